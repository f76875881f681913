"""The windows of the game: moments at which players may use what belongs there (R-0.9, R-6.32).

Each window is a step (`kernel/window.py`) with a row of offers, one for each thing that may be used in it. Things put
their offers here; the windows themselves are in the chapters they belong to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.window import Offer, Window
from tidefall.rising import actions
from tidefall.rising.content import WINDOWS
from tidefall.rising.figures import MOST_SEATS
from tidefall.rising.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

OFFERS: Final[list[list[Offer[Table]]]] = [[] for _ in WINDOWS]
"""By window, in the order of their actions."""


def offer(window: i64, *offers: Offer[Table]) -> None:
    """Put offers into a window."""
    OFFERS[window] = sorted([*OFFERS[window], *offers], key=first_action)


def first_action(row: Offer[Table]) -> int:
    return row.first


class SeatWindow(Window[Table]):
    """Seats are asked, clockwise from `first`."""

    window: i64 = 0
    passing = actions.PASS

    def first(self, state: Table) -> i64:
        return state.starter

    def offers(self, state: Table) -> list[Offer[Table]]:
        return OFFERS[self.window]

    def places(self, state: Table) -> i64:
        return state.rules.seats

    def asker(self, state: Table, place: i64) -> i64:
        return state.clockwise(self.first(state), place)

    def fits(self, state: Table) -> bool:
        return Window.PASSED.of(state) <= state.rules.everyone and Window.ASKED.of(state) < state.rules.seats


class LeaderWindow(Window[Table]):
    """Leaders are asked, clockwise from the drawer, the Hologram (7) right after its owner."""

    window: i64 = 0
    passing = actions.PASS

    def offers(self, state: Table) -> list[Offer[Table]]:
        return OFFERS[self.window]

    def places(self, state: Table) -> i64:
        return 2 * state.rules.seats

    def asker(self, state: Table, place: i64) -> i64:
        seat = state.clockwise(state.drawer, place // 2)
        if place % 2 == 0:
            return seat
        return MOST_SEATS if state.owner[state.bearer(MOST_SEATS)] == seat else -1

    def seat_of(self, state: Table, asker: i64) -> i64:
        return state.owner[state.bearer(asker)]

    def somebody_speaks(self, state: Table) -> bool:
        """Whether anybody would be asked."""
        for place in range(self.places(state)):
            asker = self.asker(state, place)
            if asker >= 0 and self.may_speak(state, asker):
                return True
        return False
