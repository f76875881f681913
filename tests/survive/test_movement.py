"""Walking, swimming, boarding, sailing and going ashore: section 4 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from survive_helpers import (
    at,
    controllers,
    creatures,
    decision,
    explorer,
    fate,
    fates,
    play,
    refused,
    see,
    ships,
    texts,
    why_not,
)


def moves(position: dict[str, Any], piece: str, **options: object) -> set[str]:
    """The moves of one piece, without its name."""
    state = at(position, **options)
    return {choice["text"].removeprefix(f"{piece} ") for choice in state.choices(0) if choice["piece"] == piece}


def test_full_ship_takes_nobody() -> None:
    """CS-16 [S-4.3, S-1.14]: no boarding the full ship in F2, but swimming beside it."""
    state = at({"ships": {"F2": ["Ra", "Rb", "Ba"]}, "explorers": {"Rc": "F3"}})
    assert "Rc F3>F2 board" not in texts(state)
    assert "Rc F3>F2" in texts(state)
    assert "no room" in why_not(state, "Rc F3>F2 board")


def test_entering_the_water_is_the_whole_swim() -> None:
    """CS-17 [S-4.4]: after walking into E2 no swimming, no boarding of the ship there, no going ashore."""
    state = play(at({"explorers": {"Ra": "F3"}, "ships": {"E2": []}}), "Ra F3>E2")
    assert fate(state, "Ra") == "swimmer E2"
    assert not [choice for choice in state.choices(0) if choice["piece"] == "Ra"]
    state = play(at({"ships": {"C1": ["Ra"]}}), "Ra C1 overboard")
    assert "Ra C1>NW" not in texts(state)


def test_swimmer_cannot_swim_then_board() -> None:
    """CS-18 [S-4.3, S-4.4, S-4.5] R-5: not from the next space, not after swimming, but on the next turn."""
    state = at({"explorers": {"Ra": "E2", "Ba": "H3"}, "ships": {"F2": []}}, seats=2)
    assert not [text for text in texts(state) if text.startswith("Ra") and "board" in text]
    play(state, "Ra E2>F2")
    assert "Ra F2 board" not in texts(state)
    play(state, "end", "sink D4", "back wind", "roll shark", "end", "sink D5", "back wind", "roll shark")
    assert see(state)["active"] == 0
    play(state, "Ra F2 board")
    assert (fate(state, "Ra"), see(state)["points"]) == ("aboard F2", 2)


def test_swimmer_cannot_swim_then_go_ashore() -> None:
    """S-4.4: into the port this turn, on to the isle the next."""
    state = play(at({"explorers": {"Ra": "D1"}}), "Ra D1>C1")
    assert "Ra C1>NW" not in texts(state)
    assert "already swum" in why_not(state, "Ra C1>NW")


def test_board_sail_and_disembark_in_one_turn() -> None:
    """CS-20 [S-4.4, S-4.3, S-4.18]: a swimmer that boards goes on by dry moves; the ship stays in the port."""
    state = at({"explorers": {"Ra": "D1", "Rb": "F3"}, "ships": {"D1": []}})
    play(state, "Ra D1 board", "ship D1>C1", "Ra C1>NW")
    assert fate(state, "Ra") == "safe NW"
    assert ships(state) == {"C1": []}
    assert decision(state) == ("sink", 0)


def test_from_ship_to_ship() -> None:
    """CS-21 [S-4.3, S-4.5]: to the next ship, but never back to a tile."""
    state = at({"ships": {"F2": ["Ra"], "G2": []}})
    play(state, "Ra F2>G2 board")
    assert ships(state) == {"F2": [], "G2": ["Ra"]}
    assert not [choice for choice in state.choices(0) if choice["piece"] == "Ra" and choice["to"] == "G3"]


def test_overboard_into_the_same_space_only() -> None:
    """CS-22 [S-4.3, S-4.5] R-51: a jump ends beside the ship, not in the next space."""
    state = at({"ships": {"F2": ["Ra"]}})
    assert {choice["text"] for choice in state.choices(0) if choice["piece"] == "Ra"} == {"Ra F2 overboard"}
    play(state, "Ra F2 overboard")
    assert fate(state, "Ra") == "swimmer F2"


@pytest.mark.parametrize(
    ("where", "position", "expected"),
    [
        ("tile", {"explorers": {"Ra": "F3"}, "ships": {"F2": [], "G2": ["Ba", "Bb", "Bc"]}}, "F3>F2 board"),
        ("ship", {"ships": {"C1": ["Ra"], "D1": []}}, "C1>D1 board, C1 overboard, C1>NW"),
        (
            "water",
            {"explorers": {"Ra": "B1"}, "ships": {"B1": [], "B2": []}},
            "B1>B2, B1>C1, B1>C2, B1 board, B1>NW",
        ),
    ],
)
def test_complete_list_of_moves(where: str, position: dict[str, Any], expected: str) -> None:
    """S-4.3: from a tile, a ship or the water, these moves of an explorer and no others."""
    found = moves(position, "Ra")
    if where == "tile":
        assert found == {f"F3>{space}" for space in ("E2", "E3", "F2", "F4", "G2", "G3")} | {expected}
    else:
        assert found == set(expected.split(", "))


def test_only_own_explorers_move() -> None:
    """S-4.3: no move of another player's explorer is offered or accepted."""
    state = at({"explorers": {"Ra": "F3", "Ba": "F4"}})
    assert not [text for text in texts(state) if text.startswith("B")]
    assert "not possible" in refused(state, "Ba F4>F5")


