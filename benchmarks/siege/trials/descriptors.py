"""1,200 connections from eight addresses are held, while the process may have 1,024 files open (the soft limit)."""

from __future__ import annotations

import itertools

from ..flood import flood
from ..server import Conditions
from ..target import Target

CONDITIONS = Conditions(descriptors=1024)


def besiege(target: Target) -> dict[str, object]:
    sources = itertools.cycle(f"127.0.0.{number}" for number in range(2, 10))
    head = b"GET / HTTP/1.1\r\n"
    tally = flood(lambda: target.connect(next(sources)), 1200, head, target.deadline(), again=False, pace=1000)
    return tally.rows()
