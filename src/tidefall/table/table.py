"""A table is the fold of its entries: `apply` reads one after the other, everything else only looks.

Who may know of an entry is kept with it. A seat's *version* counts the entries that the seat may know of, so that a
decision in secret leaves no trace in anybody else's numbers; its *moment* counts those of them that belong to the game.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tidefall import players
from tidefall.kernel.errors import Refused
from tidefall.kernel.step import CHANCE, UNSEEN
from tidefall.registry import game_with
from tidefall.table import auto_pass, timing
from tidefall.table.facts import (
    Abandoned,
    Asked,
    AutoPassSet,
    Blocked,
    BotSat,
    Came,
    CameBack,
    Created,
    Drawn,
    Entry,
    Held,
    HostChanged,
    Joined,
    Knocked,
    Locked,
    Muted,
    Opened,
    Played,
    ReadySet,
    RematchMade,
    Removed,
    Renamed,
    Resigned,
    Said,
    Sat,
    SettingsChanged,
    StandInChosen,
    Started,
    TakenOver,
    TurnedAway,
    Unblocked,
    Undone,
    Voted,
    Went,
)
from tidefall.table.marks import ASKED, OF_THE_GAME, Mark, kind_of
from tidefall.table.seats import BOT, OPEN, PERSON, Seat
from tidefall.table.views import ChatLine

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.kernel.state import State
    from tidefall.players import Bot
    from tidefall.table.facts import Door, Spectators
    from tidefall.table.views import Status

EVERYBODY: Final = -1
"""As a set of viewers."""
KEPT_CHAT: Final = 2000
"""Lines of chat that can be looked at; older ones make way for new ones."""
NOT_COUNTED: Final = (
    *(Played, Held, Drawn, Asked, AutoPassSet, Resigned, Abandoned),
    *(RematchMade, TakenOver, CameBack, Voted, Joined),
)
"""What the game itself needs does not count as somebody's own entry."""


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
        self.grace = 60
        self.takeovers = True
        self.bot: str | None = None
        self.clock = 0
        self.window = 10
        self.door: Door = "open"
        self.host = ""
        self.owner = ""
        """The first host, who is host again when they come back."""
        self.names: dict[str, str] = {}
        self.persons: dict[str, str] = {}
        """Persons by the digest of their secret."""
        self.seats: list[Seat] = []
        self.addresses: dict[str, str] = {}
        """Digests of where persons came from."""
        self.here: dict[str, frozenset[str]] = {}
        """The processes that a person is connected to, as far as it is written down."""
        self.away: dict[str, float] = {}
        """Since when persons are not connected to any."""
        self.stand_ins: dict[str, str] = {}
        """The bots that persons have chosen to be replaced by."""
        self.knocking: dict[str, Knocked] = {}
        self.blocked: dict[str, Blocked] = {}
        self.muted: frozenset[str] = frozenset()
        self.spent: dict[str, int] = {}
        """How many entries each person has made beside the game."""
        self.talk: list[ChatLine] = []
        self.lines = 0
        """Lines of chat so far, those that made way included."""
        self.rematch: str | None = None
        self.keys: dict[tuple[str, str], tuple[int, str | None]] = {}
        """By person and key: the number of the last entry of a command, and the command's digest."""
        self.marks: list[Mark] = []
        self.seen_of_history: list[int] = []
        """For each action of the history, who may know of it."""
        self.versions: list[int] = []
        self.moments: list[int] = []
        self.since: list[float] = []
        """For each seat, then for spectators: what it has seen, and when it last saw something of the game."""
        self.asking: int | None = None
        """The seat whose time it is to answer in secret, if it is not the first that might."""
        self.held: dict[int, int] = {}
        """Answers in secret whose time is not over."""
        self.auto_passing: dict[int, str] = {}
        """Who keeps passing, and at which step."""
        self.auto_passed: set[int] = set()
        """Where in the history the passes are that were made for them."""
        self.stood_in: set[int] = set()
        """Where in the history a bot decided for a person."""
        self.votes: dict[int, tuple[str, ...]] = {}
        """Who is for letting a bot play a seat."""
        self.handed_at = 0.0
        """When a bot was last sent in for somebody."""
        self.notice = False
        """Whether that was by the clock or a vote, and nothing has happened since."""
        self.back_at = 0.0
        """When somebody last came back to a seat, for the first time since something happened."""
        self.returned: frozenset[int] = frozenset()
        self.pace = timing.Pace()
        """The server's part in when things happen; no entry changes it."""
        self.bots: dict[int, Bot] = {}
        self.last: Entry | None = None
        self._game: Game | None = None
        self._counts: list[int] = [0]
        """For a table by older rules: how long the history was after so many of its actions."""
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
        twin.here, twin.away, twin.spent = {**self.here}, {**self.away}, {**self.spent}
        twin.addresses, twin.stand_ins = {**self.addresses}, {**self.stand_ins}
        twin.knocking, twin.blocked = {**self.knocking}, {**self.blocked}
        twin.held, twin.votes = {**self.held}, {**self.votes}
        twin.auto_passing = {**self.auto_passing}
        twin.auto_passed, twin.stood_in = {*self.auto_passed}, {*self.stood_in}
        twin.seats = self.seats[:]
        twin.talk, twin.marks, twin.seen_of_history = self.talk[:], self.marks[:], self.seen_of_history[:]
        twin.versions, twin.moments, twin.since = self.versions[:], self.moments[:], self.since[:]
        twin._counts = self._counts[:]
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
            raise Refused("not_started")
        return self._state

    @property
    def started(self) -> bool:
        return self._state is not None

    def is_by_older_rules(self) -> bool:
        """Whether it was begun by rules before those of today: its actions are then read by their texts."""
        return self.created.rules != self.game.rules_version()

    def stored_count(self, count: int) -> int:
        """How many actions are stored up to where the history was `count` actions long."""
        return bisect_right(self._counts, count) - 1 if self.is_by_older_rules() else count

    def person_of(self, secret: str) -> str | None:
        """The person whose secret has this digest."""
        return self.persons.get(secret)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def wanted(self) -> list[int]:
        """The seats that are to decide; whoever asks for people must not tell those who may not know."""
        if self.status != "playing":
            return []
        return [
            seat
            for seat in range(len(self.seats))
            if self.state.is_asked(seat) and not timing.is_hidden_from(self, seat)
        ]

    def stand_in(self, seat: int) -> str:
        """The bot that plays for a person: their own choice, or the table's, or the strongest."""
        chosen = self.stand_ins.get(self.seats[seat].person or "")
        return chosen or self.bot or players.strongest(self.game.name)

    def away_since(self, person: str) -> float | None:
        """Since when somebody is away; None if they are here."""
        return None if self.here.get(person) else self.away.get(person, 0.0)

    def counts(self, person: str) -> bool:
        """Whether it matters that a person is here: they play, or are the host."""
        return person in (self.host, self.owner) or any(seat.person == person for seat in self.seats)

    def repeated(self, person: str, key: str, command: str | None = None) -> int | None:
        """The number of the last entry that a command with this key brought about, if it was given before.

        Refused if that was another command; `command` is the digest of this one.
        """
        number, before = self.keys.get((person, key), (None, None))
        if None not in (before, command) and before != command:
            raise Refused("key_used")
        return number

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

    def known_to(self, seat: int | None, count: int | None = None) -> int:
        """How many of the first `count` actions of the game (all of them by default) a viewer may know of."""
        viewer = self._viewer(seat)
        return sum(seen >> viewer & 1 for seen in self.seen_of_history[:count])

    def chat(self, first: int = 0, before: int | None = None) -> list[ChatLine]:
        """Lines of chat by their numbers, as far as they are kept."""
        gone = self.lines - len(self.talk)
        return self.talk[max(0, first - gone) : None if before is None else max(0, before - gone)]

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
        if entry.by is not None:
            if entry.key is not None:
                self.keys[entry.by, entry.key] = (entry.number, entry.command)
            if not isinstance(entry.fact, NOT_COUNTED):
                self.spent[entry.by] = self.spent.get(entry.by, 0) + 1
        for viewer in range(len(self.versions)):
            if seen_by >> viewer & 1:
                self.versions[viewer] += 1
                if mark.kind in OF_THE_GAME:
                    self.moments[viewer] += 1
                    self.since[viewer] = entry.at
        if mark.kind in OF_THE_GAME and self.sees(entry.number, None):
            self._go_on(mark.kind != ASKED)

    def _go_on(self, played: bool) -> None:
        """Everybody has seen something happen: what waited for it waits no more."""
        if played:
            self.asking = None
            self.held.clear()
        self.votes.clear()
        self.notice = False
        self.returned = frozenset()

    def _take_in(self, entry: Entry) -> int:
        """Let the fact come true; who may know of it."""
        match entry.fact:
            case Played() as fact:
                return self._decide(fact)
            case Held(seat=seat, action=action):
                self.held[seat] = action
                return 1 << seat
            case Asked(seat=seat):
                self.asking = seat
            case AutoPassSet(seat=seat, step=step):
                self.auto_passing.pop(seat, None)
                if step is not None:
                    self.auto_passing[seat] = step
                return 1 << seat
            case Drawn(action=action, text=text):
                return self._play_as_today(CHANCE, action, text)
            case Undone(count=count):
                return self._take_back(count)
            case Created() as fact:
                self._create(fact, entry.at)
            case HostChanged(person=person):
                self.host = person
            case Started(position=position):
                self.started_at = entry.at
                game = self.game
                self._state = game.new_initial_state() if position is None else game.from_position(position)
                self.status = "playing"
            case Joined() | Knocked() | TurnedAway() | Removed() | Blocked() | Unblocked() | Muted():
                self._at_the_door(entry)
            case Came() | Went() | StandInChosen():
                self._come_and_go(entry)
            case Renamed(person=person, name=name):
                self.names[person] = name
            case Sat(seat=seat, person=person, name=own):
                self.seats[seat] = self.seats[seat].taken(PERSON, person=person, name=own)
                if not self.here.get(person):
                    self.away[person] = max(self.away.get(person, 0.0), entry.at)
            case BotSat(seat=seat, bot=bot):
                self.seats[seat] = self.seats[seat].taken(BOT, bot=bot)
            case Opened(seat=seat):
                self.seats[seat] = self.seats[seat].taken(OPEN)
            case Locked(seat=seat, locked=locked):
                self.seats[seat] = replace(self.seats[seat], locked=locked)
            case ReadySet(seat=seat, ready=ready):
                self.seats[seat] = replace(self.seats[seat], ready=ready)
            case SettingsChanged() as fact:
                self._set(fact)
            case TakenOver() | Voted() | CameBack() | Resigned():
                self._hand_over(entry)
            case Abandoned():
                self.status = "abandoned"
            case Said(person=person, text=text):
                self.talk.append(ChatLine(person, self.names[person], text, entry.at, self.lines))
                self.lines += 1
                if len(self.talk) > KEPT_CHAT:
                    del self.talk[0]
            case RematchMade(table=table):
                self.rematch = table
        return EVERYBODY

    def _create(self, fact: Created, at: float) -> None:
        game = game_with(fact.game, fact.options)
        if fact.rules not in (game.rules_version(), *game.older_rules()):
            raise Refused("other_rules", rules=str(fact.rules), ours=game.rules_version())
        if fact.catalogue != game.fingerprint():
            raise Refused("other_catalogue", theirs=fact.catalogue, ours=game.fingerprint())
        self._game = game
        self.created = fact
        self.created_at = at
        self._set(fact)
        self.seats = [Seat() for _ in range(game.seats)]
        self.versions = [0] * (game.seats + 1)
        self.moments = [0] * (game.seats + 1)
        self.since = [at] * (game.seats + 1)

    def _set(self, fact: Created | SettingsChanged) -> None:
        self.public, self.spectators, self.delay = fact.public, fact.spectators, fact.delay
        self.grace = self.grace if fact.grace is None else fact.grace
        self.takeovers = self.takeovers if fact.takeovers is None else fact.takeovers
        self.bot = self.bot if fact.bot is None else fact.bot
        self.clock = self.clock if fact.clock is None else fact.clock
        self.window = self.window if fact.window is None else fact.window
        self.door = self.door if fact.door is None else fact.door

    def _at_the_door(self, entry: Entry) -> None:
        """Who is at the table, and who is not to be."""
        match entry.fact:
            case Joined(person=person, name=name, secret=secret, address=address):
                self.host = self.host or person
                self.owner = self.owner or person
                self.names[person] = name
                self.persons[secret] = person
                self.away[person] = entry.at
                self.knocking.pop(person, None)
                if address is not None:
                    self.addresses[person] = address
            case Knocked(person=person, secret=secret) as fact:
                self.knocking[person] = fact
                self.persons[secret] = person
            case TurnedAway(person=person):
                secret = self.knocking.pop(person).secret
                del self.persons[secret]
            case Removed(person=person):
                self.persons = {secret: other for secret, other in self.persons.items() if other != person}
                self.names.pop(person, None)
                for kept in (self.here, self.away, self.stand_ins, self.addresses, self.spent):
                    kept.pop(person, None)
            case Blocked(person=person) as fact:
                self.blocked[person] = fact
            case Unblocked(person=person):
                del self.blocked[person]
            case Muted(person=person, muted=muted):
                self.muted = self.muted | {person} if muted else self.muted - {person}

    def _come_and_go(self, entry: Entry) -> None:
        match entry.fact:
            case Came(person=person, process=process):
                self.here[person] = self.here.get(person, frozenset()) | {process}
                self.away.pop(person, None)
            case Went(person=person, process=process):
                left = self.here.get(person, frozenset()) - {process}
                self.here[person] = left
                if not left:
                    self.away[person] = entry.at
            case StandInChosen(person=person, bot=None):
                self.stand_ins.pop(person, None)
            case StandInChosen(person=person, bot=bot) if bot is not None:
                self.stand_ins[person] = bot

    def _hand_over(self, entry: Entry) -> None:
        """A bot plays for somebody, or not any more."""
        match entry.fact:
            case TakenOver(seat=seat, bot=bot, why=why):
                handed = why or ("self" if entry.by == self.seats[seat].person else "away")
                self.seats[seat] = replace(self.seats[seat], bot=bot, handed=handed)
                self.handed_at, self.notice = entry.at, handed in ("clock", "vote")
                self.votes.pop(seat, None)
            case Voted(seat=seat, person=person):
                self.votes[seat] = (*self.votes.get(seat, ()), person)
            case CameBack(seat=seat):
                self.seats[seat] = replace(self.seats[seat], bot=None, handed=None)
                if seat not in self.returned:
                    self.back_at = entry.at
                    self.returned |= {seat}
            case Resigned(seat=seat, bot=bot):
                self.seats[seat] = replace(self.seats[seat], bot=bot, resigned=True, handed=None)
                self.handed_at = entry.at
                self.votes.pop(seat, None)

    def _decide(self, fact: Played) -> int:
        """A seat decides. What is made for a person without asking them is remembered."""
        self.held.pop(fact.seat, None)
        place = len(self.seen_of_history)
        seen_by = self._play_as_today(fact.seat, fact.action, fact.text)
        if len(self.seen_of_history) > place:
            if fact.auto:
                self.auto_passed.add(place)
            elif fact.bot is not None and self.seats[fact.seat].kind == PERSON:
                self.stood_in.add(place)
        return seen_by

    def _play_as_today(self, actor: int, action: int, text: str) -> int:
        """Play an action. One by older rules is read by its text, and left out if nobody is asked that any more."""
        if not self.is_by_older_rules():
            return self._play(actor, action)
        seen_by = 0
        answer = self.game.today(self.state, self.created.rules, actor, text)
        if answer is not None:
            self.state.turn_to(actor)
            seen_by = self._play(actor, self.state.string_to_action(answer))
        self._counts.append(len(self.seen_of_history))
        return seen_by

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
        if not auto_pass.goes_on(self):
            del self.auto_passing[state.current_player()]
        return seen_by

    def _take_back(self, count: int) -> int:
        """Who knew of something that is gone knows that it is gone."""
        if self.is_by_older_rules():
            del self._counts[count + 1 :]
            count = self._counts[count]
        seen_by = 0
        for seen in self.seen_of_history[count:]:
            seen_by |= seen
        del self.seen_of_history[count:]
        self._state = self.state.after(count)
        self.auto_passed = {place for place in self.auto_passed if place < count}
        self.stood_in = {place for place in self.stood_in if place < count}
        if auto_pass.due(self) is not None:
            # They have taken back that they keep passing, and are asked again.
            del self.auto_passing[self.state.current_player()]
        return seen_by
