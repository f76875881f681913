"""Several server processes on one PostgreSQL and one Redis: it does not matter which of them somebody lands on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from server_forked import ForkedServer, Nursery
from server_guests import Guest, Party, heard
from server_helpers import Client, Message, asynchronous
from server_services import Postgres, Redis

LIMITS: dict[str, float] = {
    "chat_rate": 1000,
    "chat_burst": 1000,
    # As it is for people, only quicker: how long one process waits before it sees to what another may have left.
    "sweep_time_shared": 0.2,
    "grace_time": 0.3,
}


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


@contextmanager
def processes(nursery: Nursery, count: int, database_url: str, redis: Redis) -> Iterator[list[ForkedServer]]:
    with ExitStack() as stack:
        servers = [
            stack.enter_context(ForkedServer(nursery, database_url, "--redis-url", redis.url, limits=LIMITS))
            for _ in range(count)
        ]
        yield [*servers]
        for server in servers:
            assert [event for event in server.events() if event["level"] == "error"] == []


async def play_to_the_end(party: Party) -> None:
    await asyncio.gather(*(guest.play() for guest in party.guests))
    assert party.is_over
    results = [guest.client.game["observation"]["result"] for guest in party.guests if guest.client]
    assert all(result == results[0] for result in results)


@asynchronous
async def test_people_at_two_processes_play_each_other_and_a_bot(
    nursery: Nursery, postgres: Postgres, redis: Redis
) -> None:
    url = postgres.new_database()
    with processes(nursery, 2, url, redis) as servers:
        party = Party(servers[0], random.Random(1), "you", "open", "random")
        await party.begin(*servers)
        await play_to_the_end(party)
    await party.check(url)


@asynchronous
async def test_three_processes_of_which_one_is_killed_while_redis_comes_and_goes(
    nursery: Nursery, postgres: Postgres
) -> None:
    """The cooperative game lets several decide at once, so that the processes get in each other's way."""
    url = postgres.new_database()
    redis = Redis()
    try:
        with processes(nursery, 3, url, redis) as servers:
            party = Party(
                servers[0], random.Random(2), "you", "open", "open", "random", game="rising", options={"max_rounds": 3}
            )
            await party.begin(*servers)
            games = [asyncio.create_task(play_on_elsewhere(guest, servers)) for guest in party.guests]

            async def hear(more: int) -> None:
                """Wait until so many more messages have come."""
                enough = heard([party]) + more
                while heard([party]) < enough and not any(game.done() for game in games):
                    await asyncio.sleep(0.002)

            await hear(60)
            await asyncio.to_thread(redis.stop)
            await hear(60)
            await asyncio.to_thread(redis.start)
            await hear(60)
            await asyncio.to_thread(servers.pop().kill)
            await hear(60)
            await asyncio.gather(*games)
            assert party.is_over
        await party.check(url)
    finally:
        redis.remove()


async def play_on_elsewhere(guest: Guest, servers: list[ForkedServer]) -> None:
    """Play to the end; when the connection breaks, go to a process that is left."""
    await guest.play()
    while not guest.is_over:
        await guest.come(servers[0])
        await guest.say_again()
        await guest.play()


# What else people do, each at a process of their own.


@asynchronous
async def test_undo_chat_presence_and_taking_over_across_processes(
    nursery: Nursery, postgres: Postgres, redis: Redis
) -> None:
    with processes(nursery, 3, postgres.new_database(), redis) as (one, other, third):
        party = Party(one, random.Random(3), "you", "open", grace=15)
        await party.begin(one, other, third)
        ann, bob, watcher = (guest.client for guest in party.guests)
        assert ann is not None
        assert bob is not None
        assert watcher is not None
        everybody = [ann, bob, watcher]
        persons = sorted(guest.ticket["person"] for guest in party.guests[:2])

        await asyncio.gather(*(all_present(client, persons, 1) for client in everybody))

        await ann.until(Client.is_asked)
        before = [ann.game["observation"], ann.log]
        await ann.act(ann.game["choices"][0]["action"])
        await ann.done("undo", seat=0, at=ann.game["moment"])
        await asyncio.gather(*(same_version(client, ann.view["version"] + 1) for client in everybody))
        assert [ann.game["observation"], ann.log] == before
        assert bob.log == ann.log
        assert watcher.log == await whole_log(other, party.table)

        for number, client in enumerate([ann, bob, ann, bob]):
            await client.done("say", text=f"line {number}")
        for client in everybody:
            await client.until(lambda one: len(one.chat) == 4)
            assert [line["text"] for line in client.chat] == [f"line {number}" for number in range(4)]

        assert await ann.refused("take_over", seat=1) == "not_away"
        await bob.socket.close()
        await all_present(ann, [party.guests[0].ticket["person"]], 1)
        await ann.in_time("take_over", "not_away", "too_soon", seat=1)
        await ann.act(ann.game["choices"][0]["action"])
        await ann.until(Client.is_asked)
        assert [event["seat"] for event in ann.log if event["kind"] == "explorer_placed"] == [0, 1]

        bob = await Client.at(third, party.guests[1].ticket, seen=bob.view["version"])
        assert bob.view["table"]["seats"][1]["bot"] is None, "the seat comes back with its owner"
        await ann.until(lambda one: one.view["table"]["seats"][1]["bot"] is None)
        await ann.act(ann.game["choices"][0]["action"])
        await bob.until(Client.is_asked)
        await asyncio.gather(*(client.socket.close() for client in (ann, bob, watcher)))


async def all_present(client: Client, persons: list[str], watching: int) -> None:
    await client.until(lambda one: one.presence == {"present": persons, "watching": watching})


async def same_version(client: Client, version: int) -> None:
    await client.until(lambda one: bool(one.view["version"] == version))


async def whole_log(server: ForkedServer, table: str) -> list[Message]:
    """What somebody is told who comes now."""
    async with await Client.at(server, {"table": table}) as newcomer:
        return newcomer.log
