"""Games that are kept: they are listed, and the last one goes on."""

from __future__ import annotations

import json
import os
from pathlib import Path

from cli.command_line import KEPT, assert_refused, tidefall

START = ("play", "survive", "--seats", "2", "--you", "0", "--seed", "4", "--bots", "random")


def keep(folder: Path, answers: str) -> Path:
    """Play a little and leave; the file it is kept in."""
    before = set((folder / KEPT).glob("*"))
    done = tidefall(*START, answers=f"{answers}quit\n", folder=folder)
    assert done.returncode == 0, done.stderr
    (path,) = set((folder / KEPT).glob("*")) - before
    return path


def test_kept_games_are_listed_the_last_one_first(tmp_path: Path) -> None:
    assert tidefall("games", folder=tmp_path).stdout == f"No games are kept in {KEPT} yet.\n"
    assert not (tmp_path / "data").exists()
    older, newer = keep(tmp_path, "1\n"), keep(tmp_path, "1\n1\n")
    os.utime(older, (1_000_000_000, 1_000_000_000))
    (tmp_path / KEPT / "other.json").write_text("{}")
    lines = tidefall("games", folder=tmp_path).stdout.splitlines()
    assert [line.split()[:2] for line in lines[1:3]] == [[newer.name, "survive"], [older.name, "survive"]]
    assert "2001-09-0" in lines[2]
    assert f"{len(json.loads(newer.read_text())['actions'])} actions so far" in lines[1]
    assert "tidefall play --continue" in lines[-1]
    assert len(lines) == 5


def test_the_last_game_goes_on(tmp_path: Path) -> None:
    older, newer = keep(tmp_path, "1\n"), keep(tmp_path, "1\n")
    os.utime(older, (1_000_000_000, 1_000_000_000))
    before = json.loads(newer.read_text())["actions"]
    untouched = older.read_bytes()
    done = tidefall("play", "--continue", "--seed", "4", answers="1\nquit\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    after = json.loads(newer.read_text())["actions"]
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert older.read_bytes() == untouched
    assert len(list((tmp_path / KEPT).iterdir())) == 2


def test_a_game_that_is_over_does_not_go_on(tmp_path: Path) -> None:
    path = keep(tmp_path, "1\n")
    done = tidefall("play", "--continue", answers="1\n" * 2000, folder=tmp_path)
    assert "The game is over." in done.stdout
    assert json.loads(path.read_text())["result"] is not None
    assert "over after" in tidefall("games", folder=tmp_path).stdout
    assert_refused(tidefall("play", "--continue", folder=tmp_path), f"There is no unfinished game in {KEPT}.")


def test_what_a_kept_game_brings_is_not_given_again(tmp_path: Path) -> None:
    path = keep(tmp_path, "1\n")
    assert_refused(tidefall("play", "survive", "--continue", folder=tmp_path), "leave out GAME")
    words = ("play", "--continue", "--resume", str(path))
    assert_refused(tidefall(*words, folder=tmp_path), "leave out --resume")
