"""A server of our own in a process of its own, and clients that talk to it as a browser would."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, ParamSpec, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

import tidefall
from tidefall import words
from tidefall.table.changes import changed

SECONDS = 60
COMMAND = [sys.executable, "-c", "from tidefall.cli import main; main()"]
PACKAGE = str(Path(tidefall.__file__).resolve().parent.parent)
ENVIRONMENT = {**os.environ, "PYTHONPATH": PACKAGE}
QUICK = {
    "requests_rate": 10_000,
    "requests_burst": 10_000,
    "arrivals_rate": 10_000,
    "arrivals_burst": 10_000,
    "tables_rate": 1000,
    "tables_burst": 1000,
    "joins_rate": 1000,
    "joins_burst": 1000,
    "replays_rate": 1000,
    "replays_burst": 1000,
    "messages_rate": 10_000,
    "messages_burst": 10_000,
    "address_hellos_rate": 10_000,
    "address_hellos_burst": 10_000,
    "connections_per_address": 2000,
    "wishes_rate": 1000,
    "wishes_burst": 1000,
    "person_hellos_rate": 10_000,
    "person_hellos_burst": 10_000,
    "table_joins_rate": 1000,
    "table_joins_burst": 1000,
    "table_chat_rate": 10_000,
    "table_chat_burst": 10_000,
    "settle_time": 0.3,
    "chat_rate": 50,
    "chat_burst": 200,
    "bot_window": 0.001,
    "bot_pause": 0.001,
}
"""Limits that no test runs into unless it means to."""
Message = dict[str, Any]
Parameters = ParamSpec("Parameters")


def sentence(refused: Message, lang: str = "en") -> str:
    """What a refusal says to whoever has the words."""
    return words.speak(lang, refused["say"]["name"], refused["say"].get("facts", {}))


def asynchronous(test: Callable[Parameters, Coroutine[Any, Any, None]]) -> Callable[Parameters, None]:
    """Run a test in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: Parameters.args, **kwargs: Parameters.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Server:
    """`tidefall serve` on a free port of loopback."""

    def __init__(
        self,
        database_url: str,
        *words: str,
        limits: Mapping[str, float] | None = None,
        usual: bool = False,
        before: Sequence[str] = (),
        **environment: str,
    ) -> None:
        """`usual` keeps the usual limits; `before` comes before the command."""
        chosen = {**({} if usual else QUICK), **(limits or {})}
        self.before = before
        self.words = [
            *("serve", "--port", "0", "--database-url", database_url),
            *(words or ("--metrics-for", "127.0.0.1")),
            *(word for name, value in chosen.items() for word in ("--limit", f"{name}={value}")),
        ]
        self.environment = {**os.environ, "PYTHONPATH": PACKAGE, **environment}
        self.log = Path(tempfile.mkstemp(prefix="tidefall-server-", suffix=".log")[1])
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as errors:
            self.process = subprocess.Popen(
                [*self.before, *COMMAND, *self.words],
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"{line}\n{self.logged()}"
        self.url = found[0].rstrip("/")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if self.process.poll() is None:
            if kind is None:
                self.stop()
            else:
                self.kill()
        self.log.unlink(missing_ok=True)

    def stop(self) -> None:
        """As an operator does; it must end well."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(SECONDS) == 0, self.logged()

    def kill(self) -> None:
        """As an accident does."""
        self.process.kill()
        self.process.wait(SECONDS)

    def logged(self) -> str:
        return self.log.read_text("utf-8", errors="replace")

    def events(self, name: str | None = None) -> list[Message]:
        """What the server has said of itself."""
        lines = [json.loads(line) for line in self.logged().splitlines()]
        return [line for line in lines if name is None or line["event"] == name]

    def get(self, path: str, **parameters: Any) -> httpx.Response:
        return httpx.get(self.url + path, params=parameters or None, timeout=SECONDS)

    def post(self, path: str, data: Any = None, **more: Any) -> httpx.Response:
        return httpx.post(self.url + path, json=data, timeout=SECONDS, **more)

    def new_table(self, *seats: str, **wishes: Any) -> Message:
        """A ticket to a new table, as in `new_table("you", "greedy", "open")`."""
        answer = self.post("/api/tables", new_table(*seats, **wishes))
        assert answer.status_code == 201, answer.text
        ticket: Message = answer.json()
        return ticket

    def join(self, table: str, name: str, seat: int | None = None) -> Message:
        answer = self.post(f"/api/tables/{table}/join", {"name": name, "seat": seat})
        assert answer.status_code == 201, answer.text
        ticket: Message = answer.json()
        return ticket


def refuses(*words: str, **environment: str) -> str:
    """Start a server that cannot start; its one sentence."""
    done = subprocess.run(
        [*COMMAND, "serve", *words],
        env={**ENVIRONMENT, **environment},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("tidefall: ")
    return lines[0]


def new_table(*seats: str, **wishes: Any) -> Message:
    """The wish for a table. A seat is "you", "open", "person" or the name of a bot."""
    kinds = ("you", "open", "person")
    places = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
    return {"game": "survive", "name": "Ann", "seats": places, "window": 1, **wishes}


class Closed(Exception):
    """The connection is over; `bye` is what the server said last, if it said farewell."""

    def __init__(self, bye: Message | None) -> None:
        super().__init__(str(bye))
        self.bye = bye


class Client:
    """One connection. It keeps what it is shown as a page would, and checks that no version is missing."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []
        self.presence: Message = {}
        self.heard: list[Message] = []
        self.answers: dict[str, Message] = {}
        self.bye: Message | None = None

    @classmethod
    async def connect(cls, server: Server, **headers: str) -> Client:
        url = server.url.replace("http", "ws", 1) + "/api/play"
        options: dict[str, Any] = {"max_size": None, "max_queue": None, "open_timeout": SECONDS}
        return cls(await websockets.connect(url, additional_headers=headers, **options))

    @classmethod
    async def at(cls, server: Server, ticket: Message, **hello: Any) -> Client:
        """Connected and welcomed; without a token as a spectator."""
        client = await cls.connect(server)
        await client.hello(ticket, **hello)
        return client

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def hello(self, ticket: Message, **more: Any) -> Message:
        """Say hello and take in the answer."""
        token = {"token": ticket["token"]} if "token" in ticket else {}
        await self.send({"type": "hello", "protocol": 1, "table": ticket["table"], "changes": True, **token, **more})
        return await self.next("welcome")

    async def send(self, message: Message | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def receive(self, seconds: float = SECONDS) -> Message:
        """The next message, taken in. Closed at the end."""
        try:
            async with asyncio.timeout(seconds):
                text = await self.socket.recv()
        except websockets.ConnectionClosed:
            raise Closed(self.bye) from None
        message: Message = json.loads(text)
        self.heard.append(message)
        self.take_in(message)
        return message

    def take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "update":
            assert message["version"] == self.view["version"] + 1, "an update is missing"
        if kind in ("welcome", "update"):
            self.view = message["view"] if "view" in message else changed(self.view, message["changes"])
            self.log = message["log"] if message["whole"] else self.log + message["log"]
            self.chat = in_order(self.chat, message["chat"])
        if kind == "welcome" or kind == "presence":
            self.presence = message["presence"]
        elif kind in ("ack", "refused", "hint", "chat_page") and message["key"] is not None:
            self.answers[message["key"]] = message
        elif kind == "bye":
            self.bye = message

    async def next(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message
            if message["type"] == "bye":
                raise Closed(message)

    async def until(self, happened: Callable[[Client], bool]) -> None:
        while not happened(self):
            await self.receive()

    async def ask(self, message: Message) -> Message:
        """Send something with a key, new unless given; the ack, refusal or hint."""
        message = {"key": secrets.token_hex(8), **message}
        self.answers.pop(message["key"], None)
        await self.send(message)
        await self.until(lambda _: message["key"] in self.answers)
        return self.answers[message["key"]]

    async def do(self, do: str, **fields: Any) -> Message:
        return await self.ask({"type": "do", "command": {"do": do, **fields}})

    async def done(self, do: str, **fields: Any) -> Message:
        """Do something that must be granted."""
        answer = await self.do(do, **fields)
        assert answer["type"] == "ack", answer
        return answer

    async def in_time(self, do: str, *too_early: str, **fields: Any) -> None:
        """Do something that is refused with one of these codes until its time has come."""
        limit = time.monotonic() + SECONDS
        while True:
            answer = await self.do(do, **fields)
            if answer["type"] == "ack":
                return
            assert answer["code"] in too_early, answer
            assert time.monotonic() < limit, "its time never came"
            await asyncio.sleep(0.1)

    async def refused(self, do: str, **fields: Any) -> str:
        """Do something that must not be granted; the code."""
        answer = await self.do(do, **fields)
        assert answer["type"] == "refused", answer
        assert sentence(answer).endswith("."), answer
        code: str = answer["code"]
        return code

    @property
    def game(self) -> Message:
        game: Message = self.view["game"]
        return game

    @property
    def status(self) -> str:
        status: str = self.view["table"]["status"]
        return status

    @property
    def seat(self) -> int:
        seat: int = self.view["you"]["seat"]
        return seat

    def is_asked(self) -> bool:
        return self.status == "playing" and bool(self.game["choices"])

    async def act(self, action: int | str) -> None:
        """Decide; when this returns, one has seen it."""
        answer = await self.done("act", seat=self.seat, at=self.game["moment"], action=action)
        await self.until(lambda _: self.view["version"] >= answer["version"])

    async def play(
        self,
        choose: Callable[[list[Message]], Message] = random.choice,
        stop: Callable[[Client], bool] = lambda _: False,
    ) -> None:
        """Play to the end, or until `stop`. Others may be quicker where several decide at once: then decide anew."""
        while self.status == "playing" and not stop(self):
            if not self.is_asked():
                await self.receive()
                continue
            action = choose(self.game["choices"])["action"]
            answer = await self.do("act", seat=self.seat, at=self.game["moment"], action=action)
            if answer["type"] == "ack":
                await self.until(lambda _, version=answer["version"]: self.view["version"] >= version)  # type: ignore[misc]
            else:
                assert answer["code"] in ("stale", "illegal", "not_your_turn"), answer


def in_order(lines: list[Message], more: list[Message]) -> list[Message]:
    """Lines of chat that may have come twice, each once."""
    return [line for _, line in sorted({line["number"]: line for line in [*lines, *more]}.items())]


def wait_until(happened: Callable[[], bool], seconds: float = SECONDS) -> None:
    limit = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < limit, "it did not happen"
        time.sleep(0.02)


async def eventually(happened: Callable[[], Awaitable[bool]], seconds: float = SECONDS) -> None:
    limit = time.monotonic() + seconds
    while not await happened():
        assert time.monotonic() < limit, "it did not happen"
        await asyncio.sleep(0.02)
