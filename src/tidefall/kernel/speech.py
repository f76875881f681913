"""Rules know messages and facts, not sentences. Whoever has the words is told here, and asked when one is wanted.

A *saying* is what travels instead of a sentence: `{"name": id, "facts": {...}}`, plain data. A text is said as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Saying = str | dict[str, Any]
Speaker = Callable[[str, str, dict[str, Any], Sequence[Any]], str]

SAYING: dict[str, Any] = {
    "title": "Saying",
    "anyOf": [
        {"type": "string"},
        {
            "type": "object",
            "properties": {"name": {"type": "string"}, "facts": {"type": "object"}},
            "required": ["name"],
            "additionalProperties": False,
        },
    ],
}
"""Its JSON Schema."""

_speakers: list[Speaker] = []


def saying(_name: str, /, **facts: Any) -> Saying:
    """A message with its facts, for whoever makes the sentence. One of them may be called `name`.

    >>> saying("ship-sailed", to="F3")
    {'name': 'ship-sailed', 'facts': {'to': 'F3'}}
    """
    return {"name": _name, "facts": facts} if facts else {"name": _name}


def speak_with(speaker: Speaker) -> None:
    """From now on this one makes the sentences: from a language, an id, facts, and what the players are called."""
    _speakers[:] = [speaker]


def spoken(lang: str, said: Saying, seats: Sequence[Any] = ()) -> str:
    """A saying as a sentence."""
    if isinstance(said, str):
        return said
    name: str = said["name"]
    facts: dict[str, Any] = said.get("facts", {})
    return _speakers[0](lang, name, facts, seats) if _speakers else f"{name} {facts}"
