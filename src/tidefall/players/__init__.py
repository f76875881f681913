"""Bots: they see an observation, their choices and sampled worlds, never the true state.

>>> from tidefall import players
>>> players.names("survive")
['greedy', 'random']
>>> bot = players.make("greedy")

`players.answer(bot, view)` asks one and checks what it says.
"""

from tidefall.kernel.errors import BotFailed
from tidefall.players.answers import answer, sure_answer
from tidefall.players.bot import Bot, View
from tidefall.players.kinds import make, names, register, strongest

__all__ = ["Bot", "BotFailed", "View", "answer", "make", "names", "register", "strongest", "sure_answer"]
