"""Fingerprints of whole games, so that the interpreted and the compiled rules are shown to be the same.

A digest covers every list of legal actions, every action, positions on the way and at the end, and what `playout`
makes of the same game; words for people are not in it. To write them anew after a change of the rules:

    PYTHONPATH=src:tests python tests/digests/make_digests.py
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import tidefall
from goldens import SETS
from option_sets import canonical, title
from rising_play import rich
from tidefall.kernel.state import State
from tidefall.kernel.testing_tools import random_action

FOLDER = Path(__file__).parent
SEEDS = {"survive": (1, 20_260_101, 2**62 + 11), "rising": (1,)}
LOOK_EVERY = 60
FURTHER_ACTIONS = 400


def digest(name: str, options: dict[str, Any], seed: int) -> str:
    """The fingerprint of one game, and of some rounds on a rich table of the base game."""
    game = tidefall.load_game(name, **options)
    rng = random.Random(seed)
    found = hashlib.sha256(canonical(options).encode())
    state = game.new_initial_state()
    play(state, rng, found, game.max_game_length())
    played = game.new_initial_state()
    length = played.playout(seed)
    found.update(canonical([state.position(), state.returns(), length, played.history(), played.position()]).encode())
    if name == "rising" and not options.get("monstrosities"):
        state = rich(rng, **options)
        play(state, rng, found, FURTHER_ACTIONS)
        found.update(canonical(state.position()).encode())
    return found.hexdigest()


def play(state: State, rng: random.Random, found: Any, most: int) -> None:
    """Play on at random, and let the hash see it."""
    while not state.is_terminal() and len(state.history()) < most:
        legal = state.legal_actions()
        action = random_action(state, rng)
        found.update(canonical([state.current_player(), legal, action]).encode())
        if len(state.history()) % LOOK_EVERY == 0:
            found.update(canonical(state.position()).encode())
        state.apply_action(action)


def key_of(options: dict[str, Any], seed: int) -> str:
    return f"{title(options)}, seed {seed}"


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def main() -> None:
    for name, sets in SETS.items():
        cases = [(options, seed) for options in sets for seed in SEEDS[name]]
        digests = {key_of(options, seed): digest(name, options, seed) for options, seed in cases}
        file_of(name).write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
