"""How much of everything the server bears: all the numbers, in one place, and the buckets that count.

They are generous for people, several of them behind one address, and tight for a program that has gone wild.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final

from tidefall import Refused
from tidefall.kernel.notation import shown


@dataclass(frozen=True)
class Limits:
    """Sizes in bytes, times in seconds, rates by the second with the burst that may come at once."""

    body: int = 64 * 1024
    """The largest request body."""
    message: int = 8 * 1024
    """The largest message of a client over a websocket, unpacked; the longest line of chat fits in."""
    header_time: float = 10
    """How long a connection may take to bring a request, from its beginning or from the end of the request before."""
    request_time: float = 15
    """How long a client may take to send a request's body."""
    keep_alive_time: float = 5
    """How long a connection may stay idle between two requests."""

    connections: int = 2000
    connections_per_address: int = 200
    """Connections of any kind, from the moment they are made."""
    hello_time: float = 10
    """How long a new connection may stay silent."""
    idle_time: float = 180
    """How long a client may say nothing at all, not even ping."""
    ping_time: float = 20
    """How often the server itself asks whether a connection still stands, and how long it waits for the answer."""
    queue: int = 1000
    """How many messages may wait for one client to read them."""
    queue_bytes: int = 16 * 1024 * 1024
    send_time: float = 20
    """How long one message may take to leave for a client."""

    frames_rate: float = 10
    frames_burst: float = 100
    """Frames of one connection that are no messages: pings, pongs, pieces of a message."""
    address_hellos_at_once: int = 2
    address_hellos_rate: float = 5
    address_hellos_burst: float = 200
    """Hellos of one address, over all its connections."""
    messages_rate: float = 20
    messages_burst: float = 100
    """Messages of one connection."""
    chat_rate: float = 1
    chat_burst: float = 10
    """Lines of chat of one person at a table."""
    requests_rate: float = 50
    requests_burst: float = 400
    """All requests of one address; those after the server's health are counted by themselves."""
    requests_at_once: int = 3
    """Requests of one address that are worked on at the same time; others wait for their turn."""
    arrivals_rate: float = 50
    arrivals_burst: float = 400
    """New connections of one address."""
    tables_rate: float = 1
    tables_burst: float = 60
    """New tables of one address."""
    joins_rate: float = 2
    joins_burst: float = 60
    """Joins of one address."""
    replays_rate: float = 5
    replays_burst: float = 100
    """Records and pages of replays for one address."""
    strikes: int = 50
    """How many messages may be refused as unreadable or too fast before the connection is closed; one is forgiven
    every second."""

    entries: int = 20_000
    """The longest that the journal of a table may get by anything but the game itself."""
    hints: int = 4
    """Hints that may be thought about at once."""
    idle_table_time: float = 120
    """How long a table stays in memory when nobody looks at it."""
    sweep_time: float = 20
    """How often open tables are compared with the database, in case another process has not been heard."""
    sweep_time_shared: float = 3
    """The same with several processes."""
    grace_time: float = 1.5
    """How long the process that last wrote at a table has for the next bot's move before another one makes it."""
    tidy_time: float = 60
    """How often memory that nobody needs any more is given back."""
    keep_days: float = 0
    """Days after which a table that nobody has touched is deleted; 0 keeps all of them."""
    stop_time: float = 5
    """How long clients have to hear the farewell when the server stops."""

    entries_per_person: int = 2000
    """What one person may write at a table beside playing: names, seats, talk, taking back."""
    wishes_rate: float = 1
    wishes_burst: float = 40
    """What one person does at a table beside playing and talking."""
    table_chat_rate: float = 5
    table_chat_burst: float = 50
    """Lines of chat of everybody at a table."""
    person_hellos_rate: float = 1
    person_hellos_burst: float = 20
    """Hellos of one person at a table, and of one connection."""
    table_joins_rate: float = 0.1
    table_joins_burst: float = 20
    """Joins of one address at one table."""
    attendance_rate: float = 0.1
    attendance_burst: float = 6
    """How often it is written down that one person has come or gone."""
    settle_time: float = 5
    """How long somebody's connection may be broken before they count as away."""
    beat_time: float = 5
    """How often a process says in the database that it lives."""
    dead_time: float = 15
    """How long a process may be silent before its people count as away."""
    bot_window: float = 2
    """How long a bot may answer where nobody is to know who is asked."""
    bot_pause: float = 0.5
    """How long a bot takes that may have something to pass unseen."""
    notice_time: float = 5
    """How long a bot waits before its first move that was sent in by a clock or a vote."""


def read(settings: Iterable[str]) -> Limits:
    """The limits with some changed, as in `connections=500`; Refused says what is wrong."""
    changed: dict[str, Any] = {}
    known = {field.name: field for field in fields(Limits)}
    for setting in settings:
        name, _, text = (part.strip() for part in setting.partition("="))
        if name not in known:
            raise Refused("unknown_limit", name=shown(name), limits=list(known))
        kind = int if known[name].type == "int" else float
        try:
            value = kind(text)
        except ValueError:
            value = -1
        if not 0 < value < 1e12:
            raise Refused("bad_limit", name=name, text=shown(text))
        changed[name] = value
    return Limits(**changed)


@lru_cache(4096)
def household(host: str) -> str:
    """Whom to count: an address, or for IPv6 the network of 64 bits, which is what one household has.

    >>> household("2001:db8::1:2:3:4"), household("::ffff:10.0.0.7"), household("10.0.0.7")
    ('2001:db8::/64', '10.0.0.7', '10.0.0.7')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


class Bucket:
    """Tokens that come back at a steady rate; whoever finds none was too fast."""

    __slots__ = ("burst", "clock", "rate", "then", "tokens")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = burst
        self.then = clock()

    def take(self) -> bool:
        """Use one token up, if there is one."""
        self.refill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def refill(self) -> None:
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now

    def is_full(self) -> bool:
        self.refill()
        return self.tokens >= self.burst

    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self.tokens) / self.rate)


class Buckets:
    """One bucket for each address. Those that are full again are forgotten."""

    MANY: Final = 1000

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._prune_at = self.MANY

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._prune_at:
                self._buckets = {name: used for name, used in self._buckets.items() if not used.is_full()}
                self._prune_at = max(self.MANY, 2 * len(self._buckets))
            bucket = self._buckets[address] = Bucket(self.rate, self.burst, self.clock)
        return bucket


class Turns:
    """For each address only so many at a time; the others of it wait, and nobody else does."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._users: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[asyncio.Semaphore]:
        """Wait for a turn. Whoever has to wait for something else meanwhile may give it back for that time."""
        self._users[address] += 1
        try:
            turn = self._turns.setdefault(address, asyncio.Semaphore(self.at_once))
            async with turn:
                yield turn
        finally:
            self._users[address] -= 1
            if not self._users[address]:
                del self._users[address], self._turns[address]
