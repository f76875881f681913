"""What leaves a state with Monstrosities: the observation fits its schema, says all there is, and tells no secret."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

import tidefall
from monstrous import monstrous
from rising.monstrosities.test_mechanical import mechanical, teams
from rising.monstrosities.test_play import crowded
from rising_helpers import do, table, texts
from rising_play import of, walk
from tidefall.kernel.state import State
from tidefall.rising.rules.content import ALLIES
from tidefall.rising.rules.island import LOCATIONS, SPACE_NAMES
from tidefall.rising.rules.monstrosities.store import (
    CACHE,
    HIDDEN_SPECIALS,
    LOCATIONS_IN_PLAY,
    MASSES,
    PARTS,
    STONES,
    WIDE,
    WIDE_NEXT,
)
from tidefall.rising.rules.state import STONE
from tidefall.rising.speech import monstrosities
from tidefall.rising.speech.schemas import SCHEMAS

FIT = {name: Draft202012Validator(schema) for name, schema in SCHEMAS.items()}
STEPS = 500 if tidefall.COMPILED else 120


def seen(state: State, seat: int | None = None) -> dict[str, Any]:
    """An observation as it travels."""
    found: dict[str, Any] = json.loads(json.dumps(state.observation(seat)))
    return found


def monsters_of(state: State) -> dict[str, Any]:
    found: dict[str, Any] = seen(state)["monstrosities"]
    return found


def test_without_the_expansion_there_is_nothing_to_tell() -> None:
    assert seen(table(3))["monstrosities"] is None
    assert seen(mechanical())["monstrosities"] is None


@pytest.mark.parametrize("seats", range(1, 8))
def test_whatever_is_observed_fits_the_schema(seats: int) -> None:
    rng = random.Random(seats)
    for state in walk(crowded(rng, seats, 1 + seats), rng, 0.1, STEPS):
        FIT["observation"].validate(seen(state))
    FIT["position"].validate(json.loads(json.dumps(state.position())))
    FIT["events"].validate(json.loads(json.dumps(state.events(None))))


@pytest.mark.parametrize("grown", [False, True])
def test_the_mechanical_solo_fits_the_schema(grown: bool) -> None:
    rng = random.Random(7)
    for state in walk(mechanical(2, {"monstrosities": grown, "councilors": "free"}), rng, 0.1, STEPS):
        FIT["observation"].validate(seen(state))
    FIT["position"].validate(json.loads(json.dumps(state.position())))


def test_the_second_team_is_silver() -> None:
    """M-19.3: silver marker, a Bot in the pool, another in the supply."""
    state = mechanical(step="place")
    second = seen(state)["players"][1]
    assert second["colour"] == "silver"
    assert second["pool"]["bot"] == 1
    assert second["supply"]["bot"] == 1
    assert seen(state)["automaton"] == {"seat": 1, "at": "pool"}


def test_a_bot_that_shares_a_space_says_so() -> None:
    """M-19.7: it takes no room."""
    state = teams({"followers": ["hills_6"]}, {}, bots=["pool", "supply"])
    do(state, "bring bot", "assist bot", "to hills_6")
    tile = seen(state)["island"]["hills"]["tiles"][5]
    assert [figure.get("shares") for figure in tile["figures"]] == [None, "help"]
    assert tile["used"] == 1


def test_decks_tell_what_is_sure_and_their_lots() -> None:
    """M-0.10, M-2.3, M-2.4: how many of the cards that nobody has seen are in each deck."""
    state = monstrous(4)
    told = monsters_of(state)["lots"]
    assert {name: lot["hidden"] for name, lot in told.items()} == {
        "specials": 12, "omens": 3, "artifacts": 4, "wonders": 3
    }  # fmt: skip
    assert sum(told["specials"]["unseen"].values()) == 24
    assert sum(told["omens"]["unseen"].values()) == 5
    assert len(told["wonders"]["unseen"]) == 5
    assert "spur_the_cycle" not in told["specials"]["unseen"]
    assert seen(state)["misfortunes"]["left"]["spur_the_cycle"] == 1
    assert seen(state)["library"]["deck"] == 32
    assert not {"wonder_phoenix_egg"} & set(seen(state)["library"]["unseen"])
    known = seen(state)["misfortunes"]
    assert known["deck"] == sum(known["left"].values()) + 15


def test_a_card_that_is_seen_leaves_its_lot() -> None:
    """M-0.10."""
    state = monstrous(4, 2, None, step="misfortune")
    assert "card hubris" in texts(state)
    do(state, "card hubris")
    told = monsters_of(state)["lots"]["specials"]
    assert told["hidden"] == 11
    assert "hubris" not in told["unseen"]


def test_allies_in_the_supply() -> None:
    """M-2.5: the ten ordinary ones, without whoever was recruited."""
    state = monstrous(4, 2, None, monstrosities={"allies": {"dryad": {"seat": 1}, "giant": "box"}})
    assert monsters_of(state)["allies"] == [name for name in ALLIES[:10] if name not in ("dryad", "giant")]
    assert seen(state)["players"][1]["pool"]["dryad"] == 1


def test_a_location_in_play_tells_what_lies_there() -> None:
    """M-2.7, M-8.4: not those of the reserve."""
    state = monstrous(4, 2, None, step="actions")
    assert monsters_of(state)["locations"] == []
    cache = LOCATIONS.index("hidden_cache")
    LOCATIONS_IN_PLAY.put(of(state), 1, cache)
    CACHE.put(of(state), 1, 1)
    assert monsters_of(state)["locations"] == [{"name": "hidden_cache", "figures": [], "goods": {"gold": 1}}]
    LOCATIONS_IN_PLAY.put(of(state), 1, LOCATIONS.index("harpies_lair"))
    of(state).leave(1, -4)
    lair = monsters_of(state)["locations"][0]
    assert lair["stolen"] == [{"seat": 0, "kind": "follower", "at": "lair"}]
    FIT["observation"].validate(seen(state))


def test_the_petrified_stand_among_the_others() -> None:
    """M-15.8: whose they are, or nobody's."""
    state = monstrous(4, 2, {"medusa": True}, players=[{"followers": ["hills_5"]}], step="actions")
    space = SPACE_NAMES.index("hills_5")
    of(state).where[1] = STONE - space
    STONES.put(of(state), 1, space)
    of(state).held[space] += 1
    tile = seen(state)["island"]["hills"]["tiles"][4]
    stone = {"kind": "follower", "space": "hills_5", "resolved": True, "petrified": True}
    assert tile["figures"] == [{"seat": 0, **stone}, {"seat": None, **stone, "kind": "volunteer"}]
    assert tile["used"] == 2
    FIT["observation"].validate(seen(state))


