"""A server in a process of its own, and what it needs of the machine."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Self

import commands

LIMITS = {
    **dict.fromkeys(("requests_rate", "requests_burst", "tables_rate", "tables_burst"), 100_000),
    **dict.fromkeys(("joins_rate", "joins_burst", "messages_rate", "messages_burst"), 100_000),
    **dict.fromkeys(("arrivals_rate", "arrivals_burst", "address_hellos_rate", "address_hellos_burst"), 100_000),
    **dict.fromkeys(("connections", "connections_per_address"), 10_000),
    "bot_window": 0.2,
    "bot_pause": 0.05,
}
"""Everybody comes from one address; and bots do not keep people waiting, so that so few tables make so many actions."""
ANSWER_SECONDS = 120


class ServerProcess:
    """`tidefall serve`, on a database of its own unless another is named."""

    def __init__(self, folder: Path, database_url: str | None = None, redis_url: str | None = None) -> None:
        limits = [word for name, value in LIMITS.items() for word in ("--limit", f"{name}={value}")]
        database = database_url or f"sqlite:///{folder / 'tables.sqlite3'}"
        redis = ["--redis-url", redis_url] if redis_url else []
        self.log = Path(tempfile.mkstemp(suffix=".log", dir=folder)[1])
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*commands.COMMAND, "serve", "--port", "0", "--database-url", database, *redis, *limits],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise commands.Failed(f"the server did not start: {self.log.read_text(errors='replace').strip()}")
        self.url = "http://" + line.partition("http://")[2].split()[0].rstrip("/")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        body = json.dumps(data).encode()
        request = urllib.request.Request(self.url + path, body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
            told: dict[str, Any] = json.load(answer)
            return told

    def memory(self) -> float | None:
        """Bytes of memory in use; None where the system does not tell."""
        pages = self._read("statm").split()
        return int(pages[1]) * float(os.sysconf("SC_PAGE_SIZE")) if pages else None

    def processor_seconds(self) -> float | None:
        words = self._read("stat").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / float(os.sysconf("SC_CLK_TCK")) if words else None

    def _read(self, name: str) -> str:
        path = Path("/proc", str(self.process.pid), name)
        return path.read_text() if path.exists() else ""

    def errors(self) -> int:
        lines = [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]
        return sum(line["level"] == "error" for line in lines)


class Servers:
    """One process or several on the same database. The people of a table are at one of them, or spread over all."""

    def __init__(
        self, folder: Path, processes: int, database_url: str | None, redis_url: str | None, spread: bool
    ) -> None:
        self.spread = spread
        self.all = [ServerProcess(folder, database_url, redis_url) for _ in range(processes)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.all:
            server.process.terminate()
        for server in self.all:
            server.process.wait()

    def url(self, table: int, socket: int) -> str:
        return self.all[(table + socket * self.spread) % len(self.all)].url

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        return self.all[0].post(path, data)

    def memory(self) -> float | None:
        return total([server.memory() for server in self.all])

    def processor_seconds(self) -> float | None:
        return total([server.processor_seconds() for server in self.all])

    def errors(self) -> int:
        return sum(server.errors() for server in self.all)

    def last_words(self) -> str:
        return "\n".join(server.log.read_text("utf-8")[-2000:] for server in self.all)


def total(figures: list[float | None]) -> float | None:
    known = [figure for figure in figures if figure is not None]
    return sum(known) if len(known) == len(figures) else None
