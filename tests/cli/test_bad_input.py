"""Whatever is wrong is said in one sentence, with exit code 2, and nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command_line import ENVIRONMENT, assert_refused, tidefall
from tidefall.cli.saves import claimed


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("play", "surviv"), ["no game “surviv”", "Did you mean survive?"]),
        (("play",), ["which game"]),
        (("ply", "survive"), ["ply"]),
        (("play", "survive", "--sets", "3"), ["--sets", "--seats"]),
        (("play", "survive", "--seats", "9"), ["seats", "from 2 to 6"]),
        (("play", "survive", "--seats", "many"), ["seats", "a whole number from 2 to 6, not “many”"]),
        (("play", "survive", "--seed", "x"), ["--seed takes a whole number, not “x”."]),
        (("play", "rising", "--option", "level"), ["level needs a value", "a whole number from 1 to 8"]),
        (("play", "rising", "--option", f"level={'1' * 5000}"), ["a whole number from 1 to 8, not “1111"]),
        (("play", "survive", "--save", ""), [". is a folder; give the name of a file."]),
        (("play", "survive", "--you", ""), ["--you", "not “”"]),
        (
            ("play", "survive", "--you", "0", "--bots", "random,greedy,random,greedy"),
            ["4 bots", "only 3 seats are left for bots"],
        ),
        (("play", "survive", "--option", "squidd"), ["no option “squidd”", "Did you mean squid?"]),
        (("play", "survive", "--option", "memory=perfect"), ["memory", "strict or assisted"]),
        (("play", "survive", "--option", "squid=maybe"), ["squid", "true or false"]),
        (("play", "survive", "--option", "ch2", "--option", "ch4"), ["ch2 and ch4"]),
        (("play", "survive", "--option", "squid_v1"), ["squid"]),
        (("play", "survive", "--option", "ch5"), ["5 or 6 players"]),
        (("play", "survive", "--seats", "3", "--option", "seats=4"), ["seats is given twice"]),
        (("play", "survive", "--bots", "gredy"), ["gredy", "greedy"]),
        (("play", "survive", "--you", "7"), ["--you", "0 to 3"]),
        (("play", "survive", "--you", "me"), ["--you", "“me”"]),
        (("play", "survive", "--lang", "fr"), ["“fr”", "en and es"]),
        (("play", "survive", "--position", "nowhere.json"), ["nowhere.json"]),
        (("play", "survive", "--save", "no/such/folder.json"), ["no/such"]),
        (("play", "--resume", "nowhere.json"), ["nowhere.json"]),
        (("play", "survive", "--resume", "nowhere.json"), ["leave out GAME"]),
        (("sim", "surviv"), ["surviv"]),
        (("play", "--resume", "nowhere.json", "--you", "0", "--bots", "random"), ["leave out --you and --bots."]),
        (("play", "--resume", "nowhere.json", "--seats", "0"), ["leave out --seats."]),
        (("sim", "survive", "--games", "0"), ["--games takes a whole number from 1 to 1000000000, not “0”."]),
        (("sim", "survive", "--games", "x"), ["--games takes a whole number from 1 to 1000000000, not “x”."]),
        (("sim", "survive", "--games", "1", "--out", "."), [". is a folder; give the name of a file."]),
        (
            ("sim", "survive", "--seats", "2", "--games", "1", "--bots", "random,greedy,random"),
            ["3 bots", "with 2 seats it takes at least 2 games", "--games is 1"],
        ),
        (("replay", "nowhere.json", "--at", "x"), ["--at takes a whole number, not “x”."]),
        (("serve", "--port", "70000"), ["--port takes a whole number from 0 to 65535, not “70000”."]),
        (("sim", "survive", "--jobs", "0"), ["--jobs"]),
        (("sim", "survive", "--bots", "random,"), ["bot"]),
        (("sim", "survive", "--games", "1", "--out", "no/such/games.jsonl"), ["no/such"]),
        (("replay", "nowhere.json"), ["nowhere.json"]),
        (("replay",), ["FILE"]),
        (("rules", "survive", "X-1"), ["X-1"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_words_that_make_no_sense(words: tuple[str, ...], parts: list[str], tmp_path: Path) -> None:
    assert_refused(tidefall(*words, folder=tmp_path), *parts)
    assert list(tmp_path.iterdir()) == []


POSITION = {"explorers": {"Ra": "F3", "Rb": "F3"}, "ships": {"F2": []}}


@pytest.mark.parametrize(
    ("answer", "parts"),
    [
        ("F3>G9", ["“F3>G9” is not possible now"]),
        ("F3>F4", ["could mean Ra F3>F4 or Rb F3>F4"]),
        ("Ra F3>F44", ["not possible", "Ra F3>F4"]),
        ("xyzzy", ["“xyzzy” is not possible now"]),
        ("999", ["no choice 999"]),
        ("0", ["no choice 0"]),
        ("? 999", ["no choice 999"]),
        ("log 0", ["log takes a number of events from 1 to 999999, not “0”"]),
        ("log all", ["from 1 to 999999, not “all”"]),
        ("? S-99.9", ["no rule “S-99.9”"]),
        ("undo", ["nothing to take back"]),
        ("save position.json", ["exists already"]),
    ],
)
def test_an_answer_that_cannot_be_ends_a_piped_game_and_keeps_it(answer: str, parts: list[str], tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(json.dumps(POSITION))
    words = ("play", "survive", "--you", "0", "--position", "position.json", "--save", "kept.json")
    assert_refused(tidefall(*words, answers=f"{answer}\n", folder=tmp_path), *parts, "--resume kept.json")
    assert json.loads((tmp_path / "kept.json").read_text())["actions"] == []
    assert json.loads((tmp_path / "position.json").read_text()) == POSITION


@pytest.mark.parametrize(
    ("content", "parts"),
    [
        ('{"explorers": {"Ra": "F3"', ["position.json is not JSON"]),
        ("[1, 2]", ["not a JSON object"]),
        ("[" * 100_000, ["nested too deeply"]),
        ('{"explorers": {"Ra": "Z9"}}', ["Z9"]),
        ('{"explorers": {"Xa": "F3"}}', ["Xa"]),
        ('{"ships": {"F5": []}}', ["F5"]),
        ('{"explorers": {"Ra": "F3"}, "ships": {"F2": ["Ra"]}}', ["Ra"]),
        ('{"step": "dance"}', ["dance"]),
        ('{"nonsense": 1}', ["nonsense"]),
    ],
)
def test_a_position_that_cannot_be(content: str, parts: list[str], tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(content)
    assert_refused(tidefall("play", "survive", "--position", "position.json", folder=tmp_path), *parts)


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("precious")
    assert_refused(tidefall("play", "survive", "--save", "old.json", folder=tmp_path), "old.json exists already")
    done = tidefall("sim", "survive", "--games", "1", "--out", "old.json", folder=tmp_path)
    assert_refused(done, "old.json exists already; choose another name, or go on with its games by adding --resume.\n")
    assert (tmp_path / "old.json").read_text() == "precious"


def test_games_that_end_in_the_same_second_have_their_own_files(tmp_path: Path) -> None:
    names = [claimed(tmp_path / "game.json").name for _ in range(3)]
    assert names == ["game.json", "game-2.json", "game-3.json"]


NOT_KEPT = """
from tidefall import Refused
from tidefall.cli import main, saves
def refuse(*_):
    raise Refused("cannot_write", file="game.json", why="it is too late")
