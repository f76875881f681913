"""Actions as texts that one types: the canonical one, and shorter ones."""

from __future__ import annotations

from typing import Final

from tidefall.kernel.step import Choice
from tidefall.rising.rules.content import FIGURE_KINDS
from tidefall.rising.rules.island import PENINSULAS
from tidefall.rising.rules.state import RisingState

ARM_LETTERS: Final = dict(zip(PENINSULAS, "fhmclg"))
"""A peninsula in a short text: f6 is forests_6, g6 forges_6."""


def spell(state: RisingState, choice: Choice) -> str:
    """The canonical text of an action."""
    if choice.verb == "place":
        return f"{choice.piece}@{choice.target}"
    if choice.verb == "share":
        return f"{choice.origin} pays {choice.piece}"
    return " ".join(word for word in (choice.verb, choice.piece, choice.origin, choice.target) if word)


def short(word: str) -> str:
    """A word of a text in short: f6 for forests_6, c5e for cities_5.e, gate1, mps, al for aether_lens, p1:f."""
    site, _, pair = word.partition(".")
    arm, _, ring = site.partition("_")
    if arm in ARM_LETTERS:
        return ARM_LETTERS[arm] + ring + pair.replace("d", "")
    if word in FIGURE_KINDS:
        return word[0]
    seat, colon, kind = word.partition(":")
    if colon:
        return f"{seat}:{short(kind)}"
    if word.startswith("gate_build_"):
        return f"gate{word[-1]}"
    if "_" in site:
        return "".join(part[0] for part in site.split("_")) + pair.replace("d", "")
    return word


def short_texts(state: RisingState, choice: Choice) -> list[str]:
    """The texts in which some words are short: f@h4, activate f6, build al, flood h."""
    piece, place = short(choice.piece), short(choice.target or choice.origin)
    full = choice.target or choice.origin
    if choice.verb == "place":
        return [f"{piece}@{place}", f"{piece}@{full}", f"{choice.piece}@{place}", place]
    verb = choice.verb
    forms = [f"{verb} {piece} {place}", f"{verb} {piece} {full}", f"{piece} {place}", f"{verb} {place}", place]
    return [form for form in [*forms, f"{verb} {piece}", piece] if form.strip() not in ("", verb)]