def test_wet_moves() -> None:
    """S-4.4 R-5: every move that starts or ends in the water marks its explorer; dry moves do not."""
    wet: list[tuple[dict[str, Any], str]] = [
        ({"explorers": {"Ra": "F3"}}, "Ra F3>F2"),
        ({"ships": {"F2": ["Ra"]}}, "Ra F2 overboard"),
        ({"explorers": {"Ra": "F2"}}, "Ra F2>F1"),
        ({"explorers": {"Ra": "F2"}, "ships": {"F2": []}}, "Ra F2 board"),
    ]
    dry: list[tuple[dict[str, Any], str]] = [
        ({"explorers": {"Ra": "F3"}}, "Ra F3>F4"),
        ({"explorers": {"Ra": "F3"}, "ships": {"F2": []}}, "Ra F3>F2 board"),
        ({"ships": {"F2": ["Ra"], "G2": []}}, "Ra F2>G2 board"),
        ({"ships": {"F2": ["Ra"]}}, "ship F2>F1"),
    ]
    assert [explorer(play(at(position), move), "Ra")["wet"] for position, move in wet] == [True] * 4
    assert [explorer(play(at(position), move), "Ra")["wet"] for position, move in dry] == [False] * 4


def test_passenger_who_climbed_aboard_cannot_jump_again() -> None:
    """S-4.4: boarding from the water was the wet move; a jump would be a second one."""
    state = play(at({"explorers": {"Ra": "F2"}, "ships": {"F2": [], "G2": []}}), "Ra F2 board")
    assert "Ra F2 overboard" not in texts(state)
    assert "Ra F2>G2 board" in texts(state)


def test_no_other_moves() -> None:
    """S-4.5 R-23: no climbing back, no jump or boarding across spaces, no leaving an isle."""
    state = at({"explorers": {"Ra": "E2", "Rb": "NW"}, "ships": {"F2": ["Rc"], "G2": []}})
    targets = {(choice["piece"], choice["to"]) for choice in state.choices(0)}
    assert ("Ra", "F3") not in targets
    assert "Ra E2>F2 board" not in texts(state)
    assert ("Rc", "E2") not in targets
    assert not [piece for piece, _ in targets if piece == "Rb"]
    assert "boards only a ship on its own space" in why_not(state, "Ra E2>F2 board")
    assert "nobody returns to a tile" in why_not(state, "Ra E2>F3")


