"""How much one person, and one address, may do at one table beside playing, so that nobody can spoil it for others.

Playing itself is never refused here. What else is written down is limited by the second and in all: everybody has a
share that nobody else can use up, and onlookers together have no more than a table can bear.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.errors import Refused
from tidefall.server.limits import Bucket, Buckets
from tidefall.table.commands import (
    Act,
    AutoPass,
    BeHost,
    ComeBack,
    Rematch,
    Resign,
    Say,
    Start,
    TakeOver,
    Undo,
    Vote,
)

if TYPE_CHECKING:
    from tidefall.server.limits import Limits
    from tidefall.table.commands import AnyCommand
    from tidefall.table.table import Table

GAME: Final = (Act, AutoPass, Resign, Rematch, ComeBack, TakeOver, Vote, Start, BeHost)
"""What goes on however much has happened."""
ALWAYS: Final = 50
"""So many entries everybody may make, whoever else has made how many."""


class Allowance:
    """The buckets of one table in this process. They are per person, so that many connections help nobody."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.wishes = Buckets(limits.wishes_rate, limits.wishes_burst)
        self.chat = Buckets(limits.chat_rate, limits.chat_burst)
        self.all_chat = Bucket(limits.table_chat_rate, limits.table_chat_burst)
        self.hellos = Buckets(limits.person_hellos_rate, limits.person_hellos_burst)
        self.joins = Buckets(limits.table_joins_rate, limits.table_joins_burst)
        self.attendance = Buckets(limits.attendance_rate, limits.attendance_burst)

    def slow_down(self, person: str, command: AnyCommand) -> None:
        """Refused if somebody does too much in a short time."""
        if isinstance(command, (*GAME, Undo)):
            return  # a connection's own limit is enough
        if isinstance(command, Say):
            if not self.chat.of(person).take() or not self.all_chat.take():
                raise Refused("too_fast", what="talk")
        elif not self.wishes.of(person).take():
            raise Refused("too_fast", what=None)

    def check_share(self, table: Table, person: str, command: AnyCommand) -> None:
        """Refused if somebody has used up what they may do in all."""
        if isinstance(command, GAME):
            return
        spent = table.spent.get(person, 0)
        if spent < ALWAYS:
            return
        share = self.limits.entries if person == table.host else self.limits.entries_per_person
        if spent >= share:
            raise Refused("share_used_up", spent=spent)
        if table.number >= self.limits.entries and not table.counts(person):
            raise Refused("table_full", people=None)

    def hello(self, person: str | None) -> None:
        if person is not None and not self.hellos.of(person).take():
            raise Refused("too_fast", what=None)

    def join(self, address: str | None) -> None:
        if address is not None and not self.joins.of(address).take():
            raise Refused("too_fast", what=None)
