"""What a hand-written position may not be, each with its reason."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown, written
from tidefall.kernel.speech import saying
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


def wrong(name: str, /, **facts: Any) -> Refused:
    """A position that cannot be, for the reason that a message tells."""
    return Refused("bad_position", because=saying(name, **facts))


def nearest(name: object, known: Iterable[str]) -> str | None:
    """What may have been meant."""
    return next(iter(difflib.get_close_matches(str(name), list(known), 1)), None)


def check_shape(rules: Rules, given: Any) -> None:
    """The right keys with the right kinds of values."""
    if not isinstance(given, dict):
        raise wrong("survive-position-not-a-mapping", example="{'step': 'move', 'explorers': {'Ra': 'F3'}}")
    known = (*MAPPINGS, *LISTS, *NUMBERS, *WORDS)
    for name, value in given.items():
        if name not in known:
            raise wrong(
                "survive-position-unknown-key", key=shown(str(name)), near=nearest(name, known), keys=list(known)
            )
        if name in MAPPINGS and not isinstance(value, dict):
            raise wrong("survive-position-key-not-a-mapping", key=name, value=written(value))
        if name in LISTS and not isinstance(value, list | tuple):
            raise wrong("survive-position-key-not-a-list", key=name, value=written(value))
        if name in NUMBERS and (not isinstance(value, int) or isinstance(value, bool) or value < -1):
            raise wrong("survive-position-key-not-a-number", key=name, value=written(value))
    if given.get("step", "move") not in STEPS:
        raise wrong("survive-position-unknown-step", step=written(given["step"]), steps=list(STEPS))
    rolled = given.get("roll", "")
    if not isinstance(rolled, str | list) or not all(isinstance(word, str | int) for word in rolled):
        raise wrong("survive-position-bad-roll", value=written(rolled))
    if not 0 <= given.get("points", 0) <= 3:
        raise wrong("survive-position-bad-points", points=written(given["points"]))
    check_counts(rules, given)
    check_picture(given)


def check_counts(rules: Rules, given: dict[str, Any]) -> None:
    """Numbers inside mappings."""
    for name in ("values", "shown", "supply", "ships_to_place"):
        for key, value in given.get(name, {}).items():
            if not isinstance(value, int) or isinstance(value, bool) or value < 0:
                raise wrong(
                    "survive-position-entry-not-a-number", key=name, entry=shown(str(key)), value=written(value)
                )
    for name, value in given.get("values", {}).items():
        if value not in rules.values:
            raise wrong("survive-position-bad-value", explorer=shown(str(name)), value=written(value))
    for name in ("ships", "hands"):
        for key, value in given.get(name, {}).items():
            if not isinstance(value, list | tuple):
                raise wrong("survive-position-entry-not-a-list", key=name, entry=shown(str(key)), value=written(value))
    for entry in given.get("dolphins", []):
        if not isinstance(entry, list | tuple) or len(entry) != 2:
            raise wrong("survive-position-bad-dolphin", value=written(entry))


def check_picture(given: dict[str, Any]) -> None:
    if "island" not in given:
        return
    if "tiles" in given or "sunk" in given:
        raise wrong("survive-position-two-islands")
    lengths = [last - first + 1 for first, last in ISLAND_ROWS.values()]
    rows = given["island"]
    if [len(str(row)) for row in rows] != lengths or not set("".join(str(row) for row in rows)) <= set("bfm~"):
        raise wrong("survive-position-bad-island", lengths=lengths)


def explorer(rules: Rules, name: object) -> int:
    found = explorer_named(rules, str(name))
    if found < 0 or found % 10 >= len(rules.values):
        letters = [colour[0].upper() for colour in rules.colour_names]
        raise wrong("survive-position-unknown-explorer", explorer=written(name), letters=letters)
    return found


def place(name: object) -> int:
    """A space or an isle."""
    if str(name) not in INDEX:
        raise wrong("survive-position-unknown-place", place=written(name))
    return INDEX[str(name)]


def sea_space(state: SurviveState, name: object, piece: str) -> int:
    """The space of a ship or a creature."""
    space = place(name)
    if space >= SPACES or state.terrain[space] != SEA:
        raise wrong("survive-position-not-at-sea", piece=piece, space=shown(str(name)))
    if piece == "ship" and state.ship_at[space] != NONE:
        raise wrong("survive-position-two-ships", space=shown(str(name)))
    return space


def island_space(name: object) -> None:
    if name not in ISLAND_NAMES or name == "G6":
        raise wrong("survive-position-not-on-island", space=written(name))


def terrain(word: object) -> int:
    if word not in TERRAINS[1:]:
        raise wrong("survive-position-unknown-terrain", terrain=written(word))
    return TERRAINS.index(str(word))


def tile(name: object) -> int:
    if not isinstance(name, str) or name not in KIND_INDEX:
        raise wrong("survive-position-unknown-tile", tile=written(name), near=nearest(name, KIND_INDEX))
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
            raise wrong("survive-position-ship-among-serpents", space=name)
        if state.terrain[space] == SEA and life & EAT_SWIMMERS and state.exposed_in(space):
            raise wrong("survive-position-swimmer-among-sharks", space=name)
        if life & WHALES and life & SQUIDS:
            raise wrong("survive-position-whale-with-squid", space=name)
    for dolphin in range(16, 20):
        at = state.pieces[dolphin]
        if at >= 0 and state.crew[dolphin - FIRST_DOLPHIN] == NONE and state.exposed_in(at):
            raise wrong("survive-position-idle-dolphin", space=NAMES[at])


def check_not_over(state: SurviveState) -> None:
    """A game that has met its end does not go on (S-7.1, S-7.3, S-7.4)."""
    rules = state.rules
    if rules.ch2 and state.living == 0:
        raise wrong("survive-position-no-explorers")
    if rules.ch4 and state.standing == 0:
        raise wrong("survive-position-no-tiles")
    if not rules.ch2 and not rules.ch4 and state.tiles[SHOWN_BACKS * KINDS + KIND_INDEX["mountain volcano"]]:
        raise wrong("survive-position-volcano")


def begin(state: SurviveState) -> None:
    """Run procedure up to the first decision. Pending steps that do not fit the board show here at the latest."""
    try:
        state.advance()
        actions = state.legal_actions()
        playable = state.over or bool([state.say_choice(state.describe(action)) for action in actions])
    except (IndexError, KeyError, ValueError, TypeError):
        playable = False
    if not playable:
        raise wrong("survive-position-nobody-could-act")
