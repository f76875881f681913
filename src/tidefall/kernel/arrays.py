"""Arrays of small ints: packed when compiled, lists when interpreted, written the same way.

A reader may think of `Ints` as `list[int]` of fixed length; `items[:]` copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    Ints = vec[i64]

from tidefall.kernel.plain import i64, vec  # type: ignore[assignment]  # only the interpreter looks here


def filled(length: i64, value: i64) -> Ints:
    """An array of `length` copies of `value`."""
    return vec[i64]([value] * length)


def packed(items: list[int]) -> Ints:
    """An array with these items."""
    array = filled(len(items), 0)
    for index, item in enumerate(items):
        array[index] = item
    return array
