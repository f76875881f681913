"""Whatever is wrong is said in one sentence, with exit code 2, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command_line import assert_refused, tidefall


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("play", "surviv"), ["no game 'surviv'", "Did you mean survive?"]),
        (("play",), ["which game"]),
        (("ply", "survive"), ["ply"]),
        (("play", "survive", "--sets", "3"), ["--sets", "--seats"]),
        (("play", "survive", "--seats", "9"), ["seats", "from 2 to 6"]),
        (("play", "survive", "--seats", "many"), ["--seats", "integer"]),
        (("play", "survive", "--option", "squidd"), ["no option 'squidd'", "Did you mean squid?"]),
        (("play", "survive", "--option", "memory=perfect"), ["memory", "strict or assisted"]),
        (("play", "survive", "--option", "squid=maybe"), ["squid", "true or false"]),
        (("play", "survive", "--option", "ch2", "--option", "ch4"), ["ch2 and ch4"]),
        (("play", "survive", "--option", "squid_v1"), ["squid"]),
        (("play", "survive", "--option", "ch5"), ["5 or 6 players"]),
        (("play", "survive", "--seats", "3", "--option", "seats=4"), ["seats is given twice"]),
        (("play", "survive", "--bots", "gredy"), ["gredy", "greedy"]),
        (("play", "survive", "--you", "7"), ["--you", "0 to 3"]),
        (("play", "survive", "--you", "me"), ["--you", "'me'"]),
        (("play", "survive", "--lang", "fr"), ["'fr'", "en and es"]),
        (("play", "survive", "--position", "nowhere.json"), ["nowhere.json"]),
        (("play", "survive", "--save", "no/such/folder.json"), ["no/such"]),
        (("play", "--resume", "nowhere.json"), ["nowhere.json"]),
        (("play", "survive", "--resume", "nowhere.json"), ["leave out GAME"]),
        (("sim", "surviv"), ["surviv"]),
        (("sim", "survive", "--games", "0"), ["--games"]),
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
        ("F3>G9", ["'F3>G9' is not possible now"]),
        ("F3>F4", ["could be Ra F3>F4, Rb F3>F4"]),
        ("Ra F3>F44", ["not possible", "Ra F3>F4"]),
        ("xyzzy", ["'xyzzy' is not possible now"]),
        ("999", ["no choice 999"]),
        ("0", ["no choice 0"]),
        ("? 999", ["no choice 999"]),
        ("? S-99.9", ["no rule 'S-99.9'"]),
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
    assert_refused(
        tidefall("sim", "survive", "--games", "1", "--out", "old.json", folder=tmp_path), "old.json exists already"
    )
    assert (tmp_path / "old.json").read_text() == "precious"
