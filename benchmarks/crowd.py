"""People at many tables of a server, over websockets: two play against a bot, and at some tables others watch."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import deque
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

import commands
import msgspec
import websockets
from msgspec import Struct

from tidefall.table.changes import changed

if TYPE_CHECKING:
    from rich.progress import Progress
    from server_process import Servers

SEED = 20260
UNSEEN_DECISIONS = ("play_tile", "defend")
"""Whoever declines here does so unseen, so that nobody else hears of it."""
GIVE_UP_SECONDS = 120


@dataclass(frozen=True)
class Effort:
    tables: int = 200
    sockets: int = 500
    rate: float = 300
    """Decisions of people a second, at all tables together."""
    seconds: float = 30
    warm_up: int = 60
    """How many decisions people make at the table that is furthest on, before anything is measured."""
    bot: str = "greedy"


@dataclass
class Latencies:
    """In seconds."""

    ack: list[float] = field(default_factory=list)
    broadcast: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Figures:
    acknowledged: float
    """A second."""
    missed: float
    """Decisions a second that nobody was there to make: all waited for others."""
    processor: float | None
    """The share of one core that the server had."""
    driver: float
    """The same of the scripted clients, which must not be what everybody waits for."""
    latencies: Latencies

    def for_an_action(self) -> str:
        """The server's processor time for each: what to compare where other programs are busy too."""
        if self.processor is None or not self.acknowledged:
            return ""
        return f"{1000 * self.processor / self.acknowledged:.1f} ms for an action"


# What a scripted client reads of a message; the rest is passed over.


class Message(Struct):
    type: str
    view: dict[str, Any] | None = None
    changes: Any = None
    key: str | None = None
    code: str = ""
    reason: str = ""


MESSAGE = msgspec.json.Decoder(Message)


# Clients.


