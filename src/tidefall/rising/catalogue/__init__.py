"""The catalogue: every tile, component, councilor and card with its numbers and its source (R-0.1).

The data are the TOML files of this folder, in the order that numbers everything in the rules. Names and texts are in
`tidefall/words`, each under the message that its entry names. An owner of the printed game can correct all of it with a
file; what may be corrected, and how far, is in `corrections`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from copy import deepcopy
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from tidefall.kernel.errors import Refused
from tidefall.kernel.speech import Saying, saying, spoken
from tidefall.rising.catalogue.corrections import NOT_PLAYED, NUMBER, RESOURCES, Groups, apply, corrected
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
    """What every entry has. `source` is where its numbers come from; `note` names the message about what does not."""

    id: str
    like: str = ""
    """The id of another entry of the group whose effect it has; its own if that is empty."""
    source: str
    note: str = ""
    partly_reconstructed: bool = False
    """Whether the note tells of something that is our own value."""
    own: dict[str, str] = field(default_factory=dict)
    """Name, text and note in the words of an owner of the printed game, whatever the language."""
    corrected: tuple[str, ...] = ()
    """What a correction has changed, beside names, texts and sources."""

    def message(self) -> str:
        """The message with its name; with `-text` behind it, what it does."""
        raise NotImplementedError

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
        return self.own.get("text") or saying(f"{self.message()}-text", **self.text_facts(), **facts)

    def remark(self) -> Saying:
        """Which part of it comes from elsewhere, if any."""
        return self.own.get("note") or (saying(f"rising-note-{dashed(self.note)}") if self.note else "")

    def called(self, lang: str) -> str:
        return spoken(lang, self.name())

    def says(self, lang: str) -> str:
        return spoken(lang, self.text())

    def is_reconstructed(self) -> bool:
        """Whether any part of it is our own value, which the printed game may contradict."""
        return self.source == "reconstructed" or self.partly_reconstructed


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
    """A component. `cost` is crystal, gold, ore, Atlantium, mystic energy."""

    letter: str
    cost: tuple[int, int, int, int, int]
    kind: str
    spaces: int = 0
    spaces_5plus: int = 0
    double: bool = False
    followers_only: bool = False
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-component-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Councilor(Entry):
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
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-card-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Misfortune(Entry):
    kind: str
    omen: bool = False
    copies: int
    numbers: dict[str, int]

    def message(self) -> str:
        return f"rising-misfortune-{dashed(self.id)}"


@dataclass(frozen=True, kw_only=True)
class Level(Entry):
    letters: dict[str, int]
    calm_seas: int
    controlled_floods: int
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
        return f"rising-players-{self.count}"


@dataclass(frozen=True, kw_only=True)
class Setting(Entry):
    """A number of the whole table, or a list."""

    value: int | list[int] | list[str]

    def message(self) -> str:
        return f"rising-setting-{dashed(self.id)}"


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
        apply(deepcopy(_shipped()), wanted)
    except Refused as refused:
        because = saying("rising-wrong-in-file", path=str(path), because=refused.facts["because"])
        raise Refused(refused.code, because=because) from None
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
        values["corrected"] = tuple(key for key in entry if key not in NOT_PLAYED and entry[key] != before[key])
        if "numbers" in known:
            values["numbers"] = entry.get("numbers", {})
        if "cost" in entry:
            values["cost"] = tuple(entry["cost"][resource] for resource in RESOURCES)
        if "windows" in entry:
            values["windows"] = tuple(entry["windows"])
        if "own" in entry:
            values["own"] = {key: with_numbers(text, entry) for key, text in entry["own"].items()}
        entries.append(kind(**values))
    return entries


def with_numbers(text: str, entry: dict[str, Any]) -> str:
    """An owner's text with the numbers of its entry filled in."""

    def number(found: re.Match[str]) -> str:
        name, one, more = found.groups()
        value = entry.get("numbers", {}).get(name, entry.get(name))
        return str(value) if one is None else f"{value} {one if value == 1 else more}"

    return NUMBER.sub(number, text)


def _fingerprint(groups: Groups) -> str:
    """Sixteen figures that change with everything that changes play, and not with names, texts and sources."""
    played = {
        group: [{key: value for key, value in entry.items() if key not in NOT_PLAYED} for entry in entries.values()]
        for group, entries in groups.items()
    }
    canonical = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
