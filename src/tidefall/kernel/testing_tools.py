"""What the conformance kit works with: random play, snapshots, and the sentence for a broken promise."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any

from tidefall.kernel.errors import Refused
from tidefall.kernel.step import CHANCE

if TYPE_CHECKING:
    from tidefall.kernel.state import State

AHEAD = 25
"""How many actions to play on from a state to see that two states are the same, or independent."""


def asked(state: State) -> list[int]:
    """Everybody who may act now: one seat, or several; CHANCE at a chance node; nobody at the end."""
    return [actor for actor in (CHANCE, *range(state.game.num_players())) if state.is_asked(actor)]


def random_move(state: State, rng: Random) -> tuple[int, int]:
    """Somebody who may act and a legal action; at a chance node by the odds."""
    if state.is_chance_node():
        return CHANCE, random_action(state, rng)
    moves = {actor: legal for actor in asked(state) if (legal := state.legal_actions(actor))}
    actor = rng.choice(list(moves))
    return actor, rng.choice(moves[actor])


def random_action(state: State, rng: Random) -> int:
    """A legal action; at a chance node by the odds."""
    if not state.is_chance_node():
        return rng.choice(state.legal_actions())
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, odds)[0])


def play_on(state: State, rng: Random) -> None:
    """Some random actions more."""
    for _ in range(AHEAD):
        if state.is_terminal():
            return
        state.act(*random_move(state, rng))


def verbs(state: State) -> set[str]:
    """Words for what can be done, so that rare decisions are not missed."""
    if state.is_chance_node():
        return {f"chance {state.action_to_string(CHANCE, state.legal_actions()[0]).split(' ')[0]}"}
    return {f"{choice['verb']} {len(choice['text'].split())}" for choice in state.choices(state.current_player())}


def outcome(attempt: Callable[..., Any], *given: Any) -> Any:
    """What an attempt gives, or the code and reason with which it is Refused."""
    try:
        return attempt(*given)
    except Refused as refusal:
        return (refusal.code, refusal.code and refusal.reason)


def snapshot(state: State) -> str:
    """All that can be asked about a state itself, as one text."""
    story = [state.actors(), state.history()]
    return as_json([state.position(), story, state.current_player(), state.legal_actions(), state.returns()])


def as_json(data: Any) -> str:
    return json.dumps(data, sort_keys=True, allow_nan=False)


def require_schema(state: State, view: str, data: Any) -> None:
    """Hold data against the game's schema, if there is somebody who can."""
    if find_spec("jsonschema_rs") is None:
        return
    key = id(state.game)
    if key not in _validators:
        make = import_module("jsonschema_rs").Draft202012Validator
        _validators.clear()
        _validators[key] = {name: make(schema) for name, schema in state.game.schemas().items()}
    error = next(_validators[key][view].iter_errors(data), None)
    if error is not None:
        path = "/".join(map(str, error.instance_path))
        require(False, f"{view} fits its schema", state, f"{path}: {error.message}")


_validators: dict[int, dict[str, Any]] = {}
"""The schemas of the last game, made ready."""


def require(kept: bool, promise: str, state: State, detail: str = "") -> None:
    """Say which promise is broken, and how to get there."""
    if not kept:
        raise AssertionError("\n".join(filter(None, [f"broken promise: {promise}", detail, situation(state)])))


def situation(state: State) -> str:
    """The options and the history that lead to a state."""
    game = state.game
    return f"game {game.name} with {game.values}, player {state.current_player()}, history {state.history()}"


def difference(seat: int, mine: Any, other: Any) -> str:
    """Where two views begin to differ."""
    first, second = as_json(mine), as_json(other)
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    start = max(0, at - 80)
    return f"seat {seat} sees ...{first[start : at + 80]}... here and ...{second[start : at + 80]}... elsewhere"
