"""Draws the picture of the documents: python docs/pictures/make.py

It is what the terminal shows, as SVG. The game behind it comes from a fixed seed, so that the same rules and bots give
the same picture every time.
"""

from __future__ import annotations

import random
import re
from html import escape
from pathlib import Path
from typing import Final

from rich.color import Color

import tidefall
from tidefall import players
from tidefall.cli import screen
from tidefall.cli.style import style_of
from tidefall.kernel.game import Segment
from tidefall.kernel.state import State

PICTURE: Final = Path(__file__).resolve().parent / "terminal.svg"
SEED: Final = 10
TURN: Final = 17
VIEWER: Final = 0
COLUMNS: Final = 102
WIDE, HIGH, MARGIN = 8, 17, 14
BASELINE: Final = 13
NIGHT: Final = "rgb(9,24,32)"
PALE: Final = "rgb(208,218,220)"
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def middle_of_a_game() -> State:
    """Four greedy bots have played for a while; the viewer is about to move."""
    state = tidefall.load_game("survive", seats=4, squid=True, memory="assisted").new_initial_state()
    rng = random.Random(SEED)
    bot = players.make("greedy")
    tidefall.deal(state, rng)
    while not shows_enough(state):
        seat = state.current_player()
        state.apply_action(bot.choose(players.View(state, seat, rng)))
        tidefall.deal(state, rng)
    return state


def shows_enough(state: State) -> bool:
    seen = state.observation(VIEWER)
    return bool(seen["turn"] >= TURN and seen["asks"] == {**seen["asks"], "decision": "move", "seat": VIEWER})


def svg(rows: list[list[Segment]]) -> str:
    """Rows of styled text as a picture. Every word has its fixed place and length, whatever font there is."""
    width, height = COLUMNS * WIDE + 2 * MARGIN, len(rows) * HIGH + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f"<style>rect {{ shape-rendering: crispEdges }} text {{ font: 13.3px {FONTS} }}</style>",
        f'<rect width="{width}" height="{height}" rx="8" fill="{NIGHT}"/>',
    ]
    for line, row in enumerate(rows):
        column = 0
        for text, style in row:
            parts += cells(text, style, MARGIN + column * WIDE, MARGIN + line * HIGH)
            column += len(text)
    return "\n".join([*parts, "</svg>", ""])


def cells(text: str, style: str, x: int, y: int) -> list[str]:
    """A run of one style: its ground, and its text word by word. Half blocks are drawn, not written."""
    look = style_of(style)
    ink = named(look.color, PALE)
    parts = []
    if look.bgcolor:
        ground = named(look.bgcolor, NIGHT)
        parts.append(f'<rect x="{x}" y="{y}" width="{len(text) * WIDE}" height="{HIGH}" fill="{ground}"/>')
    if set(text) <= {"▀", "▄"}:
        for index, block in enumerate(text):
            top, size = (y, HIGH // 2 + 1) if block == "▀" else (y + HIGH // 2, HIGH - HIGH // 2)
            parts.append(f'<rect x="{x + index * WIDE}" y="{top}" width="{WIDE}" height="{size}" fill="{ink}"/>')
        return parts
    weight = ' style="font-weight:bold"' if look.bold else ""
    dim = ' opacity="0.65"' if look.dim else ""
    for word in re.finditer(r"\S+", text):
        place = f'x="{x + word.start() * WIDE}" y="{y + BASELINE}" textLength="{len(word[0]) * WIDE}"'
        parts.append(f'<text {place} fill="{ink}"{weight}{dim}>{escape(word[0])}</text>')
    return parts


def named(colour: Color | None, otherwise: str) -> str:
    """A colour as SVG writes it."""
    return otherwise if colour is None or colour.triplet is None else colour.triplet.rgb


if __name__ == "__main__":
    state = middle_of_a_game()
    seen = state.observation(VIEWER)
    question = [("Red: ", "title"), (seen["asks"]["sentence"], "strong")]
    PICTURE.write_text(svg([*screen.arranged(state.game.draw(seen, "en"), COLUMNS), [], question]), "utf-8")
