"""Threads that talk to the database, and how long anybody waits for them.

A database may hang: a disk that does not answer, a network that swallows everything, a lock that somebody else holds.
Then nobody waits longer than a few seconds. Once somebody has waited in vain, the lane is shut: whoever comes is
refused at once, so that those who stand in line need not all wait in vain, one after the other. A probe opens it again.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, Final, TypeVar, TypeVarTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tidefall.server import database, logs

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

PATIENCE: Final = 4.0
"""Seconds that anybody waits. The database itself gives up a little earlier, if it can: see `database.WAIT_SECONDS`."""
PROBE_SECONDS: Final = 1.0


class Unavailable(Exception):
    """The database did not answer. What was to be stored may be there or not: read again before going on."""


class Threads:
    """Daemons: a thread that is stuck in a driver must not keep the process from ending."""

    def __init__(self, many: int, name: str) -> None:
        self._many = many
        self._jobs: SimpleQueue[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]] | None] = SimpleQueue()
        for number in range(many):
            threading.Thread(target=self._work, name=f"{name} {number}", daemon=True).start()

    def submit(self, work: Callable[[*Arguments], Result], *arguments: *Arguments) -> Future[Result]:
        future: Future[Result] = Future()
        self._jobs.put((future, work, arguments))
        return future

    def stop(self) -> None:
        """Let the threads end when they have done what they were given."""
        for _ in range(self._many):
            self._jobs.put(None)

    def _work(self) -> None:
        while job := self._jobs.get():
            future, work, arguments = job
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(work(*arguments))
                except BaseException as error:
                    future.set_exception(error)
            # What was done must not be kept alive until there is something else to do.
            del job, future, work, arguments


class Lane:
    """One kind of work with the database. `probe` is a sample of it, `hang_up` frees threads that are stuck."""

    def __init__(self, name: str, threads: int, probe: Callable[[], None], hang_up: Callable[[], None]) -> None:
        self.name = name
        self.probe = probe
        self.hang_up = hang_up
        self.trouble: str | None = None
        """Why the lane is shut."""
        self._threads = Threads(threads, f"database, {name}")
        self._waiting: set[asyncio.Future[Any]] = set()
        self._probing: asyncio.Task[None] | None = None
        self._given_up = False

    async def run(self, work: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """Let a thread do something; raises Unavailable if the database fails, or does not answer in time."""
        if self.trouble is not None:
            raise Unavailable(self.trouble)
        began = time.monotonic()
        try:
            return await self._wait_for(work, *arguments)
        except IntegrityError:
            raise
        except TimeoutError:
            self.hang_up()
            self._shut(f"no answer within {PATIENCE:g} seconds")
            raise Unavailable(self.trouble) from None
        except (SQLAlchemyError, OSError) as error:
            reason = database.first_line(error.orig or error if isinstance(error, DBAPIError) else error)
            if time.monotonic() - began > PATIENCE / 2 or isinstance(error, PoolTimeout):
                self._shut(reason)
            elif self.trouble is None:
                logs.warn("database_unavailable", reason=reason)
            raise Unavailable(reason) from None

    async def at_leisure(self, work: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """Let a thread do something that may take its time."""
        return await asyncio.wrap_future(self._threads.submit(work, *arguments))

    async def in_any_case(self, work: Callable[[], object]) -> None:
        """Let a thread do something that must be done even when nobody can wait for it."""
        job = self._threads.submit(work)
        if self.trouble is None:
            await asyncio.wait((asyncio.wrap_future(job),), timeout=PATIENCE)

    async def _wait_for(self, work: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        job = self._threads.submit(work, *arguments)
        future = asyncio.wrap_future(job)
        self._waiting.add(future)
        try:
            await asyncio.wait((future,), timeout=PATIENCE)
            if not future.done():
                raise TimeoutError
            if future.cancelled():
                raise Unavailable("the server stops")
            return future.result()
        finally:
            self._waiting.discard(future)
            if not future.done() or future.cancelled():
                future.cancel()
                job.add_done_callback(close_what_came)

    def is_busy(self) -> bool:
        return bool(self._waiting)

    def give_up(self) -> None:
        """Wait for nothing any more: the server stops."""
        self._given_up = True
        if self._waiting:
            self.hang_up()
            self._shut("the server stops")
        for future in list(self._waiting):
            future.cancel()

    def stop(self) -> None:
        if self._probing is not None:
            self._probing.cancel()
        self._threads.stop()

    def _shut(self, reason: str) -> None:
        if self.trouble is not None:
            return
        self.trouble = reason
        logs.warn("database_hangs", lane=self.name, reason=reason)
        if not self._given_up:
            self._probing = asyncio.create_task(self._probe(), name=f"probing the database, {self.name}")

    async def _probe(self) -> None:
        """Try again and again until it works."""
        while True:
            try:
                await self._wait_for(self.probe)
                break
            except TimeoutError:
                self.hang_up()
            except (Unavailable, SQLAlchemyError, OSError):
                pass
            await asyncio.sleep(PROBE_SECONDS)
        if not self._given_up:
            self.trouble = None
            logs.say("database_answers", lane=self.name)


def close_what_came(job: Future[Any]) -> None:
    """Nobody waits any more for what a thread has done; a connection must not stay open for that."""
    if not job.cancelled() and job.exception() is None and isinstance(job.result(), Connection):
        job.result().close()
