"""Step 4: the dice say which creature may move (3.5, 8.6 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.components import ANYWHERE, CREATURE_DIE, DIVE_DIE, DIVE_NUMBERS, DIVE_WEIGHTS
from tidefall.survive.rules.happenings import ROLLED
from tidefall.survive.rules.picking import DICE, Pick
from tidefall.survive.rules.state import SurviveState
from tidefall.survive.rules.turn import close_tile_step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class Roll(Step[SurviveState]):
    """The creature die, or the first dive die under challenge 6 (S-3.11, S-1.16, S-1.17)."""

    name = "roll"
    code = steps.ROLL
    below = "turn"

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for face in range(6 if state.rules.ch6 else 3):
            menu.weigh(actions.ROLL + face, 1)

    def apply(self, state: SurviveState, action: i64) -> None:
        close_tile_step(state)
        state.face = action - actions.ROLL
        state.pop()
        if state.rules.ch6:
            state.push(steps.DISTANCE)
        else:
            state.tell(ROLLED, state.face, 0)
            state.push(steps.PICK, Pick.PURPOSE.at(DICE))

    def describe(self, state: SurviveState, action: i64) -> Choice:
        faces = DIVE_DIE if state.rules.ch6 else CREATURE_DIE
        return Choice(int(action), "roll", faces[action - actions.ROLL])


class Distance(Step[SurviveState]):
    """The second dive die: 1, 2, 3 spaces or D, anywhere (S-1.17, S-8.6.3)."""

    name = "distance"
    code = steps.DISTANCE
    below = "turn"

    def fits(self, state: SurviveState) -> bool:
        return state.rules.ch6 and state.face >= 0 and state.distance == 0

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for face in range(ANYWHERE):
            menu.weigh(actions.DISTANCE + face, DIVE_WEIGHTS[face])

    def apply(self, state: SurviveState, action: i64) -> None:
        state.distance = action - actions.DISTANCE + 1
        state.pop()
        state.tell(ROLLED, state.face, state.distance)
        state.push(steps.PICK, Pick.PURPOSE.at(DICE))

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "roll", DIVE_NUMBERS[action - actions.DISTANCE])


steps.STEPS.register(Roll(), Distance())
