"""Rows of styled text, and figures in two columns: what all parts of the drawing for terminals are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tidefall.kernel.game import Segment

    Row = list[Segment]
    Data = dict[str, Any]

KINDS: Final = {"leader": "L", "follower": "f", "volunteer": "v", "hologram": "H", "automaton": "A"}
ALLY_KINDS: Final = {
    "centaur": "C",
    "cyclops": "O",
    "dryad": "D",
    "faun": "F",
    "giant": "G",
    "golden_ram": "R",
    "gryphon": "Y",
    "phoenix": "P",
    "sphinx": "S",
    "unicorn": "U",
    "medusa_ally": "M",
    "mermaid": "W",
}
BOT_KIND: Final = {"bot": "b"}
LETTER_OF: Final = {**KINDS, **ALLY_KINDS, **BOT_KIND}
"""A figure of each kind in one letter."""
SMALL: Final = str.maketrans("1234567", "₁₂₃₄₅₆₇")
"""The number of a figure that has acted."""
STONE: Final = "▒"


def chip(figure: Data) -> str:
    """As in 1L, or ₁L once it has acted; whoever is petrified is ▒L."""
    letter = LETTER_OF[figure["kind"]]
    if figure.get("petrified"):
        return f"{STONE}{letter}"
    number = str(figure["seat"] + 1)
    return f"{number.translate(SMALL) if figure['resolved'] else number}{letter}"


def counted(figures: dict[str, int]) -> str:
    """As in L 2f."""
    return " ".join(f"{number if number > 1 else ''}{LETTER_OF[kind]}" for kind, number in figures.items() if number)


def flowing(groups: list[Row], width: int, indent: str = "") -> list[Row]:
    """Groups one after the other in as many rows as they need."""
    parts = [part for group in groups for part in broken(group, width)]
    rows: list[Row] = [parts[0]]
    for group in parts[1:]:
        if length(rows[-1]) + 2 + length(group) > width:
            rows.append([(indent, "plain"), *group])
        else:
            rows[-1] = [*rows[-1], ("  ", "plain"), *group]
    return rows


def listed(words: list[str], link: str, style: str) -> Row:
    """Pieces that may be broken between words."""
    return [(f"{word}{link}", style) for word in words[:-1]] + [(words[-1], style)]


def broken(row: Row, width: int) -> list[Row]:
    """A row in as many as it needs, broken between its pieces."""
    rows: list[Row] = [[]]
    for piece in row:
        if rows[-1] and length(rows[-1]) + len(piece[0]) > width:
            rows.append([])
        rows[-1].append(piece)
    return rows


def length(row: Row) -> int:
    return sum(len(text) for text, _ in row)
