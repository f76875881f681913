"""JSON Schemas of what leaves a state: observation, choices, events, position.

A title is the name of a type: the page's types are made from these schemas.
"""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import SAYING
from tidefall.rising.rules.content import (
    ALLIES,
    CARDS,
    COLOURS,
    COMPONENTS,
    COUNCILORS,
    FIGURE_KINDS,
    GOODS,
    ITEMS,
    LETTERS,
    MISFORTUNES,
    SEATS,
    WORKS,
)
from tidefall.rising.rules.happenings import ENDINGS
from tidefall.rising.rules.island import CENTRE_SPACE, LOCATIONS, PENINSULAS, SPACE_NAMES, TILE_NAMES
from tidefall.rising.rules.monstrosities.store import Part
from tidefall.rising.speech.monstrosities import LASTING, NEXT, OF_NEXT_ROUND, OF_ROUND, ONE_MORE
from tidefall.rising.speech.narration import FIELDS, NAMES
from tidefall.rising.speech.things import SILVER

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


def _counts(names: list[str]) -> dict[str, Any]:
    """How many of some of these names."""
    return {"type": "object", "properties": dict.fromkeys(names, NUMBER), "additionalProperties": False}


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": [schema, {"type": "null"}]}


TEXT: Final[dict[str, Any]] = {"type": "string"}
FLAG: Final[dict[str, Any]] = {"type": "boolean"}
NUMBER: Final[dict[str, Any]] = {"type": "integer", "minimum": 0}
SEAT: Final[dict[str, Any]] = {"type": "integer", "minimum": 0, "maximum": 6}
OBJECT: Final[dict[str, Any]] = {"type": "object"}
SPACE: Final = _named("Space", {"enum": SPACE_NAMES})
PLACE: Final = _named(
    "Place",
    {
        "anyOf": [
            {"enum": ["pool", "supply", "box", "lair", *SPACE_NAMES]},
            {"type": "string", "pattern": "^petrified [a-z_0-9.]+$"},
        ]
    },
)
PENINSULA: Final = _named("Peninsula", {"enum": PENINSULAS})
COMPONENT: Final = _named("Component", {"enum": COMPONENTS})
ITEM: Final = _named("Item", {"enum": ITEMS})
WORK: Final = _named("Work", {"enum": WORKS})
COUNCILOR: Final = _named("Councilor", {"enum": COUNCILORS})
COLOUR: Final = _named("Colour", {"enum": COLOURS})
CARD: Final = _named("Card", {"enum": CARDS})
MISFORTUNE: Final = _named("Misfortune", {"enum": MISFORTUNES})
FIGURE_KIND: Final = _named("FigureKind", {"enum": FIGURE_KINDS})
TILE: Final = _named("Tile", {"enum": TILE_NAMES})
ENDING: Final = _named("Ending", {"enum": ENDINGS[1:]})
SOME_GOODS: Final = _named("Goods", _counts(GOODS))
SOME_CARDS: Final = _named("Cards", _counts(CARDS))
SOME_MISFORTUNES: Final = _named("Misfortunes", _counts(MISFORTUNES))
PHASES: Final = [
    *("SETUP", "ROUND_START", "PLACE", "BEFORE_DRAW", "DRAW", "RESPONSE", "RESOLVE", "MONSTERS_SLOT", "END_MISF"),
    *("START_ACTIONS", "ACTIONS", "ROLL", "BUILD", "WRATH", "GAME_OVER"),
]

