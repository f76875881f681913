"""The catalogue: every tile, component, councilor and card with its numbers, its source and its text (R-0.1).

The data are the TOML files of this folder, in the order that numbers everything in the rules. An owner of the printed
game can correct them with a file; what may be corrected, and how far, is in `corrections`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from copy import deepcopy
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from tidefall.kernel.errors import Refused
from tidefall.rising.catalogue.corrections import NUMBER, PROSE, RESOURCES, Groups, apply, corrected
from tidefall.rising.catalogue.listing import tables as tables

FILES = {
    "tiles": ("tiles.toml", "tile"),
    "components": ("components.toml", "component"),
    "councilors": ("councilors.toml", "councilor"),
    "cards": ("library.toml", "card"),
    "misfortunes": ("misfortunes.toml", "misfortune"),
    "levels": ("table.toml", "level"),
    "players": ("table.toml", "players"),
}
"""The groups of the catalogue: the file of each and what it calls an entry."""


FOLDER: Traversable = files(__name__)
"""Where the files are. Whoever wants others says so before the rules are imported: they number things from here."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """What every entry has. `source` is where its numbers come from; `note` says which part comes from elsewhere."""

    id: str
    like: str = ""
    """The id of another entry of the group whose effect it has; its own if that is empty."""
    name: str
    name_es: str
    source: str
    note: str = ""
    note_es: str = ""
    text: str
    text_es: str
    corrected: tuple[str, ...] = ()
    """What a correction has changed, beside names, texts and sources."""

    def called(self, lang: str) -> str:
        return self.name_es if lang == "es" else self.name

    def says(self, lang: str) -> str:
        return self.text_es if lang == "es" else self.text

    def noted(self, lang: str) -> str:
        return self.note_es if lang == "es" else self.note

    def is_reconstructed(self) -> bool:
        """Whether any part of it is our own value, which the printed game may contradict."""
        return self.source == "reconstructed" or "reconstructed" in self.note


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


@dataclass(frozen=True, kw_only=True)
class Component(Entry):
    """A component. `cost` is crystal, gold, ore, Atlantium, mystic energy."""

    letter: str
    cost: tuple[int, int, int, int, int]
    kind: str
    spaces: int = 0
    spaces_5plus: int = 0
    double: bool = False
    followers_only: bool = False
    numbers: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class Councilor(Entry):
    numbers: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class Card(Entry):
    """A library card. An artifact has the windows in which its owner may use it, usually none."""

    kind: str
    copies: int
    windows: tuple[str, ...]
    numbers: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class Misfortune(Entry):
    kind: str
    omen: bool = False
    copies: int
    numbers: dict[str, int]


@dataclass(frozen=True, kw_only=True)
class Level(Entry):
    letters: dict[str, int]
    calm_seas: int
    controlled_floods: int
    energy: int


@dataclass(frozen=True, kw_only=True)
class Players(Entry):
    """A number of players: followers each, further followers each in the supply, misfortunes drawn a round by all."""

    count: int
    followers: int
    supply: int
    draws: int


@dataclass(frozen=True, kw_only=True)
class Setting(Entry):
    """A number of the whole table, or a list."""

    value: int | list[int] | list[str]


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
    wrath: list[int]
    hand_limit: int
    artifacts: int
    barrier: int
    unflood: int
    extra_card: int
    introductory: list[str]
    settings: list[Setting]
    fingerprint: str


@cache
def load(corrections: str = "") -> Catalogue:
    """The catalogue, with corrections as JSON; Refused says what is wrong with them. Shared: nobody changes it."""
    printed = _shipped()
    groups = corrected(printed, corrections)
    table = groups["table"]
    return Catalogue(
        tiles=_entries(Tile, groups, printed, "tiles"),
        components=_entries(Component, groups, printed, "components"),
        councilors=_entries(Councilor, groups, printed, "councilors"),
        cards=_entries(Card, groups, printed, "cards"),
        misfortunes=_entries(Misfortune, groups, printed, "misfortunes"),
        levels=_entries(Level, groups, printed, "levels"),
        players=_entries(Players, groups, printed, "players"),
        wrath=table["wrath"]["value"],
        hand_limit=table["hand_limit"]["value"],
        artifacts=table["library_artifacts"]["value"],
        barrier=table["barrier"]["value"],
        unflood=table["unflood"]["value"],
        extra_card=table["extra_card"]["value"],
        introductory=table["introductory"]["value"],
        settings=_entries(Setting, groups, printed, "table"),
        fingerprint=_fingerprint(groups),
    )


def shipped() -> Catalogue:
    """The catalogue without corrections."""
    return load()


def read_corrections(path: str | Path) -> str:
    """The corrections in a TOML or JSON file, checked, as the text that `load` takes; Refused says what is wrong."""
    path = Path(path)
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("bad_catalogue", f"{path} is not a file of corrections: it is not text.") from None
    except OSError as error:
        raise Refused("cannot_read", f"Cannot read {path}: {error.strerror or error}.") from None
    kind = "JSON" if path.suffix.lower() == ".json" else "TOML"
    try:
        wanted = json.loads(text) if kind == "JSON" else tomllib.loads(text)
    except RecursionError:
        raise Refused("bad_catalogue", f"{path} is not a file of corrections: it is nested too deeply.") from None
    except ValueError as error:
        raise Refused("bad_catalogue", f"{path} is not {kind}: {error}.") from None
    try:
        apply(deepcopy(_shipped()), wanted)
    except Refused as refused:
        raise Refused(refused.code, f"In {path}: {refused.reason}") from None
    return json.dumps(wanted, ensure_ascii=False, sort_keys=True, separators=(",", ":")) if wanted else ""


@cache
def _shipped() -> Groups:
    """The files of this folder: group, id, fields. A number of the table is an entry with a `value`."""
    data = {name: tomllib.loads(FOLDER.joinpath(name).read_text("utf-8")) for name, _ in FILES.values()}
    groups: Groups = {
        group: {entry["id"]: entry for entry in data[file][word]} for group, (file, word) in FILES.items()
    }
    for component in groups["components"].values():
        component["cost"] = {resource: component["cost"].get(resource, 0) for resource in RESOURCES}
    table = data["table.toml"]
    groups["table"] = {name: {**about, "id": name, "value": table[name]} for name, about in table["about"].items()}
    return groups


Kind = TypeVar("Kind", bound=Entry)


def _entries(kind: type[Kind], groups: Groups, printed: Groups, group: str) -> list[Kind]:
    known = {field.name for field in fields(kind)}
    entries = []
    for name, entry in groups[group].items():
        before = printed[group][name]
        values: dict[str, Any] = {key: value for key, value in entry.items() if key in known}
        values["corrected"] = tuple(key for key in entry if key not in PROSE and entry[key] != before[key])
        if "numbers" in known:
            values["numbers"] = entry.get("numbers", {})
        if "cost" in entry:
            values["cost"] = tuple(entry["cost"][resource] for resource in RESOURCES)
        if "windows" in entry:
            values["windows"] = tuple(entry["windows"])
        for text in ("text", "text_es"):
            values[text] = with_numbers(entry[text], entry)
        entries.append(kind(**values))
    return entries


def with_numbers(text: str, entry: dict[str, Any]) -> str:
    """A text with the numbers of its entry filled in."""

    def number(found: re.Match[str]) -> str:
        name, one, more = found.groups()
        value = entry.get("numbers", {}).get(name, entry.get(name))
        return str(value) if one is None else f"{value} {one if value == 1 else more}"

    return NUMBER.sub(number, text)


def _fingerprint(groups: Groups) -> str:
    """Sixteen figures that change with everything that changes play, and not with names, texts and sources."""
    played = {
        group: [{key: value for key, value in entry.items() if key not in PROSE} for entry in entries.values()]
        for group, entries in groups.items()
    }
    canonical = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
