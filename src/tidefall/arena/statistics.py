"""Numbers about many games: how sure a win rate is, how scores spread."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

Z95: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


FEWEST_PER_SIDE: Final = 10
"""With fewer games for each side, a chi-square says little."""


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's, which stays inside 0 to 1 and is honest for few trials).

    >>> wilson(0, 0)
    (0.0, 1.0)
    >>> low, high = wilson(250, 1000)
    >>> round(low, 3), round(high, 3)
    (0.224, 0.278)
    """
    if trials == 0:
        return (0.0, 1.0)
    rate = successes / trials
    square = Z95 * Z95
    centre = (rate + square / (2 * trials)) / (1 + square / trials)
    spread = Z95 * math.sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return (max(0.0, centre - spread), min(1.0, centre + spread))


def share_interval(total: float, squares: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a mean share of victory, from the sum of the shares and of their squares.

    Where nobody shares, it is Wilson's. A shared victory spreads less than one that is won or lost, and so does the
    share of a bot that has several seats: then as many plain games stand in as would be just as sure. In a few games
    the spread is hardly known; with so many more games of the widest spread it is not taken for smaller than it is.

    >>> share_interval(250, 250, 1000) == wilson(250, 1000)
    True
    >>> low, high = share_interval(500, 250, 1000)      # everybody always shares
    >>> round(low, 3), round(high, 3)
    (0.498, 0.502)
    """
    if games == 0:
        return (0.0, 1.0)
    rate = total / games
    widest = rate * (1 - rate)
    square = Z95 * Z95
    spread = (max(0.0, squares / games - rate * rate) * games + widest * square) / (games + square)
    alike = games * widest / spread if spread > 0 else games
    return wilson(rate * alike, alike)


def chi_square_tail(value: float, freedom: int) -> float:
    """How likely chance alone gives a chi-square of at least `value`.

    >>> [round(chi_square_tail(value, freedom), 4) for value, freedom in ((3.841, 1), (5.991, 2), (11.07, 5))]
    [0.05, 0.05, 0.05]
    """
    half = max(0.0, value) / 2
    if freedom % 2:
        tail, term = math.erfc(math.sqrt(half)), math.exp(-half) * math.sqrt(half) / math.gamma(1.5)
        step = 1.5
    else:
        tail, term = 0.0, math.exp(-half)
        step = 1.0
    for _ in range(freedom // 2):
        tail += term
        term *= half / step
        step += 1
    return min(1.0, tail)


class Contest:
    """Do several sides differ? One game is one trial: its shares, against what they were to be if no side were better.

    The sides of a game depend on each other, for what one wins the others do not. And games differ by how the bots
    sat, so each seating is a stratum of its own, and all of them count alike: an advantage of a seat that all bots had
    in turn is not one of a bot, nor the other way round. The statistic is the chi-square of the mean differences with
    their covariance as it was seen, so that shared victories count for what they are. Each seating gets one more game
    as chance alone would have it: where one side wins all there is, nothing was seen to vary.
    """

    def __init__(self, sides: int, strata: int) -> None:
        self.sides = sides
        self.games = [0] * strata
        self.sums = [[0.0] * sides for _ in range(strata)]
        self.products = [[[0.0] * sides for _ in range(sides)] for _ in range(strata)]
        self.fair: list[list[float]] = [[] for _ in range(strata)]

    def add(self, stratum: int, shares: list[float], fair: list[float]) -> None:
        """A game of the seating `stratum`; `fair` are the shares by luck alone, always the same for a seating."""
        self.games[stratum] += 1
        self.fair[stratum] = fair
        differences = [share - luck for share, luck in zip(shares, fair)]
        sums, products = self.sums[stratum], self.products[stratum]
        for side, value in enumerate(differences):
            sums[side] += value
            row = products[side]
            for other in range(side + 1):
                row[other] += value * differences[other]

    def result(self) -> dict[str, Any] | None:
        """Chi-square, degrees of freedom and p; nothing where there are too few games to tell."""
        if min(self.games) * len(self.games) < FEWEST_PER_SIDE * self.sides or min(self.games) < 2:
            return None
        strata = len(self.games)
        mean = [sum(sums[side] / games for sums, games in zip(self.sums, self.games)) / strata for side in self.range()]
        covariance = [[0.0] * self.sides for _ in self.range()]
        for games, sums, products, fair in zip(self.games, self.sums, self.products, self.fair):
            for side in self.range():
                for other in range(side + 1):
                    by_luck = (fair[side] if side == other else 0.0) - fair[side] * fair[other]
                    of_a_game = (products[side][other] - sums[side] * sums[other] / games + by_luck) / games
                    covariance[side][other] += of_a_game / games / strata / strata
                    covariance[other][side] = covariance[side][other]
        value, freedom = quadratic(mean, covariance)
        return {"chi_square": round(value, 3), "df": freedom, "p": float(f"{chi_square_tail(value, freedom):.3g}")}

    def range(self) -> range:
        return range(self.sides)


def quadratic(vector: list[float], matrix: list[list[float]]) -> tuple[float, int]:
    """The square of a vector's length in units of a covariance matrix, and the matrix's rank.

    What cannot vary is left out: the last of several sides is what the others leave.

    >>> quadratic([1.0, -1.0], [[1.0, -1.0], [-1.0, 1.0]])
    (1.0, 1)
    """
    rest, rows = list(vector), [list(row) for row in matrix]
    left = set(range(len(rest)))
    least = 1e-9 * max((rows[side][side] for side in left), default=0.0)
    value, rank = 0.0, 0
    while left:
        pivot = max(left, key=lambda side: rows[side][side])
        variance = rows[pivot][pivot]
        if variance <= least or variance <= 0:
            break
        left.discard(pivot)
        value += rest[pivot] ** 2 / variance
        rank += 1
        for side in left:
            factor = rows[side][pivot] / variance
            rest[side] -= factor * rest[pivot]
            for other in left:
                rows[side][other] -= factor * rows[pivot][other]
    return value, rank


def summary(counts: Counter[int]) -> dict[str, Any]:
    """Mean, spread and quantiles of whole numbers, given how often each came up.

    >>> summary(Counter({2: 1, 4: 2, 6: 1}))
    {'mean': 4.0, 'sd': 1.41, 'min': 2, 'q1': 2, 'median': 4, 'q3': 4, 'max': 6}
    """
    total = counts.total()
    if not total:
        return {"mean": 0.0, "sd": 0.0, "min": 0, "q1": 0, "median": 0, "q3": 0, "max": 0}
    mean = sum(value * count for value, count in counts.items()) / total
    variance = sum(count * (value - mean) ** 2 for value, count in counts.items()) / total
    return {
        "mean": round(mean, 2),
        "sd": round(math.sqrt(variance), 2),
        "min": min(counts),
        "q1": quantile(counts, 0.25),
        "median": median(counts),
        "q3": quantile(counts, 0.75),
        "max": max(counts),
    }


def median(counts: Counter[int]) -> float:
    """The value in the middle; of two, their mean.

    >>> median(Counter({2: 1, 5: 1})), median(Counter({2: 1, 4: 1})), median(Counter({2: 3, 9: 1}))
    (3.5, 3, 2)
    """
    low = quantile(counts, 0.5)
    half = counts.total() / 2
    up_to = sum(count for value, count in counts.items() if value <= low)
    if up_to != half:
        return low
    both = low + min(value for value in counts if value > low)
    return both / 2 if both % 2 else both // 2


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed."""
    wanted = share * counts.total()
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return max(counts)
