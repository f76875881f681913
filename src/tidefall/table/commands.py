"""What somebody at a table may ask for. `Table.decide` answers with the facts it makes, or Refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tidefall.table.facts import Door, Spectators

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
Grace = Annotated[int, Meta(ge=15, le=30 * 86400)]
Clock = Annotated[int, Meta(ge=0, le=30 * 86400)]
Window = Annotated[int, Meta(ge=1, le=86400)]
"""Seconds, as in `Created`."""
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
    """Host: who may find the table, watch and join, and what happens when somebody does not play.

    What is left out from `grace` on stays as it is.
    """

    public: bool
    spectators: Spectators
    delay: Annotated[int, Meta(ge=5, le=3600)] = 60
    grace: Grace | None = None
    takeovers: bool | None = None
    bot: BotName | None = None
    clock: Clock | None = None
    window: Window | None = None
    door: Door | None = None


class Admit(Command, frozen=True, tag="admit"):
    """Host: let in somebody who knocks."""

    person: PersonId


class Remove(Command, frozen=True, tag="remove"):
    """Host: send somebody away who has no seat in a running game, or who knocks."""

    person: PersonId


class Block(Command, frozen=True, tag="block"):
    """Host: send somebody away and keep them out, with anybody who comes from where they came."""

    person: PersonId


class Unblock(Command, frozen=True, tag="unblock"):
    """Host: let somebody join again."""

    person: PersonId


class Mute(Command, frozen=True, tag="mute"):
    """Host: let somebody talk no more, or again."""

    person: PersonId
    muted: bool = True


class StandIn(Command, frozen=True, tag="stand_in"):
    """Choose the bot that plays for me when I am away; without one it is the table's."""

    bot: BotName | None = None


class BeHost(Command, frozen=True, tag="be_host"):
    """Become the host, when the host has been away for the table's grace time. Anybody seated may ask."""


class Start(Command, frozen=True, tag="start"):
    """Host: begin. Everybody is ready; open seats go to bots of the kind `fill`."""

    fill: BotName | None = None


class Act(Command, frozen=True, tag="act"):
    """A decision, by number or by text."""

    seat: SeatNumber
    at: Moment
    action: Annotated[int, Meta(ge=0)] | Annotated[str, Meta(min_length=1, max_length=200)]


class AutoPass(Command, frozen=True, tag="auto_pass"):
    """Pass, and keep passing until this seat is asked something else; or, with `on` false, stop doing so."""

    seat: SeatNumber
    at: Moment
    on: bool = True


class Undo(Command, frozen=True, tag="undo"):
    """Take one's last decision back, or that of somebody else at the same screen."""

    seat: SeatNumber
    at: Moment


class TakeOver(Command, frozen=True, tag="take_over"):
    """Let a bot play for oneself; or for somebody who has been away for the table's grace time, if one is seated.

    For oneself it may be any bot, for somebody else only the one they chose or the table's.
    """

    seat: SeatNumber
    bot: BotName | None = None


class Vote(Command, frozen=True, tag="vote"):
    """Be for letting a bot play for somebody who is here and has not decided for the table's grace time."""

    seat: SeatNumber


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
    | Admit
    | Remove
    | Block
    | Unblock
    | Mute
    | StandIn
    | BeHost
    | Start
    | Act
    | AutoPass
    | Undo
    | TakeOver
    | Vote
    | ComeBack
    | Resign
    | Say
    | Rematch
)
