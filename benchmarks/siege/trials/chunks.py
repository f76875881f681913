"""One address sends bodies in chunks of one byte, over twenty connections, as fast as they are taken."""

from __future__ import annotations

from ..flood import flood
from ..target import Target

HEAD = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)


def besiege(target: Target) -> dict[str, object]:
    return flood(target.connect, 20, HEAD + b"1\r\n \r\n" * 60_000 + b"0\r\n\r\n", target.deadline()).rows()
