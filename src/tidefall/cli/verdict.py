"""How a game ended, in a line or two."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidefall.kernel.state import State
    from tidefall.words import Voice


def verdict(state: State, say: Voice) -> list[str]:
    """Who has won; where all win or lose together, also how it came and the game's own numbers."""
    game = state.game
    winners = [{"seat": seat} for seat, share in enumerate(state.returns()) if share > 0]
    if game.cooperative:
        seen = state.observation(None)
        ending = game.word(seen["result"]["ended_by"], say.lang)
        measures = [f"{game.word(name, say.lang)} {value}" for name, value in game.measures(seen).items()]
        return [
            say("cli-over-together", won=bool(winners), ending=ending),
            *([", ".join(measures)] if measures else []),
        ]
    return [say("cli-over", winners=winners, count=len(winners))]
