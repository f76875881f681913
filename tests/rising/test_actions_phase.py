"""ACTIONS: units, free steps, and the windows inside an activation: section 3.5 of the rules."""

from __future__ import annotations

import pytest

from rising_helpers import as_seat, do, pass_until, texts
from rising_scenes import (
    INTRODUCTORY,
    acting,
    asked,
    built,
    followers,
    goods,
    hand,
    leader,
    library_pile,
    no_free_steps,
    parts,
    refused,
    see,
    won,
)


def test_units() -> None:
    """R-3.21: single figures, full double spaces, occupied build spaces, each figure on the centre."""
    state = acting(
        {"leader": "hills_6", "followers": ["cities_6.d", "cities_5.d", "supply", "supply"]},
        {"leader": "cities_6.d", "followers": ["mystic_power_source", "mystic_power_source", "supply", "supply"]},
        {"leader": "gate_build_1", "followers": ["gate_build_1", "mystic_siphon", "supply", "supply"]},
        **parts(built=["mystic_siphon"]),
    )
    units = [text.removeprefix("activate ") for text in texts(state) if text.startswith("activate")]
    assert units == [
        "p1:leader hills_6",
        "p2:follower mystic_power_source",
        "p3:follower mystic_siphon",
        "cities_6.d",
        "gate_build_1",
    ]
    for _ in range(2):
        as_seat(state, 1, "activate p2:follower mystic_power_source")
    assert goods(state, 1) == {"energy": 2}
    assert "activate p2:follower mystic_power_source" not in texts(state)


def test_free_mode() -> None:
    """R-3.22 (D-30, D-31), R-3.3: controllers use their own units; a pair is anybody's there."""
    state = acting(
        {"leader": "hills_6"},
        {"leader": "cities_6.d", "followers": ["hills_5", "hills_5", "supply", "supply"]},
        {"leader": "cities_6.d"},
    )
    refused(state, "activate p1:leader hills_6", seat=1)
    refused(state, "activate cities_6.d", seat=3)
    as_seat(state, 1, "activate p2:follower hills_5")
    do(state, "roll 6")
    as_seat(state, 1, "forgo p2:follower hills_5")
    assert goods(state, 1) == {"gold": 1}
    assert not [text for text in texts(state) if "p2:follower" in text]
    as_seat(state, 2, "activate cities_6.d")
    assert asked(state)[0] == "die"


def test_serial_mode() -> None:
    """R-3.32, R-3.22 (D-31): the starting player names a unit; its controller acts or forgoes it."""
    state = acting({}, {"leader": "hills_6", "followers": ["hills_5", "pool", "supply", "supply"]})
    assert texts(state) == ["end", "activate p2:leader hills_6", "activate p2:follower hills_5"]
    do(state, "activate p2:leader hills_6")
    assert (asked(state), texts(state)) == (("may_forgo", 1), ["act leader hills_6", "forgo leader hills_6"])
    do(state, "forgo")
    assert texts(state) == ["end", "activate p2:follower hills_5"]
    do(state, "activate p2:follower hills_5", "act", "roll 5")
    assert goods(state, 1) == {"gold": 1}


def test_free_steps_between_activations() -> None:
    """R-3.32, R-3.22 (D-15 to D-17): asked before each activation, clockwise, those without a free step skipped."""
    state = acting(
        {"leader": "hills_6", "followers": ["hills_5", "pool", "supply", "supply"]},
        {"cards": ["hidden_stores"]},
        {"cards": ["foresight"]},
        {"cards": ["surge_of_power", "surge_of_power"]},
        starting_player=2,
    )
    assert (asked(state), texts(state)) == (("actions", 3), ["pass", "play surge_of_power"])
    do(state, "play surge_of_power")
    assert asked(state) == ("actions", 3)
    do(state, "pass")
    assert asked(state) == ("actions", 1)
    do(state, "pass")
    assert (asked(state), texts(state)[0]) == (("actions", 2), "end")
    do(state, "activate p1:leader hills_6", "act", "roll 1")
    assert asked(state) == ("actions", 3)


