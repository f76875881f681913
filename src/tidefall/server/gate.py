"""Who comes in: every connection is accepted, counted and perhaps turned away here, before a byte of it is read.

Connections without a request in hand are idle, and make way: first those of the same address, then the oldest of all.
So whoever only holds connections open shuts out nobody.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.errors import Refused
from tidefall.server import logs
from tidefall.server.limits import Buckets, household
from tidefall.server.problems import problem, raw
from tidefall.server.visitor import Visitor

if TYPE_CHECKING:
    import uvicorn

    from tidefall.server.limits import Limits
    from tidefall.server.metrics import Metrics

FOR_REQUESTS: Final = 256
"""Connections beyond the websockets: those that load the page, and those that ask whether the server is well."""
FOR_OTHER_FILES: Final = 128
"""Descriptors for the database, the page's files and whatever else a process has open."""
AT_ONCE: Final = 8
"""Connections accepted before others get their turn."""
FAREWELLS: Final = 16
"""How many may hear at the same time why they are turned away. Others just find the door closed."""
FAREWELL_SECONDS: Final = 1
FAREWELL_BYTES: Final = 64 * 1024
PAUSE_SECONDS: Final = 0.5


class Gate:
    """`open` with the listening sockets, `close` when the server stops."""

    def __init__(self, limits: Limits, metrics: Metrics, trusted_proxies: tuple[str, ...], room: int) -> None:
        self.limits = limits
        self.metrics = metrics
        self.room = room
        """How many connections there may be."""
        self.proxies = [ip_network(proxy) for proxy in trusted_proxies]
        self.visitors: set[Visitor] = set()
        self.by_address: Counter[str] = Counter()
        self.idle: dict[Visitor, None] = {}
        """Without a request in hand, the longest idle first."""
        self.arrivals = Buckets(limits.arrivals_rate, limits.arrivals_burst)
        self._farewells: set[Farewell] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, listeners: list[socket.socket], config: uvicorn.Config, server_state: Any) -> None:
        self.config = config
        self.server_state = server_state
        for listener in listeners:
            self._start(self._accept_all(listener))

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    # Who is here.

    def forget(self, visitor: Visitor) -> None:
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self.idle.pop(visitor, None)
            self.by_address[visitor.address] -= 1
            if not self.by_address[visitor.address]:
                del self.by_address[visitor.address]

    def has_forgotten(self, visitor: Visitor) -> bool:
        return visitor not in self.visitors

    def is_idle(self, visitor: Visitor) -> None:
        self.idle.pop(visitor, None)
        self.idle[visitor] = None

    def is_busy(self, visitor: Visitor) -> None:
        self.idle.pop(visitor, None)

    # Coming in.

    async def _accept_all(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        count = 0
        while True:
            try:
                connection, peer = await loop.sock_accept(listener)
            except ConnectionAbortedError:
                continue
            except OSError as error:
                # As a rule the system has nothing left to give. It would say so again at once.
                logs.warn_seldom("cannot_accept", error=error.strerror, connections=len(self.visitors))
                self._make_way()
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            self._let_in(connection, household(str(peer[0])), self._is_proxy(str(peer[0])))
            count += 1
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)

    def _let_in(self, connection: socket.socket, address: str, is_proxy: bool) -> None:
        refused = self._refusal(address, is_proxy)
        if refused is not None:
            self._turn_away(connection, refused)
            return
        visitor = Visitor(self, address, self.config, self.server_state)
        self.visitors.add(visitor)
        self.by_address[address] += 1
        self._start(self._welcome(connection, visitor))

    def _refusal(self, address: str, is_proxy: bool) -> Refused | None:
        """Why nobody more may come from there, after those who make way have."""
        if not is_proxy:
            if not self.arrivals.of(address).take():
                return Refused("too_fast", what="connections")
            if self.by_address[address] >= self.limits.connections_per_address and not self._make_way(address):
                return Refused("too_many_connections")
        if len(self.visitors) >= self.room and not self._make_way():
            return Refused("full")
        return None

    def _make_way(self, address: str | None = None) -> bool:
        """End the connection that has been idle longest; whether there was one."""
        visitor = next((one for one in self.idle if address in (None, one.address)), None)
        if visitor is None:
            return False
        self.metrics.closed.labels("made_way").inc()
        self.forget(visitor)
        visitor.transport.abort()
        return True

    async def _welcome(self, connection: socket.socket, visitor: Visitor) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: visitor, connection)
        except OSError:
            connection.close()
            self.forget(visitor)

    def _turn_away(self, connection: socket.socket, refused: Refused) -> None:
        self.metrics.closed.labels(refused.code).inc()
        logs.warn_seldom("connection_refused", code=refused.code, connections=len(self.visitors))
        if len(self._farewells) >= FAREWELLS:
            connection.close()
            return
        farewell = Farewell(raw(problem(refused)), self._farewells)
        self._farewells.add(farewell)
        self._start(self._say(connection, farewell))

    async def _say(self, connection: socket.socket, farewell: Farewell) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: farewell, connection)
        except OSError:
            connection.close()
            self._farewells.discard(farewell)

    def _start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _is_proxy(self, host: str) -> bool:
        return bool(self.proxies) and any(ip_address(host.partition("%")[0]) in proxy for proxy in self.proxies)


class Farewell(asyncio.Protocol):
    """Says why somebody is turned away, and waits until it is heard: a socket closed over unread data would drop it."""

    def __init__(self, words: bytes, others: set[Farewell]) -> None:
        self.words = words
        self.others = others
        self.size = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.words)
        with suppress(OSError):
            transport.write_eof()
        self.timer = asyncio.get_running_loop().call_later(FAREWELL_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        if self.size > FAREWELL_BYTES:
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self.timer.cancel()
        self.others.discard(self)


def make_room(limits: Limits) -> int:
    """Let this process have as many files open as it needs, or as it may; how many connections it can then have."""
    wanted = limits.connections + FOR_REQUESTS
    if sys.platform == "win32":
        return wanted
    import resource

    others = FAREWELLS + FOR_OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + others:
        most = wanted + others if hard == resource.RLIM_INFINITY else min(wanted + others, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    if soft == resource.RLIM_INFINITY or soft >= wanted + others:
        return wanted
    room = soft - min(others, soft // 2)
    logs.warn("few_descriptors", descriptors=soft, connections=room, wanted=wanted)
    return room
