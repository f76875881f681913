"""The stack of what a game is in the middle of: frames, and the named fields inside them.

A frame is the number of a step and a word of small numbers. A step declares them by name and size, in its class:

    class Award(Step[Table]):
        FIGURE: Final = Field(8)
        CLAIMANT: Final = Field(3)

`Award.FIGURE.of(state)` reads the top frame and `Award.FIGURE.put(state, 3)` changes it; a frame is pushed with
`state.push(step.AWARD, Award.FIGURE.at(figure) | Award.CLAIMANT.at(seat))`. Compiled, that is a shift and a mask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.errors import StackFull

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints

FRAME: Final[i64] = 2
"""The words of a frame: step and fields."""
STACK: Final[i64] = 24 * FRAME
BITS: Final[i64] = 62
"""How many bits the fields of a frame have together."""


class Stack:
    """What is pending, the step at work on top. The base of every state."""

    def __init__(self, stack: Ints) -> None:
        self.stack = stack
        self.depth: i64 = 0

    def push(self, code: i64, fields: i64 = 0) -> None:
        """Put a frame on top: it will be at work before whatever is below goes on."""
        at = self.depth * FRAME
        if at >= len(self.stack):
            raise StackFull(int(self.depth), int(code))
        self.stack[at] = code
        self.stack[at + 1] = fields
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def top(self) -> i64:
        """The number of the step at work."""
        return self.stack[self.depth * FRAME - FRAME]

    def code_at(self, place: i64) -> i64:
        """The number of the step in a frame; 0 is the lowest."""
        return self.stack[place * FRAME]

    def place_of(self, code: i64) -> i64:
        """The place of a step's frame on the stack, the lowest of several; -1 if it has none."""
        for place in range(self.depth):
            if self.stack[place * FRAME] == code:
                return place
        return -1

    def last_place_of(self, code: i64) -> i64:
        """The place of a step's frame on the stack, the highest of several; -1 if it has none."""
        place = self.depth - 1
        while place >= 0 and self.stack[place * FRAME] != code:
            place -= 1
        return place


class Field:
    """A number of a frame, from 0 up to `most`. Its place in the frame is settled when its step is registered."""

    def __init__(self, bits: int) -> None:
        self.name = ""
        """What it is called in positions: the name in the class, in small letters."""
        self.bits = bits
        self.shift: i64 = -1
        self.most: i64 = (1 << bits) - 1

    def settle(self, name: str, shift: int) -> None:
        """Take a place in the frame; a field of a base class has the same in all its steps."""
        if self.shift not in (-1, shift):
            raise ValueError(f"The field {name} cannot have two places in its frames.")
        self.name = name
        self.shift = shift

    def at(self, value: i64) -> i64:
        """The value where the frame has it, to be pushed."""
        return value << self.shift

    def of(self, stack: Stack) -> i64:
        """The value in the top frame."""
        return (stack.stack[stack.depth * FRAME - 1] >> self.shift) & self.most

    def put(self, stack: Stack, value: i64) -> None:
        """Change the value in the top frame."""
        at = stack.depth * FRAME - 1
        stack.stack[at] = (stack.stack[at] & ~(self.most << self.shift)) | (value << self.shift)

    def below(self, stack: Stack) -> i64:
        """The value in the frame under the top one."""
        return (stack.stack[stack.depth * FRAME - FRAME - 1] >> self.shift) & self.most

    def in_frame(self, stack: Stack, place: i64) -> i64:
        """The value in the frame at a place; 0 is the lowest."""
        return (stack.stack[place * FRAME + 1] >> self.shift) & self.most
