"""Nothing is hidden but what is not decided: a deck has no order before a card of it is seen (R-0.7, section 9)."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import tidefall
from option_sets import canonical, title
from rising_helpers import do, table
from rising_play import SETS, of, rich, walk
from tidefall.kernel.state import State
from tidefall.rising.rules import content
from tidefall.rising.rules.state import DRAWN

BASE_CARDS = content.CARDS[: int(content.BASE_CARDS)]
ARTIFACTS = [name for name in content.ARTIFACTS if name in BASE_CARDS]
COPIES = {"foresight": 2, "tide_chart": 1}
NO_OTHERS = {card: {"copies": COPIES.get(card, 0)} for card in content.CARDS[:12]}
SMALL = json.dumps({"cards": NO_OTHERS, "table": {"library_artifacts": 2}})
"""A library of two Foresights, a Tide Chart, the wonder and two of the ten artifacts."""


def odds(state: State) -> dict[str, Fraction]:
    """The outcomes of a chance node with their chances, exactly."""
    found = {state.action_to_string(-1, a).removeprefix("card "): p for a, p in state.chance_outcomes()}
    return {text: Fraction(p).limit_denominator(10**6) for text, p in found.items()}


def drawing(count: int, **position: Any) -> State:
    """A follower of the first player draws that many library cards."""
    steps: list[dict[str, Any]] = [{"step": name} for name in ("actions", "after_action", "hand_limit", "lay_down")]
    steps[1]["unit"] = 1
    pending = [*steps, {"step": "keep_card", "left": 1, "figure": 1}, {"step": "draw_card", "left": count}]
    return table(step="actions", players=[{"followers": ["libraries_6"]}], pending=pending, **position)


# No order anywhere.


@pytest.mark.parametrize("options", SETS, ids=title)
def test_everybody_knows_the_same_story(options: dict[str, Any]) -> None:
    """R-9.2: the information of all seats is the same, and follows from what everybody saw."""
    rng = random.Random(0)
    state = tidefall.load_game("rising", **options).new_initial_state()
    for _ in walk(state, rng, 0.2, 250):
        assert len({state.information_state_string(seat) for seat in range(state.game.seats)}) == 1
    again = tidefall.load_game("rising", **options).new_initial_state()
    for actor, action in zip(state.actors(), state.history(), strict=True):
        again.act(actor, action)
    assert again.position() == state.position()
    assert again.observation_string(0) == state.observation_string(0)
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("options", SETS, ids=title)
def test_there_is_one_world_only(options: dict[str, Any]) -> None:
    """Sampling gives back the state, whoever asks and whatever the seed; the copy goes its own way."""
    rng = random.Random(1)
    for state in walk(rich(rng, **options), rng, 0.2, 60):
        for seat in range(state.game.seats):
            world = state.resample_from_infostate(seat, random.Random(seat))
            assert canonical(world.position()) == canonical(state.position())
            assert world.chance_outcomes() == state.chance_outcomes()
            assert (world.history(), world.actors()) == (state.history(), state.actors())
    before = canonical(state.position())
    world.playout(1)
    assert canonical(state.position()) == before


def test_the_order_in_which_cards_came_to_light_is_forgotten_with_the_order_of_the_deck() -> None:
    """R-9.6: two stories that leave the same cards in the same places leave the same position, view and odds."""
    ends = []
    for first, second in itertools.permutations(["calm_seas", "earthquake"]):
        state = table(3, step="misfortune", starting_player=0)
        do(state, f"card {first}", f"card {second}")
        ends.append(state)
    one, other = ends
    assert one.position() == other.position()
    assert one.observation_string(0) == other.observation_string(0)
    assert odds(one) == odds(other)


def test_decks_are_told_as_counts() -> None:
    """R-9.1, R-9.4, SC-112, SC-129: how many of which cards, and in which order only where that is known."""
    state = drawing(1, misfortunes={"top": ["tsunami"]}, library={"bottom": ["foresight"]})
    told, seen = state.position(), state.observation(0)
    assert told["misfortunes"]["deck"] == seen["misfortunes"]["left"]
    assert (seen["misfortunes"]["deck"], sum(seen["misfortunes"]["left"].values())) == (61, 60)
    assert told["library"]["deck"] == seen["library"]["left"]
    assert (seen["library"]["deck"], sum(seen["library"]["left"].values())) == (27, 22)
    assert not set(told["library"]["deck"]) & set(ARTIFACTS)
    assert told["library"]["unseen"] == seen["library"]["unseen"] == ARTIFACTS
    assert (told["misfortunes"]["top"], told["library"]["bottom"]) == (["tsunami"], ["foresight"])


# Odds.


def test_a_misfortune_is_drawn_by_its_copies() -> None:
    """R-9.4: 61 cards at level 1, six floods of each kind, nine calm seas."""
    chances = odds(table(step="misfortune"))
    assert chances["flood_hills"] == Fraction(6, 61)
    assert chances["calm_seas"] == Fraction(9, 61)
    assert chances["earthquake"] == Fraction(2, 61)
    assert chances["tsunami"] == Fraction(1, 61)
    assert sum(chances.values()) == 1
    left = do(table(step="misfortune"), "card calm_seas")
    assert odds(left)["calm_seas"] == Fraction(8, 60)


def test_known_misfortunes_come_first() -> None:
    """R-9.6: the known top is certain; below it all orders of the rest are alike."""
    state = table(step="misfortune", misfortunes={"top": ["tsunami"]})
    assert odds(state) == {"tsunami": 1}
    deck = {"calm_seas": 1, "earthquake": 1}
    state = table(step="misfortune", misfortunes={"deck": deck, "top": ["lost_schema"]})
    do(state, "card lost_schema")
    assert odds(state) == {"calm_seas": Fraction(1, 2), "earthquake": Fraction(1, 2)}


def test_an_empty_misfortune_deck_is_the_discard_pile_shuffled() -> None:
    """R-3.15: the odds are those of the whole pile."""
    state = table(step="misfortune", misfortunes={"deck": {}})
    assert odds(state)["flood_hills"] == Fraction(6, 61)


def test_an_artifact_is_as_likely_as_its_chance_to_be_in_the_library() -> None:
    """R-9.6 by hand: 4 of 10 artifacts among 27 cards, so 4/10 × 1/27 each; after one is seen 3/9 × 1/26."""
    state = drawing(3)
    assert {odds(state)[name] for name in ARTIFACTS} == {Fraction(4, 10) * Fraction(1, 27)}
    assert odds(state)["foresight"] == Fraction(2, 27)
    do(state, "card mystic_adze")
    assert "mystic_adze" not in odds(state)
    assert {odds(state)[name] for name in ARTIFACTS if name != "mystic_adze"} == {Fraction(3, 9) * Fraction(1, 26)}
    assert odds(state)["foresight"] == Fraction(2, 26)
    do(state, "card foresight")
    assert odds(state)["diviners_rod"] == Fraction(3, 9) * Fraction(1, 25)


def test_a_discarded_artifact_is_not_among_the_hidden_ones() -> None:
    """R-6.15 R-10.26: once seen it lies in the pile by name and stays there."""
    state = drawing(2, library={"deck": {}, "hidden_artifacts": 3})
    chances = odds(state)
    assert {chances[name] for name in ARTIFACTS[1:]} == {Fraction(3, 9) * Fraction(1, 3)}
    assert ARTIFACTS[0] not in chances
    state = drawing(2, library={"deck": {}, "hidden_artifacts": 0})
    assert not state.is_chance_node()


def test_known_bottom_cards_come_last() -> None:
    """R-9.6: the unordered middle, then the lowest cards in their order."""
    state = drawing(
        4, library={"deck": {"foresight": 1}, "bottom": ["tide_chart", "surge_of_power"], "hidden_artifacts": 0}
    )
    for name in ("foresight", "tide_chart", "surge_of_power"):
        assert odds(state) == {name: 1}
        do(state, f"card {name}")
    assert not state.is_chance_node()  # the discard pile does not come back


def test_the_odds_are_those_of_a_shuffled_deck() -> None:
    """R-2.4, R-9.6, exactly: two of ten artifacts are shuffled in; every way to draw three cards has its odds."""
    start = drawing(3, options={"catalogue": SMALL})
    lazy: dict[tuple[str, ...], Fraction] = {(): Fraction(1)}
    for _ in range(3):
        shorter, lazy = lazy, {}
        for drawn, chance in shorter.items():
            state = do(start.clone(), *(f"card {name}" for name in drawn))
            lazy |= {(*drawn, name): chance * share for name, share in odds(state).items()}
    deck = ["foresight", "foresight", "tide_chart", "wellspring_of_ages"]
    shuffled: dict[tuple[str, ...], Fraction] = {}
    for pair in itertools.combinations(ARTIFACTS, 2):
        for order in itertools.permutations([*deck, *pair], 3):
            shuffled[order] = shuffled.get(order, Fraction(0)) + Fraction(1, 45 * 120)
    assert lazy == shuffled


def test_by_simulation_each_artifact_is_in_four_games_of_ten() -> None:
    """Drawn to the last card, a library holds four artifacts, each as often as the others."""
    rng = random.Random(6)
    games = 300
    seen: Counter[str] = Counter()
    for _ in range(games):
        state = drawing(20)
        tidefall.deal(state, rng)
        drawn = {name for card, name in enumerate(BASE_CARDS) if of(state).copies_in(DRAWN, card)}
        assert len(drawn & set(ARTIFACTS)) + of(state).hidden_artifacts == 4
        seen.update(drawn & set(ARTIFACTS))
    expected = games * 20 / 27 * 4 / 10
    assert set(seen) == set(ARTIFACTS)
    assert all(0.75 * expected < count < 1.25 * expected for count in seen.values())


def test_boards_components_and_seats_are_drawn_alike() -> None:
    """R-3.8, R-1.31, R-2.10."""
    boards = odds(table(2, step="reveal_board"))
    assert set(boards.values()) == {Fraction(1, 8)}
    state = tidefall.load_game("rising", seats=3, level=3).new_initial_state()
    assert set(odds(state).values()) == {Fraction(1, 5)}
    starters = odds(table(3, step="find_starter", round=0))
    assert set(starters.values()) == {Fraction(1, 3)}
