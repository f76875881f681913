"""What one types: canonical texts, short forms, and the sentences of refusals."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidefall
from survive_helpers import RED, at, decision, fate, fresh, play, random_step, refused, set_up, ships, texts
from tidefall.kernel.state import State

BOARD: dict[str, Any] = {
    "explorers": {"Ra": "F3", "Rb": "F3", "Rc": "C1"},
    "ships": {"F2": ["Rd"], "G2": []},
}


def refusal(state: State, action: str | int, seat: int = 0) -> tuple[str, str]:
    """Code and reason."""
    with pytest.raises(tidefall.Refused) as caught:
        state.submit(seat, action)
    return caught.value.code, caught.value.reason


@pytest.mark.parametrize(
    ("position", "options", "expected"),
    [
        (BOARD, {}, {"end", "Ra F3>F4", "Ra F3>F2", "Ra F3>F2 board", "Rd F2 overboard", "Rc C1>NW", "ship F2>F1"}),
        ({"explorers": {"Ra": "F2"}, "ships": {"F2": []}}, {}, {"Ra F2 board", "Ra F2>F1"}),
        ({"explorers": {"Ra": "E2"}, "dolphins": [["E2", "Ra"]]}, {"ch6": True}, {"Ra E2>D2", "Ra E2>D2 ride"}),
        ({"step": "sink"}, {}, {"sink F3"}),
        ({"step": "creature", "roll": "shark", "sharks": ["F1"]}, {}, {"pass", "pick shark F1"}),
        (
            {"step": "creature", "roll": ["starfish", "1"], "dolphins": [["E2", "Ra"]], "explorers": {"Ra": "E2"}},
            {"ch6": True},
            {"pass", "pick dolphin E2 with Ra"},
        ),
        ({"step": "creature", "roll": ["ship", "1"], "ships": {"F2": []}}, {"ch6": True}, {"pick ship F2"}),
        (
            {"step": "tile", "hands": {"red": ["beach wind"]}, "ships": {"F2": ["Ra"]}},
            {},
            {"pass", "play beach wind"},
        ),
        ({"step": "place_ship"}, {}, {"dock F2"}),
        ({"step": "place_explorer"}, {}, {"R6@F5", "R1@D4"}),
    ],
)
def test_canonical_texts(position: dict[str, Any], options: dict[str, Any], expected: set[str]) -> None:
    """Every kind of action is written in the words of the table (S-4.3, S-3.2)."""
    assert expected <= texts(at(position, **options))


def test_whoever_passes_may_say_that_it_is_the_end() -> None:
    """Movement is ended, everything else passed; one need not remember which is which."""
    state = at({"step": "creature", "roll": "shark", "sharks": ["F1"]})
    assert state.string_to_action("end") == state.string_to_action("pass") == 0
    moving = at({"explorers": {"Ra": "F3"}})
    assert moving.action_to_string(0, moving.string_to_action("end")) == "end"
    assert refusal(moving, "pass", 0)[0] == "unknown_action"


def test_texts_of_answers() -> None:
    """Victims, crews, protégés, switches, fetched ships, staying and agreeing."""
    squid = at({"step": "creature", "roll": "whale", "squids": ["F2"], "explorers": {"Ba": "F3"}}, squid=True)
    play(squid, "pick squid F2")
    assert {"stay", "to F1"} <= texts(squid)
    assert texts(play(squid, "stay")) == {"victim Ba"}
    crowd = at({"step": "sink", "explorers": dict.fromkeys(("Ra", "Rb", "Rc", "Rd"), "F3")})
    assert texts(play(crowd, "sink F3", "back ship")) == {"crew Ra", "crew Rb", "crew Rc", "crew Rd"}
    over = play(at({"step": "roll"}, offer_stop=True), "roll shark")
    assert texts(over) == {"pass", "agree"}


def test_chance_texts() -> None:
    """Layout, tokens, backs and dice have texts too, which can be submitted for chance."""
    state = tidefall.load_game("survive", ch6=True).new_initial_state()
    assert texts(state) == {"D4 beach", "D4 forest", "D4 mountain"}
    assert "token Ra" in texts(play(fresh(), "R6@F5"))
    assert "back shark" in texts(play(at({"step": "sink"}), "sink F3"))
    state = at({"step": "roll"}, ch6=True)
    assert "roll D" in texts(play(state, "roll whale"))


@pytest.mark.parametrize("options", [{}, {"seats": 5, "ch5": True, "ch6": True, "squid": True}])
def test_every_text_names_its_action(options: dict[str, Any]) -> None:
    """Round trip: at each decision of a game the texts differ and lead back to their numbers, in ascending order."""
    state = set_up(seed=9, **options)
    rng = random.Random(9)
    for _ in range(150):
        if state.is_terminal():
            return
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        said = [state.action_to_string(state.current_player(), action) for action in legal]
        assert len(set(said)) == len(said)
        for text, action in zip(said, legal, strict=True):
            assert state.string_to_action(text) == action
        random_step(state, rng)


@pytest.mark.parametrize(
    "typed", ["Ra F3>F4", "ra f3 > f4", "Ra F3->F4", "Ra F3→F4", "Ra F3-F4", "Ra F3 to F4", "Ra>F4", "  RA  F3>F4 "]
)
def test_ways_to_write_a_move(typed: str) -> None:
    """Case, spaces and arrows do not matter, and the space of a piece goes without saying."""
    assert fate(play(at(BOARD), typed), "Ra") == "land F4"


@pytest.mark.parametrize(
    ("typed", "piece", "end"),
    [
        ("NW", "Rc", "safe NW"),
        ("Rc>NW", "Rc", "safe NW"),
        ("ashore", "Rc", "safe NW"),
        ("overboard", "Rd", "swimmer F2"),
    ],
)
def test_short_forms(typed: str, piece: str, end: str) -> None:
    """A place, or a verb that only one action has, is enough."""
    assert fate(play(at(BOARD), typed), piece) == end


def test_short_forms_of_other_steps() -> None:
    """Spaces for sinking, picking and going; values without the colour's letter when there is one colour."""
    assert decision(play(at({"step": "sink"}), "F3", "back wind"))[0] == "chance"
    state = at({"step": "creature", "roll": "shark", "sharks": ["A1", "A4"]})
    play(state, "A1", "A2")
    assert state.history() == [652 + 133, 1570 + 1]
    assert ships(play(at(BOARD), "F2>F1")) == {"F1": ["Rd"], "G2": []}
    state = play(fresh(), "6@F5")
    assert state.is_chance_node()


