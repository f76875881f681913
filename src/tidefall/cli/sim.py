"""`tidefall sim`: many games between bots, a progress bar, and a table of what came out."""

from __future__ import annotations

import json
import os
import random
import shlex
import sys
import time
from contextlib import ExitStack, closing, suppress
from typing import IO, TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tidefall import Refused, arena, players
from tidefall.arena import journal
from tidefall.cli import screen, settings
from tidefall.cli.saves import unused
from tidefall.cli.state import warnings
from tidefall.cli.stopping import Stop, stoppable
from tidefall.cli.style import style_of
from tidefall.cli.texts import speaker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rich.console import Console

    from tidefall.arena import Match, Report
    from tidefall.kernel.game import Game
    from tidefall.words import Voice

BARS: Final = "▁▂▃▄▅▆▇█"
BINS: Final = 12
SEED_RANGE: Final = 1_000_000
SEED: Final = "--seed"
RESUME: Final = "--resume"
SURELY: Final = 0.01
PERHAPS: Final = 0.05
SMALLEST_P: Final = 0.0001
INTERRUPTED: Final = 130
"""The exit code of what was stopped by Ctrl-C, as shells have it."""


def run(
    game_name: str,
    seats: str | None,
    options: list[str],
    bots: str | None,
    games: int,
    seed: int | None,
    jobs: int,
    path: Path | None,
    resume: bool,
    as_json: bool,
    lang: str,
) -> int:
    say = speaker(lang)
    if resume and path is None:
        raise Refused("resume_what")
    varied, variants = settings.variants(game_name, seats, options)
    game = variants[0]
    if varied and not game.cooperative:
        raise Refused("no_grid", option=varied[0])
    if len(varied) > 2:
        raise Refused("grid_too_large", options=varied)
    usual = players.strongest(game.name) if game.cooperative else f"random,{players.strongest(game.name)}"
    named = settings.bots(usual if bots is None else bots, game.name)
    check_all_play(named, variants, games)
    kept, size = journal.read(path) if path and resume and path.exists() else ([], 0)
    if seed is None:
        seed = kept[0][journal.FIELD]["seed"] if kept else random.SystemRandom().randrange(SEED_RANGE)
    matches = [
        arena.Match(game.name, tuple(variant.values.items()), named, seed, keep_records=path is not None)
        for variant in variants
    ]
    check_same(kept, matches, path)
    stop = Stop()
    reports = []
    with suppress(KeyboardInterrupt), ExitStack() as stack:
        stack.enter_context(stoppable(stop))
        file = stack.enter_context(opened(path, size if resume else None)) if path else None
        progress = stack.enter_context(progress_bar(say))
        task = progress.add_task("", total=games * len(variants))
        for match in matches:
            reports.append(arena.Report(match))
            carry_on(reports[-1], kept, games, jobs, file, stop, lambda count: progress.advance(task, count))
    reports = [report for report in reports if report.games]
    told = [report.to_dict() | ({"stopped": True} if stop.asked else {}) for report in reports]
    if as_json:
        print(json.dumps({"varied": varied, "cells": told} if varied else told[0] if told else {}, indent=2))
    elif told and varied:
        show_grid(screen.console(), varied, told, say)
    elif told:
        show(screen.console(), told[0], game, say)
    if not stop.asked:
        return 0
    say_stopped(say, sum(report.games for report in reports), games * len(variants), seed, path)
    return INTERRUPTED


def carry_on(
    report: Report,
    kept: list[dict[str, Any]],
    games: int,
    jobs: int,
    file: IO[str] | None,
    stop: Stop,
    on_end: Callable[[int], None],
) -> None:
    """Count the games that are in the file, then play those that are missing; the file gets them as they end."""
    match = report.match
    started = time.perf_counter()
    old = {
        outcome.index: outcome
        for outcome in (journal.outcome_of(record) for record in kept if journal.belongs(record, match))
        if outcome.index < games
    }
    first = next((index for index in range(games) if index not in old), games)
    for index in range(first):
        report.add(old[index])
    on_end(first)
    try:
        with closing(arena.outcomes(match, first, games, jobs, on_end)) as played:
            for outcome in played:
                with stop.shielded():
                    report.add(outcome)
                    if file:
                        file.write(journal.line_of(match, outcome))
                        file.flush()
    finally:
        report.seconds = time.perf_counter() - started


