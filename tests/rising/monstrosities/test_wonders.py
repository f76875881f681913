"""Wonders of Monstrosities, and what becomes of a figure that is removed (M-6.2, M-3.3 to M-3.8)."""

from __future__ import annotations

from typing import Any

from monstrous import monstrous
from rising_helpers import do, texts
from rising_play import of
from tidefall.kernel.state import State
from tidefall.rising.rules.content import CARDS, GOODS
from tidefall.rising.rules.monstrosities import allies
from tidefall.rising.rules.state import OUT, PILE, POOL, RESOLVED, SUPPLY

NOBODY: list[dict[str, Any]] = [{"goods": {}, "followers": []}] * 3


def holding(card: str, **player: Any) -> State:
    first = {"goods": {}, "followers": [], "cards": [card], **player}
    return monstrous(4, 2, {"councilors": "random"}, step="actions", players=[first, *NOBODY])


def goods(state: State) -> dict[str, int]:
    return {good: int(of(state).has(0, place)) for place, good in enumerate(GOODS) if of(state).has(0, place)}


def test_the_egg_turns_ore_into_atlantium() -> None:
    """MC-028, M-6.2, M-3.3, M-24.26, DM-78: the follower is removed, the card discarded."""
    state = holding("wonder_phoenix_egg", followers=["forges_4"], goods={"ore": 1})
    do(state, "activate p1:follower forges_4")
    assert texts(state) == ["act forges_4", "wonder phoenix", "wonder goods"]
    do(state, "wonder goods")
    table = of(state)
    assert (goods(state), int(table.where[1])) == ({"atlantium": 5}, OUT)
    assert table.copies_in(PILE, CARDS.index("wonder_phoenix_egg")) == 1
    assert table.where[allies.PHOENIX] == SUPPLY


def test_a_leader_given_up_for_the_egg_goes_to_the_supply() -> None:
    """MC-029, M-3.4, M-6.2."""
    state = holding("wonder_phoenix_egg", leader="forges_4")
    do(state, "activate p1:leader forges_4", "wonder phoenix")
    assert (of(state).where[0], of(state).where[allies.PHOENIX]) == (SUPPLY, POOL)


def test_a_volunteer_given_up_is_nobodys_again() -> None:
    """M-3.7."""
    state = holding("wonder_phoenix_egg", volunteers=["forges_4"])
    do(state, "activate p1:volunteer forges_4", "wonder phoenix")
    table = of(state)
    assert (int(table.where[56]), int(table.owner[56])) == (SUPPLY, -1)


def test_an_ally_given_up_is_gone() -> None:
    """M-3.8: to the box with its board."""
    first = {"goods": {}, "followers": [], "cards": ["wonder_phoenix_egg"]}
    faun = {"allies": {"faun": {"seat": 0, "at": "forges_4"}}}
    state = monstrous(4, 2, None, step="actions", players=[first, *NOBODY], monstrosities=faun)
    do(state, "activate p1:faun forges_4", "wonder phoenix")
    assert state.position()["monstrosities"]["allies"]["faun"] == {"seat": 0, "at": "box"}


def test_the_fleece_is_paid_with_energy() -> None:
    """MC-145, M-6.2: no roll; the follower counts as having acted."""
    state = holding("wonder_golden_fleece", followers=["hills_3", "hills_4"], goods={"energy": 3})
    while "activate p1:follower hills_3" not in texts(state):
        do(state, "pass")
    do(state, "activate p1:follower hills_3", "wonder goods")
    assert goods(state) == {"gold": 4}
    assert of(state).flags[1] & RESOLVED
    poor = holding("wonder_golden_fleece", followers=["hills_3"], goods={"energy": 2})
    do(poor, "activate p1:follower hills_3")
    assert poor.step().name == "die"


def test_the_bridle_wants_a_lone_figure() -> None:
    """MC-148, M-6.2."""
    state = holding("wonder_silver_bridle", followers=["forests_3", "forests_3"], goods={"crystal": 2})
    do(state, "activate p1:follower forests_3")
    assert state.step().name == "die"
    alone = holding("wonder_silver_bridle", followers=["forests_3"], goods={"crystal": 2})
    do(alone, "activate p1:follower forests_3")
    again = alone.game.from_position(alone.position())
    do(alone, "wonder unicorn")
    assert (goods(alone), int(of(alone).where[allies.UNICORN])) == ({}, POOL)
    do(again, "wonder goods")
    assert goods(again) == {"crystal": 2, "energy": 5}


def test_an_ally_that_is_taken_leaves_the_other_benefit() -> None:
    """M-6.2, M-5.2."""
    first = {"goods": {"energy": 3}, "followers": ["hills_3"], "cards": ["wonder_golden_fleece"]}
    has = {"allies": {"golden_ram": {"seat": 2}}}
    state = monstrous(4, 2, None, step="actions", players=[first, *NOBODY], monstrosities=has)
    do(state, "activate p1:follower hills_3")
    assert texts(state) == ["act hills_3", "wonder goods"]
