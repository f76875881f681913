"""The server under siege: `tidefall serve` of any checkout, on a database of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Self

MAIN = "import sys; from tidefall.cli import main; sys.exit(main())"
STOP_SECONDS = 30


@dataclass(frozen=True)
class Conditions:
    words: tuple[str, ...] = ()
    """More words for `tidefall serve`. `{folder}` stands for the trial's temporary folder."""
    descriptors: int | None = None
    """How many files the process may have open when it starts (the soft limit)."""


class Server:
    def __init__(self, tree: Path, folder: Path, conditions: Conditions) -> None:
        self.log = folder / "log"
        words = [word.format(folder=folder) for word in conditions.words]
        if "--database-url" not in words:
            words += ["--database-url", f"sqlite:///{folder / 'tables.sqlite3'}"]

        command = [sys.executable, "-c", MAIN, "serve", "--port", "0", *words]
        if conditions.descriptors is not None:
            command = ["sh", "-c", f'ulimit -S -n {conditions.descriptors} && exec "$@"', "sh", *command]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "PYTHONPATH": str(tree / "src")},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://([\d.]+):(\d+)", self.process.stdout.readline())
        if found is None:
            raise SystemExit(f"The server did not start: {self.log.read_text(errors='replace')[-2000:]}")
        self.url = found[0]
        self.host, self.port = found[1], int(found[2])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def memory(self) -> float:
        """Megabytes in use."""
        return self._read("VmRSS")

    def peak(self) -> float:
        """The most it ever had."""
        return self._read("VmHWM")

    def _read(self, name: str) -> float:
        try:
            status = Path("/proc", str(self.process.pid), "status").read_text()
        except OSError:
            return float("nan")
        found = re.search(rf"{name}:\s+(\d+) kB", status)
        return int(found[1]) / 1000 if found else float("nan")
