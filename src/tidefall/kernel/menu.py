"""The list that a node's legal actions are written into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tidefall.kernel.arrays import filled

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints

ROOM: Final[i64] = 640
NUMBERS: Final[list[object]] = list(range(1 << 16))
"""Every action number there can be."""


class Menu:
    """Actions in ascending order; at chance nodes each with its weight. Made once a state and used again."""

    def __init__(self) -> None:
        self.items = filled(ROOM, 0)
        self.weights = filled(ROOM, 1)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.count] = action
        self.count += 1

    def add_all(self, first: i64, offsets: Ints, count: i64) -> None:
        """Add `first` plus each of the first `count` offsets."""
        items = self.items
        at = self.count
        for index in range(count):
            items[at + index] = first + offsets[index]
        self.count = at + count

    def weigh(self, action: i64, weight: i64) -> None:
        self.weights[self.count] = weight
        self.items[self.count] = action
        self.count += 1

    def actions(self) -> list[int]:
        """The actions as a list. Its ints are ready-made: making new ones would cost as much as finding the moves."""
        items = self.items
        return cast("list[int]", [NUMBERS[items[index]] for index in range(self.count)])

    def total(self) -> i64:
        """The sum of the weights."""
        total: i64 = 0
        for index in range(self.count):
            total += self.weights[index]
        return total

    def drawn(self, point: i64) -> i64:
        """The action on which `point`, from 0 up to the total, falls."""
        index: i64 = 0
        while point >= self.weights[index]:
            point -= self.weights[index]
            index += 1
        return self.items[index]
