"""`tidefall sim` that is stopped in the middle: what is there is shown and kept, and it goes on from there."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psutil
import pytest

from cli.command_line import COMMAND, ENVIRONMENT, Terminal, assert_refused, tidefall

SLOW_BOTS = """
import time
from tidefall import players

class Slow(players.Bot):
    '''It sets up quickly, then each decision takes minutes.'''
    name = "slow"
    def choose(self, view):
        if view.observation()["turn"] > 0:
            open("thinking", "w").write("now\\n")
            time.sleep(600)
        return view.legal_actions()[0]

players.register(Slow, "slow")
"""
QUESTION = ("sim", "survive", "--seats", "2", "--bots", "random", "--seed", "7")
SECONDS_TO_STOP = 2
"""What is promised, in time of the processor: what else the machine does at the moment does not count."""
SECONDS_OF_A_BUSY_MACHINE = 60


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    (folder / "slow_bots.py").write_text(SLOW_BOTS, "utf-8")
    # A shell lets what it starts in the background ignore Ctrl-C, and the command would inherit that.
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    return subprocess.Popen(
        [sys.executable, "-c", f"{hears}; import slow_bots; {COMMAND[-1]}", *words],
        cwd=folder,
        env={**ENVIRONMENT, "PYTHONPATH": os.pathsep.join([str(folder), ENVIRONMENT["PYTHONPATH"]])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def stop(command: subprocess.Popen[str], number: signal.Signals = signal.SIGINT) -> tuple[str, str]:
    """Send a signal to the whole group, as a terminal does; what the command said. It ends in time, and all of it."""
    family = [psutil.Process(command.pid), *psutil.Process(command.pid).children(recursive=True)]
    until_now = sum(sum(process.cpu_times()[:2]) for process in family)
    others = ended()
    os.killpg(command.pid, number)
    said = command.communicate(timeout=SECONDS_OF_A_BUSY_MACHINE)
    assert ended() - others - until_now < SECONDS_TO_STOP
    assert psutil.wait_procs(family, timeout=5)[1] == []
    return said


def ended() -> float:
    """The processor's time of all that we started and that has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def wait_for_lines(path: Path, count: int) -> None:
    limit = time.monotonic() + 120
    while not path.is_file() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < limit, "the games are not written as they end"
        time.sleep(0.05)


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_table_so_far_is_shown(tmp_path: Path, jobs: str, number: signal.Signals) -> None:
    command = start(tmp_path, *QUESTION, "--games", "100000", "--jobs", jobs, "--out", "games.jsonl")
    wait_for_lines(tmp_path / "games.jsonl", 3)
    said, complaints = stop(command, number)
    assert command.returncode == 130
    assert "Traceback" not in complaints
    played = len(lines(tmp_path / "games.jsonl"))
    assert said.startswith(f"{played} games of survive by random, seed 7: ")
    assert complaints.splitlines() == [
        f"Stopped after {played} of 100000 games.",
        f"Go on with: tidefall {' '.join(QUESTION)} --games 100000 --jobs {jobs} --out games.jsonl --resume",
    ]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_thinks_for_minutes_does_not_keep_anybody(tmp_path: Path, jobs: str) -> None:
    words = ("sim", "survive", "--seats", "2", "--games", "5", "--seed", "7", "--bots", "slow", "--jobs", jobs)
    command = start(tmp_path, *words)
    wait_for_lines(tmp_path / "thinking", 1)
    said, complaints = stop(command)
    assert (command.returncode, said) == (130, "")
    assert complaints == "Stopped after 0 of 5 games.\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_goes_on_as_if_nothing_had_been(tmp_path: Path, jobs: str) -> None:
    command = start(tmp_path, *QUESTION, "--games", "100000", "--jobs", jobs, "--out", "games.jsonl")
    wait_for_lines(tmp_path / "games.jsonl", 2)
    stop(command)
    games = len(lines(tmp_path / "games.jsonl")) + 3
    # As if the machine had been switched off in the middle of a line.
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"format":"tidefall-rec')
    again = tidefall(
        *QUESTION, "--games", str(games), "--out", "games.jsonl", "--resume", "--jobs", jobs, "--json", folder=tmp_path
    )
    assert again.returncode == 0, again.stderr
    at_once = tidefall(*QUESTION, "--games", str(games), "--out", "once.jsonl", "--json", folder=tmp_path)
    found, wanted = json.loads(again.stdout), json.loads(at_once.stdout)
    assert found.pop("timing") != {}
    wanted.pop("timing")
    assert found == wanted
    assert (tmp_path / "games.jsonl").read_bytes() == (tmp_path / "once.jsonl").read_bytes()


def test_a_drawn_seed_comes_from_the_file(tmp_path: Path) -> None:
    question = ("sim", "survive", "--seats", "2", "--bots", "random", "--out", "games.jsonl", "--json")
    first = json.loads(tidefall(*question, "--games", "2", folder=tmp_path).stdout)
    again = json.loads(tidefall(*question, "--games", "4", "--resume", folder=tmp_path).stdout)
    assert again["seed"] == first["seed"]
    assert [line["match"]["number"] for line in lines(tmp_path / "games.jsonl")] == [0, 1, 2, 3]


def test_a_grid_goes_on_too(tmp_path: Path) -> None:
    question = ("sim", "rising", "--seats", "1,2", "--bots", "random", "--seed", "3", "--json", "--out", "games.jsonl")
    whole = json.loads(tidefall(*question, "--games", "2", folder=tmp_path).stdout)
    kept = (tmp_path / "games.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert len(kept) == 4
    (tmp_path / "games.jsonl").write_text("".join(kept[:3]), "utf-8")
    again = json.loads(tidefall(*question, "--games", "2", "--resume", folder=tmp_path).stdout)
    for cell in whole["cells"] + again["cells"]:
        del cell["timing"]
    assert again == whole
    assert (tmp_path / "games.jsonl").read_text("utf-8") == "".join(kept)


def test_games_of_another_question_are_not_counted(tmp_path: Path) -> None:
    assert tidefall(*QUESTION, "--games", "1", "--out", "games.jsonl", folder=tmp_path).returncode == 0
    before = (tmp_path / "games.jsonl").read_bytes()
    for other in (("--seed", "8"), ("--option", "squid"), ("--bots", "greedy")):
        done = tidefall(*QUESTION, *other, "--games", "2", "--out", "games.jsonl", "--resume", folder=tmp_path)
        assert_refused(done, "games.jsonl has games of another question")
    assert_refused(tidefall(*QUESTION, "--resume", folder=tmp_path), "--resume goes on with the file of --out")
    (tmp_path / "other.jsonl").write_text('{"format": "tidefall-record-1"}\n')
    done = tidefall(*QUESTION, "--out", "other.jsonl", "--resume", folder=tmp_path)
    assert_refused(done, "Line 1 of other.jsonl is not a Tidefall record: rules, game, ")
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_the_bar_moves_from_the_first_game(tmp_path: Path) -> None:
    person = Terminal(*QUESTION, "--games", "100000", "--jobs", "2", folder=tmp_path)
    person.wait_for("0/100000")
    seen = person.wait_for("/100000")
    limit = time.monotonic() + 60
    while " 0/100000" in f" {seen.split()[-1]}" and time.monotonic() < limit:
        seen = person.wait_for("/100000")
    assert 0 < int(seen.split()[-1].split("/")[0]) < 200
    person.type("\x03")
    code, words = person.leave()
    assert code == 130
    assert "Stopped after " in words
    assert "Traceback" not in words
