"""The tables of the database: live games as lists of entries, and one row a game for the lobby.

A change here goes with a new file in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, ColumnElement, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()


def only_where(condition: ColumnElement[bool]) -> dict[str, Any]:
    """An index of those rows only; the others cost nothing."""
    return {"sqlite_where": condition, "postgresql_where": condition}


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("rules", String(120), nullable=False, server_default=""),
    Column("later", Text),
    Column("later_at", Double),
)
"""All of it follows from the entries; it is here so that lists need not read them.

`due` means that a bot or chance is to act next: whoever starts a server looks for tables where that was left undone.
`rules` names the rules that a table is played by: with other rules it cannot be opened any more.
`later` is a summary that takes the place of `summary` at the time `later_at`: spectators of the table are kept behind.
"""

Index("tables_listed", TABLES.c.rules, TABLES.c.changed, **only_where(TABLES.c.public))
Index("tables_listed_by_status", TABLES.c.rules, TABLES.c.status, TABLES.c.changed, **only_where(TABLES.c.public))
Index("tables_due", TABLES.c.changed, **only_where(TABLES.c.due))
Index("tables_kept_back", TABLES.c.later_at, **only_where(TABLES.c.later_at.is_not(None)))

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The truth. The primary key lets two processes collide instead of overwriting each other."""

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("seen", Double, nullable=False),
)
"""The server processes, and when each last said that it lives."""

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row, written to see whether anything can be written."""

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("network", String(50), primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double),
    Column("reason", String(200), nullable=False, server_default=""),
)
"""Addresses that are shut out, each as a network."""
