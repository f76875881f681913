"""Twenty sockets send pings of 125 bytes, as fast as they are taken, and read the answers."""

from __future__ import annotations

from ..flood import flood
from ..target import Target, frame


def besiege(target: Target) -> dict[str, object]:
    return flood(target.open_websocket, 20, frame(9, b"x" * 125) * 500, target.deadline()).rows()
