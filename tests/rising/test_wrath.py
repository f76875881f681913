"""The Wrath of the Gods, the end of a round and what goes on (section 7)."""

from __future__ import annotations

from typing import Any

import pytest

from rising_helpers import do, texts
from rising_scenes import (
    all_land,
    asked,
    barriers,
    built,
    counter,
    goods,
    hand,
    land,
    parts,
    refused,
    scene,
    see,
)
from tidefall.kernel.state import State


def ending(*players: dict[str, Any], seats: int = 4, **position: Any) -> State:
    """The moment after clean-up, when the Wrath comes."""
    return scene("wrath", players, seats, position)


def test_no_wrath_in_round_one() -> None:
    """SC-097 R-1.29 R-7.1 R-7.4: no flood; the counter moves to space 1, level 1."""
    state = ending()
    assert (asked(state)[0], all_land(state), counter(state)) == ("place", 36, 1)
    assert see(state)["wrath"]["level"] == 1


@pytest.mark.parametrize(("space", "floods"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_track(space: int, floods: int) -> None:
    """R-1.29 R-7.1 R-10.32: as many floods as the counter's space says; then it moves, unless it is on the last."""
    state = ending(round=space + 1, wrath=space)
    assert see(state)["wrath"]["track"] == [0, 1, 1, 2, 2, 3]
    for _ in range(floods):
        assert asked(state) == ("wrath", 0)
        do(state, "flood forges")
    assert (asked(state)[0], land(state, "forges"), counter(state)) == ("place", 6 - floods, min(space + 1, 5))


def test_last_track_space() -> None:
    """SC-100 R-7.4 R-1.29: the counter stays; level 3."""
    state = do(ending(round=9, wrath=5), "flood hills", "flood hills", "flood hills")
    assert (counter(state), see(state)["wrath"]["level"]) == (5, 3)


def test_wrath_ignores_barriers() -> None:
    """SC-098 R-7.2 R-7.3 R-5.4: the same peninsula twice; the barrier goes only with the last tile."""
    state = ending(round=4, wrath=3, land={"hills": 2}, barriers=["hills"])
    do(state, "flood hills")
    assert (land(state, "hills"), barriers(state)) == (1, {"hills"})
    do(state, "flood hills")
    assert (land(state, "hills"), barriers(state)) == (0, set())


def test_a_peninsula_without_land_is_not_chosen() -> None:
    """R-7.2: only those with land left."""
    state = ending(round=4, wrath=3, land={"hills": 0, "forests": 1})
    assert texts(state) == [f"flood {name}" for name in ("forests", "mountains", "cities", "libraries", "forges")]
    do(state, "flood forests")
    assert "flood forests" not in texts(state)


def test_nobody_protects_against_the_wrath() -> None:
    """R-7.3: all figures are home; a Sentinel is not asked."""
    state = ending({"councilor": "sentinel"}, round=2, wrath=1)
    do(state, "flood hills")
    assert (land(state, "hills"), asked(state)[0]) == (5, "place")


def test_barriers_may_stop_the_wrath_by_option() -> None:
    """R-10.10: the starting player spends the barrier, or lets the flood come and keeps it."""
    option = {"barriers_stop_wrath": True}
    state = ending(round=2, wrath=1, barriers=["hills"], options=option)
    do(state, "flood hills", "spend_barrier hills")
    assert (land(state, "hills"), barriers(state)) == (6, set())
    state = ending(round=2, wrath=1, barriers=["hills"], options=option)
    do(state, "flood hills", "keep_barrier hills")
    assert (land(state, "hills"), barriers(state)) == (5, {"hills"})


def test_a_vote_may_return_a_choice_once() -> None:
    """R-7.2 R-3.4: with voting, a majority of the others sends it back; the second word is final."""
    state = do(ending(round=2, wrath=1, options={"vote": True}), "flood hills", "return", "return", "agree")
    assert asked(state) == ("wrath", 0)
    do(state, "flood forges")
    assert (land(state, "hills"), land(state, "forges")) == (6, 5)


def test_gyroscopes_take_floods_off() -> None:
    """R-7.1: not below none."""
    for calmed, floods in ((1, 1), (2, 0), (3, 0)):
        state = ending(round=4, wrath=3, effects={"calmed": calmed}, **parts(built=["chronal_gyroscope"]))
        do(state, *["flood hills"] * floods)
        assert (asked(state)[0], land(state, "hills")) == ("place", 6 - floods)


def test_handover() -> None:
    """R-7.5 R-3.28: the marker moves one seat on, from the last to the first."""
    assert asked(ending(starting_player=1)) == ("place", 2)
    assert asked(ending(starting_player=3)) == ("place", 0)


def test_handover_with_two_players() -> None:
    """SC-102 R-7.5 R-3.8 R-3.28: marker and Hologram go to the second seat, which chooses the next power."""
    state = ending({}, {}, seats=2, hologram_power="explorer")
    assert "explorer" in see(state)["council"]["discard"]
    assert see(state)["hologram"] == {"seat": 1, "councilor": None, "at": "pool", "back_in_round": None}
    do(state, "board adept", "board mystic")
    assert (asked(state), texts(state)) == (("hologram_power", 1), ["power adept", "power mystic"])
    do(state, "power mystic")
    assert see(state)["hologram"]["councilor"] == "mystic"
    assert sorted(see(state)["council"]["discard"]) == ["adept", "explorer"]


def test_handover_solo() -> None:
    """R-7.5: the player keeps the marker, the Hologram and the Automaton."""
    state = do(ending({}, seats=1, hologram_power="explorer"), "board adept", "board mystic", "power adept")
    seen = see(state)
    assert (seen["starting_player"], seen["hologram"]["seat"], seen["automaton"]["at"]) == (0, 0, "pool")


def test_boards_run_out() -> None:
    """R-10.50 R-3.8: the discard pile is shuffled under the last board, so that there are two to choose from."""
    used = ["adept", "artificer", "emissary", "mystic", "priestess", "sentinel"]
    state = ending(
        {"councilor": "scholar"},
        {"councilor": "metallurgist"},
        seats=2,
        hologram_power="explorer",
        council={"stack": ["stormcaller"], "discard": used},
    )
    assert texts(state) == ["board stormcaller"]
    do(state, "board stormcaller")
    assert sorted(texts(state)) == sorted(f"board {name}" for name in [*used, "explorer"])


def test_carry_over() -> None:
    """R-7.6: goods, cards, barriers, components and the sea stay; round effects end."""
    state = ending(
        {"goods": {"gold": 2, "energy": 1}, "cards": ["foresight", "mystic_adze"]},
        land={"forges": 3},
        barriers=["hills"],
        built=["aether_lens"],
        effects={
            "earthquakes": 2,
            "malfunctions": 1,
            "lost_schema": True,
            "closed": ["cities"],
            "copied": {"0": "mystic"},
        },
    )
    assert (goods(state, 0), hand(state, 0)) == ({"gold": 2, "energy": 1}, ["foresight", "mystic_adze"])
    assert (land(state, "forges"), barriers(state), built(state)) == (3, {"hills"}, {"aether_lens"})
    seen = see(state)
    assert not any(seen["effects"].values())
    assert not seen["island"]["cities"]["closed"]
    assert seen["players"][0]["copied"] is None
    assert seen["round"] == 2


def test_only_the_starting_player_chooses() -> None:
    """R-7.2 R-3.27: others are told that it is not theirs."""
    state = ending(round=2, wrath=1, starting_player=2)
    assert "turn" in refused(state, "flood hills", seat=0)
    assert asked(state) == ("wrath", 2)
