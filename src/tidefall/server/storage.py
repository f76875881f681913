"""What is kept of the tables, and how it gets there: entries are appended and never changed.

What the database does happens in threads, one whole transaction at a time: to go to a thread and back costs more than
most of what is done there. Appends that wait at the same moment go in one transaction, so that one wait for the disk
serves many tables. When one of them collides with another process, the others do not notice; whoever has collided asks
for a `turn` of their own, so that nobody loses again and again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec
from sqlalchemy import RowMapping, Select, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tidefall import Refused
from tidefall.server import database, keeping, logs
from tidefall.server.lanes import Lane, Unavailable
from tidefall.server.schema import BLOCKS, ENTRIES, PROCESSES, PULSE, TABLES
from tidefall.server.wire import TableSummary
from tidefall.table.facts import Created, Entry, Started

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tidefall.server.metrics import Metrics

GROUP: Final = 200
"""Appends in one transaction."""
SOME: Final = 500
"""Tables asked for in one query."""
LONG_GONE: Final = 86400.0
"""Seconds after which a process that has not said goodbye is forgotten."""
FRESH_SECONDS: Final = 1.0
"""For so long what was stored is proof that things can be stored."""
ENTRY: Final = msgspec.json.Decoder(Entry)
SUMMARY: Final = msgspec.json.Decoder(TableSummary)
NEW_TABLE: Final = insert(TABLES)
NEW_ENTRY: Final = insert(ENTRIES)
THE_TABLE: Final = update(TABLES).where(TABLES.c.id == bindparam("the_id"))
CHANGED_TABLE: Final = THE_TABLE.values(
    {name: bindparam(f"the_{name}") for name in ("status", "public", "changed", "due", "summary", "later", "later_at")}
)
QUIET_TABLE: Final = THE_TABLE.values(due=bindparam("the_due"))
KEPT_BACK: Final = QUIET_TABLE.values(
    later=bindparam("the_later"), later_at=func.coalesce(TABLES.c.later_at, bindparam("the_later_at"))
)
"""Their parameters have names of their own: one with the name of a column would be written there in any case."""


class Conflict(Exception):
    """Somebody else has written an entry with this number: read on and decide again. Nothing was stored."""


class Batch(NamedTuple):
    """The next entries of a table, and what the lobby shall say of it then. Entry number 1 makes the table."""

    entries: Sequence[Entry]
    summary: TableSummary
    due: bool = False
    """Whether a bot or chance is to act next."""
    delay: float = 0
    """How many seconds later the lobby may say so. Of a game that goes on it says nothing at all then."""


class Journal(Protocol):
    """Where the entries of tables are read and written."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with numbers above `after`, in order; none if there is no such table."""

    async def append(self, *batches: Batch) -> None:
        """Store all the batches or none; when this returns they are safe. Raises Conflict or Unavailable."""


class Turn(Journal):
    """A journal while nobody else may write at a table; after one append it is over."""

    def __init__(self, storage: Storage, connection: Connection) -> None:
        self.storage = storage
        self.connection = connection

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return decoded(await self.storage.writers.run(rows, self.connection, entries_after(table, after)))

    async def append(self, *batches: Batch) -> None:
        await self.storage.writers.run(self._append, batches)

    def _append(self, batches: Sequence[Batch]) -> None:
        insert_batches(self.connection, batches)
        self.connection.commit()


class Waiting(NamedTuple):
    batches: tuple[Batch, ...]
    done: asyncio.Future[None]


