"""The library in use: what each card and artifact does, and when (sections 1.6 and 6.10)."""

from __future__ import annotations

import pytest

from rising_helpers import as_seat, do, pass_until, place_rest, texts
from rising_scenes import (
    act,
    acting,
    asked,
    barriers,
    drawing,
    followers,
    goods,
    hand,
    land,
    leader,
    library_pile,
    moving,
    no_free_steps,
    placing,
    refused,
    volunteers,
)

# Windows and hands.


def test_wrong_window() -> None:
    """SC-124 R-6.32 R-6.33: cards of END_MISF, ROLL, BUILD and BEFORE_DRAW stay in hand while figures are placed."""
    cards = ["foresight", "favorable_winds", "masterwork_plans", "tide_chart"]
    state = placing({"cards": cards})
    for card in cards:
        assert "cannot be played at this point" in refused(state, f"play {card}")
    assert set(hand(state, 0)) == set(cards)


@pytest.mark.parametrize("card", ["libram_of_unity", "cipher_of_expertise", "rallying_cry"])
def test_cards_of_place_alone(card: str) -> None:
    """R-6.32: they have no use any more in ACTIONS."""
    state = acting({"cards": [card, "surge_of_power"], "followers": ["mystic_power_source"]})
    assert "cannot be played at this point" in refused(state, f"play {card}")


def test_only_its_owner_plays_a_card() -> None:
    """R-6.33: and an artifact is not played at all."""
    state = placing({"cards": ["surge_of_power", "diviners_rod"]})
    assert "do not have that card" in refused(state, "play surge_of_power", seat=1)
    assert "works by itself" in refused(state, "play diviners_rod", seat=0)


def test_no_gifts() -> None:
    """SC-125 R-6.37 R-10.21: nothing that one can say hands something over."""
    state = placing({"goods": {"gold": 1}, "cards": ["surge_of_power"]})
    for text in ("give gold", "p2 pays 1 gold", "give surge_of_power p2"):
        assert "not possible" in refused(state, text)
    verbs = {text.split(" ")[0].split("@")[0] for text in texts(state)}
    assert verbs == {"play", "leader", "follower"}


def test_any_number_per_window() -> None:
    """R-6.33 R-1.22: one after the other; a played basic card goes on the discard pile."""
    state = placing({"cards": ["surge_of_power", "surge_of_power", "hidden_stores"]})
    do(state, "play surge_of_power", "play surge_of_power", "play hidden_stores", "take ore")
    assert (goods(state, 0), hand(state, 0)) == ({"energy": 2, "ore": 1}, [])
    assert library_pile(state) == ["hidden_stores", "surge_of_power", "surge_of_power"]


# Basic cards; Favorable Winds is with rolling, Masterwork Plans with building, the Cipher with councilors.


def test_foresight() -> None:
    """R-1.23 R-6.32: up to two own figures, from the pool or from spaces, to empty legal spaces."""
    state = moving({"cards": ["foresight"], "leader": "hills_6", "followers": ["pool"]}, {"leader": "forests_6"})
    do(state, "play foresight", "move p1:follower pool")
    assert "to forests_6" not in texts(state)
    do(state, "to forests_5", "move p1:leader hills_6", "to gate_build_2")
    assert (leader(state, 0), followers(state, 0, "forests_5")) == ("gate_build_2", 1)
    assert asked(state)[0] == "actions"


def test_foresight_moves_own_figures_only_and_may_stop() -> None:
    """R-1.23: nobody else's, and no more than one likes."""
    state = moving({"cards": ["foresight"]}, {"leader": "forests_6"})
    do(state, "play foresight")
    assert texts(state) == ["done", "move p1:leader pool", "move p1:follower pool"]
    do(state, "done")
    assert library_pile(state) == ["foresight"]


def test_foresight_cannot_reach_a_closed_peninsula() -> None:
    """R-5.16 R-4.21: nor a flooded tile."""
    state = moving({"cards": ["foresight"]}, land={"hills": 3}, effects={"closed": ["cities"]})
    do(state, "play foresight", "move p1:leader pool")
    offered = texts(state)
    assert "to hills_3" in offered
    assert "to hills_4" not in offered
    assert not any("cities" in text for text in offered)


def test_mystic_conversion() -> None:
    """SC-092 R-1.23 R-10.42: 1 or 2 energy for as many resources, Atlantium among them."""
    state = placing({"cards": ["mystic_conversion"], "goods": {"energy": 3}})
    do(state, "play mystic_conversion")
    assert texts(state) == ["convert 1 energy", "convert 2 energy"]
    do(state, "convert 2 energy")
    assert texts(state) == ["take crystal", "take gold", "take ore", "take atlantium"]
    do(state, "take atlantium", "take atlantium")
    assert goods(state, 0) == {"energy": 1, "atlantium": 2}


def test_mystic_conversion_needs_energy() -> None:
    """R-1.23 R-0.5: its cost is at least 1."""
    state = placing({"cards": ["mystic_conversion"]})
    assert "nothing" in refused(state, "play mystic_conversion")


