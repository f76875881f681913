"""The page is written against what the server and the games say of themselves."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"


def test_the_page_knows_the_wire_and_the_games_as_they_are() -> None:
    """If not: `make types`. Whether the page's types are those of these schemas is checked by `make lint`."""
    wanted: dict[Path, str] = runpy.run_path(str(WEB / "schemas.py"))["files"]()
    known = {path: path.read_text("utf-8") for path in (WEB / "schemas").iterdir()}
    assert known == wanted, "The schemas have changed: run `make types` and look at what it does to the page."


def test_the_page_knows_the_words_as_they_are() -> None:
    """If not: `make types`."""
    wanted: dict[Path, str] = runpy.run_path(str(WEB / "words.py"))["files"]()
    known = {path: path.read_text("utf-8") for path in wanted}
    assert known == wanted, "The page's words have changed: run `make types`."
