"""The database: what is appended is there, in order, once; on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from sqlalchemy import event, text

from server_helpers import asynchronous
from server_services import Postgres
from tidefall import Refused, folders
from tidefall.server import database
from tidefall.server.lanes import Unavailable
from tidefall.server.schema import METADATA
from tidefall.server.storage import Batch, Conflict, Storage
from tidefall.server.wire import SeatSummary, TableSummary
from tidefall.table.facts import Created, Entry, Joined, Played, Said
from tidefall.table.views import Status

ANN = "aaaaaaaaaaaaaaaa"
BOB = "bbbbbbbbbbbbbbbb"
TOY_RULES = "toy 1"


@asynccontextmanager
async def storage_at(url: str) -> AsyncIterator[Storage]:
    storage = Storage(url)
    await storage.start()
    yield storage
    await storage.stop()


def summary(
    id: str, status: Status = "open", public: bool = True, game: str = "toy", changed: float = 1.0
) -> TableSummary:
    seats = [SeatSummary("Red", "person", "Ann \N{SNOWMAN} \0", None)]
    return TableSummary(id, game, {"seats": 1}, status, public, "public", seats, 0, 0.5, changed)


def opening(id: str = ANN, **about: object) -> Batch:
    facts = (Created("toy", {"seats": 1}, 1), Joined("p", "Ann", "digest"))
    return Batch([Entry(number, 1.0, fact) for number, fact in enumerate(facts, 1)], summary(id, **about))  # type: ignore[arg-type]


def said(number: int, words: str = "hello", id: str = ANN) -> Batch:
    return Batch([Entry(number, 2.0, Said("p", words), "p", "key")], summary(id))


@asynchronous
async def test_what_is_appended_is_there_in_order(database_url: str) -> None:
    entries = [Entry(3, 1.5, Played(0, 7, "R6@F5", "greedy")), Entry(4, 1.5, Said("p", "Ä\0\N{SNOWMAN} \"'"), "p", "k")]
    async with storage_at(database_url) as storage:
        await storage.append(opening())
        await storage.append(Batch(entries, summary(ANN, "playing")))
        assert await storage.entries(ANN) == [*opening().entries, *entries]
        assert await storage.entries(ANN, 3) == entries[1:]
        assert await storage.entries(BOB) == []
        assert await storage.summary(ANN) == summary(ANN, "playing")
        assert await storage.summary(BOB) is None


@asynchronous
async def test_a_number_that_is_taken_is_a_conflict_and_changes_nothing(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        await storage.append(opening())
        await storage.append(said(3))
        taken = Batch([Entry(3, 9.0, Said("p", "late")), Entry(4, 9.0, Said("p", "later"))], summary(ANN, "over"))
        with pytest.raises(Conflict):
            await storage.append(taken)
        with pytest.raises(Conflict):
            await storage.append(opening())
        assert await storage.entries(ANN, 2) == said(3).entries
        kept = await storage.summary(ANN)
        assert kept is not None
        assert kept.status == "open"


@asynchronous
async def test_in_a_turn_of_ones_own_nobody_else_writes(database_url: str) -> None:
    async with storage_at(database_url) as storage, storage_at(database_url) as other:
        await storage.append(opening())
        await storage.append(said(3, "first"))
        async with other.turn(ANN) as turn:
            late = asyncio.create_task(storage.append(said(4, "late")))
            assert await asyncio.wait([late], timeout=0.2) == (set(), {late})
            assert await turn.entries(ANN, 2) == said(3, "first").entries
            await turn.append(said(4, "mine"))
        with pytest.raises(Conflict):
            await late
        assert await storage.entries(ANN, 3) == said(4, "mine").entries


@asynchronous
async def test_a_turn_that_writes_nothing_leaves_nothing(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        await storage.append(opening())
        with pytest.raises(Refused):
            async with storage.turn(ANN):
                raise Refused("not_over")
        await storage.append(said(3))
        assert await storage.numbers([ANN]) == {ANN: 3}


@asynchronous
async def test_a_table_that_does_not_exist_cannot_grow(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        with pytest.raises(Conflict):
            await storage.append(said(3, id=BOB))
        assert await storage.entries(BOB) == []


@asynchronous
async def test_two_tables_are_written_together_or_not_at_all(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        await storage.append(opening(ANN))
        await storage.append(said(3), opening(BOB))
        with pytest.raises(Conflict):
            await storage.append(said(3), opening("c" * 16))
        assert len(await storage.entries(ANN)) == 3
        assert len(await storage.entries(BOB)) == 2
        assert await storage.entries("c" * 16) == []


@asynchronous
async def test_a_conflict_of_one_does_not_spoil_those_who_wait_with_it(database_url: str) -> None:
    ids = [f"{number:016}" for number in range(40)]
    async with storage_at(database_url) as storage:
        await asyncio.gather(*(storage.append(opening(id)) for id in ids))
        await storage.append(said(3, id=ids[7]))
        outcomes = await asyncio.gather(*(storage.append(said(3, "again", id)) for id in ids), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]
        assert isinstance(outcomes[7], Conflict)
        assert await storage.numbers([*ids, ANN]) == dict.fromkeys(ids, 3)
        assert (await storage.entries(ids[7]))[-1].fact == Said("p", "hello")


@asynchronous
async def test_what_cannot_be_written_does_not_keep_others_from_writing(sqlite_url: str) -> None:
    async with storage_at(sqlite_url) as storage:
        await storage.append(opening())
        with pytest.raises(Unavailable):
            await storage.append(Batch([Entry(3, 2.0, Said("p", object()))], summary(ANN)))  # type: ignore[arg-type]
        await storage.append(said(3))
        assert await storage.entries(ANN, 2) == said(3).entries


@asynchronous
async def test_those_who_wait_at_the_same_moment_share_a_transaction(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        commits = 0

        def count(_connection: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(storage.engine, "commit", count)
        await asyncio.gather(*(storage.append(opening(f"{number:016}")) for number in range(100)))
        assert commits <= 2


@asynchronous
async def test_two_processes_collide_instead_of_overwriting(database_url: str) -> None:
    """Both write the same numbers at many tables at once: each number is written by one of them."""
    ids = [f"{number:016}" for number in range(20)]
    async with storage_at(database_url) as one, storage_at(database_url) as other:
        await asyncio.gather(*(one.append(opening(id)) for id in ids))
        for number in range(3, 8):
            both = [
                storage.append(said(number, words, id))
                for id in ids
                for storage, words in ((one, "one"), (other, "other"))
            ]
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes if outcome is not None} <= {Conflict}
            assert sum(outcome is None for outcome in outcomes) == len(ids)
        for id in ids:
            assert [entry.number for entry in await other.entries(id)] == list(range(1, 8))


@asynchronous
async def test_what_was_acknowledged_is_there_for_the_next_process(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        await storage.append(opening())
    async with storage_at(database_url) as storage:
        assert await storage.entries(ANN) == opening().entries


@asynchronous
async def test_what_waits_is_written_before_the_storage_closes(database_url: str) -> None:
    storage = Storage(database_url)
    await storage.start()
    waiting = [asyncio.create_task(storage.append(opening(f"{number:016}"))) for number in range(10)]
    await asyncio.sleep(0)
    await storage.stop()
    await asyncio.gather(*waiting)
    with pytest.raises(Unavailable):
        await storage.append(opening(ANN))
    async with storage_at(database_url) as again:
        assert len(await again.numbers([f"{number:016}" for number in range(10)])) == 10


@asynchronous
async def test_the_lobby_lists_public_tables_page_by_page(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        for number in range(10):
            status: Status = "open" if number % 2 else "playing"
            about = {"status": status, "public": number != 3}
            await storage.append(opening(f"{number:016}", changed=float(number), **about))

        async def found(**wanted: object) -> list[int]:
            return [int(table.id) for table in await storage.listing([TOY_RULES], **wanted)]  # type: ignore[arg-type]

        assert await found() == [9, 8, 7, 6, 5, 4, 2, 1, 0]
        assert await found(status="open") == [9, 7, 5, 1]
        assert await found(limit=2) == [9, 8]
        assert await found(limit=2, before=8.0) == [7, 6]
        assert await found(status="open", before=7.0) == [5, 1]
        assert await storage.listing(["toy 2"]) == [], "what was played by other rules cannot be opened"


@asynchronous
async def test_the_lobby_finds_its_tables_by_an_index(sqlite_url: str) -> None:
    """With many tables to look through it would keep everybody waiting."""
    async with storage_at(sqlite_url) as storage:
        asked: list[str] = []
        event.listen(storage.engine, "before_cursor_execute", lambda _c, _u, query, *_: asked.append(query))
        for wanted in ({}, {"status": "open"}, {"before": 8.0}, {"status": "over", "before": 8.0}):
            await storage.listing([TOY_RULES], **wanted)
        with storage.engine.connect() as connection:
            for query in [query for query in asked if query.startswith("SELECT")]:
                values = ("x",) * query.count("?")
                steps = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", values).mappings().all()
                assert [step["detail"] for step in steps if "tables_listed" not in step["detail"]] == []


@asynchronous
async def test_tables_where_bots_were_left_alone_are_found(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        await storage.append(opening(ANN)._replace(due=True))
        await storage.append(opening(BOB))
        assert await storage.unfinished([TOY_RULES]) == [ANN]
        assert await storage.unfinished(["toy 2"]) == []
        await storage.append(said(3))
        assert await storage.unfinished([TOY_RULES]) == []


@asynchronous
async def test_migrations_make_the_tables_that_the_code_expects(database_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async with storage_at(database_url) as storage:
        with storage.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []


@asynchronous
async def test_a_database_of_the_first_version_is_brought_up_to_date(database_url: str) -> None:
    """Tables learn by which rules they are played; nothing else of them changes."""
    engine = database.open_engine(database.read_url(database_url))
    with engine.execution_options(writes=True).begin() as connection:
        database.upgrade(connection, "0001")
        for id, created in ((ANN, Created("toy", {"seats": 1}, 1)), (BOB, Created("toy", {"seats": 1}, 1, "abc"))):
            body = msgspec.json.encode(Entry(1, 1.0, created)).decode()
            about = msgspec.json.encode(summary(id)).decode()
            connection.execute(
                text("INSERT INTO tables VALUES (:id, 'toy', 'open', true, 0.5, 1.0, false, :summary)"),
                {"id": id, "summary": about},
            )
            connection.execute(text("INSERT INTO entries VALUES (:id, 1, 1.0, :body)"), {"id": id, "body": body})
    engine.dispose()
    async with storage_at(database_url) as storage:
        assert await storage.listing([TOY_RULES]) == [summary(ANN)]
        assert await storage.listing(["toy 1 abc"]) == [summary(BOB)]
        assert await storage.entries(ANN) == [Entry(1, 1.0, Created("toy", {"seats": 1}, 1))]


@asynchronous
async def test_several_processes_may_start_on_an_empty_database_at_once(database_url: str) -> None:
    storages = [Storage(database_url) for _ in range(4)]
    await asyncio.gather(*(storage.start() for storage in storages))
    await storages[0].append(opening())
    for storage in storages:
        assert len(await storage.entries(ANN)) == 2
        await storage.stop()


@asynchronous
async def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    async with storage_at(database_url) as storage:
        with storage.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    newer = Storage(database_url)
    with pytest.raises(Refused) as refused:
        await newer.start()
    await newer.stop()
    assert refused.value.code == "newer_database"


@asynchronous
async def test_entries_of_a_newer_version_are_refused(sqlite_url: str) -> None:
    async with storage_at(sqlite_url) as storage:
        await storage.append(opening())
        with storage.engine.execution_options(writes=True).begin() as connection:
            connection.execute(text("""UPDATE entries SET body = replace(body, '"joined"', '"teleported"')"""))
        with pytest.raises(Refused) as refused:
            await storage.entries(ANN)
        assert refused.value.code == "newer_table"


@asynchronous
async def test_postgresql_is_reached_through_its_unix_socket(postgres: Postgres) -> None:
    name = postgres.new_database().rsplit("/", 1)[1]
    url = f"postgresql://tidefall@/{name}?host={postgres.folder}&port={postgres.port}"
    async with storage_at(url) as storage:
        await storage.append(opening())
        assert len(await storage.entries(ANN)) == 2


@asynchronous
async def test_a_database_that_goes_away_is_unavailable_and_comes_back(sqlite_url: str) -> None:
    async with storage_at(sqlite_url) as storage:
        await storage.append(opening())
        other = sqlite3.connect(storage.engine.url.database or "")
        other.execute("ALTER TABLE entries RENAME TO mislaid")
        other.commit()
        with pytest.raises(Unavailable):
            await storage.append(said(3))
        with pytest.raises(Unavailable):
            await storage.entries(ANN)
        other.execute("ALTER TABLE mislaid RENAME TO entries")
        other.commit()
        other.close()
        await storage.append(said(3))
        assert len(await storage.entries(ANN)) == 3


@asynchronous
async def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    async with storage_at(sqlite_url) as storage:
        with storage.engine.connect() as connection:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///some/file", "sqlite+pysqlite"),
        ("postgresql://me@host/db", "postgresql+psycopg"),
        ("postgres://me:pw@host:1234/db", "postgresql+psycopg"),
        ("postgresql+psycopg://host/db", "postgresql+psycopg"),
    ],
)
def test_urls_that_are_understood(given: str, driver: str) -> None:
    assert database.read_url(given).drivername == driver


@pytest.mark.parametrize(
    "given", ["", "tables.sqlite3", "mysql://host/db", "sqlite://", "sqlite:///:memory:", "://", "http:"]
)
def test_urls_that_are_not(given: str) -> None:
    with pytest.raises(Refused) as refused:
        database.read_url(given)
    assert refused.value.code == "bad_database_url"


def test_the_data_folder_follows_the_platform(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TIDEFALL_DATA", raising=False)
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert folders.data_folder() == tmp_path / "tidefall"
        monkeypatch.delenv("XDG_DATA_HOME")
        assert folders.data_folder() == Path.home() / ".local" / "share" / "tidefall"
    # What other platforms do is the library's knowledge; the names of our folders there are ours.
    assert Unix("tidefall", appauthor=False).user_data_path.name == "tidefall"
    assert MacOS("Tidefall", appauthor=False).user_data_path.parts[-2:] == ("Application Support", "Tidefall")
    monkeypatch.setenv("TIDEFALL_DATA", str(tmp_path / "own"))
    assert folders.data_folder() == tmp_path / "own"
    assert database.default_url() == f"sqlite:///{tmp_path / 'own' / 'tables.sqlite3'}"
