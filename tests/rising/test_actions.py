"""ACTIONS as a whole: the order of activations, forgoing, the end, clean-up, and what energy buys (6.1, 6.9)."""

from __future__ import annotations

import random

import pytest

import tidefall
from rising_helpers import as_seat, do, place_rest, texts
from rising_scenes import (
    act,
    acting,
    all_land,
    asked,
    barriers,
    drawing,
    followers,
    goods,
    land,
    leader,
    no_free_steps,
    parts,
    placing,
    refused,
    see,
    volunteers,
)

# The order of things.


def test_the_starting_player_names_anybodys_units() -> None:
    """R-6.2 R-3.22 R-3.32: in any order across players; the controller then acts or forgoes."""
    state = acting({"leader": "hills_6"}, {"leader": "forests_6", "followers": ["mystic_power_source"]})
    do(state, "activate p2:follower mystic_power_source")
    assert (asked(state), texts(state)) == (
        ("may_forgo", 1),
        ["act follower mystic_power_source", "forgo follower mystic_power_source"],
    )
    do(state, "act follower mystic_power_source")
    assert goods(state, 1) == {"energy": 1}
    do(state, "activate p1:leader hills_6", "roll 6", "activate p2:leader forests_6", "forgo leader forests_6")
    assert (goods(state, 0), goods(state, 1)) == ({"gold": 1}, {"energy": 1})


def test_free_steps_before_each_activation() -> None:
    """R-3.32 R-6.2: those who have one are asked again after each activation, the others never."""
    state = acting({"followers": ["mystic_power_source", "hills_6"]}, {"cards": ["surge_of_power"]})
    assert asked(state) == ("actions", 1)
    do(state, "pass", "activate p1:follower mystic_power_source")
    assert (asked(state), texts(state)) == (("actions", 1), ["pass", "play surge_of_power"])


def test_everybody_may_activate_its_own() -> None:
    """R-6.2 R-3.3: out of turn too, and only its own."""
    state = acting({"leader": "hills_6"}, {"leader": "forests_6"}, {"leader": "forests_5"})
    assert "not possible" in refused(state, "activate p3:leader forests_5", seat=1)
    act(state, 1, "activate p2:leader forests_6", "roll 3")
    assert goods(state, 1) == {"crystal": 1}


def test_each_figure_acts_once_and_stays() -> None:
    """R-6.1 R-6.3: it is marked, and no longer offered."""
    state = acting({"leader": "hills_6", "followers": ["mystic_power_source"]})
    do(state, "activate p1:leader hills_6", "roll 1")
    assert leader(state, 0) == "hills_6"
    assert see(state)["island"]["hills"]["tiles"][5]["figures"][0]["resolved"]
    assert "not possible" in refused(state, "activate p1:leader hills_6")


def test_forgoing() -> None:
    """R-10.36 R-3.22: nothing compels an action; the unit is used up."""
    state = acting({"leader": "hills_6", "followers": ["mystic_power_source"]})
    do(state, "forgo p1:follower mystic_power_source")
    assert goods(state, 0) == {}
    assert texts(state) == ["end", "activate p1:leader hills_6", "forgo p1:leader hills_6"]


def test_a_pair_forgoes_together() -> None:
    """R-3.31 R-10.51: the partner may object to doing nothing; then the starting player decides."""
    state = acting({}, {"leader": "cities_6.d"}, {"leader": "cities_6.d"})
    act(state, 1, "forgo cities_6.d")
    assert asked(state) == ("objections", 2)
    do(state, "object")
    assert asked(state) == ("may_forgo", 0)
    do(state, "act cities_6.d", "roll 6", "roll 6")
    assert asked(state)[0] == "greet"


def test_objecting_to_the_end() -> None:
    """SC-133 R-3.33 R-3.22: whoever objects at once uses a unit; after two objections nothing is left."""
    state = acting({"leader": "pool"}, {"followers": ["mystic_power_source", "hills_6"]})
    do(state, "end")
    assert (asked(state), texts(state)) == (("end_proposed", 1), ["agree", "object"])
    do(state, "object")
    assert texts(state) == [
        "activate p2:follower mystic_power_source",
        "activate p2:follower hills_6",
        "forgo p2:follower mystic_power_source",
        "forgo p2:follower hills_6",
    ]
    do(state, "activate p2:follower mystic_power_source", "end", "object", "forgo p2:follower hills_6")
    assert goods(state, 1) == {"energy": 1}
    assert asked(state)[0] == "place"


def test_agreeing_to_the_end() -> None:
    """R-3.22: units that are left are forgone, the starting player's own too."""
    state = acting({"leader": "hills_6"}, {"leader": "mystic_power_source"})
    do(state, "end", "agree")
    assert (asked(state)[0], goods(state, 1)) == ("place", {})


