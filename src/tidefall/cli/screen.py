"""Drawings on a terminal: what stands beside what, what is lit, what a plain terminal sees."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from tidefall.cli.style import style_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from rich.style import Style

    from tidefall.kernel.game import Segment

    Row = list[Segment]
    Block = list[Row]

GAP = 2
PIPED_WIDTH = 100
"""How wide to print where nobody tells."""


def console(stderr: bool = False) -> Console:
    """A console that colours and wraps for people only: a pipe gets plain text, one sentence a line."""
    file = sys.stderr if stderr else sys.stdout
    piped = not file.isatty()
    width = PIPED_WIDTH if piped and "COLUMNS" not in os.environ else None
    return Console(file=file, width=width, highlight=False, emoji=False, markup=False, soft_wrap=piped)


def is_plain(out: Console) -> bool:
    return out.no_color or out.color_system is None


def show(out: Console, drawing: list[Row], lit: Collection[str] = ()) -> int:
    """Print a drawing; the names in `lit` stand out. How many lines it took."""
    plain = is_plain(out)
    rows = arranged(drawing, out.width)
    lines: list[Text] = []
    for row in rows:
        line = Text.assemble(*(_told(piece, style, lit, plain) for piece, style in row))
        if plain:
            line.rstrip()
        lines.append(line)
    out.print(Text("\n").join(lines), no_wrap=True, crop=False)
    return len(rows)


def _told(piece: str, style: str, lit: Collection[str], plain: bool) -> tuple[str, Style]:
    if plain and style.startswith("edge"):
        piece = " " * len(piece)
    if piece in lit and style.startswith("label"):
        style = style.replace("label", "mark")
    return piece, style_of(style)


def arranged(rows: list[Row], width: int) -> list[Row]:
    """The first block with the others to its right if there is room, else below it, as many abreast as fit."""
    blocks = split(rows)
    board, panels = blocks[0], blocks[1:]
    if not panels:
        return board
    if breadth(board) + GAP + max(breadth(panel) for panel in panels) <= width:
        return beside([board, stacked(panels)])
    below: list[Row] = []
    shelf: list[Block] = []
    for panel in panels:
        if shelf and sum(breadth(block) + GAP for block in shelf) + breadth(panel) > width:
            below += [[], *beside(shelf)]
            shelf = []
        shelf.append(panel)
    return [*board, *below, [], *beside(shelf)]


def split(rows: list[Row]) -> list[Block]:
    """The blocks of a drawing: an empty row ends one."""
    blocks: list[Block] = [[]]
    for row in rows:
        if row:
            blocks[-1].append(row)
        elif blocks[-1]:
            blocks.append([])
    return blocks


def beside(blocks: list[Block]) -> Block:
    """Blocks from left to right, each padded to its breadth."""
    breadths = [breadth(block) for block in blocks]
    rows: Block = []
    for line in range(max(len(block) for block in blocks)):
        row: Row = []
        for block, across in zip(blocks, breadths):
            part = block[line] if line < len(block) else []
            row += [*part, (" " * (across - length(part) + GAP), "")]
        rows.append(row)
    return rows


def stacked(blocks: list[Block]) -> Block:
    """Blocks from top to bottom with an empty line between them."""
    rows = list(blocks[0])
    for block in blocks[1:]:
        rows += [[], *block]
    return rows


def breadth(block: Block) -> int:
    return max((length(row) for row in block), default=0)


def length(row: Row) -> int:
    return sum(len(text) for text, _ in row)
