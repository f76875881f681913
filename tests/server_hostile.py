"""A client that means no good: whatever can be sent to a table, it sends, and looks closely at what comes back."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import websockets

from server_helpers import Client, Closed, Message, Server, sentence
from server_journals import Shown

KINDS = ("welcome", "update", "presence", "ack", "refused", "hint", "pong", "bye")
CODE = re.compile(r"[a-z]+(_[a-z]+)*")
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    10**30,
    1e300,
    "",
    "x" * 1000,
    "\0",
    "\ud83d\ude00",
    [],
    {},
    [[]],
    {"a": {}},
]
FLOOD = 3000
LOOKS = 200
OPEN_AT_MOST = 20
"""Connections that are begun and then left as they are."""


class Hostile:
    """Attacks one table over the network, chosen and shaped by `style`. Everything it is told is kept in `told`."""

    def __init__(self, server: Server, table: str, stranger: Message, style: random.Random) -> None:
        self.server = server
        self.table = table
        self.stranger = stranger
        """The ticket of somebody who has joined the table and has no seat."""
        self.style = style
        self.told: list[Shown] = []
        self.codes: set[str] = set()
        self.left_open: list[asyncio.StreamWriter] = []

    async def attack(self, until: Callable[[], bool]) -> None:
        """One thing after the other, each at least once, and then what costs little until something is so."""
        costly = [self.send_too_much, self.flood, self.read_nothing]
        cheap = [
            self.talk_nonsense,
            self.talk_in_wrong_types,
            self.send_bytes,
            self.pretend_to_be_somebody,
            self.play_for_others,
            self.leave_half_open,
            self.break_off,
            self.misuse_http,
        ]
        ways = [*costly, *cheap]
        self.style.shuffle(ways)
        for way in ways:
            await way()
        while not until():
            await self.style.choice(cheap)()
        for writer in self.left_open:
            writer.close()

    # Listening.

    async def connect(self, known: bool | None = None) -> Client:
        """As a spectator, or as the stranger whom the table knows."""
        known = self.style.random() < 0.5 if known is None else known
        ticket = self.stranger if known else {"table": self.table}
        client = await Client.at(self.server, ticket)
        self.look(client, client.heard[-1])
        return client

    def look(self, client: Client, message: Message) -> None:
        """Every answer is of a known kind; every no has a code and a sentence; nothing hidden is in any of them."""
        assert message["type"] in KINDS, message
        if message["type"] in ("refused", "bye"):
            assert CODE.fullmatch(message["code"]), message
            assert sentence(message).endswith("."), message
            self.codes.add(message["code"])
        if "view" in message:
            view = message["view"]
            assert (view["you"]["seat"], view["you"]["seats"], view["you"]["wanted"]) == (None, [], [])
            if view["game"] is not None:
                assert (view["game"]["choices"], view["game"]["undo"]) == ([], False)
                assert view["game"]["observation"]["hand"] == []
            you = view["you"]
            self.told.append(Shown(you["person"], you["seat"], view, message["log"], message["chat"]))

    async def hear_out(self, client: Client) -> None:
        """Everything that has been said is answered, or the server has hung up."""
        with suppress(Closed, websockets.ConnectionClosed):
            await client.send({"type": "ping"})
            while (message := await client.receive())["type"] != "pong":
                self.look(client, message)

    async def close(self, client: Client) -> None:
        await self.hear_out(client)
        await client.socket.close()

    # What to say.

    def message(self) -> Message:
        """Something well-formed that somebody without a seat may not do, or may."""
        number, moment = self.style.randrange(16), self.style.randrange(400)
        commands: list[Message] = [
            {"do": "act", "seat": number % 4, "at": moment, "action": self.style.randrange(4000)},
            {"do": "act", "seat": number % 4, "at": moment, "action": "end"},
            {"do": "undo", "seat": number % 4, "at": moment},
            {"do": "say", "text": "never mind me"},
            {"do": "rename", "name": f"Stranger {number}"},
            {"do": "sit", "seat": number},
            {"do": "stand", "seat": number},
            {"do": "seat_bot", "seat": number, "bot": "random"},
            {"do": "lock", "seat": number, "locked": True},
            {"do": "ready", "seat": number, "ready": True},
            {"do": "settings", "public": True, "spectators": "off", "delay": 60},
            {"do": "start", "fill": "random"},
            {"do": "take_over", "seat": number, "bot": None},
            {"do": "come_back", "seat": number},
            {"do": "resign", "seat": number},
            {"do": "rematch"},
        ]
        return self.style.choice(
            [
                {"type": "do", "key": f"key {self.style.randrange(50)}", "command": self.style.choice(commands)},
                {"type": "do", "key": f"key {self.style.randrange(50)}", "command": self.style.choice(commands)},
                {"type": "ask_hint", "key": "hint", "seat": number},
                {"type": "hello", "protocol": 1, "table": self.table, "seen": moment},
                {"type": "ping"},
            ]
        )

    def spoilt(self, value: Any) -> Any:
        """The same with one thing in it replaced, left out or added."""
        if not isinstance(value, dict) or not value or self.style.random() < 0.2:
            return self.style.choice(VALUES)
        name = self.style.choice(list(value))
        copy = dict(value)
        way = self.style.randrange(6)
        if way == 0:
            del copy[name]
        elif way == 1:
            copy[self.style.choice(["", "extra", name.upper(), "type"])] = self.style.choice(VALUES)
        else:
            copy[name] = self.spoilt(value[name])
        return copy

    def garbled(self, text: str) -> str:
        """The same with a few letters wrong."""
        letters = list(text)
        for _ in range(self.style.randint(1, 5)):
            at = self.style.randrange(len(letters) + 1)
            way = self.style.randrange(4)
            if way == 0:
                letters[at:] = []
            elif way == 1:
                letters[at:at] = self.style.choice(
                    ['"', "{", "}", "[", "\\", "\0", "é", "\U0001f30a", "\\ud800", "9" * 30]
                )
            elif way == 2:
                letters[at : at + 3] = []
            else:
                letters[at:at] = letters[:at]
        return "".join(letters)[:8_000]

    # Attacks.

    async def talk_nonsense(self) -> None:
        client = await self.connect()
        for _ in range(20):
            with suppress(websockets.ConnectionClosed):
                await client.send(self.garbled(json.dumps(self.message())))
        await self.close(client)

    async def talk_in_wrong_types(self) -> None:
        client = await self.connect()
        for _ in range(20):
            with suppress(websockets.ConnectionClosed):
                await client.send(json.dumps(self.spoilt(self.message())))
        await self.close(client)

    async def send_bytes(self) -> None:
        client = await self.connect()
        with suppress(websockets.ConnectionClosed):
            await client.send(self.style.randbytes(self.style.randrange(2000)))
            await client.send(json.dumps(self.message()).encode())
        await self.close(client)

    async def send_too_much(self) -> None:
        for size in (8_000, 9_000, 300_000, 1_200_000):
            client = await self.connect()
            with suppress(websockets.ConnectionClosed):
                await client.send(json.dumps({"type": "do", "key": "k", "command": {"do": "say", "text": "x" * size}}))
            await self.close(client)
            assert size < 9_000 or client.socket.close_code == 1009

    async def pretend_to_be_somebody(self) -> None:
        """With somebody else's seat, a token that was never given, at a table that never was."""
        forgeries: list[Message] = [
            {"token": self.style.choice(["x" * 16, "' OR 1=1; --     ", self.stranger["token"][::-1]])},
            {"token": self.stranger["token"], "seat": self.style.randrange(16)},
            {"seat": self.style.randrange(16)},
            {"table": "".join(self.style.choices("abcdefghij0123456789", k=16))},
            {"protocol": self.style.choice([0, 2, -1, 10**15])},
        ]
        for forgery in forgeries:
            hello = {"type": "hello", "protocol": 1, "table": self.table, **forgery}
            client = await Client.connect(self.server)
            await client.send(hello)
            await self.close(client)
            assert client.view == {}
            assert client.bye is not None
        client = await self.connect()
        await client.send({"type": "hello", "protocol": 1, "table": self.table, **self.style.choice(forgeries)})
        await self.close(client)

    async def play_for_others(self) -> None:
        """Well-formed commands that are not one's to give, with moments that never were or are long gone."""
        client = await self.connect()
        moment = client.game["moment"] if client.view["game"] else 0
        for seat in range(3):
            for at in (moment, moment + 1, max(0, moment - 1), 10**15):
                with suppress(websockets.ConnectionClosed):
                    await client.send(
                        {"type": "do", "key": "k", "command": {"do": "act", "seat": seat, "at": at, "action": 0}}
                    )
        for _ in range(10):
            with suppress(websockets.ConnectionClosed):
                await client.send(self.message())
        await self.close(client)

    async def flood(self) -> None:
        """Thousands of messages at once."""
        client = await self.connect()
        at = self.style.randrange(400)
        text = json.dumps({"type": "do", "key": "k", "command": {"do": "act", "seat": 0, "at": at, "action": 0}})
        with suppress(websockets.ConnectionClosed):
            for _ in range(FLOOD):
                await client.send(text)
        await self.close(client)
        assert client.bye is not None

    async def leave_half_open(self) -> None:
        """A handshake or a frame that does not go on."""
        host, port = self.server.url.removeprefix("http://").split(":")
        if len(self.left_open) < OPEN_AT_MOST:
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(self.style.choice([b"", b"G", b"GET /api/play HTTP/1.1\r\nhost: x\r\n", b"\x16\x03\x01"]))
            self.left_open.append(writer)
        client = await self.connect()
        client.socket.transport.write(self.style.choice([b"\x81\xfe\xff\xff", b"\x81", b"\x01\x80abcd", b"\x89\xfe"]))
        client.socket.transport.abort()

    async def break_off(self) -> None:
        """In the middle of a conversation, with or without what a close needs."""
        client = await self.connect()
        for _ in range(self.style.randrange(5)):
            await client.send(self.message())
        client.socket.transport.write(self.style.choice([b"", b"\xff" * 20, b"\x88\x80abcd", b"\x81\x01x"]))
        await asyncio.sleep(self.style.random() / 50)
        client.socket.transport.abort()

    async def read_nothing(self) -> None:
        """Ask for the whole table again and again and look at nothing of it for a while."""
        url = self.server.url.replace("http", "ws", 1) + "/api/play"
        client = Client(await websockets.connect(url, compression=None, max_size=None, max_queue=None))
        client.socket.transport.pause_reading()
        with suppress(websockets.ConnectionClosed):
            for _ in range(LOOKS):
                await client.send({"type": "hello", "protocol": 1, "table": self.table})
                await asyncio.sleep(0)
        await asyncio.sleep(1)
        client.socket.transport.resume_reading()
        await self.close(client)

    async def misuse_http(self) -> None:
        paths = ["/api/tables", f"/api/tables/{self.table}/join", f"/api/tables/{self.table}", "/api/play", "/metrics"]
        body = self.garbled(json.dumps({"name": "X", "seat": self.style.randrange(20), "game": "survive", "seats": []}))
        answer = await asyncio.to_thread(self.server.post, self.style.choice(paths), content=body.encode())
        assert 400 <= answer.status_code < 500, answer.text
        problem = answer.json()
        assert CODE.fullmatch(problem["code"]), problem
        assert problem["detail"] == sentence(problem), problem
        self.codes.add(problem["code"])