FIGURES: Final = _list(
    _named(
        "Figure",
        _record(
            {"seat": _or_null(SEAT), "kind": FIGURE_KIND, "space": SPACE, "resolved": FLAG},
            petrified=FLAG,
            shares={"enum": ["help", "open"]},
            letters=TEXT,
        ),
    )
)
PARTS: Final = _list(
    _named(
        "Part",
        _record(
            {
                "name": COMPONENT,
                "letter": _or_null({"enum": LETTERS}),
                "cost": SOME_GOODS,
                "action": FLAG,
                "capacity": NUMBER,
                "figures": FIGURES,
            },
            target=NUMBER,
        ),
    )
)
SITE: Final = _named(
    "Site",
    _record(
        {"name": TILE, "flooded": FLAG, "capacity": NUMBER, "used": NUMBER, "figures": FIGURES},
        target=NUMBER,
        draw=NUMBER,
        keep=NUMBER,
        rate=NUMBER,
    ),
)
ARM: Final = _named(
    "Arm",
    _record(
        {
            "land": {"type": "integer", "minimum": 0, "maximum": 6},
            "barrier": FLAG,
            "closed": FLAG,
            "tiles": _list(SITE),
        }
    ),
)
PLAYER: Final = _named(
    "Player",
    _record(
        {
            "seat": SEAT,
            "councilor": _or_null(COUNCILOR),
            "copied": _or_null(COUNCILOR),
            "colour": _or_null(_named("PlayerColour", {"enum": [*COLOURS, SILVER]})),
            "goods": SOME_GOODS,
            "hand": _list(CARD),
            "artifacts": _list(CARD),
            "hand_limit": NUMBER,
            "pool": _counts(FIGURE_KINDS),
            "waiting_volunteers": NUMBER,
            "on_board": NUMBER,
            "supply": _counts(["leader", "follower", "bot"]),
            "ready": FLAG,
            "used": _list(TEXT),
        }
    ),
)
PIECE: Final = _named("Piece", _record({"seat": _or_null(SEAT), "kind": FIGURE_KIND, "at": TEXT}))
"""A figure wherever it is, also at the Lair or petrified."""


def _part(part: Part) -> dict[str, Any]:
    """What a part of the expansion's store is told as."""
    if part.name in ONE_MORE:
        return TEXT
    if getattr(part, "values", None):
        return _or_null(TEXT)
    if not part.names:
        return FLAG if part.most == 1 else NUMBER
    if part.most > 1:
        return _counts(part.names)
    return _list(SEAT) if part.names == SEATS else _list({"enum": part.names})


def _parts(parts: list[Part]) -> dict[str, Any]:
    return _record({}, **{part.name.removeprefix(NEXT): _part(part) for part in parts})


def _lot(names: list[str]) -> dict[str, Any]:
    return _record({"hidden": NUMBER, "unseen": _counts(names)})


