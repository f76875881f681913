"""What a bot is handed and what it must do."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.kernel.state import State


class View:
    """A seat's view of a game in progress, for one decision.

    `sample` gives a world that fits all the seat knows; what is hidden in it is guessed. Where several seats may
    decide, it is this seat's turn in it.
    """

    def __init__(self, state: State, seat: int, rng: Random) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.rng = rng
        self._state = state

    def observation(self) -> dict[str, Any]:
        return self._state.observation(self.seat)

    def choices(self, lang: str | None = "en") -> list[dict[str, Any]]:
        return self._state.choices(self.seat, lang)

    def legal_actions(self) -> list[int]:
        return self._state.legal_actions(self.seat)

    def sample(self, rng: Random | None = None) -> State:
        world = self._state.resample_from_infostate(self.seat, rng or self.rng)
        if world.is_asked(self.seat):
            world.turn_to(self.seat)
        return world


class Bot(Protocol):
    """A player. One instance plays one seat of one game; randomness comes from `view.rng` only.

    A bot need not inherit from this: those that a game brings along may not know of this package.
    """

    name: str

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of `view.legal_actions()`."""
