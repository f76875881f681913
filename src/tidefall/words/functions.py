"""What messages may call, beside what Fluent itself knows. The page has the same, in web/src/lib/words/functions.ts.

None of them knows a language: whatever differs between languages is a message that they ask for.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tidefall.words.values import Scope, SpeechError, Thing, Value, text_of

if TYPE_CHECKING:
    from tidefall.words.voice import Voice


def form(voice: Voice, thing: Value, name: Value) -> str:
    """`FORM($card, "the")`: the thing's own form of that name, else as the language makes it (`form-the`).

    What is only a text, such as a person's name, has one form.
    """
    if not isinstance(thing, Thing):
        return text_of(thing)
    own = thing.form(text_of(name))
    return own if own is not None else voice.part(f"form-{text_of(name)}", None)(Scope(voice, {"thing": thing}))


def gender(voice: Voice, thing: Value) -> str:
    """`GENDER($card)`, to choose by: the form `gender` of a thing; `none` where nothing is known of it."""
    own = thing.form("gender") if isinstance(thing, Thing) else None
    return "none" if own is None else own


def list_(voice: Voice, things: Value, join: str = "and", form: str = "") -> str:
    """`LIST($cards, join: "or", form: "the")`: one after the other, as `list-comma` and `list-or` join them."""
    items = things if isinstance(things, list) else [things]
    texts = [FUNCTIONS["FORM"](voice, item, form) if form else text_of(item) for item in items]
    if not texts:
        return ""
    start, *further = texts
    for at, text in enumerate(further, 2):
        mark = join if at == len(texts) else "comma"
        start = voice.part(f"list-{mark}", None)(Scope(voice, {"start": start, "last": text, "count": len(texts)}))
    return start


def starts(voice: Voice, value: Value, **beginnings: str) -> str:
    """`STARTS($last, e: "i hi", y: "hie")`, to choose by: the name of the longest beginning that fits, or `none`."""
    text = folded(text_of(value))
    fitting = [
        (len(beginning), name)
        for name, several in beginnings.items()
        for beginning in several.split(" ")
        if text.startswith(beginning)
    ]
    return max(fitting, default=(0, "none"))[1]


def folded(text: str) -> str:
    """Without capitals and accents."""
    bare = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def capital(voice: Voice, value: Value) -> str:
    """`CAP(FORM($card, "the"))`: with a capital, at the beginning of a sentence."""
    text = text_of(value)
    return text[:1].upper() + text[1:]


def checked(name: str, function: Callable[..., str]) -> Callable[..., str]:
    def call(voice: Voice, *given: Value, **named: str) -> str:
        try:
            return function(voice, *given, **named)
        except TypeError as error:
            raise SpeechError(f"{name} is misused: {error}") from None

    return call


FUNCTIONS: Final[dict[str, Callable[..., str]]] = {
    name: checked(name, function)
    for name, function in (
        ("FORM", form),
        ("GENDER", gender),
        ("LIST", list_),
        ("STARTS", starts),
        ("CAP", capital),
    )
}
