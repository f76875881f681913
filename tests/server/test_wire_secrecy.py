"""Two worlds that differ only in what a seat cannot know send it the same bytes.

A game is played on the server; what it left in the database is told again as another world, with other hidden facts
and other passes in secret. Both stories are served, each by a server of its own, and everything that somebody at the
seat and a spectator hear from the two is compared byte for byte, times included; only the server's clock when it sends
(`now`) and when it began (`running`) are left out.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from server_forked import ForkedServer, Nursery
from server_helpers import SECONDS, Client, Message, asynchronous
from server_journals import journal
from tidefall import deal, load_game
from tidefall.kernel.chance import draw
from tidefall.kernel.state import State
from tidefall.kernel.step import CHANCE, UNSEEN, Step
from tidefall.server.hub import Hub
from tidefall.server.storage import Batch, Storage
from tidefall.server.summaries import is_due, summary_of
from tidefall.table.facts import AnyFact, Created, Drawn, Entry, Joined, Played, Sat, Started
from tidefall.table.table import Table

CLOCKS = re.compile(r'"(now|running)":[0-9.e+]+')
TABLE = "t" * 16
BEGAN = 4_000_000_000.0
"""Far in the future: a server never sets its clock back, so that what it writes itself has a foreseeable time."""
PASS = 0
LATEST = 12
"""How many versions back everybody is tried who comes back."""
STEPS = 20
"""How many steps both games go on, as far as the two worlds allow."""
Actions = list[tuple[int, int]]
"""Who did what."""


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


def token_of(seat: int) -> str:
    return f"the-token-of-seat-{seat}"


def actions_of(state: State) -> Actions:
    return list(zip(state.actors(), state.history(), strict=True))


# One world.


class World:
    """A story of a game, written into a database as a server would have. Time passes when the seat sees something."""

    def __init__(
        self, options: dict[str, Any], seat: int, actions: Actions, began: float = BEGAN, window: int = 10
    ) -> None:
        self.seat = seat
        self.table = Table(TABLE)
        self.clock = began
        self.unwritten: list[Entry] = []
        game = load_game("survive", **options)
        self.tell(Created("survive", game.values, game.rules_version(), game.fingerprint(), window=window))
        for number in range(game.seats):
            person = f"person{number}".ljust(16, "x")
            self.tell(Joined(person, f"Guest {number}", Hub.digest(token_of(number))))
            self.tell(Sat(number, person))
        self.tell(Started())
        self.play(actions)

    def tell(self, fact: AnyFact, takes: float = 1.5) -> None:
        self.clock += takes
        entry = Entry(self.table.number + 1, self.clock, fact)
        self.table.apply(entry)
        self.unwritten.append(entry)

    def play(self, actions: Actions) -> None:
        for actor, action in actions:
            state = self.table.state.clone()
            state.turn_to(actor)
            text = state.action_to_string(actor, action)
            in_secret = state.step().secret and action == PASS and actor != self.seat
            fact = Drawn(action, text) if actor == CHANCE else Played(actor, action, text)
            self.tell(fact, takes=0 if in_secret else 1.5)

    async def write(self, storage: Storage) -> None:
        entries, self.unwritten = self.unwritten, []
        if entries:
            await storage.append(Batch(entries, summary_of(self.table), is_due(self.table)))

    async def read(self, storage: Storage) -> None:
        """Take in what the server has written itself."""
        for entry in await storage.entries(TABLE, self.table.number):
            self.table.apply(entry)


class Listener(Client):
    """Keeps every word as it came, but for the clock."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.words: list[str] = []

    async def receive(self, seconds: float = SECONDS) -> Message:
        async with asyncio.timeout(seconds):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.words.append(CLOCKS.sub(r'"\1":0', text))
        message: Message = json.loads(text)
        self.take_in(message)
        return message


