"""Two players with two colours each: section 8.1 of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from survive_helpers import (
    at,
    controllers,
    decision,
    drowned,
    fates,
    fresh,
    game,
    place_all,
    play,
    refused,
    result,
    see,
    set_up,
    texts,
)
from tidefall.kernel.state import State

PAIR: dict[str, Any] = {"seats": 2, "two_colour": True}


def test_only_for_two_players() -> None:
    """S-8.1.1: two of the four colours each, two full sets of values; no other player count."""
    state = fresh(**PAIR)
    assert [player["colours"] for player in see(state)["players"]] == [["red", "yellow"], ["blue", "green"]]
    reserve = see(state, 0)["reserve"]
    assert {colour: sorted(values) for colour, values in reserve.items()} == {
        "red": [1, 1, 1, 2, 2, 3, 3, 4, 5, 6],
        "yellow": [1, 1, 1, 2, 2, 3, 3, 4, 5, 6],
    }
    for seats in (3, 4, 5, 6):
        with pytest.raises(ValueError, match="exactly 2 players"):
            game(seats=seats, two_colour=True)


def test_either_colour_on_each_placement() -> None:
    """S-8.1.2: one explorer at a time, alternating, of whichever own colour; all 40 tiles are filled."""
    state = fresh(**PAIR)
    assert {text[0] for text in texts(state)} == {"R", "Y"}
    play(state, "Y6@F5", "token Ya")
    assert {text[0] for text in texts(state)} == {"B", "G"}
    play(state, "B1@F4", "token Ba", "Y5@F6", "token Yb")
    place_all(state, random.Random(0))
    places = [entry["at"] for entry in see(state)["explorers"]]
    assert len(places) == len(set(places)) == 40


@pytest.mark.parametrize("ships", [4, 2])
def test_ships_of_a_pair(ships: int) -> None:
    """S-8.1.3 R-24: four ships each, placed alternately; an option offers two."""
    state = place_all(fresh(pair_ships=ships, **PAIR), random.Random(0))
    order = []
    while decision(state)[0] == "place_ship":
        order.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert order == [0, 1] * ships


def test_one_turn_a_player() -> None:
    """S-8.1.4 R-24: one tile, three points over both colours, one sinking, one roll, then the other player."""
    hands = {"red": ["beach move_shark", "forest move_shark"]}
    state = at(
        {"step": "tile", "explorers": {"Ra": "F3", "Ya": "H5", "Ba": "H6"}, "sharks": ["A1"], "hands": hands}, **PAIR
    )
    play(state, "play beach move_shark", "pick shark A1", "to A3")
    assert decision(state) == ("move", 0)
    play(state, "Ra F3>F4", "Ya H5>H4", "Ra F4>F5")
    assert decision(state) == ("sink", 0)
    play(state, "sink D4", "back wind", "roll whale")
    assert decision(state) == ("move", 1)
    assert see(state)["turn"] == 2


def test_control_counts_both_colours() -> None:
    """CS-118 [S-8.1.5, S-4.8]: red, yellow and blue aboard: two to one for the first player."""
    state = at({"ships": {"F2": ["Ra", "Ya", "Ba"]}}, **PAIR)
    assert controllers(state, "F2") == [0]
    assert "ship F2>F1" in texts(state)
    other = at({"active": 1, "ships": {"F2": ["Ra", "Ya", "Ba"]}}, **PAIR)
    assert "ship F2>F1" not in texts(other)
    assert "Ba F2 overboard" in texts(other)


def shark_in_turn_of(active: int) -> State:
    hands = {"red": ["forest repel_shark"]}
    position: dict[str, Any] = {"step": "roll", "active": active, "sharks": ["F1"], "hands": hands}
    state = at({**position, "explorers": {"Ya": "F2"}}, **PAIR)
    return play(state, "roll shark", "pick shark F1", "to F2")


def test_a_tile_defends_both_colours() -> None:
    """S-8.1.5 R-24: the player defends the yellow swimmer in the other's turn and cannot in the own one."""
    state = shark_in_turn_of(1)
    assert decision(state) == ("defend", 0)
    play(state, "play forest repel_shark")
    assert fates(state, "Ya") == ["swimmer F2"]
    assert fates(shark_in_turn_of(0), "Ya") == ["out"]


def test_second_colour_keeps_the_movement_step() -> None:
    """S-8.1.5: with only yellow left the player still has explorers on the board."""
    state = at({"step": "tile", "explorers": {"Ya": "F3", "Ba": "F4"}}, **PAIR)
    assert decision(state) == ("move", 0)
    assert "Ya F3>F4" in texts(state)
    assert "not possible" in refused(state, "Ba F4>F5")


def test_score_of_both_colours() -> None:
    """S-8.1.5, S-7.2: one sum, and one number of saved explorers for the tie-break."""
    position: dict[str, Any] = {**drowned({"F3": "mountain volcano"}), "step": "sink", "turn": 33}
    saved = {"Ra": "NW", "Ya": "SE", "Ba": "NW", "Bb": "NE", "Ga": "NE"}
    values = {"Ra": 4, "Ya": 3, "Ba": 5, "Bb": 1, "Ga": 1}
    state = at({**position, "explorers": saved, "values": values}, **PAIR)
    outcome = result(play(state, "sink F3", "back volcano"))
    assert (outcome["scores"], outcome["saved"]) == ([7, 7], [2, 3])
    assert (outcome["winners"], outcome["tie_break"]) == ([1], "saved")


def test_turns_of_a_whole_setup() -> None:
    """S-8.1.2, S-8.1.3: after a random setup 40 explorers and 8 ships are on the board."""
    view = see(set_up(**PAIR))
    assert ([player["on_board"] for player in view["players"]], len(view["ships"])) == ([20, 20], 8)
    assert view["supply"]["ship"] == 4
