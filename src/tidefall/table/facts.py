"""What has happened at a table, as it is kept: an append-only list of entries, one fact each.

A table is nothing but its entries read from the first to the last. What is written here is stored in databases, so a
field may be added with a default, but never removed or given another meaning.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tidefall.kernel.options import Value

Spectators = Literal["off", "public", "delayed"]
Door = Literal["open", "ask", "closed"]
"""How newcomers get in: by themselves, when the host lets them in, or not at all."""
Handed = Literal["self", "away", "clock", "vote"]
"""Why a bot plays for a person: their own wish, they were away, the clock ran out, or the others voted for it."""


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
    grace: int = 60
    """For how many seconds somebody has to be away, or idle, before others may let a bot play for them."""
    takeovers: bool = True
    """Whether others may do that at all."""
    bot: str | None = None
    """The kind of bot that stands in; none means the strongest."""
    clock: int = 0
    """Seconds for a decision, after which a bot plays on; 0: there is no clock."""
    window: int = 10
    """Seconds for which a person may answer where nobody is to know who is asked."""
    door: Door = "open"
    salt: str = ""
    """What digests of addresses are made with: they cannot be compared with those of another table."""


class Joined(Fact, frozen=True, tag="joined"):
    """Somebody came to the table; the first one is the host. `secret` is a digest of what proves who they are."""

    person: str
    name: str
    secret: str
    address: str | None = None
    """A digest of where they came from, made with the table's salt."""


class Knocked(Fact, frozen=True, tag="knocked"):
    """Somebody asks to be let in, and perhaps for a seat."""

    person: str
    name: str
    secret: str
    address: str | None = None
    seat: int | None = None


class TurnedAway(Fact, frozen=True, tag="turned_away"):
    """Somebody who knocked is not let in."""

    person: str


class Removed(Fact, frozen=True, tag="removed"):
    """Somebody is no longer at the table: the host sent them away, or they made way for somebody else."""

    person: str
    made_way: bool = False


class Blocked(Fact, frozen=True, tag="blocked"):
    """Nobody from where this person came may join; without an address only the person is kept out."""

    person: str
    name: str
    address: str | None = None


class Unblocked(Fact, frozen=True, tag="unblocked"):
    person: str


class Muted(Fact, frozen=True, tag="muted"):
    """Somebody may not talk, or may again."""

    person: str
    muted: bool


class Came(Fact, frozen=True, tag="came"):
    """A person who plays, or the host, is connected to a server process."""

    person: str
    process: str


class Went(Fact, frozen=True, tag="went"):
    """A person is no longer connected to a process; when no other is left, they are away."""

    person: str
    process: str


class StandInChosen(Fact, frozen=True, tag="stand_in"):
    """The bot that a person wants to be replaced by when they are away; none leaves it to the table."""

    person: str
    bot: str | None = None


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
    """What is None stays as it was."""

    public: bool
    spectators: Spectators
    delay: int
    grace: int | None = None
    takeovers: bool | None = None
    bot: str | None = None
    clock: int | None = None
    window: int | None = None
    door: Door | None = None


class HostChanged(Fact, frozen=True, tag="host"):
    """Somebody else may give out seats and start."""

    person: str


class Started(Fact, frozen=True, tag="started"):
    position: dict[str, Any] | None = None
    """Where the game begins, if not at the beginning."""


class Played(Fact, frozen=True, tag="played"):
    """A decision, by number and by text; `bot` made it if it was not the person."""

    seat: int
    action: int
    text: str
    bot: str | None = None
    auto: bool = False
    """Whether it is the pass of a seat that keeps passing."""


class Drawn(Fact, frozen=True, tag="drawn"):
    """What came of dice or a draw."""

    action: int
    text: str


class Asked(Fact, frozen=True, tag="asked"):
    """Where nobody is to know who decides: from now on it may be this seat, and no longer the one before it."""

    seat: int


class Held(Fact, frozen=True, tag="held"):
    """A seat's answer that nobody may know of. It is carried out when the time for answers is over."""

    seat: int
    action: int


class AutoPassSet(Fact, frozen=True, tag="auto_pass"):
    """A seat keeps passing at a step, until it is asked something else; or no longer, without a step."""

    seat: int
    step: str | None = None


class Undone(Fact, frozen=True, tag="undone"):
    """A seat took its last decision back: the history is `count` actions long again."""

    seat: int
    count: int


class TakenOver(Fact, frozen=True, tag="taken_over"):
    """A bot plays for a person."""

    seat: int
    bot: str
    why: Handed | None = None
    """None in what was written when only `Entry.by` told whether it was the person's own wish."""


class Voted(Fact, frozen=True, tag="voted"):
    """Somebody is for letting a bot play for a person who does nothing."""

    seat: int
    person: str


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
    | Knocked
    | TurnedAway
    | Removed
    | Blocked
    | Unblocked
    | Muted
    | Came
    | Went
    | StandInChosen
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
    | Asked
    | Held
    | AutoPassSet
    | Undone
    | TakenOver
    | Voted
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
    command: str | None = None
    """A digest of the command, so that its key cannot stand for another one."""
