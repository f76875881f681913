"""A connection from the moment it is made: its requests come in time, or it goes.

uvicorn's own HTTP protocol does the talking. A visitor stands between that and the socket, and `Attended` between that
and the application; so both ends of every request are seen.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.errors import Refused
from tidefall.server.problems import problem, raw

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from tidefall.server.gate import Gate

READ: Final = 1024
"""How much is read at once. A head beyond uvicorn's own limit is never gathered, and nobody waits long for a read."""
FLUSH_SECONDS: Final = 5
"""How long an answer may take to leave after the farewell."""
DRAIN_BYTES: Final = 1024 * 1024
DRAIN_SECONDS: Final = 2
"""How much of a body that nobody wants is read before the answer, so that the client gets to read that."""


class Visitor(asyncio.BufferedProtocol):
    """Of uvicorn it uses what any class given as `http=` gets, and the class that `http="h11"` stands for."""

    def __init__(self, gate: Gate, address: str, config: uvicorn.Config, server_state: Any) -> None:
        self.gate = gate
        self.address = address
        self.loop = asyncio.get_running_loop()
        self.requests = 0
        """Those in hand."""
        self.has_begun = False
        """Whether anything has come since the last request."""
        self.timer: asyncio.TimerHandle | None = None
        self.waiting = 0
        """What had not been sent when the time was last looked at."""
        self.buffer = bytearray(READ)
        make: Any = config.http_protocol_class
        self.http = make(config=config, server_state=server_state, app_state={"visitor": self}, _loop=self.loop)

    # From the network.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.http.connection_made(transport)
        self._expect_a_request()

    def get_buffer(self, sizehint: int) -> bytearray:
        return self.buffer

    def buffer_updated(self, size: int) -> None:
        self.has_begun = True
        self.http.data_received(bytes(self.buffer[:size]))

    def eof_received(self) -> None:
        self.http.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self.http.connection_lost(error)
        self.leave()

    def pause_writing(self) -> None:
        self.http.pause_writing()

    def resume_writing(self) -> None:
        self.http.resume_writing()

    def leave(self) -> None:
        """The connection is gone; also called by the websocket that it may have become."""
        self._stop_the_clock()
        self.gate.forget(self)

    # From the application.

    def begin(self) -> None:
        """A request is there, with its head at least."""
        self.requests += 1
        self._stop_the_clock()
        self.gate.is_busy(self)

    def end(self) -> None:
        self.requests -= 1
        if not self.requests and not self.gate.has_forgotten(self):
            self.has_begun = False
            self._expect_a_request()

    # The clock.

    def _expect_a_request(self) -> None:
        self._stop_the_clock()
        self.waiting = self.transport.get_write_buffer_size()
        self.timer = self.loop.call_later(self.gate.limits.header_time, self._time_is_up)
        self.gate.is_idle(self)

    def _stop_the_clock(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _time_is_up(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        if 0 < 2 * waiting <= self.waiting:
            # A slow line, but the answer is getting through.
            self._expect_a_request()
            return
        if self.has_begun and not waiting and not self.transport.is_closing():
            self.gate.metrics.closed.labels("no_request").inc()
            refused = Refused("too_slow", seconds=f"{self.gate.limits.header_time:g}")
            self.transport.write(raw(problem(refused)))
        self.go()

    def go(self) -> None:
        """Make room: at once if nothing is left to be sent, else soon."""
        self._stop_the_clock()
        self.transport.close()
        if not self.gate.has_forgotten(self):
            self.timer = self.loop.call_later(FLUSH_SECONDS, self.transport.abort)


class Attended:
    """An ASGI application around the real one: the visitor hears of every request, and no answer waits for ever."""

    def __init__(self, app: ASGIApp, send_time: float) -> None:
        self.app = app
        self.send_time = send_time

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor: Visitor = scope["state"]["visitor"]
        visitor.begin()
        try:
            if scope["type"] == "http":
                await self._attend(visitor, scope, receive, send)
            else:
                await self.app(scope, receive, send)
        finally:
            visitor.end()

    async def _attend(self, visitor: Visitor, scope: Scope, receive: Receive, send: Send) -> None:
        names = {name for name, _ in scope["headers"]}
        # Without a length there is none, or it comes in chunks, which the guard has refused by then.
        unread = b"content-length" in names or b"transfer-encoding" in names
        may_drain = b"transfer-encoding" not in names and b"expect" not in names

        async def noting_the_end() -> Message:
            nonlocal unread
            message = await receive()
            unread = unread and bool(message.get("more_body", False))
            return message

        async def drain() -> None:
            size = 0
            try:
                async with asyncio.timeout(DRAIN_SECONDS):
                    while unread and size < DRAIN_BYTES:
                        size += len((await noting_the_end()).get("body", b""))
            except TimeoutError:
                pass

        async def in_time(message: Message) -> None:
            if message["type"] == "http.response.start" and unread:
                if may_drain:
                    await drain()
                if unread:
                    message = {**message, "headers": [*message["headers"], (b"connection", b"close")]}
            try:
                async with asyncio.timeout(self.send_time):
                    await send(message)
            except TimeoutError:
                visitor.gate.metrics.closed.labels("too_slow").inc()
                visitor.transport.abort()
                raise OSError("the client does not read") from None

        await self.app(scope, noting_the_end, in_time)
