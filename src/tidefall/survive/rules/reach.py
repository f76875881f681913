"""How far pieces can go over the sea: creatures, swimmers in a current, ships before the wind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled
from tidefall.survive.rules.board import DIRECTIONS, NEIGHBOURS, SPACES
from tidefall.survive.rules.components import (
    SEA,
)
from tidefall.survive.rules.state import EAT_SWIMMERS, NONE, SQUIDS, WRECK_SHIPS, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints


class Traveller:
    """Whoever goes over the sea, by what it may enter and what ends its way."""

    def may_enter(self, state: SurviveState, space: i64) -> bool:
        """Whether its way may lead into a space, be it only to end there."""
        return state.terrain[space] == SEA

    def stops_in(self, state: SurviveState, space: i64) -> bool:
        """Whether entering this space ends its way (S-5.6)."""
        return False


class EmptyShip(Traveller):
    """An empty ship that the dive dice move (S-8.6.4)."""

    def may_enter(self, state: SurviveState, space: i64) -> bool:
        return state.terrain[space] == SEA and state.ship_at[space] == NONE


class FairWind(Traveller):
    """A ship before the wind of a tile (S-6.6)."""

    def may_enter(self, state: SurviveState, space: i64) -> bool:
        return state.terrain[space] == SEA and state.ship_at[space] == NONE and not state.life[space] & SQUIDS

    def stops_in(self, state: SurviveState, space: i64) -> bool:
        return state.life[space] & WRECK_SHIPS != 0


class Current(Traveller):
    """A swimmer in the current of a tile (S-6.5)."""

    def stops_in(self, state: SurviveState, space: i64) -> bool:
        return state.life[space] & EAT_SWIMMERS != 0


EMPTY_SHIP: Final = EmptyShip()
FAIR_WIND: Final = FairWind()
CURRENT: Final = Current()


def reachable(state: SurviveState, traveller: Traveller, origin: i64, distance: i64) -> Ints:
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
        if steps[space] == distance or (space != origin and traveller.stops_in(state, space)):
            continue
        for d in range(DIRECTIONS):
            near = NEIGHBOURS[space * DIRECTIONS + d]
            if near >= 0 and steps[near] == NONE and traveller.may_enter(state, near):
                steps[near] = steps[space] + 1
                edge[last] = near
                last += 1
    steps[origin] = NONE
    return steps


def has_way(state: SurviveState, traveller: Traveller, origin: i64) -> bool:
    """Whether a traveller can leave its space at all."""
    for d in range(DIRECTIONS):
        near = NEIGHBOURS[origin * DIRECTIONS + d]
        if near >= 0 and traveller.may_enter(state, near):
            return True
    return False


def any_vacant(state: SurviveState) -> bool:
    for space in range(SPACES):
        if state.vacant(space):
            return True
    return False


def swims_far(state: SurviveState, explorer: i64) -> bool:
    """Whether the active player may move this swimmer with a swim tile (S-6.5)."""
    return (
        state.owner(explorer) == state.active
        and state.swims(explorer)
        and has_way(state, CURRENT, state.where[explorer])
    )


def sails_far(state: SurviveState, ship: i64) -> bool:
    """Whether the active player may move this ship with a wind tile (S-6.6)."""
    return (
        state.pieces[ship] >= 0 and state.controls(state.active, ship) and has_way(state, FAIR_WIND, state.pieces[ship])
    )
