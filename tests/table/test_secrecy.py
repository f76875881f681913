"""What a seat cannot know leaves no trace in what the table shows it: not in views, logs, versions or refusals."""

from __future__ import annotations

import random

import msgspec
import pytest

from table_helpers import Room, people
from tidefall.kernel.state import State
from tidefall.kernel.step import CHANCE
from tidefall.table.facts import AnyFact, Drawn, Entry, Played, Started
from tidefall.table.playing import drawn
from tidefall.table.seeing import Sight
from tidefall.table.table import Table


def wire(sight: Sight, seat: int | None) -> bytes:
    """Everything that the table would tell a seat after its last entry."""
    return msgspec.json.encode((sight.view(None, seat, "en"), sight.news(seat, "en")))


@pytest.mark.parametrize("seed", range(12))
def test_two_worlds_that_a_seat_cannot_tell_apart_sound_the_same(seed: int) -> None:
    """The game is played twice from the start: as it was, and in another world drawn for one seat."""
    room = Room(people(3), start=True, seed=seed)
    room.play(80 + 10 * seed, random.Random(seed))
    seat = seed % 3
    state = room.table.state
    other = state.resample_from_infostate(seat, random.Random(seed))
    assert replayed(room, state, seat) == replayed(room, other, seat)


def replayed(room: Room, state: State, seat: int) -> list[bytes]:
    """All that a seat is told while the game that led to a state is played again at the table."""
    start = next(index for index, entry in enumerate(room.store) if isinstance(entry.fact, Started))
    table = Table.fold(room.table.id, room.store[: start + 1])
    sight = Sight(table)
    heard = []
    walked = state.start()
    for actor, action in zip(state.actors(), state.history(), strict=True):
        walked.turn_to(actor)
        text = walked.action_to_string(actor, action)
        walked.apply_action(action)
        fact: AnyFact = Drawn(action, text) if actor == CHANCE else Played(actor, action, text)
        sight.apply(Entry(table.number + 1, 5.0, fact))
        if table.sees(table.number, seat):
            heard.append(wire(sight, seat))
    return heard


def test_a_secret_pass_is_seen_by_nobody_else() -> None:
    """Whoever may play a tile and does not leaves no version behind at the others' screens."""
    room = Room(people(3), start=True, seed=2)
    style = random.Random(2)
    secret = 0
    while room.table.status == "playing":
        state = room.table.state
        seat = state.current_player()
        asked_in_secret = state.step().secret
        passes = "pass" in [choice["text"] for choice in state.choices(seat)]
        if asked_in_secret and passes:
            others = [room.table.version(other) for other in (*range(3), None) if other != seat]
            made = room.act(seat, "pass")
            assert isinstance(made[0].fact, Played)
            if len(made) == 1:
                assert [room.table.version(other) for other in (*range(3), None) if other != seat] == others
                secret += 1
        else:
            room.act(seat, style.choice(state.legal_actions(seat)))
    assert secret > 3


def test_dice_are_not_drawn_before_they_fall() -> None:
    """A person's decision is stored together with the dice that follow it, and with none that come later."""
    room = Room(people(2), start=True, seed=4)
    for _ in range(80):
        state = room.table.state
        seat = state.current_player()
        action = state.legal_actions(seat)[0]
        after = state.clone()
        after.act(seat, action)
        expected = 1 + len(drawn(after, random.Random(1)))
        made = room.act(seat, action)
        assert isinstance(made[0].fact, Played)
        assert all(isinstance(entry.fact, Drawn) for entry in made[1:])
        assert (len(made) > 1) == (expected > 1)
        assert not room.table.state.is_chance_node()
