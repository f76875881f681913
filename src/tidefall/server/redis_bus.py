"""Notes between processes through Redis or Valkey. A lost connection is made again, as long as it takes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tidefall import Refused
from tidefall.kernel.notation import shown
from tidefall.server import logs
from tidefall.server.bus import Bus
from tidefall.server.database import first_line

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

PREFIX: Final = "tidefall:table:"
OUTBOX: Final = 10_000
"""Notes that may wait to be sent; beyond that they are dropped, for they are only notes."""
SECONDS_BETWEEN_ATTEMPTS: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
POLL_SECONDS: Final = 0.1
"""How long a table that has just been opened may have to wait until it is listened for."""


class RedisBus(Bus):
    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            from redis import asyncio as redis
        except ImportError:
            raise Refused("no_driver", what="Redis", package="redis", extra="redis") from None
        try:
            self.redis: Redis = redis.Redis.from_url(
                url, socket_connect_timeout=5, socket_keepalive=True, health_check_interval=10
            )
        except ValueError:
            raise Refused("bad_redis_url", url=shown(url)) from None
        self.connected = False
        self._stopping = False
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(OUTBOX)
        self._subscribed: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        from redis.exceptions import RedisError

        try:
            await self.redis.ping()
        except (RedisError, OSError) as error:
            raise Refused("no_redis", why=first_line(error)) from None
        await super().start()
        self._tasks = [
            asyncio.create_task(self._send(), name="redis sender"),
            asyncio.create_task(self._listen(), name="redis listener"),
        ]

    async def stop(self) -> None:
        await super().stop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outbox.join(), 1)
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        # The library may take a cancellation for the end of its own waiting; then the flag is seen a moment later.
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        await self.redis.aclose()

    def publish(self, table: str, note: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait((PREFIX + table, note))

    async def _send(self) -> None:
        while not self._stopping:
            channel, note = await self._outbox.get()
            try:
                await self.redis.publish(channel, note)
            except Exception as error:
                # The listener tells the log and connects again; this note is lost, which does no harm.
                if self.connected:
                    logs.warn("redis_unavailable", reason=first_line(error))
                await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS[0])
            finally:
                self._outbox.task_done()

    async def _listen(self) -> None:
        failures = 0
        while not self._stopping:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(PREFIX)  # one that never speaks: without any there is no connection
                    self._subscribed.clear()
                    self.connected = True
                    failures = 0
                    await self._hear(pubsub)
            except Exception as error:
                wait = SECONDS_BETWEEN_ATTEMPTS[min(failures, len(SECONDS_BETWEEN_ATTEMPTS) - 1)]
                logs.warn("redis_unavailable", reason=first_line(error), again_in=wait)
                self.connected = False
                failures += 1
                await asyncio.sleep(wait)

    async def _hear(self, pubsub: PubSub) -> None:
        """Receive notes, and keep the subscriptions what they should be."""
        while not self._stopping:
            await self._subscribe(pubsub)
            message = await pubsub.get_message(timeout=POLL_SECONDS)
            if message is not None and message["type"] == "message":
                self.receive(message["channel"].decode().removeprefix(PREFIX), message["data"])

    async def _subscribe(self, pubsub: PubSub) -> None:
        wanted = set(self._tables)
        if wanted == self._subscribed:
            return
        new, old = wanted - self._subscribed, self._subscribed - wanted
        if new:
            await pubsub.subscribe(*(PREFIX + table for table in new))
        if old:
            await pubsub.unsubscribe(*(PREFIX + table for table in old))
        self._subscribed = wanted
        for table in new & set(self._tables):
            self.ask(table)
            # Whatever happened before anybody listened is in the database.
            self._tables[table].on_grown(0)
