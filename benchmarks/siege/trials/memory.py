"""2,000 short games, one after the other on eight lines; what the server keeps of them when nobody is left."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from contextlib import suppress
from typing import Any

import httpx
import psutil
import websockets

from ..server import Conditions
from ..target import Target

RATES = ("requests_rate", "requests_burst", "tables_rate", "tables_burst", "messages_rate", "messages_burst")
SETTINGS = ("idle_table_time=2", "sweep_time=1", *(f"{name}=100000" for name in RATES))
CONDITIONS = Conditions(words=tuple(word for setting in SETTINGS for word in ("--limit", setting)))
GAMES = int(os.environ.get("SIEGE_GAMES", "2000"))
DECISIONS = 10
LINES = 8
QUIET_SECONDS = 65
MEGABYTE = 1e6


def besiege(target: Target) -> dict[str, object]:
    return asyncio.run(play_all(target))


async def play_all(target: Target) -> dict[str, object]:
    server = psutil.Process(listener(target.port))
    sizes = [server.memory_info().rss]
    began = time.monotonic()
    left = iter(range(GAMES))
    played = 0

    async def line(style: random.Random) -> None:
        nonlocal played
        for _ in left:
            await play(target, client, style)
            played += 1
            if played % (GAMES // 8) == 0:
                sizes.append(server.memory_info().rss)

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(line(random.Random(number)) for number in range(LINES)))
    seconds = time.monotonic() - began
    await asyncio.sleep(QUIET_SECONDS)
    sizes.append(server.memory_info().rss)
    return {
        "games": f"{played} in {seconds:.0f} s",
        "memory, from the first game to nobody left, MB": ", ".join(f"{size / MEGABYTE:.0f}" for size in sizes),
    }


def listener(port: int) -> int:
    """The process that listens there, as `ss` would tell."""
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if any(one.laddr.port == port and one.status == "LISTEN" for one in process.net_connections("tcp")):
                return int(process.pid)
    raise SystemExit(f"Nobody listens on {port}.")


async def play(target: Target, client: httpx.AsyncClient, style: random.Random) -> None:
    """Some decisions against two bots, and then the person gives up: the game ends."""
    wish = {
        "game": "survive",
        "name": "Ann",
        "start": True,
        "seats": [{"kind": "you"}, *[{"kind": "bot", "bot": "random"}] * 2],
    }
    url = f"{target.host}:{target.port}"
    ticket = (await client.post(f"http://{url}/api/tables", json=wish)).raise_for_status().json()
    async with websockets.connect(f"ws://{url}/api/play", max_size=None, open_timeout=60) as socket:
        await socket.send(
            json.dumps({"type": "hello", "protocol": 1, "table": ticket["table"], "token": ticket["token"]})
        )
        made = 0
        view: dict[str, Any] = {}
        async with asyncio.timeout(60):
            while not view or view["table"]["status"] == "playing":
                message = json.loads(await socket.recv())
                view = message.get("view") or view
                if message["type"] in ("welcome", "update") and view["game"]["choices"] and made <= DECISIONS:
                    command: dict[str, Any] = {"do": "resign", "seat": 0}
                    if made < DECISIONS:
                        action = style.choice(view["game"]["choices"])["action"]
                        command = {"do": "act", "seat": 0, "at": view["game"]["moment"], "action": action}
                    made += 1
                    await socket.send(json.dumps({"type": "do", "key": str(made), "command": command}))
