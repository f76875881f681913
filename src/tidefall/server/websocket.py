"""One websocket between the socket and the application, for uvicorn's `ws=` setting.

What a client sends is taken in frame by frame, and none is unpacked before the application has taken the message before
it. Meanwhile nothing is read, and TCP lets the sender wait. So a connection never holds more than a message and a read,
whatever is sent and however it is packed.

The protocol itself is the Sans-I/O part of the `websockets` library. Of uvicorn this class uses what any class given as
`ws=` gets: its arguments, and the sets of connections and tasks that a stopping server waits for.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from tidefall.server import logs
from tidefall.server.limits import Bucket

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import Message, Scope

    from tidefall.server.visitor import Visitor

READ: Final = 4096
"""How much is read at once. What people's programs say fits in; a larger message takes several reads."""
CLIENT_WINDOW_BITS: Final = 12
"""Clients say little; their messages need no large window."""
COMPRESSION: Final = {"level": 1, "memLevel": 5}
"""A view is much like the one before. With the largest window there is, the quickest compression finds that out and
leaves a few hundred bytes of it; that is less work than a smaller window at a higher level."""
MOST_ON_THE_WIRE: Final = 2
"""How much longer a message may be on the wire than it may be: a decoder keeps what it can make nothing of."""
CLOSE_SECONDS: Final = 10
"""How long a client has to answer a farewell."""
LINGER_SECONDS: Final = 2
LINGER_BYTES: Final = 3 * 1024 * 1024
"""After a breach what still comes is thrown away for a while: a socket closed over unread data would take the reason
with it."""
RUBBISH: Final = bytearray(65536)
"""Where it is read to, by all connections alike."""
UPGRADED: Final = 101


class Gone(OSError):
    """The client is not there any more; applications expect an OSError then."""


