"""Whole games among people who break every rule of good conduct: nothing is lost, doubled or shown to the wrong one."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from contextlib import suppress

import pytest
import websockets

from server_forked import ForkedServer, Nursery
from server_guests import Guest, Party
from server_helpers import Client, Closed, Message, Server, asynchronous
from server_hostile import Hostile
from server_journals import check_shown, journal

LIMITS: dict[str, float] = {
    # Enough for a whole game as fast as it can be played, and not for a flood.
    "messages_rate": 20,
    "messages_burst": 600,
    "chat_rate": 1000,
    "chat_burst": 1000,
    "queue": 100,
    "queue_bytes": 1_000_000,
    "send_time": 1,
    "requests_rate": 10_000,
}


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


class Unruly(Guest):
    """Plays by the rules of the game, but not of conversation."""

    def __init__(self, guest: Guest, server: Server) -> None:
        super().__init__(guest.ticket, guest.style)
        self.client = guest.client
        self.shown = guest.shown
        self.server = server

    async def give(self, message: Message) -> None:
        whim = self.style.randrange(8)
        await asyncio.sleep(self.style.random() / 100 if whim == 0 else 0)
        if whim == 1:
            await self.say_twice(message)
        elif whim == 2:
            await self.say_something_old(message)
        elif whim == 3:
            await self.say_from_two_places(message)
        elif whim == 4:
            await self.say_and_run(message)
        await super().give(message)

    async def say_twice(self, message: Message) -> None:
        """The same again before the answer can have come: every copy is answered, and the same way."""
        assert self.client is not None
        for _ in range(self.style.randint(1, 3)):
            await self.client.send(message)

    async def say_something_old(self, message: Message) -> None:
        """What was granted long ago, once with its key and once as if it were new, before or after."""
        assert self.client is not None
        if self.granted:
            old = self.style.choice(list(self.granted.values()))
            await self.client.send(old)
            if old["command"]["do"] != "say":
                forged = {**old, "key": secrets.token_hex(8)}
                answer = await self.client.ask(forged)
                assert answer["type"] == "refused", answer
                self.refused[forged["key"]] = forged

    async def say_from_two_places(self, message: Message) -> None:
        async with await Client.at(self.server, self.ticket) as other:
            await other.send(message)

    async def say_and_run(self, message: Message) -> None:
        """Break the connection as soon as the command is on its way."""
        assert self.client is not None
        self.unanswered = message
        await self.client.send(message)
        if self.style.random() < 0.5:
            self.client.socket.transport.abort()
        else:
            await self.client.socket.close()
        raise Closed(None)


async def play_to_the_end(guest: Guest, server: Server) -> None:
    """Whoever loses the connection comes back."""
    while True:
        await guest.play()
        if guest.is_over:
            return
        assert guest.client is not None
        await guest.client.socket.close()
        with suppress(Closed, websockets.ConnectionClosed):
            await guest.come(server)
            await guest.say_again()


@pytest.mark.parametrize("seed", [1, 2])
@asynchronous
async def test_a_whole_game_among_people_who_mean_no_good(nursery: Nursery, sqlite_url: str, seed: int) -> None:
    with ForkedServer(nursery, sqlite_url, limits=LIMITS, dice=seed) as server:
        party = Party(server, random.Random(seed), "you", "open", "random", options={"ch6": seed % 2 == 0})
        stranger = server.join(party.table, "Stranger")
        await party.begin(server)
        party.guests[1] = Unruly(party.guests[1], server)
        hostile = Hostile(server, party.table, stranger, random.Random(seed))
        attack = asyncio.create_task(hostile.attack(until=lambda: party.is_over))
        await asyncio.gather(*(play_to_the_end(guest, server) for guest in party.guests))
        await attack
        assert server.get("/healthz").json()["status"] == "ok"
        server.stop()
        assert [event for event in server.events() if event["level"] == "error"] == []
    await party.check(sqlite_url)
    check_shown(party.table, await journal(sqlite_url, party.table), hostile.told, whole=False)
    assert hostile.codes >= {
        *("bad_message", "not_text", "too_fast", "not_at_the_table", "not_your_seat"),
        *("bad_token", "no_such_table", "other_protocol"),
    }
