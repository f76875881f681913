"""A person at a table over a websocket, as an attacker's program would have it: nothing but the wire."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from .target import Target

Message = dict[str, Any]


def post(target: Target, path: str, data: Message, source: str = "127.0.0.2") -> tuple[int, Message]:
    """The status and the body of the answer."""
    connection = HTTPConnection(target.host, target.port, 30, source_address=(source, 0))
    connection.request("POST", path, json.dumps(data).encode(), {"content-type": "application/json"})
    answer = connection.getresponse()
    try:
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def new_table(target: Target, *kinds: str, **wishes: object) -> Message:
    seats = [{"kind": kind} if kind in ("you", "open", "person") else {"kind": "bot", "bot": kind} for kind in kinds]
    return post(target, "/api/tables", {"game": "survive", "name": "Eve", "seats": seats, **wishes})[1]


def join(
    target: Target, table: str, name: str, seat: int | None = None, source: str = "127.0.0.2"
) -> tuple[int, Message]:
    return post(target, f"/api/tables/{table}/join", {"name": name, "seat": seat}, source)


class Talk:
    """One connection. `view` is what it was last shown."""

    def __init__(self, target: Target, ticket: Message) -> None:
        self.socket: ClientConnection = connect(
            f"ws://{target.host}:{target.port}/api/play", max_size=None, compression=None, open_timeout=30
        )
        self.ticket = ticket
        self.view: Message = {}
        self.count = 0
        self.hello()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def hello(self) -> Message:
        token = {"token": self.ticket["token"]} if "token" in self.ticket else {}
        self.say({"type": "hello", "protocol": 1, "table": self.ticket["table"], **token})
        return self.hear("welcome", "refused", "bye")

    def say(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str, seconds: float = 30) -> Message:
        while True:
            message: Message = json.loads(self.socket.recv(timeout=seconds))
            self.view = message.get("view") or self.view
            if not kinds or message["type"] in kinds:
                return message

    def do(self, do: str, **fields: object) -> str:
        """ "ok", or the code of the refusal."""
        self.count += 1
        self.say({"type": "do", "key": str(self.count), "command": {"do": do, **fields}})
        answer = self.hear("ack", "refused", "bye")
        return "ok" if answer["type"] == "ack" else str(answer["code"])

    def is_asked(self) -> bool:
        return bool(self.view["game"] and self.view["game"]["choices"])

    def act(self, action: object) -> str:
        game, you = self.view["game"], self.view["you"]
        return self.do("act", seat=you["seat"], at=game["moment"], action=action)
