"""The councilors: what each Leader can do (sections 1.5 and 6.11)."""

from __future__ import annotations

import pytest

from rising_helpers import as_seat, do, pass_until, place_rest, texts
from rising_scenes import (
    act,
    acting,
    asked,
    drawing,
    followers,
    goods,
    land,
    leader,
    misfortune_pile,
    moving,
    no_free_steps,
    parts,
    placing,
    refused,
    wasted,
)

ADEPT = {"councilor": "adept", "leader": "mystic_power_source"}

# Adept.


def test_adept_completes_a_pair() -> None:
    """SC-052 R-6.38 R-6.12 R-10.24: a figure that a flood sent home fills the second slot; either may recruit."""
    state = moving({"councilor": "adept", "leader": "cities_5.d"}, {"followers": ["pool"]})
    do(state, "adept leader", "move p2:follower pool")
    assert asked(state) == ("adept_consent", 1)
    do(state, "accept", "activate cities_5.d", "roll 3", "roll 4")
    assert texts(state) == ["recruit p1", "recruit p2"]
    do(state, "recruit p2", "agree")
    assert followers(state, 1, "supply") == 2


def test_adept_once_a_round() -> None:
    """SC-131 R-1.19 R-3.19 R-6.38: a second figure is not moved; the window closes when all have passed."""
    state = moving({**ADEPT, "cards": ["foresight"], "followers": ["pool"]}, {"followers": ["pool"]})
    do(state, "adept leader", "move p1:follower pool")
    assert followers(state, 0, "mystic_power_source") == 1
    assert "one figure per round" in refused(state, "adept leader")
    do(state, "pass")
    assert asked(state)[0] == "actions"


def test_a_refusal_does_not_use_up_the_adept() -> None:
    """R-6.38 R-3.30: the owner keeps its figure and is not asked for one like it again; another may be moved."""
    state = moving(ADEPT, {"followers": ["pool", "pool"]}, {"followers": ["pool"]})
    do(state, "adept leader", "move p2:follower pool", "refuse")
    assert followers(state, 1, "pool") == 2
    do(state, "adept leader")
    assert "move p2:follower pool" not in texts(state)
    do(state, "move p3:follower pool", "accept")
    assert followers(state, 2, "mystic_power_source") == 1


def test_adept_with_nobody_left_to_ask() -> None:
    """R-6.38 R-3.30: when all that could come have refused, the window closes."""
    state = moving({**ADEPT, "followers": []}, {"followers": ["pool", "pool"]}, {"leader": "forests_6"})
    for figure in ("p2:leader pool", "p2:follower pool", "p3:leader forests_6", "p3:follower pool"):
        do(state, "adept leader", f"move {figure}", "refuse")
    do(state, "adept leader", "move p4:leader pool", "refuse", "adept leader", "move p4:follower pool", "refuse")
    assert asked(state)[0] == "actions"


def test_adept_moves_one_of_two_alike_if_the_other_was_refused() -> None:
    """R-6.38, R-3.30: the refused follower comes to stand beside another one, which may still be asked for."""
    centre = "mystic_power_source"
    state = moving(
        {"councilor": "adept", "leader": centre, "followers": [centre] * 4},
        {
            "councilor": "mystic",
            "leader": centre,
            "followers": ["pool", "hills_3", centre, centre],
            "cards": ["foresight"],
        },
        seats=2,
        hologram=centre,
        hologram_power="scholar",
    )
    do(state, "adept leader", "move p2:follower pool", "refuse", "pass")
    do(state, "play foresight", "move p2:follower pool", "to hills_3", "done", "adept leader")
    assert texts(state) == ["move p2:follower hills_3"]


def test_adept_needs_a_placed_leader_and_room() -> None:
    """R-6.38 R-1.19: not from the pool; a full tile has no empty space."""
    assert asked(moving({"councilor": "adept"}, {"followers": ["forests_6"]}))[0] != "end_misf"
    assert asked(moving({"councilor": "adept", "leader": "forests_6"}, {"followers": ["forests_5"]}))[0] != "end_misf"


