"""Winning, losing, and what everybody may know (sections 8 and 9)."""

from __future__ import annotations

from typing import Any

import pytest

import tidefall
from rising_helpers import do, pass_until, table, texts
from rising_scenes import (
    NINE,
    acting,
    all_land,
    asked,
    drawing,
    land,
    parts,
    placing,
    refused,
    scene,
    see,
    won,
)
from tidefall.kernel.state import State

SUNK = dict.fromkeys(["forests", "hills", "mountains", "cities", "libraries", "forges"], 0)


def result(state: State) -> dict[str, Any]:
    assert state.is_terminal()
    found: dict[str, Any] = see(state)["result"]
    return found


def test_victory_at_once() -> None:
    """R-8.1 R-8.4: the rest of the round is not played; all win, and nobody more than another."""
    state = acting(
        {"leader": "gate_build_1", "goods": {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 2}},
        {"leader": "gate_build_1", "followers": ["mystic_power_source"], "goods": {"energy": 1}},
        seats=2,
        round=6,
        wrath=5,
        land={"hills": 2},
        **NINE,
    )
    do(state, "activate gate_build_1", "build power_core", "agree", "accept")
    assert won(state)
    assert state.returns() == [1.0, 1.0]
    assert result(state) == {
        "won": True, "ended_by": "power_core", "level": 1, "round": 6, "tiles": 32, "built": 10,
    }  # fmt: skip
    with pytest.raises(tidefall.Refused, match="over"):
        state.submit(0, "pass")


def test_wrath_sinks_the_island() -> None:
    """SC-101 R-8.2 R-5.10: two tiles flood, the third flood hits the centre."""
    state = scene("wrath", (), 4, {"round": 6, "wrath": 5, "land": {**SUNK, "cities": 1, "hills": 1}})
    do(state, "flood hills")
    assert state.is_terminal()  # the cities are the only choice left, and then the centre
    assert (result(state)["ended_by"], state.returns(), all_land(state)) == ("drowned", [0.0] * 4, 0)


def test_defeat_in_the_misfortunes() -> None:
    """R-8.2 R-3.6: at once, whatever was to come."""
    state = do(drawing(land={**SUNK, "cities": 1}, round=3, wrath=2), "card flood_hills")
    assert result(state) == {"won": False, "ended_by": "drowned", "level": 1, "round": 3, "tiles": 0, "built": 0}


def test_not_yet_lost() -> None:
    """R-8.3: nothing but the centre is left, and no flood comes: the game goes on."""
    state = drawing({"leader": "mystic_power_source"}, land=SUNK, round=1)
    do(state, "card calm_seas", "card earthquake", "card malfunction", "card lost_schema")
    assert asked(state) == ("actions", 0)
    do(state, "activate p1:leader mystic_power_source")
    assert asked(state)[0] == "place"


def test_an_island_all_under_water_may_come_back() -> None:
    """R-8.3 R-6.30: the tile nearest the centre first."""
    state = placing({"goods": {"energy": 5}}, land=SUNK)
    do(state, "unflood hills", "leader@hills_1")
    assert land(state, "hills") == 1


def test_concession() -> None:
    """SC-130 R-8.5 R-8.4: all agree, and the game is lost."""
    state = do(placing(options={"concession": True}), "concede", "agree", "agree", "agree")
    assert (result(state)["ended_by"], state.returns()) == ("conceded", [0.0] * 4)


def test_concession_takes_everybody() -> None:
    """R-8.5: one objection and the game goes on; the same player does not ask again this round."""
    state = do(placing(options={"concession": True}), "concede", "agree", "object")
    assert asked(state) == ("place", 0)
    assert "concede" not in texts(state, 0)
    assert "concede" in texts(state, 1)
    assert "not possible" in refused(placing(), "concede")


def test_every_game_ends() -> None:
    """R-8.4: with `max_rounds` a game that is not won by then is lost."""
    state = scene("wrath", (), 4, {"round": 3, "wrath": 0, "options": {"max_rounds": 3}})
    assert (result(state)["ended_by"], result(state)["won"]) == ("max_rounds", False)


# What everybody may know.