class WebSocket(asyncio.BufferedProtocol):
    """A connection from the request for an upgrade to its end."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.visitor: Visitor = app_state["visitor"]
        self.limits = self.visitor.gate.limits
        self.app = config.loaded_app
        self.app_state = app_state
        self.connections: set[Any] = server_state.connections
        self.tasks: set[asyncio.Task[None]] = server_state.tasks
        self.loop = _loop or asyncio.get_running_loop()
        # A client may compress whenever the server may. It starts afresh with every message: what a decoder has to
        # remember is then no more than that message.
        compression = ServerPerMessageDeflateFactory(
            client_no_context_takeover=True,
            client_max_window_bits=CLIENT_WINDOW_BITS,
            compress_settings=COMPRESSION,
        )
        self.protocol = ServerProtocol(extensions=[compression], max_size=self.limits.message)
        self.others = Bucket(self.limits.frames_rate, self.limits.frames_burst)
        """For frames that are no messages."""

        self.inbox: deque[Message] = deque()
        self.arrived = asyncio.Event()
        self.writable = asyncio.Event()
        self.writable.set()
        self.accepted: Response | None = None
        """The answer to the handshake that the application may still withhold."""
        self.denial: tuple[int, Headers] | None = None
        self.over = False
        """Whether the application has heard that the connection is at its end, or has ended it."""
        self.lost = False
        self.reading = True
        self.lingered: int | None = None
        """The bytes thrown away since a breach."""

        self.buffer = bytearray(READ)
        self.unread = bytearray()
        """What has been read and not been taken in."""
        self.parts = bytearray()
        """The message so far that is being sent in fragments."""
        self.is_text = True
        self.size = 0
        """The bytes of that message on the wire."""
        self.ping_timer: asyncio.TimerHandle | None = None
        self.end_timer: asyncio.TimerHandle | None = None
        self.is_silent = False
        """Whether nothing has come since the last ping."""

    # From the network.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.connections.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        self.connections.discard(self)
        for timer in (self.ping_timer, self.end_timer):
            if timer is not None:
                timer.cancel()
        self._disconnect(CloseCode.ABNORMAL_CLOSURE)
        self.unread.clear()
        self.writable.set()
        self.visitor.leave()

    def get_buffer(self, sizehint: int) -> bytearray:
        return self.buffer if self.lingered is None else RUBBISH

    def buffer_updated(self, size: int) -> None:
        if self.lingered is None:
            self.data_received(self.buffer[:size])
            return
        self.lingered += size
        if self.lingered > LINGER_BYTES:
            self.transport.abort()

    def data_received(self, data: bytes | bytearray) -> None:
        """uvicorn brings the handshake this way; what comes later has been read into our own buffer."""
        self.is_silent = False
        if self.protocol.state is State.CONNECTING and self.accepted is None:
            self.protocol.receive_data(data)
            self._flush()
            self._greet()
        else:
            self.unread += data
            self._go_on()

    def eof_received(self) -> None:
        """A client that says nothing any more hears nothing any more."""

    def pause_writing(self) -> None:
        self.writable.clear()
        self._read_or_wait()

    def resume_writing(self) -> None:
        self.writable.set()
        if not self.lost:
            self._go_on()

    def shutdown(self) -> None:
        """The server stops."""
        if self.protocol.state is State.OPEN:
            self.protocol.send_close(CloseCode.SERVICE_RESTART)
            self._flush()
            self._disconnect(CloseCode.SERVICE_RESTART)
        elif self.protocol.state is State.CONNECTING and not self.over:
            self._reject(HTTPStatus.SERVICE_UNAVAILABLE)
        self._end()

    # Frames.

    def _go_on(self) -> None:
        """Take in what has been read, up to the next message."""
        while not self._must_wait() and (size := first_frame(self.unread, self.limits.message)):
            data = bytes(self.unread[:size])
            del self.unread[:size]
            if not self._may_come(data):
                self._fail(CloseCode.POLICY_VIOLATION, "too many frames that are no messages")
                return
            if self.over and data[0] & 0x0F < Opcode.CLOSE:
                continue  # nobody listens any more; do not even unpack it
            if self.size > MOST_ON_THE_WIRE * self.limits.message:
                self._fail(CloseCode.MESSAGE_TOO_BIG, f"a message may have {self.limits.message} bytes")
                return
            self.protocol.receive_data(data)
            self._flush()
            for event in self.protocol.events_received():
                assert isinstance(event, Frame)
                self._take_in(event)
            if self.protocol.parser_exc is not None:
                assert self.protocol.close_sent is not None
                self._linger(self.protocol.close_sent.code)
                return
        self._read_or_wait()

    def _must_wait(self) -> bool:
        """Whether the client has to: a message waits for the application, or an answer for the client."""
        return self.lingered is not None or bool(self.inbox and not self.over) or not self.writable.is_set()

    def _read_or_wait(self) -> None:
        reading = not self._must_wait() or self.lingered is not None
        if reading != self.reading and not self.transport.is_closing():
            self.reading = reading
            (self.transport.resume_reading if reading else self.transport.pause_reading)()

    def _may_come(self, frame: bytes) -> bool:
        """Count what a frame brings. A whole message is counted by the application, unless that is past listening."""
        opcode, is_last = frame[0] & 0x0F, bool(frame[0] & 0x80)
        if opcode >= Opcode.CLOSE:
            return self.others.take() or opcode == Opcode.CLOSE
        fresh = opcode != Opcode.CONT
        self.size = len(frame) + (0 if fresh else self.size)
        return self.others.take() if self.over or not is_last else True

    def _take_in(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            received = self.protocol.close_rcvd
            assert received is not None
            self._disconnect(received.code, received.reason)
            # Both have said goodbye.
            self._end()
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self.is_text = frame.opcode is Opcode.TEXT
            if not frame.fin or self.parts:
                self.parts += frame.data
            if frame.fin and not self.over:
                self._deliver(bytes(self.parts or frame.data))
            if frame.fin:
                self.parts = bytearray()

    def _deliver(self, data: bytes) -> None:
        if not self.is_text:
            self._tell({"type": "websocket.receive", "bytes": data})
            return
        try:
            self._tell({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "text is UTF-8")

    # The end.

    def _fail(self, code: CloseCode, reason: str) -> None:
        """The client has broken a rule."""
        self.protocol.fail(code, reason)
        self._flush()
        self._linger(code)

    def abort(self) -> None:
        """Closing a connection whose client does not read would wait for ever."""
        if self.lingered is None:
            self.transport.abort()

    def _linger(self, code: int) -> None:
        """Nothing more is understood; let the client hear why before the connection goes."""
        self.visitor.gate.metrics.closed.labels(CloseCode(code).name.lower()).inc()
        self._disconnect(code)
        self.lingered = 0
        self.unread.clear()
        self.parts = bytearray()
        self._read_or_wait()
        self._end_after(LINGER_SECONDS)
        with suppress(OSError):
            self.transport.write_eof()

    def _disconnect(self, code: int, reason: str = "") -> None:
        """Tell the application that it is over, once. What it has not heard by now it will not hear."""
        if not self.over:
            self.over = True
            self._tell({"type": "websocket.disconnect", "code": code, "reason": reason})

    def _end(self) -> None:
        self.transport.close()
        self._end_after(LINGER_SECONDS)

    def _end_after(self, seconds: float) -> None:
        """A client that does not read would keep even a closed connection for ever."""
        if self.end_timer is not None:
            self.end_timer.cancel()
        if not self.lost:
            self.end_timer = self.loop.call_later(seconds, self.transport.abort)

    # To the application.

    def _tell(self, message: Message) -> None:
        self.inbox.append(message)
        self.arrived.set()

    async def receive(self) -> Message:
        if self.inbox:
            # Somebody says more than is listened to. Others come first.
            await asyncio.sleep(0)
        while not self.inbox:
            self.arrived.clear()
            await self.arrived.wait()
        message = self.inbox.popleft()
        if not self.lost and self.protocol.state is not State.CONNECTING:
            self._go_on()
        return message

    def _greet(self) -> None:
        """Give the application a request for a websocket, if it is one."""
        requests = self.protocol.events_received()
        if not requests:
            # The library has refused it already.
            self._end()
            return
        (request,) = requests
        assert isinstance(request, Request)
        response = self.protocol.accept(request)
        if response.status_code != UPGRADED:
            self.protocol.send_response(response)
            self._flush()
            self._end()
            return
        self.accepted = response
        path, _, query = request.path.partition("?")
        info = self.transport.get_extra_info
        headers = request.headers.raw_items()
        self.scope: Scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": (info("sockname") or [None])[:2],
            "client": (info("peername") or ["unknown", 0])[:2],
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in headers],
            "subprotocols": [],
            "state": {**self.app_state, "abort": self.abort},
            "extensions": {"websocket.http.response": {}},
        }
        self._tell({"type": "websocket.connect"})
        task = self.loop.create_task(self._run(), name="websocket")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except Gone:
            pass
        except Exception as error:
            logs.fail("websocket_failed", error)
        if self.protocol.state is State.CONNECTING and not self.over:
            self._reject(HTTPStatus.INTERNAL_SERVER_ERROR)
        if self.end_timer is None:
            self._end()

    # From the application.

    async def send(self, message: Message) -> None:
        await self.writable.wait()
        if self.lost:
            raise Gone
        kind = message["type"]
        try:
            if kind == "websocket.send":
                text = message.get("text")
                if text is not None:
                    self.protocol.send_text(text.encode())
                else:
                    self.protocol.send_binary(message["bytes"])
                self._flush()
            elif kind == "websocket.accept":
                self._accept()
            elif kind == "websocket.close":
                self._close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
            elif kind == "websocket.http.response.start":
                headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
                self.denial = message["status"], Headers(headers)
            elif kind == "websocket.http.response.body":
                self._deny(message["body"])
            else:
                raise RuntimeError(f"A websocket knows nothing of {kind!r}.")
        except InvalidState:
            raise Gone from None

    def _accept(self) -> None:
        if self.accepted is None or self.over:
            raise Gone
        self.protocol.send_response(self.accepted)
        self._flush()
        self.ping_timer = self.loop.call_later(self.limits.ping_time, self._ping)
        self._go_on()

    def _close(self, code: int, reason: str) -> None:
        if self.protocol.state is State.CONNECTING:
            self._reject(HTTPStatus.FORBIDDEN)
            return
        self.protocol.send_close(code, reason)
        self._flush()
        self._disconnect(code, reason)
        self._end_after(CLOSE_SECONDS)
        self._go_on()

    def _reject(self, status: HTTPStatus) -> None:
        self.denial = status, Headers({"content-type": "text/plain; charset=utf-8"})
        self._deny(status.phrase.encode())

    def _deny(self, body: bytes) -> None:
        """Answer the handshake as plain HTTP."""
        assert self.denial is not None
        status, headers = self.denial
        headers.setdefault("connection", "close")
        headers.setdefault("content-length", str(len(body)))
        self.protocol.send_response(Response(status, HTTPStatus(status).phrase, headers, body))
        self._flush()
        self._disconnect(CloseCode.ABNORMAL_CLOSURE)
        self._end()

    def _flush(self) -> None:
        """Send what the protocol has to say; the end of it is ours to choose."""
        data = b"".join(self.protocol.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    # Whether it still stands.

    def _ping(self) -> None:
        if self.protocol.state is not State.OPEN or self.transport.is_closing():
            return
        # Who is made to wait by the application cannot be heard; who does not read is just not listening.
        if self.is_silent and (self.reading or not self.writable.is_set()):
            self.protocol.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self._flush()
            self._disconnect(CloseCode.INTERNAL_ERROR)
            self.transport.abort()
            return
        self.is_silent = True
        self.protocol.send_ping(b"")
        self._flush()
        self.ping_timer = self.loop.call_later(self.limits.ping_time, self._ping)


def first_frame(data: bytearray, limit: int) -> int:
    """How many bytes to take: all of the first frame once it is there. Of one that says it is too long, its head.

    >>> first_frame(bytearray(b"\\x81\\x82abcdhi and more"), 100)
    8
    >>> first_frame(bytearray(b"\\x81\\x82abcd"), 100)
    0
    >>> first_frame(bytearray(b"\\x81\\xfe\\x01\\x00abcd"), 100)
    4
    """
    if len(data) < 2:
        return 0
    size = data[1] & 0x7F
    head = {126: 4, 127: 10}.get(size, 2)
    if len(data) < head:
        return 0
    if head > 2:
        size = int.from_bytes(data[2:head], "big")
    if size > limit:
        return head
    whole = head + (4 if data[1] & 0x80 else 0) + size
    return whole if len(data) >= whole else 0
