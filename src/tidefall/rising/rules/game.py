"""Atlantis Rising (second edition) as a game of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidefall.kernel.game import Game
from tidefall.kernel.options import read_options
from tidefall.kernel.speech import saying
from tidefall.rising import catalogue
from tidefall.rising.position import position
from tidefall.rising.rules import actions, evaluation, options
from tidefall.rising.rules.played import first_state
from tidefall.rising.rules.state import BUILT, RisingState
from tidefall.rising.speech import schemas, terminal

if TYPE_CHECKING:
    from tidefall.kernel.game import Segment
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State

NAME = "rising"


class RisingGame(Game):
    """`RisingGame({"seats": 4, "level": 2})`; Refused names an unknown option or a value that cannot be."""

    title = "Atlantis Rising"
    cooperative = True
    perfect_information = True

    def __init__(self, given: dict[str, object]) -> None:
        values = read_options(NAME, options.OPTIONS, given)
        if values.get("mechanical") and "seats" not in given:
            values["seats"] = options.MECHANICAL_SEATS
        super().__init__(NAME, options.OPTIONS, values)
        self.rules = options.Rules(values)

    def held_with(self, seat: int) -> list[int]:
        """In the mechanical solo one person has both teams (M-19.15)."""
        return list(range(self.seats)) if self.rules.mechanical else [seat]

    def num_distinct_actions(self) -> int:
        return actions.ACTIONS

    def max_chance_outcomes(self) -> int:
        return actions.OUTCOMES

    def max_game_length(self) -> int:
        """Setup, then rounds. Only stubborn offers make long ones: each placement may be followed by refusals anew.

        At most 813 placements (R-3.9), after each 84 refused offers (R-3.30) of up to 43 actions, and as many actions
        again for all the rest.
        """
        return 100 + 6_000_000 * int(self.rules.max_rounds)

    def rules_version(self) -> int:
        return 4  # those before had other costs, and a library that came back by itself

    def new_initial_state(self) -> State:
        return first_state(self, self.rules)

    def from_position(self, position_data: Any) -> State:
        return position.read(self, self.rules, position_data)

    def say_seat(self, seat: int) -> Saying:
        return saying("rising-seat", number=seat + 1)

    def schemas(self) -> dict[str, Any]:
        return schemas.SCHEMAS

    def draw(self, observation: dict[str, Any], lang: str, width: int = 80) -> list[list[Segment]]:
        return terminal.draw(observation, lang, width)

    def draw_more(self, observation: dict[str, Any], lang: str, width: int = 80) -> list[list[Segment]]:
        return terminal.draw_piles(observation, lang, width)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, RisingState)
        self.check_seat(seat)
        return evaluation.evaluate(state)

    def scores(self, state: State) -> list[int]:
        """The components that stand, the same for everybody."""
        assert isinstance(state, RisingState)
        return [sum(1 for part in state.parts if part == BUILT)] * self.seats

    def measures(self, observation: dict[str, Any]) -> dict[str, int]:
        result = observation["result"]
        return {"rounds": result["round"], "components": result["built"], "tiles": result["tiles"]}

    def turn_of(self, observation: dict[str, Any]) -> int:
        return int(observation["round"])

    def say_word(self, name: str) -> Saying:
        return saying(f"rising-word-{name.replace('_', '-')}")

    def fingerprint(self) -> str | None:
        return self.rules.catalogue.fingerprint

    def catalogue_tables(self, lang: str, reconstructed_only: bool) -> list[tuple[str, list[str], list[list[str]]]]:
        return catalogue.tables(self.rules.catalogue, lang, reconstructed_only)

    def tables_of_sets(self, lang: str, reconstructed_only: bool) -> list[tuple[str, list[str], list[list[str]]]]:
        corrections = str(self.values["catalogue"])
        return catalogue.tables_of_sets(self.rules.catalogue, corrections, lang, reconstructed_only)

    def corrections(self, path: str) -> str:
        return catalogue.read_corrections(path)
