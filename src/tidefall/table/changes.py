"""What has changed between two values of JSON, and the new one made again from the old.

A *change* is one of three:

- `[value]`: it is this now;
- `{"key": change, ...}`: these parts of an object, or of a list by their places, have changed; `null`: it is gone;
- `[at, gone, items, ...]`: in a list, so many items from a place on have given way to these, and so on with the next
  three. Places are those of the old list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import asdict

Change = list[Any] | dict[str, Any]


def change(old: Any, new: Any) -> Change:
    """The change between two values that are not equal. A struct is an object by its fields."""
    if isinstance(old, Struct) and isinstance(new, Struct):
        return change(fields_of(old), fields_of(new))
    if isinstance(old, dict) and isinstance(new, dict):
        parts: dict[str, Change | None] = {key: None for key in old if key not in new}
        for key, value in new.items():
            if key not in old:
                parts[key] = [value]
            elif old[key] != value:
                parts[key] = change(old[key], value)
        return parts
    if isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new):
            return {str(at): change(old[at], new[at]) for at in range(len(new)) if old[at] != new[at]}
        return stretches(old, new)
    return [new]


def fields_of(struct: Struct) -> dict[str, Any]:
    return {name: value for name, value in asdict(struct).items() if value is not UNSET}


def stretches(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    """Where items have given way to others, between those that both lists have."""
    found: list[Any] = []
    here = there = 0
    while here < len(old) or there < len(new):
        if here < len(old) and there < len(new) and old[here] == new[there]:
            here += 1
            there += 1
            continue
        gone, come = next_match(old[here:], new[there:])
        found += [here, gone, new[there : there + come]]
        here += gone
        there += come
    return found


def next_match(old: Sequence[Any], new: Sequence[Any]) -> tuple[int, int]:
    """How many items of each list lie before the first that both have; all of them if there is none."""
    for reach in range(1, max(len(old), len(new))):
        if reach < len(old):
            for come in range(min(reach + 1, len(new))):
                if old[reach] == new[come]:
                    return reach, come
        if reach < len(new):
            for gone in range(min(reach, len(old))):
                if new[reach] == old[gone]:
                    return gone, reach
    return len(old), len(new)


def changed(old: Any, change: Change) -> Any:
    """A value after a change; the old one stays as it is."""
    if isinstance(change, dict):
        if isinstance(old, list):
            return [changed(item, change[str(at)]) if str(at) in change else item for at, item in enumerate(old)]
        kept = {key: value for key, value in old.items() if key not in change}
        return kept | {key: changed(old.get(key), part) for key, part in change.items() if part is not None}
    if len(change) == 1:
        return change[0]
    items: list[Any] = []
    here = 0
    for at, gone, come in zip(change[::3], change[1::3], change[2::3], strict=True):
        items += [*old[here:at], *come]
        here = at + gone
    return items + old[here:]
