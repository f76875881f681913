"""The numbers of actions: one block a verb, the same for every player count and option, ascending in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

PASS: Final[i64] = 0
"""No tile, no creature, no defence."""
END: Final[i64] = 0
"""No more movement."""
AGREE: Final[i64] = 1
STAY: Final[i64] = 2

PLACE: Final[i64] = 3
"""+ ((second colour × 6) + value - 1) × 41 + island number."""
PLACE_SECOND: Final[i64] = 249
"""The first placement of the second colour."""
DOCK: Final[i64] = 495
"""+ space: a ship is placed."""
PLAY: Final[i64] = 628
"""+ tile kind."""
PICK: Final[i64] = 652
"""+ piece kind × 133 + space."""
PICK_SWIMMER: Final[i64] = 1450
"""+ explorer."""
PICK_GUARD: Final[i64] = 1510
"""+ explorer: the dolphin that protects it."""
GO: Final[i64] = 1570
"""+ space: where the picked piece goes, or where a squid appears."""
SWITCH: Final[i64] = 1703
"""+ explorer: the picked dolphin stays and protects this one."""
MOVE: Final[i64] = 1763
"""+ own explorer (second colour from 10) × 21 + way: direction × 3 + manner, or one of the three below."""
MOVE_SECOND: Final[i64] = 1973
"""The first move of the second colour."""
SAIL: Final[i64] = 2183
"""+ space × 6 + direction."""
SINK: Final[i64] = 2981
"""+ island number."""
CHOOSE: Final[i64] = 3022
"""+ explorer: as crew, as victim, as a dolphin's protégé."""
ACTIONS: Final[i64] = 3082

WAYS: Final[i64] = 21
MANNERS: Final[i64] = 3
GO_THERE: Final[i64] = 0
BOARD_THERE: Final[i64] = 1
RIDE_THERE: Final[i64] = 2
OVERBOARD: Final[i64] = 18
BOARD_HERE: Final[i64] = 19
ASHORE: Final[i64] = 20

# Chance outcomes have numbers of their own.
LAYOUT: Final[i64] = 0
"""+ terrain, 1 to 3."""
TOKEN: Final[i64] = 4
"""+ token of the colour, 0 to 9."""
BACK: Final[i64] = 14
"""+ tile kind."""
ROLL: Final[i64] = 38
"""+ face of the creature die or the first dive die."""
DISTANCE: Final[i64] = 44
"""+ face of the second dive die."""
UNDEFENDED: Final[i64] = 48
OUTCOMES: Final[i64] = 49

KEPT: Final[i64] = -2
"""What others see of a red back: its terrain is known from the tile that sank."""
PLACED: Final[i64] = -3
"""Others see of a placed explorer the colour and the tile: PLACED - (second colour × 41 + island number)."""
