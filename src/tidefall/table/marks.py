"""What a table keeps of an entry once it has been taken in."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tidefall.table.facts import AnyFact, Asked, Drawn, Played, Said, Started, Undone

Kind = Literal["started", "played", "drawn", "undone", "asked", "said", "other"]
PLAYED: Final[Kind] = "played"
UNDONE: Final[Kind] = "undone"
ASKED: Final[Kind] = "asked"
SAID: Final[Kind] = "said"
OF_THE_GAME: Final = ("started", "played", "drawn", "undone", "asked")


class Mark(NamedTuple):
    kind: Kind
    seen_by: int
    """A set of viewers: bit s is seat s, the bit above the seats stands for spectators."""
    before: int
    """How long the game's history was before."""


def kind_of(fact: AnyFact) -> Kind:
    match fact:
        case Played():
            return "played"
        case Drawn():
            return "drawn"
        case Undone():
            return "undone"
        case Asked():
            return "asked"
        case Started():
            return "started"
        case Said():
            return "said"
        case _:
            return "other"