def test_who_names_the_units_may_take_free_steps_as_others_may() -> None:
    """R-3.3, R-3.22: between activations, by any player."""
    here = {"leader": "mystic_power_source", "cards": ["hidden_stores"]}
    state = acting(here, here, seats=3)
    do(state, "pass", "pass")
    for seat in (0, 1):
        assert "play hidden_stores" in texts(state, seat)
    do(state, "play hidden_stores", "take gold")
    assert (asked(state), goods(state, 0)) == (("actions", 0), {"gold": 1})
    assert "end" in texts(state)


def test_nothing_between_inside_an_activation() -> None:
    """R-3.23, R-3.22: no purchase and no card of another window while dice are on the table."""
    state = acting({"leader": "hills_6", "goods": {"energy": 5}}, {"goods": {"energy": 9}, "cards": ["surge_of_power"]})
    no_free_steps(state)
    do(state, "activate p1:leader hills_6", "roll 1")
    assert texts(state) == ["pass", "boost energy"]
    for move in ("barrier hills", "play surge_of_power", "boost energy"):
        refused(state, move, seat=1)
    refused(state, "barrier hills")


def test_end_of_actions() -> None:
    """R-3.22 (D-32): for the starting player to propose; what nobody has resolved is forgone."""
    state = acting({"leader": "hills_6"}, {"leader": "hills_5"}, starting_player=2)
    refused(state, "end", seat=0)
    do(state, "end", "agree")
    assert asked(state) == ("end_proposed", 1)
    do(state, "agree")
    assert (see(state)["round"], goods(state, 0), goods(state, 1)) == (2, {}, {})


def test_objecting_to_the_end() -> None:
    """R-3.33, R-3.29 (D-41), R-3.22: whoever objects at once uses up a unit of its own."""
    state = acting({}, {"leader": "hills_6", "followers": ["hills_5", "pool", "supply", "supply"]})
    do(state, "end")
    assert (asked(state), texts(state)) == (("end_proposed", 1), ["agree", "object"])
    do(state, "object")
    assert asked(state) == ("objected", 1)
    assert texts(state) == [
        f"{verb} p2:{unit}" for verb in ("activate", "forgo") for unit in ("leader hills_6", "follower hills_5")
    ]
    do(state, "activate p2:leader hills_6", "roll 6")
    assert (goods(state, 1), asked(state)) == ({"gold": 1}, ("actions", 0))
    do(state, "end", "object", "forgo p2:follower hills_5")
    assert see(state)["round"] == 2


def test_no_units_no_end_to_propose() -> None:
    """R-3.22: with the last unit the phase is over, but not before everybody had free steps."""
    state = acting({"leader": "hills_6"}, {"cards": ["surge_of_power"]})
    no_free_steps(state)
    do(state, "activate p1:leader hills_6", "roll 1")
    assert (asked(state), texts(state)) == (("actions", 1), ["pass", "play surge_of_power"])
    do(state, "pass")
    assert see(state)["round"] == 2


def test_roll_window() -> None:
    """R-3.24, R-10.13, R-10.14, R-3.29 (D-33): after the dice, the controllers clockwise, until all pass in a row."""
    state = acting(
        {"leader": "cities_3.d", "goods": {"energy": 1}},
        {"leader": "cities_3.d", "goods": {"energy": 2}},
        {"goods": {"energy": 9}, "leader": "hills_6"},
        starting_player=1,
    )
    no_free_steps(state)
    do(state, "activate cities_3.d", "roll 3")
    assert asked(state)[0] == "die"
    do(state, "roll 3")
    assert asked(state) == ("roll_window", 1)
    do(state, "pass")
    assert asked(state) == ("roll_window", 0)
    refused(state, "boost energy", seat=2)
    do(state, "boost energy")
    assert asked(state) == ("roll_window", 1)
    do(state, "boost energy", "boost energy")
    assert (goods(state, 0), goods(state, 1)) == ({}, {})
    assert asked(state) == ("greet", 1)