class Socket:
    """One connection: somebody who plays, or watches."""

    def __init__(self, table: TableOfPeople, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.view: dict[str, Any] | None = None
        self.sent_at: float | None = None
        """When the command was sent that has no answer yet."""
        self.expected: tuple[int, float] | None = None
        """The version that somebody else's command will bring, and when that was sent."""

    async def open(self, url: str, ticket: dict[str, Any]) -> None:
        self.connection = await websockets.connect(
            url.replace("http", "ws", 1) + "/api/play", max_size=None, max_queue=None, open_timeout=GIVE_UP_SECONDS
        )
        await self.connection.send(json.dumps({"type": "hello", "protocol": 1, "changes": True, **ticket}))
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.connection:
            self.take_in(MESSAGE.decode(text))

    def take_in(self, message: Message) -> None:
        now = perf_counter()
        if message.view is not None or message.changes is not None:
            self.view = message.view or changed(self.view, message.changes)
            assert self.view is not None
            if self.expected is not None and self.view["version"] >= self.expected[0]:
                self.table.crowd.latencies.broadcast.append(now - self.expected[1])
                self.expected = None
            if self.is_asked():
                self.table.crowd.ready.append(self)
        elif message.type == "ack" and self.sent_at is not None:
            self.table.crowd.latencies.ack.append(now - self.sent_at)
            self.table.crowd.acknowledged += 1
            self.sent_at = None
        elif message.type in ("refused", "bye"):
            self.table.crowd.refusals.append(f"{message.code}: {message.reason}")
            self.sent_at = None

    def is_asked(self) -> bool:
        return self.sent_at is None and bool(self.choices())

    def choices(self) -> list[dict[str, Any]]:
        if self.view is None or self.view["game"] is None or self.view["table"]["status"] != "playing":
            return []
        choices: list[dict[str, Any]] = self.view["game"]["choices"]
        return choices

    async def decide(self, style: random.Random) -> None:
        """Make a decision, and let one other socket of the table look out for it."""
        assert self.view is not None
        game = self.view["game"]
        choice = style.choice(game["choices"])
        others = [other for other in self.table.sockets if other is not self and other.view is not None]
        self.sent_at = perf_counter()
        if choice["text"] != "pass" or game["observation"]["asks"]["decision"] not in UNSEEN_DECISIONS:
            other = style.choice(others)
            if other.expected is None and other.view is not None:
                other.expected = (other.view["version"] + 1, self.sent_at)
        self.table.decisions += 1
        key = f"{self.seat}-{self.table.decisions}"
        command = {"do": "act", "seat": self.seat, "at": game["moment"], "action": choice["action"]}
        await self.connection.send(json.dumps({"type": "do", "key": key, "command": command}))


class TableOfPeople:
    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.sockets: list[Socket] = []
        self.decisions = 0

    async def open(self, server: Servers, number: int, bot: str, watchers: int) -> None:
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": bot}]
        # The shortest wait for secret answers, for the same reason as the limits of `server_process`.
        wish = {"game": "survive", "name": "Ann", "seats": seats, "window": 1}
        host = await asyncio.to_thread(server.post, "/api/tables", wish)
        guest = await asyncio.to_thread(server.post, f"/api/tables/{host['table']}/join", {"name": "Bob", "seat": 1})
        tickets = [{"table": ticket["table"], "token": ticket["token"]} for ticket in (host, guest)]
        for seat, ticket in enumerate([*tickets, *[{"table": host["table"]}] * watchers]):
            socket = Socket(self, seat if seat < len(tickets) else None)
            self.sockets.append(socket)
            await socket.open(server.url(number, seat), ticket)
        commands = [(1, {"do": "ready", "seat": 1, "ready": True}), (0, {"do": "start"})]
        for seat, command in commands:
            socket = self.sockets[seat]
            while socket.view is None:
                await asyncio.sleep(0.001)
            socket.sent_at = perf_counter()
            await socket.connection.send(json.dumps({"type": "do", "key": f"{seat}", "command": command}))
            while socket.sent_at is not None:
                await asyncio.sleep(0.001)


class Crowd:
    """All tables, the players who are to decide (who waits longest comes first), and what has been measured."""

    def __init__(self, server: Servers, effort: Effort, progress: Progress) -> None:
        self.server = server
        self.effort = effort
        self.progress = progress
        self.style = random.Random(SEED)
        self.tables: list[TableOfPeople] = []
        self.ready: deque[Socket] = deque()
        self.latencies = Latencies()
        self.acknowledged = 0
        self.refusals: list[str] = []

    async def open_tables(self) -> None:
        task = self.progress.add_task("opening tables", total=self.effort.tables)
        spare = self.effort.sockets - 2 * self.effort.tables
        for number in range(self.effort.tables):
            table = TableOfPeople(self)
            self.tables.append(table)
            share = spare // self.effort.tables + (number < spare % self.effort.tables)
            await table.open(self.server, number, self.effort.bot, max(0, share))
            self.progress.advance(task)

    def next_ready(self) -> Socket | None:
        while self.ready:
            socket = self.ready.popleft()
            if socket.is_asked():
                return socket
        return None

    async def warm_up(self) -> None:
        """As fast as the server can; the tables get to different stages of their games."""
        goals = {id(t): n * self.effort.warm_up // len(self.tables) for n, t in enumerate(self.tables)}
        task = self.progress.add_task("warming up", total=sum(goals.values()))
        late: list[Socket] = []
        limit = perf_counter() + GIVE_UP_SECONDS
        while any(table.decisions < goals[id(table)] for table in self.tables) and perf_counter() < limit:
            socket = self.next_ready()
            if socket is None:
                await asyncio.sleep(0.001)
            elif socket.table.decisions < goals[id(socket.table)]:
                await socket.decide(self.style)
                self.progress.advance(task)
            else:
                late.append(socket)
        self.ready.extend(late)
        await asyncio.sleep(0.5)

    async def keep_a_steady_pace(self) -> Figures:
        task = self.progress.add_task("playing", total=self.effort.seconds)
        self.latencies, self.acknowledged = Latencies(), 0
        before = self.server.processor_seconds()
        own = os.times()
        began = perf_counter()
        sent = missed = 0
        while (now := perf_counter() - began) < self.effort.seconds:
            self.progress.update(task, completed=now)
            while sent + missed < now * self.effort.rate:
                socket = self.next_ready()
                if socket is None:
                    missed += 1
                else:
                    sent += 1
                    await socket.decide(self.style)
            await asyncio.sleep(0.001)
        seconds = perf_counter() - began
        after = self.server.processor_seconds()
        driver = os.times()
        acknowledged = self.acknowledged
        limit = perf_counter() + GIVE_UP_SECONDS
        while any(socket.sent_at is not None for table in self.tables for socket in table.sockets):
            if perf_counter() > limit:
                raise commands.Failed("some commands were never answered")
            await asyncio.sleep(0.01)
        return Figures(
            acknowledged / seconds,
            missed / seconds,
            None if before is None or after is None else (after - before) / seconds,
            (driver.user + driver.system - own.user - own.system) / seconds,
            self.latencies,
        )

    async def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                socket.reader.cancel()
                socket.connection.transport.abort()
