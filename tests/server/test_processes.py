"""Two server processes over one PostgreSQL and one Redis: a table is the same whichever of them one lands on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from server_helpers import Client, Server, asynchronous, eventually
from server_services import Postgres, Redis


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[tuple[Server, Server]]:
    url = postgres.new_database()
    with Server(url, "--redis-url", redis.url) as one, Server(url, "--redis-url", redis.url) as other:
        yield one, other


@asynchronous
async def test_people_at_different_processes_play_each_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ticket = one.new_table("you", "open", "random")
    bobs = other.join(ticket["table"], "Bob", 1)
    ann, bob = await Client.at(one, ticket), await Client.at(other, bobs)
    watchers = [await Client.at(server, {"table": ticket["table"]}) for server in pair]
    await bob.done("ready", seat=1, ready=True)
    await ann.done("start")
    everybody = [ann, bob, *watchers]
    await asyncio.gather(*(client.until(lambda one: one.status == "playing") for client in everybody))
    await asyncio.gather(*(client.play() for client in everybody))
    assert [client.status for client in everybody] == ["over"] * 4
    results = [client.game["observation"]["result"] for client in everybody]
    assert all(result == results[0] for result in results)
    assert watchers[0].log == watchers[1].log
    await asyncio.gather(*(client.socket.close() for client in everybody))


@asynchronous
async def test_presence_is_known_at_both(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ticket = one.new_table("you", "open")
    bobs = other.join(ticket["table"], "Bob", 1)
    ann, bob = await Client.at(one, ticket), await Client.at(other, bobs)
    both = sorted([ticket["person"], bobs["person"]])
    for client in (ann, bob):
        await client.until(lambda one: one.presence["present"] == both)
    await bob.socket.close()
    await ann.until(lambda one: one.presence["present"] == [ticket["person"]])
    await ann.socket.close()


@asynchronous
async def test_a_ticket_from_one_is_good_at_the_other_at_once(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ticket = one.new_table("you", *["open"] * 5)
    host = await Client.at(other, ticket)
    for seat in range(1, 6):
        guest = await Client.at(other, one.join(ticket["table"], f"Guest {seat}", seat))
        assert guest.seat == seat
        await guest.socket.close()
    await host.until(lambda one: all(place["kind"] == "person" for place in one.view["table"]["seats"]))
    await host.socket.close()


@asynchronous
async def test_when_one_process_dies_its_people_go_on_at_the_other(postgres: Postgres, redis: Redis) -> None:
    url = postgres.new_database()
    with Server(url, "--redis-url", redis.url) as one, Server(url, "--redis-url", redis.url) as other:
        ticket = one.new_table("you", "random", "random", start=True)
        watcher = await Client.at(other, {"table": ticket["table"]})
        ann = await Client.at(one, ticket)
        await ann.play(stop=lambda client: client.view["version"] > 60 and client.is_asked())
        # It dies while the bots are at it: what follows is for the other to do.
        action = ann.game["choices"][0]["action"]
        await ann.done("act", seat=0, at=ann.game["moment"], action=action)
        one.kill()
        ann = await Client.at(other, ticket)
        await ann.play()
        assert ann.status == "over"
        await watcher.until(lambda client: client.status == "over")
        await asyncio.gather(ann.socket.close(), watcher.socket.close())

        async def nobody_left() -> bool:
            return bool(other.get("/healthz").json()["connections"] == 0)

        await eventually(nobody_left)
