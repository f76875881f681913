"""The figures: a seat's Leader and followers, then the volunteers, the Hologram and the Automaton (R-1.2, R-4.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.rules.content import AUTOMATON, FOLLOWER, HOLOGRAM, LEADER, SEATS, VOLUNTEER

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_SEATS: Final[i64] = 7
CREW: Final[i64] = 8
"""Figures of a seat: its Leader and up to seven followers."""
VOLUNTEERS: Final[i64] = 16
"""The most volunteers that can be wanted in one round."""


def _kinds() -> list[int]:
    kinds = [LEADER if number == 0 else FOLLOWER for _ in range(MOST_SEATS) for number in range(CREW)]
    return [*kinds, *[VOLUNTEER] * VOLUNTEERS, HOLOGRAM, AUTOMATON]


_KINDS: Final = _kinds()
KIND_OF: Final = packed(_KINDS)
"""What a figure is: Leader, follower, volunteer, Hologram or Automaton."""
FIRST_VOLUNTEER: Final[i64] = MOST_SEATS * CREW
THE_HOLOGRAM: Final[i64] = FIRST_VOLUNTEER + VOLUNTEERS
THE_AUTOMATON: Final[i64] = THE_HOLOGRAM + 1
FIGURES: Final[i64] = THE_AUTOMATON + 1
GROUP: Final[i64] = 256
"""A unit is a figure, or GROUP plus the space of a pair or of builders (R-3.21)."""
assert len(SEATS) == MOST_SEATS
assert _KINDS.index(VOLUNTEER) == FIRST_VOLUNTEER
assert _KINDS.index(HOLOGRAM) == THE_HOLOGRAM
assert _KINDS.index(AUTOMATON) == THE_AUTOMATON
assert len(_KINDS) == FIGURES
