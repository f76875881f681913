"""The course of a round, from its start to its end: sections 3.2, 3.4 and 3.6 of the rules."""

from __future__ import annotations

from rising_helpers import calm_answer, do, pass_until, place_rest, texts
from rising_scenes import (
    acting,
    asked,
    counter,
    drawing,
    followers,
    goods,
    hologram,
    land,
    leader,
    moving,
    no_free_steps,
    parts,
    placing,
    refused,
    see,
    starting,
    volunteers,
    won,
)
from tidefall.kernel.step import Step
from tidefall.rising import catalogue
from tidefall.rising.rules import building, flooding, island, steps, windows
from tidefall.rising.rules.chapters import STEPS
from tidefall.rising.rules.state import RisingState

DRY = dict.fromkeys(island.PENINSULAS, 0)


def test_order_of_phases() -> None:
    """R-0.9, section 3.2: windows and phases follow one another; nobody acts in the room kept for monsters."""
    state = placing(
        {"councilor": "stormcaller", "cards": ["foresight", "tide_chart"], "followers": ["pool", *["supply"] * 3]},
        wrath=1,
        **parts(built=["astral_watchtower"]),
    )
    do(state, "follower@astral_watchtower")
    place_rest(state)
    met = ["PLACE"]
    while see(state)["starting_player"] == 0:
        if see(state)["phase"] != met[-1]:
            met.append(see(state)["phase"])
        do(state, calm_answer(texts(state)))
    assert met == [
        "PLACE",
        *["BEFORE_DRAW", "DRAW", "RESPONSE"] * 4,
        "END_MISF",
        "START_ACTIONS",
        "ACTIONS",
        "WRATH",
    ]


def test_names_to_build_on() -> None:
    """R-0.9: windows, piece states, functions and tags have stable names."""
    named = {step.name for step in STEPS.all}
    names = {"place", "before_draw", "response", "monsters_slot", "end_misf", "start_actions", "actions", "wrath"}
    assert names | {"roll_window", "build_window", "round", "recruit", "build"} <= named
    assert {"PLACE", "BEFORE_DRAW", "RESPONSE", "END_MISF", "ACTIONS", "ROLL", "BUILD", "FLOOD"} <= set(windows.WINDOWS)
    assert callable(flooding.flood)
    assert callable(RisingState.unflood)
    assert isinstance(STEPS.all[steps.BUILD], building.Build)
    assert isinstance(STEPS.all[steps.MONSTERS_SLOT], Step)
    printed = catalogue.load()
    assert {card.kind for card in printed.cards} == {"basic", "artifact", "wonder"}
    assert {card.kind for card in printed.misfortunes} == {"basic", "calm", "controlled", "special"}
    assert sum(card.omen for card in printed.misfortunes) == 5


def test_round_start() -> None:
    """R-3.7: a new number; marks are gone, so that a figure that has acted acts again; no income with others."""
    state = acting({"leader": "mystic_power_source"}, {"leader": "hills_6"}, round=2)
    do(state, "activate p1:leader mystic_power_source")
    assert "activate p1:leader mystic_power_source" not in texts(state)
    pass_until(state, "place")
    assert (see(state)["round"], goods(state, 0)) == (3, {"energy": 1})
    place_rest(state)
    pass_until(state, "actions")
    no_free_steps(state)
    assert "activate p1:leader mystic_power_source" in texts(state, 0)


def test_hologram_power() -> None:
    """R-3.8, R-3.29 (D-01): the starting player chooses one of two boards and discards the other."""
    state = acting(seats=2, hologram_power="explorer", hologram="hills_6", starting_player=0)
    do(state, "end")
    assert (asked(state), see(state)["starting_player"]) == (("reveal_board", -1), 1)
    assert "board explorer" not in texts(state)
    do(state, "board adept", "board mystic")
    assert asked(state) == ("hologram_power", 1)
    assert texts(state) == ["power adept", "power mystic"]
    refused(state, "power mystic", seat=0)
    do(state, "power mystic")
    assert see(state)["council"]["discard"] == ["adept", "explorer"]
    assert see(state)["hologram"]["councilor"] == "mystic"
    assert "hologram@hills_6" in texts(state, 1)


