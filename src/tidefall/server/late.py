"""The table as it was some time ago, for spectators who are kept behind.

Before the game starts there is nothing to keep from anybody: until then everything is shown at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from tidefall.server.viewing import updates
from tidefall.table.facts import Entry, Started
from tidefall.table.seeing import Sight
from tidefall.table.table import Table

if TYPE_CHECKING:
    from tidefall.server.viewing import Viewer

TICK_SECONDS: Final = 0.5


class Past:
    """A second fold of the same entries, which lags behind the first. It runs while somebody looks at it."""

    def __init__(self, id: str, entries: Iterable[Entry], delay: Callable[[], float]) -> None:
        self.table = Table(id)
        self.delay = delay
        self.viewers: set[Viewer] = set()
        self._waiting: deque[Entry] = deque(entries)
        self._started = False
        self._task: asyncio.Task[None] | None = None
        while entry := self.due():
            self.table.apply(entry)

    def hear(self, entries: Iterable[Entry]) -> None:
        """What is new at the table."""
        self._waiting.extend(entries)

    def due(self) -> Entry | None:
        """The next entry, if it is old enough."""
        if not self._waiting:
            return None
        entry = self._waiting[0]
        self._started = self._started or isinstance(entry.fact, Started)
        old_enough = entry.at + self.delay() <= time.time()
        return self._waiting.popleft() if old_enough or not self._started else None

    def show(self, viewer: Viewer) -> None:
        """Let a viewer who has been welcomed look on."""
        self.viewers.add(viewer)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="late table")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        sight = Sight(self.table)
        while True:
            while entry := self.due():
                sight.apply(entry)
                for parcel in updates(sight, self.viewers):
                    parcel.viewer.outbox.put_encoded(parcel.message)
                await asyncio.sleep(0)
            await asyncio.sleep(TICK_SECONDS)
