"""A table in one process: everything happens at once, nothing is lost, and the same seed gives the same game."""

from __future__ import annotations

import doctest
import random
from contextlib import suppress

import pytest

import tidefall
from tidefall import Refused, players, records
from tidefall.kernel.errors import BotFailed
from tidefall.kernel.step import UNSEEN
from tidefall.table import local
from tidefall.table.facts import Played
from tidefall.table.local import LocalTable
from tidefall.table.table import Table
from tidefall.table.undoing import undo_point


def opened(game: str = "survive", seed: int | None = 4, **options: object) -> LocalTable:
    """A person and two bots."""
    state = tidefall.load_game(game, **{"seats": 3, **options}).new_initial_state()
    return LocalTable(state, {1: "random", 2: "random"}, seed)


def play(table: LocalTable, decisions: int = 10_000, style: int = 1) -> None:
    """At random; what a person does depends on the moment, so that it can be done again."""
    for seat in table.questions():
        if decisions == 0:
            return
        decisions -= 1
        rng = random.Random(f"{style}:{len(table.state.history())}")
        table.act(seat, rng.choice(table.state.legal_actions(seat)))


def test_the_example_in_the_code() -> None:
    assert doctest.testmod(local).failed == 0


@pytest.mark.parametrize("seed", range(3))
def test_nobody_waits_for_a_secret_to_be_over(seed: int) -> None:
    """A whole game without a clock, although bots are asked in secret; its record can be verified."""
    table = opened(seed=seed, squid=True, ch6=True)
    play(table)
    assert table.status == "over"
    state = table.state
    assert any(state.shown_to(-1, index) == UNSEEN for index in range(len(state.history())))
    assert {entry.at for entry in table.entries} == {0.0}
    assert records.verify(table.record()).history() == table.state.history()


@pytest.mark.parametrize("game", ["survive", "rising"])
def test_the_same_seed_gives_the_same_game_also_when_it_is_taken_up_again(game: str) -> None:
    straight = opened(game, seed=9)
    play(straight, 40)
    broken = opened(game, seed=9)
    play(broken, 15)
    state = records.replay(broken.record())
    resumed = LocalTable(state, {1: "random", 2: "random"}, 9)
    play(resumed, 25)
    assert resumed.state.history() == straight.state.history()
    assert resumed.record() == straight.record()


def test_it_begins_where_the_state_is() -> None:
    game = tidefall.load_game("survive", seats=2)
    state = game.from_position({"explorers": {"Ra": "F4", "Ba": "F5"}})
    state.submit(0, "F4>F5")
    table = LocalTable(state, {}, 1, names={1: "Marta"}, clock=lambda: 7.0)
    assert table.state == state
    assert table.asked() == [0]
    assert table.record() == records.of(state, ["person", "Marta"])
    assert {entry.at for entry in table.entries} == {7.0}
    assert Table.fold("again", table.entries).state == state


def test_people_take_back_for_each_other_and_with_it_what_bots_decided() -> None:
    table = LocalTable(tidefall.load_game("survive", seats=3).new_initial_state(), {2: "random"}, 4)
    table.act(next(table.questions()), "R6@F5")
    table.undo(1)
    assert table.asked() == [0]
    table.act(0, "R6@F5")
    table.act(1, "B6@F6")
    before = len(table.state.history())
    assert table.go_on()
    assert len(table.state.history()) > before
    table.undo(0)
    assert table.asked() == [1]
    assert table.state.legal_actions(1)


def test_a_bot_plays_for_somebody_until_they_come_back() -> None:
    table = opened()
    next(table.questions())
    table.take_over(0, "greedy")
    assert table.people() == []
    assert table.handed() == [0]
    while not table.made_for_people():
        assert table.go_on()
    made = [entry.fact for entry in table.entries if isinstance(entry.fact, Played) and entry.fact.seat == 0]
    assert [fact.bot for fact in made] == ["greedy"]
    assert table.record()["seats"] == ["person", "random", "random"], "they are still there"
    table.come_back(0)
    assert next(table.questions()) == 0


def test_who_gives_up_is_replaced() -> None:
    state = tidefall.load_game("survive", seats=2).new_initial_state()
    table = LocalTable(state, {}, 4)
    next(table.questions())
    table.resign(0)
    assert (table.status, table.people()) == ("playing", [1])
    assert table.record()["seats"] == [players.strongest("survive"), "person"]
    with pytest.raises(Refused) as refusal:
        table.come_back(0)
    assert refusal.value.code == "resigned"
    table.resign(1)
    assert table.status == "abandoned"
    assert (table.asked(), table.go_on()) == ([], False)


def test_an_interruption_in_the_middle_of_an_entry_is_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    table, straight = opened(), opened()
    for one in (table, straight):
        play(one, 12)
    text = straight.state.choices(0)[0]["text"]
    straight.act(0, text)
    with monkeypatch.context() as broken:
        broken.setattr(Table, "_play", interrupted)
        with pytest.raises(KeyboardInterrupt):
            table.act(0, text)
    assert table.state.history() != straight.state.history()
    table.mend()
    assert table.state == straight.state
    assert table.record() == straight.record()


def interrupted(_table: Table, _actor: int, _action: int) -> int:
    raise KeyboardInterrupt


class Stubborn:
    name = "stubborn"

    def choose(self, _view: players.View) -> int:
        return 99_999


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()
    table.table.bots[1] = Stubborn()
    monkeypatch.setattr(Stubborn, "name", "random")
    seat = next(table.questions())
    table.act(seat, table.state.legal_actions(seat)[0])
    with pytest.raises(BotFailed, match="failed in seat 1 of survive: it answered 99999"):
        table.go_on()


def test_a_hint_is_legal_and_changes_nothing() -> None:
    table = opened()
    seat = next(table.questions())
    number = table.number
    assert table.hint(seat) == table.hint(seat)
    assert table.hint(seat) in table.state.legal_actions(seat)
    assert table.number == number


def test_taking_back_for_each_other_tells_no_secrets() -> None:
    """What may be taken back is always something that the one who asks has seen somebody here decide."""
    state = tidefall.load_game("survive", seats=3, ch2=True).new_initial_state()
    table = LocalTable(state, {2: "random"}, 3)
    style, for_others = random.Random(3), 0
    for seat in table.questions():
        for asking in (0, 1):
            with suppress(Refused):
                point = undo_point(table.table, asking)
                assert table.state.shown_to(asking, point) != UNSEEN
                assert table.state.actor_at(point) in (0, 1)
                for_others += table.state.actor_at(point) != asking
        table.act(seat, style.choice(table.state.legal_actions(seat)))
    assert for_others > 50
