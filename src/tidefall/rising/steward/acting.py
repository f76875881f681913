"""ACTIONS: who acts next, rolls and what they are worth, smelting and recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising import actions, rolling
from tidefall.rising.content import ATLANTIUM, CARD_KINDS, ENERGY, NUMINOUS_AMPLIFIER, ORE, RAW
from tidefall.rising.island import (
    CENTRE,
    CITIES,
    FIRST_COMPONENT,
    FORGES,
    GATE,
    LIBRARIES,
    RINGS,
    SITE_OF,
    TILES,
    WILD,
)
from tidefall.rising.steward import cards, worth
from tidefall.rising.steward.sites import ACCELERATOR, CRUCIBLE, FOUNDRY, MATTER_CONVERTER, MYSTIC_SIPHON
from tidefall.rising.table import SUPPLY

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn

LATE = {MATTER_CONVERTER: 7, ACCELERATOR: 4, CRUCIBLE: 5, FOUNDRY: 6, MYSTIC_SIPHON: 0}
THE_GATE = 8


def take_action(turn: Turn) -> int:
    """Free steps first; then the unit whose turn it is."""
    card = cards.to_play_in_actions(turn)
    if card is not None:
        return card
    if actions.PASS in turn.legal:
        return int(actions.PASS)
    units = [action for action in turn.legal if actions.ACTIVATE <= action < actions.FORGO]
    if not units:
        return turn.legal[0]
    return min(units, key=lambda action: order(turn, action))


def order(turn: Turn, action: int) -> tuple[int, int]:
    """Energy and cards first, then rolls, then what uses up their gains, and building last."""
    state = turn.state
    if action < actions.ACTIVATE_SPACE:
        site = int(state.site(action - int(actions.ACTIVATE)))
    else:
        space = action - int(actions.ACTIVATE_SPACE)
        site = int(SITE_OF[space])
        if site == GATE:
            return THE_GATE, turn.projects.leaders_on(space)
    return stage(site), action


def stage(site: int) -> int:
    if site == CENTRE:
        return 0
    if site >= FIRST_COMPONENT:
        return LATE.get(site - int(FIRST_COMPONENT), 3)
    peninsula = site // RINGS
    if peninsula == LIBRARIES:
        return 1
    if peninsula == CITIES:
        return 3
    return 5 if peninsula == FORGES else 2


def roll_window(turn: Turn) -> int:
    """Help a roll if that makes it a success and is worth it."""
    state = turn.state
    plan = turn.plan
    roll = int(state.a())
    lack = int(rolling.target(state, roll) - rolling.total(state, roll))
    if actions.FREE_BOOST in turn.legal:
        return int(actions.FREE_BOOST)
    gain = gain_of(turn, roll)
    stock = plan.goods[turn.seat][ENERGY]
    strength = int(state.rules.card_number[NUMINOUS_AMPLIFIER]) if state.holds(turn.seat, NUMINOUS_AMPLIFIER) else 1
    price = -(-lack // strength)
    cost = plan.boost_price(turn.seat, price) if price <= stock else 9.0
    for action in (int(actions.WINDS), int(actions.WINDS) + 1):
        die = int(state.first_die if action == actions.WINDS else state.second_die)
        if action in turn.legal and 6 - die >= lack and min(gain, cost) > 0.65:
            return action
    return int(actions.BOOST) if cost < gain else int(actions.PASS)


def gain_of(turn: Turn, roll: int) -> float:
    """What a success brings."""
    sites = turn.sites
    if roll >= rolling.PAIR:
        return turn.plan.follower()
    site = int(turn.state.site(roll))
    seat = int(turn.state.owner[roll])
    if site < WILD * RINGS:
        return sites.gain(seat, site // int(RINGS))
    return max(sites.gain(seat, good) for good in range(RAW))


def convert(turn: Turn) -> int:
    """Smelt ore while Atlantium is short; the last ore is kept for the Power Core when nothing else needs it."""
    state = turn.state
    plan = turn.plan
    rate = int(state.b()) & 15
    wanted = -(-max(plan.short_now(ATLANTIUM), 0) // rate)
    if wanted and not plan.unbuilt and plan.held(ORE) <= 1:
        wanted = 1 if plan.left > 2 else 0
    amounts = [action - int(actions.AMOUNT) for action in turn.legal]
    return int(actions.AMOUNT) + max(amount for amount in amounts if amount <= wanted)


def recruit_for(turn: Turn) -> int:
    """The smallest crew grows; somebody whose Leader is away comes first."""
    state = turn.state

    def score(action: int) -> float:
        if action < actions.SEAT:
            return -9.0
        seat = action - int(actions.SEAT)
        away = 5.0 if state.where[seat * 8] == SUPPLY else 0.0
        return away - turn.plan.crew(seat)

    return turn.best(score)


def recruit(turn: Turn) -> int:
    return turn.first_of(int(actions.TAKE_LEADER))


def volunteer(turn: Turn) -> int:
    return turn.best(lambda action: -turn.plan.crew(action - int(actions.SEAT)))


def act_again(turn: Turn) -> int:
    """Harmonic Accelerator: the figure that has most to gain."""
    state = turn.state

    def score(action: int) -> float:
        if action == actions.PASS:
            return 0.0
        return turn.sites.value(turn.seat, int(state.site(action - int(actions.FIGURE))))

    return turn.best(score)


def exchange(turn: Turn) -> int:
    """Matter Converter: give what nobody needs."""
    plan = turn.plan
    need = max(plan.resource(good) for good in range(RAW))

    def score(action: int) -> float:
        if action == actions.DONE:
            return 0.4
        return need - plan.resource(action - int(actions.GOOD))

    return turn.best(score)


def choose_helped(turn: Turn) -> int:
    return turn.legal[0]


def smelter(turn: Turn) -> int:
    """Orichalcum Foundry: whoever has a raw resource that is needed least."""
    if turn.plan.short_now(ATLANTIUM) <= 0:
        return int(actions.PASS)

    def score(action: int) -> float:
        if action < actions.SEAT:
            return -9.0
        goods = turn.plan.goods[action - int(actions.SEAT)]
        return -min(turn.plan.resource(good) for good in range(RAW) if goods[good])

    return turn.best(score)


def smelt(turn: Turn) -> int:
    return turn.best(
        lambda action: -9.0 if action < actions.GOOD else -turn.plan.resource(action - int(actions.GOOD))
    )


def seal_return(turn: Turn) -> int:
    """Spirit Seal: a follower for two tiles, when tiles are dearer."""
    if 2.0 * turn.plan.tile <= turn.plan.follower() or turn.state.land_left() > 34:
        return int(actions.PASS)
    state = turn.state
    return turn.best(
        lambda action: -9.0
        if action < actions.FIGURE
        else float(turn.plan.crew(int(state.owner[action - int(actions.FIGURE)])))
    )


UNUSED = (CARD_KINDS, TILES, worth)
