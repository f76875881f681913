"""The catalogue may grow: a further card, artifact, councilor, component, misfortune and option break nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rising_grown
import tidefall
from tidefall.rising.rules import state as table
from tidefall.rising.rules.state import NUMBERS, RisingState

GAMES = 200 if tidefall.COMPILED else 40
"""Both builds number things from the same files; the compiled one has them in its machine code."""


def test_games_with_a_grown_catalogue_keep_every_promise(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, rising_grown.__file__, str(tmp_path), str(GAMES)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    assert run.stdout.strip() == f"{GAMES} games, compiled: {tidefall.COMPILED}"


def numbers_of(state: RisingState) -> dict[str, int]:
    return {name: int(getattr(state, name)) for names in NUMBERS.values() for name in names}


def arrays_of(state: RisingState) -> dict[str, list[int]]:
    return {name: [int(item) for item in getattr(state, name)] for name, _ in table.arrays(state.rules)}


def test_a_clone_has_all_that_is_declared() -> None:
    """Every array and number gets a value of its own; the clone has it and keeps it."""
    state = tidefall.load_game("rising").new_initial_state()
    assert isinstance(state, RisingState)
    for count, name in enumerate(numbers_of(state)):
        setattr(state, name, bool(count % 2) if isinstance(getattr(state, name), bool) else count + 2)
    for count, name in enumerate(arrays_of(state)):
        for place in range(len(getattr(state, name))):
            getattr(state, name)[place] = 100 * count + place
    numbers, arrays = numbers_of(state), arrays_of(state)
    twin = state.clone()
    assert isinstance(twin, RisingState)
    for count, name in enumerate(arrays):
        for place in range(len(getattr(state, name))):
            getattr(state, name)[place] = -count
    assert (numbers_of(twin), arrays_of(twin)) == (numbers, arrays)


@pytest.mark.skipif(tidefall.COMPILED, reason="a compiled state does not list its attributes")
def test_nothing_of_a_state_is_undeclared() -> None:
    """What is not declared is the kernel's: a state of another game has it too."""
    state = tidefall.load_game("rising").new_initial_state()
    other = tidefall.load_game("survive").new_initial_state()
    assert isinstance(state, RisingState)
    declared = {*numbers_of(state), *arrays_of(state), "rules"}
    assert declared <= set(vars(state))
    assert set(vars(state)) - declared <= set(vars(other)) - {"hand", "held"}
