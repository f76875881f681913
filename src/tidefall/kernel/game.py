"""What every game promises before play: its options, its sizes, its first state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tidefall.kernel.options import Option, Value
    from tidefall.kernel.state import State

Segment = tuple[str, str]
"""A piece of a drawing: text and the name of its style."""


class Game(ABC):
    """A game with its options fixed. Immutable; all states of a match share it."""

    def __init__(self, name: str, options: list[Option], values: dict[str, Value]) -> None:
        self.name = name
        self.options = options
        self.values = values
        self.seats = int(values["seats"])

    def num_players(self) -> int:
        return self.seats

    @abstractmethod
    def num_distinct_actions(self) -> int:
        """Player actions are numbered from 0 to one less than this, whatever the options."""

    @abstractmethod
    def max_chance_outcomes(self) -> int:
        """Chance actions are numbered from 0 to one less than this."""

    @abstractmethod
    def max_game_length(self) -> int:
        """No game has more actions than this, chance included."""

    @abstractmethod
    def rules_version(self) -> int:
        """Goes up when an old record would no longer replay."""

    @abstractmethod
    def new_initial_state(self) -> State:
        """The state before the first chance event."""

    @abstractmethod
    def from_position(self, position: Any) -> State:
        """The state that `position` describes; Refused with the reason if there can be no such state."""

    @abstractmethod
    def seat_names(self, lang: str) -> list[str]:
        """What the seats are called at the table."""

    @abstractmethod
    def schemas(self) -> dict[str, Any]:
        """JSON Schemas of "observation", "choices", "events" and "position"."""

    @abstractmethod
    def draw(self, observation: dict[str, Any], lang: str) -> list[list[Segment]]:
        """The table as rows of styled text, for terminals."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """A guess at how good a fully known state is for a seat, from 0 to 1, for search."""