def test_clean_up() -> None:
    """SC-096 R-3.26 R-4.12: all in pools, volunteers in the supply, extra spaces gone."""
    state = acting(
        {"leader": "hills_6", "followers": ["mystic_siphon", "mystic_power_source"], "volunteers": ["hills_5", "pool"]},
        {"leader": "gate_build_1"},
        effects={"extra_spaces": {"hills_4": 2}},
        **parts(built=["mystic_siphon"]),
    )
    do(state, "end", "agree")
    assert (leader(state, 0), leader(state, 1), followers(state, 0, "pool")) == ("pool", "pool", 2)
    assert volunteers(state, 0) == 0
    assert see(state)["island"]["hills"]["tiles"][3]["capacity"] == 2


def test_waiting_volunteers_stay() -> None:
    """R-4.12 R-3.26: those gained for the next round are not sent away."""
    state = acting({"leader": "hills_6", "waiting_volunteers": 2})
    do(state, "end")
    assert volunteers(state, 0) == 2


def test_no_flood_in_actions() -> None:
    """R-10.48: whatever happens there, no tile is lost."""
    for seed in range(6):
        state = tidefall.load_game("rising", seats=3, level=1, max_rounds=3).new_initial_state()
        rng = random.Random(seed)
        before, acted = 36, 0
        while not state.is_terminal():
            in_actions = see(state)["phase"] in ("ACTIONS", "ROLL", "BUILD")
            state.apply_action(rng.choice(state.legal_actions()))
            after = all_land(state)
            if in_actions and not state.is_terminal() and see(state)["phase"] in ("ACTIONS", "ROLL", "BUILD"):
                assert after >= before
                acted += 1
            before = after
        assert acted


def test_tokens_never_run_out() -> None:
    """R-10.27 R-0.6: more than the printed 24 energy and 12 gold."""
    state = acting({"followers": ["mystic_power_source", "hills_6"], "goods": {"energy": 24, "gold": 12}})
    do(no_free_steps(state), "activate p1:follower hills_6", "roll 6")
    do(no_free_steps(state), "activate p1:follower mystic_power_source")
    assert goods(state, 0) == {"energy": 25, "gold": 13}


# The forges.


def test_ore_gained_in_the_same_phase() -> None:
    """SC-068 R-6.2 R-6.16: the roll first, then the forge."""
    state = acting({"followers": ["mountains_5", "forges_5"]})
    do(state, "activate p1:follower mountains_5", "roll 4", "activate p1:follower forges_5", "convert 1 ore")
    assert goods(state, 0) == {"atlantium": 3}


@pytest.mark.parametrize(("tile", "rate"), [("forges_6", 3), ("forges_4", 2), ("forges_1", 1)])
def test_forge_rates(tile: str, rate: int) -> None:
    """R-6.16: one ore into as much Atlantium as the tile shows, or none if one likes."""
    state = do(acting({"leader": tile, "goods": {"ore": 2}}), f"activate p1:leader {tile}")
    assert texts(state) == ["convert 0 ore", "convert 1 ore"]
    do(state, "convert 1 ore")
    assert goods(state, 0) == {"ore": 1, "atlantium": rate}


def test_forge_without_ore() -> None:
    """R-6.16: nothing happens, and nothing is asked."""
    state = do(acting({"leader": "forges_6"}), "activate p1:leader forges_6")
    assert (goods(state, 0), asked(state)[0]) == ({}, "place")


# What energy buys.


def test_illegal_purchases() -> None:
    """SC-088 R-6.28 R-6.30 R-5.6 R-5.7: each with its reason."""
    state = placing({"goods": {"energy": 9}}, land={"cities": 0}, barriers=["forests"])
    assert "Nothing is flooded" in refused(state, "unflood hills")
    assert "without land" in refused(state, "barrier cities")
    assert "already" in refused(state, "barrier forests")


@pytest.mark.parametrize(("price", "text"), [(4, "barrier hills"), (5, "unflood hills")])
def test_prices(price: int, text: str) -> None:
    """R-6.27 R-6.28: one less is not enough; no figure and no action is needed."""
    state = placing({"goods": {"energy": price - 1}}, land={"hills": 5})
    assert f"costs {price}" in refused(state, text)
    state = placing({"goods": {"energy": price}}, land={"hills": 5})
    do(state, text)
    assert goods(state, 0) == {}
    assert (barriers(state), land(state, "hills")) == (({"hills"}, 5) if price == 4 else (set(), 6))
    assert asked(state) == ("place", 0)


def test_unflood_during_placement() -> None:
    """SC-089 R-6.30 R-10.11: the tile nearest the centre comes back and may be used at once."""
    state = placing({"goods": {"energy": 5}}, land={"hills": 4})
    assert "flooded" in refused(state, "leader@hills_5")
    do(state, "unflood hills", "leader@hills_5")
    assert leader(state, 0) == "hills_5"