def check_same(kept: list[dict[str, Any]], matches: list[Match], path: Path | None) -> None:
    """Games of another question must not be counted with these."""
    if not all(any(journal.belongs(record, match) for match in matches) for record in kept):
        raise Refused("other_match", file=str(path))


def opened(path: Path, size: int | None) -> IO[str]:
    """The file for the records: a new one, or the old one from byte `size` on."""
    if size is None or not path.exists():
        return unused(path, resumable=False).open("w", encoding="utf-8")
    os.truncate(path, size)
    return path.open("a", encoding="utf-8")


def say_stopped(say: Voice, played: int, wanted: int, seed: int, path: Path | None) -> None:
    """How far it came, and how to go on."""
    out = screen.console(stderr=True)
    out.print(say("sim-stopped", played=played, wanted=wanted), soft_wrap=True)
    if path:
        words = [word for word in sys.argv[1:] if word != RESUME]
        seeded = any(word.split("=")[0] == SEED for word in words)
        command = shlex.join(["tidefall", *words, *([] if seeded else [SEED, str(seed)]), RESUME])
        out.print(say("sim-resume", command=command), soft_wrap=True)


def check_all_play(bots: tuple[str, ...], variants: list[Game], games: int) -> None:
    """Everybody moves one seat on from game to game: with more bots than seats it takes several games."""
    seats = min(game.seats for game in variants)
    if len(bots) > seats + games - 1:
        raise Refused("too_few_games", bots=len(bots), seats=seats, needed=len(bots) - seats + 1, games=games)


