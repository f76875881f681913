"""Building: which component, what comes off its cost, and who pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules import actions
from tidefall.rising.rules.building import SettleCost, discounts_at_hand, is_payable
from tidefall.rising.rules.content import ENERGY, KINDS_OF_GOODS, MASTERWORK_PLANS, MYSTIC_ADZE, POWER_CORE, RESOURCES
from tidefall.rising.rules.payment import Payment, due
from tidefall.rising.steward.projects import seats_of

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn


def build(turn: Turn) -> int:
    """The Power Core if it can be; otherwise what is most useful, and rather without spending cards on it."""
    if actions.COMPONENT + POWER_CORE in turn.legal:
        return int(actions.COMPONENT + POWER_CORE)
    return turn.best(lambda work: worth_of(turn, work) - 0.3 * cards_needed(turn, work), actions.COMPONENT)


def worth_of(turn: Turn, work: int) -> float:
    """A magic item only if no component can be built."""
    return turn.projects.value(work) if work < turn.state.rules.components else 0.0


def cards_needed(turn: Turn, component: int) -> int:
    """How many discounts by cards a component takes here."""
    state = turn.state
    at_hand = int(discounts_at_hand(state, state.builders))
    for further in range(at_hand):
        if is_payable(state, component, state.builders, state.discounts + further):
            return further
    return at_hand


def build_window(turn: Turn) -> int:
    """Whatever takes something off the cost."""
    state = turn.state
    component = SettleCost.COMPONENT.below(state)
    cost = sum(state.rules.cost[component * KINDS_OF_GOODS + good] for good in range(RESOURCES))
    if cost + state.malfunctions - state.discounts <= 1:
        return int(actions.PASS)
    return turn.first_of(actions.PLAY + MYSTIC_ADZE, actions.PLAY + MASTERWORK_PLANS)


def raise_cost(turn: Turn) -> int:
    return turn.best(lambda good: -turn.plan.resource(good), actions.GOOD)


def lower_cost(turn: Turn) -> int:
    return turn.best(turn.plan.resource, actions.GOOD)


def payment(turn: Turn) -> int:
    """The share at hand, as near as can be to what would suit the table."""
    place, good = divmod(int(Payment.SHARE.of(turn.state)), int(KINDS_OF_GOODS))
    share = shares(turn, place, good)[(turn.seat + place) % turn.plan.seats]
    return turn.best(lambda amount: -abs(amount - share), actions.AMOUNT)


def shares(turn: Turn, place: int, good: int) -> list[int]:
    """How what is due of a good should be split among those from a place of the order on.

    Who has little of a resource gives it first, so that holdings stay together; energy comes from those with most of
    it. Nobody gives the last unit while somebody else can pay.
    """
    state = turn.state
    goods = turn.plan.goods
    able = seats_of(state.payers)
    payers = [(turn.seat + later) % turn.plan.seats for later in range(place, turn.plan.seats)]
    payers = sorted((seat for seat in payers if seat in able), key=lambda seat: goods[seat][good])
    if good == ENERGY:
        payers.reverse()
    left = int(due(state, good))
    split = [0] * turn.plan.seats
    for thrifty in (True, False):
        for seat in payers:
            spare = goods[seat][good] - split[seat]
            if thrifty and is_last_unit(turn, seat, good):
                spare -= 1
            given = min(left, max(spare, 0))
            split[seat] += given
            left -= given
    return split


def is_last_unit(turn: Turn, seat: int, good: int) -> bool:
    """Whether a seat would have nothing left to give for the Power Core; where many must give, energy is too little."""
    plan = turn.plan
    if not plan.near_the_end:
        return False
    kinds = KINDS_OF_GOODS if plan.seats <= plan.core_cost[ENERGY] + 1 else RESOURCES
    return not any(plan.goods[seat][other] for other in range(kinds) if other != good)
