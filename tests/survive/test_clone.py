"""A clone is complete: whatever a state holds is in it. That it goes its own way, the conformance kit checks."""

from __future__ import annotations

from typing import Any

from survive_helpers import fresh
from tidefall.kernel.arrays import filled

KEPT_APART = {"menu", "log", "narrator", "together"}
"""What a state keeps to be quick or to tell."""
SHARED = {"game", "rules", "root"}


def test_a_clone_has_all_the_data() -> None:
    state = fresh(seats=3)
    names = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    data = sorted(names - KEPT_APART - SHARED)
    assert {"terrain", "stock", "past", "stack", "depth", "sealed", "ending", "stop_asked"} <= set(data)
    for number, name in enumerate(data, 100):
        setattr(state, name, unusual(getattr(state, name), number))
    twin = state.clone()
    assert {name: plain(getattr(twin, name)) for name in data} == {name: plain(getattr(state, name)) for name in data}
    assert all(getattr(twin, name) is getattr(state, name) for name in SHARED)


def unusual(value: Any, number: int) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    return number if isinstance(value, int) else filled(len(value), number)


def plain(value: Any) -> Any:
    return value if isinstance(value, int) else list(value)
