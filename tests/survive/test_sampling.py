"""Sampled worlds: never one that the seat could tell apart, and over many draws every possible one by its odds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

import tidefall
from option_sets import title
from survive_helpers import at, drowned, play
from survive_options import SETS
from tidefall.kernel.state import State
from tidefall.kernel.step import CHANCE
from tidefall.kernel.testing_tools import random_action

DRAWS = 1500


def worlds(
    state: State, seat: int, read: Callable[[dict[str, Any]], Hashable], draws: int = DRAWS
) -> Counter[Hashable]:
    """What many sampled worlds are like."""
    rng = random.Random(11)
    return Counter(read(state.resample_from_infostate(seat, rng).position()) for _ in range(draws))


def assert_odds(found: Counter[Hashable], expected: Mapping[Any, float]) -> None:
    """Every possible world, no other, and each as often as its odds say: within five standard deviations."""
    assert set(found) == set(expected)
    draws = found.total()
    total = sum(expected.values())
    for world, weight in expected.items():
        chance = weight / total
        spread = sqrt(draws * chance * (1 - chance))
        assert abs(found[world] - draws * chance) <= 5 * spread + 1e-9, (world, found[world], draws * chance)


def hands(*colours: str) -> Callable[[dict[str, Any]], Hashable]:
    return lambda position: tuple(tuple(sorted(position["hands"].get(colour, ()))) for colour in colours)


@pytest.mark.parametrize("options", SETS, ids=title)
def test_worlds_are_consistent_everywhere(options: dict[str, Any]) -> None:
    """The seat has seen the same, holds the same and is asked the same; public things are the same."""
    state = tidefall.load_game("survive", **options).new_initial_state()
    rng = random.Random(5)
    while not state.is_terminal():
        if rng.random() < 0.15:
            seat = rng.randrange(state.game.seats)
            world = state.resample_from_infostate(seat, rng)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation(seat) == state.observation(seat)
            assert world.observation(None) == state.observation(None)
            assert world.legal_actions(seat) == state.legal_actions(seat)
            assert values_left(world) == values_left(state)
            assert world.history() == world.after(len(world.history())).history()
        state.apply_action(random_action(state, rng))
    world = state.resample_from_infostate(0, rng)
    assert world is not state
    assert world.position() == state.position()


def values_left(state: State) -> dict[str, list[int]]:
    """Every colour has its own values, whoever has which."""
    found: dict[str, list[int]] = {}
    for name, value in state.position()["values"].items():
        found.setdefault(name[0], []).append(value)
    seats = range(state.game.seats)
    reserves = {
        colour[0].upper(): left for seat in seats for colour, left in state.observation(seat)["reserve"].items()
    }
    underway = state.position().get("pending") or []
    extra = {frame["colour"][0].upper(): [frame["value"]] for frame in underway if frame["step"] == "token"}
    colours = {*found, *reserves, *extra}
    return {c: sorted([*found.get(c, []), *reserves.get(c, []), *extra.get(c, [])]) for c in colours}


def test_values_of_others_are_dealt_in_every_order() -> None:
    """Blue has placed three explorers out of its ten; red has no idea which."""
    state = tidefall.load_game("survive", seats=2).new_initial_state()
    tidefall.deal(state, random.Random(1))
    for move in ("R6@F5", "token Ra", "B6@F4", "token Ba", "R5@E5", "token Rb"):
        state.submit(state.current_player(), move)
    counts = Counter([1, 1, 1, 2, 2, 3, 3, 4, 5, 6])
    found = worlds(state, 0, lambda position: position["values"]["Ba"])
    assert_odds(found, counts)
    own = worlds(state, 0, lambda position: (position["values"]["Ra"], position["values"]["Rb"]), 50)
    assert set(own) == {(6, 5)}


def test_pairs_of_values_come_by_their_odds() -> None:
    """Two blue explorers on the board: every ordered pair of tokens is equally likely."""
    state = tidefall.load_game("survive", seats=2).new_initial_state()
    tidefall.deal(state, random.Random(1))
    for move in ("R6@F5", "token Ra", "B6@F4", "token Ba", "R5@E5", "token Rb", "B1@E6", "token Bc"):
        state.submit(state.current_player(), move)
    pairs = Counter(permutations([1, 1, 1, 2, 2, 3, 3, 4, 5, 6], 2))
    found = worlds(state, 0, lambda position: (position["values"]["Ba"], position["values"]["Bc"]), 3000)
    assert_odds(found, pairs)


def test_values_of_a_position_are_dealt_anew() -> None:
    state = at({"explorers": {"Ra": "F3", "Ba": "F4"}, "values": {"Ba": 6}}, seats=2)
    found = worlds(state, 0, lambda position: position["values"]["Ba"])
    assert_odds(found, Counter([1, 1, 1, 2, 2, 3, 3, 4, 5, 6]))
    assert set(worlds(state, 1, lambda position: position["values"]["Ba"], 50)) == {6}


def test_a_hidden_hand_tile_is_any_that_is_left_of_its_terrain() -> None:
    """Blue holds one mountain; the other two that could be held are one of a kind each."""
    left = {"F5": "mountain repel_whale", "F6": "mountain whirlpool", "F7": "mountain volcano"}
    table = drowned(left, {"blue": ["mountain repel_shark"]})
    state = at({**table, "explorers": {"Ra": "F5", "Ba": "F6"}}, seats=2)
    found = worlds(state, 0, hands("blue"))
    assert_odds(found, {(("mountain repel_shark",),): 1, (("mountain repel_whale",),): 1})
    assert set(worlds(state, 1, hands("blue"), 50)) == {(("mountain repel_shark",),)}


def test_two_hidden_tiles_are_drawn_without_replacement() -> None:
    """Blue and green hold a forest each: any two of those that can be held, by their numbers."""
    left = {"F5": "forest repel_whale", "F6": "forest repel_whale", "F7": "forest swim", "F8": "mountain volcano"}
    table = drowned(left, {"blue": ["forest repel_shark"], "green": ["forest move_shark"]})
    state = at({**table, "explorers": {"Ra": "F5", "Ba": "F6", "Ga": "F7"}}, seats=3)
    tiles = ["forest repel_shark", "forest move_shark", "forest repel_whale", "forest repel_whale", "forest swim"]
    expected = Counter(((a,), (b,)) for a, b in permutations(tiles, 2))
    assert_odds(worlds(state, 0, hands("blue", "green"), 3000), expected)
    mine = worlds(state, 1, hands("blue", "green"))
    known = Counter((("forest repel_shark",), (tile,)) for tile in tiles[1:])
    assert_odds(mine, known)


def test_tiles_taken_during_the_game_are_dealt_anew_in_its_story() -> None:
    """Red sinks a beach and keeps it: to blue it is any red back of the beaches."""
    state = at({"step": "sink", "explorers": {"Ra": "F5", "Ba": "F6"}}, seats=2)
    play(state, "sink F3", "back wind")
    reds = {"swim": 3, "wind": 2, "move_serpent": 1, "move_shark": 1, "move_whale": 1, "repel_shark": 1}
    expected = {((f"beach {back}",),): number for back, number in reds.items()}
    assert_odds(worlds(state, 1, hands("red"), 3000), expected)
    assert set(worlds(state, 0, hands("red"), 50)) == {(("beach wind",),)}


def test_a_shown_tile_is_never_dealt() -> None:
    left = {"F5": "mountain volcano", "F6": "mountain whirlpool"}
    table = drowned(left, {"blue": ["mountain repel_shark"]})
    state = at({**table, "explorers": {"Ra": "F5", "Ba": "F6"}}, seats=2)
    assert set(worlds(state, 0, hands("blue"), 100)) == {(("mountain repel_shark",),)}


def attacked(tiles: dict[str, list[str]], left: dict[str, str]) -> State:
    """Red moves its shark onto swimmers of blue and green, whose hands are given; a window may open."""
    table = drowned(left, tiles)
    state = at(
        {
            **table,
            "step": "creature",
            "roll": "shark",
            "sharks": ["A1"],
            "explorers": {"Ra": "F5", "Ba": "A2", "Ga": "A2"},
        },
        seats=3,
    )
    return play(state, "pick shark A1", "to A2")


LEFT = {"F5": "mountain repel_whale", "F6": "mountain volcano", "F7": "forest move_shark"}


def test_an_open_window_says_nothing_about_who_holds_the_tile() -> None:
    """It opens whether somebody can defend or not: red gives every deal its odds."""
    state = attacked({"blue": ["mountain repel_shark"], "green": ["forest repel_shark"]}, LEFT)
    assert state.current_player() == 1
    mountains = ["mountain repel_shark", "mountain repel_whale"]
    forests = ["forest repel_shark", "forest move_shark"]
    possible = {((m,), (f,)): 1 for m in mountains for f in forests}
    assert_odds(worlds(state, 0, hands("blue", "green")), possible)


def test_in_an_open_window_the_world_rests_in_the_same_window() -> None:
    state = attacked({"blue": ["mountain repel_shark"], "green": ["forest repel_shark"]}, LEFT)
    rng = random.Random(2)
    for seat in (0, 1, 2):
        for _ in range(40):
            world = state.resample_from_infostate(seat, rng)
            assert world.observation(seat) == state.observation(seat)
            assert world.observation(None)["window"] == {"against": "shark", "at": "A2"}
            asked = world.current_player()
            assert asked == CHANCE or world.legal_actions(asked)[1:], "who is asked holds the tile"


def test_a_closed_window_leaves_every_deal_possible() -> None:
    """Nobody defended: somebody may still hold the tile and have passed."""
    state = attacked({"blue": ["mountain repel_shark"], "green": ["forest repel_shark"]}, LEFT)
    play(state, "end", "end")
    mountains = ["mountain repel_shark", "mountain repel_whale"]
    forests = ["forest repel_shark", "forest move_shark"]
    expected = {((m,), (f,)): 1 for m in mountains for f in forests}
    assert_odds(worlds(state, 0, hands("blue", "green")), expected)


def test_a_world_without_the_passes_has_a_story_without_them() -> None:
    """Retold worlds can be replayed: their own history leads to them."""
    state = attacked({"blue": ["mountain repel_shark"], "green": ["forest repel_shark"]}, LEFT)
    play(state, "end", "end")
    rng = random.Random(4)
    lengths = set()
    for _ in range(40):
        world = state.resample_from_infostate(0, rng)
        assert world.after(len(world.history())).position() == world.position()
        lengths.add(len(world.history()))
    assert lengths == {3, 4, 5}


def test_the_last_world_of_its_kind_is_found_again_and_again() -> None:
    """With one deal possible all draws are alike, and still independent copies."""
    state = attacked({"blue": ["mountain repel_shark"]}, {"F5": "mountain volcano"})
    rng = random.Random(4)
    drawn = [state.resample_from_infostate(0, rng) for _ in range(5)]
    assert {world.current_player() for world in drawn} == {1}
    drawn[0].apply_action(0)
    assert drawn[1].current_player() == 1
