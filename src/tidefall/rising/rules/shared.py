"""Deciding together: one seat proposes, others may object, the starting player settles (R-3.1, R-3.4, R-3.31).

STAGE says how far the decision is: PROPOSING, SETTLING by the starting player, or FINAL.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.menu import Menu
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.happenings import HAS_OBJECTED, VOTED_DOWN
from tidefall.rising.rules.state import RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64


PROPOSING: Final[i64] = 0
SETTLING: Final[i64] = 1
FINAL: Final[i64] = 2


class Shared(Step[RisingState]):
    """A decision that concerns several seats. The activating player proposes; subclasses say what and to whom."""

    STAGE: Final = Field(2)

    def involved(self, state: RisingState) -> i64:
        """The set of seats that may object."""
        return 0

    def settle(self, state: RisingState, action: i64) -> None:
        """Carry out what was decided."""

    def actor(self, state: RisingState) -> i64:
        return state.activator if Shared.STAGE.of(state) == PROPOSING else state.starter

    def apply(self, state: RisingState, action: i64) -> None:
        if Shared.STAGE.of(state) == PROPOSING:
            others = self.involved(state) & ~(1 << state.player)
            if others and not state.rules.trust:
                state.push(steps.OBJECTIONS, Objections.SEATS.at(others) | Objections.PROPOSAL.at(action))
                return
        elif Shared.STAGE.of(state) == SETTLING and state.rules.vote and state.rules.seats > 1:
            voters = state.rules.everyone & ~(1 << state.starter)
            state.push(steps.VOTE, Vote.WAITING.at(voters) | Vote.PROPOSAL.at(action))
            return
        self.settle(state, action)


class Agreement(Step[RisingState]):
    """Somebody agrees or objects."""

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.AGREE)
        menu.add(actions.OBJECT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "agree" if action == actions.AGREE else "object")


class Consenting(Step[RisingState]):
    """D-90: a payer or owner accepts or refuses (R-3.2)."""

    def legal(self, state: RisingState, menu: Menu) -> None:
        list_consent(menu)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_consent(action)


def list_consent(menu: Menu) -> None:
    menu.add(actions.ACCEPT)
    menu.add(actions.REFUSE)


def describe_consent(action: i64) -> Choice:
    return Choice(action, "accept" if action == actions.ACCEPT else "refuse")


def settle_below(state: RisingState, proposal: i64) -> None:
    """Carry out a proposal that the shared step below the top frame waits for."""
    state.pop()
    step = state.step()
    assert isinstance(step, Shared)
    step.settle(state, proposal)


def is_proposal(state: RisingState, seats: i64, proposal: i64, stage: i64) -> bool:
    """Whether an action could have been proposed in the shared step below the top frame, which is at this stage."""
    if not 0 < seats <= state.rules.everyone or Shared.STAGE.below(state) != stage:
        return False
    state.depth -= 1
    step = state.step()
    menu = Menu()
    if isinstance(step, Shared):
        step.legal(state, menu)
    state.depth += 1
    for place in range(menu.count):
        if menu.items[place] == proposal:
            return True
    return False


def size(seats: i64) -> i64:
    """How many seats are in a set."""
    count: i64 = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


class Objections(Agreement):
    """D-42: each other involved player, clockwise from the starting player, may object; then that one decides."""

    name = "objections"
    code = steps.OBJECTIONS
    SEATS: Final = Field(8)
    PROPOSAL: Final = Field(16)

    def waits(self, state: RisingState) -> bool:
        if Objections.SEATS.of(state):
            return True
        settle_below(state, Objections.PROPOSAL.of(state))
        return False

    def actor(self, state: RisingState) -> i64:
        return state.first_of(Objections.SEATS.of(state), state.starter)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.AGREE:
            Objections.SEATS.put(state, Objections.SEATS.of(state) & ~(1 << state.player))
            return
        state.tell(HAS_OBJECTED, state.player)
        state.pop()
        Shared.STAGE.put(state, SETTLING)

    def fits(self, state: RisingState) -> bool:
        return is_proposal(state, Objections.SEATS.of(state), Objections.PROPOSAL.of(state), PROPOSING)


class Vote(Step[RisingState]):
    """D-91: a majority of the others may return what the starting player settles, once (R-3.4)."""

    name = "vote"
    code = steps.VOTE
    WAITING: Final = Field(8)
    RETURNS: Final = Field(4)
    PROPOSAL: Final = Field(16)

    def waits(self, state: RisingState) -> bool:
        if Vote.WAITING.of(state):
            return True
        if 2 * Vote.RETURNS.of(state) <= state.rules.seats - 1:
            settle_below(state, Vote.PROPOSAL.of(state))
        else:
            state.tell(VOTED_DOWN)
            state.pop()
            Shared.STAGE.put(state, FINAL)
        return False

    def actor(self, state: RisingState) -> i64:
        return state.first_of(Vote.WAITING.of(state), state.starter)

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.AGREE)
        menu.add(actions.RETURN)

    def apply(self, state: RisingState, action: i64) -> None:
        Vote.WAITING.put(state, Vote.WAITING.of(state) & ~(1 << state.player))
        if action == actions.RETURN:
            Vote.RETURNS.put(state, Vote.RETURNS.of(state) + 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "agree" if action == actions.AGREE else "return")

    def fits(self, state: RisingState) -> bool:
        voters = state.rules.everyone & ~(1 << state.starter)
        waiting = Vote.WAITING.of(state)
        if not state.rules.vote or waiting & ~voters:
            return False
        if Vote.RETURNS.of(state) + size(waiting) > size(voters):
            return False
        return is_proposal(state, waiting, Vote.PROPOSAL.of(state), SETTLING)


STEPS.register(Objections(), Vote())
