"""Drawing misfortunes and what the cards do: sections 3.4 and 5.3 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from rising_helpers import do, pass_until, texts
from rising_scenes import (
    NINE,
    acting,
    asked,
    barriers,
    built,
    drawing,
    followers,
    goods,
    land,
    leader,
    misfortune_pile,
    no_free_steps,
    parts,
    refused,
    see,
    won,
)
from tidefall.kernel.state import State
from tidefall.rising.rules.island import PENINSULAS


def lands(state: State) -> dict[str, int]:
    """The peninsulas that are not whole."""
    return {name: land(state, name) for name in PENINSULAS if land(state, name) < 6}


def deck(state: State) -> dict[str, int]:
    """The misfortunes in the deck whose place is not known."""
    left: dict[str, int] = see(state)["misfortunes"]["left"]
    return left


def test_calm_seas() -> None:
    """R-5.11, R-5.21: nothing but a card on the discard pile."""
    state = drawing(barriers=["hills"])
    do(state, "card calm_seas")
    assert (lands(state), barriers(state), misfortune_pile(state)) == ({}, {"hills"}, {"calm_seas": 1})


def test_spur_the_cycle() -> None:
    """R-5.13, R-5.21, R-9.6: all cards in one deck again, the known ones too; the draw is used up."""
    state = drawing(
        misfortunes={"discard": {"calm_seas": 9, "tsunami": 1}, "top": ["spur_the_cycle", "earthquake"]},
    )
    do(state, "card spur_the_cycle")
    assert misfortune_pile(state) == {}
    assert sum(deck(state).values()) == 61
    assert (deck(state)["spur_the_cycle"], deck(state)["calm_seas"]) == (1, 9)
    assert see(state)["drawer"] == 1
    assert len(texts(state)) == 20


def test_two_earthquakes() -> None:
    """SC-036, R-5.14, R-5.20, R-6.4."""
    state = drawing({"leader": "forests_5", "goods": {"energy": 2}})
    do(state, "card earthquake", "card earthquake")
    pass_until(state, "actions")
    do(state, "activate p1:leader forests_5", "roll 4", "boost energy")
    assert asked(state)[0] == "roll_window"
    do(state, "boost energy")
    assert goods(state, 0) == {"crystal": 1}


def test_earthquake_everywhere() -> None:
    """R-5.14: also in the cities and on the Lodestone Cradle."""
    figures = {"leader": "cities_6.d", "followers": ["cities_6.d", "lodestone_cradle", "supply", "supply"]}
    cradle = parts(built=["lodestone_cradle"])
    shaken = acting(figures, {"leader": "hills_6"}, effects={"earthquakes": 1}, **cradle)
    do(shaken, "activate cities_6.d", "roll 3", "roll 3", "activate p1:follower lodestone_cradle", "roll 4")
    assert (followers(shaken, 0, "pool"), goods(shaken, 0)) == (0, {})
    firm = acting(figures, {"leader": "hills_6"}, **cradle)
    do(firm, "activate cities_6.d", "roll 3", "roll 3", "activate p1:follower lodestone_cradle", "roll 4", "take ore")
    assert (followers(firm, 0, "pool"), goods(firm, 0)) == (1, {"ore": 1})


@pytest.mark.parametrize(("card", "name"), [("panic_in_the_streets", "cities"), ("sealed_archives", "libraries")])
def test_closed_peninsula(card: str, name: str) -> None:
    """SC-038, R-5.16: everybody leaves, and nobody comes back this round."""
    pair = ".d" if name == "cities" else ""
    state = drawing(
        {"leader": f"{name}_5{pair}", "followers": [f"{name}_4{pair}", "hills_6", "supply", "supply"]},
        {"cards": ["foresight"]},
    )
    do(state, f"card {card}")
    assert (leader(state, 0), followers(state, 0, "pool"), followers(state, 0, "hills_6")) == ("pool", 1, 1)
    assert lands(state) == {}
    pass_until(state, "end_misf")
    do(state, "play foresight", "move p2:leader pool")
    assert not [text for text in texts(state) if name in text]
    assert "to forests_6" in texts(state)
    do(state, "to forests_6", "done")
    pass_until(state, "place")
    assert f"leader@{name}_6{pair}" in texts(state)


def test_closed_to_the_watchtower() -> None:
    """R-5.16, R-6.24: nor does the Astral Watchtower lead there."""
    state = drawing({"leader": "astral_watchtower"}, **parts(built=["astral_watchtower"]))
    do(state, "card panic_in_the_streets")
    pass_until(state, "relocate")
    assert not [text for text in texts(state) if "cities" in text]
    assert "to libraries_6" in texts(state)


def test_malfunction() -> None:
    """R-5.17, R-1.17: each component costs a resource more, of a type the contributors choose."""
    state = acting({"leader": "gate_build_1", "goods": {"crystal": 2}}, effects={"malfunctions": 1})
    do(state, "activate gate_build_1")
    assert built(state) == set()
    builder = {"leader": "gate_build_1", "goods": {"crystal": 2, "gold": 1, "ore": 1}}
    state = acting(builder, {"leader": "hills_6"}, effects={"malfunctions": 1})
    do(state, "activate gate_build_1", "build aether_lens")
    assert texts(state) == ["add gold", "add ore"]
    do(state, "add ore")
    assert (built(state), goods(state, 0)) == ({"aether_lens"}, {"gold": 1, "energy": 1})


def test_increases_before_reductions() -> None:
    """R-1.17, R-5.17: what was added may be dropped again; one resource is always left to pay."""
    state = acting(
        {"councilor": "artificer", "leader": "gate_build_1", "goods": {"crystal": 1, "ore": 1}},
        {"leader": "hills_6"},
        effects={"malfunctions": 1},
    )
    do(state, "activate gate_build_1", "build aether_lens")
    assert (built(state), goods(state, 0)) == ({"aether_lens"}, {"energy": 1})


def test_lost_schema() -> None:
    """SC-040, R-5.18: one component this round; whoever wanted another goes home in CLEANUP."""
    state = drawing(
        {"leader": "gate_build_1", "goods": {"crystal": 4}},
        {"leader": "gate_build_2", "goods": {"gold": 2}},
        {"leader": "hills_6"},
    )
    do(state, "card lost_schema")
    pass_until(state, "actions")
    do(state, "activate gate_build_1", "build aether_lens")
    no_free_steps(state)
    do(state, "activate gate_build_2")
    assert built(state) == {"aether_lens"}
    assert (leader(state, 0), leader(state, 1)) == ("pool", "gate_build_2")
    pass_until(state, "place")
    assert leader(state, 1) == "pool"


def test_lost_schema_counts_all_builds() -> None:
    """R-5.18, R-6.22: those before in the round too, and the Power Core."""
    full = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    core: dict[str, Any] = {"seats": 1, "hologram_power": "explorer", **NINE}
    state = acting({"leader": "gate_build_1", "goods": full}, effects={"lost_schema": True, "builds": 1}, **core)
    do(state, "activate gate_build_1")
    assert "power_core" not in built(state)
    state = acting({"leader": "gate_build_1", "goods": full}, effects={"lost_schema": True}, **core)
    do(state, "activate gate_build_1", "build power_core")
    assert won(state)


def test_omen_paid() -> None:
    """SC-041, R-5.19, R-3.2, R-3.17 (D-24), R-10.4: two evils; the drawer picks, and those who pay consent."""
    state = drawing({"goods": {"gold": 1}}, {"goods": {"gold": 1}}, starting_player=3)
    do(state, "card omen_of_tarnish")
    assert asked(state) == ("omen", 3)
    assert texts(state) == ["suffer omen_of_tarnish", "avert omen_of_tarnish"]
    refused(state, "avert omen_of_tarnish", seat=0)
    do(state, "avert omen_of_tarnish")
    assert asked(state) == ("consent", 0)
    do(state, "accept")
    assert goods(state, 0) == {"gold": 1}
    assert asked(state) == ("consent", 1)
    do(state, "accept")
    assert (goods(state, 0), goods(state, 1), lands(state)) == ({}, {}, {})
    assert misfortune_pile(state) == {"omen_of_tarnish": 1}


def test_omen_suffered() -> None:
    """R-5.19, R-5.4: the flood of an omen is special: a barrier absorbs it."""
    state = drawing({"goods": {"gold": 2}}, barriers=["hills"])
    do(state, "card omen_of_tarnish", "suffer omen_of_tarnish")
    assert (goods(state, 0), lands(state), barriers(state)) == ({"gold": 2}, {}, set())


def test_omen_not_payable() -> None:
    """SC-042, R-5.19, R-5.9: only the flood is left, and where there is no land it is two."""
    state = drawing({"goods": {"ore": 1}}, land={"mountains": 0})
    do(state, "card omen_of_ash")
    assert asked(state) == ("choose_flood", 0)
    do(state, "flood hills", "flood hills")
    assert (lands(state), goods(state, 0)) == ({"mountains": 0, "hills": 4}, {"ore": 1})


def test_omen_of_wilting() -> None:
    """R-5.19: as the drawer splits it, alone or with others."""
    state = drawing({"goods": {"crystal": 2}}, {"goods": {"crystal": 1}})
    do(state, "card omen_of_wilting", "avert omen_of_wilting")
    assert texts(state) == ["p1 pays 1 crystal", "p1 pays 2 crystal"]
    do(state, "p1 pays 2 crystal")
    assert (goods(state, 0), goods(state, 1), asked(state)[0]) == ({}, {"crystal": 1}, "turn_over")


def test_omen_of_ebbing() -> None:
    """R-5.19, R-10.12: everybody loses energy who has some, without being asked; a flood of choice otherwise."""
    state = drawing({"goods": {"energy": 3}}, {}, {"goods": {"energy": 1}}, starting_player=1)
    do(state, "card omen_of_ebbing", "avert omen_of_ebbing")
    assert [goods(state, seat) for seat in range(4)] == [{"energy": 2}, {}, {}, {}]
    assert asked(state)[0] == "turn_over"
    state = drawing(starting_player=1)
    do(state, "card omen_of_ebbing")
    assert asked(state) == ("choose_flood", 1)


def test_omen_of_exile() -> None:
    """R-5.19: the farthest civilized tiles are left by all, if anybody stands there."""
    state = drawing(
        {"leader": "cities_6.d", "followers": ["forges_2", "forges_1", "supply", "supply"]},
        {"leader": "hills_6"},
        land={"forges": 2, "libraries": 0},
    )
    do(state, "card omen_of_exile", "avert omen_of_exile")
    assert (leader(state, 0), followers(state, 0, "pool"), followers(state, 0, "forges_1")) == ("pool", 1, 1)
    assert leader(state, 1) == "hills_6"
    state = drawing({"leader": "cities_5.d"})
    do(state, "card omen_of_exile")
    assert asked(state) == ("choose_flood", 0)


def test_round_effects() -> None:
    """R-5.20, R-3.7: numbers add up, other effects hold once; all end with the round."""
    state = drawing({"leader": "hills_3"}, effects={"earthquakes": 1, "malfunctions": 1, "lost_schema": True})
    do(state, "card earthquake", "card malfunction", "card lost_schema", "card sealed_archives")
    effects = see(state)["effects"]
    assert (effects["earthquakes"], effects["malfunctions"], effects["lost_schema"]) == (2, 2, True)
    assert see(state)["island"]["libraries"]["closed"]
    pass_until(state, "place")
    effects = see(state)["effects"]
    assert (effects["earthquakes"], effects["malfunctions"], effects["lost_schema"]) == (0, 0, False)
    assert not see(state)["island"]["libraries"]["closed"]


def test_stormcaller() -> None:
    """SC-044, R-1.19, R-3.16 (D-21), R-6.43: also from the pool, against anybody's card."""
    state = drawing({"councilor": "stormcaller", "leader": "pool"}, starting_player=1)
    do(state, "card flood_cities")
    assert (asked(state), texts(state)) == (("response", 0), ["pass flood_cities", "cancel flood_cities"])
    do(state, "cancel")
    assert (leader(state, 0), lands(state), misfortune_pile(state)) == ("supply", {}, {"flood_cities": 1})
    do(state, "card flood_cities")
    assert lands(state) == {"cities": 5}


