"""Draws the pictures of the documents: python docs/pictures/make.py

They are what the terminal shows, as SVG. The games behind them come from fixed seeds, so that the same rules and bots
give the same pictures every time.
"""

from __future__ import annotations

import random
import re
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.color import Color

import tidefall
from tidefall import players
from tidefall.cli import screen
from tidefall.cli.style import style_of
from tidefall.kernel.game import Segment
from tidefall.kernel.state import State

HERE: Final = Path(__file__).resolve().parent
VIEWER: Final = 0


class Scene(NamedTuple):
    """The game of a picture: who plays it, from which seed, and the turn and decision at which it is drawn."""

    file: str
    game: str
    options: dict[str, object]
    bot: str
    seed: int
    turn: int
    decision: str


SCENES: Final = [
    Scene("terminal.svg", "survive", {"seats": 4, "squid": True, "memory": "assisted"}, "greedy", 10, 17, "move"),
    Scene("rising.svg", "rising", {"seats": 4, "level": 2}, "steward", 4, 6, "place"),
]
COLUMNS: Final = 102
WIDE, HIGH, MARGIN = 8, 17, 14
BASELINE: Final = 13
NIGHT: Final = "rgb(9,24,32)"
PALE: Final = "rgb(208,218,220)"
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def middle_of_a_game(scene: Scene) -> State:
    """Bots have played for a while; the viewer is asked."""
    state = tidefall.load_game(scene.game, **scene.options).new_initial_state()
    rng = random.Random(scene.seed)
    bot = players.make(scene.bot, scene.game)
    tidefall.deal(state, rng)
    while not shows_enough(state, scene):
        seat = state.current_player()
        state.apply_action(bot.choose(players.View(state, seat, rng)))
        tidefall.deal(state, rng)
    return state


def shows_enough(state: State, scene: Scene) -> bool:
    seen: dict[str, Any] = state.observation(VIEWER)
    asks = seen["asks"]
    return state.game.turn_of(seen) >= scene.turn and (asks["decision"], asks["seat"]) == (scene.decision, VIEWER)


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
    for scene in SCENES:
        state = middle_of_a_game(scene)
        seen = state.observation(VIEWER)
        question = [(f"{state.game.seat_names('en')[VIEWER]}: ", "title"), (state.prompt(VIEWER, "en"), "strong")]
        rows = [*screen.arranged(state.game.draw(seen, "en"), COLUMNS), [], question]
        (HERE / scene.file).write_text(svg(rows), "utf-8")
