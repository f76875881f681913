"""Sinking: which tiles, in which order of things, and challenges 2 and 4, where the volcano does not end the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from survive_helpers import (
    at,
    creatures,
    decision,
    drowned,
    events,
    explorer,
    fate,
    fates,
    play,
    random_step,
    refused,
    result,
    see,
    set_up,
    starting,
    texts,
    why_not,
)

SINK: dict[str, Any] = {"step": "sink"}
OTHER_BEACHES = ["F3", "F4", "F9", "F10", "G3", "G9", "H4", "H9", "H10", "I4", "I8", "J4", "J7"]


def candidates(position: dict[str, Any], **options: object) -> set[str]:
    return starting(at({**SINK, **position}, **options), "sink")


def test_enclosed_beach_goes_last() -> None:
    """CS-40 [S-3.8] R-17: F3 by the sea before E5 inland; E5 when it is the only beach."""
    both = {"tiles": {"F3": "beach", "E5": "beach"}}
    assert "F3" in candidates(both)
    assert "E5" not in candidates(both)
    assert "not beside the sea" in why_not(at({**SINK, **both}), "sink E5")
    alone = {"island": ["ffff", "fbfff", "ffffm~~~", "fmm~~~~", "~~~~~~~~", "~~~~~", "~~~~"]}
    assert candidates(alone) == {"E5"}


def test_enclosed_tiles_are_re_evaluated_each_turn() -> None:
    """R-17 [S-3.8]: after one enclosed beach sinks, its neighbour lies by the sea and goes before the other."""
    forests = dict.fromkeys(("D4", "D5", "D6", "E4", "E7", "F5", "F6", "F7"), "forest")
    state = at({**SINK, "tiles": {"E5": "beach", "E6": "beach", "H3": "beach", **forests}, "sunk": OTHER_BEACHES})
    assert starting(state, "sink") == {"H3"}
    play(state, "sink H3", "back move_shark", "roll shark")
    assert starting(state, "sink") == {"E5", "E6"}
    play(state, "sink E5", "back move_whale", "roll shark")
    assert starting(state, "sink") == {"E6"}


def test_lagoon_beach_may_sink_first() -> None:
    """CS-41 [S-3.8, S-0.4]: a beach on G5 is beside G6, which is sea."""
    assert "G5" in candidates({"tiles": {"G5": "beach"}})


def test_terrains_sink_in_order() -> None:
    """S-3.8: forests after the last beach, mountains after the last forest; explorers never matter."""
    people = {"explorers": {"Ra": "F3", "Ba": "F3"}}
    mixed = drowned({"F3": "beach wind", "F10": "forest ship", "H3": "mountain shark"})
    assert candidates({**mixed, **people}) == {"F3"}
    assert candidates(drowned({"F10": "forest ship", "H3": "mountain shark"})) == {"F10"}
    assert candidates(drowned({"H3": "mountain shark", "H10": "mountain volcano"})) == {"H3", "H10"}
    assert "beach sinks first" in why_not(at({**SINK, **mixed}), "sink F10")
    assert "no tile on F4" in why_not(at({**SINK, **mixed}), "sink F4")


def test_order_of_resolving_a_sinking() -> None:
    """S-3.9: tile gone, people in the water with their flags untouched, back shown, effect, then the roll."""
    state = at({**SINK, "explorers": {"Ra": "F3", "Ba": "F3"}, "wet": ["Ra"]})
    play(state, "sink F3")
    assert "F3" not in see(state)["island"]
    assert fates(state, "Ra", "Ba") == ["swimmer F3", "swimmer F3"]
    assert (explorer(state, "Ra")["wet"], explorer(state, "Ba")["wet"]) == (True, False)
    play(state, "back shark")
    kinds = [event["kind"] for event in state.events(None)]
    assert kinds == ["tile_sunk", "back_shown", "creature_appeared", "explorer_lost", "explorer_lost"]
    assert state.is_chance_node()
    assert "roll shark" in texts(state)


def test_immediate_tile_is_discarded() -> None:
    """S-3.9, S-6.2: shown to all, out of the game, in nobody's hand."""
    state = play(at(SINK), "sink F3", "back ship")
    for seat in (None, 0, 1):
        assert see(state, seat)["shown"] == {"beach ship": 1}
        assert events(state, "back_shown", seat)[0]["tile"] == "beach ship"
    assert see(state, 0)["hand"] == []


