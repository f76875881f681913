"""What a hand-written position may not be, each with the reason in a sentence."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.errors import Refused
from tidefall.survive.rules.board import INDEX, ISLAND_NAMES, ISLAND_ROWS, NAMES, SPACES
from tidefall.survive.rules.components import FIRST_DOLPHIN, KIND_INDEX, KINDS, SEA, TERRAINS
from tidefall.survive.rules.names import explorer_named
from tidefall.survive.rules.state import EAT_SWIMMERS, NONE, SHOWN_BACKS, SQUIDS, WHALES, WRECK_SHIPS, SurviveState

if TYPE_CHECKING:
    from tidefall.survive.rules.options import Rules

MAPPINGS: Final = ("tiles", "explorers", "values", "ships", "hands", "shown", "supply", "ships_to_place")
LISTS: Final = ("island", "sunk", "serpents", "sharks", "whales", "squids", "dolphins", "wet", "fallen", "pending")
NUMBERS: Final = ("turn", "active", "points", "quiet")
WORDS: Final = ("step", "ended_by", "roll", "stirred", "tile_open", "stop_asked")
STEPS: Final = ("tile", "move", "sink", "roll", "creature", "layout", "place_explorer", "place_ship", "over", "pending")


def refuse(reason: str) -> Refused:
    return Refused("bad_position", reason)


def check_shape(rules: Rules, given: Any) -> None:
    """The right keys with the right kinds of values."""
    if not isinstance(given, dict):
        raise refuse("A position is a mapping, such as {'step': 'move', 'explorers': {'Ra': 'F3'}}.")
    known = (*MAPPINGS, *LISTS, *NUMBERS, *WORDS)
    for name, value in given.items():
        if name not in known:
            close = difflib.get_close_matches(str(name), known, 1)
            hint = f" Did you mean {close[0]}?" if close else ""
            raise refuse(f"A position has no {name!r}.{hint} It has: {', '.join(known)}.")
        if name in MAPPINGS and not isinstance(value, dict):
            raise refuse(f"{name} in a position is a mapping, not {value!r}.")
        if name in LISTS and not isinstance(value, list | tuple):
            raise refuse(f"{name} in a position is a list, not {value!r}.")
        if name in NUMBERS and (not isinstance(value, int) or isinstance(value, bool) or value < -1):
            raise refuse(f"{name} in a position is a whole number, not {value!r}.")
    if given.get("step", "move") not in STEPS:
        raise refuse(f"There is no step {given['step']!r}; steps are {', '.join(STEPS)}.")
    rolled = given.get("roll", "")
    if not isinstance(rolled, str | list) or not all(isinstance(word, str | int) for word in rolled):
        raise refuse(f"A roll is a word, as in 'shark', or a list, as in ['ship', '2'], not {rolled!r}.")
    if not 0 <= given.get("points", 0) <= 3:
        raise refuse("There are 0 to 3 movement points.")
    check_counts(rules, given)
    check_picture(given)


def check_counts(rules: Rules, given: dict[str, Any]) -> None:
    """Numbers inside mappings."""
    for name in ("values", "shown", "supply", "ships_to_place"):
        for key, value in given.get(name, {}).items():
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                raise refuse(f"{name} of {key} is a whole number, not {value!r}.")
    for name, value in given.get("values", {}).items():
        if value not in rules.values:
            raise refuse(f"{name} cannot be worth {value}: values are 1 to 6.")
    for name in ("ships", "hands"):
        for key, value in given.get(name, {}).items():
            if not isinstance(value, list | tuple):
                raise refuse(f"{name} of {key} is a list, not {value!r}.")
    for entry in given.get("dolphins", []):
        if not isinstance(entry, list | tuple) or len(entry) != 2:
            raise refuse(f"A dolphin is written as its space and whom it protects, as in ['E2', 'Ra'], not {entry!r}.")


def check_picture(given: dict[str, Any]) -> None:
    if "island" not in given:
        return
    if "tiles" in given or "sunk" in given:
        raise refuse("Give either the island as a picture, or tiles and sunk, not both.")
    lengths = [last - first + 1 for first, last in ISLAND_ROWS.values()]
    rows = given["island"]
    if [len(str(row)) for row in rows] != lengths or not set("".join(str(row) for row in rows)) <= set("bfm~"):
        raise refuse(f"The island is 7 rows of {', '.join(map(str, lengths))} letters out of b, f, m and ~.")


def explorer(rules: Rules, name: object) -> int:
    found = explorer_named(rules, str(name))
    if found < 0 or found % 10 >= len(rules.values):
        letters = ", ".join(colour[0].upper() for colour in rules.colour_names)
        raise refuse(f"There is no explorer {name!r}; explorers are a letter of {letters} and one of a to j, as in Ra.")
    return found


def place(name: object) -> int:
    """A space or an isle."""
    if str(name) not in INDEX:
        raise refuse(f"There is no place {name!r}; places are A1 to M7, NW, NE, SW, SE, out and reserve.")
    return INDEX[str(name)]


def sea_space(state: SurviveState, name: object, what: str) -> int:
    space = place(name)
    if space >= SPACES or state.terrain[space] != SEA:
        raise refuse(f"{what.capitalize()} cannot be on {name}: that is not a sea space.")
    if what == "a ship" and state.ship_at[space] != NONE:
        raise refuse(f"There can be only one ship in {name} (S-4.9).")
    return space


def island_space(name: object) -> None:
    if name not in ISLAND_NAMES or name == "G6":
        raise refuse(f"{name!r} is not one of the 40 island spaces.")


def terrain(word: object) -> int:
    if word not in TERRAINS[1:]:
        raise refuse(f"There is no terrain {word!r}; terrains are beach, forest and mountain.")
    return TERRAINS.index(str(word))


def tile(name: object) -> int:
    if not isinstance(name, str) or name not in KIND_INDEX:
        close = difflib.get_close_matches(str(name), KIND_INDEX, 1)
        hint = f" Did you mean {close[0]!r}?" if close else ""
        raise refuse(f"There is no tile {name!r}.{hint} Tiles are named by terrain and back, as in 'beach wind'.")
    return KIND_INDEX[name]


def marked(rules: Rules, names: list[str]) -> int:
    """A set of explorers as bits."""
    bits = 0
    for name in names:
        bits |= 1 << explorer(rules, name)
    return bits


def check_settled(state: SurviveState) -> None:
    """The invariants that hold whenever somebody decides (INV-3 to INV-6)."""
    for space in range(133):
        name = NAMES[space]
        life = state.life[space]
        if state.manned_at(space) and life & WRECK_SHIPS:
            raise refuse(f"No occupied ship can be in {name} with a serpent or a whale (INV-3).")
        if state.terrain[space] == SEA and life & EAT_SWIMMERS and state.exposed_in(space):
            raise refuse(f"No unprotected swimmer can be in {name} with a shark or a serpent (INV-4).")
        if life & WHALES and life & SQUIDS:
            raise refuse(f"No whale can be in {name} with a squid (INV-5).")
    for dolphin in range(16, 20):
        at = state.pieces[dolphin]
        if at >= 0 and state.crew[dolphin - FIRST_DOLPHIN] == NONE and state.exposed_in(at):
            raise refuse(f"The dolphin in {NAMES[at]} must protect a swimmer there (INV-6).")


def check_not_over(state: SurviveState) -> None:
    """A game that has met its end does not go on (S-7.1, S-7.3, S-7.4)."""
    rules = state.rules
    if rules.ch2 and state.living == 0:
        raise refuse("With no explorer on the board challenge 2 is over (S-8.3.1).")
    if rules.ch4 and state.standing == 0:
        raise refuse("With no tile on the board challenge 4 is over (S-8.4.2).")
    if not rules.ch2 and not rules.ch4 and state.tiles[SHOWN_BACKS * KINDS + KIND_INDEX["mountain volcano"]]:
        raise refuse("The volcano has been turned up, so the game is over (S-7.1).")


def begin(state: SurviveState) -> None:
    """Run procedure up to the first decision. Pending steps that do not fit the board show here at the latest."""
    try:
        state.advance()
        actions = state.legal_actions()
        playable = state.over or bool([state.say_choice(state.describe(action)) for action in actions])
    except (IndexError, KeyError, ValueError, TypeError):
        playable = False
    if not playable:
        raise refuse("The pending steps do not fit the rest of the position: nobody could act.")
