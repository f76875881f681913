"""One address sends requests with 40,000 headers each, over twenty connections, as fast as they are taken."""

from __future__ import annotations

from ..flood import flood
from ..target import Target

BOMB = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:b\r\n" * 40_000 + b"\r\n"


def besiege(target: Target) -> dict[str, object]:
    return flood(target.connect, 20, BOMB, target.deadline()).rows()
