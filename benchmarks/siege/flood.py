"""Many connections that all send the same thing, as fast as it is taken, and come back when they are closed."""

from __future__ import annotations

import selectors
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

PIECE = 65536


@dataclass
class Tally:
    opened: int = 0
    refused: int = 0
    closed: int = 0
    sent: int = 0

    def rows(self) -> dict[str, object]:
        return {
            "connections opened, refused, closed": f"{self.opened}, {self.refused}, {self.closed}",
            "sent, MB": f"{self.sent / 1e6:.1f}",
        }


def flood(
    connect: Callable[[], socket.socket],
    count: int,
    data: bytes,
    deadline: float,
    *,
    every: float = 0,
    reads: bool = True,
    again: bool = True,
    pace: float = 100,
) -> Tally:
    """Keep `count` connections and send `data` over and over on each, or once every so many seconds.

    Without `reads` nothing of the answers is read; without `again` each sends it once and is held. Connections are
    made, and come back, at most `pace` times a second.
    """
    tally = Tally()
    waiting: dict[socket.socket, bytes] = {}
    due: dict[socket.socket, float] = {}
    next_try = 0.0
    with selectors.DefaultSelector() as selector:

        def drop(one: socket.socket) -> None:
            selector.unregister(one)
            one.close()
            waiting.pop(one)
            due.pop(one)
            tally.closed += 1

        while (now := time.monotonic()) < deadline:
            if len(waiting) < count and now >= next_try:
                next_try = now + 1 / pace
                try:
                    one = connect()
                except OSError:
                    tally.refused += 1
                else:
                    one.setblocking(False)
                    waiting[one], due[one] = data, 0.0
                    selector.register(one, selectors.EVENT_READ | selectors.EVENT_WRITE)
                    tally.opened += 1
            busy = False
            for key, events in selector.select(0.005):
                one = key.fileobj  # type: ignore[assignment]
                try:
                    if events & selectors.EVENT_READ and reads and not one.recv(PIECE):
                        drop(one)
                        continue
                    if events & selectors.EVENT_WRITE and waiting[one] and now >= due[one]:
                        size = one.send(waiting[one][:PIECE])
                        tally.sent += size
                        waiting[one] = waiting[one][size:]
                        busy = True
                        if not waiting[one] and again:
                            waiting[one], due[one] = data, now + every
                except BlockingIOError:
                    pass
                except OSError:
                    drop(one)
            if not busy:
                time.sleep(0.002)
    for one in waiting:
        with suppress(OSError):
            one.close()
    return tally
