"""The one list of games, and of the bots that belong to one game."""

from __future__ import annotations

import difflib
import os
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown
from tidefall.kernel.speech import saying

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidefall.kernel.game import Game


class Listed(NamedTuple):
    """Where a game is: its module and class, and those of its own bots by name, the strongest first."""

    module: str
    kind: str
    bots: tuple[tuple[str, str, str], ...] = ()


GAMES: dict[str, Listed] = {
    "survive": Listed("tidefall.survive.rules.game", "SurviveGame"),
    "rising": Listed(
        "tidefall.rising.rules.game", "RisingGame", (("steward", "tidefall.rising.steward", "StewardBot"),)
    ),
}
"""Modules are imported when first asked for. A bot is listed as in `("name", "package.module", "ClassOfTheBot")`."""


def names() -> list[str]:
    """The games there are."""
    return list(GAMES)


def load_game(name: str, /, *, checked: object = None, **options: object) -> Game:
    """A game with its options, as in `load_game("survive", seats=4, squid=True)`; Refused says what is wrong.

    In a `checked` game `apply_action` and `act` refuse what is not legal, which takes time. If nothing is said, the
    environment decides: TIDEFALL_CHECK=1 checks.
    """
    if checked is not None and not isinstance(checked, bool):
        raise Refused("bad_value", option="checked", allowed=saying("option-takes-flag"), value=shown(str(checked)))
    return game_with(name, options, checked)


def game_with(name: str, options: Mapping[str, object], checked: bool | None = None) -> Game:
    """The same for options that come as data."""
    listed = find(name)
    game: Game = imported(listed.module, listed.kind)(dict(options))
    game.checked = os.environ.get("TIDEFALL_CHECK", "0") not in ("", "0") if checked is None else checked
    return game


def own_bots(name: str) -> dict[str, tuple[str, str]]:
    """The bots that play this game alone: name, then module and class; the strongest first."""
    return {bot: (module, kind) for bot, module, kind in find(name).bots}


def find(name: str) -> Listed:
    if not isinstance(name, str) or name not in GAMES:
        near = next(iter(difflib.get_close_matches(str(name), GAMES, 1)), None)
        raise Refused("unknown_game", game=shown(str(name)), near=near, games=names())
    return GAMES[name]


def imported(module: str, kind: str) -> Any:
    """A class by name."""
    return getattr(import_module(module), kind)