EXPANSION: Final = _named(
    "Monstrosities",
    _record(
        {
            "allies": _list({"enum": ALLIES}),
            "items": _list(
                _record({"name": TEXT, "owner": _or_null(SEAT), "bearer": _or_null(PIECE), "spent": FLAG}),
            ),
            "locations": _list(
                _record(
                    {"name": {"enum": LOCATIONS}, "figures": FIGURES},
                    goods=SOME_GOODS,
                    cards=SOME_CARDS,
                    potions=_list(TEXT),
                    stolen=_list(PIECE),
                )
            ),
            "monsters": _list(_record({"name": TEXT, "at": _list(TEXT)}, count=NUMBER, sated=FLAG)),
            "lots": _record(
                {
                    "specials": _lot(MISFORTUNES),
                    "omens": _lot(MISFORTUNES),
                    "artifacts": _lot(CARDS),
                    "wonders": _lot(CARDS),
                }
            ),
            "this_round": _parts(OF_ROUND),
            "next_round": _parts(OF_NEXT_ROUND),
            "lasting": _parts(LASTING),
        }
    ),
)
OBSERVATION: Final = _record(
    {
        "game": {"const": "rising"},
        "seat": _or_null(SEAT),
        "options": OBJECT,
        "round": NUMBER,
        "starting_player": SEAT,
        "phase": _named("Phase", {"enum": PHASES}),
        "drawer": _or_null(SEAT),
        "asks": _record({"decision": TEXT, "seat": _or_null(SEAT), "open": FLAG}),
        "wrath": _record({"space": NUMBER, "level": NUMBER, "track": _list(NUMBER), "floods": NUMBER}),
        "island": _record(dict.fromkeys(PENINSULAS, ARM)),
        "centre": _record({"name": {"const": "mystic_power_source"}, "energy": NUMBER, "figures": FIGURES}),
        "gate": _list(_record({"name": SPACE, "figures": FIGURES})),
        "blueprint": PARTS,
        "built": PARTS,
        "players": _list(PLAYER),
        "hologram": _or_null(
            _record(
                {
                    "seat": _or_null(SEAT),
                    "councilor": _or_null(COUNCILOR),
                    "at": PLACE,
                    "back_in_round": _or_null(NUMBER),
                }
            )
        ),
        "automaton": _or_null(_record({"seat": SEAT, "at": PLACE})),
        "misfortunes": _record(
            {
                "deck": NUMBER,
                "left": SOME_MISFORTUNES,
                "top": _list(MISFORTUNE),
                "discard": SOME_MISFORTUNES,
                "seen": SOME_MISFORTUNES,
                "card": _or_null(MISFORTUNE),
            }
        ),
        "library": _record(
            {
                "deck": NUMBER,
                "left": SOME_CARDS,
                "hidden": NUMBER,
                "unseen": _list(CARD),
                "bottom": _list(CARD),
                "discard": SOME_CARDS,
                "drawn": _list(CARD),
            }
        ),
        "council": _or_null(
            _record({"stack": _list(COUNCILOR), "discard": _list(COUNCILOR), "revealed": _list(COUNCILOR)})
        ),
        "monstrosities": _or_null(EXPANSION),
        "effects": _record(
            {
                "earthquakes": NUMBER,
                "malfunctions": NUMBER,
                "lost_schema": FLAG,
                "builds": NUMBER,
                "calmed": NUMBER,
                "wrath_skipped": FLAG,
            }
        ),
        "roll": _or_null(
            _record(
                {
                    "space": _or_null(SPACE),
                    "seats": _list(SEAT),
                    "dice": _list(NUMBER),
                    "boost": NUMBER,
                    "total": _or_null(NUMBER),
                    "target": _or_null(NUMBER),
                }
            )
        ),
        "payment": _or_null(
            _record(
                {
                    "initiator": SEAT,
                    "due": SOME_GOODS,
                    "shares": {"type": "object", "additionalProperties": SOME_GOODS},
                    "to_consent": _list(SEAT),
                }
            )
        ),
        "proposal": _or_null(_record({"seat": SEAT, "text": TEXT})),
        "result": _or_null(
            _named(
                "Outcome",
                _record(
                    {
                        "won": FLAG,
                        "ended_by": ENDING,
                        "level": NUMBER,
                        "round": NUMBER,
                        "tiles": NUMBER,
                        "built": NUMBER,
                    }
                ),
            )
        ),
    }
)

HARMED: Final = _named(
    "Harmed",
    _record(
        {
            "kind": {"enum": ["tile", "figure", "barrier"]},
            "piece": TEXT,
            "seat": _or_null(SEAT),
            "at": _or_null(TEXT),
        }
    ),
)
"""A tile by its name, a figure by its kind, with whose it is; where."""
HARM: Final = _named(
    "Harm",
    _record(
        {
            "lost": _list(HARMED),
            "may": _list(HARMED),
            "most": NUMBER,
            "defenders": _list(SEAT),
            "say": SAYING,
        },
        sentence=TEXT,
    ),
)
PRICE: Final = _named(
    "Price",
    _record({"goods": SOME_GOODS, "more": NUMBER, "less": NUMBER, "payers": _list(SEAT), "say": SAYING}, sentence=TEXT),
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
                "from": _or_null(TEXT),
                "to": _or_null(TEXT),
                "say": SAYING,
            },
            sentence=TEXT,
            harm=HARM,
            price=PRICE,
        ),
    )
)

