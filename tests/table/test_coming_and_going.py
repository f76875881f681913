"""Who is here, as it is written down: seats and the host's chair come back to those who do."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from table_helpers import Room
from tidefall import Refused
from tidefall.table import absence, commands, timing
from tidefall.table.facts import Came, CameBack, Entry, HostChanged, TakenOver, Went
from tidefall.table.opening import Place
from tidefall.table.table import Table


def code_of(room: Room, person: str, command: commands.AnyCommand) -> str:
    with pytest.raises(Refused) as refusal:
        room.do(person, command)
    return refusal.value.code


def opened(seats: int = 3, **plan: object) -> Room:
    """Ann is host and sits first, Bob, Cat, ... after her; all are here and the game goes on."""
    room = Room([Place("you"), *[Place("open")] * (seats - 1)], plan=plan)
    for seat, person in enumerate(("bob", "cat", "dan")[: seats - 1], 1):
        room.join(person, seat)
        room.do(person, commands.SetReady(seat, True))
    room.do("host", commands.Start())
    for person in room.table.names:
        room.come(person)
    return room


def facts_of(entries: list[Entry]) -> list[object]:
    return [entry.fact for entry in entries]


def test_coming_twice_is_written_once() -> None:
    room = opened()
    assert room.come("bob") == []
    assert facts_of(room.come("bob", "q")) == [Came("bob", "q")]
    assert facts_of(room.go("bob")) == [Went("bob", "p")]
    assert room.view(0).table.away == {}, "another process still has Bob"
    room.go("bob", "q")
    assert room.view(0).table.away == {"bob": room.store[-1].at}
    assert room.go("bob", "q") == []


def test_onlookers_come_and_go_unnoted() -> None:
    room = opened()
    room.join("eve")
    assert absence.came(room.table, "eve", "p") == []
    assert "eve" not in room.view(0).table.away


def test_a_seat_that_others_handed_over_comes_back_by_itself() -> None:
    room = opened()
    room.go("bob")
    room.now += 60
    room.do("host", commands.TakeOver(1))
    assert facts_of(room.come("bob")) == [Came("bob", "p"), CameBack(1)]
    assert room.table.seats[1].is_played


def test_a_seat_that_one_handed_over_oneself_waits_for_come_back() -> None:
    room = opened()
    room.do("bob", commands.TakeOver(1, "random"))
    assert room.table.seats[1].handed == "self"
    room.go("bob")
    room.come("bob")
    assert room.table.seats[1].bot == "random"
    room.do("bob", commands.ComeBack(1))
    assert room.table.seats[1].is_played


def test_the_host_who_was_replaced_is_host_again() -> None:
    room = opened()
    room.go("host")
    room.now += 60
    room.do("bob", commands.BeHost())
    assert code_of(room, "bob", commands.Mute("host")) == "host_stays"
    assert HostChanged("host") in facts_of(room.come("host"))
    assert room.view(0).you.host
    assert not room.view(1).you.host


def test_the_time_in_which_the_server_did_not_run_does_not_count() -> None:
    room = opened()
    room.go("bob")
    room.now += 1000
    room.table.pace = timing.Pace(born=room.now - 59)
    assert code_of(room, "host", commands.TakeOver(1)) == "too_soon"
    room.now += 1
    room.do("host", commands.TakeOver(1))


def test_the_grace_time_is_the_tables() -> None:
    room = opened(grace=15)
    room.do("host", commands.ChangeSettings(False, "public", grace=3600))
    room.go("bob")
    room.now += 3598
    assert code_of(room, "host", commands.TakeOver(1)) == "too_soon"
    room.now += 2
    room.do("host", commands.TakeOver(1))
    room.do("host", commands.ChangeSettings(True, "public"))
    assert room.view(0).table.grace == 3600, "what is left out stays as it is"


def test_the_persons_own_choice_comes_before_the_tables_bot() -> None:
    room = opened(bot="random")
    room.do("bob", commands.StandIn("greedy"))
    assert room.view(1).you.stand_in == "greedy"
    for person in ("bob", "cat"):
        room.go(person)
    room.now += 60
    assert code_of(room, "host", commands.TakeOver(2, "greedy")) == "other_bot"
    room.do("host", commands.TakeOver(1))
    room.do("host", commands.TakeOver(2, "random"))
    assert [room.table.seats[seat].bot for seat in (1, 2)] == ["greedy", "random"]
    assert code_of(room, "bob", commands.StandIn("hal")) == "unknown_bot"


def test_the_host_may_forbid_take_overs() -> None:
    room = opened(takeovers=False)
    room.go("bob")
    room.now += 60
    assert code_of(room, "host", commands.TakeOver(1)) == "no_takeovers"
    assert code_of(room, "cat", commands.Vote(0)) == "no_takeovers"
    room.do("cat", commands.TakeOver(2))


def test_what_was_written_before_there_were_such_facts_reads_as_ever() -> None:
    """Nobody is here by the old journal; a seat that was handed over knows by whom from its entry alone."""
    room = opened()
    old = [entry for entry in room.store if not isinstance(entry.fact, Came | Went)]
    old = [Entry(number, entry.at, entry.fact, entry.by, entry.key) for number, entry in enumerate(old, 1)]
    old.append(Entry(len(old) + 1, 2000.0, TakenOver(1, "random"), "host"))
    old.append(Entry(len(old) + 1, 2000.0, TakenOver(2, "random"), "cat"))
    table = Table.fold(room.table.id, old)
    assert [table.seats[seat].handed for seat in (1, 2)] == ["away", "self"]
    assert table.away_since("host") is not None
    assert (table.grace, table.takeovers, table.clock, table.window, table.door) == (60, True, 0, 10, "open")


# Those who are here and do nothing.


def test_the_others_may_vote_when_somebody_does_nothing() -> None:
    room = opened(4)
    room.run_bots()
    assert timing.idle_seats(room.table) == [0]
    assert code_of(room, "bob", commands.Vote(0)) == "too_soon"
    room.now += 60
    assert code_of(room, "bob", commands.Vote(2)) == "not_waited_for"
    assert code_of(room, "host", commands.Vote(0)) == "your_seat"
    room.do("bob", commands.Vote(0))
    vote = room.view(2).table.votes[0]
    assert (vote.seat, vote.persons, vote.missing) == (0, ["bob"], 1)
    assert code_of(room, "bob", commands.Vote(0)) == "voted"
    made = room.do("cat", commands.Vote(0))
    assert made[-1].fact == TakenOver(0, "greedy", "vote")
    assert room.view(0).table.votes == []


def test_a_vote_is_dropped_when_the_seat_decides() -> None:
    room = opened(3)
    room.run_bots()
    room.now += 60
    room.do("bob", commands.Vote(0))
    room.act(0, room.table.state.legal_actions(0)[0])
    assert room.view(0).table.votes == []


def test_of_two_who_are_left_both_must_want_it_and_who_is_away_does_not_count() -> None:
    room = opened(4)
    room.run_bots()
    room.now += 60
    room.do("bob", commands.Vote(0))
    assert room.table.seats[0].is_played
    room.go("dan")
    room.do("cat", commands.Vote(0))
    assert room.table.seats[0].bot == "greedy"


def test_who_is_voted_out_gets_a_notice_and_may_come_back_at_once() -> None:
    room = opened(2)
    room.run_bots()
    room.now += 60
    made = room.do("bob", commands.Vote(0))
    assert timing.next_time(room.table) == made[-1].at + room.table.pace.notice
    room.do("host", commands.ComeBack(0))
    assert timing.next_time(room.table) is None
    assert code_of(room, "bob", commands.Vote(0)) == "too_soon", "the grace time begins anew"
    room.now += 60
    room.do("bob", commands.Vote(0))
    room.do("host", commands.ComeBack(0))
    assert room.do("bob", commands.Vote(0))[-1].fact == TakenOver(0, "greedy", "vote"), "but only once"


def test_the_clock_lets_a_bot_play_on() -> None:
    room = opened(3, clock=30)
    since = room.table.since[-1]
    assert timing.next_time(room.table) == since + 30
    assert timing.next_time(room.table, clock=False) is None
    from tidefall.table.playing import automatic

    assert automatic(room.table, room.dice) == [TakenOver(0, "greedy", "clock")]
    room.do("host", commands.Say("I think"))
    assert timing.next_time(room.table) == since + 30, "talk does not stop the clock"


def test_without_a_clock_a_person_has_all_the_time() -> None:
    room = opened(3)
    assert timing.next_time(room.table) is None


def test_a_journal_of_before_is_read_and_played_on() -> None:
    """Written by the version before there were such facts: a host replaced, one seat handed over and taken back."""
    lines = Path(__file__).with_name("journal_of_before.jsonl").read_bytes().splitlines()
    entries = [msgspec.json.decode(line, type=Entry) for line in lines]
    room = opened()
    room.table = Table.fold("t" * 16, entries)
    room.store, room.now = entries, entries[-1].at
    assert (room.table.host, room.table.owner, room.table.spectators) == ("bob", "host", "delayed")
    assert [seat.handed for seat in room.table.seats] == [None, "self", None]
    assert [line.number for line in room.table.chat()] == [0]
    assert HostChanged("host") in facts_of(room.come("host"))
    room.come("bob")
    room.do("bob", commands.ComeBack(1))
    room.play(10)
    assert room.table.number > len(lines)
