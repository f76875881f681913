"""Without the server's packages everything else works, and whoever asks for the server is told what to install."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cli.command_line import COMMAND, ENVIRONMENT, assert_refused
from tidefall.cli import app

PROJECT = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
IN_THE_WAY = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


def plain(*words: str) -> subprocess.CompletedProcess[str]:
    """The command as in an install without extras."""
    hidden = IN_THE_WAY.format(missing=set(app.OF_THE_SERVER) | {"psycopg", "redis", "pyspiel"})
    return subprocess.run(
        [sys.executable, "-c", hidden + COMMAND[-1], *words],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("play", "survive", "--seats", "2", "--you", "none", "--bots", "random", "--seed", "1"),
        ("sim", "survive", "--seats", "2", "--games", "2", "--bots", "random", "--seed", "1"),
        ("rules", "rising"),
        ("catalogue", "rising"),
    ],
    ids=lambda words: words[0],
)
def test_what_needs_no_server_goes_without_it(words: tuple[str, ...]) -> None:
    done = plain(*words)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("words", [("serve",), ("admin", "tables")], ids=" ".join)
def test_who_asks_for_the_server_is_told_how_to_get_it(words: tuple[str, ...]) -> None:
    assert_refused(plain(*words), "pip install 'tidefall[server]'")


def test_the_extras_say_what_they_are_for() -> None:
    extras = PROJECT["optional-dependencies"]
    assert {"server", "postgres", "redis", "research", "lab", "cluster"} <= set(extras)
    names = {requirement.split(">")[0].split("=")[0].split("[")[0] for requirement in PROJECT["dependencies"]}
    served = {requirement.split(">")[0] for requirement in extras["server"]}
    assert not names & served
    assert {name.replace("-", "_") for name in served} | {"h11"} == set(app.OF_THE_SERVER)
