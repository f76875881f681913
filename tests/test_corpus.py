"""Finished games replay to what they say. A change of the rules that breaks one is a new rules version."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tidefall
from option_sets import covered
from tidefall import records
from tidefall.survive.happenings import ENDINGS

FILES = sorted((Path(__file__).parent / "corpus").glob("*.json"))


@cache
def record_of(path: Path) -> dict[str, Any]:
    return records.load(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_replays_to_its_result(path: Path) -> None:
    state = records.verify(record_of(path))
    assert state.is_terminal()
    assert json.loads(json.dumps(records.of(state, record_of(path)["seats"]))) == record_of(path)


def test_there_is_a_game_for_every_way_to_end() -> None:
    assert {record_of(path)["result"]["ended_by"] for path in FILES} == set(ENDINGS[1:])


def test_there_is_a_game_for_every_option_and_number_of_players() -> None:
    game = tidefall.load_game("survive")
    played = [record_of(path)["options"] for path in FILES]
    assert covered(played, game.values) == {option.name for option in game.options}
    assert {options["seats"] for options in played} == {2, 3, 4, 5, 6}


def test_every_record_is_by_the_present_rules() -> None:
    assert {record_of(path)["rules"] for path in FILES} == {tidefall.load_game("survive").rules_version()}
