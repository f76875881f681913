"""Names at one table can be told apart by those who read them."""

from __future__ import annotations

import pytest

from table_helpers import Room, person_and_bots
from tidefall import Refused
from tidefall.table import commands, hosting
from tidefall.table.names import looks, new_name

ALIKE = [
    ("Ann", "ann"),
    ("Ann", "ANN"),
    ("Ann", "\N{CYRILLIC CAPITAL LETTER A}nn"),
    ("max", "m\N{CYRILLIC SMALL LETTER A}x"),
    ("max", "rnax"),
    ("Max", "\N{MATHEMATICAL BOLD CAPITAL M}\N{MATHEMATICAL BOLD SMALL A}\N{MATHEMATICAL BOLD SMALL X}"),
    ("Ann", "\N{FULLWIDTH LATIN CAPITAL LETTER A}\N{FULLWIDTH LATIN SMALL LETTER N}n"),
    ("Ann", "A\N{ZERO WIDTH JOINER}nn"),
    ("Ann", "An\N{ZERO WIDTH NON-JOINER}n\N{LEFT-TO-RIGHT MARK}"),
    ("Ann", "A\N{COMBINING LONG STROKE OVERLAY}nn"),
    ("Ann", "A\N{VARIATION SELECTOR-1}nn"),
    ("Jose", "José"),
    ("José", "Jose\N{COMBINING ACUTE ACCENT}"),
    ("Iris", "lris"),
    ("Iris", "1ris"),
    ("Iris", "IRIS"),
    ("Bob", "B0b"),
    ("Bob", "\N{CYRILLIC CAPITAL LETTER VE}ob"),
    ("\N{GREEK SMALL LETTER IOTA WITH DIALYTIKA AND TONOS}", "\N{GREEK SMALL LETTER IOTA WITH DIALYTIKA AND OXIA}"),
    ("Straße", "STRASSE"),
    ("two words", "two\N{NO-BREAK SPACE}words"),
]
DIFFERENT = [
    ("Ann", "Anna"),
    ("Guest 1", "Guest 2"),
    ("Li", "Lu"),
    ("राम", "रमा"),
    ("王伟", "王芳"),
    ("Ольга", "Олег"),
    ("🐙", "🦈"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    with pytest.raises(Refused) as refused:
        new_name("survive", other, [one])
    assert refused.value.code == "name_taken"
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert new_name("survive", other, [one]) == other


@pytest.mark.parametrize(
    "name",
    ["greedy", "Greedy", "RANDOM", "Bot", "Red", "rojo", "Azul", "Y\N{CYRILLIC SMALL LETTER IE}llow", "gre\u200dedy"],
)
def test_bots_and_seats_keep_their_names(name: str) -> None:
    with pytest.raises(Refused) as refused:
        new_name("survive", name)
    assert refused.value.code == "name_reserved"


def test_each_game_has_bots_and_seats_of_its_own() -> None:
    assert new_name("rising", "Red") == "Red"
    for name in ("Steward", "Player 3", "jugador 7"):
        with pytest.raises(Refused):
            new_name("rising", name)


@pytest.mark.parametrize(
    "name",
    ["\u200b", "\u2060\u200d", "\u3164", "\u115f\u1160", "\u2800\u2800", "\uffa0 ", "\u0301\u0302", "\u00a0", "\u034f"],
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(Refused) as refused:
        new_name("survive", name)
    assert refused.value.code == "no_name"


def test_marks_are_not_piled_up() -> None:
    piled = "A" + "\N{COMBINING ACUTE ACCENT}" * 30 + "nn"
    assert new_name("survive", piled) == "A" + "\N{COMBINING ACUTE ACCENT}" * 4 + "nn"


def test_nobody_takes_a_name_by_joining_renaming_or_sitting_down() -> None:
    room = Room(person_and_bots(1))
    host = room.table.names["host"]
    with pytest.raises(Refused) as refused:
        hosting.join(room.table, "eve", host.upper(), "secret", None)
    assert refused.value.code == "name_taken"
    # One's own name may be spelt anew.
    assert room.do("host", commands.Rename(host.upper()))
