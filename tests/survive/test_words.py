"""Survive speaks: every message it says exists, wants the facts that it is given, and reads well in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import tidefall
from goldens import SETS
from test_corpus import FILES, record_of
from tidefall import records, words
from tidefall.kernel.state import State
from tidefall.survive.speech.narration import FIELDS
from words_checks import WORDS, read

BOOKS = [read(WORDS / lang) for lang in words.languages()]
LANGUAGES = ("en", "es")
SELDOM = {
    f"survive-{part}-{step}" for part in ("choice", "prompt", "waiting") for step in ("crew", "stop", "agree", "switch")
}
"""Only where a ship or a dolphin comes up among several swimmers, or where the game offers to stop."""
LOOKS = 15
"""At how many moments of a kind one looks in each game."""


@cache
def sayings() -> dict[str, list[dict[str, Any]]]:
    """Whatever is said in the games of the corpus, by its message: choices, prompts and events of every seat."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path in FILES["survive"]:
        state = records.replay(record_of(path))
        for said in said_in(state):
            if said not in found.setdefault(said["name"], []):
                found[said["name"]].append(said)
    return found


def said_in(state: State) -> list[Any]:
    walker = state.start()
    said: list[Any] = []
    looked: dict[str, int] = {}
    for actor, action in zip(state.actors(), state.history(), strict=True):
        step = walker.step().name
        looked[step] = looked.get(step, 0) + 1
        if looked[step] <= LOOKS:
            choices = [walker.describe(legal) for legal in walker.legal_actions()]
            of_each = {(choice.verb, bool(choice.target)): choice for choice in choices}
            said += [walker.say_choice(choice) for choice in of_each.values()]
            said += [walker.say_prompt(seat) for seat in (None, *range(state.game.seats))]
        walker.act(actor, action)
    said.append(walker.say_prompt(None))
    return said + [event["say"] for seat in (None, 0) for event in state.events(seat, 0, None)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_said_is_a_sentence(lang: str) -> None:
    game = tidefall.load_game("survive", seats=6)
    for several in sayings().values():
        for said in several[:40]:
            sentence = game.spoken(lang, said)
            start, end = sentence.lstrip("¡¿")[0], sentence[-1]
            assert start.isupper() or start.isdigit(), sentence
            assert end in ".!?", sentence
            assert not {"  ", " .", " ,"} & {sentence[at : at + 2] for at in range(len(sentence))}, sentence


def test_facts_are_those_that_some_language_wants() -> None:
    for name, several in sayings().items():
        wanted = [book.variables(name) for book in BOOKS]
        for said in several:
            told = set(said.get("facts", {}))
            assert all(names <= told for names in wanted), said
            assert told == set().union(*wanted), said


def test_every_message_is_said_somewhere() -> None:
    families = ("survive-choice-", "survive-prompt-", "survive-waiting-", "survive-event-")
    written = {name for name in BOOKS[0].entries if name.startswith(families)}
    assert written - set(sayings()) <= SELDOM
    assert {f"survive-event-{kind.replace('_', '-')}" for kind, _ in FIELDS.values()} <= written


def test_people_are_called_by_their_names_and_pieces_by_whose_they_are() -> None:
    state = tidefall.load_game("survive", seats=2).from_position({"explorers": {"Ra": "F3"}, "ships": {"F2": []}})
    state.submit(0, "Ra F3>F2 board")
    (event,) = [event for event in state.events(0) if event["kind"] == "explorer_boarded"]
    assert event["text"] == "Red’s explorer boards the ship on F2."
    for lang, told in (
        ("en", "Marta’s explorer boards the ship on F2."),
        ("es", "El explorador de Marta sube al barco de F2."),
    ):
        assert words.Voice(lang, ["Marta", "Bot"]).tell(event["say"]) == told


def test_with_two_colours_each_the_explorer_has_one() -> None:
    game = tidefall.load_game("survive", seats=2, two_colour=True)
    state = game.from_position({"explorers": {"Ra": "F3", "Ya": "F5"}})
    walk = next(choice for choice in state.choices(0, "es") if choice["text"] == "Ya F5>F6")
    assert walk["sentence"] == "Tu explorador amarillo camina de F5 a F6."
    assert game.seat_names("en") == ["Red+Yellow", "Blue+Green"]


@pytest.mark.parametrize(
    ("values", "facts"),
    [
        ({"ch2": True, "ch4": True}, {"option": "ch2", "other": "ch4"}),
        ({"ch5": True, "seats": 4}, {"option": "ch5", "seats": 4}),
        ({"squid_v1": True}, {"option": "squid_v1", "other": "squid"}),
    ],
)
def test_options_that_do_not_go_together_are_named_as_data(values: dict[str, Any], facts: dict[str, Any]) -> None:
    with pytest.raises(tidefall.Refused) as caught:
        tidefall.load_game("survive", **values)
    assert caught.value.code == "bad_combination"
    assert caught.value.facts["because"]["facts"] == facts


def test_every_set_of_options_has_words_for_its_seats() -> None:
    for options in SETS["survive"]:
        game = tidefall.load_game("survive", **options)
        assert all(len(set(game.seat_names(lang))) == game.seats for lang in LANGUAGES)
