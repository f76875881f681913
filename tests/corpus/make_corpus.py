"""Finished games for the corpus, by game: one for every option set and one for every way to end.

They are random but for some wishes, without which some endings are hardly ever reached; victories of all are played by
a bot. Old files are history and stay as they are as long as they verify. With new rules they go to `older`, where they
stay if today's rules can read them, and all are written anew:

    PYTHONPATH=src:tests python tests/corpus/make_corpus.py
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import tidefall
from goldens import EACH
from option_sets import file_name
from tidefall import records
from tidefall.arena.matches import Match, play
from tidefall.kernel.state import State
from tidefall.kernel.testing_tools import random_action

FOLDER = Path(__file__).parent
SEEDS = 400
WISHES = {"survive": ("agree", "ashore"), "rising": ("concede",)}
"""Verbs of what everybody does who can."""


class Ending(NamedTuple):
    """A way to end: in which game, with which options, from which position if not from the start."""

    game: str
    ended_by: str
    options: dict[str, Any]
    start: dict[str, Any] | None = None
    phase: str = ""
    """The phase of the last action, where it makes a difference."""
    bot: str = ""


ENDINGS: dict[str, Ending] = {
    "eruption": Ending("survive", "eruption", {"seats": 4}),
    "submerged": Ending("survive", "submerged", {"seats": 4, "ch4": True}),
    "last_explorer": Ending("survive", "last_explorer", {"seats": 2, "ch2": True, "ch6": True, "squid": True}),
    "safety_stop": Ending("survive", "safety_stop", {"seats": 3, "ch2": True, "safety_rounds": 1}),
    "agreement": Ending(
        "survive", "agreement", {"seats": 2, "offer_stop": True}, {"ships": {"C1": ["Ra", "Ba"]}}
    ),
    "power_core": Ending("rising", "power_core", {"seats": 3, "level": 1}, bot="steward"),
    "power_core_alone": Ending("rising", "power_core", {"seats": 1, "level": 1}, bot="steward"),
    "drowned_by_misfortune": Ending("rising", "drowned", {"seats": 3, "level": 4}, phase="misfortune"),
    "drowned_by_wrath": Ending("rising", "drowned", {"seats": 2, "level": 3}, phase="wrath"),
    "max_rounds": Ending("rising", "max_rounds", {"seats": 4, "max_rounds": 2}),
    "conceded": Ending("rising", "conceded", {"seats": 3, "concession": True}),
}  # fmt: skip
SCENARIOS = ("medusa", "harpies", "sea")
for _scenario in SCENARIOS:
    _options = {"seats": 3, "level": 1, "monstrosities": True, _scenario: True}
    ENDINGS[f"power_core_in_spite_of_{_scenario}"] = Ending("rising", "power_core", _options, bot="steward")
    for _phase in ("misfortune", "wrath"):
        ENDINGS[f"drowned_by_{_phase}_with_{_scenario}"] = Ending(
            "rising", "drowned", {**_options, "level": 5}, phase=_phase
        )


def finished(game: str, options: dict[str, Any], seed: int, start: dict[str, Any] | None = None) -> State:
    """A random game in which wishes are fulfilled when they can be."""
    rng = random.Random(seed)
    rules = tidefall.load_game(game, **options)
    state = rules.from_position(start) if start else rules.new_initial_state()
    while not state.is_terminal():
        action = random_action(state, rng)
        if not state.is_chance_node():
            verbs = {state.describe(action).verb: action for action in reversed(state.legal_actions())}
            action = next((verbs[verb] for verb in verbs if verb in WISHES[game]), action)
        state.apply_action(action)
    return state


def ended(ending: Ending) -> dict[str, Any]:
    """The record of the first game that ends in this way."""
    for seed in range(SEEDS):
        if ending.bot:
            match = Match(ending.game, tuple(ending.options.items()), (ending.bot,), 0, keep_records=True)
            record = play(match, seed).record
            assert record is not None
        else:
            state = finished(ending.game, ending.options, seed, ending.start)
            record = records.of(state)
            last = state.after(len(state.history()) - 1).position()
            if ending.phase not in ("", last["step"]):
                continue
        if record["result"]["ended_by"] == ending.ended_by:
            return record
    raise LookupError(f"none of {SEEDS} games ends like {ending}")


def main() -> None:
    for name, ending in ENDINGS.items():
        records.dump(ended(ending), FOLDER / ending.game / f"ends_by_{name}.json")
    for game, options in EACH:
        records.dump(records.of(finished(game, options, 1)), FOLDER / game / f"{file_name(options)}.json")


if __name__ == "__main__":
    main()
