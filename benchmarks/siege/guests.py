"""Those who came to play: an honest game during the siege, and somebody who asks after the server's health."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any, Self

import httpx
import websockets

THINK = 0.05
"""Seconds between two decisions."""
HEALTH_EVERY = 0.1
ANSWER_SECONDS = 10
QUIET_SECONDS = 2


class Guests:
    """Both come from 127.0.0.1."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.table = ""
        self.acks: list[float] = []
        self.health: list[float] = []
        self.unwell = 0
        """Questions after the server's health that got no good answer."""
        self.gap = 0.0
        """The longest time without a good one."""
        self.unanswered = 0
        """Commands that were never acknowledged, and attempts to connect that failed."""
        self._asked: float | None = None
        """When the command was given, or the question asked, that has no answer yet."""
        self._good = time.perf_counter()
        self._tasks: list[asyncio.Task[None]] = []
        self._ready = asyncio.Event()
        self._style = random.Random(7)

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._play()), asyncio.create_task(self._watch())]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def settle_in(self) -> None:
        """Until the game is well on its way; only what comes after that counts."""
        async with asyncio.timeout(60):
            await self._ready.wait()
            while len(self.acks) < 20:
                await asyncio.sleep(0.05)
        self.acks.clear()
        self.health.clear()
        self.unwell = self.unanswered = 0
        self.gap = 0.0

    async def see_what_is_left(self) -> None:
        await asyncio.sleep(QUIET_SECONDS)
        # Those who still wait have waited at least that long.
        now = time.perf_counter()
        self.gap = max(self.gap, now - self._good)
        if self._asked is not None:
            self.acks.append(now - self._asked)
            self.unanswered += 1

    def figures(self) -> dict[str, object]:
        return {
            "commands of the honest game": f"{len(self.acks)} acknowledged, {self.unanswered} lost or waiting",
            "their latency, half, 99 %, worst, ms": spread(self.acks),
            "/healthz, half, 99 %, worst, ms": spread(self.health),
            "/healthz, no good answer": f"{self.unwell} times; longest gap {self.gap:.1f} s",
        }

    async def _play(self) -> None:
        while True:
            try:
                await self._play_one_game()
            except (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError):
                self.unanswered += 1
                await asyncio.sleep(0.2)

    async def _play_one_game(self) -> None:
        seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "survive", "name": "Ann", "seats": seats, "start": True}
        self._asked = time.perf_counter()
        async with httpx.AsyncClient(base_url=self.url, timeout=ANSWER_SECONDS) as client:
            answer = await client.post("/api/tables", json=wish)
        answer.raise_for_status()
        ticket = answer.json()
        self.table = ticket["table"]
        address = self.url.replace("http", "ws", 1) + "/api/play"
        async with websockets.connect(
            address, max_size=None, open_timeout=ANSWER_SECONDS, ping_interval=None
        ) as socket:
            hello = {"type": "hello", "protocol": 1, "table": ticket["table"], "token": ticket["token"]}
            await socket.send(json.dumps(hello))
            view: dict[str, Any] = {}
            for number in range(10**6):
                while not view or (view["table"]["status"] == "playing" and not view["game"]["choices"]):
                    view = (await self._hear(socket)).get("view") or view
                self._ready.set()
                self._asked = None
                if view["table"]["status"] != "playing":
                    return
                choice = self._style.choice(view["game"]["choices"])
                command = {"do": "act", "seat": 0, "at": view["game"]["moment"], "action": choice["action"]}
                began = self._asked = time.perf_counter()
                await socket.send(json.dumps({"type": "do", "key": str(number), "command": command}))
                view = {}
                while True:
                    message = await self._hear(socket)
                    view = message.get("view") or view
                    if message["type"] in ("ack", "refused"):
                        break
                self.acks.append(time.perf_counter() - began)
                self._asked = None
                await asyncio.sleep(THINK)

    @staticmethod
    async def _hear(socket: websockets.ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(ANSWER_SECONDS):
            message: dict[str, Any] = json.loads(await socket.recv())
            return message

    async def _watch(self) -> None:
        """A new connection for every question, as a load balancer makes it."""
        host, port = self.url.removeprefix("http://").split(":")
        while True:
            began = time.perf_counter()
            answer = b""
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    reader, writer = await asyncio.open_connection(host, int(port))
                    writer.write(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
                    answer = await reader.readline()
                    writer.close()
            now = time.perf_counter()
            if b" 200 " in answer:
                self.gap = max(self.gap, now - self._good)
                self._good = now
                self.health.append(now - began)
            else:
                self.gap = max(self.gap, now - self._good)
                self.unwell += 1
            await asyncio.sleep(HEALTH_EVERY)


def spread(seconds: list[float]) -> str:
    """
    >>> spread([0.001, 0.003, 0.002])
    '2, 3, 3'
    """
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    shares = (ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))], ordered[-1])
    return ", ".join(f"{1000 * share:.0f}" for share in shares)
