"""Things in words: every id that rules, texts and views use, in English and Spanish, by the names of the catalogue."""

from __future__ import annotations

from functools import cache
from typing import Final

from tidefall.rising import catalogue
from tidefall.rising.rules.content import COLOURS, FIGURE_KINDS, GOODS, SEATS
from tidefall.rising.rules.island import CENTRE, PAIR_LETTERS, PENINSULAS, TILES

SEAT: Final = {"en": "Player", "es": "Jugador"}
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "crystal": "crystal",
        "gold": "gold",
        "ore": "ore",
        "atlantium": "Atlantium",
        "energy": "mystic energy",
        "leader": "Leader",
        "follower": "follower",
        "volunteer": "volunteer",
        "hologram": "Hologram",
        "automaton": "Automaton",
        "forests": "forests",
        "hills": "hills",
        "mountains": "mountains",
        "cities": "cities",
        "libraries": "libraries",
        "forges": "forges",
        "pool": "the pool",
        "cosmic_gate": "the Cosmic Gate",
    }
    | {colour: colour for colour in COLOURS},
    "es": {
        "crystal": "cristal",
        "gold": "oro",
        "ore": "mineral",
        "atlantium": "atlantio",
        "energy": "energía mística",
        "leader": "líder",
        "follower": "seguidor",
        "volunteer": "voluntario",
        "hologram": "Holograma",
        "automaton": "Autómata",
        "forests": "bosques",
        "hills": "colinas",
        "mountains": "montañas",
        "cities": "ciudades",
        "libraries": "bibliotecas",
        "forges": "forjas",
        "pool": "la reserva",
        "cosmic_gate": "la Puerta Cósmica",
        "red": "rojo",
        "blue": "azul",
        "yellow": "amarillo",
        "green": "verde",
        "orange": "naranja",
        "purple": "morado",
        "navy": "azul marino",
    },
}
FEMININE: Final = {
    "hills", "mountains", "cities", "libraries", "forges", "mystic_power_source", "aether_lens", "resonant_bell",
    "mnemonic_vault", "lodestone_cradle", "astral_watchtower", "aegis_of_nereus", "orichalcum_foundry", "priestess",
}  # fmt: skip
"""What takes a feminine article in Spanish."""
A_FIGURE: Final = {
    "en": {"leader": "your Leader", "hologram": "the Hologram", "automaton": "the Automaton"},
    "es": {"leader": "a tu líder", "hologram": "el Holograma", "automaton": "el Autómata"},
}
"""A figure that is placed; there may be several followers and volunteers."""
GATE_TEXT: Final = {
    "en": "All who stand there may build one component together.",
    "es": "Quienes estén allí pueden construir juntos un componente.",
}


