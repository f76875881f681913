"""Deciding together: one seat proposes, others may object, the starting player settles (R-3.1, R-3.4, R-3.31).

A shared step's second number says how far the decision is: PROPOSING, SETTLING by the starting player, or FINAL.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, steps
from tidefall.rising.happenings import HAS_OBJECTED, VOTED_DOWN
from tidefall.rising.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

PROPOSING: Final[i64] = 0
SETTLING: Final[i64] = 1
FINAL: Final[i64] = 2


class Shared(Step[Table]):
    """A decision that concerns several seats. The activating player proposes; subclasses say what and to whom."""

    def involved(self, state: Table) -> i64:
        """The set of seats that may object."""
        return 0

    def settle(self, state: Table, action: i64) -> None:
        """Carry out what was decided."""

    def actor(self, state: Table) -> i64:
        return state.activator if state.b() == PROPOSING else state.starter

    def apply(self, state: Table, action: i64) -> None:
        if state.b() == PROPOSING:
            others = self.involved(state) & ~(1 << state.player)
            if others and not state.rules.trust:
                state.push(steps.OBJECTIONS, others, action)
                return
        elif state.b() == SETTLING and state.rules.vote and state.rules.seats > 1:
            state.push(steps.VOTE, state.rules.everyone & ~(1 << state.starter), action)
            return
        self.settle(state, action)


class Agreement(Step[Table]):
    """Somebody agrees or objects."""

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.AGREE)
        menu.add(actions.OBJECT)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "agree" if action == actions.AGREE else "object")


class Consenting(Step[Table]):
    """D-90: a payer or owner accepts or refuses (R-3.2)."""

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.ACCEPT)
        menu.add(actions.REFUSE)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "accept" if action == actions.ACCEPT else "refuse")


def settle_below(state: Table, proposal: i64) -> None:
    """Carry out a proposal that the shared step below the top frame waits for."""
    state.pop()
    step = state.step()
    assert isinstance(step, Shared)
    step.settle(state, proposal)


class Objections(Agreement):
    """D-42: each other involved player, clockwise from the starting player, may object; then that one decides."""

    name = "objections"

    def waits(self, state: Table) -> bool:
        if state.a():
            return True
        settle_below(state, state.b())
        return False

    def actor(self, state: Table) -> i64:
        return state.first_of(state.a(), state.starter)

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.AGREE:
            state.set_a(state.a() & ~(1 << state.player))
            return
        state.tell(HAS_OBJECTED, state.player)
        state.pop()
        state.set_b(SETTLING)


class Vote(Step[Table]):
    """D-91: a majority of the others may return what the starting player settles, once (R-3.4).

    The first number is the set of those who have not voted, × 256 above it counts votes to return.
    """

    name = "vote"

    def waits(self, state: Table) -> bool:
        if state.a() & 0xFF:
            return True
        returns = state.a() >> 8
        if 2 * returns <= state.rules.seats - 1:
            settle_below(state, state.b())
        else:
            state.tell(VOTED_DOWN)
            state.pop()
            state.set_b(FINAL)
        return False

    def actor(self, state: Table) -> i64:
        return state.first_of(state.a() & 0xFF, state.starter)

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.AGREE)
        menu.add(actions.RETURN)

    def apply(self, state: Table, action: i64) -> None:
        votes = state.a() & ~(1 << state.player)
        state.set_a(votes + 256 if action == actions.RETURN else votes)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "agree" if action == actions.AGREE else "return")
