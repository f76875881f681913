"""Defence windows: section 6.4 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from survive_helpers import (
    at,
    controllers,
    creatures,
    decision,
    drowned,
    events,
    fate,
    fates,
    play,
    refused,
    see,
    sentences,
    ships,
    texts,
)
from tidefall.kernel.state import State


def whale_attack(crew: list[str], hands: dict[str, list[str]], **more: Any) -> State:
    """Red has moved a whale onto the ship in I2."""
    position = {"step": "roll", "whales": ["I1"], "ships": {"I2": crew}, "hands": hands, **more}
    return play(at(position), "roll whale", "pick whale I1", "to I2")


def shark_attack(swimmers: list[str], hands: dict[str, list[str]], **more: Any) -> State:
    """Red has moved a shark onto the swimmers in F2."""
    position = {"step": "roll", "sharks": ["F1"], "explorers": dict.fromkeys(swimmers, "F2"), "hands": hands, **more}
    return play(at(position), "roll shark", "pick shark F1", "to F2")


def test_controllers_are_asked_clockwise() -> None:
    """CS-60 [S-6.12, S-6.13] R-16: blue first, then green, whose tile saves the ship; blue keeps its own."""
    state = whale_attack(["Ba", "Ga"], {"blue": ["forest repel_whale"], "green": ["mountain repel_whale"]})
    assert decision(state) == ("defend", 1)
    play(state, "pass")
    assert decision(state) == ("defend", 2)
    play(state, "play mountain repel_whale")
    assert creatures(state, "whale") == []
    assert ships(state) == {"I2": ["Ba", "Ga"]}
    assert (see(state, 1)["hand"], see(state, 2)["hand"]) == (["forest repel_whale"], [])
    assert see(state)["turn"] == 2


def test_first_defender_closes_the_window() -> None:
    """S-6.13 R-16: when blue plays, green is not asked and keeps its tile."""
    state = whale_attack(["Ba", "Ga"], {"blue": ["forest repel_whale"], "green": ["mountain repel_whale"]})
    play(state, "play forest repel_whale")
    assert see(state)["turn"] == 2
    assert see(state, 2)["hand"] == ["mountain repel_whale"]


def test_asking_starts_at_the_active_players_left() -> None:
    """S-6.13: in green's turn yellow is asked before red and blue."""
    hands = {"red": ["beach repel_shark"], "yellow": ["forest repel_shark"], "blue": ["mountain repel_shark"]}
    state = shark_attack(["Ra", "Ba", "Ya"], hands, active=2)
    asked = []
    while decision(state)[0] == "defend":
        asked.append(state.current_player())
        play(state, "pass")
    assert asked == [3, 0, 1]


def test_minority_passenger_cannot_defend() -> None:
    """CS-61 [S-6.12, S-4.8] R-13: green holds the tile but does not control the ship."""
    state = whale_attack(["Ba", "Bb", "Ga"], {"green": ["forest repel_whale"]})
    assert controllers(at({"ships": {"I2": ["Ba", "Bb", "Ga"]}}), "I2") == [1]
    assert (ships(state), fate(state, "Ga")) == ({}, "swimmer I2")
    assert see(state, 2)["hand"] == ["forest repel_whale"]


def test_any_tied_controller_can_defend() -> None:
    """R-13 [S-6.12]: one blue, one green: green defends for both."""
    state = play(whale_attack(["Ba", "Ga"], {"green": ["forest repel_whale"]}), "play forest repel_whale")
    assert ships(state) == {"I2": ["Ba", "Ga"]}


def test_shark_repelled_for_all() -> None:
    """CS-62 [S-6.11]: green's tile removes the shark; red's, blue's and green's swimmers stay."""
    state = shark_attack(["Ra", "Ba", "Ga"], {"green": ["forest repel_shark"]})
    assert texts(state) == {"pass", "play forest repel_shark"}
    play(state, "play forest repel_shark")
    assert creatures(state, "shark") == []
    assert fates(state, "Ra", "Ba", "Ga") == ["swimmer F2"] * 3
    assert see(state)["shown"]["forest repel_shark"] == 1


