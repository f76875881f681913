"""How one server process bears many tables: people who play, people who watch, and bots, all over websockets.

The server runs in a process of its own on SQLite. At every table two people play against a bot; at some of them others
watch. After a warm-up, in which the games get to different stages, decisions are made at a steady pace. Measured is how
long a command takes to be acknowledged, how long until somebody else at the table sees what came of it, and what the
server needs for that.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import urllib.request
from collections import deque
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Self

import commands
import msgspec
import websockets
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from run import Row, shown

import tidefall

LIMITS = {
    **dict.fromkeys(("requests_rate", "requests_burst", "tables_rate", "tables_burst"), 100_000),
    **dict.fromkeys(("joins_rate", "joins_burst", "messages_rate", "messages_burst"), 100_000),
    **dict.fromkeys(("connections", "connections_per_address"), 10_000),
}
SEED = 20260
MEGABYTE = 1024 * 1024
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


QUICK = Effort(tables=3, sockets=8, rate=20, seconds=1, warm_up=4)


# The server.


class ServerProcess:
    """`tidefall serve` on a database of its own, and what it needs of the machine."""

    def __init__(self, folder: Path) -> None:
        limits = [word for name, value in LIMITS.items() for word in ("--limit", f"{name}={value}")]
        database = f"sqlite:///{folder / 'tables.sqlite3'}"
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*commands.COMMAND, "serve", "--port", "0", "--database-url", database, *limits],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise commands.Failed(f"the server did not start: {self.log.read_text(errors='replace').strip()}")
        self.url = "http://" + line.partition("http://")[2].split()[0].rstrip("/")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        body = json.dumps(data).encode()
        request = urllib.request.Request(self.url + path, body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=GIVE_UP_SECONDS) as answer:
            told: dict[str, Any] = json.load(answer)
            return told

    def memory(self) -> float | None:
        """Bytes of memory in use; None where the system does not tell."""
        pages = self._read("statm").split()
        return int(pages[1]) * float(os.sysconf("SC_PAGE_SIZE")) if pages else None

    def processor_seconds(self) -> float | None:
        words = self._read("stat").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / float(os.sysconf("SC_CLK_TCK")) if words else None

    def _read(self, name: str) -> str:
        path = Path("/proc", str(self.process.pid), name)
        return path.read_text() if path.exists() else ""

    def errors(self) -> int:
        lines = [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]
        return sum(line["level"] == "error" for line in lines)


# What a scripted client reads of a message; the rest is passed over.


class Choice(Struct):
    action: int
    text: str


class Asks(Struct):
    decision: str


class Observation(Struct):
    asks: Asks


class GameView(Struct):
    moment: int
    choices: list[Choice]
    observation: Observation


class TableView(Struct):
    status: str


class View(Struct):
    version: int
    table: TableView
    game: GameView | None


class Message(Struct):
    type: str
    view: View | None = None
    key: str | None = None
    code: str = ""
    reason: str = ""


MESSAGE = msgspec.json.Decoder(Message)


# Clients.


@dataclass
class Latencies:
    """In seconds."""

    ack: list[float] = field(default_factory=list)
    broadcast: list[float] = field(default_factory=list)


class Socket:
    """One connection: somebody who plays, or watches."""

    def __init__(self, table: TableOfPeople, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.view: View | None = None
        self.sent_at: float | None = None
        """When the command was sent that has no answer yet."""
        self.expected: tuple[int, float] | None = None
        """The version that somebody else's command will bring, and when that was sent."""

    async def open(self, url: str, ticket: dict[str, Any]) -> None:
        self.connection = await websockets.connect(
            url.replace("http", "ws", 1) + "/api/play", max_size=None, max_queue=None, open_timeout=GIVE_UP_SECONDS
        )
        await self.connection.send(json.dumps({"type": "hello", "protocol": 1, **ticket}))
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.connection:
            self.take_in(MESSAGE.decode(text))

    def take_in(self, message: Message) -> None:
        now = perf_counter()
        if message.view is not None:
            self.view = message.view
            if self.expected is not None and message.view.version >= self.expected[0]:
                self.table.load.latencies.broadcast.append(now - self.expected[1])
                self.expected = None
            if self.is_asked():
                self.table.load.ready.append(self)
        elif message.type == "ack" and self.sent_at is not None:
            self.table.load.latencies.ack.append(now - self.sent_at)
            self.table.load.acknowledged += 1
            self.sent_at = None
        elif message.type in ("refused", "bye"):
            self.table.load.refusals.append(f"{message.code}: {message.reason}")
            self.sent_at = None

    def is_asked(self) -> bool:
        return self.sent_at is None and self.view is not None and self.view.game is not None and bool(self.choices())

    def choices(self) -> list[Choice]:
        assert self.view is not None
        assert self.view.game is not None
        return self.view.game.choices if self.view.table.status == "playing" else []

    async def decide(self, style: random.Random) -> None:
        """Make a decision, and let one other socket of the table look out for it."""
        assert self.view is not None
        assert self.view.game is not None
        game = self.view.game
        choice = style.choice(game.choices)
        others = [other for other in self.table.sockets if other is not self and other.view is not None]
        self.sent_at = perf_counter()
        if choice.text != "end" or game.observation.asks.decision not in UNSEEN_DECISIONS:
            other = style.choice(others)
            if other.expected is None and other.view is not None:
                other.expected = (other.view.version + 1, self.sent_at)
        self.table.decisions += 1
        key = f"{self.seat}-{self.table.decisions}"
        command = {"do": "act", "seat": self.seat, "at": game.moment, "action": choice.action}
        await self.connection.send(json.dumps({"type": "do", "key": key, "command": command}))