FIELD: Final[dict[str, dict[str, Any]]] = {
    **{field: {"enum": [name for name in names if name]} for field, names in NAMES.items()},
    "seat": SEAT,
    "holder": SEAT,
    "lacking": _or_null(SEAT),
    "figure": FIGURE_KIND,
    "space": SPACE,
    "councilor": _or_null(COUNCILOR),
    "component": WORK,
    "item": ITEM,
    "colour": COLOUR,
    "card": CARD,
    "misfortune": MISFORTUNE,
    "peninsula": PENINSULA,
    "ending": ENDING,
    "reason": _named("Reason", {"enum": NAMES["reason"]}),
    "tile": _named("TileOrCentre", {"enum": [*TILE_NAMES, SPACE_NAMES[int(CENTRE_SPACE)]]}),
    "level": NUMBER,
}
"""What the fields of events may be; the others are numbers."""
TOLD_AS: Final = {"kind_of_figure": ("figure",), "ring": ("tile",), "track": ("space", "level")}
"""Fields that are told as others."""


def _event(kind: str, fields: tuple[str, ...]) -> dict[str, Any]:
    told = {name: FIELD.get(name, NUMBER) for field in fields for name in TOLD_AS.get(field, (field,))}
    if "track" in fields:
        told["space"] = NUMBER
    name = kind.title().replace("_", "")
    record = _record({"n": NUMBER, "kind": {"const": kind}, "seat": {"type": "null"}, **told, "say": SAYING}, text=TEXT)
    return _named(name, record)


EVENTS: Final = _list(_named("Event", {"anyOf": [_event(*told) for told in FIELDS.values()]}))

POSITION: Final = _record(
    {},
    round=NUMBER,
    starting_player=SEAT,
    wrath=NUMBER,
    step=TEXT,
    ended_by={"enum": ENDINGS[1:]},
    land=_counts(PENINSULAS),
    barriers=_list(PENINSULA),
    players=_list(
        _record(
            {},
            councilor=COUNCILOR,
            colour=COLOUR,
            goods=_counts(GOODS),
            cards=_list(CARD),
            leader=PLACE,
            followers=_list(PLACE),
            volunteers=_list(PLACE),
            waiting_volunteers=NUMBER,
        )
    ),
    hologram=PLACE,
    hologram_power=COUNCILOR,
    automaton=PLACE,
    bots=_list(PLACE),
    blueprint=_list(COMPONENT),
    built=_list(COMPONENT),
    misfortunes=_record(
        {},
        deck=_counts(MISFORTUNES),
        discard=_counts(MISFORTUNES),
        top=_list(MISFORTUNE),
        seen=_counts(MISFORTUNES),
        card=MISFORTUNE,
    ),
    drawer=_or_null(SEAT),
    draws=NUMBER,
    library=_record(
        {},
        deck=_counts(CARDS),
        discard=_counts(CARDS),
        bottom=_list(CARD),
        drawn=_counts(CARDS),
        hidden_artifacts=NUMBER,
        unseen=_list(CARD),
    ),
    council=_record({}, stack=_list(COUNCILOR), discard=_list(COUNCILOR), revealed=_list(COUNCILOR)),
    monstrosities=OBJECT,
    effects=OBJECT,
    marks=OBJECT,
    pending=_list(
        {
            "type": "object",
            "properties": {"step": TEXT},
            "required": ["step"],
            "additionalProperties": NUMBER,
        }
    ),
    memory=OBJECT,
)

SCHEMAS: Final[dict[str, Any]] = {
    name: {"$schema": DIALECT, "title": f"rising {name}", **schema}
    for name, schema in (
        ("observation", OBSERVATION),
        ("choices", CHOICES),
        ("events", EVENTS),
        ("position", POSITION),
    )
}