def progress_bar(say: Voice) -> Progress:
    """A bar for people only: on the error stream, and only if it is a terminal."""
    return Progress(
        TextColumn(say("sim-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console(stderr=True),
        transient=True,
        disable=not screen.console(stderr=True).is_terminal,
    )


def show(out: Console, report: dict[str, Any], game: Game, say: Voice) -> None:
    """What one simulation found."""
    title(out, [report], say)
    tables = [lengths(report, game, say)]
    if game.cooperative:
        tables.insert(0, standings(say("sim-seats"), [(str(game.seats), report["table"])], say))
    else:
        names = game.seat_names(say.lang)
        seats = [(f"{entry['seat']} {names[entry['seat']]}", entry) for entry in report["seats"]]
        bots = [(entry["bot"], entry) for entry in report["bots"]]
        tables[:0] = [standings(say("sim-seat"), seats, say), standings(say("sim-bot"), bots, say)]
    for table in tables:
        out.print(table)
        out.print()
    for question, found in report.get("tests", {}).items():
        out.print(f"{say(f'sim-ask-{question}')} {answer(found, say)}")
    ends = ", ".join(f"{game.word(name, say.lang)} {count}" for name, count in report["ended_by"].items())
    out.print(f"{say('sim-ended-by', endings=ends)} {say('sim-remark', together=game.cooperative)}")
    for warning in warnings(say, with_page=False):
        out.print(f"*** {warning} ***")


def show_grid(out: Console, varied: list[str], reports: list[dict[str, Any]], say: Voice) -> None:
    """How often the table won, by the values of one or two options."""
    title(out, reports, say)
    rows, columns = varied[0], varied[-1]
    cells = {(report["options"][rows], report["options"][columns]): report["table"] for report in reports}
    if rows == columns:
        out.print(standings(rows, [(str(value), cell) for (value, _), cell in cells.items()], say))
    else:
        table = blank_table(f"{rows} \\ {columns}", *dict.fromkeys(str(column) for _, column in cells))
        for value in dict.fromkeys(value for value, _ in cells):
            table.add_row(str(value), *(rate(cell, say) for (row, _), cell in cells.items() if row == value))
        out.print(table)
    out.print(f"\n{say('sim-grid-remark')}")


def title(out: Console, reports: list[dict[str, Any]], say: Voice) -> None:
    first = reports[0]
    seconds = sum(report["timing"]["seconds"] for report in reports)
    games = sum(report["games"] for report in reports)
    told = say(
        "sim-title",
        games=games,
        game=first["game"],
        bots=first["bots_given"],
        seed=str(first["seed"]),
        seconds=say.number(seconds, 1),
        rate=say.number(games / max(seconds, 0.001), 1),
    )
    out.print(f"{told}\n", style=style_of("strong"))


def standings(head: str, rows: list[tuple[str, dict[str, Any]]], say: Voice) -> Table:
    """Win rates with their intervals, and how the scores spread, if there are any."""
    table = blank_table(head, say("sim-games"), say("sim-won"), say("sim-rate"))
    is_of_bots = any("fair" in entry for _, entry in rows)
    if is_of_bots:
        table.add_column(say("sim-fair"), justify="right")
    scores = [score for _, entry in rows for score in entry.get("scores", ())]
    if scores:
        table.add_column(say("sim-score"), justify="right")
        table.add_column(say("sim-median-range"), justify="right")
        table.add_column(say("sim-scores"))
    for name, entry in rows:
        cells = [name, str(entry["games"]), short(entry["won"], say), rate(entry, say)]
        if is_of_bots:
            cells.append(f"{say.number(100 * entry['fair'], 1)}%")
        if scores:
            score = entry["score"]
            cells += [
                f"{say.number(score['mean'], 1)} ± {say.number(score['sd'], 1)}",
                f"{score['median']} ({score['min']} - {score['max']})",
                histogram(entry["scores"], min(scores), max(scores)),
            ]
        table.add_row(*cells)
    return table


def short(number: float, say: Voice) -> str:
    """A number with one decimal, where it is not whole.

    >>> from tidefall.words import Voice
    >>> short(3.0, Voice("en")), short(2.333, Voice("en")), short(2.333, Voice("es"))
    ('3', '2.3', '2,3')
    """
    return say.number(number, 0 if f"{number:.1f}".endswith(".0") else 1)


def rate(entry: dict[str, Any], say: Voice) -> str:
    value, low, high = (say.number(100 * entry[name], 1) for name in ("rate", "low", "high"))
    if entry["low"] == entry["high"]:
        return f"{value}% ({say('sim-always')})"
    return f"{value}% ({low} - {high})"


def answer(found: dict[str, Any], say: Voice) -> str:
    """What a test says about its question, with the numbers that it goes by."""
    if "why_not" in found:
        return say("sim-cannot-tell", why=found["why_not"])
    p = found["p"]
    return say(
        "sim-test",
        verdict="yes" if p < SURELY else "maybe" if p < PERHAPS else "no",
        value=say.number(found["chi_square"], 1),
        freedom=found["df"],
        p=f"< {say.number(SMALLEST_P, 4)}" if p < SMALLEST_P else f"= {say.number(p, 4)}",
    )


def lengths(report: dict[str, Any], game: Game, say: Voice) -> Table:
    """The game's own numbers, such as how long it was."""
    columns = ("mean", "sd", "min", "q1", "median", "q3", "max")
    table = blank_table(say("sim-per-game"), *(say(f"sim-{column}") for column in columns))
    measures = {game.word(name, say.lang): numbers for name, numbers in report["measures"].items()}
    for name, numbers in {**measures, say("sim-decisions"): report["decisions"]}.items():
        table.add_row(name, *(str(numbers[column]).replace(".", say("decimal-mark")) for column in columns))
    return table


def blank_table(head: str, *columns: str) -> Table:
    """A table without rows: the first column names them, the others hold numbers."""
    table = Table(box=None, pad_edge=False, header_style=style_of("title"))
    table.add_column(head)
    for column in columns:
        table.add_column(column, justify="right")
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
