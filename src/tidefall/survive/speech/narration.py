"""What happened, as data and in words, for those who may know it (S-9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.speech import saying
from tidefall.survive.rules import happenings
from tidefall.survive.rules.board import PLACE_NAMES
from tidefall.survive.rules.components import (
    CREATURE_DIE,
    DIVE_DIE,
    DIVE_NUMBERS,
    KIND_NAMES,
    KIND_TERRAIN,
    PIECE_KINDS,
    TERRAINS,
)
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.speech import things

if TYPE_CHECKING:
    from tidefall.kernel.speech import Saying
    from tidefall.survive.rules.state import SurviveState

CAUSES: Final = [*PIECE_KINDS, "whirlpool", "defence"]

FIELDS: Final = {
    int(happenings.TURN_BEGINS): ("turn_begins", ("seat", "turn")),
    int(happenings.TILE_LAID): ("tile_laid", ("space", "terrain")),
    int(happenings.EXPLORER_PLACED): ("explorer_placed", ("explorer", "space")),
    int(happenings.SHIP_PLACED): ("ship_placed", ("seat", "space")),
    int(happenings.NO_TILE): ("no_tile", ("seat",)),
    int(happenings.TILE_PLAYED): ("tile_played", ("seat", "tile")),
    int(happenings.EXPLORER_MOVED): ("explorer_moved", ("explorer", "from", "to")),
    int(happenings.EXPLORER_BOARDED): ("explorer_boarded", ("explorer", "from", "to")),
    int(happenings.OVERBOARD): ("overboard", ("explorer", "space")),
    int(happenings.RESCUED): ("rescued", ("explorer", "from", "to")),
    int(happenings.SHIP_SAILED): ("ship_sailed", ("from", "to")),
    int(happenings.TILE_SUNK): ("tile_sunk", ("space", "terrain")),
    int(happenings.BACK_SHOWN): ("back_shown", ("tile", "space", "whirls")),
    int(happenings.BACK_KEPT): ("back_kept", ("tile", "seat")),
    int(happenings.ROLLED): ("rolled", ("face", "distance")),
    int(happenings.CREATURE_MOVED): ("creature_moved", ("creature", "from", "to")),
    int(happenings.CREATURE_APPEARED): ("creature_appeared", ("creature", "space")),
    int(happenings.CREATURE_REMOVED): ("creature_removed", ("creature", "space", "cause")),
    int(happenings.EXPLORER_LOST): ("explorer_lost", ("explorer", "space", "cause")),
    int(happenings.SHIP_WRECKED): ("ship_wrecked", ("space", "cause")),
    int(happenings.SHIP_APPEARED): ("ship_appeared", ("space",)),
    int(happenings.WINDOW_OPENED): ("window_opened", ("creature", "space")),
    int(happenings.NO_DEFENCE): ("no_defence", ("creature", "space")),
    int(happenings.DEFENDED): ("defended", ("seat", "tile", "space")),
    int(happenings.PROTECTED): ("protected", ("explorer", "space")),
    int(happenings.GAME_ENDS): ("game_ends", ("ending",)),
    int(happenings.STOP_ANSWERED): ("stop_answered", ("seat", "agreed")),
}
"""The kind of each event and what its numbers are."""
OF_ITS_OWNER: Final = ("explorer_placed", "explorer_moved", "explorer_boarded", "rescued", "explorer_lost")
"""Events whose seat is that of the explorer."""


def event(state: SurviveState, entry: tuple[int, int, int, int, int], viewer: int | None) -> dict[str, Any]:
    """An event with its fields in words, and what is said of it; what the viewer may not know is not in it."""
    kind, fields = FIELDS[entry[1]]
    told: dict[str, Any] = {"n": entry[0], "kind": kind, "seat": None}
    for field, number in zip(fields, entry[2:], strict=False):
        told[field] = word(state, field, number)
    if kind in OF_ITS_OWNER:
        told["seat"] = int(state.owner(entry[2]))
    if kind == "back_kept" and entry[3] != viewer:
        told["terrain"] = TERRAINS[KIND_TERRAIN[entry[2]]]
        del told["tile"]
    told["say"] = say(state, told)
    return told


def word(state: SurviveState, field: str, number: int) -> Any:
    """A field of an event in the names that everybody uses."""
    if field in ("space", "from", "to"):
        return PLACE_NAMES[number]
    if field == "explorer":
        return explorer_name(state.rules, number)
    if field == "terrain":
        return TERRAINS[number]
    if field == "tile":
        return KIND_NAMES[number]
    if field == "creature":
        return PIECE_KINDS[number]
    if field == "cause":
        return CAUSES[number]
    if field == "face":
        return (DIVE_DIE if state.rules.ch6 else CREATURE_DIE)[number]
    if field == "distance":
        return DIVE_NUMBERS[number - 1] if number else None
    if field == "ending":
        return happenings.ENDINGS[number]
    if field in ("agreed", "whirls"):
        return bool(number)
    return number


UNSAID: Final[dict[str, tuple[str, ...]]] = {
    "explorer_placed": ("explorer",),
    "explorer_moved": ("seat",),
    "explorer_boarded": ("seat", "from"),
    "rescued": ("seat", "from"),
    "explorer_lost": ("seat",),
    "back_shown": ("seat", "space", "whirls"),
}
"""Fields of which the sentence says nothing; an explorer says itself whose it is."""


def say(state: SurviveState, told: dict[str, Any]) -> Saying:
    """What is said of an event: the message `survive-event-` with its kind, and the fields as facts."""
    kind: str = told["kind"]
    if kind == "back_kept" and "tile" in told:
        return saying("survive-event-back-kept-own", tile=things.tile(told["tile"]))
    unsaid = ("n", "kind", *UNSAID.get(kind, ("seat",) if told["seat"] is None else ()))
    facts = {field: fact(state, field, value) for field, value in told.items() if field not in unsaid}
    if "seat" in facts:
        facts["player"] = facts.pop("seat")
    return saying(f"survive-event-{kind.replace('_', '-')}", **facts)


def fact(state: SurviveState, field: str, value: Any) -> Any:
    """A field as a fact of a message."""
    if field == "seat":
        return {"seat": value}
    if field == "explorer":
        return things.explorer(state.rules, value)
    if field in ("from", "to", "space"):
        return things.place(value)
    if field in ("creature", "face"):
        return things.piece(value)
    if field == "terrain":
        return things.terrain(value)
    return things.tile(value) if field == "tile" else value
