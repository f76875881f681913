"""Bots: they see an observation, their choices and sampled worlds, never the true state.

>>> from tidefall import players
>>> players.names("survive")
['greedy', 'random']
>>> bot = players.make("greedy")
"""

from tidefall.players.bot import Bot, View
from tidefall.players.kinds import make, names, register, strongest

__all__ = ["Bot", "View", "make", "names", "register", "strongest"]
