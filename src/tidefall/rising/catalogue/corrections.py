"""Corrections of the catalogue: what an owner of the printed game may change, and how far the rules can follow."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Collection
from copy import deepcopy
from typing import Any, NoReturn

from tidefall.kernel.errors import Refused
from tidefall.kernel.speech import Saying, saying

Groups = dict[str, dict[str, dict[str, Any]]]
"""The catalogue as data: group, id, fields."""

RESOURCES = ("crystal", "gold", "ore", "atlantium", "energy")
PRICES = ("cost", "alone")
"""What a component costs, and what it costs one player alone."""
LETTERS = "ABCD"
MORE_LETTERS = "ABCDE"
"""With the expansion, whose last letter has no spaces (M-11.3)."""
SOURCES = ("seed 004", "seed 002", "public", "reconstructed", "printed game")
WORDS = ("name", "text", "note")
"""What an owner may put into words of their own."""
OLDER = ("name_es", "text_es", "note_es")
"""What games of before may still have in their option: Spanish words of an owner."""
NOT_PLAYED = ("own", "source", "note", "partly_reconstructed", "reconstructed", "set", "revised")
"""What does not change play."""
LONGEST = 400
MOST_LISTED = 20
"""A sentence lists fewer names than this."""

RANGES = {
    "tiles": {"spaces": (1, 6), "target": (1, 12), "draw": (1, 4), "keep": (1, 4), "rate": (1, 9), "energy": (1, 9)},
    "components": {"spaces": (1, 6), "spaces_5plus": (0, 6)},
    "councilors": {},
    "cards": {"copies": (0, 20)},
    "misfortunes": {"copies": (0, 20)},
    "levels": {"calm_seas": (0, 20), "controlled_floods": (0, 20), "catastrophic_floods": (0, 20), "energy": (0, 9)},
    "players": {"followers": (1, 7), "supply": (0, 7), "draws": (1, 9)},
    "table": {
        "hand_limit": (1, 12),
        "library_artifacts": (0, 10),
        "barrier": (1, 9),
        "unflood": (1, 9),
        "extra_card": (1, 9),
        "library_wonders": (0, 5),
        "special_misfortunes": (0, 24),
        "omens": (0, 5),
        "calm_seas_per_exchange": (1, 9),
        "offset": (0, 9),
        "volunteers": (8, 40),
        "automaton_bonus": (1, 9),
        "bot_bonus": (1, 9),
        "bots": (1, 2),
        "bots_in_supply": (0, 1),
    },
    "allies": {},
    "items": {},
    "locations": {"spaces": (1, 6)},
    "potions": {},
    "spirits": {},
    "holograms": {},
    "scenarios": {},
    "monsters": {},
    "treasures": {},
}
"""The numbers that may be corrected, and their bounds."""

EFFECTS = {
    "target": (1, 12),
    "hand": (1, 12),
    "face": (1, 6),
    "draw": (1, 4),
    "keep": (1, 4),
    "cards": (1, 3),
    "barriers": (1, 6),
    "tiles": (1, 6),
    "floods": (1, 6),
    "spaces": (1, 6),
    "followers": (1, 7),
}
"""The bounds of the numbers of effects; all others go from 1 to 9."""
EFFECTS_OF = {
    "anamnestic_fount": {"cards": (1, 9)},
    "storm_gyve": {"calm_seas": (1, 12)},
    "gryphon_aerie": {"target": (2, 24)},
    "harpies_lair": {"target": (2, 24)},
    "pandoras_jar": {"cards": (1, 2)},
    "quantum_relay": {"most": (1, 4)},
    "artisan": {"most": (1, 20)},
    "giant": {"dice": (2, 2), "least": (1, 12)},
    "dryad": {"throws": (2, 2)},
    "hidden_cache": {"crystal": (0, 9), "gold": (0, 9), "ore": (0, 9), "atlantium": (0, 9)},
}
"""The bounds of numbers that are other ones where they stand."""
BANDS = (1, 40)
PLAYERS = (1, 7)

COSTS = (0, 9)
COMPONENTS_OF_A_LETTER = (0, 20)
LEVELS_OF_WRATH = (0, 6)
TRACK_LENGTHS = (2, 12)
BLUEPRINT = 9
"""Components of a game beside the Power Core (R-1.30)."""
PAIRS_OF_A_COMPONENT = 2
VOLUNTEERS = 16
"""The most volunteers that can be wanted in one round."""
LIBRARY = 46
"""The most cards of a library deck."""
FOLLOWERS_OF_EVERY_COLOUR = 4
FOLLOWERS_OF_THREE_COLOURS = 7

FOUND_IN = (
    ("calm_seas", "calm_seas"),
    ("controlled_floods", "controlled_flood"),
    ("catastrophic_floods", "catastrophic_flood"),
)
"""The cards that a level counts."""

NUMBER = re.compile(r"\{(\w+)(?: ([^/{}]*)/([^/{}]*))?\}")
"""A number in a text: {target}, or {cards card/cards} with the word for one and the word for more."""


def corrected(printed: Groups, every: Groups, corrections: str) -> Groups:
    """A copy of the catalogue with corrections, given as JSON; Refused unless the rules can be played with it."""
    if not corrections:
        return printed
    try:
        wanted = json.loads(corrections)
    except (ValueError, RecursionError):
        _refuse(saying("rising-wrong-not-json"))
    return apply(printed, every, _without_older(wanted))


def apply(printed: Groups, every: Groups, corrections: object) -> Groups:
    """A copy of what is in play, corrected and checked. Corrections may name whatever is in `every` set."""
    _correct_all(deepcopy(every), corrections)
    groups = deepcopy(printed)
    wanted = _all(corrections)
    _correct_all(groups, {group: _in_play(groups, group, entries) for group, entries in wanted.items()})
    _check(groups)
    return groups


def _in_play(groups: Groups, group: str, entries: dict[str, Any]) -> dict[str, Any]:
    return {name: entry for name, entry in entries.items() if name in groups[group]}


def _all(corrections: object) -> dict[str, Any]:
    if not isinstance(corrections, dict):
        _refuse(saying("rising-wrong-no-table-at-all", value=_shown(corrections)))
    return corrections


def _correct_all(groups: Groups, corrections: object) -> None:
    """Change the catalogue, field by field."""
    for group, entries in _all(corrections).items():
        _known(group, groups, "rising-wrong-group")
        for name, entry in _table(group, entries).items():
            _known(name, groups[group], "rising-wrong-name", group)
            path = f"{group}.{name}"
            if group == "table":
                groups[group][name]["value"] = _value(path, name, entry)
            else:
                _correct(path, groups[group][name], _table(path, entry), group)


def _without_older(corrections: object) -> object:
    if not isinstance(corrections, dict):
        return corrections
    return {key: _without_older(value) for key, value in corrections.items() if key not in OLDER}


def _correct(path: str, entry: dict[str, Any], correction: dict[str, Any], group: str) -> None:
    """Change one entry. A source that is named takes the place of the old source with its note."""
    ranges = _ranges(entry, group)
    tables = [name for name in (*PRICES, "numbers", "letters") if name in entry]
    lists = [name for name in ("bands", "players") if name in entry]
    letters = _letters(entry)
    if "source" in correction:
        entry["note"], entry["partly_reconstructed"], entry["reconstructed"] = "", False, []
    for field, value in correction.items():
        if field in entry.get("numbers", {}):
            _refuse(saying("rising-wrong-place", path=path, field=field))
        names = [*ranges, *tables, *lists, *(["letter"] if letters else []), "source", *WORDS]
        _known(field, names, "rising-wrong-field", path)
        place = f"{path}.{field}"
        if field in ranges:
            entry[field] = _whole(place, value, ranges[field])
        elif field == "letter":
            entry[field] = _one_of(place, value, letters)
        elif field == "source":
            entry[field] = _one_of(place, value, SOURCES)
        elif field in WORDS:
            entry["own"] = {**entry.get("own", {}), field: _line(place, value, entry)}
            if field == "note":
                entry["note"] = ""
        elif field == "bands":
            entry[field] = _upwards(place, value, len(entry[field]))
        elif field == "players":
            entry[field] = _from_to(place, value)
        else:
            _correct_numbers(place, entry[field], _table(place, value))


def _ranges(entry: dict[str, Any], group: str) -> dict[str, tuple[int, int]]:
    """The numbers that an entry has and that its kind leaves open, with their bounds."""
    fixed = []
    if group == "tiles" and (entry.get("double") or entry["ring"] == 0):
        fixed.append("spaces")
    if group == "locations" and (entry.get("double") or entry["who"] != "anyone"):
        fixed.append("spaces")
    if entry.get("kind") in ("artifact", "wonder"):
        fixed.append("copies")
    return {name: bounds for name, bounds in RANGES[group].items() if name in entry and name not in fixed}


def _letters(entry: dict[str, Any]) -> str:
    """The letters that a component may have: only the last goes with double spaces (R-1.13)."""
    if entry.get("kind") == "one-time":
        return LETTERS if entry["set"] == "base" else MORE_LETTERS
    return LETTERS[:3] if entry.get("letter") and not entry.get("double") else ""


def _correct_numbers(path: str, numbers: dict[str, int], correction: dict[str, Any]) -> None:
    _, thing, kind = path.split(".")
    known: Collection[str] = RESOURCES if kind in PRICES else numbers
    for name, value in correction.items():
        _known(name, known, "rising-wrong-name", path)
        effects = EFFECTS | EFFECTS_OF.get(thing, {})
        fixed = {**dict.fromkeys(PRICES, COSTS), "letters": COMPONENTS_OF_A_LETTER}
        bounds = fixed.get(kind) or effects.get(name, (1, 9))
        numbers[name] = _whole(f"{path}.{name}", value, bounds)


def _value(path: str, name: str, value: object) -> Any:
    """A number of the whole table."""
    if name in RANGES["table"]:
        return _whole(path, value, RANGES["table"][name])
    if not isinstance(value, list):
        _refuse(saying("rising-wrong-no-list", path=path, value=_shown(value)))
    if name == "wrath":
        low, high = TRACK_LENGTHS
        if not low <= len(value) <= high:
            _refuse(saying("rising-wrong-track", path=path, low=low, high=high, count=len(value)))
        return [_whole(f"{path}[{index}]", level, LEVELS_OF_WRATH) for index, level in enumerate(value)]
    if not all(isinstance(item, str) for item in value) or len(set(value)) != len(value) or len(value) != BLUEPRINT:
        _refuse(saying("rising-wrong-blueprint", path=path, count=BLUEPRINT))
    return value


def _upwards(path: str, value: object, length: int) -> list[int]:
    """A list of so many numbers, each more than the one before."""
    if not isinstance(value, list) or len(value) != length:
        _refuse(saying("rising-wrong-numbers", path=path, count=length, value=_shown(value)))
    numbers = [_whole(f"{path}[{index}]", number, BANDS) for index, number in enumerate(value)]
    if numbers != sorted(set(numbers)):
        _refuse(saying("rising-wrong-order", path=path))
    return numbers


def _from_to(path: str, value: object) -> list[int]:
    """The fewest and the most players that something is used with."""
    if not isinstance(value, list) or len(value) != 2:
        _refuse(saying("rising-wrong-player-counts", path=path, value=_shown(value)))
    fewest, most = (_whole(f"{path}[{index}]", number, PLAYERS) for index, number in enumerate(value))
    if fewest > most:
        _refuse(saying("rising-wrong-fewest", path=path))
    return [fewest, most]


def _check(groups: Groups) -> None:
    """What no single field can show."""
    for tile in groups["tiles"].values():
        if tile.get("keep", 0) > tile.get("draw", 0):
            _refuse(saying("rising-wrong-keep", path=f"tiles.{tile['id']}", draw=tile["draw"]))
    built = [("components", entry) for entry in groups["components"].values()]
    built += [("items", entry) for entry in groups["items"].values()]
    for group, component in built:
        path, numbers = f"{group}.{component['id']}", component.get("numbers", {})
        for price in PRICES:
            if price in component and sum(component[price][resource] for resource in RESOURCES[:4]) < 1:
                _refuse(saying("rising-wrong-cost", path=f"{path}.{price}"))
        if component.get("double") and component["spaces"] + component["spaces_5plus"] > PAIRS_OF_A_COMPONENT:
            _refuse(saying("rising-wrong-pairs", path=path, most=PAIRS_OF_A_COMPONENT))
        if numbers.get("keep", 0) > numbers.get("draw", 9):
            _refuse(saying("rising-wrong-keep", path=f"{path}.numbers", draw=numbers["draw"]))
    bell = groups["components"]["resonant_bell"]["numbers"]["volunteers"]
    cry = groups["cards"]["rallying_cry"]
    if bell + cry["copies"] * cry["numbers"]["volunteers"] > VOLUNTEERS:
        _refuse(saying("rising-wrong-volunteers", most=VOLUNTEERS))
    spindle = groups["components"]["fate_spindle"]["numbers"]["cards"]
    if groups["cards"]["tide_chart"]["numbers"]["cards"] != spindle:
        _refuse(saying("rising-wrong-tide-chart", cards=spindle))
    copies = sum(card["copies"] for card in groups["cards"].values() if card["kind"] != "artifact")
    if copies + groups["table"]["library_artifacts"]["value"] > LIBRARY:
        _refuse(saying("rising-wrong-library", most=LIBRARY))
    for players in groups["players"].values():
        most = FOLLOWERS_OF_THREE_COLOURS if players["count"] <= 3 else FOLLOWERS_OF_EVERY_COLOUR
        if players["followers"] + players["supply"] > most:
            _refuse(saying("rising-wrong-followers", path=f"players.{players['id']}", most=most))
    _check_levels(groups)


def _check_levels(groups: Groups) -> None:
    """Every level finds its components and its cards."""
    letters = [component["letter"] for component in groups["components"].values() if "players" not in component]
    cards = groups["misfortunes"]
    always = sum(card["copies"] for card in cards.values() if card["kind"] in ("basic", "special"))
    for level in groups["levels"].values():
        path = f"levels.{level['id']}"
        if sum(level["letters"].values()) != BLUEPRINT:
            _refuse(saying("rising-wrong-sum", path=path, wanted=BLUEPRINT, sum=sum(level["letters"].values())))
        for letter, count in level["letters"].items():
            if count > letters.count(letter):
                most = letters.count(letter)
                _refuse(saying("rising-wrong-letter-count", path=f"{path}.letters.{letter}", most=most))
        for field, card in FOUND_IN:
            if level.get(field, 0) > cards.get(card, {"copies": 0})["copies"]:
                most = cards[card]["copies"]
                _refuse(saying("rising-wrong-copies", path=f"{path}.{field}", card=card, most=most))
        if always + level["calm_seas"] + level["controlled_floods"] < 1:
            _refuse(saying("rising-wrong-deck", path=path))
    first = groups["table"]["introductory"]["value"]
    lettered = [name for name, component in groups["components"].items() if component["letter"]]
    for name in first:
        _known(name, lettered, "rising-wrong-component")
    found = {letter: sum(groups["components"][name]["letter"] == letter for name in first) for letter in LETTERS}
    if found != groups["levels"]["level_1"]["letters"]:
        counts = [f"{count} {letter}" for letter, count in found.items() if count]
        _refuse(saying("rising-wrong-introductory", counts=counts))


def _table(path: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        _refuse(saying("rising-wrong-no-table", path=path, value=_shown(value)))
    return value


def _whole(path: str, value: object, bounds: tuple[int, int]) -> int:
    low, high = bounds
    if type(value) is not int or not low <= value <= high:
        _refuse(saying("rising-wrong-number", path=path, low=low, high=high, value=_shown(value)))
    return value


def _one_of(path: str, value: object, allowed: str | tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in list(allowed):
        _refuse(saying("rising-wrong-value", path=path, allowed=list(allowed), value=_shown(value)))
    return value


def _line(path: str, value: object, entry: dict[str, Any]) -> str:
    if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST:
        _refuse(saying("rising-wrong-line", path=path, most=LONGEST))
    if not value.strip() and ".note" not in path:
        _refuse(saying("rising-wrong-empty", path=path))
    numbers = {**{key: field for key, field in entry.items() if type(field) is int}, **entry.get("numbers", {})}
    for name, *_ in NUMBER.findall(value if ".text" in path else ""):
        _known(name, numbers, "rising-wrong-number-named", path)
    return value


def _known(name: str, names: Collection[str], message: str, path: str = "") -> None:
    """Refuse a name that is not among the names, with a message that may say which there are."""
    if name in names:
        return
    near = next(iter(difflib.get_close_matches(name, list(names), 1)), None)
    listed = [] if near or len(names) >= MOST_LISTED else list(names)
    facts = {"path": path} if path else {}
    _refuse(saying(message, **facts, word=_shown(name), near=near, names=listed, count=len(listed)))


def _shown(value: object) -> Saying:
    """A value in a sentence, however long it is."""
    if isinstance(value, dict):
        return saying("rising-wrong-value-table")
    if isinstance(value, list):
        return saying("rising-wrong-value-list")
    if isinstance(value, int) and abs(value) > 10**9:
        return saying("rising-wrong-value-large")
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:36]} …"


def _refuse(because: Saying) -> NoReturn:
    raise Refused("bad_catalogue", because=because)