class TableOfPeople:
    def __init__(self, load: Load) -> None:
        self.load = load
        self.sockets: list[Socket] = []
        self.decisions = 0

    async def open(self, server: ServerProcess, bot: str, watchers: int) -> None:
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": bot}]
        wish = {"game": "survive", "name": "Ann", "seats": seats}
        host = await asyncio.to_thread(server.post, "/api/tables", wish)
        guest = await asyncio.to_thread(server.post, f"/api/tables/{host['table']}/join", {"name": "Bob", "seat": 1})
        tickets = [{"table": ticket["table"], "token": ticket["token"]} for ticket in (host, guest)]
        for seat, ticket in enumerate([*tickets, *[{"table": host["table"]}] * watchers]):
            socket = Socket(self, seat if seat < len(tickets) else None)
            self.sockets.append(socket)
            await socket.open(server.url, ticket)
        commands = [(1, {"do": "ready", "seat": 1, "ready": True}), (0, {"do": "start"})]
        for seat, command in commands:
            socket = self.sockets[seat]
            while socket.view is None:
                await asyncio.sleep(0.001)
            socket.sent_at = perf_counter()
            await socket.connection.send(json.dumps({"type": "do", "key": f"{seat}", "command": command}))
            while socket.sent_at is not None:
                await asyncio.sleep(0.001)


# The load.


class Load:
    """All tables, the players who are to decide (who waits longest comes first), and what has been measured."""

    def __init__(self, server: ServerProcess, effort: Effort, progress: Progress) -> None:
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
            await table.open(self.server, self.effort.bot, max(0, share))
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


def quantile(values: list[float], share: float) -> float | None:
    """
    >>> quantile([3.0, 1.0, 2.0], 0.5)
    2.0
    """
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else None


