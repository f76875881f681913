"""What a person sees of a table from a seat: the view, and the log of the game.

`Sight` follows a table from entry to entry and makes once what several people see alike; the functions look once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tidefall import players, words
from tidefall.kernel.errors import Refused
from tidefall.kernel.step import CHANCE
from tidefall.table import timing
from tidefall.table.absence import votes_missing
from tidefall.table.marks import UNDONE
from tidefall.table.undoing import undo_point
from tidefall.table.views import GameView, Guest, SeatView, TableView, View, VoteView, You

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidefall.table.facts import Entry
    from tidefall.table.table import Table
    from tidefall.table.views import Said

Log = list[dict[str, Any]]


class Sight:
    """A table that is looked at while entries come in."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tables: dict[str | None, TableView] = {}
        self._games: dict[int | None, GameView] = {}
        self._spoken: dict[tuple[int | None, str], GameView] = {}
        self._together: dict[str, Any] = {}
        self._heard: list[tuple[int, int, int, int, int]] = []

    def apply(self, entry: Entry) -> None:
        """Take in the next entry as `Table.apply` does, and hear what happens in the game by it."""
        self._tables.clear()
        self._games.clear()
        self._spoken.clear()
        self._together = {}
        state = self.table.state if self.table.started else None
        heard: list[tuple[int, int, int, int, int]] = []
        if state is not None:
            state.log = heard
        self.table.apply(entry)
        if state is not None:
            state.log = None
        number = self.table.known_to(None) - 1 if heard else 0
        self._heard = [(number, kind, a, b, c) for _, kind, a, b, c in heard]

    def view(self, person: str | None, seat: int | None, lang: str | None = None) -> View:
        """All that a person may see, from one of their seats or as a spectator (None); with a language, in words."""
        table = self.table
        return View(
            version=table.version(seat),
            you=you(table, person, seat),
            table=self._table_view(seat, lang),
            game=self._game_view(seat, lang) if table.started else None,
        )

    def news(self, seat: int | None, lang: str | None = None) -> tuple[Log, bool]:
        """What the last entry that came in adds to a seat's log; or all of it, and True: something was taken back."""
        if self.table.marks[-1].kind == UNDONE:
            return log(self.table, seat, lang), True
        told = [self.table.state.tell_event(event, seat) for event in self._heard]
        heard = [event for event in told if event is not None]
        if lang is None:
            return heard, False
        voice = words.Voice(lang, self.table.game.say_seats())
        return [{**event, "text": voice.tell(event["say"])} for event in heard], False

    def turn(self) -> int:
        """The number of the turn or round, which everybody knows; 0 before the start."""
        if not self.table.started:
            return 0
        seen = next(iter(self._games.values()), None)
        return seen.turn if seen else self.table.game.turn_of(self.table.state.observation(None))

    def _table_view(self, seat: int | None, lang: str | None) -> TableView:
        if lang not in self._tables:
            self._tables[lang] = table_view(self.table, lang)
        return replace(self._tables[lang], since=self.table.since[-1 if seat is None else seat])

    def _game_view(self, seat: int | None, lang: str | None) -> GameView:
        if seat not in self._games:
            state = self.table.state
            state.together = self._together
            self._games[seat] = game_view(self.table, seat)
            state.together = None
        seen = self._games[seat]
        if lang is None:
            return seen
        if (seat, lang) not in self._spoken:
            self._spoken[seat, lang] = spoken_view(self.table, seen, lang)
        return self._spoken[seat, lang]


def view(table: Table, person: str | None, seat: int | None, lang: str | None = None) -> View:
    """All that a person may see, from one of their seats or as a spectator (None); with a language, in words."""
    return Sight(table).view(person, seat, lang)


def spoken_view(table: Table, seen: GameView, lang: str) -> GameView:
    """The same with sentences, for those who have no words of their own."""
    voice = words.Voice(lang, table.game.say_seats())
    choices = [spoken_part(choice, voice) for choice in seen.choices]
    for choice in choices:
        for part in ("harm", "price"):
            if part in choice:
                choice[part] = spoken_part(choice[part], voice)
    return replace(seen, choices=choices, prompt=voice.tell(seen.say))


def spoken_part(told: dict[str, Any], voice: words.Voice) -> dict[str, Any]:
    return {**told, "sentence": voice.tell(told["say"])}


