"""Games by older rules, read by the rules of today.

Version 3 opened a defence window that concerned nobody but the active player, and asked in the mini-round whoever had
no move. The only answer was "undefended" or "end"; today these questions are not asked (S-6.17, S-8.5.11), and what
follows is the same. So a game by version 3 is played on without those answers.
"""

from __future__ import annotations

from typing import Final

from tidefall.kernel.step import CHANCE
from tidefall.survive.rules import steps
from tidefall.survive.rules.state import SurviveState

VERSIONS: Final = [3]
WINDOWS: Final = (int(steps.WHALE_WINDOW), int(steps.SHARK_WINDOW), int(steps.FALLEN_WINDOW))


def is_dropped(state: SurviveState, actor: int, text: str) -> bool:
    """Whether an answer belongs to a question that is not asked any more.

    With the whale's window left out, "undefended" may come while a window for the fallen is open: it then closes that
    one, and the answer meant for it is left out instead. Between the two somebody can only have chosen whom a dolphin
    protects, and at that question nothing is undefended.
    """
    if actor == CHANCE:
        return text == "undefended" and not (state.is_chance_node() and int(state.top()) in WINDOWS)
    in_mini_round = state.rules.ch5 and int(state.top()) in (steps.MINI, steps.ROLL)
    return text == "end" and in_mini_round and not state.is_asked(actor)
