"""Rising keeps the contract of the kernel: the conformance kit on all seat counts, levels and options."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidefall
from goldens import EXPANSION
from option_sets import covered, title
from rising_play import SETS, rich, walk
from tidefall.kernel import testing

SHORT = {"max_rounds": 5 if tidefall.COMPILED else 1}
"""What there is time for."""
FEW = [options for options in SETS if options["seats"] <= 3 and not options.get("concession")]
STATES = 600
"""As many for every option set: a game of one player is soon over, so it takes more of them."""


@pytest.mark.parametrize("options", SETS, ids=title)
def test_rising_keeps_the_contract(options: dict[str, Any]) -> None:
    testing.check_game(tidefall.load_game("rising", **{**SHORT, **options}), games=1, seed=len(options))


@pytest.mark.parametrize("options", FEW, ids=title)
def test_every_kind_of_step_keeps_the_contract(options: dict[str, Any]) -> None:
    """On rich tables, where cards, components and builds come up that random play from the start hardly sees."""
    met: set[str] = set()
    seen = seed = 0
    while seen < STATES:
        rng = random.Random(seed)
        for state in walk(rich(rng, **options), rng, 0.2, 300):
            seen += 1
            testing.check_chance(state)
            if state.step().name not in met:
                met.add(state.step().name)
                testing.check_texts(state)
                testing.check_choices(state)
                testing.check_views(state)
                testing.check_clone(state, rng)
                testing.check_position(state, seed)
                testing.check_refusals(state, rng)
                testing.check_openness(state, rng)
                testing.check_undo(state)
        seed += 1
    assert len(met) > 25


def test_the_spread_has_every_option() -> None:
    """All seat counts and levels, and each option away from its default: here or in the kit of the expansion."""
    game = tidefall.load_game("rising")
    assert covered([*SETS, *EXPANSION], game.values) == {option.name for option in game.options}
    assert {options["seats"] for options in SETS} == set(range(1, 8))
    assert {options["level"] for options in SETS} == set(range(1, 6))