class Names:
    """The words of one language, with the names of one catalogue."""

    def __init__(self, corrections: str, lang: str) -> None:
        self.lang = lang if lang in WORDS else "en"
        self.words = WORDS[self.lang]
        data = catalogue.load(corrections)
        self.titled = {entry.id: entry for entry in [*data.components, *data.councilors, data.tiles[int(CENTRE)]]}
        self.plain = {entry.id: entry for entry in [*data.tiles[: int(TILES)], *data.cards]}
        self.quoted = {entry.id: entry for entry in data.misfortunes}
        self.entries = {**self.titled, **self.plain, **self.quoted}

    def name(self, word: str) -> str:
        """The bare name: Aether Lens, Forests 6, forests, crystal."""
        entry = self.entries.get(word)
        return entry.called(self.lang) if entry else self.words.get(word, word)

    def of(self, word: str, seat: int = -1) -> str:
        """A word of a text or view as it stands in a sentence of this seat: the Aether Lens, your follower, 2 ore."""
        if word in SEATS:
            return self.seat(SEATS.index(word))
        owner, colon, kind = word.partition(":")
        if colon:
            return self.figure(SEATS.index(owner), kind, seat)
        if word in self.quoted:
            return f"«{self.name(word)}»" if self.lang == "es" else f"“{self.name(word)}”"
        if word in self.titled or word in PENINSULAS:
            return f"{self.article(word)} {self.name(word)}"
        number, _, good = word.partition(" ")
        if good in GOODS:
            return self.amount(int(number), good)
        if word.startswith("gate_build_"):
            return f"{'el espacio de construcción' if self.lang == 'es' else 'build space'} {word[-1]}"
        site, dot, letter = word.partition(".")
        if dot:
            pair = PAIR_LETTERS.index(letter) + 1
            more = f" ({'pareja' if self.lang == 'es' else 'pair'} {pair})" if pair > 1 else ""
            return self.of(site) + more
        return self.name(word)

    def article(self, word: str) -> str:
        if self.lang == "en":
            return "the"
        if word in PENINSULAS:
            return "las" if word in FEMININE else "los"
        return "la" if word in FEMININE else "el"

    def says(self, word: str) -> str:
        """The text of a card, component, councilor or tile."""
        entry = self.entries.get(word.partition(".")[0])
        if entry is None:
            return GATE_TEXT[self.lang]
        return entry.says(self.lang)

    def of_the_hologram(self, text: str) -> str:
        """The text of an ability, read with "Hologram" for "Leader" (R-4.13)."""
        if self.lang == "es":
            return text.replace("tu líder", "el Holograma").replace("Tu líder", "El Holograma")
        return text.replace("your Leader", "the Hologram").replace("Your Leader", "The Hologram")

    def seat(self, seat: int) -> str:
        return f"{SEAT[self.lang]} {seat + 1}"

    def figure(self, owner: int, kind: str, seat: int = -1) -> str:
        """Somebody's figure, as this seat would say it."""
        noun = self.words[kind]
        if owner == seat:
            return f"{'tu' if self.lang == 'es' else 'your'} {noun}"
        return f"el {noun} de {self.seat(owner)}" if self.lang == "es" else f"{self.seat(owner)}'s {noun}"

    def a_figure(self, kind: str) -> str:
        """A figure of one's own, as the object of placing or lifting."""
        return A_FIGURE[self.lang].get(kind) or f"{'un' if self.lang == 'es' else 'a'} {self.words[kind]}"

    def their_figure(self, kind: str) -> str:
        """A figure of somebody's own, as the object of what they do."""
        return self.a_figure(kind).replace("your ", "their ").replace("tu ", "su ")

    def amount(self, number: int, good: str) -> str:
        noun = self.words[good]
        if self.lang == "en":
            return f"{number or 'no'} {noun}"
        if not number:
            return f"nada de {noun}"
        if good == "crystal":
            return f"{number} cristal" if number == 1 else f"{number} cristales"
        return f"{number} de {noun}"

    def goods(self, amounts: dict[str, int]) -> str:
        """What is not zero, as in 2 crystal and 1 Atlantium."""
        return self.listed([self.amount(number, good) for good, number in amounts.items() if number])

    def figures(self, counts: dict[str, int]) -> str:
        """How many of each kind, as in Leader, 2 followers."""
        told = []
        for kind in FIGURE_KINDS:
            number = counts.get(kind, 0)
            if number > 1:
                told.append(f"{number} {self.words[kind]}{'es' if kind == 'follower' and self.lang == 'es' else 's'}")
            elif number:
                told.append(self.words[kind])
        return self.listed(told)

    def listed(self, words: list[str], link: str = "") -> str:
        """Words one after the other; `link` stands before the last one instead of "and"."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {link or ('y' if self.lang == 'es' else 'and')} {words[-1]}"

    def tidy(self, text: str) -> str:
        """A finished sentence: Spanish contractions, a capital to begin with, no spaces left over."""
        text = text.strip()
        if self.lang == "es":
            text = text.replace(" de el ", " del ").replace(" a el ", " al ")
        return text[:1].upper() + text[1:]


@cache
def names(corrections: str, lang: str) -> Names:
    """The words of a language for a catalogue with these corrections (the option `catalogue`)."""
    return Names(corrections, lang)
