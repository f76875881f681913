"""Finished games replay to what they say. A change of the rules that breaks one is a new rules version."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tidefall
from goldens import SETS
from option_sets import covered
from tidefall import records
from tidefall.rising.rules.happenings import ENDINGS as RISING_ENDINGS
from tidefall.survive.rules.happenings import ENDINGS as SURVIVE_ENDINGS

FOLDER = Path(__file__).parent / "corpus"
FILES = {game: sorted((FOLDER / game).glob("*.json")) for game in SETS}
OLDER = sorted((FOLDER / "older").glob("*/*.json"))
"""Games by rules before those of today, which are read by those of today."""
ENDINGS = {"survive": set(SURVIVE_ENDINGS[1:]), "rising": set(RISING_ENDINGS[1:])}


@cache
def record_of(path: Path) -> dict[str, Any]:
    return records.load(path)


@pytest.mark.parametrize("path", [path for files in FILES.values() for path in files], ids=lambda path: path.stem)
def test_the_game_replays_to_its_result(path: Path) -> None:
    state = records.verify(record_of(path))
    assert state.is_terminal()
    told = json.loads(json.dumps(records.of(state, record_of(path)["seats"])))
    assert told == {**record_of(path), "rules": state.game.rules_version()}


@pytest.mark.parametrize("game", SETS)
def test_there_is_a_game_for_every_way_to_end(game: str) -> None:
    assert {record_of(path)["result"]["ended_by"] for path in FILES[game]} == ENDINGS[game]


@pytest.mark.parametrize("game", SETS)
def test_there_is_a_game_for_every_option_and_number_of_players(game: str) -> None:
    rules = tidefall.load_game(game)
    played = [record_of(path)["options"] for path in FILES[game]]
    assert covered(played, rules.values) == {option.name for option in rules.options}
    seats = next(option for option in rules.options if option.name == "seats")
    assert {options["seats"] for options in played} == set(range(int(seats.allowed[0]), int(seats.allowed[-1]) + 1))


@pytest.mark.parametrize("game", SETS)
def test_every_record_is_by_the_present_rules(game: str) -> None:
    assert {record_of(path)["rules"] for path in FILES[game]} == {tidefall.load_game(game).rules_version()}


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_game_by_older_rules_still_leads_to_its_result(path: Path) -> None:
    record = record_of(path)
    state = records.verify(record)
    assert record["rules"] in state.game.older_rules()
    assert len(state.history()) <= len(record["actions"])
    again = records.of(state, record["seats"])
    assert again["rules"] == state.game.rules_version()
    assert records.verify(again).position() == state.position()
