"""Positions as data: defaults, round trips, and the reasons why a position is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tidefall
from survive_helpers import (
    ISLAND,
    at,
    controllers,
    creatures,
    decision,
    drowned,
    explorer,
    fates,
    fresh,
    game,
    play,
    random_step,
    see,
    ships,
    texts,
)

OPTIONS: list[dict[str, Any]] = [
    {},
    {"seats": 2, "two_colour": True},
    {"seats": 3, "ch2": True, "safety_rounds": 2},
    {"seats": 5, "ch5": True, "ch6": True, "squid": True},
    {"seats": 6, "ch4": True, "squid": True, "squid_v1": True},
]


def test_empty_position() -> None:
    """Everything left out: movement of the first seat on turn 1, full island, serpents at home, nobody placed."""
    state = game().from_position({})
    view = see(state)
    assert (view["turn"], view["active"], view["phase"], view["points"]) == (1, 0, "move", 3)
    assert len(view["island"]) == 40
    assert creatures(state, "serpent") == ["B1", "C11", "G6", "K1", "L10"]
    assert {entry["standing"] for entry in view["explorers"]} == {"out"}
    assert (view["supply"]["ship"], view["supply"]["shark"]) == (4, 6)


def test_turn_and_active_follow_from_each_other() -> None:
    """Either is enough."""
    assert see(at({"turn": 7}))["active"] == 2
    assert see(at({"active": 2}))["turn"] == 3
    assert see(at({"turn": 7, "active": 2}))["turn"] == 7


def test_default_island_has_beaches_on_the_coast() -> None:
    """Named tiles and sunk spaces are kept; the other tiles fill the rest, forty with those that are gone."""
    view = see(at({"tiles": {"E5": "beach", "F3": "mountain"}, "sunk": ["D4"]}))
    assert (view["island"]["E5"], view["island"]["F3"]) == ("beach", "mountain")
    assert "D4" not in view["island"]
    assert len(view["island"]) + sum(view["shown"].values()) == 40
    assert "G6" not in view["island"]


def test_island_as_a_picture() -> None:
    """Seven rows of letters, ~ where there is no tile."""
    rows = ["bfmb", "~~~~~", "~~~~~~~~", "~~~~~~~", "~~~~~~~~", "~~~~~", "~~~~"]
    state = at({"island": rows})
    assert see(state)["island"] == {"D4": "beach", "D5": "forest", "D6": "mountain", "D7": "beach"}
    assert state.position()["island"] == rows


def test_hand_tiles_have_left_the_board() -> None:
    """A tile in a hand is no longer on the island, and is the holder's to see."""
    view = see(at({"hands": {"blue": ["beach repel_shark"]}}), 1)
    assert view["hand"] == ["beach repel_shark"]
    assert len(view["island"]) == 39


def test_passengers_are_named_with_their_ships() -> None:
    """Ships with crews; explorers not named are out."""
    state = at({"ships": {"F2": ["Ra", "Ba"], "G2": []}, "explorers": {"Rb": "NW"}})
    assert ships(state) == {"F2": ["Ra", "Ba"], "G2": []}
    assert fates(state, "Ra", "Rb", "Rc") == ["aboard F2", "safe NW", "out"]
    assert controllers(state, "F2") == [0, 1]


