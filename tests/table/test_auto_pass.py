"""Seats that keep passing, and what taking back does to their passes. Sandbags asks before every wave."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import toy_sandbags
from table_helpers import Room, people
from tidefall import Refused, registry
from tidefall.table import commands, timing
from tidefall.table.deciding import decide
from tidefall.table.facts import AutoPassSet, Played
from tidefall.table.opening import Place
from tidefall.table.table import Table


@pytest.fixture(autouse=True)
def sandbags() -> Iterator[None]:
    toy_sandbags.register()
    yield
    del registry.GAMES[toy_sandbags.NAME]


@pytest.fixture
def two() -> Room:
    """Zoe and Yan, each at their own screen, before the first wave: both have a spare bag."""
    room = Room([Place("you"), Place("open")], game=toy_sandbags.NAME, called="Zoe", level=1)
    room.join("yan", 1)
    room.do("yan", commands.SetReady(1, True))
    room.do("host", commands.Start())
    room.act(0, "carry north")
    room.act(1, "carry south")
    return room


def keep_passing(room: Room, seat: int) -> None:
    room.do(room.table.seats[seat].person, commands.AutoPass(seat, room.table.moment(seat)))


def made(room: Room) -> list[tuple[int, str, bool]]:
    """Decisions, and whether the table made them for a seat that keeps passing."""
    facts = [entry.fact for entry in room.store]
    return [(fact.seat, fact.text, fact.auto) for fact in facts if isinstance(fact, Played)]


def test_the_table_passes_where_the_same_is_asked_again(two: Room) -> None:
    keep_passing(two, 0)
    assert made(two)[-1] == (0, "pass", False)
    assert timing.next_time(two.table) is None, "Yan is asked, who has not said that he keeps passing"
    two.act(1, "pass")
    assert timing.next_time(two.table) == 0.0
    two.run_bots()
    assert made(two)[-1] == (0, "pass", True)
    assert two.table.state.current_player() == 1


def test_another_question_ends_it(two: Room) -> None:
    keep_passing(two, 0)
    two.act(1, "pass")
    two.run_bots()
    two.act(1, "pass")
    two.run_bots()
    assert two.table.state.step().name == "carry"
    assert two.table.auto_passing == {}
    two.act(0, "carry north")
    two.act(1, "carry south")
    assert timing.next_time(two.table) is None, "before the next wave she is asked again"


def test_nobody_else_learns_of_it(two: Room) -> None:
    before = two.table.version(1)
    keep_passing(two, 0)
    assert two.table.version(1) == before + 1, "Yan knows of the pass only"
    assert AutoPassSet(0, "window") in [entry.fact for entry in two.store]


def test_who_keeps_passing_may_stop(two: Room) -> None:
    keep_passing(two, 0)
    two.do("host", commands.AutoPass(0, 0, on=False))
    two.act(1, "pass")
    assert timing.next_time(two.table) is None
    with pytest.raises(Refused) as refusal:
        two.do("host", commands.AutoPass(0, 0, on=False))
    assert refusal.value.code == "already_so"


@pytest.mark.parametrize(("lang", "sentence"), [("en", "keep passing here"), ("es", "pasar de forma automática")])
def test_elsewhere_it_is_refused(lang: str, sentence: str) -> None:
    room = Room(people(1), game=toy_sandbags.NAME, called="Zoe", start=True)
    with pytest.raises(Refused) as refusal:
        keep_passing(room, 0)
    assert refusal.value.code == "no_auto_pass"
    assert sentence in refusal.value.told(lang)


def test_who_is_not_asked_cannot(two: Room) -> None:
    with pytest.raises(Refused) as refusal:
        keep_passing(two, 1)
    assert refusal.value.code == "not_your_turn"


def test_a_late_one_is_told_so(two: Room) -> None:
    at = two.table.moment(0)
    two.act(0, "pass")
    two.act(1, "pass")
    with pytest.raises(Refused) as refusal:
        two.do("host", commands.AutoPass(0, at))
    assert refusal.value.code == "stale"


def test_where_there_is_no_pass_they_are_asked_and_keep_passing_after(
    two: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step may ask one seat for more than whether it passes."""
    keep_passing(two, 0)
    two.act(1, "pass")
    with monkeypatch.context() as changed:
        changed.setattr(toy_sandbags.WindowStep, "legal", lambda self, state, menu: menu.add(toy_sandbags.ADD))
        assert timing.next_time(two.table) is None
    assert timing.next_time(two.table) == 0.0


def hot_seat() -> Room:
    """Zoe and Yan at one screen; they have carried and keep passing before the first wave."""
    room = Room(people(2), game=toy_sandbags.NAME, called="Zoe", start=True, level=1)
    room.act(0, "carry north")
    room.act(1, "carry south")
    return room


def undo_point(room: Room, seat: int) -> int:
    (fact,) = decide(room.table, "host", commands.Undo(seat, room.table.moment(seat)), room.dice, room.now)
    count: int = fact.count  # type: ignore[union-attr]
    return count


def test_only_passes_that_nobody_decided_go_with_a_decision() -> None:
    room = hot_seat()
    room.table.state.submit(0, "pass")
    room.table.state.submit(1, "pass")
    for passed, count in ((set[int](), 3), ({3}, 2), ({2, 3}, 1)):
        room.table.auto_passed = passed
        assert undo_point(room, 0) == count


def test_taking_back_the_first_pass_ends_the_others(two: Room) -> None:
    keep_passing(two, 0)
    two.do("host", commands.Undo(0, two.table.moment(0)))
    assert two.table.auto_passing == {}
    assert two.table.state.current_player() == 0
    assert timing.next_time(two.table) is None


def test_the_fold_and_a_clone_know_of_it(two: Room) -> None:
    keep_passing(two, 0)
    two.act(1, "pass")
    two.run_bots()
    for table in (Table.fold("t", two.store), two.table.clone()):
        assert table.auto_passing == {0: "window"}
        assert table.auto_passed == two.table.auto_passed != set()


def test_a_bot_that_stands_in_decides_instead(two: Room) -> None:
    keep_passing(two, 0)
    two.do("host", commands.TakeOver(0, "warden"))
    two.act(1, "pass")
    two.run_bots()
    last = [entry.fact for entry in two.store if isinstance(entry.fact, Played)][-1]
    assert (last.seat, last.bot, last.auto) == (0, "warden", False)
    assert len(two.table.state.history()) - 1 in two.table.stood_in
