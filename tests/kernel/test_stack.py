"""Frames with named fields, steps that register themselves, and windows."""

from __future__ import annotations

import pytest

import tidefall
from tidefall.kernel.arrays import filled
from tidefall.kernel.errors import StackFull
from tidefall.kernel.stack import BITS, FRAME, STACK, Field, Stack
from tidefall.kernel.step import Step, Steps, laid_out

pure = pytest.mark.skipif(tidefall.COMPILED, reason="interpreted classes cannot inherit from compiled ones")


def stack_of(*codes: int) -> Stack:
    stack = Stack(filled(STACK, 0))
    for code in codes:
        stack.push(code)
    return stack


def fields_of(*sizes: int) -> list[Field]:
    shift, made = 0, []
    for number, bits in enumerate(sizes):
        field = Field(bits)
        field.settle(f"field_{number}", shift)
        shift += bits
        made.append(field)
    return made


def test_fields_keep_out_of_each_others_way() -> None:
    first, second, third = fields_of(8, 3, 51)
    stack = stack_of(1)
    stack.push(2, first.at(200) | second.at(5) | third.at(2**51 - 1))
    assert (first.of(stack), second.of(stack), third.of(stack)) == (200, 5, 2**51 - 1)
    second.put(stack, 7)
    third.put(stack, 0)
    assert (first.of(stack), second.of(stack), third.of(stack)) == (200, 7, 0)
    stack.push(3)
    assert (first.of(stack), first.below(stack), second.in_frame(stack, 1)) == (0, 200, 7)


def test_the_highest_bit_of_a_wide_field_survives() -> None:
    (wide,) = fields_of(int(BITS))
    stack = stack_of(1)
    wide.put(stack, wide.most)
    assert wide.of(stack) == wide.most == 2**62 - 1


def test_frames_are_found_by_their_step() -> None:
    stack = stack_of(4, 5, 4, 6)
    assert (stack.place_of(4), stack.last_place_of(4), stack.place_of(9), stack.last_place_of(9)) == (0, 2, -1, -1)
    assert [stack.code_at(place) for place in range(4)] == [4, 5, 4, 6]


def test_pushing_beyond_the_stack_says_so() -> None:
    stack = stack_of(*[1] * (STACK // FRAME))
    with pytest.raises(StackFull, match="step number 7 cannot be pushed on 24 pending ones"):
        stack.push(7)


def test_a_field_has_one_place() -> None:
    (field,) = fields_of(3)
    with pytest.raises(ValueError, match="two places"):
        field.settle("field_0", 5)


@pure
def test_steps_register_themselves() -> None:
    """Fields of a base class come first, so that they have the same place in all its steps."""

    class Shared(Step[Stack]):
        STAGE = Field(2)

    class Award(Shared):
        name = "award"
        code = 1
        FIGURE = Field(8)

    class Further(Shared):
        name = "further"

    steps: Steps[Stack] = Steps(2)
    steps.register(Award(), Further())
    assert steps.missing() == [0]
    assert (steps.named("award"), steps.named("further"), steps.named("nobody")) == (1, 2, -1)
    assert [(field.name, field.shift) for field in steps.all[1].fields] == [("stage", 0), ("figure", 2)]
    assert [field.name for field in steps.all[2].fields] == ["stage"]
    with pytest.raises(ValueError, match="has the number of award"):
        steps.register(Award())


@pure
def test_a_frame_has_room_for_so_much() -> None:
    class Greedy(Step[Stack]):
        name = "greedy"
        SMALL = Field(1)
        LARGE = Field(62)

    with pytest.raises(ValueError, match="take 63 bits"):
        laid_out(Greedy())
