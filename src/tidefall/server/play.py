"""The websocket: one connection a client, at one table."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tidefall.kernel.errors import Refused
from tidefall.server import logs
from tidefall.server.limits import Bucket
from tidefall.server.outbox import Outbox
from tidefall.server.wire import PROTOCOL, AnyClientMessage, AskChat, AskHint, Do, Hello, Ping, Pong
from tidefall.words import languages

if TYPE_CHECKING:
    from starlette.types import Message

    from tidefall.server.hub import Hub
    from tidefall.server.live import LiveTable
    from tidefall.server.viewing import Viewer

MESSAGE: Final = msgspec.json.Decoder(AnyClientMessage)
GOING_AWAY: Final = 1001
POLICY: Final = 1008
SERVICE_RESTART: Final = 1012
CLOSE_CODES: Final = {"stopping": SERVICE_RESTART, "idle": GOING_AWAY}
FORGIVEN_RATE: Final = 1.0
"""How many messages that cannot be taken are forgiven, by the second."""


class KeyOnly(Struct):
    """What may be left of a message that cannot be read: enough to say which one is refused."""

    key: str | None = None


KEY: Final = msgspec.json.Decoder(KeyOnly)


class Connection:
    """A client from its first word to its last. Two tasks: one reads and obeys, the other writes."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        self.socket = socket
        self.hub = hub
        self.limits = hub.limits
        self.outbox = Outbox(hub.limits)
        self.messages = Bucket(self.limits.messages_rate, self.limits.messages_burst)
        self.hellos = Bucket(self.limits.person_hellos_rate, self.limits.person_hellos_burst)
        self.strikes = Bucket(FORGIVEN_RATE, self.limits.strikes)
        self.table: LiveTable | None = None
        self.viewer: Viewer | None = None
        self.hinting: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Until one side has had enough."""
        await self.socket.accept()
        writer = asyncio.create_task(self._write(), name="websocket writer")
        reader = asyncio.create_task(self._read(), name="websocket reader")
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            # A reader that stopped by itself may have said farewell; a writer that stopped has sent it or cannot.
            if not writer.done() and self.outbox.farewell is not None:
                await asyncio.wait({writer}, timeout=self.limits.send_time)
        finally:
            self._leave()
            writer.cancel()
            if self.hinting is not None:
                self.hinting.cancel()
            await self._close()
            # A command that has been begun is carried out, whether or not its sender hears of it.
            _, unfinished = await asyncio.wait({reader}, timeout=self.limits.send_time)
            if unfinished:
                reader.cancel()
            self._leave()

    def _leave(self) -> None:
        if self.outbox.farewell is not None and not self.outbox.closed:
            self.hub.metrics.closed.labels(self.outbox.farewell.code).inc()
        self.outbox.closed = True
        if self.table is not None and self.viewer is not None:
            self.table.leave(self.viewer)

    async def _close(self) -> None:
        farewell = self.outbox.farewell
        if self.socket.application_state == WebSocketState.CONNECTED:
            code = CLOSE_CODES.get(farewell.code, POLICY) if farewell else 1000
            try:
                async with asyncio.timeout(1):
                    await self.socket.close(code)
            except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                # It does not read: what waits in its buffer would keep the connection for ever.
                self.socket.scope["state"]["abort"]()

    # Writing.

    async def _write(self) -> None:
        try:
            while await self._send_what_waits():
                pass
        except TimeoutError:
            self.outbox.bye(Refused("too_slow", seconds=None))
            self.socket.scope["state"]["abort"]()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the client is gone; the reader hears of it too

    async def _send_what_waits(self) -> bool:
        """Send all that waits, or wait for more; whether that was not the end."""
        messages = await self.outbox.get()
        async with asyncio.timeout(self.limits.send_time):
            for message in messages:
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
        return bool(messages)

    # Reading.

    async def _read(self) -> None:
        try:
            while self.outbox.farewell is None and not self.outbox.closed:
                message = await self._next()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if text is None:
                    self._strike(None, Refused("not_text"))
                else:
                    await self._hear(text)
        except TimeoutError:
            if self.table is None:
                self.outbox.bye(Refused("no_hello", seconds=f"{self.limits.hello_time:g}"))
            else:
                self.outbox.bye(Refused("idle", seconds=f"{self.limits.idle_time:g}"))
        except Exception as error:
            logs.fail("connection_failed", error)
            self.outbox.bye(Refused("server_error"))

    async def _next(self) -> Message:
        """What comes next from the client, which is not waited for without end."""
        async with asyncio.timeout(self.limits.hello_time if self.table is None else self.limits.idle_time):
            return await self.socket.receive()

    async def _hear(self, text: str) -> None:
        key = None
        try:
            if not self.messages.take():
                self._strike(key_of(text), Refused("too_fast", what=None))
                return
            try:
                message = MESSAGE.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                self._strike(key_of(text), Refused("bad_message", why=str(error)))
                return
            self.hub.blocks.check(self.socket)
            key = getattr(message, "key", None)
            await self._obey(message)
        except Refused as refused:
            if refused.code == "shut_out":
                self.outbox.bye(refused)
            self.outbox.refuse(key, refused)

    async def _obey(self, message: AnyClientMessage) -> None:
        if isinstance(message, Hello):
            await self._greet(message)
            return
        if isinstance(message, Ping):
            self.outbox.put(Pong(time.time()))
            return
        if self.table is None or self.viewer is None:
            raise Refused("hello_first")
        if isinstance(message, Do):
            await self._do(self.table, self.viewer, message)
        elif isinstance(message, AskChat):
            self.outbox.put(await self.table.chat_before(self.viewer, message))
        else:
            self._start_hint(self.table, self.viewer, message)

    async def _greet(self, hello: Hello) -> None:
        if hello.lang is None or hello.lang in languages():
            self.outbox.lang = hello.lang
        if hello.protocol != PROTOCOL:
            self.outbox.bye(Refused("other_protocol", ours=PROTOCOL, theirs=str(hello.protocol)))
            return
        if not self.socket.scope["state"]["hellos"].take():
            raise Refused("too_fast", what=None)
        if self.table is not None and self.table.id != hello.table:
            raise Refused("other_table")
        if not self.hellos.take():
            raise Refused("too_fast", what=None)
        table = self.hub.table(hello.table)
        try:
            async with self.socket.scope["state"]["greeting"]():
                self.viewer = await table.greet(self.viewer, self.outbox, hello)
            self.table = table
        except Refused as refused:
            if self.table is not None:
                raise
            # Nothing can be done without a table: the client has to begin anew.
            self.outbox.bye(refused)

    async def _do(self, table: LiveTable, viewer: Viewer, message: Do) -> None:
        kind = message.command.__struct_config__.tag
        began = time.perf_counter()
        try:
            await table.carry_out(viewer, message.key, message.command)
        except Refused:
            self.hub.metrics.commands.labels(str(kind), "refused").inc()
            raise
        self.hub.metrics.commands.labels(str(kind), "ok").inc()
        self.hub.metrics.ack.observe(time.perf_counter() - began)

    def _start_hint(self, table: LiveTable, viewer: Viewer, message: AskHint) -> None:
        """Think beside the conversation; one thought at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("busy")
        self.hinting = asyncio.create_task(self._hint(table, viewer, message), name="hint")

    async def _hint(self, table: LiveTable, viewer: Viewer, message: AskHint) -> None:
        try:
            async with self.hub.hints:
                self.outbox.put(await table.hint(viewer, message.key, message.seat))
        except Refused as refused:
            self.outbox.refuse(message.key, refused)
        except Exception as error:
            logs.fail("hint_failed", error, table=table.id)
            self.outbox.refuse(message.key, Refused("server_error"))

    # Saying no.

    def _strike(self, key: str | None, refused: Refused) -> None:
        """Refuse something that no well-made client would send; too much of it ends the conversation."""
        self.outbox.refuse(key, refused)
        if not self.strikes.take():
            self.outbox.bye(refused)


def key_of(text: str) -> str | None:
    """The key in a message that is otherwise of no use."""
    try:
        return KEY.decode(text).key
    except (msgspec.DecodeError, RecursionError):
        return None
