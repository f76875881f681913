"""`kill -9` of the server in the middle of games: what was acknowledged is there, once, and the games go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from server_forked import ForkedServer, Nursery
from server_guests import Party, play_on
from server_helpers import Server, asynchronous, eventually

KILLS = 50
TALKATIVE: dict[str, float] = {"chat_rate": 1000, "chat_burst": 1000}
SEED = 4
MOST_MESSAGES = 100
"""How much clients may hear between two kills."""
GO_ON = 15
"""How many more versions of each table are enough to see that it goes on after the last kill."""


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


def parties(server: Server, style: random.Random) -> list[Party]:
    return [
        Party(server, style, "you", "random", "greedy", start=True),
        Party(server, style, "you", "open", "random", options={"ch6": True}),
        Party(server, style, "you", "open", "random", game="rising", options={"max_rounds": 2}),
    ]


@asynchronous
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(nursery: Nursery, database_url: str) -> None:
    style = random.Random(SEED)
    with ForkedServer(nursery, database_url, limits=TALKATIVE) as server:
        playing, finished = parties(server, style), list[Party]()
        bots = server.new_table("random", "random", "random", start=True)["table"]
        for party in playing:
            await party.begin(server)
        for _ in range(KILLS):
            await play_on(playing, server.kill, after=style.randint(1, MOST_MESSAGES), more=style.random() / 100)
            server.start()
            guests = [guest for party in playing for guest in party.guests]
            await asyncio.gather(*(guest.come(server) for guest in guests))
            await asyncio.gather(*(guest.say_again() for guest in guests))
            for index, party in enumerate(playing):
                if party.is_over:
                    finished.append(party)
                    playing[index] = Party(server, style, *party.seats, **party.wishes)
                    await playing[index].begin(server)
        await play_on(playing, server.stop, until=lambda: all(has_gone_on(party) for party in playing))
        server.start()

        async def is_over() -> bool:
            return bool(server.get(f"/api/tables/{bots}").json()["status"] == "over")

        await eventually(is_over)
        server.stop()
        assert [event for event in server.events() if event["level"] == "error"] == []
    for party in [*finished, *playing]:
        await party.check(database_url)
    assert sum(len(guest.granted) for party in [*finished, *playing] for guest in party.guests) > KILLS


def has_gone_on(party: Party) -> bool:
    """Whether everybody has seen some more of the game since they connected."""
    return all(
        guest.is_over
        or (guest.client is not None and guest.client.view["version"] >= guest.shown[-1].view["version"] + GO_ON)
        for guest in party.guests
    )
