"""Languages are folders. What is in them is found by its id, and read only when it is spoken."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
"""The language in which a library speaks to programmers, and into which others fall back."""
FURTHER: Final = "TIDEFALL_WORDS"
"""Names a folder with further languages, one folder each."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
CODE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]+)*")
"""How the folder of a language is called, as in `es` or `pt-BR`."""


def languages() -> list[str]:
    """The codes of the languages there are, English first."""
    return sorted(folders(), key=lambda lang: (lang != ENGLISH, lang))


def folders() -> dict[str, list[Path]]:
    """Where each language is written down."""
    return _folders(os.environ.get(FURTHER, ""))


@cache
def _folders(further: str) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for root in [Path(__file__).parent, *([Path(further)] if further else [])]:
        for folder in sorted(path for path in root.iterdir() if path.is_dir()) if root.is_dir() else []:
            if CODE.fullmatch(folder.name) and any(folder.glob("*.ftl")):
                found.setdefault(folder.name, []).append(folder)
    return found


def entries(lang: str) -> dict[str, str]:
    """Every message and term of a language as it is written, by its id; terms begin with a dash."""
    found: dict[str, str] = {}
    for folder in folders().get(lang, []):
        for path in sorted(folder.glob("*.ftl")):
            found.update(split(path.read_text("utf-8")))
    return found


def split(text: str) -> dict[str, str]:
    """The entries of a file. Only an entry begins a line with an id, so it need not be understood to be found.

    A comment ends an entry as the next one does.

    >>> split("# Ships\\nship = ship\\n    .many = ships\\n-sea = sea\\n")
    {'ship': 'ship = ship\\n    .many = ships', '-sea': '-sea = sea'}
    """
    starts = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {name: text[start:end].partition("\n#")[0].rstrip() for (name, start), end in zip(starts, ends, strict=True)}


def of_environment() -> str:
    """The language that this person's system is set to, English if we do not have it."""
    setting = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    wanted = setting.split(".")[0].split("@")[0].replace("_", "-")
    known = languages()
    return next((lang for lang in (wanted, wanted.split("-")[0]) if lang in known), ENGLISH)
