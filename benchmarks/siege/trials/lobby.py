"""The list of public tables is asked for again and again, with 100,000 tables in the database."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx

from ..target import Target

TABLES = 100_000
PORTION = 1000
PAUSE = 0.05
FOLDER = "SIEGE_FOLDER"
SUMMARY = (
    '{"id":"%016d","game":"survive","options":{"seats":2},"status":"%s","public":true,"spectators":"public",'
    '"seats":[{"title":"Red","kind":"person","name":"Ann","score":null}],"turn":3,"created":1.0,"changed":%d}'
)


def prepare(folder: Path) -> None:
    os.environ[FOLDER] = str(folder)


def fill(file: Path) -> None:
    """Tables that look like that of the honest game."""
    rows = [
        (f"{number:016}", status, number, SUMMARY % (number, status, number))
        for number in range(TABLES)
        for status in [("open", "over", "playing", "over", "abandoned")[number % 5]]
    ]
    with closing(sqlite3.connect(file, timeout=30)) as connection:
        (rules,) = connection.execute("SELECT rules FROM tables LIMIT 1").fetchone()
        for start in range(0, TABLES, PORTION):
            connection.executemany(
                "INSERT INTO tables (id, game, status, public, created, changed, due, summary, rules)"
                " VALUES (?, 'survive', ?, 1, 1.0, ?, 0, ?, ?)",
                [(*row, rules) for row in rows[start : start + PORTION]],
            )
            connection.commit()


def besiege(target: Target) -> dict[str, object]:
    fill(Path(os.environ[FOLDER]) / "tables.sqlite3")
    times: list[float] = []
    deadline = target.deadline()
    with httpx.Client(base_url=f"http://{target.host}:{target.port}", timeout=60) as client:
        while time.monotonic() < deadline:
            began = time.perf_counter()
            client.get("/api/tables").raise_for_status()
            times.append(time.perf_counter() - began)
            time.sleep(PAUSE)
    times.sort()
    return {"the list, half, worst, ms": f"{1000 * times[len(times) // 2]:.0f}, {1000 * times[-1]:.0f}"}
