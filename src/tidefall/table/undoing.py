"""Taking back: the last decision of a seat, or of others at the same screen, with the passes made for them since."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidefall.table.table import Table


def undo_point(table: Table, seat: int) -> int:
    """How long the history was before the decision that a seat would take back; Refused as in `State.undo_point`."""
    together = [own for own in table.seats_of(table.seats[seat].person) if table.seats[own].is_played]
    count = len(table.state.history())
    while True:
        while count - 1 in table.auto_passed:
            count -= 1
        count = table.state.undo_point(seat, count, together)
        if count not in table.auto_passed:
            return count
