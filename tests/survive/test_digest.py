"""Whole games have the fingerprints on file: both builds of the rules play the same game, action for action."""

from __future__ import annotations

import json
from typing import Any

import pytest

from option_sets import title
from survive.make_digests import FILE, SEEDS, digest
from survive_options import SETS

STORED: dict[str, str] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("options", SETS, ids=title)
def test_games_have_the_stored_fingerprints(options: dict[str, Any]) -> None:
    names = {seed: f"{title(options)}, seed {seed}" for seed in SEEDS}
    assert {name: digest(options, seed) for seed, name in names.items()} == {
        name: STORED.get(name) for name in names.values()
    }, "if the rules were meant to change, run tests/survive/make_digests.py"


def test_nothing_else_is_on_file() -> None:
    assert set(STORED) == {f"{title(options)}, seed {seed}" for options in SETS for seed in SEEDS}


def test_fingerprints_tell_games_apart() -> None:
    assert len(set(STORED.values())) == len(STORED)
