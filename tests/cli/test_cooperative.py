"""A game that all win or lose together, with nothing hidden: at one keyboard, and in the lab."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tidefall as package
from cli.command_line import Terminal, assert_refused, tidefall

pytestmark = pytest.mark.skipif(package.COMPILED, reason="the toy's classes cannot inherit from compiled ones")

ONES = "1\n" * 100


def play(*words: str, answers: str, folder: Path | None = None) -> str:
    done = tidefall("play", "sandbags", "--seed", "3", *words, answers=answers, folder=folder, toy=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def sim(*words: str) -> str:
    done = tidefall("sim", "sandbags", "--games", "20", "--seed", "1", "--jobs", "1", *words, toy=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def report(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sim("--json", *words))
    return found


def test_one_person_alone_plays_to_the_end() -> None:
    told = play("--seats", "1", answers=ONES)
    assert "You are Ann." in told
    assert "The game is over. Lost: flooded out.\nrounds 2, bags left -1\n" in told
    assert "Also asked" not in told


def test_the_end_is_told_in_the_words_of_the_game() -> None:
    told = play("--seats", "7", "--you", "none", "--option", "level=1", "--lang", "es", answers="")
    assert "La partida ha terminado. Victoria: los diques aguantan.\nrondas 3, bags_left " in told


def test_the_keyboard_is_not_handed_over_where_nothing_is_hidden() -> None:
    told = play("--you", "0,1", answers="1\n1\nquit\n")
    assert "Bob: Which dyke?" in told
    assert "Pass the keyboard" not in told
    assert told.count("Round 1: ") == 1


@pytest.mark.parametrize("bob", ["2", "p2", "BOB"])
def test_another_person_who_is_asked_may_answer_first(bob: str, tmp_path: Path) -> None:
    answers = f"as cyd\ncarry south\nas {bob}\ncarry north\n2\nquit\n"
    told = play("--seats", "3", "--you", "0,1,2", "--save", "game.json", answers=answers, folder=tmp_path)
    assert "Also asked: Bob and Cyd. Type as NAME to let somebody else answer." in told
    actions = json.loads((tmp_path / "game.json").read_text())["actions"]
    assert actions == [[2, "carry south"], [1, "carry north"], [0, "carry south"]]
    replayed = tidefall("replay", "game.json", folder=tmp_path, toy=True)
    assert replayed.returncode == 0, replayed.stderr
    assert "1 Cyd carries a bag south." in replayed.stdout


@pytest.mark.parametrize("name", ["ann", "1", "0", "dan", "7", "", "cyd"])
def test_nobody_else_may(name: str) -> None:
    """Ann herself, by name and number, nobody, a bot, nobody, no name, and Cyd, who has carried already."""
    words = ("play", "sandbags", "--seats", "4", "--you", "0,1,2", "--seed", "3")
    done = tidefall(*words, answers=f"as cyd\n1\nas {name}\n", toy=True)
    assert_refused(done, f"“{name}” is nobody else at this keyboard who may decide now. Only Bob may.")


def test_who_is_done_passes_until_something_else_is_asked(tmp_path: Path) -> None:
    """Two windows in round 1 and none of them asks again; in round 2 they do, after another question."""
    words = ("--seats", "2", "--you", "0,1", "--option", "level=1", "--save", "game.json")
    told = play(*words, answers="1\n2\ndone\ndone\n1\n2\n3\nadd north\nquit\n", folder=tmp_path)
    assert "Type done to keep passing until you’re asked something else." in told
    actions = json.loads((tmp_path / "game.json").read_text())["actions"]
    made = [text for actor, text in actions if actor != "chance"]
    assert made == ["carry north", "carry south", *["pass"] * 4, "carry north", "carry south", "pass", "add north"]


def test_help_tells_of_what_may_be_typed_here() -> None:
    told = play("--seats", "1", answers="?\n1\n?\nquit\n")
    before, after = told.split("Answer with the number of a choice")[1:]
    assert "Type done to keep passing" not in before.split("Which dyke?")[0]
    assert "Type done to keep passing" in after


def test_the_last_decision_is_taken_back_whoever_is_asked_now() -> None:
    words = ("play", "sandbags", "--seats", "2", "--you", "0,1", "--seed", "3", "--save", "game.json")
    done = tidefall(*words, answers="carry north\nundo\ncarry south\nquit\n", toy=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(Path("game.json").read_text())["actions"] == [[0, "carry south"]]


def test_done_is_no_answer_elsewhere() -> None:
    done = tidefall("play", "sandbags", "--seats", "1", answers="done\n", toy=True)
    assert_refused(done, "“done” is not possible now.")


def test_the_best_bot_of_a_game_plays_and_advises(tmp_path: Path) -> None:
    told = play("--seats", "2", "--you", "0", "--save", "game.json", answers="hint\nquit\n", folder=tmp_path)
    assert "Hint: carry north (Carry north.)" in told
    assert json.loads((tmp_path / "game.json").read_text())["seats"] == ["person", "warden"]
    resumed = tidefall("play", "--resume", "game.json", answers="quit\n", folder=tmp_path, toy=True)
    assert "You are Ann." in resumed.stdout


def test_a_bot_that_does_not_play_the_game_is_refused() -> None:
    for words in (("play", "survive"), ("sim", "survive")):
        done = tidefall(*words, "--bots", "warden", toy=True)
        assert_refused(done, "The bot warden does not play survive; these do: greedy, random.")


def test_at_a_terminal_people_take_turns_without_a_word(tmp_path: Path) -> None:
    person = Terminal("play", "sandbags", "--you", "0,1", folder=tmp_path, toy=True)
    person.wait_for("(? for help): ")
    person.type("as bob\n")
    assert "Bob" in person.wait_for("(? for help): ")
    person.type("1\n")
    seen = person.wait_for("(? for help): ")
    assert "Bob carries a bag north." in seen
    assert "\x1b[3J" not in seen
    person.type("quit\n")
    assert person.leave()[0] == 0


def test_the_table_wins_or_loses_as_one() -> None:
    found = report("--seats", "3")
    assert found["bots_given"] == ["warden"]
    assert "seats" not in found
    assert "bots" not in found
    table = found["table"]
    assert table["games"] == 20
    assert table["won"] == found["ended_by"]["held"]
    assert 0 < table["low"] < table["rate"] == table["won"] / 20 < table["high"] < 1
    assert sum(found["ended_by"].values()) == 20
    assert set(found["measures"]) == {"rounds", "bags_left"}
    assert set(found["measures"]["rounds"]) == {"mean", "sd", "min", "q1", "median", "q3", "max"}


def test_a_table_for_people() -> None:
    told = sim("--seats", "3", "--bots", "random,warden")
    for part in ("20 games of sandbags by random, warden", "95% interval", "bags left", "decisions", "flooded out"):
        assert part in told
    assert "Ann" not in told
    assert "score" not in told


def test_several_values_give_a_grid() -> None:
    told = sim("--seats", "1,2,7", "--option", "level=1,3", "--option", "note=a,b")
    rows = [line.split() for line in told.splitlines()]
    assert "120 games of sandbags" in told
    assert ["seats", "\\", "level", "1", "3"] in rows
    assert [row[0] for row in rows if row[1:2] and "%" in row[1]] == ["1", "2", "7"]
    found = report("--seats", "1,2", "--option", "level=1,3", "--option", "note=a,b")
    assert found["varied"] == ["seats", "level"]
    options = [cell["options"] for cell in found["cells"]]
    assert [(cell["seats"], cell["level"]) for cell in options] == [(1, 1), (1, 3), (2, 1), (2, 3)]
    assert {cell["note"] for cell in options} == {"a,b"}
    alone = report("--seats", "2", "--option", "level=3", "--option", "note=a,b")
    assert alone["table"] == found["cells"][-1]["table"]


def test_one_option_gives_a_column() -> None:
    rows = [line.split()[:2] for line in sim("--option", "level=1,2,3").splitlines()]
    for row in (["level", "games"], ["1", "20"], ["2", "20"], ["3", "20"]):
        assert row in rows


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("sandbags", "--seats", "2,9"), "Option seats takes a whole number from 1 to 7, not “9”."),
        (("sandbags", "--seats", "2,"), "Option seats takes a whole number from 1 to 7, not “”."),
        (
            ("sandbags", "--seats", "2,3", "--option", "level=1,2", "--option", "calm=true,false"),
            "A grid has two sides: of seats, level and calm, give all but two a single value.",
        ),
        (
            ("survive", "--seats", "2,3"),
            "Only a game that everybody wins or loses together takes several values at once; give seats just one.",
        ),
    ],
)
def test_a_grid_that_cannot_be(words: tuple[str, ...], part: str) -> None:
    assert_refused(tidefall("sim", *words, toy=True), part)
