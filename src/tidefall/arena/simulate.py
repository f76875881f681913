"""Many games on all cores. The same seed gives the same report, however many processes share the work."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from tidefall.arena.crew import outcomes
from tidefall.arena.matches import Match, Outcome
from tidefall.arena.statistics import summary, wilson

if TYPE_CHECKING:
    from collections.abc import Callable


class Standing:
    """Wins, and scores if the game has any, of one seat, of one bot or of the whole table."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.shared = 0
        self.scores: Counter[int] = Counter()

    def add(self, share: float, score: int | None) -> None:
        self.games += 1
        self.won += share
        self.shared += 0 < share < 1
        if score is not None:
            self.scores[score] += 1

    def to_dict(self) -> dict[str, Any]:
        low, high = wilson(self.won, self.games)
        told: dict[str, Any] = {
            "games": self.games,
            "won": round(self.won, 3),
            "shared": self.shared,
            "rate": round(self.won / self.games, 5) if self.games else 0.0,
            "low": round(low, 5),
            "high": round(high, 5),
        }
        if self.scores:
            told |= {"score": summary(self.scores), "scores": dict(sorted(self.scores.items()))}
        return told


class Report:
    """What a simulation found; grows game by game.

    In a cooperative game there is one standing, that of the table: seats and bots win or lose together.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.cooperative = match.load().cooperative
        self.games = 0
        self.table = Standing()
        self.seats: dict[int, Standing] = {}
        self.bots: dict[str, Standing] = {}
        self.measures: dict[str, Counter[int]] = {}
        self.decisions: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.seconds = 0.0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        for name, value in outcome.measures.items():
            self.measures.setdefault(name, Counter())[value] += 1
        self.decisions[outcome.decisions] += 1
        self.endings[outcome.ended_by] += 1
        if self.cooperative:
            self.table.add(outcome.shares[0], None)
            return
        for seat, bot in enumerate(outcome.bots):
            score = outcome.scores[seat] if outcome.scores else None
            for standing in (self.seats.setdefault(seat, Standing()), self.bots.setdefault(bot, Standing())):
                standing.add(outcome.shares[seat], score)

    def standings(self) -> dict[str, Any]:
        """Who won how often."""
        if self.cooperative:
            return {"table": self.table.to_dict()}
        return {
            "seats": [{"seat": seat, **standing.to_dict()} for seat, standing in sorted(self.seats.items())],
            "bots": [{"bot": bot, **standing.to_dict()} for bot, standing in sorted(self.bots.items())],
        }

    def to_dict(self) -> dict[str, Any]:
        """Plain data; everything but "timing" depends on the match alone."""
        return {
            "game": self.match.game,
            "options": dict(self.match.options),
            "bots_given": list(self.match.bots),
            "seed": self.match.seed,
            "games": self.games,
            **self.standings(),
            "measures": {name: summary(counts) for name, counts in self.measures.items()},
            "decisions": summary(self.decisions),
            "ended_by": dict(sorted(self.endings.items())),
            "timing": {
                "seconds": round(self.seconds, 3),
                "games_per_second": round(self.games / self.seconds, 2) if self.seconds else 0.0,
            },
        }


def simulate(match: Match, games: int, jobs: int, on_game: Callable[[Outcome], None]) -> Report:
    """Play `games` games; `on_game` hears of each, in order."""
    report = Report(match)
    started = time.perf_counter()
    for outcome in outcomes(match, 0, games, jobs):
        report.add(outcome)
        on_game(outcome)
    report.seconds = time.perf_counter() - started
    return report
