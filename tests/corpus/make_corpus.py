"""Finished games for the corpus: one for every option set and one for every way to end.

They are random but for a wish to go ashore and to agree, without which some endings are hardly ever reached.
Old files are history and stay as they are as long as they verify; to write all anew for new rules:

    PYTHONPATH=src:tests python tests/corpus/make_corpus.py
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import tidefall
from option_sets import file_name
from survive_options import SETS
from tidefall import records
from tidefall.kernel.state import State
from tidefall.kernel.testing import random_action

FOLDER = Path(__file__).parent
SEEDS = 400
WISHES = ("agree", "ashore")
ENDINGS: dict[str, dict[str, Any]] = {
    "eruption": {"seats": 4},
    "submerged": {"seats": 4, "ch4": True},
    "last_explorer": {"seats": 2, "ch2": True, "ch6": True, "squid": True},
    "safety_stop": {"seats": 3, "ch2": True, "safety_rounds": 1},
    "agreement": {"seats": 2, "offer_stop": True},
}
"""The ways to end, each with options under which it comes about."""
STARTS: dict[str, dict[str, Any]] = {"agreement": {"ships": {"C1": ["Ra", "Ba"]}}}
"""Where a game is not likely to get to by itself."""


def finished(options: dict[str, Any], seed: int, start: dict[str, Any] | None = None) -> State:
    """A random game in which wishes are fulfilled when they can be."""
    rng = random.Random(seed)
    game = tidefall.load_game("survive", **options)
    state = game.from_position(start) if start else game.new_initial_state()
    while not state.is_terminal():
        action = random_action(state, rng)
        if not state.is_chance_node():
            wished = [choice["action"] for choice in state.choices(state.current_player()) if choice["verb"] in WISHES]
            action = wished[0] if wished else action
        state.apply_action(action)
    return state


def ended_by(options: dict[str, Any], ending: str) -> State:
    """The first game that ends in this way."""
    for seed in range(SEEDS):
        state = finished(options, seed, STARTS.get(ending))
        if state.observation(None)["result"]["ended_by"] == ending:
            return state
    raise LookupError(f"none of {SEEDS} games with {options} ends by {ending}")


def main() -> None:
    for ending, options in ENDINGS.items():
        records.dump(records.of(ended_by(options, ending)), FOLDER / f"ends_by_{ending}.json")
    for options in SETS:
        records.dump(records.of(finished(options, 1)), FOLDER / f"{file_name(options)}.json")


if __name__ == "__main__":
    main()
