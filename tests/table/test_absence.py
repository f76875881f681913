"""Somebody is away, comes back, gives up; and the same people play again."""

from __future__ import annotations

import pytest

from table_helpers import Room, person_and_bots
from tidefall import Refused
from tidefall.table import commands, opening
from tidefall.table.facts import Abandoned, Entry, Played, Resigned
from tidefall.table.opening import Place
from tidefall.table.table import Table


def code_of(room: Room, person: str, command: commands.AnyCommand) -> str:
    with pytest.raises(Refused) as refusal:
        room.do(person, command)
    return refusal.value.code


@pytest.fixture
def two() -> Room:
    room = Room([Place("you"), Place("open"), Place("bot", bot="random")])
    room.join("bob", 1)
    room.do("bob", commands.SetReady(1, True))
    room.do("host", commands.Start())
    room.come("host")
    room.come("bob")
    room.run_bots()
    return room


def leave_for_good(room: Room, person: str) -> None:
    """Somebody goes and stays away for longer than the table waits."""
    room.go(person)
    room.now += room.table.grace


def test_a_bot_plays_for_somebody_who_is_away(two: Room) -> None:
    assert code_of(two, "host", commands.TakeOver(1)) == "not_away"
    two.go("bob")
    assert code_of(two, "host", commands.TakeOver(1)) == "too_soon"
    two.now += 60
    assert code_of(two, "host", commands.TakeOver(1, "random")) == "other_bot"
    two.do("host", commands.TakeOver(1))
    two.act(0, two.view(0).game.choices[0]["text"])  # type: ignore[union-attr]
    two.run_bots()
    played = [entry.fact for entry in two.store if isinstance(entry.fact, Played) and entry.fact.seat == 1]
    assert [fact.bot for fact in played] == ["greedy"]
    seat = two.view(0).table.seats[1]
    assert (seat.kind, seat.name, seat.bot, seat.handed) == ("person", "Bob", "greedy", "away")


def test_who_comes_back_plays_on(two: Room) -> None:
    leave_for_good(two, "bob")
    two.do("host", commands.TakeOver(1))
    assert code_of(two, "bob", commands.Act(1, 0, 0)) == "bot_plays"
    two.do("bob", commands.ComeBack(1))
    two.act(0, two.view(0).game.choices[0]["text"])  # type: ignore[union-attr]
    two.run_bots()
    assert two.view(1).you.wanted == [1]
    assert code_of(two, "bob", commands.ComeBack(1)) == "not_away"


def test_one_may_let_a_bot_play_for_oneself(two: Room) -> None:
    two.do("bob", commands.TakeOver(1))
    assert two.table.seats[1].bot == "greedy"
    assert two.view(1).you.wanted == []


def test_spectators_cannot_send_a_bot_in(two: Room) -> None:
    two.join("eve")
    leave_for_good(two, "bob")
    assert code_of(two, "eve", commands.TakeOver(1)) == "not_seated"
    assert code_of(two, "host", commands.TakeOver(2)) == "no_person"


def test_a_bot_plays_on_for_who_resigns(two: Room) -> None:
    two.act(0, two.table.state.legal_actions(0)[0])
    two.act(1, two.table.state.legal_actions(1)[0])
    assert two.view(1).game.undo  # type: ignore[union-attr]
    made = two.do("bob", commands.Resign(1))
    assert not two.view(1).game.undo  # type: ignore[union-attr]
    assert [entry.fact for entry in made] == [Resigned(1, "greedy")]
    assert two.view(0).table.seats[1].resigned
    assert code_of(two, "bob", commands.ComeBack(1)) == "resigned"
    assert code_of(two, "bob", commands.Resign(1)) == "resigned"
    two.play()
    assert two.table.status == "over"


def test_the_game_is_abandoned_when_the_last_person_resigns() -> None:
    room = Room(person_and_bots(2), start=True)
    room.run_bots()
    made = room.do("host", commands.Resign(0))
    assert isinstance(made[-1].fact, Abandoned)
    assert room.table.status == "abandoned"
    assert room.view(0).game.choices == []  # type: ignore[union-attr]
    assert code_of(room, "host", commands.Act(0, room.table.moment(0), "end")) == "over"


def test_a_rematch_moves_everybody_one_seat_on(two: Room) -> None:
    assert code_of(two, "host", commands.Rematch()) == "not_over"
    two.play()
    two.join("eve")
    assert code_of(two, "eve", commands.Rematch()) == "not_seated"
    two.do("bob", commands.Rematch())
    assert two.table.rematch is not None
    assert code_of(two, "host", commands.Rematch()) == "rematch_made"
    facts = opening.open_rematch(two.table, "bob")
    again = Table.fold(two.table.rematch, [Entry(n, 5.0, fact) for n, fact in enumerate(facts, 1)])
    assert again.host == "bob", "the host of before may have gone"
    assert [seat.person or seat.bot for seat in again.seats] == ["random", "host", "bob"]
    assert again.person_of("secret-bob") == "bob"
    assert again.created.rematch_of == two.table.id
    assert again.status == "open"


def test_somebody_else_is_the_host_when_the_host_is_away(two: Room) -> None:
    two.join("eve")
    assert code_of(two, "bob", commands.BeHost()) == "host_is_here"
    two.go("host")
    assert code_of(two, "bob", commands.BeHost()) == "too_soon"
    two.now += 60
    assert code_of(two, "eve", commands.BeHost()) == "not_seated"
    two.do("bob", commands.BeHost())
    assert two.view(1).you.host
    assert not two.view(0).you.host
    assert code_of(two, "bob", commands.BeHost()) == "host_already"
    assert code_of(two, "host", commands.ChangeSettings(True, "public")) == "host_only"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL} family", "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL} family"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("wait \U0001fae9", "wait \U0001fae9"),
        ("evil \u202etxt.exe\x07", "evil txt.exe"),
    ],
)
def test_people_write_as_they_do(two: Room, given: str, kept: str) -> None:
    """Joined emoji, joiners of other scripts and signs newer than this Python stay; what plays tricks goes."""
    two.do("bob", commands.Say(given))
    assert two.table.chat()[-1].text == kept
    two.do("bob", commands.Rename(given))
    assert two.table.names["bob"] == kept


@pytest.mark.parametrize("nothing", [" ", "\u200d\u200d", "\u202e", "\x00"])
def test_nothing_is_not_said(two: Room, nothing: str) -> None:
    assert code_of(two, "bob", commands.Say(nothing)) == "no_words"
    assert code_of(two, "bob", commands.Rename(nothing)) == "no_name"


def test_chat_is_one_line_and_kept_with_its_speaker(two: Room) -> None:
    version = two.table.version(0)
    moment = two.table.moment(0)
    two.do("bob", commands.Say("hello\n  there"))
    line = two.table.chat()[-1]
    assert (line.name, line.text) == ("Bob", "hello there")
    assert two.table.version(0) == version + 1
    assert two.table.moment(0) == moment, "talk does not make a decision late"
    assert code_of(two, "bob", commands.Say("\n")) == "no_words"
