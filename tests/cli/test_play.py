"""`tidefall play`, driven through a pipe."""

from __future__ import annotations

import json
from pathlib import Path

from cli.command_line import KEPT, assert_refused, tidefall

ONES = "1\n" * 600
"""Enough answers for any game: the first choice, always."""
CORPUS = Path(__file__).resolve().parent.parent / "corpus"


def only_file(folder: Path) -> Path:
    (found,) = folder.iterdir()
    return found


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    done = tidefall("play", "survive", "--you", "0", "--bots", "random", "--seed", "5", answers=ONES, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "You are Red." in done.stdout
    assert "The game is over." in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_gives_the_same_game() -> None:
    words = ("play", "survive", "--seats", "2", "--you", "1", "--seed", "8", "--bots", "random")
    assert tidefall(*words, answers=ONES).stdout == tidefall(*words, answers=ONES).stdout


def test_bots_can_be_watched() -> None:
    done = tidefall("play", "survive", "--you", "none", "--bots", "random", "--seed", "2", "--seats", "3")
    assert done.returncode == 0
    assert "Turn 20: Blue." in done.stdout
    assert "The game is over." in done.stdout


def test_actions_can_be_typed_and_taken_back(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text('{"explorers": {"Ra": "F3", "Rb": "F5"}, "ships": {"F2": []}}')
    answers = "F3>F4\nundo\nRa F3>F2 board\nquit\n"
    done = tidefall("play", "survive", "--you", "0", "--position", str(position), "--save", "game.json",
                    answers=answers, folder=tmp_path)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Taken back." in done.stdout
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["actions"] == [[0, "Ra F3>F2 board"]]


def test_questions_change_nothing(tmp_path: Path) -> None:
    answers = "?\nhelp\n? 3\n? R6\n? S-4.4\nlist\nmap\nhand\nlog\nhint\n\nsave here.json\nquit\n"
    done = tidefall("play", "survive", "--you", "0", "--seed", "1", answers=answers, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    for part in (
        "Answer with the number of a choice",
        "Place your explorer worth 1 on",
        "R6@J7: Place your explorer worth 6 on J7.",
        "S-4.4 Wet moves.",
        "240 J7",
        "Hint: ",
        "Saved in here.json.",
        "tidefall play --resume here.json",
    ):
        assert part in done.stdout
    decisions = [actor for actor, _ in json.loads((tmp_path / "here.json").read_text())["actions"] if actor != "chance"]
    assert decisions == []


def test_leaving_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    done = tidefall(
        "play", "survive", "--you", "0", "--seed", "4", "--bots", "random", answers="1\n1\nquit\n", folder=tmp_path
    )
    path = only_file(tmp_path / KEPT)
    assert path.name.startswith("survive-")
    assert f"tidefall play --resume {KEPT / path.name}" in done.stdout
    before = json.loads(path.read_text())
    assert before["seats"] == ["person", "random", "random", "random"]
    again = tidefall("play", "--resume", str(KEPT / path.name), "--seed", "4", answers=ONES, folder=tmp_path)
    assert again.returncode == 0, again.stderr
    after = json.loads(path.read_text())
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert after["result"]["winners"]


def test_a_seeded_game_goes_on_as_if_nobody_had_left(tmp_path: Path) -> None:
    words = ("play", "survive", "--you", "0", "--seed", "4", "--bots", "random")
    tidefall(*words, "--save", "straight.json", answers=ONES, folder=tmp_path)
    tidefall(*words, "--save", "broken.json", answers="1\n" * 20 + "quit\n", folder=tmp_path)
    tidefall("play", "--resume", "broken.json", "--seed", "4", answers=ONES, folder=tmp_path)
    assert (tmp_path / "straight.json").read_text() == (tmp_path / "broken.json").read_text()


def test_a_game_kept_by_older_rules_goes_on_by_those_of_today(tmp_path: Path) -> None:
    """The first third of an old record, as the terminal has kept it all along, with a person in the first seat."""
    path = sorted((CORPUS / "older" / "survive").glob("*.json"))[0]
    old = json.loads(path.read_text())
    seats = ["person", *["random"] * (len(old["seats"]) - 1)]
    cut = old | {"actions": old["actions"][: len(old["actions"]) // 3], "result": None, "seats": seats}
    (tmp_path / "game.json").write_text(json.dumps(cut))
    done = tidefall("play", "--resume", "game.json", "--seed", "1", answers="1\nquit\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["rules"] > old["rules"]
    assert record["seats"] == seats
    assert len(record["actions"]) > len(cut["actions"]) // 2
    assert tidefall("replay", "game.json", folder=tmp_path).returncode == 0


def test_the_end_of_input_loses_nothing(tmp_path: Path) -> None:
    done = tidefall("play", "survive", "--you", "0", "--seed", "4", answers="1\n1\n", folder=tmp_path)
    assert_refused(done, "input ended in the middle", "--resume")
    record = json.loads(only_file(tmp_path / KEPT).read_text())
    assert [actor for actor, _ in record["actions"]].count(0) == 2


def test_people_at_one_keyboard_see_only_their_own(tmp_path: Path) -> None:
    answers = "R6@F5\nB5@F6\n"
    done = tidefall("play", "survive", "--seats", "2", "--you", "0,1", answers=answers, folder=tmp_path)
    assert "You are Red and Blue." in done.stdout
    blue = done.stdout.split("Pass the keyboard to Blue and press Enter.")[1].split("Pass the keyboard to Red")[0]
    assert "Red places an explorer on" in blue
    assert "R6" not in blue


def test_spanish() -> None:
    done = tidefall("play", "survive", "--you", "0", "--lang", "es", answers="1\n")
    assert "Eres Rojo." in done.stdout
    assert "coloca" in done.stdout
    assert "La entrada terminó" in done.stderr
