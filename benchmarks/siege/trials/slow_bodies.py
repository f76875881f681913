"""One address sends 300 requests with a body that comes a byte at a time, half of them where nobody reads it."""

from __future__ import annotations

import itertools
import socket

from ..flood import flood
from ..target import Target

HEAD = " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"


def besiege(target: Target) -> dict[str, object]:
    lines = itertools.cycle(("POST /api/tables", "GET /api/games"))

    def connect() -> socket.socket:
        one = target.connect()
        one.sendall((next(lines) + HEAD).encode())
        return one

    return flood(connect, 300, b" ", target.deadline(), every=0.5).rows()
