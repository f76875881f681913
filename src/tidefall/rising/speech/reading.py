"""Reading a state: what is pending, which figures and cards are where, by the names that texts use."""

from __future__ import annotations

from tidefall.rising.rules.content import CARDS, FIGURE_KINDS, SEATS
from tidefall.rising.rules.island import SPACE_NAMES
from tidefall.rising.rules.state import CARD_PLACES, POOL, RisingState
from tidefall.rising.rules.steps import STEPS


def codes(state: RisingState) -> list[int]:
    """The steps that are pending, the top first."""
    return [state.code_at(place) for place in range(state.depth - 1, -1, -1)]


def frame(state: RisingState, below: int = 0) -> dict[str, int]:
    """The fields of the top frame by their names, or of a frame so far below it."""
    place = state.depth - 1 - below
    return {field.name: field.in_frame(state, place) for field in STEPS.all[state.code_at(place)].fields}


def space_name(space: int) -> str:
    return SPACE_NAMES[space] if space >= 0 else "pool"


def figure_name(state: RisingState, figure: int) -> str:
    """A figure as texts name it: p1:follower."""
    return f"{SEATS[state.owner[figure]]}:{FIGURE_KINDS[state.kind(figure)]}"


def held_cards(state: RisingState, place: int) -> list[str]:
    """The library cards at a place, each as often as it is there."""
    return [CARDS[card] for card in range(state.rules.cards) for _ in range(state.cards[card * CARD_PLACES + place])]


def pool_of(state: RisingState, seat: int) -> dict[str, int]:
    """A seat's unplaced figures by kind."""
    counts: dict[str, int] = {}
    for figure in range(state.rules.figures):
        if state.where[figure] == POOL and state.owner[figure] == seat:
            kind = FIGURE_KINDS[state.kind(figure)]
            counts[kind] = counts.get(kind, 0) + 1
    return counts
