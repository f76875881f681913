"""The bots there are, by name."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from tidefall.kernel.errors import Refused
from tidefall.players.bot import Bot
from tidefall.players.greedy import GreedyBot
from tidefall.players.random_bot import RandomBot

_KINDS: dict[str, Callable[[], Bot]] = {}


def register(kind: Callable[[], Bot], name: str) -> None:
    """Make a bot available under a name."""
    _KINDS[name] = kind


def names() -> list[str]:
    return sorted(_KINDS)


def make(name: str) -> Bot:
    """A new bot of this kind; Refused lists the kinds there are."""
    if name not in _KINDS:
        close = difflib.get_close_matches(name, _KINDS, 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise Refused("unknown_bot", f"There is no bot {name!r}.{hint} Bots: {', '.join(names())}.")
    return _KINDS[name]()


register(RandomBot, RandomBot.name)
register(GreedyBot, GreedyBot.name)
