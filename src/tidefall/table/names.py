"""Names that can be told apart: nobody is called like somebody else at the table, like a bot or like a seat.

What counts is what names look like, not how they are spelt: a letter of another script is the same as the one it can be
mistaken for (Unicode Technical Standard 39), as is a capital, and accents do not count at all.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from tidefall import load_game, players, words
from tidefall.kernel.errors import Refused
from tidefall.table.wording import clean

if TYPE_CHECKING:
    from tidefall.table.table import Table

LONGEST: Final = 40
ACCENTS: Final = (1, 202, *range(214, 241))
"""Combining classes of marks that are drawn through, under or over a letter, but not of vowels or tones of a script."""
VARIANTS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Signs that choose between two drawings of the same letter."""


def new_name(game: str, name: str, taken: Iterable[str] = ()) -> str:
    """A name as it is kept, in one line and without what cannot be seen; Refused if it can be mistaken for another."""
    cleaned = clean(clean(name)[:LONGEST])
    if not cleaned:
        raise Refused("no_name")
    if looks(cleaned) & reserved(game):
        raise Refused("name_reserved", name=cleaned)
    if any(looks(cleaned) & looks(other) for other in taken):
        raise Refused("name_taken", name=cleaned)
    return cleaned


def taken(table: Table, person: str | None = None) -> list[str]:
    """The names at a table but for a person's own: of people, of those who share a screen, of those who knock."""
    shared = [seat.name for seat in table.seats if seat.name is not None and seat.person != person]
    knocking = [one.name for one in table.knocking.values()]
    return [*(name for other, name in table.names.items() if other != person), *shared, *knocking]


@cache
def reserved(game: str) -> frozenset[str]:
    seats = next(option for option in load_game(game).options if option.name == "seats")
    largest = load_game(game, seats=seats.allowed[-1])
    titles = [title for lang in words.languages() for title in largest.seat_names(lang)]
    return frozenset(look for name in ("bot", *players.names(game), *titles) for look in looks(name))


@lru_cache(10_000)
def looks(name: str) -> frozenset[str]:
    """What a name may be read as, with and without regard to what is a capital.

    >>> looks("Ann") & looks("\\N{CYRILLIC CAPITAL LETTER A}nn") != set()
    True
    >>> looks("Ann") & looks("Anna")
    frozenset()
    """
    return frozenset((skeleton(name).casefold(), skeleton(unicodedata.normalize("NFKC", name).casefold())))


def skeleton(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text)
    return "".join(prototype(letter) for letter in letters if is_told_apart(letter))


def is_told_apart(letter: str) -> bool:
    """Whether it makes a difference to the eye: accents and signs for layout do not, or too little."""
    if letter in VARIANTS or unicodedata.category(letter) in ("Cf", "Me"):
        return False
    return unicodedata.combining(letter) not in ACCENTS


@lru_cache(10_000)
def prototype(letter: str) -> str:
    """The letter that stands for all that look like this one; it may be two, as `rn` for m."""
    alike = mistaken_for(letter)
    if len(alike) != 1:
        return letter
    (other,) = alike
    # Of a pair that is alone either might stand for both.
    return other if len(other) > 1 or len(mistaken_for(other)) > 1 else min(letter, other)


def mistaken_for(letter: str) -> list[str]:
    # The library reads a large table when it is first used.
    from confusable_homoglyphs import confusables

    found = confusables.is_confusable(letter, greedy=True)
    # In its table letters that are written from right to left stand between marks for that.
    return [alike["c"].strip("\u200e") for alike in found[0]["homoglyphs"]] if found else []
