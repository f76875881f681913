"""What a table looks like to somebody: plain structures, the same for every game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tidefall.kernel.options import Value
from tidefall.kernel.speech import SAYING
from tidefall.table.facts import Door, Handed, Spectators

Status = Literal["open", "playing", "over", "abandoned"]
SeatKind = Literal["open", "person", "bot"]


def _facts(name: str, description: str, fields: dict[str, Any], **optional: Any) -> Meta:
    """What every game's data of a kind have; the rest is in the game's own schemas."""
    schema = {"properties": {**fields, **optional}, "required": list(fields), "additionalProperties": True}
    return Meta(title=name, description=description, extra_json_schema=schema)


_SAID = {**SAYING, "title": "Said"}
Said = Annotated[Any, Meta(extra_json_schema=_SAID)]
"""What is said: a message with its facts, or the sentence itself. Of a union its schema would say too little."""


_TEXT = {"type": "string"}
_NUMBER = {"type": "integer"}
_PLACE = {"anyOf": [{"type": "string"}, {"type": "null"}]}
_OWNER = {"anyOf": [{"type": "integer"}, {"type": "null"}]}
_SEATS = {"type": "array", "items": _NUMBER}


def _open(title: str, description: str, fields: dict[str, Any]) -> dict[str, Any]:
    """Data that have these fields in every game, and a sentence in whatever language was asked for."""
    return {
        "title": title,
        "description": description,
        "type": "object",
        "properties": {**fields, "say": _SAID, "sentence": _TEXT},
        "required": [*fields, "say"],
        "additionalProperties": True,
    }


_PIECES = {
    "type": "array",
    "items": {
        "title": "HarmedPiece",
        "type": "object",
        "properties": {"piece": _TEXT, "seat": _OWNER, "at": _PLACE},
        "required": ["piece", "seat", "at"],
        "additionalProperties": True,
    },
}
Harm = _open(
    "Harm",
    "Pieces that will be lost; those that may be, of which `most` at most together; who may defend them.",
    {"lost": _PIECES, "may": _PIECES, "most": _NUMBER, "defenders": _SEATS},
)
Price = _open(
    "Price",
    "What has to be paid: goods, `more` and `less` of any kind; who pays or may be asked to.",
    {
        "goods": {"type": "object", "additionalProperties": _NUMBER},
        "more": _NUMBER,
        "less": _NUMBER,
        "payers": _SEATS,
    },
)

Choice = Annotated[
    dict[str, Any],
    _facts(
        "Choice",
        "A legal action as people and boards read it.",
        {
            "action": _NUMBER,
            "text": _TEXT,
            "verb": _TEXT,
            "piece": _PLACE,
            "from": _PLACE,
            "to": _PLACE,
            "say": _SAID,
        },
        sentence=_TEXT,
        harm=Harm,
        price=Price,
    ),
]
LogEvent = Annotated[
    dict[str, Any],
    _facts(
        "LogEvent",
        "Something that happened in the game.",
        {"n": _NUMBER, "kind": _TEXT, "say": _SAID},
        text=_TEXT,
    ),
]


class SeatView(Struct, frozen=True):
    seat: int
    title: Said
    """What the game calls the seat, such as "Red"."""
    kind: SeatKind
    name: str | None
    """The person's name, or the bot's."""
    bot: str | None
    """The bot that sits here, or plays for the person."""
    person: str | None
    ready: bool
    locked: bool
    resigned: bool
    handed: Handed | None
    """Why a bot plays for the person, if one does."""


class VoteView(Struct, frozen=True):
    """Who is for letting a bot play a seat, and how many more would have to be."""

    seat: int
    persons: list[str]
    missing: int


class TableView(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Value]
    status: Status
    public: bool
    spectators: Spectators
    delay: int
    host: str
    """The person who may give out seats and start."""
    seats: list[SeatView]
    bots: list[str]
    """The kinds of bots that can play here, the strongest first."""
    rematch: str | None
    rematch_of: str | None
    created: float
    started: float | None
    since: float
    """When the last thing that you may know of happened: the clock of the turn counts from here."""
    grace: int
    """For how many seconds somebody must be away before others may let a bot play for them, or idle before a vote."""
    takeovers: bool
    """Whether others may do that at all."""
    bot: str
    """The bot that stands in for those who have not chosen another."""
    clock: int
    """Seconds for a decision; 0: there is no clock."""
    window: int
    """Seconds for a person to answer where nobody is to know who is asked."""
    door: Door
    away: dict[str, float]
    """Since when persons who play, or the host, are away."""
    votes: list[VoteView]
    asking: int | None
    """Where nobody is to know who is asked: the seat that may answer now, until `window` seconds after `since`."""


class GameView(Struct, frozen=True):
    """The game as one seat (or a spectator) may see it."""

    moment: int
    """How much of the game you have seen; `act` and `undo` carry it back."""
    turn: int
    observation: dict[str, Any]
    say: Said
    """What is wanted now."""
    asked: list[int]
    """Seats that are to decide, as far as you may know."""
    choices: list[Choice]
    """Your legal actions; none when you are not asked."""
    undo: bool
    """Whether `undo` would be granted."""
    prompt: str | UnsetType = UNSET
    """What is wanted now, in a sentence; only for those who have named their language."""


class ChatLine(Struct, frozen=True):
    person: str
    name: str
    text: str
    at: float
    number: int
    """The first line ever said at the table has number 0."""


class Guest(Struct, frozen=True):
    """Somebody whom the host may do something about."""

    person: str
    name: str
    muted: bool


class You(Struct, frozen=True):
    """Who you are at this table."""

    person: str | None
    name: str | None
    host: bool
    seats: list[int]
    """Yours; several when several people share a screen."""
    seat: int | None
    """The one whose view this is; none for a spectator."""
    wanted: list[int]
    """Those of your seats that are to decide now, whichever of them you look from."""
    waiting: bool
    """Whether you have knocked, and the host has not let you in yet."""
    muted: bool
    stand_in: str | None
    """The bot that you have chosen to be replaced by."""
    guests: list[Guest]
    """For the host: everybody else who has joined."""
    knocking: list[Guest]
    blocked: list[Guest]


class View(Struct, frozen=True):
    """All there is to see at a version."""

    version: int
    you: You
    table: TableView
    game: GameView | None
    """None before the start."""
