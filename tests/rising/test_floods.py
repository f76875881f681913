"""Floods, barriers and those who stand against them: sections 5.1 to 5.3 of the rules."""

from __future__ import annotations

import pytest

from rising_helpers import do, pass_until, texts
from rising_scenes import (
    asked,
    barriers,
    drawing,
    followers,
    hand,
    land,
    leader,
    placing,
    refused,
    won,
)
from tidefall.kernel.state import State
from tidefall.rising.rules.island import PENINSULAS

DRY = dict.fromkeys(PENINSULAS, 0)
SENTINEL = {"councilor": "sentinel", "leader": "hills_2"}


def lands(state: State) -> dict[str, int]:
    """The peninsulas that are not whole."""
    return {name: land(state, name) for name in PENINSULAS if land(state, name) < 6}


def test_flood_takes_the_farthest_tile() -> None:
    """R-5.1 to R-5.4, R-10.24: its figures go home and do not act; the others stay."""
    state = drawing({"leader": "hills_4", "followers": ["hills_4", "hills_3", "supply", "supply"]}, land={"hills": 4})
    do(state, "card flood_hills")
    assert lands(state) == {"hills": 3}
    assert (leader(state, 0), followers(state, 0, "pool"), followers(state, 0, "hills_3")) == ("pool", 1, 1)
    pass_until(state, "actions")
    assert texts(state) == ["end", "activate p1:follower hills_3", "forgo p1:follower hills_3"]


def test_barrier_absorbs() -> None:
    """SC-028, R-5.4, R-5.8: nobody is asked."""
    state = drawing({"leader": "forests_5"}, land={"forests": 5}, barriers=["forests"])
    do(state, "card flood_forests")
    assert (lands(state), barriers(state), leader(state, 0)) == ({"forests": 5}, set(), "forests_5")
    assert asked(state)[0] == "turn_over"
    do(state, "card flood_forests")
    assert lands(state) == {"forests": 4}


def test_fully_flooded_peninsula() -> None:
    """SC-029, R-5.9, R-5.5, R-10.37, R-3.17 (D-22): the drawer chooses two floods, and barriers absorb them."""
    state = drawing(land={"hills": 0, "forges": 3, "cities": 4}, barriers=["forges"], starting_player=1)
    do(state, "card flood_hills")
    assert asked(state) == ("choose_flood", 1)
    refused(state, "flood hills")
    refused(state, "flood cities", seat=0)
    do(state, "flood forges")
    assert (lands(state), barriers(state)) == ({"hills": 0, "forges": 3, "cities": 4}, set())
    do(state, "flood cities")
    assert lands(state) == {"hills": 0, "forges": 3, "cities": 3}
    assert asked(state)[0] == "turn_over"


def test_one_flood_after_the_other() -> None:
    """R-5.5: the second is chosen when the first is done, the same peninsula if there is land left."""
    state = drawing({"leader": "cities_2.d"}, land={**DRY, "cities": 2, "forges": 1})
    do(state, "card flood_hills", "flood cities")
    assert (leader(state, 0), texts(state)) == ("pool", ["flood cities", "flood forges"])
    do(state, "flood cities")
    assert lands(state) == {**DRY, "forges": 1}


def test_second_flood_drowns_the_centre() -> None:
    """SC-030, R-5.10, R-8.2, R-3.6: the game ends inside the card."""
    state = drawing(land={**DRY, "cities": 1})
    do(state, "card flood_hills")
    assert not won(state)
    assert lands(state) == DRY


@pytest.mark.parametrize("card", ["flood_hills", "controlled_flood", "tsunami", "omen_of_ash", "omen_of_exile"])
def test_no_tile_left(card: str) -> None:
    """SC-032, R-5.4, R-5.10, R-5.12, R-5.15, R-8.2: any flood that is due is the end."""
    state = drawing(land=DRY)
    do(state, f"card {card}")
    assert not won(state)


def test_no_tile_left_and_calm_seas() -> None:
    """R-5.10, R-5.11, R-8.3: nothing is lost as long as no flood is due."""
    state = drawing(land=DRY)
    do(state, "card calm_seas", "card earthquake")
    assert asked(state)[0] == "turn_over"


def test_controlled_flood_with_barriers() -> None:
    """SC-033, R-5.12, R-5.8, R-10.8, R-3.17 (D-23): one barrier goes; the flood comes where the drawer says."""
    state = drawing(barriers=["hills", "forests", "cities"], starting_player=2)
    do(state, "card controlled_flood")
    assert asked(state) == ("discard_barrier", 2)
    assert texts(state) == ["discard_barrier forests", "discard_barrier hills", "discard_barrier cities"]
    refused(state, "discard_barrier forges")
    do(state, "discard_barrier hills", "flood forests")
    assert (lands(state), barriers(state)) == ({"forests": 5}, {"forests", "cities"})


def test_controlled_flood_takes_the_only_barrier() -> None:
    """R-5.12, R-0.5: the only barrier there is, without asking."""
    state = drawing(barriers=["hills"])
    do(state, "card controlled_flood")
    assert (asked(state)[0], barriers(state)) == ("choose_flood", set())


def test_controlled_flood_without_barriers() -> None:
    """SC-034, R-5.12, R-5.1, R-10.7: the drawer chooses a peninsula, not a tile."""
    state = drawing(land={"libraries": 2, "hills": 0})
    do(state, "card controlled_flood")
    assert texts(state) == [f"flood {name}" for name in PENINSULAS if name != "hills"]
    do(state, "flood libraries")
    assert lands(state) == {"libraries": 1, "hills": 0}


