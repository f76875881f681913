"""Which server processes live: each says so in the database again and again, with or without a bus between them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidefall.server.storage import Storage


class Heartbeat:
    """A process is dead that has said goodbye, or has not been heard for `dead_time` by our own clock.

    The times that others write are only compared with each other: their clocks may be wrong.
    """

    def __init__(
        self, storage: Storage, process: str, dead_time: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.storage = storage
        self.process = process
        self.dead_time = dead_time
        self.clock = clock
        self._heard: dict[str, tuple[float, float]] = {}
        """By process: what it wrote last, and when we first read that."""
        self._has_beaten = False

    async def beat(self) -> None:
        """Say that this process lives, and hear the others; raises Unavailable."""
        written = await self.storage.beat(self.process, time.time())
        now = self.clock()
        heard = self._heard
        self._heard = {
            process: heard[process] if process in heard and heard[process][0] == seen else (seen, now)
            for process, seen in written.items()
        }
        self._has_beaten = True

    def is_dead(self, process: str) -> bool:
        """Whether a process has died, as far as the last beat tells."""
        if not self._has_beaten or process == self.process:
            return False
        if process not in self._heard:
            return True
        return self.clock() - self._heard[process][1] > self.dead_time

    async def stop(self) -> None:
        """Say goodbye; raises Unavailable."""
        await self.storage.stop_beating(self.process)
