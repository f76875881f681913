"""The bots there are, by name: those that play any game, and those that belong to one."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from tidefall import registry
from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown
from tidefall.players.bot import Bot
from tidefall.players.greedy import GreedyBot
from tidefall.players.random_bot import RandomBot

_KINDS: dict[str, Callable[[], Bot]] = {}


def register(kind: Callable[[], Bot], name: str) -> None:
    """Make a bot that plays any game available under a name."""
    _KINDS[name] = kind


def names(game_name: str | None = None) -> list[str]:
    """The bots that can play a game, or all there are."""
    return sorted({*_KINDS, *_own_bots(game_name)})


def strongest(game_name: str) -> str:
    """The bot to play a game against, or to ask for advice: the game's own if it brings one."""
    return next(iter(_own_bots(game_name)), GreedyBot.name)


def make(name: str, game_name: str | None = None) -> Bot:
    """A new bot of this kind; Refused if there is none, or if it does not play this game."""
    own = _own_bots(game_name)
    if name in own:
        bot: Bot = registry.imported(*own[name])()
        return bot
    if name in _KINDS:
        return _KINDS[name]()
    known = names(game_name)
    if name in _own_bots(None):
        raise Refused("wrong_game", bot=name, game=game_name, bots=known)
    near = next(iter(difflib.get_close_matches(name, known, 1)), None)
    raise Refused("unknown_bot", bot=shown(name), near=near, bots=known)


def _own_bots(game_name: str | None) -> dict[str, tuple[str, str]]:
    """The bots of one game, or of all games, with their modules and classes."""
    found: dict[str, tuple[str, str]] = {}
    for name in registry.names() if game_name is None else [game_name]:
        found.update(registry.own_bots(name))
    return found


register(RandomBot, RandomBot.name)
register(GreedyBot, GreedyBot.name)