def test_barrier_without_land() -> None:
    """R-5.4, R-5.6: a flood that a barrier does not stop takes it along with the last tile."""
    state = drawing(land={"hills": 1}, barriers=["hills", "forests"])
    do(state, "card controlled_flood", "discard_barrier forests", "flood hills")
    assert barriers(state) == set()


def test_one_barrier_a_peninsula() -> None:
    """R-5.6, R-5.7: at most one, six in all, and none where there is no land."""
    state = placing({"goods": {"energy": 30}}, land={"forges": 0})
    do(state, *[f"barrier {name}" for name in PENINSULAS if name != "forges"])
    assert "one is the limit" in refused(state, "barrier hills")
    assert "without land" in refused(state, "barrier forges")
    do(state, "unflood forges", "barrier forges")
    assert barriers(state) == set(PENINSULAS)


def test_tsunami_with_ties() -> None:
    """SC-037, R-5.15, R-5.4: the drawer breaks ties before the first flood; barriers absorb."""
    state = drawing(land=dict(zip(PENINSULAS, [5, 5, 5, 4, 4, 4], strict=True)), barriers=["hills"])
    do(state, "card tsunami")
    assert texts(state) == ["flood forests", "flood hills", "flood mountains"]
    do(state, "flood hills")
    assert land(state, "hills") == 5
    assert barriers(state) == {"hills"}
    assert texts(state) == ["flood forests", "flood mountains"]
    do(state, "flood mountains")
    assert (barriers(state), land(state, "hills"), land(state, "mountains")) == (set(), 5, 4)


def test_tsunami_without_ties() -> None:
    """R-5.15: the two with the most land, ranked before the first is flooded."""
    state = drawing(land=dict(zip(PENINSULAS, [5, 6, 3, 3, 3, 3], strict=True)))
    do(state, "card tsunami")
    assert (land(state, "hills"), land(state, "forests")) == (5, 4)
    state = drawing(land={**DRY, "forests": 2})
    do(state, "card tsunami")
    assert lands(state) == {**DRY, "forests": 1}


def test_sentinel_blocks() -> None:
    """SC-045, R-5.4, R-6.42, R-3.17 (D-25): nothing floods, and its Leader has no action."""
    state = drawing(SENTINEL, {"leader": "hills_6"}, starting_player=1)
    do(state, "card flood_hills")
    assert (asked(state), texts(state)) == (("sentinels", 0), ["pass hills", "block hills"])
    do(state, "block")
    assert (leader(state, 0), leader(state, 1), lands(state)) == ("pool", "hills_6", {})
    do(state, "card flood_hills")
    assert (leader(state, 1), lands(state)) == ("pool", {"hills": 5})


def test_sentinel_passes() -> None:
    """R-5.4, R-6.42: the flood comes."""
    state = drawing(SENTINEL)
    do(state, "card flood_hills", "pass")
    assert (leader(state, 0), lands(state)) == ("hills_2", {"hills": 5})


def test_barrier_before_sentinel() -> None:
    """SC-046, R-5.4, R-6.42."""
    state = drawing(SENTINEL, barriers=["hills"])
    do(state, "card flood_hills")
    assert (asked(state)[0], barriers(state), leader(state, 0)) == ("turn_over", set(), "hills_2")


def test_sentinel_elsewhere() -> None:
    """R-6.42: of its own peninsula only, and of none on the centre."""
    for place in ("forests_6", "mystic_power_source", "gate_build_1", "pool"):
        state = drawing({"councilor": "sentinel", "leader": place})
        do(state, "card flood_hills")
        assert (asked(state)[0], lands(state)) == ("turn_over", {"hills": 5})


def test_sentinel_and_controlled_flood() -> None:
    """R-6.42, R-5.4: every flood of the phase; it may even stand on the tile."""
    state = drawing(
        {"councilor": "sentinel", "leader": "hills_6"}, {"leader": "hills_5"}, barriers=["hills", "forests"]
    )
    do(state, "card controlled_flood", "discard_barrier forests", "flood hills", "block")
    assert (lands(state), barriers(state)) == ({}, {"hills"})


def test_several_sentinels() -> None:
    """R-5.4: asked clockwise from the drawer, until one blocks."""
    state = drawing(SENTINEL, {}, {"leader": "hills_3"}, starting_player=1, effects={"copied": {"2": "sentinel"}})
    do(state, "card flood_hills")
    assert asked(state) == ("sentinels", 2)
    do(state, "pass")
    assert asked(state) == ("sentinels", 0)
    do(state, "block")
    assert (lands(state), leader(state, 2)) == ({}, "hills_3")


def test_flooded_figures_come_back_by_end_misf_only() -> None:
    """R-10.24, R-5.3: not by placing; Foresight may put them somewhere again."""
    state = drawing({"leader": "hills_6", "cards": ["foresight"]})
    do(state, "card flood_hills", "card calm_seas", "card calm_seas", "card calm_seas")
    refused(state, "leader@hills_5", seat=0)
    do(state, "play foresight", "move p1:leader pool", "to hills_5", "done")
    assert (leader(state, 0), hand(state, 0)) == ("hills_5", [])
    assert "activate p1:leader hills_5" in texts(state)
