"""`tidefall play` with a person in front of it."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

from cli.command_line import KEPT, Terminal

PROMPT = "(? for help): "


def start(folder: Path, *words: str) -> Terminal:
    return Terminal("play", "survive", "--seed", "3", "--bots", "random", *words, folder=folder)


def test_a_refused_answer_is_explained_and_asked_again(tmp_path: Path) -> None:
    person = start(tmp_path, "--you", "0")
    person.wait_for(PROMPT)
    person.type("R9@F5\n")
    assert "is not possible now" in person.wait_for(PROMPT)
    person.type("undo\n")
    assert "that stands" in person.wait_for(PROMPT)
    person.type("R6@F5\n")
    assert "Red places an explorer on" in person.wait_for(PROMPT)
    person.type("quit\n")
    code, words = person.leave()
    assert code == 0
    assert "tidefall play --resume data/games/survive-" in words
    assert len(list((tmp_path / KEPT).iterdir())) == 1


def test_interrupting_keeps_the_game(tmp_path: Path) -> None:
    person = start(tmp_path, "--you", "0")
    person.wait_for(PROMPT)
    person.type("\x03")
    code, words = person.leave()
    assert code == 0
    assert "Traceback" not in words
    assert len(list((tmp_path / KEPT).iterdir())) == 1


def test_interrupting_the_bots_keeps_the_game(tmp_path: Path) -> None:
    """While they decide, at whatever moment: what is kept can be taken up again, and nobody's decision is lost."""
    words = ("play", "survive", "--seed", "3", "--bots", "greedy", "--you", "0", "--save", "game.json")
    person = Terminal(*words, folder=tmp_path)
    person.wait_for(PROMPT)
    person.type("R6@F5\n")
    person.wait_for("thinking")
    os.kill(person.child, signal.SIGINT)
    code, words_of_leave = person.leave()
    assert code == 0
    assert "Traceback" not in words_of_leave
    actions = json.loads((tmp_path / "game.json").read_text())["actions"]
    assert [0, "R6@F5"] in actions
    again = Terminal("play", "--resume", "game.json", "--seed", "3", folder=tmp_path)
    assert "Red places" in again.wait_for(PROMPT)
    again.type("quit\n")
    assert again.leave()[0] == 0


def test_closing_the_window_keeps_the_game(tmp_path: Path) -> None:
    person = start(tmp_path, "--you", "0")
    person.wait_for(PROMPT)
    os.kill(person.child, signal.SIGHUP)
    person.leave()
    assert len(list((tmp_path / KEPT).iterdir())) == 1


def test_the_map_is_coloured_and_places_are_lit(tmp_path: Path) -> None:
    person = start(tmp_path, "--you", "0")
    seen = person.wait_for(PROMPT)
    assert "\x1b[1;4;" in seen
    assert "▀" in seen
    person.type("quit\n")
    person.leave()


def test_the_screen_is_wiped_between_two_people(tmp_path: Path) -> None:
    person = start(tmp_path, "--seats", "2", "--you", "0,1")
    person.wait_for(PROMPT)
    person.type("R6@F5\n")
    assert "\x1b[3J" in person.wait_for("Pass the keyboard to Blue and press Enter.")
    person.type("\n")
    assert "Blue" in person.wait_for(PROMPT)
    person.type("quit\n")
    assert person.leave()[0] == 0


def test_after_the_end_one_may_look_around(tmp_path: Path) -> None:
    island = ["~~~~", "~~~~~", "~~~~~~~m", "~~~~~~~", "~~~~~~~~", "~~~~~", "~~~~"]
    (tmp_path / "last.json").write_text(json.dumps({"island": island, "turn": 37, "active": 0, "step": "sink"}))
    person = start(tmp_path, "--you", "0", "--position", "last.json", "--option", "ch4")
    person.wait_for(PROMPT)
    person.type("1\n")
    assert "The game is over." in person.wait_for("Enter to leave: ")
    person.type("log\n")
    assert "The last tile is gone" in person.wait_for("Enter to leave: ")
    person.type("save last.json\n")
    assert "exists already" in person.wait_for("Enter to leave: ")
    person.type("save finished.json\n")
    person.wait_for("Enter to leave: ")
    person.type("\n")
    assert person.leave()[0] == 0
    assert (tmp_path / "finished.json").is_file()


def test_watching_goes_turn_by_turn(tmp_path: Path) -> None:
    person = start(tmp_path, "--you", "none")
    person.wait_for("Enter to go on, q to leave: ")
    person.type("\n")
    assert "Turn 1" in person.wait_for("Enter to go on, q to leave: ")
    person.type("q\n")
    code, words = person.leave()
    assert code == 0
    assert "--resume" in words
