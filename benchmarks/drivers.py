"""How random games are played with each project, all by the same rules.

Whole games only. A player's choice is `actions[int(random() * len(actions))]` from the list of legal actions; chance is
drawn by its odds. A decision is a choice of a player: dice and draws take their time but do not count. Every project is
driven as its own documents would, without the checks that it lets one leave out.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from time import process_time
from typing import Any

SEED = 20260
MIDGAME = 220
"""A state to copy is one after so many actions, chance included."""
ROLLOUTS = 20
"""Rollouts that OpenSpiel makes at one call."""


@dataclass(frozen=True)
class Contender:
    """`play` plays and is timed; `count` says afterwards how many games, decisions and actions in all that was."""

    name: str
    play: Callable[[], Any]
    count: Callable[[Any], tuple[int, int, int]]


@dataclass(frozen=True)
class Tally:
    seconds: float
    games: int
    decisions: int
    actions: int
    """Decisions and chance events."""


def measure(contender: Contender, seconds: float) -> Tally:
    """Play for so long. Processor time, so that other programs on the machine disturb less."""
    spent = 0.0
    games = decisions = actions = 0
    while spent < seconds:
        start = process_time()
        end = contender.play()
        spent += process_time() - start
        more_games, more_decisions, more_actions = contender.count(end)
        games += more_games
        decisions += more_decisions
        actions += more_actions
    return Tally(spent, games, decisions, actions)


def time_calls(call: Callable[[], object], seconds: float) -> float:
    """Seconds that one call takes."""
    batch = 100
    spent = 0.0
    calls = 0
    while spent < seconds:
        start = process_time()
        for _ in repeat(None, batch):
            call()
        spent += process_time() - start
        calls += batch
    return spent / calls


EVERYTHING: dict[str, Any] = {
    "monstrosities": True,
    "medusa": True,
    "harpies": True,
    "sea": True,
    "receding_waters": 1,
    "level": 3,
}
"""Rising with all of its expansion."""


def tidefall_driven(name: str, **options: Any) -> Contender:
    from tidefall import deal, load_game

    game = load_game(name, seats=4, **options)
    rng = random.Random(SEED)
    draw = rng.random

    def play() -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                deal(state, rng)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
        return state

    return Contender(f"Tidefall {name}, driven from Python", play, count_tidefall)


def tidefall_inside(name: str, **options: Any) -> Contender:
    from tidefall import load_game

    game = load_game(name, seats=4, **options)
    rng = random.Random(SEED)

    def play() -> Any:
        state = game.new_initial_state()
        state.playout(rng.getrandbits(60))
        return state

    return Contender(f"Tidefall {name}, whole games inside", play, count_tidefall)


def count_tidefall(state: Any) -> tuple[int, int, int]:
    actors = state.actors()
    return 1, sum(1 for actor in actors if actor >= 0), len(actors)


def tidefall_clone(name: str, **options: Any) -> Callable[[], object]:
    from tidefall import deal, load_game

    game = load_game(name, seats=4, **options)
    rng = random.Random(SEED)
    state = game.new_initial_state()
    while len(state.history()) < MIDGAME:
        deal(state, rng)
        if state.is_terminal():
            state = game.new_initial_state()
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.clone


def openspiel_driven(name: str, parameters: str = "") -> Contender:
    import pyspiel

    game = pyspiel.load_game(name + parameters)
    rng = random.Random(SEED)
    draw = rng.random

    def play_without_chance() -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        return state

    def play_with_chance() -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
        return state

    def count(state: Any) -> tuple[int, int, int]:
        steps = state.full_history()
        return 1, sum(1 for step in steps if step.player >= 0), len(steps)

    without_chance = game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    return Contender(f"OpenSpiel {name}", play_without_chance if without_chance else play_with_chance, count)


def openspiel_rollouts(name: str) -> Contender:
    """Random games wholly inside C++: a search of a single simulation is nothing but its evaluator's rollouts.

    They do not tell how long they were, so this counts games; the mean length comes from the driven ones, which are
    distributed alike.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=SEED, verbose=False
    )
    return Contender(f"OpenSpiel {name}, C++ rollouts", lambda: bot.step(start), lambda _: (ROLLOUTS, 0, 0))


def openspiel_clone(name: str) -> Callable[[], object]:
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(SEED)
    while state.move_number() < MIDGAME:
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state = pyspiel.load_game(name).new_initial_state()
    clone: Callable[[], object] = state.clone
    return clone


def catanatron_game() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def catanatron_driven() -> Contender:
    from catanatron.game import TURNS_LIMIT

    draw = random.Random(SEED).random

    def play() -> Any:
        game = catanatron_game()
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
        return state

    return Contender("catanatron", play, lambda state: (1, len(state.actions), len(state.actions)))


def catanatron_clone() -> Callable[[], object]:
    game = catanatron_game()
    for _ in range(MIDGAME):
        game.play_tick()
    copy: Callable[[], object] = game.copy
    return copy


def python_chess_driven() -> Contender:
    import chess

    draw = random.Random(SEED).random

    def play() -> Any:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
        return board

    return Contender("python-chess", play, lambda board: (1, len(board.move_stack), len(board.move_stack)))
