"""The list of choices: short, numbered, grouped by piece."""

from __future__ import annotations

import doctest
from typing import Any

from tidefall.cli import choices, sim
from tidefall.cli.texts import COMMANDS, TEXTS, Texts

SAY = Texts("en")


def made(*texts: str, verb: str = "walk") -> list[dict[str, Any]]:
    return [{"text": text, "verb": verb} for text in texts]


def test_the_examples_in_the_code() -> None:
    for module in (choices, sim):
        assert doctest.testmod(module).failed == 0


def test_a_piece_has_one_line() -> None:
    lines = choices.listing(made("end", "Ra F3>F4", "Ra F3>F2 board", "ship F2>F1"), SAY, 80)
    assert [line.plain.split() for line in lines] == [
        ["1", "end"],
        ["Ra", "F3", "2", "F4", "3", "F2", "board"],
        ["ship", "F2", "4", "F1"],
    ]


def test_a_verb_is_told_where_it_is_not_the_usual_one() -> None:
    walks = made("Ra F3>F4", "Ra F3>F5")
    swims = made("Ra F3>F2", verb="swim") + made("Ra F3>G2 board", verb="board")
    (line,) = choices.listing(walks + swims, SAY, 80)
    assert line.plain.split() == ["Ra", "F3", "1", "F4", "2", "F5", "3", "F2", "swim", "4", "G2", "board"]


def test_long_groups_are_cut_short_and_listed_on_demand() -> None:
    many = made(*(f"R{value}@{row}{column}" for value in (1, 2) for row in "DEFGH" for column in range(1, 13)))
    short = choices.listing(many, SAY, 80)
    assert len(short) == 2
    assert short[0].plain.endswith("… H12 (60 in all: type R1@H12, or list)")
    full = choices.listing(many, SAY, 80, everything=True)
    assert all(len(line.plain.rstrip()) <= 80 for line in full)
    assert "120 H12" in full[-1].plain


def test_places_are_lit_when_one_thing_is_asked() -> None:
    def choice(verb: str, origin: str | None, target: str | None) -> dict[str, Any]:
        return {"verb": verb, "from": origin, "to": target}

    assert choices.places([choice("sink", "D4", None), choice("sink", "E4", None)]) == {"D4", "E4"}
    assert choices.places([choice("end", None, None), choice("go", "F1", "F2"), choice("go", "F1", "G1")]) == {
        "F2",
        "G1",
    }
    assert choices.places([choice("walk", "F3", "F4"), choice("sail", "F2", "F1")]) == set()


def test_both_languages_say_everything_with_the_same_words_to_fill_in() -> None:
    import string

    def fields(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    for english, spanish in TEXTS.values():
        assert english
        assert fields(english) == fields(spanish)


def test_every_command_exists() -> None:
    from tidefall.cli.session import Session

    assert all(hasattr(Session, f"do_{command}") for command in COMMANDS.values())
