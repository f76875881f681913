"""Messages become sentences, in the language and with the names of whoever listens."""

from __future__ import annotations

import json
import pickle
import shutil
from pathlib import Path
from typing import Any

import pytest

from tidefall import Refused, words
from tidefall.words import SpeechError, Voice, plurals

HERE = Path(__file__).parent
VECTORS = json.loads((HERE / "vectors.json").read_text("utf-8"))
"""What must come out; the page's test reads the same file. `python tests/words/make_vectors.py` writes it anew."""


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Voice:
    (tmp_path / "qq").mkdir()
    shutil.copy(HERE / "trial.ftl", tmp_path / "qq")
    monkeypatch.setenv("TIDEFALL_WORDS", str(tmp_path))
    return Voice("qq", VECTORS["seats"])


@pytest.mark.parametrize(("lang", "name", "facts", "sentence"), VECTORS["cases"])
def test_a_message_is_said(say: Voice, lang: str, name: str, facts: dict[str, Any], sentence: str) -> None:
    voice = say if lang == "trial" else Voice(lang, VECTORS["seats"])
    assert voice.say(name, facts) == sentence


def test_numbers_take_the_plural_of_their_language() -> None:
    """The page's test compares the same file with what browsers know."""
    for lang, told in VECTORS["plurals"].items():
        assert [plurals.rule_of(lang)(number) for number in VECTORS["numbers"]] == told.split(), lang
    assert set(VECTORS["plurals"]) == set(plurals.RULES)


SHARK = {"name": "shark"}


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
