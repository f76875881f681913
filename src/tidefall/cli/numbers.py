"""Numbers on the command line."""

from __future__ import annotations

from typing import Final

from tidefall import Refused
from tidefall.kernel.notation import shown

LONGEST: Final = 1000
"""More digits than this are a mistake."""


def whole(name: str, text: str, low: int | None = None, high: int | None = None) -> int:
    """The whole number that was written for an option; Refused says what it takes."""
    if is_digits(text.strip().removeprefix("-"), LONGEST):
        number = int(text)
        if (low is None or number >= low) and (high is None or number <= high):
            return number
    raise Refused("bad_number", name=name, low=low, high=high, text=shown(text))


def whole_if_given(name: str, text: str | None) -> int | None:
    """The same for an option that may be left out."""
    return None if text is None else whole(name, text)


def is_digits(text: str, longest: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= longest
