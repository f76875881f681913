"""The island, the Cosmic Gate and the components as places: sites, and the spaces on them (sections 1.2 to 1.4).

A site is a tile, the centre, the Cosmic Gate board, a component or a location of the expansion (M-8.4). A site has one
space that holds as many figures as the rules say; the Gate has its three build spaces, and where figures stand in pairs
(the cities, components with double spaces) there is a space for each pair. Those of the base game come first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.rules.content import BASE_COMPONENTS, BOOK, COMPONENTS, HAS_DOUBLE_SPACES

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

TILES: Final[i64] = ARMS * RINGS
CENTRE: Final[i64] = TILES
GATE: Final[i64] = TILES + 1
BUILD_SPACES: Final[i64] = 3
CITY_PAIRS: Final[i64] = 6
"""The printed double space of a cities tile, those that cards and Leaders add, and one for whoever is moved there."""
COMPONENT_PAIRS: Final[i64] = 2
PAIR_LETTERS: Final = "defghi"

LOCATIONS: Final = [
    *("harpies_lair", "gryphon_aerie", "hidden_cache", "alchemists_laboratory", "astrologers_observatory")
]
"""The Artificer's Workshop is the component that lies in it, so it has no site of its own (M-8.9)."""
LOCATIONS_OF_PAIRS: Final = 2
"""The first ones have a double space each."""

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
    q, r = DIRECTIONS[site // int(RINGS)]
    ring = site % int(RINGS) + 1
    return q * ring, r * ring


def adjacent(site: int) -> list[int]:
    """The tiles (and the centre) that touch a tile (R-1.5)."""
    q, r = coordinates(site)
    near = {(q + dq, r + dr) for dq, dr in DIRECTIONS}
    return [other for other in range(int(TILES) + 1) if coordinates(other) in near]


# Kinds of sites.
WILDERNESS: Final[i64] = 0
CITY: Final[i64] = 1
LIBRARY: Final[i64] = 2
FORGE: Final[i64] = 3
SOURCE: Final[i64] = 4
BUILDING_SITE: Final[i64] = 5
COMPONENT: Final[i64] = 6
LOCATION: Final[i64] = 7
TILE_KINDS: Final = [WILDERNESS, WILDERNESS, WILDERNESS, CITY, LIBRARY, FORGE]
"""By peninsula."""


def _components() -> list[int]:
    """The components on which figures can stand; the last one of a game ends it and has no spaces."""
    return [number for number, entry in enumerate(BOOK.components) if entry.kind != "final"]


def _kind(site: int) -> int:
    if site < TILES:
        return int(TILE_KINDS[site // int(RINGS)])
    if site > GATE:
        return int(COMPONENT if site <= GATE + len(_STANDABLE) else LOCATION)
    return int(SOURCE if site == CENTRE else BUILDING_SITE)


def _is_double(site: int) -> bool:
    kind = _kind(site)
    if kind == LOCATION:
        return site - int(GATE) - 1 - len(_STANDABLE) < LOCATIONS_OF_PAIRS
    return kind == CITY or (kind == COMPONENT and HAS_DOUBLE_SPACES[_STANDABLE[site - int(GATE) - 1]] == 1)


def _pairs(site: int) -> int:
    if site < TILES:
        return int(CITY_PAIRS)
    return 1 if _kind(site) == LOCATION else int(COMPONENT_PAIRS)


def _spaces() -> list[int]:
    """The site of every space in the order of their numbers."""
    spaces: list[int] = []
    for site in range(int(SITES)):
        if _is_double(site):
            spaces += [site] * _pairs(site)
        else:
            spaces += [site] * (int(BUILD_SPACES) if site == GATE else 1)
    return spaces


def _space_name(space: int) -> str:
    site = _SPACES[space]
    number = space - _SPACES.index(site)
    if site == GATE:
        return f"gate_build_{number + 1}"
    return f"{SITE_NAMES[site]}.{PAIR_LETTERS[number]}" if _is_double(site) else SITE_NAMES[site]


_STANDABLE: Final = _components()
TILE_NAMES: Final = [f"{name}_{ring}" for name in PENINSULAS for ring in range(1, int(RINGS) + 1)]
SITE_NAMES: Final = [
    *TILE_NAMES, "mystic_power_source", "cosmic_gate", *[COMPONENTS[number] for number in _STANDABLE], *LOCATIONS
]  # fmt: skip
SITES: Final[i64] = len(SITE_NAMES)
SITE_KIND: Final = packed([_kind(site) for site in range(len(SITE_NAMES))])
COMPONENT_AT: Final = packed([*[-1] * (int(GATE) + 1), *_STANDABLE, *[-1] * len(LOCATIONS)])
"""The component of a site, or -1."""
SITE_OF_COMPONENT: Final = packed(
    [int(GATE) + 1 + _STANDABLE.index(number) if number in _STANDABLE else -1 for number in range(len(COMPONENTS))]
)
_SPACES: Final = _spaces()
SPACES: Final[i64] = len(_SPACES)
BASE_SITES: Final[i64] = int(GATE) + 1 + sum(1 for number in _STANDABLE if number < BASE_COMPONENTS)
BASE_SPACES: Final[i64] = _SPACES.index(int(BASE_SITES))
SITE_OF: Final = packed(_SPACES)
FIRST_SPACE: Final = packed([*[_SPACES.index(site) for site in range(len(SITE_NAMES))], len(_SPACES)])
"""The first space of a site; one more entry marks the end."""
IS_DOUBLE: Final = packed([1 if _is_double(site) else 0 for site in range(len(SITE_NAMES))])
BUILDS_TOGETHER: Final = packed([1 if name in ("cosmic_gate", "lustral_forge") else 0 for name in SITE_NAMES])
"""Sites where all on a space are one unit that builds (R-3.21, M-11.8)."""
SPACE_NAMES: Final = [_space_name(space) for space in range(len(_SPACES))]
CENTRE_SPACE: Final[i64] = _SPACES.index(int(CENTRE))
GATE_SPACE: Final[i64] = _SPACES.index(int(GATE))
FIRST_LOCATION: Final[i64] = SITE_NAMES.index(LOCATIONS[0])
HARPIES_LAIR: Final[i64] = SITE_NAMES.index("harpies_lair")
GRYPHON_AERIE: Final[i64] = SITE_NAMES.index("gryphon_aerie")
HIDDEN_CACHE: Final[i64] = SITE_NAMES.index("hidden_cache")
ALCHEMISTS_LABORATORY: Final[i64] = SITE_NAMES.index("alchemists_laboratory")
ASTROLOGERS_OBSERVATORY: Final[i64] = SITE_NAMES.index("astrologers_observatory")
LUSTRAL_FORGE: Final[i64] = SITE_NAMES.index("lustral_forge")
WATCHTOWER_SITE: Final[i64] = SITE_NAMES.index("astral_watchtower")
