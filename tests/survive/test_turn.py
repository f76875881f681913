"""The turn and its four steps, and the words of section 0: sections 0 and 3 of the rules."""

from __future__ import annotations

import random

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
    fresh,
    game,
    goals,
    play,
    random_step,
    refused,
    see,
    set_up,
    ships,
    starting,
    texts,
    why_not,
)


def test_sea_spaces() -> None:
    """S-0.4: printed sea, G6 and sunk spaces are sea to swim in; tiles and isles are not."""
    state = at({"explorers": {"Ra": "F6"}, "sunk": ["F5"]})
    verbs = {choice["to"]: choice["verb"] for choice in state.choices(0) if choice["piece"] == "Ra"}
    assert (verbs["G6"], verbs["F5"], verbs["F7"]) == ("swim", "swim", "walk")
    assert "NW" not in goals(play(at({"step": "roll", "serpents": ["B1"]}), "roll serpent", "pick serpent B1"))


def test_vacant_means_nothing_at_all() -> None:
    """S-0.5 R-10: no ship, no swimmer, no creature of any kind, and no tile."""
    full = {
        "sharks": ["A1", "A2"],
        "whales": ["A3"],
        "serpents": ["A4"],
        "ships": {"A5": [], "A6": ["Rb"]},
        "explorers": {"Ra": "A7"},
        "hands": {"red": ["beach move_shark"]},
        "step": "tile",
    }
    state = play(at(full), "play beach move_shark", "pick shark A1")
    assert not goals(state) & {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "F3", "NW"}
    assert {"B1", "B2", "G6"} <= goals(state)


def test_states_of_explorers() -> None:
    """S-0.3, S-0.6: land, aboard, swimmer, safe or out; a passenger is no swimmer, and a reserve token is not shown."""
    state = at({"explorers": {"Ra": "F3", "Rb": "E2", "Rc": "NW", "Rd": "out"}, "ships": {"F2": ["Re"], "G2": []}})
    assert fates(state, "Ra", "Rb", "Rc", "Rd", "Re") == ["land F3", "swimmer E2", "safe NW", "out", "aboard F2"]
    assert ships(state) == {"F2": ["Re"], "G2": []}
    assert see(state)["players"][0]["on_board"] == 3
    assert see(fresh())["explorers"] == []


def test_nobody_returns_to_land() -> None:
    """S-0.6 [S-4.5] R-19: neither from the water nor from a ship, however the island lies."""
    state = at({"explorers": {"Ra": "E2", "Rb": "G6"}, "ships": {"F2": ["Rc"]}})
    island = see(state)["island"]
    assert not [choice for choice in state.choices(0) if choice["piece"] != "ship" and choice["to"] in island]


def test_removed_is_for_good() -> None:
    """S-0.7: a wrecked ship does not come back to the supply; under challenge 5 it does (S-8.5.8)."""
    wreck = {"ships": {"F2": ["Ra"]}, "whales": ["F1"], "explorers": {"Rb": "F3"}}
    base = play(at(wreck, seats=5), "ship F2>F1")
    assert see(base)["supply"]["ship"] == 4
    assert see(play(at(wreck, seats=5, ch5=True), "ship F2>F1"))["supply"]["ship"] == 3


def test_seats_go_clockwise() -> None:
    """S-0.8 [S-3.1]: seats 0, 1, 2, 3 and around again, beginning with the first."""
    state = set_up(seed=3)
    active = []
    rng = random.Random(3)
    while see(state)["turn"] < 10:
        turn = see(state)["turn"]
        active.append((turn, see(state)["active"]))
        while see(state)["turn"] == turn:
            random_step(state, rng)
    assert active == [(turn, (turn - 1) % 4) for turn in range(1, 10)]


def test_may_includes_nothing_and_must_does_not() -> None:
    """S-0.9: moving and the creature may be declined, sinking may not; a must without a way is skipped."""
    state = at({"explorers": {"Ra": "F3"}})
    assert "end" in texts(state)
    play(state, "end")
    assert decision(state) == ("sink", 0)
    assert "end" not in texts(state)
    drowned_out = at({**drowned({}), "step": "sink", "explorers": {"Ra": "A1"}}, ch2=True)
    assert texts(drowned_out) == {"roll serpent", "roll shark", "roll whale"}


