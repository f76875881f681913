"""Letting a bot play, coming back, giving up: what the table offers, at the keyboard and in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.command_line import Terminal, assert_refused, tidefall

PROMPT = "(? for help): "
WATCHING = "q to leave: "
ALONE = ("play", "survive", "--seats", "3", "--you", "0", "--bots", "random", "--seed", "5", "--save", "game.json")
TOGETHER = ("play", "survive", "--seats", "2", "--you", "0,1", "--seed", "5", "--save", "game.json")


def saved(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "game.json").read_text())
    return found


@pytest.mark.parametrize(
    ("lang", "answer", "sentence"),
    [
        ("en", "bot", "greedy now plays for Red."),
        ("en", "bot random", "random now plays for Red."),
        ("es", "bot random", "random juega ahora por Rojo."),
    ],
)
def test_a_bot_plays_on_to_the_end(lang: str, answer: str, sentence: str, tmp_path: Path) -> None:
    done = tidefall(*ALONE, "--lang", lang, answers=f"1\n{answer}\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert sentence in done.stdout
    record = saved(tmp_path)
    assert record["result"]["winners"]
    assert record["seats"] == ["person", "random", "random"]
    assert [actor for actor, _ in record["actions"]].count(0) > 20


def test_a_bot_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    done = tidefall(*ALONE, answers="bot gredy\n", folder=tmp_path)
    assert_refused(done, "gredy", "greedy", "--resume game.json")


def test_several_people_are_told_who_they_are_in_spanish(tmp_path: Path) -> None:
    done = tidefall(*TOGETHER, "--lang", "es", answers="salir\n", folder=tmp_path)
    assert done.stdout.startswith("Ante este teclado juegan Rojo y Azul. ")


def test_one_of_two_lets_a_bot_play_and_comes_back(tmp_path: Path) -> None:
    answers = "1\nbot random\n1\nback blue\n1\nlog 2\nquit\n"
    done = tidefall(*TOGETHER, answers=answers, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "random now plays for Blue." in done.stdout
    assert "A bot plays for Blue. Type back NAME to let a person play again." in done.stdout
    after = done.stdout.split("back blue")[1]
    assert "A bot plays for Blue" not in after
    assert "Pass the keyboard to Blue" in after
    assert saved(tmp_path)["seats"] == ["person", "person"]


@pytest.mark.parametrize(
    ("answers", "lang", "sentence"),
    [
        ("back\n", "en", "No bot plays for anybody here."),
        ("bot\nback green\n", "en", "“green” is nobody here for whom a bot plays. A bot plays for Red."),
        ("volver\n", "es", "Ningún bot juega por nadie de aquí."),
        ("bot\nvolver azul\n", "es", "Ningún bot juega por «azul». Un bot juega por Rojo."),
    ],
)
def test_nobody_comes_back_who_was_not_away(answers: str, lang: str, sentence: str, tmp_path: Path) -> None:
    """In the longer ones Red has let a bot play, and it is Blue who asks."""
    assert_refused(tidefall(*TOGETHER, "--lang", lang, answers=answers, folder=tmp_path), sentence)


@pytest.mark.parametrize(
    ("lang", "answer", "sentence"),
    [
        ("en", "resign", "You have given up. The game ends here, without a result."),
        ("es", "rendirse", "Te has rendido. La partida termina aquí, sin resultado."),
    ],
)
def test_the_last_person_ends_the_game(lang: str, answer: str, sentence: str, tmp_path: Path) -> None:
    done = tidefall(*ALONE, "--lang", lang, answers=f"1\n{answer}\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == sentence
    record = saved(tmp_path)
    assert (record["seats"], record["result"]) == (["greedy", "random", "random"], None)
    watched = tidefall("play", "--resume", "game.json", "--seed", "5", folder=tmp_path)
    assert "The bots play and you watch." in watched.stdout
    assert "The game is over." in watched.stdout


def test_who_give_up_together_show_nothing(tmp_path: Path) -> None:
    """The table that is drawn at last is a spectator's."""
    done = tidefall(*TOGETHER, answers="R6@F5\nresign\nresign\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    last = done.stdout.split("resign\n")[-1]
    assert "You have given up." in last
    assert "Your explorers" not in last
    assert "Your explorers" in done.stdout


def test_the_others_play_on(tmp_path: Path) -> None:
    done = tidefall(*TOGETHER, answers="1\nresign\n1\n1\nquit\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Blue has given up. greedy plays on." in done.stdout
    assert done.stdout.count("Pass the keyboard to") == 2, "to Blue, and back for good"
    record = saved(tmp_path)
    assert record["seats"] == ["person", "greedy"]
    assert [actor for actor, _ in record["actions"]].count(1) == 3
    again = tidefall("play", "--resume", "game.json", answers="quit\n", folder=tmp_path)
    assert "You are Red. " in again.stdout


def test_watching_ones_bot_and_coming_back_at_a_terminal(tmp_path: Path) -> None:
    person = Terminal(*ALONE, folder=tmp_path)
    person.wait_for(PROMPT)
    person.type("bot random\n")
    person.wait_for("back to play again yourself, q to leave: ")
    person.type("log 1\n")
    person.wait_for(WATCHING)
    person.type("\n")
    assert "Turn 1" in person.wait_for(WATCHING)
    person.type("back nobody\n")
    assert "“nobody” is nobody here for whom a bot plays." in person.wait_for(WATCHING)
    person.type("back\n")
    assert "So far:" not in person.wait_for(PROMPT)
    person.type("quit\n")
    code, words = person.leave()
    assert code == 0
    assert "--resume game.json" in words


def test_who_gives_up_at_a_terminal_is_asked_whether_they_mean_it(tmp_path: Path) -> None:
    person = Terminal(*ALONE, "--lang", "es", folder=tmp_path)
    prompt = "(? para ayuda): "
    person.wait_for(prompt)
    person.type("rendirse\n")
    person.wait_for("Así termina la partida (sí o no): ")
    person.type("no\n")
    person.wait_for(prompt)
    person.type("resign\n")
    person.wait_for("(sí o no): ")
    person.type("sí\n")
    assert "Te has rendido." in person.wait_for("Intro para salir: ")
    person.type("\n")
    assert person.leave()[0] == 0


@pytest.mark.parametrize(
    ("game", "lang", "goal", "how"),
    [
        ("survive", "en", "before the volcano erupts", "here 1 is R1@D4"),
        ("survive", "es", "antes de que el volcán", "aquí 1 es R1@D4"),
        ("rising", "en", "before the sea takes the whole island", "here 1 is councilor adept"),
        ("rising", "es", "antes de que el mar se trague", "aquí 1 es councilor adept"),
    ],
)
def test_the_goal_and_how_to_answer_are_told_at_first(
    game: str, lang: str, goal: str, how: str, tmp_path: Path
) -> None:
    person = Terminal("play", game, "--you", "0", "--seed", "5", "--lang", lang, folder=tmp_path)
    prompt = {"en": PROMPT, "es": "(? para ayuda): "}[lang]
    seen = in_one_line(person.wait_for(prompt))
    assert goal in seen
    assert how in seen
    person.type("?\n")
    assert goal in in_one_line(person.wait_for(prompt))
    person.type("quit\n")
    assert person.leave()[0] == 0


def in_one_line(seen: str) -> str:
    """Without colours and line breaks."""
    return " ".join(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen).split())
