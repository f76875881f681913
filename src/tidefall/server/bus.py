"""What server processes tell each other: that a table has grown, and who is there.

Nothing here needs to arrive. A process that missed a message finds the entries in the database a little later, and
presence is said again and again: whoever is silent for too long is gone. So a killed process leaves no ghosts.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct

from tidefall.server import logs

REPEAT_SECONDS: Final = 5.0
GONE_SECONDS: Final = 16.0


class Grown(Struct, frozen=True, tag="grown"):
    """The table has entries up to this number."""

    process: str
    number: int


class Here(Struct, frozen=True, tag="here"):
    """The persons and the number of onlookers connected to a process. `ask`: let me know of yours."""

    process: str
    persons: list[str]
    watching: int
    ask: bool = False


NOTE: Final = msgspec.json.Decoder(Grown | Here)


class Others:
    """Who is at a table by way of other processes, and what is to be done when they are heard."""

    def __init__(self, on_grown: Callable[[int], None], on_presence: Callable[[], None]) -> None:
        self.on_grown = on_grown
        self.on_presence = on_presence
        self.mine: tuple[list[str], int] = ([], 0)
        self.heard: dict[str, tuple[float, frozenset[str], int]] = {}
        """By process: when it was last heard, its persons, its onlookers."""


class Bus(ABC):
    """`open` a table to hear of it. How notes travel is the subclasses' matter."""

    shared = False
    """Whether there may be other processes at all."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.process = secrets.token_hex(8)
        self.clock = clock
        self._tables: dict[str, Others] = {}
        self._repeating: asyncio.Task[None] | None = None

    @abstractmethod
    def publish(self, table: str, note: bytes) -> None:
        """Send a note to every process that has the table open, at some time soon."""

    async def start(self) -> None:
        self._repeating = asyncio.create_task(self._repeat(), name="bus presence")

    async def stop(self) -> None:
        for table in list(self._tables):
            self.close(table)
        if self._repeating is not None:
            self._repeating.cancel()

    def open(self, table: str, on_grown: Callable[[int], None], on_presence: Callable[[], None]) -> None:
        """Hear of a table: entries that others wrote, and that somebody came or went."""
        self._tables[table] = Others(on_grown, on_presence)

    def close(self, table: str) -> None:
        """Hear no more of it."""
        if self._tables[table].mine != ([], 0):
            self.present(table, [], 0)
        del self._tables[table]

    def grown(self, table: str, number: int) -> None:
        """Tell the others that the table has entries up to this number."""
        self.publish(table, msgspec.json.encode(Grown(self.process, number)))

    def present(self, table: str, persons: Iterable[str], watching: int) -> None:
        """Tell the others who is connected to this process."""
        mine = (sorted(persons), watching)
        others = self._tables.get(table)
        if others is not None and mine != others.mine:
            others.mine = mine
            self._tell(table)

    def elsewhere(self, table: str) -> tuple[set[str], int]:
        """The persons and the number of onlookers that are connected to other processes."""
        heard = self._tables[table].heard.values() if table in self._tables else ()
        persons = {person for _, present, _ in heard for person in present}
        return persons, sum(watching for _, _, watching in heard)

    def receive(self, table: str, data: bytes) -> None:
        """A note has come."""
        others = self._tables.get(table)
        try:
            note = NOTE.decode(data)
        except msgspec.DecodeError:
            logs.warn("strange_note", size=len(data))
            return
        if others is None or note.process == self.process:
            return
        if isinstance(note, Grown):
            others.on_grown(note.number)
            return
        if note.ask:
            self._tell(table)
        before = others.heard.get(note.process)
        if note.persons or note.watching:
            others.heard[note.process] = (self.clock(), frozenset(note.persons), note.watching)
        else:
            others.heard.pop(note.process, None)
        after = others.heard.get(note.process)
        if (before and before[1:]) != (after and after[1:]):
            others.on_presence()

    def ask(self, table: str) -> None:
        """Let the other processes say who is there."""
        self._tell(table, ask=True)

    def _tell(self, table: str, ask: bool = False) -> None:
        persons, watching = self._tables[table].mine
        self.publish(table, msgspec.json.encode(Here(self.process, persons, watching, ask)))

    def repeat(self) -> None:
        """Say again who is here, and forget who has not been heard for long."""
        for table, others in list(self._tables.items()):
            if others.mine != ([], 0):
                self._tell(table)
            silent = [name for name, (then, _, _) in others.heard.items() if self.clock() - then > GONE_SECONDS]
            for name in silent:
                del others.heard[name]
            if silent:
                others.on_presence()

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            self.repeat()


class MemoryBus(Bus):
    """Notes within one process. Alone it has nobody to tell; several on one `exchange` hear each other."""

    def __init__(self, exchange: set[MemoryBus] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(clock)
        self.exchange = {self} if exchange is None else exchange
        self.shared = exchange is not None
        self.exchange.add(self)

    async def stop(self) -> None:
        await super().stop()
        self.exchange.discard(self)

    def open(self, table: str, on_grown: Callable[[int], None], on_presence: Callable[[], None]) -> None:
        super().open(table, on_grown, on_presence)
        self.ask(table)

    def publish(self, table: str, note: bytes) -> None:
        for bus in list(self.exchange):
            if bus is not self:
                bus.receive(table, note)
