"""The printed board: 133 hexagonal spaces in 13 rows, the island area, the isles and their ports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled, packed

if TYPE_CHECKING:
    from mypy_extensions import i64

ROWS: Final = "ABCDEFGHIJKLM"
ROW_LENGTHS: Final = [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]
ROW_LEFT: Final = [0, -2, -3, -3, -4, -5, -5, -6, -6, -6, -7, -7, -6]
"""The q of each row's first space (S-1.2)."""

SPACES: Final[i64] = 133
DIRECTIONS: Final[i64] = 6
ISLAND_SPACES: Final[i64] = 41
NOWHERE: Final[i64] = -1

STEPS_QR: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
ISLES: Final = ["NW", "NE", "SW", "SE"]
ISLE_QR: Final = {"NW": (-3, -5), "NE": (8, -5), "SW": (-8, 5), "SE": (3, 5)}
SERPENT_STARTS: Final = ["B1", "C11", "G6", "K1", "L10"]
ISLAND_ROWS: Final = {"D": (4, 7), "E": (4, 8), "F": (3, 10), "G": (3, 9), "H": (3, 10), "I": (4, 8), "J": (4, 7)}
"""First and last position of the island area in each row (S-1.4)."""

NAMES: Final = [f"{row}{i + 1}" for row, length in zip(ROWS, ROW_LENGTHS, strict=True) for i in range(length)]
PLACE_NAMES: Final = NAMES + ISLES
"""Spaces 0 to 132, then the isles 133 to 136."""
INDEX: Final = {name: index for index, name in enumerate(PLACE_NAMES)}
COORDINATES: Final = [
    (left + i, r - 6) for r, (length, left) in enumerate(zip(ROW_LENGTHS, ROW_LEFT, strict=True)) for i in range(length)
]
FIRST_ISLE: Final[i64] = 133
LAGOON: Final[i64] = 66
"""G6, the sea space in the middle of the island."""

ISLAND_NAMES: Final = [f"{row}{i}" for row, (first, last) in ISLAND_ROWS.items() for i in range(first, last + 1)]
ISLAND: Final = packed([INDEX[name] for name in ISLAND_NAMES])
"""The 41 spaces of the island area in reading order; G6, the 21st, never has a tile."""


def _neighbours() -> list[int]:
    """Six entries a space, in the order of S-1.3; NOWHERE beyond the edge."""
    at = {qr: index for index, qr in enumerate(COORDINATES)}
    return [at.get((q + dq, r + dr), -1) for q, r in COORDINATES for dq, dr in STEPS_QR]


def _ports() -> list[int]:
    """The isle each space gives on to, or NOWHERE (S-1.6)."""
    ports = [-1] * len(NAMES)
    for isle, name in enumerate(ISLES):
        q, r = ISLE_QR[name]
        for index, here in enumerate(COORDINATES):
            if (here[0] - q, here[1] - r) in STEPS_QR:
                ports[index] = 133 + isle
    return ports


NEIGHBOURS: Final = packed(_neighbours())
PORT: Final = packed(_ports())


def _near_island() -> list[int]:
    area = [int(space) for space in ISLAND]
    return [space for space in range(133) if any(NEIGHBOURS[near * 6 + d] == space for near in area for d in range(6))]


NEAR_ISLAND: Final = packed(_near_island())
"""Spaces next to the island area or in it, ascending: nowhere else can a tile be beside a space."""


def _distances_to_isles() -> list[int]:
    """How many steps over open board each space is from the nearest port; for evaluation and drawing."""
    far = filled(SPACES, 99)
    edge = [space for space in range(133) if PORT[space] != NOWHERE]
    for space in edge:
        far[space] = 0
    while edge:
        reached = []
        for space in edge:
            for d in range(6):
                near = int(NEIGHBOURS[space * 6 + d])
                if near >= 0 and far[near] > far[space] + 1:
                    far[near] = far[space] + 1
                    reached.append(near)
        edge = reached
    return [int(steps) for steps in far]


TO_PORT: Final = packed(_distances_to_isles())
