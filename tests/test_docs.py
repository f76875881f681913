"""Every example in the README and the docs runs.

A ```python block runs as a doctest when it shows a prompt, else as a program. A ```console or ```sh block holds
`tidefall` commands; in a console block they follow a `$` and the other lines are output. Only the commands that set up
the project itself may be left out, with `<!-- not run: reason -->` above the block. Each block runs in an empty folder
of its own.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import tidefall

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs" / "studies").glob("*.md"))]
BLOCK = re.compile(
    r"(?P<unrun><!-- not run: [^\n]+ -->\n+)?^(?P<indent> *)```(?P<language>python|console|sh)\n(?P<text>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
SETS_UP_THE_PROJECT = ("make", "git clone", "cd")
SECONDS_PER_BLOCK = 120


class Block(NamedTuple):
    place: str
    language: str
    text: str
    is_run: bool


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [
        Block(
            f"{page.name}:{text.count(chr(10), 0, found.start('language')) + 1}",
            found["language"],
            re.sub(f"^{found['indent']}", "", found["text"], flags=re.MULTILINE),
            not found["unrun"],
        )
        for found in BLOCK.finditer(text)
    ]


def commands_of(block: Block) -> list[str]:
    lines = block.text.replace("\\\n", " ").splitlines()
    if block.language == "console":
        return [line[2:].strip() for line in lines if line.startswith("$ ")]
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
RUN = [block for block in BLOCKS if block.is_run]
NOT_RUN = [block for block in BLOCKS if not block.is_run]
PYTHON = [block for block in RUN if block.language == "python"]
COMMANDS = [block for block in RUN if block.language != "python"]


@pytest.mark.parametrize("block", PYTHON, ids=[block.place for block in PYTHON])
def test_python_example_runs(block: Block, tmp_path: Path) -> None:
    example = tmp_path / "example.txt"
    example.write_text(block.text, "utf-8")
    is_dialogue = any(line.startswith(">>> ") for line in block.text.splitlines())
    how = ["-m", "doctest", "-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE"] if is_dialogue else []
    succeed([sys.executable, *how, str(example)], tmp_path)


@pytest.mark.parametrize("block", COMMANDS, ids=[block.place for block in COMMANDS])
def test_command_example_runs(block: Block, tmp_path: Path) -> None:
    commands = commands_of(block)
    assert commands, "a block without a command"
    for command in commands:
        assert command.startswith("tidefall "), f"mark the block as not run, or take this out: {command}"
    shims = tmp_path / "bin"
    folder = tmp_path / "empty"
    shims.mkdir()
    folder.mkdir()
    write_shim(shims / "tidefall")
    for command in commands:
        succeed(["sh", "-c", command], folder, PATH=f"{shims}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.parametrize("block", NOT_RUN, ids=[block.place for block in NOT_RUN])
def test_only_setting_up_is_left_out(block: Block) -> None:
    assert block.language != "python"
    for command in commands_of(block):
        assert command.split("#")[0].strip().startswith(SETS_UP_THE_PROJECT), command


def write_shim(path: Path) -> None:
    """The `tidefall` command of the build under test, whatever is in PATH."""
    program = "import sys; sys.argv[0] = 'tidefall'; from tidefall.cli import main; main()"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{program}" "$@"\n', "utf-8")
    path.chmod(0o755)


def succeed(command: list[str], folder: Path, **environment: str) -> None:
    package_folder = str(Path(tidefall.__file__).resolve().parent.parent)
    result = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": package_folder, "TIDEFALL_DATA": str(folder / "data"), **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS_PER_BLOCK,
        check=False,
    )
    assert result.returncode == 0, f"{command}\n{result.stdout}"
