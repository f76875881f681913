"""What each misfortune does when it is drawn (sections 1.7 and 5.3)."""

from __future__ import annotations

import pytest

from rising_helpers import do, pass_until, texts
from rising_scenes import (
    all_land,
    asked,
    barriers,
    drawing,
    followers,
    goods,
    land,
    leader,
    misfortune_pile,
    refused,
    see,
    wasted,
)


@pytest.mark.parametrize("name", ["forests", "hills", "mountains", "cities", "libraries", "forges"])
def test_basic_floods(name: str) -> None:
    """R-1.26 R-5.9: the farthest tile of the card's peninsula."""
    state = do(drawing(), f"card flood_{name}")
    assert land(state, name) == 5
    assert misfortune_pile(state) == {f"flood_{name}": 1}


def test_calm_seas() -> None:
    """R-1.27 R-5.11: nothing happens."""
    state = do(drawing(), "card calm_seas")
    assert (all_land(state), misfortune_pile(state)) == (36, {"calm_seas": 1})


def test_controlled_flood() -> None:
    """R-1.27 R-5.12 R-10.8: a barrier is lost, then a flood of choice comes, through any barrier left."""
    state = drawing(barriers=["hills", "forests"])
    do(state, "card controlled_flood", "discard_barrier hills", "flood forests")
    assert (barriers(state), land(state, "forests")) == ({"forests"}, 5)


def test_spur_the_cycle() -> None:
    """R-1.28 R-5.13: everything is one deck again, and no card is drawn for it."""
    state = drawing(misfortunes={"discard": {"flood_hills": 6}})
    do(state, "card spur_the_cycle")
    assert misfortune_pile(state) == {}
    assert see(state)["misfortunes"]["deck"] == 61
    assert asked(state) == ("turn_over", -1)


def test_discard_pile_of_misfortunes() -> None:
    """SC-121 R-5.21 R-5.13 R-10.47: resolved and cancelled cards lie there until Spur the Cycle takes them all."""
    state = drawing({}, {"councilor": "stormcaller"})
    do(state, "card calm_seas", "pass calm_seas", "card controlled_flood", "cancel controlled_flood")
    assert misfortune_pile(state) == {"calm_seas": 1, "controlled_flood": 1}
    do(state, "card spur_the_cycle")
    assert misfortune_pile(state) == {}


def test_cancelled_spur_the_cycle() -> None:
    """R-10.47: it is discarded like any other card."""
    state = drawing({"councilor": "stormcaller"}, misfortunes={"discard": {"flood_hills": 6}})
    do(state, "card spur_the_cycle", "cancel spur_the_cycle")
    assert misfortune_pile(state) == {"flood_hills": 6, "spur_the_cycle": 1}


def test_earthquakes_add_up() -> None:
    """R-1.28 R-5.14 R-5.20: every target one higher for each."""
    state = drawing({"leader": "forests_6"}, misfortunes={"top": ["earthquake", "earthquake", "calm_seas"]})
    pass_until(state, "actions")
    do(state, "activate p1:leader forests_6", "roll 4")
    assert goods(state, 0) == {}
    assert see(state)["effects"]["earthquakes"] == 0  # the round is over, and with it the earthquakes


def test_malfunction_drawn() -> None:
    """R-1.28 R-5.17: a component built this round costs one more."""
    state = drawing({"leader": "gate_build_1", "goods": {"crystal": 2, "ore": 1}})
    pass_until(do(state, "card malfunction"), "actions")
    do(state, "activate gate_build_1", "build aether_lens")
    assert goods(state, 0) == {"energy": 1}


def test_lost_schema_drawn() -> None:
    """R-1.28 R-5.18: one component only."""
    state = drawing(
        {"leader": "gate_build_1", "followers": ["gate_build_2", "mystic_power_source"], "goods": {"gold": 4}}
    )
    pass_until(do(state, "card lost_schema"), "actions")
    do(state, "activate gate_build_1", "build resonant_bell", "volunteer p1", "volunteer p1", "volunteer p1")
    assert wasted(state, "gate_build_2")
    assert goods(state, 0) == {"gold": 2}


def test_tsunami() -> None:
    """R-1.28 R-5.15: the two peninsulas with the most land."""
    state = drawing(land={"hills": 5, "mountains": 5, "cities": 4, "libraries": 3, "forges": 3})
    do(state, "card tsunami")
    assert texts(state) == ["flood hills", "flood mountains"]  # forests, the largest, are settled
    do(state, "flood mountains")
    assert [land(state, name) for name in ("forests", "hills", "mountains")] == [5, 5, 4]


