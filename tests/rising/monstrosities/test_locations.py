"""Locations: the Hidden Cache, the Gryphon Aerie and the Artificer's Workshop (M-8)."""

from __future__ import annotations

from monstrous import monstrous
from rising_helpers import texts
from rising_play import of
from tidefall.rising.rules.island import GRYPHON_AERIE, HIDDEN_CACHE, LOCATIONS
from tidefall.rising.rules.monstrosities.locations import is_in_play


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
