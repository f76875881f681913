"""Ten sockets each begin a message and go on with empty pieces of it, as fast as they are taken."""

from __future__ import annotations

import socket

from ..flood import flood
from ..target import Target, frame


def besiege(target: Target) -> dict[str, object]:
    def connect() -> socket.socket:
        one = target.open_websocket()
        one.sendall(frame(1, b"x", fin=False))
        return one

    return flood(connect, 10, frame(0, b"", fin=False) * 5000, target.deadline()).rows()
