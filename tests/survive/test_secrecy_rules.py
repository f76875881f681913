"""Hidden information: section 9 of the rules. Views are compared between seats, and between worlds that differ only
in what a seat may not know.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from survive_helpers import (
    at,
    decision,
    drowned,
    events,
    explorer,
    fresh,
    odds,
    play,
    random_step,
    refused,
    see,
    sentences,
    set_up,
)
from tidefall.kernel.state import State

MID_GAME: dict[str, Any] = {
    "turn": 6,
    "active": 1,
    "explorers": {"Ra": "F3", "Rb": "E2", "Rc": "NW", "Rd": "out", "Ba": "F3", "Ga": "H5", "Ya": "J4"},
    "ships": {"F2": ["Re", "Bb"], "G2": []},
    "sharks": ["A1"],
    "whales": ["A3"],
}


def knows(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that a seat gets from a state."""
    return {
        "observation": state.observation(seat),
        "choices": state.choices(seat) if seat is not None else [],
        "events": [{**event, "n": None} for event in state.events(seat)],
        "refusal": refused(state, "nonsense", seat) if seat is not None and state.current_player() != seat else "",
    }


def same_to(seat: int | None, one: State, other: State) -> bool:
    return json.dumps(knows(one, seat), sort_keys=True) == json.dumps(knows(other, seat), sort_keys=True)


def test_public_at_all_times() -> None:
    """S-9.1: board, pieces, crews, controllers, supplies, hand terrains, shown tiles, dice, points, counters, flags."""
    hands = {"red": ["beach wind", "forest repel_whale"], "blue": ["mountain repel_shark"]}
    state = at({**MID_GAME, "hands": hands})
    public = see(state, None)
    for seat in range(4):
        view = see(state, seat)
        for field in (
            "turn",
            "active",
            "points",
            "roll",
            "island",
            "ships",
            "creatures",
            "supply",
            "shown",
        ):
            assert view[field] == public[field]
        assert view["options"] == state.game.values
        assert [player["hand"] for player in view["players"]] == [["beach", "forest"], ["mountain"], [], []]
    assert public["ships"][0] == {"at": "F2", "crew": ["Re", "Bb"], "controllers": [0, 1]}
    lost = explorer(state, "Rd")
    assert (lost["standing"], lost["colour"]) == ("out", "red")
    assert explorer(state, "Rc")["at"] == "NW"
    assert [player["turns"] for player in public["players"]] == [2, 2, 1, 1]
    assert sum(sum(backs.values()) for backs in public["unseen"].values()) == 40 - sum(public["shown"].values())


def test_backs_on_the_board_are_hidden_from_everybody() -> None:
    """S-9.2: which back a tile has is not even decided before it is lifted, whichever tile it is."""
    for space in ("F3", "G3"):
        state = play(at({"step": "sink"}), f"sink {space}")
        assert odds(state)["back shark"] == pytest.approx(3 / 16)
    for seat in (None, 0, 1):
        assert all(isinstance(terrain, str) and " " not in terrain for terrain in see(state, seat)["island"].values())


@pytest.mark.parametrize("memory", ["strict", "assisted"])
def test_memory(memory: str) -> None:
    """CS-116 [S-9.3, S-9.9]: strict shows nobody a value in play; assisted shows the owner its own, others none."""
    state = at(MID_GAME, memory=memory)
    for seat in (None, 0, 1, 2, 3):
        for entry in see(state, seat)["explorers"]:
            known = memory == "assisted" and entry["seat"] == seat
            assert (entry["value"] is not None) == known
        assert see(state, seat)["options"]["memory"] == memory
        scores = [player["score"] for player in see(state, seat)["players"]]
        assert [score is not None for score in scores] == [memory == "assisted" and p == seat for p in range(4)]


def test_values_while_placing() -> None:
    """S-9.3: the owner sees them until the last ship is placed, also under strict memory; others never."""
    state = play(fresh(), "R6@F5", "token Rc", "B2@F4", "token Ba")
    assert explorer(state, "Rc", 0)["value"] == 6
    assert explorer(state, "Ba", 0)["value"] is None
    assert see(state, 0)["reserve"]["red"] == [1, 1, 1, 2, 2, 3, 3, 4, 5]
    assert see(state, 1)["reserve"] == {"blue": [1, 1, 1, 2, 3, 3, 4, 5, 6]}
    assert see(state, None)["reserve"] == {}


