"""HTTP: what games there are, which tables, how to open or join one, and what became of those that are over."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import UNSET
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

import tidefall
from tidefall import records, registry, rulebook, words
from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown
from tidefall.kernel.speech import saying
from tidefall.server.games import game_info, rules_in_force
from tidefall.server.guard import address_of
from tidefall.server.lanes import Unavailable
from tidefall.server.limits import Buckets
from tidefall.server.metrics import MEDIA_TYPE
from tidefall.server.problems import answer
from tidefall.server.summaries import summary_of
from tidefall.server.wire import Frame, Health, JoinTable, NewTable, Replay, TableList, TableSummary
from tidefall.table import replaying, seeing

if TYPE_CHECKING:
    from tidefall.server.hub import Hub
    from tidefall.server.limits import Limits
    from tidefall.table.table import Table

Wanted = TypeVar("Wanted")

LOOPBACK: Final = ("127.0.0.1", "::1")
STATUSES: Final = ("open", "playing", "over", "abandoned")
ENDED: Final = ("over", "abandoned")
MOST_LISTED: Final = 100
MOST_FRAMES: Final = 100
TABLE_ID: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")


class Lobby:
    """The handlers of the API, but for play."""

    def __init__(self, hub: Hub, limits: Limits, metrics_for: tuple[str, ...] = ()) -> None:
        self.hub = hub
        self.limits = limits
        self.metrics_for = metrics_for
        self.new_tables = Buckets(limits.tables_rate, limits.tables_burst)
        self.joins = Buckets(limits.joins_rate, limits.joins_burst)
        self.replays = Buckets(limits.replays_rate, limits.replays_burst)

    # Games.

    async def games(self, request: Request) -> Response:
        no_query(request)
        return answer([game_info(name) for name in registry.names()])

    async def rules(self, request: Request) -> Response:
        """The rules of a game as they are written for people, in Markdown."""
        lang = read_lang(read_query(request, "lang"))
        name = request.path_params["game"]
        if name not in registry.names():
            raise Refused("no_rulebook", game=shown(name))
        return PlainTextResponse(rulebook.text(name, lang), media_type="text/markdown")

    # Tables.

    async def tables(self, request: Request) -> Response:
        return await (self.open_table(request) if request.method == "POST" else self.list_tables(request))

    async def list_tables(self, request: Request) -> Response:
        query = read_query(request, "status", "game", "before", "limit")
        status = query.get("status")
        if status is not None and status not in STATUSES:
            raise bad_query("query-one-of", name="status", values=list(STATUSES), value=shown(status))
        game = query.get("game")
        if game is not None and game not in registry.names():
            raise bad_query("query-one-of", name="game", values=registry.names(), value=shown(game))
        before = read_time(query["before"]) if "before" in query else None
        limit = read_number(query, "limit", 20, 1, MOST_LISTED)
        try:
            rules = [rules for rules in rules_in_force() if game is None or rules.startswith(f"{game} ")]
            return answer(TableList(await self.hub.storage.listing(rules, status, before, limit)))
        except Unavailable:
            raise Refused("unavailable", writing=False) from None

    async def open_table(self, request: Request) -> Response:
        no_query(request)
        slow_down(self.new_tables, request)
        wanted = await self.read_body(request, NewTable)
        return answer(await self.hub.create(wanted, address_of(request.scope)), 201)

    async def table(self, request: Request) -> Response:
        """What everybody may know of a table; who sits there, and proves it, is not kept behind."""
        no_query(request)
        summary = await self.summary(request)
        if summary.spectators == "delayed" and summary.status == "playing" and token_of(request) is not None:
            live = self.hub.table(summary.id)
            async with live.in_hand() as table:
                if self.is_insider(table, request):
                    summary = summary_of(table, live.changed)
        return answer(summary)

    async def join(self, request: Request) -> Response:
        no_query(request)
        slow_down(self.joins, request)
        wanted = await self.read_body(request, JoinTable)
        return answer(await self.hub.join(table_id(request), wanted, address_of(request.scope)), 201)

    async def summary(self, request: Request) -> TableSummary:
        id = table_id(request)
        try:
            summary = await self.hub.storage.summary(id)
        except Unavailable:
            raise Refused("unavailable", writing=False) from None
        if summary is None:
            raise no_table()
        return summary

    def is_insider(self, table: Table, request: Request) -> bool:
        """Whether a request comes from somebody who sits at the table, or its host, and proves it."""
        token = token_of(request)
        person = table.person_of(self.hub.digest(token)) if token else None
        return person is not None and (bool(table.seats_of(person)) or person == table.host)

    # What became of a game.

    def check_over(self, table: Table, public: TableSummary, request: Request) -> TableSummary:
        """What is said of a game that is over, to somebody who may see all of it; Refused if they may not."""
        insider = self.is_insider(table, request)
        if table.status not in ENDED or (not insider and public.status not in ENDED):
            raise Refused("not_over")
        if table.spectators == "off" and not insider:
            raise Refused("not_for_you", what="game")
        return summary_of(table, public.changed) if insider else public

    async def record(self, request: Request) -> Response:
        no_query(request)
        slow_down(self.replays, request)
        summary = await self.summary(request)
        async with self.hub.table(summary.id).in_hand() as table:
            self.check_over(table, summary, request)
            names = [seat.name or "" for seat in seeing.seat_views(table, "en")]
            state = table.state.clone()
        record = await self.hub.think(records.of, state, names)
        return Response(
            msgspec.json.encode(record),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="tidefall-{table.game.name}-{table.id}.json"'},
        )

    async def replay(self, request: Request) -> Response:
        query = read_query(request, "seat", "lang", "first", "count")
        slow_down(self.replays, request)
        lang = read_lang(query) if "lang" in query else None
        first = read_number(query, "first", 0, 0, 10**6)
        count = read_number(query, "count", MOST_FRAMES, 1, MOST_FRAMES)
        summary = await self.summary(request)
        async with self.hub.table(summary.id).in_hand() as table:
            summary = self.check_over(table, summary, request)
            seat = read_seat(query.get("seat", "none"), len(table.seats))
            state = table.state.clone()
        total = 1 + len(state.history())
        moments = await self.hub.think(lambda: list(replaying.moments(state, seat, lang, first, count)))
        frames = [
            Frame(
                moment=moment.number,
                turn=moment.turn,
                observation=moment.observation,
                log=moment.log,
                say=moment.say,
                scores=[float(score) for score in moment.scores],
                prompt=UNSET if lang is None else state.game.spoken(lang, moment.say),
            )
            for moment in moments
        ]
        return answer(Replay(summary, seat, first, total, frames))

    # For those who run the server.

    async def health(self, request: Request) -> Response:
        try:
            await self.hub.storage.check()
        except Unavailable:
            raise Refused("unavailable", writing=False) from None
        return answer(
            Health(
                status="ok",
                version=tidefall.__version__,
                database=self.hub.storage.kind,
                tables=len(self.hub.tables),
                connections=self.hub.connections(),
            )
        )

    async def metrics(self, request: Request) -> Response:
        """For those who run the server: by the counters a player could tell that something is done in secret."""
        host = request.client.host if request.client else ""
        # Behind a proxy that nobody trusts, everybody seems to be this machine.
        is_forwarded = host in LOOPBACK and "x-forwarded-for" in request.headers
        if host not in self.metrics_for or is_forwarded:
            raise Refused("not_for_you", what="metrics")
        return PlainTextResponse(self.hub.metrics.text(), media_type=MEDIA_TYPE)

    # Reading.

    async def read_body(self, request: Request, kind: type[Wanted]) -> Wanted:
        """The JSON body of a request; Refused if it is too large, something else or not what is wanted."""
        media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise Refused("not_json")
        body = bytearray()
        try:
            async with asyncio.timeout(self.limits.request_time):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > self.limits.body:
                        raise Refused("too_large", most=self.limits.body)
        except (TimeoutError, ClientDisconnect):
            raise Refused("bad_json", why=None) from None
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except msgspec.ValidationError as error:
            raise Refused("bad_body", why=str(error)) from None
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused("bad_json", why=str(error)) from None


def table_id(request: Request) -> str:
    id: str = request.path_params["id"]
    if len(id) != 16 or not set(id) <= TABLE_ID:
        raise no_table()
    return id


def no_table() -> Refused:
    return Refused("no_such_table", gone=False)


def token_of(request: Request) -> str | None:
    """What proves who asks: the header `Authorization: Bearer TOKEN`, as the ticket had it."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def slow_down(buckets: Buckets, request: Request) -> None:
    if not buckets.of(address_of(request.scope)).take():
        raise Refused("too_fast", what=None)