class Storage(Journal):
    """A database of tables. `start` before use, `stop` after."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.engine = database.open_engine(database.read_url(url))
        self.writing = self.engine.execution_options(writes=True)
        self.kind = self.engine.dialect.name
        self.metrics = metrics
        hang_up = database.Lines(self.engine).hang_up
        self.readers = Lane("reading", database.CONNECTIONS, self._look, hang_up)
        self.writers = Lane("writing", database.CONNECTIONS, self._pulse, hang_up)
        """For what may have to wait for other processes; what these wait for needs threads that do not."""
        self._waiting: list[Waiting] = []
        self._wanted = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._stopping = False
        self._written = -FRESH_SECONDS
        """When something was last stored, with nothing since that could not be."""
        self._checking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.writers.at_leisure(database.migrate, self.engine)
        self._writer = asyncio.create_task(self._write(), name="storage writer")

    def is_busy(self) -> bool:
        """Whether somebody waits for the database."""
        return bool(self._waiting) or self.readers.is_busy() or self.writers.is_busy()

    def give_up(self) -> None:
        """Whoever still waits is told that the database does not answer."""
        self.readers.give_up()
        self.writers.give_up()

    async def stop(self) -> None:
        """Write what waits, then close."""
        self._stopping = True
        self._wanted.set()
        if self._writer is not None:
            await self._writer
        await self.readers.in_any_case(self.engine.dispose)
        self.readers.stop()
        self.writers.stop()

    # Writing.

    async def append(self, *batches: Batch) -> None:
        if self._stopping:
            raise Unavailable("the storage is being closed")
        began = time.perf_counter()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(batches, done))
        self._wanted.set()
        await done
        if self.metrics is not None:
            self.metrics.append.observe(time.perf_counter() - began)
            self.metrics.entries.inc(sum(len(batch.entries) for batch in batches))

    async def _write(self) -> None:
        while self._waiting or not self._stopping:
            await self._wanted.wait()
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if not self._waiting and not self._stopping:
                self._wanted.clear()
            if group:
                await self._store(group)

    async def _store(self, group: list[Waiting]) -> None:
        """One transaction for the group; if something in it collides, one for each."""
        # In the order of ids, so that two processes never wait for each other in a circle.
        group.sort(key=lambda waiting: waiting.batches[0].summary.id)
        try:
            await self.writers.run(self._insert, [batch for waiting in group for batch in waiting.batches])
            settle(group, None)
        except IntegrityError as error:
            if len(group) > 1:
                for waiting in group:
                    await self._store([waiting])
                return
            logs.say("conflict", table=group[0].batches[0].summary.id)
            if self.metrics is not None:
                self.metrics.conflicts.inc()
            settle(group, Conflict(str(error.orig)))
        except Unavailable as error:
            self._written = -FRESH_SECONDS
            settle(group, error)
        except Exception as error:
            logs.fail("writing_failed", error)
            settle(group, Unavailable(type(error).__name__))

    def _insert(self, batches: Sequence[Batch]) -> None:
        with self.writing.begin() as connection:
            insert_batches(connection, batches)
        self._written = time.monotonic()

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[Turn]:
        """Wait until nobody else writes at a table, and keep it so; raises Unavailable."""
        connection = await self.writers.run(self._take, table)
        try:
            yield Turn(self, connection)
        finally:
            await self.writers.in_any_case(connection.close)

    def _take(self, table: str) -> Connection:
        """A connection with the row of a table in hand: nobody writes an entry without it."""
        connection = self.writing.connect()
        try:
            if not rows(connection, select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()):
                raise Refused("no_such_table", gone=True)
        except BaseException:
            connection.close()
            raise
        return connection

    # Processes.

    async def beat(self, process: str, at: float) -> dict[str, float]:
        """Say that a process lives; what all processes have last said, but for those that are long gone."""
        return await self.writers.run(self._beat, process, at)

    def _beat(self, process: str, at: float) -> dict[str, float]:
        with self.writing.begin() as connection:
            beaten = connection.execute(update(PROCESSES).where(PROCESSES.c.id == process).values(seen=at))
            if not beaten.rowcount:
                connection.execute(insert(PROCESSES).values(id=process, seen=at))
                connection.execute(delete(PROCESSES).where(PROCESSES.c.seen < at - LONG_GONE))
            return {row["id"]: row["seen"] for row in rows(connection, select(PROCESSES))}

    async def stop_beating(self, process: str) -> None:
        """A process says goodbye."""
        await self.writers.run(self._stop_beating, process)

    def _stop_beating(self, process: str) -> None:
        with self.writing.begin() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process))

    # Reading.

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return decoded(await self._read(entries_after(table, after)))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        found: dict[str, int] = {}
        for start in range(0, len(tables), SOME):
            query = (
                select(ENTRIES.c.table_id, func.max(ENTRIES.c.number).label("last"))
                .where(ENTRIES.c.table_id.in_(tables[start : start + SOME]))
                .group_by(ENTRIES.c.table_id)
            )
            found.update({row["table_id"]: row["last"] for row in await self._read(query)})
        return found

    async def summary(self, table: str) -> TableSummary | None:
        rows = await self._read(select(TABLES.c.summary).where(TABLES.c.id == table))
        return SUMMARY.decode(rows[0]["summary"]) if rows else None

    async def listing(
        self,
        rules: Sequence[str],
        status: str | None = None,
        before: float | None = None,
        limit: int = 20,
    ) -> list[TableSummary]:
        """Public tables of these rules, the last changed first; the next page is `before` the last one's `changed`."""
        query = select(TABLES.c.changed, TABLES.c.id, TABLES.c.summary).where(TABLES.c.public)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        if before is not None:
            query = query.where(TABLES.c.changed < before)
        query = query.order_by(TABLES.c.changed.desc()).limit(limit)
        # For each of the rules the index has them in order; for several together it does not.
        found = [row for one in rules for row in await self._read(query.where(TABLES.c.rules == one))]
        found.sort(key=lambda row: (-row["changed"], row["id"]))
        return [SUMMARY.decode(row["summary"]) for row in found[:limit]]

    async def unfinished(self, rules: Sequence[str], limit: int = 1000) -> list[str]:
        """Tables of these rules where a bot or chance was to act next when last written, the last changed first."""
        query = select(TABLES.c.id).where(TABLES.c.due, TABLES.c.rules.in_(rules))
        return [row["id"] for row in await self._read(query.order_by(TABLES.c.changed.desc()).limit(limit))]

    async def blocks(self) -> list[tuple[str, float | None]]:
        """The networks that are shut out, and until when."""
        return [(row["network"], row["until"]) for row in await self._read(select(BLOCKS.c.network, BLOCKS.c.until))]

    async def prune(self, before: float, but: Sequence[str], many: int) -> int:
        """Delete some tables at which nothing has happened since a time; how many there were."""
        return await self.writers.run(self._prune, before, but, many)

    def _prune(self, before: float, but: Sequence[str], many: int) -> int:
        with self.writing.begin() as connection:
            found = keeping.ids(connection, keeping.Wanted(before=before), many, but)
            keeping.delete_tables(connection, found)
        return len(found)

    async def catch_up(self, now: float, many: int = 100) -> None:
        """Let the lobby say what it may say by now of tables whose spectators are kept behind."""
        query = select(TABLES.c.id, TABLES.c.later, TABLES.c.later_at).where(TABLES.c.later_at <= now).limit(many)
        if kept := await self._read(query):
            await self.writers.run(self._catch_up, kept)

    def _catch_up(self, kept: Sequence[RowMapping]) -> None:
        with self.writing.begin() as connection:
            for row in kept:
                summary = SUMMARY.decode(row["later"])
                connection.execute(
                    update(TABLES)
                    .where(TABLES.c.id == row["id"], TABLES.c.later_at == row["later_at"])
                    .values(
                        status=summary.status, changed=summary.changed, summary=row["later"], later=None, later_at=None
                    )
                )

    async def check(self) -> None:
        """Whether something can be read and stored now; raises Unavailable. Those who ask together share the answer."""
        if self.readers.trouble is not None:
            raise Unavailable(self.readers.trouble)
        if time.monotonic() - self._written > FRESH_SECONDS or self.writers.trouble is not None:
            if self._checking is None or self._checking.done():
                self._checking = asyncio.create_task(self.writers.run(self._pulse), name="check of the database")
            await asyncio.shield(self._checking)

    def _pulse(self) -> None:
        """Store something that is different every time: a disk that is full shows only then."""
        with self.writing.begin() as connection:
            connection.execute(update(PULSE).values(at=time.time()))
        self._written = time.monotonic()

    def _look(self) -> None:
        for table in (TABLES.c.id, ENTRIES.c.table_id):
            self._rows(select(table).limit(1))

    async def _read(self, query: Any) -> Sequence[RowMapping]:
        return await self.readers.run(self._rows, query)

    def _rows(self, query: Any) -> Sequence[RowMapping]:
        with self.engine.connect() as connection:
            return rows(connection, query)