def test_only_owners_of_swimmers_there_defend_against_a_shark() -> None:
    """S-6.11: yellow has nobody in F2, a passenger is no swimmer, and the active player never defends."""
    hands = {"red": ["mountain repel_shark"], "yellow": ["forest repel_shark"], "green": ["beach repel_shark"]}
    state = shark_attack(["Ra", "Ba"], hands, ships={"F2": ["Ga"]})
    assert fates(state, "Ra", "Ba", "Ga") == ["out", "out", "aboard F2"]
    assert events(state, "defended") == []


def test_shark_defence_after_a_capsizing() -> None:
    """CS-64 [S-5.12] R-14: no whale tile, but the shark tile saves both who fell."""
    state = whale_attack(["Ba", "Bb"], {"blue": ["forest repel_shark"]}, sharks=["I2"])
    assert ships(state) == {}
    assert decision(state) == ("defend", 1)
    assert see(state, 1)["window"] == {"against": "shark", "at": "I2"}
    play(state, "play forest repel_shark")
    assert creatures(state, "shark") == []
    assert fates(state, "Ba", "Bb") == ["swimmer I2"] * 2


def test_window_reopens_while_a_shark_is_left() -> None:
    """S-5.12, S-6.13: two sharks need two tiles, and whoever passed is asked again."""
    hands = {"blue": ["beach repel_shark"], "green": ["forest repel_shark"]}
    state = whale_attack(["Ba", "Ga"], hands, sharks=["I2", "I2"])
    play(state, "pass")
    assert decision(state) == ("defend", 2)
    play(state, "play forest repel_shark")
    assert decision(state) == ("defend", 1)
    play(state, "play beach repel_shark")
    assert creatures(state, "shark") == []
    assert fates(state, "Ba", "Ga") == ["swimmer I2"] * 2


def test_one_tile_against_two_sharks_is_not_enough() -> None:
    """S-5.12, S-6.13: all pass the second time, so the fallen are lost to the shark that is left."""
    state = whale_attack(["Ba", "Ga"], {"blue": ["beach repel_shark", "forest repel_shark"]}, sharks=["I2", "I2"])
    play(state, "play beach repel_shark", "pass")
    assert creatures(state, "shark") == ["I2"]
    assert fates(state, "Ba", "Ga") == ["out", "out"]


def test_no_window_for_a_ship_sailed_into_trouble() -> None:
    """CS-65 [S-6.15] R-14: red's own sailing gives blue nothing to answer."""
    position = {"ships": {"F2": ["Ra", "Rb", "Ba"]}, "whales": ["F1"], "sharks": ["F1"]}
    state = play(at({**position, "hands": {"blue": ["forest repel_shark"]}}), "ship F2>F1")
    assert fates(state, "Ra", "Rb", "Ba") == ["out"] * 3
    assert events(state, "window_opened") == []
    assert decision(state)[0] != "defend"


def test_defence_tiles_are_not_played_in_step_one() -> None:
    """CS-66 [S-6.1, S-3.7]: neither in red's step 1 nor in blue's own."""
    hands = {"blue": ["forest repel_shark"]}
    state = at({"step": "tile", "explorers": {"Ra": "F3", "Ba": "F4"}, "sharks": ["A1"], "hands": hands})
    assert decision(state) == ("move", 0)
    assert state.legal_actions(1) == []
    play(state, "end", "sink D4", "back wind", "roll whale")
    assert decision(state) == ("move", 1)
    assert "not possible" in refused(state, "play forest repel_shark")