def test_no_boost_for_others() -> None:
    """R-10.13, R-3.24: outside the cities the roller alone."""
    state = acting({"leader": "hills_6"}, {"leader": "hills_5", "goods": {"energy": 3}})
    no_free_steps(state)
    do(state, "activate p1:leader hills_6", "roll 2")
    assert (asked(state)[0], goods(state, 0)) == ("actions", {})


BUILDERS = (
    {"leader": "gate_build_1", "goods": {"crystal": 1}},
    {"leader": "gate_build_1", "cards": ["masterwork_plans"]},
    {"leader": "hills_6", "cards": ["masterwork_plans"]},
)


def test_build_window() -> None:
    """R-3.25, R-3.29 (D-34): what can be paid with reductions at hand may be named; contributors lower the cost."""
    state = acting(*BUILDERS)
    do(state, "activate gate_build_1")
    assert "build aether_lens" in texts(state)
    assert "build mystic_siphon" not in texts(state)
    do(state, "build aether_lens", "agree")
    assert (asked(state), texts(state)) == (("build_window", 1), ["pass", "play masterwork_plans"])
    refused(state, "play masterwork_plans", seat=2)
    do(state, "play masterwork_plans")
    assert (built(state), goods(state, 0)) == ({"aether_lens"}, {"energy": 1})


def test_not_paid_after_the_window() -> None:
    """R-3.25, R-6.21: without the reduction nothing is built; cards that were played stay spent."""
    state = acting(*BUILDERS)
    do(state, "activate gate_build_1", "build aether_lens", "agree", "pass")
    assert (built(state), goods(state, 0), leader(state, 0)) == (set(), {"crystal": 1}, "gate_build_1")
    assert "activate gate_build_1" not in texts(state)
    state = acting(*BUILDERS)
    do(state, "activate gate_build_1", "build aether_lens")
    assert hand(state, 1) == ["masterwork_plans"]
    state = acting(
        {"leader": "gate_build_1", "goods": {"crystal": 1}},
        {"leader": "gate_build_1", "cards": ["masterwork_plans"], "goods": {"crystal": 1}},
        {"leader": "hills_6"},
    )
    do(
        state,
        "activate gate_build_1",
        "build aether_lens",
        "agree",
        "play masterwork_plans",
        "p1 pays 0 crystal",
        "refuse",
    )
    assert asked(state) == ("settle_cost", 0)
    do(state, "nothing")
    assert (built(state), library_pile(state), goods(state, 1)) == (set(), ["masterwork_plans"], {"crystal": 1})


def test_blueprint_row() -> None:
    """R-1.12, R-6.20: a built component leaves the row and lies in the board, with its spaces from the next round."""
    state = acting({"leader": "gate_build_1", "goods": {"crystal": 1, "gold": 1}}, {"leader": "hills_6"})
    do(state, "activate gate_build_1", "build mnemonic_vault")
    assert (built(state), leader(state, 0)) == ({"mnemonic_vault"}, "pool")
    assert {component["name"] for component in see(state)["blueprint"]} == {*INTRODUCTORY, "power_core"} - {
        "mnemonic_vault"
    }
    pass_until(state, "place")
    do(state, "follower@mnemonic_vault")


def test_exact_payment() -> None:
    """R-10.20, R-0.5: all of the cost at once, and no more."""
    state = acting({"leader": "gate_build_1", "goods": {"crystal": 5, "gold": 1}}, {"leader": "hills_6"})
    do(state, "activate gate_build_1", "build aether_lens")
    assert goods(state, 0) == {"crystal": 3, "gold": 1, "energy": 1}
    state = acting({"leader": "gate_build_1", "goods": {"crystal": 1}}, {"leader": "hills_6"})
    do(state, "activate gate_build_1")
    assert goods(state, 0) == {"crystal": 1}


def test_no_trading() -> None:
    """R-10.21: who is not on the build space neither pays nor hands anything over."""
    state = acting({"leader": "gate_build_1", "goods": {"gold": 2}}, {"goods": {"atlantium": 5}, "leader": "hills_6"})
    do(state, "activate gate_build_1")
    assert "nobody else may" in refused(state, "build matter_converter")
    for seat in range(2):
        assert not [text for text in texts(state, seat) if text.startswith(("give", "p2 pays"))]


