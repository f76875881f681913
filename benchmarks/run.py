"""The speed of Tidefall beside its peers, measured in the same run on the same machine. `make bench` starts it.

Figures are medians of several rounds; in every round each contender plays in turn, so that a busy moment of the machine
touches all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

import commands
import drivers
from drivers import Contender, Tally
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import tidefall

PEERS = "pip install 'tidefall[bench]'"
MICRO = 1e-6
NANO = 1e-9


@dataclass(frozen=True)
class Effort:
    rounds: int
    seconds: float
    """Processor time of one contender in one round."""
    sim_seconds: float


THOROUGH = Effort(rounds=5, seconds=1.0, sim_seconds=6.0)
QUICK = Effort(rounds=1, seconds=0.02, sim_seconds=0.1)


@dataclass(frozen=True)
class Row:
    """One line of the report. `goal` bounds our figure and `goal_ratio` how many times the peer's it is."""

    what: str
    unit: str
    ours: float | None
    goal: float
    more_is_better: bool = True
    peer_name: str = ""
    peer: float | None = None
    goal_ratio: float | None = None
    note: str = ""

    def ratio(self) -> float | None:
        """How many times as good as the peer."""
        if self.ours is None or self.peer is None:
            return None
        return self.ours / self.peer if self.more_is_better else self.peer / self.ours

    def is_met(self) -> bool | None:
        """None if something could not be measured."""
        if self.ours is None:
            return None
        if (self.ours < self.goal) if self.more_is_better else (self.ours > self.goal):
            return False
        if self.goal_ratio is None:
            return True
        ratio = self.ratio()
        return None if ratio is None else ratio >= self.goal_ratio


class Bench:
    """Contenders, what they did so far, and what could not be measured."""

    def __init__(self, effort: Effort, progress: Progress) -> None:
        self.effort = effort
        self.progress = progress
        self.contenders: dict[str, Contender] = {}
        self.tallies: dict[str, list[Tally]] = {}
        self.clones: dict[str, float] = {}
        self.problems: list[str] = []

    def enter(self, key: str, make: Callable[[], Contender]) -> None:
        try:
            self.contenders[key] = make()
        except ImportError as missing:
            self.problems.append(f"There is no module {missing.name} and so no {key}; {PEERS} brings the peers.")

    def play_rounds(self) -> None:
        task = self.progress.add_task("random play", total=self.effort.rounds * (len(self.contenders) + 1))
        for _ in range(self.effort.rounds):
            for key, contender in self.contenders.items():
                self.progress.update(task, description=contender.name)
                self.tallies.setdefault(key, []).append(drivers.measure(contender, self.effort.seconds))
                self.progress.advance(task)
            self.progress.update(task, description="Tidefall, interpreted")
            try:
                self.tallies.setdefault("interpreted", []).append(commands.interpreted(self.effort.seconds))
            except commands.Failed as failed:
                self.problems.append(f"The interpreted rules were not measured: {failed}.")
            self.progress.advance(task)

    def time_clones(self) -> None:
        makers = {
            "survive": lambda: drivers.tidefall_clone("survive"),
            "rising": lambda: drivers.tidefall_clone("rising"),
            "rising with everything": lambda: drivers.tidefall_clone("rising", **drivers.EVERYTHING),
            "OpenSpiel chess": lambda: drivers.openspiel_clone("chess"),
            "catanatron": drivers.catanatron_clone,
        }
        for key, make in makers.items():
            try:
                clone = make()
            except ImportError:
                continue
            seconds = self.effort.seconds / 2
            self.clones[key] = median(drivers.time_calls(clone, seconds) for _ in range(self.effort.rounds))

    def rate(self, key: str) -> float | None:
        """Decisions a second."""
        tallies = self.tallies.get(key)
        return median(tally.decisions / tally.seconds for tally in tallies) if tallies else None

    def action_rate(self, key: str) -> float | None:
        """Decisions and chance events a second."""
        tallies = self.tallies.get(key)
        return median(tally.actions / tally.seconds for tally in tallies) if tallies else None

    def rollout_rate(self, key: str, driven: str) -> float | None:
        """Decisions a second of rollouts that only count games, by the mean length of driven games."""
        if key not in self.tallies or driven not in self.tallies:
            return None
        alike = self.tallies[driven]
        mean_length = sum(tally.decisions for tally in alike) / sum(tally.games for tally in alike)
        return mean_length * median(tally.games / tally.seconds for tally in self.tallies[key])

    def sim_row(self) -> Row:
        what = "tidefall sim: two jobs to one"
        task = self.progress.add_task(what, total=None)
        try:
            one, two, spare = commands.two_jobs(min(3, self.effort.rounds), self.effort.sim_seconds)
        except commands.Failed as failed:
            self.problems.append(f"{what}: not measured, {failed}.")
            return Row(what, "times", None, 1.8)
        finally:
            self.progress.remove_task(task)
        note = f"{one:.1f} s and {two:.1f} s"
        return Row(what, "times", one / two, 1.8, peer_name="two plain loops to one", peer=spare, note=note)

    def start_up_row(self) -> Row:
        what = "tidefall --help"
        try:
            seconds: float | None = commands.start_up(2 * self.effort.rounds + 1)
        except commands.Failed as failed:
            self.problems.append(f"{what}: not measured, {failed}.")
            seconds = None
        return Row(what, "s", seconds, 0.25, more_is_better=False)


