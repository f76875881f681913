"""Running a server: sockets, signals, the first word and the last."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

import uvicorn

from tidefall import Refused
from tidefall.kernel.notation import shown
from tidefall.server import database, logs
from tidefall.server.app import make_app
from tidefall.server.bus import Bus, MemoryBus
from tidefall.server.gate import Gate, make_room
from tidefall.server.hub import Hub
from tidefall.server.limits import Limits
from tidefall.server.metrics import Metrics
from tidefall.server.storage import Storage
from tidefall.server.visitor import Attended
from tidefall.server.websocket import WebSocket

SWITCH_SECONDS: Final = 0.001
"""How long a thinking bot may keep the interpreter when something else wants it."""
GARBAGE: Final = (10_000, 50, 20)
"""How rarely Python looks for garbage. With many tables a full look takes a tenth of a second, and everybody waits."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


PORT: Final = 8000
NEXT_PORTS: Final = 20
"""How many ports after the first to try."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = PORT
    or_next: bool = False
    """Whether another port will do if this one is taken."""
    database_url: str | None = None
    redis_url: str | None = None
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_for: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `on_ready` gets the address once it can be visited. Refused says why it cannot be."""
    listeners = listen_somewhere(settings)
    try:
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        asyncio.run(run(settings, listeners, on_ready))
    finally:
        for listener in listeners:
            listener.close()


async def run(settings: Settings, listeners: list[socket.socket], on_ready: Callable[[str], None]) -> None:
    room = make_room(settings.limits)
    # Whatever happens, some of the connections are left for plain requests.
    most = min(settings.limits.connections, room - room // 8)
    settings = replace(settings, limits=replace(settings.limits, connections=most))
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
        gate = Gate(settings.limits, metrics, settings.trusted_proxies, room)
        server = Server(make_config(settings, hub), hub, gate, listeners)
        address = address_of(listeners[0], settings.host)
        server.on_ready = lambda: on_ready(address)
        logs.say("started", address=address, database=storage.kind, redis=settings.redis_url is not None)
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            logs.warn(
                "running_as_root",
                advice="Give the server a user of its own: whoever breaks in is root.",
            )
        # The gate listens, not uvicorn.
        await server.serve(sockets=[])
        logs.say("stopped")
    finally:
        await hub.stop()


def make_config(settings: Settings, hub: Hub) -> uvicorn.Config:
    limits = settings.limits
    return uvicorn.Config(
        Attended(
            make_app(hub, settings.origins, settings.metrics_for, (*settings.hosts, settings.host.lower())),
            limits.send_time,
        ),
        # The only one that bounds what it gathers before a request is complete.
        http="h11",
        ws=cast(Any, WebSocket),
        timeout_keep_alive=cast(Any, limits.keep_alive_time),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=int(limits.stop_time),
    )


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye to the players before it closes their connections."""

    def __init__(self, config: uvicorn.Config, hub: Hub, gate: Gate, listeners: list[socket.socket]) -> None:
        super().__init__(config)
        self.hub = hub
        self.gate = gate
        self.listeners = listeners
        self.on_ready: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.gate.open(self.listeners, self.config, self.server_state)
        self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.gate.close()
        for listener in self.listeners:
            listener.close()
        self.hub.say_goodbye()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.hub.limits.stop_time / 2):
                while self.hub.connections() or self.hub.storage.is_busy():
                    await asyncio.sleep(0.02)
        # A database that has not answered by now keeps nobody.
        self.hub.storage.give_up()
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


def listen_somewhere(settings: Settings) -> list[socket.socket]:
    """Sockets at the port that was asked for, or, if any will do, at the first one after it that is free."""
    last = settings.port + (NEXT_PORTS if settings.or_next else 0)
    for port in range(settings.port, last + 1):
        try:
            return listen(settings.host, port)
        except Refused as refused:
            if port == last or refused.facts.get("in_use") is not True:
                raise
    raise AssertionError("the last port returned or raised")


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen; Refused if the port is taken or the address is not this machine's."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise Refused("no_such_host", host=shown(host)) from None
    except OverflowError:
        raise Refused("bad_port", port=shown(str(port))) from None
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
        taken = error.errno == errno.EADDRINUSE
        raise Refused(
            "cannot_listen", host=host, port=str(port), why=error.strerror or str(error), in_use=taken
        ) from None
    return listeners


def address_of(listener: socket.socket, host: str) -> str:
    """What to type in a browser."""
    port = listener.getsockname()[1]
    shown = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    if ":" in shown and not shown.startswith("["):
        shown = f"[{shown}]"
    return f"http://{shown}:{port}/"
