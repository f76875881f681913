"""What is known, what is not decided yet, and what can be taken back: section 9 of the rules."""

from __future__ import annotations

import pytest

import tidefall
from rising_helpers import as_seat, do, pass_until, texts
from rising_scenes import (
    acting,
    asked,
    barriers,
    drawing,
    goods,
    leader,
    no_free_steps,
    parts,
    placing,
    see,
    volunteers,
)
from tidefall.kernel.state import State

HOLDERS = ({"cards": ["foresight", "mystic_adze"], "goods": {"gold": 1}}, {"cards": ["tide_chart"]})


def odds(state: State) -> dict[str, float]:
    return {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}


def test_everybody_sees_the_same() -> None:
    """R-9.2: hands, artifacts, holdings, discard piles and deck sizes are open, to spectators too."""
    state = placing(*HOLDERS, misfortunes={"discard": {"tsunami": 1}}, library={"discard": {"hidden_stores": 2}})
    public = see(state)
    for seat in range(4):
        assert {**state.observation(seat), "seat": None} == public
    assert (public["players"][0]["hand"], public["players"][0]["artifacts"]) == (["foresight"], ["mystic_adze"])
    assert public["players"][1]["hand"] == ["tide_chart"]
    assert public["players"][0]["goods"]["gold"] == 1
    assert (public["misfortunes"]["deck"], public["misfortunes"]["discard"]) == (60, {"tsunami": 1})
    assert (public["library"]["deck"], public["library"]["discard"]) == (22, {"hidden_stores": 2})


def test_dice_are_open() -> None:
    """R-9.2."""
    state = acting({"leader": "hills_6", "goods": {"energy": 1}})
    do(state, "activate p1:leader hills_6", "roll 2")
    assert (see(state)["roll"]["dice"], see(state)["roll"]["total"], see(state)["roll"]["target"]) == ([2], 2, 3)


def test_hidden_is_what_is_not_decided() -> None:
    """R-9.1, R-9.6: no order of a deck or of the council stack, and not which artifacts are in the game."""
    state = placing(*HOLDERS, seats=2, hologram_power="explorer")
    public = see(state)
    assert (public["misfortunes"]["top"], public["library"]["bottom"]) == ([], [])
    assert (public["library"]["hidden"], len(public["library"]["unseen"])) == (3, 9)
    assert public["council"]["stack"] == sorted(public["council"]["stack"])
    assert set(odds(drawing())) == {f"card {name}" for name in public["misfortunes"]["left"]}


def test_unseen_artifacts() -> None:
    """R-9.6, R-2.4: each of the ten is as likely as another to be one of the four, until they have been seen."""
    state = acting({"councilor": "mystic", "leader": "libraries_6"}, {"leader": "hills_6"})
    do(state, "activate p1:leader libraries_6")
    chances = odds(state)
    assert chances["card mystic_adze"] == pytest.approx(4 / 10 / 27)
    assert chances["card foresight"] == pytest.approx(2 / 27)
    assert sum(chances.values()) == pytest.approx(1)
    do(state, "card mystic_adze")
    chances = odds(state)
    assert "card mystic_adze" not in chances
    assert chances["card diviners_rod"] == pytest.approx(3 / 9 / 26)


def test_all_artifacts_seen() -> None:
    """R-9.6: with the fourth the others are known to be out of the game."""
    state = acting(
        {"councilor": "mystic", "leader": "libraries_6"},
        {"cards": ["mystic_adze", "diviners_rod", "tidewardens_horn", "hammer_of_brontes"], "leader": "hills_6"},
    )
    assert see(state)["library"]["hidden"] == 0
    do(state, "activate p1:leader libraries_6")
    assert "card orators_laurel" not in texts(state)


def test_peeks_are_shown_to_all() -> None:
    """R-9.3, SC-050: everybody sees the cards of a Tide Chart, and then their order."""
    state = drawing({"cards": ["tide_chart"]})
    do(state, "play tide_chart", "card tsunami", "card calm_seas", "card earthquake")
    for seat in (None, 1, 2, 3):
        assert state.observation(seat)["misfortunes"]["seen"] == {"tsunami": 1, "calm_seas": 1, "earthquake": 1}
        assert state.events(seat) == state.events(0)
    do(state, "top earthquake", "top tsunami")
    for seat in (None, 1, 2, 3):
        assert state.observation(seat)["misfortunes"]["top"] == ["earthquake", "tsunami", "calm_seas"]


