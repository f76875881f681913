"""Which options go together: section 8.10 of the rules."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pytest

import tidefall
from survive_helpers import game, random_step, see, set_up
from tidefall.survive.rules.options import CONFLICTS

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "survive.md"
FLAGS = ["two_colour", "ch1", "ch2", "ch3", "ch4", "ch5", "ch6", "squid", "squid_v1", "squid_v2"]


def matrix() -> list[tuple[str, str, str]]:
    """Every cell of the table in the rules: row, column and mark."""
    table = RULES.read_text("utf-8").split("**S-8.10.2 Matrix.**")[1].split("**S-8.10.3**")[0]
    lines = [line.strip().strip("|") for line in table.splitlines() if line.strip().startswith("|")]
    columns = [word.strip() for word in lines[0].split("|")][1:]
    rows = [[word.strip() for word in line.split("|")] for line in lines[2:]]
    return [(row[0], column, mark) for row in rows for column, mark in zip(columns, row[1:], strict=True)]


def seats_of(flags: set[str]) -> int:
    if "two_colour" in flags:
        return 2
    return 5 if "ch5" in flags else 4


def needed(flags: set[str]) -> dict[str, object]:
    """The flags, with the one that variants need."""
    more = {"squid"} if flags & {"squid_v1", "squid_v2"} else set()
    return dict.fromkeys(flags | more, True)


@pytest.mark.parametrize(("row", "column", "mark"), matrix())
def test_matrix(row: str, column: str, mark: str) -> None:
    """S-8.10.2 [S-8.10.1, CS-84] R-29: a tick can be played, a cross is refused when the game is created."""
    if "players" in row:
        low, _, high = row.removesuffix(" players").partition("-")
        for seats in range(int(low), int(high or low) + 1):
            check(seats, {column}, mark)
    elif row != column:
        check(seats_of({row, column}), {row, column}, mark)
    else:
        assert mark == "n/a"


def check(seats: int, flags: set[str], mark: str) -> None:
    options = needed(flags)
    if mark == "✓":
        assert game(seats=seats, **options).num_players() == seats
        return
    assert mark == "✗"
    with pytest.raises(tidefall.Refused) as caught:
        game(seats=seats, **options)
    assert caught.value.code == "bad_combination"


def test_matrix_is_complete() -> None:
    """S-8.10.2: three rows of player counts and a row of each flag up to ch6, against all ten flags."""
    assert len(matrix()) == 10 * 10
    assert {column for _, column, _ in matrix()} == set(FLAGS)


def test_to_the_last_and_submerged_exclude_each_other() -> None:
    """CS-84 [S-8.10.2] R-29: refused with the reason."""
    with pytest.raises(tidefall.Refused, match="ch2 and ch4 cannot be combined"):
        game(ch2=True, ch4=True)


@pytest.mark.parametrize("variant", ["squid_v1", "squid_v2"])
def test_variants_need_the_squid(variant: str) -> None:
    """S-8.10.3: refused without squid."""
    with pytest.raises(tidefall.Refused, match=f"{variant} is a variant of squid"):
        game(**{variant: True})
    assert game(squid=True, **{variant: True}).values[variant] is True


def allowed(flags: set[str]) -> bool:
    return not any(first in flags and second in flags for first, second, _ in CONFLICTS)


@pytest.mark.parametrize("pair", [pair for pair in combinations(FLAGS, 2) if allowed(set(pair))])
def test_every_pair_of_options_plays_to_its_end(pair: tuple[str, str]) -> None:
    """S-8.10.1, S-8.10.2: the expansions and challenges are compatible: a random game comes to a result."""
    flags = set(pair)
    state = set_up(seed=1, seats=seats_of(flags), safety_rounds=2, **needed(flags))
    rng = random.Random(1)
    for _ in range(4000):
        if state.is_terminal():
            break
        random_step(state, rng)
    assert state.is_terminal()
    assert see(state)["result"]["winners"]


def test_players_count_turns_the_expansion_on() -> None:
    """S-8.9.1: five and six players use the reduced sets; all other options remain available."""
    for seats in (5, 6):
        state = set_up(seats=seats, ch3=True, ch6=True, squid=True)
        assert [player["on_board"] for player in see(state)["players"]] == [{5: 8, 6: 7}[seats]] * seats


def test_to_the_last_with_five_counts_turns() -> None:
    """S-8.10.4 [S-7.7, S-7.8]: under ch2 the fewest-turns tie-break uses the turn counters."""
    position = {"turn": 8, "active": 2, "ships": {"C1": ["Ga"]}, "explorers": {"Ra": "NW", "Ya": "NE"}, "serpents": []}
    values = {"Ga": 2, "Ra": 4, "Ya": 4}
    state = game(seats=5, ch2=True).from_position({**position, "values": values})
    state.submit(2, "Ga C1>NW")
    outcome = see(state)["result"]
    assert outcome["turns"] == [2, 2, 2, 1, 1]
    assert (outcome["winners"], outcome["tie_break"]) == ([3], "turns")


@pytest.mark.parametrize(
    ("options", "code", "reason"),
    [
        ({"seats": 7}, "bad_value", "whole number from 2 to 6"),
        ({"seats": "many"}, "bad_value", "whole number from 2 to 6"),
        ({"ch1": "perhaps"}, "bad_value", "true or false"),
        ({"memory": "good"}, "bad_value", "strict or assisted"),
        ({"ch7": True}, "unknown_option", "Did you mean ch"),
        ({"seats": 3, "colours": "red,blue"}, "bad_value", "3 different colours"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], code: str, reason: str) -> None:
    """S-0.11: an unknown flag or value is refused by name, with what is allowed."""
    with pytest.raises(tidefall.Refused) as caught:
        game(**options)
    assert caught.value.code == code
    assert reason in caught.value.reason


def test_options_are_read_from_text() -> None:
    """S-0.11: as the command line gives them."""
    values = game(seats="5", ch6="yes", memory="ASSISTED").values
    assert (values["seats"], values["ch6"], values["memory"]) == (5, True, "assisted")


def test_unknown_game() -> None:
    """Only games that exist can be loaded; the nearest name is offered."""
    with pytest.raises(tidefall.Refused, match="Did you mean survive"):
        tidefall.load_game("survival")
