"""Building: who pays, what it costs, and what follows (section 6.7)."""

from __future__ import annotations

from typing import Any

from rising_helpers import do, texts
from rising_scenes import (
    act,
    acting,
    all_land,
    asked,
    barriers,
    built,
    counter,
    followers,
    goods,
    hand,
    land,
    leader,
    library_pile,
    no_free_steps,
    refused,
    wasted,
)

HERE = {"leader": "gate_build_1"}


def rich(**more: Any) -> dict[str, Any]:
    """A player whose Leader stands on the first build space with a good deal of everything but energy."""
    return {**HERE, "goods": {"crystal": 4, "gold": 4, "ore": 4, "atlantium": 4}, **more}


# Who pays.


def test_absent_player_cannot_pay() -> None:
    """SC-072 R-6.19 R-6.21 R-10.21: green's Atlantium is out of reach; the activation is wasted."""
    state = acting({**HERE, "goods": {"gold": 2}}, {"goods": {"atlantium": 1}})
    do(state, "activate gate_build_1")
    assert "nobody else may" in refused(state, "build matter_converter")
    state = acting({**HERE, "goods": {"gold": 1}}, {"goods": {"gold": 1}})
    assert wasted(state, "gate_build_1")
    assert (goods(state, 0), goods(state, 1)) == ({"gold": 1}, {"gold": 1})
    assert asked(state)[0] == "place"  # there was nothing else to do in this round


def test_building_nothing_is_legal() -> None:
    """R-6.21 R-10.36: those who can pay need not; the figures stay until clean-up."""
    state = acting(rich(followers=["mystic_power_source"]))
    do(state, "activate gate_build_1", "nothing")
    assert built(state) == set()
    assert leader(state, 0) == "gate_build_1"
    assert "activate gate_build_1" not in texts(state)


def test_two_builds_with_four_players() -> None:
    """SC-073 R-6.18 R-6.20 R-1.11: one component a build space; figures go home at once."""
    state = acting(rich(followers=["gate_build_2", "mystic_power_source"]))
    do(state, "activate gate_build_1", "build aether_lens")
    assert leader(state, 0) == "pool"
    no_free_steps(do(no_free_steps(state), "activate gate_build_2", "build mnemonic_vault"))
    assert built(state) == {"aether_lens", "mnemonic_vault"}
    units = ["activate p1:follower mystic_power_source", "forgo p1:follower mystic_power_source"]
    assert [text for text in texts(state) if "barrier" not in text] == ["end", *units]


def test_a_built_component_is_not_built_again() -> None:
    """R-6.18 R-1.12: only what lies in the Blueprint."""
    state = do(acting(rich(), built=["aether_lens"]), "activate gate_build_1")
    assert "Blueprint" in refused(state, "build aether_lens")
    assert "Blueprint" in refused(state, "build ward_loom")


def test_contributors_share_the_cost() -> None:
    """R-6.19 R-3.2 R-10.20: each pays a part, exactly the cost in sum, and consents to it."""
    state = acting({**HERE, "goods": {"crystal": 2}}, {"followers": ["gate_build_1"], "goods": {"crystal": 2}})
    do(state, "activate gate_build_1", "build aether_lens", "agree")
    assert texts(state) == ["p1 pays 0 crystal", "p1 pays 1 crystal", "p1 pays 2 crystal"]
    do(state, "p1 pays 1 crystal")
    assert asked(state) == ("consent", 1)
    do(state, "accept")
    assert (goods(state, 0), goods(state, 1)) == ({"crystal": 1, "energy": 1}, {"crystal": 1, "energy": 1})
    assert (leader(state, 0), followers(state, 1, "gate_build_1")) == ("pool", 0)


