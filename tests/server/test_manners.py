"""How the server takes messages that are wrong, too large, too many or too slow; the table goes on."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
import websockets

from server_helpers import Client, Closed, Message, Server, asynchronous, eventually, sentence


async def farewell(client: Client) -> Message:
    """What the server says before it closes the connection."""
    with pytest.raises(Closed) as closed:
        await client.until(lambda _: False)
    assert closed.value.bye is not None
    assert sentence(closed.value.bye).endswith(".")
    return closed.value.bye


@pytest.fixture(scope="module")
def ticket(server: Server) -> Message:
    return server.new_table("you", "random", start=True)


def hello(ticket: Message, **more: Any) -> Message:
    return {"type": "hello", "protocol": 1, "table": ticket["table"], "token": ticket["token"], **more}


@pytest.mark.parametrize(
    "message",
    [
        "",
        " ",
        "{",
        "nonsense",
        "null",
        "[]",
        "7",
        "{}",
        '{"type": "dance"}',
        '{"type": 5}',
        '{"type": "ping", "extra": 1}',
        '{"type": "do", "key": "k"}',
        '{"type": "do", "command": {"do": "say", "text": "no key"}}',
        '{"type": "do", "key": "", "command": {"do": "resign", "seat": 0}}',
        '{"type": "do", "key": "' + "k" * 65 + '", "command": {"do": "resign", "seat": 0}}',
        '{"type": "do", "key": "k", "command": {"do": "fly"}}',
        '{"type": "do", "key": "k", "command": {"do": "act", "seat": 0, "at": 1.5, "action": 0}}',
        '{"type": "do", "key": "k", "command": {"do": "act", "seat": 0, "at": -1, "action": 0}}',
        '{"type": "do", "key": "k", "command": {"do": "act", "seat": 16, "at": 0, "action": 0}}',
        '{"type": "do", "key": "k", "command": {"do": "act", "seat": 0, "at": 0, "action": [0]}}',
        '{"type": "do", "key": "k", "command": {"do": "act", "seat": 0, "at": 0, "action": null, "action": 1e400}}',
        '{"type": "do", "key": "k", "command": {"do": "say", "text": "' + "x" * 501 + '"}}',
        '{"type": "do", "key": "k", "command": {"do": "say", "text": "\\ud800"}}',
        '{"type": "do", "key": "k", "command": {"do": "say", "text": "x", "by": "somebody"}}',
        '{"type": "do", "key": {"a": 1}, "command": {}}',
        '{"type": "ask_hint", "seat": 0}',
        '{"type": "hello", "protocol": 1, "table": "x"}',
        "[" * 8_000,
        '{"a":' * 1_600,
        '{"type": "do", "key": "k", "command": ' + '{"do":' * 1_300,
    ],
)
@asynchronous
async def test_messages_that_cannot_be_read_are_refused_and_the_game_goes_on(
    server: Server, ticket: Message, message: str
) -> None:
    async with await Client.at(server, ticket) as ann:
        heard = len(ann.heard)
        await ann.send(message)
        await ann.send({"type": "ping"})
        await ann.next("pong")
        told = [one for one in ann.heard[heard:] if one["type"] == "refused"]
        assert [one["code"] for one in told] == ["bad_message"], told
        assert sentence(told[0]).endswith(".")
        if '"key": "k"' in message and "[[" not in message and '{"do":{"do":' not in message.replace(" ", ""):
            assert told[0]["key"] in ("k", None)


@asynchronous
async def test_bytes_are_refused(server: Server, ticket: Message) -> None:
    async with await Client.at(server, ticket) as ann:
        await ann.send(json.dumps({"type": "ping"}).encode())
        assert (await ann.next("refused", "pong"))["code"] == "not_text"


@asynchronous
async def test_a_message_that_is_too_large_ends_the_conversation(server: Server, ticket: Message) -> None:
    for size in (8_193, 70_000, 2_000_000):
        ann = await Client.at(server, ticket)
        await ann.send(" " * size)
        with pytest.raises(Closed):
            await ann.until(lambda _: False)
        assert ann.socket.close_code == 1009
        assert "8192 bytes" in (ann.socket.close_reason or "")
    async with await Client.at(server, ticket) as ann:
        await ann.send(" " * 8_192)
        assert (await ann.next("refused"))["code"] == "bad_message"


@asynchronous
async def test_nothing_can_be_done_before_hello(server: Server, ticket: Message) -> None:
    async with await Client.connect(server) as client:
        answer = await client.ask({"type": "do", "command": {"do": "resign", "seat": 0}})
        assert answer["code"] == "hello_first"
        await client.send({"type": "ping"})
        await client.next("pong")
        await client.hello(ticket)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"table": "aaaaaaaaaaaaaaaa"}, "no_such_table"),
        ({"token": "x" * 32}, "bad_token"),
        ({"seat": 1}, "not_your_seat"),
        ({"seat": 9}, "not_your_seat"),
        ({"protocol": 2}, "other_protocol"),
        ({"protocol": 0}, "other_protocol"),
    ],
)
@asynchronous
async def test_a_first_hello_that_fails_ends_in_a_farewell(
    server: Server, ticket: Message, changes: Message, code: str
) -> None:
    client = await Client.connect(server)
    await client.send(hello(ticket, **changes))
    assert (await farewell(client))["code"] == code


@asynchronous
async def test_a_later_hello_that_fails_changes_nothing(server: Server, ticket: Message) -> None:
    async with await Client.at(server, ticket) as ann:
        view = ann.view
        for changes, code in (({"seat": 1}, "not_your_seat"), ({"token": "x" * 32}, "bad_token")):
            await ann.send(hello(ticket, **changes))
            assert (await ann.next("refused", "welcome"))["code"] == code
        await ann.send(hello(server.new_table("you", "random")))
        assert (await ann.next("refused", "welcome"))["code"] == "other_table"
        await ann.send(hello(ticket))
        assert (await ann.next("welcome"))["view"] == view


@asynchronous
async def test_pages_of_other_sites_may_not_connect(server: Server) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await Client.connect(server, origin="https://elsewhere.example")
    answer = refused.value.response
    assert answer.status_code == 403
    assert json.loads(answer.body or b"")["code"] == "bad_origin"
    async with await Client.connect(server, origin=server.url):
        pass


@asynchronous
async def test_websockets_lead_nowhere_else(server: Server) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(server.url.replace("http", "ws") + "/api/games")
    assert refused.value.response.status_code == 404


@asynchronous
async def test_who_says_nothing_is_let_go(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"hello_time": 0.3, "idle_time": 1}) as server:
        ticket = server.new_table("you", "random", start=True)
        assert (await farewell(await Client.connect(server)))["code"] == "no_hello"
        ann = await Client.at(server, ticket)
        for _ in range(4):
            await asyncio.sleep(0.5)
            await ann.send({"type": "ping"})
        await ann.next("pong")
        assert (await farewell(ann))["code"] == "idle"


@asynchronous
async def test_who_talks_too_fast_is_refused_and_then_let_go(sqlite_url: str) -> None:
    limits = {"messages_rate": 1, "messages_burst": 5, "strikes": 10}
    with Server(sqlite_url, limits=limits) as server:
        ticket = server.new_table("you", "random", start=True)
        ann = await Client.at(server, ticket)
        for _ in range(6):
            await ann.send({"type": "do", "key": "mine", "command": {"do": "act", "seat": 0, "at": 0, "action": 0}})
        await ann.until(lambda one: any(message.get("code") == "too_fast" for message in one.heard))
        assert ann.heard[-1]["key"] == "mine"
        for _ in range(20):
            await ann.send({"type": "ping"})
        assert (await farewell(ann))["code"] == "too_fast"


@asynchronous
async def test_who_chats_too_much_has_to_wait(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"chat_rate": 0.01, "chat_burst": 3}) as server:
        async with await Client.at(server, server.new_table("you", "random")) as ann:
            answers = [await ann.do("say", text=str(number)) for number in range(5)]
            assert [answer.get("code") for answer in answers] == [None, None, None, "too_fast", "too_fast"]


@asynchronous
async def test_a_journal_does_not_grow_for_ever(sqlite_url: str) -> None:
    """Beyond their share somebody may only play: decide, come back, resign, and play again."""
    with Server(sqlite_url, limits={"entries": 150, "entries_per_person": 60}) as server:
        ticket = server.new_table("you", "random", "random", start=True)
        async with await Client.at(server, ticket) as ann:
            await ann.until(Client.is_asked)
            for _ in range(150):
                await ann.done("rename", name="Ann")
            assert await ann.refused("rename", name="Ann") == "share_used_up"
            assert await ann.refused("say", text="one more") == "share_used_up"
            await ann.act(ann.game["choices"][0]["action"])
            assert await ann.refused("undo", seat=0, at=ann.game["moment"]) == "share_used_up"
            await ann.done("take_over", seat=0)
            await ann.done("come_back", seat=0)
            await ann.play()
            await ann.done("rematch")


@asynchronous
async def test_connections_are_counted(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"connections_per_address": 3}) as server:
        ticket = server.new_table("you", "random")
        clients = [await Client.at(server, ticket) for _ in range(3)]
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Client.connect(server)
        assert refused.value.response.status_code == 429
        await clients.pop().socket.close()

        async def room_again() -> bool:
            try:
                clients.append(await Client.at(server, ticket))
            except websockets.InvalidStatus:
                return False
            return True

        await eventually(room_again)
        await asyncio.gather(*(client.socket.close() for client in clients))


@asynchronous
async def test_who_does_not_read_is_let_go_and_the_others_play_on(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"queue": 100, "queue_bytes": 500_000, "send_time": 1}) as server:
        ticket = server.new_table("you", "random", "random", start=True)
        async with await Client.at(server, ticket) as ann:
            await ann.until(Client.is_asked)
            # Uncompressed, so that what waits soon fills all buffers on the way.
            url = server.url.replace("http", "ws", 1) + "/api/play"
            lazy = Client(await websockets.connect(url, compression=None, max_size=None, max_queue=None))
            await lazy.hello({"table": ticket["table"]})
            await ann.until(lambda one: one.presence["watching"] == 1)
            lazy.socket.transport.pause_reading()

            async def ask_again_and_again() -> None:
                with suppress(websockets.ConnectionClosed, ConnectionError):
                    while True:
                        await lazy.send({"type": "hello", "protocol": 1, "table": ticket["table"]})

            asking = asyncio.create_task(ask_again_and_again())
            await ann.until(lambda one: one.presence["watching"] == 0)
            asking.cancel()
            lazy.socket.transport.abort()
            await ann.play(stop=lambda one: one.game["turn"] > 1)
            assert ann.status == "playing"
        assert 'tidefall_closed_total{code="too_slow"} 1' in server.get("/metrics").text


@asynchronous
async def test_a_broken_handshake_or_frame_does_no_harm(server: Server, ticket: Message) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    junk = [b"\x16\x03\x01\x02", b"GET /api/play HTTP/1.1\r\nupgrade: websocket\r\n\r\n", b"\0" * 100, b""]
    for data in junk:
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(data)
        writer.write_eof()
        async with asyncio.timeout(20):
            await reader.read()
        writer.close()
    for frame in (b"\xff" * 20, b"\x81\xfe", b"\x81\x85abcde\xff\xff\xff\xff", b"\x88\x00"):
        client = await Client.at(server, ticket)
        client.socket.transport.write(frame)
        await asyncio.sleep(0.05)
        client.socket.transport.abort()
    async with await Client.at(server, ticket) as ann:
        assert ann.status == "playing"
