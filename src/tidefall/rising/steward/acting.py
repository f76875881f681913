"""ACTIONS: who acts next, which rolls are helped, what is smelted, and who recruits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules import actions, rolling
from tidefall.rising.rules.activation import Convert
from tidefall.rising.rules.content import ATLANTIUM, NUMINOUS_AMPLIFIER, ORE, RAW
from tidefall.rising.rules.figures import CREW, GROUP
from tidefall.rising.rules.island import (
    CENTRE,
    CITIES,
    COMPONENT,
    COMPONENT_AT,
    FORGES,
    GATE,
    LIBRARIES,
    RINGS,
    SITE_KIND,
    SITE_OF,
    WILDERNESS,
)
from tidefall.rising.rules.monstrosities.potions import PHILTER
from tidefall.rising.rules.rolling import FACES, RollWindow
from tidefall.rising.rules.state import SUPPLY
from tidefall.rising.steward import cards
from tidefall.rising.steward.projects import leaders_on
from tidefall.rising.steward.sites import ACCELERATOR, CRUCIBLE, FOUNDRY, MATTER_CONVERTER, MYSTIC_SIPHON

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn

ENERGY_FIRST, THEN_CARDS, THEN_ROLLS, THEN_OTHERS, THEN_AGAIN, THEN_SMELTING, THEN_EXCHANGE, AT_LAST_BUILDING = range(8)
STAGES: Final = {
    MYSTIC_SIPHON: ENERGY_FIRST,
    ACCELERATOR: THEN_AGAIN,
    CRUCIBLE: THEN_SMELTING,
    FOUNDRY: THEN_SMELTING,
    MATTER_CONVERTER: THEN_EXCHANGE,
}
"""Of components; of peninsulas: below."""
WINDS: Final = 0.65
"""What Favorable Winds should save."""


def take_action(turn: Turn) -> int:
    """Free steps first; then the unit whose turn it is. Nothing is forgone, so the end comes by itself."""
    card = cards.to_play_in_actions(turn)
    if card:
        return card
    if actions.PASS in turn.legal:
        return int(actions.PASS)
    units = [action for action in turn.legal if actions.ACTIVATE <= action < actions.FORGO]
    return min(units, key=lambda action: order(turn, action)) if units else turn.legal[-1]


def order(turn: Turn, action: int) -> tuple[int, int]:
    """Energy and cards first, then rolls, then what uses up their gains; the Power Core after all other builds."""
    state = turn.state
    if action < actions.ACTIVATE_SPACE:
        return stage(state.site(action - actions.ACTIVATE)), action
    space = action - actions.ACTIVATE_SPACE
    site = SITE_OF[space]
    return stage(site), leaders_on(state, space) if site == GATE else action


def stage(site: int) -> int:
    if site == CENTRE:
        return ENERGY_FIRST
    if site == GATE:
        return AT_LAST_BUILDING
    if SITE_KIND[site] == COMPONENT:
        return STAGES.get(COMPONENT_AT[site], THEN_OTHERS)
    peninsula = site // RINGS
    if peninsula == LIBRARIES:
        return THEN_CARDS
    if peninsula == CITIES:
        return THEN_OTHERS
    return THEN_SMELTING if peninsula == FORGES else THEN_ROLLS


def roll_window(turn: Turn) -> int:
    """Help a roll if that makes it a success and is worth it."""
    state = turn.state
    if actions.FREE_BOOST in turn.legal:
        return int(actions.FREE_BOOST)
    if actions.POTION + PHILTER in turn.legal:
        return int(actions.POTION + PHILTER)
    roll = RollWindow.UNIT.of(state)
    lack = rolling.target(state, roll) - rolling.total(state, roll)
    strength = state.rules.card_number[NUMINOUS_AMPLIFIER] if state.holds(turn.seat, NUMINOUS_AMPLIFIER) else 1
    price = turn.plan.price(turn.seat, -(-lack // strength))
    gain = gain_of(turn, roll)
    for action, die in ((actions.WINDS, state.first_die), (actions.WINDS + 1, state.second_die)):
        if action in turn.legal and FACES - die >= lack and min(gain, price) > WINDS:
            return int(action)
    return int(actions.BOOST) if price < gain and actions.BOOST in turn.legal else int(actions.PASS)


def gain_of(turn: Turn, roll: int) -> float:
    """What a success brings."""
    plan = turn.plan
    if roll >= GROUP:
        return plan.follower()
    site = turn.state.site(roll)
    if SITE_KIND[site] == WILDERNESS:
        return plan.gain(turn.seat, site // RINGS)
    return max(plan.gain(turn.seat, good) for good in range(RAW))


def convert(turn: Turn) -> int:
    """Smelt ore while Atlantium is short; what the next builds, or the Power Core, take as ore stays."""
    plan = turn.plan
    rate = Convert.RATE.of(turn.state)
    short = max(int(plan.short[ATLANTIUM]), 0)
    wanted = -(-short // rate)
    ore = sum(goods[ORE] for goods in plan.goods)
    if plan.unbuilt:
        wanted = min(wanted, int(plan.ore_to_smelt(ore, rate)))
    else:
        wanted = min(wanted, ore - plan.core_cost[ORE])
    return max((action for action in turn.legal if action - actions.AMOUNT <= wanted), default=turn.legal[0])


def recruit_for(turn: Turn) -> int:
    """Whose Leader is away comes first, then the smallest crew."""
    where = turn.state.where
    return turn.best(lambda seat: (9.0 if where[seat * CREW] == SUPPLY else 0.0) - turn.plan.crews[seat], actions.SEAT)


def recruit(turn: Turn) -> int:
    return turn.first_of(actions.TAKE_LEADER)


# Components.


def act_again(turn: Turn) -> int:
    """Harmonic Accelerator: the figure that has most to gain."""
    state = turn.state
    return turn.best(lambda figure: turn.sites.value(turn.seat, state.site(figure)), actions.FIGURE)


def exchange(turn: Turn) -> int:
    """Matter Converter: give what nobody needs, if something else is needed."""
    plan = turn.plan
    needed = max(plan.resource(good) for good in range(RAW))
    given = turn.best(lambda good: -plan.resource(good), actions.GOOD)
    if given < actions.GOOD or needed - plan.resource(given - actions.GOOD) < 0.4:
        return int(actions.DONE)
    return given


def smelter(turn: Turn) -> int:
    """Orichalcum Foundry: whoever has a raw resource that is needed least."""
    plan = turn.plan
    if plan.short[ATLANTIUM] <= 0:
        return int(actions.PASS)
    return turn.best(
        lambda seat: -min(plan.resource(good) for good in range(RAW) if plan.goods[seat][good]), actions.SEAT
    )


def smelt(turn: Turn) -> int:
    return turn.best(lambda good: -turn.plan.resource(good), actions.GOOD)


def seal_return(turn: Turn) -> int:
    """Spirit Seal: a follower for two tiles, when tiles are dearer."""
    plan = turn.plan
    if 2.0 * plan.tile <= plan.follower():
        return int(actions.PASS)
    return turn.best(lambda figure: float(plan.crews[turn.state.owner[figure]]), actions.FIGURE)
