"""Who gets in and who stays: joining, knocking, and what the host may do about people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from typing import TYPE_CHECKING, Final

from tidefall.kernel.errors import Refused
from tidefall.table import commands, facts
from tidefall.table.asking import host_only, seat_at
from tidefall.table.facts import AnyFact, Joined, Knocked, Opened, Removed, Sat
from tidefall.table.names import new_name, taken

if TYPE_CHECKING:
    from tidefall.table.table import Table

MOST_PEOPLE: Final = 100
"""People who may have joined one table, those who only talk included."""
MOST_KNOCKING: Final = 20
MOST_BLOCKED: Final = 200
CROWD: Final = 10
"""Onlookers of one address, beyond which they make way for others even if they are connected."""

Power = commands.Admit | commands.Remove | commands.Block | commands.Unblock | commands.Mute


def join(
    table: Table,
    person: str,
    name: str,
    secret: str,
    seat: int | None,
    address: str | None = None,
    present: Set[str] = frozenset(),
) -> list[AnyFact]:
    """Somebody comes to the table and perhaps sits down, or knocks. `present` are those who are connected."""
    if any(block.address is not None and block.address == address for block in table.blocked.values()):
        raise Refused("blocked")
    if table.door == "closed":
        raise Refused("closed")
    if seat is not None:
        check_seat(table, seat)
    name = new_name(table.game.name, name, taken(table))
    if table.door == "ask":
        oldest = next(iter(table.knocking), "")
        made_way: list[AnyFact] = [facts.TurnedAway(oldest)] if len(table.knocking) >= MOST_KNOCKING else []
        return [*made_way, Knocked(person, name, secret, address, seat)]
    joined: list[AnyFact] = [*make_way(table, present), Joined(person, name, secret, address)]
    return joined if seat is None else [*joined, Sat(seat, person), *further_seats(table, seat, person)]


def further_seats(table: Table, seat: int, person: str, name: str | None = None) -> list[AnyFact]:
    """Whoever takes a seat takes with it the open ones that belong to the same player."""
    others = [one for one in table.game.held_with(seat) if one != seat and table.seats[one].kind == "open"]
    return [Sat(one, person, name) for one in others]


def check_seat(table: Table, seat: int) -> None:
    if table.status != "open":
        raise Refused("started")
    found = seat_at(table, seat)
    if found.kind != "open":
        raise Refused("seat_taken", for_bot=False)
    if found.locked:
        raise Refused("seat_locked")


def make_way(table: Table, present: Set[str]) -> list[AnyFact]:
    """At a full table an onlooker makes way: one who is not here, or one of a crowd from the same address."""
    if len(table.names) < MOST_PEOPLE:
        return []
    onlookers = [person for person in table.names if not table.counts(person)]
    gone = [person for person in onlookers if person not in present]
    if gone:
        return [Removed(gone[0], made_way=True)]
    crowds = Counter(table.addresses[person] for person in onlookers if person in table.addresses)
    address, size = crowds.most_common(1)[0] if crowds else ("", 0)
    if size > CROWD:
        return [Removed(next(one for one in onlookers if table.addresses.get(one) == address), made_way=True)]
    raise Refused("table_full", people=MOST_PEOPLE)


def decide_hosting(table: Table, person: str, command: Power) -> list[AnyFact]:
    """What the host wants done about somebody."""
    host_only(table, person)
    whom = command.person
    match command:
        case commands.Admit():
            return admit(table, whom)
        case commands.Unblock():
            if whom not in table.blocked:
                raise Refused("not_blocked")
            return [facts.Unblocked(whom)]
        case commands.Mute(muted=muted):
            check_other(table, person, whom)
            if (whom in table.muted) == muted:
                raise Refused("already_so")
            return [facts.Muted(whom, muted)]
        case commands.Remove():
            return sent_away(table, person, whom)
        case commands.Block():
            return block(table, person, whom)


def admit(table: Table, whom: str) -> list[AnyFact]:
    knock = table.knocking.get(whom)
    if knock is None:
        raise Refused("not_knocking")
    made: list[AnyFact] = [*make_way(table, frozenset()), Joined(whom, knock.name, knock.secret, knock.address)]
    if knock.seat is not None:
        try:
            check_seat(table, knock.seat)
        except Refused:
            return made  # somebody else was quicker: they may sit elsewhere
        made += [Sat(knock.seat, whom), *further_seats(table, knock.seat, whom)]
    return made


def sent_away(table: Table, person: str, whom: str) -> list[AnyFact]:
    if whom in table.knocking:
        return [facts.TurnedAway(whom)]
    check_other(table, person, whom)
    if table.status == "playing" and table.seats_of(whom):
        raise Refused("plays")
    seats = table.seats_of(whom) if table.status == "open" else []
    if table.status != "open" and table.seats_of(whom):
        raise Refused("played")
    return [*(Opened(seat) for seat in seats), Removed(whom)]


def block(table: Table, person: str, whom: str) -> list[AnyFact]:
    """The address is blocked too, unless somebody who plays, or the host, has come from there."""
    knock = table.knocking.get(whom)
    name = knock.name if knock else table.names.get(whom, "")
    address = knock.address if knock else table.addresses.get(whom)
    gone = sent_away(table, person, whom)
    if len(table.blocked) >= MOST_BLOCKED:
        raise Refused("too_many_blocked", people=MOST_BLOCKED)
    kept = {table.addresses.get(other) for other in table.names if other != whom and table.counts(other)}
    return [*gone, facts.Blocked(whom, name, None if address in kept else address)]


def check_other(table: Table, person: str, whom: str) -> None:
    if whom not in table.names:
        raise Refused("no_such_person")
    if whom in (person, table.owner):
        raise Refused("host_stays")
