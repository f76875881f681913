"""The one list of games."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from tidefall.kernel.errors import Refused

if TYPE_CHECKING:
    from tidefall.kernel.game import Game

GAMES = {"survive": ("tidefall.survive.game", "SurviveGame")}
"""Name of the game: the module and the class, imported when first asked for."""


def names() -> list[str]:
    """The games there are."""
    return list(GAMES)


def load_game(name: str, **options: object) -> Game:
    """A game with its options, as in `load_game("survive", seats=4, squid=True)`; Refused says what is wrong."""
    if name not in GAMES:
        close = difflib.get_close_matches(name, GAMES, 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise Refused("unknown_game", f"There is no game {name!r}.{hint} Games: {', '.join(GAMES)}.")
    module, kind = GAMES[name]
    make: Callable[[dict[str, object]], Game] = getattr(import_module(module), kind)
    return make(options)
