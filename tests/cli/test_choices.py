"""The list of choices: short, numbered, grouped by piece."""

from __future__ import annotations

import doctest
from typing import Any

from tidefall.cli import choices, sim
from tidefall.cli.texts import commands
from tidefall.words import Voice

SAY = Voice("en")


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


def test_choices_that_count_up_together_are_told_as_one() -> None:
    """Four kinds of figures, sixty spaces each: every one of them is found on a few lines."""
    arms = [f"{arm} {ring}" for arm in ("Forests", "Hills", "Cities") for ring in range(1, 19)]
    spaces = [*arms, "The Source", "Gate 1", "Gate 2", "Vault", "Siphon", "Seal"]
    figures = ["Leader", "Follower", "Hologram", "Automaton"]
    many: list[dict[str, Any]] = [{"text": "pass", "verb": "pass", "to": None}]
    many += [{"text": f"place {who} {at}", "verb": "place", "to": at} for who in figures for at in spaces]
    assert [" ".join(line.plain.split()) for line in choices.listing(many, SAY, 80)] == [
        "1 pass",
        "place Leader 2-19 Forests 1-18 20-37 Hills 1-18 38-55 Cities 1-18",
        "56 The Source 57 Gate 1 58 Gate 2 59 Vault 60 Siphon",
        "61 Seal",
        "place Follower 62-121 same as place Leader",
        "place Hologram 122-181 same as place Leader",
        "place Automaton 182-241 same as place Leader",
    ]
    full = choices.listing(many, SAY, 80, everything=True)
    assert all(len(line.plain.rstrip()) <= 80 for line in full)
    assert "241 Seal" in full[-1].plain


def test_a_run_has_one_verb() -> None:
    many = made(*(f"Ra F1>F{number}" for number in range(2, 60)))
    many[10]["verb"] = "swim"
    (line,) = choices.listing(many, SAY, 80)
    assert " ".join(line.plain.split()) == "Ra F1 1-10 F2-11 11 F12 swim 12-58 F13-59"


def test_a_group_that_stays_long_is_cut_short_and_listed_on_demand() -> None:
    many = made(*(f"R1@{row}{2 * column}" for row in "DEFGH" for column in range(1, 13)))
    *_, last = choices.listing(many, SAY, 80)
    assert last.plain.endswith("6 D12   … H24 (60 in all; type R1@H24, or list to see every choice)")
    full = choices.listing(many, SAY, 80, everything=True)
    assert all(len(line.plain.rstrip()) <= 80 for line in full)
    assert "60 H24" in full[-1].plain


def test_places_are_lit_when_one_thing_is_asked() -> None:
    def choice(verb: str, origin: str | None, target: str | None) -> dict[str, Any]:
        return {"verb": verb, "from": origin, "to": target}

    assert choices.places([choice("sink", "D4", None), choice("sink", "E4", None)]) == {"D4", "E4"}
    assert choices.places([choice("end", None, None), choice("go", "F1", "F2"), choice("go", "F1", "G1")]) == {
        "F2",
        "G1",
    }
    assert choices.places([choice("walk", "F3", "F4"), choice("sail", "F2", "F1")]) == set()


def test_every_command_exists() -> None:
    from tidefall.cli.session import Session

    assert all(hasattr(Session, f"do_{command}") for command in commands().values())
    assert {commands()[word] for word in ("undo", "deshacer", "q", "salir", "?")} == {"undo", "quit", "help"}