def test_three_dry_moves_past_others() -> None:
    """CS-38 [S-4.6, S-4.7]: F3, F4, F5, F6 with company on every tile."""
    crowd = {"Ba": "F4", "Ga": "F4", "Bb": "F5", "Bc": "F6", "Rb": "F6"}
    state = play(at({"explorers": {"Ra": "F3", **crowd}}), "Ra F3>F4", "Ra F4>F5", "Ra F5>F6")
    assert fates(state, "Ra", "Rb", "Bc") == ["land F6"] * 3
    assert decision(state) == ("sink", 0)


def test_spaces_are_shared() -> None:
    """S-4.7: no limit on a tile, in a sea space or on an isle."""
    state = at({"explorers": {"Ra": "F3", "Ba": "F2", "Bb": "F2", "Bc": "F2", "Bd": "F2"}})
    assert fate(play(state, "Ra F3>F2"), "Ra") == "swimmer F2"
    state = play(at({"explorers": {"Ra": "C1", "Rb": "C1", "Ba": "NW"}}), "Ra C1>NW", "Rb C1>NW")
    assert fates(state, "Ra", "Rb", "Ba") == ["safe NW"] * 3


def test_empty_ship_is_anybodys() -> None:
    """CS-24 [S-4.8, S-4.9, S-4.10]: to F1, E1, G1, G2; not onto the ship in E2 nor onto land."""
    for active, letter in enumerate("RBGY"):
        position = {"active": active, "explorers": {f"{letter}a": "H5"}, "ships": {"F2": [], "E2": []}}
        state = at(position)
        found = {choice["to"] for choice in state.choices(active) if choice["from"] == "F2"}
        assert found == {"F1", "E1", "G1", "G2"}
    assert "is land" in why_not(state, "ship F2>F3")
    assert "already a ship on E2" in why_not(state, "ship F2>E2")


@pytest.mark.parametrize(
    ("crew", "expected"),
    [
        (["Ra"], [0]),
        (["Ra", "Ba"], [0, 1]),
        (["Ra", "Ba", "Ga"], [0, 1, 2]),
        (["Ra", "Rb", "Ba"], [0]),
        (["Ra", "Ba", "Bb"], [1]),
        ([], []),
    ],
)
def test_control(crew: list[str], expected: list[int]) -> None:
    """S-4.8: at least one passenger and nobody else with more; tied players all control."""
    state = at({"ships": {"F2": crew}, "explorers": {"Rj": "H5"}})
    assert controllers(state, "F2") == expected
    assert ("ship F2>F1" in texts(state)) == (0 in expected or not crew)
    if crew and 0 not in expected:
        assert "do not control" in why_not(state, "ship F2>F1")


def test_control_is_evaluated_at_each_step() -> None:
    """S-4.8: with a second passenger aboard, red may sail the ship that it could not sail before."""
    state = at({"ships": {"F2": ["Ra", "Ba"], "G2": ["Bb", "Bc", "Rb"]}})
    assert "ship F2>F1" in texts(state)
    assert "ship G2>G1" not in texts(state)
    play(state, "Rb G2>F2 board")
    assert controllers(state, "F2") == [0]
    play(state, "Ra F2 overboard")
    assert controllers(state, "F2") == [0, 1]


def test_one_ship_a_space() -> None:
    """S-4.9: neither into nor through a space with a ship."""
    state = at({"ships": {"A1": ["Ra"], "A2": [], "B2": []}})
    assert {choice["to"] for choice in state.choices(0) if choice["from"] == "A1" and choice["piece"] == "ship"} == {
        "B3"
    }


def test_ships_stay_at_sea_and_leave_swimmers_alone() -> None:
    """S-4.10: no tile, no isle; swimmers in the old and the new space stay where they are."""
    state = at({"ships": {"C1": ["Ra"]}, "explorers": {"Rb": "C1", "Ba": "D1"}})
    assert {choice["to"] for choice in state.choices(0) if choice["piece"] == "ship"} == {"B1", "C2", "D1"}
    play(state, "ship C1>D1")
    assert ships(state) == {"D1": ["Ra"]}
    assert fates(state, "Rb", "Ba") == ["swimmer C1", "swimmer D1"]
    state = at({"ships": {"G2": ["Ra"]}})
    assert not {choice["to"] for choice in state.choices(0) if choice["piece"] == "ship"} & set(see(state)["island"])


