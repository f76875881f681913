"""Bots by name: those that play any game, and those that a game brings along."""

from __future__ import annotations

import pytest

from tidefall import Refused, arena, players, registry
from toy_sandbags import LISTED, NAME, WardenBot


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, NAME, LISTED)


def test_a_game_may_bring_bots_of_its_own() -> None:
    assert players.names(NAME) == ["greedy", "random", "warden"]
    assert players.names("survive") == ["greedy", "random"]
    assert "warden" in players.names()
    assert isinstance(players.make("warden", NAME), WardenBot)
    assert isinstance(players.make("warden"), WardenBot)
    assert players.make("greedy", NAME).name == "greedy"


def test_the_strongest_is_the_games_own() -> None:
    assert players.strongest(NAME) == "warden"
    assert players.strongest("survive") == "greedy"


@pytest.mark.parametrize(
    ("name", "game", "code", "reason"),
    [
        ("warden", "survive", "wrong_game", "The bot warden does not play survive; these do: greedy, random."),
        ("ward", NAME, "unknown_bot", "There is no bot “ward”. Did you mean warden? Bots: greedy, random, warden."),
        ("ward", "survive", "unknown_bot", "There is no bot “ward”. Bots: greedy, random."),
        ("greedy", "surviv", "unknown_game", "There is no game “surviv”. Did you mean survive? Games: "),
    ],
)
def test_a_bot_that_cannot_play_is_refused_in_one_sentence(name: str, game: str, code: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        players.make(name, game)
    assert caught.value.code == code
    assert caught.value.reason.startswith(reason)


def test_such_a_bot_is_not_imported_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = LISTED._replace(bots=(("ghost", "no.such.module", "GhostBot"),))
    monkeypatch.setitem(registry.GAMES, NAME, nowhere)
    assert players.names(NAME) == ["ghost", "greedy", "random"]
    with pytest.raises(ImportError):
        players.make("ghost", NAME)


def test_such_a_bot_plays_in_the_arena() -> None:
    match = arena.Match(NAME, (("seats", 3), ("level", 1)), ("warden", "random"), seed=2)
    outcome = arena.play(match, 1)
    assert outcome.bots == ["random", "warden", "random"]
    assert outcome.scores == []
    assert outcome.measures == {"rounds": 3, "bags_left": 6}
    assert (outcome.ended_by, outcome.shares) == ("held", [1.0, 1.0, 1.0])
    with pytest.raises(Refused, match="does not play survive"):
        arena.play(arena.Match("survive", (), ("warden",), seed=2), 0)