def test_ambiguous_texts_are_refused_with_the_candidates() -> None:
    """Nothing is guessed: the refusal lists what could be meant, the first six of many."""
    assert refusal(at(BOARD), "F3>F4") == ("ambiguous", "“F3>F4” could mean Ra F3>F4 or Rb F3>F4. Say which.")
    code, reason = refusal(fresh(), "R6")
    assert code == "ambiguous"
    assert "R6@D4, R6@D5, R6@D6, R6@D7, R6@E4, R6@E5 and 34 more" in reason
    code, _ = refusal(fresh(seats=2, two_colour=True), "6@F5")
    assert code == "ambiguous"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("Ra F3>Z9", "Did you mean Ra F3>G3"),
        ("Ra F3>F4x", "Did you mean Ra F3>F4"),
        ("frobnicate", "You can choose end, "),
        ("", "You can choose end, "),
        ("sink F3", "not possible now"),
    ],
)
def test_unknown_texts_are_refused_with_help(typed: str, sentence: str) -> None:
    """The nearest texts, those of the same piece, or what is possible."""
    code, reason = refusal(at(BOARD), typed)
    assert code == "unknown_action"
    assert reason.startswith(f"“{typed}” is not possible now.")
    assert sentence in reason


@pytest.mark.parametrize("number", [99999, -5, 3, 10**40])
def test_illegal_numbers(number: int) -> None:
    """A number that is not legal now is refused with a sentence, whatever it is."""
    code, reason = refusal(at(BOARD), number)
    assert code == "illegal"
    assert reason.startswith(f"Action {number} is not possible now.")


