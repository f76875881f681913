"""When things happen tells nothing: in worlds that somebody cannot tell apart everything happens at the same time."""

from __future__ import annotations

import random

import msgspec
import pytest

from survive_helpers import at, drowned, play
from table_helpers import Room
from tidefall.kernel.state import State
from tidefall.kernel.step import UNSEEN
from tidefall.table import commands, timing
from tidefall.table.facts import Asked, Drawn, Entry, Held, Played
from tidefall.table.opening import Place
from tidefall.table.playing import automatic, think
from tidefall.table.seeing import Sight
from tidefall.table.table import Table

SEATS = 4
WHALE = {
    "step": "roll",
    "whales": ["I1"],
    "ships": {"I2": ["Ba", "Ga"]},
    "hands": {"blue": ["forest repel_whale"], "green": ["mountain repel_whale"]},
}


def seated(*bots: int, window: int = 10) -> Room:
    """Four people, or bots in some of the seats, and the game has begun."""
    places = [Place("bot", bot="random") if seat in bots else Place("open") for seat in range(SEATS)]
    room = Room([*places], plan={"window": window})
    for seat in range(SEATS):
        if seat not in bots:
            room.join(f"p{seat}", seat)
            room.do(f"p{seat}", commands.SetReady(seat, True))
    room.do("host", commands.Start())
    return room


def set_up(room: Room, state: State) -> None:
    """Let the game stand somewhere else, where all that has happened is known to everybody."""
    room.table._state = state
    room.table.seen_of_history = seen_of(state)


def seen_of(state: State) -> list[int]:
    """Who may know of each action so far."""
    viewers = [*range(SEATS), -1]
    return [
        sum(1 << place for place, seat in enumerate(viewers) if state.shown_to(seat, index) != UNSEEN)
        for index in range(len(state.history()))
    ]


def window(*bots: int, **hands: list[str]) -> Room:
    """Red has moved a whale onto a ship of blue's and green's."""
    room = seated(*bots)
    position = {**WHALE, "hands": {**WHALE["hands"], **hands}}  # type: ignore[dict-item]
    set_up(room, play(at(position), "roll whale", "pick whale I1", "to I2"))
    return room


def end_of_turn(room: Room) -> list[Entry]:
    """What the server does at the next time it has something to do."""
    when = timing.next_time(room.table)
    assert when is not None
    return room.keep(automatic(room.table, room.dice, think(room.table, room.dice)), at=when or None)


def test_each_who_might_defend_has_a_time_of_their_own() -> None:
    room = window()
    opened = room.table.since[-1]
    assert room.table.state.asked_in_secret() == [1, 2]
    assert timing.next_time(room.table) == opened + 10
    assert [len(room.view(seat).game.choices) > 0 for seat in range(4)] == [False, True, False, False]  # type: ignore[union-attr]
    assert room.view(None).table.asking == 1
    made = end_of_turn(room)
    assert [type(entry.fact) for entry in made] == [Played, Asked]
    assert [entry.at for entry in made] == [opened + 10] * 2
    assert room.view(None).table.asking == 2
    made = end_of_turn(room)
    assert isinstance(made[1].fact, Drawn)
    assert {entry.at for entry in made} == {opened + 20}


def test_a_pass_is_held_until_its_time_is_over_and_a_tile_is_seen_at_once() -> None:
    room = window()
    others = [room.table.version(seat) for seat in (0, 2, 3, None)]
    made = room.act(1, "end")
    assert made[0].fact == Held(1, 0)
    assert [room.table.version(seat) for seat in (0, 2, 3, None)] == others
    assert room.table.wanted() == []
    assert room.view(1).game.choices == []  # type: ignore[union-attr]
    end_of_turn(room)
    made = room.act(2, room.view(2).game.choices[-1]["action"])  # type: ignore[union-attr]
    assert isinstance(made[0].fact, Played)
    assert room.table.state.asked_in_secret() == []


def test_who_is_asked_later_does_not_know_it_before_their_time() -> None:
    """Green could tell from being asked at once that blue holds no tile."""
    with_tile, without = window(), window(blue=["forest move_whale"])
    for room in (with_tile, without):
        assert room.view(2).game.choices == []  # type: ignore[union-attr]
        room.now = 5000.0
    assert without.table.state.current_player() == 2
    assert msgspec.json.encode(with_tile.view(2)) == msgspec.json.encode(without.view(2))
    for room in (with_tile, without):
        end_of_turn(room)
    assert msgspec.json.encode(with_tile.view(2)) == msgspec.json.encode(without.view(2))
    assert len(without.view(2).game.choices) > 0  # type: ignore[union-attr]


def test_empty_hands_cannot_defend_and_everybody_knows_it() -> None:
    room = window(blue=[])
    assert room.table.state.asked_in_secret() == [2]
    state = at({**WHALE, "hands": {}})
    for move in ("roll whale", "pick whale I1", "to I2"):
        state.submit(state.current_player(), move)
    set_up(room, state)
    assert state.asked_in_secret() == []
    assert timing.next_time(room.table) == 0.0


