"""A table whose game stands at a position set up by hand: it answers the page in the server's stead."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from browser_helpers import close_tour
from server_helpers import Message
from tidefall.kernel.state import State
from tidefall.kernel.step import CHANCE
from tidefall.table.views import GameView, SeatView, TableView, View, You

TABLE = "positionpositio1"
ANN = "ann"


class SetTable:
    """Ann sits at every seat and sees the game from seat 0; what she decides is done, chance is named beforehand."""

    def __init__(self, page: Page, url: str, state: State, *chances: str) -> None:
        self.state = state
        self.chances = list(chances)
        self.version = 1
        page.route_web_socket("**/api/play?*", self.connected)
        page.goto(f"{url}/table/{TABLE}")
        close_tour(page)

    def connected(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self.heard(socket, json.loads(text)))

    def heard(self, socket: WebSocketRoute, message: Message) -> None:
        if message["type"] == "hello":
            presence = {"present": [ANN], "watching": 0}
            self.say(
                socket, "welcome", protocol=1, whole=True, presence=presence, running=0, earlier=False, **self.news(0)
            )
        elif message["type"] == "do" and message["command"]["do"] == "act":
            before = self.state.known_to(0)
            self.state.submit(message["command"]["seat"], message["command"]["action"])
            while self.state.is_chance_node() and self.chances:
                self.state.submit(CHANCE, self.chances.pop(0))
            self.version += 1
            self.say(socket, "ack", key=message["key"], version=self.version)
            self.say(socket, "update", whole=False, **self.news(before))

    def say(self, socket: WebSocketRoute, kind: str, **parts: Any) -> None:
        socket.send(msgspec.json.encode({"type": kind, **parts}).decode())

    def news(self, since: int) -> Message:
        return {"view": self.view(), "log": self.state.events(0, since, "en"), "chat": [], "now": time.time()}

    def view(self) -> View:
        state, game = self.state, self.state.game
        observation = state.observation(0)
        asked = observation["asks"]["seat"]
        seats = [
            SeatView(number, title, "person", "Ann", None, ANN, True, False, False, None)
            for number, title in enumerate(game.seat_names("en"))
        ]
        table = TableView(
            id=TABLE,
            game=game.name,
            options=game.values,
            status="over" if state.is_terminal() else "playing",
            public=False,
            spectators="off",
            delay=60,
            host=ANN,
            seats=seats,
            bots=[],
            rematch=None,
            rematch_of=None,
            created=0,
            started=0,
            since=time.time(),
            grace=60,
            takeovers=True,
            bot="greedy",
            clock=0,
            window=10,
            door="open",
            away={},
            votes=[],
            asking=None,
        )
        shown = GameView(
            moment=len(state.history()),
            turn=game.turn_of(observation),
            observation=observation,
            say=state.say_prompt(0),
            asked=[] if asked is None else [asked],
            choices=state.choices(0, None),
            undo=False,
        )
        you = You(ANN, "Ann", True, [0], 0, [0] if asked == 0 else [], False, False, None, [], [], [])
        return View(self.version, you, table, shown)
