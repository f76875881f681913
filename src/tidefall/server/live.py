"""One table of this process: commands are carried out, bots act, and everybody who looks is told.

Whatever happens goes the same way: it is decided, written to the database, acknowledged and only then shown. To know
what to show, a copy of the table takes the new entries in before they are stored; if storing fails, the copy is thrown
away, and nobody has seen anything of it.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from tidefall import words
from tidefall.kernel.errors import Refused
from tidefall.server import logs
from tidefall.server.allowance import Allowance
from tidefall.server.attendance import Attendance
from tidefall.server.audience import Audience, News
from tidefall.server.lanes import Unavailable
from tidefall.server.storage import Batch, Conflict
from tidefall.server.summaries import delay_of, is_due, summary_of
from tidefall.server.viewing import Viewer, chat_page, seat_to_look_from
from tidefall.server.wire import Ack, AskChat, ChatPage, Hello, Hint
from tidefall.table import absence, deciding, hosting, opening, playing, timing
from tidefall.table.facts import AnyFact, Came, Entry, HostChanged, RematchMade, Sat, Went
from tidefall.table.seeing import Sight
from tidefall.table.table import Table

if TYPE_CHECKING:
    from tidefall.server.hub import Hub
    from tidefall.server.outbox import Outbox
    from tidefall.server.storage import Journal
    from tidefall.server.viewing import Parcel
    from tidefall.table.commands import AnyCommand


class LiveTable:
    """Everything goes through the lock; what leaves goes to the viewers' outboxes."""

    def __init__(self, id: str, hub: Hub) -> None:
        self.id = id
        self.hub = hub
        self.lock = asyncio.Lock()
        self.audience = Audience(id, hub.bus, hub.storage)
        self.allowance = Allowance(hub.limits)
        self.attendance = Attendance(self)
        self.used = time.monotonic()
        self.quiet_since = time.monotonic()
        """When another process was last seen to write here."""
        self.changed = 0.0
        """When something last happened that everybody may know of: the lobby tells, and must not tell of more."""
        self._table: Table | None = None
        self._open = False
        self._behind = False
        """Whether another process has written something that was not read yet."""
        self._driver: asyncio.Task[None] | None = None
        self._waiting = False
        """Whether the driver only waits for its time."""
        self._stirred = asyncio.Event()
        """Something has happened: the driver has to think again about what it waits for."""
        self._thought: tuple[int, list[int]] = (0, [])
        """What a bot has thought of, and after which entry."""
        self._catching_up: asyncio.Task[None] | None = None

    # The table itself.

    @property
    def table(self) -> Table | None:
        """The table as far as it is known; only to look at."""
        return self._table

    @asynccontextmanager
    async def in_hand(self) -> AsyncIterator[Table]:
        """The table, for nobody else at the same time; Refused if there is none or the database does not answer."""
        async with self.lock:
            self.used = time.monotonic()
            try:
                table = await self._read()
                if self._behind:
                    self._behind = False
                    await self._refresh(table)
                yield table
            except Unavailable:
                raise Refused("unavailable", writing=False) from None

    async def _read(self) -> Table:
        """The table as it is kept, read from the database if need be."""
        if self._table is None:
            entries = await self.hub.storage.entries(self.id)
            if not entries:
                self.hub.forget(self)
                raise Refused("no_such_table", gone=False)
            self._table = await self.hub.think(Table.fold, self.id, entries[: self.audience.shown or len(entries)])
            self._table.pace = self.hub.pace
            self.audience.seat(self._table)
            self.audience.shown = self._table.number
            self.changed = max(entry.at for entry in entries[: self._table.number] if is_news(self._table, entry))
            await self._take_in_stored(self._table, entries[self._table.number :])
            if not self._open:
                self._open = True
                self.hub.bus.open(self.id, self.overhear, self.audience.tell_presence)
        return self._table

    async def _take_in_stored(self, table: Table, entries: Sequence[Entry]) -> None:
        """Entries that another process wrote: take them in and show them."""
        sight = Sight(table)
        parcels = [parcel for entry in entries for parcel in self._take_in(sight, entry)]
        await self._show(News(table, entries, parcels))

    def _take_in(self, sight: Sight, entry: Entry) -> list[Parcel]:
        """Let an entry come true, and prepare what the viewers will be told."""
        table = sight.table
        in_secret = table.status == "playing" and table.state.step().secret
        asked = table.wanted() if in_secret else None
        sight.apply(entry)
        if is_news(table, entry):
            self.changed = max(self.changed, entry.at)
        return self.audience.prepare(sight, entry, asked)

    async def _store(
        self,
        journal: Journal,
        table: Table,
        facts: Sequence[AnyFact],
        by: str | None = None,
        key: tuple[str, str] | None = None,
        at: float | None = None,
    ) -> News:
        """Write facts down as the next entries; what is to be shown of them. Raises Conflict or Unavailable.

        What was due at a time is written as if it had happened then, whatever was written meanwhile and however late
        it is: how much there was to do before may be a secret.
        """
        if not facts:
            return News(table, [], [])
        at = at or max(time.time(), table.last.at if table.last else 0.0)
        changed, after = self.changed, table.clone()
        sight = Sight(after)
        entries: list[Entry] = []
        parcels: list[Parcel] = []
        try:
            for fact in facts:
                entries.append(Entry(after.number + 1, at, fact, by, *(key or ())))
                parcels += self._take_in(sight, entries[-1])
                if parcels:
                    await asyncio.sleep(0)
            also = [self._rematch(after, by or after.host, fact, at) for fact in facts if isinstance(fact, RematchMade)]
            summary = summary_of(after, self.changed, sight.turn())
            await journal.append(Batch(entries, summary, is_due(after), delay_of(after)), *also)
        except BaseException:
            self.changed = changed
            self.audience.forget(table)
            raise
        self._table = after
        self.hub.bus.grown(self.id, after.number)
        return News(after, entries, parcels)

    def _rematch(self, table: Table, host: str, made: RematchMade, at: float) -> Batch:
        """The table at which the same people play again; their tokens open it too."""
        entries = [Entry(number, at, fact) for number, fact in enumerate(opening.open_rematch(table, host), 1)]
        return Batch(entries, summary_of(Table.fold(made.table, entries)), False)

    async def _show(self, news: News) -> None:
        await self.audience.show(news)
        self.hub.metrics.updates.inc(len(news.parcels))
        self._stirred.set()
        if any(isinstance(entry.fact, Sat | HostChanged) for entry in news.entries):
            self.attendance.stir_all()

    # Commands.

    async def carry_out(self, viewer: Viewer, key: str, command: AnyCommand) -> None:
        """Do what a viewer asks, once: the acknowledgement and then the news go out. Refused says why not."""
        person = viewer.person
        digest = digest_of(command)
        slowed = False

        def facts(table: Table) -> list[AnyFact]:
            nonlocal slowed
            if person is not None and table.repeated(person, key, digest) is not None:
                return []
            if person is not None:
                self.allowance.check_share(table, person, command)
                if not slowed:
                    self.allowance.slow_down(person, command)
                    slowed = True
            return deciding.decide(table, person, command, self.hub.dice, time.time())

        def acknowledge(table: Table) -> None:
            viewer.outbox.put(Ack(key, self.audience.version(table, viewer)))

        await self.bring_about(facts, acknowledge, person, (key, digest))

    async def join(self, person: str, name: str, secret: str, seat: int | None, address: str | None) -> None:
        """Somebody comes to the table."""

        def facts(table: Table) -> list[AnyFact]:
            digest = opening.address_digest(table.created.salt, address)
            present = set(self.audience.presence.present)
            return hosting.join(table, person, name, secret, seat, digest, present)

        self.allowance.join(address)
        await self.bring_about(facts, by=person)

    async def bring_about(
        self,
        decide: Callable[[Table], list[AnyFact]],
        acknowledge: Callable[[Table], None] = lambda _: None,
        by: str | None = None,
        key: tuple[str, str] | None = None,
    ) -> None:
        """Decide, store, acknowledge, show. If another process was quicker, decide anew in a turn of our own.

        A command's `key` comes with the command's digest, so that it cannot stand for another one later.
        """
        async with self.in_hand() as table:
            try:
                news = await self._store(self.hub.storage, table, decide(table), by, key)
            except (Refused, Conflict) as obstacle:
                if not await self._refresh(table) and isinstance(obstacle, Refused):
                    raise
                async with self.hub.storage.turn(self.id) as turn:
                    await self._refresh(table, turn)
                    news = await self._store(turn, table, decide(table), by, key)
            acknowledge(news.table)
            await self._show(news)
            self.wake(news.table)

    async def hint(self, viewer: Viewer, key: str, seat: int) -> Hint:
        """What the strongest bot would do in a seat of the viewer's, by what the seat knows."""
        async with self.in_hand() as table:
            if seat not in table.seats_of(viewer.person):
                raise Refused("not_your_seat")
            if seat not in table.wanted() and not (await self._refresh(table) and seat in table.wanted()):
                raise Refused("not_your_turn", because=None)
            state = table.state.clone()
        action = await self.hub.think(playing.advice, state, seat, self.hub.dice)
        choice = next(choice for choice in state.choices(seat, viewer.lang) if choice["action"] == action)
        return Hint(key, action, choice["text"], choice["say"], choice.get("sentence", UNSET))

    async def chat_before(self, viewer: Viewer, asked: AskChat) -> ChatPage:
        """A page of what was said earlier, as far as a viewer has been shown it."""
        async with self.in_hand() as table:
            return chat_page(self.audience.shown_to(table, viewer), asked.key, asked.before)

    # Bots and chance.

    def wake(self, table: Table) -> None:
        """Let go on what goes on by itself: bots, chance, and what time brings about."""
        if self.hub.stopping:
            return
        if self._driver is not None and not self._driver.done():
            self._stirred.set()
        elif timing.next_time(table) is not None:
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.id}")

    async def _drive(self) -> None:
        try:
            while True:
                self._stirred.clear()
                async with self.hub.watched if self.audience.viewers else self.hub.unwatched:
                    at = await self._drive_once()
                if at is None:
                    return
                # The lock is fair: a person who waits to speak comes between two bots.
                await asyncio.sleep(0)
                await self._wait(at)
        except Refused as refused:
            # The sweep will come back to it.
            logs.warn("bots_stopped", table=self.id, code=refused.code)
        except Exception as error:
            logs.fail("bot_failed", error, table=self.id)

    async def _drive_once(self) -> float | None:
        """What is due now: a bot's decision with the chance events after it, say. When there may be more, or None."""
        async with self.in_hand() as table:
            at = timing.next_time(table)
            if self.hub.stopping or at is None:
                return None
            number, thought = self._thought
            if number != table.number:
                # A bot thinks before its time has come: how long it takes is nobody's business.
                began = time.perf_counter()
                thought = await self.hub.think(playing.think, table, self.hub.dice)
                self._thought = (table.number, thought)
                if thought:
                    self.hub.metrics.thinking.observe(time.perf_counter() - began)
            if at > time.time():
                return at
            facts = await self.hub.think(playing.automatic, table, self.hub.dice, thought)
            if not facts:
                return None
            try:
                await self._show(await self._store(self.hub.storage, table, facts, at=at))
            except Conflict:
                await self._refresh(table)
            return 0.0

    async def _wait(self, until: float) -> None:
        """Until a time has come, or something has happened."""
        left = until - time.time()
        if left <= 0:
            return
        self._waiting = True
        try:
            async with asyncio.timeout(left):
                await self._stirred.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting = False

    def is_driving(self) -> bool:
        return self._driver is not None and not self._driver.done() and not self._waiting

    # Other processes.

    def overhear(self, number: int) -> None:
        """The same as `hear`, but where nobody looks it is early enough when somebody asks, or the sweep comes by."""
        if self.audience.viewers or self.is_driving():
            self.hear(number)
        elif number == 0 or number > self.audience.shown:
            self._behind = True

    def hear(self, number: int) -> None:
        """Another process says that it has written up to this number; 0 means that it may have written anything."""
        if number == 0 or number > self.audience.shown:
            self._behind = True
            if self._catching_up is None or self._catching_up.done():
                self._catching_up = asyncio.create_task(self.catch_up(), name=f"catching up with {self.id}")

    async def catch_up(self) -> None:
        """Read what others have written, and what they write while we read."""
        try:
            while self._behind:
                async with self.lock:
                    self._behind = False
                    if self._table is not None:
                        await self._refresh(self._table)
                    elif self.audience.viewers:
                        await self._read()
        except (Unavailable, Refused):
            pass  # the sweep comes by again
        except Exception as error:
            self._table = None
            logs.fail("catching_up_failed", error, table=self.id)

    async def _refresh(self, table: Table, journal: Journal | None = None) -> bool:
        """Take in what others have written; whether there was anything."""
        entries = await (journal or self.hub.storage).entries(self.id, table.number)
        if entries:
            self.quiet_since = time.monotonic()
            await self._take_in_stored(table, entries)
        return bool(entries)

    def go_on(self) -> None:
        """See to bots that nobody else sees to: the process that had begun may be gone."""
        if self._table is not None and time.monotonic() - self.quiet_since > self.hub.limits.grace_time:
            self.wake(self._table)

    # Viewers.

    async def greet(self, viewer: Viewer | None, outbox: Outbox, hello: Hello) -> Viewer:
        """Answer a Hello; who says it again may have changed seat, language or token."""
        async with self.in_hand() as table:
            if self.hub.bus.shared:
                # Who comes from another process may have seen more than this one.
                await self._refresh(table)
            person = None
            if hello.token is not None:
                person = table.person_of(self.hub.digest(hello.token))
                if person is None:
                    raise Refused("bad_token")
            if hello.lang is not None and hello.lang not in words.languages():
                raise Refused("unknown_language", lang=hello.lang, languages=words.languages())
            self.allowance.hello(person)
            if person is not None:
                table = await self._note_coming(table, person)
            seat = seat_to_look_from(table, person, hello.seat)
            seen = hello.seen
            if viewer is None:
                viewer = Viewer(outbox, person, seat, hello.lang)
            else:
                if (viewer.seat, viewer.lang) != (seat, hello.lang):
                    seen = None
                viewer.person, viewer.seat, viewer.lang = person, seat, hello.lang
            viewer.changes = hello.changes
            await self.audience.admit(table, viewer, seen)
            self.wake(table)
        if person is not None:
            self.attendance.stir(person)
        return viewer

    async def _note_coming(self, table: Table, person: str) -> Table:
        """Write down that somebody is here before they are shown the table; if that fails, it is tried again later."""
        facts = absence.came(table, person, self.attendance.process)
        if not facts or not self.attendance.may_write(person):
            return table
        try:
            news = await self._store(self.hub.storage, table, facts)
        except Conflict:
            await self._refresh(table)
            return table
        except Unavailable:
            return table
        await self._show(news)
        return news.table

    def leave(self, viewer: Viewer) -> None:
        self.used = time.monotonic()
        self.audience.leave(viewer)
        if viewer.person is not None:
            self.attendance.stir(viewer.person)

    # The end.

    def is_idle(self) -> bool:
        """Whether it may be forgotten: nobody looks, nothing is going on."""
        idle = time.monotonic() - self.used > self.hub.limits.idle_table_time
        busy = self.lock.locked() or self.is_driving() or self.attendance.is_busy()
        return idle and not self.audience.viewers and not busy

    def dissolve(self) -> None:
        """The table is gone from the database: whoever runs the server has deleted it."""
        for viewer in list(self.audience.viewers):
            viewer.outbox.bye(Refused("no_such_table", gone=True))
        self.hub.forget(self)

    def close(self) -> None:
        self.audience.close()
        self.attendance.close()
        if self._driver is not None and self._waiting:
            self._driver.cancel()
        if self._open:
            self.hub.bus.close(self.id)

    async def settle(self) -> None:
        """Wait until what has begun is done."""
        self.attendance.close()
        self._stirred.set()
        tasks = [task for task in (self._driver, self._catching_up) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)


def is_news(table: Table, entry: Entry) -> bool:
    """Whether the lobby may tell that something has happened: everybody may know of it, and it is more than a visit."""
    return table.sees(entry.number, None) and not isinstance(entry.fact, Came | Went)


def digest_of(command: AnyCommand) -> str:
    return hashlib.blake2b(msgspec.json.encode(command), digest_size=8).hexdigest()
