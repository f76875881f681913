"""What everybody sees: it fits its schema, is the same for all, tells what the rules make public, and is quick."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

import tidefall
from rising_helpers import do, table
from rising_moments import ASKING, at, moments
from tidefall.kernel.state import State

SCHEMAS = tidefall.load_game("rising").schemas()
FIT = {name: Draft202012Validator(schema) for name, schema in SCHEMAS.items()}


def seen(state: State) -> dict[str, Any]:
    return state.observation(None)


@pytest.mark.parametrize("name", list(SCHEMAS))
def test_the_schemas_are_schemas(name: str) -> None:
    meta.validate(SCHEMAS[name])


@pytest.mark.parametrize("name", ASKING)
def test_views_fit_their_schemas_at_every_step(name: str) -> None:
    for state in moments()[name][:6]:
        FIT["observation"].validate(seen(state))
        FIT["position"].validate(state.position())
        FIT["events"].validate(state.events(None)[-20:])
        for seat in range(state.game.seats):
            FIT["choices"].validate(state.choices(seat)[:20])


@pytest.mark.parametrize("name", ASKING)
def test_all_seats_see_the_same(name: str) -> None:
    """R-9.2: everything that is decided is public."""
    for state in moments()[name]:
        common = seen(state)
        assert json.loads(json.dumps(common)) == common
        for seat in range(state.game.seats):
            assert state.observation(seat) == {**common, "seat": seat}


def test_looking_changes_nothing() -> None:
    for name in ASKING:
        state = moments()[name][0]
        before = state.position(), state.legal_actions(), state.current_player()
        seen(state)
        assert (state.position(), state.legal_actions(), state.current_player()) == before


def test_schemas_forbid_what_is_not_there() -> None:
    assert list(FIT["observation"].iter_errors({**seen(table()), "order_of_the_deck": []}))
    assert list(FIT["position"].iter_errors({"lands": {}}))


@pytest.mark.parametrize(
    ("name", "phase"),
    [
        ("take_councilor", "SETUP"),
        ("hologram_power", "ROUND_START"),
        ("place", "PLACE"),
        ("before_draw", "BEFORE_DRAW"),
        ("turn_over", "DRAW"),
        ("response", "RESPONSE"),
        ("omen", "RESOLVE"),
        ("end_misf", "END_MISF"),
        ("start_actions", "START_ACTIONS"),
        ("actions", "ACTIONS"),
        ("die", "ROLL"),
        ("roll_window", "ROLL"),
        ("greet", "ACTIONS"),
        ("build", "BUILD"),
        ("build_window", "BUILD"),
        ("lower_cost", "BUILD"),
        ("wrath", "WRATH"),
    ],
)
def test_the_phase_is_the_window_that_is_open(name: str, phase: str) -> None:
    assert {seen(state)["phase"] for state in moments()[name]} == {phase}


def test_a_table_as_data() -> None:
    state = table(
        round=4,
        land={"hills": 4},
        barriers=["forests"],
        built=["mystic_siphon"],
        players=[
            {"councilor": "artificer", "goods": {"gold": 1, "energy": 2}, "cards": ["foresight", "mystic_adze"]},
            {"followers": ["hills_4", "supply"], "leader": "hills_4"},
        ],
    )
    view = seen(state)
    assert (view["round"], view["starting_player"], view["phase"], view["drawer"]) == (4, 0, "PLACE", None)
    assert view["wrath"] == {"space": 3, "level": 2, "track": [0, 1, 1, 2, 2, 3], "floods": 2}
    hills = view["island"]["hills"]
    assert (hills["land"], hills["barrier"], hills["closed"]) == (4, False, False)
    assert [tile["flooded"] for tile in hills["tiles"]] == [False] * 4 + [True] * 2
    assert hills["tiles"][3] == {
        "name": "hills_4",
        "flooded": False,
        "capacity": 2,
        "used": 2,
        "target": 4,
        "figures": [
            {"seat": 1, "kind": "leader", "space": "hills_4", "resolved": False},
            {"seat": 1, "kind": "follower", "space": "hills_4", "resolved": False},
        ],
    }
    assert view["island"]["forests"]["barrier"]
    assert view["island"]["libraries"]["tiles"][5]["keep"] == 2
    assert view["island"]["forges"]["tiles"][5]["rate"] == 3
    assert [part["name"] for part in view["built"]] == ["mystic_siphon"]
    assert (view["built"][0]["capacity"], len(view["blueprint"])) == (2, 9)
    assert view["blueprint"][-1]["cost"] == {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    player = view["players"][0]
    assert (player["councilor"], player["hand"], player["artifacts"]) == ("artificer", ["foresight"], ["mystic_adze"])
    assert player["goods"] == {"crystal": 0, "gold": 1, "ore": 0, "atlantium": 0, "energy": 2}
    assert (player["pool"]["leader"], player["pool"]["follower"], player["supply"]["follower"]) == (1, 2, 2)
    assert view["hologram"] is view["council"] is view["result"] is None


def test_targets_are_those_of_the_moment() -> None:
    """R-5.14, R-1.19: an Earthquake raises them, an Explorer lowers them where it stands."""
    explorer = {"councilor": "explorer", "leader": "hills_4"}
    state = at("actions", explorer, effects={"earthquakes": 2})
    tiles = seen(state)["island"]["hills"]["tiles"]
    assert (tiles[3]["target"], tiles[4]["target"]) == (4 + 2 - 1, 4 + 2)
    assert seen(state)["island"]["cities"]["tiles"][5]["target"] == 6 + 2


def test_card_counts_are_given_and_no_order() -> None:
    """R-9.4, R-9.6: the multiset of what is left, a known top, a known bottom, how many artifacts are hidden."""
    state = table(
        step="misfortune",
        misfortunes={"top": ["tsunami", "calm_seas"], "discard": {"flood_hills": 2}},
        library={"bottom": ["foresight"]},
    )
    cards = seen(state)["misfortunes"]
    assert cards["deck"] == sum(cards["left"].values()) + 2 == 61 - 2
    assert (cards["top"], cards["discard"], cards["left"]["flood_hills"]) == (
        ["tsunami", "calm_seas"],
        {"flood_hills": 2},
        4,
    )
    assert "tsunami" not in cards["left"]
    library = seen(state)["library"]
    assert (library["deck"], library["bottom"], library["hidden"]) == (27, ["foresight"], 4)
    assert sum(library["left"].values()) == 27 - 4 - 1
    assert len(library["unseen"]) == 10
    do(state, "card tsunami")
    assert (seen(state)["misfortunes"]["card"], seen(state)["drawer"]) == ("tsunami", 0)


def test_a_roll_and_a_payment_are_told_while_they_last() -> None:
    state = at("actions", {"leader": "forests_3", "goods": {"energy": 2}, "councilor": "adept"})
    assert seen(state)["roll"] is None
    do(state, "activate p1:leader forests_3")
    assert seen(state)["roll"]["total"] is None
    do(state, "roll 3", "boost energy")
    roll = {"space": "forests_3", "seats": [0], "dice": [3], "boost": 1, "total": 4, "target": 5}
    assert seen(state)["roll"] == roll
    state = table(3, players=[{"goods": {"energy": 2}}, {"goods": {"energy": 3}}, {"goods": {"energy": 1}}])
    do(state, "barrier hills", "p1 pays 2 energy", "p2 pays 1 energy")
    assert seen(state)["payment"] == {
        "initiator": 0,
        "due": {},
        "shares": {"p1": {"energy": 2}, "p2": {"energy": 1}, "p3": {"energy": 1}},
        "to_consent": [1, 2],
    }
    do(state, "accept", "accept")
    assert seen(state)["payment"] is None


def test_a_finished_game_has_a_result() -> None:
    """R-8.4: there is no score; level, round, tiles and components are reported."""
    state = table(step="wrath", round=6, wrath=5, land=dict.fromkeys(("forests", "hills", "mountains", "cities"), 0)
                  | {"libraries": 0, "forges": 1})  # fmt: skip
    assert state.is_terminal()
    assert seen(state)["result"] == {
        "won": False, "ended_by": "drowned", "level": 1, "round": 6, "tiles": 0, "built": 0,
    }  # fmt: skip
    assert seen(state)["asks"]["decision"] == "over"
    FIT["observation"].validate(seen(state))
    assert state.game.turn_of(seen(state)) == 6
    assert state.game.measures(seen(state)) == {"rounds": 6, "components": 0, "tiles": 0}


def test_it_is_quick() -> None:
    """Bots may look often: less than a millisecond each, on the average of all kinds of moments."""
    states = [state for name in ASKING for state in moments()[name]]
    best = min(once(states) for _ in range(3))
    assert best < 0.001


def once(states: list[State]) -> float:
    start = time.process_time()
    for state in states:
        state.observation(0)
    return (time.process_time() - start) / len(states)
