"""Components in use: what each one does when it is built or acted on (sections 1.4 and 6.8)."""

from __future__ import annotations

from rising_helpers import do, pass_until, texts
from rising_scenes import (
    act,
    acting,
    asked,
    barriers,
    followers,
    goods,
    hologram,
    leader,
    misfortune_pile,
    no_free_steps,
    parts,
    starting,
    volunteers,
)

# One-time components; the Tidal Bulwark, the Beacon and the Entropy Drive are with building.


def test_aether_lens() -> None:
    """R-1.14: every player gains 1 energy, those who did not build too."""
    state = acting({"leader": "gate_build_1", "goods": {"crystal": 2}})
    do(state, "activate gate_build_1", "build aether_lens")
    assert [goods(state, seat) for seat in range(4)] == [{"energy": 1}] * 4


def test_resonant_bell() -> None:
    """R-1.14 R-4.12: the contributors share out three volunteers, who are placed in the next round."""
    state = acting({"leader": "gate_build_1", "goods": {"gold": 2}, "followers": ["mystic_power_source"]})
    do(state, "activate gate_build_1", "build resonant_bell", "volunteer p1", "volunteer p3", "volunteer p3")
    assert (volunteers(state, 0, waiting=True), volunteers(state, 2, waiting=True)) == (1, 2)
    do(state, "activate p1:follower mystic_power_source")
    assert asked(state)[0] == "place"
    assert (volunteers(state, 0), volunteers(state, 2)) == (1, 2)
    pass_until(state, "actions")
    assert volunteers(state, 2, "mystic_power_source") == 2
    pass_until(state, "place")
    assert (volunteers(state, 0), volunteers(state, 2)) == (0, 0)


def test_herald_chorus() -> None:
    """R-1.14 R-6.13: up to two different players recruit, or take their Leaders back."""
    state = acting(
        {"leader": "gate_build_1", "goods": {"gold": 1, "atlantium": 2}},
        {"councilor": "stormcaller", "leader": "supply"},
        {"followers": ["pool", "pool", "pool", "pool"]},
        **parts(unbuilt=["herald_chorus"]),
    )
    do(state, "activate gate_build_1", "build herald_chorus")
    assert texts(state) == ["done", "recruit p1", "recruit p2", "recruit p4"]  # the third has no more followers
    do(state, "recruit p2", "gain leader")
    assert texts(state) == ["done", "recruit p1", "recruit p4"]
    do(state, "recruit p4")
    assert (leader(state, 1), followers(state, 3, "supply")) == ("pool", 1)


# Single spaces.


def test_two_siphon_activations() -> None:
    """SC-080 R-6.23 R-1.14: each figure is a use of its own."""
    state = acting({"followers": ["mystic_siphon", "mystic_siphon"]}, **parts(built=["mystic_siphon"]))
    do(state, "activate p1:follower mystic_siphon")
    assert goods(state, 0) == {"energy": 2}
    do(state, "activate p1:follower mystic_siphon")
    assert goods(state, 0) == {"energy": 4}


def test_matter_converter() -> None:
    """SC-081 R-1.14: up to two raw resources for as many of choice; no Atlantium."""
    state = acting(
        {"followers": ["matter_converter"], "goods": {"ore": 1, "crystal": 1, "atlantium": 1}},
        **parts(built=["matter_converter"]),
    )
    do(state, "activate p1:follower matter_converter")
    assert texts(state) == ["done", "give crystal", "give ore"]
    do(state, "give ore")
    assert texts(state) == ["take crystal", "take gold", "take ore"]
    do(state, "take gold", "give crystal", "take gold")
    assert goods(state, 0) == {"gold": 2, "atlantium": 1}
    assert asked(state)[0] != "exchange"


def test_lodestone_cradle() -> None:
    """R-1.14 R-6.26: target 4, a raw resource of choice; an earthquake counts here too."""
    state = acting({"followers": ["lodestone_cradle"]}, **parts(built=["lodestone_cradle"]))
    do(state, "activate p1:follower lodestone_cradle", "roll 4")
    assert texts(state) == ["take crystal", "take gold", "take ore"]
    do(state, "take gold")
    assert goods(state, 0) == {"gold": 1}
    shaken = acting(
        {"followers": ["lodestone_cradle"]}, effects={"earthquakes": 1}, **parts(built=["lodestone_cradle"])
    )
    do(shaken, "activate p1:follower lodestone_cradle", "roll 4")
    assert goods(shaken, 0) == {}


