"""Survive: Escape from Atlantis! with its expansions and challenges, as a game of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidefall.kernel.game import Game
from tidefall.kernel.options import read_options
from tidefall.kernel.speech import saying
from tidefall.survive.position import older, reading
from tidefall.survive.rules import actions, evaluation, options, scoring
from tidefall.survive.rules.played import first_state
from tidefall.survive.rules.state import SurviveState
from tidefall.survive.speech import schemas, terminal, things

if TYPE_CHECKING:
    from tidefall.kernel.game import Segment
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State

NAME = "survive"


class SurviveGame(Game):
    """`SurviveGame(seats=4, squid=True)`; Refused names an unknown option or a combination that cannot be."""

    title = "Survive: Escape from Atlantis!"

    def __init__(self, given: dict[str, object]) -> None:
        values = read_options(NAME, options.OPTIONS, given)
        options.check(values)
        super().__init__(NAME, options.OPTIONS, values)
        self.rules = options.Rules(values)

    def num_distinct_actions(self) -> int:
        return actions.ACTIONS

    def max_chance_outcomes(self) -> int:
        return actions.OUTCOMES

    def max_game_length(self) -> int:
        """Setup, then turns of at most a few dozen actions; challenge 2 ends by its safety stop."""
        if not self.rules.ch2:
            return 40 + 60 * 2 + 12 + 40 * 40
        losses = 60
        return 40 + 60 * 2 + 12 + 40 * (40 + (losses + 1) * int(self.rules.safety_turns))

    def rules_version(self) -> int:
        return 4

    def older_rules(self) -> list[int]:
        return older.VERSIONS

    def position_today(self, rules: int, position: Any) -> Any:
        return older.position_today(self.rules, position)

    def today(self, state: State, rules: int, actor: int, text: str) -> str | None:
        assert isinstance(state, SurviveState)
        return None if older.is_dropped(state, actor, text) else text

    def new_initial_state(self) -> State:
        return first_state(self, self.rules)

    def from_position(self, position_data: Any) -> State:
        return reading.read(self, self.rules, position_data)

    def say_seat(self, seat: int) -> Saying:
        names = self.rules.colour_names
        if not self.rules.two_colour:
            return things.colour(names[seat])
        second = things.colour(names[self.rules.second_colour(seat)])
        return saying("survive-two-colours", first=things.colour(names[seat]), second=second)

    def say_word(self, name: str) -> Saying:
        return saying(f"survive-word-{name.replace('_', '-')}")

    def schemas(self) -> dict[str, Any]:
        return schemas.SCHEMAS

    def draw(self, observation: dict[str, Any], lang: str, width: int = 80) -> list[list[Segment]]:
        return terminal.draw(observation, lang)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, SurviveState)
        return [scoring.score(state, seat) for seat in range(self.seats)]

    def measures(self, observation: dict[str, Any]) -> dict[str, int]:
        return {"turns": observation["turn"]}

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SurviveState)
        self.check_seat(seat)
        return evaluation.evaluate(state, seat)
