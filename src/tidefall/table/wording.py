"""What people write: names and chat, in one line and without what plays tricks on those who read."""

from __future__ import annotations

import unicodedata
from typing import Final

BARRED: Final = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Kinds of characters that are no writing: controls, signs for layout, halves of characters, private ones, breaks."""
JOINERS: Final = frozenset("\u200c\u200d\u200e\u200f") | {chr(tag) for tag in range(0xE0020, 0xE0080)}
"""Those signs for layout that some scripts and emoji need. Others hide, or turn the words of others around."""
UNSEEN: Final = ("Cf", "Mn", "Me", "Zs")
"""Kinds that show only together with others, as the joiners in some emoji and scripts."""


def clean(text: str) -> str:
    """The text in one line, without what is no writing; empty if nothing of it can be seen.

    >>> clean("  two\\t words \\n")
    'two words'
    >>> clean("\\u200d \\u202e")
    ''
    """
    kept = "".join(letter for letter in " ".join(text.split()) if is_writing(letter)).strip()
    return kept if any(unicodedata.category(letter) not in UNSEEN for letter in kept) else ""


def is_writing(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter) not in BARRED