@pytest.mark.parametrize(("card", "name"), [("panic_in_the_streets", "cities"), ("sealed_archives", "libraries")])
def test_closing_cards(card: str, name: str) -> None:
    """R-1.28 R-5.16: everybody there goes home, and nobody may be moved there this round."""
    place = "cities_5.d" if name == "cities" else "libraries_5"
    state = drawing({"leader": place, "cards": ["foresight"]}, {"leader": "hills_6"})
    pass_until(do(state, f"card {card}"), "end_misf")
    assert (leader(state, 0), leader(state, 1), land(state, name)) == ("pool", "hills_6", 6)
    do(state, "play foresight", "move p1:leader pool")
    assert not any(name in text for text in texts(state))


@pytest.mark.parametrize(
    ("omen", "name", "good"),
    [("ash", "mountains", "ore"), ("wilting", "forests", "crystal"), ("tarnish", "hills", "gold")],
)
def test_omens_of_loss(omen: str, name: str, good: str) -> None:
    """R-1.28 R-5.19: two of a resource from the players together, or a flood of its peninsula."""
    players = ({"goods": {good: 1}}, {"goods": {good: 1}})
    state = drawing(*players)
    do(state, f"card omen_of_{omen}", f"avert omen_of_{omen}", "accept")
    assert (goods(state, 0), goods(state, 1), land(state, name)) == ({}, {}, 6)
    state = do(drawing(*players), f"card omen_of_{omen}", f"suffer omen_of_{omen}")
    assert (goods(state, 0), land(state, name)) == ({good: 1}, 5)


def test_refused_omen_payment() -> None:
    """SC-132 R-3.30 R-5.19 R-3.2: the only payer refuses, so the hills are flooded."""
    state = drawing({}, {"goods": {"gold": 2}}, {}, {}, starting_player=3)
    do(state, "card omen_of_tarnish", "avert omen_of_tarnish")
    assert asked(state) == ("consent", 1)
    do(state, "refuse")
    assert (goods(state, 1), land(state, "hills")) == ({"gold": 2}, 5)


def test_omen_of_ebbing() -> None:
    """R-1.28 R-5.19 R-10.12: everybody who has energy loses 1; or a flood of the drawer's choice."""
    state = drawing({"goods": {"energy": 2}}, {"goods": {"energy": 1}})
    do(state, "card omen_of_ebbing", "avert omen_of_ebbing")
    assert [goods(state, seat) for seat in range(3)] == [{"energy": 1}, {}, {}]
    state = do(drawing(), "card omen_of_ebbing")
    assert texts(state)[0] == "flood forests"  # nobody has any: there is nothing to avert it with
    do(state, "flood cities")
    assert land(state, "cities") == 5


def test_omen_of_exile() -> None:
    """R-1.28 R-5.19: the farthest civilized tiles are left, if anybody stands there; or a flood."""
    state = drawing({"leader": "cities_6.d", "followers": ["forges_5", "hills_6"]}, {"leader": "libraries_6"})
    do(state, "card omen_of_exile", "avert omen_of_exile")
    assert (leader(state, 0), leader(state, 1)) == ("pool", "pool")
    assert (followers(state, 0, "forges_5"), followers(state, 0, "hills_6")) == (1, 1)
    state = do(drawing({"leader": "forges_5"}), "card omen_of_exile")
    assert texts(state)[0] == "flood forests"


def test_double_floods_and_barriers() -> None:
    """R-10.37 R-5.9: each of the two may be aimed at a barrier, which absorbs it."""
    state = drawing(land={"hills": 0}, barriers=["forges"])
    do(state, "card flood_hills", "flood forges", "flood forges")
    assert (barriers(state), land(state, "forges")) == (set(), 5)


def test_one_authority_for_a_misfortune() -> None:
    """SC-113 R-3.1 R-3.17 R-7.2: the drawer decides the two floods, the starting player those of the Wrath."""
    state = drawing(land={"hills": 0}, round=2, wrath=1)
    do(state, "card calm_seas", "card flood_hills")
    assert asked(state) == ("choose_flood", 1)
    assert "turn" in refused(state, "flood forests", seat=0)
    do(state, "flood forges", "flood forges")
    pass_until(state, "wrath")
    assert asked(state) == ("wrath", 0)
    assert "turn" in refused(state, "flood forests", seat=1)
