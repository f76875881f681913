"""A bot that fails is named: what it answered, for which seat of which game, and where to look."""

from __future__ import annotations

import doctest
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tidefall
from table_helpers import Room
from tidefall import arena, players
from tidefall.players import answers, kinds
from tidefall.table.facts import Played
from tidefall.table.opening import Place


class Says:
    """A bot with one answer for everything."""

    name = "oracle"

    def __init__(self, given: Any) -> None:
        self.given = given

    def choose(self, view: players.View) -> Any:
        return self.given(view) if callable(self.given) else self.given


class Grumpy:
    """Its name cannot be found, nor can its answer be shown."""

    def choose(self, view: players.View) -> Any:
        return self

    def __repr__(self) -> str:
        raise RuntimeError("no")


class Whole:
    """A whole number as a library of numbers makes them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.fixture
def view() -> players.View:
    state = tidefall.load_game("survive", seats=2).from_position({"explorers": {"Ra": "F4", "Ba": "F5"}})
    return players.View(state, 0, Random(1))


@pytest.mark.parametrize(
    "given", [None, "end", 1.0, 10**30, -1, True, [0], 5000, lambda view: view.legal_actions()[-1] + 1]
)
def test_what_is_not_legal_is_no_answer(view: players.View, given: Any) -> None:
    bot: Any = Says(given)
    with pytest.raises(players.BotFailed, match="The bot oracle failed in seat 0 of survive: it answered ") as caught:
        players.answer(bot, view)
    assert caught.value.code == "bot_failed"
    assert "not one of its legal actions, 0, " in caught.value.reason


def test_an_answer_may_be_any_whole_number(view: players.View) -> None:
    legal = view.legal_actions()
    for given in (legal[-1], Whole(legal[-1])):
        bot: Any = Says(given)
        assert players.answer(bot, view) == legal[-1]
        assert type(players.answer(bot, view)) is int


def test_a_long_or_unspeakable_answer_is_told_shortly(view: players.View) -> None:
    long: Any = Says("x" * 5000)
    with pytest.raises(players.BotFailed) as caught:
        players.answer(long, view)
    assert len(caught.value.reason) < 300
    odd: Any = Grumpy()
    with pytest.raises(players.BotFailed, match=r"The bot Grumpy failed .* answered a Grumpy,"):
        players.answer(odd, view)


def test_an_error_in_a_bot_is_told_with_its_place(view: players.View) -> None:
    bot: Any = Says(lambda view: 1 // 0)
    with pytest.raises(
        players.BotFailed, match=r"oracle .* seat 0 of survive: ZeroDivisionError: .*test_answers.py, l"
    ) as no:
        players.answer(bot, view)
    assert isinstance(no.value.__cause__, ZeroDivisionError)


def test_a_table_goes_on_without_a_bot_that_fails(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log names the bot; what it answered is of the game and does not go in."""
    monkeypatch.setitem(kinds._KINDS, "oracle", lambda: Says("surrender"))
    room = Room([Place("you"), Place("bot", bot="oracle")], start=True)
    for _ in range(6):
        room.run_bots()
        room.act(0, room.view(0).game.choices[0]["text"])  # type: ignore[union-attr]
    played = [entry.fact for entry in room.store if isinstance(entry.fact, Played) and entry.fact.seat == 1]
    assert len(played) >= 5
    assert {fact.bot for fact in played} == {"oracle"}
    told = [record for record in caplog.records if record.name == "tidefall.players"]
    assert len(told) == len(played)
    assert told[0].getMessage().startswith("The bot oracle failed in seat 1 of survive; ")
    assert "surrender" not in caplog.text


def test_where_every_bot_fails_the_first_legal_action_is_taken(
    view: players.View, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(kinds._KINDS, "greedy", lambda: Says(lambda view: 1 // 0))
    bot: Any = Says(None)
    assert players.sure_answer(bot, view) == view.legal_actions()[0]
    assert len(caplog.records) == 2
    assert "ZeroDivisionError" in caplog.text
    fine: Any = Says(view.legal_actions()[2])
    assert players.sure_answer(fine, view) == view.legal_actions()[2]


class Late:
    """Plays by the rules until it has decided often enough."""

    name = "late"

    def __init__(self) -> None:
        self.left = 30

    def choose(self, view: players.View) -> Any:
        self.left -= 1
        return view.legal_actions()[0] if self.left else "surrender"


@pytest.fixture
def late() -> Iterator[None]:
    players.register(Late, Late.name)
    yield
    del kinds._KINDS[Late.name]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.skipif(sys.platform != "linux", reason="only a forked process knows the bot of a test")
def test_a_match_names_the_bot_and_the_game(late: None, jobs: int) -> None:
    match = arena.Match("survive", (("seats", 2),), ("random", "late"), seed=5)
    heard: list[arena.Outcome] = []
    with pytest.raises(players.BotFailed) as caught:
        arena.simulate(match, 4, jobs, heard.append)
    reason = caught.value.reason
    assert reason.startswith("The bot late failed in seat 1 of survive: it answered 'surrender', which is not one of")
    assert "This was game 0 with seed 5, after " in reason
    assert not heard


def test_examples() -> None:
    assert doctest.testmod(answers).failed == 0
