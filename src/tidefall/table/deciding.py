"""Commands become facts here, or are Refused with a code and the facts for a sentence. Nothing is changed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tidefall.kernel.errors import Refused, refusal
from tidefall.table import auto_pass, commands, facts, timing
from tidefall.table.absence import be_host, decide_absence
from tidefall.table.asking import going_on, host_only, known_bot, own_seat, seat_at
from tidefall.table.facts import AnyFact
from tidefall.table.hosting import decide_hosting, further_seats
from tidefall.table.lateness import check_moment
from tidefall.table.names import new_name, taken
from tidefall.table.opening import new_id
from tidefall.table.playing import decided, drawn
from tidefall.table.seats import OPEN, PERSON
from tidefall.table.undoing import undo_point
from tidefall.table.wording import clean

if TYPE_CHECKING:
    from tidefall.table.commands import AnyCommand
    from tidefall.table.table import Table


def decide(table: Table, person: str | None, command: AnyCommand, dice: Random, now: float) -> list[AnyFact]:
    """The facts that a person's command makes at a time."""
    if person in table.knocking:
        raise Refused("not_let_in")
    if person is None or person not in table.names:
        raise Refused("not_at_the_table")
    match command:
        case commands.Act() | commands.AutoPass() | commands.Undo():
            return decide_play(table, person, command, dice)
        case commands.TakeOver() | commands.ComeBack() | commands.Resign() | commands.Vote():
            return decide_absence(table, person, command, now)
        case commands.Admit() | commands.Remove() | commands.Block() | commands.Unblock() | commands.Mute():
            return decide_hosting(table, person, command)
        case commands.StandIn(bot=bot):
            return [facts.StandInChosen(person, known_bot(table, bot) if bot is not None else None)]
        case commands.Say(text=text):
            return say(table, person, text)
        case commands.Rename(name=name):
            return [facts.Renamed(person, new_name(table.game.name, name, taken(table, person)))]
        case commands.Rematch():
            return rematch(table, person, dice)
        case commands.BeHost():
            return be_host(table, person, now)
        case commands.ChangeSettings() as settings:
            return change_settings(table, person, settings)
        case _:
            return decide_seating(table, person, command, dice)


# Before the start.


def decide_seating(table: Table, person: str, command: AnyCommand, dice: Random) -> list[AnyFact]:
    if table.status != "open":
        raise Refused("started")
    if isinstance(command, commands.Start):
        return start(table, person, command.fill, dice)
    assert isinstance(command, commands.Sit | commands.Stand | commands.SeatBot | commands.LockSeat | commands.SetReady)
    number = command.seat
    seat = seat_at(table, number)
    match command:
        case commands.Sit(name=name):
            if seat.kind != OPEN:
                raise Refused("seat_taken", for_bot=False)
            if seat.locked and person != table.host:
                raise Refused("seat_locked")
            own = new_name(table.game.name, name, taken(table, person)) if name is not None else None
            return [facts.Sat(number, person, own), *further_seats(table, number, person, own)]
        case commands.Stand():
            if seat.person != person:
                host_only(table, person)
            if seat.kind == OPEN:
                raise Refused("seat_open")
            return [facts.Opened(number)]
        case commands.SeatBot(bot=bot):
            host_only(table, person)
            if seat.kind == PERSON:
                raise Refused("seat_taken", for_bot=True)
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
                raise Refused("open_seats")
            made.append(facts.BotSat(number, known_bot(table, fill)))
        elif seat.kind == PERSON and not seat.ready and seat.person != person:
            raise Refused("not_ready")
    return [*made, facts.Started(), *drawn(table.game.new_initial_state(), dice)]


# The game.


def decide_play(
    table: Table, person: str, command: commands.Act | commands.AutoPass | commands.Undo, dice: Random
) -> list[AnyFact]:
    seat = own_seat(table, person, command.seat)
    going_on(table)
    if seat.resigned:
        raise Refused("resigned")
    if seat.bot is not None:
        raise Refused("bot_plays", yours=True)
    if isinstance(command, commands.AutoPass) and not command.on:
        return stop_passing(table, command.seat)
    check_moment(table, command)
    if isinstance(command, commands.Undo):
        return [facts.Undone(command.seat, table.stored_count(undo_point(table, command.seat)))]
    if timing.is_hidden_from(table, command.seat) or not table.state.is_asked(command.seat):
        raise refusal("not_your_turn", table.state.not_yours(command.seat))
    if isinstance(command, commands.AutoPass):
        return keep_passing(table, command.seat, dice)
    return decided(table, command.seat, table.state.checked(command.seat, command.action), dice)


def keep_passing(table: Table, seat: int, dice: Random) -> list[AnyFact]:
    action = auto_pass.pass_of(table.state, seat)
    if action is None:
        raise Refused("no_auto_pass")
    return [facts.AutoPassSet(seat, table.state.step().name), *decided(table, seat, action, dice)]


def stop_passing(table: Table, seat: int) -> list[AnyFact]:
    if seat not in table.auto_passing:
        raise Refused("already_so")
    return [facts.AutoPassSet(seat)]


# Beside the game.


def change_settings(table: Table, person: str, wanted: commands.ChangeSettings) -> list[AnyFact]:
    host_only(table, person)
    if wanted.bot is not None:
        known_bot(table, wanted.bot)
    return [
        facts.SettingsChanged(
            wanted.public,
            wanted.spectators,
            wanted.delay,
            wanted.grace,
            wanted.takeovers,
            wanted.bot,
            wanted.clock,
            wanted.window,
            wanted.door,
        )
    ]


def say(table: Table, person: str, text: str) -> list[AnyFact]:
    words = clean(text)
    if not words:
        raise Refused("no_words")
    if person in table.muted:
        raise Refused("muted")
    return [facts.Said(person, words)]


def rematch(table: Table, person: str, dice: Random) -> list[AnyFact]:
    if table.status not in ("over", "abandoned"):
        raise Refused("not_over")
    if table.rematch is not None:
        raise Refused("rematch_made")
    if not table.seats_of(person) and person != table.host:
        raise Refused("not_seated")
    return [facts.RematchMade(new_id(dice))]