async def measure(server: ServerProcess, effort: Effort, progress: Progress) -> tuple[list[Row], list[str]]:
    load = Load(server, effort, progress)
    empty = server.memory()
    await load.open_tables()
    await load.warm_up()
    gc.collect()
    gc.disable()
    figures = await load.keep_a_steady_pace()
    gc.enable()
    full = server.memory()
    await load.close()
    ack, broadcast = figures.latencies.ack, figures.latencies.broadcast
    note = f"{figures.driver:.0%} of a core for the clients"
    rows = [
        Row("acknowledged actions", "a second", figures.acknowledged, 0.98 * effort.rate, note=note),
        Row("command to acknowledgement, half", "ms", in_milliseconds(quantile(ack, 0.5)), 100, False),
        Row("command to acknowledgement, 99 %", "ms", in_milliseconds(quantile(ack, 0.99)), 100, False),
        Row("command to somebody else's screen, half", "ms", in_milliseconds(quantile(broadcast, 0.5)), 100, False),
        Row("command to somebody else's screen, 99 %", "ms", in_milliseconds(quantile(broadcast, 0.99)), 100, False),
        Row(
            "memory of a table",
            "MB",
            None if empty is None or full is None else (full - empty) / effort.tables / MEGABYTE,
            1,
            False,
            note=f"{effort.sockets / effort.tables:g} sockets at each",
        ),
        Row("processor time of the server", "cores", figures.processor, 1, False),
    ]
    problems = list(dict.fromkeys(load.refusals))[:5]
    if figures.missed > 0.01 * effort.rate:
        problems.append(
            f"{figures.missed:.0f} actions a second were not asked for: everybody waited for somebody else."
        )
    if server.errors():
        problems.append(f"The server logged {server.errors()} errors: {server.log.read_text('utf-8')[-2000:]}")
    return rows, problems


def in_milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else 1000 * seconds


def show(console: Console, effort: Effort, rows: list[Row], problems: list[str]) -> None:
    title = (
        f"{effort.tables} tables, {effort.sockets} sockets, {effort.rate:g} actions a second for {effort.seconds:g} s"
    )
    grid = Grid(title=title, title_justify="left")
    grid.add_column("what")
    for column in ("measured", "goal", "met"):
        grid.add_column(column, justify="right")
    for row in rows:
        grid.add_row(
            "\n".join([f"{row.what}, {row.unit}", *([f"[dim]{row.note}[/]"] if row.note else [])]),
            shown(row.ours),
            f"{'≥' if row.more_is_better else '<'} {row.goal:,g}",
            {True: "[green]yes[/]", False: "[red]no[/]", None: "-"}[row.is_met()],
        )
    console.print(grid)
    if not tidefall.COMPILED:
        problems.append("The rules are not compiled here: the figures are those of the interpreted ones.")
    for problem in problems:
        console.print(problem, style="yellow", markup=False)


def read_arguments() -> tuple[Effort, Path | None]:
    usual = Effort()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only see that everything runs; the figures mean nothing")
    parser.add_argument("--tables", type=int, default=usual.tables, help="how many tables (%(default)s)")
    parser.add_argument("--sockets", type=int, default=usual.sockets, help="at least two a table (%(default)s)")
    parser.add_argument("--rate", type=float, default=usual.rate, help="decisions of people a second (%(default)g)")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long to measure (%(default)g)")
    parser.add_argument(
        "--warm-up", type=int, default=usual.warm_up, help="decisions at the table furthest on, before (%(default)s)"
    )
    parser.add_argument("--bot", default=usual.bot, help="who plays at every table (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file as well")
    given = parser.parse_args()
    if given.quick:
        return QUICK, given.json
    if given.tables < 1 or given.sockets < 2 * given.tables or given.rate <= 0 or given.seconds <= 0:
        parser.error("there is at least one table, two sockets a table, and some pace for some time")
    effort = Effort(given.tables, given.sockets, given.rate, given.seconds, given.warm_up, given.bot)
    return effort, given.json


def main() -> None:
    effort, file = read_arguments()
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    try:
        with (
            tempfile.TemporaryDirectory(prefix="tidefall-load-") as folder,
            ServerProcess(Path(folder)) as server,
            Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
        ):
            rows, problems = asyncio.run(measure(server, effort, progress))
    except commands.Failed as failed:
        sys.exit(f"Nothing was measured: {failed}.")
    show(Console(), effort, rows, problems)
    if file:
        report = {
            "machine": {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()},
            "compiled": tidefall.COMPILED,
            "effort": asdict(effort),
            "rows": [{**asdict(row), "met": row.is_met()} for row in rows],
            "problems": problems,
        }
        file.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