def test_explorer_on_the_cradle() -> None:
    """R-1.18 R-6.26: a resource roll, so the Explorer there makes it easier for all."""
    state = acting(
        {"councilor": "explorer", "leader": "lodestone_cradle"},
        {"followers": ["lodestone_cradle"]},
        starting_player=1,
        **parts(built=["lodestone_cradle"]),
    )
    do(state, "activate p2:follower lodestone_cradle", "roll 3", "take ore")
    assert goods(state, 1) == {"ore": 1}


def test_ward_loom() -> None:
    """R-1.14 R-6.29 R-6.27: a barrier for 2, which others may help to pay."""
    state = acting(
        {"followers": ["ward_loom"], "goods": {"energy": 1}}, {"goods": {"energy": 1}}, **parts(built=["ward_loom"])
    )
    do(state, "activate p1:follower ward_loom", "weave hills")
    assert asked(state) == ("consent", 1)
    do(state, "accept")
    assert (barriers(state), goods(state, 0), goods(state, 1)) == ({"hills"}, {}, {})


def test_ward_loom_refused_or_declined() -> None:
    """R-3.30 R-1.14: whoever refuses is not asked again in this activation; nothing is paid."""
    state = acting(
        {"followers": ["ward_loom"], "goods": {"energy": 1}}, {"goods": {"energy": 1}}, **parts(built=["ward_loom"])
    )
    do(state, "activate p1:follower ward_loom", "weave hills", "refuse")
    assert (asked(state)[0], barriers(state), goods(state, 0)) == ("place", set(), {"energy": 1})
    state = acting({"followers": ["ward_loom"], "goods": {"energy": 2}}, **parts(built=["ward_loom"]))
    do(state, "activate p1:follower ward_loom", "pass")
    assert (barriers(state), goods(state, 0)) == (set(), {"energy": 2})


def test_ward_loom_after_another_purchase() -> None:
    """R-1.14: a barrier that was paid before in the phase does not weave one for nothing."""
    state = acting({"followers": ["ward_loom"], "goods": {"energy": 4}}, **parts(built=["ward_loom"]))
    do(state, "barrier forests")
    do(state, "activate p1:follower ward_loom")
    assert barriers(state) == {"forests"}


def test_ward_loom_and_horn() -> None:
    """R-6.29: the loom sets the price to 2, the horn takes 1 off."""
    state = acting(
        {"followers": ["ward_loom"], "goods": {"energy": 1}, "cards": ["tidewardens_horn"]},
        **parts(built=["ward_loom"]),
    )
    do(state, "activate p1:follower ward_loom", "weave cities")
    assert (barriers(state), goods(state, 0)) == ({"cities"}, {})


def test_transmutation_crucible_and_hammer() -> None:
    """R-1.14 R-6.26: 1 ore into 3 Atlantium, one more with the hammer, which works once a round."""
    state = acting(
        {"followers": ["transmutation_crucible"] * 2, "goods": {"ore": 3}, "cards": ["hammer_of_brontes"]},
        **parts(built=["transmutation_crucible"]),
    )
    do(state, "activate p1:follower transmutation_crucible")
    assert texts(state) == ["convert 0 ore", "convert 1 ore"]
    do(state, "convert 1 ore")
    assert goods(state, 0) == {"ore": 2, "atlantium": 4}
    do(state, "activate p1:follower transmutation_crucible", "convert 1 ore")
    assert goods(state, 0) == {"ore": 1, "atlantium": 7}


def test_fate_spindle() -> None:
    """R-1.14 R-9.3 R-6.26: see three, discard one if one likes, put the rest back in any order."""
    state = acting({"followers": ["fate_spindle", "fate_spindle"]}, **parts(built=["fate_spindle"]))
    do(state, "activate p1:follower fate_spindle", "card tsunami", "card calm_seas", "card flood_hills")
    assert texts(state) == ["pass", "away flood_hills", "away calm_seas", "away tsunami"]
    do(state, "away tsunami", "top flood_hills")
    assert misfortune_pile(state) == {"tsunami": 1}
    do(state, "activate p1:follower fate_spindle")
    assert texts(state) == ["card flood_hills"]  # the known top, in its order
    do(state, "card flood_hills")
    assert texts(state) == ["card calm_seas"]


