"""What a page has to know of the games before one is played: options, bots, seats."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import tidefall
from tidefall import registry, words
from tidefall.kernel.speech import saying
from tidefall.server.storage import rules_name
from tidefall.server.wire import BotInfo, GameInfo, OptionInfo
from tidefall.table import seeing

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.kernel.options import Option


@cache
def rules_in_force() -> list[str]:
    """The rules that tables can be played by today."""
    games = [tidefall.load_game(name) for name in registry.names()]
    return [
        rules_name(game.name, version, game.fingerprint())
        for game in games
        for version in (game.rules_version(), *game.older_rules())
    ]


@cache
def game_info(name: str) -> GameInfo:
    game = tidefall.load_game(name)
    seats = next(option for option in game.options if option.name == "seats")
    largest = tidefall.load_game(name, seats=seats.allowed[-1])
    return GameInfo(
        name=name,
        title=game.title,
        cooperative=game.cooperative,
        seats=(int(seats.allowed[0]), int(seats.allowed[-1])),
        default_seats=int(seats.default),
        options=[option_info(game, option) for option in game.options if option.name != "seats"],
        bots=[bot_info(bot) for bot in seeing.bots_for(name)],
        seat_titles=largest.say_seats(),
    )


def bot_info(bot: str) -> BotInfo:
    """What is said of a bot; one of which nothing is said speaks for itself by its name."""
    message = f"bot-{bot}"
    return BotInfo(bot, saying(message) if words.Voice(words.ENGLISH).knows(message) else bot)


def option_info(game: Game, option: Option) -> OptionInfo:
    kind: Any = option.type
    title, help = game.name_option(option), game.say_option(option)
    return OptionInfo(option.name, kind, option.default, list(option.allowed), title, help)
