"""The numbers of the steps, as frames and histories name them, and the list that the chapters hand their steps to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.step import Steps

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.survive.rules.state import SurviveState

LAYOUT: Final[i64] = 0
PLACE_EXPLORER: Final[i64] = 1
TOKEN: Final[i64] = 2
PLACE_SHIP: Final[i64] = 3
TURN: Final[i64] = 4
STOP: Final[i64] = 5
PLAY_TILE: Final[i64] = 6
BEGIN_MOVE: Final[i64] = 7
MOVE: Final[i64] = 8
SINK: Final[i64] = 9
BACK: Final[i64] = 10
CREW: Final[i64] = 11
FETCH: Final[i64] = 12
SQUID_PLACE: Final[i64] = 13
VICTIM: Final[i64] = 14
MINI: Final[i64] = 15
ROLL: Final[i64] = 16
DISTANCE: Final[i64] = 17
PICK: Final[i64] = 18
DESTINATION: Final[i64] = 19
SETTLE: Final[i64] = 20
RESCUERS: Final[i64] = 21
WHALE_WINDOW: Final[i64] = 22
SHARK_WINDOW: Final[i64] = 23
FALLEN_WINDOW: Final[i64] = 24

STEPS: Final[Steps[SurviveState]] = Steps(25)