def test_purchases_in_actions() -> None:
    """R-10.11 R-6.27 R-3.22: between activations, not inside one."""
    state = acting({"leader": "hills_2", "goods": {"energy": 9}}, land={"forges": 0})
    do(state, "unflood forges", "barrier forges")
    assert (land(state, "forges"), barriers(state)) == (1, {"forges"})
    state = acting({"leader": "hills_2", "goods": {"energy": 9}}, land={"forges": 0})
    do(no_free_steps(state), "activate p1:leader hills_2", "roll 1")
    assert "not possible" in refused(state, "unflood forges")


def test_no_purchase_in_the_misfortunes() -> None:
    """R-10.46 R-3.18: even where somebody is asked something."""
    state = drawing({"goods": {"energy": 9}, "councilor": "stormcaller"}, land={"forges": 3})
    do(state, "card flood_hills")
    for text in ("barrier hills", "unflood forges"):
        assert "not possible" in refused(state, text)


def test_no_limit_on_purchases() -> None:
    """R-6.31 R-10.45: as often as one can pay, each for its own price."""
    state = placing({"goods": {"energy": 13}, "cards": ["tidewardens_horn"]}, land={"hills": 3})
    do(state, "barrier hills", "barrier forges", "barrier cities", "unflood hills")
    assert (goods(state, 0), len(barriers(state)), land(state, "hills")) == ({}, 3, 4)  # 3 + 3 + 3 + 4


def test_joint_payment() -> None:
    """R-6.29 R-3.2 R-10.20: shares are free, the sum is exact; others' shares need their consent."""
    state = placing({"goods": {"energy": 3}}, {"goods": {"energy": 3}}, {"goods": {"energy": 3}})
    do(state, "barrier hills")
    assert texts(state) == [f"p1 pays {amount} energy" for amount in range(4)]
    do(state, "p1 pays 1 energy")
    assert texts(state) == [f"p2 pays {amount} energy" for amount in range(4)]
    do(state, "p2 pays 2 energy", "accept")
    assert asked(state) == ("consent", 2)
    do(state, "accept")
    assert [goods(state, seat) for seat in range(3)] == [{"energy": 2}, {"energy": 1}, {"energy": 2}]
    assert barriers(state) == {"hills"}


def test_refused_consent() -> None:
    """SC-114 R-3.2 R-3.5 R-3.30: nothing is paid, and nobody is asked again before a figure is placed."""
    state = placing({"goods": {"energy": 2}}, {"goods": {"energy": 2}})
    do(state, "barrier hills")
    assert asked(state) == ("consent", 1)
    do(state, "refuse")
    assert (barriers(state), goods(state, 0), goods(state, 1)) == (set(), {"energy": 2}, {"energy": 2})
    assert "willing to pay" in refused(state, "barrier hills", seat=0)
    assert "barrier forests" in texts(state, 0)
    as_seat(state, 0, "leader@hills_6")
    assert "barrier hills" in texts(state, 0)


def test_barrier_after_everybody_has_placed() -> None:
    """SC-120 R-4.20 R-6.28 R-5.4: it absorbs the first flood of its peninsula."""
    state = placing({"goods": {"energy": 2}}, {"goods": {"energy": 2}})
    while "ready" not in texts(state):
        do(state, next(text for text in texts(state) if text.endswith("@mystic_power_source")))
    do(state, "barrier mountains", "accept")
    do(place_rest(state), "card flood_mountains")
    assert (barriers(state), land(state, "mountains")) == (set(), 6)
    do(state, "card flood_mountains")
    assert land(state, "mountains") == 5


def test_figures_that_are_not_placed() -> None:
    """R-10.35 R-4.3: nobody is ready with a figure in the pool."""
    state = placing()
    assert "Place every figure" in refused(state, "ready")


def test_expired_clock() -> None:
    """SC-116 R-3.12 R-4.3: whoever keeps a clock puts the rest on the centre, and the seat is ready."""
    state = placing({}, {}, {}, {"followers": ["pool"]})
    for text in ("leader@mystic_power_source", "follower@mystic_power_source", "ready"):
        state.submit(3, text)
    assert (leader(state, 3), followers(state, 3, "mystic_power_source")) == ("mystic_power_source", 1)
    assert see(state)["players"][3]["ready"]


def test_undo() -> None:
    """SC-128 R-9.5: a placement and a purchase may be taken back until a card is turned over."""
    state = placing({"goods": {"energy": 4}}, {"followers": []})
    do(state, "leader@hills_6")
    as_seat(state, 0, "barrier hills")
    state = state.undo(0)
    assert (barriers(state), goods(state, 0)) == (set(), {"energy": 4})
    state = state.undo(0)
    assert leader(state, 0) == "pool"
    do(place_rest(state), "card calm_seas")
    with pytest.raises(tidefall.Refused, match="draw"):
        state.undo(0)
