"""Playing over the websocket: whole games, and everything that may come between."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import tidefall
from server_helpers import Client, Closed, Message, Server, asynchronous, eventually
from tidefall import records, words


def texts(log: list[Message]) -> list[str]:
    return [event["text"] for event in log]


async def seats_taken(server: Server, *names: str, **wishes: Any) -> list[Client]:
    """A table of people, all connected and ready; the first is the host."""
    host = server.new_table("you", *["open"] * (len(names) - 1), name=names[0], **wishes)
    tickets = [host, *(server.join(host["table"], name, seat) for seat, name in enumerate(names[1:], 1))]
    clients = [await Client.at(server, ticket) for ticket in tickets]
    for client in clients[1:]:
        await client.done("ready", seat=client.seat, ready=True)
    return clients


async def close(*clients: Client) -> None:
    await asyncio.gather(*(client.socket.close() for client in clients))


# Whole games.


@pytest.mark.parametrize("bot", ["random", "greedy"])
@asynchronous
async def test_a_whole_game_against_bots(server: Server, bot: str) -> None:
    ticket = server.new_table("you", bot, bot, start=True)
    async with await Client.at(server, ticket) as ann:
        await ann.play()
        assert ann.status == "over"
        assert ann.game["observation"]["result"]["scores"]
        record = server.get(f"/api/tables/{ticket['table']}/record").json()
        state = records.verify(record)
        assert ann.log == state.events(0, 0, None)
        assert record["seats"] == ["Ann", bot, bot]


@asynchronous
async def test_a_cooperative_game_where_several_may_act_at_once(server: Server) -> None:
    ticket = server.new_table("you", "random", "random", game="rising", options={"max_rounds": 2}, start=True)
    async with await Client.at(server, ticket) as ann:
        await ann.play()
        assert ann.status == "over"


@asynchronous
async def test_people_play_each_other_and_see_the_same(server: Server) -> None:
    clients = await seats_taken(server, "Ann", "Bob", "Cleo")
    watcher = await Client.at(server, {"table": clients[0].view["table"]["id"]})
    await clients[0].done("start")
    await asyncio.gather(*(client.until(lambda one: one.status == "playing") for client in clients))
    await asyncio.gather(*(client.play() for client in clients), watcher.until(lambda one: one.status == "over"))
    results = [client.game["observation"]["result"] for client in [*clients, watcher]]
    assert all(result == results[0] for result in results)
    assert [client.seat for client in clients] == [0, 1, 2]
    nobody: Message = {"person": None, "name": None, "host": False, "seats": [], "seat": None, "wanted": []}
    assert {name: watcher.view["you"][name] for name in nobody} == nobody
    await close(*clients, watcher)


@asynchronous
async def test_several_people_at_one_screen(server: Server) -> None:
    ticket = server.new_table("you", "person", "random", start=True)
    async with await Client.at(server, ticket) as screen:
        looked_from = set()
        while screen.status == "playing" and len(screen.log) < 120:
            if screen.is_asked():
                looked_from.add(screen.seat)
                await screen.act(random.choice(screen.game["choices"])["action"])
            elif screen.view["you"]["wanted"]:
                await screen.hello(ticket, seat=screen.view["you"]["wanted"][0])
                assert screen.is_asked()
            else:
                await screen.receive()
        assert looked_from == {0, 1}


# Answers and order.


@asynchronous
async def test_the_acknowledgement_comes_before_the_news_and_names_its_version(server: Server) -> None:
    async with await Client.at(server, server.new_table("you", "random", start=True)) as ann:
        await ann.until(Client.is_asked)
        before, heard = ann.view["version"], len(ann.heard)
        action = ann.game["choices"][0]["action"]
        answer = await ann.done("act", seat=0, at=ann.game["moment"], action=action)
        assert [message["type"] for message in ann.heard[heard:]] == ["ack"]
        assert answer["version"] > before
        await ann.until(lambda one: one.view["version"] == answer["version"])


@asynchronous
async def test_a_command_that_comes_twice_is_carried_out_once(server: Server) -> None:
    ticket = server.new_table("you", "random", start=True)
    async with await Client.at(server, ticket) as ann:
        await ann.until(Client.is_asked)
        command = {"do": "act", "seat": 0, "at": ann.game["moment"], "action": ann.game["choices"][0]["action"]}
        message = {"type": "do", "key": "the same", "command": command}
        assert (await ann.ask(message))["type"] == "ack"
        assert (await ann.ask(message))["type"] == "ack"
        async with await Client.at(server, ticket) as again:
            assert (await again.ask(message))["type"] == "ack"
            said = [await again.ask({"type": "do", "key": "k", "command": {"do": "say", "text": "hi"}}) for _ in "123"]
            assert {answer["type"] for answer in said} == {"ack"}
            await again.until(lambda one: len(one.chat) == 1)
    record = await Client.at(server, ticket)
    assert len(record.chat) == 1
    assert (
        sum(event["seat"] == 0 and event["kind"] == "explorer_placed" for event in record.log if "seat" in event) <= 2
    )
    await close(record)


@asynchronous
async def test_a_key_stands_for_one_command(server: Server) -> None:
    async with await Client.at(server, server.new_table("you", "open")) as ann:
        message = {"type": "do", "key": "mine", "command": {"do": "say", "text": "hello"}}
        assert (await ann.ask(message))["type"] == "ack"
        assert (await ann.ask(message))["type"] == "ack"
        other = await ann.ask({**message, "command": {"do": "say", "text": "goodbye"}})
        assert (other["type"], other["code"]) == ("refused", "key_used")
        other = await ann.ask({**message, "command": {"do": "rename", "name": "Anna"}})
        assert other["code"] == "key_used"
        assert [line["text"] for line in ann.chat] == ["hello"]
        # The key of somebody else is another key.
        async with await Client.at(server, server.join(ann.view["table"]["id"], "Bob")) as bob:
            assert (await bob.ask({**message, "command": {"do": "say", "text": "hi"}}))["type"] == "ack"


@asynchronous
async def test_an_answer_to_something_older_is_stale(server: Server) -> None:
    async with await Client.at(server, server.new_table("you", "random", start=True)) as ann:
        await ann.until(Client.is_asked)
        old = ann.game
        await ann.act(old["choices"][0]["action"])
        await ann.until(Client.is_asked)
        code = await ann.refused("act", seat=0, at=old["moment"], action=old["choices"][1]["action"])
        assert code == "stale"
        later = await ann.refused("act", seat=0, at=ann.game["moment"] + 5, action=0)
        assert later == "too_early"
        await ann.act(ann.game["choices"][0]["text"])


@asynchronous
async def test_things_that_may_not_be_done_change_nothing(server: Server) -> None:
    ann, bob = await seats_taken(server, "Ann", "Bob")
    watcher = await Client.at(server, {"table": ann.view["table"]["id"]})
    assert await bob.refused("start") == "host_only"
    assert await bob.refused("lock", seat=0, locked=True) == "host_only"
    assert await bob.refused("ready", seat=0, ready=True) == "not_your_seat"
    assert await bob.refused("sit", seat=0) == "seat_taken"
    assert await bob.refused("sit", seat=9) == "no_such_seat"
    assert await ann.refused("seat_bot", seat=1, bot="random") == "seat_taken"
    assert await ann.refused("act", seat=0, at=0, action=1) == "not_started"
    assert await watcher.refused("say", text="hello") == "not_at_the_table"
    await ann.done("start")
    await bob.until(lambda one: one.status == "playing" and bool(one.game["asked"]))
    await ann.until(Client.is_asked)
    assert await bob.refused("act", seat=0, at=bob.game["moment"], action=0) == "not_your_seat"
    assert await bob.refused("act", seat=1, at=bob.game["moment"], action=0) == "not_your_turn"
    assert await ann.refused("act", seat=0, at=ann.game["moment"], action=10**40) == "illegal"
    assert await ann.refused("act", seat=0, at=ann.game["moment"], action="fly away") in ("illegal", "unknown_action")
    assert await ann.refused("auto_pass", seat=0, at=ann.game["moment"]) == "no_auto_pass"
    assert await ann.refused("undo", seat=0, at=ann.game["moment"]) in ("undo_chance", "nothing_to_undo")
    assert await ann.refused("take_over", seat=1) == "not_away"
    assert await ann.refused("come_back", seat=0) == "not_away"
    assert await ann.refused("sit", seat=0) == "started"
    assert await ann.refused("rematch") == "not_over"
    assert await ann.refused("say", text="\x00") == "no_words"
    version = ann.view["version"]
    await ann.hello({"table": ann.view["table"]["id"]}, seen=version)
    await close(ann, bob, watcher)


# Coming and going.


@asynchronous
async def test_who_comes_back_gets_what_is_missing(server: Server) -> None:
    ticket = server.new_table("you", "random", "random", start=True)
    ann = await Client.at(server, ticket)
    await ann.play(stop=lambda one: one.view["version"] > 60 and one.is_asked())
    whole = await Client.at(server, ticket)
    seen = 55
    missed = [message["log"] for message in ann.heard if message["type"] == "update" and message["version"] > seen]
    async with await Client.connect(server) as back:
        welcome = await back.hello(ticket, seen=seen)
        assert welcome["whole"] is False
        assert welcome["view"]["version"] == whole.view["version"]
        assert welcome["log"] == [event for log in missed for event in log]
        nothing = await back.hello(ticket, seen=welcome["view"]["version"])
        assert (nothing["log"], nothing["whole"]) == ([], False)
        ahead = await back.hello(ticket, seen=10**6)
        assert ahead["whole"] is True
        assert ahead["log"] == whole.log
    assert ann.log == whole.log
    await close(ann, whole)


@asynchronous
async def test_who_names_a_language_gets_sentences_too(server: Server) -> None:
    """Whoever does not makes them from what is said, which is the same for all."""
    ticket = server.new_table("you", "random", start=True)
    async with await Client.at(server, ticket) as ann:
        await ann.until(Client.is_asked)
        unspoken, log, titles = ann.game, ann.log, [seat["title"] for seat in ann.view["table"]["seats"]]
        assert "prompt" not in unspoken
        assert not any("sentence" in choice for choice in unspoken["choices"])
        assert not any("text" in event for event in log)
        assert titles == [{"name": "survive-colour-red"}, {"name": "survive-colour-blue"}]
        await ann.hello(ticket, lang="es", seen=ann.view["version"])
        assert ann.heard[-1]["whole"] is True
        game, say = tidefall.load_game("survive", seats=2), words.Voice("es", ["Rojo", "Azul"])
        assert ann.game == {
            **unspoken,
            "prompt": say.tell(unspoken["say"]),
            "choices": [{**choice, "sentence": say.tell(choice["say"])} for choice in unspoken["choices"]],
        }
        assert [event["text"] for event in ann.log] == [game.spoken("es", event["say"]) for event in log]
        assert [seat["title"] for seat in ann.view["table"]["seats"]] == ["Rojo", "Azul"]
        hint = await ann.ask({"type": "ask_hint", "seat": 0})
        assert hint["sentence"] == say.tell(hint["say"])
        await ann.act(hint["action"])
        assert ann.game["prompt"] == say.tell(ann.game["say"])
        await ann.send({"type": "hello", "protocol": 1, "table": ticket["table"], "lang": "tlh"})
        assert (await ann.next("refused"))["code"] == "unknown_language"


@asynchronous
async def test_presence_tells_who_is_here(server: Server) -> None:
    ticket = server.new_table("you", "open")
    bob = server.join(ticket["table"], "Bob", 1)
    async with await Client.at(server, ticket) as ann:
        assert ann.presence == {"present": [ticket["person"]], "watching": 0}
        both = {"present": sorted([ticket["person"], bob["person"]]), "watching": 0}
        other = await Client.at(server, bob)
        assert other.presence == both
        await ann.until(lambda one: one.presence == both)
        watcher = await Client.at(server, {"table": ticket["table"]})
        await ann.until(lambda one: one.presence["watching"] == 1)
        await close(other, watcher)
        await ann.until(lambda one: one.presence == {"present": [ticket["person"]], "watching": 0})


@asynchronous
async def test_a_table_whose_host_has_gone_begins_all_the_same(server: Server) -> None:
    ticket = server.new_table("you", "open", grace=15)
    ann = await Client.at(server, ticket)
    bob = await Client.at(server, server.join(ticket["table"], "Bob", 1))
    await bob.until(lambda one: len(one.presence["present"]) == 2)
    assert await bob.refused("be_host") == "host_is_here"
    await close(ann)
    await bob.until(lambda one: ticket["person"] in one.view["table"]["away"])
    await bob.in_time("be_host", "too_soon")
    await bob.until(lambda one: one.view["you"]["host"])
    await bob.done("stand", seat=0)
    await bob.done("start", fill="greedy")
    await bob.until(lambda one: one.status == "playing")
    await close(bob)


@asynchronous
async def test_a_table_is_arranged_while_everybody_looks_on(server: Server) -> None:
    ticket = server.new_table("you", "open", "open", "open")
    ann = await Client.at(server, ticket)
    bob = await Client.at(server, server.join(ticket["table"], "Bob"))
    assert bob.view["you"]["seat"] is None
    await ann.done("lock", seat=1, locked=True)
    assert await bob.refused("sit", seat=1) == "seat_locked"
    await bob.done("sit", seat=2)
    await bob.until(lambda one: one.view["you"]["seat"] == 2)
    await bob.done("rename", name="Robert")
    await ann.done("seat_bot", seat=3, bot="greedy")
    assert await ann.refused("start") == "open_seats"
    assert await ann.refused("start", fill="random") == "not_ready"
    await ann.done("stand", seat=2)
    await bob.until(lambda one: one.view["you"]["seat"] is None)
    await bob.done("sit", seat=2)
    await bob.done("ready", seat=2, ready=True)
    await ann.until(lambda one: one.view["table"]["seats"][2]["ready"])
    await ann.done("start", fill="random")
    await bob.until(lambda one: one.status == "playing")
    names = [seat["name"] for seat in bob.view["table"]["seats"]]
    assert names == ["Ann", "random", "Robert", "greedy"]
    assert bob.seat == 2
    await close(ann, bob)


@asynchronous
async def test_chat_goes_to_everybody_and_stays(server: Server) -> None:
    ann, bob = await seats_taken(server, "Ann", "Bob")
    await ann.done("say", text="Ahoy  there \N{SAILBOAT}")
    await bob.until(lambda one: bool(one.chat))
    assert (bob.chat[0]["name"], bob.chat[0]["text"]) == ("Ann", "Ahoy there \N{SAILBOAT}")
    late = await Client.at(server, {"table": ann.view["table"]["id"]})
    assert texts(late.chat) == ["Ahoy there \N{SAILBOAT}"]
    assert "Ahoy" not in server.logged()
    await close(ann, bob, late)


# Undo, absence, the end.


@asynchronous
async def test_a_decision_is_taken_back(server: Server) -> None:
    ann, bob = await seats_taken(server, "Ann", "Bob")
    await ann.done("start")
    for client in (ann, bob):
        await client.until(lambda one: one.status == "playing" and bool(one.game["asked"]))
    before = ann.game["observation"]
    await ann.act(ann.game["choices"][0]["action"])
    await ann.until(lambda one: one.game["observation"] != before)
    assert ann.game["undo"] is True
    await bob.until(lambda one: one.game["moment"] == ann.game["moment"])
    assert await bob.refused("undo", seat=1, at=bob.game["moment"]) != "stale"
    await ann.done("undo", seat=0, at=ann.game["moment"])
    await ann.until(lambda one: one.game["observation"] == before)
    taken_back = next(message for message in reversed(ann.heard) if message["type"] == "update")
    assert taken_back["whole"] is True
    await bob.until(lambda one: one.view["version"] == ann.view["version"])
    assert bob.log == ann.log
    assert ann.is_asked()
    await close(ann, bob)


@asynchronous
async def test_who_resigns_is_played_on_by_a_bot_and_the_last_one_ends_it(server: Server) -> None:
    ann, bob = await seats_taken(server, "Ann", "Bob")
    await ann.done("start")
    await bob.until(lambda one: one.status == "playing")
    await bob.done("resign", seat=1)
    await ann.until(lambda one: one.view["table"]["seats"][1]["resigned"])
    assert await bob.refused("come_back", seat=1) == "resigned"
    await ann.done("resign", seat=0)
    for client in (ann, bob):
        await client.until(lambda one: one.status == "abandoned")
    id = ann.view["table"]["id"]
    assert server.get(f"/api/tables/{id}").json()["status"] == "abandoned"
    played = records.verify(server.get(f"/api/tables/{id}/record").json())
    assert not played.is_terminal()
    frames = server.get(f"/api/tables/{id}/replay").json()["total"]
    assert frames == len(played.history()) + 1, "what was played can still be looked at"
    await close(ann, bob)


@asynchronous
async def test_a_rematch_is_a_new_table_with_the_same_people_and_tokens(server: Server) -> None:
    ticket = server.new_table("you", "open", "random")
    bobs = server.join(ticket["table"], "Bob", 1)
    ann, bob = await Client.at(server, ticket), await Client.at(server, bobs)
    await ann.done("rename", name="Anne")
    await bob.done("ready", seat=1, ready=True)
    await ann.done("start")
    for client in (ann, bob):
        await client.until(lambda one: one.status == "playing")
        await client.done("resign", seat=client.seat)
    await ann.until(lambda one: one.status == "abandoned")
    await bob.done("rematch")
    assert await ann.refused("rematch") == "rematch_made"
    await ann.until(lambda one: one.view["table"]["rematch"] is not None)
    table = ann.view["table"]["rematch"]
    again = [await Client.at(server, {**old, "table": table}) for old in (ticket, bobs)]
    assert [client.view["you"]["name"] for client in again] == ["Anne", "Bob"]
    assert [client.view["you"]["host"] for client in again] == [False, True], "who asked"
    assert again[0].view["table"]["rematch_of"] == ticket["table"]
    assert sorted(seat["kind"] for seat in again[0].view["table"]["seats"]) == ["bot", "person", "person"]
    await again[0].done("ready", seat=again[0].seat, ready=True)
    await again[1].done("start")
    await close(ann, bob, *again)


# Hints.


@asynchronous
async def test_a_hint_is_something_that_can_be_done(server: Server) -> None:
    async with await Client.at(server, server.new_table("you", "random", start=True)) as ann:
        await ann.until(Client.is_asked)
        hint = await ann.ask({"type": "ask_hint", "seat": 0})
        assert hint["type"] == "hint", hint
        choice = next(choice for choice in ann.game["choices"] if choice["action"] == hint["action"])
        assert (hint["text"], hint["say"]) == (choice["text"], choice["say"])
        await ann.act(hint["action"])


@asynchronous
async def test_hints_are_for_ones_own_seat_when_it_is_asked(server: Server) -> None:
    ann, bob = await seats_taken(server, "Ann", "Bob")

    async def why_not(client: Client, seat: int) -> str:
        answer = await client.ask({"type": "ask_hint", "seat": seat})
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    assert await why_not(ann, 0) == "not_your_turn"
    await ann.done("start")
    await ann.until(Client.is_asked)
    assert await why_not(bob, 0) == "not_your_seat"
    assert await why_not(bob, 1) == "not_your_turn"
    assert await why_not(ann, 9) == "not_your_seat"
    await close(ann, bob)


# What is kept when nobody looks.


@asynchronous
async def test_bots_play_on_when_nobody_looks(server: Server) -> None:
    table = server.new_table("random", "random", start=True)["table"]

    async def over() -> bool:
        return bool(server.get(f"/api/tables/{table}").json()["status"] == "over")

    await eventually(over)


@asynchronous
async def test_idle_tables_leave_the_memory_and_come_back(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"idle_table_time": 0.2, "sweep_time": 0.1}) as server:
        ticket = server.new_table("you", "random", start=True)
        ann = await Client.at(server, ticket)
        await ann.until(Client.is_asked)
        await ann.act(ann.game["choices"][0]["action"])
        await ann.until(Client.is_asked)
        await asyncio.sleep(0.5)
        assert server.get("/healthz").json()["tables"] == 1
        await close(ann)

        async def empty() -> bool:
            return bool(server.get("/healthz").json()["tables"] == 0)

        await eventually(empty)
        again = await Client.at(server, ticket, seen=ann.view["version"])
        assert again.view["game"] == ann.view["game"]
        assert again.view["version"] == ann.view["version"] + 2, "Ann has gone and come"
        await close(again)


@asynchronous
async def test_a_table_is_the_same_after_a_restart(database_url: str) -> None:
    with Server(database_url) as server:
        ticket = server.new_table("you", "random", "random", start=True)
        ann = await Client.at(server, ticket)
        await ann.play(stop=lambda one: one.view["version"] > 70 and one.is_asked())
        server.stop()
        with pytest.raises(Closed) as closed:
            await ann.until(lambda _: False)
        assert closed.value.bye is not None
        assert closed.value.bye["code"] == "stopping"
        server.start()
        again = await Client.at(server, ticket)
        assert again.view["game"] == ann.view["game"]
        assert again.view["version"] == ann.view["version"] + 1, "Ann has come to another process"
        assert again.log == ann.log
        await again.play()
        assert again.status == "over"
        await close(again)


@asynchronous
async def test_bots_that_were_cut_short_go_on_after_a_restart(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        table = server.new_table("random", "random", "random", start=True)["table"]
        server.kill()
        server.start()
        assert server.get(f"/api/tables/{table}").json()["status"] in ("playing", "over")

        async def over() -> bool:
            return bool(server.get(f"/api/tables/{table}").json()["status"] == "over")

        await eventually(over)
