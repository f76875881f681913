"""The whole state: its data, the steps that make it move and the views that leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidefall.kernel.stack import FRAME
from tidefall.kernel.state import UNDEFINED
from tidefall.kernel.step import TERMINAL
from tidefall.survive.position import writing
from tidefall.survive.rules import observation, sampling, scoring, setup, steps
from tidefall.survive.rules.chapters import STEPS
from tidefall.survive.rules.defence import DefenceWindow
from tidefall.survive.rules.state import SurviveState, blank_arrays, copy_data
from tidefall.survive.rules.turn import ROLL_NEXT, after_tile
from tidefall.survive.speech import harm, narration, words

if TYPE_CHECKING:
    from random import Random

    from mypy_extensions import i64

    from tidefall.kernel.game import Game
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State
    from tidefall.kernel.step import Choice, Step
    from tidefall.survive.rules.options import Rules


class PlayedState(SurviveState):
    """See `tidefall.kernel.state.State` for what it promises."""

    def step(self) -> Step[Any]:
        return STEPS.all[self.stack[self.depth * FRAME - FRAME]]

    def step_of(self, code: i64) -> Step[Any]:
        return STEPS.all[code]

    def clone(self) -> PlayedState:
        copy = PlayedState(
            self.game,
            self.rules,
            self.stack[:],
            self.past[:],
            self.terrain[:],
            self.ship_at[:],
            self.life[:],
            self.where[:],
            self.carrier[:],
            self.value[:],
            self.pieces[:],
            self.crew[:],
            self.tiles[:],
            self.stock[:],
        )
        copy_data(self, copy)
        return copy

    def returns(self) -> list[float]:
        return scoring.shares(self) if self.over else [0.0] * int(self.rules.seats)

    def observation(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.game.check_seat(seat)
        try:
            return observation.view(self, seat)
        except IndexError as error:
            raise IndexError(UNDEFINED) from error

    def secrets_string(self, seat: int) -> str:
        """A position's observation and, with perfect recall, the values that the seat placed (S-9.8)."""
        values = [int(self.value[explorer]) for explorer in scoring.explorers_of(self, seat)]
        return f"{self.observation_string(seat)} {values}"

    def asked_of(self, seat: int) -> str:
        """Whether the active player still holds a tile to play is nobody else's business (S-9.7)."""
        if self.player == TERMINAL:
            return "over"
        if self.top() == steps.PLAY_TILE and seat != self.active:
            return after_tile(self)
        if self.step().secret and seat != self.player:
            return "defend"
        return f"{self.step().name} {self.player}"

    def asked_in_secret(self) -> list[int]:
        """In a defence window whoever might defend; before the dice whoever might still play a tile (S-6.16, S-9.7)."""
        if self.over:
            return []
        step = self.step()
        if isinstance(step, DefenceWindow):
            return step.could_defend(self)
        return [int(self.active)] if self.may_pass_unseen() and after_tile(self) == ROLL_NEXT else []

    def may_pass_unseen(self) -> bool:
        """At the start of a turn nobody knows whether the tile step is over, unless the hand is empty (S-9.7)."""
        return not self.over and self.turn > 0 and self.tile_open and self.hand_size(self.active) > 0

    def not_yours(self, seat: int) -> Saying:
        return words.not_yours(self)

    def position(self) -> dict[str, Any]:
        return writing.write(self)

    def resample_from_infostate(self, seat: int, rng: Random) -> State:
        self.game.check_seat(seat)
        return sampling.resample(self, seat, rng)

    def spell(self, choice: Choice) -> str:
        return words.spell(choice)

    def short_texts(self, choice: Choice) -> list[str]:
        return words.short_texts(choice)

    def consequences(self, seat: int, action: int) -> dict[str, Any]:
        return harm.consequences(self, seat, action)

    def say_choice(self, choice: Choice) -> Saying:
        return words.say_choice(self, choice)

    def say_prompt(self, seat: int | None) -> Saying:
        decision, asked, _ = observation.asks(self, seat)
        return words.say_prompt(self, decision, asked, seat)

    def tell_event(self, entry: tuple[int, int, int, int, int], seat: int | None) -> dict[str, Any] | None:
        return narration.event(self, entry, seat)


def blank_state(game: Game, rules: Rules) -> PlayedState:
    """A state with an empty board."""
    return PlayedState(game, rules, *blank_arrays())


def first_state(game: Game, rules: Rules) -> PlayedState:
    """The state before the first chance event."""
    state = blank_state(game, rules)
    setup.lay_out(state)
    state.advance()
    return state
