"""What people write on the command line about a game: options, seats, bots, files."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import tidefall
from tidefall import Refused, players
from tidefall.kernel.notation import shown
from tidefall.registry import game_with

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.kernel.speech import Saying


def load(name: str, seats: str | None, given: list[str]) -> Game:
    """The game with its options: "flag" or "name=value", each at most once."""
    return game_with(name, options(name, seats, given))


def variants(name: str, seats: str | None, given: list[str]) -> tuple[list[str], list[Game]]:
    """The options that are given several values, as in "level=1,2", and a game for every combination of them.

    A text may hold commas of its own: it is one value.
    """
    texts = {option.name for option in tidefall.load_game(name).options if option.type == "text"}
    wanted = {
        option: [value] if option in texts else list(dict.fromkeys(str(value).split(",")))
        for option, value in options(name, seats, given).items()
    }
    games = [game_with(name, dict(zip(wanted, values))) for values in itertools.product(*wanted.values())]
    return [option for option, values in wanted.items() if len(values) > 1], games


def options(name: str, seats: str | None, given: list[str]) -> dict[str, object]:
    """What is asked for, as written; only a flag goes without a value."""
    valued = {option.name: option for option in tidefall.load_game(name).options if option.type != "flag"}
    wanted: dict[str, object] = {} if seats is None else {"seats": seats}
    for item in given:
        option, equals, value = item.partition("=")
        option = option.strip()
        if option in wanted:
            raise Refused("given_twice", option=option)
        if not equals and option in valued:
            raise Refused("no_value", option=option, allowed=valued[option].allows())
        wanted[option] = value if equals else True
    return wanted


def corrected(name: str, given: list[str], catalogue: Path | None) -> list[str]:
    """The options with the corrections of a catalogue file, if there is one, among them."""
    if catalogue is None:
        return given
    return [*given, f"catalogue={tidefall.load_game(name).corrections(str(catalogue))}"]


def bots(text: str, game_name: str) -> tuple[str, ...]:
    """A comma list of bots, each of which exists and plays the game."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        players.make(name, game_name)
    return names


def people(text: str, game: Game, seed: int | None) -> frozenset[int]:
    """The seats that people take: "random", "none", or numbers from 0; with them those that belong to the same one."""
    if text == "random":
        rng = random.SystemRandom() if seed is None else random.Random(seed)
        return frozenset(game.held_with(rng.randrange(game.seats)))
    if text == "none":
        return frozenset()
    numbers = {str(seat): seat for seat in range(game.seats)}
    chosen = [item.strip() for item in text.split(",")]
    if not set(chosen) <= set(numbers):
        raise Refused("bad_you", last=game.seats - 1, text=shown(text))
    return frozenset(seat for item in chosen for seat in game.held_with(numbers[item]))


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in a file."""
    return parsed(read_text(path), str(path))


def read_text(path: Path) -> str:
    """What is written in a file."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("not_a_text_file", file=str(path)) from None
    except OSError as error:
        raise Refused("cannot_read", file=str(path), why=error.strerror or str(error)) from None


def parsed(text: str, file: Saying) -> dict[str, Any]:
    """A JSON object; `file` says where it was."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Refused("not_a_json_file", file=file, why=str(error)) from None
    except RecursionError:
        raise Refused("nested_too_deeply", file=file) from None
    if not isinstance(data, dict):
        raise Refused("not_an_object", file=file)
    return data
