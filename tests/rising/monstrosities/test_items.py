"""Magic items: who has them, who carries them, and what becomes of them (M-9.5 to M-9.9)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising_helpers import do, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules.content import HORN_OF_PLENTY, ITEMS
from tidefall.rising.rules.island import SITE_NAMES
from tidefall.rising.rules.monstrosities import items
from tidefall.rising.rules.monstrosities.store import ITEM_BEARERS, ITEMS_SPENT
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
    return monstrous(4, 2, options, step=step, players=given, monstrosities=more, **position)


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
