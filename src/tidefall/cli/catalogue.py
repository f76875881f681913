"""`tidefall catalogue`: what is printed on the tiles and cards of a game, and how we know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tidefall import Refused
from tidefall.cli import settings
from tidefall.cli.screen import console
from tidefall.cli.style import style_of
from tidefall.cli.texts import speaker

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType

NARROW: Final = 12
"""How wide a column of numbers is, unless one of its words is longer."""
GAP: Final = 1
"""Between two columns."""


def run(game_name: str, reconstructed_only: bool, corrections: Path | None, lang: str) -> None:
    say = speaker(lang)
    game = settings.load(game_name, None, settings.corrected(game_name, [], corrections))
    if game.fingerprint() is None:
        raise Refused("without_catalogue", game=game.name)
    out = console()
    tables = game.catalogue_tables(lang, reconstructed_only) + game.tables_of_sets(lang, reconstructed_only)
    for title, columns, rows in tables:
        out.print(title, style=style_of("strong"))
        widths = widths_of(columns, rows, out.width)
        # A pipe is wrapped too: nothing of a table may be left out.
        out.print(table_of(columns, rows, widths) if widths else stacked(columns, rows), soft_wrap=False)
        out.print()
    out.print(say("cli-fingerprint", fingerprint=game.fingerprint()))


def widths_of(columns: list[str], rows: list[list[str]], width: int) -> list[int]:
    """How wide each column of the table is, so that no word is broken; none at all if they do not fit.

    The first is as wide as its names and ids; the last two, the longest, share what is left of the line.
    """
    lines = [columns, *rows]
    names = max(len(cell) for row in lines for cell in row[:2])
    words = [max(len(word) for row in lines for word in ["", *row[at].split()]) for at in range(2, len(columns))]
    cells = [max(len(row[at]) for row in lines) for at in range(2, len(columns))]
    widths = [max(least, min(most, NARROW)) for least, most in zip(words[:-2], cells[:-2], strict=True)]
    room = width - names - sum(widths) - GAP * (len(columns) - 2)
    left, right = words[-2:]
    if left + right > room:
        return []
    wanted = max(left, min(cells[-2], max(room // 3, room * cells[-2] // sum(cells[-2:]))))
    left = min(wanted, room - right)
    return [names, *widths, left, min(cells[-1], room - left)]


def table_of(columns: list[str], rows: list[list[str]], widths: list[int]) -> Table:
    """Each name stands above its id."""
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style=style_of("title"))
    for column, width in zip(columns[1:], widths, strict=True):
        table.add_column(column, width=width)
    for name, title, *cells in rows:
        table.add_row(Text.assemble(title, "\n", (name, style_of("faint"))), *cells)
    return table


def stacked(columns: list[str], rows: list[list[str]]) -> Group:
    """One entry below the other, each cell on a line of its own, for a window too narrow for a table."""
    parts: list[RenderableType] = []
    for name, title, *cells in rows:
        parts.append(Text.assemble(title, " ", (name, style_of("faint")), overflow="fold"))
        for column, cell in zip(columns[2:], cells, strict=True):
            if cell:
                told = Text.assemble((f"{column}: ", style_of("title")), cell, overflow="fold")
                parts.append(Padding(told, (0, 0, 0, 2)))
    return Group(*parts)
