"""The numbers of the actions: blocks, each with the meaning of its offset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules.content import (
    BASE_KINDS,
    CARDS,
    COLOURS,
    COUNCILORS,
    GOODS,
    MISFORTUNES,
    SEATS,
    WORKS,
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

CALM: Final[i64] = 30
RECEDING: Final[i64] = 31
RED: Final[i64] = 32
FOLLOWER_EACH: Final[i64] = 33
SHARE_VOLUNTEERS: Final[i64] = 34
WEAR_MASK: Final[i64] = 35
WONDER: Final[i64] = 36  # the Ally, the other benefit
# The mechanical solo.
BOT_HELPS: Final[i64] = 60
BOT_OPENS: Final[i64] = 61
GIVE_FIGURE: Final[i64] = 55
STEAL: Final[i64] = 56
FIGHT: Final[i64] = 57

# Monsters (50 to 54).
REGAIN: Final[i64] = 50  # the Hologram, the Automaton, a Bot
FREE: Final[i64] = 53
# Magic items and locations (38 to 43).
USE_HORN: Final[i64] = 38
IGNORE_FLOOD: Final[i64] = 39
USE_CLOAK: Final[i64] = 40
USE_HELM: Final[i64] = 41
USE_SANDALS: Final[i64] = 42
POTION: Final[i64] = 44  # potion

# How much room each block has. Base things come first in every list and an expansion's behind them, so that numbers
# stay what they are when the catalogue grows.
ANSWERS: Final[i64] = 64
AMOUNTS: Final[i64] = 16
GOODS_ROOM: Final[i64] = 8
SEAT_ROOM: Final[i64] = 8
COUNCILOR_ROOM: Final[i64] = 20
COMPONENT_ROOM: Final[i64] = 48
CARD_ROOM: Final[i64] = 48
MISFORTUNE_ROOM: Final[i64] = 48
FIGURE_ROOM: Final[i64] = 128
SPACE_ROOM: Final[i64] = 128
KIND_ROOM: Final[i64] = 5
"""Figures of further kinds are placed in two answers: the figure, then the space."""

# Blocks.
AMOUNT: Final[i64] = ANSWERS  # how many
GOOD: Final[i64] = AMOUNT + AMOUNTS  # good
PENINSULA: Final[i64] = GOOD + GOODS_ROOM  # peninsula
BARRIER: Final[i64] = PENINSULA + ARMS  # buy: peninsula
UNFLOOD: Final[i64] = BARRIER + ARMS  # buy: peninsula
SEAT: Final[i64] = UNFLOOD + ARMS  # seat
COUNCILOR: Final[i64] = SEAT + SEAT_ROOM  # councilor
COLOUR: Final[i64] = COUNCILOR + COUNCILOR_ROOM  # colour
COMPONENT: Final[i64] = COLOUR + SEAT_ROOM  # component, or magic item behind them
PLAY: Final[i64] = COMPONENT + COMPONENT_ROOM  # card
KEEP: Final[i64] = PLAY + CARD_ROOM  # card
DISCARD: Final[i64] = KEEP + CARD_ROOM  # card
BOTTOM: Final[i64] = DISCARD + CARD_ROOM  # card
TOP: Final[i64] = BOTTOM + CARD_ROOM  # misfortune
AWAY: Final[i64] = TOP + MISFORTUNE_ROOM  # misfortune
FIGURE: Final[i64] = AWAY + MISFORTUNE_ROOM  # figure
LIFT: Final[i64] = FIGURE + FIGURE_ROOM  # figure
CONTEST: Final[i64] = LIFT + FIGURE_ROOM  # figure
ACTIVATE: Final[i64] = CONTEST + FIGURE_ROOM  # figure
ACTIVATE_SPACE: Final[i64] = ACTIVATE + FIGURE_ROOM  # space
FORGO: Final[i64] = ACTIVATE_SPACE + SPACE_ROOM  # figure
FORGO_SPACE: Final[i64] = FORGO + FIGURE_ROOM  # space
SPACE: Final[i64] = FORGO_SPACE + SPACE_ROOM  # space
PLACE: Final[i64] = SPACE + SPACE_ROOM  # kind of figure × space
ACTIONS: Final[i64] = PLACE + KIND_ROOM * SPACE_ROOM
"""One more than the highest action."""

OUTCOMES: Final[i64] = CARD_ROOM
"""Dice, seats, boards, components, misfortunes and library cards are each numbered from 0 at their own chance nodes."""

assert len(GOODS) <= GOODS_ROOM
assert len(SEATS) <= SEAT_ROOM
assert len(COLOURS) <= SEAT_ROOM
assert len(COUNCILORS) <= COUNCILOR_ROOM
assert len(WORKS) <= COMPONENT_ROOM
assert len(CARDS) <= CARD_ROOM
assert len(MISFORTUNES) <= MISFORTUNE_ROOM
assert FIGURES <= FIGURE_ROOM
assert SPACES <= SPACE_ROOM
assert BASE_KINDS == KIND_ROOM
