"""Colours: style names of drawings and of this program become terminal styles.

Seat colours are a colour-blind-safe set (after Okabe and Ito), lightened where they would drown in deep water. Without
colour (piped, NO_COLOR, a simple terminal) everything is still told apart by its characters. The values are chosen so
that the nearest of 256 colours keeps their hue.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.color import Color
from rich.style import Style

RGB = tuple[int, int, int]

BLACK: Final[RGB] = (0, 0, 0)
WHITE: Final[RGB] = (255, 255, 255)

GROUNDS: Final[dict[str, RGB]] = {
    "sea": (13, 59, 74),
    "shoal": (20, 84, 122),
    "beach": (222, 201, 145),
    "forest": (36, 100, 42),
    "mountain": (138, 138, 146),
    "isle": (158, 98, 44),
    "meadow": (176, 160, 52),
    "town": (196, 120, 92),
    "scroll": (214, 190, 150),
    "ember": (128, 52, 40),
    "core": (74, 52, 132),
}
SHADES: Final = (1.0, 0.9, 1.1)
"""How bright the three shades of a ground are: neighbouring spaces differ a little."""

PIECES: Final[dict[str, tuple[RGB, RGB]]] = {
    "red": (BLACK, (226, 96, 42)),
    "blue": (BLACK, (86, 168, 233)),
    "green": (BLACK, (20, 178, 132)),
    "yellow": (BLACK, (250, 238, 20)),
    "orange": (BLACK, (230, 159, 0)),
    "white": (BLACK, (250, 250, 250)),
    "purple": (BLACK, (204, 121, 187)),
    "navy": (WHITE, (44, 62, 156)),
    "silver": (BLACK, (192, 192, 200)),
    "serpent": (WHITE, (122, 60, 148)),
    "shark": (WHITE, (156, 24, 40)),
    "whale": (WHITE, (66, 78, 160)),
    "dolphin": (BLACK, (150, 220, 226)),
    "squid": (WHITE, (196, 52, 124)),
    "ship": ((255, 226, 180), (120, 70, 30)),
    "starfish": (BLACK, (240, 170, 120)),
}
"""Pieces bring a ground of their own: ink, ground."""

CONTRAST: Final = {"label": 0.55, "texture": 0.3, "strong": 1.0, "mark": 1.0, "here": 1.0}
"""How far an ink is from its ground, towards black or white, whichever is further."""

INKS: Final[dict[str, Style]] = {
    "title": Style(color="rgb(232,178,110)", bold=True),
    "pier": Style(color="rgb(220,150,80)"),
    "wall": Style(color="rgb(150,230,240)", bold=True),
    "strong": Style(bold=True),
    "faint": Style(dim=True),
    "lost": Style(dim=True, strike=True),
    "error": Style(color="rgb(240,110,80)", bold=True),
    "number": Style(color="rgb(120,190,210)"),
    "mark": Style(bold=True, underline=True),
    "here": Style(bold=True, reverse=True),
}


@cache
def style_of(name: str) -> Style:
    """The terminal style of "ink" or "ink on ground"; a name nobody knows has no style."""
    ink, _, ground = name.partition(" on ")
    if ink in PIECES:
        fore, back = PIECES[ink]
        return Style(color=_colour(fore), bgcolor=_colour(back), bold=True)
    style = INKS.get(ink, Style.null())
    if ink.startswith("edge "):
        style = Style(color=_colour(_ground(ink.removeprefix("edge "))))
    if not ground:
        return style
    below = _ground(ground)
    if ink in CONTRAST:
        style += Style(color=_colour(_inked(below, CONTRAST[ink])))
    return style + Style(bgcolor=_colour(below))


def _ground(name: str) -> RGB:
    """The colour of a ground, whose last figure is its shade."""
    shade = SHADES[int(name[-1])] if name[-1].isdigit() else 1.0
    red, green, blue = (min(255, round(part * shade)) for part in GROUNDS.get(name.rstrip("012"), BLACK))
    return (red, green, blue)


def _inked(ground: RGB, share: float) -> RGB:
    far = BLACK if sum(ground) > 330 else WHITE
    red, green, blue = (round(here + (there - here) * share) for here, there in zip(ground, far))
    return (red, green, blue)


def _colour(rgb: RGB) -> Color:
    return Color.from_rgb(*rgb)