CLONES = {"survive": 1.0, "rising": 3.0, "rising with everything": 3.0}
"""Microseconds for a copy of a state."""


def measured(bench: Bench) -> list[Row]:
    """Everything that has a goal: four seats, the base games and rising with all of its expansion, one core."""
    bench.enter("driven", lambda: drivers.tidefall_driven("survive"))
    bench.enter("chess", lambda: drivers.openspiel_driven("chess"))
    bench.enter("inside", lambda: drivers.tidefall_inside("survive"))
    bench.enter("rising driven", lambda: drivers.tidefall_driven("rising"))
    bench.enter("rising inside", lambda: drivers.tidefall_inside("rising"))
    bench.enter("everything driven", lambda: drivers.tidefall_driven("rising", **drivers.EVERYTHING))
    bench.enter("everything inside", lambda: drivers.tidefall_inside("rising", **drivers.EVERYTHING))
    bench.enter("chess rollouts", lambda: drivers.openspiel_rollouts("chess"))
    bench.enter("catanatron", drivers.catanatron_driven)
    bench.enter("backgammon", lambda: drivers.openspiel_driven("backgammon"))
    bench.enter("hanabi", lambda: drivers.openspiel_driven("hanabi", "(players=4)"))
    bench.enter("python-chess", drivers.python_chess_driven)
    bench.play_rounds()
    bench.time_clones()
    return [
        Row(
            "survive, driven from Python",
            "decisions/s",
            bench.rate("driven"),
            350_000,
            peer_name="OpenSpiel chess",
            peer=bench.rate("chess"),
            goal_ratio=2.0,
        ),
        Row(
            "survive, whole games inside",
            "decisions/s",
            bench.rate("inside"),
            800_000,
            peer_name="OpenSpiel chess in C++",
            peer=bench.rollout_rate("chess rollouts", "chess"),
            goal_ratio=3.0,
        ),
        Row(
            "survive, driven, interpreted",
            "decisions/s",
            bench.rate("interpreted"),
            40_000,
            peer_name="catanatron",
            peer=bench.rate("catanatron"),
            goal_ratio=1.0,
        ),
        Row(
            "rising, driven from Python",
            "decisions/s",
            bench.rate("rising driven"),
            120_000,
            peer_name="catanatron",
            peer=bench.rate("catanatron"),
            goal_ratio=3.0,
        ),
        Row(
            "rising, whole games inside",
            "decisions/s",
            bench.rate("rising inside"),
            250_000,
            peer_name="OpenSpiel chess in C++",
            peer=bench.rollout_rate("chess rollouts", "chess"),
        ),
        Row(
            "rising with everything, driven from Python",
            "decisions/s",
            bench.rate("everything driven"),
            150_000,
            peer_name="catanatron",
            peer=bench.rate("catanatron"),
        ),
        Row(
            "rising with everything, whole games inside",
            "decisions/s",
            bench.rate("everything inside"),
            250_000,
            peer_name="OpenSpiel chess in C++",
            peer=bench.rollout_rate("chess rollouts", "chess"),
        ),
        *(clone_row(bench, game, goal) for game, goal in CLONES.items()),
        bench.sim_row(),
        bench.start_up_row(),
    ]