def read_query(request: Request, *names: str) -> dict[str, str]:
    """The parameters after the question mark; Refused names one that is unknown or given twice."""
    query: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name not in names:
            path = shown(request.url.path)
            raise bad_query("query-unknown", path=path, name=shown(name), names=list(names), count=len(names))
        if name in query:
            raise bad_query("query-given-twice", name=name)
        query[name] = value
    return query


def bad_query(name: str, /, **facts: Any) -> Refused:
    """What is wrong with a parameter."""
    return Refused("bad_query", because=saying(name, **facts))


def no_query(request: Request) -> None:
    read_query(request)


def read_lang(query: dict[str, str]) -> str:
    lang = query.get("lang", "en")
    if lang not in words.languages():
        raise bad_query("query-one-of", name="lang", values=words.languages(), value=shown(lang))
    return lang


def read_number(query: dict[str, str], name: str, default: int, low: int, high: int) -> int:
    text = query.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        raise bad_query("query-number", name=name, low=low, high=high, value=shown(text))
    return int(text)


def read_time(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not math.isfinite(seconds):
        raise bad_query("query-time", name="before", value=shown(text))
    return seconds


def read_seat(text: str, seats: int) -> int | None:
    if text == "none":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats):
        raise bad_query("query-seat", name="seat", last=seats - 1, value=shown(text))
    return int(text)
