"""Somebody is away or does nothing: who may let a bot play for them, when, and what comes back when they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall import players
from tidefall.kernel.errors import Refused
from tidefall.table import commands, facts, timing
from tidefall.table.asking import going_on, known_bot, own_seat, seat_at
from tidefall.table.facts import AnyFact
from tidefall.table.seats import PERSON, Seat

if TYPE_CHECKING:
    from tidefall.table.table import Table

# Coming and going.


def came(table: Table, person: str, process: str) -> list[AnyFact]:
    """A person is connected to a process: what others took from them meanwhile is theirs again."""
    if not is_noted(table, person) or process in table.here.get(person, ()):
        return []
    made: list[AnyFact] = [facts.Came(person, process)]
    if table.status == "playing":
        made += [facts.CameBack(number) for number in table.seats_of(person) if is_taken(table.seats[number])]
    if person == table.owner != table.host:
        made.append(facts.HostChanged(person))
    return made


def went(table: Table, person: str, process: str) -> list[AnyFact]:
    """A person's last connection to a process is gone, or the process is."""
    return [facts.Went(person, process)] if process in table.here.get(person, ()) else []


def is_noted(table: Table, person: str) -> bool:
    """Whether it is written down when a person comes and goes: nobody needs to know it of onlookers, or afterwards."""
    return table.status in ("open", "playing") and table.counts(person)


def is_taken(seat: Seat) -> bool:
    return seat.bot is not None and not seat.resigned and seat.handed in ("away", "clock", "vote")


def away_long_enough(table: Table, person: str, now: float, here: Refused) -> None:
    """Refused if a person is here (with this refusal), or has not been away for the table's grace time."""
    since = table.away_since(person)
    if since is None:
        raise here
    left = max(since, table.pace.born) + table.grace - now
    if left > 0:
        raise Refused("too_soon", away=True, seconds=int(left) + 1)


# Bots for persons.


def decide_absence(
    table: Table,
    person: str,
    command: commands.TakeOver | commands.ComeBack | commands.Resign | commands.Vote,
    now: float,
) -> list[AnyFact]:
    going_on(table)
    seat = seat_at(table, command.seat)
    if isinstance(command, commands.TakeOver):
        return take_over(table, person, command, now)
    if isinstance(command, commands.Vote):
        return vote(table, person, command.seat, now)
    own_seat(table, person, command.seat)
    if seat.resigned:
        raise Refused("resigned")
    if isinstance(command, commands.ComeBack):
        if seat.bot is None:
            raise Refused("not_away", yours=True)
        return [facts.CameBack(command.seat)]
    resigned: list[AnyFact] = [facts.Resigned(command.seat, players.strongest(table.game.name))]
    others = [other for other in table.seats if other.kind == PERSON and not other.resigned and other is not seat]
    return resigned if others else [*resigned, facts.Abandoned()]


def take_over(table: Table, person: str, command: commands.TakeOver, now: float) -> list[AnyFact]:
    seat = seat_at(table, command.seat)
    check_played(seat)
    if seat.person == person:
        bot = known_bot(table, command.bot) if command.bot is not None else table.stand_in(command.seat)
        return [facts.TakenOver(command.seat, bot, "self")]
    check_may_replace(table, person)
    assert seat.person is not None
    away_long_enough(table, seat.person, now, Refused("not_away", yours=False))
    bot = table.stand_in(command.seat)
    if command.bot not in (None, bot):
        raise Refused("other_bot", bot=bot)
    return [facts.TakenOver(command.seat, bot, "away")]


def vote(table: Table, person: str, number: int, now: float) -> list[AnyFact]:
    """Somebody wants a bot to play for a person who does nothing; a majority of the others who are here decides."""
    seat = seat_at(table, number)
    check_played(seat)
    if seat.person == person:
        raise Refused("your_seat")
    check_may_replace(table, person)
    if number not in timing.idle_seats(table):
        raise Refused("not_waited_for")
    left = timing.idle_since(table) + table.grace - now
    if left > 0:
        raise Refused("too_soon", away=False, seconds=int(left) + 1)
    voted = table.votes.get(number, ())
    if person in voted:
        raise Refused("voted")
    made: list[AnyFact] = [facts.Voted(number, person)]
    if votes_missing(table, number, (*voted, person)) == 0:
        made.append(facts.TakenOver(number, table.stand_in(number), "vote"))
    return made


def votes_missing(table: Table, number: int, voted: tuple[str, ...]) -> int:
    """How many more votes let a bot play a seat: more than half of the others who play and are here must want it."""
    voters = {
        seat.person
        for seat in table.seats
        if seat.person is not None
        and not seat.resigned
        and seat.person != table.seats[number].person
        and (table.here.get(seat.person) or seat.person in voted)
    }
    return max(0, len(voters) // 2 + 1 - len(voters & set(voted)))


def check_played(seat: Seat) -> None:
    if seat.person is None:
        raise Refused("no_person")
    if seat.bot is not None:
        raise Refused("bot_plays", yours=False)


def check_may_replace(table: Table, person: str) -> None:
    if not table.seats_of(person):
        raise Refused("not_seated")
    if not table.takeovers:
        raise Refused("no_takeovers")


# The host.


def be_host(table: Table, person: str, now: float) -> list[AnyFact]:
    if person == table.host:
        raise Refused("host_already")
    if not table.seats_of(person):
        raise Refused("not_seated")
    away_long_enough(table, table.host, now, Refused("host_is_here"))
    return [facts.HostChanged(person)]
