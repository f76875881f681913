"""What a person sees of a table from a seat: the view, and the log of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidefall import players
from tidefall.kernel.errors import Refused
from tidefall.table.marks import OF_THE_GAME, UNDONE
from tidefall.table.views import GameView, SeatView, TableView, View, You

if TYPE_CHECKING:
    from tidefall.table.table import Table

Log = list[dict[str, Any]]


def view(table: Table, person: str | None, seat: int | None, lang: str) -> View:
    """All that a person may see, from one of their seats or as a spectator (None)."""
    return View(
        version=table.version(seat),
        you=you(table, person, seat),
        table=table_view(table, seat, lang),
        game=game_view(table, seat, lang) if table.started else None,
    )


def you(table: Table, person: str | None, seat: int | None) -> You:
    mine = table.seats_of(person)
    return You(
        person=person,
        name=table.names.get(person) if person else None,
        host=person == table.host,
        seats=mine,
        seat=seat,
        wanted=[own for own in table.wanted() if own in mine and table.seats[own].bot is None],
    )


def table_view(table: Table, seat: int | None, lang: str) -> TableView:
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
        since=table.since[-1 if seat is None else seat],
    )


def seat_views(table: Table, lang: str) -> list[SeatView]:
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
        )
        for number, (seat, title) in enumerate(zip(table.seats, table.game.seat_names(lang), strict=True))
    ]


def bots_for(game: str) -> list[str]:
    """The bots that can play a game, the strongest first."""
    best = players.strongest(game)
    return [best, *(name for name in players.names(game) if name != best)]


def game_view(table: Table, seat: int | None, lang: str) -> GameView:
    state = table.state
    observation = state.observation(seat)
    return GameView(
        moment=table.moment(seat),
        turn=table.game.turn_of(observation),
        observation=observation,
        prompt=state.prompt(seat, lang),
        asked=asked(table, observation),
        choices=[] if seat is None or table.status != "playing" else state.choices(seat, lang),
        undo=seat is not None and can_undo(table, seat),
    )


def asked(table: Table, observation: dict[str, Any]) -> list[int]:
    """Who is to decide, by an observation and thus by what its seat may know."""
    asks = observation["asks"]
    if asks["seat"] is None or table.status != "playing":
        return []
    return table.wanted() if asks.get("open") else [asks["seat"]]


def can_undo(table: Table, seat: int) -> bool:
    if table.status != "playing":
        return False
    try:
        table.state.undo_point(seat)
    except Refused:
        return False
    return True


def log(table: Table, seat: int | None, lang: str, since: int = 0) -> Log:
    """What happened in the game from action number `since` on, as a seat may know it."""
    return table.state.events(seat, since, lang) if table.started else []


def news(table: Table, seat: int | None, lang: str) -> tuple[Log, bool]:
    """What the last entry adds to a seat's log; or the whole log, and True, because something was taken back."""
    mark = table.marks[-1]
    if mark.kind == UNDONE:
        return log(table, seat, lang), True
    return (log(table, seat, lang, mark.before), False) if mark.kind in OF_THE_GAME else ([], False)
