"""Asking a bot: its answer is held against the legal actions, and a bot that fails is named."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path
from typing import Final, SupportsIndex

from tidefall import registry
from tidefall.kernel.errors import BotFailed
from tidefall.kernel.speech import saying
from tidefall.players.bot import Bot, View
from tidefall.players.kinds import make, strongest

LOGGER: Final = logging.getLogger("tidefall.players")

LONGEST: Final = 80
"""How much of an answer is quoted."""
SHOWN: Final = 6
"""How many legal actions are listed."""


def answer(bot: Bot, view: View) -> int:
    """What a bot chooses, one of the legal actions of its view; else BotFailed."""
    legal = view.legal_actions()
    who = {"bot": name_of(bot), "seat": view.seat, "game": view.game.name}
    try:
        given: object = bot.choose(view)
    except Exception as error:
        raise BotFailed("bot_failed", **who, why=told(error), place=None) from error
    if isinstance(given, SupportsIndex) and not isinstance(given, bool):
        number = given.__index__()
        if number in legal:
            return number
    listed = [*map(str, legal[:SHOWN]), *(["…"] if len(legal) > SHOWN else [])]
    why = saying("bot-answered", answer=short(given), legal=listed)
    raise BotFailed("bot_failed", **who, why=why, place=None)


def sure_answer(bot: Bot, view: View) -> int:
    """A legal action whatever the bot does: if it fails, the log names it and the strongest bot answers in its place.

    Nothing of the game goes into the log: people may read it who play.
    """
    game = view.game.name
    kinds = [bot, *([make(strongest(game), game)] if game in registry.names() else [])]
    for one in kinds:
        try:
            return answer(one, view)
        except BotFailed as failed:
            why = f"The bot {name_of(one)} failed in seat {view.seat} of {game}; its move was made without it."
            LOGGER.error(why, exc_info=failed.__cause__)
    return view.legal_actions()[0]


def name_of(bot: Bot) -> str:
    return str(getattr(bot, "name", type(bot).__name__))


def told(error: Exception) -> str:
    """An error in a sentence, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {' '.join(str(error).split()) or 'no message'}{place}"


def short(given: object) -> str:
    """An answer as it is quoted, whatever it is.

    >>> short(7), short("Ra F4>E4"), len(short("x" * 1000))
    ('7', "'Ra F4>E4'", 81)
    """
    try:
        text = repr(given)
    except Exception:
        text = f"a {type(given).__name__}"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