def test_mystic_conversion_in_actions() -> None:
    """R-6.32 R-3.22: between activations, for one if one likes."""
    state = acting(
        {"cards": ["mystic_conversion"], "goods": {"energy": 1, "crystal": 1}, "followers": ["gate_build_1"]}
    )
    do(state, "play mystic_conversion", "convert 1 energy", "take crystal")
    do(no_free_steps(state), "activate gate_build_1", "build aether_lens")
    assert goods(state, 0) == {"energy": 1}


def test_libram_of_unity() -> None:
    """R-1.23 R-4.8: two more spaces on a tile of one's choice for everybody, this round."""
    state = placing({"cards": ["libram_of_unity"]}, {}, {}, land={"forges": 0})
    do(state, "play libram_of_unity")
    assert not any("forges" in text or "mystic_power_source" in text for text in texts(state))
    do(state, "widen forests_6", "follower@forests_6", "follower@forests_6", "follower@forests_6")
    assert "no empty space" in refused(state, "follower@forests_6")
    pass_until(place_rest(state), "actions")
    assert sum(followers(state, seat, "forests_6") for seat in range(3)) == 3
    pass_until(state, "place")
    do(state, "follower@forests_6")
    assert "no empty space" in refused(state, "follower@forests_6")


def test_libram_in_the_cities() -> None:
    """R-1.23 R-4.8: one extra double space, and not two."""
    state = placing({"cards": ["libram_of_unity"], "followers": ["pool"] * 4}, {"followers": ["pool"] * 4})
    do(state, "play libram_of_unity", "widen cities_6")
    for seat, move in enumerate(["follower@cities_6.d", "follower@cities_6.d", "follower@cities_6.e"]):
        as_seat(state, seat % 2, move)
    as_seat(state, 1, "follower@cities_6.e")
    assert "no empty space" in refused(state, "follower@cities_6.f", seat=0)


def test_hidden_stores() -> None:
    """R-1.23: a raw resource; no Atlantium."""
    state = acting({"cards": ["hidden_stores"], "followers": ["mystic_power_source"]})
    do(state, "play hidden_stores")
    assert texts(state) == ["take crystal", "take gold", "take ore"]
    do(state, "take gold")
    assert goods(state, 0) == {"gold": 1}


def test_surge_of_power() -> None:
    """R-1.23: 1 energy, here in the middle of ACTIONS."""
    state = acting({"cards": ["surge_of_power"], "followers": ["mystic_power_source"]})
    do(state, "play surge_of_power")
    assert goods(state, 0) == {"energy": 1}


def test_rallying_cry() -> None:
    """R-1.23 R-4.12: a volunteer, to be placed this round, gone after it."""
    state = placing({"cards": ["rallying_cry"], "followers": []})
    do(state, "play rallying_cry")
    assert volunteers(state, 0) == 1
    do(state, "volunteer@hills_6")
    pass_until(place_rest(state), "actions")
    assert (volunteers(state, 0, "hills_6"), volunteers(state, 0, "mystic_power_source")) == (1, 0)
    pass_until(state, "place")
    assert volunteers(state, 0) == 0


def test_tide_chart() -> None:
    """R-1.23 R-6.32: before a draw; the cards come as they were put back."""
    state = drawing({}, {"cards": ["tide_chart"]})
    assert asked(state) == ("before_draw", 1)
    do(state, "play tide_chart", "card tsunami", "card calm_seas", "card flood_hills")
    do(state, "top calm_seas", "top tsunami")
    assert texts(state) == ["card calm_seas"]
    do(state, "card calm_seas")
    assert texts(state) == ["card tsunami"]


def test_ward_of_the_deep() -> None:
    """R-1.23 R-5.7: a barrier for nothing where one may stand."""
    state = acting(
        {"cards": ["ward_of_the_deep"], "followers": ["mystic_power_source"]}, land={"hills": 0}, barriers=["forests"]
    )
    do(state, "play ward_of_the_deep")
    assert texts(state) == ["ward mountains", "ward cities", "ward libraries", "ward forges"]
    do(state, "ward cities")
    assert barriers(state) == {"forests", "cities"}


def test_breath_of_poseidon() -> None:
    """R-1.23 R-6.30: one tile, open at once in PLACE."""
    state = placing({"cards": ["breath_of_poseidon"]}, land={"hills": 4, "forges": 0})
    do(state, "play breath_of_poseidon", "raise hills")
    assert (land(state, "hills"), land(state, "forges"), asked(state)[0]) == (5, 0, "place")
    assert "leader@hills_5" in texts(state)


def test_breath_of_poseidon_raises_a_tile_and_the_wonder_up_to_two() -> None:
    """R-1.23, R-1.25: the one cannot be played for nothing; of the other's tiles one may be left."""
    land_left = {"hills": 4, "forges": 0}
    state = placing({"cards": ["breath_of_poseidon", "wellspring_of_ages"]}, land=land_left)
    do(state, "play breath_of_poseidon")
    assert set(texts(state)) == {"raise hills", "raise forges"}
    do(state, "raise hills", "play wellspring_of_ages", "raise forges", "done")
    assert (land(state, "hills"), land(state, "forges")) == (5, 1)
    state = placing({"cards": ["breath_of_poseidon"]}, land={"hills": 4})
    do(state, "play breath_of_poseidon")
    assert (land(state, "hills"), asked(state)[0]) == (5, "place")


