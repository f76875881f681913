"""Fifty sockets of one address say hello at the honest game's table, each fifteen times a second."""

from __future__ import annotations

import json

from ..flood import flood
from ..target import Target, frame


def besiege(target: Target) -> dict[str, object]:
    hello = json.dumps({"type": "hello", "protocol": 1, "table": target.table}).encode()
    return flood(target.open_websocket, 50, frame(1, hello), target.deadline(), every=1 / 15).rows()
