"""How well a seat stands: what its explorers may still be worth, set against the others'. For search only.

The numbers are a player's rules of thumb, not rules of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled
from tidefall.survive.rules import scoring
from tidefall.survive.rules.board import COORDINATES, FIRST_ISLE, SPACES, TO_PORT
from tidefall.survive.rules.components import (
    BEACH,
    FIRST_DOLPHIN,
    FIRST_PIECE,
    FIRST_SHIP,
    KINDS,
    PIECES,
    SEA,
    SERPENT,
    SHARK,
    SQUID,
    TOKENS,
    WHALE,
)
from tidefall.survive.rules.state import SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints

FAR: Final[i64] = 30


def _distances() -> Ints:
    """Steps between any two spaces over open board."""
    far = filled(SPACES * SPACES, 0)
    for a, (q, r) in enumerate(COORDINATES):
        for b, (q2, r2) in enumerate(COORDINATES):
            far[a * 133 + b] = (abs(q - q2) + abs(r - r2) + abs(q + r - q2 - r2)) // 2
    return far


DISTANCE: Final = _distances()


def evaluate(state: SurviveState, seat: i64) -> float:
    """From 0 to 1; at the end, the seat's share of the victory."""
    seats = state.rules.seats
    if state.over:
        return scoring.shares(state)[seat]
    mine = prospects(state, seat)
    others = 0.0
    best = 0.0
    for other in range(seats):
        if other != seat:
            theirs = prospects(state, other)
            others += theirs
            best = max(best, theirs)
    lead = mine - 0.25 * best - 0.25 * others / float(seats - 1)
    return min(0.99, max(0.01, 0.3 + lead / 50.0))


def prospects(state: SurviveState, seat: i64) -> float:
    """The values of a seat's explorers, each times its chance of being saved, and a little for tiles in hand."""
    total = 0.0
    for explorer in range(state.rules.colours * TOKENS):
        if state.owner(explorer) == seat and state.where[explorer] >= 0:
            worth = 1.0 if state.rules.ch3 else float(state.value[explorer]) + 0.05
            total += worth * chance(state, explorer)
    tiles: i64 = 0
    for kind in range(KINDS):
        tiles += state.tiles[seat * KINDS + kind]
    return total + 0.15 * float(tiles)


def chance(state: SurviveState, explorer: i64) -> float:
    """How likely an explorer is to be saved."""
    at = state.where[explorer]
    if at >= FIRST_ISLE:
        return 1.0
    carrier = state.carrier[explorer]
    if carrier >= FIRST_SHIP:
        return aboard(state, explorer, carrier, at)
    if state.terrain[at] == SEA:
        return swimming(state, explorer, at)
    return ashore(state, at)


def aboard(state: SurviveState, explorer: i64, ship: i64, at: i64) -> float:
    hope = 0.88 - 0.055 * float(TO_PORT[at])
    if not state.controls(state.owner(explorer), ship):
        hope -= 0.05
    if nearest(state, SERPENT, at) <= 1:
        hope -= 0.22
    if nearest(state, WHALE, at) <= 3:
        hope -= 0.1
    if nearest(state, SQUID, at) <= 3:
        hope -= 0.08
    return max(hope, 0.1)


def swimming(state: SurviveState, explorer: i64, at: i64) -> float:
    hope = 0.5 - 0.045 * float(TO_PORT[at])
    ship = state.ship_at[at]
    if ship >= 0 and state.has_room(ship):
        hope += 0.15
    if FIRST_DOLPHIN <= state.carrier[explorer] < FIRST_SHIP:
        return hope + 0.1
    if nearest(state, SERPENT, at) <= 1:
        hope -= 0.15
    if nearest(state, SHARK, at) <= 2:
        hope -= 0.2
    return max(hope, 0.03)


def ashore(state: SurviveState, at: i64) -> float:
    """On a tile: better the longer it stands, and the nearer a ship with room is."""
    hope = 0.14 + 0.05 * float(state.terrain[at] - BEACH)
    near = FAR
    for ship in range(FIRST_SHIP, PIECES):
        space = state.pieces[ship]
        if space >= 0 and state.has_room(ship):
            near = min(near, DISTANCE[at * SPACES + space])
    if near < FAR:
        hope += 0.16 - 0.03 * float(near)
    return max(hope - 0.012 * float(TO_PORT[at]), 0.03)


def nearest(state: SurviveState, kind: i64, at: i64) -> i64:
    """Steps to the nearest creature of a kind."""
    near = FAR
    for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
        if state.pieces[piece] >= 0:
            near = min(near, DISTANCE[at * SPACES + state.pieces[piece]])
    return near
