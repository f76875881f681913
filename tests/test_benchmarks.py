"""The benchmarks run; how fast anything is, no test can say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import tidefall

FOLDER = Path(__file__).resolve().parent.parent / "benchmarks"


def run_quickly(script: str, file: Path) -> tuple[str, dict[str, Any]]:
    """What a benchmark prints, and the figures that it writes to a file."""
    command = [sys.executable, str(FOLDER / script), "--quick", "--json", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return done.stdout, figures


def test_a_quick_run_measures_and_reports_everything(tmp_path: Path) -> None:
    """Peers that are not installed are named and left out; our own figures are all there."""
    printed, figures = run_quickly("run.py", tmp_path / "figures.json")
    assert len(figures["rows"]) == 12
    for row in figures["rows"]:
        assert row["what"].split()[0].strip(",") in printed
        assert row["ours"] is None or row["ours"] > 0
    assert [row["what"] for row in figures["rows"][:10] if row["ours"] is None] == []
    chess = figures["driven_from_python"].get("OpenSpiel chess")
    assert chess is None or chess > 0


def test_a_quick_load_of_a_server_is_measured(tmp_path: Path) -> None:
    """Everything that has a goal is measured, and every command of the scripted clients is granted."""
    printed, figures = run_quickly("server_load.py", tmp_path / "figures.json")
    assert [row["what"] for row in figures["rows"] if row["ours"] is None or row["ours"] <= 0] == []
    for row in figures["rows"]:
        assert row["what"] in printed
    assert figures["compiled"] == tidefall.COMPILED
    assert [problem for problem in figures["problems"] if "were not asked for" not in problem] in (
        [],
        ["The rules are not compiled here: the figures are those of the interpreted ones."],
    )


def test_a_server_is_besieged_and_its_guests_play_on() -> None:
    """Any trial will do: what they send differs, what is measured does not."""
    command = [sys.executable, "-m", "benchmarks.siege", "pings", "--seconds", "1"]
    done = subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for row in ("connections opened", "memory before", "commands of the honest game", "/healthz", "log"):
        assert row in done.stdout
    assert " 0 lost" in done.stdout


def test_every_trial_says_what_it_sends() -> None:
    command = [sys.executable, "-m", "benchmarks.siege"]
    done = subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True, check=True)
    trials = {file.stem for file in (FOLDER / "siege" / "trials").glob("[a-z]*.py")}
    told = {line.split()[0]: line.split(maxsplit=1)[1] for line in done.stdout.splitlines()}
    assert told.keys() == trials
    assert all(sentence.endswith(".") for sentence in told.values())