def test_fallen_explorer_may_swim_on_its_turn() -> None:
    """CS-49 [S-3.9, S-4.4] R-6: red fell in blue's turn and makes one wet move in its own."""
    state = at({**SINK, "active": 1, "explorers": {"Ra": "F3"}}, seats=2)
    play(state, "sink F3", "back wind", "roll shark")
    assert see(state)["active"] == 0
    play(state, "Ra F3>F2")
    assert not [text for text in texts(state) if text.startswith("Ra")]


def test_sinking_is_mandatory() -> None:
    """S-3.10: no pass."""
    state = at(SINK)
    assert {text.split(" ")[0] for text in texts(state)} == {"sink"}
    assert "not possible" in refused(state, "end")


def test_without_tiles_the_step_is_skipped() -> None:
    """CS-82 [S-8.3.3, S-3.10] R-22: under To the last! a turn without tiles is steps 1, 2 and 4."""
    hands = {"red": ["beach move_shark"]}
    state = at(
        {**drowned({}, hands), "step": "tile", "sharks": ["A1"], "explorers": {"Ra": "A7", "Ba": "M7"}}, ch2=True
    )
    assert decision(state) == ("play_tile", 0)
    play(state, "end")
    assert decision(state) == ("move", 0)
    play(state, "end")
    assert "roll shark" in texts(state)
    play(state, "roll whale")
    assert (see(state)["active"], decision(state)) == (1, ("move", 1))


@pytest.mark.parametrize("flag", ["ch2", "ch4"])
def test_volcano_as_whirlpool(flag: str) -> None:
    """CS-80 [S-8.3.2, S-8.4.1]: it clears the sea around, is discarded, and the roll follows."""
    position: dict[str, Any] = {
        **drowned({"F3": "mountain volcano", "F4": "mountain shark", "H3": "mountain whirlpool"}),
        **SINK,
        "explorers": {"Ra": "F3", "Ba": "F4"},
        "ships": {"F2": ["Ga"]},
        "serpents": ["E2"],
    }
    state = play(at(position, **{flag: True}), "sink F3", "back volcano")
    assert fates(state, "Ra", "Ba", "Ga") == ["out", "land F4", "out"]
    assert creatures(state, "serpent") == []
    assert see(state)["shown"]["mountain volcano"] == 1
    assert "roll shark" in texts(state)


def test_volcano_as_the_35th_tile() -> None:
    """CS-133 [S-8.4.1]: under ch4 it is a whirlpool, and play goes on with the five tiles left."""
    whirlpools = dict.fromkeys(("H3", "H10", "I4", "J4"), "mountain whirlpool")
    tiles = {"F3": "mountain volcano", "F10": "mountain shark", **whirlpools}
    state = at({**drowned(tiles), **SINK, "turn": 35, "explorers": {"Ga": "F3", "Ba": "F10"}}, ch4=True)
    play(state, "sink F3", "back volcano")
    assert fates(state, "Ga", "Ba") == ["out", "land F10"]
    play(state, "roll serpent")
    assert (see(state)["turn"], len(see(state)["island"]), decision(state)) == (36, 5, ("sink", 3))


def test_to_the_last_ends_with_the_last_explorer() -> None:
    """CS-81 [S-7.3, S-8.3.1, S-3.4] R-27: ashore in step 2, and neither sinking nor roll follow."""
    state = play(at({"ships": {"C1": ["Ra"]}}, ch2=True), "Ra C1>NW")
    assert result(state)["ended_by"] == "last_explorer"
    assert events(state, "tile_sunk") == []