def test_sailing_into_a_whale() -> None:
    """CS-25 [S-4.11]: the ship is out, three swim, the whale stays."""
    state = play(at({"ships": {"F2": ["Ra", "Rb", "Ba"]}, "whales": ["F1"]}), "ship F2>F1")
    assert ships(state) == {}
    assert fates(state, "Ra", "Rb", "Ba") == ["swimmer F1"] * 3
    assert creatures(state, "whale") == ["F1"]
    assert see(state)["points"] == 2


def test_sailing_into_a_whale_among_sharks() -> None:
    """CS-26 [S-4.11, S-5.3]: the shark takes all three."""
    state = play(at({"ships": {"F2": ["Ra", "Rb", "Ba"]}, "whales": ["F1"], "sharks": ["F1"]}), "ship F2>F1")
    assert fates(state, "Ra", "Rb", "Ba") == ["out"] * 3
    assert ships(state) == {}


def test_sailing_into_a_serpent() -> None:
    """S-4.11: the ship is out, and so are its passengers."""
    state = play(at({"ships": {"F2": ["Ra", "Ba"]}, "serpents": ["F1"]}), "ship F2>F1")
    assert (ships(state), fates(state, "Ra", "Ba")) == ({}, ["out", "out"])


def test_sailing_to_a_shark() -> None:
    """CS-28 [S-4.11]: sharks have no effect on ships or passengers."""
    state = play(at({"ships": {"F2": ["Ra"]}, "sharks": ["F1"]}), "ship F2>F1")
    assert ships(state) == {"F1": ["Ra"]}
    assert creatures(state, "shark") == ["F1"]


def test_empty_ship_beside_a_serpent() -> None:
    """CS-29 [S-4.12] R-12: both stay in B1."""
    state = play(at({"ships": {"C2": []}, "serpents": ["B1"], "explorers": {"Ra": "F3"}}), "ship C2>B1")
    assert (ships(state), creatures(state, "serpent")) == ({"B1": []}, ["B1"])


def test_empty_ship_enters_any_company() -> None:
    """S-4.12 R-12: whale, shark, serpent and squid in one space do not touch it."""
    position: dict[str, Any] = {"ships": {"F2": []}, "explorers": {"Ra": "H5"}, "sharks": ["F1"], "serpents": ["F1"]}
    state = play(at({**position, "whales": ["F1"]}), "ship F2>F1")
    assert ships(state) == {"F1": []}
    state = play(at({**position, "squids": ["F1"]}, squid=True), "ship F2>F1")
    assert ships(state) == {"F1": []}


def test_occupied_ship_keeps_away_from_squids() -> None:
    """S-4.13: refused in step 2 and with a wind tile."""
    position: dict[str, Any] = {"ships": {"D1": ["Ra"]}, "squids": ["D2"]}
    state = at(position, squid=True)
    assert "ship D1>D2" not in texts(state)
    assert "a squid is there" in why_not(state, "ship D1>D2")
    state = at({**position, "step": "tile", "hands": {"red": ["beach wind"]}}, squid=True)
    play(state, "play beach wind", "pick ship D1")
    assert "to D2" not in texts(state)
    assert "to E2" in texts(state)


def test_fallen_passengers_have_not_moved() -> None:
    """S-4.14 R-6: thrown into the water by the own move, they may still swim with the points left."""
    state = play(at({"ships": {"F2": ["Ra", "Rb"]}, "whales": ["F1"]}), "ship F2>F1")
    assert explorer(state, "Ra")["wet"] is False
    play(state, "Ra F1>E1", "Rb F1>G1")
    assert fates(state, "Ra", "Rb") == ["swimmer E1", "swimmer G1"]


def test_disembarking_from_a_ship_of_another() -> None:
    """CS-32 [S-4.15, S-4.18]: blue goes ashore although red controls the ship, which stays."""
    state = play(at({"active": 1, "ships": {"C1": ["Ra", "Rb", "Ba"]}}), "Ba C1>NW")
    assert fate(state, "Ba") == "safe NW"
    assert ships(state) == {"C1": ["Ra", "Rb"]}