def test_stormcaller_passes() -> None:
    """R-3.16: asked for every card; passing lets it happen."""
    state = drawing({"councilor": "stormcaller"})
    do(state, "card flood_cities", "pass", "card calm_seas")
    assert (asked(state)[0], lands(state)) == ("response", {"cities": 5})


def test_two_stormcallers() -> None:
    """R-3.16: clockwise from the drawer; the first cancel ends it."""
    state = drawing({"councilor": "stormcaller"}, starting_player=3, effects={"copied": {"2": "stormcaller"}})
    do(state, "card tsunami")
    assert asked(state) == ("response", 0)
    do(state, "pass")
    assert asked(state) == ("response", 2)
    do(state, "cancel")
    assert (leader(state, 0), leader(state, 2)) == ("pool", "supply")
    do(state, "card calm_seas")
    assert asked(state) == ("response", 0)


def test_no_energy_powers() -> None:
    """SC-048, R-3.18, R-10.11, R-10.46: neither barrier nor unflood before ACTIONS, whoever is asked."""
    state = drawing({"goods": {"energy": 9}, "leader": "forests_1"}, land={"hills": 0, "forests": 5})
    refused(state, "barrier forests", seat=0)
    do(state, "card flood_hills")
    for purchase in ("barrier forests", "unflood hills"):
        refused(state, purchase, seat=0)
    do(state, "flood forests", "flood cities")
    assert goods(state, 0) == {"energy": 9}
    pass_until(state, "actions")
    do(state, "barrier forests", "unflood hills")
    assert (barriers(state), land(state, "hills"), goods(state, 0)) == ({"forests"}, 1, {})


