"""Starting the command as a script would, or as a person at a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-c", "from tidefall.cli import main; main()"]
WITH_TOY = [sys.executable, "-c", f"import toy_sandbags; toy_sandbags.register(); {COMMAND[-1]}"]
"""The command with one more game, which all win or lose together."""
TESTS = str(Path(__file__).resolve().parent.parent)
SECONDS = 120
SEARCHED = os.pathsep.join(
    os.path.abspath(entry) for entry in [*os.environ.get("PYTHONPATH", "").split(os.pathsep), TESTS] if entry
)
KEPT = Path("data", "games")
"""Where the command keeps games in the folder that it runs in."""
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": SEARCHED,
    "PYTHONIOENCODING": "utf-8",
    "COLUMNS": "100",
    "TIDEFALL_DATA": str(KEPT.parent),
}
"""The command may run in another folder: relative paths to the package would not lead there."""


def tidefall(
    *words: str, answers: str = "", folder: Path | None = None, toy: bool = False, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with `answers` on its standard input."""
    return subprocess.run(
        [*(WITH_TOY if toy else COMMAND), *words],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**ENVIRONMENT, **environment},
        timeout=SECONDS,
        check=False,
    )


def assert_refused(done: subprocess.CompletedProcess[str], *parts: str, code: int = 2) -> None:
    """One sentence on the error stream that contains the parts, the exit code, and no traceback."""
    assert done.returncode == code, done.stdout + done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert done.stderr.startswith("tidefall: ")
    assert "Traceback" not in done.stdout + done.stderr
    for part in parts:
        assert part in done.stderr


class Terminal:
    """The command at a terminal of 100 columns."""

    def __init__(self, *words: str, folder: Path, toy: bool = False) -> None:
        command = WITH_TOY if toy else COMMAND
        self.child, self.file = pty.fork()
        if self.child == 0:
            # A shell lets what it starts in the background ignore Ctrl-C, and the command would inherit that.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.chdir(folder)
            environment = {**ENVIRONMENT, "TERM": "xterm-256color", "LINES": "50"}
            os.execve(command[0], [*command, *words], environment)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Everything since the last call, up to and with `text`."""
        limit = time.monotonic() + SECONDS
        while text not in self.seen:
            assert time.monotonic() < limit, self.seen
            assert self.more(), f"{text!r} did not come:\n{self.seen}"
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def more(self) -> bool:
        """Read what has come; False when the command has ended."""
        if not select.select([self.file], [], [], 1)[0]:
            return True
        try:
            data = os.read(self.file, 65536)
        except OSError:
            return False
        self.seen += data.decode("utf-8", "replace")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def leave(self) -> tuple[int, str]:
        """Wait for the end: the exit code and the last words."""
        limit = time.monotonic() + SECONDS
        while self.more():
            assert time.monotonic() < limit, f"It does not end:\n{self.seen}"
        _, status = os.waitpid(self.child, 0)
        os.close(self.file)
        return os.waitstatus_to_exitcode(status), self.seen
