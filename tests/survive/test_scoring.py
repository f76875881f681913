"""The end of the game, scores and tie-breaks: section 7 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from survive_helpers import at, decision, drowned, events, explorer, fate, play, refused, result, see, set_up, texts
from tidefall.kernel.state import State

LAST = {"F3": "mountain volcano", "H3": "mountain shark"}


def eruption(turn: int, saved: dict[str, list[int]], **options: object) -> State:
    """The volcano erupts in this turn; each letter's explorers with these values are safe."""
    seats = int(str(options.get("seats", 4)))
    explorers: dict[str, str] = {}
    values: dict[str, int] = {}
    for letter, worth in saved.items():
        for token, value in zip("abcdefghij", worth, strict=False):
            explorers[f"{letter}{token}"] = "NW"
            values[f"{letter}{token}"] = value
    position: dict[str, Any] = {**drowned(LAST), "step": "sink", "turn": turn, "active": (turn - 1) % seats}
    state = at({**position, "explorers": explorers, "values": values}, **options)
    return play(state, "sink F3", "back volcano")


def test_eruption_ends_the_game_at_once() -> None:
    """S-7.1 [C-11]: all tiles and everybody not on an isle are lost, passengers included; no roll."""
    position: dict[str, Any] = {**drowned(LAST), "step": "sink", "turn": 33}
    people = {"Ra": "NW", "Rb": "H3", "Ba": "A1"}
    state = at({**position, "explorers": people, "ships": {"A3": ["Ga"]}})
    play(state, "sink F3", "back volcano")
    outcome = result(state)
    assert outcome["ended_by"] == "eruption"
    assert outcome["saved"] == [1, 0, 0, 0]
    assert outcome["winners"] == [0]
    assert events(state, "rolled") == []
    assert fate(state, "Ra") == "safe NW"


def test_highest_sum_wins() -> None:
    """CS-74 [S-7.2]: 6+1 against 1+1+2+2: seven beats six, although fewer were saved."""
    outcome = result(eruption(33, {"R": [6, 1], "B": [1, 1, 2, 2]}))
    assert outcome["scores"] == [7, 6, 0, 0]
    assert (outcome["winners"], outcome["tie_break"]) == ([0], None)


def test_returns_share_the_victory() -> None:
    """S-7.2: the winner takes it all; before the end nobody has anything."""
    assert eruption(33, {"R": [6, 1]}).returns() == [1.0, 0.0, 0.0, 0.0]
    assert set_up().returns() == [0.0, 0.0, 0.0, 0.0]


def test_most_explorers_break_a_tie() -> None:
    """S-7.6 R-25: with 2-4 players the most saved among the tied, then a shared victory."""
    outcome = result(eruption(33, {"R": [4, 2], "B": [2, 2, 1, 1], "G": [6]}))
    assert (outcome["winners"], outcome["tie_break"]) == ([1], "saved")
    outcome = result(eruption(33, {"R": [4, 2], "B": [5, 1], "G": [5]}))
    assert (outcome["winners"], outcome["tie_break"]) == ([0, 1], "shared")
    assert eruption(33, {"R": [4, 2], "B": [5, 1]}).returns() == [0.5, 0.5, 0.0, 0.0]


def test_all_equal_counts_heads() -> None:
    """S-7.5, S-8.8.1: under ch3 three 1s beat a 6 and a 5; a tie of 2-4 players is shared at once (S-7.6)."""
    outcome = result(eruption(33, {"R": [6, 5], "B": [1, 1, 1]}, ch3=True))
    assert outcome["winners"] == [1]
    outcome = result(eruption(33, {"R": [6, 5], "B": [1, 1]}, ch3=True))
    assert (outcome["winners"], outcome["tie_break"]) == ([0, 1], "shared")


def test_values_are_dealt_and_hidden_under_all_equal() -> None:
    """S-8.8.1: they may still be needed, so they exist and nobody sees them."""
    state = set_up(ch3=True)
    assert {entry["value"] for entry in see(state, 0)["explorers"]} == {None}
    assert sorted(state.position()["values"].values()) == sorted([1, 1, 1, 2, 2, 3, 3, 4, 5, 6] * 4)


def test_fewest_turns_break_a_tie_of_five() -> None:
    """CS-76 [S-7.7, S-7.8]: eruption on turn 38, seat 3: of P2 and P4 the latter had 7 turns against 8."""
    outcome = result(eruption(38, {"B": [4, 2], "Y": [5, 1]}, seats=5))
    assert outcome["turns"] == [8, 8, 8, 7, 7]
    assert (outcome["winners"], outcome["tie_break"]) == ([3], "turns")


def test_equal_turns_share_the_victory() -> None:
    """CS-77 [S-7.7]: P1 and P2 had 8 turns each."""
    outcome = result(eruption(38, {"R": [4, 2], "B": [5, 1]}, seats=5))
    assert (outcome["winners"], outcome["tie_break"]) == ([0, 1], "shared")


