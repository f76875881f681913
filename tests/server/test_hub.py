"""Several processes serve one table: hubs of their own over one database, with and without a bus between them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from server_helpers import Message, asynchronous, eventually, new_table
from tidefall import Refused
from tidefall.server.bus import MemoryBus
from tidefall.server.hub import Hub
from tidefall.server.lanes import Unavailable
from tidefall.server.limits import Limits
from tidefall.server.live import LiveTable
from tidefall.server.metrics import Metrics
from tidefall.server.outbox import Outbox
from tidefall.server.storage import Batch, Storage
from tidefall.server.viewing import Viewer
from tidefall.server.wire import Hello, JoinTable, NewTable, Ticket
from tidefall.table.commands import Act, AnyCommand, Rematch, Resign, Say, SeatBot, SetReady, Start

LIMITS = Limits(
    sweep_time=1000, sweep_time_shared=1000, grace_time=0, chat_rate=1000, chat_burst=1000, settle_time=0.01
)
Exchange = set[MemoryBus]


@asynccontextmanager
async def hub_at(url: str, exchange: Exchange | None = None, limits: Limits = LIMITS) -> AsyncIterator[Hub]:
    hub = Hub(Storage(url), MemoryBus(exchange), limits, Metrics())
    await hub.start()
    yield hub
    await hub.stop()


async def open_table(hub: Hub, *seats: str, **wishes: Any) -> Ticket:
    return await hub.create(msgspec.convert(new_table(*seats, **wishes), NewTable))


class Person:
    """Somebody connected to one of the hubs, who reads when asked to."""

    def __init__(self, hub: Hub, table: LiveTable, viewer: Viewer) -> None:
        self.hub = hub
        self.table = table
        self.viewer = viewer
        self.heard: list[Message] = []

    @classmethod
    async def at(cls, hub: Hub, ticket: Ticket, spectator: bool = False) -> Person:
        table = hub.table(ticket.table)
        hello = Hello(1, ticket.table, None if spectator else ticket.token)
        return cls(hub, table, await table.greet(None, Outbox(hub.limits), hello))

    async def read(self) -> list[Message]:
        """All that has come."""
        await asyncio.sleep(0)
        if self.viewer.outbox._messages:
            self.heard += [json.loads(message) for message in await self.viewer.outbox.get()]
        return self.heard

    async def do(self, key: str, command: AnyCommand) -> None:
        await self.table.carry_out(self.viewer, key, command)

    async def chat(self) -> list[str]:
        return [line["text"] for message in await self.read() for line in message.get("chat", [])]

    async def view(self) -> Message:
        view: Message = [message["view"] for message in await self.read() if "view" in message][-1]
        return view

    async def versions(self) -> list[int]:
        return [message["view"]["version"] for message in await self.read() if "view" in message]


@asynchronous
async def test_what_happens_at_one_process_is_seen_at_the_other(database_url: str) -> None:
    exchange: Exchange = set()
    async with hub_at(database_url, exchange) as one, hub_at(database_url, exchange) as other:
        ticket = await open_table(one, "you", "open")
        here, there = await Person.at(one, ticket), await Person.at(other, ticket)
        await here.do("a", Say("from here"))
        await there.do("b", Say("from there"))

        async def both_know() -> bool:
            return await here.chat() == await there.chat() == ["from here", "from there"]

        await eventually(both_know)
        for person in (here, there):
            versions = await person.versions()
            assert versions == list(range(versions[0], versions[0] + len(versions)))


@asynchronous
async def test_both_write_at_once_and_nothing_is_lost_or_doubled(database_url: str) -> None:
    exchange: Exchange = set()
    async with hub_at(database_url, exchange) as one, hub_at(database_url, exchange) as other:
        ticket = await open_table(one, "you", "open")
        people = [await Person.at(hub, ticket) for hub in (one, other)]
        lines = [f"{number}" for number in range(20)]
        await asyncio.gather(
            *(people[number % 2].do(line, Say(line)) for number, line in enumerate(lines)),
            *(people[(number + 1) % 2].do(line, Say(line)) for number, line in enumerate(lines[:5])),
        )

        async def both_know() -> bool:
            heard = [await person.chat() for person in people]
            return heard[0] == heard[1] and sorted(heard[0], key=int) == lines

        await eventually(both_know)
        for person in people:
            versions = await person.versions()
            assert versions == list(range(versions[0], versions[0] + len(versions)))


@asynchronous
async def test_whoever_comes_from_another_process_finds_all_they_have_seen(database_url: str) -> None:
    """Even if no note has come that anything has happened."""
    async with hub_at(database_url, set()) as one, hub_at(database_url, set()) as other:
        ticket = await open_table(one, "you", "open")
        here, _ = await Person.at(one, ticket), await Person.at(other, ticket)
        await here.do("a", Say("unheard"))
        assert await (await Person.at(other, ticket)).chat() == ["unheard"]


@asynchronous
async def test_without_a_bus_the_sweep_catches_up(database_url: str) -> None:
    async with hub_at(database_url) as one, hub_at(database_url) as other:
        ticket = await open_table(one, "you", "open")
        here, there = await Person.at(one, ticket), await Person.at(other, ticket)
        await here.do("a", Say("unheard"))
        assert await there.chat() == []
        await other.sweep()

        async def known() -> bool:
            return await there.chat() == ["unheard"]

        await eventually(known)
        await here.do("b", Say("again"))
        await there.do("c", Say("collides"))
        assert await there.chat() == ["unheard", "again", "collides"]


@asynchronous
async def test_bots_left_alone_are_seen_to_by_another_process(database_url: str) -> None:
    async with hub_at(database_url) as other:
        async with hub_at(database_url) as one:
            one.stopping = False
            ticket = await open_table(one, "you", "random")
            host = await Person.at(one, ticket)
            # It stops in the middle: what it has stored is due, and it does not see to it.
            one.stopping = True
            await host.do("start", Start())
            seat = (await host.view())["game"]["asked"]
            assert seat == [0]
            await host.do("act", Act(0, (await host.view())["game"]["moment"], (await choices(host))[0]))
            assert (await host.view())["game"]["asked"] == [1]
        there = await Person.at(other, ticket)

        async def asked_again() -> bool:
            return bool((await there.view())["game"]["asked"] == [0])

        await eventually(asked_again)


async def choices(person: Person) -> list[int]:
    return [choice["action"] for choice in (await person.view())["game"]["choices"]]


def last_presence(person: Person) -> Any:
    """What the person was told last of who is here; that somebody has come may be told as an update before or after."""
    return next(message["presence"] for message in reversed(person.heard) if message["type"] == "presence")


@asynchronous
async def test_presence_counts_those_at_other_processes(sqlite_url: str) -> None:
    exchange: Exchange = set()
    async with hub_at(sqlite_url, exchange) as one, hub_at(sqlite_url, exchange) as other:
        ticket = await open_table(one, "you", "open")
        bob = await other.join(ticket.table, JoinTable("Bob", 1))
        here = await Person.at(one, ticket)
        there = await Person.at(other, bob)
        watcher = await Person.at(other, bob, spectator=True)
        both = {"present": sorted([ticket.person, bob.person]), "watching": 1}
        await here.read()
        assert last_presence(here) == both
        watcher.table.leave(watcher.viewer)
        there.table.leave(there.viewer)
        await here.read()
        assert last_presence(here) == {"present": [ticket.person], "watching": 0}


@asynchronous
async def test_who_is_asked_in_secret_after_another_is_told_when_it_is_their_time(sqlite_url: str) -> None:
    """CS-60: blue passes, which nobody sees; green is asked next, when blue's time is over and not before."""
    from survive_helpers import at, play

    position = {
        "step": "roll",
        "whales": ["I1"],
        "ships": {"I2": ["Ba", "Ga"]},
        "hands": {"blue": ["forest repel_whale"], "green": ["mountain repel_whale"]},
    }
    async with hub_at(sqlite_url) as hub:
        tickets = [await open_table(hub, "you", "open", "open", "open", window=2)]
        tickets += [await hub.join(tickets[0].table, JoinTable(name, seat)) for seat, name in enumerate("bcd", 1)]
        people = [await Person.at(hub, ticket) for ticket in tickets]
        for seat, person in enumerate(people):
            await person.do("ready", SetReady(seat, True))
        await people[0].do("start", Start())
        async with hub.table(tickets[0].table).in_hand() as table:
            table._state = play(at(position), "roll whale", "pick whale I1", "to I2")
            table.seen_of_history = [-1] * len(table.state.history())
        for person in people:
            await person.table.greet(
                person.viewer, person.viewer.outbox, Hello(1, tickets[0].table, tickets[people.index(person)].token)
            )
        assert [len(await choices(person)) > 0 for person in people] == [False, True, False, False]
        before = [(len(person.heard), (await person.versions())[-1]) for person in people]
        summary = await hub.storage.summary(tickets[0].table)
        await people[1].do("pass", Act(1, (await people[1].view())["game"]["moment"], "end"))
        heard = [
            [message["type"] for message in (await person.read())[count:]] for person, (count, _) in zip(people, before)
        ]
        assert heard == [[], ["ack", "update"], [], []]
        assert len(await choices(people[1])) == 0
        after = await hub.storage.summary(tickets[0].table)
        assert summary is not None
        assert after is not None
        assert after.changed == summary.changed, "the lobby must not tell of it"

        async def asked() -> bool:
            return bool((await people[2].view())["you"]["wanted"] == [2])

        await eventually(asked)
        assert len(await choices(people[2])) > 0
        told = [(await person.versions())[-1] - version for person, (_, version) in zip(people, before)]
        assert told == [1, 3, 1, 1], "everybody knows who may answer now; blue knows of its own answer"
        since = {(await person.view())["table"]["since"] for person in people}
        assert len(since) == 1


