"""`tidefall replay`: look and verify."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command_line import assert_refused, tidefall


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("record")
    words = ("play", "survive", "--seats", "2", "--you", "0", "--seed", "6", "--bots", "random", "--save", "game.json")
    assert tidefall(*words, answers="1\n" * 600, folder=folder).returncode == 0
    return folder / "game.json"


def changed(record: Path, folder: Path, **fields: object) -> Path:
    path = folder / "changed.json"
    path.write_text(json.dumps(json.loads(record.read_text()) | fields))
    return path


def test_a_finished_game_is_told_and_verified(record: Path) -> None:
    done = tidefall("replay", str(record))
    assert done.returncode == 0, done.stderr
    assert "Turn 1: Red." in done.stdout
    assert "★" in done.stdout
    assert "A finished game of survive" in done.stdout


def test_a_moment_is_shown_from_a_seat(record: Path) -> None:
    red = tidefall("replay", str(record), "--at", "60", "--seat", "0").stdout
    blue = tidefall("replay", str(record), "--at", "60", "--seat", "1").stdout
    nobody = tidefall("replay", str(record), "--at", "60").stdout
    assert "Setting up" in red
    assert "Your explorers\nR" in "\n".join(line[74:] for line in red.splitlines())
    assert "Your explorers\nB" in "\n".join(line[74:] for line in blue.splitlines())
    assert "Your explorers" not in nobody


def test_an_unfinished_game_can_be_shown(record: Path, tmp_path: Path) -> None:
    actions = json.loads(record.read_text())["actions"][:50]
    done = tidefall("replay", str(changed(record, tmp_path, actions=actions, result=None)), "--lang", "es")
    assert done.returncode == 0
    assert "Partida sin terminar" in done.stdout


def test_an_edited_action_fails_the_verification(record: Path, tmp_path: Path) -> None:
    actions = json.loads(record.read_text())["actions"]
    actions[45] = [actions[45][0], "sink F3"]
    assert_refused(tidefall("replay", str(changed(record, tmp_path, actions=actions))), "Action 45", "sink F3", code=1)


def test_an_edited_result_fails_the_verification(record: Path, tmp_path: Path) -> None:
    result = json.loads(record.read_text())["result"]
    result["scores"] = [99, 0]
    assert_refused(tidefall("replay", str(changed(record, tmp_path, result=result))), "result", code=1)


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "not complete JSON"),
        (b'{"format": "tidefall-rec', "not complete JSON"),
        (b"\xff\xfe\x00", "not text"),
        (b'{"format": "chess"}', "not a Tidefall record"),
        (b"[]", "not a Tidefall record"),
        (b'{"format": "tidefall-record-1"}', "missing"),
    ],
)
def test_what_is_not_a_record_is_refused(content: bytes, part: str, tmp_path: Path) -> None:
    path = tmp_path / "strange.json"
    path.write_bytes(content)
    assert_refused(tidefall("replay", str(path)), part)
    assert_refused(tidefall("play", "--resume", str(path)), part)
    assert path.read_bytes() == content


def test_a_truncated_record_is_refused(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(record.read_bytes()[:1000])
    assert_refused(tidefall("replay", str(path)), "not complete JSON")


@pytest.mark.parametrize(
    ("words", "part"), [(("--at", "99999"), "--at"), (("--at", "-1"), "--at"), (("--seat", "2"), "--seat")]
)
def test_a_moment_or_seat_that_is_not_there(words: tuple[str, str], part: str, record: Path) -> None:
    assert_refused(tidefall("replay", str(record), *words), part)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(b"\x7fELF\xff\xfe\n")
    done = tidefall("replay", "--game", "1", "games.jsonl", folder=tmp_path)
    assert_refused(done, "games.jsonl is not text.")


def test_a_seat_beyond_all_numbers(record: Path, tmp_path: Path) -> None:
    path = changed(record, tmp_path, actions=[[10**30, "R6@F5"]], result=None)
    for words in (("replay", str(path)), ("play", "--resume", str(path))):
        assert_refused(tidefall(*words), "Action 0 of the record", f"It was not for “{10**30}” to decide.", code=1)


def test_an_unfinished_game(record: Path, tmp_path: Path) -> None:
    actions = json.loads(record.read_text())["actions"][:1]
    done = tidefall("replay", str(changed(record, tmp_path, actions=actions, result=None)))
    assert "An unfinished game of survive: 1 action, and it is legal." in done.stdout
