"""All live tables of this process, and what they share: database, bus, dice and threads for thinking."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar, TypeVarTuple

from tidefall.kernel.errors import Refused
from tidefall.server import logs
from tidefall.server.blocks import READ_SECONDS, Blocks
from tidefall.server.games import rules_in_force
from tidefall.server.heartbeat import Heartbeat
from tidefall.server.lanes import Unavailable
from tidefall.server.live import LiveTable
from tidefall.server.storage import Batch, Conflict, Storage
from tidefall.server.summaries import is_due, summary_of
from tidefall.server.tidying import Tidier, give_back
from tidefall.server.wire import JoinTable, NewTable, Ticket
from tidefall.table import names, opening
from tidefall.table.facts import Entry
from tidefall.table.table import Table
from tidefall.table.timing import Pace

if TYPE_CHECKING:
    from tidefall.server.bus import Bus
    from tidefall.server.limits import Limits
    from tidefall.server.metrics import Metrics

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

BOTS_AT_ONCE: Final = 4
"""Some wait for the disk while others think."""
THINKERS: Final = 2
"""Threads for bots. They share one interpreter with everything else: more would only take turns."""
DAY_SECONDS: Final = 86400.0
PRUNED_AT_ONCE: Final = 20
PRUNE_SECONDS: Final = 2.0
PRUNE_PAUSE: Final = 600.0
"""Between two portions of what is to be deleted; between two looks for more."""
TAKE_UP_PAUSE: Final = 0.05
"""Seconds between two tables that are taken up after a start, so that those who come are served too."""


class Hub:
    """`start` before use, `stop` after. The storage and the bus come and go with it."""

    def __init__(self, storage: Storage, bus: Bus, limits: Limits, metrics: Metrics) -> None:
        self.storage = storage
        self.bus = bus
        self.limits = limits
        self.metrics = metrics
        self.dice = random.SystemRandom()
        self.pace = Pace(time.time(), limits.bot_window, limits.bot_pause, limits.notice_time)
        self.heartbeat = Heartbeat(storage, bus.process, limits.dead_time)
        self.blocks = Blocks()
        self.tables: dict[str, LiveTable] = {}
        self.stopping = False
        self.watched = asyncio.Semaphore(BOTS_AT_ONCE)
        """Of the bots only so many act at the same time: when much is going on, people come first."""
        self.unwatched = asyncio.Semaphore(1)
        """Bots at tables where nobody looks act one at a time."""
        self.hints = asyncio.Semaphore(limits.hints)
        self._thinkers = ThreadPoolExecutor(THINKERS, "thinking")
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.storage.start()
        await self.bus.start()
        # The table of letters that look alike takes a moment to read; nobody who joins shall wait for it.
        await self.think(names.looks, "Ann")
        self._tasks = [
            asyncio.create_task(self._beat_again_and_again(), name="heartbeat"),
            asyncio.create_task(self._sweep_again_and_again(), name="sweep"),
            asyncio.create_task(self._take_up(), name="take up"),
            asyncio.create_task(self._read_blocks(), name="blocks"),
            asyncio.create_task(self._tidy(), name="tidying"),
            *([asyncio.create_task(self._prune(), name="pruning")] if self.limits.keep_days else []),
        ]

    async def stop(self) -> None:
        """Let what has begun be finished and stored; nothing new begins."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(table.settle() for table in self.tables.values()), return_exceptions=True)
        for table in list(self.tables.values()):
            self.forget(table)
        await self.bus.stop()
        with suppress(Unavailable):
            await self.heartbeat.stop()
        await self.storage.stop()
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops."""
        self.stopping = True
        for table in self.tables.values():
            for viewer in table.audience.viewers:
                viewer.outbox.bye(Refused("stopping"))

    async def think(self, work: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """Do something long beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, work, *arguments)

    # Tables.

    def table(self, id: str) -> LiveTable:
        """The live table with this name, which is read when it is first used and may turn out not to exist."""
        if self.stopping:
            raise Refused("stopping")
        live = self.tables.get(id)
        if live is None:
            live = self.tables[id] = LiveTable(id, self)
        live.used = time.monotonic()
        return live

    def forget(self, table: LiveTable) -> None:
        """Take a table out of memory; it is in the database."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            table.close()

    async def create(self, wanted: NewTable, address: str | None = None) -> Ticket:
        """Open a new table; Refused says what is wrong with the wish."""
        plan = opening.Plan(
            game=wanted.game,
            options=wanted.options,
            places=[opening.Place(seat.kind, seat.name, seat.bot) for seat in wanted.seats],
            public=wanted.public,
            spectators=wanted.spectators,
            delay=wanted.delay,
            start=wanted.start,
            grace=wanted.grace,
            takeovers=wanted.takeovers,
            bot=wanted.bot,
            clock=wanted.clock,
            window=wanted.window,
            door=wanted.door,
        )
        ticket = self.new_ticket(opening.new_id(self.dice))
        facts = opening.open_table(plan, ticket.person, wanted.name, self.digest(ticket.token), self.dice, address)
        at = time.time()
        entries = [Entry(number, at, fact) for number, fact in enumerate(facts, 1)]
        table = Table.fold(ticket.table, entries)
        try:
            await self.storage.append(Batch(entries, summary_of(table), is_due(table)))
        except (Unavailable, Conflict):
            raise Refused("unavailable", writing=True) from None
        logs.say("table_created", table=ticket.table, game=wanted.game, seats=len(wanted.seats), public=wanted.public)
        if is_due(table):
            async with self.table(ticket.table).in_hand() as stored:
                self.table(ticket.table).wake(stored)
        return ticket

    async def join(self, id: str, wanted: JoinTable, address: str | None = None) -> Ticket:
        ticket = self.new_ticket(id)
        await self.table(id).join(ticket.person, wanted.name, self.digest(ticket.token), wanted.seat, address)
        return ticket

    def new_ticket(self, table: str) -> Ticket:
        return Ticket(table, opening.new_id(self.dice), secrets.token_urlsafe(24))

    @staticmethod
    def digest(token: str) -> str:
        """What is kept of a token: enough to know it again, not enough to use it."""
        return hashlib.sha256(token.encode()).hexdigest()

    def connections(self) -> int:
        return sum(len(table.audience.viewers) for table in self.tables.values())

    # Housekeeping.

    async def _take_up(self) -> None:
        """Go on with the bots' turns that an earlier process left undone."""
        try:
            tables = await self.storage.unfinished(rules_in_force())
            for id in tables:
                if self.stopping:
                    return
                live = self.table(id)
                try:
                    async with live.in_hand() as table:
                        live.wake(table)
                except Refused as refused:
                    logs.warn("table_not_taken_up", table=id, code=refused.code)
                    self.forget(live)
                await asyncio.sleep(TAKE_UP_PAUSE)
            if tables:
                logs.say("taken_up", tables=len(tables))
        except Unavailable:
            pass
        except Exception as error:
            logs.fail("taking_up_failed", error)

    async def _beat_again_and_again(self) -> None:
        while True:
            try:
                await self.beat()
            except Unavailable:
                pass
            except Exception as error:
                logs.fail("heartbeat_failed", error)
            await asyncio.sleep(self.limits.beat_time)

    async def beat(self) -> None:
        """Say that this process lives, and write down who is gone with a process that does not."""
        await self.heartbeat.beat()
        for live in list(self.tables.values()):
            await live.attendance.bury(self.heartbeat.is_dead)

    async def _read_blocks(self) -> None:
        while True:
            with suppress(Unavailable):
                self.blocks.learn(await self.storage.blocks())
            await asyncio.sleep(READ_SECONDS)

    async def _tidy(self) -> None:
        tidier = Tidier()
        while True:
            await asyncio.sleep(self.limits.tidy_time)
            if tidier.collect():
                await self.think(give_back)

    async def _prune(self) -> None:
        """Delete what is older than it is to be kept, a little at a time."""
        while True:
            many = 0
            try:
                before = time.time() - self.limits.keep_days * DAY_SECONDS
                many = await self.storage.prune(before, list(self.tables), PRUNED_AT_ONCE)
                if many:
                    logs.say("pruned", tables=many)
            except Unavailable:
                pass
            except Exception as error:
                logs.fail("pruning_failed", error)
            await asyncio.sleep(PRUNE_SECONDS if many == PRUNED_AT_ONCE else PRUNE_PAUSE)

    async def _sweep_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(self.limits.sweep_time_shared if self.bus.shared else self.limits.sweep_time)
            try:
                await self.sweep()
            except Unavailable:
                pass
            except Exception as error:
                logs.fail("sweep_failed", error)

    async def sweep(self) -> None:
        """Forget idle tables, catch up with what other processes wrote unheard, and see to bots left alone."""
        for live in list(self.tables.values()):
            if live.is_idle():
                self.forget(live)
        await self.storage.catch_up(time.time())
        shown = {id: live.audience.shown for id, live in self.tables.items()}
        numbers = await self.storage.numbers(list(shown))
        for live in list(self.tables.values()):
            if numbers.get(live.id, 0) > live.audience.shown:
                live.hear(numbers[live.id])
            elif live.id not in numbers and shown.get(live.id):
                live.dissolve()
            else:
                live.go_on()
