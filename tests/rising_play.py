"""Random play of Rising for tests that go through many games: option sets, rich tables, steps in and out of turn."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, cast

import tidefall
from tidefall.kernel.state import State
from tidefall.rising.rules import actions, content, island
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.state import RisingState

CORRECTED = json.dumps(
    {
        "tiles": {"forests_6": {"target": 4}},
        "components": {"aether_lens": {"cost": {"crystal": 1}}},
        "cards": {"tide_chart": {"copies": 3}},
        "table": {"wrath": [0, 1, 2, 3], "library_artifacts": 6},
    }
)
SETS: list[dict[str, Any]] = [
    {"seats": 1, "level": 1},
    {"seats": 2, "level": 2},
    {"seats": 3, "level": 3},
    {"seats": 4, "level": 4},
    {"seats": 5, "level": 5},
    {"seats": 6, "level": 1},
    {"seats": 7, "level": 3},
    {"seats": 3, "level": 2, "vote": True},
    {"seats": 3, "level": 4, "trust": True},
    {"seats": 2, "level": 5, "concession": True},
    {"seats": 4, "level": 3, "barriers_stop_wrath": True, "max_rounds": 3},
    {"seats": 3, "level": 5, "components": "picked", "councilors": "random", "starting_player": "first"},
    {"seats": 4, "level": 2, "catalogue": CORRECTED},
]
"""All seat counts and levels, and each option once away from its default."""


def of(state: State) -> RisingState:
    """The data of a state."""
    return cast("RisingState", state)


def rich(rng: random.Random, **options: Any) -> State:
    """A table in the middle of the game at which everybody can do much: goods, cards, components, sunken land."""
    game = tidefall.load_game("rising", **options)
    rules = Rules(game.values)
    pool = [content.COMPONENTS[c] for c in rules.introductory] if rules.level == 1 else content.COMPONENTS[:20]
    chosen: list[str] = []
    for letter, wanted in enumerate(rules.letters):
        own = [name for name in pool if rules.letter_of[content.COMPONENTS.index(name)] == letter]
        chosen += own if rules.level == 1 else rng.sample(own, wanted)
    built = rng.sample(chosen, rng.randint(3, len(chosen)))
    land = {name: rng.randint(0, 6) for name in island.PENINSULAS}
    return game.from_position(
        {
            "round": min(4, int(rules.max_rounds)),
            "starting_player": rng.randrange(game.seats),
            "step": "reveal_board" if rules.has_hologram else "place",
            "land": land,
            "barriers": [name for name, tiles in land.items() if tiles and rng.random() < 0.3],
            "players": [wealth(rng, hand) for hand in hands(rng, rules)],
            "built": built,
            "blueprint": [name for name in chosen if name not in built],
        }
    )


def wealth(rng: random.Random, cards: list[str]) -> dict[str, Any]:
    player: dict[str, Any] = {"goods": {good: rng.randint(0, 4) for good in content.GOODS}, "cards": cards}
    if rng.random() < 0.3:
        player["leader"] = "supply"
    return player


def hands(rng: random.Random, rules: Rules) -> Iterator[list[str]]:
    """Hands up to the limit, dealt from all basic cards, the wonder and as many artifacts as are in the game."""
    copies = [(card, int(rules.copies[card])) for card in range(int(rules.cards))]
    deck = [
        content.CARDS[card]
        for card, count in copies
        if content.CARDS[card] not in content.ARTIFACTS
        for _ in range(count)
    ]
    artifacts = [name for name in content.ARTIFACTS if name in content.CARDS[: int(rules.cards)]]
    deck += rng.sample(artifacts, int(rules.artifacts))
    rng.shuffle(deck)
    for _ in range(int(rules.seats)):
        yield [deck.pop() for _ in range(min(int(rules.hand_limit), len(deck)))]


def any_of(legal: list[int], rng: random.Random) -> int:
    """Any action; of placements every other one on the Gate or on a component, where more can happen than on a tile."""
    far = [a for a in legal if a >= actions.PLACE and (a - actions.PLACE) % actions.SPACE_ROOM >= island.GATE_SPACE]
    return rng.choice(far if far and rng.random() < 0.5 else legal)


def random_step(state: State, rng: random.Random, out_of_turn: float = 0.0) -> None:
    """One random action: chance by its odds, a player's by any, now and then of a seat that is asked out of turn."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
        return
    seat = state.current_player()
    if rng.random() < out_of_turn:
        seat = rng.choice([seat for seat in range(state.game.seats) if state.is_asked(seat)])
    state.act(seat, any_of(state.legal_actions(seat), rng))


def walk(state: State, rng: random.Random, out_of_turn: float = 0.0, steps: int = 100_000) -> Iterator[State]:
    """Every state of a random game, the first and the last among them; one state, changed in place."""
    yield state
    while steps and not state.is_terminal():
        random_step(state, rng, out_of_turn)
        yield state
        steps -= 1
