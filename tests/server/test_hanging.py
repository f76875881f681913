"""A database that hangs: everybody is told within seconds, nothing acknowledged is lost, the server can be stopped."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

import httpx
import psycopg
import pytest

from server_helpers import SECONDS, Client, Message, Server, asynchronous, eventually, new_table, refuses, wait_until
from server_journals import check_commands, journal
from server_services import Postgres
from server_stall import Wire, locked

PROMISE = 5.0
"""Within so many seconds everybody has an answer, and a server that is told to stop has stopped."""


@contextmanager
def dead_wire(postgres: Postgres) -> Iterator[tuple[str, Wire]]:
    with Wire(postgres.port) as wire:
        url = postgres.new_database().replace(f":{postgres.port}/", f":{wire.port}/")
        yield url, wire


async def answers(server: Server, *requests: tuple[str, str, object]) -> list[tuple[int, str]]:
    """Ask for everything at once; the statuses and codes, all of which must come within the promise."""
    async with httpx.AsyncClient(base_url=server.url, timeout=SECONDS) as client:
        async with asyncio.timeout(PROMISE):
            found = await asyncio.gather(*(client.request(how, path, json=body) for how, path, body in requests))
    return [(answer.status_code, answer.json().get("code", "")) for answer in found]


async def act(client: Client, seconds: float = PROMISE) -> tuple[Message, Message]:
    """A decision and what became of it."""
    choice = client.game["choices"][0]["action"]
    command = {"do": "act", "seat": client.seat, "at": client.game["moment"], "action": choice}
    message = {"type": "do", "key": os.urandom(8).hex(), "command": command}
    async with asyncio.timeout(seconds):
        return message, await client.ask(message)


@asynccontextmanager
async def people(server: Server, tables: int) -> AsyncIterator[list[Client]]:
    """Several tables at which somebody is to decide."""
    tickets = [server.new_table("you", "random", start=True) for _ in range(tables)]
    clients = [await Client.at(server, ticket) for ticket in tickets]
    for client in clients:
        await client.until(lambda one: one.is_asked())
    yield clients
    await asyncio.gather(*(client.socket.close() for client in clients))


async def go_on(server: Server, client: Client, message: Message, answer: Message) -> Message:
    """Say again what was refused; sooner or later it is granted."""

    async def granted() -> bool:
        nonlocal answer
        answer = await client.ask(message)
        return bool(answer["type"] == "ack")

    assert (answer["type"], answer["code"]) == ("refused", "unavailable")
    await eventually(granted)
    return message


async def is_well(server: Server) -> bool:
    return has_health(server, 200)


def has_health(server: Server, status: int) -> bool:
    return server.get("/healthz").status_code == status


@asynchronous
async def test_a_dead_wire_to_the_database_is_said_in_time(postgres: Postgres) -> None:
    with dead_wire(postgres) as (url, wire), Server(url) as server:
        async with people(server, 12) as clients:
            table = clients[0].view["table"]["id"]
            wire.dead = True
            decided = await asyncio.gather(*(act(client) for client in clients))
            assert {answer.get("code") for _, answer in decided} == {"unavailable"}
            # Many more than there are threads or connections.
            asked = [
                ("GET", "/healthz", None),
                ("GET", "/api/tables", None),
                ("GET", f"/api/tables/{table}", None),
                ("POST", "/api/tables", new_table("you", "random")),
                ("POST", f"/api/tables/{table}/join", {"name": "Bob"}),
            ]
            assert set(await answers(server, *asked * 10)) == {(503, "unavailable")}
            assert set(await answers(server, *asked * 10)) == {(503, "unavailable")}
            assert server.get("/api/games").status_code == 200
            wire.dead = False
            await eventually(lambda: is_well(server))
            granted = [await go_on(server, client, *said) for client, said in zip(clients, decided)]
            for client, message in zip(clients, granted):
                entries = await journal(url, client.view["table"]["id"])
                check_commands(entries, client.view["you"]["person"], [message])
        assert [event for event in server.events() if event["level"] == "error"] == []


@asynchronous
async def test_a_locked_sqlite_file_is_said_in_time(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        async with people(server, 4) as clients:
            table = clients[0].view["table"]["id"]
            with locked(sqlite_url.removeprefix("sqlite:///")):
                decided = await asyncio.gather(*(act(client) for client in clients))
                assert {answer.get("code") for _, answer in decided} == {"unavailable"}
                asked = [
                    ("GET", "/healthz", None),
                    ("POST", "/api/tables", new_table("you", "random")),
                    ("POST", f"/api/tables/{table}/join", {"name": "Bob"}),
                ]
                assert set(await answers(server, *asked * 10)) == {(503, "unavailable")}
                # What can be read is still shown.
                assert (await answers(server, ("GET", f"/api/tables/{table}", None)))[0][0] == 200
            await eventually(lambda: is_well(server))
            for client, said in zip(clients, decided):
                await go_on(server, client, *said)


@asynchronous
async def test_those_who_wait_at_one_table_are_not_refused_one_after_the_other(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"chat_rate": 1000, "chat_burst": 1000}) as server:
        ticket = server.new_table("you", "random", start=True)
        clients = [await Client.at(server, ticket) for _ in range(8)]
        with locked(sqlite_url.removeprefix("sqlite:///")):
            async with asyncio.timeout(PROMISE):
                said = await asyncio.gather(*(client.do("say", text="hello") for client in clients))
        assert {answer.get("code") for answer in said} == {"unavailable"}
        await asyncio.gather(*(client.socket.close() for client in clients))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets one change the limits of another process")
@asynchronous
async def test_a_full_disk_is_not_well(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        async with people(server, 1) as (ann,):
            unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            message, answer = await act(ann)
            asked = [("GET", "/healthz", None), ("POST", "/api/tables", new_table("you", "random"))]
            assert set(await answers(server, *asked)) == {(503, "unavailable")}
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
            await eventually(lambda: is_well(server))
            await go_on(server, ann, message, answer)


@asynchronous
async def test_a_database_that_may_only_be_read_is_not_well(postgres: Postgres) -> None:
    url = postgres.new_database()
    name = url.rsplit("/", 1)[1]
    with Server(url) as server, psycopg.connect(url, autocommit=True) as operator:
        assert server.get("/healthz").status_code == 200
        for setting, status in (("on", 503), ("off", 200)):
            operator.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}")
            operator.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid != pg_backend_pid()",
                [name],
            )
            await asyncio.to_thread(wait_until, partial(has_health, server, status))


def stops_in_time(server: Server) -> None:
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PROMISE + 1) == 0, server.logged()
    assert time.monotonic() - began < PROMISE + 1


@asynchronous
async def test_a_server_whose_database_hangs_can_be_stopped(postgres: Postgres) -> None:
    with dead_wire(postgres) as (url, wire), Server(url) as server:
        async with people(server, 4) as clients:
            wire.dead = True
            waiting = [asyncio.create_task(act(client)) for client in clients]
            asked = asyncio.create_task(answers(server, *[("POST", "/api/tables", new_table("you", "random"))] * 10))
            await asyncio.sleep(0.5)
            await asyncio.to_thread(stops_in_time, server)
            assert set(await asked) == {(503, "unavailable")}
            await asyncio.gather(*waiting, return_exceptions=True)


@asynchronous
async def test_a_server_whose_file_is_locked_can_be_stopped(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        async with people(server, 2) as clients:
            with locked(sqlite_url.removeprefix("sqlite:///")):
                waiting = [asyncio.create_task(act(client)) for client in clients]
                await asyncio.sleep(0.5)
                await asyncio.to_thread(stops_in_time, server)
                await asyncio.gather(*waiting, return_exceptions=True)


def test_a_database_that_hangs_from_the_first_is_one_sentence(postgres: Postgres) -> None:
    with dead_wire(postgres) as (url, wire):
        wire.dead = True
        assert "database" in refuses("--port", "0", "--database-url", url)
