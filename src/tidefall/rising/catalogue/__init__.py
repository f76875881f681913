"""The catalogue: every tile, component, councilor and card with its numbers and its source (R-0.1).

The data are the TOML files of this folder and of the folders in it, one for each set that joins the base game. Their
order numbers everything in the rules, base things first. Names and texts are in `tidefall/words`, each under the
message that its entry names. An owner of the printed game can correct all of it with a file; what may be corrected, and
how far, is in `corrections`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from tidefall.kernel.errors import Refused
from tidefall.kernel.speech import Saying, saying, spoken
from tidefall.rising.catalogue.corrections import NOT_PLAYED, NUMBER, PRICES, RESOURCES, Groups, apply, corrected
from tidefall.rising.catalogue.listing import Table
from tidefall.rising.catalogue.listing import tables as tables

FILES = {
    "tiles": ("tiles.toml", "tile"),
    "components": ("components.toml", "component"),
    "councilors": ("councilors.toml", "councilor"),
    "cards": ("library.toml", "card"),
    "misfortunes": ("misfortunes.toml", "misfortune"),
    "levels": ("table.toml", "level"),
    "players": ("table.toml", "players"),
    "allies": ("allies.toml", "ally"),
    "items": ("items.toml", "item"),
    "locations": ("locations.toml", "location"),
    "potions": ("councilor_cards.toml", "potion"),
    "spirits": ("councilor_cards.toml", "spirit"),
    "holograms": ("councilor_cards.toml", "hologram"),
    "scenarios": ("monsters.toml", "scenario"),
    "monsters": ("monsters.toml", "monster"),
    "treasures": ("monsters.toml", "treasure"),
}
"""The groups of the catalogue: the file of each and what it calls an entry."""

BASE: str = "base"
MONSTROSITIES: str = "monstrosities"
MECHANICAL: str = "mechanical"
SETS: tuple[str, ...] = (BASE, MONSTROSITIES, MECHANICAL)
"""The base game, the expansion, and the solo variant of the expansion, which goes with either (M-19.1)."""


FOLDER: Traversable = files(__name__)
"""Where the files are. Whoever wants others says so before the rules are imported: they number things from here."""


ANY_COUNT = (1, 7)
"""Used at every player count."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """What every entry has. `source` is where its numbers come from; `note` names the message about what does not."""

    id: str
    like: str = ""
    """The id of another entry of the group whose effect it has; its own if that is empty."""
    set: str = BASE
    """What brings it: a number of an entry of the base game may come from a set that revises it."""
    revised: bool = False
    """Whether that set gives it another text."""
    source: str
    note: str = ""
    partly_reconstructed: bool = False
    """Whether the note tells of something that is our own value."""
    reconstructed: tuple[str, ...] = ()
    """Which parts of it are our own, if the rest has a source; an entry has either this or a note."""
    own: dict[str, str] = field(default_factory=dict)
    """Name, text and note in the words of an owner of the printed game, whatever the language."""
    corrected: tuple[str, ...] = ()
    """What a correction has changed, beside names, texts and sources."""

    def message(self) -> str:
        """The message with its name."""
        raise NotImplementedError

    def text_message(self) -> str:
        """The message with what it does."""
        return f"{self.message()}-revised-text" if self.revised else f"{self.message()}-text"

    def name_facts(self) -> dict[str, Any]:
        """What its name wants to know."""
        return {}

    def text_facts(self) -> dict[str, Any]:
        """What its text wants to know: its numbers."""
        return getattr(self, "numbers", {})

    def name(self) -> Saying:
        own = self.own.get("name")
        return saying("rising-own-name", text=own) if own else saying(self.message(), **self.name_facts())

    def text(self, **facts: Any) -> Saying:
        """What it does."""
        return self.own.get("text") or saying(self.text_message(), **self.text_facts(), **facts)

    def remark(self) -> Saying:
        """Which part of it comes from elsewhere, if any."""
        if "note" in self.own:
            return self.own["note"]
        if self.reconstructed:
            parts = [saying(f"rising-part-{part}") for part in self.reconstructed]
            return saying("rising-note-reconstructed", parts=parts)
        return saying(f"rising-note-{dashed(self.note)}") if self.note else ""

    def called(self, lang: str) -> str:
        return spoken(lang, self.name())

    def says(self, lang: str) -> str:
        return spoken(lang, self.text())

    def is_reconstructed(self) -> bool:
        """Whether any part of it is our own value, which the printed game may contradict."""
        return self.source == "reconstructed" or self.partly_reconstructed or bool(self.reconstructed)


def dashed(name: str) -> str:
    """An id inside the id of a message."""
    return name.replace("_", "-")


@dataclass(frozen=True, kw_only=True)
class Tile(Entry):
    """An island tile. A number that its kind does not have is 0; the centre has unlimited spaces, written 0."""

    peninsula: str
    ring: int
    spaces: int
    double: bool = False
    target: int = 0
    draw: int = 0
    keep: int = 0
    rate: int = 0
    energy: int = 0

    def message(self) -> str:
        return f"rising-tile-{dashed(self.peninsula if self.ring else self.id)}"

    def name_facts(self) -> dict[str, Any]:
        return {"ring": self.ring} if self.ring else {}

    def text_facts(self) -> dict[str, Any]:
        numbers = {"target": self.target, "draw": self.draw, "keep": self.keep, "rate": self.rate}
        return {name: number for name, number in {**numbers, "energy": self.energy}.items() if number}


@dataclass(frozen=True, kw_only=True)
class Component(Entry):
    """A component. `cost` is crystal, gold, ore, Atlantium, mystic energy; `alone` what one player alone pays."""

    letter: str
    cost: tuple[int, int, int, int, int]
    alone: tuple[int, int, int, int, int]
    kind: str
    spaces: int = 0
    spaces_5plus: int = 0
    double: bool = False
    followers_only: bool = False
    hologram_only: bool = False
    players: tuple[int, int] = ANY_COUNT
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-component-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Councilor(Entry):
    location: str = ""
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-councilor-{dashed(self.id)}"

    def text(self, **facts: Any) -> Saying:
        """Read with "Hologram" for "Leader" if it is the Hologram that has the ability (R-4.13)."""
        return super().text(**{"hologram": False, **facts})


@dataclass(frozen=True, kw_only=True)
class Card(Entry):
    """A library card. An artifact has the windows in which its owner may use it, usually none."""

    kind: str
    copies: int
    windows: tuple[str, ...]
    players: tuple[int, int] = ANY_COUNT
    place: str = ""
    """Where an Atlantean forgoes its action for a wonder (M-6.2)."""
    ally: str = ""
    without: tuple[str, ...] = ()
    """Councilors that it cannot name (M-12.1)."""
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-card-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Misfortune(Entry):
    kind: str
    omen: bool = False
    copies: int
    counts: str = ""
    """What an omen of the expansion counts (M-6.3)."""
    harm: str = ""
    first: str = ""
    """Who returns first."""
    pays: str = ""
    ally: str = ""
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-misfortune-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Level(Entry):
    letters: dict[str, int]
    calm_seas: int
    controlled_floods: int
    catastrophic_floods: int = 0
    energy: int

    def message(self) -> str:
        return f"rising-level-{self.id.removeprefix('level_')}"

    def text_facts(self) -> dict[str, Any]:
        return {"energy": self.energy}


@dataclass(frozen=True, kw_only=True)
class Players(Entry):
    """A number of players: followers each, further followers each in the supply, misfortunes drawn a round by all."""

    count: int
    followers: int
    supply: int
    draws: int

    def message(self) -> str:
        return f"rising-players-{self.id.removeprefix('players_')}"


@dataclass(frozen=True, kw_only=True)
class Setting(Entry):
    """A number of the whole table, or a list."""

    value: int | list[int] | list[str]

    def message(self) -> str:
        return f"rising-setting-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Ally(Entry):
    """An Ally (M-5.8). An ordinary one is in the Ally supply from the start."""

    route: str
    ordinary: bool
    spaces: int
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-ally-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Item(Entry):
    """A magic item (M-9.10). `cost` is that of a component."""

    cost: tuple[int, int, int, int, int]
    less_wrath: bool = False
    anyone: bool = False
    after: str
    scenario: str = ""
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-item-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Location(Entry):
    """A location (M-8.4). `bands`: the totals from which one, two, three … things are retrieved (M-16.12)."""

    spaces: int
    double: bool = False
    who: str
    enters: str
    bands: tuple[int, ...] = ()
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-location-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Potion(Entry):
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-potion-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Spirit(Entry):
    peninsula: str
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-spirit-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Hologram(Entry):
    """A Hologram card (M-18.6): the board of a councilor, read for the Hologram."""

    councilor: str
    own_text: bool = False
    numbers: dict[str, int]
    """Those of its councilor, if the card has none of its own."""

    def message(self) -> str:
        return "rising-hologram-card"

    def text_message(self) -> str:
        """The Hologram reads most boards as a Leader does."""
        if self.own_text:
            return f"rising-hologram-{dashed(self.id)}-text"
        return f"rising-councilor-{dashed(self.councilor)}-text"

    def name_facts(self) -> dict[str, Any]:
        return {"councilor": saying(f"rising-councilor-{dashed(self.councilor)}")}

    def text_facts(self) -> dict[str, Any]:
        return self.numbers if self.own_text else {**self.numbers, "hologram": True}


@dataclass(frozen=True, kw_only=True)
class Scenario(Entry):
    """A scenario, and the option that switches it on (M-2.1)."""

    option: str

    def message(self) -> str:
        return f"rising-scenario-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Monster(Entry):
    scenario: str
    copies: int
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-monster-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Treasure(Entry):
    """What the harpies guard (M-16.15)."""

    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-treasure-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Catalogue:
    """All entries in their order, and the numbers of the whole table, which are also `settings` with their sources."""

    tiles: list[Tile]
    components: list[Component]
    councilors: list[Councilor]
    cards: list[Card]
    misfortunes: list[Misfortune]
    levels: list[Level]
    players: list[Players]
    allies: list[Ally]
    items: list[Item]
    locations: list[Location]
    potions: list[Potion]
    spirits: list[Spirit]
    holograms: list[Hologram]
    scenarios: list[Scenario]
    monsters: list[Monster]
    treasures: list[Treasure]
    wrath: list[int]
    hand_limit: int
    artifacts: int
    barrier: int
    unflood: int
    extra_card: int
    introductory: list[str]
    settings: list[Setting]
    sets: tuple[str, ...]
    fingerprint: str

    def setting(self, name: str) -> int:
        """A number of the whole table; 0 if no set in play has it."""
        return next((entry.value for entry in self.settings if entry.id == name and isinstance(entry.value, int)), 0)


@cache
def load(corrections: str = "", sets: tuple[str, ...] = (BASE,)) -> Catalogue:
    """The catalogue of the sets in play, with corrections as JSON; Refused says what is wrong with them.

    Corrections may name things of any set. Shared: nobody changes it.
    """
    printed = _shipped(sets)
    groups = corrected(printed, _shipped(SETS), corrections)
    table = groups["table"]
    return Catalogue(
        tiles=_entries(Tile, groups, printed, "tiles"),
        components=_entries(Component, groups, printed, "components"),
        councilors=_entries(Councilor, groups, printed, "councilors"),
        cards=_entries(Card, groups, printed, "cards"),
        misfortunes=_entries(Misfortune, groups, printed, "misfortunes"),
        levels=_entries(Level, groups, printed, "levels"),
        players=_entries(Players, groups, printed, "players"),
        allies=_entries(Ally, groups, printed, "allies"),
        items=_entries(Item, groups, printed, "items"),
        locations=_entries(Location, groups, printed, "locations"),
        potions=_entries(Potion, groups, printed, "potions"),
        spirits=_entries(Spirit, groups, printed, "spirits"),
        holograms=[_with_its_board(card, groups) for card in _entries(Hologram, groups, printed, "holograms")],
        scenarios=_entries(Scenario, groups, printed, "scenarios"),
        monsters=_entries(Monster, groups, printed, "monsters"),
        treasures=_entries(Treasure, groups, printed, "treasures"),
        wrath=table["wrath"]["value"],
        hand_limit=table["hand_limit"]["value"],
        artifacts=table["library_artifacts"]["value"],
        barrier=table["barrier"]["value"],
        unflood=table["unflood"]["value"],
        extra_card=table["extra_card"]["value"],
        introductory=table["introductory"]["value"],
        settings=_entries(Setting, groups, printed, "table"),
        sets=sets,
        fingerprint=_fingerprint(groups),
    )


def shipped(sets: tuple[str, ...] = (BASE,)) -> Catalogue:
    """The catalogue without corrections."""
    return load("", sets)


def tables_of_sets(catalogue: Catalogue, corrections: str, lang: str, reconstructed_only: bool) -> list[Table]:
    """What each set that is not in play would bring or change, set by set, as tables."""
    made: list[Table] = []
    for name in SETS:
        if name not in catalogue.sets:
            more = load(corrections, (*catalogue.sets, name))
            made += tables(more, lang, reconstructed_only, without=catalogue)
            catalogue = more
    return made


def read_corrections(path: str | Path) -> str:
    """The corrections in a TOML or JSON file, checked, as the text that `load` takes; Refused says what is wrong."""
    path = Path(path)
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("bad_catalogue", because=saying("rising-wrong-no-text", path=str(path))) from None
    except OSError as error:
        raise Refused("cannot_read", file=str(path), why=error.strerror or str(error)) from None
    kind = "JSON" if path.suffix.lower() == ".json" else "TOML"
    try:
        wanted = json.loads(text) if kind == "JSON" else tomllib.loads(text)
    except RecursionError:
        raise Refused("bad_catalogue", because=saying("rising-wrong-nesting", path=str(path))) from None
    except ValueError as error:
        because = saying("rising-wrong-file", path=str(path), kind=kind, error=str(error))
        raise Refused("bad_catalogue", because=because) from None
    try:
        apply(_shipped((BASE,)), _shipped(SETS), wanted)
    except Refused as refused:
        because = saying("rising-wrong-in-file", path=str(path), because=refused.facts["because"])
        raise Refused(refused.code, because=because) from None
    return json.dumps(wanted, ensure_ascii=False, sort_keys=True, separators=(",", ":")) if wanted else ""


@cache
def _shipped(sets: tuple[str, ...]) -> Groups:
    """The files of the sets: group, id, fields. A number of the table is an entry with a `value`.

    An entry with the id of an earlier one revises it and keeps its place.
    """
    groups: Groups = {group: {} for group in [*FILES, "table"]}
    for name in sets:
        for group, entries in _files(name).items():
            for entry in entries:
                known = groups[group].get(entry["id"])
                groups[group][entry["id"]] = {**known, **_revision(entry)} if known else {"set": name, **entry}
    return groups


def _revision(entry: dict[str, Any]) -> dict[str, Any]:
    """What a set changes in an entry of another one; a note of the other one does not tell of the changed numbers."""
    return {"note": "", "partly_reconstructed": False, **entry}


def _files(name: str) -> dict[str, list[dict[str, Any]]]:
    """The entries in the folder of a set, by group."""
    folder = FOLDER if name == BASE else FOLDER.joinpath(name)
    data = {
        file: tomllib.loads(folder.joinpath(file).read_text("utf-8"))
        for file in dict.fromkeys(file for file, _ in FILES.values())
        if folder.joinpath(file).is_file()
    }
    entries: dict[str, list[dict[str, Any]]] = {
        group: data.get(file, {}).get(word, []) for group, (file, word) in FILES.items()
    }
    for entry in entries["components"]:
        entry.setdefault("alone", entry["cost"])
    for price, entry in ((price, entry) for price in PRICES for group in entries.values() for entry in group):
        if price in entry:
            entry[price] = {resource: entry[price].get(resource, 0) for resource in RESOURCES}
    table = data["table.toml"]
    entries["table"] = [{**about, "id": word, "value": table[word]} for word, about in table["about"].items()]
    return entries


Kind = TypeVar("Kind", bound=Entry)


def _entries(kind: type[Kind], groups: Groups, printed: Groups, group: str) -> list[Kind]:
    known = {field.name for field in fields(kind)}
    entries = []
    for name, entry in groups[group].items():
        before = printed[group][name]
        values: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) and key != "value" else value
            for key, value in entry.items()
            if key in known
        }
        values["corrected"] = tuple(key for key in entry if key not in NOT_PLAYED and entry[key] != before[key])
        if "numbers" in known:
            values["numbers"] = entry.get("numbers", {})
        for price in PRICES:
            if price in entry:
                values[price] = tuple(entry[price][resource] for resource in RESOURCES)
        if "own" in entry:
            values["own"] = {key: with_numbers(text, entry) for key, text in entry["own"].items()}
        entries.append(kind(**values))
    return entries


def _with_its_board(card: Hologram, groups: Groups) -> Hologram:
    """A Hologram card with the numbers of its councilor."""
    board = groups["councilors"][card.councilor]
    return replace(card, numbers={**board.get("numbers", {}), **card.numbers})


def with_numbers(text: str, entry: dict[str, Any]) -> str:
    """An owner's text with the numbers of its entry filled in."""

    def number(found: re.Match[str]) -> str:
        name, one, more = found.groups()
        value = entry.get("numbers", {}).get(name, entry.get(name))
        return str(value) if one is None else f"{value} {one if value == 1 else more}"

    return NUMBER.sub(number, text)


def _fingerprint(groups: Groups) -> str:
    """Sixteen figures that change with everything that changes play, and not with names, texts and sources.

    Groups that no set in play has anything of are left out, so that the base game keeps its own.
    """
    played = {
        group: [{key: value for key, value in entry.items() if key not in NOT_PLAYED} for entry in entries.values()]
        for group, entries in groups.items()
        if entries
    }
    canonical = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