def test_short_council_stack() -> None:
    """R-3.8: what is left comes first, then the discard pile is shuffled."""
    seen = ["artificer", "emissary", "explorer", "mystic", "priestess", "sentinel"]
    state = acting(
        {"councilor": "scholar"},
        {"councilor": "metallurgist"},
        seats=2,
        hologram="hills_6",
        hologram_power="adept",
        council={"discard": seen},
    )
    do(state, "end")
    assert texts(state) == ["board stormcaller"]
    do(state, "board stormcaller")
    assert texts(state) == [f"board {name}" for name in ("adept", *seen)]


def test_end_misf_window() -> None:
    """R-3.19, R-3.29 (D-26): clockwise from the starting player, until all have passed in a row."""
    state = moving({"cards": ["foresight"]}, {"cards": ["foresight", "surge_of_power"]}, starting_player=1)
    assert (asked(state), texts(state)) == (("end_misf", 1), ["pass", "play foresight"])
    assert "cannot be played at this point" in refused(state, "play surge_of_power")
    do(state, "pass")
    assert asked(state) == ("end_misf", 0)
    do(state, "play foresight", "move p1:leader pool", "to hills_6", "done")
    assert asked(state) == ("end_misf", 1)
    do(state, "pass")
    assert asked(state)[0] == "actions"


def test_watchtower_first() -> None:
    """R-3.20, R-3.29 (D-27): before ACTIONS figures leave the Watchtower; the starting player says who is next."""
    tower = {"leader": "astral_watchtower"}
    state = starting(tower, {}, tower, seats=5, starting_player=4, **parts(built=["astral_watchtower"]))
    assert (asked(state), len(texts(state))) == (("start_actions", 4), 2)
    do(state, "next p3:leader astral_watchtower")
    assert asked(state) == ("relocate", 2)
    do(state, "to hills_6")
    assert asked(state) == ("relocate", 0)
    do(state, "stay")
    assert (leader(state, 2), asked(state)) == ("hills_6", ("actions", 4))
    assert texts(state) == ["end", "activate p3:leader hills_6"]


def test_end_checks() -> None:
    """R-3.6, R-8.2: the island sinks in the middle of a draw sequence; nothing more happens."""
    state = drawing(land={**DRY, "hills": 1})
    do(state, "card flood_hills", "card flood_hills")
    assert not won(state)
    assert state.legal_actions() == []
    refused(state, "card calm_seas", seat=0)


def test_clean_up() -> None:
    """R-3.26: everybody goes home, volunteers to the supply."""
    state = acting(
        {"leader": "hills_6", "volunteers": ["hills_5"]},
        {"leader": "cities_6.d", "followers": ["mystic_siphon", "mystic_power_source", "supply", "supply"]},
        **parts(built=["mystic_siphon"]),
    )
    pass_until(state, "place")
    assert [leader(state, seat) for seat in range(2)] == ["pool", "pool"]
    assert (followers(state, 1, "pool"), volunteers(state, 0, "pool"), volunteers(state, 0, "hills_5")) == (2, 0, 0)


def test_wrath() -> None:
    """R-3.27, R-3.29 (D-40), R-3.1: the starting player chooses for each flood in turn."""
    state = acting({"leader": "hills_6"}, round=4, wrath=3, starting_player=2)
    do(state, "end", "agree")
    assert (asked(state), texts(state)) == (("wrath", 2), [f"flood {name}" for name in island.PENINSULAS])
    refused(state, "flood hills", seat=0)
    do(state, "flood hills")
    assert asked(state) == ("wrath", 2)
    do(state, "flood hills")
    assert (land(state, "hills"), asked(state)) == (4, ("place", 3))


def test_round_end() -> None:
    """R-3.28: the counter goes up, the marker clockwise, the Hologram with it."""
    state = acting({"leader": "hills_6"}, {}, seats=2, hologram="hills_5", hologram_power="explorer", starting_player=1)
    do(state, "end", "agree")
    assert (counter(state), see(state)["starting_player"], hologram(state)) == (1, 0, "pool")
    do(state, "board adept", "board mystic", "power adept")
    assert "hologram@hills_6" in texts(state, 0)
    assert "hologram@hills_6" not in texts(state, 1)
