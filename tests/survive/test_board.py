"""The board, the tile list and the dice: section 1 of the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from survive_helpers import ISLAND, at, drowned, fresh, game, goals, odds, play, see, texts
from tidefall.survive.rules import board
from tidefall.survive.rules.components import BACK_COUNTS

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "survive.md"
COAST = 22
LAGOON = {"F6", "F7", "G5", "G7", "H6", "H7"}
INLAND = {"E5", "E6", "E7", "F5", "F8", "G4", "G8", "H5", "H8", "I5", "I6", "I7"}


def near(name: str) -> set[str]:
    """The neighbours of a space."""
    first = board.INDEX[name] * 6
    return {board.NAMES[space] for space in board.NEIGHBOURS[first : first + 6] if space >= 0}


def table_of_the_rules() -> list[dict[str, str]]:
    """The machine-readable table of section 1.1."""
    lines = RULES.read_text("utf-8").split("```csv\n")[1].split("```")[0].splitlines()
    head = lines[0].split(",")
    return [dict(zip(head, line.split(","), strict=True)) for line in lines[1:]]


def test_board_has_thirteen_rows_of_133_spaces() -> None:
    """CS-01 [S-1.1, S-1.3, S-1.4, S-1.8] R-1: rows A to M as printed, ids numbered from the left."""
    lengths = Counter(name[0] for name in board.NAMES)
    assert list(lengths) == list("ABCDEFGHIJKLM")
    assert list(lengths.values()) == [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]
    assert len(board.NAMES) == 133
    assert board.NAMES[:8] == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "B1"]
    assert board.ISLES == ["NW", "NE", "SW", "SE"]


def test_rows_are_centred_on_the_vertical_axis() -> None:
    """S-1.1: the first and last space of every row are equally far from the axis q + r/2 = 0."""
    for row in board.ROWS:
        spaces = [board.COORDINATES[board.INDEX[name]] for name in board.NAMES if name[0] == row]
        (first_q, r), (last_q, _) = spaces[0], spaces[-1]
        assert first_q + r / 2 == -(last_q + r / 2)


def test_axial_coordinates() -> None:
    """S-1.2: G6 is the origin, r runs from -6 to 6, and each row starts at its left-most q."""
    assert board.COORDINATES[board.INDEX["G6"]] == (0, 0)
    firsts = [board.COORDINATES[board.INDEX[f"{row}1"]] for row in board.ROWS]
    assert [q for q, _ in firsts] == [0, -2, -3, -3, -4, -5, -5, -6, -6, -6, -7, -7, -6]
    assert [r for _, r in firsts] == list(range(-6, 7))


def test_table_of_the_rules_is_the_board_in_play() -> None:
    """S-1.8 [S-1.2, S-1.4, S-1.5, S-1.6]: the loader finds the counts of the table and every entry agrees."""
    table = table_of_the_rules()
    assert Counter(entry["kind"] for entry in table) == {"sea": 88, "serpent_start": 5, "island": 40, "isle": 4}
    assert Counter(entry["port"] for entry in table if entry["port"]) == {"NW": 2, "NE": 2, "SW": 2, "SE": 2}
    for entry in table:
        name = entry["id"]
        here = (int(entry["q"]), int(entry["r"]))
        if entry["kind"] == "isle":
            assert board.ISLE_QR[name] == here
            continue
        assert board.COORDINATES[board.INDEX[name]] == here
        assert (name in board.SERPENT_STARTS) == (entry["kind"] == "serpent_start")
        assert (name in board.ISLAND_NAMES and name != "G6") == (entry["kind"] == "island")
        port = board.PORT[board.INDEX[name]]
        assert (board.PLACE_NAMES[port] if port >= 0 else "") == entry["port"]


@pytest.mark.parametrize(
    ("space", "neighbours"),
    [("G6", "F6 F7 G5 G7 H6 H7"), ("A1", "A2 B2 B3"), ("F3", "E2 E3 F2 F4 G2 G3"), ("F12", "E11 F11 G11")],
)
def test_neighbours(space: str, neighbours: str) -> None:
    """CS-02 [S-1.2, S-1.3]: six ways, none around the edge."""
    assert near(space) == set(neighbours.split())


def test_adjacency_counts() -> None:
    """S-1.3 [S-1.8]: 356 pairs, mutual; 93 spaces with 6 neighbours, 10 with 5, 14 with 4, 16 with 3."""
    assert Counter(len(near(name)) for name in board.NAMES) == {6: 93, 5: 10, 4: 14, 3: 16}
    pairs = [(a, b) for a in board.NAMES for b in near(a)]
    assert len(pairs) == 2 * 356
    assert all(a in near(b) for a, b in pairs)


def test_island_area() -> None:
    """S-1.4: 41 spaces in rows of 4, 5, 8, 7, 8, 5, 4; 40 of them get a tile and G6 does not."""
    assert Counter(name[0] for name in board.ISLAND_NAMES) == {"D": 4, "E": 5, "F": 8, "G": 7, "H": 8, "I": 5, "J": 4}
    assert set(see(fresh())["island"]) == set(ISLAND) - {"G6"}


def test_serpents_start_on_their_marked_spaces() -> None:
    """CS-06 [S-1.5, S-2.2, S-2.7]: five serpents, and no other creature on the board."""
    found = [(creature["kind"], creature["at"]) for creature in see(fresh())["creatures"]]
    assert found == [("serpent", space) for space in ("B1", "C11", "G6", "K1", "L10")]


def test_isles_have_two_ports_each() -> None:
    """S-1.6: swimmers and passengers in the two ports, and nobody else, can step ashore."""
    ports = {"NW": {"B1", "C1"}, "NE": {"B10", "C11"}, "SW": {"K1", "L1"}, "SE": {"K11", "L10"}}
    for isle, spaces in ports.items():
        for space in near("B1") | near("K1") | near("B10") | near("L10") | spaces:
            state = at({"explorers": {"Ra": space}})
            assert (f"Ra {space}>{isle}" in texts(state)) == (space in spaces)
        q, r = board.ISLE_QR[isle]
        beside = {name for name, (x, y) in zip(board.NAMES, board.COORDINATES) if (x - q, y - r) in board.STEPS_QR}
        assert beside == spaces
        assert len(spaces & set(board.SERPENT_STARTS)) == 1


def test_isles_have_no_capacity_limit() -> None:
    """S-1.6: all ten explorers of every colour fit on one isle."""
    crowd = {f"{letter}{token}": "NW" for letter in "RBGY" for token in "abcdefghij"}
    state = at({"step": "roll", "explorers": crowd})
    assert [player["saved"] for player in see(state)["players"]] == [10, 10, 10, 10]


def test_derived_sets_of_spaces() -> None:
    """S-1.7: 22 outer coast, 6 lagoon ring and 12 inland spaces; 28 shore spaces and G6; point symmetry."""
    tiles = set(ISLAND) - {"G6"}
    assert {name for name in tiles if "G6" in near(name)} == LAGOON
    assert {name for name in tiles if near(name) <= tiles} == INLAND
    assert len(tiles - LAGOON - INLAND) == COAST
    shore = {name for name in board.NAMES if name not in tiles and near(name) & tiles}
    assert "G6" in shore
    assert len(shore) == 29
    zones = {entry["id"]: entry["zone"] for entry in table_of_the_rules()}
    assert {name for name, zone in zones.items() if zone == "shore"} == shore
    assert {name for name, zone in zones.items() if zone == "inland"} == INLAND
    opposite = {name: (-q, -r) for name, (q, r) in zip(board.NAMES, board.COORDINATES)}
    assert {opposite[name] for name in board.NAMES} == set(board.COORDINATES)
    starts = {board.COORDINATES[board.INDEX[name]] for name in board.SERPENT_STARTS}
    assert {opposite[name] for name in board.SERPENT_STARTS} == starts
    area = {board.COORDINATES[board.INDEX[name]] for name in ISLAND}
    assert {opposite[name] for name in ISLAND} == area


def test_forty_tiles_of_three_terrains() -> None:
    """CS-04 [S-1.9, S-1.10] R-2: 16 beaches, 16 forests and 8 mountains with the printed backs."""
    assert Counter(see(fresh())["island"].values()) == {"beach": 16, "forest": 16, "mountain": 8}
    unseen = see(fresh())["unseen"]
    printed = {
        "beach": {"shark": 3, "whale": 3, "ship": 1, "swim": 3, "wind": 2},
        "forest": {"shark": 2, "whale": 2, "ship": 3, "whirlpool": 2, "swim": 1},
        "mountain": {"shark": 1, "whirlpool": 4, "volcano": 1},
    }
    for terrain in ("beach", "forest"):
        printed[terrain].update({"move_serpent": 1, "move_shark": 1, "move_whale": 1, "repel_shark": 1})
    printed["forest"]["repel_whale"] = 2
    printed["mountain"].update({"repel_shark": 1, "repel_whale": 1})
    assert unseen == printed
    totals = {back: sum(counts) for back, counts in BACK_COUNTS.items()}
    assert totals == {
        "shark": 6,
        "whale": 5,
        "ship": 4,
        "whirlpool": 6,
        "volcano": 1,
        "swim": 4,
        "wind": 2,
        "move_serpent": 2,
        "move_shark": 2,
        "move_whale": 2,
        "repel_shark": 3,
        "repel_whale": 3,
    }


def test_backs_come_up_by_their_numbers() -> None:
    """S-1.10: the first beach shows each back with the odds of the list."""
    chances = odds(play(at({"step": "sink"}), "sink F3"))
    expected = {f"back {back}": counts[0] / 16 for back, counts in BACK_COUNTS.items() if counts[0]}
    assert chances == pytest.approx(expected)


def test_values_of_a_full_colour() -> None:
    """CS-121 [S-1.11]: 1 1 1 2 2 3 3 4 5 6, 28 points."""
    values = see(fresh(), 0)["reserve"]["red"]
    assert sorted(values) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
    assert sum(values) == 28


def test_reduced_sets_for_five_and_six() -> None:
    """S-1.12: five players play without a 1 and a 3, six also without a 2."""
    assert sorted(see(fresh(seats=5), 0)["reserve"]["red"]) == [1, 1, 2, 2, 3, 4, 5, 6]
    assert sorted(see(fresh(seats=6), 5)["reserve"]["white"]) == [1, 1, 2, 3, 4, 5, 6]


def test_colours() -> None:
    """S-1.13: four colours, and orange and white for five and six players."""
    four = [player["colours"] for player in see(fresh())["players"]]
    assert sorted(colour for colours in four for colour in colours) == ["blue", "green", "red", "yellow"]
    six = [player["colours"] for player in see(fresh(seats=6))["players"]]
    assert {colour for colours in six for colour in colours} == {"red", "yellow", "blue", "green", "orange", "white"}


def test_twelve_ships() -> None:
    """S-1.14: ships on the board and still to place and in supply are 12, and belong to nobody."""
    view = see(fresh())
    assert view["supply"]["ship"] + sum(player["ships_to_place"] for player in view["players"]) == 12
    state = at({"ships": {"F2": ["Ra", "Ba", "Ga"]}, "explorers": {"Rb": "F3"}})
    assert set(see(state)["ships"][0]) == {"at", "crew", "controllers"}
    assert "Rb F3>F2 board" not in texts(state)


def test_creature_limits() -> None:
    """S-1.15: 6 sharks, 5 whales, with the options 4 dolphins and 5 squids; as many as tiles that bring them."""
    view = see(fresh(ch6=True, squid=True))
    assert view["supply"] == {"serpent": 0, "shark": 6, "whale": 5, "dolphin": 4, "squid": 5, "ship": 4}
    brought = {back: sum(BACK_COUNTS[back]) for back in ("shark", "whale", "swim")}
    assert brought == {"shark": 6, "whale": 5, "swim": 4}


def test_supplies_never_run_short() -> None:
    """R-54 [S-1.15]: the last shark tile of the game still finds a shark in the supply."""
    sharks = ["A1", "A2", "A3", "A4", "A5"]
    state = play(at({"step": "sink", "sharks": sharks, "shown": {"beach shark": 2}, "sunk": ["J6", "J7"]}), "sink F3")
    assert see(state)["supply"]["shark"] == 1
    play(state, "back shark")
    assert see(state)["supply"]["shark"] == 0
    with pytest.raises(ValueError, match="only 6 sharks"):
        at({"sharks": [*sharks, "A6", "A7"]})


def test_creature_die() -> None:
    """CS-122 [S-1.16, S-3.11] R-3: serpent, shark and whale with chance 1/3 each."""
    chances = odds(at({"step": "roll"}))
    assert chances == pytest.approx({"roll serpent": 1 / 3, "roll shark": 1 / 3, "roll whale": 1 / 3})


def test_dive_dice() -> None:
    """CS-122 [S-1.17, S-8.6.1, S-8.6.3] R-40: six symbols with 1/6 each, then 1, 2, 3 and D with 2, 2, 1, 1 sixths."""
    state = at({"step": "roll"}, ch6=True)
    symbols = ("serpent", "shark", "whale", "dolphin", "ship", "starfish")
    assert odds(state) == pytest.approx({f"roll {symbol}": 1 / 6 for symbol in symbols})
    play(state, "roll dolphin")
    assert odds(state) == pytest.approx({"roll 1": 2 / 6, "roll 2": 2 / 6, "roll 3": 1 / 6, "roll D": 1 / 6})


def test_move_legend_of_the_board() -> None:
    """S-1.18 [S-5.2]: on open water a serpent goes up to 1, a shark up to 2, a whale up to 3 spaces."""
    for kind, steps in (("serpent", 1), ("shark", 2), ("whale", 3)):
        state = at({f"{kind}s": ["A1"], "step": "roll", **drowned({"J7": "mountain volcano"})})
        play(state, f"roll {kind}", f"pick {kind} A1")
        assert goals(state) == within("A1", steps)


def within(space: str, steps: int) -> set[str]:
    found = {space}
    for _ in range(steps):
        found |= {name for here in found for name in near(here)}
    return found - {space}


def test_ships_start_on_28_spaces() -> None:
    """CS-05 [S-2.6]: every sea space beside the island but G6, whose serpent is at home."""
    state = game().from_position({"step": "place_ship"})
    assert len(goals(state)) == 28
    assert "G6" not in goals(state)