# When the database fails.


@asynchronous
async def test_what_could_not_be_stored_is_not_shown_and_may_be_tried_again(
    sqlite_url: str,
) -> None:
    async with hub_at(sqlite_url) as hub:
        ticket = await open_table(hub, "you", "open")
        ann, watcher = await Person.at(hub, ticket), await Person.at(hub, ticket, spectator=True)
        append = hub.storage.append

        async def fails(*_batches: Batch) -> None:
            raise Unavailable("test")

        hub.storage.append = fails  # type: ignore[method-assign]
        with pytest.raises(Refused) as refused:
            await ann.do("k", SeatBot(1, "random"))
        assert refused.value.code == "unavailable"
        assert not [message for message in await watcher.read() if message["type"] == "update"]
        hub.storage.append = append  # type: ignore[method-assign]
        await ann.do("k", SeatBot(1, "random"))
        assert (await watcher.view())["table"]["seats"][1]["bot"] == "random"
        assert await watcher.versions() == [4, 5]


@asynchronous
async def test_what_was_stored_without_an_answer_is_done_once(sqlite_url: str) -> None:
    """The database took it and then the connection broke: trying again with the same key finds it done."""
    async with hub_at(sqlite_url) as hub:
        ticket = await open_table(hub, "you", "open")
        ann, watcher = await Person.at(hub, ticket), await Person.at(hub, ticket, spectator=True)
        append = hub.storage.append

        async def stores_and_fails(*batches: Batch) -> None:
            await append(*batches)
            raise Unavailable("test")

        hub.storage.append = stores_and_fails  # type: ignore[method-assign]
        with pytest.raises(Refused):
            await ann.do("k", Say("once"))
        hub.storage.append = append  # type: ignore[method-assign]
        await ann.do("k", Say("once"))
        for person in (ann, watcher):
            assert await person.chat() == ["once"]


