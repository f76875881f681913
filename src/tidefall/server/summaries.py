"""What the lobby says of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.server.wire import SeatSummary, TableSummary
from tidefall.table import timing
from tidefall.table.seeing import Sight

if TYPE_CHECKING:
    from tidefall.table.table import Table


def summary_of(table: Table, changed: float | None = None, turn: int | None = None) -> TableSummary:
    """`changed` is when something last happened that everybody may know of; by default the last entry is that.

    `turn` spares the look at the game where it is known already.
    """
    assert table.last is not None
    shares = table.state.returns() if table.status == "over" else None
    return TableSummary(
        id=table.id,
        game=table.game.name,
        options=table.game.values,
        status=table.status,
        public=table.public,
        spectators=table.spectators,
        seats=[
            SeatSummary(
                title=title,
                kind=seat.kind,
                name=seat.name or (table.names[seat.person] if seat.person else seat.bot),
                score=shares[number] if shares else None,
            )
            for number, (seat, title) in enumerate(zip(table.seats, table.game.say_seats()))
        ],
        turn=Sight(table).turn() if turn is None else turn,
        created=table.created_at,
        changed=table.last.at if changed is None else changed,
    )


def is_due(table: Table) -> bool:
    """Whether the server has to see to what comes next: a bot, chance, or the end of the time for secret answers.

    What the table's clock brings about can wait until somebody looks.
    """
    return timing.next_time(table, clock=False) is not None


def delay_of(table: Table) -> float:
    """How many seconds later the lobby may tell of what happens here: as late as spectators see it."""
    return table.delay if table.spectators == "delayed" and table.status != "open" else 0
