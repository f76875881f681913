"""JSON Schemas of what leaves a state: observation, choices, events, position.

A title is the name of a type: the page's types are made from these schemas.
"""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import SAYING
from tidefall.survive.rules.components import BACKS, COLOURS, DIVE_DIE, DIVE_NUMBERS, PIECE_KINDS, TERRAINS
from tidefall.survive.rules.happenings import ENDINGS
from tidefall.survive.speech.narration import CAUSES, FIELDS, OF_ITS_OWNER

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def _record(required: dict[str, Any], **optional: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {**required, **optional},
        "required": list(required),
        "additionalProperties": False,
    }


def _named(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"title": name, **schema}


def _list(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": item}


def _map(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": item}


def _some(names: list[str], item: dict[str, Any]) -> dict[str, Any]:
    """Something for some of these names."""
    return _record({}, **dict.fromkeys(names, item))


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": [schema, {"type": "null"}]}


TEXT: Final[dict[str, Any]] = {"type": "string"}
FLAG: Final[dict[str, Any]] = {"type": "boolean"}
NUMBER: Final[dict[str, Any]] = {"type": "integer"}
SEAT: Final[dict[str, Any]] = {"type": "integer", "minimum": 0, "maximum": 5}
SPACE: Final[dict[str, Any]] = {"type": "string", "pattern": "^[A-M]([1-9]|1[0-2])$"}
PLACE: Final[dict[str, Any]] = {"type": "string", "pattern": "^([A-M]([1-9]|1[0-2])|NW|NE|SW|SE)$"}
EXPLORER: Final[dict[str, Any]] = {"type": "string", "pattern": "^[RBGYOW][a-j]$"}
TILE: Final[dict[str, Any]] = {"type": "string", "pattern": "^(beach|forest|mountain) [a-z_]+$"}
COLOUR: Final = _named("Colour", {"enum": COLOURS})
TERRAIN: Final = _named("Terrain", {"enum": TERRAINS[1:]})
CREATURE_KIND: Final = _named("CreatureKind", {"enum": PIECE_KINDS[:5]})
PIECE_KIND: Final = _named("PieceKind", {"enum": [*PIECE_KINDS, "explorer"]})
FACE: Final = _named("Face", {"enum": DIVE_DIE})
DISTANCE: Final = _or_null(_named("Distance", {"enum": DIVE_NUMBERS}))
ENDING: Final = _named("Ending", {"enum": ENDINGS[1:]})

PLAYER: Final = _named(
    "Player",
    _record(
        {
            "seat": SEAT,
            "colours": _list(COLOUR),
            "turns": NUMBER,
            "hand": _list(TERRAIN),
            "on_board": NUMBER,
            "saved": NUMBER,
            "lost": NUMBER,
            "reserve": NUMBER,
            "ships_to_place": NUMBER,
            "score": _or_null(NUMBER),
        }
    ),
)
EXPLORER_SEEN: Final = _named(
    "Explorer",
    _record(
        {
            "id": EXPLORER,
            "colour": COLOUR,
            "seat": SEAT,
            "standing": _named("Standing", {"enum": ["land", "aboard", "swimmer", "safe", "out"]}),
            "at": _or_null(PLACE),
            "wet": FLAG,
            "protected": FLAG,
            "value": _or_null({"type": "integer", "minimum": 1, "maximum": 6}),
        }
    ),
)
SHIP: Final = _named("Ship", _record({"at": SPACE, "crew": _list(EXPLORER), "controllers": _list(SEAT)}))
CREATURE: Final = _named("Creature", _record({"kind": CREATURE_KIND, "at": SPACE, "protects": _or_null(EXPLORER)}))
OUTCOME: Final = _named(
    "Outcome",
    _record(
        {
            "ended_by": ENDING,
            "scores": _list(NUMBER),
            "saved": _list(NUMBER),
            "turns": _list(NUMBER),
            "winners": _list(SEAT),
            "tie_break": _or_null(_named("TieBreak", {"enum": ["value", "saved", "turns", "shared"]})),
            "values": _map(NUMBER),
        }
    ),
)

OBSERVATION: Final = _record(
    {
        "game": {"const": "survive"},
        "seat": _or_null(SEAT),
        "options": {"type": "object"},
        "turn": NUMBER,
        "active": SEAT,
        "phase": _named("Phase", {"enum": ["setup", "tile", "move", "sink", "creature", "over"]}),
        "asks": _record({"decision": TEXT, "seat": _or_null(SEAT)}),
        "points": {"type": "integer", "minimum": 0, "maximum": 3},
        "roll": _or_null(_record({"face": FACE, "distance": DISTANCE})),
        "players": _list(PLAYER),
        "island": _map(TERRAIN),
        "explorers": _list(EXPLORER_SEEN),
        "ships": _list(SHIP),
        "creatures": _list(CREATURE),
        "supply": _record(dict.fromkeys(PIECE_KINDS, NUMBER)),
        "hand": _list(TILE),
        "reserve": _some(COLOURS, _list(NUMBER)),
        "shown": _map(NUMBER),
        "unseen": _record(dict.fromkeys(TERRAINS[1:], _named("Backs", _some(BACKS, NUMBER)))),
        "picked": _or_null(_record({"kind": PIECE_KIND, "id": _or_null(EXPLORER), "at": SPACE})),
        "window": _or_null(_record({"against": {"enum": ["shark", "whale"]}, "at": SPACE})),
        "result": _or_null(OUTCOME),
    }
)

CAUSE: Final = _named("Cause", {"enum": CAUSES})
HARMED: Final = _named("Harmed", _record({"piece": TEXT, "seat": _or_null(SEAT), "at": SPACE, "by": _or_null(CAUSE)}))
"""An explorer by its id, a ship or a creature by its kind; where, and what does it."""
HARM: Final = _named(
    "Harm",
    _record(
        {
            "lost": _list(HARMED),
            "may": _list(HARMED),
            "most": NUMBER,
            "swim": _list(HARMED),
            "defenders": _list(SEAT),
            "say": SAYING,
        },
        sentence=TEXT,
    ),
)
CHOICES: Final = _list(
    _named(
        "Choice",
        _record(
            {
                "action": NUMBER,
                "text": TEXT,
                "verb": TEXT,
                "piece": _or_null(TEXT),
                "from": _or_null(PLACE),
                "to": _or_null(PLACE),
                "say": SAYING,
            },
            sentence=TEXT,
            harm=HARM,
        ),
    )
)

FIELD: Final[dict[str, dict[str, Any]]] = {
    "seat": SEAT,
    "turn": NUMBER,
    "space": PLACE,
    "from": PLACE,
    "to": PLACE,
    "explorer": EXPLORER,
    "terrain": TERRAIN,
    "tile": TILE,
    "creature": CREATURE_KIND,
    "cause": CAUSE,
    "face": FACE,
    "distance": DISTANCE,
    "ending": ENDING,
    "agreed": FLAG,
    "whirls": FLAG,
}
"""What the fields of events may be."""


def _event(kind: str, fields: tuple[str, ...]) -> dict[str, Any]:
    told = {field: FIELD[field] for field in fields}
    optional: dict[str, Any] = {}
    if kind == "back_kept":  # the back for the one who keeps the tile, the terrain for the others
        optional = {"tile": told.pop("tile"), "terrain": TERRAIN}
    seat = {"seat": SEAT if "seat" in told or kind in OF_ITS_OWNER else {"type": "null"}}
    name = kind.title().replace("_", "")
    fields_told = {"n": NUMBER, "kind": {"const": kind}, **told, **seat, "say": SAYING}
    return _named(name, _record(fields_told, text=TEXT, **optional))


EVENTS: Final = _list(_named("Event", {"anyOf": [_event(*told) for told in FIELDS.values()]}))

POSITION: Final = _record(
    {},
    turn=NUMBER,
    active=SEAT,
    step=TEXT,
    points=NUMBER,
    roll={"anyOf": [TEXT, _list(TEXT)]},
    island=_list({"type": "string", "pattern": "^[bfm~]{4,8}$"}),
    tiles=_map(TERRAIN),
    sunk=_list(SPACE),
    explorers=_map({"anyOf": [PLACE, {"enum": ["out", "reserve"]}]}),
    values=_map(NUMBER),
    ships=_map(_list(EXPLORER)),
    ships_to_place=_map(NUMBER),
    hands=_map(_list(TILE)),
    shown=_map(NUMBER),
    supply=_map(NUMBER),
    serpents=_list(SPACE),
    sharks=_list(SPACE),
    whales=_list(SPACE),
    squids=_list(SPACE),
    dolphins=_list({"type": "array", "minItems": 2, "maxItems": 2}),
    wet=_list(EXPLORER),
    fallen=_list(EXPLORER),
    quiet=NUMBER,
    stirred=FLAG,
    tile_open=FLAG,
    stop_asked=FLAG,
    ended_by=TEXT,
    pending=_list({"type": "object", "properties": {"step": TEXT}, "required": ["step"]}),
)

SCHEMAS: Final[dict[str, Any]] = {
    name: {"$schema": DIALECT, "title": f"survive {name}", **schema}
    for name, schema in (
        ("observation", OBSERVATION),
        ("choices", CHOICES),
        ("events", EVENTS),
        ("position", POSITION),
    )
}