saves.records.dump = refuse
main()
"""


def test_a_game_that_cannot_be_kept_hides_no_refusal(tmp_path: Path) -> None:
    words = [sys.executable, "-c", NOT_KEPT, "play", "survive", "--you", "0"]
    done = subprocess.run(
        words, input="xyzzy\n", capture_output=True, text=True, env=ENVIRONMENT, cwd=tmp_path, check=False
    )
    assert_refused(done, "“xyzzy” is not possible now.", "Cannot write game.json: it is too late.")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize("answer", ["follower@hills_6", "f@h6", "f@hills_6"])
def test_a_short_answer_gets_the_reason_of_the_long_one(answer: str, tmp_path: Path) -> None:
    players = [
        {"councilor": "explorer", "colour": "red", "leader": "hills_6", "followers": ["hills_1", "pool", "pool"]},
        {"councilor": "scholar", "colour": "blue", "leader": "pool", "followers": ["pool"]},
    ]
    position = {"round": 3, "wrath": 2, "step": "place", "starting_player": 0, "players": players}
    (tmp_path / "position.json").write_text(json.dumps(position))
    words = ("play", "rising", "--seats", "2", "--you", "0", "--position", "position.json")
    done = tidefall(*words, answers=f"{answer}\n", folder=tmp_path)
    assert_refused(done, "There is no empty space there (R-4.1, R-4.2).")