def test_values_not_named_are_dealt() -> None:
    """Each colour has its whole set, named values where they were asked for."""
    values = at({"values": {"Ra": 6}}).position()["values"]
    assert values["Ra"] == 6
    assert sorted(value for name, value in values.items() if name[0] == "R") == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("step", "asked"),
    [
        ("tile", "play_tile"),
        ("move", "move"),
        ("sink", "sink"),
        ("roll", "chance"),
        ("creature", "pick"),
        ("place_explorer", "place_explorer"),
        ("place_ship", "place_ship"),
        ("layout", "chance"),
        ("over", "over"),
    ],
)
def test_steps(step: str, asked: str) -> None:
    """A position can begin at each usual moment of the game."""
    position: dict[str, Any] = {"step": step}
    if step in ("tile", "move", "creature"):
        position.update({"explorers": {"Ra": "F3"}, "sharks": ["A1"], "roll": "shark"})
        position["hands"] = {"red": ["beach move_shark"]}
    if step == "layout":
        position["island"] = ["~~~~", "~~~~~", "~~~~~~~~", "~~~~~~~", "~~~~~~~~", "~~~~~", "~~~~"]
    assert decision(at(position))[0] == asked


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "base")
def test_round_trip_through_a_whole_game(options: dict[str, Any]) -> None:
    """S-3.14: written, sent as JSON and read again, a position gives the same data, choices and views."""
    state = fresh(3, **options)
    rng = random.Random(3)
    count = 0
    while not state.is_terminal() and count < 900:
        count += 1
        if count % 5 == 0:
            written = json.loads(json.dumps(state.position()))
            twin = state.game.from_position(written)
            assert twin.position() == state.position()
            assert twin.legal_actions() == state.legal_actions()
            assert twin.observation(0) == state.observation(0)
        random_step(state, rng)
    twin = state.game.from_position(state.position())
    assert (twin.is_terminal(), twin.returns()) == (state.is_terminal(), state.returns())


def test_round_trip_in_an_open_window() -> None:
    """In the middle of things the pending steps are written down too."""
    position = {"step": "roll", "sharks": ["F1"], "explorers": {"Ba": "F2"}, "hands": {"blue": ["forest repel_shark"]}}
    state = play(at(position), "roll shark", "pick shark F1", "to F2")
    written = state.position()
    assert written["step"] == "pending"
    twin = state.game.from_position(written)
    assert decision(twin) == ("defend", 1)
    assert play(twin, "play forest repel_shark").position() == play(state, "play forest repel_shark").position()


def test_a_frame_is_written_by_the_names_of_its_fields() -> None:
    """What is left out of a frame that is read has its usual value."""
    position = {"step": "roll", "sharks": ["F1"], "explorers": {"Ba": "F2"}, "hands": {"blue": ["forest repel_shark"]}}
    state = play(at(position), "roll shark", "pick shark F1")
    turn = {"step": "turn"}
    picked = {"step": "destination", "purpose": "dice", "kind": "shark", "space": "F1", "explorer": None}
    assert state.position()["pending"] == [turn, picked]
    written = play(state, "to F2").position()
    assert written["pending"] == [turn, {"step": "shark_window", "passed": [], "space": "F2"}]
    twin = state.game.from_position({**written, "pending": [turn, {"step": "shark_window", "space": "F2"}]})
    assert twin.position() == written


def test_wet_and_protected_are_kept() -> None:
    """Flags and dolphins are part of a position."""
    state = at({"explorers": {"Ra": "E2"}, "wet": ["Ra"], "dolphins": [["E2", "Ra"], ["C3", None]]}, ch6=True)
    assert (explorer(state, "Ra")["wet"], explorer(state, "Ra")["protected"]) == (True, True)
    assert not [text for text in texts(state) if text.startswith("Ra")]


def test_a_position_has_no_past() -> None:
    """The history starts with it."""
    state = at({"explorers": {"Ra": "F3"}})
    assert (state.history(), state.events(0)) == ([], [])