def test_marks_of_this_and_the_next_round() -> None:
    """M-22.1: under the name of what makes them; what is not marked is not told."""
    state = monstrous(4, 2, None, step="actions")
    told = monsters_of(state)
    assert (told["this_round"], told["next_round"]) == ({}, {})
    MASSES.put(of(state), 1, 2)
    WIDE_NEXT.put(of(state), 1)
    told = monsters_of(state)
    assert told["this_round"] == {"power_of_the_masses": [2]}
    assert told["next_round"] == {"possibility_multiplier": True}
    WIDE.put(of(state), 1)
    assert monsters_of(state)["this_round"]["possibility_multiplier"] is True


def test_every_part_of_the_store_is_told_or_left_out_on_purpose() -> None:
    """Whoever declares a part need not think of views."""
    told = {part.name for part in (*monstrosities.OF_ROUND, *monstrosities.OF_NEXT_ROUND, *monstrosities.LASTING)}
    assert told | set(monstrosities.ELSEWHERE) >= {part.name for part in PARTS}
    assert not told & set(monstrosities.ELSEWHERE)


def test_scylla_is_where_she_attacks() -> None:
    """M-17.4: with the scenario she and Charybdis are about; without it nobody is."""
    assert [monster["name"] for monster in monsters_of(monstrous(4, 2, {"sea": True}))["monsters"]] == [
        "scylla", "charybdis"
    ]  # fmt: skip
    assert monsters_of(monstrous(4))["monsters"] == []
    assert monsters_of(monstrous(4, 2, {"harpies": True}))["monsters"] == [{"name": "harpy", "at": [], "count": 3}]


def test_everybody_sees_the_same() -> None:
    """M-0.10: nothing that is decided is hidden, so all views are alike and two drawn worlds look the same."""
    rng = random.Random(4)
    for state in walk(crowded(rng, 3, 3), rng, 0.1, 60):
        views = [{**seen(state, seat), "seat": None} for seat in (None, 0, 1, 2)]
        assert all(view == views[0] for view in views)
        twin = state.resample_from_infostate(0, random.Random(1))
        assert seen(twin) == seen(state)
    hidden = HIDDEN_SPECIALS.of(of(state))
    assert 0 <= hidden <= 12
