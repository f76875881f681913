"""Never silently wrong: a checked game refuses what is not legal, and no call answers nonsense without a sentence."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import tidefall
from tidefall import Refused
from tidefall.kernel.state import State
from tidefall.registry import game_with, load_game

GAMES: list[tuple[str, dict[str, object]]] = [
    ("survive", {"seats": 3, "squid": True}),
    ("rising", {"seats": 3}),
]
NO_NUMBERS: list[Any] = ["end", "", None, 1.5, [], {}, b"1"]
NO_ACTIONS = [-1, -5, 10**6, 2**31, 2**63, 2**70, -(2**63), -(2**70)]


class Whole:
    """A whole number as a library of numbers makes them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def trouble(attempt: Any, *given: Any) -> Exception | None:
    """The error that an attempt ends in, if it does."""
    try:
        attempt(*given)
    except Exception as error:
        return error
    return None


def moments(name: str, options: dict[str, object], checked: bool = False, seed: int = 3) -> list[State]:
    """States of a random game, the first and the last among them."""
    state = load_game(name, checked=checked, **options).new_initial_state()
    length = state.playout(seed)
    return [state.after(count) for count in (0, length // 8, length // 4, length // 2, length * 3 // 4, length)]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_checked_game_refuses_what_is_not_legal(name: str, options: dict[str, object]) -> None:
    rng = Random(1)
    for state in moments(name, options, checked=True):
        before = pickle.dumps(state)
        legal = state.legal_actions()
        limit = state.game.max_chance_outcomes() if state.is_chance_node() else state.game.num_distinct_actions()
        wrong: list[Any] = [*NO_NUMBERS, *NO_ACTIONS, *(a for a in rng.sample(range(limit), 30) if a not in legal)]
        for action in wrong:
            with pytest.raises(Refused) as caught:
                state.apply_action(action)
            assert caught.value.reason
            with pytest.raises(Refused):
                state.act(max(-1, state.current_player()), action)
        for action in legal[:3]:
            state.clone().apply_action(Whole(action))
        assert pickle.dumps(state) == before


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_checked_game_is_the_same_game(name: str, options: dict[str, object]) -> None:
    checked, trusting = (load_game(name, checked=way, **options).new_initial_state() for way in (True, False))
    rng = Random(4)
    for _ in range(200):
        action = rng.choice(trusting.legal_actions())
        checked.apply_action(action)
        trusting.apply_action(action)
    assert checked == trusting
    assert checked.position() == trusting.position()
    assert pickle.loads(pickle.dumps(checked)).game.checked
    assert not pickle.loads(pickle.dumps(trusting)).game.checked


def test_in_a_checked_game_only_who_is_asked_acts() -> None:
    state = moments("survive", {"seats": 3}, checked=True)[3]
    tidefall.deal(state, Random(1))
    other = (state.current_player() + 1) % 3
    with pytest.raises(Refused) as caught:
        state.act(other, state.legal_actions()[0])
    assert caught.value.code == "not_your_turn"


def test_any_whole_number_is_a_seed() -> None:
    game = load_game("survive", seats=2)
    for seed in (0, -1, 2**63, 2**70, -(2**70)):
        assert game.new_initial_state().playout(seed) > 0
    with pytest.raises((Refused, TypeError), match=r"whole number|int object expected"):
        game.new_initial_state().playout("x")  # type: ignore[arg-type]


@pytest.mark.parametrize(("value", "checks"), [("1", True), ("yes", True), ("0", False), ("", False)])
def test_the_environment_may_ask_for_checks(monkeypatch: pytest.MonkeyPatch, value: str, checks: bool) -> None:
    monkeypatch.setenv("TIDEFALL_CHECK", value)
    assert load_game("survive").checked is checks
    assert load_game("survive", checked=not checks).checked is not checks
    assert game_with("survive", {"seats": 2}).checked is checks


def test_checked_is_no_option_of_a_game() -> None:
    with pytest.raises(Refused, match="Option checked takes true or false, not “maybe”"):
        load_game("survive", checked="maybe")
    with pytest.raises(Refused, match="survive has no option “checked”"):
        game_with("survive", {"checked": True})


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_fast_path_looks_at_the_range(name: str, options: dict[str, object]) -> None:
    for state in moments(name, options):
        before = pickle.dumps(state)
        for action in [*NO_NUMBERS, *NO_ACTIONS]:
            with pytest.raises(Refused) as caught:
                state.apply_action(action)
            assert caught.value.reason
        for seat in (-2, state.game.seats, 2**70):
            with pytest.raises(Refused, match=r"no seat|over"):
                state.act(seat, 0)
        assert pickle.dumps(state) == before


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_an_illegal_action_on_the_fast_path_fails_with_a_sentence_or_not_at_once(
    name: str, options: dict[str, object]
) -> None:
    """An undefined state is promised nothing but this: an IndexError says what it comes from."""
    rng = Random(6)
    failed = 0
    for state in moments(name, options)[:-1]:
        limit = state.game.max_chance_outcomes() if state.is_chance_node() else state.game.num_distinct_actions()
        for action in rng.sample(range(limit), min(limit, 80)):
            if action in state.legal_actions():
                continue
            spoilt = state.clone()
            for attempt, given in [
                (spoilt.apply_action, action),
                (spoilt.legal_actions, None),
                (spoilt.observation, 0),
            ]:
                error = trouble(attempt, given)
                if isinstance(error, IndexError):
                    failed += 1
                    assert "This state is undefined: an action was applied that was not legal." in str(error)
                    assert "checked=True" in str(error)
                assert error is None or str(error)
    assert failed


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_nonsense_of_any_type_gets_a_sentence(name: str, options: dict[str, object]) -> None:
    """What is not of the type that a call takes is Refused or a TypeError, never an error without a word."""
    for state in moments(name, options):
        before = pickle.dumps(state)
        game = state.game
        for thing in [*NO_NUMBERS, *NO_ACTIONS, 99]:
            for attempt, given in [
                (state.observation, (thing,)),
                (state.information_state_string, (thing,)),
                (state.choices, (thing,)),
                (state.legal_actions, (thing,)),
                (state.is_asked, (thing,)),
                (state.events, (thing,)),
                (state.events, (None, thing)),
                (state.prompt, (thing, "en")),
                (state.undo, (thing,)),
                (state.after, (thing,)),
                (state.actor_at, (thing,)),
                (state.step_at, (thing,)),
                (state.describe, (thing,)),
                (state.action_to_string, (thing, 0)),
                (state.action_to_string, (0, thing)),
                (state.string_to_action, (thing,)),
                (state.clone().submit, (thing, 0)),
                (state.clone().submit, (0, thing)),
                (state.resample_from_infostate, (thing, Random(1))),
                (game.evaluate, (state, thing)),
                (game.from_position, (thing,)),
                (load_game, (thing,)),
            ]:
                error = trouble(attempt, *given)
                assert error is None or isinstance(error, Refused | TypeError | IndexError), f"{attempt} {given}"
                assert error is None or len(str(error)) > len("a few words"), f"{attempt} {given}"
        assert pickle.dumps(state) == before
        assert state.chance_outcomes() == [] or state.is_chance_node()
