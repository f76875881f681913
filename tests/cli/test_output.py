"""Output that cannot be written: one sentence, and the game is kept."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from cli.command_line import COMMAND, ENVIRONMENT, KEPT, SECONDS

FULL = Path("/dev/full")


def run(redirection: str, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {redirection}', "sh", *COMMAND, *words],
        input=answers,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=SECONDS,
        check=False,
    )


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
@pytest.mark.parametrize("words", [("catalogue", "rising"), ("--help",), ("rules", "survive")], ids=" ".join)
def test_a_full_disk_is_named(words: tuple[str, ...]) -> None:
    done = run(">/dev/full", *words)
    assert (done.returncode, done.stderr) == (
        2,
        "tidefall: The output cannot be written: No space left on device.\n",
    )


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
def test_a_game_without_output_is_kept() -> None:
    done = run(">/dev/full", "play", "rising", "--you", "0", answers="1\n1\n")
    assert done.returncode == 2
    (kept,) = KEPT.iterdir()
    assert done.stderr == (
        "tidefall: The output cannot be written: No space left on device. "
        f"The game is saved in {kept}. Continue it with: tidefall play --resume {kept}\n"
    )


def test_a_closed_output_is_no_trouble() -> None:
    done = run(">&-", "catalogue", "rising")
    assert (done.returncode, done.stderr) == (0, "")