def test_minority_passenger_may_leave() -> None:
    """S-4.15: to another ship or overboard, whoever controls."""
    state = at({"ships": {"F2": ["Ra", "Ba", "Bb"], "G2": []}})
    assert {"Ra F2>G2 board", "Ra F2 overboard"} <= texts(state)
    assert "ship F2>F1" not in texts(state)


@pytest.mark.parametrize(("creature", "end"), [("whales", "swimmer F2"), ("serpents", "out")])
def test_boarding_beside_a_monster(creature: str, end: str) -> None:
    """CS-36 [S-4.16, S-5.3] R-11: as if the ship had sailed in."""
    state = at({"ships": {"F2": []}, creature: ["F2"], "explorers": {"Ra": "F3"}})
    play(state, "Ra F3>F2 board")
    assert (ships(state), fate(state, "Ra")) == ({}, end)


def test_boarding_beside_sharks_and_squids() -> None:
    """S-4.16 R-47: no effect."""
    state = at({"ships": {"F2": []}, "sharks": ["F2"], "squids": ["F2"], "explorers": {"Ra": "F3"}}, squid=True)
    assert fate(play(state, "Ra F3>F2 board"), "Ra") == "aboard F2"


def test_isles_are_safe_for_good_and_for_all() -> None:
    """S-4.17: any player on any isle; no creature next door, no whirlpool and no eruption harms them."""
    for isle, port in (("NW", "C1"), ("NE", "B10"), ("SW", "L1"), ("SE", "K11")):
        for active, letter in enumerate("RBGY"):
            state = at({"active": active, "explorers": {f"{letter}a": port, f"{letter}b": "H5"}})
            play(state, f"{letter}a {port}>{isle}")
            assert fate(state, f"{letter}a") == f"safe {isle}"
            assert not [choice for choice in state.choices(active) if choice["piece"] == f"{letter}a"]
    state = at({"explorers": {"Ba": "NW"}, "step": "roll", "serpents": ["C2"]})
    play(state, "roll serpent", "pick serpent C2", "to C1")
    assert fate(state, "Ba") == "safe NW"


def test_each_explorer_ashore_costs_a_point() -> None:
    """S-4.18: three passengers, three points, and the ship stays empty in the port."""
    state = at({"ships": {"C1": ["Ra", "Rb", "Rc"]}, "explorers": {"Rd": "F3"}})
    play(state, "Ra C1>NW", "Rb C1>NW")
    assert see(state)["points"] == 1
    play(state, "Rc C1>NW")
    assert ships(state) == {"C1": []}
    assert see(state)["players"][0]["saved"] == 3


def test_swimmer_beside_a_full_ship() -> None:
    """R-60: nothing happens; it may board when a seat is free."""
    state = at({"ships": {"F2": ["Ra", "Ba", "Bb"]}, "explorers": {"Rb": "F2"}})
    assert "Rb F2 board" not in texts(state)
    play(state, "Ra F2 overboard")
    assert "Rb F2 board" in texts(state)


def test_tokens_in_one_space_are_told_apart() -> None:
    """R-61 [S-9.5]: the mover names a token, and never sees or names a value."""
    state = at({"explorers": {"Ra": "F3", "Rb": "F3"}, "values": {"Ra": 6, "Rb": 1}})
    assert {"Ra F3>F4", "Rb F3>F4"} <= texts(state)
    assert "could mean" in refused(state, "F3>F4")
    assert fates(play(state, "Rb F3>F4"), "Ra", "Rb") == ["land F3", "land F4"]


def test_lagoon_is_open_to_ships_once_connected() -> None:
    """R-18: a ship sails into G6 when a neighbouring tile has sunk."""
    state = at({"sunk": ["G5"], "ships": {"G5": ["Ra"]}})
    assert ships(play(state, "ship G5>G6")) == {"G6": ["Ra"]}
