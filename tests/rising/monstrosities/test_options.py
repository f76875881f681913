"""The options of Monstrosities: what they are, what cannot be played together, and what people are told (M-2.1)."""

from __future__ import annotations

from typing import Any

import pytest

import tidefall
from rising_play import of
from tidefall.kernel.errors import Refused

OF_THE_EXPANSION = [
    *("monstrosities", "medusa", "harpies", "sea", "offset", "receding_waters", "red_skies", "mechanical")
]


def test_every_option_is_listed_and_explained() -> None:
    """M-2.1: in a sentence, in both languages."""
    game = tidefall.load_game("rising")
    listed = {option.name: option for option in game.options}
    assert set(OF_THE_EXPANSION) <= set(listed)
    assert listed["level"].allowed == [1, 8]
    for name in OF_THE_EXPANSION:
        told = [game.explained(listed[name], lang) for lang in ("en", "es")]
        assert all(sentence.endswith(".") for sentence in told)
        assert told[0] != told[1]


def test_all_of_it_is_off_unless_asked_for() -> None:
    """M-2.1: but for the offset, which does nothing without a scenario."""
    values = tidefall.load_game("rising").values
    assert {name: values[name] for name in OF_THE_EXPANSION if values[name]} == {"offset": True}
    assert not of(tidefall.load_game("rising").new_initial_state()).rules.monstrosities


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        ({"medusa": True}, "option_needs", ("medusa", "monstrosities")),
        ({"harpies": True}, "option_needs", ("harpies", "monstrosities")),
        ({"sea": True}, "option_needs", ("sea", "monstrosities")),
        ({"receding_waters": 1}, "option_needs", ("receding_waters", "monstrosities")),
        ({"red_skies": 1}, "option_needs", ("red_skies", "monstrosities")),
        ({"level": 6}, "level_needs", ("6", "monstrosities")),
        ({"monstrosities": True, "sea": True, "red_skies": 1}, "options_exclude", ("red_skies", "sea")),
        ({"mechanical": True, "seats": 1}, "mechanical_seats", ("2",)),
        ({"monstrosities": True, "level": 1, "red_skies": 5}, "too_many_exchanges", ("1", "4")),
        ({"monstrosities": True, "level": 8, "receding_waters": 1}, "too_many_exchanges", ("8",)),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(options: dict[str, Any], code: str, words: tuple[str, ...]) -> None:
    """M-2.1, M-7.3, M-19.15, M-20.1: in both languages."""
    with pytest.raises(Refused) as refusal:
        tidefall.load_game("rising", **options)
    assert refusal.value.code == code
    for told in (str(refusal.value), refusal.value.told("es")):
        assert told.endswith(".")
        assert all(word in told for word in words)
    assert str(refusal.value) != refusal.value.told("es")


@pytest.mark.parametrize("scenarios", range(8))
def test_scenarios_go_together_in_any_combination(scenarios: int) -> None:
    """M-2.1, M-14.9: with the offset three Calm Seas take the place of three Controlled Floods."""
    chosen = {name: bool(scenarios >> place & 1) for place, name in enumerate(("medusa", "harpies", "sea"))}
    with_offset, without = (
        of(tidefall.load_game("rising", level=3, monstrosities=True, offset=offset, **chosen).new_initial_state()).rules
        for offset in (True, False)
    )
    moved = [a - b for a, b in zip(with_offset.in_deck, without.in_deck, strict=True)]
    assert sorted(number for number in moved if number) == ([-3, 3] if scenarios else [])
