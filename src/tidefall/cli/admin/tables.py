"""`tidefall admin tables, show, close, delete, prune`."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy import select

from tidefall import Refused, registry
from tidefall.cli import screen
from tidefall.cli.admin.reaching import in_bytes, in_columns, reached, read_span, writing
from tidefall.kernel.notation import shown
from tidefall.server import keeping
from tidefall.server.games import rules_in_force
from tidefall.server.schema import TABLES
from tidefall.server.storage import ENTRY, Batch, insert_batches
from tidefall.server.summaries import delay_of, summary_of
from tidefall.server.wire import TableSummary
from tidefall.table.facts import Abandoned, Entry
from tidefall.table.table import Table

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.engine import RowMapping

    from tidefall.words import Voice

STATUSES: Final = ("open", "playing", "over", "abandoned")
ENDED: Final = ("over", "abandoned")


def read_wanted(status: str | None, game: str | None, older_than: str | None, newer_than: str | None) -> keeping.Wanted:
    statuses = tuple(part.strip() for part in (status or "").split(",") if part.strip())
    for one in statuses:
        if one not in STATUSES:
            raise Refused("bad_choice", option="--status", values=list(STATUSES), text=shown(one))
    if game is not None and game not in registry.names():
        raise Refused("bad_choice", option="--game", values=registry.names(), text=shown(game))
    now = time.time()
    return keeping.Wanted(
        statuses,
        game,
        None if older_than is None else now - read_span("--older-than", older_than),
        None if newer_than is None else now - read_span("--newer-than", newer_than),
    )


def show_all(url: str | None, wanted: keeping.Wanted, limit: int, as_json: bool, say: Voice) -> int:
    with reached(url) as engine, engine.connect() as connection:
        found = keeping.ids(connection, wanted)
        rows = keeping.rows(connection, found[-limit:])
    rows.sort(key=lambda row: -row["changed"])
    if as_json:
        for row in rows:
            print(json.dumps(told(row)))
        return 0
    what = (say("admin-table"), say("admin-game"), say("admin-status"), say("admin-listed"))
    grid = [(*what, say("admin-created"), say("admin-touched"), say("admin-entries"), say("admin-size"))]
    for row in rows:
        listed = say("admin-yes-no", yes=row["public"])
        created, touched = (moment(row[name]) for name in ("created", "changed"))
        sizes = (str(row["entries"]), in_bytes(row["size"] or 0, say))
        grid.append((row["id"], row["game"], row["status"], listed, created, touched, *sizes))
    if rows:
        print(in_columns(grid))
    if len(found) > len(rows):
        print(say("admin-tables-some", count=len(rows), total=len(found)))
    else:
        print(say("admin-tables-all", count=len(rows)))
    return 0


def told(row: RowMapping) -> dict[str, Any]:
    names = ("id", "game", "status", "public", "created", "changed", "rules", "entries", "size")
    return {name: row[name] for name in names}


def moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def show(url: str | None, id: str, say: Voice) -> int:
    with reached(url) as engine, engine.connect() as connection:
        row = row_of(connection, id)
    summary = msgspec.json.decode(row["summary"], type=TableSummary)
    facts = {
        say("admin-table"): row["id"],
        say("admin-game"): f"{row['game']} ({', '.join(f'{name}={value}' for name, value in summary.options.items())})",
        say("admin-rules"): row["rules"],
        say("admin-can-be-opened"): say("admin-openable", yes=row["rules"] in rules_in_force()),
        say("admin-status"): row["status"],
        say("admin-listed"): say("admin-yes-no", yes=row["public"]),
        say("admin-spectators"): say("admin-spectators-are", spectators=summary.spectators),
        say("admin-created"): moment(row["created"]),
        say("admin-touched"): moment(row["changed"]),
        say("admin-entries"): f"{row['entries']}, {in_bytes(row['size'] or 0, say)}",
        **{
            say("admin-seat", number=number): say("admin-seat-is", title=seat.title, kind=seat.kind, name=seat.name)
            for number, seat in enumerate(summary.seats)
        },
    }
    print(in_columns(list(facts.items())))
    return 0


def row_of(connection: Connection, id: str) -> RowMapping:
    rows = keeping.rows(connection, [id])
    if not rows:
        raise Refused("unknown_table", table=shown(id))
    return rows[0]


def close(url: str | None, id: str, say: Voice) -> int:
    """Written as the table's next entry: servers read it like any other."""
    with reached(url) as engine, writing(engine) as connection:
        row_of(connection, id)
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == id).with_for_update())
        table = Table.fold(id, [ENTRY.decode(body) for body in keeping.bodies(connection, id)])
        if table.status in ENDED:
            raise Refused("over")
        entry = Entry(table.number + 1, time.time(), Abandoned())
        table.apply(entry)
        insert_batches(connection, [Batch([entry], summary_of(table, entry.at), False, delay_of(table))])
    print(say("admin-closed", table=id))
    return 0


def delete(url: str | None, ids: Sequence[str], force: bool, say: Voice) -> int:
    ids = list(dict.fromkeys(ids))
    with reached(url) as engine, writing(engine) as connection:
        for id in ids:
            if row_of(connection, id)["status"] == "playing" and not force:
                raise Refused("playing", table=id)
        keeping.delete_tables(connection, ids)
    print(say("admin-deleted", tables=ids, count=len(ids)))
    return 0


def prune(url: str | None, wanted: keeping.Wanted, yes: bool, say: Voice) -> int:
    if wanted.before is None:
        raise Refused("no_time")
    with reached(url) as engine:
        with engine.connect() as connection:
            found = keeping.ids(connection, wanted)
            size = in_bytes(keeping.size(connection, found), say)
        if not yes:
            print(say("admin-would-prune", count=len(found), size=size))
            return 0
        with progress_bar(say) as progress:
            task = progress.add_task("", total=len(found))
            for portion in keeping.portions(found):
                with writing(engine) as connection:
                    # Somebody may have come back to one of them.
                    keeping.delete_tables(connection, keeping.still(connection, wanted, portion))
                progress.advance(task, len(portion))
    print(say("admin-pruned", count=len(found), size=size))
    return 0


def progress_bar(say: Voice) -> Progress:
    """For people only: on the error stream, and only if it is a terminal."""
    console = screen.console(stderr=True)
    columns = (TextColumn(say("admin-progress-tables")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
