"""What clients were shown and promised, compared with what the database keeps in the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from server_helpers import Client, Message
from tidefall.server.storage import Storage
from tidefall.table import seeing
from tidefall.table.facts import Drawn, Entry
from tidefall.table.table import Table


class Shown(NamedTuple):
    """All that a client had in front of it at some moment."""

    person: str | None
    seat: int | None
    view: Message
    log: list[Message]
    chat: list[Message]

    @classmethod
    def to(cls, client: Client) -> Shown:
        you = client.view["you"]
        return cls(you["person"], you["seat"], client.view, list(client.log), list(client.chat))


async def journal(database_url: str, table: str) -> list[Entry]:
    storage = Storage(database_url)
    entries = await storage.entries(table)
    await storage.stop()
    return entries


def check_shown(table: str, entries: Sequence[Entry], moments: Iterable[Shown], whole: bool = True) -> None:
    """A client that never missed anything would have had the same before it at the same version.

    If not `whole`, log and chat are only what came with that version: the end of all there was to tell.
    """
    left = list(moments)
    folded = Table(table)
    for entry in entries:
        folded.apply(entry)
        later = []
        expected: dict[tuple[str | None, int | None], list[Any]] = {}
        for shown in left:
            if shown.view["version"] != folded.version(shown.seat):
                later.append(shown)
                continue
            viewer = (shown.person, shown.seat)
            if viewer not in expected:
                told = (seeing.view(folded, *viewer), seeing.log(folded, shown.seat), folded.talk)
                expected[viewer] = plain(told)
            view, log, chat = expected[viewer]
            assert shown.view == view
            assert shown.log == (log if whole else log[len(log) - len(shown.log) :])
            assert shown.chat == (chat if whole else chat[len(chat) - len(shown.chat) :])
        left = later
    assert not left, "somebody was shown what never happened"


def check_commands(
    entries: Sequence[Entry], person: str, granted: Iterable[Message], refused: Iterable[Message] = ()
) -> None:
    """What was acknowledged is there once; what was refused is not there."""
    times: dict[str, int] = {}
    for before, entry in zip([None, *entries], entries):
        if entry.by != person or entry.key is None:
            continue
        if before is None or (before.by, before.key) != (person, entry.key):
            times[entry.key] = times.get(entry.key, 0) + 1
        else:
            assert isinstance(entry.fact, Drawn), "one command, one decision, and the dice after it"
    assert {message["key"]: times.get(message["key"]) for message in granted if times.get(message["key"]) != 1} == {}
    assert {message["key"] for message in refused} & times.keys() == set()


def plain(data: object) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(data))