def test_last_component_and_power_core() -> None:
    """R-10.19, R-3.6, R-8.1: on different build spaces, in that order; then the game is over at once."""
    state = acting(
        {"followers": ["gate_build_1", "pool", "pool", "pool", *["supply"] * 3], "leader": "gate_build_2",
         "goods": {"crystal": 3, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}},
        seats=1,
        hologram="hills_6",
        hologram_power="explorer",
        built=INTRODUCTORY[1:],
        blueprint=["aether_lens"],
    )  # fmt: skip
    no_free_steps(state)
    early = state.clone()
    do(early, "activate gate_build_2")
    assert "comes last" in refused(early, "build power_core")
    do(state, "activate gate_build_1", "build aether_lens")
    no_free_steps(state)
    do(state, "activate gate_build_2", "build power_core")
    assert won(state)


def test_unkept_cards() -> None:
    """R-10.15: each goes on the discard pile or under the deck, as the drawer likes."""
    state = acting({"councilor": "scholar", "leader": "libraries_4"}, {"leader": "hills_6"})
    do(state, "activate p1:leader libraries_4", "card foresight", "card tide_chart", "card hidden_stores")
    do(state, "keep foresight", "discard tide_chart", "bottom hidden_stores")
    assert (hand(state, 0), library_pile(state)) == (["foresight"], ["tide_chart"])
    assert see(state)["library"]["bottom"] == ["hidden_stores"]


def test_interrupts() -> None:
    """R-3.5: hand limit, recruiting and consent come at once, inside what is going on, and return to it."""
    state = acting(
        {"councilor": "mystic", "leader": "libraries_6", "cards": ["foresight"] * 2 + ["tide_chart"] * 2},
        {"leader": "supply", "followers": ["cities_6.d", "cities_6.d", "supply", "supply"]},
        {"leader": "hills_6"},
    )
    do(
        state,
        "activate p1:leader libraries_6",
        "card hidden_stores",
        "card surge_of_power",
        "keep hidden_stores",
        "done",
    )
    do(state, "discard surge_of_power")
    assert asked(state) == ("hand_limit", 0)
    refused(state, "activate p3:leader hills_6", seat=2)
    do(state, "discard foresight")
    assert asked(state)[0] == "actions"
    as_seat(state, 1, "activate cities_6.d")
    do(state, "roll 6", "roll 6")
    assert asked(state) == ("recruit", 1)
    do(state, "gain leader")
    assert (leader(state, 1), asked(state)[0]) == ("pool", "actions")


@pytest.mark.parametrize(
    ("target", "chance"), [("hills_6", 4 / 6), ("hills_5", 3 / 6), ("hills_3", 2 / 6), ("hills_1", 1 / 6)]
)
def test_odds_of_one_die(target: str, chance: float) -> None:
    """R-1.35."""
    state = acting({"leader": target}, {"leader": "forests_6"})
    do(state, f"activate p1:leader {target}")
    odds = 0.0
    for action, weight in state.chance_outcomes():
        after = state.clone()
        after.apply_action(action)
        odds += weight * (goods(after, 0) == {"gold": 1})
    assert odds == pytest.approx(chance)


@pytest.mark.parametrize(("ring", "percent"), [(6, 72), (5, 58), (4, 42), (3, 28), (2, 17), (1, 8)])
def test_odds_of_two_dice(ring: int, percent: int) -> None:
    """R-1.35, R-6.10."""
    pair = f"cities_{ring}.d"
    state = acting({"leader": pair, "followers": [pair, "pool", "supply", "supply"]}, {"leader": "forests_6"})
    do(state, f"activate {pair}")
    odds = 0.0
    for first, weight in state.chance_outcomes():
        after_one = state.clone()
        after_one.apply_action(first)
        for second, other in after_one.chance_outcomes():
            after = after_one.clone()
            after.apply_action(second)
            odds += weight * other * (followers(after, 0, "pool") == 2)
    assert round(100 * odds) == percent
