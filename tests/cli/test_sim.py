"""`tidefall sim`: the same seed gives the same result, whatever the number of processes."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.command_line import COMMAND, ENVIRONMENT, assert_refused, tidefall
from tidefall.cli import sim

WORDS = ("sim", "survive", "--seats", "3", "--games", "6", "--bots", "random", "--seed", "7")


def report(*words: str, folder: Path | None = None) -> dict[str, Any]:
    done = tidefall(*WORDS, "--json", *words, folder=folder)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one = report("--jobs", "1", "--out", "one.jsonl", folder=tmp_path)
    two = report("--jobs", "2", "--out", "two.jsonl", folder=tmp_path)
    assert one.pop("timing")["seconds"] > 0
    two.pop("timing")
    assert one == two
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert len((tmp_path / "one.jsonl").read_text().splitlines()) == 6


def test_a_written_game_can_be_replayed(tmp_path: Path) -> None:
    report("--jobs", "1", "--out", "games.jsonl", folder=tmp_path)
    done = tidefall("replay", "games.jsonl", "--game", "3", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "A finished game of survive" in done.stdout


def test_the_report_adds_up() -> None:
    found = report("--jobs", "1")
    assert found["games"] == 6
    assert sum(seat["won"] for seat in found["seats"]) == sum(bot["won"] for bot in found["bots"])
    assert abs(sum(seat["won"] for seat in found["seats"]) - 6) < 0.01
    assert [bot["seats"] for bot in found["bots"]] == [18]
    assert [(bot["bot"], bot["games"]) for bot in found["bots"]] == [("random", 6)]
    assert sum(found["ended_by"].values()) == 6
    for entry in found["seats"] + found["bots"]:
        assert 0 <= entry["low"] <= entry["rate"] <= entry["high"] <= 1


def test_a_table_for_people() -> None:
    done = tidefall(*WORDS)
    assert done.returncode == 0
    assert done.stderr == ""
    for part in ("6 games of survive", "seed 7", "games per second", "2 Green", "95% interval", "decisions"):
        assert part in done.stdout


def test_one_game_is_one_game() -> None:
    done = tidefall("sim", "survive", "--seats", "2", "--games", "1", "--bots", "random", "--seed", "3", "--jobs", "1")
    assert done.stdout.startswith("1 game of survive by random")
    assert not re.search(r"\d\.0 +\d+\.\d%", done.stdout)


def test_games_won_are_whole_where_they_are() -> None:
    assert doctest.testmod(sim).failed == 0


def test_two_bots_share_the_seats_fairly() -> None:
    words = ("sim", "survive", "--seats", "2", "--games", "2", "--bots", "random,greedy", "--seed", "1")
    found = json.loads(tidefall(*words, "--json").stdout)
    assert [(bot["bot"], bot["games"]) for bot in found["bots"]] == [("greedy", 2), ("random", 2)]
    assert found["bots"][0]["won"] == 2


BAD_BOTS = """
from tidefall import players

class Mute(players.Bot):
    name = "mute"
    def choose(self, view):
        return None

class Clumsy(players.Bot):
    name = "clumsy"
    def choose(self, view):
        return view.observation()["no such thing"]

for kind in (Mute, Clumsy):
    players.register(kind, kind.name)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("mute", "The bot mute failed in seat 1 of survive: it answered None, which is not one of its legal actions, "),
        ("clumsy", "The bot clumsy failed in seat 1 of survive: KeyError: 'no such thing' (bad_bots.py, line 12)."),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, bot: str, said: str, jobs: str) -> None:
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS, "utf-8")
    words = ["sim", "survive", "--seats", "2", "--games", "6", "--bots", f"random,{bot}", "--seed", "3", "--jobs", jobs]
    done = subprocess.run(
        [sys.executable, "-c", f"import bad_bots; {COMMAND[-1]}", *words],
        env={**ENVIRONMENT, "PYTHONPATH": os.pathsep.join([str(tmp_path), ENVIRONMENT["PYTHONPATH"]])},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert_refused(done, said, "This was game 0 with seed 3, after ")