def test_adept_moves_from_a_space_to_either_build_space() -> None:
    """R-6.38 R-0.8: "here" is the site, so any build space of the Cosmic Gate."""
    state = moving({"councilor": "adept", "leader": "gate_build_1", "followers": ["hills_6"]})
    do(state, "adept leader", "move p1:follower hills_6")
    assert texts(state) == ["to gate_build_1", "to gate_build_2"]
    do(state, "to gate_build_2")
    assert (followers(state, 0, "gate_build_2"), followers(state, 0, "hills_6")) == (1, 0)


def test_adept_does_not_move_the_automaton() -> None:
    """R-6.38: any kind but the Automaton."""
    state = moving({"councilor": "adept", "leader": "hills_3", "followers": ["pool"]}, seats=1, automaton="forests_3")
    do(state, "adept leader")
    assert texts(state) == ["move p1:follower pool", "move p1:hologram pool"]


# Artificer; the discount is with building.


def test_prototype() -> None:
    """R-6.39 R-10.41 R-4.10: the Leader uses an unbuilt component as if it were built; nobody else may."""
    state = placing({"councilor": "artificer"}, {"cards": ["cipher_of_expertise"]})
    as_seat(state, 0, "leader@mystic_siphon")
    act(state, 1, "play cipher_of_expertise", "copy artificer")
    assert "no empty space" in refused(state, "leader@mystic_siphon", seat=1)
    as_seat(state, 1, "leader@matter_converter")
    pass_until(place_rest(state), "actions")
    do(no_free_steps(state), "activate p1:leader mystic_siphon")
    assert goods(state, 0) == {"energy": 2}


def test_prototypes_are_action_components_of_letters_a_to_c() -> None:
    """R-1.19 R-10.41: neither one-time components nor double spaces."""
    state = placing({"councilor": "artificer"}, **parts(unbuilt=["soul_conduit", "aether_lens", "mnemonic_vault"]))
    assert "leader@mnemonic_vault" in texts(state, 0)
    assert "no empty space" in refused(state, "leader@aether_lens", seat=0)
    assert not any("soul_conduit" in text for text in texts(state, 0))


def test_prototype_gives_no_discount() -> None:
    """R-6.39: it is a site of its own, not part of the gate."""
    state = acting(
        {"councilor": "artificer", "leader": "mystic_siphon", "followers": ["gate_build_1"], "goods": {"crystal": 1}}
    )
    assert wasted(state, "gate_build_1")


def test_prototype_that_is_built_meanwhile() -> None:
    """R-6.39 R-10.44: the Leader still activates it."""
    state = acting(
        {
            "councilor": "artificer",
            "leader": "mystic_siphon",
            "followers": ["gate_build_1"],
            "goods": {"crystal": 2, "atlantium": 1},
        }
    )
    do(state, "activate gate_build_1", "build mystic_siphon", "activate p1:leader mystic_siphon")
    assert goods(state, 0) == {"energy": 2}


def test_prototype_of_the_accelerator() -> None:
    """R-6.39 R-6.25: any action component of the letters A to C works."""
    state = acting(
        {"councilor": "artificer", "leader": "harmonic_accelerator", "followers": ["forests_4"]},
        **parts(unbuilt=["harmonic_accelerator"]),
    )
    do(state, "activate p1:follower forests_4", "roll 4", "activate p1:leader harmonic_accelerator")
    do(state, "again p1:follower forests_4", "roll 4")
    assert goods(state, 0) == {"crystal": 2}


# Emissary.


def test_emissary_and_libram_in_the_cities() -> None:
    """R-4.8 R-4.9 R-1.23: three pairs on one tile, and no fourth; each acts for itself."""
    crowd = {"followers": ["pool", "pool", "pool", "pool"]}
    state = placing({**crowd, "councilor": "emissary", "cards": ["libram_of_unity"]}, crowd)
    act(state, 0, "play libram_of_unity", "widen cities_5")
    for seat, move in [(0, "follower@cities_5.d"), (1, "follower@cities_5.d"), (0, "leader@cities_5.e")]:
        as_seat(state, seat, move)
    for seat, move in [(1, "follower@cities_5.e"), (0, "follower@cities_5.f"), (1, "follower@cities_5.f")]:
        as_seat(state, seat, move)
    assert "no empty space" in refused(state, "follower@cities_5.g", seat=0)
    pass_until(place_rest(state), "actions")
    units = [text for text in texts(no_free_steps(state)) if text.startswith("activate cities")]
    assert units == ["activate cities_5.d", "activate cities_5.e", "activate cities_5.f"]


