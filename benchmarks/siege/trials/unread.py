"""One address asks for the rules of a game again and again, over 150 connections, and reads nothing of the answers."""

from __future__ import annotations

from ..flood import flood
from ..target import Target

ASK = b"GET /api/rules/survive HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def besiege(target: Target) -> dict[str, object]:
    return flood(target.connect, 150, ASK * 10, target.deadline(), reads=False).rows()
