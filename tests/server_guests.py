"""People who play at tables of a server, whatever happens to it, and keep in mind what they were shown and promised."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import websockets

from server_helpers import Client, Closed, Message, Server, sentence
from server_journals import Shown, check_commands, check_shown, journal

TOO_LATE = ("stale", "illegal", "not_your_turn", "over", "undo_other", "undo_chance", "nothing_to_undo")
"""Why a command may be refused that has waited for an answer while the server was down, or crossed another's."""


class Guest:
    """Somebody who plays, or only watches, over as many connections as it takes."""

    def __init__(self, ticket: Message, style: random.Random) -> None:
        self.ticket = ticket
        self.style = style
        self.client: Client | None = None
        self.granted: dict[str, Message] = {}
        self.refused: dict[str, Message] = {}
        self.unanswered: Message | None = None
        self.recent: list[Message] = []
        """Granted since the last time the server came up."""
        self.shown: list[Shown] = []

    @property
    def is_over(self) -> bool:
        return self.client is not None and self.client.status == "over"

    # Coming back.

    async def come(self, server: Server) -> None:
        """Connect, as one who has seen what one has seen."""
        client = await Client.connect(server)
        before = self.client
        if before is None:
            await client.hello(self.ticket)
        else:
            client.view, client.log, client.chat = before.view, before.log, before.chat
            await client.hello(self.ticket, seen=before.view["version"])
            assert client.view["version"] >= before.view["version"], "what was shown has not happened"
            acknowledged = [answer["version"] for answer in before.answers.values() if answer["type"] == "ack"]
            assert client.view["version"] >= max(acknowledged, default=0), "what was acknowledged has not happened"
        self.client = client
        self.shown.append(Shown.to(client))

    async def say_again(self) -> None:
        """Whatever was granted is granted again; what had no answer gets one."""
        assert self.client is not None
        for message in self.recent:
            answer = await self.client.ask(message)
            assert answer["type"] == "ack", (message, answer)
        self.recent.clear()
        if self.unanswered is not None:
            await self.give(self.unanswered)

    # Playing.

    async def play(self) -> None:
        """Until the game is over or the connection breaks."""
        assert self.client is not None
        client = self.client
        try:
            while client.status == "playing":
                if client.is_asked():
                    await self.decide(client)
                else:
                    await client.receive()
        except (Closed, websockets.ConnectionClosed):
            # What came before the end counts.
            with suppress(Closed):
                while True:
                    await client.receive()
        self.settle(client)

    async def decide(self, client: Client) -> None:
        command: Message = {"seat": client.seat, "at": client.game["moment"]}
        whim = self.style.random()
        if whim < 0.1:
            command = {"do": "say", "text": f"{self.style.random()}"}
        elif whim < 0.2 and client.game["undo"]:
            command |= {"do": "undo"}
        else:
            command |= {"do": "act", "action": self.style.choice(client.game["choices"])["action"]}
        await self.give({"type": "do", "key": secrets.token_hex(8), "command": command})

    async def give(self, message: Message) -> None:
        """Send a command and wait until one has seen what came of it."""
        assert self.client is not None
        client = self.client
        self.unanswered = message
        answer = await client.ask(message)
        self.settle(client)
        if answer["type"] == "ack":
            await client.until(lambda one: bool(one.view["version"] >= answer["version"]))

    def settle(self, client: Client) -> None:
        """Keep in mind what the answer was, if there was one."""
        message = self.unanswered
        if message is None or message["key"] not in client.answers:
            return
        answer = client.answers[message["key"]]
        self.unanswered = None
        if answer["type"] == "ack":
            self.granted[message["key"]] = message
            self.recent.append(message)
        else:
            assert answer["code"] in TOO_LATE, answer
            assert sentence(answer).endswith("."), answer
            self.refused[message["key"]] = message


class Party:
    """A table with its guests and one who only watches."""

    def __init__(self, server: Server, style: random.Random, *seats: str, **wishes: object) -> None:
        self.seats = seats
        self.wishes = wishes
        tickets = [server.new_table(*seats, **wishes)]
        self.table = tickets[0]["table"]
        tickets += [server.join(self.table, f"Bob {seat}", seat) for seat, kind in enumerate(seats) if kind == "open"]
        self.guests = [Guest(ticket, style) for ticket in [*tickets, {"table": self.table}]]

    async def begin(self, *servers: Server) -> None:
        """Everybody connects, one to each server in turn, and the game starts."""
        for number, guest in enumerate(self.guests):
            await guest.come(servers[number % len(servers)])
        if "open" in self.seats:
            for guest in self.guests[1:-1]:
                assert guest.client is not None
                await guest.client.done("ready", seat=guest.client.seat, ready=True)
            assert self.guests[0].client is not None
            await self.guests[0].client.done("start")
        for guest in self.guests:
            assert guest.client is not None
            await guest.client.until(lambda one: one.status == "playing")

    @property
    def is_over(self) -> bool:
        return all(guest.is_over for guest in self.guests)

    async def check(self, database_url: str) -> None:
        entries = await journal(database_url, self.table)
        for guest in self.guests:
            assert guest.client is not None
            check_shown(self.table, entries, [*guest.shown, Shown.to(guest.client)])
            if "person" in guest.ticket:
                person = guest.ticket["person"]
                check_commands(entries, person, guest.granted.values(), guest.refused.values())


async def play_on(
    playing: Sequence[Party],
    accident: Callable[[], None],
    *,
    after: int = 0,
    until: Callable[[], bool] | None = None,
    more: float = 0,
) -> None:
    """Let everybody play until so many messages have come, or something is so, and then so many seconds more.

    Then the accident happens; those whose connection it breaks stop, and so do those whose game is over.
    """
    enough = heard(playing) + after
    games = [asyncio.create_task(guest.play()) for party in playing for guest in party.guests]
    while not (until() if until is not None else heard(playing) >= enough):
        if all(party.is_over for party in playing) or any(game.done() and game.exception() for game in games):
            break
        await asyncio.sleep(0.001)
    await asyncio.sleep(more)
    await asyncio.to_thread(accident)
    await asyncio.gather(*games)


def heard(playing: Sequence[Party]) -> int:
    """How many messages have come to everybody since they connected."""
    return sum(len(guest.client.heard) for party in playing for guest in party.guests if guest.client)
