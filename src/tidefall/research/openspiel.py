"""Every game as a game of OpenSpiel, registered when this module is imported.

>>> import pyspiel
>>> import tidefall.research.openspiel
>>> game = pyspiel.load_game("tidefall_survive(seats=4,squid=true)")
>>> state = game.new_initial_state()

The parameters are the game's options. OpenSpiel's game strings give a meaning to commas, brackets and the like, so
texts are percent-encoded, with "+" for the comma, as in `colours=green+red+blue+yellow`; `encoded(text)` does it.
`game.new_initial_state(position)` starts from a position, as data or as JSON.

A cooperative game has identical utilities, and one that hides nothing is a game of perfect information. Where several
seats may decide at once, OpenSpiel asks the current player.

OpenSpiel's own bots play on such states as they are; `resampler` is the callback for `ISMCTSBot.set_resampler`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from urllib.parse import quote, unquote
from zlib import crc32

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("tidefall.research.openspiel needs OpenSpiel: pip install 'tidefall[research]'.") from missing

from tidefall import registry
from tidefall.kernel.game import Game
from tidefall.kernel.state import State

PREFIX: Final = "tidefall_"
SLOTS: Final = 4096
"""How many numbers an observation tensor has."""
SEED_RANGE: Final = 1 << 48
SHARED: Final = random.Random()


class World:
    """Holds our state for OpenSpiel, which copies and pickles what it finds; compiled states only know `clone`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> World:
        return World(self.state.clone())

    def __reduce__(self) -> tuple[Callable[..., World], tuple[object, ...]]:
        state = self.state
        start = None if state.root is None else state.root.position()
        return revive, (state.game.name, state.game.values, start, state.actors(), state.history())


def revive(
    name: str, options: dict[str, object], start: dict[str, Any] | None, actors: list[int], history: list[int]
) -> World:
    """The inverse of pickling: the game is played again."""
    game = registry.game_with(name, options)
    state = game.new_initial_state() if start is None else game.from_position(start)
    for actor, action in zip(actors, history, strict=True):
        state.act(actor, action)
    return World(state)


class TidefallState(pyspiel.State):  # type: ignore[misc]
    """One of our states in OpenSpiel's clothes; `world.state` is the state itself."""

    def __init__(self, game: TidefallGame, state: State) -> None:
        super().__init__(game)
        self.world = World(state)

    def current_player(self) -> int:
        return self.world.state.current_player()

    def is_terminal(self) -> bool:
        return self.world.state.is_terminal()

    def is_chance_node(self) -> bool:
        return self.world.state.is_chance_node()

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.world.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.world.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.world.state.action_to_string(player, action)

    def returns(self) -> list[float]:
        return self.world.state.returns()

    def rewards(self) -> list[float]:
        return self.world.state.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TidefallState:
        """Another world that this player could not tell from this one; `sampler` draws numbers from 0 to 1."""
        return resampled(self, player, random.Random(int(sampler() * SEED_RANGE)))

    def __copy__(self) -> TidefallState:
        copy: TidefallState = self.clone()
        return copy

    def __deepcopy__(self, memo: object) -> TidefallState:
        return self.__copy__()

    def __str__(self) -> str:
        return json.dumps(self.world.state.position(), sort_keys=True, separators=(",", ":"))


class TidefallGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its options as parameters; `register` makes a class of each."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, parameters: dict[str, Any]) -> None:
        game = registry.game_with(self.name, {option: decoded(value) for option, value in parameters.items()})
        super().__init__(self.kind, game_info(game), {name: encoded(value) for name, value in game.values.items()})
        self.game = game
        self.first = game.new_initial_state()

    def new_initial_state(self, position: str | dict[str, Any] | None = None) -> TidefallState:
        """The state before the first chance event, or the one that a position describes."""
        if position is None:
            return TidefallState(self, self.first.clone())
        data = json.loads(position) if isinstance(position, str) else position
        return TidefallState(self, self.game.from_position(data))

    def max_chance_nodes_in_history(self) -> int:
        return self.game.max_game_length()

    def __reduce__(self) -> tuple[Callable[[str], TidefallGame], tuple[str]]:
        return load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What `open_spiel.python.observation.make_observation` asks for."""
        if params:
            raise ValueError(f"An observation takes no parameters, not {params}.")
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """What a player may know, as text, and unless with perfect recall as a tensor.

    The tensor needs no knowledge of the game: each fact of an observation counts in a slot, chosen by hashing its name.
    """

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("No observation shows the secrets of all players.")
        if not kind.public_info:
            raise ValueError("There is no observation of secrets alone.")
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.perfect_recall = bool(kind.perfect_recall)
        if self.perfect_recall and not self.is_private:
            raise ValueError("Perfect recall is a player's: private_info must be SINGLE_PLAYER.")
        self.tensor = None if self.perfect_recall else np.zeros(SLOTS, np.float32)
        self.dict = {} if self.tensor is None else {"facts": self.tensor}

    def set_from(self, state: TidefallState, player: int) -> None:
        if self.tensor is None:
            return
        counted: dict[str, float] = {}
        count_facts(state.world.state.observation(player if self.is_private else None), "", counted)
        self.tensor.fill(0)
        np.add.at(self.tensor, [crc32(fact.encode()) % SLOTS for fact in counted], list(counted.values()))

    def string_from(self, state: TidefallState, player: int) -> str:
        if self.perfect_recall:
            return state.world.state.information_state_string(player)
        return state.world.state.observation_string(player if self.is_private else None)


def count_facts(value: Any, path: str, counted: dict[str, float]) -> None:
    """Take an observation apart: a number counts under its path, anything else as one fact."""
    if isinstance(value, dict):
        for key, inner in value.items():
            count_facts(inner, f"{path}/{key}", counted)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            # Texts in a list, such as a hand, count alike wherever they stand.
            count_facts(inner, path if isinstance(inner, str) else f"{path}/{index}", counted)
    elif isinstance(value, bool | str) or value is None:
        fact = f"{path}={value}"
        counted[fact] = counted.get(fact, 0.0) + 1.0
    else:
        counted[path] = value


def resampled(state: TidefallState, player: int, rng: random.Random) -> TidefallState:
    """A world drawn for this player, retold to OpenSpiel so that its own history is right too."""
    world = state.world.state.resample_from_infostate(player, rng)
    told = TidefallState(state.get_game(), world.start())
    for action in world.history():
        told.apply_action(action)
    return told


def resampler(state: TidefallState, player: int) -> TidefallState:
    """The callback for `ISMCTSBot.set_resampler`."""
    return resampled(state, player, SHARED)


def seeded_resampler(seed: int) -> Callable[[TidefallState, int], TidefallState]:
    """Such a callback that draws the same worlds every time."""
    return partial(resampled, rng=random.Random(seed))


def load(text: str) -> TidefallGame:
    """OpenSpiel's `load_game`, for unpickling: naming it here makes sure that the games are registered."""
    game: TidefallGame = pyspiel.load_game(text)
    return game


def decoded(value: Any) -> Any:
    """The value of an option, out of a parameter of OpenSpiel."""
    return unquote(value.replace("+", ",")) if isinstance(value, str) else value


def encoded(value: Any) -> Any:
    """The value of an option as a parameter of OpenSpiel: a text in characters that its game strings leave alone."""
    return quote(value, safe=",").replace(",", "+") if isinstance(value, str) else value


def game_info(game: Game) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_distinct_actions(),
        max_chance_outcomes=game.max_chance_outcomes(),
        num_players=game.num_players(),
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=game.max_game_length(),
    )


def game_type(name: str) -> pyspiel.GameType:
    game = registry.load_game(name)
    options = game.options
    seats = next(option for option in options if option.name == "seats")
    information, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Tidefall: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.perfect_information else information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=int(seats.allowed[-1]),
        min_num_players=int(seats.allowed[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: option.default for option in options},
    )


def register(name: str) -> None:
    """Tell OpenSpiel of a game.

    OpenSpiel lets go of what it was given after Python has ended, when nothing can be freed any more: a class outlives
    that, a function would not.
    """
    kind = game_type(name)
    pyspiel.register_game(kind, type(f"TidefallGame_{name}", (TidefallGame,), {"name": name, "kind": kind}))


for _name in registry.names():
    register(_name)