def test_no_emissary_space_by_moving() -> None:
    """SC-135 R-4.21 R-4.9: Foresight finds no room on a full tile."""
    state = moving({"councilor": "emissary", "cards": ["foresight"]}, {"followers": ["hills_4", "hills_4"]})
    do(state, "play foresight", "move p1:leader pool")
    assert "to hills_4" not in texts(state)
    assert "to hills_3" in texts(state)


# Explorer.


def test_explorer_helps_everybody_there_and_nobody_elsewhere() -> None:
    """R-1.18 R-1.19: one lower for all on the site, also after the Leader has acted."""
    state = acting(
        {"councilor": "explorer", "leader": "forests_4", "followers": ["hills_4"]}, {"followers": ["forests_4"]}
    )
    do(state, "activate p1:leader forests_4", "roll 3", "activate p1:follower hills_4", "roll 3")
    act(state, 1, "activate p2:follower forests_4", "roll 3")
    assert (goods(state, 0), goods(state, 1)) == ({"crystal": 1}, {"crystal": 1})


def test_an_ability_needs_its_leader() -> None:
    """R-1.18 R-1.21: from the pool or the supply nothing helps."""
    for place in ("pool", "forests_5"):
        state = acting({"councilor": "explorer", "leader": place, "followers": ["forests_4"]})
        do(state, "activate p1:follower forests_4", "roll 3")
        assert goods(state, 0) == {}


# Metallurgist.


def test_metallurgist_and_hammer() -> None:
    """SC-069 R-1.19 R-1.24 R-6.16: two ore at 1 : 3, and one for the hammer."""
    state = acting(
        {"councilor": "metallurgist", "leader": "forges_5", "goods": {"ore": 2}, "cards": ["hammer_of_brontes"]}
    )
    do(state, "activate p1:leader forges_5")
    assert texts(state) == ["convert 0 ore", "convert 1 ore", "convert 2 ore"]
    do(state, "convert 2 ore")
    assert goods(state, 0) == {"atlantium": 7}


def test_metallurgist_helps_the_others_there() -> None:
    """R-1.19 R-1.18: each figure on that tile may convert two, nobody elsewhere."""
    state = acting(
        {"councilor": "metallurgist", "leader": "forges_4"},
        {"followers": ["forges_4", "forges_3"], "goods": {"ore": 4}},
    )
    act(state, 1, "activate p2:follower forges_4", "convert 2 ore")
    act(state, 1, "activate p2:follower forges_3")
    assert texts(state) == ["convert 0 ore", "convert 1 ore"]
    do(state, "convert 1 ore")
    assert goods(state, 1) == {"ore": 1, "atlantium": 6}


# Mystic; on single rolls and in the libraries see there.


def test_mystic_in_the_cities() -> None:
    """R-6.40 R-1.19: each figure of the pair has a free +1."""
    state = acting({"councilor": "mystic", "leader": "cities_4.d"}, {"leader": "cities_4.d"})
    do(state, "activate cities_4.d", "roll 3", "roll 3", "boost mystic")
    assert asked(state) == ("roll_window", 1)
    do(state, "boost mystic")
    assert asked(state)[0] == "greet"


# Priestess.


def test_priestess_cap() -> None:
    """SC-094 R-1.19 R-6.41: four on the centre give 4 + 3."""
    centre = ["mystic_power_source"] * 3
    state = acting({"councilor": "priestess", "leader": "mystic_power_source", "followers": centre}, {"followers": []})
    do(state, "activate p1:follower mystic_power_source")
    assert goods(state, 0) == {"energy": 2}
    do(no_free_steps(state), "activate p1:follower mystic_power_source")
    do(no_free_steps(state), "activate p1:follower mystic_power_source")
    assert goods(state, 0) == {"energy": 5}  # the third of the others gets nothing more
    do(no_free_steps(state), "activate p1:leader mystic_power_source")
    assert goods(state, 0) == {"energy": 7}


def test_priestess_pays_the_controllers() -> None:
    """R-1.19: others' figures there gain for their owners."""
    state = acting({"councilor": "priestess", "leader": "forests_3"}, {"followers": ["forests_3"]})
    act(state, 1, "activate p2:follower forests_3", "roll 1")
    assert (goods(state, 0), goods(state, 1)) == ({}, {"energy": 1})


