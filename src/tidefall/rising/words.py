"""Actions in words: the short text that one types, and a sentence in English or Spanish."""

from __future__ import annotations

from tidefall.kernel.step import Choice
from tidefall.rising.table import Table


def seat_name(seat: int, lang: str) -> str:
    return f"{'Jugador' if lang == 'es' else 'Player'} {seat + 1}"


def spell(state: Table, choice: Choice) -> str:
    """The canonical text of an action."""
    if choice.verb == "place":
        return f"{choice.piece}@{choice.target}"
    if choice.verb == "share":
        return f"{choice.origin} pays {choice.piece}"
    return " ".join(word for word in (choice.verb, choice.piece, choice.origin, choice.target) if word)


def short_texts(state: Table, choice: Choice) -> list[str]:
    return []


def sentence(state: Table, choice: Choice, lang: str) -> str:
    return spell(state, choice)


def prompt(state: Table, seat: int | None, lang: str) -> str:
    return state.step().name


def not_yours(state: Table) -> str:
    return "It is not your turn."