SHAPE: list[tuple[dict[str, Any], str]] = [
    ({"stepp": "move"}, "A position has no “stepp”. Did you mean step?"),
    ({"explorers": []}, "explorers in a position is a mapping"),
    ({"sharks": "A1"}, "sharks in a position is a list"),
    ({"turn": "x"}, "turn in a position is a whole number"),
    ({"step": "dance"}, "There is no step 'dance'"),
    ({"points": 4}, "There are 0 to 3 movement points, not 4."),
    ({"ships": {"F2": "Ra"}}, "ships of F2 is a list"),
    ({"supply": {"shark": -1}}, "supply of shark is a whole number"),
    ({"island": ["b"]}, "The island is 7 rows of 4, 5, 8, 7, 8, 5 and 4 letters"),
    ({"island": ["~~~~"] * 7, "tiles": {}}, "not both"),
    ({"step": "pending"}, "needs the list of pending steps"),
    ({"shown": {"mountain volcano": 1}}, "The volcano has been turned up"),
    ({"roll": 5, "step": "creature"}, "A roll is a word"),
    ({"island": ["bbbb", "bbbbb", "bbbbbbbb", "fff~mmm", "ffffffff", "mmmmm", "ffff"]}, "only 16 beach tiles"),
    ({"hands": {"red": [["beach", "wind"]]}}, "There is no tile"),
    ({"game": "survive"}, "A position has no “game”"),
]
NAMES: list[tuple[dict[str, Any], str]] = [
    ({"explorers": {"Xa": "F3"}}, "There is no explorer 'Xa'"),
    ({"wet": ["Zz"]}, "There is no explorer 'Zz'"),
    ({"explorers": {"Ra": "Z9"}}, "There is no place 'Z9'"),
    ({"tiles": {"F3": "lava"}}, "There is no terrain 'lava'"),
    ({"tiles": {"A1": "beach"}}, "'A1' is not one of the 40 island spaces."),
    ({"tiles": {"G6": "beach"}}, "'G6' is not one of the 40 island spaces."),
    ({"hands": {"red": ["beach lava"]}}, "There is no tile 'beach lava'."),
    ({"hands": {"pink": ["beach wind"]}}, "Nobody plays 'pink'"),
    ({"roll": "dolphin"}, "The die has no 'dolphin'"),
    ({"roll": ["shark", "2"]}, "The second dive die (option ch6)"),
    ({"step": "over", "ended_by": "boredom"}, "A game ends by eruption"),
]
RULES_OF_THE_GAME: list[tuple[dict[str, Any], str]] = [
    ({"ships": {"F3": []}}, "A ship cannot be on F3, which is not a sea space."),
    ({"ships": {"NW": []}}, "A ship cannot be on NW"),
    ({"ships": {"F2": ["Ra", "Rb", "Rc", "Rd"]}}, "A ship holds three (S-1.14)"),
    ({"ships": {"F2": ["Ra"], "G2": ["Ra"]}}, "Ra cannot be in two places."),
    ({"ships": {"F2": ["Ra"]}, "explorers": {"Ra": "F3"}}, "Ra cannot be in two places."),
    ({"sharks": ["F3"]}, "A shark cannot be on F3"),
    ({"sharks": ["A1"] * 7}, "There are only 6 sharks."),
    ({"squids": ["A1"]}, "This game has no squids"),
    ({"dolphins": [["A1", None]]}, "This game has no dolphins"),
    ({"supply": {"shark": 9}}, "There cannot be 9 sharks in supply"),
    ({"supply": {"ship": 13}}, "There cannot be 13 ships in supply"),
    ({"hands": {"red": ["beach shark"]}}, "takes effect at once and is never held"),
    ({"hands": {"red": ["beach wind"] * 3}}, "There are only 2 tiles beach wind."),
    ({"shown": {"beach wind": 3}}, "There are only 2 tiles beach wind."),
    ({"tiles": dict.fromkeys(ISLAND[:9], "mountain")}, "There are only 8 mountain tiles in all."),
    (
        {"sunk": ["F3"], "hands": {"red": ["beach wind", "beach swim"]}},
        "2 tiles are named as gone, but 1 space as sunk",
    ),
    ({"sunk": ["F3", "F3"]}, "F3 is named twice among tiles and sunk."),
    ({"sunk": ["F3"], "tiles": {"F3": "beach"}}, "F3 is named twice among tiles and sunk."),
    ({"island": ["ffff", "fffff", "ffffffff", "bbbbbbb", "bbbbbbbb", "mmmmm", "mmm~"]}, "G6 is sea"),
    ({"turn": 2, "active": 0}, "Turn 2 of 4 players cannot belong to seat 0."),
    ({"turn": 0, "active": 0}, "Turn 0 of 4 players"),
    ({"step": "place_ship", "active": 9}, "There is no seat 9"),
    ({"values": {"Ra": 9}}, "Ra cannot be worth 9"),
    ({"values": {"Ra": 6, "Rb": 6}}, "There is no 6 left for red."),
    ({"explorers": {"Ra": "reserve"}}, "Ra cannot be in reserve"),
    ({"ships_to_place": {"red": 1}}, "After setup nobody has ships to place"),
    ({"step": "place_ship", "ships": {"F2": []}}, "say in ships_to_place who still has some"),
    ({"step": "creature"}, "say what was rolled"),
    ({"ships": {"F2": ["Ra"]}, "whales": ["F2"]}, "No occupied ship can be on F2 with a serpent or a whale (INV-3)."),
    ({"explorers": {"Ra": "F2"}, "sharks": ["F2"]}, "No unprotected swimmer can be on F2"),
]


