"""What the tests of rising's words share: whether a sentence is one, and which sentences a state says."""

from __future__ import annotations

import re

from tidefall.kernel.speech import Saying
from tidefall.kernel.state import State
from tidefall.rising.speech.choices import key_of
from words_checks import WORDS, read

LANGUAGES = ["en", "es"]
BARE_IDS = re.compile(r"\b[a-z]+_[a-z_0-9]+\b|\bp\d:")
ENGLISH = re.compile(r"\b(the|your|with|player|Player|mystic|of)\b")
TWO_ARTICLES = re.compile(r"\bthe (the|your|Player)\b|\b(el|la|los|las) (el|la|los|las|tu) ")
BOOKS = [read(WORDS / lang) for lang in LANGUAGES]
ALWAYS = {"piece", "from", "to", "text"}
"""What a choice tells whether or not its message wants it; a text is shown beside the sentence."""


def is_sentence(text: str, lang: str) -> bool:
    """Whole, and without leftovers of a template, ids or the other language."""
    if not text or text != text.strip() or "  " in text or BARE_IDS.search(text) or re.search("[{}]|None", text):
        return False
    if text.lstrip("“«¿¡")[:1].islower() or text[-1] not in ".?!":
        return False
    if TWO_ARTICLES.search(text):
        return False
    return lang == "en" or not (ENGLISH.search(text) or " de el " in text or " a el " in text)


def sentences(state: State, lang: str) -> list[str]:
    """Of everybody who is asked, or of chance."""
    return [choice["sentence"] for seat in range(-1, state.game.seats) for choice in state.choices(seat, lang)]


def keys(state: State) -> set[str]:
    """Which sentences tell of what can be done now."""
    if state.is_terminal():
        return set()
    return {key_of(state.describe(action)).replace("_", "-") for action in state.legal_actions()}


def idle(say: Saying) -> set[str]:
    """Facts that the message has no use for, in any language."""
    assert isinstance(say, dict)
    return set(say.get("facts", {})).difference(*(book.variables(say["name"]) for book in BOOKS))


def of_the_expansion() -> list[str]:
    """The messages that only games with Monstrosities say."""
    text = (WORDS / "en" / "rising-monstrosities.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
