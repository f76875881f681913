"""Corrections of the catalogue: what an owner of the printed game may change, and how far the rules can follow."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Collection
from copy import deepcopy
from typing import Any, NoReturn

from tidefall.kernel.errors import Refused

Groups = dict[str, dict[str, dict[str, Any]]]
"""The catalogue as data: group, id, fields."""

RESOURCES = ("crystal", "gold", "ore", "atlantium", "energy")
LETTERS = "ABCD"
SOURCES = ("seed 004", "seed 002", "public", "reconstructed", "printed game")
PROSE = ("name", "name_es", "source", "note", "note_es", "text", "text_es")
"""What does not change play."""
LONGEST = 400

RANGES = {
    "tiles": {"spaces": (1, 6), "target": (1, 12), "draw": (1, 4), "keep": (1, 4), "rate": (1, 9), "energy": (1, 9)},
    "components": {"spaces": (1, 6), "spaces_5plus": (0, 6)},
    "councilors": {},
    "cards": {"copies": (0, 20)},
    "misfortunes": {"copies": (0, 20)},
    "levels": {"calm_seas": (0, 20), "controlled_floods": (0, 20), "energy": (0, 9)},
    "players": {"followers": (1, 7), "supply": (0, 7), "draws": (1, 9)},
    "table": {
        "hand_limit": (1, 12),
        "library_artifacts": (0, 10),
        "barrier": (1, 9),
        "unflood": (1, 9),
        "extra_card": (1, 9),
    },
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

NUMBER = re.compile(r"\{(\w+)(?: ([^/{}]*)/([^/{}]*))?\}")
"""A number in a text: {target}, or {cards card/cards} with the word for one and the word for more."""


def corrected(printed: Groups, corrections: str) -> Groups:
    """A copy of the catalogue with corrections, given as JSON; Refused unless the rules can be played with it."""
    groups = deepcopy(printed)
    if corrections:
        try:
            wanted = json.loads(corrections)
        except (ValueError, RecursionError):
            _refuse("The corrections of the catalogue are not JSON.")
        apply(groups, wanted)
    return groups


def apply(groups: Groups, corrections: object) -> None:
    """Change the catalogue, field by field, then check what only the whole can show."""
    for group, entries in _table("The corrections", corrections).items():
        _known("The catalogue has no {}.", group, groups)
        for name, entry in _table(group, entries).items():
            _known(f"{group} has no {{}}.", name, groups[group])
            path = f"{group}.{name}"
            if group == "table":
                groups[group][name]["value"] = _value(path, name, entry)
            else:
                _correct(path, groups[group][name], _table(path, entry), group)
    _check(groups)


def _correct(path: str, entry: dict[str, Any], correction: dict[str, Any], group: str) -> None:
    """Change one entry. A source that is named takes the place of the old source with its note."""
    ranges = _ranges(entry, group)
    tables = [name for name in ("cost", "numbers", "letters") if name in entry]
    letters = _letters(entry)
    if "source" in correction:
        entry["note"] = entry["note_es"] = ""
    for field, value in correction.items():
        if field in entry.get("numbers", {}):
            _refuse(f"{path}.{field} is written {path}.numbers.{field}.")
        names = [*ranges, *tables, *(["letter"] if letters else []), *PROSE]
        _known(f"{path} has no {{}} that can be corrected.", field, names)
        place = f"{path}.{field}"
        if field in ranges:
            entry[field] = _whole(place, value, ranges[field])
        elif field == "letter":
            entry[field] = _one_of(place, value, letters)
        elif field == "source":
            entry[field] = _one_of(place, value, SOURCES)
        elif field in PROSE:
            entry[field] = _line(place, value, entry)
        else:
            _correct_numbers(place, entry[field], _table(place, value))


def _ranges(entry: dict[str, Any], group: str) -> dict[str, tuple[int, int]]:
    """The numbers that an entry has and that its kind leaves open, with their bounds."""
    fixed = []
    if group == "tiles" and (entry.get("double") or entry["ring"] == 0):
        fixed.append("spaces")
    if entry.get("kind") in ("artifact", "wonder"):
        fixed.append("copies")
    return {name: bounds for name, bounds in RANGES[group].items() if name in entry and name not in fixed}


def _letters(entry: dict[str, Any]) -> str:
    """The letters that a component may have: only the last goes with double spaces (R-1.13)."""
    if entry.get("kind") == "one-time":
        return LETTERS
    return LETTERS[:3] if entry.get("letter") and not entry.get("double") else ""


def _correct_numbers(path: str, numbers: dict[str, int], correction: dict[str, Any]) -> None:
    kind = path.rsplit(".", 1)[1]
    known = {"cost": RESOURCES, "letters": LETTERS, "numbers": numbers}[kind]
    for name, value in correction.items():
        _known(f"{path} has no {{}}.", name, known)
        bounds = {"cost": COSTS, "letters": COMPONENTS_OF_A_LETTER}.get(kind) or EFFECTS.get(name, (1, 9))
        numbers[name] = _whole(f"{path}.{name}", value, bounds)


def _value(path: str, name: str, value: object) -> Any:
    """A number of the whole table."""
    if name in RANGES["table"]:
        return _whole(path, value, RANGES["table"][name])
    if not isinstance(value, list):
        _refuse(f"{path} must be a list, not {_shown(value)}.")
    if name == "wrath":
        low, high = TRACK_LENGTHS
        if not low <= len(value) <= high:
            _refuse(f"{path} must be a list of {low} to {high} levels, not of {len(value)}.")
        return [_whole(f"{path}[{index}]", level, LEVELS_OF_WRATH) for index, level in enumerate(value)]
    if not all(isinstance(item, str) for item in value) or len(set(value)) != len(value) or len(value) != BLUEPRINT:
        _refuse(f"{path} must be a list of {BLUEPRINT} different components.")
    return value


def _check(groups: Groups) -> None:
    """What no single field can show."""
    for tile in groups["tiles"].values():
        if tile.get("keep", 0) > tile.get("draw", 0):
            _refuse(f"tiles.{tile['id']}.keep must not be more than draw, which is {tile['draw']}.")
    for component in groups["components"].values():
        path, numbers = f"components.{component['id']}", component.get("numbers", {})
        if sum(component["cost"][resource] for resource in RESOURCES[:4]) < 1:
            _refuse(f"{path}.cost must be at least 1 resource; mystic energy is not one.")
        if component.get("double") and component["spaces"] + component["spaces_5plus"] > PAIRS_OF_A_COMPONENT:
            _refuse(f"{path} must not have more than {PAIRS_OF_A_COMPONENT} double spaces in all.")
        if numbers.get("keep", 0) > numbers.get("draw", 9):
            _refuse(f"{path}.numbers.keep must not be more than draw, which is {numbers['draw']}.")
    bell = groups["components"]["resonant_bell"]["numbers"]["volunteers"]
    cry = groups["cards"]["rallying_cry"]
    if bell + cry["copies"] * cry["numbers"]["volunteers"] > VOLUNTEERS:
        _refuse(f"cards.rallying_cry and components.resonant_bell must not give more than {VOLUNTEERS} volunteers.")
    spindle = groups["components"]["fate_spindle"]["numbers"]["cards"]
    if groups["cards"]["tide_chart"]["numbers"]["cards"] != spindle:
        _refuse(f"cards.tide_chart.numbers.cards must be that of components.fate_spindle, {spindle}.")
    copies = sum(card["copies"] for card in groups["cards"].values() if card["kind"] != "artifact")
    if copies + groups["table"]["library_artifacts"]["value"] > LIBRARY:
        _refuse(f"The copies of all cards, with table.library_artifacts, must not be more than {LIBRARY}.")
    for players in groups["players"].values():
        most = FOLLOWERS_OF_THREE_COLOURS if players["count"] <= 3 else FOLLOWERS_OF_EVERY_COLOUR
        if players["followers"] + players["supply"] > most:
            _refuse(f"players.{players['id']} must not have more than {most} followers and supply together.")
    _check_levels(groups)


def _check_levels(groups: Groups) -> None:
    """Every level finds its components and its cards."""
    letters = [component["letter"] for component in groups["components"].values()]
    cards = groups["misfortunes"]
    always = sum(card["copies"] for card in cards.values() if card["kind"] in ("basic", "special"))
    for level in groups["levels"].values():
        path = f"levels.{level['id']}"
        if sum(level["letters"].values()) != BLUEPRINT:
            _refuse(f"{path}.letters must add up to {BLUEPRINT}, not {sum(level['letters'].values())}.")
        for letter, count in level["letters"].items():
            if count > letters.count(letter):
                _refuse(f"{path}.letters.{letter} must not be more than {letters.count(letter)}: there are no others.")
        for field, card in (("calm_seas", "calm_seas"), ("controlled_floods", "controlled_flood")):
            if level[field] > cards[card]["copies"]:
                _refuse(f"{path}.{field} must not be more than misfortunes.{card}.copies, {cards[card]['copies']}.")
        if always + level["calm_seas"] + level["controlled_floods"] < 1:
            _refuse(f"{path} must have at least 1 misfortune in its deck.")
    first = groups["table"]["introductory"]["value"]
    lettered = [name for name, component in groups["components"].items() if component["letter"]]
    for name in first:
        _known("table.introductory names {}, which is no component with a letter.", name, lettered)
    found = {letter: sum(groups["components"][name]["letter"] == letter for name in first) for letter in LETTERS}
    if found != groups["levels"]["level_1"]["letters"]:
        counts = ", ".join(f"{count} {letter}" for letter, count in found.items() if count)
        _refuse(f"table.introductory must have the letters of levels.level_1, not {counts}.")


def _table(path: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        _refuse(f"{path} must be a table, not {_shown(value)}.")
    return value


def _whole(path: str, value: object, bounds: tuple[int, int]) -> int:
    low, high = bounds
    if type(value) is not int or not low <= value <= high:
        _refuse(f"{path} must be a whole number from {low} to {high}, not {_shown(value)}.")
    return value


def _one_of(path: str, value: object, allowed: str | tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in list(allowed):
        _refuse(f"{path} must be {' or '.join(allowed)}, not {_shown(value)}.")
    return value


def _line(path: str, value: object, entry: dict[str, Any]) -> str:
    if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST:
        _refuse(f"{path} must be a line of text of at most {LONGEST} characters.")
    if not value.strip() and ".note" not in path:
        _refuse(f"{path} must not be empty.")
    numbers = {**{key: field for key, field in entry.items() if type(field) is int}, **entry.get("numbers", {})}
    for name, *_ in NUMBER.findall(value if ".text" in path else ""):
        _known(f"{path} names the number {{}}, which is not there.", name, numbers)
    return value


def _known(sentence: str, name: str, names: Collection[str]) -> None:
    """Refuse a name that is not among the names, in a sentence with a place for it."""
    if name in names:
        return
    close = difflib.get_close_matches(name, list(names), 1)
    hint = f" Did you mean {close[0]}?" if close else f" There are: {', '.join(names)}." if len(names) < 20 else ""
    _refuse(sentence.format(_shown(name)) + hint)


def _shown(value: object) -> str:
    """A value in a sentence, however long it is."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and abs(value) > 10**9:
        return "so large a number"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:36]} …"


def _refuse(reason: str) -> NoReturn:
    raise Refused("bad_catalogue", reason)