class Stage:
    """A world on a server, with somebody at the seat and a spectator."""

    def __init__(
        self, world: World, storage: Storage, server: ForkedServer, seat: Listener, spectator: Listener
    ) -> None:
        self.world = world
        self.storage = storage
        self.server = server
        self.seat = seat
        self.spectator = spectator
        self.key = 0

    async def say_hello(self, step: int) -> None:
        """With nothing seen, with every so manieth version and all of the last ones, and with one that never was."""
        place = self.world.seat
        viewers: list[tuple[Listener, Message, int]] = [
            (self.seat, {"table": TABLE, "token": token_of(place)}, self.world.table.version(place)),
            (self.spectator, {"table": TABLE}, self.world.table.version(None)),
        ]
        for listener, ticket, version in viewers:
            await listener.hello(ticket)
            for seen in sorted({*range(0, version, step), *range(version - LATEST, version + 2)}):
                await listener.hello(ticket, seen=seen)
            await listener.hello(ticket, lang="es")
            await listener.hello(ticket)

    async def ask_what_may_not_be(self) -> None:
        """Everything that is refused, and a word to the others."""
        moment, asked = self.seat.game["moment"], self.seat.is_asked()
        place = self.world.seat
        commands: list[Message] = [
            {"do": "act", "seat": place, "at": moment, "action": 60_000 if asked else "end"},
            {"do": "act", "seat": place, "at": moment + 1, "action": "end"},
            {"do": "act", "seat": place, "at": moment - 2, "action": "end"},
            {"do": "act", "seat": 1 - min(place, 1), "at": moment, "action": "end"},
            {"do": "undo", "seat": place, "at": moment - 1},
            {"do": "come_back", "seat": place},
            {"do": "sit", "seat": place},
            {"do": "rematch"},
            {"do": "say", "text": "Is anybody there?"},
        ]
        if not self.seat.game["undo"]:
            commands.append({"do": "undo", "seat": place, "at": moment})
        for command in commands:
            await self.ask(self.seat, {"type": "do", "command": command})
            await self.ask(self.spectator, {"type": "do", "command": command})
        if not asked:
            await self.ask(self.seat, {"type": "ask_hint", "seat": place})
        await self.world.read(self.storage)
        await self.catch_up()

    async def ask(self, listener: Listener, message: Message) -> None:
        self.key += 1
        await listener.ask({"key": f"key {self.key}", **message})

    async def decide(self, action: int) -> None:
        """The seat makes a decision on the server."""
        command = {"do": "act", "seat": self.world.seat, "at": self.seat.game["moment"], "action": action}
        await self.ask(self.seat, {"type": "do", "command": command})
        await self.world.read(self.storage)
        await self.catch_up()

    async def go_on(self, actions: Actions) -> None:
        self.world.play(actions)
        await self.world.write(self.storage)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Until both have seen all there is for them to see."""
        for listener, seat in ((self.seat, self.world.seat), (self.spectator, None)):
            version = self.world.table.version(seat)
            await listener.until(lambda one, least=version: bool(one.view["version"] >= least))  # type: ignore[misc]


@asynccontextmanager
async def staged(nursery: Nursery, database: Path, world: World, dice: int | None = None) -> AsyncIterator[Stage]:
    url = f"sqlite:///{database}"
    storage = Storage(url)
    await storage.start()
    await world.write(storage)
    # The server finds what the test writes later by comparing its tables with the database, which it does all the time.
    with ForkedServer(nursery, url, limits={"sweep_time": 0.02, "grace_time": 1000}, dice=dice) as server:
        listeners = [Listener((await Client.connect(server)).socket) for _ in range(2)]
        yield Stage(world, storage, server, *listeners)
        await asyncio.gather(*(listener.socket.close() for listener in listeners))
        assert [event for event in server.events() if event["level"] == "error"] == []
    await storage.stop()


# Two worlds.


async def compare(nursery: Nursery, folder: Path, one: World, other: World, step: int) -> None:
    """Everything that the seat and a spectator may hear from both is the same."""
    assert actions_of(one.table.state) != actions_of(other.table.state), "the worlds are one"
    async with (
        staged(nursery, folder / "one.sqlite3", one) as here,
        staged(nursery, folder / "other.sqlite3", other) as there,
    ):
        await both(here, there, lambda stage: stage.say_hello(step))
        await both(here, there, Stage.ask_what_may_not_be)
        style = random.Random(1)
        while (action := sure_decision(here.world, there.world, style)) is not None:
            await asyncio.gather(here.decide(action), there.decide(action))
            check(here, there)
        for mine, theirs in story_of_both(one.table.state, other.table.state, one.seat, style):
            await asyncio.gather(here.go_on(mine), there.go_on(theirs))
            check(here, there)
        await both(here, there, lambda stage: stage.say_hello(50))


async def both(here: Stage, there: Stage, act: Callable[[Stage], Awaitable[None]]) -> None:
    await asyncio.gather(act(here), act(there))
    check(here, there)


def check(here: Stage, there: Stage) -> None:
    for mine, theirs in ((here.seat, there.seat), (here.spectator, there.spectator)):
        assert len(mine.words) == len(theirs.words)
        for word, other in zip(mine.words, theirs.words, strict=True):
            assert word == other
        mine.words.clear()
        theirs.words.clear()


def sure_decision(one: World, other: World, style: random.Random) -> int | None:
    """A decision of the seat after which it decides again, whatever the world: no dice, nobody else in between."""
    seat, state = one.seat, one.table.state
    if state.current_player() != seat or other.table.state.current_player() != seat:
        return None
    actions = state.legal_actions()
    style.shuffle(actions)
    for action in actions:
        after = [world.table.state.clone() for world in (one, other)]
        for copy in after:
            copy.apply_action(action)
        if all(copy.current_player() == seat for copy in after):
            return action
    return None


def story_of_both(one: State, other: State, seat: int, style: random.Random) -> list[tuple[Actions, Actions]]:
    """How two worlds may go on so that the seat sees the same: what is done, step by step, in each of them."""
    one, other = one.clone(), other.clone()
    told: list[tuple[Actions, Actions]] = []
    mine: Actions = []
    theirs: Actions = []
    while len(told) < STEPS:
        mine += pass_in_secret(one, seat)
        theirs += pass_in_secret(other, seat)
        player = one.current_player()
        assert player == other.current_player()
        common = sorted(set(one.legal_actions()) & set(other.legal_actions()))
        if not common:
            break
        step = (player, style.choice(common))
        for state, steps in ((one, mine), (other, theirs)):
            state.act(*step)
            steps.append(step)
        if one.is_terminal():
            break  # all is turned up: the seat may tell the worlds apart
        if not one.is_chance_node() and not other.is_chance_node():
            # Somebody must decide: a server would not go on by itself.
            told.append((mine, theirs))
            mine, theirs = [], []
    return told


def pass_in_secret(state: State, seat: int) -> Actions:
    """Nobody else plays a tile where they are asked for one in secret; who was asked."""
    passed: Actions = []
    while not state.is_terminal() and state.step().secret and state.current_player() not in (seat, CHANCE):
        passed.append((state.current_player(), PASS))
        state.apply_action(PASS)
    return passed


# Worlds drawn at random.


async def play(server: ForkedServer, options: dict[str, Any], decisions: int, style: random.Random) -> str:
    """Let people at one screen make so many decisions; the table."""
    guests = ["person"] * (options["seats"] - 1)
    ticket = server.new_table("you", *guests, options=options, start=True)
    async with await Client.at(server, ticket) as screen:
        while decisions:
            if screen.is_asked():
                await screen.act(style.choice(screen.game["choices"])["action"])
                decisions -= 1
            elif screen.view["you"]["wanted"]:
                await screen.hello(ticket, seat=screen.view["you"]["wanted"][0])
            else:
                await screen.receive()
    table: str = ticket["table"]
    return table


@pytest.mark.parametrize(
    ("options", "seat", "decisions", "step"),
    [
        ({"seats": 3}, 0, 60, 1),
        ({"seats": 3, "ch6": True}, 1, 90, 11),
        ({"seats": 4, "squid": True}, 2, 120, 13),
        ({"seats": 2, "two_colour": True, "memory": "assisted", "ch6": True}, 1, 100, 17),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else None,
)
@asynchronous
async def test_worlds_that_a_seat_cannot_tell_apart_sound_the_same(
    nursery: Nursery, tmp_path: Path, options: dict[str, Any], seat: int, decisions: int, step: int
) -> None:
    url = f"sqlite:///{tmp_path / 'played.sqlite3'}"
    with ForkedServer(nursery, url, dice=decisions) as server:
        table = await play(server, options, decisions, random.Random(decisions))
    state = Table.fold(TABLE, await journal(url, table)).state
    other = state.resample_from_infostate(seat, random.Random(decisions))
    one_world, other_world = (World(options, seat, actions_of(told)) for told in (state, other))
    await compare(nursery, tmp_path, one_world, other_world, step)


# A pair made by hand.


def told_again(state: State, seat: int, index: int, drawn: int) -> State:
    """The same story for a seat, but for one draw that it cannot see; others pass where only this story asks them."""
    other = state.start()
    for number, (actor, action) in enumerate(actions_of(state)):
        if state.shown_to(seat, number) == UNSEEN:
            continue
        while other.step() is not state.step_at(number) or other.current_player() != actor:
            assert other.step().secret
            other.apply_action(PASS)
        other.act(actor, drawn if number == index else action)
    return other


def open_window(seed: int, seats: int) -> State:
    """A random game at the moment when somebody is asked in secret whether to repel a creature."""
    style = random.Random(seed)
    state = load_game("survive", seats=seats).new_initial_state()
    while state.is_chance_node() or not is_window(state.step()):
        if state.is_chance_node():
            state.apply_action(draw(state, style))
        else:
            state.apply_action(PASS if state.step().secret else style.choice(state.legal_actions()))
    return state


def who_was_asked(state: State) -> list[int]:
    """The seats that decided in secret whether to repel a creature."""
    return [actor for number, actor in enumerate(state.actors()) if actor != CHANCE and in_a_window(state, number)]


def in_a_window(state: State, number: int) -> bool:
    return is_window(state.step_at(number))


def is_window(step: Step[Any]) -> bool:
    return step.name.endswith("_window")


def without_the_tile(state: State, seat: int, tile: str) -> State | None:
    """The same story for a seat, but somebody drew another tile for their hand; None if nothing else could be drawn."""
    walked = state.start()
    for number, (actor, action) in enumerate(actions_of(state)):
        if actor == CHANCE and walked.action_to_string(actor, action) == f"back {tile}":
            for drawn in walked.legal_actions():
                other = walked.clone()
                other.apply_action(drawn)
                if drawn != action and other.shown_to(seat, number) == state.shown_to(seat, number):
                    again = told_again(state, seat, number, drawn)
                    if not who_was_asked(again):
                        return again
        walked.act(actor, action)
    return None


@pytest.mark.parametrize(("seed", "seat", "step"), [(106, 0, 1), (216, 1, 19), (24, 1, 19)])
@asynchronous
async def test_nobody_can_tell_who_could_have_defended(
    nursery: Nursery, tmp_path: Path, seed: int, seat: int, step: int
) -> None:
    """Somebody holds the tile that repels a creature and passes; in the other world they hold none, nor are asked."""
    state = open_window(seed, seats=3)
    tile = state.action_to_string(state.current_player(), state.legal_actions()[1]).rpartition(" ")[2]
    state.apply_action(PASS)
    deal(state, random.Random(seed))
    other = without_the_tile(state, seat, tile)
    assert other is not None
    assert who_was_asked(state) not in ([], [seat])
    assert who_was_asked(other) == []
    one_world, other_world = (World({"seats": 3}, seat, actions_of(told)) for told in (state, other))
    await compare(nursery, tmp_path, one_world, other_world, step)


@pytest.mark.parametrize(("seats", "seed", "seat", "world"), [(3, 88, 0, 3), (4, 90, 3, 2)])
@asynchronous
async def test_nobody_can_tell_who_is_asked(
    nursery: Nursery, tmp_path: Path, seats: int, seed: int, seat: int, world: int
) -> None:
    """A creature threatens two people; in either world another one of them holds the tile and thinks about it."""
    state = open_window(seed, seats)
    other = state.resample_from_infostate(seat, random.Random(world))
    assert len({seat, state.current_player(), other.current_player(), CHANCE}) == 4
    one_world, other_world = (World({"seats": seats}, seat, actions_of(told)) for told in (state, other))
    await compare(nursery, tmp_path, one_world, other_world, step=29)


# Windows that the server closes itself.


def world_at(options: dict[str, Any], seat: int, told: State, ends: float) -> World:
    """A world whose story has just come to its end, at a given time."""
    length = World(options, seat, actions_of(told)).clock - BEGAN
    return World(options, seat, actions_of(told), ends - length, window=WINDOW)


WINDOW = 2
"""Seconds for each who might answer."""
LEAD = 6.0
"""Seconds for the servers to start before the window opens, as it were."""


@pytest.mark.parametrize("seed", [2, 3, 4, 5, 9, 21, 23, 88])
@asynchronous
async def test_nobody_can_tell_from_the_time_who_was_asked(nursery: Nursery, tmp_path: Path, seed: int) -> None:
    """A spectator and a player read `since` and `changed` while a window opens, is answered in secret, and closes.

    In one world somebody holds a tile, thinks and passes; in the other nobody does, or it is somebody else.
    """
    state = open_window(seed, seats=3)
    suspects = state.asked_in_secret()
    seat = next(seat for seat in range(3) if seat not in suspects)
    style = random.Random(seed)
    other = state.resample_from_infostate(seat, style)
    for _ in range(200):
        if other.current_player() != state.current_player():
            break
        other = state.resample_from_infostate(seat, style)
    assert other.current_player() != state.current_player(), "the worlds do not differ in who is asked"
    with ForkedServer(nursery, f"sqlite:///{tmp_path / 'first.sqlite3'}"):
        pass  # whoever starts first waits for the nursery
    ends = round(time.time() + LEAD, 3)
    one_world, other_world = (world_at({"seats": 3}, seat, told, ends) for told in (state, other))
    assert one_world.clock == pytest.approx(other_world.clock)
    async with (
        staged(nursery, tmp_path / "one.sqlite3", one_world, dice=seed) as here,
        staged(nursery, tmp_path / "other.sqlite3", other_world, dice=seed) as there,
    ):
        for stage in (here, there):
            await stage.seat.hello({"table": TABLE, "token": token_of(seat)})
            await stage.spectator.hello({"table": TABLE})
        check(here, there)
        await asyncio.gather(*(watch_window(stage, suspects) for stage in (here, there)))
        check(here, there)
        tables = [stage.server.get(f"/api/tables/{TABLE}").json() for stage in (here, there)]
        assert tables[0] == tables[1]
        nominal = one_world.clock + WINDOW * len(suspects)
        assert here.spectator.view["table"]["since"] == pytest.approx(nominal)


async def watch_window(stage: Stage, suspects: list[int]) -> None:
    """Everybody who is asked passes as soon as they are, until the window is over."""
    others = [await Client.at(stage.server, {"table": TABLE, "token": token_of(seat)}) for seat in suspects]

    async def answer(client: Client) -> None:
        while client.game["observation"]["window"] is not None:
            if client.is_asked():
                await client.done("act", seat=client.seat, at=client.game["moment"], action="end")
                await client.until(lambda one: not one.is_asked())
            else:
                await client.receive()

    answers = [asyncio.create_task(answer(client)) for client in others]
    for listener in (stage.seat, stage.spectator):
        await listener.until(lambda one: one.game["observation"]["window"] is None)
    await asyncio.gather(*answers)
    await asyncio.gather(*(client.socket.close() for client in others))


@asynchronous
async def test_a_window_goes_on_after_a_crash_and_is_closed_once(nursery: Nursery, tmp_path: Path) -> None:
    """Two processes look on, with nobody to tell them of each other; the one that keeps the time is killed."""
    state = open_window(3, seats=3)
    seat = next(seat for seat in range(3) if seat not in state.asked_in_secret())
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    storage = Storage(url)
    await storage.start()
    world = world_at({"seats": 3}, seat, state, time.time() + LEAD)
    await world.write(storage)
    written = world.table.number
    limits = {"sweep_time": 0.1, "grace_time": 0.1}
    with ForkedServer(nursery, url, limits=limits) as one, ForkedServer(nursery, url, limits=limits) as other:
        watchers = [await Client.at(server, {"table": TABLE}) for server in (one, other)]
        assert watchers[1].game["observation"]["window"] is not None
        one.kill()
        one.start()
        watchers[0] = await Client.at(one, {"table": TABLE})
        for watcher in watchers:
            await watcher.until(lambda client: client.game["observation"]["window"] is None)
        await asyncio.gather(*(watcher.socket.close() for watcher in watchers))
    since = [entry.fact for entry in (await journal(url, TABLE))[written:] if isinstance(entry.fact, Drawn)]
    assert [fact.text for fact in since].count("undefended") == 1
    await storage.stop()