def clone_row(bench: Bench, game: str, goal: float) -> Row:
    return Row(
        f"{game}, clone()",
        "µs",
        bench.clones[game] / MICRO,
        goal,
        more_is_better=False,
        peer_name="OpenSpiel chess",
        peer=bench.clones["OpenSpiel chess"] / MICRO if "OpenSpiel chess" in bench.clones else None,
    )


def context(bench: Bench) -> dict[str, float]:
    """What else was measured, driven from Python, in decisions a second."""
    rates = {key: bench.rate(key) for key in ("chess", "backgammon", "hanabi", "catanatron", "python-chess")}
    return {bench.contenders[key].name: rate for key, rate in rates.items() if rate is not None}


def with_chance(bench: Bench) -> dict[str, float]:
    """Our own figures with chance events counted too."""
    rates = {
        key: bench.action_rate(key) for key in ("driven", "inside", "interpreted", "rising driven", "rising inside")
    }
    return {key: rate for key, rate in rates.items() if rate is not None}


def shown(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


def show(console: Console, rows: list[Row], bench: Bench) -> None:
    table = Table(title="Random play: four seats, one core", title_justify="left")
    table.add_column("what")
    for column in ("Tidefall", "goal", "peer", "ratio", "goal", "met"):
        table.add_column(column, justify="right")
    for row in rows:
        ratio = row.ratio()
        details = [f"beside {row.peer_name}" if row.peer_name else "", row.note]
        table.add_row(
            "\n".join([f"{row.what}, {row.unit}", *(f"[dim]{detail}[/]" for detail in details if detail)]),
            shown(row.ours),
            f"{'≥' if row.more_is_better else '<'} {row.goal:,g}",
            shown(row.peer) if row.peer_name else "",
            "" if ratio is None else f"{ratio:.2f}",
            "" if row.goal_ratio is None else f"≥ {row.goal_ratio:g}",
            {True: "[green]yes[/]", False: "[red]no[/]", None: "-"}[row.is_met()],
        )
    console.print(table)
    lists = {
        "With dice and draws counted as well, actions/s": with_chance(bench),
        "Peers driven from Python, decisions/s": context(bench),
        "A copy of a state, ns": {name: seconds / NANO for name, seconds in bench.clones.items()},
    }
    for title, figures in lists.items():
        if figures:
            console.print(f"{title}: {', '.join(f'{name} {figure:,.0f}' for name, figure in figures.items())}.")
    if not tidefall.COMPILED:
        bench.problems.append("The rules are not compiled here: the figures are those of the interpreted ones.")
    for problem in dict.fromkeys(bench.problems):
        console.print(problem, style="yellow", markup=False)


def report(rows: list[Row], bench: Bench) -> dict[str, object]:
    return {
        "machine": {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()},
        "compiled": tidefall.COMPILED,
        "rows": [{**asdict(row), "ratio": row.ratio(), "met": row.is_met()} for row in rows],
        "actions_per_second": with_chance(bench),
        "driven_from_python": context(bench),
        "clone_seconds": bench.clones,
        "problems": list(dict.fromkeys(bench.problems)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only see that everything runs; the figures mean nothing")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file as well")
    given = parser.parse_args()
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bench = Bench(QUICK if given.quick else THOROUGH, progress)
        rows = measured(bench)
    show(Console(), rows, bench)
    if given.json:
        given.json.write_text(json.dumps(report(rows, bench), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
