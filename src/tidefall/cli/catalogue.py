"""`tidefall catalogue`: what is printed on the tiles and cards of a game, and how we know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from tidefall import Refused
from tidefall.cli import settings
from tidefall.cli.screen import console
from tidefall.cli.style import style_of
from tidefall.cli.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

NARROW: Final = 12
"""How wide a column of numbers may be."""


def run(game_name: str, reconstructed_only: bool, corrections: Path | None, lang: str) -> None:
    say = Texts(lang)
    game = settings.load(game_name, None, settings.corrected(game_name, [], corrections))
    if game.fingerprint() is None:
        raise Refused("no_catalogue", f"{game.name} has no catalogue.")
    out = console()
    for title, columns, rows in game.catalogue_tables(lang, reconstructed_only):
        out.print(title, style=style_of("strong"))
        out.print(table_of(columns, rows))
        out.print()
    out.print(say("fingerprint", fingerprint=game.fingerprint()))


def table_of(columns: list[str], rows: list[list[str]]) -> Table:
    """Each name stands above its id; the last two columns, the longest, share what is left of the line."""
    table = Table(box=None, pad_edge=False, header_style=style_of("title"))
    table.add_column(columns[1], no_wrap=True)
    for column in columns[2:-2]:
        table.add_column(column, max_width=NARROW)
    for column in columns[-2:]:
        table.add_column(column)
    for name, title, *cells in rows:
        table.add_row(Text.assemble(title, "\n", (name, style_of("faint"))), *cells)
    return table