def test_fate_spindle_is_shown_to_all() -> None:
    """R-9.3, R-9.6: what goes back on top keeps its place, known to all."""
    state = acting({"leader": "fate_spindle"}, {"leader": "hills_6"}, **parts(built=["fate_spindle"]))
    do(state, "activate p1:leader fate_spindle", "card tsunami", "card calm_seas", "card flood_hills", "away tsunami")
    do(state, "top calm_seas")
    assert state.observation(3)["misfortunes"]["top"] == ["calm_seas", "flood_hills"]
    pass_until(state, "turn_over")
    assert texts(state) == ["card calm_seas"]


def test_known_cards_stay_below_new_ones() -> None:
    """R-9.6: a second look starts with the known cards."""
    state = drawing({"cards": ["tide_chart"]}, misfortunes={"top": ["tsunami", "calm_seas"]})
    do(state, "play tide_chart")
    assert texts(state) == ["card tsunami"]
    do(state, "card tsunami", "card calm_seas")
    assert len(texts(state)) > 2


def test_card_counts() -> None:
    """R-9.4: the misfortunes that are left, not their order, add up with what was drawn."""
    state = drawing()
    whole = dict(see(state)["misfortunes"]["left"])
    do(state, "card flood_hills", "card calm_seas", "card calm_seas")
    told = see(state)["misfortunes"]
    assert told["deck"] == 58 == sum(told["left"].values())
    assert {name: told["left"].get(name, 0) + told["discard"].get(name, 0) for name in whole} == whole


def test_known_bottom() -> None:
    """R-9.6: a card under the library deck is known to lie there, and comes when all others are gone."""
    library = {"deck": {"foresight": 2}, "bottom": ["tide_chart"], "hidden_artifacts": 0}
    reader = {"councilor": "mystic", "leader": "libraries_6", "followers": ["libraries_5", "pool", "supply", "supply"]}
    state = acting(reader, {"leader": "hills_6"}, library=library)
    assert (see(state)["library"]["deck"], see(state)["library"]["bottom"]) == (3, ["tide_chart"])
    do(state, "activate p1:leader libraries_6")
    assert texts(state) == ["card foresight"]
    do(state, "card foresight", "card foresight", "keep foresight", "keep foresight")
    do(state, "activate p1:follower libraries_5")
    assert texts(state) == ["card tide_chart"]
    do(state, "card tide_chart")
    assert see(state)["library"]["bottom"] == []


def test_undo() -> None:
    """R-9.5: what was placed and bought is taken back, one decision after the other."""
    state = placing({"goods": {"energy": 4}})
    do(state, "leader@hills_6")
    as_seat(state, 0, "barrier hills")
    state = state.undo(0)
    assert (barriers(state), goods(state, 0), leader(state, 0)) == (set(), {"energy": 4}, "hills_6")
    state = state.undo(0)
    assert leader(state, 0) == "pool"


def test_no_undo_of_what_was_revealed() -> None:
    """R-9.5: not after a card was turned over or a die was cast."""
    crew = {"leader": "mystic_power_source", "followers": ["mystic_power_source"] * 2 + ["supply"] * 2}
    state = placing(crew, crew, crew, crew)
    for seat in range(4):
        as_seat(state, seat, "ready")
    assert asked(state.undo(3)) == ("place", 3)
    do(state, "card calm_seas")
    with pytest.raises(tidefall.Refused, match="stands"):
        state.undo(3)
    state = acting({"leader": "hills_6", "goods": {"energy": 1}})
    do(state, "activate p1:leader hills_6", "roll 2")
    with pytest.raises(tidefall.Refused, match="stands"):
        state.undo(0)


def test_tokens_are_no_limit() -> None:
    """R-0.6: more energy, ore and volunteers than the box has."""
    state = acting(
        {"leader": "mystic_power_source", "followers": ["mountains_6", "pool", "supply", "supply"],
         "goods": {"energy": 30, "ore": 20}, "volunteers": ["mystic_power_source"] * 7, "waiting_volunteers": 3},
    )  # fmt: skip
    assert (volunteers(state, 0, "mystic_power_source"), volunteers(state, 0, waiting=True)) == (7, 3)
    for move in ("activate p1:leader mystic_power_source", "activate p1:follower mountains_6"):
        do(no_free_steps(state), move)
    do(state, "roll 6")
    assert goods(state, 0) == {"energy": 31, "ore": 21}