def test_empty_misfortune_deck() -> None:
    """SC-049, R-3.15: the discard pile is shuffled into a deck, then the card is drawn."""
    whole = deck(drawing())
    state = drawing(misfortunes={"deck": {}, "discard": whole})
    assert (deck(state), misfortune_pile(state)) == (whole, {})
    assert state.chance_outcomes()[0][1] == pytest.approx(6 / 61)
    do(state, "card calm_seas")
    assert misfortune_pile(state) == {"calm_seas": 1}


def test_drawn_by_their_odds() -> None:
    """R-0.7, R-3.15: a draw is a chance event over the cards that may lie there."""
    state = drawing(misfortunes={"discard": {"flood_hills": 5, "calm_seas": 9}})
    odds = {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}
    assert "card calm_seas" not in odds
    assert odds["card flood_hills"] == pytest.approx(1 / 47)
    assert odds["card flood_forests"] == pytest.approx(6 / 47)
    assert sum(odds.values()) == pytest.approx(1)


def test_tide_chart() -> None:
    """SC-050, R-3.14 (D-20), R-3.29 (D-43), R-9.6: seen, put back in an order of choice, drawn in that order."""
    state = drawing({"cards": ["tide_chart"]}, starting_player=1)
    assert asked(state) == ("before_draw", 0)
    do(state, "play tide_chart", "card tsunami", "card calm_seas", "card flood_hills")
    assert asked(state) == ("put_back", 0)
    assert texts(state) == ["top flood_hills", "top calm_seas", "top tsunami"]
    do(state, "top flood_hills", "top calm_seas")
    for drawer, card in ((1, "flood_hills"), (2, "calm_seas"), (3, "tsunami")):
        assert (see(state)["drawer"], texts(state)) == (drawer, [f"card {card}"])
        pass_until(do(state, f"card {card}"), "turn_over")
    assert len(texts(state)) > 10


def test_before_draw_window() -> None:
    """R-3.14: clockwise from the drawer, until all have passed in a row; skipped without such a card."""
    state = drawing({"cards": ["tide_chart", "foresight"]}, {}, {"cards": ["tide_chart"]}, starting_player=1)
    assert (asked(state), texts(state)) == (("before_draw", 2), ["pass", "play tide_chart"])
    do(state, "pass")
    assert asked(state) == ("before_draw", 0)
    assert "cannot be played at this point" in refused(state, "play foresight")
    do(state, "play tide_chart", "card calm_seas", "card calm_seas", "card calm_seas")
    assert asked(state) == ("before_draw", 2)
    do(state, "pass")
    assert asked(state) == ("turn_over", -1)
    do(state, "card calm_seas")
    assert asked(state) == ("before_draw", 2)


def test_card_by_card() -> None:
    """R-3.17, R-5.21: a card is carried out and discarded before the next is drawn."""
    state = drawing(land={"hills": 0})
    do(state, "card flood_hills")
    assert misfortune_pile(state) == {}
    do(state, "flood forests", "flood forests")
    assert (misfortune_pile(state), asked(state)[0], see(state)["drawer"]) == ({"flood_hills": 1}, "turn_over", 1)
