"""Building: which component, what comes off its cost, and who pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising import actions
from tidefall.rising.building import discounts_at_hand, is_payable
from tidefall.rising.content import (
    ENERGY,
    KINDS_OF_GOODS,
    MASTERWORK_PLANS,
    MYSTIC_ADZE,
    POWER_CORE,
    RESOURCES,
)
from tidefall.rising.payment import due
from tidefall.rising.steward.cards import build_spaces_to_come
from tidefall.rising.steward.projects import seats_of

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn


def build(turn: Turn) -> int:
    """The Power Core if it can be; otherwise what is most useful, a thought given to what can be built beside it."""
    core = int(actions.COMPONENT + POWER_CORE)
    if core in turn.legal:
        return core
    planned = {project.component for project in turn.projects.list}
    here = int(turn.state.a())
    beside = [space for space in build_spaces_to_come(turn) if space != here]

    def score(action: int) -> float:
        component = action - int(actions.COMPONENT)
        if component < 0:
            return -9.0
        value = turn.projects.value(component) - 0.3 * cards_needed(turn, component)
        if beside and component not in planned:
            value -= 0.2
        return value

    return turn.best(score)


def cards_needed(turn: Turn, component: int) -> int:
    """How many discounts by cards a component takes here."""
    state = turn.state
    free = int(state.discounts)
    for extra in range(int(discounts_at_hand(state, state.builders)) + 1):
        if is_payable(state, component, state.builders, free + extra):
            return extra
    return 9


def build_window(turn: Turn) -> int:
    """The Adze always; plans when the component cannot be paid without, or are in the way."""
    state = turn.state
    adze = int(actions.PLAY + MYSTIC_ADZE)
    if adze in turn.legal:
        return adze
    plans = int(actions.PLAY + MASTERWORK_PLANS)
    component = component_named(turn)
    cost = turn.projects.cost(component)
    if plans in turn.legal and sum(cost[: int(RESOURCES)]) - int(state.discounts) > 1:
        return plans
    return int(actions.PASS)


def component_named(turn: Turn) -> int:
    """The frame below the window settles the cost of the component."""
    state = turn.state
    return int(state.stack[state.depth * 3 - 3 - 2])


def raise_cost(turn: Turn) -> int:
    return turn.best(lambda action: -turn.plan.resource(action - int(actions.GOOD)))


def lower_cost(turn: Turn) -> int:
    return turn.best(lambda action: turn.plan.resource(action - int(actions.GOOD)))


def payment(turn: Turn) -> int:
    """A share: who has little of a good gives it first, so that holdings stay together; nobody its last unit."""
    state = turn.state
    place, good = divmod(int(state.a()), int(KINDS_OF_GOODS))
    payer = (turn.seat + place) % turn.plan.seats
    share = shares(turn, good)[payer]
    amounts = [action - int(actions.AMOUNT) for action in turn.legal]
    return int(actions.AMOUNT) + min(amounts, key=lambda amount: abs(amount - share))


def shares(turn: Turn, good: int) -> dict[int, int]:
    """How what is still due of a good should be split among those who have not given yet."""
    state = turn.state
    seats = turn.plan.seats
    first = int(state.a()) // int(KINDS_OF_GOODS)
    later = [(turn.seat + place) % seats for place in range(first, seats)]
    payers = [seat for seat in later if seat in seats_of(int(state.payers))]
    goods = turn.plan.goods
    payers.sort(key=lambda seat: goods[seat][good], reverse=good == ENERGY)
    left = int(due(state, good))
    split = dict.fromkeys(range(seats), 0)
    for keep_one in (True, False):
        for seat in payers:
            spare = goods[seat][good] - split[seat]
            if keep_one and spare and is_last_unit(turn, seat, good):
                spare -= 1
            given = min(left, max(spare, 0))
            split[seat] += given
            left -= given
    return split


def is_last_unit(turn: Turn, seat: int, good: int) -> bool:
    """Whether a seat would have nothing left to give for the Power Core."""
    if len(turn.plan.unbuilt) > 3:
        return False
    return not any(turn.plan.goods[seat][other] for other in range(int(KINDS_OF_GOODS)) if other != good)
