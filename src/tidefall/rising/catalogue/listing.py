"""The catalogue as tables of words, for terminals and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tidefall.kernel.speech import Saying, saying, spoken

if TYPE_CHECKING:
    from tidefall.rising.catalogue import Card, Catalogue, Component, Entry, Level, Tile

Table = tuple[str, list[str], list[list[str]]]
"""A title, the heads of the columns, and the rows."""

RESOURCES = ("crystal", "gold", "ore", "atlantium", "energy")
WHAT = "what-it-does"


def tables(catalogue: Catalogue, lang: str, reconstructed_only: bool = False) -> list[Table]:
    """Every group as a table that begins with ids and names, or only what the printed game may contradict."""
    list_ = Listing(lang)
    always = sum(card.copies for card in catalogue.misfortunes if card.kind in ("basic", "special"))
    groups: list[tuple[str, list[str], Sequence[Entry], list[list[str]]]] = [
        ("tiles", ["spaces", "numbers"], catalogue.tiles, [list_.tile(tile) for tile in catalogue.tiles]),
        (
            "components",
            ["letter", "cost", "spaces", WHAT],
            catalogue.components,
            [
                [entry.letter or "-", list_.cost(entry), list_.spaces(entry), entry.says(lang)]
                for entry in catalogue.components
            ],
        ),
        ("councilors", [WHAT], catalogue.councilors, [[entry.says(lang)] for entry in catalogue.councilors]),
        (
            "cards",
            ["kind", "copies", "when", WHAT],
            catalogue.cards,
            [
                [list_.kind(card.kind), str(card.copies), list_.windows(card), card.says(lang)]
                for card in catalogue.cards
            ],
        ),
        (
            "misfortunes",
            ["kind", "copies", WHAT],
            catalogue.misfortunes,
            [
                [list_.kind("omen" if card.omen else card.kind), str(card.copies), card.says(lang)]
                for card in catalogue.misfortunes
            ],
        ),
        (
            "levels",
            ["components", "calm-seas", "controlled-floods", "deck", "energy"],
            catalogue.levels,
            [level_row(level, always) for level in catalogue.levels],
        ),
        (
            "players",
            ["followers", "supply", "draws"],
            catalogue.players,
            [[str(row.followers), str(row.supply), str(row.draws)] for row in catalogue.players],
        ),
        (
            "table",
            ["value", WHAT],
            catalogue.settings,
            [[listed(entry.value), entry.says(lang)] for entry in catalogue.settings],
        ),
    ]
    made: list[Table] = []
    for title, columns, entries, cells in groups:
        rows = [
            [entry.id, entry.called(lang), *row, list_.source(entry)]
            for entry, row in zip(entries, cells, strict=True)
            if entry.is_reconstructed() or not reconstructed_only
        ]
        if rows:
            made.append((list_.title(title), [list_.head(head) for head in ("id", "name", *columns, "source")], rows))
    return made


def level_row(level: Level, cards: int) -> list[str]:
    deck = cards + level.calm_seas + level.controlled_floods
    letters = " ".join(f"{count}{letter}" for letter, count in level.letters.items() if count)
    return [letters, str(level.calm_seas), str(level.controlled_floods), str(deck), str(level.energy)]


def listed(value: int | list[int] | list[str]) -> str:
    return str(value) if isinstance(value, int) else ", ".join(str(item) for item in value)


class Listing:
    """The tables in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, name: str, **facts: Any) -> str:
        return spoken(self.lang, saying(name, **facts))

    def title(self, group: str) -> str:
        return self.say(f"rising-list-{group}")

    def head(self, column: str) -> str:
        return self.say(f"rising-column-{column}")

    def kind(self, kind: str) -> str:
        return self.say(f"rising-kind-{kind}")

    def one_by_one(self, things: list[Saying]) -> str:
        return self.say("rising-one-by-one", things=things)

    def tile(self, tile: Tile) -> list[str]:
        """The spaces of a tile, and its numbers by name."""
        spaces = "double" if tile.double else "some" if tile.spaces else "any"
        numbers = [saying(f"rising-number-{name}", n=number) for name, number in tile.text_facts().items()]
        return [self.say("rising-list-spaces", kind=spaces, n=tile.spaces), self.one_by_one(numbers)]

    def cost(self, component: Component) -> str:
        paid = zip(component.cost, RESOURCES, strict=True)
        return self.one_by_one([saying(f"rising-amount-{good}", n=amount) for amount, good in paid if amount])

    def spaces(self, component: Component) -> str:
        """The kind of a component, or its spaces."""
        if component.kind != "action":
            return self.kind(component.kind)
        more = component.spaces + component.spaces_5plus
        return self.say("rising-list-component-spaces", n=component.spaces, more=more, double=component.double)

    def windows(self, card: Card) -> str:
        found = [saying(f"rising-window-{window.lower().replace('_', '-')}") for window in card.windows]
        return self.one_by_one(found) or "-"

    def source(self, entry: Entry) -> str:
        """Where an entry comes from, in parts if it has several, and what was corrected."""
        source = saying(f"rising-source-{entry.source.replace(' ', '-')}")
        note = entry.remark() or None
        if not entry.corrected:
            return self.say("rising-list-source", source=source, note=note)
        return self.say("rising-list-corrected", source=source, note=note, fields=list(entry.corrected))
