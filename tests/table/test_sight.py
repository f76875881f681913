"""Looking on while entries come in: the same as looking at the table anew, only quicker."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from table_helpers import Room, people
from tidefall.kernel.errors import Refused
from tidefall.table import commands, seeing
from tidefall.table.facts import Entry, Undone
from tidefall.table.seeing import Sight
from tidefall.table.table import Table

VIEWERS = (None, 0, 1, 2)


def journal(game: str, seed: int, decisions: int) -> list[Entry]:
    """Three people play at random and take back what they may."""
    room = Room(people(3), game, seed, start=True)
    style = random.Random(seed)
    while room.table.status == "playing" and decisions:
        decisions -= 1
        seat = room.table.state.current_player()
        room.act(seat, style.choice(room.table.state.legal_actions(seat)))
        if style.random() < 0.1:
            with suppress(Refused):
                room.do("host", commands.Undo(seat, room.table.moment(seat)))
    return room.store


@pytest.mark.parametrize(("game", "decisions"), [("survive", 1000), ("rising", 60)])
def test_who_looks_on_sees_and_hears_what_the_table_shows(game: str, decisions: int) -> None:
    entries = journal(game, 3, decisions)
    table, anew = Table("t" * 16), Table("t" * 16)
    sight = Sight(table)
    for entry in entries:
        sight.apply(entry)
        anew.apply(entry)
        for viewer in VIEWERS:
            taken_back = isinstance(entry.fact, Undone)
            since = 0 if taken_back else anew.known_to(viewer, anew.marks[-1].before)
            for lang in (None, "en"):
                assert sight.news(viewer, lang) == (seeing.log(anew, viewer, lang, since), taken_back)
            assert sight.view("host", viewer) == seeing.view(anew, "host", viewer)
            assert sight.view("host", viewer, "es") == seeing.view(anew, "host", viewer, "es")
    assert {mark.kind for mark in table.marks} > {"played", "drawn", "undone"}


@pytest.mark.parametrize("game", ["survive", "rising"])
def test_everybody_knows_the_same_turn(game: str) -> None:
    """So it may stand in the lobby, whoever's view it was taken from."""
    table = Table("t" * 16)
    for entry in journal(game, 4, 60):
        table.apply(entry)
        views = [seeing.view(table, "host", viewer, "en").game for viewer in VIEWERS]
        assert {view.turn for view in views if view} == ({Sight(table).turn()} if table.started else set())


def test_nobody_listens_when_the_entry_is_over() -> None:
    """What a table keeps does not grow with its game, and copies of its state stay silent."""
    table = Table("t" * 16)
    sight = Sight(table)
    for entry in journal("survive", 5, 10):
        sight.apply(entry)
        assert not table.started or table.state.log is None
