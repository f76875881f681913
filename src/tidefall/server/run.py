"""Running a server: sockets, signals, the first word and the last."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from tidefall import Refused
from tidefall.server import database, logs
from tidefall.server.app import make_app
from tidefall.server.bus import Bus, MemoryBus
from tidefall.server.hub import Hub
from tidefall.server.limits import Limits
from tidefall.server.metrics import Metrics
from tidefall.server.storage import Storage

SWITCH_SECONDS: Final = 0.001
"""How long a thinking bot may keep the interpreter when something else wants it."""
CLIENT_WINDOW_BITS: Final = 12
"""Clients say little; their messages need no large window."""
COMPRESSION: Final = {"level": 1, "memLevel": 5}
GARBAGE: Final = (10_000, 50, 20)
"""How rarely Python looks for garbage. With many tables a full look takes a tenth of a second, and everybody waits."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str | None = None
    redis_url: str | None = None
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_for: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `on_ready` gets the address once it can be visited. Refused says why it cannot be."""
    listeners = listen(settings.host, settings.port)
    try:
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        asyncio.run(run(settings, listeners, on_ready))
    finally:
        for listener in listeners:
            listener.close()


async def run(settings: Settings, listeners: list[socket.socket], on_ready: Callable[[str], None]) -> None:
    metrics = Metrics()
    storage = Storage(settings.database_url or database.default_url(), metrics)
    bus: Bus = MemoryBus()
    if settings.redis_url is not None:
        from tidefall.server.redis_bus import RedisBus

        bus = RedisBus(settings.redis_url)
    hub = Hub(storage, bus, settings.limits, metrics)
    try:
        # Started here and not by uvicorn, so that what goes wrong can be said in one sentence.
        await hub.start()
        server = Server(make_config(settings, hub), hub)
        address = address_of(listeners[0], settings.host)
        server.on_ready = lambda: on_ready(address)
        logs.say("started", address=address, database=storage.kind, redis=settings.redis_url is not None)
        await server.serve(listeners)
        logs.say("stopped")
    finally:
        await hub.stop()


def make_config(settings: Settings, hub: Hub) -> uvicorn.Config:
    limits = settings.limits
    return uvicorn.Config(
        make_app(hub, settings.origins, settings.metrics_for),
        ws=Protocol,
        ws_max_size=limits.frame,
        ws_ping_interval=limits.ping_time,
        ws_ping_timeout=limits.ping_time,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=int(limits.stop_time),
    )


class Protocol(WebSocketsSansIOProtocol):
    """A websocket that compresses well, and that can be broken off.

    A view is much like the one before. With the largest window there is, the quickest compression finds that out and
    leaves a few hundred bytes of it; that is less work than a smaller window at a higher level.
    """

    def __init__(self, config: uvicorn.Config, *others: Any, **more: Any) -> None:
        super().__init__(config, *others, **more)
        compression = ServerPerMessageDeflateFactory(
            client_max_window_bits=CLIENT_WINDOW_BITS, compress_settings=COMPRESSION
        )
        self.conn = ServerProtocol(
            extensions=[compression], max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    async def run_asgi(self) -> None:
        state: dict[str, Any] = self.scope["state"]
        # Closing a connection whose client does not read would wait for ever.
        state["abort"] = self.transport.abort
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye to the players before it closes their connections."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub
        self.on_ready: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.hub.say_goodbye()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.hub.limits.stop_time / 2):
                while self.hub.connections():
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being asked to stop is no failure: the signal is not raised again afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen; Refused if the port is taken or the address is not this machine's."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise Refused("bad_host", f"There is no host {host!r}.") from None
    except OverflowError:
        raise Refused("bad_port", f"A port is a number from 0 to 65535, not {port}.") from None
    listeners: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            listener = socket.socket(family, kind, protocol)
            listeners.append(listener)
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            if port == 0 and len(listeners) > 1:
                # All of them share the port that the first one was given.
                address = (address[0], listeners[0].getsockname()[1], *address[2:])
            listener.bind(address)
            listener.listen(2048)
            listener.setblocking(False)
    except OSError as error:
        for listener in listeners:
            listener.close()
        raise Refused(
            "cannot_listen", f"The server cannot listen on {host} port {port}: {error.strerror or error}."
        ) from None
    return listeners


def address_of(listener: socket.socket, host: str) -> str:
    """What to type in a browser."""
    port = listener.getsockname()[1]
    shown = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    if ":" in shown and not shown.startswith("["):
        shown = f"[{shown}]"
    return f"http://{shown}:{port}/"
