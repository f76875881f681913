"""Decisions at a table: whose they are, what they answer, and what can be taken back."""

from __future__ import annotations

import random

import pytest

from table_helpers import Room, people, person_and_bots
from tidefall import Refused
from tidefall.table import commands, lateness, seeing
from tidefall.table.deciding import decide
from tidefall.table.facts import Played, Undone
from tidefall.table.opening import Place
from tidefall.table.table import Table


def refusal_of(room: Room, person: str | None, command: commands.AnyCommand) -> str:
    number = room.table.number
    with pytest.raises(Refused) as refusal:
        room.do(person, command)
    assert room.table.number == number
    return refusal.value.code


@pytest.fixture
def two() -> Room:
    """Ann and Bob, each at their own screen, at the first placement."""
    room = Room([Place("you"), Place("open")])
    room.join("bob", 1)
    room.do("bob", commands.SetReady(1, True))
    room.do("host", commands.Start())
    return room


def test_a_decision_by_number_and_by_text(two: Room) -> None:
    choice = two.view(0).game.choices[5]  # type: ignore[union-attr]
    made = two.act(0, choice["text"])
    assert made[0].fact == Played(0, choice["action"], choice["text"])
    other = two.view(1).game.choices[0]  # type: ignore[union-attr]
    assert two.act(1, other["action"])[0].fact == Played(1, other["action"], other["text"])


def test_only_the_owner_of_the_seat_that_is_asked_decides(two: Room) -> None:
    game = two.view(0).game
    assert game is not None
    text = game.choices[0]["text"]
    assert refusal_of(two, "bob", commands.Act(0, game.moment, text)) == "not_your_seat"
    assert refusal_of(two, "bob", commands.Act(1, two.table.moment(1), text)) == "not_your_turn"
    assert refusal_of(two, "host", commands.Act(0, game.moment, "fly to the moon")) == "unknown_action"
    assert refusal_of(two, "host", commands.Act(0, game.moment, 99999)) == "illegal"


def test_branch_1_and_2_of_lateness(two: Room) -> None:
    text = two.view(0).game.choices[0]["text"]  # type: ignore[union-attr]
    now = two.table.moment(0)
    assert lateness.judge(two.table, commands.Act(0, now, text)) == 1
    assert lateness.judge(two.table, commands.Act(0, now + 1, text)) == 2
    assert refusal_of(two, "host", commands.Act(0, now + 1, text)) == "too_early"


def test_branch_3_of_lateness_others_decide_at_once() -> None:
    """Placement in a cooperative game is open to all: what others place meanwhile does not make mine late."""
    room = Room(people(3), game="rising", start=True, councilors="random", starting_player="first")
    while not all(room.table.state.is_asked(seat) for seat in range(3)):
        seat = room.table.state.current_player()
        room.act(seat, room.table.state.legal_actions(seat)[0])
    at = room.table.moment(2)
    room.act(0, placement(room, 0))
    choice = placement(room, 2)
    assert lateness.judge(room.table, commands.Act(2, at, choice)) == 3
    room.act(2, choice, at=at)
    again = commands.Act(2, at, placement(room, 2))
    assert lateness.judge(room.table, again) == 4, "it has decided itself since"


def placement(room: Room, seat: int) -> str:
    """The text of a seat's first way to place a figure."""
    found: str = next(choice["text"] for choice in room.table.state.choices(seat) if choice["verb"] == "place")
    return found


def test_branch_4_of_lateness_the_game_has_moved_on(two: Room) -> None:
    two.play(60)
    seat = two.table.state.current_player()
    text = two.table.state.choices(seat)[0]["text"]
    command = commands.Act(seat, two.table.moment(seat) - 2, text)
    assert lateness.judge(two.table, command) == 4
    assert refusal_of(two, two.table.seats[seat].person, command) == "stale"


def test_a_decision_is_taken_back(two: Room) -> None:
    before = two.view(0)
    two.act(0, two.view(0).game.choices[3]["text"])  # type: ignore[union-attr]
    history = len(two.table.state.history())
    made = two.do("host", commands.Undo(0, two.table.moment(0)))
    assert [entry.fact for entry in made] == [Undone(0, history - 2)], "the explorer and its token"
    after = two.view(0)
    assert after.game is not None
    assert before.game is not None
    assert after.game.observation == before.game.observation
    assert after.game.choices == before.game.choices
    assert after.version == before.version + 3, "what is taken back has happened, and so has its taking back"


def test_undo_stops_at_another_seats_decision(two: Room) -> None:
    two.act(0, two.view(0).game.choices[3]["text"])  # type: ignore[union-attr]
    two.act(1, two.view(1).game.choices[0]["text"])  # type: ignore[union-attr]
    assert refusal_of(two, "host", commands.Undo(0, two.table.moment(0))) == "undo_other"


def test_people_at_one_screen_take_back_for_each_other() -> None:
    room = Room(people(2), start=True)
    room.act(0, room.table.state.choices(0)[3]["text"])
    history = len(room.table.state.history())
    assert room.view(1).game.undo  # type: ignore[union-attr]
    made = room.do("host", commands.Undo(1, room.table.moment(1)))
    assert [entry.fact for entry in made] == [Undone(1, history - 2)], "the explorer and its token"
    assert room.table.state.current_player() == 0