def test_fate_spindle_keeps_all() -> None:
    """R-1.14 (D-43): none need be discarded."""
    state = acting({"followers": ["fate_spindle"]}, **parts(built=["fate_spindle"]))
    do(state, "activate p1:follower fate_spindle", "card tsunami", "card calm_seas", "card flood_hills", "pass")
    do(state, "top calm_seas", "top tsunami")
    assert misfortune_pile(state) == {}
    pass_until(state, "turn_over")
    assert texts(state) == ["card calm_seas"]


def test_fate_spindle_with_a_short_deck() -> None:
    """R-6.26: with fewer than three cards left the discard pile is shuffled under them."""
    state = acting({"followers": ["fate_spindle"]}, **parts(built=["fate_spindle"]), misfortunes=only_left("tsunami"))
    do(state, "activate p1:follower fate_spindle")
    assert texts(state) == ["card tsunami"]
    do(state, "card tsunami")
    assert "card calm_seas" in texts(state)
    assert misfortune_pile(state) == {}


def only_left(name: str) -> dict[str, dict[str, int]]:
    """The misfortunes of level 2, all but one card on the discard pile."""
    pile = dict.fromkeys(["flood_forests", "flood_hills", "flood_mountains", "flood_cities", "flood_libraries"], 6)
    pile |= {"flood_forges": 6, "calm_seas": 9, "controlled_flood": 6, "spur_the_cycle": 1, "earthquake": 2}
    for special in ("malfunction", "lost_schema", "tsunami", "panic_in_the_streets", "sealed_archives"):
        pile[special] = 1
    for omen in ("ash", "wilting", "tarnish", "ebbing", "exile"):
        pile[f"omen_of_{omen}"] = 1
    return {"deck": {name: 1}, "discard": {card: n - (card == name) for card, n in pile.items() if n > (card == name)}}


def test_harmonic_accelerator() -> None:
    """SC-084 R-6.25 R-1.14: a figure that has acted on the island acts there once more."""
    state = acting(
        {"leader": "forests_4", "followers": ["harmonic_accelerator", "hills_4"]},
        **parts(built=["harmonic_accelerator"]),
    )
    do(state, "activate p1:leader forests_4", "roll 4", "activate p1:follower harmonic_accelerator")
    assert texts(state) == ["pass", "again p1:leader forests_4"]  # the one on the hills has not acted
    do(state, "again p1:leader forests_4", "roll 5")
    assert goods(state, 0) == {"crystal": 2}


def test_accelerator_repeats_neither_pairs_nor_builds_nor_components() -> None:
    """SC-084 R-6.25: nor another player's figure, nor one that has forgone; the centre may be repeated."""
    state = acting(
        {
            "leader": "gate_build_1",
            "followers": ["cities_5.d", "cities_5.d", "harmonic_accelerator", "mystic_power_source"],
            "volunteers": ["mystic_siphon", "forests_4"],
        },
        {"leader": "mystic_power_source"},
        **parts(built=["harmonic_accelerator", "mystic_siphon"]),
    )
    do(state, "activate cities_5.d", "roll 1", "roll 1", "activate gate_build_1")
    do(state, "forgo p1:volunteer forests_4", "activate p1:volunteer mystic_siphon")
    act(state, 1, "activate p2:leader mystic_power_source")
    no_free_steps(do(state, "activate p1:follower mystic_power_source"))
    do(state, "activate p1:follower harmonic_accelerator")
    assert texts(state) == ["pass", "again p1:follower mystic_power_source"]
    do(state, "again p1:follower mystic_power_source")
    assert goods(state, 0) == {"energy": 4}


def test_accelerator_with_nobody_to_repeat() -> None:
    """R-6.25 R-0.5: without a figure that has acted it does nothing."""
    state = acting(
        {"leader": "forests_4", "followers": ["harmonic_accelerator"]}, **parts(built=["harmonic_accelerator"])
    )
    do(state, "activate p1:follower harmonic_accelerator")
    assert texts(state) == ["end", "activate p1:leader forests_4", "forgo p1:leader forests_4"]


