"""What is kept of tables and what is not any more: finding, measuring and deleting them, one transaction at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, func, select
from sqlalchemy.engine import RowMapping

from tidefall.server.schema import ENTRIES, TABLES

PORTION: Final = 100
"""Tables that are deleted in one transaction; nobody else can write meanwhile."""


@dataclass(frozen=True)
class Wanted:
    """Which tables: all that fit everything that is given."""

    statuses: tuple[str, ...] = ()
    game: str | None = None
    before: float | None = None
    """Nothing has happened since this time."""
    after: float | None = None
    """Something has happened since this time."""

    def query(self) -> Select[Any]:
        query = select(TABLES.c.id)
        if self.statuses:
            query = query.where(TABLES.c.status.in_(self.statuses))
        if self.game is not None:
            query = query.where(TABLES.c.game == self.game)
        # The row of a table whose spectators are kept behind does not say when something last happened; entries do.
        later = exists().where(ENTRIES.c.table_id == TABLES.c.id)
        if self.before is not None:
            query = query.where(TABLES.c.changed < self.before, ~later.where(ENTRIES.c.at >= self.before))
        if self.after is not None:
            query = query.where(later.where(ENTRIES.c.at >= self.after))
        return query


def ids(connection: Connection, wanted: Wanted, many: int | None = None, but: Sequence[str] = ()) -> list[str]:
    """Tables, those first at which nothing has happened for longest."""
    left_out = frozenset(but)
    query = wanted.query().order_by(TABLES.c.changed).limit(None if many is None else many + len(left_out))
    return [row["id"] for row in connection.execute(query).mappings() if row["id"] not in left_out][:many]


def rows(connection: Connection, found: Sequence[str]) -> list[RowMapping]:
    """What is kept of some tables, with the number of their entries and their size in bytes."""
    own = ENTRIES.c.table_id == TABLES.c.id
    counted = select(func.count()).select_from(ENTRIES).where(own).scalar_subquery()
    size = select(func.sum(func.length(ENTRIES.c.body))).where(own).scalar_subquery()
    query = select(TABLES, counted.label("entries"), size.label("size"))
    told: list[RowMapping] = []
    for start in range(0, len(found), PORTION):
        told += connection.execute(query.where(TABLES.c.id.in_(found[start : start + PORTION]))).mappings()
    return told


def delete_tables(connection: Connection, found: Sequence[str]) -> None:
    if found:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(found)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))


def portions(found: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(found), PORTION):
        yield found[start : start + PORTION]


def still(connection: Connection, wanted: Wanted, found: Sequence[str]) -> list[str]:
    """Those of some tables that are wanted now."""
    return [row["id"] for row in connection.execute(wanted.query().where(TABLES.c.id.in_(found))).mappings()]


def size(connection: Connection, found: Sequence[str]) -> int:
    """The bytes of all entries of some tables."""
    return sum(
        connection.execute(
            select(func.sum(func.length(ENTRIES.c.body))).where(ENTRIES.c.table_id.in_(portion))
        ).scalar()
        or 0
        for portion in portions(found)
    )


def bodies(connection: Connection, id: str) -> list[str]:
    """The entries of a table as they are kept, in order."""
    query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    return [row["body"] for row in connection.execute(query).mappings()]
