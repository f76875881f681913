"""What somebody gets who comes to a table, or comes back to it: one decision, with numbered branches.

1. They have seen nothing: all of it.
2. They say they have seen more than there is: all of it, for they have seen something else.
3. They have seen everything: nothing is missing.
4. Something they have seen was taken back since: all of it, for their log is wrong.
5. Otherwise: what they have missed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tidefall.table.marks import SAID, UNDONE

if TYPE_CHECKING:
    from tidefall.table.table import Table


@dataclass(frozen=True)
class Repair:
    branch: int
    whole: bool
    """Whether log and chat are sent from the beginning, to replace what is there."""
    since: int
    """The action number from which the log is sent."""
    chat_from: int
    """The number of the first chat line that is sent."""


def decide(table: Table, seat: int | None, seen: int | None) -> Repair:
    """What a viewer gets who has seen the version `seen`."""
    version = table.version(seat)
    if seen is None:
        return Repair(1, True, 0, 0)
    if seen > version:
        return Repair(2, True, 0, 0)
    if seen == version:
        return Repair(3, False, len(table.seen_of_history), len(table.talk))
    first = entry_after(table, seat, seen)
    missed = [number for number in range(first, table.number + 1) if table.sees(number, seat)]
    kinds = [table.marks[number - 1].kind for number in missed]
    if UNDONE in kinds:
        return Repair(4, True, 0, 0)
    return Repair(5, False, table.marks[first - 1].before, len(table.talk) - kinds.count(SAID))


def entry_after(table: Table, seat: int | None, seen: int) -> int:
    """The number of the first entry that a viewer of this version has not seen."""
    left = seen
    for number in range(1, table.number + 1):
        if table.sees(number, seat):
            if left == 0:
                return number
            left -= 1
    return table.number + 1