def test_a_decision_that_a_bot_made_is_not_taken_back_for_another() -> None:
    room = Room(people(2), start=True)
    room.do("host", commands.TakeOver(0))
    room.run_bots()
    assert room.table.state.current_player() == 1
    assert refusal_of(room, "host", commands.Undo(1, room.table.moment(1))) == "undo_other"


def test_the_view_says_whether_undo_would_be_granted() -> None:
    """At every decision of a whole game, for every seat."""
    room = Room(people(3), start=True, ch6=True, squid=True, seed=5)
    style = random.Random(5)
    granted = 0
    while room.table.status == "playing":
        for seat in range(3):
            view = room.view(seat)
            assert view.game is not None
            try:
                decide(room.table, "host", commands.Undo(seat, room.table.moment(seat)), room.dice, room.now)
                possible = True
            except Refused:
                possible = False
            assert view.game.undo == possible
            granted += possible
        seat = room.table.state.current_player()
        room.act(seat, style.choice(room.table.state.legal_actions(seat)))
    assert granted > 30
    assert not any(room.view(seat).game.undo for seat in range(3))  # type: ignore[union-attr]


def test_nothing_is_decided_before_the_start_or_after_the_end() -> None:
    room = Room(person_and_bots(1))
    assert refusal_of(room, "host", commands.Act(0, 0, "end")) == "not_started"
    room = Room(person_and_bots(1), start=True)
    room.play()
    assert room.table.status == "over"
    assert refusal_of(room, "host", commands.Act(0, room.table.moment(0), "end")) == "over"
    assert refusal_of(room, "host", commands.Undo(0, room.table.moment(0))) == "over"


def test_a_repeated_key_is_known(two: Room) -> None:
    text = two.view(0).game.choices[0]["text"]  # type: ignore[union-attr]
    made = two.do("host", commands.Act(0, two.table.moment(0), text), key="k1")
    assert two.table.repeated("host", "k1") == made[-1].number
    assert two.table.repeated("bob", "k1") is None
    assert Table.fold(two.table.id, two.store).repeated("host", "k1") == made[-1].number


@pytest.mark.parametrize("seed", range(3))
def test_the_fold_of_the_store_is_the_table(seed: int) -> None:
    """At random moments, with things taken back in between, a table read from its store shows everybody the same."""
    room = Room(people(3), start=True, seed=seed, ch2=True)
    style = random.Random(seed)
    for _ in range(60):
        if room.table.status != "playing":
            break
        seat = room.table.state.current_player()
        room.act(seat, style.choice(room.table.state.legal_actions(seat)))
        if room.view(seat).game.undo and style.random() < 0.3:  # type: ignore[union-attr]
            room.do("host", commands.Undo(seat, room.table.moment(seat)))
        if style.random() < 0.2:
            again = Room.__new__(Room)
            again.table = Table.fold(room.table.id, room.store)
            for viewer in (None, 0, 1, 2):
                assert again.view(viewer) == room.view(viewer)


def test_bots_of_every_kind_play_a_whole_game() -> None:
    room = Room([Place("you"), Place("bot", bot="greedy"), Place("bot", bot="random")], start=True)
    room.play()
    assert room.table.status == "over"
    assert room.view(None).game.observation["result"] is not None  # type: ignore[union-attr]
    made_by = {entry.fact.bot for entry in room.store if isinstance(entry.fact, Played)}
    assert made_by == {None, "greedy", "random"}


def test_a_cooperative_game_with_stewards() -> None:
    room = Room([Place("you"), Place("bot", bot="steward")], game="rising", start=True, trust=True)
    room.play(12)
    assert room.table.status == "playing"
    assert any(isinstance(entry.fact, Played) and entry.fact.bot == "steward" for entry in room.store)


@pytest.mark.parametrize("game", ["survive", "rising"])
def test_a_clone_goes_its_own_way(game: str) -> None:
    room = Room(people(3), game, start=True)
    room.play(30)
    clone, number = room.table.clone(), room.table.number

    def shown(table: Table) -> list[object]:
        return [
            (seeing.view(table, "host", seat, "en"), seeing.log(table, seat, "en", 0), table.chat())
            for seat in (None, 0, 1, 2)
        ]

    before = shown(clone)
    room.do("host", commands.Say("on we go"), key="said")
    room.do("host", commands.Resign(2))
    room.play(30)
    assert shown(clone) == before != shown(room.table)
    assert clone.repeated("host", "said") is None
    for entry in room.store[number:]:
        clone.apply(entry)
    assert shown(clone) == shown(room.table)


def test_what_bots_have_decided_since_is_taken_back_too() -> None:
    room = Room(person_and_bots(2), start=True)
    before = room.view(0)
    room.act(0, before.game.choices[3]["text"])  # type: ignore[union-attr]
    room.run_bots()
    assert {room.table.state.actor_at(index) for index in range(len(room.table.state.history()))} >= {0, 1, 2}
    assert room.view(0).game.undo  # type: ignore[union-attr]
    room.do("host", commands.Undo(0, room.table.moment(0)))
    after = room.view(0)
    assert after.game.observation == before.game.observation  # type: ignore[union-attr]
    assert after.game.choices == before.game.choices  # type: ignore[union-attr]
