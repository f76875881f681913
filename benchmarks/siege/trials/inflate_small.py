"""Ten sockets send compressed messages that are within the limit, 8 kB each, as fast as they are taken."""

from __future__ import annotations

import zlib

from ..flood import flood
from ..target import Target, frame

SOCKETS = 10
MESSAGE = 8_000


def besiege(target: Target) -> dict[str, object]:
    packer = zlib.compressobj(9, wbits=-12)
    packed = (packer.compress(b" " * MESSAGE) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\0\0\xff\xff")
    bomb = frame(1, packed, rsv1=True)
    tally = flood(lambda: target.open_websocket(deflate=True), SOCKETS, bomb * 5000, target.deadline())
    return tally.rows() | {"would unpack to, MB": f"{tally.sent / len(bomb) * MESSAGE / 1e6:.0f}"}
