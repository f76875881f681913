"""The Power Core: who must be there, who must pay, and what wins the game (R-6.22)."""

from __future__ import annotations

from typing import Any

import pytest

from rising_helpers import do, texts
from rising_scenes import NINE, acting, asked, built, goods, leader, no_free_steps, refused, wasted, won
from tidefall.kernel.state import State

CORE = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
AT_2 = {"leader": "gate_build_2"}


def core(*holdings: dict[str, int], **position: Any) -> State:
    """All Leaders on the second build space with these holdings, everything else built."""
    players = [{**AT_2, "goods": held} for held in holdings]
    state = acting(*players, seats=len(players), **{**NINE, **position})
    return no_free_steps(state)


def test_power_core_wins() -> None:
    """R-6.22 R-8.1: every Leader there, something from everyone: all win, at once."""
    state = core({**CORE, "energy": 2}, {"energy": 1}, {"crystal": 1})
    do(state, "activate gate_build_2", "build power_core", "agree", "agree")
    assert asked(state)[0] == "consent"  # the third must give its crystal, the second its energy
    do(state, "accept", "accept")
    assert won(state)


def test_missing_leader() -> None:
    """SC-104 R-6.22: a follower does not stand in."""
    state = acting(
        {**AT_2, "goods": CORE},
        {"followers": ["gate_build_2"], "goods": {"energy": 1}},
        {**AT_2, "goods": {"energy": 1}},
        seats=3,
        **NINE,
    )
    assert wasted(state, "gate_build_2")


def test_leader_on_the_other_build_space() -> None:
    """R-6.22: all on one build space."""
    state = acting({**AT_2, "goods": CORE}, {"leader": "gate_build_1", "goods": {"energy": 1}}, seats=2, **NINE)
    assert wasted(state, "gate_build_2")


def test_empty_handed_player() -> None:
    """SC-105 R-6.22 R-10.43: the others cannot pay for the second seat."""
    state = core({"crystal": 1, "gold": 1, "ore": 1}, {}, {"atlantium": 3, "energy": 3})
    assert wasted(state, "gate_build_2")


