"""What becomes of pieces: inactive ones, removed ones, and those that are regained (M-3)."""

from __future__ import annotations

from typing import Any

from monstrous import monstrous
from rising.monstrosities.test_components import act
from rising.monstrosities.test_misfortunes import turned
from rising_helpers import do, pass_until, place_rest, texts
from rising_play import of
from tidefall.kernel.state import State
from tidefall.rising.rules.figures import THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.island import SPACE_NAMES
from tidefall.rising.rules.monstrosities import allies, pieces
from tidefall.rising.rules.state import AT_LAIR, OUT, POOL, STONE, SUPPLY

NOBODY: dict[str, Any] = {"goods": {}, "followers": []}
WITH_MEDUSA = {"medusa": True, "councilors": "random"}


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def greeting(*players: dict[str, Any], **position: Any) -> State:
    """Two figures on the last tile of the cities, whose dice have shown sixes."""
    seats = position.pop("seats", 2)
    state = monstrous(seats, 2, {"councilors": "random"}, step="actions", players=list(players), **position)
    act(state, "activate cities_6.d")
    return do(state, "roll 6", "roll 6")


def test_the_hologram_is_regained_in_place_of_a_follower() -> None:
    """M-3.9, M-24.14, MC-134, MC-202, DM-77: by its controller, who is the starting player of the round."""
    first = {**NOBODY, "followers": ["cities_6.d", "cities_6.d", "supply"]}
    state = greeting(first, NOBODY, hologram="supply", effects={"hologram_back": 41})
    assert texts(state) == ["gain follower", "gain hologram"]
    do(state, "gain hologram")
    assert of(state).where[THE_HOLOGRAM] == POOL
    assert of(state).where[3] == SUPPLY


def test_a_hologram_that_is_out_comes_back_by_itself() -> None:
    """R-4.15, M-18.9: what the Stormcaller sent away is not regained."""
    first = {**NOBODY, "followers": ["cities_6.d", "cities_6.d", "supply"]}
    state = greeting(first, NOBODY, hologram="supply", round=3, effects={"hologram_back": 5})
    assert of(state).where[THE_HOLOGRAM] == SUPPLY
    assert of(state).where[3] == POOL


def test_the_automaton_is_regained_too() -> None:
    """M-3.9, DM-77: the Leader, the Hologram, the Automaton or a follower."""
    first = {**NOBODY, "leader": "supply", "followers": ["cities_6.d", "cities_6.d", "supply"]}
    away = {"hologram": "supply", "automaton": "supply", "effects": {"hologram_back": 41}}
    state = greeting(first, seats=1, **away)
    assert texts(state) == ["gain follower", "gain leader", "gain hologram", "gain automaton"]
    do(state, "gain automaton")
    assert of(state).where[THE_AUTOMATON] == POOL


def test_a_removed_hologram_has_no_power_until_it_is_regained() -> None:
    """M-18.9, MC-202: none is revealed at the start of the round."""
    busy = {**NOBODY, "followers": ["hills_3"]}
    state = monstrous(2, 2, WITH_MEDUSA, step="actions", players=[busy, NOBODY])
    pieces.remove(of(state), THE_HOLOGRAM)
    pass_until(state, "place")
    assert of(state).round == 2
    assert (of(state).where[THE_HOLOGRAM], of(state).council[7]) == (SUPPLY, -1)
    assert of(state).owner[THE_HOLOGRAM] == of(state).starter == 1


def test_a_removed_follower_is_in_the_box() -> None:
    """M-3.3, MC-017: no way of recruiting brings it back, and a position says where it is."""
    first = {**NOBODY, "followers": ["cities_6.d", "cities_6.d", "box"]}
    crowd = [*first["followers"], *["box"] * 4]
    state = greeting({**first, "followers": crowd[:7]}, NOBODY)
    assert state.position()["players"][0]["followers"][2:] == ["box"] * len(crowd[2:7])
    assert state.step().name == "actions" or not texts(state)[0].startswith("gain")
    assert [int(of(state).where[figure]) for figure in range(3, 8)] == [OUT] * 5


def test_inactive_figures_are_neither_seen_nor_sent_home() -> None:
    """M-3.1, M-3.2, M-3.6, M-14.7, MC-013: they stay where they are, and a petrified one blocks its space."""
    first = {**NOBODY, "leader": "lair", "followers": ["petrified forests_3", "hills_3"]}
    state = monstrous(4, 2, WITH_MEDUSA, step="actions", players=[first, NOBODY, NOBODY, NOBODY])
    table = of(state)
    assert (table.where[0], table.where[1]) == (AT_LAIR, STONE - space("forests_3"))
    assert pieces.is_inactive(table, 0)
    assert pieces.is_inactive(table, 1)
    assert table.held[space("forests_3")] == 1
    assert table.active_on(space("forests_3")) == 0
    assert "activate p1:follower hills_3" in texts(state)
    assert not any("forests_3" in text for text in texts(state))
    pass_until(state, "place")
    assert (table.where[0], table.where[1], table.where[2]) == (AT_LAIR, STONE - space("forests_3"), POOL)
    assert state.position()["players"][0]["leader"] == "lair"
    assert state.position()["players"][0]["followers"][0] == "petrified forests_3"


