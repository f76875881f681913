"""The island, the Cosmic Gate and the components as places: sites, and the spaces on them (sections 1.2 to 1.4).

A site is a tile, the centre, the Cosmic Gate board or a component. A site has one space that holds as many figures as
the rules say; the Gate has its three build spaces, and where figures stand in pairs (the cities, components with double
spaces) there is a space for each pair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.content import COMPONENTS, FIRST_DOUBLE, LETTERED

if TYPE_CHECKING:
    from mypy_extensions import i64

PENINSULAS: Final = ["forests", "hills", "mountains", "cities", "libraries", "forges"]
ARMS: Final[i64] = 6
RINGS: Final[i64] = 6
FORESTS: Final[i64] = 0
HILLS: Final[i64] = 1
MOUNTAINS: Final[i64] = 2
CITIES: Final[i64] = 3
LIBRARIES: Final[i64] = 4
FORGES: Final[i64] = 5
WILD: Final[i64] = 3
"""Peninsulas below this number are wild; each yields the good of its own number."""

TILES: Final[i64] = 36
CENTRE: Final[i64] = 36
GATE: Final[i64] = 37
BUILD_SPACES: Final[i64] = 3
FIRST_COMPONENT: Final[i64] = 38
SITES: Final[i64] = 58
CITY_PAIRS: Final[i64] = 6
"""The printed double space of a cities tile, those that cards and Leaders add, and one for whoever is moved there."""
COMPONENT_PAIRS: Final[i64] = 2
PAIR_LETTERS: Final = "defghi"

DIRECTIONS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def tile(peninsula: i64, ring: i64) -> i64:
    """The site of a tile; ring 1 is next to the centre."""
    return peninsula * RINGS + ring - 1


def peninsula_of(site: i64) -> i64:
    """The peninsula a site belongs to, or -1."""
    return site // RINGS if site < TILES else -1


def coordinates(site: int) -> tuple[int, int]:
    """Axial coordinates of a tile or the centre (R-1.4)."""
    if site == CENTRE:
        return 0, 0
    q, r = DIRECTIONS[site // 6]
    ring = site % 6 + 1
    return q * ring, r * ring


def adjacent(site: int) -> list[int]:
    """The tiles (and the centre) that touch a tile (R-1.5)."""
    q, r = coordinates(site)
    near = {(q + dq, r + dr) for dq, dr in DIRECTIONS}
    return [other for other in range(int(TILES) + 1) if coordinates(other) in near]


def _names() -> list[str]:
    names = [f"{name}_{ring}" for name in PENINSULAS for ring in range(1, 7)]
    return [*names, "mystic_power_source", "cosmic_gate", *COMPONENTS[:20]]


def _is_double(site: int) -> bool:
    return CITIES * RINGS <= site < (CITIES + 1) * RINGS or site >= FIRST_COMPONENT + FIRST_DOUBLE


def _spaces() -> list[int]:
    """The site of every space in the order of their numbers."""
    spaces: list[int] = []
    for site in range(int(SITES)):
        if _is_double(site):
            spaces += [site] * (int(CITY_PAIRS) if site < TILES else int(COMPONENT_PAIRS))
        else:
            spaces += [site] * (int(BUILD_SPACES) if site == GATE else 1)
    return spaces


def _space_name(space: int) -> str:
    site = _SPACES[space]
    number = space - _SPACES.index(site)
    if site == GATE:
        return f"gate_build_{number + 1}"
    return f"{SITE_NAMES[site]}.{PAIR_LETTERS[number]}" if _is_double(site) else SITE_NAMES[site]


SITE_NAMES: Final = _names()
_SPACES: Final = _spaces()
SPACES: Final[i64] = len(_SPACES)
SITE_OF: Final = packed(_SPACES)
FIRST_SPACE: Final = packed([*[_SPACES.index(site) for site in range(58)], len(_SPACES)])
"""The first space of a site; one more entry marks the end."""
IS_DOUBLE: Final = packed([1 if _is_double(site) else 0 for site in range(58)])
SPACE_NAMES: Final = [_space_name(space) for space in range(len(_SPACES))]
CENTRE_SPACE: Final[i64] = _SPACES.index(36)
GATE_SPACE: Final[i64] = _SPACES.index(37)
WATCHTOWER_SITE: Final[i64] = FIRST_COMPONENT + COMPONENTS.index("astral_watchtower")
assert FIRST_COMPONENT + LETTERED == SITES
