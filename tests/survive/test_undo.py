"""Taking back: a seat's own last decision, as long as nothing came to light and nobody else has decided since."""

from __future__ import annotations

import pytest

import tidefall
from survive_helpers import at, decision, explorer, fate, fresh, play, see, set_up, texts
from tidefall.kernel.state import State


def refusal(state: State, seat: int) -> str:
    """The code of a refused undo."""
    with pytest.raises(tidefall.Refused) as caught:
        state.undo(seat)
    return caught.value.code


def test_a_move_is_taken_back() -> None:
    """S-4.1, S-4.4: point, place and wet flag are as before; the state that was left is untouched."""
    state = play(at({"explorers": {"Ra": "F3"}}), "Ra F3>F2")
    before = state.undo(0)
    assert (fate(before, "Ra"), see(before)["points"]) == ("land F3", 3)
    assert explorer(before, "Ra")["wet"] is False
    assert fate(state, "Ra") == "swimmer F2"
    assert len(before.history()) == 0


def test_moves_are_taken_back_one_by_one() -> None:
    """S-4.1: three moves, three undos."""
    state = play(at({"explorers": {"Ra": "F3"}}), "Ra F3>F4", "Ra F4>F5", "Ra F5>F6")
    for place in ("F5", "F4", "F3"):
        state = state.undo(0)
        assert fate(state, "Ra") == f"land {place}"
    assert refusal(state, 0) == "nothing_to_undo"


def test_end_of_movement_is_taken_back() -> None:
    """S-3.2: from the sinking step back to movement, with the points there were."""
    state = play(at({"explorers": {"Ra": "F3"}}), "Ra F3>F4", "end").undo(0)
    assert (decision(state), see(state)["points"]) == (("move", 0), 2)


def test_dice_and_backs_stand() -> None:
    """S-3.9, S-3.11: what chance has brought to light cannot be taken back."""
    state = play(at({"step": "sink", "sharks": ["A1"]}), "sink F3", "back wind")
    assert refusal(state, 0) == "undo_chance"
    play(state, "roll shark")
    assert refusal(state, 0) == "undo_chance"
    play(state, "pick shark A1")
    assert decision(state.undo(0)) == ("pick", 0)


def test_sinking_can_be_taken_back_before_the_tile_is_turned() -> None:
    """S-3.9: the tile was chosen, its back not yet seen."""
    state = play(at({"step": "sink"}), "sink F3").undo(0)
    assert "sink F3" in texts(state)


def test_a_played_tile_stands() -> None:
    """S-6.4: everybody has seen it. What it moves may still be thought over."""
    position = {"step": "tile", "explorers": {"Ra": "F3", "Rb": "B3"}, "hands": {"red": ["beach swim"]}}
    state = play(at(position), "play beach swim")
    assert refusal(state, 0) == "undo_revealed"
    play(state, "pick Rb")
    back = state.undo(0)
    assert decision(back) == ("pick", 0)
    assert refusal(back, 0) == "undo_revealed"


def test_only_ones_own_decision() -> None:
    """S-3.6: another seat cannot take back mine, nor I mine after another has decided."""
    state = play(at({"explorers": {"Ra": "F3"}}), "Ra F3>F4")
    assert refusal(state, 1) == "undo_other"
    setup = play(fresh(), "R6@F5", "token Rc", "B6@F4", "token Ba", "G6@F6")
    assert refusal(setup, 0) == "undo_other"
    assert refusal(setup, 1) == "undo_other"
    assert decision(setup.undo(2)) == ("place_explorer", 2)


def test_attack_that_opened_a_window_stands() -> None:
    """S-6.11: the answer "no defence" has told something, so the shark stays where it went."""
    position = {"step": "roll", "sharks": ["F1"], "explorers": {"Ba": "F2"}}
    state = play(at({**position, "hands": {"blue": ["forest repel_shark"]}}), "roll shark", "pick shark F1", "to F2")
    assert refusal(state, 0) == "undo_revealed"
    undefended = play(at(position), "roll shark", "pick shark F1", "to F2")
    assert refusal(undefended, 0) == "undo_chance"


def test_secret_pass_does_not_show_in_what_can_be_undone() -> None:
    """S-6.16: whether blue passed with a tile or had none, red's undo is refused for the same reason."""
    position = {"step": "roll", "sharks": ["F1"], "explorers": {"Ba": "F2"}}
    codes = []
    for hand in (["forest repel_shark"], ["forest repel_whale"]):
        state = play(at({**position, "hands": {"blue": hand}}), "roll shark", "pick shark F1", "to F2")
        if decision(state)[0] == "defend":
            play(state, "end")
        codes.append(refusal(state, 0))
    assert codes[0] == codes[1]


def test_an_answer_in_a_defence_window_stands() -> None:
    """S-6.16: blue's pass taken back would un-ask green, who would know by it that somebody had been asked before."""
    swimmers = {"Ba": "F2", "Ga": "F2", "Ya": "F2", "Ra": "E5"}
    hands = {"blue": ["beach repel_shark"], "green": ["forest repel_shark"], "yellow": ["mountain repel_shark"]}
    position = {"step": "creature", "roll": "shark", "sharks": ["F1"], "explorers": swimmers, "hands": hands}
    state = play(at(position), "pick shark F1", "to F2", "end")
    assert decision(state) == ("defend", 2)
    assert refusal(state, 1) == "undo_revealed"
    play(state, "end")
    assert refusal(state, 1) == refusal(state, 2) == "undo_revealed"
    play(state, "play mountain repel_shark")
    assert refusal(state, 3) == "undo_revealed"


def test_with_strict_memory_the_last_ship_of_the_setup_stands() -> None:
    """S-2.12, S-9.3: taken back, it would show everybody their values again."""
    assert refusal(set_up(3), 3) == "undo_revealed"
    assisted = set_up(3, memory="assisted")
    assert see(assisted.undo(3))["phase"] == "setup"


def test_undo_keeps_the_history_before() -> None:
    """S-3.14: the state after an undo has its whole past and the same future."""
    state = play(at({"explorers": {"Ra": "F3"}}), "Ra F3>F4", "Ra F4>F5")
    back = state.undo(0)
    assert back.history() == state.history()[:1]
    assert play(back, "Ra F4>F5").position() == state.position()


def test_a_placement_can_be_taken_back_although_a_token_was_drawn() -> None:
    """S-9.5: which token stands for the value tells nobody anything."""
    before = fresh()
    state = play(before.clone(), "R6@F5", "token Rc")
    assert state.undo(0).position() == before.position()
