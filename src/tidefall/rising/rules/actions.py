"""The numbers of the actions: blocks, each with the meaning of its offset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules.content import (
    CARDS,
    COLOURS,
    COMPONENTS,
    COUNCILORS,
    KINDS,
    KINDS_OF_GOODS,
    MISFORTUNES,
    SEATS,
)
from tidefall.rising.rules.figures import FIGURES
from tidefall.rising.rules.island import ARMS, SPACES

if TYPE_CHECKING:
    from mypy_extensions import i64

# Plain answers.
PASS: Final[i64] = 0
DONE: Final[i64] = 1
READY: Final[i64] = 2
CONCEDE: Final[i64] = 3
ACCEPT: Final[i64] = 4
REFUSE: Final[i64] = 5
AGREE: Final[i64] = 6
OBJECT: Final[i64] = 7
RETURN: Final[i64] = 8
CANCEL: Final[i64] = 9
BLOCK: Final[i64] = 10
SUFFER: Final[i64] = 11
PAY: Final[i64] = 12
ACT: Final[i64] = 13
FORGO_THIS: Final[i64] = 14
END: Final[i64] = 15
BOOST: Final[i64] = 16
FREE_BOOST: Final[i64] = 17
WINDS: Final[i64] = 18  # first or second die
EXTRA: Final[i64] = 20
FREE_EXTRA: Final[i64] = 21
TAKE_FOLLOWER: Final[i64] = 22
TAKE_LEADER: Final[i64] = 23
NOTHING: Final[i64] = 24
STAY: Final[i64] = 25
SPEND_BARRIER: Final[i64] = 26
KEEP_BARRIER: Final[i64] = 27
ADEPT_MOVES: Final[i64] = 28  # the Leader's move, the Hologram's

# Blocks.
AMOUNT: Final[i64] = 30  # how many
AMOUNTS: Final[i64] = 16
GOOD: Final[i64] = AMOUNT + AMOUNTS  # good
PENINSULA: Final[i64] = GOOD + KINDS_OF_GOODS  # peninsula
BARRIER: Final[i64] = PENINSULA + ARMS  # buy: peninsula
UNFLOOD: Final[i64] = BARRIER + ARMS  # buy: peninsula
SEAT: Final[i64] = UNFLOOD + ARMS  # seat
COUNCILOR: Final[i64] = SEAT + len(SEATS)  # councilor
COLOUR: Final[i64] = COUNCILOR + len(COUNCILORS)  # colour
COMPONENT: Final[i64] = COLOUR + len(COLOURS)  # component
PLAY: Final[i64] = COMPONENT + len(COMPONENTS)  # card
KEEP: Final[i64] = PLAY + len(CARDS)  # card
DISCARD: Final[i64] = KEEP + len(CARDS)  # card
BOTTOM: Final[i64] = DISCARD + len(CARDS)  # card
TOP: Final[i64] = BOTTOM + len(CARDS)  # misfortune
AWAY: Final[i64] = TOP + len(MISFORTUNES)  # misfortune
FIGURE: Final[i64] = AWAY + len(MISFORTUNES)  # figure
LIFT: Final[i64] = FIGURE + FIGURES  # figure
CONTEST: Final[i64] = LIFT + FIGURES  # figure
ACTIVATE: Final[i64] = CONTEST + FIGURES  # figure
ACTIVATE_SPACE: Final[i64] = ACTIVATE + FIGURES  # space
FORGO: Final[i64] = ACTIVATE_SPACE + SPACES  # figure
FORGO_SPACE: Final[i64] = FORGO + FIGURES  # space
SPACE: Final[i64] = FORGO_SPACE + SPACES  # space
PLACE: Final[i64] = SPACE + SPACES  # kind of figure × space
ACTIONS: Final[i64] = PLACE + KINDS * SPACES
"""One more than the highest action."""

OUTCOMES: Final[i64] = max(len(CARDS), len(MISFORTUNES), len(COMPONENTS), len(COUNCILORS))
"""Dice, seats, boards, components, misfortunes and library cards are each numbered from 0 at their own chance nodes."""
