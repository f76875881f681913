"""What choices do and cost, under the list of them."""

from __future__ import annotations

import pytest

from rising_scenes import acting
from survive_helpers import at, play
from tidefall.cli.choices import consequences, listing
from tidefall.words import Voice

SAY = Voice("en")


def test_harm_is_told_under_the_list_with_the_numbers_of_the_choices() -> None:
    position = {"step": "roll", "sharks": ["F1"], "explorers": {"Ra": "F2", "Ba": "E1", "Bb": "E1"}}
    state = play(at({**position, "hands": {"blue": ["beach wind"]}}), "roll shark", "pick shark F1")
    assert [line.plain for line in listing(state.choices(0), SAY, 80)][1:] == [
        " 1  may lose 2 of Blue’s explorers (Blue may defend)",
        " 2  loses your explorer",
    ]


def test_prices_that_are_the_same_are_told_once() -> None:
    state = acting({"goods": {"energy": 9}, "leader": "hills_1"})
    assert [line.plain for line in listing(state.choices(0), SAY, 80)][-1] == " 2-7  costs 4 mystic energy"


@pytest.mark.parametrize(("everything", "lines"), [(False, 9), (True, 12)])
def test_a_long_list_of_consequences_is_cut(everything: bool, lines: int) -> None:
    choices = [{"text": str(number), "verb": "go", "harm": {"say": f"loses {number} ships"}} for number in range(12)]
    told = consequences(choices, SAY, everything)
    assert len(told) == lines
    assert told[0].plain == " 1  loses 0 ships"
    assert everything == ("4 more" not in told[-1].plain)
