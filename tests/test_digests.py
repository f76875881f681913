"""Whole games have the fingerprints on file: both builds of the rules play the same game, action for action."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from digests.make_digests import SEEDS, digest, file_of, key_of
from goldens import EACH, SETS, called


@cache
def stored(name: str) -> dict[str, str]:
    found: dict[str, str] = json.loads(file_of(name).read_text("utf-8"))
    return found


@pytest.mark.parametrize(("name", "options"), EACH, ids=called)
def test_games_have_the_stored_fingerprints(name: str, options: dict[str, Any]) -> None:
    keys = {seed: key_of(options, seed) for seed in SEEDS[name]}
    assert {key: digest(name, options, seed) for seed, key in keys.items()} == {
        key: stored(name).get(key) for key in keys.values()
    }, "if the rules were meant to change, run tests/digests/make_digests.py"


@pytest.mark.parametrize("name", SETS)
def test_nothing_else_is_on_file(name: str) -> None:
    assert set(stored(name)) == {key_of(options, seed) for options in SETS[name] for seed in SEEDS[name]}


@pytest.mark.parametrize("name", SETS)
def test_fingerprints_tell_games_apart(name: str) -> None:
    assert len(set(stored(name).values())) == len(stored(name))
