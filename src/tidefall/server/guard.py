"""What every request passes first: who may come, how often, from where; and what every answer carries."""

from __future__ import annotations

import time
from asyncio import Semaphore
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection

from tidefall.kernel.errors import Refused
from tidefall.server import logs
from tidefall.server.hosts import Hosts
from tidefall.server.limits import Bucket, Buckets, Limits, Turns, household
from tidefall.server.problems import language, problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from tidefall.server.metrics import Metrics

HEADERS: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            # Pieces are put in their places by style attributes.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
LONGEST_ADDRESS: Final = 4096
LONGEST_LOGGED: Final = 200
LINES_RATE: Final = 10
LINES_BURST: Final = 200
"""Lines of the log about requests, by the second."""
FOR_OPERATORS: Final = ("/healthz", "/metrics")


class Guard:
    """An ASGI application around the real one."""

    def __init__(
        self, app: ASGIApp, limits: Limits, metrics: Metrics, origins: tuple[str, ...], hosts: tuple[str, ...]
    ) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.hosts = Hosts(hosts)
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self.requests = Buckets(limits.requests_rate, limits.requests_burst)
        self.turns = Turns(limits.requests_at_once)
        self.greetings = Turns(limits.address_hellos_at_once)
        self.operators = Buckets(limits.requests_rate, limits.requests_burst)
        """For those who look after the server, and who may be behind a busy address."""
        self.lines = Bucket(LINES_RATE, LINES_BURST)
        self.hellos = Buckets(limits.address_hellos_rate, limits.address_hellos_burst)
        self.connections: Counter[str] = Counter()
        """Websockets by address: that of the client, where a trusted proxy tells it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self.check(scope)
            async with self.turns.of(address_of(scope)) as turn:
                waiting = partial(out_of_turn, turn)
                await self.app(scope, partial(waiting, receive), partial(waiting, send_with_headers))
        except Refused as refused:
            # Somebody too fast begins anew with a connection, and those are counted before anything is read.
            headers = {"connection": "close"} if refused.code == "too_fast" else None
            await problem(refused, language(scope), headers)(scope, receive, send_with_headers)
        except Exception as error:
            # The framework has answered already, with as few words as can be.
            logs.fail("request_failed", error, method=scope["method"], path=scope["path"])
            if not status:
                await problem(Refused("server_error"), language(scope))(scope, receive, send_with_headers)
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        self.metrics.requests.labels(method, str(status)).inc()
        if scope["method"] not in SAFE or status >= 400:
            self.log(method=method, path=scope["path"], status=status, began=began)

    def log(self, method: str, path: str, status: int, began: float) -> None:
        """As much as somebody can read: a stranger can ask for nonsense as fast as the limits let them."""
        if not self.lines.take():
            logs.warn_seldom("requests_not_logged", status=status)
            return
        took = round(1000 * (time.perf_counter() - began), 1)
        short = path if len(path) <= LONGEST_LOGGED else f"{path[:LONGEST_LOGGED]}..."
        logs.say("request", method=method, path=short, status=status, milliseconds=took)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self.check(scope)
            if self.connections.total() >= self.limits.connections:
                raise Refused("full")
            if self.connections[address] >= self.limits.connections_per_address:
                raise Refused("too_many_connections")
        except Refused as refused:
            logs.warn_seldom("websocket_refused", code=refused.code)
            await deny(scope, receive, send, refused)
            return
        self.connections[address] += 1
        scope["state"]["hellos"] = self.hellos.of(address)
        scope["state"]["greeting"] = partial(self.greetings.of, address)
        try:
            await self.app(scope, receive, send)
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

    def check(self, scope: Scope) -> None:
        """Refused if the request is for somebody else, from a strange page, too soon after the last, or too long."""
        requests = self.operators if scope["path"] in FOR_OPERATORS else self.requests
        if not requests.of(address_of(scope)).take():
            raise Refused("too_fast", what="requests")
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise Refused("too_long", most=LONGEST_ADDRESS)
        headers = Headers(scope=scope)
        self.hosts.check(headers.get("host"))
        if "transfer-encoding" in headers:
            # Chunks of a byte each are a lot of work, and a proxy may take their end for another one than we do.
            raise Refused("length_required")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self.check_origin(headers)

    def check_origin(self, headers: Headers) -> None:
        """A browser says which page a request comes from; it must be ours. Other programs need not say."""
        origin = headers.get("origin")
        if origin is None:
            return
        own = headers.get("host", "").lower()
        try:
            host = urlsplit(origin).netloc.lower()
        except ValueError:
            host = ""
        if not (host and host == own) and origin.rstrip("/").lower() not in self.origins:
            raise Refused("bad_origin")


async def out_of_turn(turn: Semaphore, wait: Callable[..., Awaitable[Any]], *arguments: Any) -> Any:
    """Wait for the client, who may take long, without keeping others of the same address from their turn."""
    turn.release()
    try:
        return await wait(*arguments)
    finally:
        await turn.acquire()


def address_of(scope: Scope) -> str:
    """Whom to count a request against."""
    client = HTTPConnection(scope).client
    return household(client.host) if client else "unknown"


async def deny(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    """Answer a websocket handshake with a Problem instead."""
    await receive()
    response = problem(refused, language(scope))
    await send(
        {
            "type": "websocket.http.response.start",
            "status": response.status_code,
            "headers": [*response.raw_headers, *((k.encode(), v.encode()) for k, v in HEADERS.items())],
        }
    )
    await send({"type": "websocket.http.response.body", "body": response.body})
