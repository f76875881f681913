"""Coming back: the numbered branches of `tidefall.table.repair`, and that what is sent mends what was there."""

from __future__ import annotations

import random

import pytest

from table_helpers import Room, people, person_and_bots
from tidefall.table import commands, repair, seeing
from tidefall.table.seeing import Sight
from tidefall.table.table import Table


def test_branch_1_somebody_new_gets_all() -> None:
    room = Room(person_and_bots(1), start=True)
    assert repair.decide(room.table, 0, None) == repair.Repair(1, True, 0, 0)


def test_branch_2_somebody_from_the_future_gets_all() -> None:
    room = Room(person_and_bots(1), start=True)
    assert repair.decide(room.table, 0, room.table.version(0) + 1).branch == 2


def test_branch_3_nothing_is_missing() -> None:
    room = Room(person_and_bots(1), start=True)
    room.play(3)
    found = repair.decide(room.table, 0, room.table.version(0))
    assert (found.branch, found.whole) == (3, False)
    assert seeing.log(room.table, 0, "en", found.since) == []


def test_branch_4_something_was_taken_back() -> None:
    room = Room(people(2), start=True)
    seen = room.table.version(0)
    room.act(0, room.view(0).game.choices[0]["text"])  # type: ignore[union-attr]
    room.do("host", commands.Undo(0, room.table.moment(0)))
    assert repair.decide(room.table, 0, seen) == repair.Repair(4, True, 0, 0)


def test_branch_6_what_was_missed() -> None:
    room = Room(people(2), start=True)
    room.act(0, room.view(0).game.choices[0]["text"])  # type: ignore[union-attr]
    room.do("host", commands.Say("first"))
    seen = room.table.version(1)
    room.do("host", commands.Say("second"))
    room.act(1, room.view(1).game.choices[0]["text"])  # type: ignore[union-attr]
    found = repair.decide(room.table, 1, seen)
    assert found.branch == 6
    assert [line.text for line in room.table.chat()[found.chat_from :]] == ["second"]
    lines = seeing.log(room.table, 1, "en", found.since)
    assert [line["seat"] for line in lines] == [1]


@pytest.mark.parametrize("seed", range(4))
def test_a_client_that_misses_any_part_has_the_whole_log_in_the_end(seed: int) -> None:
    """Clients that look away for random stretches end with the log that somebody who was always there has."""
    room = Room(people(3), start=True, seed=seed, ch6=True)
    style = random.Random(seed)
    viewers = (None, 0, 1, 2)
    logs: dict[int | None, list[dict[str, object]]] = {viewer: [] for viewer in viewers}
    chats: dict[int | None, int] = dict.fromkeys(viewers, 0)
    seen: dict[int | None, int | None] = dict.fromkeys(viewers)
    branches = set()
    while room.table.status == "playing":
        seat = room.table.state.current_player()
        room.act(seat, style.choice(room.table.state.legal_actions(seat)))
        if room.table.status == "playing" and room.view(seat).game.undo and style.random() < 0.1:  # type: ignore[union-attr]
            room.do("host", commands.Undo(seat, room.table.moment(seat)))
        if style.random() < 0.05:
            room.do("host", commands.Say("well"))
        viewer = style.choice(viewers)
        found = repair.decide(room.table, viewer, seen[viewer])
        branches.add(found.branch)
        lines = seeing.log(room.table, viewer, "en", found.since)
        logs[viewer] = lines if found.whole else logs[viewer] + lines
        chats[viewer] = len(room.table.talk[found.chat_from :]) + (0 if found.whole else chats[viewer])
        seen[viewer] = room.table.version(viewer)
        assert logs[viewer] == seeing.log(room.table, viewer, "en")
        assert chats[viewer] == len(room.table.talk)
    assert branches >= {1, 4, 6}


@pytest.mark.parametrize("seed", range(3))
def test_news_add_up_to_the_log(seed: int) -> None:
    """Who is always there hears of each entry they may know of, and of nothing else."""
    room = Room(people(3), start=True, seed=seed)
    style = random.Random(seed)
    logs: dict[int | None, list[dict[str, object]]] = {v: seeing.log(room.table, v, "en") for v in (None, 0, 1, 2)}
    heard = {viewer: room.table.version(viewer) for viewer in logs}
    while room.table.status == "playing":
        seat = room.table.state.current_player()
        facts = room.act(seat, style.choice(room.table.state.legal_actions(seat)))
        # Entries are told one after the other, as they are applied.
        table = Table.fold(room.table.id, room.store[: -len(facts)])
        sight = Sight(table)
        for entry in facts:
            sight.apply(entry)
            for viewer in (None, 0, 1, 2):
                if table.sees(entry.number, viewer):
                    heard[viewer] += 1
                    assert table.version(viewer) == heard[viewer]
                    lines, whole = sight.news(viewer, "en")
                    logs[viewer] = lines if whole else logs[viewer] + lines
    for viewer, lines in logs.items():
        assert lines == seeing.log(room.table, viewer, "en")
