"""Tidefall: board games about the drowning of Atlantis, for players, researchers and the curious.

>>> import random
>>> import tidefall
>>> game = tidefall.load_game("survive", seats=4, squid=True)
>>> state = game.new_initial_state()
>>> tidefall.deal(state, random.Random(7))
>>> state.current_player()
0
>>> state.submit(0, "R6@F5")
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tidefall.kernel.chance import deal
from tidefall.kernel.errors import Refused
from tidefall.kernel.menu import __file__ as _menu_file
from tidefall.kernel.speech import speak_with
from tidefall.registry import load_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidefall import records

__all__ = ["COMPILED", "Refused", "deal", "load_game", "records"]
__version__ = "0.2.0"

COMPILED = not _menu_file.endswith(".py")
"""Whether the rules run compiled; interpreted they do the same, slower."""


def _speak(lang: str, name: str, facts: dict[str, Any], seats: Sequence[Any]) -> str:
    """The words are loaded when the first of them is wanted."""
    from tidefall.words import speak

    return speak(lang, name, facts, seats)


speak_with(_speak)

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """`tidefall.records` is loaded when first used, which keeps `import tidefall` quick."""
        if name == "records":
            return import_module("tidefall.records")
        raise AttributeError(f"module 'tidefall' has no attribute {name!r}")