def frames(*top: dict[str, Any] | str) -> dict[str, Any]:
    """What is pending above the turn; a step without fields is given by its name."""
    return {
        "step": "pending",
        "pending": [{"step": frame} if isinstance(frame, str) else frame for frame in ("turn", *top)],
    }


def destination(kind: str, space: str, purpose: str = "dice", **more: Any) -> dict[str, Any]:
    return {"step": "destination", "kind": kind, "space": space, "purpose": purpose, **more}


CREW = {"step": "crew", "space": "F3"}
TOKEN = {"step": "token", "colour": "red", "space": "F3", "value": 1}
BACK = {"step": "back", "space": "F3", "terrain": "beach"}
FIT = "does not fit the rest of the position"
SWIMMERS: dict[str, Any] = {"explorers": {"Ba": "F2"}, "sharks": ["F2"]}
PENDING: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({**frames(), "pending": [["turn", 0, 0]]}, {}, "the lowest is {'step': 'turn'}"),
    ({**frames(), "pending": [{"step": "roll"}]}, {}, "the lowest is {'step': 'turn'}"),
    (frames(*["roll"] * 20), {}, "There are at most 20 pending steps"),
    (frames("dance"), {}, "is not a pending step"),
    ({**frames(), "pending": [{"step": "turn"}, ["crew", "F3"]]}, {}, "is not a pending step"),
    (frames("roll", {**CREW, "captain": "Ra"}), {}, "The pending step crew has no “captain”."),
    (frames("roll", "crew"), {}, "The pending step crew needs its space."),
    (frames("roll", {**CREW, "space": "Q1"}), {}, "The space of the pending step crew cannot be 'Q1'."),
    (frames("roll", {**CREW, "space": 3}), {}, "The space of the pending step crew cannot be 3."),
    (frames("roll", {**BACK, "terrain": "lava"}), {}, "The terrain of the pending step back cannot be 'lava'."),
    (frames({"step": "shark_window", "space": "F2", "passed": [9]}), {}, "cannot be [9]"),
    (frames({"step": "shark_window", "space": "F2", "passed": 1}), {}, "cannot be 1"),
    (frames("roll", "turn"), {}, "The pending step turn cannot follow roll."),
    (frames("sink"), {}, "The pending step sink cannot follow turn."),
    (frames("roll", "sink", CREW), {}, "The pending step crew cannot follow sink."),
    (frames("roll", CREW), {}, f"The pending step crew {FIT}."),
    ({**frames("roll", BACK), "sunk": ["H3"]}, {}, FIT),
    (frames("roll", {**BACK, "terrain": "sea"}), {}, FIT),
    (frames("roll", "mini"), {}, f"The pending step mini {FIT}."),
    (frames("roll", "mini", {"step": "fetch", "space": "A1"}), {"seats": 5, "ch5": True}, FIT),
    (frames({"step": "pick", "purpose": "dice"}), {}, FIT),
    ({**frames({"step": "pick", "purpose": "wind"}), "roll": "shark"}, {}, FIT),
    (frames("roll", "sink", "begin_move", {"step": "pick", "purpose": "whirlpool"}), {}, FIT),
    ({**frames(destination("shark", "F2")), "roll": "shark"}, {}, FIT),
    ({**frames(destination("whale", "F2")), "roll": "shark", "whales": ["F2"]}, {}, FIT),
    ({**frames(destination("explorer", "F2", explorer="Ra")), "roll": "shark", "explorers": {"Ra": "F2"}}, {}, FIT),
    ({**frames(destination("dolphin", "E2", explorer="Ra")), "roll": ["dolphin", "1"]}, {"ch6": True}, FIT),
    ({**frames("distance"), "roll": ["shark", "1"]}, {"ch6": True}, FIT),
    (frames("distance"), {}, FIT),
    (frames("roll", "squid_place"), {}, FIT),
    (frames({"step": "victim", "space": "F2"}), {"squid": True}, FIT),
    (frames({"step": "settle", "space": "F2", "causer": 0}), {"ch6": True}, FIT),
    ({**frames({"step": "settle", "space": "F2", "causer": 1}), "dolphins": [["F2", None]]}, {"ch6": True}, FIT),
    (frames({"step": "shark_window", "space": "F2"}), {}, FIT),
    ({**frames({"step": "shark_window", "space": "F2"}), "sharks": ["F2"]}, {}, FIT),
    ({**frames({"step": "shark_window", "space": "F2", "passed": [0]}), **SWIMMERS}, {}, FIT),
    ({**frames({"step": "shark_window", "space": "F2", "passed": [5]}), **SWIMMERS}, {}, FIT),
    ({**frames({"step": "whale_window", "space": "F2"}), "whales": ["F2"], "ships": {"F2": []}}, {}, FIT),
    (frames({"step": "fallen_window", "space": "F2"}), {}, FIT),
    (frames({"step": "rescuers", "space": "F2", "causer": 0}), {}, "cannot follow turn"),
    (frames({"step": "stop"}), {}, FIT),
    ({**frames({"step": "stop", "agreed": 4}), "explorers": {"Ra": "out"}}, {"offer_stop": True}, FIT),
    (frames("place_ship", "place_explorer", {**TOKEN, "colour": "pink"}), {}, "cannot be 'pink'"),
    (frames("place_ship", "place_explorer", {**TOKEN, "colour": "blue"}), {}, FIT),
    (frames("place_ship", "place_explorer", {**TOKEN, "space": "A1"}), {}, FIT),
    (frames("place_ship", "place_explorer", {**TOKEN, "value": 7}), {}, FIT),
]
WITH_OPTIONS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"dolphins": ["A1"]}, {"ch6": True}, "A dolphin is written as its space and whom it protects"),
    ({"dolphins": [["A1", "Ra"]]}, {"ch6": True}, "no such free swimmer is there"),
    ({"dolphins": [["A1", None]], "explorers": {"Ra": "A1"}}, {"ch6": True}, "must protect a swimmer there (INV-6)"),
    ({"step": "creature", "roll": "shark"}, {"ch6": True}, "Both dive dice are rolled"),
    ({"roll": ["shark", "5"]}, {"ch6": True}, "The second dive die"),
    ({"whales": ["A1"], "squids": ["A1"]}, {"squid": True}, "No whale can be on A1 with a squid (INV-5)."),
    ({"whales": ["A1"]}, {"squid": True, "squid_v1": True}, "squid_v1 is played without whales."),
    ({"explorers": {"Rj": "F3"}}, {"seats": 6}, "There is no explorer 'Rj'"),
    ({"explorers": {"Ra": "NW"}}, {"ch2": True}, "With no explorer on the board, challenge 2 is over"),
]


