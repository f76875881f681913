"""Names of pieces as they are written and typed: explorers are a colour's letter and a small letter, as in Ra."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.survive.rules.components import TOKENS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.survive.rules.options import Rules

TOKEN_LETTERS: Final = "abcdefghij"


def explorer_name(rules: Rules, explorer: i64) -> str:
    """Ra to Rj for red, and so on; the name says nothing about the value (S-9.5)."""
    return rules.colour_names[explorer // TOKENS][0].upper() + TOKEN_LETTERS[explorer % TOKENS]


def explorer_named(rules: Rules, name: str) -> int:
    """The explorer with this name, or -1."""
    if len(name) == 2 and name[1] in TOKEN_LETTERS:
        for colour, colour_name in enumerate(rules.colour_names):
            if colour_name[0].upper() == name[0].upper():
                return colour * 10 + TOKEN_LETTERS.index(name[1])
    return -1