# The Astral Watchtower.

TOWER = parts(built=["astral_watchtower"])


def test_watchtower_onto_a_full_tile() -> None:
    """SC-082 R-6.24 R-3.20: beside three others, and an Atlantean of that tile in every respect."""
    state = starting(
        {"followers": ["astral_watchtower"]},
        {"councilor": "explorer", "leader": "hills_3", "followers": ["hills_3", "hills_3"]},
        **TOWER,
    )
    assert asked(state) == ("relocate", 0)
    do(state, "to hills_3", "activate p1:follower hills_3", "roll 4")
    assert goods(state, 0) == {"gold": 1}


def test_watchtower_may_stay_or_go_to_the_centre() -> None:
    """R-6.24 R-1.14: who stays has no action; flooded and closed tiles are out of reach."""
    state = starting(
        {"followers": ["astral_watchtower"]}, land={"hills": 3}, effects={"closed": ["libraries"]}, **TOWER
    )
    offered = texts(state)
    assert "to mystic_power_source" in offered
    assert "to hills_3" in offered
    assert not {"to hills_4", "to libraries_1", "to gate_build_1"} & set(offered)
    do(state, "stay")
    assert asked(state)[0] == "place"
    state = starting({"followers": ["astral_watchtower"]}, **TOWER)
    do(state, "to mystic_power_source", "activate p1:follower mystic_power_source")
    assert goods(state, 0) == {"energy": 1}


def test_watchtower_joins_a_lone_figure_in_the_cities() -> None:
    """R-6.24 R-10.22: it must take the empty slot there, and the pair acts."""
    state = starting({"followers": ["astral_watchtower"]}, {"leader": "cities_5.d"}, **TOWER)
    assert [text for text in texts(state) if "cities_5" in text] == ["to cities_5.d"]
    do(state, "to cities_5.d", "activate cities_5.d", "roll 3", "roll 4", "recruit p2", "agree")
    assert followers(state, 1, "supply") == 1


def test_watchtower_alone_in_the_cities_has_no_action() -> None:
    """R-6.24: beside a full pair it waits for a second one that does not come."""
    state = starting({"followers": ["astral_watchtower"]}, {"followers": ["cities_5.d", "cities_5.d"]}, **TOWER)
    do(state, "to cities_5.e")
    assert [text for text in texts(state) if text.startswith("activate")] == ["activate cities_5.d"]


def test_two_from_the_watchtower_form_a_pair() -> None:
    """R-6.24 R-3.20: with five players two may stand there; the starting player says who goes first."""
    state = starting(
        {"followers": ["astral_watchtower"]},
        {"followers": ["astral_watchtower"]},
        {"followers": ["cities_5.d", "cities_5.d"]},
        seats=5,
        **TOWER,
    )
    assert texts(state) == ["next p1:follower astral_watchtower", "next p2:follower astral_watchtower"]
    do(state, "next p2:follower astral_watchtower")
    assert asked(state) == ("relocate", 1)
    do(state, "to cities_5.e", "to cities_5.e")
    assert "activate cities_5.e" in texts(state)
    do(state, "activate cities_5.e", "roll 3", "roll 4", "recruit p1", "agree")
    assert followers(state, 0, "supply") == 2


def test_watchtower_as_a_prototype() -> None:
    """R-6.24 R-6.39: the Artificer's Leader on the unbuilt tower moves too."""
    state = starting({"councilor": "artificer", "leader": "astral_watchtower"}, **parts(unbuilt=["astral_watchtower"]))
    do(state, "to forges_6")
    assert leader(state, 0) == "forges_6"


def test_hologram_on_the_watchtower() -> None:
    """R-6.24 R-4.13: its ability goes with it: as an Explorer it rolls against 4 on the third hills."""
    state = starting({}, {}, seats=2, hologram="astral_watchtower", hologram_power="explorer", **TOWER)
    do(state, "to hills_3", "activate p1:hologram hills_3", "roll 4")
    assert (hologram(state), goods(state, 0)) == ("pool", {"gold": 1})
