"""What people write: names and chat, in one line and without what plays tricks on those who read."""

from __future__ import annotations

import unicodedata
from typing import Final

BARRED: Final = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Kinds of characters that are no writing: controls, signs for layout, halves of characters, private ones, breaks."""
JOINERS: Final = frozenset("\u200c\u200d\u200e\u200f") | {chr(tag) for tag in range(0xE0020, 0xE0080)}
"""Those signs for layout that some scripts and emoji need. Others hide, or turn the words of others around."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that show nothing at all."""
MOST_MARKS: Final = 4
"""Marks on one letter. No language piles up more; those who do draw over the lines of others."""
UNSEEN: Final = ("Cf", "Mn", "Me", "Zs")
"""Kinds that show only together with others, as the joiners in some emoji and scripts."""


def clean(text: str) -> str:
    """The text in one line, without what is no writing; empty if nothing of it can be seen.

    >>> clean("  two\\t words \\n")
    'two words'
    >>> clean("\\u200d \\u202e")
    ''
    """
    kept = ""
    marks = 0
    for letter in " ".join(text.split()):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if is_writing(letter) and marks <= MOST_MARKS:
            kept += letter
    return kept.strip() if any(unicodedata.category(letter) not in UNSEEN for letter in kept) else ""


def is_writing(letter: str) -> bool:
    return letter in JOINERS or (letter not in BLANKS and unicodedata.category(letter) not in BARRED)