@pytest.mark.parametrize(
    ("position", "options", "reason"),
    [*((position, {}, reason) for position, reason in [*SHAPE, *NAMES, *RULES_OF_THE_GAME]), *WITH_OPTIONS, *PENDING],
)
def test_impossible_positions_are_refused(position: dict[str, Any], options: dict[str, Any], reason: str) -> None:
    """INV-2, INV-3, INV-4, INV-5, INV-6, INV-7: what cannot be on the table is refused with the reason."""
    with pytest.raises(tidefall.Refused) as caught:
        at(position, **options)
    assert caught.value.code == "bad_position"
    assert reason in caught.value.reason


def test_a_position_is_a_mapping() -> None:
    """Anything else is refused, not crashed on."""
    with pytest.raises(tidefall.Refused, match="A position is a mapping"):
        game().from_position([])


def test_drowned_island_of_the_helpers_is_a_full_set() -> None:
    """The tests' own short way to write a late position accounts for all forty tiles."""
    view = see(at(drowned({"F3": "forest whirlpool"}, {"red": ["beach wind"]})))
    assert len(view["island"]) + sum(view["shown"].values()) + 1 == 40
    assert view["unseen"] == {"beach": {"wind": 1}, "forest": {"whirlpool": 1}, "mountain": {"volcano": 1}}
