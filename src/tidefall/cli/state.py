"""What this copy of Tidefall is and has: its version, whether its rules are compiled, whether its page was built."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import tidefall

if TYPE_CHECKING:
    from tidefall.words import Voice


def about(say: Voice) -> str:
    """As in "0.2.0, rules compiled, page built"."""
    return ", ".join(
        [
            tidefall.__version__,
            say("cli-rules-compiled", compiled=tidefall.COMPILED),
            say("cli-page-built", built=page_is_built()),
            *([] if find_spec("starlette") else [say("cli-no-server")]),
        ]
    )


def warnings(say: Voice, *, with_page: bool) -> list[str]:
    """What is missing, one sentence each; the page matters to whoever serves it."""
    told = [] if tidefall.COMPILED else [say("cli-warn-interpreted")]
    return told + ([say("cli-warn-no-page")] if with_page and not page_is_built() else [])


def page_is_built() -> bool:
    return (Path(tidefall.__file__).parent / "page" / "index.html").is_file()
