"""Numbers about many games: how sure a win rate is, how scores spread."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

Z95: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's, which stays inside 0 to 1 and is honest for few trials).

    A shared victory may count as a part of a success.

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
