"""Who looks at a table over the network, and what they are sent."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tidefall.kernel.errors import Refused
from tidefall.server.outbox import ENCODER, Outbox
from tidefall.server.wire import PROTOCOL, ChatPage, Presence, Update, Welcome
from tidefall.table import repair, seeing
from tidefall.table.marks import SAID

if TYPE_CHECKING:
    from tidefall.table.seeing import Sight
    from tidefall.table.table import Table
    from tidefall.table.views import ChatLine


class Viewer:
    """One connection's place at a table: who it is, from which seat it looks, and in which language, if in any."""

    def __init__(self, outbox: Outbox, person: str | None, seat: int | None, lang: str | None) -> None:
        self.outbox = outbox
        self.person = person
        self.seat = seat
        self.lang = lang
        self.late = False
        """Whether it is shown the table as it was some time ago."""

    def sit_where_one_sits(self, table: Table) -> None:
        """Look from a seat of one's own, if one has been given or lost a seat."""
        mine = table.seats_of(self.person)
        if self.seat not in mine:
            self.seat = mine[0] if mine else None


class Parcel(NamedTuple):
    """An update on its way to a viewer."""

    viewer: Viewer
    message: bytes


def seat_to_look_from(table: Table, person: str | None, wish: int | None) -> int | None:
    """The seat that was wished for, one that is to decide, or the first of a person's seats; Refused if not theirs."""
    mine = table.seats_of(person)
    if wish is not None:
        if wish not in mine:
            raise Refused("not_your_seat")
        return wish
    wanted = [seat for seat in table.wanted() if seat in mine]
    return next(iter(wanted or mine), None)


def welcome(table: Table, viewer: Viewer, seen: int | None, presence: Presence) -> Welcome:
    """Where things stand for a viewer who has seen the version `seen`."""
    missing = repair.decide(table, viewer.seat, seen)
    chat = table.chat(missing.chat_from)
    return Welcome(
        protocol=PROTOCOL,
        view=seeing.view(table, viewer.person, viewer.seat, viewer.lang),
        log=seeing.log(table, viewer.seat, viewer.lang, missing.since),
        whole=missing.whole,
        chat=chat,
        presence=presence,
        now=time.time(),
        running=table.pace.born,
        earlier=is_earlier(table, chat),
    )


def chat_page(table: Table, key: str, before: int) -> ChatPage:
    """The lines of chat before the one with a number."""
    lines = table.chat(max(0, before - repair.CHAT_PAGE), before)
    return ChatPage(key, lines, is_earlier(table, lines))


def is_earlier(table: Table, lines: Sequence[ChatLine]) -> bool:
    """Whether something was said, and is kept, before the first of these lines."""
    return bool(lines) and lines[0].number > table.lines - len(table.talk)


def updates(sight: Sight, viewers: Iterable[Viewer]) -> list[Parcel]:
    """What the last entry means to each of the viewers who may know of it. Equal ones are made once."""
    table = sight.table
    made: dict[tuple[str | None, int | None, str | None], bytes] = {}
    parcels = []
    for viewer in viewers:
        if table.sees(table.number, viewer.seat):
            key = (viewer.person, viewer.seat, viewer.lang)
            if key not in made:
                made[key] = ENCODER.encode(update(sight, viewer))
            parcels.append(Parcel(viewer, made[key]))
    return parcels


def update(sight: Sight, viewer: Viewer) -> Update:
    log, whole = sight.news(viewer.seat, viewer.lang)
    table = sight.table
    return Update(
        view=sight.view(viewer.person, viewer.seat, viewer.lang),
        log=log,
        whole=whole,
        chat=table.talk[-1:] if table.marks[-1].kind == SAID else [],
        now=time.time(),
    )