def test_refused_share_and_another_try() -> None:
    """R-3.30 R-6.21: a refusal closes that purse for this activation; the others may still pay."""
    state = acting({**HERE, "goods": {"crystal": 2}}, {"followers": ["gate_build_1"], "goods": {"crystal": 2}})
    do(state, "activate gate_build_1", "build aether_lens", "agree", "p1 pays 1 crystal", "refuse")
    assert texts(state) == ["pay aether_lens", "nothing"]
    do(state, "pay aether_lens")
    assert goods(state, 0) == {"energy": 1}
    state = acting({**HERE, "goods": {"crystal": 1}}, {"followers": ["gate_build_1"], "goods": {"crystal": 1}})
    do(state, "activate gate_build_1", "build aether_lens", "agree", "refuse")
    assert built(state) == set()
    assert goods(state, 0) == {"crystal": 1}


def test_nobody_is_made_to_pay_what_the_starting_player_settles() -> None:
    """R-3.2 R-3.31 R-10.51: after an objection the starting player names the component, and the payers consent."""
    state = acting({**HERE, "goods": {"crystal": 2, "gold": 2}}, {"followers": ["gate_build_1"]}, starting_player=1)
    act(state, 0, "activate gate_build_1", "build aether_lens", "object", "build resonant_bell")
    assert asked(state) == ("consent", 0)
    do(state, "refuse")
    assert built(state) == set()
    assert goods(state, 0) == {"crystal": 2, "gold": 2}


def test_volunteers_and_followers_contribute() -> None:
    """R-6.19: any figure but the Automaton makes its player a contributor."""
    state = acting({"volunteers": ["gate_build_1"], "goods": {"crystal": 2}}, {"leader": "mystic_power_source"})
    do(state, "activate gate_build_1", "build aether_lens")
    assert built(state) == {"aether_lens"}


def test_automaton_is_no_contributor() -> None:
    """R-4.19 R-6.19: but it goes home with the others when something is built."""
    state = acting(rich(), seats=1, automaton="gate_build_1")
    do(state, "activate gate_build_1", "build aether_lens")
    assert built(state) == {"aether_lens"}


# What it costs.


def test_discounts_have_a_floor() -> None:
    """SC-074 R-1.17 R-6.39: Artificer and Masterwork Plans leave 1 crystal of 2."""
    state = acting({**HERE, "councilor": "artificer", "goods": {"crystal": 2}, "cards": ["masterwork_plans"]})
    do(state, "activate gate_build_1", "build aether_lens", "play masterwork_plans")
    assert goods(state, 0) == {"crystal": 1, "energy": 1}
    assert library_pile(state) == ["masterwork_plans"]


def test_nothing_is_built_for_nothing() -> None:
    """R-1.17: two discounts on a cost of two leave one, which somebody must have."""
    state = acting({**HERE, "councilor": "artificer", "cards": ["masterwork_plans"]})
    assert wasted(state, "gate_build_1")


def test_artificer_discount_counts_once() -> None:
    """R-6.39: a second Artificer's effect on the space takes nothing more off."""
    state = acting(
        {**HERE, "councilor": "artificer", "goods": {"crystal": 2, "atlantium": 1}},
        {"leader": "gate_build_1"},
        effects={"copied": {"1": "artificer"}},
    )
    do(state, "activate gate_build_1", "build mystic_siphon", "agree", "drop crystal")
    assert goods(state, 0) == {"crystal": 1}


def test_artificer_discount_on_the_own_build_space_only() -> None:
    """R-1.19 R-6.39: the Leader stands on the other build space."""
    state = acting(
        {"councilor": "artificer", "leader": "gate_build_2", "followers": ["gate_build_1"], "goods": {"crystal": 1}}
    )
    assert wasted(state, "gate_build_1")
    do(state, "activate gate_build_2", "build aether_lens")
    assert built(state) == {"aether_lens"}


def test_masterwork_plans_in_the_build_window() -> None:
    """SC-117 R-3.25 R-1.23 R-1.17: a contributor plays it; a player who is not there is not asked."""
    state = acting(
        {**HERE, "goods": {"crystal": 2, "gold": 1, "atlantium": 2}},
        {"followers": ["gate_build_1"], "cards": ["masterwork_plans"]},
        {"cards": ["masterwork_plans"]},
    )
    do(state, "activate gate_build_1", "build numinous_beacon", "agree")
    assert asked(state) == ("build_window", 1)
    assert "turn" in refused(state, "play masterwork_plans", seat=2)
    do(state, "play masterwork_plans")
    assert texts(state) == ["drop crystal", "drop gold", "drop atlantium"]
    do(state, "drop crystal")
    assert goods(state, 0) == {"crystal": 1}
    assert "numinous_beacon" in built(state)


