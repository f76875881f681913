"""What a message is told: facts are plain data, and some of them stand for something that has a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tidefall.words.voice import Voice

Facts = Mapping[str, Any]
"""Whole numbers, texts, flags (`yes` or `no` in a message), None (`none`), lists, and references: `{"seat": 2}` is a
player, `{"name": "the-shark"}` whatever that message names, with `facts` of its own if it needs any."""


class SpeechError(LookupError):
    """A message that does not exist, or that cannot be said with what it was told."""


class Thing:
    """Something with a name of its own, in the language of the one who listens."""

    __slots__ = ("facts", "name", "voice")

    def __init__(self, name: str, facts: Facts, voice: Voice) -> None:
        self.name = name
        self.facts = facts
        self.voice = voice

    def text(self) -> str:
        return self.voice.part(self.name, None)(Scope(self.voice, self.facts))

    def form(self, name: str) -> str | None:
        """One of its forms, as its message has it."""
        part = self.voice.message(self.name).attributes.get(name)
        return None if part is None else part(Scope(self.voice, self.facts))


Value = str | int | Thing | list["Value"]


class Scope:
    """One saying of a message: who speaks, and what of."""

    __slots__ = ("facts", "voice")

    def __init__(self, voice: Voice, facts: Facts) -> None:
        self.voice = voice
        self.facts = facts

    def value_of(self, fact: Any) -> Value:
        """What a fact stands for."""
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, str | int | Thing):
            return fact
        if fact is None:
            return "none"
        if isinstance(fact, list | tuple):
            return [self.value_of(one) for one in fact]
        if isinstance(fact, Mapping) and "name" in fact:
            return Thing(fact["name"], fact.get("facts", {}), self.voice)
        if isinstance(fact, Mapping) and "seat" in fact:
            return self.value_of(self.voice.seat(fact["seat"]))
        raise SpeechError(f"nobody can say {fact!r}")


def text_of(value: Value) -> str:
    if isinstance(value, Thing):
        return value.text()
    if isinstance(value, list):
        raise SpeechError("a list wants LIST")
    return str(value)
