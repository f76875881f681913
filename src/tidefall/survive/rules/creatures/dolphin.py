"""Dolphins: each protects one swimmer from sharks and serpents (section 8.6 of the rules).

Whom a dolphin takes when somebody comes to it, or it to somebody, is decided in `settling`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.survive.rules.components import DOLPHIN, FIRST_DOLPHIN, FIRST_PIECE
from tidefall.survive.rules.creatures.creature import CREATURES, Creature
from tidefall.survive.rules.happenings import CREATURE_MOVED, PROTECTED
from tidefall.survive.rules.settling import settle
from tidefall.survive.rules.state import NONE, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64


class Dolphin(Creature):
    kind = DOLPHIN

    def can_move(self, state: SurviveState, piece: i64, anywhere: bool) -> bool:
        """Where others swim unprotected, it may also stay and change its protégé (S-8.6.15)."""
        return state.exposed_in(state.pieces[piece]) != 0 or super().can_move(state, piece, anywhere)

    def move(self, state: SurviveState, piece: i64, target: i64, relocated: bool) -> None:
        """It leaves its swimmer to go elsewhere (S-8.6.14)."""
        origin = state.pieces[piece]
        leave_protege(state, piece)
        state.tell(CREATURE_MOVED, DOLPHIN, origin, target)
        state.shift(DOLPHIN, piece, target)
        settle(state, origin, state.active)
        settle(state, target, state.active)

    def turn_up(self, state: SurviveState, space: i64) -> None:
        """Under challenge 6 a dolphin comes with every swim tile (S-8.6.2)."""
        super().turn_up(state, space)
        settle(state, space, state.active)


def switch(state: SurviveState, dolphin: i64, explorer: i64) -> None:
    """It stays and protects another swimmer (S-8.6.15)."""
    leave_protege(state, dolphin)
    state.protect(dolphin, explorer)
    state.tell(PROTECTED, explorer, state.pieces[dolphin])
    settle(state, state.pieces[dolphin], state.active)


def leave_protege(state: SurviveState, dolphin: i64) -> None:
    protege = state.crew[dolphin - FIRST_DOLPHIN]
    if protege != NONE:
        state.part(protege)


def protege_of(state: SurviveState, piece: i64) -> i64:
    """The explorer that a piece protects, if it is a dolphin that protects one; else NONE."""
    if FIRST_DOLPHIN <= piece < FIRST_PIECE[DOLPHIN + 1]:
        return state.crew[piece - FIRST_DOLPHIN]
    return NONE


def free_dolphin(state: SurviveState, space: i64) -> i64:
    """A dolphin in this space that protects nobody."""
    for dolphin in range(FIRST_DOLPHIN, FIRST_PIECE[DOLPHIN + 1]):
        if state.pieces[dolphin] == space and state.crew[dolphin - FIRST_DOLPHIN] == NONE:
            return dolphin
    return NONE


CREATURES[DOLPHIN] = Dolphin()
