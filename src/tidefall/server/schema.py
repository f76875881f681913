"""The tables of the database: live games as lists of entries, and one row a game for the lobby.

A change here goes with a new file in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

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
    Index("tables_in_the_lobby", "public", "status", "changed"),
    Index("tables_due", "due", "changed"),
)
"""All of it follows from the entries; it is here so that lists need not read them.

`due` means that a bot or chance is to act next: whoever starts a server looks for tables where that was left undone.
`rules` names the rules that a table is played by: with other rules it cannot be opened any more.
"""

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
