"""Who has which power: one question for Leaders, the Hologram and Allies (M-12.3, M-18.7).

A Leader has the ability of its board and one it may copy; the Hologram has all the boards it was given, of councilors
and, by the Mystic Lantern, of Allies; an Ally has its own. `state.council` and `state.copied` have them all: of the
sets in `copied` councilors are the first bits, Allies those from FIRST_POWER_OF_ALLIES on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules.content import FIRST_POWER_OF_ALLIES
from tidefall.rising.rules.figures import CREW, FIRST_OF_ALLIES, MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.monstrosities.store import HOLOGRAM_ROOM
from tidefall.rising.rules.state import NONE, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64


def seat_with(state: RisingState, councilor: i64) -> i64:
    """The seat that plays a councilor, or NONE."""
    for seat in range(state.rules.seats):
        if state.council[seat] == councilor:
            return seat
    return NONE


def leader_of(state: RisingState, councilor: i64) -> i64:
    """The Leader of a councilor that somebody plays, or NONE."""
    seat = seat_with(state, councilor)
    return NONE if seat == NONE else seat * CREW


def power_of(ally: i64) -> i64:
    """The bit of an Ally's board in a set of powers."""
    return FIRST_POWER_OF_ALLIES + ally - FIRST_OF_ALLIES


def hologram_has(state: RisingState, ally: i64) -> bool:
    """Whether the Hologram has an Ally's board this round (M-12.3)."""
    return (state.copied[MOST_SEATS] >> power_of(ally)) & 1 == 1


def has_power(state: RisingState, figure: i64, ally: i64) -> bool:
    """Whether a figure is an Ally, or the Hologram with its board."""
    return figure == ally or (figure == THE_HOLOGRAM and hologram_has(state, ally))


def is_with(state: RisingState, ally: i64, site: i64) -> bool:
    """Whether an active figure with an Ally's power is on a site (M-5.6, M-5.7)."""
    if site < 0:
        return False
    return state.site(ally) == site or (hologram_has(state, ally) and state.site(THE_HOLOGRAM) == site)


def stands_with(state: RisingState, ally: i64, space: i64) -> bool:
    """Whether an active figure with an Ally's power is on a space."""
    return state.where[ally] == space or (hologram_has(state, ally) and state.where[THE_HOLOGRAM] == space)


# The Giant's and the Mermaid's way of being placed bind the Hologram only if it is placed by that ability (M-12.3).
ON_A_SPACE: Final[i64] = 0
ON_TWO: Final[i64] = 1
ON_NONE: Final[i64] = 2


def stands_as_giant(state: RisingState, figure: i64, giant: i64) -> bool:
    """Whether a figure stands on two spaces, and so rolls two dice (M-5.12)."""
    return figure == giant or (figure == THE_HOLOGRAM and HOLOGRAM_ROOM.of(state) == ON_TWO)
