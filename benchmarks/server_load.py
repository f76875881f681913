"""How one server process bears many tables: people who play, people who watch, and bots, all over websockets.

The server runs in a process of its own on SQLite. At every table two people play against a bot; at some of them others
watch. After a warm-up, in which the games get to different stages, decisions are made at a steady pace. Measured is how
long a command takes to be acknowledged, how long until somebody else at the table sees what came of it, and what the
server needs for that. With the package installed, as `make play` and `make test` do it, one command is all:

    .venv/bin/python benchmarks/server_load.py
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

import commands
from crowd import Crowd, Effort
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from run import Row, shown
from server_process import Servers

import tidefall

MEGABYTE = 1024 * 1024
QUICK = Effort(tables=3, sockets=8, rate=20, seconds=1, warm_up=4)


async def measure(server: Servers, effort: Effort, progress: Progress) -> tuple[list[Row], list[str]]:
    crowd = Crowd(server, effort, progress)
    empty = server.memory()
    await crowd.open_tables()
    await crowd.warm_up()
    gc.collect()
    gc.disable()
    figures = await crowd.keep_a_steady_pace()
    gc.enable()
    full = server.memory()
    await crowd.close()
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
        Row("processor time of the server", "cores", figures.processor, 1, False, note=figures.for_an_action()),
    ]
    problems = list(dict.fromkeys(crowd.refusals))[:5]
    if figures.missed > 0.01 * effort.rate:
        problems.append(
            f"{figures.missed:.0f} actions a second were not asked for: everybody waited for somebody else."
        )
    if server.errors():
        problems.append(f"The server logged {server.errors()} errors: {server.last_words()}")
    return rows, problems


def quantile(values: list[float], share: float) -> float | None:
    """
    >>> quantile([3.0, 1.0, 2.0], 0.5)
    2.0
    """
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else None


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


def read_arguments() -> tuple[Effort, tuple[int, str | None, str | None, bool], Path | None]:
    usual = Effort()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="only see that everything runs; the figures mean nothing")
    parser.add_argument("--tables", type=int, default=usual.tables, help="how many tables (%(default)s)")
    parser.add_argument("--sockets", type=int, default=usual.sockets, help="at least two a table (%(default)s)")
    parser.add_argument("--rate", type=float, default=usual.rate, help="decisions of people a second (%(default)g)")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long to measure (%(default)g)")
    parser.add_argument(
        "--warm-up", type=int, default=usual.warm_up, help="decisions at the table furthest on, before (%(default)s)"
    )
    parser.add_argument("--bot", default=usual.bot, help="who plays at every table (%(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the work (%(default)s)")
    parser.add_argument("--database-url", metavar="URL", help="an empty database; else an SQLite file")
    parser.add_argument("--redis-url", metavar="URL", help="for several processes")
    parser.add_argument("--spread", action="store_true", help="the people of a table are at different processes")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file as well")
    given = parser.parse_args()
    where = (given.processes, given.database_url, given.redis_url, given.spread)
    if given.processes < 1 or (given.processes > 1 and None in where):
        parser.error("several processes need a PostgreSQL and a Redis: --database-url and --redis-url name them")
    if given.quick:
        return QUICK, where, given.json
    if given.tables < 1 or given.sockets < 2 * given.tables or given.rate <= 0 or given.seconds <= 0:
        parser.error("there is at least one table, two sockets a table, and some pace for some time")
    effort = Effort(given.tables, given.sockets, given.rate, given.seconds, given.warm_up, given.bot)
    return effort, where, given.json


def main() -> None:
    effort, where, file = read_arguments()
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    try:
        with (
            tempfile.TemporaryDirectory(prefix="tidefall-load-") as folder,
            Servers(Path(folder), *where) as server,
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
