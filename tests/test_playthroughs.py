"""The readable games on file are those that the rules play; every option and number of players has one."""

from __future__ import annotations

from typing import Any

import pytest

import tidefall
from option_sets import covered, title
from playthroughs.regenerate import FOLDER, path_of, playthrough
from survive_options import SETS

HOW = "read the difference; if it is meant, run tests/playthroughs/regenerate.py"


@pytest.mark.parametrize("options", SETS, ids=title)
def test_the_game_on_file_is_the_one_that_the_rules_play(options: dict[str, Any]) -> None:
    assert path_of(options).read_text("utf-8").splitlines() == playthrough(options).splitlines(), HOW


def test_every_option_and_number_of_players_has_a_game() -> None:
    game = tidefall.load_game("survive")
    assert covered(SETS, game.values) == {option.name for option in game.options}
    seats = next(option for option in game.options if option.name == "seats")
    plain = {options["seats"] for options in SETS if len(options) == 1}
    assert plain == set(range(int(seats.allowed[0]), int(seats.allowed[-1]) + 1))


def test_no_file_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path_of(options) for options in SETS}


def test_files_stay_readable() -> None:
    assert [path.name for path in FOLDER.glob("*.txt") if path.stat().st_size > 100_000] == []
