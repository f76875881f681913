"""One address holds 1,100 connections, each with half the head of a request, and adds a byte now and then."""

from __future__ import annotations

import socket

from ..flood import flood
from ..server import Conditions
from ..target import Target

CONDITIONS = Conditions(descriptors=1024)
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


def besiege(target: Target) -> dict[str, object]:
    def connect() -> socket.socket:
        one = target.connect()
        one.sendall(HALF)
        return one

    return flood(connect, 1100, b"x", target.deadline(), every=2, pace=1000).rows()
