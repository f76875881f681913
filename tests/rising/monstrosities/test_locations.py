"""Locations: the Hidden Cache, the Gryphon Aerie and the Artificer's Workshop (M-8)."""

from __future__ import annotations

from typing import Any

from monstrous import monstrous
from rising.monstrosities.test_items import act, goods
from rising_helpers import do, pass_until, texts
from rising_play import of
from tidefall.kernel.state import State
from tidefall.rising.rules.content import CARDS
from tidefall.rising.rules.island import GRYPHON_AERIE, HIDDEN_CACHE, LOCATIONS, SITE_NAMES
from tidefall.rising.rules.monstrosities.allies import GRYPHON
from tidefall.rising.rules.monstrosities.locations import is_in_play
from tidefall.rising.rules.rolling import target_on
from tidefall.rising.rules.spaces import may_stand
from tidefall.rising.rules.state import PILE, POOL

NOBODY: dict[str, Any] = {"goods": {}, "followers": [], "leader": "pool"}


def test_only_the_gate_is_there_at_first() -> None:
    """M-2.7, M-8.2, MC-177: the Cache and the Aerie wait for their cards."""
    state = monstrous(4, 2, None, step="place")
    assert not is_in_play(of(state), HIDDEN_CACHE)
    assert not is_in_play(of(state), GRYPHON_AERIE)
    assert not [text for text in texts(state) if any(name in text for name in LOCATIONS)]


def test_anybody_may_stand_on_a_location_in_play() -> None:
    """M-8.1, M-8.4, DM-20: two on the Cache, a pair on the Aerie."""
    there = {"locations": {"hidden_cache": 1, "gryphon_aerie": 1}}
    players = [{"followers": ["hidden_cache", "pool"]}, {"followers": ["gryphon_aerie.d"]}]
    state = monstrous(2, 2, None, step="place", players=players, monstrosities=there)
    assert "follower@hidden_cache" in texts(state)
    assert "follower@gryphon_aerie.d" in texts(state)
    players[1]["followers"] = ["hidden_cache"]
    full = monstrous(2, 2, None, step="place", players=players, monstrosities=there)
    assert "follower@hidden_cache" not in texts(full)


# The Hidden Cache.

LEGEND = "legend_of_the_buried_treasure_of_cleito"
FULL = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 1}


def cache(*players: dict[str, Any], holds: dict[str, int] | None = None, step: str = "actions", **more: Any) -> State:
    given = [{"goods": {}, **player} for player in players]
    given += [NOBODY for _ in range(4 - len(given))]
    there = {"locations": {"hidden_cache": 1}, "hidden_cache": FULL if holds is None else holds}
    options = {"councilors": "random"}
    return monstrous(4, 2, options, step=step, players=given, monstrosities=there, **more)


def test_the_legend_brings_the_cache() -> None:
    """M-8.6, M-12.1, DM-27: in PLACE, so that one may be placed on it at once."""
    players = [{"cards": [LEGEND], "goods": {}}, *[NOBODY] * 3]
    state = monstrous(4, 2, None, step="place", players=players)
    do(state, f"play {LEGEND}")
    assert state.position()["monstrosities"]["hidden_cache"] == FULL
    assert "follower@hidden_cache" in texts(state)
    assert of(state).copies_in(PILE, CARDS.index(LEGEND)) == 1


def test_the_legend_fills_a_cache_that_is_in_play() -> None:
    """MC-150, M-12.1: one of each again; a full one cannot be filled."""
    state = cache({"cards": [LEGEND], "followers": ["hills_3"]}, holds={"gold": 1})
    act(state, f"play {LEGEND}")
    assert state.position()["monstrosities"]["hidden_cache"] == FULL
    full = cache({"cards": [LEGEND], "followers": ["hills_3"]})
    assert f"play {LEGEND}" not in texts(full)


def test_each_figure_takes_one_of_those_left() -> None:
    """M-8.6, DM-79."""
    state = cache({"followers": ["hidden_cache"]}, {"followers": ["hidden_cache"]})
    act(state, "activate p1:follower hidden_cache", "take atlantium")
    assert goods(state, 0) == {"atlantium": 1}
    act(state, "activate p2:follower hidden_cache", "act follower hidden_cache")
    assert texts(state) == ["take crystal", "take gold", "take ore"]


def test_an_empty_cache_leaves_in_the_clean_up() -> None:
    """MC-140, M-8.6: not before."""
    state = cache({"followers": ["hidden_cache", "hills_3"]}, holds={"ore": 1})
    act(state, "activate p1:follower hidden_cache")
    assert goods(state, 0) == {"ore": 1}
    assert is_in_play(of(state), HIDDEN_CACHE)
    pass_until(state, "place")
    assert not is_in_play(of(state), HIDDEN_CACHE)


# The Gryphon Aerie.


def aerie(*players: dict[str, Any], mountains: int = 3, **more: Any) -> State:
    """Two figures act together at the Aerie."""
    given = [{"goods": {}, "followers": [], **player} for player in players]
    given += [NOBODY for _ in range(4 - len(given))]
    there = {"locations": {"gryphon_aerie": 1}, **more.pop("monstrosities", {})}
    state = monstrous(
        4, 2, {"councilors": "random"}, step="actions", players=given, monstrosities=there,
        land={"mountains": mountains}, **more,
    )  # fmt: skip
    return act(state, "activate gryphon_aerie.d")


HERE = {"followers": ["gryphon_aerie.d", "hills_1"]}


