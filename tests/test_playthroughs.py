"""The readable games on file are those that the rules play; every option and number of players has one."""

from __future__ import annotations

from typing import Any

import pytest

import tidefall
from goldens import EACH, SETS, called
from option_sets import covered
from playthroughs.regenerate import FOLDER, path_of, playthrough

HOW = "read the difference; if it is meant, run tests/playthroughs/regenerate.py"


@pytest.mark.parametrize(("name", "options"), EACH, ids=called)
def test_the_game_on_file_is_the_one_that_the_rules_play(name: str, options: dict[str, Any]) -> None:
    assert path_of(name, options).read_text("utf-8").splitlines() == playthrough(name, options).splitlines(), HOW


@pytest.mark.parametrize("name", SETS)
def test_every_option_and_number_of_players_has_a_game(name: str) -> None:
    game = tidefall.load_game(name)
    assert covered(SETS[name], game.values) == {option.name for option in game.options}
    seats = next(option for option in game.options if option.name == "seats")
    played = {options["seats"] for options in SETS[name]}
    assert played == set(range(int(seats.allowed[0]), int(seats.allowed[-1]) + 1))


def test_no_file_is_left_over() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {path_of(name, options) for name, options in EACH}


def test_files_stay_readable() -> None:
    assert [path.name for path in FOLDER.glob("*/*.txt") if path.stat().st_size > 100_000] == []