def rows(connection: Connection, query: Any) -> Sequence[RowMapping]:
    return connection.execute(query).mappings().all()


def entries_after(table: str, after: int) -> Select[tuple[str]]:
    return (
        select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
    )


def decoded(rows: Sequence[RowMapping]) -> list[Entry]:
    try:
        return [ENTRY.decode(row["body"]) for row in rows]
    except msgspec.ValidationError:
        raise Refused("newer_table") from None


def insert_batches(connection: Connection, batches: Sequence[Batch]) -> None:
    """The tables' rows come first: whoever has a table's row in hand waits for nobody there."""
    new = [{**columns(batch), "rules": rules_of(batch)} for batch in batches if batch.entries[0].number == 1]
    if new:
        connection.execute(NEW_TABLE, new)
    for statement in (CHANGED_TABLE, QUIET_TABLE, KEPT_BACK):
        changed = [columns(batch) for batch in batches if change_for(batch) is statement]
        if changed:
            connection.execute(statement, [{f"the_{name}": value for name, value in row.items()} for row in changed])
    rows = [
        {
            "table_id": batch.summary.id,
            "number": entry.number,
            "at": entry.at,
            "body": msgspec.json.encode(entry).decode(),
        }
        for batch in batches
        for entry in batch.entries
    ]
    connection.execute(NEW_ENTRY, rows)


