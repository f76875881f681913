"""Many games on all cores. The same seed gives the same report, however many processes share the work."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from tidefall.arena.crew import outcomes
from tidefall.arena.matches import Match, Outcome
from tidefall.arena.statistics import Contest, share_interval, summary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

SURE: Final = 1 - 1e-9
"""Thirds do not add up to one exactly."""
TOO_FEW: Final = {"why_not": "too_few_games"}
UNEVEN: Final = {"why_not": "uneven_seating"}


class Standing:
    """Wins, and scores if the game has any, of one seat, of one bot or of the whole table. A game is one trial."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.squares = 0.0
        self.shared = 0
        self.scores: Counter[int] = Counter()

    def add(self, share: float, scores: Iterable[int] = ()) -> None:
        self.games += 1
        self.won += share
        self.squares += share * share
        self.shared += 0 < share < SURE
        self.scores.update(scores)

    def to_dict(self) -> dict[str, Any]:
        low, high = self.interval()
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

    def interval(self) -> tuple[float, float]:
        return share_interval(self.won, self.squares, self.games)


class BotStanding(Standing):
    """How often a bot won in the games it played, from whichever of its seats, and what luck alone would give it."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.fair = 0.0
        self.is_alone = True

    def add_seats(self, shares: list[float], of: int, scores: Iterable[int]) -> None:
        """The shares of its seats, of so many seats in all."""
        self.add(sum(shares), scores)
        self.seats += len(shares)
        self.fair += len(shares) / of
        self.is_alone = self.is_alone and len(shares) == of

    def to_dict(self) -> dict[str, Any]:
        fair = round(self.fair / self.games, 5) if self.games else 0.0
        return {"seats": self.seats, "fair": fair, **super().to_dict()}

    def interval(self) -> tuple[float, float]:
        """Who has all the seats wins for sure: that is no finding, and nothing about it is uncertain."""
        return (1.0, 1.0) if self.is_alone else super().interval()


class Report:
    """What a simulation found; grows game by game.

    In a cooperative game there is one standing, that of the table: seats and bots win or lose together.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        game = match.load()
        self.cooperative = game.cooperative
        self.games = 0
        self.table = Standing()
        self.seats = [Standing() for _ in range(game.seats)]
        self.bots = {bot: BotStanding() for bot in sorted(set(match.bots))}
        self.cycle = match.cycle()
        self.seat_contest = Contest(game.seats, self.cycle)
        self.bot_contest = Contest(len(self.bots), self.cycle)
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
            self.table.add(outcome.shares[0])
            return
        seating = outcome.index % self.cycle
        fair = 1 / len(outcome.shares)
        for seat, row in enumerate(self.seats):
            row.add(outcome.shares[seat], outcome.scores[seat : seat + 1])
        self.seat_contest.add(seating, outcome.shares, [fair] * len(outcome.shares))
        together, luck = [], []
        for bot, standing in self.bots.items():
            held = [seat for seat, name in enumerate(outcome.bots) if name == bot]
            shares = [outcome.shares[seat] for seat in held]
            together.append(sum(shares))
            luck.append(len(held) * fair)
            if held:
                scores = [outcome.scores[seat] for seat in held] if outcome.scores else []
                standing.add_seats(shares, len(outcome.bots), scores)
        self.bot_contest.add(seating, together, luck)

    def standings(self) -> dict[str, Any]:
        """Who won how often, and whether that can be chance."""
        if self.cooperative:
            return {"table": self.table.to_dict()}
        return {
            "seats": [{"seat": seat, **standing.to_dict()} for seat, standing in enumerate(self.seats)],
            "bots": [{"bot": bot, **standing.to_dict()} for bot, standing in self.bots.items() if standing.games],
            "tests": self.tests(),
        }

    def tests(self) -> dict[str, Any]:
        """Is a seat favoured, is a bot better: a chi-square test, or why there is none."""
        # Where the seating is not the same again one seat further on, a seat may just have had the easier opponents.
        is_even = len(self.seats) % self.cycle == 0
        told = {"seats": (self.seat_contest.result() or TOO_FEW) if is_even else UNEVEN}
        if len(self.bots) > 1:
            told["bots"] = self.bot_contest.result() or TOO_FEW
        return told

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