def test_no_value_in_any_data_under_strict_memory() -> None:
    """INV-10 [S-9.3, S-9.9]: two worlds with other values give every seat byte-equal data, owners included."""
    one = at({**MID_GAME, "values": {"Ra": 6, "Rc": 1, "Ba": 5, "Ga": 4}})
    other = at({**MID_GAME, "values": {"Ra": 1, "Rc": 6, "Ba": 2, "Ga": 1}})
    for moves in ((), ("Ba F3>F4",), ("end",), ("sink D4", "back wind", "roll shark")):
        play(one, *moves)
        play(other, *moves)
        for seat in (None, 0, 1, 2, 3):
            assert same_to(seat, one, other)


def test_assisted_memory_shows_others_nothing() -> None:
    """INV-10 [S-9.3]: worlds that differ in red's values look the same to all but red."""
    one = at({**MID_GAME, "values": {"Ra": 6, "Rc": 1}}, memory="assisted")
    other = at({**MID_GAME, "values": {"Ra": 1, "Rc": 6}}, memory="assisted")
    assert [same_to(seat, one, other) for seat in (None, 0, 1, 2, 3)] == [True, False, True, True, True]


def test_kept_tile_is_seen_by_its_holder_only() -> None:
    """CS-142 [S-9.4, S-9.8, S-9.1]: red's view has the icon; other views and the log have the terrain."""
    worlds = [play(at({"step": "sink"}), "sink F3", f"back {back}") for back in ("wind", "move_shark")]
    for seat in (None, 1, 2, 3):
        assert same_to(seat, worlds[0], worlds[1])
        assert "wind" not in json.dumps(events(worlds[0], "back_kept", seat))
        assert see(worlds[0], seat)["players"][0]["hand"] == ["beach"]
    assert not same_to(0, worlds[0], worlds[1])
    assert see(worlds[0], 0)["hand"] == ["beach wind"]


def test_ids_tell_nothing_about_values() -> None:
    """CS-117 [S-9.5]: whatever is placed first, each token is equally likely; over many games the order is random."""
    state = play(fresh(), "R6@F5")
    assert odds(state) == pytest.approx({f"token R{token}": 0.1 for token in "abcdefghij"})
    firsts = [set_up(seed).position()["values"]["Ra"] for seed in range(30)]
    assert len(set(firsts)) >= 4


def test_ids_never_change() -> None:
    """S-9.5: from placement to the end a token keeps its name and its value."""
    state = set_up(2, memory="assisted")
    values = {entry["id"]: entry["value"] for entry in see(state, 0)["explorers"] if entry["seat"] == 0}
    rng = random.Random(2)
    while not state.is_terminal():
        random_step(state, rng)
    told = see(state)["result"]["values"]
    assert {name: told[name] for name in values} == values


def test_inference_is_supported() -> None:
    """S-9.6: a mountain in a hand can only be a defence, as the backs nobody has shown tell."""
    tiles = {"F3": "mountain volcano", "J7": "mountain shark"}
    state = at({**drowned(tiles, {"blue": ["mountain repel_shark"]})})
    assert see(state, 0)["unseen"]["mountain"] == {"shark": 1, "volcano": 1, "repel_shark": 1}
    assert see(state, 1)["unseen"]["mountain"] == {"shark": 1, "volcano": 1}


def test_not_playing_a_tile_looks_the_same() -> None:
    """S-9.7: none held, none playable or passed: others see the same state and hear the same words."""
    base = {key: value for key, value in MID_GAME.items() if key != "active"}
    hands: list[list[str]] = [["beach wind"], ["beach move_shark"]]
    worlds = [at({**base, "turn": 5, "step": "tile", "hands": {"red": hand}}) for hand in hands]
    assert decision(worlds[0]) == ("play_tile", 0)
    quiet = at({**base, "turn": 5, "step": "tile", "sharks": [], "hands": {"red": ["beach move_shark"]}})
    assert decision(quiet) == ("move", 0)
    for seat in (None, 1, 2, 3):
        assert same_to(seat, worlds[0], worlds[1])
        assert see(worlds[0], seat)["asks"] == see(quiet, seat)["asks"]
    for world in worlds:
        play(world, "end", "end")
    play(quiet, "end")
    for seat in (None, 1, 2, 3):
        assert same_to(seat, worlds[0], worlds[1])
        assert sentences(worlds[0], seat)[:1] == sentences(quiet, seat)[:1] == ["Red plays no tile."]


def test_passing_a_tile_leaves_no_trace_in_event_numbers() -> None:
    """S-9.7: whether red passed or had nothing to play cannot be told from the numbers of later events."""
    base = {key: value for key, value in MID_GAME.items() if key != "active"}
    holds = at({**base, "turn": 5, "step": "tile", "hands": {"red": ["beach move_shark"]}})
    has_not = at({**base, "turn": 5, "step": "tile", "hands": {"red": ["beach repel_shark"]}})
    play(holds, "end", "end", "sink D4")
    play(has_not, "end", "sink D4")
    for seat in (None, 1, 2, 3):
        assert holds.events(seat) == has_not.events(seat)