def test_the_feather_brings_the_aerie() -> None:
    """MC-146, M-6.2, M-8.4, M-24.26, DM-27: discarded, not gone; its double space can be used this round."""
    players = [{"cards": ["wonder_gryphon_feather"], "goods": {}}, *[NOBODY] * 3]
    state = monstrous(4, 2, None, step="place", players=players)
    do(state, "play wonder_gryphon_feather")
    assert is_in_play(of(state), GRYPHON_AERIE)
    assert "follower@gryphon_aerie.d" in texts(state)
    assert of(state).copies_in(PILE, CARDS.index("wonder_gryphon_feather")) == 1


def test_two_recruit_the_gryphon() -> None:
    """MC-048, M-8.7, M-5.3, M-24.5, M-24.27, DM-80: 3 + 4 and three flooded tiles are 10; both go home."""
    state = aerie(HERE, HERE)
    assert texts(state) == ["steal gold", "enlist gryphon"]
    do(state, "enlist gryphon", "agree", "roll 3", "roll 4")
    assert texts(state) == ["ally p1 gryphon", "ally p2 gryphon"]
    do(state, "ally p2 gryphon", "agree")
    table = of(state)
    assert (int(table.where[GRYPHON]), int(table.owner[GRYPHON])) == (POOL, 1)
    assert (int(table.where[1]), int(table.where[9])) == (POOL, POOL)
    assert not is_in_play(table, GRYPHON_AERIE)


def test_each_of_the_two_may_raise_the_roll() -> None:
    """MC-049, M-4.2, M-8.7: Blue's energy makes 10."""
    state = aerie(HERE, {**HERE, "goods": {"energy": 1}})
    do(state, "enlist gryphon", "agree", "roll 3", "roll 3", "boost energy")
    assert texts(state) == ["ally p1 gryphon", "ally p2 gryphon"]


def test_stolen_gold_is_divided_freely() -> None:
    """M-8.7, DM-80."""
    state = aerie(HERE, HERE)
    do(state, "steal gold", "agree", "roll 6", "roll 6")
    assert texts(state) == [f"split {amount} gold p1" for amount in range(6)]
    do(state, "split 2 gold p1", "agree")
    assert (goods(state, 0), goods(state, 1)) == ({"gold": 2}, {"gold": 3})
    assert not is_in_play(of(state), GRYPHON_AERIE)


def test_a_failure_changes_nothing() -> None:
    """M-8.7."""
    state = aerie(HERE, HERE, mountains=6)
    do(state, "steal gold", "agree", "roll 3", "roll 6")
    assert is_in_play(of(state), GRYPHON_AERIE)
    assert int(of(state).where[1]) >= 0


def test_an_earthquake_reaches_the_aerie() -> None:
    """MC-050, M-8.3, M-21.2: a total of 10 fails."""
    state = aerie(HERE, HERE, effects={"earthquakes": 1})
    assert target_on(of(state), GRYPHON_AERIE) == 11
    do(state, "steal gold", "agree", "roll 3", "roll 4")
    assert is_in_play(of(state), GRYPHON_AERIE)


def test_nobody_recruits_a_gryphon_that_is_gone() -> None:
    """M-8.7: nothing is asked then."""
    state = aerie(HERE, HERE, monstrosities={"allies": {"gryphon": {"seat": 2}}})
    assert state.step().name == "die"


def test_one_alone_has_no_action_there() -> None:
    """M-8.10, MC-052: it goes home in CLEANUP."""
    there = {"locations": {"gryphon_aerie": 1}}
    players = [{"goods": {}, **HERE}, *[NOBODY] * 3]
    state = monstrous(4, 2, {"councilors": "random"}, step="actions", players=players, monstrosities=there)
    assert not [text for text in texts(state) if "gryphon_aerie" in text]
    pass_until(state, "place")
    assert int(of(state).where[1]) == POOL


def test_a_location_never_floods() -> None:
    """M-8.1: with all land gone beside it, one may stand there."""
    land = dict.fromkeys(("forests", "hills", "mountains", "cities", "libraries"), 0)
    state = cache({"followers": ["hidden_cache"]}, land=land)
    assert may_stand(of(state), 1, of(state).where[1])


# Effects on locations, and the Workshop.


def test_the_priestess_works_on_locations() -> None:
    """MC-054, M-8.3, M-21.1."""
    priestess = {"councilor": "priestess", "leader": "hidden_cache", "followers": ["hidden_cache"], "goods": {}}
    there = {"locations": {"hidden_cache": 1}, "hidden_cache": {"ore": 1}}
    state = monstrous(4, 2, None, step="actions", players=[priestess, *[NOBODY] * 3], monstrosities=there)
    act(state, "activate p1:leader hidden_cache")
    assert goods(state, 0) == {"ore": 1, "energy": 1}


def test_a_prototype_is_not_on_the_gate_board() -> None:
    """MC-184, M-8.2, M-8.9: nothing that opens spaces of the Gate reaches it; afterwards it is unbuilt as before."""
    artificer = {"councilor": "artificer", "leader": "mystic_siphon", "followers": [], "goods": {}}
    opened = {"possibility_multiplier": 1}
    state = monstrous(
        4, 2, None, step="actions", players=[artificer, {"followers": ["hills_3"]}, *[NOBODY] * 2],
        monstrosities=opened,
    )  # fmt: skip
    table = of(state)
    site = SITE_NAMES.index("mystic_siphon")
    assert "mystic_siphon" in state.position()["blueprint"]
    assert not may_stand(table, 1, table.where[0])
    act(state, "activate p1:leader mystic_siphon")
    assert goods(state, 0)["energy"] > 0
    pass_until(state, "place")
    assert "mystic_siphon" in state.position()["blueprint"]
    assert table.figures_on(site) == 0
