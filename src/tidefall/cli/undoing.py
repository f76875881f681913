"""Taking back at one keyboard: the last decision that somebody here made, with the passes that were made for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall import Refused

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidefall.kernel.state import State


def undone(state: State, seat: int, people: Collection[int], automatic: Collection[int]) -> State:
    """The state before that decision; Refused as in `undo_point`. `automatic` are the places of passes in the history.

    Who asks comes first: what others have done since in secret does not keep them from taking back.
    """
    while True:
        count = len(state.history())
        while count - 1 in automatic:
            count -= 1
        state = state.after(count)
        point = undo_point(state, seat, people)
        state = state.after(point)
        if point not in automatic:
            return state


def undo_point(state: State, seat: int, people: Collection[int]) -> int:
    """How long the history was before the last decision of this seat, or else of somebody else here."""
    try:
        return state.undo_point(seat)
    except Refused as refused:
        points = [point for person in people if (point := point_of(state, person)) is not None]
        if not points:
            raise refused from None
        return max(points)


def point_of(state: State, seat: int) -> int | None:
    try:
        return state.undo_point(seat)
    except Refused:
        return None
