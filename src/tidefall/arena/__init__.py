"""Matches between bots, many of them, and what they say."""

from tidefall.arena.crew import outcomes
from tidefall.arena.matches import Match, Outcome, play
from tidefall.arena.simulate import Report, simulate

__all__ = ["Match", "Outcome", "Report", "outcomes", "play", "simulate"]
