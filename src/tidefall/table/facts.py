"""What has happened at a table, as it is kept: an append-only list of entries, one fact each.

A table is nothing but its entries read from the first to the last. What is written here is stored in databases, so a
field may be added with a default, but never removed or given another meaning.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tidefall.kernel.options import Value

Spectators = Literal["off", "public", "delayed"]


class Fact(Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """Something that has happened."""


class Created(Fact, frozen=True, tag="created"):
    game: str
    options: dict[str, Value]
    rules: int
    catalogue: str | None = None
    """Version of the rules and fingerprint of the catalogue that the table is played with."""
    public: bool = False
    spectators: Spectators = "public"
    delay: int = 60
    """By how many seconds delayed spectators are behind."""
    rematch_of: str | None = None


class Joined(Fact, frozen=True, tag="joined"):
    """Somebody came to the table; the first one is the host. `secret` is a digest of what proves who they are."""

    person: str
    name: str
    secret: str


class Renamed(Fact, frozen=True, tag="renamed"):
    person: str
    name: str


class Sat(Fact, frozen=True, tag="sat"):
    """A person may have several seats: several people at one screen. `name` is theirs if it is not the person's."""

    seat: int
    person: str
    name: str | None = None


class BotSat(Fact, frozen=True, tag="bot_sat"):
    seat: int
    bot: str


class Opened(Fact, frozen=True, tag="opened"):
    """The seat is free: somebody stood up or was asked to."""

    seat: int


class Locked(Fact, frozen=True, tag="locked"):
    """Nobody but the host may give out this seat; or anybody may take it again."""

    seat: int
    locked: bool


class ReadySet(Fact, frozen=True, tag="ready"):
    seat: int
    ready: bool


class SettingsChanged(Fact, frozen=True, tag="settings"):
    public: bool
    spectators: Spectators
    delay: int


class HostChanged(Fact, frozen=True, tag="host"):
    """Somebody else may give out seats and start."""

    person: str


class Started(Fact, frozen=True, tag="started"):
    pass


class Played(Fact, frozen=True, tag="played"):
    """A decision, by number and by text; `bot` made it if it was not the person."""

    seat: int
    action: int
    text: str
    bot: str | None = None


class Drawn(Fact, frozen=True, tag="drawn"):
    """What came of dice or a draw."""

    action: int
    text: str


class Undone(Fact, frozen=True, tag="undone"):
    """A seat took its last decision back: the history is `count` actions long again."""

    seat: int
    count: int


class TakenOver(Fact, frozen=True, tag="taken_over"):
    """A bot plays for an absent person."""

    seat: int
    bot: str


class CameBack(Fact, frozen=True, tag="came_back"):
    seat: int


class Resigned(Fact, frozen=True, tag="resigned"):
    """The person gave up; a bot plays on for the others' sake."""

    seat: int
    bot: str


class Abandoned(Fact, frozen=True, tag="abandoned"):
    """The last person gave up: the game has no result."""


class Said(Fact, frozen=True, tag="said"):
    person: str
    text: str


class RematchMade(Fact, frozen=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


AnyFact = (
    Created
    | Joined
    | Renamed
    | Sat
    | BotSat
    | Opened
    | Locked
    | ReadySet
    | SettingsChanged
    | HostChanged
    | Started
    | Played
    | Drawn
    | Undone
    | TakenOver
    | CameBack
    | Resigned
    | Abandoned
    | Said
    | RematchMade
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """A fact in its place; the first has number 1."""

    number: int
    at: float
    """Seconds since 1970, by the server's clock."""
    fact: AnyFact
    by: str | None = None
    """The person whose command it was."""
    key: str | None = None
    """The idempotency key of that command."""
