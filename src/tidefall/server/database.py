"""Reaching the database: which one a URL means, how it is opened, and that it has the newest form."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from tidefall import Refused
from tidefall.folders import data_folder
from tidefall.kernel.notation import shown
from tidefall.kernel.speech import saying
from tidefall.server import logs

if TYPE_CHECKING:
    from alembic.config import Config

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {SQLITE: "pysqlite", POSTGRESQL: "psycopg"}
KINDS: Final = {
    "sqlite": SQLITE,
    "postgresql": POSTGRESQL,
    "postgres": POSTGRESQL,
    "postgresql+psycopg": POSTGRESQL,
}
CONNECTIONS: Final = 8
"""Each with a thread that uses it."""
WAIT_SECONDS: Final = 3
"""How long the database may take: to connect, for one statement, or until others who write are done."""
WAIT_MILLISECONDS: Final = 1000 * WAIT_SECONDS
TIMEOUTS: Final = {
    "statement_timeout": WAIT_MILLISECONDS,
    "lock_timeout": WAIT_MILLISECONDS,
    "idle_in_transaction_session_timeout": 4 * WAIT_MILLISECONDS,
}
"""PostgreSQL's own, which end what takes too long on its side."""
MIGRATION_SECONDS: Final = 600
"""How long one process waits while another brings an SQLite database to the newest form."""
MIGRATION_LOCK: Final = 0x7469646566616C6C
"""Any number will do, as long as nobody else's program has the same."""


def default_url() -> str:
    return f"sqlite:///{(data_folder() / 'tables.sqlite3').absolute()}"


def read_url(given: str) -> URL:
    """The URL with the driver that we use; Refused if it names no database we know."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise Refused("bad_database_url", because=saying("database-url-unreadable", url=shown(given))) from None
    if url.drivername not in KINDS:
        raise Refused("bad_database_url", because=saying("database-url-of-unknown-kind", kind=shown(url.drivername)))
    kind = KINDS[url.drivername]
    if kind == SQLITE and url.database in (None, "", ":memory:"):
        raise Refused("bad_database_url", because=saying("database-url-without-file"))
    return url.set(drivername=f"{kind}+{DRIVERS[kind]}")


def open_engine(url: URL) -> Engine:
    """An engine for the URL; nothing is connected yet."""
    if url.get_backend_name() == SQLITE:
        return open_sqlite(url)
    try:
        import_module(DRIVERS[POSTGRESQL])
    except ImportError:
        raise Refused("no_driver", what="PostgreSQL", package=DRIVERS[POSTGRESQL], extra="postgres") from None
    return create_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=2 * CONNECTIONS,
        pool_pre_ping=True,
        pool_recycle=1800,
        pool_timeout=WAIT_SECONDS,
        connect_args={
            "options": " ".join(f"-c {name}={value}" for name, value in TIMEOUTS.items()),
            "connect_timeout": WAIT_SECONDS,
        },
    )


def open_sqlite(url: URL) -> Engine:
    assert url.database is not None
    folder = Path(url.database).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Refused("cannot_make_folder", folder=str(folder), why=error.strerror or str(error)) from None
    make_private(Path(url.database).absolute())
    engine = create_engine(url, pool_size=CONNECTIONS, max_overflow=2 * CONNECTIONS, pool_timeout=WAIT_SECONDS)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        # Python's module would begin transactions by its own rules; "begin" below does it by ours.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {WAIT_MILLISECONDS}")
        keep_a_log(cursor)
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Whoever means to write says so at once: a reader that becomes a writer may find it is too late.
        options = connection.get_execution_options()
        if options.get("migrates"):
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {1000 * MIGRATION_SECONDS}")
        how = "IMMEDIATE" if options.get("writes") else "DEFERRED"
        connection.exec_driver_sql(f"BEGIN {how}")

    return engine


def keep_a_log(cursor: sqlite3.Cursor) -> None:
    """Write-ahead logging, for good. SQLite does not wait while another process turns it on: so we do."""
    until = monotonic() + WAIT_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.01)
        else:
            return


def files_of(file: Path) -> list[Path]:
    """An SQLite database, and what lies beside it while it is in use."""
    return [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))]


def make_private(file: Path) -> None:
    """Nobody else may read an SQLite database; its folder neither, if that is ours alone. SQLite's own files follow."""
    if sys.platform == "win32":
        return
    # A new one is made so from the first; what it is no database may tell when it is opened.
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    own = [file.parent] if file.parent == data_folder().absolute() else []
    for path in (*files_of(file), *own):
        with suppress(OSError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & 0o077 and not path.is_char_device():
                path.chmod(mode & 0o700)
                logs.say("made_private", path=str(path), was=f"{mode:04o}")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; Refused if it cannot be reached or comes from a newer version."""
    try:
        with engine.execution_options(writes=True, migrates=True).begin() as connection:
            if engine.dialect.name == POSTGRESQL:
                # What a new form needs may take longer than anything a player asks for.
                for name in TIMEOUTS:
                    connection.execute(text(f"SET LOCAL {name} = 0"))
                # Several processes may start at once; the lock goes with the transaction.
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            upgrade(connection)
        # The connection that was so patient must not serve players.
        engine.dispose()
    except DBAPIError as error:
        raise unusable(first_line(error.orig or error)) from None
    except OSError as error:
        raise unusable(error.strerror or str(error)) from None


class Lines:
    """The connections to a database that are open, so that somebody else than who waits there can hang up."""

    def __init__(self, engine: Engine) -> None:
        self.open: dict[int, Any] = {}
        event.listen(engine, "connect", lambda connection, _: self.open.update({id(connection): connection}))
        event.listen(engine, "close", lambda connection, _: self.open.pop(id(connection), None))

    def hang_up(self) -> None:
        """End whatever waits for an answer. PostgreSQL's connections are lost by it, SQLite's are not."""
        for connection in list(self.open.values()):
            # Either may be closed in this moment by the thread that has it.
            with suppress(Exception):
                if isinstance(connection, sqlite3.Connection):
                    connection.interrupt()
                else:
                    with socket.socket(fileno=os.dup(connection.fileno())) as line:
                        line.shutdown(socket.SHUT_RDWR)


def alembic_config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "tidefall.server:migrations")
    return config


def check_form(connection: Connection) -> None:
    """Refused if a database has not the form that this version makes; it is left alone."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    forms = [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]
    form = MigrationContext.configure(connection).get_current_revision()
    if form is None:
        raise Refused("no_database", because=saying("database-empty"))
    if form not in forms:
        raise Refused("newer_database")
    if form != forms[0]:
        raise Refused("older_database")


def upgrade(connection: Connection, to: str = "head") -> None:
    from alembic import command
    from alembic.util import CommandError

    config = alembic_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError:
        raise Refused("newer_database") from None


def unusable(why: str) -> Refused:
    return Refused("no_database", because=saying("database-unusable", why=why))


def first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")
