"""Taking back at one keyboard, and what those are told who go on passing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cli.command_line import assert_refused, tidefall
from cli.positions import ACTING, PLAY


def play(folder: Path, you: str, answers: str) -> tuple[str, list[Any]]:
    """What is printed, and the actions that are kept."""
    (folder / "position.json").write_text(json.dumps(ACTING))
    done = tidefall(*PLAY, "--you", you, answers=answers, folder=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout, json.loads((folder / "game.json").read_text())["actions"]


def test_who_is_done_is_told_what_came_of_their_decision(tmp_path: Path) -> None:
    told, _ = play(tmp_path, "0", "done\nactivate p1:follower hills_1\nactivate p1:leader forests_4\nquit\n")
    first, second = told.split("Since your last decision:")[-2:]
    assert "Player 1's follower acts on Hills 1.\n  The die shows" in first
    assert "Player 1's Leader acts on Forests 4.\n  The die shows" in second


def test_a_decision_is_taken_back_with_the_passes_made_after_it(tmp_path: Path) -> None:
    answers = "done\ndone\ndone\nactivate p1:follower mystic_power_source\nundo\nquit\n"
    told, actions = play(tmp_path, "0,1,2", answers)
    assert "Taken back." in told
    assert actions == [[0, "pass"], [1, "pass"], [2, "pass"]]


def test_dice_stand_also_behind_passes(tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(json.dumps(ACTING))
    answers = "done\ndone\ndone\nactivate p1:leader forests_4\nundo\n"
    done = tidefall(*PLAY, "--you", "0,1,2", answers=answers, folder=tmp_path)
    assert_refused(done, "a die roll or a draw; that stands")


def test_who_takes_back_that_they_are_done_is_asked_again(tmp_path: Path) -> None:
    told, actions = play(tmp_path, "0,1", "done\nundo\nbarrier hills\nquit\n")
    assert told.count("Player 1: Before the next action") == 2
    assert actions[0] == [0, "barrier hills"]
