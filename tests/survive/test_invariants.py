"""Section 11.2 of the rules under random play: every option, every number of players, after every settled event."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tidefall
from option_sets import canonical
from survive_options import option_sets
from tidefall import records
from tidefall.kernel.state import State
from tidefall.kernel.testing_tools import random_action

THOROUGH = 150 if tidefall.COMPILED else 25
"""How many games: compiled rules are many times faster."""
RANDOM_GAMES = settings(
    max_examples=THOROUGH, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
SEEDS = st.integers(0, 2**30)
LIMITS = {"serpent": 5, "shark": 6, "whale": 5, "dolphin": 4, "squid": 5}
TERRAINS = {"beach": 16, "forest": 16, "mountain": 8}
UNSETTLED = ("defend", "dolphin", "victim", "squid_place", "crew", "fetch", "chance", "mini")
"""Decisions in the middle of an event: what it brings about has not happened yet."""


@RANDOM_GAMES
@given(option_sets(), SEEDS)
def test_invariants_hold_after_every_settled_event(options: dict[str, Any], seed: int) -> None:
    game = tidefall.load_game("survive", **options)
    rng = random.Random(seed)
    state = game.new_initial_state()
    before: dict[str, Any] = state.observation(None)
    sunk_on_turn: Counter[int] = Counter()
    while not state.is_terminal():
        state.apply_action(random_action(state, rng))
        seen = state.observation(None)
        check_explorers(before, seen)
        check_board(seen)
        check_conservation(state, seen, options)
        check_nothing_returns(before, seen)
        check_sinking(before, seen, sunk_on_turn)
        if seen["asks"]["decision"] not in UNSETTLED:
            check_settled(seen)
        check_values_hidden(state, options)
        assert all(explorer["value"] is None for explorer in seen["explorers"]) or seen["result"], "INV-10"
        before = seen
    check_turns(before, sunk_on_turn, options)
    check_result(state, before, options)
    assert len(state.history()) <= game.max_game_length()


@RANDOM_GAMES
@given(option_sets(), SEEDS, st.floats(0, 1))
def test_clone_position_and_record_round_trip_at_any_moment(options: dict[str, Any], seed: int, part: float) -> None:
    game = tidefall.load_game("survive", **options)
    whole = game.new_initial_state()
    length = whole.playout(seed)
    state = whole.after(int(part * length))
    twin = state.clone()
    again = game.from_position(json.loads(json.dumps(state.position())))
    replayed = records.verify(json.loads(json.dumps(records.of(state))))
    continued = records.verify(json.loads(json.dumps(records.of(again))))
    for other in (twin, again, replayed, continued):
        assert looks_of(other) == looks_of(state)
        assert other.legal_actions() == state.legal_actions()
    ends = []
    for other in (state, twin, again, replayed, continued):
        other.playout(seed + 1)
        ends.append(looks_of(other))
    assert ends == [ends[0]] * 5


def looks_of(state: State) -> list[str]:
    seats = [None, *range(state.game.seats)]
    return [canonical(state.position()), *(state.observation_string(seat) for seat in seats)]


def check_explorers(before: dict[str, Any], seen: dict[str, Any]) -> None:
    """INV-1: one state each; safe and out never change; nobody appears or vanishes once placed."""
    now = {explorer["id"]: explorer for explorer in seen["explorers"]}
    assert len(now) == len(seen["explorers"])
    for explorer in before["explorers"]:
        after = now[explorer["id"]]
        if explorer["standing"] in ("safe", "out"):
            assert (after["standing"], after["at"]) == (explorer["standing"], explorer["at"]), "INV-1"
    aboard = sorted(name for ship in seen["ships"] for name in ship["crew"])
    assert aboard == sorted(name for name, explorer in now.items() if explorer["standing"] == "aboard"), "INV-1"
    for explorer in now.values():
        on_tile = explorer["at"] in seen["island"]
        assert on_tile == (explorer["standing"] == "land"), "INV-1"


def check_board(seen: dict[str, Any]) -> None:
    """INV-2: one ship a space, sea only, three aboard at most."""
    spaces = [ship["at"] for ship in seen["ships"]]
    assert len(spaces) == len(set(spaces)), "INV-2"
    assert all(len(ship["crew"]) <= 3 for ship in seen["ships"]), "INV-2"
    floating = [*spaces, *(creature["at"] for creature in seen["creatures"])]
    assert not set(floating) & set(seen["island"]), "INV-2"


def check_settled(seen: dict[str, Any]) -> None:
    """INV-3 to INV-6: whatever can happen in a space has happened."""
    here: dict[str, set[str]] = {}
    for creature in seen["creatures"]:
        here.setdefault(creature["at"], set()).add(creature["kind"])
    for ship in seen["ships"]:
        assert not ship["crew"] or not here.get(ship["at"], set()) & {"serpent", "whale"}, "INV-3"
    swimmers = {explorer["id"]: explorer for explorer in seen["explorers"] if explorer["standing"] == "swimmer"}
    exposed = {explorer["at"] for explorer in swimmers.values() if not explorer["protected"]}
    assert not any(here.get(space, set()) & {"shark", "serpent"} for space in exposed), "INV-4"
    assert not any({"whale", "squid"} <= kinds for kinds in here.values()), "INV-5"
    dolphins = [creature for creature in seen["creatures"] if creature["kind"] == "dolphin"]
    for dolphin in dolphins:
        if dolphin["protects"] is None:
            assert dolphin["at"] not in exposed, "INV-6"
        else:
            assert swimmers[dolphin["protects"]]["at"] == dolphin["at"], "INV-6"
            assert swimmers[dolphin["protects"]]["protected"], "INV-6"
    protected = [name for name, swimmer in swimmers.items() if swimmer["protected"]]
    assert sorted(protected) == sorted(d["protects"] for d in dolphins if d["protects"]), "INV-6"


def check_conservation(state: State, seen: dict[str, Any], options: dict[str, Any]) -> None:
    """INV-7: tiles, ships, creatures and explorers are neither made nor lost."""
    held = Counter(terrain for player in seen["players"] for terrain in player["hand"])
    shown = Counter({t: sum(n for tile, n in seen["shown"].items() if tile.startswith(t)) for t in TERRAINS})
    on_board = Counter(seen["island"].values())
    lifted = 1 if state.is_chance_node() and "back" in canonical(state.position().get("pending", "")) else 0
    never_turned = 1 if seen["result"] and seen["result"]["ended_by"] == "submerged" else 0
    if seen["turn"]:
        total = sum(on_board.values()) + sum(held.values()) + sum(shown.values())
        assert total + lifted + never_turned == 40, "INV-7"
    assert all(on_board[t] + held[t] + shown[t] <= count for t, count in TERRAINS.items()), "INV-7"
    to_place = sum(player["ships_to_place"] for player in seen["players"])
    assert len(seen["ships"]) + seen["supply"]["ship"] + to_place <= 12, "INV-7"
    kinds = Counter(creature["kind"] for creature in seen["creatures"])
    assert all(kinds[kind] + seen["supply"][kind] <= limit for kind, limit in LIMITS.items()), "INV-7"
    size = {5: 8, 6: 7}.get(options["seats"], 10) if not options.get("ch5") else 10
    for player in seen["players"]:
        own = player["on_board"] + player["saved"] + player["lost"] + player["reserve"]
        underway = 1 if seen["turn"] == 0 and state.is_chance_node() else 0
        assert own in (len(player["colours"]) * size, len(player["colours"]) * size - underway), "INV-7"


def check_nothing_returns(before: dict[str, Any], seen: dict[str, Any]) -> None:
    """INV-7, S-5.14: what is out of the game stays out; what is shown stays shown."""
    for kind in LIMITS:
        there, here = (sum(c["kind"] == kind for c in v["creatures"]) + v["supply"][kind] for v in (before, seen))
        assert here <= there, "INV-7"
    there, here = (
        len(v["ships"]) + v["supply"]["ship"] + sum(player["ships_to_place"] for player in v["players"])
        for v in (before, seen)
    )
    assert here <= there, "INV-7"
    assert all(seen["shown"][tile] >= count for tile, count in before["shown"].items()), "INV-7"


def check_sinking(before: dict[str, Any], seen: dict[str, Any], sunk_on_turn: Counter[int]) -> None:
    """INV-8: one tile a turn, beaches before forests before mountains."""
    gone = set(before["island"]) - set(seen["island"])
    assert len(gone) <= 1, "INV-8"
    for space in gone:
        sunk_on_turn[before["turn"]] += 1
        left = set(before["island"].values())
        assert before["island"][space] == next(t for t in TERRAINS if t in left), "INV-8"


def check_turns(last: dict[str, Any], sunk_on_turn: Counter[int], options: dict[str, Any]) -> None:
    """INV-8, INV-9: a tile on every turn while any is left; when which game ends."""
    turn = last["turn"]
    ended_by = last["result"]["ended_by"]
    cut_short = ended_by in ("agreement", "last_explorer")
    whole_turns = range(1, min(40, turn - 1 if cut_short else turn) + 1)
    assert all(sunk_on_turn[number] == 1 for number in whole_turns), "INV-8"
    if options.get("ch2"):
        assert ended_by in ("last_explorer", "safety_stop", "agreement")
    elif options.get("ch4"):
        assert ended_by in ("submerged", "agreement")
        assert ended_by == "agreement" or turn == 40, "INV-9"
    else:
        assert ended_by in ("eruption", "agreement")
        assert ended_by == "agreement" or 33 <= turn <= 40, "INV-9"
    assert ended_by != "agreement" or options["offer_stop"], "INV-9"


def check_values_hidden(state: State, options: dict[str, Any]) -> None:
    """INV-10: no value of others before the end; under strict memory none at all between setup and the end.

    The seats take turns in looking.
    """
    if state.is_terminal():
        return
    seat = len(state.history()) % state.game.seats
    seen = state.observation(seat)
    for explorer in seen["explorers"]:
        own = explorer["seat"] == seat and (options["memory"] == "assisted" or seen["turn"] == 0)
        assert (explorer["value"] is not None) == own, "INV-10"


def check_result(state: State, last: dict[str, Any], options: dict[str, Any]) -> None:
    """Scores are the values of those saved; the victory is one."""
    result = last["result"]
    for player in last["players"]:
        saved = [e["value"] for e in last["explorers"] if e["seat"] == player["seat"] and e["standing"] == "safe"]
        assert result["scores"][player["seat"]] == player["score"] == sum(saved)
        assert result["saved"][player["seat"]] == player["saved"] == len(saved)
    best = max(result["saved"] if options["ch3"] else result["scores"])
    for seat, share in enumerate(state.returns()):
        assert (share > 0) == (seat in result["winners"])
        assert share == 0 or (result["saved"] if options["ch3"] else result["scores"])[seat] == best
    assert abs(sum(state.returns()) - 1) < 1e-9
