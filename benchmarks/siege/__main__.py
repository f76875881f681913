"""Besiege a server of its own on loopback, and print what came of it.

    python -m benchmarks.siege                     the names of all trials
    python -m benchmarks.siege TRIAL               with the code of this checkout
    python -m benchmarks.siege TRIAL --base PATH   with the code of another one, for a figure of before

A trial is a module of `benchmarks.siege.trials` with a docstring that says what is sent, and with
`besiege(target: Target) -> dict[str, object]`, which runs in a process of its own, knows only the wire, stops by itself
after `target.seconds`, and returns further rows for the table that is printed. It may have
`CONDITIONS = Conditions(...)` for what the server is started with, and `prepare(folder: Path) -> None`, which runs
before the server starts.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import signal
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from . import trials
from .guests import Guests
from .server import Conditions, Server
from .target import Target

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
"""Seconds beyond the trial's own that it may take to end."""


async def run(name: str, tree: Path, seconds: float) -> list[tuple[str, object]]:
    trial = trials.load(name)
    conditions: Conditions = getattr(trial, "CONDITIONS", Conditions())
    with tempfile.TemporaryDirectory(prefix="tidefall-siege-") as given:
        folder = Path(given)
        if hasattr(trial, "prepare"):
            trial.prepare(folder)
        with (
            Server(tree, folder, conditions) as server,
            ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere,
        ):
            async with Guests(server.url) as guests:
                await guests.settle_in()
                before = server.memory()
                target = Target(server.host, server.port, guests.table, seconds)
                attack = asyncio.get_running_loop().run_in_executor(elsewhere, trials.besiege, name, target)
                told = await asyncio.wait_for(attack, seconds + PATIENCE)
                await guests.see_what_is_left()
            return [
                *told.items(),
                ("memory before and at its peak, MB", f"{before:.0f}, {server.peak():.0f}"),
                *guests.figures().items(),
                ("log, kB", f"{server.log.stat().st_size / 1000:.1f}"),
            ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trial", nargs="?", choices=trials.names(), help="which one; without, all are named")
    parser.add_argument("--base", type=Path, default=ROOT, metavar="PATH", help="the checkout whose server is besieged")
    parser.add_argument("--seconds", type=float, default=20, help="how long to go on (%(default)g)")
    given = parser.parse_args()
    # Whoever ends a trial early ends its server, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("The trial was ended before its time."))
    if given.trial is None:
        for name in trials.names():
            print(f"{name:20} {(trials.load(name).__doc__ or '').splitlines()[0]}")
        return
    print(f"{given.trial}: {(trials.load(given.trial).__doc__ or '').splitlines()[0]}")
    for what, figure in asyncio.run(run(given.trial, given.base.resolve(), given.seconds)):
        print(f"  {what:40} {figure}")


if __name__ == "__main__":
    main()
