"""Somebody's connection breaks, a process dies, a player does nothing: nobody else may profit from it too soon."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from server_forked import ForkedServer, Nursery
from server_helpers import Client, Message, asynchronous, eventually
from server_journals import journal
from tidefall.table.facts import AnyFact, Came, Went

GRACE = 15
"""The shortest that may be set."""
QUICK_DEATH: dict[str, float] = {"beat_time": 0.2, "dead_time": 1.5, "sweep_time": 0.1, "settle_time": 0.3}
EARLY = ("not_away", "too_soon")


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


class Game:
    """Ann, who is host, and Bob play each other, each at a server of their choice."""

    def __init__(self, tickets: list[Message], ann: Client, bob: Client) -> None:
        self.tickets = tickets
        self.ann = ann
        self.bob = bob
        self.table = tickets[0]["table"]

    @classmethod
    async def begin(cls, here: ForkedServer, there: ForkedServer | None = None, **wishes: object) -> Game:
        tickets = [here.new_table("you", "open", **{"grace": GRACE, **wishes})]
        tickets.append(here.join(tickets[0]["table"], "Bob", 1))
        ann, bob = await Client.at(here, tickets[0]), await Client.at(there or here, tickets[1])
        await bob.done("ready", seat=1, ready=True)
        await ann.in_time("start", "not_ready")
        await asyncio.gather(*(one.until(lambda it: it.status == "playing") for one in (ann, bob)))
        return cls(tickets, ann, bob)

    async def close(self) -> None:
        await asyncio.gather(self.ann.socket.close(), self.bob.socket.close())

    async def noted(self, url: str) -> list[AnyFact]:
        """What is written about coming and going."""
        return [entry.fact for entry in await journal(url, self.table) if isinstance(entry.fact, Came | Went)]


@asynchronous
async def test_a_blink_costs_nothing(nursery: Nursery, sqlite_url: str) -> None:
    """Bob's program tries to take Ann's seat and to be host in every moment while Ann loads her page anew."""
    with ForkedServer(nursery, sqlite_url, limits={"settle_time": 2}) as server:
        game = await Game.begin(server)
        refusals: set[str] = set()
        blinking = True

        async def grasp() -> None:
            while blinking:
                for do, fields in (("take_over", {"seat": 0}), ("be_host", {})):
                    answer = await game.bob.do(do, **fields)
                    refusals.add(answer.get("code", "granted"))

        grasping = asyncio.create_task(grasp())
        ann = game.ann
        for _ in range(10):
            await ann.socket.close()
            await asyncio.sleep(0.05)
            ann = await Client.at(server, game.tickets[0], seen=ann.view["version"])
        blinking = False
        await grasping
        assert refusals <= {"not_away", "host_is_here"}
        assert ann.view["you"]["host"]
        assert ann.view["table"]["seats"][0]["bot"] is None
        assert len(await game.noted(sqlite_url)) == 2, "a reload is not written down"
        game.ann = ann
        await game.close()


@asynchronous
async def test_who_comes_back_has_seat_and_host_again(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url) as server:
        game = await Game.begin(server)
        ann, bob = game.ann, game.bob
        person = game.tickets[0]["person"]
        await ann.socket.close()
        went = time.time()
        await bob.until(lambda one: person in one.view["table"]["away"])
        assert bob.view["table"]["away"][person] >= went
        assert await bob.refused("take_over", seat=0) == "too_soon"
        assert await bob.refused("take_over", seat=0, bot="random") == "too_soon"
        await bob.in_time("take_over", "too_soon", seat=0)
        assert time.time() - went >= GRACE
        await bob.done("be_host")
        await bob.until(lambda one: one.view["you"]["host"] and one.view["table"]["seats"][0]["handed"] == "away")
        ann = await Client.at(server, game.tickets[0])
        assert ann.view["you"]["host"]
        assert ann.view["table"]["seats"][0]["bot"] is None
        await bob.until(lambda one: not one.view["you"]["host"])
        assert await bob.refused("take_over", seat=0) == "not_away"
        game.ann = ann
        await game.close()


@asynchronous
async def test_after_a_crash_nobody_is_first(nursery: Nursery, sqlite_url: str) -> None:
    """The server is killed and comes back; Bob is back first, and Ann has all of the grace time."""
    with ForkedServer(nursery, sqlite_url, limits=QUICK_DEATH) as server:
        game = await Game.begin(server)
        server.kill()
        await asyncio.sleep(1)
        server.start()
        began = time.time()
        bob = await Client.at(server, game.tickets[1])
        assert await bob.refused("take_over", seat=0) in EARLY
        assert await bob.refused("be_host") in ("host_is_here", "too_soon")
        await bob.until(lambda one: game.tickets[0]["person"] in one.view["table"]["away"])
        await bob.in_time("take_over", "too_soon", seat=0)
        assert time.time() - began >= GRACE
        ann = await Client.at(server, game.tickets[0])
        assert ann.view["table"]["seats"][0]["bot"] is None
        await asyncio.gather(ann.socket.close(), bob.socket.close())


@asynchronous
async def test_two_processes_without_a_bus_know_who_is_where(nursery: Nursery, database_url: str) -> None:
    """Ann and Bob are connected to different processes, which know nothing of each other but what is written."""
    with (
        ForkedServer(nursery, database_url, limits=QUICK_DEATH) as one,
        ForkedServer(nursery, database_url, limits=QUICK_DEATH) as other,
    ):
        game = await Game.begin(one, other)
        persons = sorted(ticket["person"] for ticket in game.tickets)
        await game.bob.until(lambda client: client.presence["present"] == persons)
        await game.ann.until(lambda client: client.presence["present"] == persons)
        for _ in range(10):
            assert await game.bob.refused("take_over", seat=0) == "not_away"
            assert await game.bob.refused("be_host") == "host_is_here"
        one.kill()
        await game.bob.until(lambda client: game.tickets[0]["person"] in client.view["table"]["away"])
        assert await game.bob.refused("take_over", seat=0) == "too_soon"
        game.ann = await Client.at(other, game.tickets[0])
        await game.bob.until(lambda client: client.view["table"]["away"] == {})
        await game.close()


@asynchronous
async def test_a_process_that_stops_in_order_leaves_no_ghosts(nursery: Nursery, sqlite_url: str) -> None:
    limits = {**QUICK_DEATH, "dead_time": 1000.0}
    with (
        ForkedServer(nursery, sqlite_url, limits=limits) as one,
        ForkedServer(nursery, sqlite_url, limits=limits) as other,
    ):
        game = await Game.begin(one, other)
        one.stop()
        await game.bob.until(lambda client: game.tickets[0]["person"] in client.view["table"]["away"])
        await game.bob.socket.close()


@asynchronous
async def test_coming_and_going_does_not_fill_a_table(nursery: Nursery, sqlite_url: str) -> None:
    """Somebody comes and goes all the time: what is written down is little, and true in the end."""
    limits = {"settle_time": 0.01, "attendance_rate": 1.0, "attendance_burst": 4.0}
    with ForkedServer(nursery, sqlite_url, limits=limits) as server:
        game = await Game.begin(server)
        bob = game.bob
        began = time.monotonic()
        for _ in range(40):
            await bob.socket.close()
            await asyncio.sleep(0.03)
            bob = await Client.at(server, game.tickets[1])
            await asyncio.sleep(0.03)
        took = time.monotonic() - began
        person = game.tickets[1]["person"]
        about_bob = [fact for fact in await game.noted(sqlite_url) if getattr(fact, "person", "") == person]
        assert len(about_bob) <= 4 + took + 2
        assert await game.ann.refused("take_over", seat=1) in EARLY

        async def here() -> bool:
            facts = [fact for fact in await game.noted(sqlite_url) if getattr(fact, "person", "") == person]
            return isinstance(facts[-1], Came)

        await eventually(here)
        await asyncio.gather(game.ann.socket.close(), bob.socket.close())


@asynchronous
async def test_a_second_window_of_the_same_person_keeps_them_here(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url, limits={"settle_time": 0.05}) as server:
        game = await Game.begin(server)
        second = await Client.at(server, game.tickets[0])
        await game.ann.socket.close()
        await asyncio.sleep(0.5)
        assert await game.bob.refused("take_over", seat=0) == "not_away"
        await asyncio.gather(second.socket.close(), game.bob.socket.close())


# Connected, and doing nothing.


@asynchronous
async def test_the_others_vote_and_who_is_meant_may_say_that_they_are_here(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url, limits={"notice_time": 1}) as server:
        game = await Game.begin(server)
        ann, bob = game.ann, game.bob
        await ann.until(Client.is_asked)
        assert await bob.refused("vote", seat=1) == "your_seat"
        await bob.in_time("vote", "too_soon", seat=0)
        await ann.until(lambda one: one.view["table"]["seats"][0]["handed"] == "vote")
        await ann.done("come_back", seat=0)
        await ann.until(Client.is_asked)
        assert await bob.refused("vote", seat=0) == "too_soon"
        await bob.in_time("vote", "too_soon", seat=0)
        await bob.until(Client.is_asked)  # the bot has decided for Ann
        assert await ann.refused("act", seat=0, at=ann.game["moment"], action=0) == "bot_plays"
        await game.close()


@asynchronous
async def test_the_clock_decides_when_somebody_does_not(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url, limits={"notice_time": 0.2}) as server:
        game = await Game.begin(server, clock=2)
        ann, bob = game.ann, game.bob
        await bob.until(Client.is_asked)
        assert bob.view["table"]["seats"][0]["handed"] == "clock"
        since = bob.view["table"]["since"]
        assert since >= ann.view["table"]["since"] + 2
        await ann.until(lambda one: one.view["table"]["seats"][0]["handed"] == "clock")
        await ann.done("come_back", seat=0)
        await game.close()


@asynchronous
async def test_a_clock_goes_on_after_a_restart(nursery: Nursery, sqlite_url: str) -> None:
    with ForkedServer(nursery, sqlite_url, limits={"notice_time": 0.2}) as server:
        game = await Game.begin(server, clock=3)
        server.kill()
        await asyncio.sleep(4)
        server.start()
        bob = await Client.at(server, game.tickets[1])
        assert bob.view["table"]["seats"][0]["bot"] is None, "nobody loses the time in which the server did not run"
        await bob.until(Client.is_asked)
        assert bob.view["table"]["seats"][0]["handed"] == "clock"
        await bob.socket.close()
