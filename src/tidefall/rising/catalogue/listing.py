"""The catalogue as tables of words, for terminals and pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from tidefall.kernel.speech import Saying, saying, spoken

if TYPE_CHECKING:
    from tidefall.rising.catalogue import Card, Catalogue, Component, Entry, Item, Level, Location, Tile

Table = tuple[str, list[str], list[list[str]]]
"""A title, the heads of the columns, and the rows."""

RESOURCES = ("crystal", "gold", "ore", "atlantium", "energy")
WHAT = "what-it-does"


def tables(
    catalogue: Catalogue, lang: str, reconstructed_only: bool = False, without: Catalogue | None = None
) -> list[Table]:
    """Every group as a table that begins with ids and names, or only what the printed game may contradict.

    What is just so in the catalogue `without` is left out, and the titles name the last set, which brings the rest.
    """
    list_ = Listing(lang)
    always = cards_of_every_level(catalogue)
    catastrophes = any(level.catastrophic_floods for level in catalogue.levels)
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
            [
                *("components", "calm-seas", "controlled-floods"),
                *(["catastrophic-floods"] if catastrophes else []),
                *("deck", "energy"),
            ],
            catalogue.levels,
            [level_row(level, always, catastrophes) for level in catalogue.levels],
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
        ("allies", [WHAT], catalogue.allies, [[entry.says(lang)] for entry in catalogue.allies]),
        (
            "items",
            ["cost", WHAT],
            catalogue.items,
            [[list_.cost(entry), entry.says(lang)] for entry in catalogue.items],
        ),
        (
            "locations",
            ["spaces", "totals", WHAT],
            catalogue.locations,
            [[*list_.location(entry), entry.says(lang)] for entry in catalogue.locations],
        ),
        ("potions", [WHAT], catalogue.potions, [[entry.says(lang)] for entry in catalogue.potions]),
        ("spirits", [WHAT], catalogue.spirits, [[entry.says(lang)] for entry in catalogue.spirits]),
        ("holograms", [WHAT], catalogue.holograms, [[entry.says(lang)] for entry in catalogue.holograms]),
        (
            "scenarios",
            ["option", WHAT],
            catalogue.scenarios,
            [[entry.option, entry.says(lang)] for entry in catalogue.scenarios],
        ),
        (
            "monsters",
            ["copies", WHAT],
            catalogue.monsters,
            [[str(entry.copies), entry.says(lang)] for entry in catalogue.monsters],
        ),
        ("treasures", [WHAT], catalogue.treasures, [[entry.says(lang)] for entry in catalogue.treasures]),
    ]
    known = [] if without is None else everything(without)
    brought_by = "" if without is None else catalogue.sets[-1]
    made: list[Table] = []
    for title, columns, entries, cells in groups:
        rows = [
            [entry.id, entry.called(lang), *row, list_.source(entry)]
            for entry, row in zip(entries, cells, strict=True)
            if (entry.is_reconstructed() or not reconstructed_only) and entry not in known
        ]
        if rows:
            made.append(
                (
                    list_.title(title, brought_by),
                    [list_.head(head) for head in ("id", "name", *columns, "source")],
                    rows,
                )
            )
    return made


def everything(catalogue: Catalogue) -> list[Entry]:
    groups = [getattr(catalogue, field.name) for field in fields(catalogue)]
    return [entry for group in groups if isinstance(group, list) for entry in group if hasattr(entry, "source")]


def cards_of_every_level(catalogue: Catalogue) -> int:
    """How many misfortunes are in the deck at any level: with the expansion not all specials are (M-2.4)."""
    basic, special = (
        sum(card.copies for card in catalogue.misfortunes if card.kind == kind) for kind in ("basic", "special")
    )
    drawn = catalogue.setting("special_misfortunes")
    return basic + (1 + drawn + catalogue.setting("omens") if drawn else special)


def level_row(level: Level, cards: int, catastrophes: bool) -> list[str]:
    floods = [level.controlled_floods, *([level.catastrophic_floods] if catastrophes else [])]
    letters = " ".join(f"{count}{letter}" for letter, count in level.letters.items() if count)
    numbers = [level.calm_seas, *floods, cards + level.calm_seas + sum(floods), level.energy]
    return [letters, *(str(number) for number in numbers)]


def listed(value: int | list[int] | list[str]) -> str:
    return str(value) if isinstance(value, int) else ", ".join(str(item) for item in value)


class Listing:
    """The tables in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, name: str, **facts: Any) -> str:
        return spoken(self.lang, saying(name, **facts))

    def title(self, group: str, brought_by: str) -> str:
        """The title of a table, with the set that brings what is in it."""
        if not brought_by:
            return self.say(f"rising-list-{group}")
        brought = saying(f"rising-set-{brought_by}")
        return self.say("rising-list-brought", set=brought, title=saying(f"rising-list-{group}"))

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

    def location(self, location: Location) -> list[str]:
        """The spaces of a location, and the totals from which one, two, three … things are retrieved (M-16.12)."""
        spaces = self.say("rising-list-spaces", kind="double" if location.double else "some", n=location.spaces)
        return [spaces, listed(list(location.bands)) or "-"]

    def cost(self, component: Component | Item) -> str:
        cost = self.amounts(component.cost)
        alone = self.amounts(getattr(component, "alone", component.cost))
        return cost if alone == cost else self.say("rising-list-cost", cost=cost, alone=alone)

    def amounts(self, cost: tuple[int, ...]) -> str:
        paid = zip(cost, RESOURCES, strict=True)
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