def defence(hand: list[str]) -> State:
    position: dict[str, Any] = {"step": "roll", "sharks": ["F1"], "explorers": {"Ba": "F2", "Ga": "F2"}}
    state = at({**position, "hands": {"blue": hand}})
    return play(state, "roll shark", "pick shark F1", "to F2")


def test_passing_a_defence_looks_like_having_none() -> None:
    """S-9.7, S-6.16: blue passed with a tile or held none: afterwards others know the same."""
    passed = play(defence(["beach repel_shark"]), "end")
    had_none = defence(["beach wind"])
    for seat in (None, 0, 2, 3):
        assert same_to(seat, passed, had_none)
        assert passed.events(seat) == had_none.events(seat)


def test_played_tiles_are_public() -> None:
    """S-9.7: icon and parameters of a start tile, and the defence played, are known to all."""
    state = at({"step": "tile", "sharks": ["A1"], "explorers": {"Ra": "H5"}, "hands": {"red": ["beach move_shark"]}})
    play(state, "play beach move_shark", "pick shark A1", "to A4")
    for seat in (None, 0, 1, 2, 3):
        assert sentences(state, seat) == ["Red plays a tile: relocate a shark (beach).", "A shark moves from A1 to A4."]
    state = play(defence(["beach repel_shark"]), "play beach repel_shark")
    for seat in (None, 0, 2):
        assert events(state, "defended", seat)[0]["tile"] == "beach repel_shark"


def test_moves_are_public_and_say_no_value() -> None:
    """S-9.7: everybody hears the same of moves, sinking, ships placed and creatures, and never a value."""
    state = set_up(4)
    rng = random.Random(4)
    for _ in range(300):
        random_step(state, rng)
    private = {"back_kept"}
    heard = {seat: [event for event in state.events(seat) if event["kind"] not in private] for seat in range(4)}
    assert (
        heard[0]
        == heard[1]
        == heard[2]
        == heard[3]
        == [event for event in state.events(None) if event["kind"] not in private]
    )
    assert not [event for event in state.events(0) if "value" in event]


def test_spectators_obey_the_same_table() -> None:
    """S-9.8: no hand, no reserve, no value, no choice of anybody for a spectator."""
    state = at({**MID_GAME, "hands": {"red": ["beach wind"]}}, memory="assisted")
    view = see(state, None)
    assert (view["hand"], view["reserve"]) == ([], {})
    assert {entry["value"] for entry in view["explorers"]} == {None}


def test_computer_player_may_remember_what_it_placed() -> None:
    """S-9.8: perfect recall distinguishes own placements also under strict memory; others' it does not."""
    one, other = fresh(), fresh()
    play(one, "R6@F5", "token Ra", "B1@F4", "token Ba")
    play(other, "R1@F5", "token Ra", "B1@F4", "token Ba")
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_hidden_values_are_redrawn_for_other_seats() -> None:
    """S-9.8 [S-9.3]: a world drawn for a computer player keeps what its seat knows and redraws the rest."""
    state = set_up(1)
    before = state.position()["values"]
    worlds = [state.resample_from_infostate(0, random.Random(seed)) for seed in range(5)]
    for world in worlds:
        assert world.observation_string(0) == state.observation_string(0)
        drawn = world.position()["values"]
        assert {name: drawn[name] for name in drawn if name[0] == "R"} == {
            n: v for n, v in before.items() if n[0] == "R"
        }
    assert any(world.position()["values"] != before for world in worlds)


def test_refusals_disclose_nothing() -> None:
    """S-6.16, S-9.7: out of turn in a window one learns that it is open, not who is asked."""
    state = defence(["beach repel_shark"])
    assert refused(state, "end", 2) == refused(state, "end", 3)
    assert "Blue" not in refused(state, "end", 2)


def test_refusal_during_a_secret_tile_step() -> None:
    """S-9.7: while red thinks about a tile, others are told that it is red's turn, as in step 2."""
    base = {key: value for key, value in MID_GAME.items() if key != "active"}
    thinking = at({**base, "turn": 5, "step": "tile", "hands": {"red": ["beach move_shark"]}})
    moving = at({**base, "turn": 5, "step": "tile", "hands": {"red": ["beach repel_shark"]}})
    assert decision(thinking)[0] != decision(moving)[0]
    assert refused(thinking, "end", 1) == refused(moving, "end", 1)