def test_spaces_settle_after_every_event() -> None:
    """S-0.10: the swimmer is gone before anything else can be decided."""
    state = at({"explorers": {"Ra": "E2", "Rb": "F3"}, "sharks": ["E1"]})
    play(state, "Ra E2>E1")
    assert fate(state, "Ra") == "out"
    assert decision(state) == ("move", 0)


def test_option_flags() -> None:
    """S-0.11: every flag exists, and is off (memory: strict) in the base game."""
    values = game().values
    flags = ("two_colour", "ch1", "ch2", "ch3", "ch4", "ch5", "ch6", "squid", "squid_v1", "squid_v2")
    assert [values[flag] for flag in flags] == [False] * 10
    assert values["memory"] == "strict"


def test_player_without_explorers_still_takes_turns() -> None:
    """S-3.1 [S-4.2]: red has nobody left, sinks and rolls all the same."""
    state = at({"explorers": {"Ba": "F3"}, "step": "tile"})
    assert decision(state) == ("sink", 0)
    play(state, "sink D4", "back wind")
    assert texts(state) == {"roll serpent", "roll shark", "roll whale"}
    play(state, "roll shark")
    assert (see(state)["turn"], see(state)["active"]) == (2, 1)


def test_four_steps_in_order() -> None:
    """S-3.2 [S-3.11]: tile, movement, sinking, creature; none can be brought forward or repeated."""
    state = at(
        {
            "explorers": {"Ra": "F3", "Ba": "H3"},
            "sharks": ["A1"],
            "step": "tile",
            "hands": {"red": ["beach move_shark"]},
        }
    )
    assert see(state, 0)["phase"] == "tile"
    assert "not possible" in refused(state, "Ra F3>F4")
    play(state, "end")
    assert see(state)["phase"] == "move"
    assert "not possible" in refused(state, "sink F3")
    assert "not possible" in refused(state, "play beach move_shark")
    play(state, "Ra F3>F4", "end")
    assert see(state)["phase"] == "sink"
    assert "not possible" in refused(state, "Ra F4>F5")
    play(state, "sink F3", "back wind")
    assert see(state)["phase"] == "creature"
    play(state, "roll shark", "pick shark A1", "to A2")
    assert (see(state)["turn"], see(state)["active"]) == (2, 1)


def test_wet_flag_is_cleared_at_the_start_of_the_owners_turn() -> None:
    """S-3.3: a swimmer's one wet move comes back with the next turn of its owner, not with another's."""
    state = at({"explorers": {"Ra": "E2", "Ba": "H3"}}, seats=2)
    play(state, "Ra E2>E1", "end")
    assert explorer(state, "Ra")["wet"] is True
    play(state, "sink D4", "back wind", "roll shark")
    assert explorer(state, "Ra")["wet"] is True
    play(state, "end", "sink D5", "back wind", "roll shark")
    assert decision(state) == ("move", 0)
    assert explorer(state, "Ra")["wet"] is False
    assert "Ra E1>E2" in texts(state)


def test_end_in_the_middle_of_a_step_is_at_once() -> None:
    """S-3.4: the eruption leaves no roll and no next turn."""
    state = at({**drowned({"F3": "mountain volcano", "F4": "mountain shark"}), "step": "sink"})
    play(state, "sink F3", "back volcano")
    assert state.is_terminal()
    assert (state.current_player(), state.legal_actions()) == (-4, [])
    assert events(state, "rolled") == []
    assert events(state, "turn_begins") == []


def test_destinations_stand_for_paths() -> None:
    """S-3.5: one choice a destination, however many ways lead there, and it can be carried out at once."""
    state = play(at({"step": "roll", "whales": ["A4"]}), "roll whale", "pick whale A4")
    choices = [choice["text"] for choice in state.choices(0)]
    assert len(choices) == len(set(choices))
    for text in choices:
        assert creatures(play(state.clone(), text), "whale") == [text.removeprefix("to ")]


