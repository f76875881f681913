"""Who is here is written down: the process that a person is connected to says when they come and when they have gone.

A short break, as when a page is loaded again, leaves no trace. Nobody can fill the table by coming and going: what they
do is written down late then, but it is. A process that has died cannot write any more; its heartbeat stops, and whoever
has the table open writes in its place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tidefall.kernel.errors import Refused
from tidefall.server import logs
from tidefall.table import absence

if TYPE_CHECKING:
    from tidefall.server.live import LiveTable
    from tidefall.table.facts import AnyFact
    from tidefall.table.table import Table

AGAIN_SECONDS: Final = 5.0
"""After something could not be written."""


class Attendance:
    """One table's persons, as far as they are connected to this process."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.process = live.hub.bus.process
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def news(self, table: Table, person: str) -> list[AnyFact]:
        """What is to be written down about a person now."""
        if self.live.audience.is_here(person):
            return absence.came(table, person, self.process)
        return absence.went(table, person, self.process)

    def may_write(self, person: str) -> bool:
        """Whether something about a person may be written at once."""
        return person not in self._tasks and self.live.allowance.attendance.of(person).take()

    def stir(self, person: str) -> None:
        """Somebody has come or gone: see to it that it gets written down, sooner or later."""
        if person not in self._tasks and not self.live.hub.stopping:
            self._tasks[person] = asyncio.create_task(self._see_to(person), name=f"attendance at {self.live.id}")

    def stir_all(self) -> None:
        for person in self.live.audience.persons():
            self.stir(person)

    async def _see_to(self, person: str) -> None:
        live = self.live
        limits = live.hub.limits
        try:
            while live.table is not None and self.news(live.table, person):
                if not live.audience.is_here(person):
                    await asyncio.sleep(limits.settle_time)
                    if live.audience.is_here(person):
                        continue
                bucket = live.allowance.attendance.of(person)
                if not bucket.take():
                    await asyncio.sleep(bucket.wait())
                    continue
                try:
                    await live.bring_about(lambda table: self.news(table, person))
                except Refused:
                    await asyncio.sleep(AGAIN_SECONDS)
        except Exception as error:
            logs.fail("attendance_failed", error, table=live.id)
        finally:
            self._tasks.pop(person, None)

    async def bury(self, is_dead: Callable[[str], bool]) -> None:
        """Write down that those are gone who were connected to a process that has died."""

        def lost(table: Table) -> list[AnyFact]:
            return [
                fact
                for person, processes in table.here.items()
                for process in sorted(processes)
                if process != self.process and is_dead(process)
                for fact in absence.went(table, person, process)
            ]

        if self.live.table is not None and lost(self.live.table):
            with suppress(Refused):  # it is tried again with the next heartbeat
                await self.live.bring_about(lost)

    def is_busy(self) -> bool:
        return bool(self._tasks)

    def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
