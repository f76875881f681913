"""OpenSpiel's tests and search on a game that all win or lose together and that hides nothing."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from research.test_openspiel import finished
from tidefall import registry
from tidefall.research import openspiel
from toy_sandbags import LISTED, NAME

GAME = f"tidefall_{NAME}"


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, NAME, LISTED)
    if GAME not in pyspiel.registered_names():
        openspiel.register(NAME)


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_the_test_that_openspiel_runs_on_its_own_games(seats: int) -> None:
    game = pyspiel.load_game(f"{GAME}(seats={seats})")
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def test_the_kind_of_game_is_declared() -> None:
    kind = pyspiel.load_game(GAME).get_type()
    assert kind.utility == pyspiel.GameType.Utility.IDENTICAL
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert (kind.min_num_players, kind.max_num_players) == (1, 7)


@pytest.mark.parametrize(("seats", "returns"), [(1, [0.0]), (3, [1.0, 1.0, 1.0])])
def test_mcts_plays_a_whole_game(seats: int, returns: list[float]) -> None:
    """One alone has too few bags against these waves."""
    game = pyspiel.load_game(f"{GAME}(seats={seats},level=1)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 10, evaluator, random_state=np.random.RandomState(1))
    assert finished(game.new_initial_state(), bot).returns() == returns


def test_where_several_may_decide_the_current_player_does() -> None:
    state = pyspiel.load_game(f"{GAME}(seats=3)").new_initial_state()
    assert [state.legal_actions(seat) for seat in range(3)] == [[0, 1], [], []]
    observation = make_observation(state.get_game())
    observation.set_from(state, 2)
    assert observation.tensor.any()


@pytest.mark.parametrize(
    "text",
    [
        '{"tiles": {"hills_1": {"target": 4, "name": "The (old) hills = 100 %"}}, "table": [0, 1]}',
        "a+b,c d",
        "über/Öl\\",
        "(((",
        "",
    ],
)
def test_any_text_survives_the_way_through_a_game_string(text: str) -> None:
    game = pyspiel.load_game(f"{GAME}(note={openspiel.encoded(text)},seats=3)")
    assert game.game.values["note"] == text
    again = pyspiel.load_game(str(game))
    assert again == game
    assert again.game.values == game.game.values
    assert pickle.loads(pickle.dumps(game)) == game
    assert pyspiel.load_game(GAME, {"note": openspiel.encoded(text)}).game.values["note"] == text


def test_a_resampled_world_is_the_same_world() -> None:
    state = pyspiel.load_game(f"{GAME}(seats=2)").new_initial_state()
    for _ in range(5):
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(random.Random(1).choice(outcomes or state.legal_actions()))
        assert str(openspiel.resampler(state, 1)) == str(state)