def test_all_equal_with_six_players_uses_the_values() -> None:
    """CS-78 [S-7.5, S-7.7]: four each, worth 9 and 11: P2 wins."""
    outcome = result(eruption(38, {"R": [1, 1, 2, 5], "B": [1, 1, 4, 5]}, seats=6, ch3=True))
    assert outcome["saved"][:2] == [4, 4]
    assert outcome["scores"][:2] == [9, 11]
    assert (outcome["winners"], outcome["tie_break"]) == ([1], "value")


def test_order_of_tie_breaks_with_five() -> None:
    """S-7.7: number before turns; without ch3 the value has already decided."""
    outcome = result(eruption(38, {"B": [2, 2, 1, 1], "Y": [5, 1]}, seats=5))
    assert (outcome["winners"], outcome["tie_break"]) == ([1], "saved")
    outcome = result(eruption(38, {"R": [6], "B": [5, 1], "Y": [4, 2], "O": [2, 2, 1]}, seats=5))
    assert (outcome["winners"], outcome["tie_break"]) == ([3], "turns")


@pytest.mark.parametrize("turn", [33, 36, 38, 40])
def test_turns_taken(turn: int) -> None:
    """S-7.8 R-26: seats after the revealer and before the first have one turn less."""
    turns = result(eruption(turn, {}, seats=6))["turns"]
    revealer = (turn - 1) % 6
    assert sum(turns) == turn
    for seat in range(6):
        assert turns[seat] == turns[0] - (1 if seat > revealer else 0)


def test_values_are_turned_up_at_the_end() -> None:
    """S-7.9 R-53: everybody sees the values of the saved."""
    state = eruption(33, {"R": [6, 1], "B": [5]})
    for seat in (None, 0, 1, 2, 3):
        assert explorer(state, "Ra", seat)["value"] == 6
        assert explorer(state, "Ba", seat)["value"] == 5
        assert see(state, seat)["result"]["values"]["Rb"] == 1


def test_nobody_saved() -> None:
    """CS-132 [S-7.10, S-7.11, S-7.6] R-64: the eruption has to come all the same, and three share the victory."""
    state = at({**drowned({**LAST, "H10": "mountain whirlpool"}), "step": "roll"}, seats=3)
    play(state, "roll serpent")
    assert not state.is_terminal()
    assert decision(state) == ("sink", 1)
    play(state, "sink F3", "back volcano")
    outcome = result(state)
    assert (outcome["scores"], outcome["winners"], outcome["tie_break"]) == ([0, 0, 0], [0, 1, 2], "shared")


def test_nobody_saved_with_five_players() -> None:
    """S-7.10: the fewest turns decide."""
    assert result(eruption(38, {}, seats=5))["winners"] == [3, 4]


def test_empty_board_does_not_end_the_game() -> None:
    """S-7.11: turns go on; there is no offer unless the option is on."""
    state = play(at({"ships": {"C1": ["Ra"]}}), "Ra C1>NW", "end", "sink D4", "back shark", "roll whale")
    assert decision(state) == ("sink", 1)


def test_offer_to_stop() -> None:
    """S-7.11 R-64: once nobody is on the board all are asked; if all agree, the game stops with the counters."""
    position: dict[str, Any] = {"step": "roll", "turn": 7, "active": 2, "explorers": {"Ra": "NW"}}
    state = play(at(position, offer_stop=True), "roll shark")
    assert [decision(state)[0], texts(state)] == ["stop", {"pass", "agree"}]
    asked = []
    while not state.is_terminal():
        asked.append(state.current_player())
        play(state, "agree")
    assert sorted(asked) == [0, 1, 2, 3]
    assert result(state)["ended_by"] == "agreement"
    assert result(state)["winners"] == [0]


def test_stopping_costs_nobody_a_turn() -> None:
    """S-7.11, S-7.7: the offer comes before the next turn is counted, so yellow and orange stay tied."""
    explorers = {"Ra": "C2", "Ya": "NW", "Oa": "SE"}
    position = {"step": "creature", "roll": "serpent", "turn": 38, "serpents": ["C1"], "explorers": explorers}
    state = at({**position, "values": {"Ya": 2, "Oa": 2}}, seats=5, offer_stop=True)
    play(state, "pick serpent C1", "to C2", *["agree"] * 5)
    assert [result(state)[word] for word in ("turns", "winners")] == [[8, 8, 8, 7, 7], [3, 4]]


def test_one_no_is_enough_to_play_on() -> None:
    """S-7.11 R-64: without agreement the turns go on, and nobody is asked again."""
    position: dict[str, Any] = {"step": "roll", "turn": 7, "active": 2, "explorers": {"Ra": "NW"}}
    state = play(at(position, offer_stop=True), "roll shark", "agree", "pass")
    assert decision(state) == ("sink", 3)
    play(state, "sink D4", "back shark", "roll whale")
    assert decision(state) == ("sink", 0)


def test_after_the_end_nothing_is_accepted() -> None:
    """S-3.4, S-7.1: a move after the eruption is refused."""
    state = eruption(33, {})
    assert refused(state, "end", 0) == "The game is over."
