"""The games of the corpus tell nearly every kind of event there is, and each fits its schema."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

import tidefall
from goldens import SETS
from test_corpus import FILES, record_of
from tidefall import records
from tidefall.rising.rules import happenings
from tidefall.rising.speech import narration

OF_THE_EXPANSION = {kind for number, (kind, _) in narration.FIELDS.items() if number > happenings.WRATH_CALMED}
SELDOM = {"survive": set(), "rising": {"wrath_calmed"}}
"""Kinds that no game of the corpus tells; of the expansion's many, tests of its own tell the rare ones."""


def schema_of(game: str) -> dict[str, Any]:
    schema: dict[str, Any] = tidefall.load_game(game).schemas()["events"]
    return schema


def kinds_of(game: str) -> dict[str, dict[str, Any]]:
    """The schema of each kind."""
    return {one["properties"]["kind"]["const"]: one for one in schema_of(game)["items"]["anyOf"]}


@cache
def stories(game: str) -> list[list[dict[str, Any]]]:
    """What every seat, and somebody who looks on, was told in each game."""
    ends = [records.replay(record_of(path)) for path in FILES[game]]
    return [state.events(seat) for state in ends for seat in (None, *range(state.game.num_players()))]


@pytest.mark.parametrize("game", SETS)
def test_every_event_fits(game: str) -> None:
    meta.validate(schema_of(game))
    fit = Draft202012Validator(schema_of(game))
    for story in stories(game):
        fit.validate(story)


@pytest.mark.parametrize("game", SETS)
def test_every_kind_is_told(game: str) -> None:
    told = {event["kind"] for story in stories(game) for event in story}
    assert set(kinds_of(game)) - told - OF_THE_EXPANSION == SELDOM[game]
    assert game != "rising" or len(told & OF_THE_EXPANSION) > len(OF_THE_EXPANSION) / 3


@pytest.mark.parametrize("game", SETS)
def test_an_event_has_the_fields_of_its_kind_and_no_others(game: str) -> None:
    fit = Draft202012Validator(schema_of(game))
    kinds = kinds_of(game)
    for event in {event["kind"]: event for event in stories(game)[0]}.values():
        assert not fit.is_valid([{**event, "more": 1}])
        assert not fit.is_valid([{**event, "kind": "never_heard_of"}])
        for field in kinds[event["kind"]]["required"]:
            assert not fit.is_valid([{name: value for name, value in event.items() if name != field}]), field
