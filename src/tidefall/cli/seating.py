"""Who sits where at one keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random, SystemRandom
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
