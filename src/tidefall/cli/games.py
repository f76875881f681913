"""`tidefall games`: the games that are kept, and the last one that can go on."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from rich.table import Table

from tidefall import Refused, records
from tidefall.cli import screen
from tidefall.cli.saves import games_folder, kept_games
from tidefall.cli.style import style_of
from tidefall.cli.texts import speaker

if TYPE_CHECKING:
    from pathlib import Path


def run(lang: str) -> int:
    """List what is in the folder of kept games, the last one first."""
    say = speaker(lang)
    out = screen.console()
    rows = [(path, record) for path in kept_games() if (record := readable(path)) is not None]
    if not rows:
        out.print(say("games-none", folder=str(games_folder())))
        return 0
    table = Table(box=None, pad_edge=False, header_style=style_of("title"))
    for head in ("file", "game", "when", "players", "state"):
        table.add_column(say(f"games-{head}"))
    for path, record in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        state = say("games-over" if record["result"] is not None else "games-open", actions=len(record["actions"]))
        table.add_row(path.name, str(record["game"]), when, ", ".join(map(str, record["seats"])), state)
    out.print(table)
    out.print(f"\n{say('games-remark', folder=str(games_folder()))}", soft_wrap=True)
    return 0


def last() -> Path:
    """The game that was played last and is not over; Refused if there is none."""
    for path in kept_games():
        record = readable(path)
        if record is not None and record["result"] is None:
            return path
    raise Refused("nothing_to_continue", folder=str(games_folder()))


def readable(path: Path) -> dict[str, Any] | None:
    """The record in a file; nothing if it is something else."""
    try:
        record = records.load(path)
    except Refused:
        return None
    return record if isinstance(record["seats"], list) else None