def test_to_the_last_ends_in_any_step() -> None:
    """S-8.3.1 R-27: also when the last explorers are lost to a whirlpool, a shark or a squid."""
    tiles = {"F3": "forest whirlpool", "F4": "mountain shark"}
    state = play(at({**drowned(tiles), **SINK, "explorers": {"Ba": "F3"}}, ch2=True), "sink F3", "back whirlpool")
    assert result(state)["ended_by"] == "last_explorer"
    state = at({"step": "roll", "sharks": ["A1"], "explorers": {"Ba": "A2", "Ga": "NW"}}, ch2=True)
    play(state, "roll shark", "pick shark A1", "to A2")
    assert result(state)["winners"] == [2]


@pytest.mark.parametrize("rounds", [20, 3])
def test_safety_stop(rounds: int) -> None:
    """CS-141 [S-8.3.4] R-27: so many rounds without tiles, rescue or loss end the game, scored as it stands."""
    state = at(
        {**drowned({"F3": "mountain volcano"}), **SINK, "explorers": {"Ra": "A7", "Ba": "NW"}},
        ch2=True,
        safety_rounds=rounds,
    )
    play(state, "sink F3", "back volcano", "roll serpent")
    for _ in range(rounds * 4):
        assert not state.is_terminal()
        if decision(state)[0] == "move":
            play(state, "end")
        play(state, "roll serpent")
    assert result(state)["ended_by"] == "safety_stop"
    assert result(state)["winners"] == [1]


def test_rescue_restarts_the_safety_count() -> None:
    """S-8.3.4: a rescue in between sets the counter back to 0 at the end of that turn."""
    state = at({**drowned({}), "explorers": {"Ra": "C1", "Rb": "A7"}, "quiet": 3}, ch2=True, safety_rounds=1)
    play(state, "Ra C1>NW", "end", "roll serpent")
    for _ in range(4):
        assert not state.is_terminal()
        if decision(state)[0] == "move":
            play(state, "end")
        play(state, "roll serpent")
    assert state.is_terminal()


def test_atlantis_submerged_ends_with_the_last_tile() -> None:
    """S-8.4.2, S-7.4 R-28: its back is not resolved and step 4 is not played."""
    position = {**drowned({"F3": "mountain volcano"}), **SINK, "explorers": {"Ra": "F3", "Rb": "NW"}, "turn": 40}
    state = play(at({**position, "active": 3}, ch4=True), "sink F3")
    assert result(state)["ended_by"] == "submerged"
    assert events(state, "back_shown") == []
    assert events(state, "rolled") == []
    assert result(state)["winners"] == [0]


@pytest.mark.parametrize("seed", range(4))
def test_tiles_leave_in_order_until_the_regular_end(seed: int) -> None:
    """INV-8 [S-3.8, S-3.10], INV-9 [S-7.1, S-8.4.2]: a tile a turn, beaches first; turn 33 to 40, with ch4 40."""
    state = set_up(seed, ch4=seed % 2 == 1)
    rng = random.Random(seed)
    while not state.is_terminal():
        assert len(see(state)["island"]) in (41 - see(state)["turn"], 40 - see(state)["turn"])
        random_step(state, rng)
    order = [event["terrain"] for event in events(state, "tile_sunk")]
    assert order == sorted(order)
    assert len(order) == see(state)["turn"]
    assert see(state)["turn"] == 40 if seed % 2 else 33 <= see(state)["turn"] <= 40


def test_passengers_beside_a_sinking_tile() -> None:
    """R-63: they notice nothing."""
    state = play(at({**SINK, "ships": {"F2": ["Ra"]}}), "sink F3", "back wind")
    assert fate(state, "Ra") == "aboard F2"
