"""The turn: tile, movement, sinking, creature, always in this order (section 3 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.components import TOKENS
from tidefall.survive.rules.happenings import (
    AGREEMENT,
    NO_TILE,
    SAFETY_STOP,
    STOP_ANSWERED,
    TURN_BEGINS,
)
from tidefall.survive.rules.state import SurviveState, bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

ROLL_NEXT: Final = "roll -1"


class Turn(Step[SurviveState]):
    """The bottom of the stack: when nothing else is left to do, the next seat's turn begins (S-3.1, S-3.2)."""

    name = "turn"
    code = steps.TURN

    def waits(self, state: SurviveState) -> bool:
        rules = state.rules
        if rules.offer_stop and state.turn and state.living == 0 and not state.stop_asked:
            state.push(steps.STOP)
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
    code = steps.STOP
    below = "turn"
    AGREED: Final = Field(3)
    """How many seats have agreed: the next one is asked."""

    def fits(self, state: SurviveState) -> bool:
        return state.rules.offer_stop and state.living == 0 and Stop.AGREED.of(state) < state.rules.seats

    def waits(self, state: SurviveState) -> bool:
        if Stop.AGREED.of(state) < state.rules.seats:
            return True
        state.pop()
        state.end(AGREEMENT)
        return False

    def actor(self, state: SurviveState) -> i64:
        return Stop.AGREED.of(state)

    def legal(self, state: SurviveState, menu: Menu) -> None:
        menu.add(actions.PASS)
        menu.add(actions.AGREE)

    def apply(self, state: SurviveState, action: i64) -> None:
        state.stop_asked = True
        state.tell(STOP_ANSWERED, Stop.AGREED.of(state), 1 if action == actions.AGREE else 0)
        if action == actions.AGREE:
            Stop.AGREED.put(state, Stop.AGREED.of(state) + 1)
        else:
            state.pop()

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "agree" if action == actions.AGREE else "pass")


class BeginMove(Step[SurviveState]):
    """Step 2 begins with three points, or is skipped by a player without explorers on the board (S-4.1, S-4.2)."""

    name = "begin_move"
    code = steps.BEGIN_MOVE
    below = "sink"

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


steps.STEPS.register(Turn(), Stop(), BeginMove())
