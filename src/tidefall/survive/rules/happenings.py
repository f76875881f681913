"""The numbers of what can happen; `narration` puts them into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# event: meaning of its numbers
TURN_BEGINS: Final[i64] = 0  # seat, turn
TILE_LAID: Final[i64] = 1  # space, terrain
EXPLORER_PLACED: Final[i64] = 2  # explorer, space
SHIP_PLACED: Final[i64] = 3  # seat, space
NO_TILE: Final[i64] = 4  # seat
TILE_PLAYED: Final[i64] = 5  # seat, tile kind
EXPLORER_MOVED: Final[i64] = 6  # explorer, from, to
EXPLORER_BOARDED: Final[i64] = 7  # explorer, from, to
OVERBOARD: Final[i64] = 8  # explorer, space
RESCUED: Final[i64] = 9  # explorer, from, isle
SHIP_SAILED: Final[i64] = 10  # from, to
TILE_SUNK: Final[i64] = 11  # space, terrain
BACK_SHOWN: Final[i64] = 12  # tile kind, space, 1 if it whirls
BACK_KEPT: Final[i64] = 13  # tile kind, seat
ROLLED: Final[i64] = 14  # face, distance (0: creature die)
CREATURE_MOVED: Final[i64] = 15  # kind, from, to
CREATURE_APPEARED: Final[i64] = 16  # kind, space
CREATURE_REMOVED: Final[i64] = 17  # kind, space, cause
EXPLORER_LOST: Final[i64] = 18  # explorer, space, cause
SHIP_WRECKED: Final[i64] = 19  # space, cause
SHIP_APPEARED: Final[i64] = 20  # space
WINDOW_OPENED: Final[i64] = 21  # creature kind, space
NO_DEFENCE: Final[i64] = 22  # creature kind, space
DEFENDED: Final[i64] = 23  # seat, tile kind, space
PROTECTED: Final[i64] = 24  # explorer, space
GAME_ENDS: Final[i64] = 25  # ending
STOP_ANSWERED: Final[i64] = 26  # seat, 1 for agreement

# Causes of a loss beyond the creatures' own kind numbers.
WHIRLED: Final[i64] = 6
DEFENCE: Final[i64] = 7

# Ways to end.
NOT_ENDED: Final[i64] = 0
ERUPTION: Final[i64] = 1
SUBMERGED: Final[i64] = 2
LAST_EXPLORER: Final[i64] = 3
SAFETY_STOP: Final[i64] = 4
AGREEMENT: Final[i64] = 5
ENDINGS: Final = ["", "eruption", "submerged", "last_explorer", "safety_stop", "agreement"]
