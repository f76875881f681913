"""Intervals and summaries."""

from __future__ import annotations

import doctest
import random
from collections import Counter
from typing import Any

import pytest

from tidefall import arena
from tidefall.arena import matches, statistics


def test_the_examples_in_the_code() -> None:
    assert doctest.testmod(statistics).failed == 0
    assert doctest.testmod(matches).failed == 0


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


def report_of(bots: tuple[str, ...], games: list[list[float]], seats: int = 4) -> dict[str, Any]:
    """What comes out of games with these shares."""
    match = arena.Match("survive", (("seats", seats),), bots, seed=1)
    report = arena.Report(match)
    for index, shares in enumerate(games):
        outcome = arena.Outcome(index, match.seating(index, seats), shares, [], {}, decisions=1, ended_by="eruption")
        report.add(outcome)
    return report.to_dict()


def won_by(seat: int, seats: int = 4) -> list[float]:
    return [float(one == seat) for one in range(seats)]


def winners(rng: random.Random, weights: list[float], games: int) -> list[list[float]]:
    return [won_by(seat, len(weights)) for seat in rng.choices(range(len(weights)), weights, k=games)]


def test_who_has_all_the_seats_wins_for_sure() -> None:
    """A table of four equal bots says nothing about the bot: that one of them wins is no finding."""
    found = report_of(("greedy",), winners(random.Random(1), [1, 1, 1, 1], 64))
    (bot,) = found["bots"]
    assert (bot["games"], bot["seats"], bot["rate"], bot["fair"]) == (64, 256, 1.0, 1.0)
    assert (bot["low"], bot["high"]) == (1.0, 1.0)
    assert "bots" not in found["tests"]


def test_seats_of_one_game_are_one_trial() -> None:
    """Two of four seats are one bot's: what one of them wins the other cannot."""
    found = report_of(("a", "b"), winners(random.Random(1), [1, 1, 1, 1], 400))
    for bot in found["bots"]:
        assert (bot["games"], bot["seats"], bot["fair"]) == (400, 800, 0.5)
        assert (bot["low"], bot["high"]) == pytest.approx(statistics.wilson(bot["won"], 400), abs=1e-5)


def test_the_difference_of_the_first_readme_is_none_of_chance() -> None:
    """277.8, 293.8, 223.8 and 204.8 of 1000 games: by hand 20.7 with 3 degrees of freedom."""
    games = [won_by(seat) for seat, count in enumerate((278, 294, 223, 205)) for _ in range(count)]
    random.Random(1).shuffle(games)
    found = report_of(("greedy",), games)["tests"]["seats"]
    assert found["df"] == 3
    pearson = sum((count - 250) ** 2 / 250 for count in (278, 294, 223, 205))
    assert found["chi_square"] == pytest.approx(pearson, rel=0.05)
    assert found["p"] < 0.0005


@pytest.mark.parametrize("bots", [("greedy",), ("strong", "weak"), ("strong", "weak", "weak", "weak")])
def test_equal_seats_are_seldom_called_unequal(bots: tuple[str, ...]) -> None:
    """Also where one bot wins nearly all: at five per cent, about five of a hundred times."""
    rng = random.Random(5)
    alarms = 0
    for _ in range(200):
        games = []
        for index in range(200):
            seated = [bots[(seat + index) % len(bots)] for seat in range(4)]
            games += winners(rng, [20.0 if bot == "strong" else 1.0 for bot in seated], 1)
        alarms += report_of(bots, games)["tests"]["seats"]["p"] < 0.05
    assert 1 <= alarms <= 22


def test_a_favoured_seat_makes_no_bot_better() -> None:
    """The first seat always wins; both bots sit there equally often."""
    found = report_of(("a", "b"), [won_by(0)] * 200)
    assert found["tests"]["seats"]["p"] < 1e-6
    assert found["tests"]["bots"]["p"] > 0.5
    assert [bot["rate"] for bot in found["bots"]] == [0.5, 0.5]
    mixed = winners(random.Random(2), [9, 1, 1, 1], 400)
    tests = report_of(("a", "b"), mixed)["tests"]
    assert tests["seats"]["p"] < 1e-6
    assert tests["bots"]["p"] > 0.01


def test_a_better_bot_is_found() -> None:
    rng = random.Random(3)
    games = []
    for index in range(400):
        games += winners(rng, [2.0 if (seat + index) % 2 == 0 else 1.0 for seat in range(4)], 1)
    tests = report_of(("good", "poor"), games)["tests"]
    assert tests["bots"]["df"] == 1
    assert tests["bots"]["p"] < 1e-4
    assert tests["seats"]["p"] > 0.01


def test_what_cannot_be_told_is_not_told() -> None:
    few = report_of(("a", "b"), [won_by(0)] * 4)["tests"]
    assert few == {"seats": {"why_not": "too_few_games"}, "bots": {"why_not": "too_few_games"}}
    # Of three seats one always sits between two of the other kind.
    uneven = report_of(("a", "b"), winners(random.Random(1), [1, 1, 1], 300), seats=3)["tests"]
    assert uneven["seats"] == {"why_not": "uneven_seating"}
    assert uneven["bots"]["p"] > 0.001


@pytest.mark.parametrize("games", [20, 200])
def test_intervals_of_shares_hold_the_truth_as_often_as_they_say(games: int) -> None:
    """A victory is often shared by two or three. The interval is neither too narrow nor much too wide."""
    rng = random.Random(9)
    values, weights = [0.0, 1 / 3, 1 / 2, 1.0], [6, 3, 4, 2]
    truth = sum(value * weight for value, weight in zip(values, weights)) / sum(weights)
    held = width = plain = 0.0
    for _ in range(2000):
        shares = rng.choices(values, weights, k=games)
        low, high = statistics.share_interval(sum(shares), sum(share**2 for share in shares), games)
        held += low <= truth <= high
        width += high - low
        before = statistics.wilson(sum(shares), games)
        plain += before[1] - before[0]
    assert 0.935 <= held / 2000 <= 0.98
    assert width < 0.9 * plain


def test_one_shared_game_is_not_taken_for_certainty() -> None:
    low, high = statistics.share_interval(0.5, 0.25, 1)
    assert high - low > 0.5


def test_chi_square_tails_are_those_of_the_tables() -> None:
    # Upper 1 % and 0.1 % points, Abramowitz and Stegun, table 26.8.
    for freedom, one, tenth in ((1, 6.63490, 10.828), (2, 9.21034, 13.816), (3, 11.3449, 16.266), (6, 16.8119, 22.458)):
        assert statistics.chi_square_tail(one, freedom) == pytest.approx(0.01, rel=1e-3)
        assert statistics.chi_square_tail(tenth, freedom) == pytest.approx(0.001, rel=1e-3)
    assert statistics.chi_square_tail(0, 3) == 1.0
