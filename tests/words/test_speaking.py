"""Messages become sentences, in the language and with the names of whoever listens."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from tidefall import Refused, words
from tidefall.words import SpeechError, Voice

TRIAL = """
plain = The game is over.
told = { $who } sails to { $where }.
counted = { $n ->
    [0] no ships
    [one] one ship
   *[other] { $n } ships
}
flagged = { $open ->
    [yes] open
   *[no] shut
}
left-out = { $most ->
    [none] any number
   *[other] up to { $most }
}
shark = shark
oracle = Oracle
    .the = the Oracle of Delphi
    .gender = f
space = space { $number } of { $tile }
    .short = { $number }
the-one = { CAP(FORM($thing, "the")) } rests.
a-one = { FORM($thing, "a") }
short-one = { FORM($thing, "short") }
gendered = { GENDER($thing) ->
    [f] she
   *[none] it
}
listed = { LIST($things, form: "the") }
either = { LIST($things, join: "or") }
-sea = { $case ->
    [upper] SEA
   *[lower] sea
}
at-sea = At { -sea(case: "upper") }, at { -sea }
nested = { told } { shark }
several =
    One line
    and another.
form-the = the { $thing }
form-a = { STARTS($thing, an: "a e i o u") ->
    [an] an { $thing }
   *[a] a { $thing }
}
list-comma = { $start }, { $last }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
seat-number = player { $number }
"""


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Voice:
    folder = tmp_path / "qq"
    folder.mkdir()
    (folder / "trial.ftl").write_text(TRIAL, "utf-8")
    monkeypatch.setenv("TIDEFALL_WORDS", str(tmp_path))
    return Voice("qq", ["Marta", {"name": "shark"}])


SHARK = {"name": "shark"}
ORACLE = {"name": "oracle"}
SPACE = {"name": "space", "facts": {"number": 3, "tile": ORACLE}}


@pytest.mark.parametrize(
    ("name", "facts", "sentence"),
    [
        ("plain", {}, "The game is over."),
        ("told", {"who": {"seat": 0}, "where": "F3"}, "Marta sails to F3."),
        ("told", {"who": {"seat": 5}, "where": 12}, "player 6 sails to 12."),
        ("counted", {"n": 0}, "no ships"),
        ("counted", {"n": 1}, "one ship"),
        ("counted", {"n": 1200}, "1200 ships"),
        ("flagged", {"open": True}, "open"),
        ("flagged", {"open": False}, "shut"),
        ("left-out", {"most": None}, "any number"),
        ("left-out", {"most": 3}, "up to 3"),
        ("the-one", {"thing": SHARK}, "The shark rests."),
        ("the-one", {"thing": ORACLE}, "The Oracle of Delphi rests."),
        ("the-one", {"thing": {"seat": 0}}, "Marta rests."),
        ("the-one", {"thing": {"seat": 1}}, "The shark rests."),
        ("the-one", {"thing": SPACE}, "The space 3 of Oracle rests."),
        ("short-one", {"thing": SPACE}, "3"),
        ("a-one", {"thing": SHARK}, "a shark"),
        ("a-one", {"thing": ORACLE}, "an Oracle"),
        ("gendered", {"thing": ORACLE}, "she"),
        ("gendered", {"thing": SHARK}, "it"),
        ("gendered", {"thing": "Marta"}, "it"),
        ("listed", {"things": []}, ""),
        ("listed", {"things": [SHARK]}, "the shark"),
        ("listed", {"things": [SHARK, ORACLE]}, "the shark and the Oracle of Delphi"),
        ("listed", {"things": ["Ann", {"seat": 0}, SHARK]}, "Ann, Marta and the shark"),
        ("either", {"things": ["a", 2, "c"]}, "a, 2 or c"),
        ("at-sea", {}, "At SEA, at sea"),
        ("nested", {"who": "Ann", "where": "F3"}, "Ann sails to F3. shark"),
        ("several", {}, "One line\nand another."),
    ],
)
def test_a_message_is_said(say: Voice, name: str, facts: dict[str, Any], sentence: str) -> None:
    assert say.say(name, facts) == sentence


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("nothing", {}),
        ("told", {"who": "Ann"}),
        ("told", {"who": {"name": "nothing"}, "where": ""}),
        ("told", {"who": ["Ann"], "where": ""}),
        ("told", {"who": 1.5, "where": ""}),
        ("told", {"who": {"shark": 1}, "where": ""}),
        ("short-one", {"thing": SHARK}),
    ],
)
def test_what_cannot_be_said_is_loud_here_and_harmless_elsewhere(
    say: Voice, name: str, facts: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SpeechError, match=name):
        say.say(name, facts)
    monkeypatch.delenv("TIDEFALL_STRICT_WORDS")
    assert say.say(name, facts).startswith(name)
    for fact in facts:
        assert f'"{fact}": ' in say.say(name, facts)


def test_what_a_language_lacks_is_said_in_english(say: Voice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TIDEFALL_STRICT_WORDS")
    assert say("language-name") == "English"


@pytest.mark.parametrize(
    ("things", "both", "either"),
    [
        (["Marta", "Pedro"], "Marta y Pedro", "Marta o Pedro"),
        (["Marta", "Inés"], "Marta e Inés", "Marta o Inés"),
        (["Marta", "Hilario"], "Marta e Hilario", "Marta o Hilario"),
        (["agua", "hielo"], "agua y hielo", "agua o hielo"),
        (["Marta", "Óscar"], "Marta y Óscar", "Marta u Óscar"),
        (["Marta", "Horacio"], "Marta y Horacio", "Marta u Horacio"),
        ([7, 8], "7 y 8", "7 u 8"),
        (["a", "b", "isla"], "a, b e isla", "a, b o isla"),
    ],
)
def test_spanish_conjunctions_yield_to_the_next_sound(things: list[Any], both: str, either: str) -> None:
    for join, told in (("and", both), ("or", either)):
        assert words.functions.FUNCTIONS["LIST"](Voice("es"), things, join=join) == told


def test_a_refusal_is_a_code_with_facts() -> None:
    refused = Refused("no_such_seat", seat=7, last=3)
    assert str(refused) == refused.reason == "There is no seat 7; seats go from 0 to 3."
    assert refused.told("es") == "No hay asiento 7; los asientos van del 0 al 3."
    assert refused.saying() == {"name": "refused-no-such-seat", "facts": {"seat": 7, "last": 3}}
    again = pickle.loads(pickle.dumps(refused))
    assert (again.code, again.facts, str(again)) == (refused.code, refused.facts, str(refused))


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "es_ES@euro"}, "es"),
        ({"LANG": "tlh_KL"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_tells_the_language(environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words.of_environment() == lang
