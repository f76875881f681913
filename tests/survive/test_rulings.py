"""Where the sources disagree, and what holds after every event: sections 0, 10 and 11.2 of the rules."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from survive_helpers import (
    at,
    creatures,
    decision,
    drowned,
    fate,
    fresh,
    goals,
    odds,
    play,
    random_step,
    result,
    see,
    set_up,
    starting,
    texts,
)
from tidefall.kernel.state import State

RULES = (Path(__file__).resolve().parents[2] / "docs" / "rules" / "survive.md").read_text("utf-8")
SOURCES = re.compile(r"base\s+rulebook|expansion\s+rulebook|summary\s+manual|public|reconstructed")
NO_SOURCE = {"S-0.3", "S-0.11", "S-2.8", "S-9.7"}
"""Words of the document itself, and tables that gather rules which carry their own tags."""

UNSETTLED = ("dolphin", "defend")
"""Decisions in the middle of an event that is not settled yet."""
LIMITS = {"serpent": 5, "shark": 6, "whale": 5, "dolphin": 4, "squid": 5}
WORLDS: list[dict[str, Any]] = [
    {},
    {"seats": 2, "two_colour": True, "ch2": True, "safety_rounds": 2},
    {"seats": 3, "ch4": True, "squid": True},
    {"seats": 5, "ch5": True, "ch6": True, "squid": True},
    {"seats": 6, "ch1": True, "ch6": True},
    {"seats": 4, "squid": True, "squid_v1": True, "ch6": True},
]


def test_every_rule_names_its_source() -> None:
    """S-0.1: each rule of sections 0 to 9 carries at least one of the five source tags."""
    rules = re.split(r"(?m)^- \*\*(S-[\d.]+)", RULES.split("## 10 Rulings")[0])
    assert len(rules) > 300
    for name, text in zip(rules[1::2], rules[2::2], strict=True):
        tags = re.findall(r"\[([^\]]*)\]", text)
        assert any(SOURCES.search(tag) for tag in tags) or name in NO_SOURCE, name


def test_rulebook_before_summary_on_the_red_die() -> None:
    """S-0.2 (C-1, C-2): the red die has three kinds; dolphins and empty ships move by the second dive die."""
    assert set(odds(at({"step": "roll"}))) == {"roll serpent", "roll shark", "roll whale"}
    state = play(
        at({"step": "roll", "dolphins": [["A1", None]]}, ch6=True), "roll dolphin", "roll 3", "pick dolphin A1"
    )
    assert "A4" in goals(state)


def test_rulebook_before_summary_on_dolphins() -> None:
    """S-0.2 (C-3, C-10): they protect from serpents; their tile is immediate only under challenge 6."""
    position: dict[str, Any] = {
        "step": "roll",
        "serpents": ["A1"],
        "explorers": {"Ba": "A2"},
        "dolphins": [["A2", "Ba"]],
    }
    state = play(at(position, ch6=True), "roll serpent", "roll 1", "pick serpent A1", "to A2")
    assert fate(state, "Ba") == "swimmer A2"
    assert see(play(at({"step": "sink"}), "sink F3", "back swim"), 0)["hand"] == ["beach swim"]
    assert see(play(at({"step": "sink"}, ch6=True), "sink F3", "back swim"), 0)["hand"] == []


def test_expansion_rulebook_before_summary_on_squids() -> None:
    """S-0.2 (C-4, C-5, C-6): with every whale; removed by a whale that enters; may enter an occupied ship's space."""
    state = play(at({"step": "sink"}, squid=True), "sink F3", "back whale")
    assert (creatures(state, "whale"), decision(state)) == (["F3"], ("squid_place", 0))
    state = at({"step": "roll", "whales": ["A1"], "squids": ["A2"], "ships": {"A2": ["Ba"]}}, squid=True)
    play(state, "roll whale", "pick whale A1", "to A2")
    assert (creatures(state, "squid"), fate(state, "Ba")) == ([], "swimmer A2")
    state = at({"step": "roll", "squids": ["A1"], "ships": {"A2": ["Ba"]}}, squid=True)
    play(state, "roll whale", "pick squid A1", "to A2")
    assert texts(state) == {"victim Ba"}


def test_base_rulebook_before_summary_on_land() -> None:
    """S-0.2 (C-7, C-8, C-9): no climbing back in the lagoon; one explorer a tile; shore tiles sink first."""
    lagoon = at({"explorers": {"Ra": "G6"}, "sunk": ["G5"]})
    assert {choice["to"] for choice in lagoon.choices(0) if choice["piece"] == "Ra"} == {"G5"}
    state = play(fresh(seats=2), "R6@F5", "token Ra")
    assert not [text for text in texts(state) if text.endswith("@F5")]
    assert "E5" not in starting(at({"step": "sink", "tiles": {"E5": "beach"}}), "sink")


def test_rulebooks_before_summary_on_the_end_and_the_ships() -> None:
    """S-0.2 (C-11, C-12): passengers are lost in the eruption; five and six players get one or two ships by seat."""
    state = at({**drowned({"F3": "mountain volcano"}), "step": "sink", "ships": {"C1": ["Ra"]}})
    assert result(play(state, "sink F3", "back volcano"))["saved"] == [0, 0, 0, 0]
    assert [player["ships_to_place"] for player in see(fresh(seats=6))["players"]] == [1, 1, 1, 1, 2, 2]


