"""How long the `tidefall` command takes, as a person would see it: by the clock on the wall."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

from drivers import Tally

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = Path(sys.executable).with_name("tidefall")
MAIN = "import sys; from tidefall.cli import main; sys.exit(main())"
COMMAND = [str(SCRIPT)] if SCRIPT.exists() else [sys.executable, "-c", MAIN]
LOOPS_A_SECOND = 20_000_000


class Failed(Exception):
    """A command could not be measured; the text says why."""


def run(command: list[str], variables: dict[str, str] | None = None) -> str:
    environment = {**os.environ, **(variables or {})}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        raise Failed((done.stderr.strip().splitlines() or ["it failed without a word"])[-1])
    return done.stdout


def seconds_of(arguments: list[str]) -> float:
    start = perf_counter()
    run([*COMMAND, *arguments])
    return perf_counter() - start


def start_up(rounds: int) -> float:
    """Seconds until `tidefall --help` is done; the first, which fills the disk cache, does not count."""
    seconds_of(["--help"])
    return median(seconds_of(["--help"]) for _ in range(rounds))


def sim(games: int, jobs: int) -> list[str]:
    fixed = ["--seats", "4", "--bots", "random", "--seed", "1", "--json"]
    return ["sim", "survive", *fixed, "--games", str(games), "--jobs", str(jobs)]


def two_jobs(rounds: int, seconds: float) -> tuple[float, float, float]:
    """Seconds for the same games by one job and by two, and how much faster two jobs could have been at that moment.

    As many games as one job plays in about `seconds`.
    """
    if (os.cpu_count() or 1) < 2:
        raise Failed("this machine has one core")
    pace = json.loads(run([*COMMAND, *sim(10, 1)]))["timing"]["games_per_second"]
    games = max(4, int(pace * seconds))
    found = [(seconds_of(sim(games, 1)), seconds_of(sim(games, 2)), spare_speed(seconds)) for _ in range(rounds)]
    one, two, spare = (median(column) for column in zip(*found))
    return one, two, spare


def spare_speed(seconds: float) -> float:
    """How many times as fast two plain loops are at once as one after the other: 2 on a machine with nothing to do."""
    loop = [sys.executable, "-c", f"for _ in range({int(seconds * LOOPS_A_SECOND)}): pass"]
    start = perf_counter()
    run(loop)
    alone = perf_counter() - start
    start = perf_counter()
    both = [subprocess.Popen(loop) for _ in range(2)]
    for process in both:
        process.wait()
    return 2 * alone / (perf_counter() - start)


def interpreted(seconds: float) -> Tally:
    """Random play with the rules as they stand in the source tree."""
    script = str(Path(__file__).with_name("interpreted.py"))
    return Tally(**json.loads(run([sys.executable, script, str(seconds)], {"PYTHONPATH": str(ROOT / "src")})))
