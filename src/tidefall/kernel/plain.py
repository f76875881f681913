"""What packed arrays are when nothing is compiled: ordinary lists. Never compiled itself."""

from __future__ import annotations


class vec:  # noqa: N801  (it stands in for a type of that name)
    """`vec[i64](items)` makes a list."""

    def __class_getitem__(cls, item: object) -> type:
        return list


class i64(int):  # noqa: N801  (it stands in for a type of that name)
    """`i64(x)` is a plain int."""

    def __new__(cls, value: int) -> int:  # type: ignore[misc]
        return int(value)


def append(items: list[int], item: int) -> list[int]:
    """Same call as for packed arrays, where appending makes a new value."""
    items.append(item)
    return items
