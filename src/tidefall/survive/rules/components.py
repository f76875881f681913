"""What is in the box: tiles and their backs, explorers, pieces, dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed

if TYPE_CHECKING:
    from mypy_extensions import i64

# Terrain of a space: SEA means that no tile is there.
SEA: Final[i64] = 0
BEACH: Final[i64] = 1
FOREST: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
TERRAINS: Final = ["sea", "beach", "forest", "mountain"]
TILES_OF: Final = packed([0, 16, 16, 8])
TILES: Final[i64] = 40

# Backs of tiles.
SHARK_APPEARS: Final[i64] = 0
WHALE_APPEARS: Final[i64] = 1
SHIP_APPEARS: Final[i64] = 2
WHIRLPOOL: Final[i64] = 3
VOLCANO: Final[i64] = 4
SWIM: Final[i64] = 5
WIND: Final[i64] = 6
MOVE_SERPENT: Final[i64] = 7
MOVE_SHARK: Final[i64] = 8
MOVE_WHALE: Final[i64] = 9
REPEL_SHARK: Final[i64] = 10
REPEL_WHALE: Final[i64] = 11
BACKS: Final = [
    "shark",
    "whale",
    "ship",
    "whirlpool",
    "volcano",
    "swim",
    "wind",
    "move_serpent",
    "move_shark",
    "move_whale",
    "repel_shark",
    "repel_whale",
]
BACK_COUNTS: Final = {
    "shark": (3, 2, 1),
    "whale": (3, 2, 0),
    "ship": (1, 3, 0),
    "whirlpool": (0, 2, 4),
    "volcano": (0, 0, 1),
    "swim": (3, 1, 0),
    "wind": (2, 0, 0),
    "move_serpent": (1, 1, 0),
    "move_shark": (1, 1, 0),
    "move_whale": (1, 1, 0),
    "repel_shark": (1, 1, 1),
    "repel_whale": (0, 2, 1),
}
"""How many beaches, forests and mountains have each back (S-1.10)."""

# A tile kind is a terrain with a back; there are 24, numbered terrain by terrain.
_KINDS: Final = [
    (terrain, back, BACK_COUNTS[name][terrain - 1])
    for terrain in (1, 2, 3)
    for back, name in enumerate(BACKS)
    if BACK_COUNTS[name][terrain - 1]
]
KINDS: Final[i64] = 24
KIND_TERRAIN: Final = packed([terrain for terrain, _, _ in _KINDS])
KIND_BACK: Final = packed([back for _, back, _ in _KINDS])
KIND_COUNT: Final = packed([count for _, _, count in _KINDS])
KIND_NAMES: Final = [f"{TERRAINS[terrain]} {BACKS[back]}" for terrain, back, _ in _KINDS]
KIND_INDEX: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
FIRST_KIND: Final = packed([0, 0, 9, 19, 24])
"""The kinds of terrain t are FIRST_KIND[t] up to FIRST_KIND[t + 1]."""

# Pieces: creatures and ships are tokens 0 to 36, kind after kind.
SERPENT: Final[i64] = 0
SHARK: Final[i64] = 1
WHALE: Final[i64] = 2
DOLPHIN: Final[i64] = 3
SQUID: Final[i64] = 4
SHIP: Final[i64] = 5
PIECE_KINDS: Final = ["serpent", "shark", "whale", "dolphin", "squid", "ship"]
PLURALS: Final = ["serpents", "sharks", "whales", "dolphins", "squids", "ships"]
LIMITS: Final = packed([5, 6, 5, 4, 5, 12])
FIRST_PIECE: Final = packed([0, 5, 11, 16, 20, 25, 37])
FIRST_DOLPHIN: Final[i64] = 16
FIRST_SHIP: Final[i64] = 25
PIECES: Final[i64] = 37
RANGE: Final = packed([1, 2, 3, 0, 3, 0])
"""How far the creature die moves each kind (S-5.2)."""

# Explorers: ten tokens a colour, colour after colour.
COLOURS: Final = ["red", "blue", "green", "yellow", "orange", "white"]
LETTERS: Final = "RBGYOW"
TOKENS: Final[i64] = 10
VALUES: Final = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
VALUES_OF_FIVE: Final = [1, 1, 2, 2, 3, 4, 5, 6]
VALUES_OF_SIX: Final = [1, 1, 2, 3, 4, 5, 6]
TOP_VALUE: Final[i64] = 6
SEATS_ABOARD: Final[i64] = 3
"""How many explorers a ship holds (S-1.14)."""

# Dice.
CREATURE_DIE: Final = ["serpent", "shark", "whale"]
DIVE_DIE: Final = ["serpent", "shark", "whale", "dolphin", "starfish", "ship"]
"""Faces that name a piece kind have its number."""
STARFISH: Final[i64] = 4
DIVE_NUMBERS: Final = ["1", "2", "3", "D"]
DIVE_WEIGHTS: Final = packed([2, 2, 1, 1])
ANYWHERE: Final[i64] = 4
"""The D of the second dive die."""
