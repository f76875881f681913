"""JSON Schemas of what leaves a state: observation, choices, events, position."""

from __future__ import annotations

from typing import Any, Final

from tidefall.survive.components import COLOURS, PIECE_KINDS, TERRAINS
from tidefall.survive.happenings import ENDINGS

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def _record(required: dict[str, Any], **optional: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {**required, **optional},
        "required": list(required),
        "additionalProperties": False,
    }


def _list(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": item}


def _map(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": item}


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": [schema, {"type": "null"}]}


TEXT: Final[dict[str, Any]] = {"type": "string"}
FLAG: Final[dict[str, Any]] = {"type": "boolean"}
NUMBER: Final[dict[str, Any]] = {"type": "integer"}
SEAT: Final[dict[str, Any]] = {"type": "integer", "minimum": 0, "maximum": 5}
SPACE: Final[dict[str, Any]] = {"type": "string", "pattern": "^[A-M]([1-9]|1[0-2])$"}
PLACE: Final[dict[str, Any]] = {"type": "string", "pattern": "^([A-M]([1-9]|1[0-2])|NW|NE|SW|SE)$"}
EXPLORER: Final[dict[str, Any]] = {"type": "string", "pattern": "^[RBGYOW][a-j]$"}
TERRAIN: Final[dict[str, Any]] = {"enum": TERRAINS[1:]}
TILE: Final[dict[str, Any]] = {"type": "string", "pattern": "^(beach|forest|mountain) [a-z_]+$"}

OBSERVATION: Final = _record(
    {
        "game": {"const": "survive"},
        "seat": _or_null(SEAT),
        "options": {"type": "object"},
        "turn": NUMBER,
        "active": SEAT,
        "step": {"enum": ["setup", "tile", "move", "sink", "creature", "over"]},
        "asks": _record({"decision": TEXT, "seat": _or_null(SEAT), "sentence": TEXT}),
        "points": {"type": "integer", "minimum": 0, "maximum": 3},
        "roll": _or_null(_record({"face": TEXT, "distance": _or_null({"enum": ["1", "2", "3", "D"]})})),
        "players": _list(
            _record(
                {
                    "seat": SEAT,
                    "colours": _list({"enum": COLOURS}),
                    "turns": NUMBER,
                    "hand": _list(TERRAIN),
                    "on_board": NUMBER,
                    "saved": NUMBER,
                    "lost": NUMBER,
                    "reserve": NUMBER,
                    "ships_to_place": NUMBER,
                    "score": _or_null(NUMBER),
                }
            )
        ),
        "island": _map(TERRAIN),
        "explorers": _list(
            _record(
                {
                    "id": EXPLORER,
                    "colour": {"enum": COLOURS},
                    "seat": SEAT,
                    "state": {"enum": ["land", "aboard", "swimmer", "safe", "out"]},
                    "at": _or_null(PLACE),
                    "wet": FLAG,
                    "protected": FLAG,
                    "value": _or_null({"type": "integer", "minimum": 1, "maximum": 6}),
                }
            )
        ),
        "ships": _list(_record({"at": SPACE, "crew": _list(EXPLORER), "controllers": _list(SEAT)})),
        "ship_supply": NUMBER,
        "creatures": _list(_record({"kind": {"enum": PIECE_KINDS[:5]}, "at": SPACE, "protects": _or_null(EXPLORER)})),
        "supply": _map(NUMBER),
        "hand": _list(TILE),
        "reserve": _map(_list(NUMBER)),
        "shown": _map(NUMBER),
        "unseen": _map(_map(NUMBER)),
        "picked": _or_null(_record({"kind": TEXT, "id": _or_null(EXPLORER), "at": SPACE})),
        "window": _or_null(_record({"against": {"enum": ["shark", "whale"]}, "at": SPACE})),
        "result": _or_null(
            _record(
                {
                    "ended_by": {"enum": ENDINGS[1:]},
                    "scores": _list(NUMBER),
                    "saved": _list(NUMBER),
                    "turns": _list(NUMBER),
                    "winners": _list(SEAT),
                    "tie_break": _or_null({"enum": ["value", "saved", "turns", "shared"]}),
                    "values": _map(NUMBER),
                }
            )
        ),
    }
)

CHOICES: Final = _list(
    _record(
        {
            "action": NUMBER,
            "text": TEXT,
            "verb": TEXT,
            "piece": _or_null(TEXT),
            "from": _or_null(PLACE),
            "to": _or_null(PLACE),
            "sentence": TEXT,
        }
    )
)

EVENTS: Final = _list(
    {
        "type": "object",
        "properties": {"n": NUMBER, "kind": TEXT, "seat": _or_null(SEAT), "text": TEXT},
        "required": ["n", "kind", "seat", "text"],
    }
)

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
    ship_supply=NUMBER,
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
    pending=_list({"type": "array", "minItems": 3, "maxItems": 3}),
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
