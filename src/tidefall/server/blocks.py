"""Addresses that whoever runs the server has shut out: kept in the database, and read again every few seconds."""

from __future__ import annotations

import time
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown
from tidefall.kernel.speech import saying
from tidefall.server.guard import deny

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

Network = IPv4Network | IPv6Network

READ_SECONDS: Final = 3.0


def read_network(text: str) -> Network:
    """An address or a network, as in 203.0.113.7 or 2001:db8::/32; Refused says what is wrong."""
    try:
        network = ip_network(text.strip(), strict=False)
        address = ip_address(text.strip().partition("/")[0])
    except ValueError:
        raise Refused("bad_network", because=saying("network-unreadable", text=shown(text))) from None
    if address != network.network_address:
        raise Refused("bad_network", because=saying("network-inside", address=shown(text), network=str(network)))
    if network.prefixlen == 0:
        raise Refused("bad_network", because=saying("network-everybody", network=str(network)))
    return network


class Blocks:
    """Who is shut out, as far as this process knows."""

    def __init__(self) -> None:
        self._until: dict[tuple[int, int, int], float] = {}
        """By version of the protocol, length of the prefix and the prefix itself: until when."""
        self._lengths: dict[int, list[int]] = {}

    def learn(self, blocks: Iterable[tuple[str, float | None]]) -> None:
        """These networks are shut out, each until a time or for good; all others are not."""
        read = [(ip_network(text), until) for text, until in blocks]
        self._until = {
            (network.version, network.prefixlen, int(network.network_address)): until or float("inf")
            for network, until in read
        }
        self._lengths = {
            version: sorted({network.prefixlen for network, _ in read if network.version == version})
            for version in (4, 6)
        }

    def is_blocked(self, host: str) -> bool:
        if not self._until:
            return False
        try:
            address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(
            self._until.get((address.version, length, int(address) >> rest << rest), 0) > time.time()
            for length in self._lengths[address.version]
            for rest in [address.max_prefixlen - length]
        )

    def check(self, connection: HTTPConnection) -> None:
        """Refused if a request or a websocket comes from somebody who is shut out."""
        if self._until and connection.client is not None and self.is_blocked(connection.client.host):
            raise Refused("shut_out")


class Doorkeeper:
    """An ASGI application around the real one: it lets nobody in who is shut out."""

    def __init__(self, app: ASGIApp, blocks: Blocks) -> None:
        self.app = app
        self.blocks = blocks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self.blocks.check(HTTPConnection(scope))
            except Refused as refused:
                if scope["type"] == "http":
                    raise
                await deny(scope, receive, send, refused)
                return
        await self.app(scope, receive, send)
