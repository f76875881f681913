"""A few moments of each step at which somebody, or chance, must speak: from random play, rare ones set up by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import tidefall
from rising_helpers import do, table
from rising_play import SETS, rich, walk
from tidefall.kernel.state import State
from tidefall.rising.rules import steps
from tidefall.rising.rules.chapters import STEPS

PROCEDURE = {
    *("round", "close_place", "misfortune", "monsters_slot", "cleanup", "round_end", "purchase", "resolve"),
    *(
        "lay_aside",
        "flood",
        "sink",
        "displace",
        "aftermath",
        "activation",
        "after_action",
        "collect",
        "finish_build",
        "cradle",
    ),
}
ASKING = [step.name for step in STEPS.all[: steps.BASE_STEPS] if step.name not in PROCEDURE]
"""The steps that ask."""
ENOUGH = 12
"""Moments of a step."""
FEW, MOST = 5, 80
"""Games with each set of options: the first few, and further ones until every step was met."""
HUNDREDS = 300


@cache
def moments() -> dict[str, list[State]]:
    """Moments by the name of the step."""
    found: dict[str, list[State]] = {name: [] for name in ASKING}
    for state in scenes():
        found[state.step().name].append(state)
    for number in range(MOST):
        for options in SETS:
            gather(found, options, number)
        if number >= FEW and all(found.values()):
            break
    return found


def gather(found: dict[str, list[State]], options: dict[str, Any], number: int) -> None:
    """Some moments of a game from its beginning, or from a table where much can be done; two of each step."""
    rng = random.Random(number)
    new = tidefall.load_game("rising", **options).new_initial_state()
    seen: Counter[str] = Counter()
    for state in walk(new if number % 4 == 0 else rich(rng, **options), rng, 0.2, HUNDREDS):
        if state.is_terminal():
            return
        name = state.step().name
        seen[name] += 1
        if seen[name] <= 2 and len(found[name]) < ENOUGH:
            found[name].append(state.clone())


def scenes() -> Iterator[State]:
    """What random play seldom reaches."""
    yield do(at("misfortune", {"councilor": "sentinel", "leader": "hills_6"}), "card flood_hills")
    tower = ["astral_watchtower", "aether_lens", "resonant_bell"]
    two = ({"leader": "astral_watchtower"}, {"followers": ["mystic_power_source", "astral_watchtower"]})
    yield at("start_actions", *two, seats=5, level=2, built=tower)
    crowd = {"leader": "forests_3", "followers": ["forests_3", "forests_3", "mystic_power_source"]}
    helped = at("actions", crowd, seats=1, hologram="mystic_power_source", automaton="forests_3", land={"forests": 3},
                effects={"extra_spaces": {"forests_3": 1}})  # fmt: skip
    yield do(helped, "activate p1:leader forests_3")
    cards = ["foresight", "foresight", "tide_chart", "surge_of_power"]
    reader = at("actions", {"cards": cards, "leader": "libraries_5"})
    yield do(reader, "pass", "activate p1:leader libraries_5", "card hidden_stores", "card rallying_cry",
             "keep hidden_stores", "keep rallying_cry")  # fmt: skip
    builder = {"leader": "gate_build_1", "goods": {"crystal": 4, "gold": 4, "ore": 4, "atlantium": 4}}
    heralds = ["aether_lens", "resonant_bell", "tidal_bulwark", "mystic_siphon", "herald_chorus", "ward_loom",
               "numinous_beacon", "entropy_drive", "fate_spindle"]  # fmt: skip
    yield do(at("actions", builder, land={"hills": 2}), "activate gate_build_1", "build numinous_beacon")
    chorus = at("actions", builder, level=2, blueprint=heralds)
    yield do(chorus, "activate gate_build_1", "build herald_chorus")
    seal = ({"followers": ["spirit_seal.d", "mystic_power_source"]}, {"followers": ["spirit_seal.d"]})
    sealed = at("actions", *seal, level=3, built=["spirit_seal"], land={"hills": 2})
    yield do(sealed, "activate spirit_seal.d").clone()
    yield do(sealed, "return p2:follower spirit_seal.d", "agree").clone()
    yield do(sealed, "accept")
    mystic = {"councilor": "mystic", "leader": "forests_3"}
    yield do(at("actions", mystic), "activate p1:leader forests_3", "roll 1")
    mystic["leader"] = "libraries_1"
    shelf = ("card foresight", "card tide_chart", "keep foresight")
    yield do(at("actions", mystic), "activate p1:leader libraries_1", *shelf)
    pair = {"leader": "cities_5.d", "followers": ["cities_5.d"], "cards": ["favorable_winds"]}
    yield do(at("actions", pair), "activate cities_5.d", "roll 1", "roll 1")
    spindle = at("actions", {"leader": "fate_spindle"}, level=2, built=["fate_spindle"])
    yield do(spindle, "activate p1:leader fate_spindle", "card calm_seas", "card tsunami", "card earthquake")
    council = ({"councilor": "scholar"}, {"councilor": "sentinel"})
    yield at("end_misf", *council, seats=2, hologram="hills_4", hologram_power="adept")
    shared = at("actions", {"leader": "gate_build_1"}, {"leader": "gate_build_1"})
    yield do(shared, "forgo gate_build_1")


def at(step: str, *players: dict[str, Any], seats: int = 4, level: int = 1, **position: Any) -> State:
    """A step; figures that are not named stand on the Mystic Power Source, and nobody has goods that are not named."""
    idle: dict[str, Any] = {"goods": {}, "leader": "mystic_power_source", "followers": ["mystic_power_source"]}
    others: list[dict[str, Any]] = [{}] * (seats - len(players))
    return table(seats, level, step=step, players=[{**idle, **player} for player in (*players, *others)], **position)
