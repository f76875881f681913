"""Those who look at one table: from where each of them looks, who is shown it late, and who is present."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tidefall.kernel.errors import Refused
from tidefall.server.lanes import Unavailable
from tidefall.server.late import Past
from tidefall.server.outbox import ENCODER
from tidefall.server.viewing import Parcel, Viewer, updates, welcome
from tidefall.server.wire import Presence, PresenceChanged
from tidefall.table.facts import Entry, HostChanged, Removed, SettingsChanged, Started, TurnedAway

if TYPE_CHECKING:
    from tidefall.server.bus import Bus
    from tidefall.server.storage import Journal
    from tidefall.table.seeing import Sight
    from tidefall.table.table import Table


class News(NamedTuple):
    """A table with entries that have just been stored, and the messages that tell of them."""

    table: Table
    entries: Sequence[Entry]
    parcels: Sequence[Parcel]


class Audience:
    """The viewers of one table in this process. What leaves goes to their outboxes."""

    def __init__(self, table: str, bus: Bus, journal: Journal) -> None:
        self.id = table
        self.bus = bus
        self.journal = journal
        self.viewers: set[Viewer] = set()
        self.shown = 0
        """The number of the last entry that viewers have been told of."""
        self.past: Past | None = None
        self.presence = Presence([], 0)
        self._delay = 0.0
        """By how many seconds the past lags behind."""
        self._noted: set[str] = set()
        """The persons who are connected to other processes, as far as it is written down."""
        self._turned: set[Viewer] = set()
        """Those who from now on look from another place, or may not look any more."""

    # What they are told.

    def seat(self, table: Table) -> None:
        """Let everybody look from a seat of their own, if they have one."""
        for viewer in self.viewers:
            viewer.sit_where_one_sits(table)

    def prepare(self, sight: Sight, entry: Entry, asked: Sequence[int] | None) -> list[Parcel]:
        """What each is to be told of an entry that has just come true; `asked` in secret were these before it."""
        table = sight.table
        self.seat(table)
        if isinstance(entry.fact, Started | SettingsChanged | HostChanged):
            self._turned |= {viewer for viewer in self.viewers if viewer.late != is_late(table, viewer)}
            self._turned |= {viewer for viewer in self.viewers if not may_look(table, viewer)}
        if isinstance(entry.fact, Removed | TurnedAway):
            self._turned |= {viewer for viewer in self.viewers if is_unknown(table, viewer)}
        viewers = [viewer for viewer in self.viewers if not viewer.late and viewer not in self._turned]
        parcels = updates(sight, viewers)
        return parcels if asked is None else parcels + self._newly_asked(table, viewers, asked)

    def _newly_asked(self, table: Table, viewers: Sequence[Viewer], before: Sequence[int]) -> list[Parcel]:
        """Somebody may be asked because somebody else has passed unseen: they are told, though nothing has happened."""
        asked = set(table.wanted()) - set(before)
        return [
            Parcel(viewer, ENCODER.encode(welcome(table, viewer, table.version(viewer.seat), self.presence)))
            for viewer in viewers
            if not table.sees(table.number, viewer.seat) and asked & set(table.seats_of(viewer.person))
        ]

    def forget(self, table: Table) -> None:
        """Nothing has happened after all: the table is this one."""
        for viewer in self.viewers:
            viewer.known = None
        self._turned.clear()
        self.seat(table)

    async def show(self, news: News) -> None:
        """Broadcast. Those who from now on look from another place get the whole table anew."""
        table = news.table
        self.shown = table.number
        self._delay = table.delay
        if self.past is not None:
            self.past.hear(news.entries)
        for parcel in news.parcels:
            parcel.viewer.outbox.put_encoded(parcel.message)
        self._note(table)
        turned, self._turned = self._turned & self.viewers, set()
        for viewer in turned:
            if is_unknown(table, viewer):
                viewer.outbox.bye(Refused("removed"))
                continue
            if not may_look(table, viewer):
                viewer.outbox.bye(Refused("no_spectators"))
                continue
            try:
                await self._welcome(table, viewer, None)
            except Unavailable:
                viewer.outbox.bye(Refused("unavailable", writing=False))

    def version(self, table: Table, viewer: Viewer) -> int:
        """The version that a viewer has been shown."""
        return self.shown_to(table, viewer).version(viewer.seat)

    def shown_to(self, table: Table, viewer: Viewer) -> Table:
        """The table as a viewer is shown it: as it is, or as it was."""
        return self.past.table if viewer.late and self.past is not None else table

    # Coming and going.

    async def admit(self, table: Table, viewer: Viewer, seen: int | None) -> None:
        """Let somebody look who has seen the version `seen`; Refused if they may not."""
        if not may_look(table, viewer):
            raise Refused("no_spectators")
        self.viewers.add(viewer)
        changed = self._reckon_presence()
        await self._welcome(table, viewer, seen)
        if changed:
            self._announce_presence({viewer})

    async def _welcome(self, table: Table, viewer: Viewer, seen: int | None) -> None:
        late = is_late(table, viewer)
        if late != viewer.late:
            seen = None
        if self.past is not None:
            self.past.viewers.discard(viewer)
        viewer.late = late
        if not late:
            viewer.outbox.put(welcome(table, viewer, seen, self.presence))
            return
        if self.past is None:
            entries = await self.journal.entries(self.id)
            self.past = Past(self.id, entries[: self.shown], lambda: self._delay)
            self.past.table.pace = table.pace
        viewer.outbox.put(welcome(self.past.table, viewer, seen, self.presence))
        self.past.show(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if self.past is not None:
            self.past.viewers.discard(viewer)
            if not self.past.viewers:
                self.past.stop()
                self.past = None
        self.tell_presence()

    def close(self) -> None:
        if self.past is not None:
            self.past.stop()

    # Presence.

    def _note(self, table: Table) -> None:
        """Keep in mind who is connected to other processes; without a bus this is all there is to know of it."""
        noted = {person for person, processes in table.here.items() if processes - {self.bus.process}}
        if noted != self._noted:
            self._noted = noted
            self.tell_presence()

    def is_here(self, person: str) -> bool:
        """Whether a person is connected to this process."""
        return any(viewer.person == person for viewer in self.viewers)

    def persons(self) -> set[str]:
        """The persons who are connected to this process."""
        return {viewer.person for viewer in self.viewers if viewer.person is not None}

    def tell_presence(self) -> None:
        """Tell the viewers who is here, if that has changed."""
        if self._reckon_presence():
            self._announce_presence(set())

    def _reckon_presence(self) -> bool:
        """Count who is here, and let the other processes know; whether anything has changed."""
        here = self.persons()
        onlookers = sum(1 for viewer in self.viewers if viewer.person is None)
        self.bus.present(self.id, here, onlookers)
        elsewhere, watching = self.bus.elsewhere(self.id)
        if not self.bus.shared:
            elsewhere = elsewhere | self._noted
        before, self.presence = self.presence, Presence(sorted(here | elsewhere), onlookers + watching)
        return before != self.presence

    def _announce_presence(self, besides: set[Viewer]) -> None:
        for viewer in self.viewers - besides:
            viewer.outbox.put(PresenceChanged(self.presence))


def is_late(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer is kept behind: whoever has no seat, once the game has begun. The host never is."""
    return table.spectators == "delayed" and table.status != "open" and is_spectator(table, viewer)


def may_look(table: Table, viewer: Viewer) -> bool:
    return table.spectators != "off" or table.status == "open" or not is_spectator(table, viewer)


def is_unknown(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer is somebody who is no longer at the table."""
    return viewer.person is not None and viewer.person not in table.names and viewer.person not in table.knocking


def is_spectator(table: Table, viewer: Viewer) -> bool:
    return viewer.seat is None and (viewer.person is None or viewer.person != table.host)
