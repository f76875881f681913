"""OpenSpiel's own tests and search, unmodified, on the cooperative game."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from research.test_openspiel import finished
from tidefall.research import openspiel
from tidefall.rising.catalogue import load

GAME = "tidefall_rising"


@pytest.mark.parametrize(
    "parameters",
    [
        "seats=3",
        "seats=1,level=3",
        "seats=2,trust=true,barriers_stop_wrath=true",
        "seats=7,level=5,vote=true,councilors=random,components=picked",
    ],
)
def test_the_test_that_openspiel_runs_on_its_own_games(parameters: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{GAME}({parameters})"), num_sims=1, serialize=True, verbose=False)


def test_the_kind_of_game_is_declared() -> None:
    kind = pyspiel.load_game(f"{GAME}(seats=3)").get_type()
    assert kind.utility == pyspiel.GameType.Utility.IDENTICAL
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


def test_mcts_finds_the_last_component() -> None:
    """With the nine built and everybody at the Gate, building the Power Core wins at once."""
    game = pyspiel.load_game(f"{GAME}(seats=1)")
    state = game.new_initial_state(
        {
            "step": "actions",
            "built": list(load("").introductory),
            "blueprint": [],
            "players": [
                {
                    "leader": "gate_build_1",
                    "goods": {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3},
                }
            ],
        }
    )
    evaluator = mcts.RandomRolloutEvaluator(2, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 60, evaluator, random_state=np.random.RandomState(1))
    assert finished(state, bot).returns() == [1.0]


def test_mcts_plays_on_with_a_corrected_catalogue() -> None:
    """A hopeless game of two rounds is over soon, however it is played."""
    corrections = openspiel.encoded('{"table": {"wrath": [6, 6]}}')
    game = pyspiel.load_game(GAME, {"seats": 3, "max_rounds": 1, "catalogue": corrections})
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(1))
    assert finished(game.new_initial_state(), bot).returns() == [0.0, 0.0, 0.0]
