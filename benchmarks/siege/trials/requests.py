"""One address asks for the list of tables and for what is not there, over ten connections, as fast as it goes."""

from __future__ import annotations

from ..flood import flood
from ..target import Target

PATHS = ("/api/tables", "/nothing/here.js", "/healthz")
ASK = "".join(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" for path in PATHS)


def besiege(target: Target) -> dict[str, object]:
    return flood(target.connect, 10, ASK.encode() * 5, target.deadline()).rows()
