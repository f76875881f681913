"""Actions in words: the short text that one types, and a sentence in English or Spanish."""

from __future__ import annotations

from typing import Final

from tidefall.kernel.step import Choice
from tidefall.rising.rules import steps
from tidefall.rising.rules.content import FIGURE_KINDS
from tidefall.rising.rules.flooding import CONTROLLED, ChooseFlood
from tidefall.rising.rules.island import PENINSULAS
from tidefall.rising.rules.state import RisingState
from tidefall.rising.speech.facts import Facts
from tidefall.rising.speech.names import SEAT, names
from tidefall.rising.speech.sentences import SENTENCES

ARM_LETTERS: Final = dict(zip(PENINSULAS, "fhmclg"))
"""A peninsula in a short text: f6 is forests_6, g6 forges_6."""
CARD_OF_OMEN: Final = {"omen_of_ebbing": "ebbing", "omen_of_exile": "exile"}


RESULT: Final[dict[str, dict[str, str]]] = {
    "en": {
        "power_core": "the last component is built and Atlantis rises",
        "drowned": "Atlantis has drowned",
        "max_rounds": "the rounds have run out",
        "conceded": "you have given up",
        "rounds": "rounds",
        "components": "components",
        "tiles": "tiles above water",
    },
    "es": {
        "power_core": "el último componente está construido y la Atlántida se eleva",
        "drowned": "la Atlántida se ha hundido",
        "max_rounds": "se han acabado las rondas",
        "conceded": "habéis abandonado",
        "rounds": "rondas",
        "components": "componentes",
        "tiles": "losetas sin inundar",
    },
}
"""How a game ended, and its measures."""


def result_word(name: str, lang: str) -> str:
    return RESULT.get(lang, RESULT["en"]).get(name, name.replace("_", " "))


def seat_name(seat: int, lang: str) -> str:
    return f"{SEAT.get(lang, SEAT['en'])} {seat + 1}"


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


def sentence(state: RisingState, choice: Choice, lang: str) -> str:
    """What the action does, for the one whose action it is."""
    speech = names(str(state.game.values["catalogue"]), lang)
    texts = SENTENCES[speech.lang]
    facts = Facts(state, speech, state.player, choice)
    return speech.tidy(texts[key_of(state, choice)].format_map(facts))


def key_of(state: RisingState, choice: Choice) -> str:
    """Which sentence tells of a choice: the verb's own, that of the verb at this step, or a special one."""
    verb, piece = choice.verb, choice.piece
    name = state.step().name
    if verb in ("boost", "extra", "winds", "adept", "gain"):
        return f"{verb}_{piece}"
    if verb in ("suffer", "avert"):
        return f"{verb}_{CARD_OF_OMEN.get(piece, 'goods')}"
    if verb in ("convert", "share") and piece.startswith("0 "):
        return f"{verb}_nothing"
    if verb == "flood" and is_absorbed(state, choice.target):
        return "flood_barrier"
    if verb in ("activate", "forgo", "act") and not piece:
        return f"{verb}_gate" if choice.origin.startswith("gate") else f"{verb}_pair"
    if verb == "play" and piece in ("mystic_adze", "sandals_of_swiftness"):
        return "use"
    special = f"{name}.{verb}"
    return special if special in SENTENCES["en"] else verb


def is_absorbed(state: RisingState, target: str) -> bool:
    """Whether a barrier would absorb a flood that is being chosen (R-5.8)."""
    if not state.has_barrier(PENINSULAS.index(target)) or state.top() == steps.WRATH:
        return False
    return state.top() != steps.CHOOSE_FLOOD or ChooseFlood.SOURCE.of(state) != CONTROLLED


def not_yours(state: RisingState) -> str:
    """What a seat that speaks out of turn is told."""
    if state.is_chance_node():
        return "The dice or the cards speak next, not a player."
    if state.top() == steps.ACTIONS:
        return f"You have nothing to activate, buy or play now; {seat_name(state.player, 'en')} decides."
    return f"It is {seat_name(state.player, 'en')}'s turn: {seat_name(state.player, 'en')} decides now."
