"""The windows of the game: moments at which players may use what belongs there (R-0.9, R-6.32).

Each window is a step (`kernel/window.py`) with a row of offers, one for each thing that may be used in it. Things put
their offers here; the windows themselves are in the chapters they belong to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.window import Offer, Window
from tidefall.rising.rules import actions
from tidefall.rising.rules.figures import MOST_SEATS
from tidefall.rising.rules.state import RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64

WINDOWS: Final = [
    *("PLACE", "BEFORE_DRAW", "RESPONSE", "END_MISF", "ACTIONS", "ROLL", "BUILD", "FLOOD"),
    *("RETURN", "HIT", "MONSTER", "ROUND_START"),
]
PLACE: Final[i64] = 0
BEFORE_DRAW: Final[i64] = 1
RESPONSE: Final[i64] = 2
END_MISF: Final[i64] = 3
ACTIONS: Final[i64] = 4
ROLL: Final[i64] = 5
BUILD: Final[i64] = 6
FLOOD: Final[i64] = 7
RETURN: Final[i64] = 8
HIT: Final[i64] = 9
MONSTER: Final[i64] = 10
ROUND_START: Final[i64] = 11
"""When a card may be played (R-6.32)."""

OFFERS: Final[list[list[Offer[RisingState]]]] = [[] for _ in WINDOWS]
"""What anybody may do in a window, in the order of the actions; things in the box add theirs (`hooks`)."""


def offer(window: i64, *offers: Offer[RisingState]) -> None:
    """Put offers into a window."""
    OFFERS[window] = sorted([*OFFERS[window], *offers], key=first_action)


def first_action(row: Offer[RisingState]) -> int:
    return row.first


class SeatWindow(Window[RisingState]):
    """Seats are asked, clockwise from `first`."""

    window: i64 = 0
    passing = actions.PASS

    def first(self, state: RisingState) -> i64:
        return state.starter

    def offers(self, state: RisingState) -> list[Offer[RisingState]]:
        return state.rules.hooks.offers[self.window]

    def places(self, state: RisingState) -> i64:
        return state.rules.seats

    def asker(self, state: RisingState, place: i64) -> i64:
        return state.clockwise(self.first(state), place)

    def fits(self, state: RisingState) -> bool:
        return Window.PASSED.of(state) <= state.rules.everyone and Window.ASKED.of(state) < state.rules.seats


class LeaderWindow(Window[RisingState]):
    """Leaders are asked, clockwise from the drawer if there is one, the Hologram (7) right after its owner."""

    window: i64 = 0
    passing = actions.PASS

    def offers(self, state: RisingState) -> list[Offer[RisingState]]:
        return state.rules.hooks.offers[self.window]

    def places(self, state: RisingState) -> i64:
        return 2 * state.rules.seats

    def is_wanted(self, state: RisingState) -> bool:
        """Mostly nobody has anything to offer: that is seen faster in any order than in the right one."""
        for offer in state.rules.hooks.offers[self.window]:
            for asker in range(state.rules.seats):
                if offer.is_open(state, asker):
                    return True
            if offer.is_open(state, MOST_SEATS):
                return True
        return False

    def asker(self, state: RisingState, place: i64) -> i64:
        seat = state.clockwise(state.first_asked(), place // 2)
        if place % 2 == 0:
            return seat
        return MOST_SEATS if state.owner[state.bearer(MOST_SEATS)] == seat else -1

    def seat_of(self, state: RisingState, asker: i64) -> i64:
        return state.owner[state.bearer(asker)]

    def may_be_open(self, state: RisingState) -> bool:
        """Whether it can lie on the stack: somebody would be asked, or has been who used up what it had."""
        return len(self.offers(state)) > 1 or self.somebody_speaks(state)

    def somebody_speaks(self, state: RisingState) -> bool:
        """Whether anybody would be asked."""
        for place in range(self.places(state)):
            asker = self.asker(state, place)
            if asker >= 0 and self.may_speak(state, asker):
                return True
        return False
