"""Reading a state: what is pending, which figures and cards are where, by the names that texts use."""

from __future__ import annotations

from tidefall.kernel.stack import FRAME
from tidefall.rising.content import CARDS, FIGURE_KINDS, SEATS
from tidefall.rising.island import SPACE_NAMES
from tidefall.rising.table import CARD_PLACES, POOL, Table


def frames(state: Table) -> list[tuple[int, int, int]]:
    """What is pending, the top first: step and two numbers."""
    stack = state.stack
    tops = range((state.depth - 1) * FRAME, -1, -FRAME)
    return [(stack[at], stack[at + 1], stack[at + 2]) for at in tops]


def frame_of(state: Table, code: int) -> tuple[int, int, int] | None:
    """The topmost pending frame of a step, or None."""
    return next((frame for frame in frames(state) if frame[0] == code), None)


def space_name(space: int) -> str:
    return SPACE_NAMES[space] if space >= 0 else "pool"


def figure_name(state: Table, figure: int) -> str:
    """A figure as texts name it: p1:follower."""
    return f"{SEATS[state.owner[figure]]}:{FIGURE_KINDS[state.kind(figure)]}"


def held_cards(state: Table, place: int) -> list[str]:
    """The library cards at a place, each as often as it is there."""
    return [CARDS[card] for card in range(state.rules.cards) for _ in range(state.cards[card * CARD_PLACES + place])]


def pool_of(state: Table, seat: int) -> dict[str, int]:
    """A seat's unplaced figures by kind."""
    counts: dict[str, int] = {}
    for figure in range(state.rules.figures):
        if state.where[figure] == POOL and state.owner[figure] == seat:
            kind = FIGURE_KINDS[state.kind(figure)]
            counts[kind] = counts.get(kind, 0) + 1
    return counts
