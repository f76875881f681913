"""How a game ended, in a line or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidefall.cli.texts import Texts
    from tidefall.kernel.state import State


def verdict(state: State, say: Texts) -> list[str]:
    """Who has won; where all win or lose together, also how it came and the game's own numbers."""
    game = state.game
    winners = [name for name, share in zip(game.seat_names(say.lang), state.returns()) if share > 0]
    if game.cooperative:
        seen = state.observation(None)
        ending = game.word(seen["result"]["ended_by"], say.lang)
        measures = [f"{game.word(name, say.lang)} {value}" for name, value in game.measures(seen).items()]
        won = say("won" if winners else "lost", ending=ending)
        return [f"{say('over')} {won}", *([", ".join(measures)] if measures else [])]
    if len(winners) == 1:
        return [f"{say('over')} {say('winner', name=winners[0])}"]
    shared = say("winners", names=", ".join(winners)) if winners else say("no_winner")
    return [f"{say('over')} {shared}"]
