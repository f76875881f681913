"""Games with Monstrosities for tests."""

from __future__ import annotations

from typing import Any

import tidefall
from tidefall.kernel.state import State


def monstrous(seats: int = 4, level: int = 2, options: dict[str, Any] | None = None, **position: Any) -> State:
    """The state of a position with Monstrosities; the beginning of a game if nothing is said of it."""
    game = tidefall.load_game("rising", seats=seats, level=level, **{"monstrosities": True, **(options or {})})
    return game.from_position(position) if position else game.new_initial_state()
