"""Strangers try to fill a table until nobody can use it; the host can do something about them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from server_forked import ForkedServer, Nursery
from server_helpers import Client, Closed, Message, Server, asynchronous
from tidefall.table.hosting import MOST_PEOPLE

SMALL: dict[str, float] = {"entries": 400, "entries_per_person": 120, "chat_rate": 1000, "chat_burst": 1000}
"""As it is for people, only less of everything."""


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


async def flood(client: Client, count: int, do: str, **fields: object) -> Counter[str]:
    """The same command many times; how often it was granted, and how often refused with which code."""
    answers = [await client.do(do, **fields) for _ in range(count)]
    return Counter(answer.get("code", "granted") for answer in answers)


async def expelled(client: Client) -> str:
    with pytest.raises(Closed) as closed:
        await client.until(lambda _: False)
    assert closed.value.bye is not None
    return str(closed.value.bye["code"])


@asynchronous
async def test_one_person_cannot_fill_a_table(nursery: Nursery, sqlite_url: str) -> None:
    """Renames until there is no more: the game begins and is played all the same."""
    with ForkedServer(nursery, sqlite_url, limits=SMALL) as server:
        ticket = server.new_table("you", "open", "random")
        bobs = server.join(ticket["table"], "Bob", 1)
        ann, bob = await Client.at(server, ticket), await Client.at(server, bobs)
        eve = await Client.at(server, server.join(ticket["table"], "Eve"))
        answers = await flood(eve, 200, "rename", name="Eve")
        assert answers["granted"] == 120
        assert set(answers) == {"granted", "share_used_up"}
        await bob.done("rename", name="Bobby")
        await bob.done("ready", seat=1, ready=True)
        await ann.done("start")
        await ann.until(Client.is_asked)
        await ann.act(ann.game["choices"][0]["action"])
        await ann.done("undo", seat=0, at=ann.game["moment"])
        await asyncio.gather(*(client.socket.close() for client in (ann, bob, eve)))


@asynchronous
async def test_many_onlookers_cannot_fill_a_table_either(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url, limits=SMALL) as server:
        ticket = server.new_table("you", "open")
        ann = await Client.at(server, ticket)
        strangers = [await Client.at(server, server.join(ticket["table"], f"Eve {n}")) for n in range(6)]
        answers: Counter[str] = Counter()
        for number, stranger in enumerate(strangers):
            answers += await flood(stranger, 130, "rename", name=f"Eve {number}")
        assert answers["table_full"] > 0
        bob = await Client.at(server, server.join(ticket["table"], "Bob", 1))
        for _ in range(30):
            await bob.done("ready", seat=1, ready=True)
            await bob.done("ready", seat=1, ready=False)
        await bob.done("say", text="Shall we begin?")
        await bob.done("ready", seat=1, ready=True)
        await ann.done("start")
        await ann.until(Client.is_asked)
        await asyncio.gather(*(client.socket.close() for client in (ann, bob, *strangers)))


@asynchronous
async def test_somebody_who_toggles_is_slowed_down_over_all_connections(nursery: Nursery, sqlite_url: str) -> None:
    limits = {"wishes_rate": 0.001, "wishes_burst": 5, "chat_rate": 0.001, "chat_burst": 3}
    with ForkedServer(nursery, sqlite_url, limits=limits) as server:
        ticket = server.new_table("you", "random", start=True)
        clients = [await Client.at(server, ticket) for _ in range(3)]
        names: Counter[str] = Counter()
        words: Counter[str] = Counter()
        for client in clients:
            names += await flood(client, 5, "rename", name="Ann")
            words += await flood(client, 5, "say", text="me again")
        assert names == {"granted": 5, "too_fast": 10}
        assert words == {"granted": 3, "too_fast": 12}
        await clients[0].until(Client.is_asked)
        await clients[0].act(clients[0].game["choices"][0]["action"])
        await asyncio.gather(*(client.socket.close() for client in clients))


@asynchronous
async def test_chat_never_falls_silent_for_good(nursery: Nursery, sqlite_url: str) -> None:
    """A stranger says all they may; the players talk on, and everything old can be read page by page."""
    with ForkedServer(nursery, sqlite_url, limits={**SMALL, "entries_per_person": 230}) as server:
        ticket = server.new_table("you", "open")
        ann = await Client.at(server, ticket)
        eve = await Client.at(server, server.join(ticket["table"], "Eve"))
        words = await flood(eve, 240, "say", text="x" * 500)
        assert words["granted"] == 230
        await ann.done("say", text="Never mind")
        newcomer = await Client.at(server, {"table": ticket["table"]})
        welcome = newcomer.heard[0]
        assert len(welcome["chat"]) == 100
        assert welcome["earlier"] is True
        assert welcome["chat"][-1]["text"] == "Never mind"
        lines: list[Message] = welcome["chat"]
        pages = 0
        earlier = True
        while earlier:
            page = await newcomer.ask({"type": "ask_chat", "before": lines[0]["number"]})
            assert page["type"] == "chat_page"
            lines = page["chat"] + lines
            earlier = page["earlier"]
            pages += 1
        assert pages == 2
        assert [line["number"] for line in lines] == list(range(231))
        page = await newcomer.ask({"type": "ask_chat", "before": 0})
        assert (page["chat"], page["earlier"]) == ([], False)
        again = await Client.at(server, ticket, seen=2)
        assert again.heard[0]["whole"] is True, "more was said than is sent at once"
        await asyncio.gather(*(client.socket.close() for client in (ann, eve, newcomer, again)))


@asynchronous
async def test_fake_guests_make_way(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url) as server:
        ticket = server.new_table("you", "open")
        ann = await Client.at(server, ticket)
        for number in range(MOST_PEOPLE + 20):
            await asyncio.to_thread(server.join, ticket["table"], f"Fake {number}")
        bob = await Client.at(server, server.join(ticket["table"], "Bob", 1))
        await bob.done("ready", seat=1, ready=True)
        await ann.done("start")
        assert len(ann.view["you"]["guests"]) == MOST_PEOPLE - 1
        await asyncio.gather(ann.socket.close(), bob.socket.close())


@asynchronous
async def test_one_address_joins_one_table_so_often_and_others_as_ever(nursery: Nursery, sqlite_url: str) -> None:
    limits = {"table_joins_rate": 0.001, "table_joins_burst": 5}
    with ForkedServer(nursery, sqlite_url, "--trusted-proxy", "127.0.0.1", limits=limits) as server:
        table = server.new_table("you", "open")["table"]
        other = server.new_table("you", "open")["table"]

        numbers = count()

        def join(where: str, address: str) -> int:
            path = f"/api/tables/{where}/join"
            name = f"Eve {next(numbers)}"
            return server.post(path, {"name": name}, headers={"x-forwarded-for": address}).status_code

        assert [join(table, "198.51.100.1") for _ in range(8)] == [201] * 5 + [429] * 3
        assert join(table, "198.51.100.2") == 201
        assert join(other, "198.51.100.1") == 201


# What the host may do.


@asynchronous
async def test_the_host_removes_and_blocks(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url, "--trusted-proxy", "127.0.0.1") as server:
        ticket = server.new_table("you", "open")
        path = f"/api/tables/{ticket['table']}/join"

        def join(name: str, address: str) -> Message:
            answer: Message = server.post(path, {"name": name}, headers={"x-forwarded-for": address}).json()
            return answer

        ann = await Client.at(server, ticket)
        tickets = [join("Eve", "198.51.100.1"), join("Mia", "198.51.100.2")]
        eve, mia = [await Client.at(server, one) for one in tickets]
        await ann.until(lambda one: {guest["name"] for guest in one.view["you"]["guests"]} == {"Eve", "Mia"})
        assert await eve.refused("remove", person=tickets[1]["person"]) == "host_only"
        await ann.done("remove", person=tickets[1]["person"])
        assert await expelled(mia) == "removed"
        with pytest.raises(Closed) as closed:
            await Client.at(server, tickets[1])
        assert closed.value.bye is not None
        assert closed.value.bye["code"] == "bad_token"
        assert "token" in join("Mia", "198.51.100.2"), "who was only sent away may come again"
        await ann.done("block", person=tickets[0]["person"])
        assert await expelled(eve) == "removed"
        assert join("Eva", "198.51.100.1")["code"] == "blocked"
        assert join("Eva", "198.51.100.3")["table"] == ticket["table"]
        await ann.until(lambda one: [guest["name"] for guest in one.view["you"]["blocked"]] == ["Eve"])
        await ann.done("unblock", person=tickets[0]["person"])
        assert "token" in join("Eve", "198.51.100.1")
        await ann.socket.close()


@asynchronous
async def test_the_host_lets_people_in_or_nobody(server: Server) -> None:
    ticket = server.new_table("you", "open", door="ask")
    ann = await Client.at(server, ticket)
    tickets = [server.join(ticket["table"], "Bob", 1), server.join(ticket["table"], "Eve")]
    bob, eve = [await Client.at(server, one) for one in tickets]
    assert bob.view["you"]["waiting"] is True
    assert bob.view["you"]["name"] == "Bob"
    assert await bob.refused("say", text="Hello") == "not_let_in"
    await ann.until(lambda one: [guest["name"] for guest in one.view["you"]["knocking"]] == ["Bob", "Eve"])
    assert eve.view["you"]["knocking"] == []
    await ann.done("admit", person=tickets[0]["person"])
    await bob.until(lambda one: one.view["you"]["seats"] == [1])
    assert bob.view["you"]["waiting"] is False
    await ann.done("remove", person=tickets[1]["person"])
    assert await expelled(eve) == "removed"
    settings = {"public": False, "spectators": "public", "door": "closed"}
    await ann.done("settings", **settings)
    answer = server.post(f"/api/tables/{ticket['table']}/join", {"name": "Zoe"})
    assert (answer.status_code, answer.json()["code"]) == (403, "closed")
    await bob.done("ready", seat=1, ready=True)
    await ann.done("start")
    await asyncio.gather(ann.socket.close(), bob.socket.close())


@asynchronous
async def test_the_host_mutes(server: Server) -> None:
    ticket = server.new_table("you", "open")
    tickets = server.join(ticket["table"], "Eve")
    ann, eve = await Client.at(server, ticket), await Client.at(server, tickets)
    await ann.done("mute", person=tickets["person"])
    assert await eve.refused("say", text="Hello") == "muted"
    await eve.until(lambda one: one.view["you"]["muted"])
    await ann.done("mute", person=tickets["person"], muted=False)
    await eve.done("say", text="Hello")
    await asyncio.gather(ann.socket.close(), eve.socket.close())


# Hellos.


@asynchronous
async def test_hellos_are_limited_by_person_whatever_the_connection(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url, limits={"person_hellos_rate": 0.001, "person_hellos_burst": 6}) as server:
        ticket = server.new_table("you", "random", start=True)
        ann = await Client.at(server, ticket)
        for _ in range(3):
            await ann.hello(ticket)
        second = await Client.at(server, ticket)
        await second.hello(ticket)
        for client in (ann, second):
            await client.send({"type": "hello", "protocol": 1, "table": ticket["table"], "token": ticket["token"]})
            assert (await client.next("refused", "welcome"))["code"] == "too_fast"
        await ann.until(Client.is_asked)
        await ann.act(ann.game["choices"][0]["action"])
        stranger = await Client.at(server, {"table": ticket["table"]})
        for _ in range(5):
            await stranger.hello({"table": ticket["table"]})
        await stranger.send({"type": "hello", "protocol": 1, "table": ticket["table"]})
        assert (await stranger.next("refused", "welcome"))["code"] == "too_fast"
        await asyncio.gather(*(client.socket.close() for client in (ann, second, stranger)))
