"""A table is the fold of its entries: `apply` reads one after the other, everything else only looks.

Who may know of an entry is kept with it. A seat's *version* counts the entries that the seat may know of, so that a
decision in secret leaves no trace in anybody else's numbers; its *moment* counts those of them that belong to the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tidefall.kernel.errors import Refused
from tidefall.kernel.step import CHANCE, UNSEEN
from tidefall.registry import game_with
from tidefall.table.facts import (
    Abandoned,
    BotSat,
    CameBack,
    Created,
    Drawn,
    Entry,
    HostChanged,
    Joined,
    Locked,
    Opened,
    Played,
    ReadySet,
    RematchMade,
    Renamed,
    Resigned,
    Said,
    Sat,
    SettingsChanged,
    Started,
    TakenOver,
    Undone,
)
from tidefall.table.marks import OF_THE_GAME, Mark, kind_of
from tidefall.table.seats import BOT, OPEN, PERSON, Seat
from tidefall.table.views import ChatLine

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.kernel.state import State
    from tidefall.players import Bot
    from tidefall.table.facts import Spectators
    from tidefall.table.views import Status

EVERYBODY: Final = -1
"""As a set of viewers."""


class Table:
    """A game with its seats. Nothing but `apply` changes it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.status: Status = "open"
        self.created = Created("", {}, 0)
        self.created_at = 0.0
        self.started_at: float | None = None
        self.public = False
        self.spectators: Spectators = "public"
        self.delay = 60
        self.host = ""
        self.names: dict[str, str] = {}
        self.persons: dict[str, str] = {}
        """Persons by the digest of their secret."""
        self.seats: list[Seat] = []
        self.talk: list[ChatLine] = []
        self.rematch: str | None = None
        self.keys: dict[tuple[str, str], int] = {}
        self.marks: list[Mark] = []
        self.seen_of_history: list[int] = []
        """For each action of the history, who may know of it."""
        self.versions: list[int] = []
        self.moments: list[int] = []
        self.since: list[float] = []
        """For each seat, then for spectators: what it has seen, and when it last saw something of the game."""
        self.bots: dict[int, Bot] = {}
        self.last: Entry | None = None
        self._game: Game | None = None
        self._state: State | None = None

    @classmethod
    def fold(cls, id: str, entries: Iterable[Entry]) -> Table:
        table = cls(id)
        for entry in entries:
            table.apply(entry)
        return table

    def clone(self) -> Table:
        """A table that goes its own way from here. They share the bots, which keep nothing of a game."""
        twin = copy(self)
        twin.names, twin.persons, twin.keys = {**self.names}, {**self.persons}, {**self.keys}
        twin.seats = self.seats[:]
        twin.talk, twin.marks, twin.seen_of_history = self.talk[:], self.marks[:], self.seen_of_history[:]
        twin.versions, twin.moments, twin.since = self.versions[:], self.moments[:], self.since[:]
        twin._state = self._state and self._state.clone()
        return twin

    # What it is.

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.marks)

    @property
    def game(self) -> Game:
        assert self._game is not None, "a table begins with Created"
        return self._game

    @property
    def state(self) -> State:
        if self._state is None:
            raise Refused("not_started", "The game has not started yet.")
        return self._state

    @property
    def started(self) -> bool:
        return self._state is not None

    def person_of(self, secret: str) -> str | None:
        """The person whose secret has this digest."""
        return self.persons.get(secret)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def wanted(self) -> list[int]:
        """The seats that are to decide; whoever asks for people must not tell those who may not know."""
        if self.status != "playing":
            return []
        return [seat for seat in range(len(self.seats)) if self.state.is_asked(seat)]

    def repeated(self, person: str, key: str) -> int | None:
        """The number of the last entry that a command with this key brought about, if it was given before."""
        return self.keys.get((person, key))

    # Who has seen what.

    def version(self, seat: int | None) -> int:
        """How many entries a seat, or a spectator (None), may know of."""
        return self.versions[-1 if seat is None else seat]

    def moment(self, seat: int | None) -> int:
        """How many of them belong to the game."""
        return self.moments[-1 if seat is None else seat]

    def sees(self, number: int, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know of an entry."""
        return bool(self.marks[number - 1].seen_by >> self._viewer(seat) & 1)

    def chat(self) -> list[ChatLine]:
        return list(self.talk)

    def _viewer(self, seat: int | None) -> int:
        return len(self.seats) if seat is None else seat

    # The fold.

    def apply(self, entry: Entry) -> None:
        """Take in the next entry. Trusts its caller: entries come from `decide`, `automatic` or a store."""
        assert entry.number == self.number + 1, f"entry {entry.number} cannot follow {self.number}"
        before = len(self.seen_of_history)
        seen_by = self._take_in(entry)
        mark = Mark(kind_of(entry.fact), seen_by, before)
        self.marks.append(mark)
        self.last = entry
        if entry.by is not None and entry.key is not None:
            self.keys[entry.by, entry.key] = entry.number
        for viewer in range(len(self.versions)):
            if seen_by >> viewer & 1:
                self.versions[viewer] += 1
                if mark.kind in OF_THE_GAME:
                    self.moments[viewer] += 1
                    self.since[viewer] = entry.at

    def _take_in(self, entry: Entry) -> int:
        """Let the fact come true; who may know of it."""
        match entry.fact:
            case Played(seat=seat, action=action):
                return self._play(seat, action)
            case Drawn(action=action):
                return self._play(CHANCE, action)
            case Undone(count=count):
                return self._take_back(count)
            case Created() as fact:
                self._create(fact, entry.at)
            case HostChanged(person=person):
                self.host = person
            case Started():
                self.started_at = entry.at
                self._state = self.game.new_initial_state()
                self.status = "playing"
            case Joined(person=person, name=name, secret=secret):
                self.host = self.host or person
                self.names[person] = name
                self.persons[secret] = person
            case Renamed(person=person, name=name):
                self.names[person] = name
            case Sat(seat=seat, person=person, name=own):
                self.seats[seat] = self.seats[seat].taken(PERSON, person=person, name=own)
            case BotSat(seat=seat, bot=bot):
                self.seats[seat] = self.seats[seat].taken(BOT, bot=bot)
            case Opened(seat=seat):
                self.seats[seat] = self.seats[seat].taken(OPEN)
            case Locked(seat=seat, locked=locked):
                self.seats[seat] = replace(self.seats[seat], locked=locked)
            case ReadySet(seat=seat, ready=ready):
                self.seats[seat] = replace(self.seats[seat], ready=ready)
            case SettingsChanged() as fact:
                self.public, self.spectators, self.delay = fact.public, fact.spectators, fact.delay
            case TakenOver(seat=seat, bot=bot):
                self.seats[seat] = replace(self.seats[seat], bot=bot)
            case CameBack(seat=seat):
                self.seats[seat] = replace(self.seats[seat], bot=None)
            case Resigned(seat=seat, bot=bot):
                self.seats[seat] = replace(self.seats[seat], bot=bot, resigned=True)
            case Abandoned():
                self.status = "abandoned"
            case Said(person=person, text=text):
                self.talk.append(ChatLine(person, self.names[person], text, entry.at))
            case RematchMade(table=table):
                self.rematch = table
        return EVERYBODY

    def _create(self, fact: Created, at: float) -> None:
        game = game_with(fact.game, fact.options)
        if fact.rules != game.rules_version() or fact.catalogue != game.fingerprint():
            raise Refused("other_rules", "This table was played by other rules than those of today.")
        self._game = game
        self.created = fact
        self.created_at = at
        self.public, self.spectators, self.delay = fact.public, fact.spectators, fact.delay
        self.seats = [Seat() for _ in range(game.seats)]
        self.versions = [0] * (game.seats + 1)
        self.moments = [0] * (game.seats + 1)
        self.since = [at] * (game.seats + 1)

    def _play(self, actor: int, action: int) -> int:
        state = self.state
        state.act(actor, action)
        index = len(self.seen_of_history)
        viewers = len(self.seats)
        seen_by = sum(1 << seat for seat in range(viewers) if state.shown_to(seat, index) != UNSEEN)
        if state.shown_to(-1, index) != UNSEEN:
            seen_by |= 1 << viewers
        self.seen_of_history.append(seen_by)
        if state.is_terminal():
            self.status = "over"
            return EVERYBODY
        return seen_by

    def _take_back(self, count: int) -> int:
        """Who knew of something that is gone knows that it is gone."""
        seen_by = 0
        for seen in self.seen_of_history[count:]:
            seen_by |= seen
        del self.seen_of_history[count:]
        self._state = self.state.after(count)
        return seen_by
