"""Who gets in, who stays, and what the host may do about people."""

from __future__ import annotations

import pytest

from table_helpers import Room
from tidefall import Refused
from tidefall.table import commands, hosting
from tidefall.table.facts import Blocked, Entry, Joined, Opened, Removed, Sat
from tidefall.table.opening import Place, address_digest


def refused(room: Room, person: str, command: commands.AnyCommand) -> str:
    with pytest.raises(Refused) as refusal:
        room.do(person, command)
    return refusal.value.code


def facts_of(entries: list[Entry]) -> list[object]:
    return [entry.fact for entry in entries]


def not_joined(room: Room, person: str, address: str | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        hosting.join(room.table, person, person, f"secret-{person}", None, address)
    return refusal.value.code


@pytest.fixture
def room() -> Room:
    """Ann is host and sits first; Bob has joined and sits second, Eve only looks on."""
    made = Room([Place("you"), Place("open"), Place("open")])
    made.join("bob", 1)
    made.join("eve")
    return made


def test_the_host_sends_somebody_away(room: Room) -> None:
    assert facts_of(room.do("host", commands.Remove("bob"))) == [Opened(1), Removed("bob")]
    assert room.table.person_of("secret-bob") is None
    assert refused(room, "bob", commands.Say("hello")) == "not_at_the_table"
    room.join("bob", 1)


def test_nobody_is_sent_away_from_a_running_game(room: Room) -> None:
    room.do("bob", commands.SetReady(1, True))
    room.do("host", commands.Start("random"))
    assert refused(room, "host", commands.Remove("bob")) == "plays"
    assert refused(room, "host", commands.Block("bob")) == "plays"
    room.do("host", commands.Remove("eve"))


def test_who_is_blocked_does_not_come_back_from_the_same_place(room: Room) -> None:
    room.do("host", commands.Block("eve"))
    assert not_joined(room, "eva", "from-eve") == "blocked"
    hosting.join(room.table, "zoe", "Zoe", "s", None, "from-zoe")
    assert [(guest.person, guest.name) for guest in room.view(0).you.blocked] == [("eve", "Eve")]
    assert room.view(1).you.blocked == [], "only the host sees that"
    room.do("host", commands.Unblock("eve"))
    hosting.join(room.table, "eva", "Eva", "s", None, "from-eve")
    assert refused(room, "host", commands.Unblock("eve")) == "not_blocked"


def test_those_who_share_an_address_with_the_players_are_not_blocked_with_somebody(room: Room) -> None:
    """Behind one router, or one proxy that nobody vouches for, an address is everybody's."""
    room.keep(hosting.join(room.table, "eli", "Eli", "s", None, "from-bob"))
    assert facts_of(room.do("host", commands.Block("eli")))[-1] == Blocked("eli", "Eli", None)
    hosting.join(room.table, "zoe", "Zoe", "z", None, "from-bob")


def test_what_is_kept_of_an_address_tells_nothing_elsewhere() -> None:
    one, other = address_digest("salt-of-a-table", "192.0.2.1"), address_digest("another-salt", "192.0.2.1")
    assert one != other
    assert "192" not in str(one)
    assert address_digest("", "192.0.2.1") is None, "a table from before has no salt"


def test_who_is_muted_is_not_heard(room: Room) -> None:
    room.do("host", commands.Mute("bob"))
    assert refused(room, "bob", commands.Say("hello")) == "muted"
    assert room.view(1).you.muted
    assert refused(room, "host", commands.Mute("bob")) == "already_so"
    room.do("host", commands.Mute("bob", False))
    room.do("bob", commands.Say("hello"))


@pytest.mark.parametrize(
    "command",
    [
        commands.Remove("eve"),
        commands.Block("eve"),
        commands.Mute("eve"),
        commands.Admit("eve"),
        commands.Unblock("eve"),
        commands.ChangeSettings(False, "public", door="closed"),
    ],
)
def test_only_the_host_may(room: Room, command: commands.AnyCommand) -> None:
    assert refused(room, "bob", command) == "host_only"


def test_the_host_is_not_sent_away(room: Room) -> None:
    for command in (commands.Remove("host"), commands.Block("host"), commands.Mute("host")):
        assert refused(room, "host", command) == "host_stays"
    assert refused(room, "host", commands.Remove("nobody")) == "no_such_person"


def test_a_closed_table_takes_nobody(room: Room) -> None:
    room.do("host", commands.ChangeSettings(False, "public", door="closed"))
    assert not_joined(room, "zoe") == "closed"
    room.do("bob", commands.Say("I am still here"))


def test_the_host_lets_people_in(room: Room) -> None:
    room.do("host", commands.ChangeSettings(False, "public", door="ask"))
    room.join("zoe", 2)
    assert [(guest.person, guest.name) for guest in room.view(0).you.knocking] == [("zoe", "Zoe")]
    assert refused(room, "zoe", commands.Say("let me in")) == "not_let_in"
    assert room.table.person_of("secret-zoe") == "zoe", "who knocks may look on meanwhile"
    made = facts_of(room.do("host", commands.Admit("zoe")))
    assert made == [Joined("zoe", "Zoe", "secret-zoe", "from-zoe"), Sat(2, "zoe")]
    assert room.view(0).you.knocking == []
    room.do("zoe", commands.Say("thank you"))
    assert refused(room, "host", commands.Admit("zoe")) == "not_knocking"


def test_who_wanted_a_seat_that_is_taken_by_now_gets_in_all_the_same(room: Room) -> None:
    room.do("host", commands.ChangeSettings(False, "public", door="ask"))
    room.join("zoe", 2)
    room.do("eve", commands.Sit(2))
    assert len(room.do("host", commands.Admit("zoe"))) == 1


def test_who_knocks_is_turned_away_or_blocked(room: Room) -> None:
    room.do("host", commands.ChangeSettings(False, "public", door="ask"))
    room.join("zoe")
    room.do("host", commands.Remove("zoe"))
    assert room.table.person_of("secret-zoe") is None
    room.join("zoe")
    room.do("host", commands.Block("zoe"))
    assert not_joined(room, "zoa", "from-zoe") == "blocked"


def test_the_oldest_who_knock_make_way(room: Room) -> None:
    room.do("host", commands.ChangeSettings(False, "public", door="ask"))
    for number in range(hosting.MOST_KNOCKING + 3):
        room.join(f"k{number}")
    assert list(room.table.knocking) == [f"k{number}" for number in range(3, hosting.MOST_KNOCKING + 3)]


def test_onlookers_who_are_gone_make_way(room: Room) -> None:
    for number in range(hosting.MOST_PEOPLE - 3):
        room.join(f"fake{number}")
    made = hosting.join(room.table, "zoe", "Zoe", "s", 2, "from-zoe", {"eve", "fake0"})
    assert made[0] == Removed("fake1", made_way=True)
    room.keep(made)
    assert room.table.seats_of("zoe") == [2]
    assert len(room.table.names) == hosting.MOST_PEOPLE


def test_a_crowd_from_one_address_makes_way_even_if_it_is_here(room: Room) -> None:
    for number in range(hosting.MOST_PEOPLE - 3):
        room.keep(hosting.join(room.table, f"fake{number}", f"Fake {number}", f"s{number}", None, "one-place"))
    everybody = set(room.table.names)
    made = hosting.join(room.table, "zoe", "Zoe", "s", 2, "from-zoe", everybody)
    assert made[0] == Removed("fake0", made_way=True)


def test_people_of_many_places_who_are_here_do_not_make_way(room: Room) -> None:
    for number in range(hosting.MOST_PEOPLE - 3):
        room.join(f"guest{number}")
    with pytest.raises(Refused, match="no room"):
        hosting.join(room.table, "zoe", "Zoe", "s", 2, "from-zoe", set(room.table.names))


def test_old_chat_makes_way_and_lines_keep_their_numbers(room: Room) -> None:
    for number in range(2005):
        room.do("bob", commands.Say(f"line {number}"))
    assert [room.table.chat()[0].text, room.table.chat()[-1].text] == ["line 5", "line 2004"]
    assert [line.number for line in room.table.chat(2003)] == [2003, 2004]
    assert [line.number for line in room.table.chat(0, 7)] == [5, 6]
