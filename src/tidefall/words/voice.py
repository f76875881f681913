"""Somebody who speaks a language, to somebody who calls the players by certain names."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from tidefall.words.compiling import Message, Part, compiled
from tidefall.words.folders import ENGLISH, FURTHER, entries
from tidefall.words.plurals import rule_of
from tidefall.words.values import Facts, Scope, SpeechError

__all__ = ["SpeechError", "Voice", "speak"]

STRICT: Final = "TIDEFALL_STRICT_WORDS"
"""If this is set, what cannot be said is an error; else one reads the message's id and its facts."""


class Language:
    """The messages of one language, each made ready when it is first wanted."""

    def __init__(self, lang: str) -> None:
        self.written = entries(lang)
        self.ready: dict[str, Message] = {}
        self.plural = rule_of(lang)

    def message(self, name: str) -> Message:
        message = self.ready.get(name)
        if message is None:
            if name not in self.written:
                raise SpeechError(f"there is no message {name}")
            message = self.ready[name] = compiled(self.written[name])
        return message


def language(lang: str) -> Language:
    return _language(lang, os.environ.get(FURTHER, ""))


@cache
def _language(lang: str, _further: str) -> Language:
    return Language(lang)


class Voice:
    """Says messages in one language. `seats` are what the players are called, as texts or references."""

    def __init__(self, lang: str, seats: Sequence[Any] = ()) -> None:
        self.lang = lang
        self.seats = seats
        self._language = language(lang)

    def __call__(self, name: str, /, **facts: Any) -> str:
        return self.say(name, facts)

    def say(self, name: str, facts: Facts) -> str:
        """The sentence. A message that is missing here is said in English, and by its id if need be."""
        try:
            return self.part(name, None)(Scope(self, facts))
        except Exception as error:
            if STRICT in os.environ:
                raise SpeechError(f"{name} in {self.lang}, told {dict(facts)}: {error}") from error
        if self.lang != ENGLISH:
            return Voice(ENGLISH, self.seats).say(name, facts)
        return f"{name} {json.dumps(dict(facts), ensure_ascii=False, default=str)}" if facts else name

    def tell(self, said: str | Mapping[str, Any]) -> str:
        """A saying as a sentence; a text as it is."""
        return said if isinstance(said, str) else self.say(said["name"], said.get("facts", {}))

    def number(self, value: float, places: int = 0) -> str:
        """A number that has a fraction, so many places of it."""
        return f"{value:.{places}f}".replace(".", self("decimal-mark"))

    def knows(self, name: str) -> bool:
        """Whether there is such a message in this language."""
        return name in self._language.written

    def message(self, name: str) -> Message:
        return self._language.message(name)

    def part(self, name: str, attribute: str | None) -> Part:
        """A message, or one of its forms, ready to be said."""
        message = self._language.message(name)
        part = message.value if attribute is None else message.attributes.get(attribute)
        if part is None:
            raise SpeechError(f"there is no message {name}" + (f".{attribute}" if attribute else " with a value"))
        return part

    def plural(self, number: int) -> str:
        return self._language.plural(abs(number))

    def seat(self, seat: int) -> Any:
        """What a player is called."""
        if 0 <= seat < len(self.seats):
            return self.seats[seat]
        return {"name": "seat-number", "facts": {"number": seat + 1}}


def speak(lang: str, name: str, facts: Facts | None = None, seats: Sequence[Any] = ()) -> str:
    """A message as a sentence; for more than one, keep a `Voice`."""
    return Voice(lang, seats).say(name, facts or {})
