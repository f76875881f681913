"""Everything that goes over the wire, in both directions: the one source of JSON Schemas, OpenAPI and TypeScript types.

`PROTOCOL` goes up when an old client could no longer play. Unknown fields in what clients send are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tidefall.kernel.errors import Refused
from tidefall.kernel.options import Value
from tidefall.table.commands import AnyCommand, BotName, Clock, Grace, PersonName, SeatNumber, Window
from tidefall.table.facts import Door, Spectators
from tidefall.table.views import ChatLine, LogEvent, Said, Status, View

PROTOCOL = 1

Lang = Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$", max_length=35)]
"""The code of a language, as in `es` or `pt-BR`."""
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{16}$")]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, new for every command: a command that comes twice is carried out once."""
Changes = Annotated[
    Any,
    Meta(
        title="Changes",
        description="What has changed in a value: `[it is this now]`, `{part: changes, or null if it is gone}`, or "
        "of a list `[at, how many go, those who come, ...]`.",
        extra_json_schema={"anyOf": [{"type": "array", "items": {}}, {"type": "object", "additionalProperties": True}]},
    ),
]


# Websocket, from the client.


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message of a connection. Said again, it changes the language or the seat one looks from."""

    protocol: int
    table: TableId
    token: Token | None = None
    """Proves who you are; without one you are a spectator."""
    seat: SeatNumber | None = None
    """Which of your seats to look from; by default the one that is wanted, or the first."""
    seen: Annotated[int, Meta(ge=0)] | None = None
    """The version you have, if you come back: only what is missing is sent."""
    lang: Lang | None = None
    """The language in which the server is to make the sentences; without one you make them from what is said."""
    changes: bool = False
    """Whether an Update is to bring what has changed in the view, as far as that will do, and not all of it."""


class Do(ClientMessage, frozen=True, tag="do"):
    key: Key
    command: AnyCommand


class AskHint(ClientMessage, frozen=True, tag="ask_hint"):
    """What would a good bot do in my place?"""

    key: Key
    seat: SeatNumber


class AskChat(ClientMessage, frozen=True, tag="ask_chat"):
    """What was said before the line with this number?"""

    key: Key
    before: Annotated[int, Meta(ge=0)]


class Ping(ClientMessage, frozen=True, tag="ping"):
    pass


AnyClientMessage = Hello | Do | AskHint | AskChat | Ping


# Websocket, from the server.


class ServerMessage(Struct, frozen=True, tag_field="type"):
    pass


class Presence(Struct, frozen=True):
    present: list[str]
    """Persons with an open connection."""
    watching: int
    """How many others look on."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to Hello: where things stand. It may come unasked too, when what you may see has changed."""

    protocol: int
    view: View
    log: list[LogEvent]
    """What happened in the game: events with `kind`, `text` and the game's own fields."""
    whole: bool
    """Whether `log` is all of it, and replaces what you have; else it goes at its end. In an Update too."""
    chat: list[ChatLine]
    """The last lines, or those you have missed; each has a number, and `ask_chat` has those before."""
    presence: Presence
    now: float
    """The server's clock."""
    running: float
    """Since when the server runs: nobody counts as away or idle for longer."""
    earlier: bool
    """Whether there are lines of chat before those in `chat`."""


class Update(ServerMessage, frozen=True, tag="update"):
    """Something happened. `version` is one more than that of the message before, or you missed one: say Hello."""

    version: int
    log: list[LogEvent]
    whole: bool
    """Whether `log` is all of it, as after something was taken back, and replaces what you have."""
    chat: list[ChatLine]
    """New lines. Whatever `whole` says, those you have stay: nothing that was said is taken back."""
    now: float
    view: View | UnsetType = UNSET
    """What there is to see now."""
    changes: Changes | UnsetType = UNSET
    """Instead of `view`, for those who have asked for it in Hello: what has changed in the view you have."""


