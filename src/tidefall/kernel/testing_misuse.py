"""The part of the conformance kit for other people's programs: states held twice, and nonsense handed in."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from tidefall.kernel.errors import Refused
from tidefall.kernel.step import CHANCE
from tidefall.kernel.testing_tools import play_on, random_move, require, situation, snapshot

if TYPE_CHECKING:
    from tidefall.kernel.state import State

LINE = 120
"""How long the repr of a state may be."""


def check_twins(state: State, rng: Random) -> None:
    """Copied, pickled or begun from a position, a state and its game come back equal, and play on alone."""
    game = state.game
    require(copy.copy(game) == copy.deepcopy(game) == pickled(game) == game, "a game equals its copies", state)
    require(hash(pickled(game)) == hash(game), "equal games have the same hash", state)
    before = snapshot(state)
    moved = game.from_position(state.position())
    play_on(moved, rng)
    worlds = [state.resample_from_infostate(seat, rng) for seat in range(game.num_players())]
    for one in (state, moved, worlds[0], worlds[-1]):
        told = snapshot(one)
        for way in (copy.copy, copy.deepcopy, pickled):
            try:
                twin = way(one)
            except Exception as error:
                said = f"a state has a {way.__name__} copy: {type(error).__name__} {error}"
                raise AssertionError(f"broken promise: {said}\n{situation(one)}") from error
            require(twin is not one and twin == one, f"a state equals its {way.__name__} copy", one)
            require(snapshot(twin) == told, f"a state's {way.__name__} copy is the same", one)
            same = all(
                twin.information_state_string(seat) == one.information_state_string(seat)
                for seat in range(game.num_players())
            )
            require(same, f"a state's {way.__name__} copy knows the same", one)
            if not one.is_terminal():
                twin.act(*random_move(twin, rng))
                require(twin != one and snapshot(one) == told, f"a {way.__name__} copy is independent", one)
    require(state != before and state == state.clone(), "a state equals states alone", state)
    require(len(repr(state)) < LINE, "repr is short", state)
    require(bool(str(state).strip()), "str draws the table", state)
    try:
        hash(state)
    except TypeError:
        return
    require(False, "a state changes, so it has no hash", state)


def pickled(thing: Any) -> Any:
    """A thing that has been in a pickle."""
    return pickle.loads(pickle.dumps(thing))


def check_nonsense(state: State) -> None:
    """Seats and moments that there are not, and numbers of no action: Refused with a reason, and nothing changes."""
    before = snapshot(state)
    game = state.game
    rng = Random(0)
    for seat in (-7, game.num_players(), 10**30):
        tries: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
            (state.observation, (seat,)),
            (state.observation_string, (seat,)),
            (state.information_state_string, (seat,)),
            (state.choices, (seat,)),
            (state.events, (seat,)),
            (state.prompt, (seat, "en")),
            (state.undo, (seat,)),
            (state.resample_from_infostate, (seat, rng)),
            (state.action_to_string, (seat, 0)),
            (state.submit, (seat, 0)),
            (state.act, (seat, 0)),
            (game.evaluate, (state, seat)),
        ]
        for attempt, given in tries:
            require_refused(state, attempt, *given)
    actor = max(CHANCE, state.current_player())
    for number in (-1, -(10**30), max(game.num_distinct_actions(), game.max_chance_outcomes()), 10**30):
        require_refused(state, state.apply_action, number)
        require_refused(state, state.act, actor, number)
        require_refused(state, state.action_to_string, actor, number)
    for count in (-1, len(state.history()) + 1):
        require_refused(state, state.after, count)
    positions: list[object] = [None, 7, "here", [], {"no such thing": 1}]
    for position in positions:
        require_refused(state, game.from_position, position)
    require(snapshot(state) == before, "nonsense changes nothing", state)


def require_refused(state: State, attempt: Callable[..., Any], *given: Any) -> None:
    """Nothing else may come of it, least of all an error without a word."""
    try:
        attempt(*given)
    except Refused as refusal:
        require(bool(refusal.code and refusal.reason), "nonsense is Refused with a reason", state, str(given))
        return
    except Exception as error:
        said = f"{attempt.__name__}{given!r}: {type(error).__name__} {error}"
        raise AssertionError(f"broken promise: nonsense is Refused\n{said}\n{situation(state)}") from error
    require(False, "nonsense is Refused", state, f"{attempt.__name__}{given!r}")
