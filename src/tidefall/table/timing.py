"""When things happen that happen by themselves. It depends on nothing that somebody at the table may not know.

Where the game asks somebody in secret, whoever might be asked, as far as everybody knows, gets a time of their own to
answer, one after the other: a person the table's `window`, a bot a short while. A secret answer waits until that time
is over, and who has not answered by then passes. So nobody can tell from when something happens whether anybody was
asked. A tile that is played is seen anyway: it ends the waiting at once.

Two cases need no waiting. With no person at the table there is nobody to keep a secret from. And if all persons' seats
belong to one person, nobody waits for that person's own answers to be over: they may take their time, and the game goes
on as soon as they have answered. From the bots such a person still learns nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tidefall.kernel.step import CHANCE
from tidefall.table import auto_pass
from tidefall.table.seats import PERSON

if TYPE_CHECKING:
    from tidefall.kernel.state import State
    from tidefall.table.table import Table


@dataclass(frozen=True)
class Pace:
    """What the server adds to the times of its tables, in seconds."""

    born: float = 0.0
    """When the server began: nobody loses the time in which it did not run."""
    bot_window: float = 2.0
    """How long a bot may answer in secret."""
    bot_pause: float = 0.5
    """How long a bot takes that may have something to pass unseen before it acts."""
    notice: float = 5.0
    """How long a bot waits that was sent in by the clock or a vote: the person may be here, and say so."""


def is_alone(table: Table) -> bool:
    """Whether all persons' seats belong to one person."""
    return len({seat.person for seat in table.seats if seat.kind == PERSON and not seat.resigned}) <= 1


def is_without_people(table: Table) -> bool:
    return all(seat.kind != PERSON for seat in table.seats)


def secret_turn(table: Table, state: State | None = None, after: int | None = None) -> int | None:
    """The seat whose time it is to answer in secret, if it is asked at all; None when nobody needs to be waited for.

    With `after`, the one whose time comes after that seat's. With `state`, as it would be there at first.
    """
    state = state or table.state
    suspects = state.asked_in_secret()
    if not suspects or is_without_people(table):
        return None
    first = 0
    if after is not None:
        first = suspects.index(after) + 1
    elif state is table.state and table.asking in suspects:
        first = suspects.index(table.asking)
    for seat in suspects[first:]:
        if not (table.seats[seat].is_played and is_alone(table)) or state.is_asked(seat):
            return seat
    return None


def is_hidden_from(table: Table, seat: int | None) -> bool:
    """Whether a seat is not to know that the game asks it: it is not its time yet, or it has answered."""
    if not table.state.asked_in_secret() or is_without_people(table):
        return False
    return seat in table.held or seat != secret_turn(table)


def next_time(table: Table, clock: bool = True) -> float | None:
    """When the server is to do something at the table by itself; None if it waits for a person.

    Without the `clock`, what the table's clock will bring about does not count.
    """
    if table.status != "playing":
        return None
    state, pace = table.state, table.pace
    if state.asked_in_secret() and not is_without_people(table):
        seat = secret_turn(table)
        if seat is None:
            return 0.0
        if table.seats[seat].is_played:
            return None if is_alone(table) else max(table.since[-1], pace.born) + table.window
        return bot_time(table, pace.bot_window)
    player = state.current_player()
    if player == CHANCE:
        return 0.0
    if not table.seats[player].is_played:
        return bot_time(table, pace.bot_pause if state.may_pass_unseen() else 0.0)
    if auto_pass.due(table) is not None:
        return 0.0
    return deadline(table) if clock else None


def bot_time(table: Table, pause: float) -> float:
    if table.notice:
        return table.handed_at + max(pause, table.pace.notice)
    if not pause or is_without_people(table):
        return 0.0
    seen = max(table.since) if is_alone(table) else table.since[-1]
    return max(seen, table.handed_at) + pause


def idle_since(table: Table) -> float:
    """Since when everybody has seen nothing happen, or the person who is to decide has been back."""
    return max(table.since[-1], table.back_at, table.pace.born)


def deadline(table: Table) -> float | None:
    """When the clock runs out for those whom everybody sees deciding."""
    if not table.clock or not idle_seats(table):
        return None
    return idle_since(table) + table.clock


def idle_seats(table: Table) -> list[int]:
    """The persons' seats that everybody sees are to decide."""
    if table.status != "playing" or table.state.asked_in_secret():
        return []
    return [seat for seat in table.wanted() if table.seats[seat].is_played]