@asynchronous
async def test_a_rematch_is_stored_with_the_table_it_follows_or_not_at_all(sqlite_url: str) -> None:
    async with hub_at(sqlite_url) as one, hub_at(sqlite_url) as other:
        ticket = await open_table(one, "you", "random", start=True)
        here, there = await Person.at(one, ticket), await Person.at(other, ticket)
        await here.do("r", Resign(0))
        await other.sweep()
        outcomes = await asyncio.gather(here.do("a", Rematch()), there.do("b", Rematch()), return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert [outcome.code for outcome in outcomes if isinstance(outcome, Refused)] == ["rematch_made"]
        await one.sweep()

        async def told() -> bool:
            return (await here.view())["table"]["rematch"] is not None

        await eventually(told)
        table = (await here.view())["table"]["rematch"]
        assert (await Person.at(one, Ticket(table, ticket.person, ticket.token))).viewer.person == ticket.person
        with one.storage.engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 2


@asynchronous
async def test_a_stopping_hub_takes_nothing_new(sqlite_url: str) -> None:
    async with hub_at(sqlite_url) as hub:
        ticket = await open_table(hub, "you", "open")
        ann = await Person.at(hub, ticket)
        hub.say_goodbye()
        assert (await ann.read())[-1]["code"] == "stopping"
        with pytest.raises(Refused) as refused:
            hub.table(ticket.table)
        assert refused.value.code == "stopping"
