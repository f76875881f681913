"""`tidefall sim`: many games between bots, a progress bar, and a table of what came out."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tidefall import arena
from tidefall.cli import screen, settings
from tidefall.cli.saves import unused
from tidefall.cli.style import style_of

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from tidefall.arena import Outcome

BARS: Final = "▁▂▃▄▅▆▇█"
BINS: Final = 12
SEED_RANGE: Final = 1_000_000


def run(
    game_name: str,
    seats: int | None,
    options: list[str],
    bots: str,
    games: int,
    seed: int | None,
    jobs: int,
    path: Path | None,
    as_json: bool,
) -> int:
    game = settings.load(game_name, seats, options)
    match = arena.Match(
        game=game.name,
        options=tuple(game.values.items()),
        bots=settings.bots(bots),
        seed=random.SystemRandom().randrange(SEED_RANGE) if seed is None else seed,
        keep_records=path is not None,
    )
    with ExitStack() as stack:
        file = stack.enter_context(unused(path).open("w", encoding="utf-8")) if path else None
        progress = stack.enter_context(progress_bar())
        task = progress.add_task("", total=games)

        def on_game(outcome: Outcome) -> None:
            if file:
                file.write(json.dumps(outcome.record, separators=(",", ":")) + "\n")
            progress.advance(task)

        report = arena.simulate(match, games, jobs, on_game).to_dict()
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(screen.console(), report, game.seat_names("en"))
    return 0


def progress_bar() -> Progress:
    """A bar for people only: on the error stream, and only if it is a terminal."""
    return Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console(stderr=True),
        transient=True,
        disable=not screen.console(stderr=True).is_terminal,
    )


def show(out: Console, report: dict[str, Any], seat_names: list[str]) -> None:
    timing = report["timing"]
    out.print(
        f"{report['games']} games of {report['game']} by {', '.join(report['bots_given'])}, seed {report['seed']}: "
        f"{timing['seconds']:.1f} s, {timing['games_per_second']:.1f} games per second.",
        style=style_of("strong"),
    )
    seats = [(f"{entry['seat']} {seat_names[entry['seat']]}", entry) for entry in report["seats"]]
    bots = [(entry["bot"], entry) for entry in report["bots"]]
    for table in (standings("seat", seats), standings("bot", bots), lengths(report)):
        out.print()
        out.print(table)
    out.print()
    ends = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in report["ended_by"].items())
    out.print(f"Ended by: {ends}. A shared victory counts as a part of a win; intervals are 95 %.")


def standings(title: str, rows: list[tuple[str, dict[str, Any]]]) -> Table:
    """Win rates with their intervals, and how the scores spread."""
    table = Table(box=None, pad_edge=False, header_style=style_of("title"))
    table.add_column(title)
    for column in ("games", "won", "rate (95 % interval)", "score", "median (range)"):
        table.add_column(column, justify="right")
    table.add_column("scores")
    low = min(min(entry["scores"]) for _, entry in rows)
    high = max(max(entry["scores"]) for _, entry in rows)
    for name, entry in rows:
        score = entry["score"]
        table.add_row(
            name,
            str(entry["games"]),
            f"{entry['won']:.1f}",
            f"{entry['rate']:.1%} ({100 * entry['low']:.1f} - {100 * entry['high']:.1f})",
            f"{score['mean']:.1f} ± {score['sd']:.1f}",
            f"{score['median']} ({score['min']} - {score['max']})",
            histogram(entry["scores"], low, high),
        )
    return table


def lengths(report: dict[str, Any]) -> Table:
    """How long the games were."""
    table = Table(box=None, pad_edge=False, header_style=style_of("title"))
    table.add_column("a game")
    for column in ("mean", "sd", "min", "median", "max"):
        table.add_column(column, justify="right")
    for name in ("turns", "decisions"):
        numbers = report[name]
        table.add_row(name, *(str(numbers[column]) for column in ("mean", "sd", "min", "median", "max")))
    return table


def histogram(counts: dict[int, int], low: int, high: int) -> str:
    """Scores from low to high as a row of bars.

    >>> histogram({0: 1, 1: 2, 3: 4}, 0, 3)
    '▃▅▁█'
    """
    width = min(BINS, high - low + 1)
    bins = [0] * width
    for value, count in counts.items():
        bins[(value - low) * width // (high - low + 1)] += count
    most = max(bins)
    return "".join(BARS[0 if not count else max(1, round(count / most * (len(BARS) - 1)))] for count in bins)
