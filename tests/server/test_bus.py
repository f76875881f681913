"""What processes tell each other, in memory and through Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from server_helpers import asynchronous, eventually
from server_services import Redis, free_port
from tidefall import Refused
from tidefall.server.bus import GONE_SECONDS, Bus, MemoryBus
from tidefall.server.redis_bus import RedisBus

TABLE = "aaaaaaaaaaaaaaaa"


class Listener:
    def __init__(self, bus: Bus, table: str = TABLE) -> None:
        self.numbers: list[int] = []
        self.changes = 0
        bus.open(table, self.numbers.append, self.count)

    def count(self) -> None:
        self.changes += 1


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def running(*buses: Bus) -> AsyncIterator[None]:
    for bus in buses:
        await bus.start()
    yield
    for bus in buses:
        await bus.stop()


@asynchronous
async def test_others_hear_that_a_table_has_grown() -> None:
    exchange: set[MemoryBus] = set()
    one, other, third = MemoryBus(exchange), MemoryBus(exchange), MemoryBus(exchange)
    async with running(one, other, third):
        here, there, elsewhere = Listener(one), Listener(other), Listener(third, "b" * 16)
        one.grown(TABLE, 7)
        assert (here.numbers, there.numbers, elsewhere.numbers) == ([], [7], [])


@asynchronous
async def test_presence_is_told_asked_for_and_forgotten() -> None:
    exchange: set[MemoryBus] = set()
    clock = Clock()
    one, other = MemoryBus(exchange, clock), MemoryBus(exchange, clock)
    async with running(one, other):
        Listener(one)
        one.present(TABLE, {"ann", "bob"}, 2)
        there = Listener(other)
        assert other.elsewhere(TABLE) == ({"ann", "bob"}, 2)
        one.present(TABLE, {"ann"}, 0)
        assert other.elsewhere(TABLE) == ({"ann"}, 0)
        changes = there.changes
        one.repeat()
        assert there.changes == changes, "saying it again changes nothing"
        one.close(TABLE)
        assert other.elsewhere(TABLE) == (set(), 0)


@asynchronous
async def test_a_killed_process_leaves_no_ghosts() -> None:
    exchange: set[MemoryBus] = set()
    clock = Clock()
    one, other = MemoryBus(exchange, clock), MemoryBus(exchange, clock)
    async with running(one, other):
        Listener(one)
        there = Listener(other)
        one.present(TABLE, {"ann"}, 1)
        exchange.discard(one)
        clock.now = GONE_SECONDS - 1
        other.repeat()
        assert other.elsewhere(TABLE) == ({"ann"}, 1)
        clock.now = GONE_SECONDS + 1
        changes = there.changes
        other.repeat()
        assert other.elsewhere(TABLE) == (set(), 0)
        assert there.changes == changes + 1


@asynchronous
async def test_notes_that_make_no_sense_are_passed_over() -> None:
    exchange: set[MemoryBus] = set()
    one, other = MemoryBus(exchange), MemoryBus(exchange)
    async with running(one, other):
        there = Listener(other)
        for note in (b"", b"{", b'{"type":"party"}', b'{"type":"grown","process":"x","number":"many"}'):
            one.publish(TABLE, note)
        other.receive("c" * 16, b'{"type":"grown","process":"x","number":1}')
        assert there.numbers == []


@asynchronous
async def test_notes_go_through_redis(redis: Redis) -> None:
    one, other = RedisBus(redis.url), RedisBus(redis.url)
    async with running(one, other):
        here, there = Listener(one), Listener(other)

        async def both_listen() -> bool:
            return bool(here.numbers and there.numbers)

        await eventually(both_listen)
        one.present(TABLE, {"ann"}, 1)
        one.grown(TABLE, 9)

        async def heard() -> bool:
            return there.numbers[-1] == 9 and other.elsewhere(TABLE) == ({"ann"}, 1)

        await eventually(heard)
        late = RedisBus(redis.url)
        await late.start()
        Listener(late)

        async def told() -> bool:
            return late.elsewhere(TABLE) == ({"ann"}, 1)

        await eventually(told)
        await late.stop()
        one.close(TABLE)

        async def gone() -> bool:
            return other.elsewhere(TABLE) == (set(), 0)

        await eventually(gone)
        one.open(TABLE, here.numbers.append, here.count)


@asynchronous
async def test_redis_may_go_away_and_come_back() -> None:
    redis = Redis()
    one, other = RedisBus(redis.url), RedisBus(redis.url)
    try:
        async with running(one, other):
            Listener(one)
            there = Listener(other)

            async def listens() -> bool:
                return bool(there.numbers)

            await eventually(listens)
            redis.stop()
            for number in range(20):
                one.grown(TABLE, number)
            await asyncio.sleep(0.3)
            redis.start()

            async def heard() -> bool:
                one.grown(TABLE, 99)
                return there.numbers[-1] == 99

            await eventually(heard)
    finally:
        redis.remove()


@asynchronous
async def test_a_redis_that_is_not_there_is_said_in_a_sentence() -> None:
    bus = RedisBus(f"redis://127.0.0.1:{free_port()}")
    with pytest.raises(Refused) as refused:
        await bus.start()
    assert refused.value.code == "no_redis"
    await bus.redis.aclose()


@pytest.mark.parametrize("url", ["", "localhost", "http://localhost", "redis://localhost:port"])
@asynchronous
async def test_urls_that_are_not_of_a_redis(url: str) -> None:
    with pytest.raises(Refused) as refused:
        RedisBus(url)
    assert refused.value.code == "bad_redis_url"
