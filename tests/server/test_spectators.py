"""Who may watch, and how far behind."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest

from server_helpers import SECONDS, Client, Closed, Message, Server, asynchronous, wait_until

DELAY = 5
"""The shortest that may be set."""


async def why_not(server: Server, ticket: Message) -> str:
    """The code with which somebody is turned away who wants to look."""
    with pytest.raises(Closed) as closed:
        await Client.at(server, ticket)
    assert closed.value.bye is not None
    return str(closed.value.bye["code"])


@asynchronous
async def test_spectators_see_public_things_only(server: Server) -> None:
    ticket = server.new_table("you", "random", "random", start=True)
    ann = await Client.at(server, ticket)
    watcher = await Client.at(server, {"table": ticket["table"]})
    await ann.play(stop=lambda one: one.view["version"] > 100)
    await watcher.until(lambda one: one.game["turn"] == ann.game["turn"] and one.view["version"] > 90)
    assert watcher.game["choices"] == []
    assert watcher.game["undo"] is False
    assert watcher.game["observation"]["hand"] == []
    values = {explorer.get("value") for explorer in watcher.game["observation"]["explorers"]}
    assert values == {None}
    await asyncio.gather(ann.socket.close(), watcher.socket.close())


@asynchronous
async def test_a_table_without_spectators_turns_them_away_once_it_begins(server: Server) -> None:
    ticket = server.new_table("you", "random", spectators="off")
    nobody = {"table": ticket["table"]}
    bob = server.join(ticket["table"], "Bob")
    ann = await Client.at(server, ticket)
    early = [await Client.at(server, nobody), await Client.at(server, bob)]
    await ann.done("start")
    for client in early:
        with pytest.raises(Closed) as closed:
            await client.until(lambda _: False)
        assert closed.value.bye is not None
        assert closed.value.bye["code"] == "no_spectators"
        assert client.view["game"] is None
    assert await why_not(server, nobody) == "no_spectators"
    assert await why_not(server, bob) == "no_spectators"
    await ann.play(stop=lambda one: one.view["version"] > 55)
    await ann.socket.close()


@asynchronous
async def test_the_host_may_watch_even_so(server: Server) -> None:
    ticket = server.new_table("random", "random", spectators="off", start=True)
    async with await Client.at(server, ticket) as host:
        await host.until(lambda one: one.game["turn"] > 0)


@asynchronous
async def test_delayed_spectators_see_what_was_some_time_ago(server: Server) -> None:
    ticket = server.new_table("you", "random", spectators="delayed", delay=DELAY)
    ann = await Client.at(server, ticket)
    early = await Client.at(server, {"table": ticket["table"]})
    unseated = await Client.at(server, server.join(ticket["table"], "Bob"))
    await ann.done("start")
    began = time.time()
    await ann.until(Client.is_asked)
    for _ in range(3):
        await ann.act(ann.game["choices"][0]["action"])
        await ann.until(Client.is_asked)
    late = await Client.at(server, {"table": ticket["table"]})
    for client in (early, unseated, late):
        await client.until(lambda one: one.heard[-1]["type"] == "welcome")
        assert client.view["game"] is None, "what has just happened is not shown"
        assert client.status == "open"
    for client in (early, unseated, late):
        await client.until(lambda one: one.view["game"] is not None)
        assert client.heard[-1]["now"] - began >= DELAY - 0.5
        await client.until(lambda one: one.game["moment"] == ann.game["moment"])
        assert client.game["observation"]["explorers"]
    newcomer = await Client.at(server, {"table": ticket["table"]})
    assert newcomer.game["moment"] == ann.game["moment"]
    await ann.done("say", text="secretly")
    answer = await unseated.do("say", text="hello")
    assert answer["type"] == "ack"
    await ann.until(lambda one: len(one.chat) == 2)
    again = await Client.at(server, {"table": ticket["table"]})
    assert again.chat == []
    await asyncio.gather(*(client.socket.close() for client in (ann, early, unseated, late, newcomer, again)))


@asynchronous
async def test_the_host_changes_who_may_watch_while_they_do(server: Server) -> None:
    ticket = server.new_table("you", "random", start=True)
    ann = await Client.at(server, ticket)
    watcher = await Client.at(server, {"table": ticket["table"]})
    await ann.until(Client.is_asked)
    await watcher.until(lambda one: one.view["version"] == ann.view["version"])
    await ann.done("settings", public=False, spectators="delayed", delay=3600)
    welcome = await watcher.next("welcome")
    assert welcome["whole"] is True
    assert welcome["view"]["game"] is None
    await ann.done("settings", public=True, spectators="public", delay=60)
    welcome = await watcher.next("welcome")
    assert welcome["view"]["game"]["moment"] == ann.game["moment"]
    assert server.get("/api/tables", status="playing").json()["tables"][0]["id"] == ticket["table"]
    await ann.done("settings", public=False, spectators="off", delay=60)
    with pytest.raises(Closed) as closed:
        await watcher.until(lambda _: False)
    assert closed.value.bye is not None
    assert closed.value.bye["code"] == "no_spectators"
    await ann.socket.close()


def with_token(server: Server, path: str, ticket: Message | None) -> httpx.Response:
    headers = {"authorization": f"Bearer {ticket['token']}"} if ticket else {}
    return httpx.get(server.url + path, headers=headers, timeout=SECONDS)


@asynchronous
async def test_a_game_without_spectators_stays_with_those_who_sat_there(server: Server) -> None:
    ticket = server.new_table("you", "open", spectators="off")
    guest, onlooker = server.join(ticket["table"], "Bob", 1), server.join(ticket["table"], "Cleo")
    async with await Client.at(server, ticket) as ann, await Client.at(server, guest) as bob:
        await bob.done("ready", seat=1, ready=True)
        await ann.done("start")
        for client in (ann, bob):
            await client.until(lambda one: one.status == "playing")
        await asyncio.gather(ann.play(), bob.play())
    stranger = server.new_table("you", "random")
    for path in ("record", "replay", "replay?seat=0"):
        path = f"/api/tables/{ticket['table']}/{path}"
        assert [with_token(server, path, who).status_code for who in (ticket, guest)] == [200, 200]
        for who in (None, onlooker, stranger, {"token": "x"}):
            answer = with_token(server, path, who)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_for_you")


@asynchronous
async def test_http_tells_nothing_of_a_delayed_game_before_its_time(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"sweep_time": 0.2}) as server:
        ticket = server.new_table("you", "random", spectators="delayed", delay=30, public=True)
        path = f"/api/tables/{ticket['table']}"
        async with await Client.at(server, ticket) as ann:
            await ann.done("start")
            await ann.until(lambda one: one.status == "playing")
            told = server.get(path).json()
            assert told["status"] == "playing"
            await ann.play(stop=lambda one: one.game["turn"] > 3)
            await ann.done("rename", name="Somebody else")
            await ann.done("say", text="hello")

            def says_nothing_new() -> bool:
                lists = [server.get("/api/tables", status=status).json()["tables"] for status in ("playing", "over")]
                return server.get(path).json() == told and lists == [[told], []]

            assert says_nothing_new()
            assert with_token(server, path, ticket).json()["turn"] > told["turn"]
            await ann.done("settings", public=True, spectators="delayed", delay=5)
            await ann.play()
            over = time.time()
        # At first nobody but those who sat there may know that it is over, and how it ended.
        assert says_nothing_new()
        assert server.get(f"{path}/record").json()["code"] == "not_over"
        assert with_token(server, f"{path}/record", ticket).status_code == 200
        assert with_token(server, path, ticket).json()["status"] == "over"
        assert time.time() < over + DELAY, "this machine is too slow for this test"
        await asyncio.to_thread(wait_until, lambda: server.get(path).json()["status"] == "over")
        assert time.time() >= over + DELAY - 1
        assert server.get(f"{path}/record").status_code == 200
        assert [table["id"] for table in server.get("/api/tables", status="over").json()["tables"]] == [ticket["table"]]
