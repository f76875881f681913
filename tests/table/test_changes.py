"""What has changed in a value, told and taken in again."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from table_helpers import Room, people
from tidefall.table.changes import change, changed
from tidefall.table.seeing import Sight
from tidefall.table.table import Table

TEXTS = st.text("abc", max_size=2)
VALUES = st.recursive(
    st.none() | st.integers(0, 3) | TEXTS,
    lambda parts: st.lists(parts, max_size=5) | st.dictionaries(TEXTS, parts, max_size=4),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_an_old_value_and_what_has_changed_make_the_new_one(old: Any, new: Any) -> None:
    if old != new:
        before = json.dumps(old)
        assert changed(old, json.loads(json.dumps(change(old, new)))) == new
        assert json.dumps(old) == before, "whoever has the old value keeps it"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (1, 2, [2]),
        ({"a": 1, "b": 2}, {"b": 3, "c": None}, {"a": None, "b": [3], "c": [None]}),
        ([1, 2, 3], [1, 5, 3], {"1": [5]}),
        ([1, 2, 3, 4, 5], [1, 3, 4], [1, 1, [], 4, 1, []]),
        ([1, 2], [0, 1, 7, 2], [0, 0, [0], 1, 0, [7]]),
        ([], [1], [0, 0, [1]]),
        ([{"n": 1}, {"n": 2}], [{"n": 2}], [0, 1, []]),
        ([1], None, [None]),
    ],
)
def test_little_is_told_of_a_little_change(old: Any, new: Any, told: Any) -> None:
    assert change(old, new) == told
    assert changed(old, told) == new


@pytest.mark.parametrize("game", ["survive", "rising"])
def test_a_whole_game_is_told_by_what_changes_in_its_view(game: str) -> None:
    """Entry by entry from every place; the bytes are a small part of all the views."""
    room = Room(people(3), game, 5, start=True)
    room.play(60, random.Random(5))
    table = Table("t" * 16)
    sight = Sight(table)
    views: dict[int | None, Any] = {}
    whole = told = 0
    for entry in room.store:
        sight.apply(entry)
        for place in (None, 0, 1, 2):
            view = sight.view("host", place)
            seen = json.loads(msgspec.json.encode(view))
            if place in views and views[place][0] != view:
                message = msgspec.json.encode(change(views[place][0], view))
                made = changed(views[place][1], json.loads(message))
                assert json.dumps(made, sort_keys=True) == json.dumps(seen, sort_keys=True)
                whole += len(msgspec.json.encode(view))
                told += len(message)
            views[place] = view, seen
    assert 0 < told < whole / 4
