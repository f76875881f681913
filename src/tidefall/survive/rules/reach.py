"""How far pieces can go: reach of creatures, swimmers in a current, ships before the wind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled
from tidefall.survive.rules.board import DIRECTIONS, NEIGHBOURS, SPACES
from tidefall.survive.rules.components import (
    FIRST_PIECE,
    FIRST_SHIP,
    MOVE_SERPENT,
    MOVE_SHARK,
    MOVE_WHALE,
    PIECES,
    SEA,
    SERPENT,
    SHARK,
    SHIP,
    SQUID,
    SWIM,
    TOKENS,
    WHALE,
    WIND,
)
from tidefall.survive.rules.state import EAT_SWIMMERS, NONE, PEOPLE, SQUIDS, WHALES, WRECK_SHIPS, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints

SWIMMER: Final[i64] = 6
"""Travellers are piece kinds, or a swimmer in the current of a tile, or a ship before the wind."""
SAILING: Final[i64] = 7


def reachable(state: SurviveState, traveller: i64, origin: i64, distance: i64) -> Ints:
    """Steps to every sea space that a traveller can get to in 1 to `distance` steps; NONE elsewhere (S-5.5)."""
    steps = filled(SPACES, NONE)
    edge = filled(SPACES, 0)
    steps[origin] = 0
    edge[0] = origin
    first: i64 = 0
    last: i64 = 1
    while first < last:
        space = edge[first]
        first += 1
        if steps[space] == distance or (space != origin and ends_on(state, traveller, space)):
            continue
        for d in range(DIRECTIONS):
            near = NEIGHBOURS[space * DIRECTIONS + d]
            if near >= 0 and steps[near] == NONE and may_enter(state, traveller, near):
                steps[near] = steps[space] + 1
                edge[last] = near
                last += 1
    steps[origin] = NONE
    return steps


def may_enter(state: SurviveState, traveller: i64, space: i64) -> bool:
    """Whether a traveller's way may lead into a space, be it only to end there."""
    if state.terrain[space] != SEA:
        return False
    if traveller == SHIP:
        return state.ship_at[space] == NONE
    if traveller == SAILING:
        return state.ship_at[space] == NONE and not state.life[space] & SQUIDS
    return True


def ends_on(state: SurviveState, traveller: i64, space: i64) -> bool:
    """Whether entering this space ends the way (S-5.6, S-6.5, S-6.6, S-8.7.7)."""
    if traveller == SHARK:
        return state.life[space] >> PEOPLE != 0 and state.exposed_in(space) != 0
    if traveller == SERPENT:
        return state.manned_at(space) or (state.life[space] >> PEOPLE != 0 and state.exposed_in(space) != 0)
    if traveller == WHALE:
        return state.manned_at(space) or state.life[space] & SQUIDS != 0
    if traveller == SQUID:
        return state.manned_at(space) or state.life[space] & WHALES != 0 or people_beside(state, space)
    if traveller == SWIMMER:
        return state.life[space] & EAT_SWIMMERS != 0
    if traveller == SAILING:
        return state.life[space] & WRECK_SHIPS != 0
    return False


def people_beside(state: SurviveState, space: i64) -> bool:
    """Whether an explorer stands on a tile next to this space."""
    for d in range(DIRECTIONS):
        near = NEIGHBOURS[space * DIRECTIONS + d]
        if near >= 0 and state.terrain[near] != SEA and state.life[near] >> PEOPLE:
            return True
    return False


def has_way(state: SurviveState, traveller: i64, origin: i64) -> bool:
    """Whether a traveller can leave its space at all."""
    for d in range(DIRECTIONS):
        near = NEIGHBOURS[origin * DIRECTIONS + d]
        if near >= 0 and may_enter(state, traveller, near):
            return True
    return False


def any_vacant(state: SurviveState) -> bool:
    for space in range(SPACES):
        if state.vacant(space):
            return True
    return False


def any_on_board(state: SurviveState, kind: i64) -> bool:
    for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
        if state.pieces[piece] >= 0:
            return True
    return False


def playable(state: SurviveState, back: i64) -> bool:
    """Whether a start-of-turn tile has at least one full set of legal parameters (S-3.7)."""
    if back == SWIM:
        return not state.rules.ch6 and any_swimmer(state)
    if back == WIND:
        return any_sail(state)
    if back == MOVE_SERPENT:
        return any_on_board(state, SERPENT) and any_vacant(state)
    if back == MOVE_SHARK:
        return any_on_board(state, SHARK) and any_vacant(state)
    if back == MOVE_WHALE:
        if any_on_board(state, SQUID):
            return True
        return any_on_board(state, WHALE) and any_vacant(state)
    return False


def any_swimmer(state: SurviveState) -> bool:
    for explorer in range(state.rules.colours * TOKENS):
        if swims_far(state, explorer):
            return True
    return False


def swims_far(state: SurviveState, explorer: i64) -> bool:
    """Whether the active player may move this swimmer with a swim tile (S-6.5)."""
    return (
        state.owner(explorer) == state.active
        and state.swims(explorer)
        and has_way(state, SWIMMER, state.where[explorer])
    )


def any_sail(state: SurviveState) -> bool:
    for ship in range(FIRST_SHIP, PIECES):
        if sails_far(state, ship):
            return True
    return False


def sails_far(state: SurviveState, ship: i64) -> bool:
    """Whether the active player may move this ship with a wind tile (S-6.6)."""
    return (
        state.pieces[ship] >= 0 and state.controls(state.active, ship) and has_way(state, SAILING, state.pieces[ship])
    )
