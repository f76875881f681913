"""Who sits where at one keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from tidefall import words

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.kernel.state import State


@dataclass
class Seating:
    """Who decides for each seat, and where chance comes from."""

    people: frozenset[int]
    bots: dict[int, str]
    seed: int | None

    def rng(self, state: State) -> Random:
        """True dice; with a seed, numbers that depend on the moment alone, so that a resumed game goes on the same."""
        return SystemRandom() if self.seed is None else Random(f"{self.seed}:{len(state.history())}")

    def names(self, seats: int) -> list[str]:
        """What a record calls the seats: a bot's name, or "person"."""
        return [self.bots.get(seat, "person") for seat in range(seats)]


def seat_called(game: Game, text: str) -> int:
    """The seat that the screen calls so, by name or by number from 1, as in Red, 2, p2 or player 2; else -1."""
    wanted = "".join(text.lower().split())
    names = [game.seat_names(lang) for lang in words.languages()]
    for seat in range(game.seats):
        called = {str(seat + 1), f"p{seat + 1}", *("".join(one[seat].lower().split()) for one in names)}
        if wanted in called:
            return seat
    return -1