def test_two_with_nothing_but_the_same_crystal() -> None:
    """R-6.22: one crystal is due, so of two players with crystal alone only one could pay."""
    rest = {"gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    state = core({"crystal": 1}, {"crystal": 1}, rest)
    assert wasted(state, "gate_build_2")
    state = core({"crystal": 1}, {"energy": 1}, {**rest, "energy": 2})
    do(state, "activate gate_build_2", "build power_core", "agree", "agree", "accept", "accept")
    assert won(state)


def test_the_last_unit_is_left_to_who_has_no_other() -> None:
    """R-6.22: the activating player may not pay the crystal that the second alone can give."""
    state = core({"crystal": 1, "energy": 1}, {"crystal": 1}, {"gold": 1, "ore": 1, "atlantium": 3, "energy": 2})
    do(state, "activate gate_build_2", "build power_core", "agree", "agree")
    assert asked(state)[0] == "consent"  # every share is settled without a question
    do(state, "accept", "accept")
    assert won(state)
    assert goods(state, 0) == {"crystal": 1}


def test_awkward_shares_stay_possible_to_the_end() -> None:
    """R-6.22: whatever shares are chosen on the way, everybody gives a unit and the sum is exact."""
    state = core(
        {"energy": 4, "crystal": 1}, {"energy": 2, "gold": 1}, {"energy": 1}, {"atlantium": 3, "ore": 1, "energy": 1}
    )
    do(state, "activate gate_build_2", "build power_core", "agree", "agree", "agree")
    assert "p1 pays 3 energy" not in texts(state)  # the third has nothing but energy
    do(state, "p1 pays 2 energy", "accept", "accept", "accept")
    assert won(state)
    assert [goods(state, seat) for seat in range(4)] == [{"energy": 2}, {"energy": 2}, {}, {"energy": 1}]


@pytest.mark.parametrize("seats", [5, 7])
def test_core_with_many_players(seats: int) -> None:
    """R-6.22: nine units among seven; each must give one."""
    holdings = [{"crystal": 1}, {"gold": 1}, {"ore": 1}, {"atlantium": 3}, {"energy": 3}, {"energy": 1}, {"energy": 1}]
    state = core(*holdings[:seats])
    do(state, "activate gate_build_2", "build power_core", *["agree"] * (seats - 1))
    while asked(state)[0] == "payment":
        do(state, texts(state)[-1])
    do(state, *["accept"] * (seats - 1))
    assert won(state)
    assert all(goods(state, seat) == {} or seat == 4 for seat in range(seats))


def test_a_refusal_ends_the_core() -> None:
    """R-6.22 R-3.2: everybody must pay, so one refusal and nothing is built."""
    state = core(CORE, {"energy": 1})
    do(state, "activate gate_build_2", "build power_core", "agree")
    while asked(state)[0] == "payment":
        do(state, texts(state)[0])
    do(state, "refuse")
    assert asked(state)[0] != "settle_cost"  # there is no second try
    assert "power_core" not in built(state)
    assert goods(state, 0) == CORE


def test_core_only_after_the_nine() -> None:
    """R-6.22: one component is missing."""
    some = {"built": NINE["built"][1:], "blueprint": NINE["built"][:1]}
    state = core({**CORE, "crystal": 3}, {"energy": 1}, **some)
    do(state, "activate gate_build_2")
    assert "comes last" in refused(state, "build power_core")


def test_last_component_and_core_together() -> None:
    """SC-106 R-10.19 R-6.22: the ninth on one space, then the core on the other, in one phase."""
    state = acting(
        {**AT_2, "followers": ["gate_build_1"], "goods": {**CORE, "crystal": 3, "energy": 2}},
        {**AT_2, "goods": {"energy": 1}},
        seats=2,
        built=NINE["built"][1:],
        blueprint=NINE["built"][:1],
    )
    do(state, "activate gate_build_1", "build aether_lens")
    no_free_steps(state)
    do(state, "activate gate_build_2", "build power_core", "agree")
    while not state.is_terminal():
        do(state, "accept" if "accept" in texts(state) else texts(state)[0])
    assert won(state)


def test_hologram_as_leader() -> None:
    """SC-108 R-4.14 R-6.22 R-10.18: it stands in for its controller, and for nobody else."""
    goods_of = ({**CORE, "energy": 2}, {"energy": 1})
    players = ({"leader": "mystic_power_source", "goods": goods_of[0]}, {**AT_2, "goods": goods_of[1]})
    state = acting(*players, seats=2, hologram="gate_build_2", hologram_power="explorer", **NINE)
    do(state, "activate gate_build_2", "build power_core", "agree", "accept")
    assert won(state)
    players = ({**AT_2, "goods": goods_of[0]}, {"leader": "mystic_power_source", "goods": goods_of[1]})
    state = acting(*players, seats=2, hologram="gate_build_2", hologram_power="explorer", **NINE)
    assert wasted(state, "gate_build_2")


def test_leader_in_the_supply() -> None:
    """SC-109 R-6.43 R-6.22 R-1.21: without it no Power Core; once regained it is placed in the next round."""
    state = acting(
        {
            "councilor": "stormcaller",
            "leader": "supply",
            "followers": ["gate_build_2", "cities_6.d", "cities_6.d"],
            "goods": CORE,
        },
        {**AT_2, "goods": {"energy": 1}},
        {**AT_2, "goods": {"energy": 1}},
        seats=3,
        **NINE,
    )
    no_free_steps(state)
    do(state, "activate cities_6.d", "roll 6", "roll 6", "gain leader")
    assert leader(state, 0) == "pool"
    no_free_steps(state)
    assert wasted(state, "gate_build_2")


def test_no_discount_on_the_core() -> None:
    """SC-110 R-1.17: Artificer, Masterwork Plans and Malfunction change nothing."""
    state = acting(
        {**AT_2, "councilor": "artificer", "goods": {**CORE, "energy": 2}, "cards": ["masterwork_plans"]},
        {**AT_2, "goods": {"energy": 1}},
        seats=2,
        effects={"malfunctions": 1},
        **NINE,
    )
    do(state, "activate gate_build_2", "build power_core", "agree", "accept")
    assert won(state)
    assert [goods(state, seat) for seat in (0, 1)] == [{}, {}]
    state = acting(
        {**AT_2, "councilor": "artificer", "goods": {**CORE, "crystal": 0}, "cards": ["masterwork_plans"]},
        {**AT_2, "goods": {"energy": 1}},
        seats=2,
        **NINE,
    )
    assert wasted(state, "gate_build_2")


def test_lost_schema_stops_the_core() -> None:
    """R-5.18 R-6.22: the core counts as a component."""
    state = core(CORE, {"energy": 1}, effects={"lost_schema": True, "builds": 1})
    assert wasted(state, "gate_build_2")
