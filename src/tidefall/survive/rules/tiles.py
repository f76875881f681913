"""Step 1: a tile from the hand, before anything else (3.2, 6.3 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.speech import saying
from tidefall.kernel.step import UNSEEN, Choice
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.components import (
    FIRST_PIECE,
    FIRST_SHIP,
    KIND_BACK,
    KIND_NAMES,
    KINDS,
    MOVE_SERPENT,
    MOVE_SHARK,
    MOVE_WHALE,
    PIECES,
    REPEL_SHARK,
    SERPENT,
    SHARK,
    SQUID,
    SWIM,
    TOKENS,
    WHALE,
    WIND,
)
from tidefall.survive.rules.decision import Decision
from tidefall.survive.rules.happenings import TILE_PLAYED
from tidefall.survive.rules.picking import Pick
from tidefall.survive.rules.reach import any_vacant, sails_far, swims_far
from tidefall.survive.rules.state import SurviveState
from tidefall.survive.speech import things

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


class PlayTile(Decision):
    """Step 1: at most one start-of-turn tile, then the piece it moves, then where to (S-3.7, S-6.4)."""

    name = "play_tile"
    code = steps.PLAY_TILE
    below = "begin_move"
    secret = True

    def waits(self, state: SurviveState) -> bool:
        for kind in range(KINDS):
            if state.holds(state.active, kind) and playable(state, KIND_BACK[kind]):
                return True
        state.pop()
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        menu.add(actions.PASS)
        for kind in range(KINDS):
            if state.holds(state.active, kind) and playable(state, KIND_BACK[kind]):
                menu.add(actions.PLAY + kind)

    def apply(self, state: SurviveState, action: i64) -> None:
        state.pop()
        if action != actions.PASS:
            kind = action - actions.PLAY
            state.tile_open = False
            state.seal()  # everybody has seen the tile
            state.show_tile(state.active, kind)
            state.tell(TILE_PLAYED, state.active, kind)
            state.push(steps.PICK, Pick.PURPOSE.at(KIND_BACK[kind]))

    def shown(self, state: SurviveState, action: i64, owner: i64, seat: i64) -> i64:
        """Whether none was held, none could be played or the owner passed looks the same to others (S-9.7)."""
        if action == actions.PASS and owner != seat:
            return UNSEEN
        return action

    def describe(self, state: SurviveState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(0, "pass")
        return Choice(int(action), "play", KIND_NAMES[action - actions.PLAY])

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        if not actions.PLAY <= action < actions.PICK:
            return ""
        kind = action - actions.PLAY
        if not state.holds(state.active, kind):
            return saying("survive-why-not-in-hand", tile=things.tile(KIND_NAMES[kind]))
        if KIND_BACK[kind] >= REPEL_SHARK:
            return saying("survive-why-defence-tile")
        if KIND_BACK[kind] < SWIM:
            return saying("survive-why-not-played")
        return saying("survive-why-tile-moves-nothing")


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


def any_on_board(state: SurviveState, kind: i64) -> bool:
    for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
        if state.pieces[piece] >= 0:
            return True
    return False


def any_sail(state: SurviveState) -> bool:
    for ship in range(FIRST_SHIP, PIECES):
        if sails_far(state, ship):
            return True
    return False


steps.STEPS.register(PlayTile())