def test_second_defence_in_one_round() -> None:
    """CS-130 [S-6.14]: blue defends in red's turn and again in green's."""
    hands = {"blue": ["beach repel_shark", "forest repel_shark"]}
    state = shark_attack(["Ba"], hands, sharks=["F1", "G1"], explorers={"Ba": "F2", "Ga": "H5"})
    play(state, "play beach repel_shark", "end", "sink D4", "back wind", "roll whale")
    assert see(state)["active"] == 2
    play(state, "end", "sink D5", "back wind", "roll shark", "pick shark G1", "to F2")
    assert decision(state) == ("defend", 1)
    play(state, "play forest repel_shark")
    assert fate(state, "Ba") == "swimmer F2"
    assert see(state)["shown"]["beach repel_shark"] == see(state)["shown"]["forest repel_shark"] == 1


def test_defending_does_not_count_as_the_tile_of_a_turn() -> None:
    """S-6.14: after a defence in red's turn, blue still plays its start-of-turn tile."""
    hands = {"blue": ["beach repel_shark", "beach move_shark"]}
    state = shark_attack(["Ba"], hands, sharks=["F1", "A1"])
    play(state, "play beach repel_shark")
    assert decision(state) == ("play_tile", 1)
    assert "play beach move_shark" in texts(state)


@pytest.mark.parametrize("case", ["placement", "relocation", "serpent", "whirlpool", "eruption", "swim"])
def test_what_no_tile_defends_against(case: str) -> None:
    """S-6.15: blue holds both defences and is never asked."""
    hands = {"blue": ["beach repel_shark", "mountain repel_whale"]}
    if case == "placement":
        state = play(at({"step": "sink", "explorers": {"Ba": "F3"}, "hands": hands}), "sink F3", "back shark")
    elif case == "relocation":
        hands["red"] = ["beach move_shark"]
        state = at({"step": "tile", "explorers": {"Ra": "H5", "Ba": "F2"}, "sharks": ["A1"], "hands": hands})
        play(state, "play beach move_shark", "pick shark A1", "to F1")
    elif case == "serpent":
        state = at({"step": "roll", "serpents": ["F1"], "explorers": {"Ba": "F2"}, "hands": hands})
        play(state, "roll serpent", "pick serpent F1", "to F2")
    elif case == "swim":
        state = at({"active": 1, "explorers": {"Ba": "F2"}, "sharks": ["F1"], "hands": hands})
        play(state, "Ba F2>F1")
    else:
        back = "whirlpool" if case == "whirlpool" else "volcano"
        tiles = {"F3": f"mountain {back}", "J4": "mountain shark"}
        state = at({**drowned(tiles, hands), "step": "sink", "explorers": {"Ba": "F2"}})
        play(state, "sink F3", f"back {back}")
    assert events(state, "window_opened") == []
    assert decision(state)[0] != "defend"
    assert len(see(state, 1)["hand"]) == 2


def test_table_learns_only_that_a_window_is_open() -> None:
    """S-6.16: others see an open window and no name; the one asked sees the prompt."""
    state = shark_attack(["Ba", "Ga"], {"green": ["forest repel_shark"]})
    for seat in (None, 0, 1, 3):
        asks = see(state, seat)["asks"]
        assert (asks["decision"], asks["seat"]) == ("defend", None)
        assert state.prompt(seat) == "A shark attacks F2. Does anybody defend?"
        if seat is not None:
            assert state.choices(seat) == []
            assert "Green" not in refused(state, "end", seat)
    assert see(state, 2)["asks"]["seat"] == 2
    play(state, "end")
    for seat in (None, 0, 1, 3):
        lost = {event["text"] for event in events(state, "explorer_lost", seat)}
        assert "Green" not in " ".join(told for told in sentences(state, seat)[:-1] if told not in lost)
        assert events(state, "no_defence", seat)[0]["seat"] is None


def test_no_defence_says_no_more() -> None:
    """CS-120 [S-6.16, S-9.7]: nobody holds the tile; the table sees "no defence"."""
    state = shark_attack(["Ba", "Ga"], {})
    told = sentences(state)
    assert told[-5:-3] == ["A shark attacks F2. Does anybody defend?", "Nobody defends F2 against the shark."]
    assert fates(state, "Ba", "Ga") == ["out", "out"]


