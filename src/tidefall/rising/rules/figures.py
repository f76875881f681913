"""The figures: a seat's Leader and followers, then the volunteers, the Hologram and the Automaton (R-1.2, R-4.12).

Behind them come those of the expansion: the Allies, two Bots and more volunteers (M-0.9, M-1.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.rules.content import (
    ALLIES,
    AUTOMATON,
    BOT,
    FIGURE_KINDS,
    FIRST_ALLY,
    FOLLOWER,
    HOLOGRAM,
    LEADER,
    SEATS,
    VOLUNTEER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_SEATS: Final[i64] = 7
CREW: Final[i64] = 8
"""Figures of a seat: its Leader and up to seven followers."""
VOLUNTEERS: Final[i64] = 16
"""The most volunteers that can be wanted in one round."""
BOTS: Final[i64] = 2
FURTHER_VOLUNTEERS: Final[i64] = 24
"""With the expansion there are forty (M-0.9)."""


def _kinds() -> list[int]:
    kinds = [LEADER if number == 0 else FOLLOWER for _ in range(MOST_SEATS) for number in range(CREW)]
    allies = [FIRST_ALLY + number for number in range(len(ALLIES))]
    base = [*kinds, *[VOLUNTEER] * VOLUNTEERS, HOLOGRAM, AUTOMATON]
    return [*base, *allies, *[BOT] * BOTS, *[VOLUNTEER] * FURTHER_VOLUNTEERS]


_KINDS: Final = _kinds()
KIND_OF: Final = packed(_KINDS)
"""What a figure is: Leader, follower, volunteer, Hologram, Automaton, an Ally or a Bot."""
FIRST_VOLUNTEER: Final[i64] = MOST_SEATS * CREW
THE_HOLOGRAM: Final[i64] = FIRST_VOLUNTEER + VOLUNTEERS
THE_AUTOMATON: Final[i64] = THE_HOLOGRAM + 1
BASE_FIGURES: Final[i64] = THE_AUTOMATON + 1
FIRST_OF_ALLIES: Final[i64] = BASE_FIGURES
FIRST_BOT: Final[i64] = FIRST_OF_ALLIES + len(ALLIES)
FIRST_FURTHER_VOLUNTEER: Final[i64] = FIRST_BOT + BOTS
FIGURES: Final[i64] = FIRST_FURTHER_VOLUNTEER + FURTHER_VOLUNTEERS
IS_FOLLOWER_KIND: Final = packed([1 if kind == FOLLOWER or kind >= FIRST_ALLY else 0 for kind in range(int(BOT) + 1)])
"""Allies and Bots count as followers (M-5.4, M-19.10)."""
IS_FOLLOWER: Final = packed([int(IS_FOLLOWER_KIND[kind]) for kind in _KINDS])
ROOM_OF: Final = packed([{"giant": 2, "mermaid": 0}.get(FIGURE_KINDS[kind], 1) for kind in _KINDS])
"""How many spaces a figure fills (M-5.12, M-5.19)."""
GROUP: Final[i64] = 256
"""A unit is a figure, or GROUP plus the space of a pair or of builders (R-3.21)."""


def _names() -> list[str]:
    names = []
    for name in SEATS:
        names += [f"{name}_leader", *(f"{name}_follower_{n}" for n in range(1, int(CREW)))]
    names += [f"volunteer_{n}" for n in range(1, int(VOLUNTEERS) + 1)]
    names += ["hologram", "automaton", *ALLIES, *(f"bot_{n}" for n in range(1, int(BOTS) + 1))]
    first = int(VOLUNTEERS) + 1
    return [*names, *(f"volunteer_{n}" for n in range(first, first + int(FURTHER_VOLUNTEERS)))]


FIGURE_NAMES: Final = _names()
"""What figures are called in positions: p1_leader, p1_follower_1, ..., volunteer_1, ..., hologram, automaton."""
assert len(SEATS) == MOST_SEATS
assert _KINDS.index(VOLUNTEER) == FIRST_VOLUNTEER
assert _KINDS.index(HOLOGRAM) == THE_HOLOGRAM
assert _KINDS.index(AUTOMATON) == THE_AUTOMATON
assert _KINDS.index(BOT) == FIRST_BOT
assert len(_KINDS) == FIGURES
