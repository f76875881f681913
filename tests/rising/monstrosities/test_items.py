"""Magic items: who has them, who carries them, and what becomes of them (M-9.5 to M-9.9)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising_helpers import do, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules.content import GOODS, HORN_OF_PLENTY, ITEMS
from tidefall.rising.rules.island import SITE_NAMES
from tidefall.rising.rules.monstrosities import items
from tidefall.rising.rules.monstrosities.store import INSPIRATION, ITEM_BEARERS, ITEMS_SPENT
from tidefall.rising.rules.moving import move
from tidefall.rising.rules.state import OUT, SUPPLY

NOBODY: dict[str, Any] = {"goods": {}, "followers": [], "leader": "pool"}
STOLEN = -4
"""A place at which a figure is inactive."""


def owning(name: str, *players: dict[str, Any], bearer: str = "", step: str = "actions", **position: Any) -> State:
    """The first seat has an item, and perhaps one of its figures carries it."""
    item = {"seat": 0, "with": bearer} if bearer else {"seat": 0}
    given = [dict(player) for player in players]
    given += [NOBODY for _ in range(4 - len(given))]
    more = {"items": {name: item}, **position.pop("monstrosities", {})}
    options = {"councilors": "random", **position.pop("options", {})}
    return monstrous(4, 4, options, step=step, players=given, monstrosities=more, **position)


def told(state: State, name: str) -> Any:
    return state.position()["monstrosities"]["items"][name]


def test_four_items_are_in_the_supply() -> None:
    """M-2.6, M-9.1, MC-177: without Medusa there is no Mirror Shield."""
    state = monstrous(4, 2, None, step="actions")
    assert [name for name in ITEMS if told(state, name) == "supply"] == ITEMS[:4]
    assert told(state, "mirror_shield") == "box"


def test_an_item_is_given_to_a_figure_as_it_is_placed() -> None:
    """M-9.6, DM-21, MC-185: by its owner, to own figures only."""
    state = owning("horn_of_plenty", {"followers": ["pool"]}, {"followers": ["pool"]}, step="place")
    do(state, "follower@hills_3")
    assert texts(state) == ["done", "equip horn_of_plenty"]
    do(state, "equip horn_of_plenty")
    assert told(state, "horn_of_plenty") == {"seat": 0, "with": "p1_follower_1"}
    do(state, "follower@hills_3")
    assert state.step().name == "place"
    site = SITE_NAMES.index("hills_3")
    assert items.item_at(of(state), HORN_OF_PLENTY, site)
    assert items.serves(of(state), HORN_OF_PLENTY, 9)
    assert not items.carries(of(state), HORN_OF_PLENTY, 9)


def test_an_item_that_is_not_equipped_does_nothing() -> None:
    """M-9.6: one may decline, and be asked again for the next figure."""
    state = owning("horn_of_plenty", {"followers": ["pool"]}, step="place")
    do(state, "follower@hills_3", "done")
    assert items.carrier(of(state), HORN_OF_PLENTY) == -1


def test_one_figure_may_carry_several_items() -> None:
    """M-9.6, M-24.20."""
    both = {"items": {"horn_of_plenty": {"seat": 0}, "winged_sandals": {"seat": 0}}}
    state = owning("horn_of_plenty", {"followers": ["pool"]}, step="place", monstrosities=both)
    do(state, "follower@hills_3", "equip horn_of_plenty", "equip winged_sandals")
    assert [told(state, name)["with"] for name in ("horn_of_plenty", "winged_sandals")] == ["p1_follower_1"] * 2


def test_who_is_lifted_brings_the_token_back() -> None:
    """M-10.10, M-9.7: and it may be placed again."""
    state = owning("horn_of_plenty", {"followers": [], "leader": "pool"}, step="place")
    do(state, "leader@hills_3", "equip horn_of_plenty", *["leader@mystic_power_source"] * 3)
    do(state, "lift leader hills_3")
    assert told(state, "horn_of_plenty") == {"seat": 0}
    do(state, "leader@hills_4")
    assert "equip horn_of_plenty" in texts(state)


def carrying() -> State:
    return owning("horn_of_plenty", {"followers": ["hills_3"]}, bearer="p1_follower_1")


def test_a_carrier_that_returns_gives_the_token_back() -> None:
    """M-9.7: the item cannot be used again this round."""
    state = carrying()
    of(state).send_home(1)
    assert told(state, "horn_of_plenty") == {"seat": 0}
    assert not items.may_equip(of(state), HORN_OF_PLENTY, 1)


def test_a_carrier_that_moves_takes_the_token_along() -> None:
    """M-9.7."""
    state = carrying()
    move(of(state), 1, SITE_NAMES.index("forests_3"))
    assert items.item_at(of(state), HORN_OF_PLENTY, SITE_NAMES.index("forests_3"))


def test_a_carrier_that_leaves_the_game_destroys_the_item() -> None:
    """M-9.7, MC-064, M-3.10: card and token go to the supply, and it can be built again."""
    for place in (SUPPLY, OUT):
        state = carrying()
        of(state).leave(1, place)
        assert told(state, "horn_of_plenty") == "supply"


def test_an_inactive_carrier_keeps_the_token_and_uses_nothing() -> None:
    """M-9.7, M-3.2, MC-106."""
    state = carrying()
    of(state).leave(1, STOLEN)
    assert items.carrier(of(state), HORN_OF_PLENTY) == -1
    assert items.owner_of(of(state), HORN_OF_PLENTY) == 0
    assert not items.may_equip(of(state), HORN_OF_PLENTY, 2)


def test_an_inactive_volunteer_gives_the_token_back_first() -> None:
    """M-9.7: it belongs to nobody then; the item is not destroyed, but done with for this round."""
    state = owning("horn_of_plenty", {"volunteers": ["hills_3"]}, bearer="volunteer_1")
    of(state).leave(56, STOLEN)
    assert items.owner_of(of(state), HORN_OF_PLENTY) == 0
    assert not ITEM_BEARERS.of(of(state), HORN_OF_PLENTY)
    assert ITEMS_SPENT.of(of(state), HORN_OF_PLENTY)
    removed = owning("horn_of_plenty", {"volunteers": ["hills_3"]}, bearer="volunteer_1")
    of(removed).leave(56, SUPPLY)
    assert told(removed, "horn_of_plenty") == "supply"


def test_at_the_end_of_the_actions_tokens_come_back() -> None:
    """M-9.7: also that of a volunteer who goes to its supply."""
    state = owning("horn_of_plenty", {"volunteers": ["hills_3"]}, bearer="volunteer_1", round=2)
    while state.step().name in ("actions", "end_proposed"):
        do(state, next(text for text in ("end", "agree", "pass") if text in texts(state)))
    table = of(state)
    assert (int(table.where[56]), told(state, "horn_of_plenty")) == (SUPPLY, {"seat": 0})


def test_a_position_refuses_a_carrier_of_somebody_else() -> None:
    """M-27.3."""
    for bearer in ("p2_leader", "p1_leader"):
        with pytest.raises(Refused, match="horn_of_plenty"):
            owning("horn_of_plenty", {"leader": "pool"}, {"leader": "hills_3"}, bearer=bearer)


# Building.


def building(*players: dict[str, Any], cyclops: bool = True, **position: Any) -> State:
    """The first seat has just activated a build space; its Cyclops is there."""
    given = [dict(player) for player in players]
    given += [{**NOBODY, "leader": "hills_1"} for _ in range(4 - len(given))]
    more = {**({"allies": {"cyclops": {"seat": 0, "at": "gate_build_1"}}} if cyclops else {})}
    more |= position.pop("monstrosities", {})
    options = {"councilors": "random", **position.pop("options", {})}
    state = monstrous(4, 2, options, step="actions", players=given, monstrosities=more, **position)
    return act(state, "activate gate_build_1")


def act(state: State, *moves: str) -> State:
    """Say moves; before each, let everybody pass who may take a free step first."""
    for wanted in moves:
        while wanted not in texts(state) and "pass" in texts(state):
            do(state, "pass")
        do(state, wanted)
    return state


def pay(state: State) -> State:
    """Let whoever is asked pay as much as it can."""
    while state.step().name in ("payment", "consent", "build_window"):
        do(state, texts(state)[-1] if state.step().name == "payment" else texts(state)[0])
    return state


def goods(state: State, seat: int) -> dict[str, int]:
    return {good: int(of(state).has(seat, place)) for place, good in enumerate(GOODS) if of(state).has(seat, place)}


def works(state: State) -> list[str]:
    return [text.removeprefix("build ") for text in texts(state) if text.removeprefix("build ") in ITEMS]


PLENTY = {"crystal": 2, "gold": 2, "ore": 2, "atlantium": 2, "energy": 2}
BUILDER = {"goods": PLENTY, "followers": ["gate_build_1"]}


def test_nobody_builds_items_without_leave() -> None:
    """MC-056, M-9.2: not without Cyclops, Artisan, Forge or Designs; the Mirror Shield needs none of them."""
    assert works(building(BUILDER, cyclops=False)) == []
    state = building({**BUILDER, "goods": {"atlantium": 9, "gold": 9}}, cyclops=False, options={"medusa": True})
    assert works(state) == ["mirror_shield"]
    with pytest.raises(Refused, match="nobody here may build"):
        do(state, "build helm_of_invisibility")


def test_the_cyclops_lets_those_beside_it_build_items() -> None:
    """M-9.2, M-9.3, M-5.8, DM-85, MC-185: not on another build space."""
    assert works(building(BUILDER)) == ITEMS[:4]
    away = {"allies": {"cyclops": {"seat": 0, "at": "gate_build_2"}}}
    assert works(building(BUILDER, cyclops=False, monstrosities=away)) == []


def test_inspired_designs_let_the_players_figures_build_items() -> None:
    """M-9.2, M-12.1, M-12.4: those of who played it, this round."""
    assert works(building(BUILDER, cyclops=False, monstrosities={"inspired_designs": {"p1": 1}})) == ITEMS[:4]
    assert works(building(BUILDER, cyclops=False, monstrosities={"inspired_designs": {"p2": 1}})) == []


def test_a_built_item_goes_to_its_builder_and_the_figures_home() -> None:
    """M-9.3, M-9.5, R-6.20, M-24.42: one build a space."""
    state = building({**BUILDER, "goods": {"crystal": 2, "gold": 1, "energy": 1}})
    do(state, "build constellation_cloak")
    assert state.step().name == "actions"
    assert told(state, "constellation_cloak") == {"seat": 0}
    assert (goods(state, 0), int(of(state).where[1]), int(of(state).builds)) == ({}, -1, 1)


def test_the_cyclops_takes_off_a_unit_of_choice() -> None:
    """M-5.8, M-9.4, DM-85: a resource or energy."""
    state = building(BUILDER)
    do(state, "build horn_of_plenty")
    assert texts(state) == [f"drop {good}" for good in ("crystal", "gold", "ore", "energy")]
    do(state, "drop energy")
    assert goods(state, 0) == {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 2, "energy": 1}


def test_contributors_decide_who_takes_the_item() -> None:
    """M-9.5, DM-86, MC-185: one of them; afterwards only that one may equip it."""
    other = {"goods": {"ore": 1}, "followers": ["gate_build_1"]}
    state = building({**BUILDER, "goods": {"gold": 1, "atlantium": 1, "energy": 1}}, other)
    do(state, "build helm_of_invisibility", "agree")
    pay(state)
    assert texts(state) == [f"own {seat} helm_of_invisibility" for seat in ("p1", "p2")]
    do(state, "own p2", "agree")
    assert told(state, "helm_of_invisibility") == {"seat": 1}
    assert items.may_equip(of(state), 1, 9)
    assert not items.may_equip(of(state), 1, 1)


def test_malfunction_and_discounts_change_the_cost_of_items() -> None:
    """M-9.4, M-24.43: one more resource by Malfunction, one less by the Mystic Adze."""
    state = building(BUILDER, effects={"malfunctions": 1})
    do(state, "build horn_of_plenty")
    assert texts(state) == [f"add {good}" for good in GOODS[:4]]
    do(state, "add atlantium", "drop energy")
    assert goods(state, 0) == {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 1, "energy": 1}
    adze = building({**BUILDER, "cards": ["mystic_adze"]})
    do(adze, "build horn_of_plenty", "play mystic_adze", "drop crystal", "drop gold")
    assert goods(adze, 0) == {"crystal": 2, "gold": 2, "ore": 1, "atlantium": 2}


def test_an_item_counts_for_the_lost_schema() -> None:
    """M-9.4."""
    state = building(BUILDER, effects={"lost_schema": True, "builds": 1})
    assert state.step().name == "actions"
    assert told(state, "horn_of_plenty") == "supply"


def test_the_mirror_shield_costs_less_the_higher_the_wrath() -> None:
    """MC-057, M-9.12: 7 less the level, here 2."""
    rich = {"goods": {"atlantium": 9}, "followers": ["gate_build_1"]}
    state = building(rich, cyclops=False, options={"medusa": True}, round=4, wrath=3)
    assert of(state).level() == 2
    do(state, "build mirror_shield")
    assert goods(state, 0) == {"atlantium": 4}
    assert told(state, "mirror_shield") == {"seat": 0}


def test_reductions_of_the_shield_add_up() -> None:
    """M-9.12, M-24.41: the Cyclops and the Adze too, one unit at least."""
    rich = {"goods": {"atlantium": 9}, "followers": ["gate_build_1"], "cards": ["mystic_adze"]}
    state = building(rich, options={"medusa": True}, round=6, wrath=5)
    do(state, "build mirror_shield", "play mystic_adze")
    assert goods(state, 0) == {"atlantium": 9 - (7 - 3 - 1 - 1)}


INSPIRED = {"inspiration": 2}
ARTISAN = {"councilor": "artisan", "leader": "gate_build_1", "followers": ["gate_build_1"]}


def test_inspiration_pays_for_items() -> None:
    """MC-058, M-9.12, M-10.6, M-24.41, DM-85: at Wrath 3 with the Cyclops one Atlantium is left."""
    options = {"medusa": True, "councilors": "free"}
    state = building({**ARTISAN, "goods": {"atlantium": 1}}, options=options, round=6, wrath=5,
                     monstrosities=INSPIRED)  # fmt: skip
    do(state, "build mirror_shield")
    assert texts(state) == ["refuse", "inspire atlantium"]
    do(state, "inspire atlantium", "inspire atlantium")
    assert (goods(state, 0), told(state, "mirror_shield"), INSPIRATION.of(of(state))) == ({}, {"seat": 0}, 0)


def test_inspiration_is_spent_only_if_the_item_is_built() -> None:
    """M-10.6, M-0.3: an Artisan who will not pay keeps it, and nothing is built."""
    options = {"medusa": True, "councilors": "free"}
    state = building({**ARTISAN, "goods": {"atlantium": 1}}, options=options, round=6, wrath=5,
                     monstrosities=INSPIRED)  # fmt: skip
    do(state, "build mirror_shield", "refuse")
    assert (state.step().name, INSPIRATION.of(of(state)), told(state, "mirror_shield")) == ("actions", 2, "supply")


def test_inspiration_pays_for_no_component() -> None:
    """MC-060, M-9.4: nor does the Cyclops make one cheaper."""
    state = building({**ARTISAN, "goods": {"crystal": 1}}, options={"councilors": "free"}, monstrosities=INSPIRED)
    assert texts(state) == ["nothing", "build winged_sandals"]
    do(state, "nothing")
    assert INSPIRATION.of(of(state)) == 2


# The Lustral Forge.


def forging(*players: dict[str, Any], seats: int = 4) -> State:
    given = [dict(player) for player in players]
    given += [{**NOBODY, "leader": "hills_1"} for _ in range(seats - len(given))]
    state = monstrous(seats, 2, {"councilors": "random"}, step="actions", players=given, built=["lustral_forge"])
    return act(state, "activate lustral_forge")


FORGER = {"goods": PLENTY, "followers": ["lustral_forge"]}


def test_those_on_the_forge_build_an_item_together() -> None:
    """M-11.8, M-9.2, M-24.40, MC-185: one unit, no enabling figure, no component; they go home after it."""
    state = forging({**FORGER, "goods": {"crystal": 2, "gold": 1}}, {**FORGER, "goods": {"energy": 2}})
    assert [text for text in texts(state) if text.startswith("build")] == ["build constellation_cloak"]
    do(state, "build constellation_cloak", "agree")
    pay(state)
    do(state, "own p1", "agree")
    table = of(state)
    assert (told(state, "constellation_cloak"), int(table.where[1]), int(table.where[9])) == ({"seat": 0}, -1, -1)
    assert not [text for text in texts(state) if "lustral_forge" in text]


def test_the_forge_wants_the_whole_price() -> None:
    """M-24.40: the discount needs the Cyclops on that tile."""
    state = forging({**FORGER, "goods": {"crystal": 1, "gold": 1, "ore": 1, "energy": 1}})
    assert state.step().name == "actions"