def test_cards_that_would_do_nothing() -> None:
    """R-0.5 R-6.33: with no tile flooded and barriers everywhere they are kept."""
    everywhere = ["forests", "hills", "mountains", "cities", "libraries", "forges"]
    state = placing({"cards": ["breath_of_poseidon", "ward_of_the_deep", "wellspring_of_ages"]}, barriers=everywhere)
    for card in ("breath_of_poseidon", "ward_of_the_deep", "wellspring_of_ages"):
        assert "would do nothing" in refused(state, f"play {card}")


def test_wellspring_of_ages() -> None:
    """SC-126 R-1.25 R-6.35: two tiles, then the card is out of the game."""
    cards = ["wellspring_of_ages", "foresight", "foresight", "tide_chart"]
    state = acting({"cards": cards, "followers": ["mystic_power_source"]}, land={"forests": 1, "cities": 0})
    do(state, "play wellspring_of_ages", "raise forests", "raise cities")
    assert (land(state, "forests"), land(state, "cities")) == (2, 1)
    assert (library_pile(state), len(hand(state, 0))) == ([], 3)


def test_wellspring_in_one_peninsula_or_once() -> None:
    """R-1.25: the same peninsula twice, or one tile only."""
    player = {"cards": ["wellspring_of_ages"]}
    state = do(placing(player, land={"hills": 3}), "play wellspring_of_ages", "raise hills", "raise hills")
    assert land(state, "hills") == 5
    state = do(placing(player, land={"hills": 3}), "play wellspring_of_ages", "raise hills", "done")
    assert land(state, "hills") == 4


# Artifacts; rod, laurel and amplifier are with rolling, adze with building, tablets and astrolabe with the library.


def test_chalice_of_the_source() -> None:
    """SC-070 R-6.17 R-1.24: two figures on the centre give 3, for its owner and once a round."""
    centre = {"followers": ["mystic_power_source", "mystic_power_source"]}
    state = acting({**centre, "cards": ["chalice_of_the_source"]}, centre)
    do(state, "activate p1:follower mystic_power_source")
    assert goods(state, 0) == {"energy": 2}
    do(state, "activate p1:follower mystic_power_source")
    assert goods(state, 0) == {"energy": 3}
    act(state, 1, "activate p2:follower mystic_power_source")
    assert goods(state, 1) == {"energy": 1}


def test_sandals_of_swiftness() -> None:
    """R-1.24 R-3.19: one own figure, once a round, and the artifact stays."""
    state = moving({"cards": ["sandals_of_swiftness", "foresight"], "leader": "hills_6"})
    do(state, "play sandals_of_swiftness", "move p1:leader hills_6", "to forges_6")
    assert (leader(state, 0), asked(state)) == ("forges_6", ("end_misf", 0))
    assert texts(state) == ["pass", "play foresight"]
    assert hand(state, 0) == ["foresight", "sandals_of_swiftness"]


def test_tidewardens_horn() -> None:
    """SC-090 R-1.24 R-6.29: its owner pays 1 and a friend 2."""
    state = placing({"cards": ["tidewardens_horn"], "goods": {"energy": 1}}, {"goods": {"energy": 2}})
    do(state, "barrier hills", "accept")
    assert (barriers(state), goods(state, 0), goods(state, 1)) == ({"hills"}, {}, {})


def test_the_horn_saves_one_at_most_and_only_who_pays() -> None:
    """R-6.29 R-10.45: alone its owner pays 3, never 4; without a share of the owner it is 4."""
    owner = {"cards": ["tidewardens_horn"], "goods": {"energy": 4}}
    state = do(placing(owner, {"goods": {"energy": 4}}), "barrier hills")
    assert texts(state) == [f"p1 pays {amount} energy" for amount in range(4)]
    do(state, "p1 pays 3 energy")
    assert (goods(state, 0), goods(state, 1)) == ({"energy": 1}, {"energy": 4})
    state = do(placing(owner, {"goods": {"energy": 4}}), "barrier hills", "p1 pays 0 energy", "accept")
    assert (goods(state, 0), goods(state, 1)) == ({"energy": 4}, {})


def test_the_horn_when_somebody_else_begins() -> None:
    """R-6.29: the first payer may leave the owner a share, or none; an unflood costs 4 then."""
    state = placing(
        {"goods": {"energy": 4}}, {"cards": ["tidewardens_horn"], "goods": {"energy": 1}}, land={"hills": 5}
    )
    do(state, "unflood hills")
    assert asked(state) == ("consent", 1)  # 3 + 1 is the only way
    do(state, "accept")
    assert (land(state, "hills"), goods(state, 0), goods(state, 1)) == (6, {"energy": 1}, {})


def test_the_horn_does_not_serve_others() -> None:
    """R-1.24 R-6.29: its owner has no energy, so 3 are not enough."""
    state = placing({"goods": {"energy": 3}}, {"cards": ["tidewardens_horn"]})
    assert "costs 4" in refused(state, "barrier hills")