def test_only_the_active_player_decides() -> None:
    """S-3.6: the others are not asked for movement, sinking or the creature."""
    state = at({"explorers": {"Ra": "F3", "Ba": "F3"}, "sharks": ["A1"]})
    for move in ("end", "sink D4"):
        assert state.current_player() == 0
        for other in (1, 2, 3):
            assert state.legal_actions(other) == []
            assert "turn" in refused(state, move, other)
        play(state, move)
    play(state, "back wind", "roll shark")
    assert decision(state) == ("pick", 0)


def test_one_tile_a_turn_before_movement() -> None:
    """S-3.7: a second tile must wait; a tile taken in step 3 is not available before the next turn."""
    hand = ["beach move_shark", "forest move_shark"]
    state = at(
        {"explorers": {"Ra": "F3", "Ba": "H3"}, "sharks": ["A1"], "step": "tile", "hands": {"red": hand}}, seats=2
    )
    assert texts(state) == {"pass", "play beach move_shark", "play forest move_shark"}
    play(state, "play beach move_shark", "pick shark A1", "to A5")
    assert decision(state) == ("move", 0)
    assert not starting(state, "play")
    play(state, "end", "sink D4", "back move_serpent")
    assert not starting(state, "play")
    play(state, "roll whale", "end", "sink D5", "back wind", "roll whale")
    assert decision(state) == ("play_tile", 0)
    assert "play forest move_shark" in texts(state)


def test_tile_without_parameters_cannot_be_played() -> None:
    """S-3.7: no shark on the board, so the shark tile waits; defence tiles are never played here."""
    hand = ["beach move_shark", "beach wind", "forest repel_whale"]
    state = at({"explorers": {"Ra": "F3"}, "serpents": ["A1"], "step": "tile", "hands": {"red": hand}})
    assert decision(state) == ("move", 0)
    state = at({"explorers": {"Ra": "F3"}, "sharks": ["A1"], "step": "tile", "hands": {"red": hand}})
    assert texts(state) == {"pass", "play beach move_shark"}
    assert "do not hold" in why_not(state, "play beach move_whale")
    assert "Nothing on the board can be moved" in why_not(state, "play beach wind")
    assert "only on another player’s turn" in why_not(state, "play forest repel_whale")


def test_step_one_is_passed_over_silently_without_a_playable_tile() -> None:
    """CS-72 [S-3.7, S-9.7]: only a whale tile and no whale: no question, and others hear "plays no tile"."""
    state = at(
        {"explorers": {"Ra": "F3", "Ya": "H3"}, "step": "roll", "active": 3, "hands": {"red": ["beach move_whale"]}}
    )
    play(state, "roll shark")
    assert decision(state) == ("move", 0)
    play(state, "end")
    for seat in (None, 1, 2, 3):
        assert [event["text"] for event in events(state, "no_tile", seat)] == ["Red plays no tile."]


def test_three_points() -> None:
    """CS-37 [S-4.1]: movement may be ended at once; sinking follows and unused points are lost."""
    state = at({"explorers": {"Ra": "F3"}})
    assert see(state)["points"] == 3
    play(state, "end")
    assert (decision(state), see(state)["points"]) == (("sink", 0), 0)


def test_split_of_points() -> None:
    """S-4.1: any split over explorers and ships; each move costs one."""
    state = at({"explorers": {"Ra": "F3", "Rb": "H3"}, "ships": {"F2": []}})
    play(state, "Ra F3>F4")
    assert see(state)["points"] == 2
    play(state, "ship F2>F1", "Rb H3>H4")
    assert decision(state) == ("sink", 0)


def test_movement_is_skipped_without_explorers() -> None:
    """CS-33 [S-4.2, S-3.1] R-20: from step 1 to step 3, no moving of empty ships to spoil others."""
    state = at({"explorers": {"Ra": "NW", "Rb": "out", "Ba": "F3"}, "ships": {"F2": []}, "step": "tile"})
    assert decision(state) == ("sink", 0)