def you(table: Table, person: str | None, seat: int | None) -> You:
    mine = table.seats_of(person)
    host = person is not None and person == table.host
    return You(
        person=person,
        name=name_of(table, person) if person else None,
        host=host,
        seats=mine,
        seat=seat,
        wanted=[own for own in table.wanted() if own in mine and table.seats[own].bot is None],
        waiting=person in table.knocking,
        muted=person in table.muted,
        stand_in=table.stand_ins.get(person) if person else None,
        guests=[Guest(one, name, one in table.muted) for one, name in table.names.items() if one != person]
        if host
        else [],
        knocking=[Guest(one, knock.name, False) for one, knock in table.knocking.items()] if host else [],
        blocked=[Guest(one, block.name, False) for one, block in table.blocked.items()] if host else [],
    )


def name_of(table: Table, person: str) -> str | None:
    knock = table.knocking.get(person)
    return knock.name if knock else table.names.get(person)


def table_view(table: Table, lang: str | None = None) -> TableView:
    """The table as everybody sees it; when a spectator last saw something happen stands for when anybody did."""
    return TableView(
        id=table.id,
        game=table.game.name,
        options=table.game.values,
        status=table.status,
        public=table.public,
        spectators=table.spectators,
        delay=table.delay,
        host=table.host,
        seats=seat_views(table, lang),
        bots=bots_for(table.game.name),
        rematch=table.rematch,
        rematch_of=table.created.rematch_of,
        created=table.created_at,
        started=table.started_at,
        since=table.since[-1],
        grace=table.grace,
        takeovers=table.takeovers,
        bot=table.bot or players.strongest(table.game.name),
        clock=table.clock,
        window=table.window,
        door=table.door,
        away={
            person: table.away.get(person, 0.0)
            for person in table.names
            if table.counts(person) and not table.here.get(person)
        },
        votes=[VoteView(seat, list(voted), votes_missing(table, seat, voted)) for seat, voted in table.votes.items()],
        asking=asking(table),
    )


def asking(table: Table) -> int | None:
    """The seat that may be answering in secret now; everybody may know that it may."""
    if table.status != "playing" or timing.is_alone(table):
        return None
    return timing.secret_turn(table)


def seat_views(table: Table, lang: str | None = None) -> list[SeatView]:
    titles: Sequence[Said] = table.game.say_seats() if lang is None else table.game.seat_names(lang)
    return [
        SeatView(
            seat=number,
            title=title,
            kind=seat.kind,
            name=seat.name or (table.names[seat.person] if seat.person else seat.bot),
            bot=seat.bot,
            person=seat.person,
            ready=seat.ready,
            locked=seat.locked,
            resigned=seat.resigned,
            handed=seat.handed,
        )
        for number, (seat, title) in enumerate(zip(table.seats, titles, strict=True))
    ]


def bots_for(game: str) -> list[str]:
    """The bots that can play a game, the strongest first."""
    best = players.strongest(game)
    return [best, *(name for name in players.names(game) if name != best)]


def game_view(table: Table, seat: int | None) -> GameView:
    state = table.state
    if seat is not None and timing.is_hidden_from(table, seat):
        # A seat whose time to answer has not come, or is over, is shown what anybody who is not asked is shown.
        player = state.turn_to(CHANCE)
        seen = make_game_view(table, seat)
        state.turn_to(player)
        return seen
    return make_game_view(table, seat)


def make_game_view(table: Table, seat: int | None) -> GameView:
    state = table.state
    observation = state.observation(seat)
    return GameView(
        moment=table.moment(seat),
        turn=table.game.turn_of(observation),
        observation=observation,
        say=state.say_prompt(seat),
        asked=asked(table, observation),
        choices=[] if seat is None or table.status != "playing" else state.choices(seat, None),
        undo=seat is not None and can_undo(table, seat),
    )


def asked(table: Table, observation: dict[str, Any]) -> list[int]:
    """Who is to decide, by an observation and thus by what its seat may know."""
    asks = observation["asks"]
    if asks["seat"] is None or table.status != "playing":
        return []
    return table.wanted() if asks.get("open") else [asks["seat"]]


def can_undo(table: Table, seat: int) -> bool:
    if table.status != "playing" or table.seats[seat].bot is not None:
        return False
    try:
        undo_point(table, seat)
    except Refused:
        return False
    return True


def log(table: Table, seat: int | None, lang: str | None = None, since: int = 0) -> Log:
    """What happened in the game after the first `since` actions that a seat knows of."""
    if not table.started or since >= table.known_to(seat):
        return []
    return table.state.events(seat, since, lang)