def test_expansion_overrides_the_base_game() -> None:
    """S-0.2: with the option on, the dive dice replace the ranges of the base game."""
    state = play(at({"step": "roll", "serpents": ["A1"]}, ch6=True), "roll serpent", "roll 3", "pick serpent A1")
    assert "A4" in goals(state)


def in_play(options: dict[str, Any], steps: int) -> list[State]:
    """States of a random game after every action, while somebody decides."""
    state = set_up(seed=7, **options)
    rng = random.Random(7)
    found = []
    for _ in range(steps):
        random_step(state, rng)
        if state.is_terminal():
            break
        if not state.is_chance_node() and see(state, state.current_player())["asks"]["decision"] not in UNSETTLED:
            found.append(state.clone())
    assert len(found) > 20
    return found


@pytest.mark.parametrize("options", WORLDS, ids=lambda options: "-".join(options) or "base")
def test_settled_spaces(options: dict[str, Any]) -> None:
    """INV-2, INV-3, INV-4, INV-5, INV-6: whenever somebody decides, no space holds what cannot be together."""
    for state in in_play(options, 450):
        view = see(state)
        island = view["island"]
        spaces = [ship["at"] for ship in view["ships"]]
        assert len(spaces) == len(set(spaces))
        assert not set(spaces) & set(island)
        assert all(len(ship["crew"]) <= 3 for ship in view["ships"])
        by_kind = {kind: {c["at"] for c in view["creatures"] if c["kind"] == kind} for kind in LIMITS}
        assert not set().union(*by_kind.values()) & (set(island) | {"NW", "NE", "SW", "SE"})
        occupied = {ship["at"] for ship in view["ships"] if ship["crew"]}
        assert not occupied & (by_kind["serpent"] | by_kind["whale"])
        swimmers = [entry for entry in view["explorers"] if entry["standing"] == "swimmer"]
        exposed = {entry["at"] for entry in swimmers if not entry["protected"]}
        assert not exposed & (by_kind["shark"] | by_kind["serpent"])
        assert not by_kind["whale"] & by_kind["squid"]
        dolphins = [creature for creature in view["creatures"] if creature["kind"] == "dolphin"]
        assert not exposed & {creature["at"] for creature in dolphins if creature["protects"] is None}
        where = {entry["id"]: entry["at"] for entry in swimmers if entry["protected"]}
        assert where == {creature["protects"]: creature["at"] for creature in dolphins if creature["protects"]}


@pytest.mark.parametrize("options", WORLDS, ids=lambda options: "-".join(options) or "base")
def test_explorers_are_in_one_state_and_final_ones_never_change(options: dict[str, Any]) -> None:
    """INV-1 [S-0.6]: each explorer once; who is safe or out stays so; nobody comes back to land."""
    last: dict[str, tuple[str, str | None]] = {}
    for state in in_play(options, 450):
        view = see(state)
        now = {entry["id"]: (entry["standing"], entry["at"]) for entry in view["explorers"]}
        assert len(now) == len(view["explorers"])
        crews = [name for ship in view["ships"] for name in ship["crew"]]
        assert sorted(crews) == sorted(name for name, (word, _) in now.items() if word == "aboard")
        for name, (word, place) in last.items():
            if word in ("safe", "out"):
                assert now[name] == (word, place)
            if now[name][0] == "land":
                assert word == "land"
        for player in view["players"]:
            assert player["on_board"] + player["saved"] + player["lost"] + player["reserve"] == len(now) // len(
                view["players"]
            )
        last = now


@pytest.mark.parametrize("options", WORLDS, ids=lambda options: "-".join(options) or "base")
def test_nothing_is_created_or_forgotten(options: dict[str, Any]) -> None:
    """INV-7 [S-1.14, S-1.15]: tiles add up to 40; no kind of piece exceeds its limit or comes back from removal."""
    left = dict(LIMITS)
    ships_left = 99
    for state in in_play(options, 450):
        view = see(state)
        tiles = (
            len(view["island"]) + sum(len(player["hand"]) for player in view["players"]) + sum(view["shown"].values())
        )
        assert tiles == 40
        for kind in LIMITS:
            count = sum(1 for creature in view["creatures"] if creature["kind"] == kind) + view["supply"][kind]
            assert count <= left[kind]
            left[kind] = count
        count = len(view["ships"]) + view["supply"]["ship"]
        assert count <= min(12, ships_left)
        ships_left = 12 if options.get("ch5") else count
        if options.get("ch5"):
            assert count == 12


def test_ships_in_setup_add_up() -> None:
    """INV-7: on the board, in supply and still to be placed they are twelve at every moment of the setup."""
    state = fresh(seats=5)
    rng = random.Random(0)
    while see(state)["turn"] == 0:
        view = see(state)
        waiting = sum(player["ships_to_place"] for player in view["players"])
        assert len(view["ships"]) + view["supply"]["ship"] + waiting == 12
        random_step(state, rng)