def test_no_window_when_only_the_movers_swimmers_are_attacked() -> None:
    """CS-145 [S-6.17, S-5.13]: red's own shark takes red's swimmers at once, and red may think again."""
    hands = {"red": ["beach repel_shark"], "blue": ["forest repel_shark"]}
    state = shark_attack(["Ra", "Rb"], hands, explorers={"Ra": "F2", "Rb": "F2", "Ba": "F3"})
    assert fates(state, "Ra", "Rb") == ["out", "out"]
    assert events(state, "window_opened") == events(state, "no_defence") == []
    assert see(state)["turn"] == 2
    again = state.undo(0)
    assert decision(again) == ("destination", 0)
    assert fates(again, "Ra", "Rb") == ["swimmer F2"] * 2


def test_no_window_when_only_the_mover_controls_the_ship() -> None:
    """S-6.17, S-6.12: red sinks its own ship; blue, aboard in the minority, is not asked about the whale."""
    state = whale_attack(["Ra", "Rb", "Ba"], {"blue": ["forest repel_whale"]})
    assert fates(state, "Ra", "Rb", "Ba") == ["swimmer I2"] * 3
    assert events(state, "window_opened") == []
    assert ships(state.undo(0)) == {"I2": ["Ra", "Rb", "Ba"]}


def test_only_the_window_for_the_fallen_opens() -> None:
    """CS-146 [S-6.17, S-6.12, S-5.12]: none against the whale; against the shark blue is asked for who fell."""
    state = whale_attack(["Ra", "Rb", "Ba"], {"blue": ["forest repel_shark"]}, sharks=["I2"])
    assert [event["creature"] for event in events(state, "window_opened")] == ["shark"]
    assert decision(state) == ("defend", 1)
    play(state, "end")
    assert fates(state, "Ra", "Rb", "Ba") == ["out"] * 3


def test_no_window_for_the_movers_own_fallen() -> None:
    """S-6.17, S-5.12: red throws nobody but red among sharks; two windows stay shut."""
    state = whale_attack(["Ra", "Rb"], {"blue": ["forest repel_shark"]}, sharks=["I2"])
    assert fates(state, "Ra", "Rb") == ["out"] * 2
    assert events(state, "window_opened") == []
    assert ships(state.undo(0)) == {"I2": ["Ra", "Rb"]}


def test_no_window_when_a_dolphin_has_saved_the_only_other() -> None:
    """S-6.17, S-5.12, S-8.6.10: red gives the dolphin to blue; what is left to the shark is red's own."""
    position = {
        "step": "creature",
        "roll": ["whale", "1"],
        "whales": ["I1"],
        "sharks": ["I2"],
        "ships": {"I2": ["Ra", "Rb", "Ba"]},
        "dolphins": [["I2", None]],
        "hands": {"blue": ["forest repel_shark"]},
    }
    state = play(at(position, ch6=True), "pick whale I1", "to I2")
    assert decision(state) == ("dolphin", 0)
    play(state, "protect Ba")
    assert fates(state, "Ra", "Rb", "Ba") == ["out", "out", "swimmer I2"]
    assert events(state, "window_opened") == []


@pytest.mark.parametrize("hands", [{}, {"blue": ["beach wind"]}, {"blue": ["beach repel_shark"]}])
def test_a_window_opens_for_whoever_is_eligible_whatever_they_hold(hands: dict[str, list[str]]) -> None:
    """S-6.17, S-6.16: only what everybody sees decides whether it opens."""
    state = shark_attack(["Ra", "Ba"], hands)
    if decision(state) == ("defend", 1):
        play(state, "pass")
    assert [event["kind"] for event in state.events(None)][2:4] == ["window_opened", "no_defence"]
    assert fates(state, "Ra", "Ba") == ["out", "out"]
