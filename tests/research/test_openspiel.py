"""OpenSpiel's own tests and bots, unmodified, on our games."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
import random
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import tidefall
from tidefall import registry
from tidefall.research import openspiel

GAME = "tidefall_survive"


@pytest.mark.parametrize(
    "parameters",
    [
        "",
        "seats=2,two_colour=true,memory=assisted",
        "seats=6,ch5=true,ch6=true",
        "seats=3,squid=true,squid_v1=true,ch2=true,safety_rounds=1,offer_stop=true",
    ],
)
def test_the_test_that_openspiel_runs_on_its_own_games(parameters: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{GAME}({parameters})"), num_sims=1, serialize=True, verbose=False)


def test_every_game_and_every_option_is_registered() -> None:
    for name in registry.names():
        ours = tidefall.load_game(name)
        theirs = {kind.short_name: kind for kind in pyspiel.registered_games()}[f"tidefall_{name}"]
        assert dict(theirs.parameter_specification) == {option.name: option.default for option in ours.options}
        assert pyspiel.load_game(f"tidefall_{name}").num_distinct_actions() == ours.num_distinct_actions()


def test_parameters_reach_the_rules_and_a_game_reads_back_from_its_own_text() -> None:
    game = pyspiel.load_game(f"{GAME}(seats=3,ch4=true,memory=assisted,colours=green+red+blue)")
    values = game.game.values
    assert (values["seats"], values["ch4"], values["memory"]) == (3, True, "assisted")
    assert values["colours"] == "green,red,blue"
    assert game.num_players() == 3
    again = pyspiel.load_game(str(game))
    assert again == game
    assert again.game.values == values
    assert pickle.loads(pickle.dumps(game)) == game


def test_a_refused_option_keeps_its_reason() -> None:
    with pytest.raises(tidefall.Refused, match="two_colour is for exactly 2 players"):
        pyspiel.load_game(f"{GAME}(two_colour=true)")


def test_a_random_game_is_the_same_on_both_sides() -> None:
    game = pyspiel.load_game(f"{GAME}(seats=2)")
    theirs = game.new_initial_state()
    ours = tidefall.load_game("survive", seats=2).new_initial_state()
    rng = random.Random(3)
    while not theirs.is_terminal():
        assert theirs.current_player() == ours.current_player()
        assert theirs.legal_actions() == ours.legal_actions()
        action = drawn(theirs, rng)
        assert theirs.action_to_string(action) == ours.action_to_string(ours.current_player(), action)
        theirs.apply_action(action)
        ours.apply_action(action)
    assert ours.is_terminal()
    assert theirs.returns() == ours.returns()
    assert theirs.history() == ours.history()


def test_copies_are_equal_and_independent() -> None:
    state = advanced(pyspiel.load_game(GAME), 200, seed=1)
    before = str(state)
    copies = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    copies.append(state.get_game().deserialize_state(state.serialize()))
    for twin in copies:
        assert str(twin) == before
        assert twin.history() == state.history()
        assert twin.move_number() == state.move_number()
        assert twin.information_state_string(0) == state.information_state_string(0)
        twin.apply_action(drawn(twin, random.Random(1)))
        assert str(state) == before
        assert state.move_number() == 200


def test_a_state_may_start_from_a_position_and_survives_a_round_trip() -> None:
    game = pyspiel.load_game(f"{GAME}(seats=2)")
    position = {"explorers": {"Ra": "F3", "Ba": "F5"}, "points": 2, "values": {"Ra": 6}}
    state = game.new_initial_state(position)
    assert str(game.new_initial_state(json.dumps(position))) == str(state)
    state.apply_action(state.legal_actions()[-1])
    for twin in (state.clone(), pickle.loads(pickle.dumps(state)), openspiel.resampler(state, 0)):
        assert twin.information_state_string(0) == state.information_state_string(0)
        assert twin.history() == state.history()


def test_mcts_plays_the_end_of_a_game() -> None:
    game = pyspiel.load_game(GAME)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(1))
    assert sum(finished(nearly_over(game, seed=5), bot).returns()) == pytest.approx(1)


@pytest.mark.parametrize("with_resampler", [True, False])
def test_ismcts_plays_the_end_of_a_game(with_resampler: bool) -> None:
    """Without a resampler the bot asks the state itself."""
    game = pyspiel.load_game(f"{GAME}(seats=3)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=np.random.RandomState(1))
    if with_resampler:
        bot.set_resampler(openspiel.resampler)
    assert sum(finished(nearly_over(game, seed=6), bot).returns()) == pytest.approx(1)


def test_resampled_worlds_look_the_same_to_the_player_and_differ_in_what_is_hidden() -> None:
    game = pyspiel.load_game(GAME)
    state = advanced(game, 250, seed=2)
    while state.is_chance_node():
        state.apply_action(drawn(state, random.Random(2)))
    player = state.current_player()
    draw = openspiel.seeded_resampler(9)
    worlds = [draw(state, player) for _ in range(20)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == world.world.state.history()
    assert len({str(world) for world in worlds}) > 1
    again = openspiel.seeded_resampler(9)
    assert [str(again(state, player)) for _ in worlds] == [str(world) for world in worlds]


def test_observers_show_what_a_seat_may_know_and_no_more() -> None:
    game = pyspiel.load_game(GAME)
    state = advanced(game, 250, seed=2)
    ours = state.world.state
    observation = make_observation(game)
    assert observation.string_from(state, 1) == ours.observation_string(1) == state.observation_string(1)
    observation.set_from(state, 1)
    first = observation.tensor.copy()
    assert first.shape == tuple(game.observation_tensor_shape())
    assert first.any()
    assert list(first) == list(state.observation_tensor(1))
    observation.set_from(state, 2)
    assert (observation.tensor != first).any()

    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.string_from(state, 1) == ours.information_state_string(1)
    public = make_observation(game, observation_type(pyspiel.PrivateInfoType.NONE))
    assert public.string_from(state, 1) == ours.observation_string(None)
    with pytest.raises(ValueError, match="secrets of all players"):
        make_observation(game, observation_type(pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_without_openspiel_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "tidefall.research.openspiel")
    with pytest.raises(
        ImportError, match=r"^tidefall.research.openspiel needs OpenSpiel: pip install 'tidefall\[resea"
    ):
        importlib.import_module("tidefall.research.openspiel")


def observation_type(private: Any) -> Any:
    return pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=private)


def drawn(state: Any, rng: random.Random) -> int:
    """A random action, chance by its odds."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes())
        return int(rng.choices(outcomes, odds)[0])
    return int(rng.choice(state.legal_actions()))


def advanced(game: Any, count: int, seed: int) -> Any:
    """A state after so many random actions."""
    state = game.new_initial_state()
    rng = random.Random(seed)
    for _ in range(count):
        state.apply_action(drawn(state, rng))
    return state


def nearly_over(game: Any, seed: int) -> Any:
    """A random game, some actions before its end."""
    state = game.new_initial_state()
    rng = random.Random(seed)
    while not state.is_terminal():
        state.apply_action(drawn(state, rng))
    earlier = game.new_initial_state()
    for action in state.history()[:-40]:
        earlier.apply_action(action)
    return earlier


def finished(state: Any, bot: Any) -> Any:
    """The state after the bot has played all seats to the end."""
    rng = random.Random(8)
    while not state.is_terminal():
        state.apply_action(drawn(state, rng) if state.is_chance_node() else bot.step(state))
    return state