def test_a_promised_discount_that_does_not_come() -> None:
    """R-3.25 R-6.21: named on the strength of a card that is then not played: nothing is built."""
    state = acting({**HERE, "goods": {"crystal": 1}}, {"leader": "gate_build_1", "cards": ["masterwork_plans"]})
    do(state, "activate gate_build_1", "build aether_lens", "agree", "pass")
    assert built(state) == set()
    assert (goods(state, 0), hand(state, 1)) == ({"crystal": 1}, ["masterwork_plans"])


def test_a_reduction_falls_on_what_is_missing() -> None:
    """R-1.17 R-3.25: what nobody there has must be what is dropped."""
    state = acting({**HERE, "councilor": "artificer", "goods": {"crystal": 2}})
    do(state, "activate gate_build_1", "build mystic_siphon")
    assert (built(state), goods(state, 0)) == ({"mystic_siphon"}, {})


def test_mystic_adze_once_a_round() -> None:
    """R-1.24 R-3.25: 1 less for the first build it is used on."""
    state = acting(
        {
            "leader": "gate_build_1",
            "followers": ["gate_build_2"],
            "goods": {"crystal": 2, "gold": 2},
            "cards": ["mystic_adze"],
        }
    )
    do(state, "activate gate_build_1", "build aether_lens")
    assert texts(state) == ["pass", "play mystic_adze"]
    no_free_steps(do(state, "play mystic_adze"))
    do(state, "activate gate_build_2", "build resonant_bell")
    assert asked(state)[0] == "share_volunteer"  # no window: the gold is paid in full
    assert goods(state, 0) == {"crystal": 1, "energy": 1}
    assert hand(state, 0) == ["mystic_adze"]


def test_adze_serves_contributors_only() -> None:
    """R-1.24: its owner must have a figure there."""
    state = acting({**HERE, "goods": {"crystal": 1}}, {"cards": ["mystic_adze"]})
    assert wasted(state, "gate_build_1")


def test_malfunction_adds_a_resource_of_choice() -> None:
    """R-5.17 R-1.17: one more for each component built this round."""
    state = acting(rich(followers=["gate_build_2"]), effects={"malfunctions": 1})
    do(state, "activate gate_build_1", "build aether_lens")
    assert texts(state) == ["add crystal", "add gold", "add ore", "add atlantium"]
    no_free_steps(do(state, "add ore"))
    do(state, "activate gate_build_2", "build mnemonic_vault", "add atlantium")
    assert goods(state, 0) == {"crystal": 1, "gold": 3, "ore": 3, "atlantium": 3, "energy": 1}


def test_malfunction_can_make_it_too_dear() -> None:
    """R-5.17: with two crystals alone the Aether Lens cannot be built."""
    state = acting({**HERE, "goods": {"crystal": 2}}, effects={"malfunctions": 1})
    assert wasted(state, "gate_build_1")
    state = acting({**HERE, "goods": {"crystal": 2, "ore": 1}}, effects={"malfunctions": 1})
    do(state, "activate gate_build_1", "build aether_lens")
    assert goods(state, 0) == {"energy": 1}


def test_malfunction_before_discounts() -> None:
    """R-1.17: 2 + 1, then 1 off; what was added may be what comes off, so two crystals are enough."""
    state = acting({**HERE, "councilor": "artificer", "goods": {"crystal": 2}}, effects={"malfunctions": 1})
    do(state, "activate gate_build_1", "build aether_lens", "add gold")
    assert goods(state, 0) == {"energy": 1}