class PresenceChanged(ServerMessage, frozen=True, tag="presence"):
    presence: Presence


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The command is carried out and stored. The update it caused comes after it."""

    key: str
    version: int


class Saying(Struct, frozen=True, omit_defaults=True):
    """A sentence that is still to be made: the name of a message, as in the files of words, and what goes into it."""

    name: str
    facts: dict[str, Any] = {}


def said(refused: Refused) -> Saying:
    """Why something is refused, for the wire."""
    return Saying(refused.message, refused.facts)


class Refusal(ServerMessage, frozen=True, tag="refused"):
    """`code` is for programs and does not change. `key` is None if no command could be read."""

    key: str | None
    code: str
    say: Saying
    """Why, for those who make their own sentences."""
    reason: str | UnsetType = UNSET
    """The sentence, in the language that Hello named, if it did; before that in English."""


class Hint(ServerMessage, frozen=True, tag="hint"):
    key: str
    action: int
    text: str
    say: Said
    sentence: str | UnsetType = UNSET
    """Only for those who have named their language."""


class ChatPage(ServerMessage, frozen=True, tag="chat_page"):
    key: str
    chat: list[ChatLine]
    earlier: bool
    """Whether there are lines before these."""


class Pong(ServerMessage, frozen=True, tag="pong"):
    now: float


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server closes the connection, and why. Come back unless the code says otherwise."""

    code: str
    say: Saying
    reason: str | UnsetType = UNSET
    """As in Refusal."""


AnyServerMessage = Welcome | Update | PresenceChanged | Ack | Refusal | Hint | ChatPage | Pong | Bye


# HTTP.


class Problem(Struct, frozen=True):
    """The body of every answer from 400 on. `code` is for programs and does not change."""

    code: str
    say: Saying
    """Why, for those who make their own sentences."""
    detail: str
    """The sentence, in the language of Accept-Language."""


class OptionInfo(Struct, frozen=True):
    name: str
    type: Literal["flag", "number", "choice", "text"]
    default: Value
    allowed: list[Value]
    title: Said
    """What people call it."""
    help: Said
    """What it does."""


class BotInfo(Struct, frozen=True):
    name: str
    help: Said


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    cooperative: bool
    seats: tuple[int, int]
    default_seats: int
    options: list[OptionInfo]
    """All but `seats`."""
    bots: list[BotInfo]
    """The strongest first."""
    seat_titles: list[Said]
    """What the seats are called with the most players."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat of a new table: you, somebody else at your screen, a bot, or whoever comes."""

    kind: Literal["you", "person", "bot", "open"]
    name: PersonName | None = None
    bot: BotName | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: PersonName
    """Yours."""
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    public: bool = False
    spectators: Spectators = "public"
    delay: Annotated[int, Meta(ge=5, le=3600)] = 60
    start: bool = False
    """Begin at once; no seat may be open then."""
    grace: Grace = 60
    """For how many seconds somebody must be away before others may let a bot play for them, or idle before a vote."""
    takeovers: bool = True
    """Whether others may do that at all."""
    bot: BotName | None = None
    """The bot that stands in; by default the strongest."""
    clock: Clock = 0
    """Seconds for a decision, after which a bot plays on; 0: there is no clock."""
    window: Window = 10
    """Seconds for a person to answer where nobody is to know who is asked."""
    door: Door = "open"
    """Whether newcomers get in by themselves, when you let them in, or not at all."""


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    seat: SeatNumber | None = None
    """An open seat to take at once."""


class Ticket(Struct, frozen=True):
    """Your way in. Whoever has the token is you: keep it."""

    table: str
    person: str
    token: str


class SeatSummary(Struct, frozen=True):
    title: Said
    kind: Literal["open", "person", "bot"]
    name: str | None
    score: float | None
    """The share of the victory, once the game is over."""


class TableSummary(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Value]
    status: Status
    public: bool
    spectators: Spectators
    seats: list[SeatSummary]
    turn: int
    created: float
    changed: float


class TableList(Struct, frozen=True):
    tables: list[TableSummary]


class Frame(Struct, frozen=True):
    """A moment of a finished game as one seat, or a spectator, saw it."""

    moment: int
    """How many actions led to it; the same from every seat."""
    turn: int
    observation: dict[str, Any]
    log: list[LogEvent]
    """What happened since the frame before."""
    say: Said
    """What was wanted then."""
    scores: list[float]
    """The score of each seat at this moment, hidden values counted."""
    prompt: str | UnsetType = UNSET
    """What was wanted, in a sentence; only if a language is asked for."""


class Replay(Struct, frozen=True):
    table: TableSummary
    seat: int | None
    first: int
    """The number of the first frame here."""
    total: int
    frames: list[Frame]


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    database: str
    tables: int
    connections: int
