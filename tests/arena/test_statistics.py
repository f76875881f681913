"""Intervals and summaries."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest

from tidefall.arena import statistics


def test_the_examples_in_the_code() -> None:
    assert doctest.testmod(statistics).failed == 0


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # Known values: Newcombe (1998), Statistics in Medicine 17, table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_are_those_of_the_literature(successes: int, trials: int, low: float, high: float) -> None:
    assert statistics.wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_an_interval_never_leaves_zero_to_one() -> None:
    for trials in range(1, 50):
        assert 0.0 <= statistics.wilson(0, trials)[0] < 1e-12
        assert 1.0 >= statistics.wilson(trials, trials)[1] > 1 - 1e-12


def test_quantiles_are_values_that_came_up() -> None:
    counts = Counter({1: 1, 10: 98, 50: 1})
    found = statistics.summary(counts)
    assert (found["q1"], found["median"], found["q3"], found["max"]) == (10, 10, 10, 50)
    assert statistics.summary(Counter())["mean"] == 0.0


def test_the_median_of_two_is_their_mean() -> None:
    assert statistics.summary(Counter({2: 1, 5: 1}))["median"] == 3.5
    assert statistics.summary(Counter({2: 1, 6: 1}))["median"] == 4
