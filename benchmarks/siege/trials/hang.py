"""Another process holds the database's lock, and everybody asks for a new table meanwhile."""

from __future__ import annotations

import os
import sqlite3
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx

from ..target import Target

FOLDER = "SIEGE_FOLDER"
ASKING = 10
WISH = {"game": "survive", "name": "Ann", "seats": [{"kind": "you"}, {"kind": "open"}]}


def prepare(folder: Path) -> None:
    """The attack comes from within: whoever holds the lock has to know the file."""
    os.environ[FOLDER] = str(folder)


def besiege(target: Target) -> dict[str, object]:
    times: list[float] = []
    statuses: Counter[int] = Counter()
    deadline = target.deadline()

    def ask(_: int) -> None:
        with httpx.Client(base_url=f"http://{target.host}:{target.port}", timeout=60) as client:
            while time.monotonic() < deadline - 5:
                began = time.monotonic()
                answer = client.post("/api/tables", json=WISH)
                times.append(time.monotonic() - began)
                statuses[answer.status_code] += 1
                time.sleep(0.5)

    file = Path(os.environ[FOLDER]) / "tables.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None, timeout=30)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with ThreadPoolExecutor(ASKING) as people:
            list(people.map(ask, range(ASKING)))
        holder.execute("ROLLBACK")
    return {
        "asked for tables": ", ".join(f"{many} x {status}" for status, many in sorted(statuses.items())),
        "longest wait for an answer, s": f"{max(times):.1f}",
    }
