"""The expansion keeps the contract of the kernel: the conformance kit on each of its options and scenarios."""

from __future__ import annotations

from typing import Any

import pytest

import tidefall
from goldens import EXPANSION
from option_sets import covered, title
from tidefall.kernel import testing

SHORT = {"max_rounds": 2 if tidefall.COMPILED else 1}
"""What there is time for."""


@pytest.mark.parametrize("options", EXPANSION, ids=title)
def test_the_expansion_keeps_the_contract(options: dict[str, Any]) -> None:
    testing.check_game(tidefall.load_game("rising", **{**SHORT, **options}), games=1, seed=len(options))


def test_every_option_of_the_expansion_is_among_them() -> None:
    game = tidefall.load_game("rising", monstrosities=True)
    wanted = {"monstrosities", "medusa", "harpies", "sea", "offset", "receding_waters", "red_skies", "mechanical"}
    assert wanted <= covered(EXPANSION, game.values) | {"monstrosities"}
