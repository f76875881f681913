"""What somebody gets who comes to a table, or comes back to it: one decision, with numbered branches.

1. They have seen nothing: all of it.
2. They say they have seen more than there is: all of it, for they have seen something else.
3. They have seen everything: nothing is missing.
4. Something they have seen was taken back since: all of it, for their log is wrong.
5. More was said since than is sent at once: all of it, for their chat would have a gap.
6. Otherwise: what they have missed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tidefall.table.marks import SAID, UNDONE

if TYPE_CHECKING:
    from tidefall.table.table import Table


CHAT_PAGE: Final = 100
"""Lines of chat that are sent at once."""


@dataclass(frozen=True)
class Repair:
    branch: int
    whole: bool
    """Whether log and chat are sent from the beginning, to replace what is there."""
    since: int
    """After how many of the actions that they know of the log is sent."""
    chat_from: int
    """The number of the first chat line that is sent: of all of it only the last ones are."""


def decide(table: Table, seat: int | None, seen: int | None) -> Repair:
    """What a viewer gets who has seen the version `seen`."""
    version = table.version(seat)
    last_page = max(0, table.lines - CHAT_PAGE)
    if seen is None:
        return Repair(1, True, 0, last_page)
    if seen > version:
        return Repair(2, True, 0, last_page)
    if seen == version:
        return Repair(3, False, table.known_to(seat), table.lines)
    first = entry_after(table, seat, seen)
    missed = [number for number in range(first, table.number + 1) if table.sees(number, seat)]
    kinds = [table.marks[number - 1].kind for number in missed]
    if UNDONE in kinds:
        return Repair(4, True, 0, last_page)
    if kinds.count(SAID) > CHAT_PAGE:
        return Repair(5, True, 0, last_page)
    before = table.marks[first - 1].before
    return Repair(6, False, table.known_to(seat, before), table.lines - kinds.count(SAID))


def entry_after(table: Table, seat: int | None, seen: int) -> int:
    """The number of the first entry that a viewer of this version has not seen."""
    left = seen
    for number in range(1, table.number + 1):
        if table.sees(number, seat):
            if left == 0:
                return number
            left -= 1
    return table.number + 1