def test_inactive_pieces_use_no_abilities() -> None:
    """M-3.2, M-5.7, MC-181: a petrified Phoenix helps nobody."""
    first = {**NOBODY, "goods": {"ore": 1}, "followers": ["forges_4"]}
    stone = {"allies": {"phoenix": {"seat": 0, "at": "petrified forges_4"}}}
    state = monstrous(4, 2, WITH_MEDUSA, step="actions", players=[first, NOBODY, NOBODY, NOBODY], monstrosities=stone)
    act(state, "activate p1:follower forges_4", "convert 1 ore")
    assert state.position()["players"][0]["goods"] == {"atlantium": 2}
    assert state.position()["monstrosities"]["allies"]["phoenix"]["at"] == "petrified forges_4"


def test_a_pair_with_a_stone_is_no_pair() -> None:
    """M-3.2, M-15.13: the other slot is blocked, and the lone figure has no action."""
    first = {**NOBODY, "followers": ["cities_6.d", "petrified cities_6.d"]}
    state = monstrous(4, 2, WITH_MEDUSA, step="actions", players=[first, NOBODY, NOBODY, NOBODY])
    assert "activate cities_6.d" not in texts(state)
    assert state.step().name != "actions" or "forgo cities_6.d" not in texts(state)


def test_effects_that_send_figures_home_skip_stones() -> None:
    """M-3.2, R-5.19: nobody on that tile would return."""
    state = turned("the_furies", {**NOBODY, "followers": ["petrified hills_1"]}, NOBODY, options=WITH_MEDUSA)
    assert of(state).where[1] == STONE - space("hills_1")
    assert state.step().name != "return_own"


def test_a_leader_that_is_away_cannot_build_the_power_core() -> None:
    """M-3.5, MC-016: regained in this round, it can be placed in the next one."""
    first = {**NOBODY, "leader": "supply", "followers": ["cities_6.d", "cities_6.d", "supply"]}
    state = monstrous(4, 1, WITH_MEDUSA, step="actions", players=[first, NOBODY, NOBODY, NOBODY])
    act(state, "activate cities_6.d")
    do(state, "roll 6", "roll 6", "gain leader")
    assert of(state).where[0] == POOL
    pass_until(state, "place")
    assert any(text == "leader@gate_build_1" for text in texts(state, 0))


def test_restored_pieces_come_to_their_own_pools() -> None:
    """M-11.6, M-24.33: from stone, from the Lair or from the box."""
    first = {**NOBODY, "leader": "lair", "followers": ["petrified hills_1", "box"]}
    giant = {"allies": {"giant": {"seat": 0, "at": "petrified hills_4"}}}
    state = monstrous(4, 2, WITH_MEDUSA, step="actions", players=[first, NOBODY, NOBODY, NOBODY], monstrosities=giant)
    table = of(state)
    assert table.held[space("hills_4")] == 2
    for figure in (0, 1, 2, int(allies.GIANT)):
        pieces.restore(table, figure, 0)
    assert [int(table.where[figure]) for figure in (0, 1, 2, int(allies.GIANT))] == [POOL] * 4
    assert table.held[space("hills_4")] == table.held[space("hills_1")] == 0


def test_placing_goes_on_around_a_stone() -> None:
    """M-3.2: the blocked space of a tile cannot be used, the others can."""
    first = {**NOBODY, "followers": ["petrified forests_5", "pool", "pool", "pool"]}
    state = monstrous(4, 2, WITH_MEDUSA, step="place", players=[first, NOBODY, NOBODY, NOBODY])
    do(state, "follower@forests_5")
    assert "follower@forests_5" not in texts(state, 0)
    place_rest(state)
    assert of(state).where[1] == STONE - space("forests_5")


def test_allies_and_regained_leaders_do_not_count_as_followers_of_a_colour() -> None:
    """M-24.56, R-2.13: with Allies in the pool the supply is what it was, and a Leader regained takes no follower."""
    first = {**NOBODY, "leader": "supply", "followers": ["cities_6.d", "cities_6.d"]}
    ally = {"monstrosities": {"allies": {"faun": {"seat": 0}, "giant": {"seat": 0}}}}
    state = greeting(first, NOBODY, **ally)
    in_supply = state.observation(None)["players"][0]["supply"]["follower"]
    do(state, "gain leader")
    assert state.observation(None)["players"][0]["supply"]["follower"] == in_supply > 0