def test_public_information() -> None:
    """SC-112 R-9.1 R-9.2 R-10.39: hands, piles and sizes are open; orders and unused artifacts are nobody's."""
    state = drawing({"cards": ["foresight", "mystic_adze"]}, misfortunes={"discard": {"calm_seas": 2}})
    seen = state.observation(1)
    assert {**seen, "seat": None} == state.observation(None)
    assert (seen["players"][0]["hand"], seen["players"][0]["artifacts"]) == (["foresight"], ["mystic_adze"])
    assert (seen["misfortunes"]["deck"], seen["misfortunes"]["discard"]) == (59, {"calm_seas": 2})
    assert (seen["library"]["deck"], seen["library"]["hidden"], len(seen["library"]["unseen"])) == (25, 3, 9)
    assert seen["misfortunes"]["top"] == seen["library"]["bottom"] == []


def test_council_stack_has_no_order() -> None:
    """R-9.1 SC-112: it is told as a set, and every board of it may be revealed next."""
    state = scene("wrath", ({}, {}), 2, {"hologram_power": "explorer"})
    stack = see(state)["council"]["stack"]
    assert sorted(texts(state)) == sorted(f"board {name}" for name in stack)
    assert len({chance for _, chance in state.chance_outcomes()}) == 1


def test_misfortunes_left() -> None:
    """SC-129 R-9.4: how many of each are left, not in which order."""
    state = do(drawing(), "card flood_hills", "card calm_seas")
    left = see(state)["misfortunes"]["left"]
    assert (left["flood_hills"], left["calm_seas"], left["tsunami"], sum(left.values())) == (5, 8, 1, 59)
    odds = {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}
    assert odds == {f"card {name}": pytest.approx(count / 59) for name, count in left.items()}


# Rulings that are about what is in the box.


def test_no_expansion_components() -> None:
    """R-10.29: the twenty lettered components of the base game, and none of the other fourteen."""
    offered = set()
    for level in (1, 2, 3, 4, 5):
        game = tidefall.load_game("rising", level=level, components="picked")
        state = game.new_initial_state()
        while asked(state)[0] == "pick_component":
            offered |= {text.split(" ")[1] for text in texts(state)}
            do(state, texts(state)[0])
    letters = "storm_gyve laic_receiver abetting_pharos lustral_forge possibility_multiplier quantum_relay"
    assert not offered & {*letters.split(" "), "echo_actualizer", "spectral_replicator"}
    assert {"astral_watchtower", "spirit_seal"} <= offered
    assert len(offered) == 20


def test_letters_of_watchtower_and_seal() -> None:
    """R-10.30: the tower is a B with single spaces, the seal a D with a double space."""
    seen = see(acting(**parts(built=["astral_watchtower", "spirit_seal"])))
    found = {part["name"]: (part["letter"], part["capacity"]) for part in seen["built"]}
    assert found == {"astral_watchtower": ("B", 1), "spirit_seal": ("D", 2)}


def test_councilor_set() -> None:
    """R-10.31: ten councilors to choose from."""
    state = tidefall.load_game("rising").new_initial_state()
    names = "adept artificer emissary explorer metallurgist mystic priestess scholar sentinel stormcaller"
    assert texts(state) == [f"councilor {name}" for name in names.split(" ")]


@pytest.mark.parametrize(
    ("level", "letters", "calm", "controlled", "energy"),
    [(2, "ABC", 9, 6, 2), (3, "ABD", 6, 6, 2), (4, "ACD", 5, 9, 2), (5, "BCD", 3, 9, 2)],
)
def test_difficulty_rows(level: int, letters: str, calm: int, controlled: int, energy: int) -> None:
    """R-10.33 R-1.30: three of each of three letters; cards as in the table."""
    seen = see(table(level=level))
    assert [part["letter"] for part in seen["blueprint"]] == [*sorted(letters * 3), None]
    left = seen["misfortunes"]["left"]
    assert (left["calm_seas"], left["controlled_flood"]) == (calm, controlled)
    assert {player["goods"]["energy"] for player in seen["players"]} == {energy}


def test_order_of_peninsulas() -> None:
    """R-10.34: as the manual lists them, clockwise from the top."""
    order = ["forests", "hills", "mountains", "cities", "libraries", "forges"]
    assert list(see(table())["island"]) == order
    state = pass_until(drawing(), "turn_over")
    assert texts(do(state, "card controlled_flood")) == [f"flood {name}" for name in order]
