"""Taking back: the last decision of a seat, or of others at the same screen, with what bots have decided since.

Passes that were made for those who keep passing go with it too. Dice, draws, things brought to light and decisions of
people elsewhere stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidefall.table.table import Table


def undo_point(table: Table, seat: int) -> int:
    """How long the history was before the decision that a seat would take back; Refused as in `State.undo_point`."""
    together = [own for own in table.seats_of(table.seats[seat].person) if table.seats[own].is_played]
    bots = [number for number, other in enumerate(table.seats) if other.person is None]
    count = len(table.state.history())
    while True:
        while count - 1 in table.auto_passed:
            count -= 1
        count = table.state.undo_point(seat, count, together, bots)
        if count not in table.auto_passed:
            return count
