"""Fingerprints of whole games, so that the interpreted and the compiled rules are shown to be the same.

A digest covers every list of legal actions, every action, positions on the way and at the end, and what `playout`
makes of the same game; words for people are not in it. To write them anew after a change of the rules:

    PYTHONPATH=src:tests python tests/survive/make_digests.py
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import tidefall
from option_sets import canonical, title
from survive_options import SETS
from tidefall.kernel.testing import random_action

FILE = Path(__file__).with_name("digests.json")
SEEDS = (1, 20_260_101, 2**62 + 11)
LOOK_EVERY = 60


def digest(options: dict[str, Any], seed: int) -> str:
    """The fingerprint of one game."""
    game = tidefall.load_game("survive", **options)
    rng = random.Random(seed)
    state = game.new_initial_state()
    found = hashlib.sha256(canonical(options).encode())
    while not state.is_terminal():
        legal = state.legal_actions()
        action = random_action(state, rng)
        found.update(canonical([state.current_player(), legal, action]).encode())
        if len(state.history()) % LOOK_EVERY == 0:
            found.update(canonical(state.position()).encode())
        state.apply_action(action)
    played = game.new_initial_state()
    length = played.playout(seed)
    found.update(canonical([state.position(), state.returns(), length, played.history(), played.position()]).encode())
    return found.hexdigest()


def digests() -> dict[str, str]:
    return {f"{title(options)}, seed {seed}": digest(options, seed) for options in SETS for seed in SEEDS}


if __name__ == "__main__":
    FILE.write_text(json.dumps(digests(), indent=1) + "\n", "utf-8")
