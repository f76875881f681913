"""MISFORTUNE and WRATH: what floods, what is given up instead, where barriers stand and what comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules import actions, effects
from tidefall.rising.rules.content import (
    CALM_SEAS,
    CONTROLLED_FLOOD,
    ENERGY,
    OMEN_OF_EBBING,
    SPUR_THE_CYCLE,
    TIDE_CHART,
    TSUNAMI,
    WARD_LOOM,
)
from tidefall.rising.rules.evaluation import draws_to_come
from tidefall.rising.rules.flooding import Sentinels
from tidefall.rising.rules.island import ARMS, CITIES, tile
from tidefall.rising.rules.things.misfortunes import FLOOD_OF, IS_OMEN, OmenOfLoss
from tidefall.rising.steward import worth
from tidefall.rising.steward.councilors import drink

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn


def choose_flood(turn: Turn) -> int:
    """The tile that is missed least."""
    return turn.best(lambda peninsula: -turn.sea.loss(peninsula), actions.PENINSULA)


def discard_barrier(turn: Turn) -> int:
    return turn.best(lambda peninsula: -turn.sea.guard(peninsula), actions.PENINSULA)


def put_barrier(turn: Turn) -> int:
    """Where a flood would hurt most."""
    return turn.best(turn.sea.guard, actions.PENINSULA)


def raise_tile(turn: Turn) -> int:
    return turn.best(turn.sea.regain, actions.PENINSULA)


def loom(turn: Turn) -> int:
    """Ward Loom: a barrier if that is worth the energy."""
    price = turn.plan.shared_price(turn.state.rules.component_number[WARD_LOOM])
    return put_barrier(turn) if worth.BARRIER * turn.plan.tile > price else int(actions.PASS)


def omen(turn: Turn) -> int:
    """The lesser of two evils."""
    if turn.state.land_left() <= 1:
        return int(actions.PAY)
    return int(actions.PAY) if price_of_omen(turn) < harm_of_omen(turn) else int(actions.SUFFER)


def harm_of_omen(turn: Turn) -> float:
    """What the flood costs: of a certain peninsula, or of one that can be spared."""
    state = turn.state
    tile_lost = turn.plan.tile
    effect = effects.MISFORTUNES[state.card]
    if not isinstance(effect, OmenOfLoss):
        return tile_lost + min(turn.sea.loss(arm) for arm in range(ARMS) if state.land[arm])
    if not state.land[effect.peninsula]:
        return 2.0 * tile_lost
    if state.has_barrier(effect.peninsula):
        return worth.BARRIER * tile_lost
    return tile_lost + turn.sea.loss(effect.peninsula)


def price_of_omen(turn: Turn) -> float:
    """What is given up instead: resources, energy of everybody, or the actions of those who are sent home."""
    state = turn.state
    plan = turn.plan
    effect = effects.MISFORTUNES[state.card]
    if isinstance(effect, OmenOfLoss):
        return int(state.rules.misfortune_number[state.card]) * plan.resource(effect.good)
    if state.card == OMEN_OF_EBBING:
        return sum(plan.price(seat, 1) for seat in range(plan.seats) if plan.goods[seat][ENERGY])
    outer = [tile(arm, state.land[arm]) for arm in range(CITIES, ARMS) if state.land[arm]]
    return 1.3 * worth.ACTION * sum(turn.sites.crowd.get(site, 0) for site in outer)


def sentinels(turn: Turn) -> int:
    """Block if the tile and those on it are worth more than the Sentinel's own action."""
    worth_it = turn.plan.tile + turn.sea.loss(Sentinels.PENINSULA.of(turn.state)) > 1.5 * worth.ACTION
    if actions.BLOCK in turn.legal and worth_it:
        return int(actions.BLOCK)
    return drink(turn)


def response(turn: Turn) -> int:
    """A Stormcaller gives up the Leader only to save the island."""
    state = turn.state
    drowns = floods_of(turn, state.card) > state.land_left()
    if actions.CANCEL in turn.legal and drowns:
        return int(actions.CANCEL)
    return drink(turn)


def floods_of(turn: Turn, card: int) -> int:
    """How many tiles a misfortune will take."""
    state = turn.state
    peninsula = FLOOD_OF[card]
    if peninsula >= 0:
        return (0 if state.has_barrier(peninsula) else 1) if state.land[peninsula] else 2
    return 1 if card in (CONTROLLED_FLOOD, TSUNAMI) or IS_OMEN[card] else 0


def before_draw(turn: Turn) -> int:
    """Tide Chart: before the last draw of a round, so that the worst comes later."""
    return turn.first_of(actions.PASS if draws_to_come(turn.state) else actions.PLAY + TIDE_CHART)


def put_back(turn: Turn) -> int:
    """The worst card is discarded, if that is possible, and the mildest drawn first."""
    if actions.PASS in turn.legal:
        return turn.best(lambda card: badness(turn, card), actions.AWAY)
    return turn.best(lambda card: -badness(turn, card), actions.TOP)


def badness(turn: Turn, card: int) -> float:
    if card in (CALM_SEAS, SPUR_THE_CYCLE):
        return -1.0
    peninsula = FLOOD_OF[card]
    loss = turn.sea.loss(peninsula) if peninsula >= 0 and turn.state.land[peninsula] else 0.0
    return floods_of(turn, card) + 0.1 * loss
