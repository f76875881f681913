"""MISFORTUNE and WRATH: what floods, what is given up instead, where barriers stand and what comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising import actions
from tidefall.rising.content import (
    CALM_SEAS,
    CONTROLLED_FLOOD,
    ENERGY,
    OMEN_OF_EBBING,
    OMEN_OF_EXILE,
    SPUR_THE_CYCLE,
    TIDE_CHART,
)
from tidefall.rising.island import ARMS, CITIES, tile
from tidefall.rising.misfortune_cards import EFFECTS, OmenOfLoss
from tidefall.rising.steward import worth

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn


def choose_flood(turn: Turn) -> int:
    """The tile that is missed least."""
    return turn.best(lambda action: -turn.sea.loss(action - int(actions.PENINSULA)), int(actions.PENINSULA))


def discard_barrier(turn: Turn) -> int:
    return turn.best(lambda action: -turn.sea.guard(action - int(actions.PENINSULA)))


def put_barrier(turn: Turn) -> int:
    """Where a flood would hurt most; `done` and `pass` only where there is nothing else."""
    return turn.best(
        lambda action: -9.0 if action < actions.PENINSULA else turn.sea.guard(action - int(actions.PENINSULA))
    )


def raise_tile(turn: Turn) -> int:
    return turn.best(
        lambda action: -9.0 if action < actions.PENINSULA else turn.sea.regain(action - int(actions.PENINSULA))
    )


def loom(turn: Turn) -> int:
    """Ward Loom: a barrier if energy is cheaper than a tile."""
    if 0.8 * turn.plan.tile < 2.0 * turn.plan.energy(turn.seat, turn.plan.goods[turn.seat][ENERGY]) / 2:
        return int(actions.PASS)
    return put_barrier(turn)


def omen(turn: Turn) -> int:
    """The lesser of two evils."""
    state = turn.state
    plan = turn.plan
    if state.land_left() <= 1:
        return int(actions.PAY)
    card = int(state.card)
    effect = EFFECTS[card]
    if isinstance(effect, OmenOfLoss):
        price = 2.0 * plan.resource(int(effect.good))
        land = state.land[effect.peninsula]
        flood = plan.tile + (turn.sea.loss(int(effect.peninsula)) if land else plan.tile)
        if state.has_barrier(int(effect.peninsula)) and land:
            flood = 0.6 * plan.tile
    else:
        flood = plan.tile + min(turn.sea.loss(arm) for arm in range(int(ARMS)) if state.land[arm])
        if card == OMEN_OF_EBBING:
            price = sum(plan.energy(seat, plan.goods[seat][ENERGY]) for seat in range(plan.seats) if has_energy(turn, seat))
        else:
            price = sum(
                1.3 * worth.ACTION * turn.sites.crowd.get(int(tile(arm, state.land[arm])), 0)
                for arm in range(int(CITIES), int(ARMS))
                if state.land[arm]
            )
    return int(actions.PAY) if price < flood else int(actions.SUFFER)


def has_energy(turn: Turn, seat: int) -> bool:
    return turn.plan.goods[seat][ENERGY] > 0


def sentinels(turn: Turn) -> int:
    """Block if the tile and those on it are worth more than the Sentinel's own action."""
    arm = int(turn.state.a())
    if turn.plan.tile + turn.sea.loss(arm) > 1.5 * worth.ACTION:
        return int(actions.BLOCK)
    return int(actions.PASS)


def response(turn: Turn) -> int:
    """A Stormcaller gives up the Leader only to save the island."""
    state = turn.state
    floods = 2 if badness(turn, int(state.card)) >= 2.0 else 1
    drowns = badness(turn, int(state.card)) >= 1.0 and state.land_left() < floods
    return int(actions.CANCEL) if drowns else int(actions.PASS)


def before_draw(turn: Turn) -> int:
    """Tide Chart: before the last draw of a round, so that the worst comes later."""
    state = turn.state
    last = state.stack[(state.depth - 1) * 3 - 2]
    return turn.first_of(int(actions.PLAY + TIDE_CHART) if last else int(actions.PASS))


def badness(turn: Turn, card: int) -> float:
    """How bad a misfortune is, in floods."""
    state = turn.state
    if card == CALM_SEAS:
        return 0.0
    if card < ARMS:
        if not state.land[card]:
            return 2.0
        return 0.2 if state.has_barrier(card) else 1.0 + 0.1 * turn.sea.loss(card)
    if card == CONTROLLED_FLOOD:
        return 0.9
    if card == SPUR_THE_CYCLE:
        return 0.1
    if card in (OMEN_OF_EBBING, OMEN_OF_EXILE):
        return 0.8
    return 0.6


def put_back(turn: Turn) -> int:
    """The worst is discarded, the mildest drawn first."""
    if actions.PASS in turn.legal:
        return turn.best(
            lambda action: 0.3 if action < actions.AWAY else badness(turn, action - int(actions.AWAY))
        )
    return turn.best(lambda action: -badness(turn, action - int(actions.TOP)))
