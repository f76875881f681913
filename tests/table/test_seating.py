"""Who may sit where, who may say so, and when a game may start."""

from __future__ import annotations

import pytest

from table_helpers import Room, people, person_and_bots
from tidefall import Refused
from tidefall.table import commands, hosting, opening
from tidefall.table.commands import AnyCommand
from tidefall.table.facts import BotSat, Started
from tidefall.table.opening import Place, Plan


def refused(room: Room, person: str | None, command: AnyCommand) -> str:
    """The code of a refusal; nothing may have changed."""
    before = room.table.number, room.view(None)
    with pytest.raises(Refused) as refusal:
        room.do(person, command)
    assert (room.table.number, room.view(None)) == before
    assert refusal.value.reason.endswith(".")
    return refusal.value.code


@pytest.fixture
def room() -> Room:
    """Ann is host and sits in seat 0; Bob has joined and stands; seats 1 to 3 are open."""
    made = Room([Place("you"), Place("open"), Place("open"), Place("open")])
    made.join("bob")
    return made


def test_a_person_takes_an_open_seat_and_leaves_it(room: Room) -> None:
    room.do("bob", commands.Sit(2))
    assert room.table.seats_of("bob") == [2]
    assert room.view(2).table.seats[2].name == "Bob"
    room.do("bob", commands.Stand(2))
    assert room.table.seats_of("bob") == []


def test_a_taken_seat_cannot_be_taken(room: Room) -> None:
    assert refused(room, "bob", commands.Sit(0)) == "seat_taken"


def test_a_locked_seat_is_for_the_host_to_give(room: Room) -> None:
    room.do("host", commands.LockSeat(1, True))
    assert refused(room, "bob", commands.Sit(1)) == "seat_locked"
    room.do("host", commands.Sit(1, "Carla"))
    assert room.view(0).table.seats[1].name == "Carla"


def test_only_the_host_gives_out_seats_and_starts(room: Room) -> None:
    for command in (
        commands.SeatBot(1, "random"),
        commands.LockSeat(1, True),
        commands.Stand(0),
        commands.Start("random"),
        commands.ChangeSettings(True, "off"),
    ):
        assert refused(room, "bob", command) == "host_only"


def test_the_host_may_send_anybody_away(room: Room) -> None:
    room.do("bob", commands.Sit(1))
    room.do("host", commands.Stand(1))
    assert room.table.seats[1].kind == "open"


def test_a_bot_must_be_one_that_plays_this_game(room: Room) -> None:
    assert refused(room, "host", commands.SeatBot(1, "hal")) == "unknown_bot"
    assert refused(room, "host", commands.SeatBot(1, "steward")) == "wrong_game"


def test_a_seat_that_is_not_there(room: Room) -> None:
    assert refused(room, "bob", commands.Sit(4)) == "no_such_seat"


def test_who_has_not_joined_may_do_nothing(room: Room) -> None:
    assert refused(room, None, commands.Say("hello")) == "not_at_the_table"
    assert refused(room, "mallory", commands.Sit(1)) == "not_at_the_table"


def test_open_seats_are_filled_with_bots_at_the_start(room: Room) -> None:
    assert refused(room, "host", commands.Start()) == "open_seats"
    made = room.do("host", commands.Start("random"))
    assert [type(entry.fact) for entry in made[:4]] == [BotSat, BotSat, BotSat, Started]
    assert room.table.status == "playing"


def test_everybody_but_the_host_must_be_ready(room: Room) -> None:
    room.do("bob", commands.Sit(1))
    assert refused(room, "host", commands.Start("random")) == "not_ready"
    assert refused(room, "host", commands.SetReady(1, True)) == "not_your_seat"
    room.do("bob", commands.SetReady(1, True))
    room.do("host", commands.Start("random"))
    assert room.table.status == "playing"


def test_seats_are_given_out_before_the_start_only() -> None:
    room = Room(person_and_bots(1), start=True)
    room.join("bob")
    for command in (commands.Sit(1), commands.Stand(0), commands.Start(), commands.SetReady(0, True)):
        assert refused(room, "host", command) == "started"
    with pytest.raises(Refused, match="has started"):
        hosting.join(room.table, "carla", "Carla", "s", 1)


def test_settings_may_change_at_any_time() -> None:
    room = Room(person_and_bots(1), start=True)
    room.do("host", commands.ChangeSettings(True, "delayed", 30))
    table = room.view(0).table
    assert (table.public, table.spectators, table.delay) == (True, "delayed", 30)


def test_names_are_made_fit_to_be_seen() -> None:
    room = Room(person_and_bots(1))
    room.do("host", commands.Rename("  A\tn\u200bn   Lee "))
    assert room.view(0).you.name == "A nn Lee"
    assert refused(room, "host", commands.Rename("\u200b\u200b")) == "no_name"


def test_several_people_at_one_screen() -> None:
    room = Room(people(3), start=True)
    view = room.view(1)
    assert view.you.seats == [0, 1, 2]
    assert [seat.name for seat in view.table.seats] == ["Ann", "Guest 1", "Guest 2"]
    assert view.you.wanted == [room.table.state.current_player()]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("chess", {}, [Place("you")]), "unknown_game"),
        (Plan("survive", {"sharks": True}, [Place("you"), Place("open")]), "unknown_option"),
        (Plan("survive", {"seats": 3}, [Place("you"), Place("open")]), "seats_differ"),
        (Plan("survive", {}, [Place("you")]), "bad_value"),
        (Plan("survive", {}, [Place("you"), Place("bot", bot="hal")]), "unknown_bot"),
        (Plan("survive", {}, [Place("you"), Place("open")], start=True), "open_seats"),
    ],
)
def test_a_plan_that_cannot_be(plan: Plan, code: str) -> None:
    import random

    with pytest.raises(Refused) as refusal:
        opening.open_table(plan, "host", "Ann", "secret", random.Random(1))
    assert refusal.value.code == code
