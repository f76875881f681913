"""The turn: tile, movement, sinking, creature, always in this order (section 3 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.step import UNSEEN, Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.components import KIND_BACK, KIND_NAMES, KINDS, REPEL_SHARK, SWIM, TOKENS
from tidefall.survive.rules.decision import Decision
from tidefall.survive.rules.happenings import (
    AGREEMENT,
    NO_TILE,
    SAFETY_STOP,
    STOP_ANSWERED,
    TILE_PLAYED,
    TURN_BEGINS,
)
from tidefall.survive.rules.reach import playable
from tidefall.survive.rules.state import SurviveState, bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

ROLL_NEXT: Final = "roll -1"


class Turn(Step[SurviveState]):
    """The bottom of the stack: when nothing else is left to do, the next seat's turn begins (S-3.1, S-3.2)."""

    name = "turn"

    def waits(self, state: SurviveState) -> bool:
        rules = state.rules
        if rules.offer_stop and state.turn and state.living == 0 and not state.stop_asked:
            state.push(steps.STOP, 0, 0)
            return False
        if state.turn and rules.ch2 and self.safety_stop(state):
            return False
        if state.turn == 0 and not rules.assisted:
            # From here on nobody looks at values (S-2.12): taking a ship back would show them again.
            state.seal()
        state.turn += 1
        state.active = (state.active + 1) % rules.seats
        dry_off(state, state.active)
        if rules.two_colour:
            dry_off(state, rules.second_colour(state.active))
        state.fallen = 0
        state.face = -1
        state.distance = 0
        state.points = 0
        state.tile_open = True
        state.tell(TURN_BEGINS, state.active, state.turn)
        state.push(steps.ROLL)
        state.push(steps.SINK)
        state.push(steps.BEGIN_MOVE)
        state.push(steps.PLAY_TILE)
        return False

    def safety_stop(self, state: SurviveState) -> bool:
        """Without tiles, a long time without rescue or loss ends challenge 2 (S-8.3.4)."""
        if state.standing:
            state.quiet = -1
        elif state.stirred or state.quiet < 0:
            state.quiet = 0
        else:
            state.quiet += 1
        state.stirred = False
        if state.quiet < state.rules.safety_turns:
            return False
        state.end(SAFETY_STOP)
        return True


def dry_off(state: SurviveState, colour: i64) -> None:
    """A colour's explorers may make their wet move again (S-3.3)."""
    first = colour * TOKENS
    state.wet &= ~(bit(first + TOKENS) - bit(first))


class Stop(Step[SurviveState]):
    """With nobody left on the board, all players may agree to stop at once (S-7.11, R-64)."""

    name = "stop"

    def waits(self, state: SurviveState) -> bool:
        if state.b() < state.rules.seats:
            return True
        state.pop()
        state.end(AGREEMENT)
        return False

    def actor(self, state: SurviveState) -> i64:
        return state.b()

    def legal(self, state: SurviveState, menu: Menu) -> None:
        menu.add(actions.END)
        menu.add(actions.AGREE)

    def apply(self, state: SurviveState, action: i64) -> None:
        state.stop_asked = True
        state.tell(STOP_ANSWERED, state.b(), 1 if action == actions.AGREE else 0)
        if action == actions.AGREE:
            state.set_b(state.b() + 1)
        else:
            state.pop()

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "agree" if action == actions.AGREE else "end")


class PlayTile(Decision):
    """Step 1: at most one start-of-turn tile, then the piece it moves, then where to (S-3.7, S-6.4)."""

    name = "play_tile"
    secret = True

    def waits(self, state: SurviveState) -> bool:
        for kind in range(KINDS):
            if state.holds(state.active, kind) and playable(state, KIND_BACK[kind]):
                return True
        state.pop()
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        menu.add(actions.END)
        for kind in range(KINDS):
            if state.holds(state.active, kind) and playable(state, KIND_BACK[kind]):
                menu.add(actions.PLAY + kind)

    def apply(self, state: SurviveState, action: i64) -> None:
        state.pop()
        if action != actions.END:
            kind = action - actions.PLAY
            state.tile_open = False
            state.seal()  # everybody has seen the tile
            state.show_tile(state.active, kind)
            state.tell(TILE_PLAYED, state.active, kind)
            state.push(steps.PICK, KIND_BACK[kind])

    def shown(self, state: SurviveState, action: i64, owner: i64, seat: i64) -> i64:
        """Whether none was held, none could be played or the owner passed looks the same to others (S-9.7)."""
        if action == actions.END and owner != seat:
            return UNSEEN
        return action

    def describe(self, state: SurviveState, action: i64) -> Choice:
        if action == actions.END:
            return Choice(0, "end")
        return Choice(int(action), "play", KIND_NAMES[action - actions.PLAY])

    def why_not(self, state: SurviveState, action: i64) -> str:
        if not actions.PLAY <= action < actions.PICK:
            return ""
        kind = action - actions.PLAY
        if not state.holds(state.active, kind):
            return f"You do not hold a tile {KIND_NAMES[kind]}."
        if KIND_BACK[kind] >= REPEL_SHARK:
            return "A defence tile is played only in another player's turn, when a creature attacks (S-6.1)."
        if KIND_BACK[kind] < SWIM:
            return "That tile takes effect when it is turned up; it cannot be played from a hand."
        return "Nothing on the board can be moved with that tile now (S-3.7)."


class BeginMove(Step[SurviveState]):
    """Step 2 begins with three points, or is skipped by a player without explorers on the board (S-4.1, S-4.2)."""

    name = "begin_move"

    def waits(self, state: SurviveState) -> bool:
        state.pop()
        if state.has_explorers(state.active):
            state.points = 3
            state.push(steps.MOVE)
        return False


def close_tile_step(state: SurviveState) -> None:
    """Others learn that no tile was played only from the active player's next act (S-9.7)."""
    if state.tile_open:
        state.tile_open = False
        state.tell(NO_TILE, state.active)


def after_tile(state: SurviveState) -> str:
    """What follows if the active player plays no tile: all that others may see of the tile step (S-9.7)."""
    if state.has_explorers(state.active):
        return f"move {state.active}"
    return f"sink {state.active}" if state.standing else ROLL_NEXT
