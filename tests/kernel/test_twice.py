"""The same state twice: in a pickle, in another process, in somebody's library; and what it says of itself."""

from __future__ import annotations

import copy
import inspect
import multiprocessing
import pickle
import pydoc
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tidefall
from tidefall import Refused
from tidefall.kernel.game import Game
from tidefall.kernel.state import State
from tidefall.registry import load_game

CORRECTIONS = """
[tiles.forests_6]
target = 4
"""
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "kernel.md").read_text("utf-8")
GAMES: list[tuple[str, dict[str, object]]] = [
    ("survive", {"seats": 3, "squid": True}),
    ("survive", {"seats": 2, "colours": "green,yellow"}),
    ("rising", {"seats": 2, "level": 3}),
]


def halfway(game: Game, seed: int = 5) -> State:
    state = game.new_initial_state()
    return state.after(state.playout(seed) // 2)


def played_on(state: State) -> tuple[State, int, list[float]]:
    """What another process does with a state."""
    before = copy.copy(state)
    return before, state.playout(11), state.returns()


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_states_go_to_other_processes_and_come_back(name: str, options: dict[str, object], method: str) -> None:
    game = load_game(name, **options)
    begun = game.from_position(halfway(game).position())
    begun.apply_action(begun.legal_actions()[0])
    states = [game.new_initial_state(), halfway(game), begun]
    with multiprocessing.get_context(method).Pool(1) as pool:
        answers = pool.map(played_on, states)
    for state, (same, length, returns) in zip(states, answers, strict=True):
        assert same == state
        assert same.game == game
        assert same.position() == state.position()
        assert (state.playout(11), state.returns()) == (length, returns)


def test_a_game_with_a_corrected_catalogue_is_pickled_with_it(tmp_path: Path) -> None:
    file = tmp_path / "my_box.toml"
    file.write_text(CORRECTIONS, "utf-8")
    plain = load_game("rising", seats=2)
    corrected = load_game("rising", seats=2, catalogue=plain.corrections(str(file)))
    assert corrected != plain
    assert corrected.fingerprint() != plain.fingerprint()
    state = halfway(corrected)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game.fingerprint() == corrected.fingerprint()
    assert copy.deepcopy(state) == state


def test_equal_states_have_one_story() -> None:
    game = load_game("survive", seats=2)
    state = halfway(game)
    again = halfway(load_game("survive", seats=2))
    assert state == again
    again.apply_action(again.legal_actions()[0])
    assert state != again
    assert state != halfway(load_game("survive", seats=2, squid=True))
    assert state != game.from_position(state.position())
    first, second = (game.from_position({"explorers": {"Ra": at, "Ba": "F5"}}) for at in ("F4", "F3"))
    assert first != second
    assert first == game.from_position({"explorers": {"Ra": "F4", "Ba": "F5"}})
    assert state != "a state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_a_copied_game_is_the_game_itself() -> None:
    game = load_game("survive", seats=2)
    assert copy.copy(game) is copy.deepcopy(game) is game
    state = halfway(game)
    assert copy.deepcopy({"state": state})["state"].game is game
    assert len({game, load_game("survive", seats=2), load_game("survive", seats=3)}) == 2
    assert game != "survive"


def test_a_sampled_world_keeps_whose_turn_it_is() -> None:
    state = load_game("rising", seats=3).new_initial_state()
    state.playout(4)
    for count in range(len(state.history())):
        moment = state.after(count)
        others = [seat for seat in range(3) if moment.current_player() not in (-1, seat) and moment.is_asked(seat)]
        if others:
            moment.turn_to(others[0])
            assert pickle.loads(pickle.dumps(moment)).legal_actions() == moment.legal_actions()
            assert pickle.loads(pickle.dumps(moment)).current_player() == others[0]
            return
    pytest.fail("no step of this game was open to several seats")


def test_a_pickle_of_other_rules_is_refused() -> None:
    state = halfway(load_game("survive", seats=2))
    revive, given = state.__reduce__()
    with pytest.raises(Refused, match=r"played by version -1 of the rules, not \d") as caught:
        revive(given[0], -1, *given[2:])
    assert caught.value.code == "other_rules"


def test_a_refusal_goes_to_another_process() -> None:
    refused = Refused("illegal", because="That is not possible now.")
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), again.code, again.facts, str(again)) == (Refused, "illegal", refused.facts, refused.reason)


def test_printing_a_state_draws_what_everybody_sees() -> None:
    game = load_game("survive", seats=2)
    hands = {"blue": ["forest swim"]}
    state = game.from_position({"explorers": {"Ra": "F4", "Ba": "F5"}, "hands": hands})
    drawn = str(state)
    assert "Ra" in drawn
    assert "Blue" in drawn
    assert "swim" not in drawn
    assert "\x1b" not in drawn
    assert repr(state) == "<survive after 0 actions, player 0>"
    assert repr(game) == "<survive for 2>"
    assert repr(load_game("survive", seats=5, squid=True, ch6=True)) == "<survive for 5, ch6=True, squid=True>"


def promised(section: str) -> list[str]:
    """The methods in a table of the page about the kernel."""
    rows = re.findall(r"^\| (.*?) \|", PAGE.split(f"## {section}\n")[1].split("\n## ")[0], re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(\w+)\(", row)]


@pytest.mark.parametrize("name", promised("The state"))
def test_help_explains_every_method(name: str) -> None:
    """Compiled or not: signature and docstring."""
    state = load_game("survive", seats=2).new_initial_state()
    method: Any = getattr(state, name)
    assert inspect.getdoc(method), name
    inspect.signature(method)


@pytest.mark.parametrize("name", promised("The game"))
def test_help_explains_every_method_of_a_game(name: str) -> None:
    assert inspect.getdoc(getattr(load_game("survive", seats=2), name)), name


def test_help_of_a_method_and_of_a_class() -> None:
    state = load_game("survive", seats=2).new_initial_state()
    told = pydoc.plain(pydoc.render_doc(state.legal_actions))
    assert "legal_actions(seat" in told
    assert "Legal actions in ascending order" in told
    assert list(inspect.signature(state.events).parameters) == ["seat", "since", "lang"]
    assert inspect.signature(state.events).parameters["lang"].default == "en"
    assert "trusts its caller" in pydoc.plain(pydoc.render_doc(type(state)))
    assert "nothing changed" in (inspect.getdoc(State.submit) or "")
    assert (inspect.getdoc(Game) or "").startswith("A game with its options fixed.")
    assert inspect.getdoc(tidefall.deal) == "Play chance nodes until somebody must decide or the game is over."


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_worlds_for_a_state_begun_from_a_position_are_pickled_too(name: str, options: dict[str, object]) -> None:
    game = load_game(name, **options)
    begun = game.from_position(halfway(game).position())
    rng = Random(2)
    for seat in range(game.seats):
        world = begun.resample_from_infostate(seat, rng)
        assert pickle.loads(pickle.dumps(world)) == world
