"""Commands become facts here, or are Refused with a code and a sentence. Nothing is changed."""

from __future__ import annotations

from collections.abc import Set
from random import Random
from typing import TYPE_CHECKING, Final

from tidefall import players
from tidefall.kernel.errors import Refused
from tidefall.table import commands, facts
from tidefall.table.facts import AnyFact
from tidefall.table.lateness import check_moment
from tidefall.table.opening import clean_name, new_id
from tidefall.table.playing import drawn, played
from tidefall.table.seats import OPEN, PERSON, Seat
from tidefall.table.wording import clean

if TYPE_CHECKING:
    from tidefall.table.commands import AnyCommand
    from tidefall.table.table import Table

MOST_CHAT: Final = 2000
"""Lines of chat at one table."""


def decide(table: Table, person: str | None, command: AnyCommand, dice: Random, absent: Set[str]) -> list[AnyFact]:
    """The facts that a person's command makes. `absent` are the persons who are not connected."""
    if person is None or person not in table.names:
        raise Refused("not_at_the_table", "Only those who have joined the table may do that; join it first.")
    match command:
        case commands.Act() | commands.Undo():
            return decide_play(table, person, command, dice)
        case commands.TakeOver() | commands.ComeBack() | commands.Resign():
            return decide_absence(table, person, command, absent)
        case commands.Say(text=text):
            return say(table, person, text)
        case commands.Rename(name=name):
            return [facts.Renamed(person, clean_name(name))]
        case commands.Rematch():
            return rematch(table, person, dice)
        case commands.BeHost():
            return be_host(table, person, absent)
        case commands.ChangeSettings() as settings:
            host_only(table, person)
            return [facts.SettingsChanged(settings.public, settings.spectators, settings.delay)]
        case _:
            return decide_seating(table, person, command, dice)


# Before the start.


def decide_seating(table: Table, person: str, command: AnyCommand, dice: Random) -> list[AnyFact]:
    if table.status != "open":
        raise Refused("started", "The game has started; seats are given out before.")
    if isinstance(command, commands.Start):
        return start(table, person, command.fill, dice)
    assert isinstance(command, commands.Sit | commands.Stand | commands.SeatBot | commands.LockSeat | commands.SetReady)
    number = command.seat
    seat = seat_at(table, number)
    match command:
        case commands.Sit(name=name):
            if seat.kind != OPEN:
                raise Refused("seat_taken", "That seat is taken.")
            if seat.locked and person != table.host:
                raise Refused("seat_locked", "The host keeps that seat for somebody.")
            return [facts.Sat(number, person, clean_name(name) if name is not None else None)]
        case commands.Stand():
            if seat.person != person:
                host_only(table, person)
            if seat.kind == OPEN:
                raise Refused("seat_open", "Nobody sits there.")
            return [facts.Opened(number)]
        case commands.SeatBot(bot=bot):
            host_only(table, person)
            if seat.kind == PERSON:
                raise Refused("seat_taken", "A person sits there; they would have to stand up first.")
            return [facts.BotSat(number, known_bot(table, bot))]
        case commands.LockSeat(locked=locked):
            host_only(table, person)
            return [facts.Locked(number, locked)]
        case commands.SetReady(ready=ready):
            own_seat(table, person, number)
            return [facts.ReadySet(number, ready)]


def start(table: Table, person: str, fill: str | None, dice: Random) -> list[AnyFact]:
    host_only(table, person)
    made: list[AnyFact] = []
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            if fill is None:
                raise Refused("open_seats", "Some seats are open: wait for somebody, or fill them with bots.")
            made.append(facts.BotSat(number, known_bot(table, fill)))
        elif seat.kind == PERSON and not seat.ready and seat.person != person:
            raise Refused("not_ready", "Not everybody is ready.")
    return [*made, facts.Started(), *drawn(table.game.new_initial_state(), dice)]


# The game.


