"""Fifty sockets send good and unreadable messages in turn, as fast as they are taken."""

from __future__ import annotations

from ..flood import flood
from ..target import Target, frame


def besiege(target: Target) -> dict[str, object]:
    data = (frame(1, b'{"type":"ping"}') + frame(1, b"{") * 20) * 100
    return flood(target.open_websocket, 50, data, target.deadline()).rows()