def test_who_may_speak() -> None:
    """Codes for another seat's turn, a seat that does not exist, chance's turn and the end."""
    state = at(BOARD)
    assert refusal(state, "end", 3) == ("not_your_turn", "It is Red’s turn to decide.")
    assert refusal(state, "end", 9) == ("no_such_seat", "There is no seat 9; seats go from 0 to 3.")
    assert refusal(state, "end", -2)[0] == "no_such_seat"
    assert refusal(state, "roll shark", -1)[0] == "not_your_turn"
    rolling = at({"step": "roll"})
    assert refusal(rolling, "end", 0) == ("not_your_turn", "The dice or the tiles come next, not a player.")
    over = at({"step": "over"})
    assert refusal(over, "end", 0) == ("over", "The game is over.")


def test_refusals_change_nothing() -> None:
    """A refused action leaves position and history as they were (checked by `refused`)."""
    state = play(at(BOARD), "Ra F3>F4")
    for action in ("F3>F5", "nonsense", 5, "sink D4"):
        refused(state, action)
    assert len(state.history()) == 1


def test_choices_are_data_and_sentences() -> None:
    """In the order of the legal actions: number, text, verb, piece, from, to and a sentence, in two languages."""
    state = at(BOARD)
    choices = state.choices(0)
    assert [choice["action"] for choice in choices] == state.legal_actions()
    walk = next(choice for choice in choices if choice["text"] == "Ra F3>F4")
    assert (walk["verb"], walk["piece"], walk["from"], walk["to"]) == ("walk", "Ra", "F3", "F4")
    assert walk["sentence"] == "Walk your explorer from F3 to F4."
    assert state.choices(0, "es")[1]["sentence"].startswith("Tu explorador camina de F3 a ")
    assert choices[0] == {
        "action": 0,
        "text": "end",
        "verb": "end",
        "piece": None,
        "from": None,
        "to": None,
        "say": {"name": "survive-choice-end"},
        "sentence": "End your movement.",
    }
    assert state.choices(1) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_every_number_gets_a_sentence(seats: int) -> None:
    """Whatever number is tried in movement, it is legal or refused with a reason."""
    state = at({**BOARD, "wet": ["Rc"]}, seats=seats)
    legal = set(state.legal_actions())
    for number in range(0, state.game.num_distinct_actions() + 2, 3):
        if number not in legal:
            code, reason = refusal(state, number)
            assert code == "illegal"
            assert reason.endswith((".", "?"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Ra F3>F2 board", "The ship on F2 has no room: ships hold three (S-1.14)."),
        ("Rb E2>F3", "That explorer has left the island, and nobody returns to a tile (S-4.5)."),
        ("e2>f3", "That explorer has left the island, and nobody returns to a tile (S-4.5)."),
        ("ship F2>F3", "F3 is land, and ships stay at sea (S-4.10)."),
        ("Rb E2 board", "There is no ship on E2."),
        ("ship G1>F2", "There is already a ship on F2 (S-4.9)."),
    ],
)
def test_a_well_formed_text_is_refused_with_the_rule_against_it(text: str, reason: str) -> None:
    position = {"explorers": {"Ra": "F3", "Rb": "E2"}, "ships": {"F2": ["Rc", "Rd", "Bb"], "G1": []}}
    state = at(position)
    with pytest.raises(tidefall.Refused) as caught:
        state.submit(RED, text)
    assert (caught.value.code, caught.value.reason) == ("illegal", reason)
