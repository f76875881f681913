"""Games with Monstrosities for tests: the options join the others as long as a test of it runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import tidefall
from tidefall.kernel.state import State
from tidefall.rising.rules.options import EXPANSION, OPTIONS


@contextmanager
def listed() -> Iterator[None]:
    """The options of the expansion are there, and levels 6 to 8."""
    level = next(option for option in OPTIONS if option.name == "level")
    OPTIONS.extend(EXPANSION)
    level.allowed = [1, 8]
    try:
        yield
    finally:
        for option in EXPANSION:
            OPTIONS.remove(option)
        level.allowed = [1, 5]


def monstrous(seats: int = 4, level: int = 2, options: dict[str, Any] | None = None, **position: Any) -> State:
    """The state of a position with Monstrosities; the beginning of a game if nothing is said of it."""
    game = tidefall.load_game("rising", seats=seats, level=level, **{"monstrosities": True, **(options or {})})
    return game.from_position(position) if position else game.new_initial_state()
