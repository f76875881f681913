"""What may be asked of whom: the questions that several commands share. Each raises Refused, or tells what it found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall import players
from tidefall.kernel.errors import Refused
from tidefall.table.seats import Seat

if TYPE_CHECKING:
    from tidefall.table.table import Table


def host_only(table: Table, person: str) -> None:
    if person != table.host:
        raise Refused("host_only")


def going_on(table: Table) -> None:
    if table.status == "open":
        raise Refused("not_started")
    if table.status != "playing":
        raise Refused("over")


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("no_such_seat", seat=number, last=len(table.seats) - 1)
    return table.seats[number]


def own_seat(table: Table, person: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.person != person:
        raise Refused("not_your_seat")
    return seat


def known_bot(table: Table, name: str) -> str:
    players.make(name, table.game.name)
    return name
