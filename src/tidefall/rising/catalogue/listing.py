"""The catalogue as tables of words, for terminals and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidefall.rising.catalogue import Card, Catalogue, Component, Entry, Level, Tile

Table = tuple[str, list[str], list[list[str]]]
"""A title, the heads of the columns, and the rows."""

SOURCES = {
    "seed 004": ("base manual", "manual básico"),
    "seed 002": ("Monstrosities rulebook", "reglamento de Monstrosities"),
    "public": ("public", "público"),
    "reconstructed": ("reconstructed", "reconstruido"),
    "printed game": ("printed game", "juego impreso"),
}
RESOURCES = [
    ("crystal", "cristal"),
    ("gold", "oro"),
    ("ore", "mineral"),
    ("Atlantium", "atlantio"),
    ("mystic energy", "energía mística"),
]
WHAT = "what it does"
WORDS = {
    "tiles": "losetas",
    "components": "componentes",
    "councilors": "consejeros",
    "library cards": "cartas de biblioteca",
    "misfortunes": "infortunios",
    "levels": "niveles",
    "players": "jugadores",
    "the whole table": "toda la mesa",
    "id": "id",
    "name": "nombre",
    "spaces": "espacios",
    "numbers": "números",
    "target": "objetivo",
    "draw": "robar",
    "keep": "quedarse",
    "rate": "tasa",
    WHAT: "qué hace",
    "source": "fuente",
    "letter": "letra",
    "cost": "coste",
    "kind": "clase",
    "copies": "copias",
    "when": "cuándo",
    "calm seas": "mares en calma",
    "controlled floods": "inundaciones controladas",
    "energy": "energía",
    "cards": "cartas",
    "followers": "seguidores",
    "in the supply": "en el suministro",
    "draws": "infortunios",
    "value": "valor",
    "basic": "básica",
    "artifact": "artefacto",
    "wonder": "maravilla",
    "one-time": "una vez",
    "action": "acción",
    "final": "final",
    "calm": "calma",
    "controlled": "controlada",
    "special": "especial",
    "omen": "presagio",
    "any": "cualquiera",
    "double": "doble",
    "corrected": "corregido",
    "placing": "colocación",
    "before a draw": "antes de robar",
    "after the misfortunes": "tras los infortunios",
    "actions": "acciones",
    "rolls": "tiradas",
    "building": "construcción",
}
"""The words of the tables in Spanish."""
WINDOWS = {
    "PLACE": "placing",
    "BEFORE_DRAW": "before a draw",
    "END_MISF": "after the misfortunes",
    "ACTIONS": "actions",
    "ROLL": "rolls",
    "BUILD": "building",
}


def tables(catalogue: Catalogue, lang: str, reconstructed_only: bool = False) -> list[Table]:
    """Every group as a table that begins with ids and names, or only what the printed game may contradict."""
    language = Language(lang)
    word = language.word
    always = sum(card.copies for card in catalogue.misfortunes if card.kind in ("basic", "special"))
    groups: list[tuple[str, list[str], Sequence[Entry], list[list[str]]]] = [
        ("tiles", ["spaces", "numbers"], catalogue.tiles, [language.tile(tile) for tile in catalogue.tiles]),
        (
            "components",
            ["letter", "cost", "spaces", WHAT],
            catalogue.components,
            [
                [entry.letter or "-", language.cost(entry), language.spaces(entry), entry.says(lang)]
                for entry in catalogue.components
            ],
        ),
        ("councilors", [WHAT], catalogue.councilors, [[entry.says(lang)] for entry in catalogue.councilors]),
        (
            "library cards",
            ["kind", "copies", "when", WHAT],
            catalogue.cards,
            [[word(card.kind), str(card.copies), language.windows(card), card.says(lang)] for card in catalogue.cards],
        ),
        (
            "misfortunes",
            ["kind", "copies", WHAT],
            catalogue.misfortunes,
            [
                [word("omen" if card.omen else card.kind), str(card.copies), card.says(lang)]
                for card in catalogue.misfortunes
            ],
        ),
        (
            "levels",
            ["components", "calm seas", "controlled floods", "cards", "energy"],
            catalogue.levels,
            [level_row(level, always) for level in catalogue.levels],
        ),
        (
            "players",
            ["followers", "in the supply", "draws"],
            catalogue.players,
            [[str(row.followers), str(row.supply), str(row.draws)] for row in catalogue.players],
        ),
        (
            "the whole table",
            ["value", WHAT],
            catalogue.settings,
            [[listed(entry.value), entry.says(lang)] for entry in catalogue.settings],
        ),
    ]
    made: list[Table] = []
    for title, columns, entries, cells in groups:
        rows = [
            [entry.id, entry.called(lang), *row, language.source(entry)]
            for entry, row in zip(entries, cells, strict=True)
            if entry.is_reconstructed() or not reconstructed_only
        ]
        if rows:
            made.append((word(title).capitalize(), [word(head) for head in ("id", "name", *columns, "source")], rows))
    return made


def level_row(level: Level, cards: int) -> list[str]:
    deck = cards + level.calm_seas + level.controlled_floods
    letters = " ".join(f"{count}{letter}" for letter, count in level.letters.items() if count)
    return [letters, str(level.calm_seas), str(level.controlled_floods), str(deck), str(level.energy)]


def listed(value: int | list[int] | list[str]) -> str:
    return str(value) if isinstance(value, int) else ", ".join(str(item) for item in value)


class Language:
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.column = 1 if lang == "es" else 0

    def word(self, word: str) -> str:
        return WORDS[word] if self.column else word

    def tile(self, tile: Tile) -> list[str]:
        """The spaces of a tile, and its numbers by name."""
        spaces = self.word("double") if tile.double else str(tile.spaces or self.word("any"))
        numbers = {
            "target": tile.target,
            "draw": tile.draw,
            "keep": tile.keep,
            "rate": tile.rate,
            "energy": tile.energy,
        }
        return [spaces, ", ".join(f"{self.word(name)} {number}" for name, number in numbers.items() if number)]

    def cost(self, component: Component) -> str:
        paid = zip(component.cost, RESOURCES, strict=True)
        return ", ".join(f"{amount} {names[self.column]}" for amount, names in paid if amount)

    def spaces(self, component: Component) -> str:
        """The kind of a component, or its spaces."""
        if component.kind != "action":
            return self.word(component.kind)
        more = component.spaces + component.spaces_5plus
        spaces = f"{component.spaces} (5+: {more})"
        return f"{spaces} {self.word('double')}" if component.double else spaces

    def windows(self, card: Card) -> str:
        return ", ".join(self.word(WINDOWS[window]) for window in card.windows) or "-"

    def source(self, entry: Entry) -> str:
        """Where an entry comes from, in parts if it has several, and what was corrected."""
        words = SOURCES[entry.source][self.column]
        if entry.noted(self.lang):
            words = f"{words}: {entry.noted(self.lang)}"
        if entry.corrected:
            words = f"{words}; {self.word('corrected')}: {', '.join(entry.corrected)}"
        return words