def decide_play(table: Table, person: str, command: commands.Act | commands.Undo, dice: Random) -> list[AnyFact]:
    seat = own_seat(table, person, command.seat)
    going_on(table)
    if seat.resigned:
        raise Refused("resigned", "You have resigned; a bot plays on for you.")
    if seat.bot is not None:
        raise Refused("bot_plays", "A bot plays for you: come back first.")
    check_moment(table, command)
    if isinstance(command, commands.Undo):
        return [facts.Undone(command.seat, table.state.undo_point(command.seat))]
    return played(table, command.seat, table.state.checked(command.seat, command.action), dice)


def decide_absence(
    table: Table,
    person: str,
    command: commands.TakeOver | commands.ComeBack | commands.Resign,
    absent: Set[str],
) -> list[AnyFact]:
    going_on(table)
    seat = seat_at(table, command.seat)
    if isinstance(command, commands.TakeOver):
        return take_over(table, person, command, absent)
    own_seat(table, person, command.seat)
    if seat.resigned:
        raise Refused("resigned", "You have resigned already.")
    if isinstance(command, commands.ComeBack):
        if seat.bot is None:
            raise Refused("not_away", "You are playing already.")
        return [facts.CameBack(command.seat)]
    resigned: list[AnyFact] = [facts.Resigned(command.seat, players.strongest(table.game.name))]
    others = [other for other in table.seats if other.kind == PERSON and not other.resigned and other is not seat]
    return resigned if others else [*resigned, facts.Abandoned()]


def take_over(table: Table, person: str, command: commands.TakeOver, absent: Set[str]) -> list[AnyFact]:
    seat = seat_at(table, command.seat)
    if seat.person is None:
        raise Refused("no_person", "A bot plays that seat already.")
    if seat.bot is not None:
        raise Refused("bot_plays", "A bot plays that seat already.")
    if seat.person != person:
        if not table.seats_of(person):
            raise Refused("not_seated", "Only those who play may do that.")
        if seat.person not in absent:
            raise Refused("not_away", "That person is here.")
    return [facts.TakenOver(command.seat, known_bot(table, command.bot or players.strongest(table.game.name)))]


# Beside the game.


def say(table: Table, person: str, text: str) -> list[AnyFact]:
    words = clean(text)
    if not words:
        raise Refused("no_words", "There is nothing to say in that.")
    if len(table.talk) >= MOST_CHAT:
        raise Refused("chat_full", f"This table has heard {MOST_CHAT} lines; that is all it can keep.")
    return [facts.Said(person, words)]


def rematch(table: Table, person: str, dice: Random) -> list[AnyFact]:
    if table.status not in ("over", "abandoned"):
        raise Refused("not_over", "The game is not over yet.")
    if table.rematch is not None:
        raise Refused("rematch_made", "There is a rematch already; it has a table of its own.")
    if not table.seats_of(person) and person != table.host:
        raise Refused("not_seated", "Only those who played may do that.")
    return [facts.RematchMade(new_id(dice))]


def be_host(table: Table, person: str, absent: Set[str]) -> list[AnyFact]:
    if person == table.host:
        raise Refused("host_already", "You are the host already.")
    if not table.seats_of(person):
        raise Refused("not_seated", "Only those who have a seat may do that.")
    if table.host not in absent:
        raise Refused("host_is_here", "The host is here.")
    return [facts.HostChanged(person)]


# What may be asked of whom.


def host_only(table: Table, person: str) -> None:
    if person != table.host:
        raise Refused("host_only", "Only the host of the table may do that.")


def going_on(table: Table) -> None:
    if table.status == "open":
        raise Refused("not_started", "The game has not started yet.")
    if table.status != "playing":
        raise Refused("over", "The game is over.")


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("no_such_seat", f"There is no seat {number}; seats are 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def own_seat(table: Table, person: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.person != person:
        raise Refused("not_your_seat", "That seat is not yours.")
    return seat


def known_bot(table: Table, name: str) -> str:
    players.make(name, table.game.name)
    return name
