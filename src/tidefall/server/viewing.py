"""Who looks at a table over the network, and what they are sent."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET

from tidefall.kernel.errors import Refused
from tidefall.server.outbox import ENCODER, Outbox
from tidefall.server.wire import PROTOCOL, ChatPage, Presence, Update, Welcome
from tidefall.table import repair, seeing
from tidefall.table.changes import change
from tidefall.table.marks import SAID

if TYPE_CHECKING:
    from tidefall.table.seeing import Sight
    from tidefall.table.table import Table
    from tidefall.table.views import ChatLine, View


class Viewer:
    """One connection's place at a table: who it is, from which seat it looks, and in which language, if in any."""

    def __init__(self, outbox: Outbox, person: str | None, seat: int | None, lang: str | None) -> None:
        self.outbox = outbox
        self.person = person
        self.seat = seat
        self.lang = lang
        self.late = False
        """Whether it is shown the table as it was some time ago."""
        self.changes = False
        """Whether it would rather be told what has changed in its view."""
        self.known: View | None = None
        """The view that it has once everything has arrived, if it is told changes and that can be known."""

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
    view = seeing.view(table, viewer.person, viewer.seat, viewer.lang)
    viewer.known = view if viewer.changes else None
    return Welcome(
        protocol=PROTOCOL,
        view=view,
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
    made: dict[tuple[str | None, int | None, str | None, bool, int], tuple[bytes, View]] = {}
    parcels = []
    for viewer in viewers:
        if table.sees(table.number, viewer.seat):
            key = (viewer.person, viewer.seat, viewer.lang, viewer.changes, id(viewer.known))
            if key not in made:
                view = sight.view(viewer.person, viewer.seat, viewer.lang)
                made[key] = ENCODER.encode(update(sight, viewer, view)), view
            message, view = made[key]
            parcels.append(Parcel(viewer, message))
            viewer.known = view if viewer.changes else None
    return parcels


def update(sight: Sight, viewer: Viewer, view: View) -> Update:
    log, whole = sight.news(viewer.seat, viewer.lang)
    table = sight.table
    known = viewer.known
    return Update(
        version=view.version,
        log=log,
        whole=whole,
        chat=table.talk[-1:] if table.marks[-1].kind == SAID else [],
        now=time.time(),
        view=view if known is None else UNSET,
        changes=UNSET if known is None else change(known, view),
    )