def test_last_explorer_gone_leaves_points_for_empty_ships() -> None:
    """CS-34 [S-4.2] R-21: after the last one went ashore, two points remain for the empty ship."""
    state = at({"ships": {"C1": ["Ra"]}, "explorers": {"Ba": "F3"}})
    play(state, "Ra C1>NW")
    assert (decision(state), see(state)["points"]) == (("move", 0), 2)
    assert all(text == "end" or text.startswith("ship C1>") for text in texts(state))
    play(state, "ship C1>D1", "ship D1>E1")
    assert decision(state) == ("sink", 0)


def test_roll_is_public_and_forced() -> None:
    """S-3.11: after the sinking the die speaks at once, and everybody sees it."""
    state = play(at({"explorers": {"Ra": "F3"}, "sharks": ["A1"], "step": "sink"}), "sink D4", "back wind")
    assert state.is_chance_node()
    play(state, "roll shark")
    for seat in (None, 0, 1, 2, 3):
        assert see(state, seat)["roll"] == {"face": "shark", "distance": None}
        assert events(state, "rolled", seat)[0]["text"] == "The die shows: shark."


def test_roll_without_such_a_creature() -> None:
    """CS-50 [S-3.12]: no shark on the board, so the turn ends."""
    state = play(at({"step": "roll"}), "roll shark")
    assert see(state)["turn"] == 2


def test_creature_move_is_optional() -> None:
    """S-3.12 R-4: the one whose kind was rolled may move, or none."""
    state = play(at({"step": "roll", "sharks": ["A1"], "whales": ["A3"]}), "roll shark")
    assert texts(state) == {"pass", "pick shark A1"}
    play(state, "end")
    assert creatures(state, "shark") == ["A1"]
    assert see(state)["turn"] == 2


def test_one_of_three_sharks() -> None:
    """CS-125 [S-3.13]: exactly one of them may be moved."""
    state = play(at({"step": "roll", "sharks": ["A1", "A4", "A7"]}), "roll shark")
    assert starting(state, "pick") == {"shark A1", "shark A4", "shark A7"}
    play(state, "pick shark A4", "to A5")
    assert creatures(state, "shark") == ["A1", "A5", "A7"]
    assert see(state)["turn"] == 2


@pytest.mark.parametrize(
    "options", [{}, {"seats": 6, "ch5": True, "ch6": True, "squid": True}, {"seats": 2, "ch2": True}]
)
def test_position_is_the_full_state(options: dict[str, object]) -> None:
    """S-3.14: a position written down in the middle of anything has the same future: same options, same effects."""
    state = set_up(seed=5, **options)
    rng = random.Random(5)
    for _ in range(60):
        twin = state.game.from_position(state.position())
        assert twin.legal_actions() == state.legal_actions()
        assert (twin.current_player(), twin.is_terminal()) == (state.current_player(), state.is_terminal())
        if state.is_terminal():
            return
        action = rng.choice(state.legal_actions())
        twin.apply_action(action)
        state.apply_action(action)
        assert twin.position() == state.position()


def test_what_a_step_brings_about_belongs_to_it() -> None:
    """S-3.2: choosing a victim or whom a dolphin protects is part of the sinking or the movement that led to it."""
    on_land = {"Ra": "G3", "Ba": "H3", "Bb": "G3"}
    state = at({"step": "sink", "tiles": {"F3": "beach"}, "explorers": on_land}, squid=True)
    play(state, "sink F3", "back whale", "to G2")
    assert (see(state)["phase"], decision(state)[0]) == ("sink", "victim")
    state = at({"step": "sink", "tiles": {"F3": "beach"}, "explorers": {"Ra": "F3", "Ba": "F3"}}, ch6=True)
    play(state, "sink F3", "back swim")
    assert (see(state)["phase"], decision(state)[0]) == ("sink", "dolphin")
    for points in (1, 2):
        swimmers = {"Ra": "E2", "Rb": "E2", "Bc": "E2"}
        state = at({"points": points, "explorers": swimmers, "dolphins": [["E2", "Ra"]]}, ch6=True)
        play(state, "Ra E2>E1")
        assert (see(state)["phase"], decision(state)[0]) == ("move", "dolphin")