def test_bots_answer_in_a_short_time_that_is_always_the_same() -> None:
    for blue in (["forest repel_whale"], ["forest move_whale"]):
        room = window(1, 2, blue=blue)
        assert timing.next_time(room.table) == max(room.table.since) + 2


def test_somebody_alone_among_bots_takes_their_time_and_learns_nothing_from_the_bots() -> None:
    room = window(0, 2, 3)
    assert timing.is_alone(room.table)
    assert timing.next_time(room.table) is None, "nobody is kept waiting but bots"
    made = room.act(1, "end")
    assert isinstance(made[0].fact, Played)
    assert timing.next_time(room.table) == made[0].at + 2, "green is a bot, and may hold the tile or not"
    other = window(0, 2, 3, green=["mountain repel_shark"])
    made = other.act(1, "end")
    assert timing.next_time(other.table) == made[0].at + 2


def test_with_nobody_at_the_table_nobody_waits() -> None:
    room = window(0, 1, 2, 3)
    assert timing.next_time(room.table) == 0.0


def test_a_tile_before_the_dice_takes_the_same_time_whether_there_is_one_or_not() -> None:
    """S-9.7: red has nobody left, and nothing is left to sink: the dice come next, unless red plays a tile."""
    times = []
    for tile in ("move_shark", "repel_whale"):
        hands = {"red": [f"forest {tile}"]}
        room = seated()
        state = at(
            {**drowned({}, hands), "step": "tile", "explorers": {"Ba": "A1"}, "sharks": ["I1"]}, seats=SEATS, ch2=True
        )
        set_up(room, state)
        assert state.asked_in_secret() == [0]
        times.append((timing.next_time(room.table) or 0) - room.table.since[-1])
        assert room.table.wanted() == ([0] if tile == "move_shark" else [])
    assert times == [10, 10]


def test_a_bot_that_may_have_passed_unseen_takes_a_moment() -> None:
    for tile in ("move_shark", "repel_whale"):
        room = seated(0)
        position = {"explorers": {"Ra": "F3", "Ba": "F4"}, "sharks": ["I1"], "hands": {"red": [f"forest {tile}"]}}
        set_up(room, at({"step": "tile", **position}))
        assert timing.next_time(room.table) == room.table.since[-1] + 0.5
        room.table.bots.clear()
        made = end_of_turn(room)
        assert {entry.at for entry in made} == {made[0].at}, "the pass and what everybody sees are written as one"
        assert room.table.sees(room.table.number, None)
    room = seated(0)
    set_up(room, at({"step": "tile", "explorers": {"Ra": "F3", "Ba": "F4"}}))
    assert timing.next_time(room.table) == 0.0


@pytest.mark.parametrize("seed", range(25))
def test_worlds_that_look_alike_go_on_alike_in_time(seed: int) -> None:
    """A game is brought to a defence window. In another world, drawn for a seat, others hold other tiles."""
    style = random.Random(seed)
    room = seated()
    state = asked_in_a_window(room.table.state, style)
    room.table._state = state
    room.table.seen_of_history = seen_of(state)
    seat = style.choice([seat for seat in range(SEATS) if seat not in state.asked_in_secret()] or [0])
    other = room.table.clone()
    other._state = state.resample_from_infostate(seat, style)
    other.seen_of_history = seen_of(other.state)
    here, there = (heard(table, room.now, seat, random.Random(1)) for table in (room.table, other))
    assert len(here) > 1
    assert here == there


def asked_in_a_window(start: State, style: random.Random) -> State:
    """A random game at the moment when somebody is asked in secret."""
    while True:
        state = start.clone()
        while not state.is_terminal():
            if state.asked_in_secret() and not state.is_chance_node():
                return state
            actions = state.legal_actions()
            state.apply_action(actions[0] if state.step().secret else style.choice(actions))


def heard(table: Table, now: float, seat: int, style: random.Random) -> list[bytes]:
    """All that a seat and a spectator are shown until the window is over, times included."""
    sight = Sight(table)
    told: list[bytes] = []
    step = table.state.step()
    while table.state.step() is step and (when := timing.next_time(table)) is not None:
        for wanted in table.wanted():
            if wanted != seat and style.random() < 0.5:
                sight.apply(Entry(table.number + 1, now + style.random(), Held(wanted, 0)))
        for fact in automatic(table, style, think(table, style)):
            if isinstance(fact, Drawn) and fact.text != "undefended":
                return told
            sight.apply(Entry(table.number + 1, when, fact))
            for viewer in (seat, None):
                if table.sees(table.number, viewer):
                    told.append(msgspec.json.encode((sight.view(None, viewer, "en"), sight.news(viewer, "en"))))
    return told
