"""Playing chance nodes for those who do not care how they come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from tidefall.kernel.state import State


def draw(state: State, rng: Random) -> int:
    """An outcome of the chance node the state is at, by its odds."""
    menu = state.list_actions()
    return int(menu.drawn(rng.randrange(int(menu.total()))))


def deal(state: State, rng: Random) -> None:
    """Play chance nodes until somebody must decide or the game is over."""
    while state.is_chance_node():
        state.carry_out(draw(state, rng))
