"""The words fit each other and the code: nothing missing, nothing idle, no fact that nobody gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from tidefall import words
from tidefall.words import folders
from words_checks import SOURCE, WORDS, Book, Use, facts_faults, inner_faults, read, sentences_in, uses_of

BOOKS = {lang: read(WORDS / lang) for lang in words.languages()}
ENGLISH = BOOKS["en"]
USES = uses_of(ENGLISH)
GRAMMAR = ("form-", "list-")
"""What a language has ready for whoever needs it."""


@pytest.mark.parametrize("lang", BOOKS)
def test_nothing_in_a_language_leads_nowhere(lang: str) -> None:
    assert inner_faults(BOOKS[lang]) == []


@pytest.mark.parametrize("lang", BOOKS)
def test_every_language_has_every_message(lang: str) -> None:
    ours = {name for name in BOOKS[lang].entries if not name.startswith(("-", "form-"))}
    theirs = {name for name in ENGLISH.entries if not name.startswith(("-", "form-"))}
    assert ours == theirs


@pytest.mark.parametrize("lang", BOOKS)
def test_messages_are_found_as_they_are_written(lang: str) -> None:
    """Entries are found without being parsed; they must be those that a parser finds."""
    assert set(folders.entries(lang)) == set(BOOKS[lang].entries)


@pytest.mark.parametrize("lang", BOOKS)
def test_no_message_is_idle(lang: str) -> None:
    uses = uses_of(BOOKS[lang])
    assert [name for name in BOOKS[lang].entries if not uses.uses(name) and not name.startswith(GRAMMAR)] == []


def test_whatever_is_said_exists() -> None:
    assert {f"{use.place}: {use.name}" for use in USES.said if use.name not in ENGLISH.entries} == set()


def test_facts_are_what_messages_want() -> None:
    assert [fault for use in USES.said for fault in facts_faults(use, list(BOOKS.values()))] == []


def test_no_refusal_brings_its_own_sentence() -> None:
    """A refusal is a code and facts, whoever raises it; its sentence is a message."""
    assert [fault for path in sorted(SOURCE.rglob("*.py")) for fault in sentences_in(path)] == []


@pytest.mark.parametrize(
    "text", ["Refused('no', 'Not now.')", "errors.Refused('no', f'Not {when}.')", "BotFailed(*MADE)", "Refused()"]
)
def test_sentences_in_refusals_are_found(text: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(f"raise Refused('fine', why=1)\nraise {text}\n")
    assert sentences_in(tmp_path / "a.py") == ["a.py:2"]


def book(folder: Path, text: str) -> Book:
    folder = folder / "en"
    folder.mkdir(exist_ok=True)
    (folder / "all.ftl").write_text(text, "utf-8")
    return read(folder)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = { b }", "a: there is no b"),
        ("a = { b.the }\nb = b", "a: there is no b.the"),
        ("a = { -b }", "a: there is no -b"),
        ("a = { b }\nb =\n    .the = b", "a: b has no value"),
        ("a = { $b", "all.ftl: cannot be read: 'a = { $b'"),
        ("a = a\na = b", "all.ftl: a is in all.ftl too"),
        ("a = { NUMBER($n) }", "a: there is no function NUMBER"),
        ("a = { FORM($b) }", "a: FORM takes 2 and set()"),
        ('a = { FORM($b, "the") }', "a: no form-the"),
        ('a = { LIST($b, join: "nor") }\nlist-comma = ,', "a: no list-nor"),
        ("a = { LIST($b, join: 2) }", "a: LIST takes names as texts"),
        ("a = { GENDER($b, $c) }", "a: GENDER takes 1 and set()"),
        ("a = { STARTS($b) }", "a: STARTS takes beginnings"),
        ("a = { 1.5 }", "a: 1.5 is not a whole number"),
    ],
)
def test_faults_in_words_are_found(text: str, fault: str, tmp_path: Path) -> None:
    assert fault in inner_faults(book(tmp_path, text))


def test_faults_between_words_and_code_are_found(tmp_path: Path) -> None:
    written = book(tmp_path, "greeting = Hello { $name }, { with }\nwith = from { $place }\nidle = Idle\nvalue-one = 1")
    code = tmp_path / "code"
    code.mkdir()
    (code / "a.py").write_text(
        "say('greeting', name=1)\nsay('greeting', name=1, place=2, age=3)\nspeak(lang, 'nothing', {'a': 1})\n"
        "raise Refused('no_such_thing', thing=1)\nf'value-{name}'\nsaying('never', why=1)\n"
    )
    uses = uses_of(written, code, tmp_path)
    assert [name for name in written.entries if not uses.uses(name)] == ["idle"]
    assert {use.name for use in uses.said} - set(written.entries) == {"nothing", "never", "refused-no-such-thing"}
    faults = [fault for use in uses.said for fault in facts_faults(use, [written])]
    assert set(faults) == {
        "a.py: greeting in en wants place",
        "a.py: nobody wants age in greeting",
        "a.py: nobody wants thing in refused-no-such-thing",
        "a.py: nobody wants a in nothing",
        "a.py: nobody wants why in never",
    }
    assert facts_faults(Use("b.py", "greeting", None), [written]) == []