def test_priestess_comes_after_the_activation() -> None:
    """R-6.41: her energy does not help the roll that earns it."""
    state = acting({"councilor": "priestess", "leader": "forests_4"})
    do(state, "activate p1:leader forests_4", "roll 3")
    assert goods(state, 0) == {"energy": 1}


def test_priestess_in_a_pair() -> None:
    """R-6.41: a pair is two figures; with another pair on the tile the cap is reached at three."""
    state = acting(
        {"councilor": "priestess", "leader": "cities_6.d"},
        {"followers": ["cities_6.d", "cities_6.e", "cities_6.e"]},
        effects={"extra_spaces": {"cities_6": 1}},
    )
    do(state, "activate cities_6.d", "roll 1", "roll 1")
    assert (goods(state, 0), goods(state, 1)) == ({"energy": 1}, {"energy": 1})
    act(state, 1, "activate cities_6.e", "roll 1", "roll 1", "pass")
    assert goods(state, 1) == {"energy": 2}


def test_priestess_gives_three_a_round_in_all() -> None:
    """R-1.19 R-6.25: her Leader's second action brings nothing once three are given."""
    centre = ["mystic_power_source", "mystic_power_source"]
    state = acting(
        {
            "councilor": "priestess",
            "leader": "mystic_power_source",
            "followers": [*centre, "harmonic_accelerator", "harmonic_accelerator"],
        },
        **parts(built=["harmonic_accelerator"]),
    )
    for kind in ("leader", "follower", "follower"):
        do(no_free_steps(state), f"activate p1:{kind} mystic_power_source")
    do(no_free_steps(state), "activate p1:follower harmonic_accelerator", "again p1:leader mystic_power_source")
    assert goods(state, 0) == {"energy": 3 + 3 + 1}


def test_priestess_does_not_bless_the_forgone() -> None:
    """R-6.41 R-10.36: who forgoes has not acted."""
    state = acting({"councilor": "priestess", "leader": "forests_3", "followers": ["mystic_power_source"]})
    do(state, "forgo p1:leader forests_3")
    assert goods(state, 0) == {}


# Sentinel and Stormcaller: against misfortunes.

SENTINEL = {"councilor": "sentinel", "leader": "hills_2"}


def test_sentinel_blocks() -> None:
    """R-6.42 R-1.19: the Leader goes home without its action, nothing floods; a refusal lets the flood come."""
    state = do(drawing(SENTINEL, {"leader": "hills_6"}), "card flood_hills", "block hills")
    assert (leader(state, 0), leader(state, 1), land(state, "hills")) == ("pool", "hills_6", 6)
    state = do(drawing(SENTINEL), "card flood_hills", "pass hills")
    assert (leader(state, 0), land(state, "hills")) == ("hills_2", 5)


def test_sentinel_against_a_controlled_flood() -> None:
    """R-6.42: after barriers were considered, Controlled Floods included."""
    state = do(drawing(SENTINEL), "card controlled_flood", "flood hills", "block hills")
    assert land(state, "hills") == 6


@pytest.mark.parametrize("place", ["mystic_power_source", "gate_build_1", "forests_2"])
def test_sentinel_elsewhere_protects_nothing(place: str) -> None:
    """R-6.42: on the centre, the gate or another peninsula it is not asked."""
    state = do(drawing({**SENTINEL, "leader": place}), "card flood_hills")
    assert land(state, "hills") == 5


def test_stormcaller_cancels() -> None:
    """R-6.43 R-1.19 R-1.21: from the board; then the ability is gone with the Leader."""
    state = drawing({"councilor": "stormcaller", "leader": "hills_2"})
    do(state, "card tsunami", "cancel tsunami")
    assert (leader(state, 0), misfortune_pile(state)) == ("supply", {"tsunami": 1})
    do(state, "card flood_hills")
    assert land(state, "hills") == 5


def test_stormcaller_lets_it_pass() -> None:
    """R-6.43: an ability is optional."""
    state = do(drawing({"councilor": "stormcaller"}), "card flood_hills", "pass flood_hills")
    assert (leader(state, 0), land(state, "hills")) == ("pool", 5)