def change_for(batch: Batch) -> Update | None:
    """What changes in the row of a table; nothing if it is new."""
    if batch.entries[0].number == 1:
        return None
    if not batch.delay or any(isinstance(entry.fact, Started) for entry in batch.entries):
        return CHANGED_TABLE
    return QUIET_TABLE if batch.summary.status == "playing" else KEPT_BACK


def rules_of(batch: Batch) -> str:
    """The rules that a new table is played by."""
    created = batch.entries[0].fact
    assert isinstance(created, Created), "a table begins with Created"
    return rules_name(created.game, created.rules, created.catalogue)


def rules_name(game: str, version: int, catalogue: str | None) -> str:
    """
    >>> rules_name("survive", 3, None)
    'survive 3'
    """
    return f"{game} {version} {catalogue or ''}".rstrip()


def columns(batch: Batch) -> dict[str, Any]:
    summary = batch.summary
    encoded = msgspec.json.encode(summary).decode()
    kept_back = change_for(batch) is KEPT_BACK
    return {
        "id": summary.id,
        "game": summary.game,
        "status": summary.status,
        "public": summary.public,
        "created": summary.created,
        "changed": summary.changed,
        "due": batch.due,
        "summary": encoded,
        "later": encoded if kept_back else None,
        "later_at": batch.entries[-1].at + batch.delay if kept_back else None,
    }


def settle(group: list[Waiting], failure: Exception | None) -> None:
    """Tell those who wait how it went. Somebody may have stopped waiting."""
    for waiting in group:
        with suppress(asyncio.InvalidStateError):
            if failure is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(failure)