def test_malfunction_and_two_discounts_leave_one() -> None:
    """R-1.17: 2 + 1 - 2; a third discount would find only one resource left."""
    state = acting(
        {**HERE, "councilor": "artificer", "goods": {"crystal": 1}, "cards": ["masterwork_plans", "masterwork_plans"]},
        effects={"malfunctions": 1},
    )
    do(state, "activate gate_build_1", "build aether_lens", "play masterwork_plans", "play masterwork_plans")
    while asked(state)[0] in ("raise_cost", "lower_cost"):
        do(state, texts(state)[0])
    assert (built(state), goods(state, 0)) == ({"aether_lens"}, {"energy": 1})


def test_lost_schema() -> None:
    """R-5.18: one component a round, those built before counted."""
    state = acting(rich(followers=["gate_build_2", "mystic_power_source"]), effects={"lost_schema": True})
    do(state, "activate gate_build_1", "build aether_lens")
    assert wasted(state, "gate_build_2")
    assert built(state) == {"aether_lens"}
    assert followers(state, 0, "gate_build_2") == 1


# What follows.


def test_tidal_bulwark_with_one_place_left() -> None:
    """SC-076 R-1.14 R-5.6 R-0.5: one barrier is placed, the second is lost."""
    state = acting(
        rich(followers=["mystic_power_source"]),
        barriers=["forests", "mountains", "cities", "libraries", "forges"],
        land={"hills": 3},
    )
    do(state, "activate gate_build_1", "build tidal_bulwark")
    assert texts(state) == ["done", "ward hills"]
    do(state, "ward hills")
    assert (len(barriers(state)), asked(state)[0]) == (6, "actions")


def test_tidal_bulwark_up_to_two() -> None:
    """R-1.14: two barriers, or fewer, for nothing."""
    state = acting(rich(), land={"hills": 0})
    do(state, "activate gate_build_1", "build tidal_bulwark")
    assert "ward hills" not in texts(state)
    do(state, "ward forges", "done")
    assert barriers(state) == {"forges"}


def test_entropy_drive() -> None:
    """SC-077 R-1.14 R-7.1 R-7.4: back to space 2, level 1 in the cities, no Wrath, then space 3."""
    state = acting(rich(followers=["cities_5.d", "cities_5.d"]), round=4, wrath=3)
    do(state, "activate gate_build_1", "build entropy_drive")
    assert counter(state) == 2
    do(state, "activate cities_5.d", "roll 3", "roll 3")  # 6 + 1 = 7; at level 2 a 5 would do
    assert followers(state, 0, "supply") == 1
    assert asked(state)[0] == "place"
    assert counter(state) == 3
    assert all_land(state) == 36


def test_entropy_drive_not_below_the_first_space() -> None:
    """R-1.14 R-7.4: in round 1 the counter stays on space 0, then moves to 1."""
    state = acting(rich(followers=["mystic_power_source"]))
    do(state, "activate gate_build_1", "build entropy_drive")
    assert counter(state) == 0


def test_numinous_beacon() -> None:
    """SC-078 R-1.14 R-6.30: different peninsulas with something flooded; the tile nearest the centre comes back."""
    state = acting(rich(), land={"hills": 2, "libraries": 0})
    do(state, "activate gate_build_1", "build numinous_beacon")
    assert texts(state) == ["done", "raise hills", "raise libraries"]
    do(state, "raise hills")
    assert texts(state) == ["done", "raise libraries"]
    do(state, "raise libraries")
    assert (land(state, "hills"), land(state, "libraries")) == (3, 1)


def test_fresh_components_are_for_the_next_round() -> None:
    """R-10.44 R-6.20: nobody stands on it now; in the next placement it is open."""
    state = acting(rich())
    do(state, "activate gate_build_1", "build mystic_siphon")
    assert asked(state)[0] == "place"
    assert "follower@mystic_siphon" in texts(state)


def test_priestess_blesses_a_build() -> None:
    """R-6.41: each figure on the space has acted; at most three are paid, hers and two others'."""
    state = acting(
        {
            **HERE,
            "councilor": "priestess",
            "followers": ["gate_build_1", "gate_build_1", "gate_build_1"],
            "goods": {"crystal": 2},
        },
    )
    do(state, "activate gate_build_1", "build aether_lens")
    assert goods(state, 0) == {"energy": 1 + 3}
