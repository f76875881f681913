"""What is in the box bends the rules through hooks, and what is not costs nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import tidefall
from rising_play import rich
from tidefall.kernel.testing_tools import random_action
from tidefall.rising.rules.hooks import THINGS, Hooks, Thing
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.state import RisingState

pure = pytest.mark.skipif(tidefall.COMPILED, reason="interpreted classes cannot inherit from compiled ones")


@contextmanager
def in_the_box(thing: Thing) -> Iterator[None]:
    THINGS.append(thing)
    yield
    THINGS.remove(thing)


def hooks_of(**options: int) -> Hooks:
    return Rules(tidefall.load_game("rising", **options).values).hooks


def test_a_hook_has_only_those_who_bend_it() -> None:
    hooks = hooks_of()
    assert [type(thing).__name__ for thing in hooks.target] == ["Explorer"]
    assert [type(thing).__name__ for thing in hooks.draws] == ["Scholar", "AstrolabeOfSecrets"]
    assert hooks.returning == []


if not tidefall.COMPILED:

    class Witness(Thing):
        """Sees every figure that goes home, and changes nothing."""

        def __init__(self) -> None:
            self.seen = 0

        def returning(self, state: RisingState, figure: int) -> bool:
            self.seen += 1
            return False

    class Keeper(Thing):
        """Takes Leaders out of reach of the flood: they stay where they can."""

        def is_in_box(self, rules: Rules) -> bool:
            return rules.seats == 2

        def returning(self, state: RisingState, figure: int) -> bool:
            state.leave(figure, -2)
            return True


@pure
@pytest.mark.parametrize("seats", [1, 2, 4, 7])
def test_one_by_one_or_at_once_is_the_same_game(seats: int) -> None:
    """R-5.3, R-5.16: where something may react, figures go home one by one, with equal results."""
    witness = Witness()
    with in_the_box(witness):
        slow = tidefall.load_game("rising", seats=seats, level=2)
    quick = tidefall.load_game("rising", seats=seats, level=2)
    for seed in range(3):
        states = []
        for game in (slow, quick):
            rng = random.Random(seed)
            state = game.from_position(rich(rng, seats=seats, level=2).position())
            for _ in range(250):
                if not state.is_terminal():
                    state.apply_action(random_action(state, rng))
            states.append((state.position(), state.events(None)))
        assert states[0] == states[1]
    assert witness.seen > 0


@pure
def test_a_figure_may_do_something_else_than_go_home() -> None:
    with in_the_box(Keeper()):
        game = tidefall.load_game("rising", seats=2)
        other = tidefall.load_game("rising", seats=3)
    followers = {"followers": ["hills_6"]}
    position = {"step": "misfortune", "players": [followers], "misfortunes": {"card": "flood_hills"}}
    kept = game.from_position(position).observation(None)
    home = other.from_position(position).observation(None)
    assert kept["island"]["hills"]["land"] == home["island"]["hills"]["land"] == 5
    assert (kept["players"][0]["on_board"], kept["players"][0]["pool"]["follower"]) == (0, 0)
    assert (home["players"][0]["on_board"], home["players"][0]["pool"]["follower"]) == (0, 1)
