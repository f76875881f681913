"""What somebody at a table may ask for. `Table.decide` answers with the facts it makes, or Refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tidefall.table.facts import Spectators

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Moment = Annotated[int, Meta(ge=0)]
"""How much of the game the sender had seen, as its last view said: `game.moment`."""


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something to be done."""


class Rename(Command, frozen=True, tag="rename"):
    """Call me this."""

    name: PersonName


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat; `name` for a second person at the same screen."""

    seat: SeatNumber
    name: PersonName | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave one's seat before the game starts; the host may ask this of anybody, bots included."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Host: let a bot have an open seat, or change the bot."""

    seat: SeatNumber
    bot: BotName


class LockSeat(Command, frozen=True, tag="lock"):
    """Host: keep a seat for somebody, or open it to anybody."""

    seat: SeatNumber
    locked: bool


class SetReady(Command, frozen=True, tag="ready"):
    seat: SeatNumber
    ready: bool


class ChangeSettings(Command, frozen=True, tag="settings"):
    """Host: who may find the table and who may watch."""

    public: bool
    spectators: Spectators
    delay: Annotated[int, Meta(ge=5, le=3600)] = 60


class BeHost(Command, frozen=True, tag="be_host"):
    """Become the host, when the host is away. Anybody seated may ask."""


class Start(Command, frozen=True, tag="start"):
    """Host: begin. Everybody is ready; open seats go to bots of the kind `fill`."""

    fill: BotName | None = None


class Act(Command, frozen=True, tag="act"):
    """A decision, by number or by text."""

    seat: SeatNumber
    at: Moment
    action: Annotated[int, Meta(ge=0)] | Annotated[str, Meta(min_length=1, max_length=200)]


class Undo(Command, frozen=True, tag="undo"):
    """Take one's last decision back."""

    seat: SeatNumber
    at: Moment


class TakeOver(Command, frozen=True, tag="take_over"):
    """Let a bot play for a person who is away. Anybody seated may ask."""

    seat: SeatNumber
    bot: BotName | None = None


class ComeBack(Command, frozen=True, tag="come_back"):
    """Play on oneself."""

    seat: SeatNumber


class Resign(Command, frozen=True, tag="resign"):
    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    text: Words


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people and options."""


AnyCommand = (
    Rename
    | Sit
    | Stand
    | SeatBot
    | LockSeat
    | SetReady
    | ChangeSettings
    | BeHost
    | Start
    | Act
    | Undo
    | TakeOver
    | ComeBack
    | Resign
    | Say
    | Rematch
)
