"""`tidefall admin vacuum, backup, restore`: the database as a whole."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from sqlalchemy import func, inspect, select
from sqlalchemy.exc import DBAPIError

from tidefall import Refused
from tidefall.cli import screen
from tidefall.cli.admin.reaching import file_of, in_bytes, reached, url_of
from tidefall.server import database
from tidefall.server.schema import PROCESSES

if TYPE_CHECKING:
    from sqlalchemy import URL

    from tidefall.words import Voice

PAGES: Final = 2000
"""Copied at a time, between two looks at the progress."""
BUSY_SECONDS: Final = 30


def vacuum(url: str | None, say: Voice) -> int:
    with reached(url) as engine:
        file = file_of(engine.url)
        if file is not None:
            before = size_of(file)
            with closing(sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            now = in_bytes(size_of(file), say)
            print(say("admin-vacuumed", file=str(file), before=in_bytes(before, say), now=now))
            return 0
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            for name in database.TIMEOUTS:
                connection.exec_driver_sql(f"SET {name} = 0")
            connection.exec_driver_sql("VACUUM (ANALYZE)")
    print(say("admin-vacuumed-postgresql"))
    return 0


def size_of(file: Path) -> int:
    """With what was written last and lies beside it."""
    return sum(part.stat().st_size for part in database.files_of(file) if part.exists())


# Copies.


def backup(url: str | None, file: Path, force: bool, say: Voice) -> int:
    file = file.absolute()
    if file.is_dir():
        raise Refused("is_a_folder", file=str(file))
    if file.exists() and not force:
        raise Refused("copy_exists", file=str(file))
    if not file.parent.is_dir():
        raise Refused("no_folder", file=str(file), folder=str(file.parent))
    half = file.with_name(f".{file.name}.{os.getpid()}")
    with reached(url) as engine:
        source = file_of(engine.url)
        if source is not None and file.exists() and file.samefile(source):
            raise Refused("same_file", file=str(file))
        try:
            os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            if source is not None:
                copy(source, half, say)
                check(half)
            else:
                pg("pg_dump", engine.url, "--format=custom", f"--file={half}")
            half.replace(file)
        finally:
            half.unlink(missing_ok=True)
    print(say("admin-copied", file=str(file), size=in_bytes(file.stat().st_size, say)))
    return 0


def copy(source: Path, target: Path, say: Voice) -> None:
    """As of one moment, whoever writes meanwhile."""
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=BUSY_SECONDS)) as reader,
        closing(sqlite3.connect(target)) as writer,
        progress_bar(say) as progress,
    ):
        reader.execute("BEGIN")
        # From here on the reader sees nothing new: otherwise every write would make the copy begin anew.
        reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
        task = progress.add_task("")
        reader.backup(
            writer,
            pages=PAGES,
            progress=lambda _, left, total: progress.update(task, total=total, completed=total - left),
        )
        writer.execute("PRAGMA journal_mode = DELETE")


def check(file: Path) -> None:
    """Refused if a file is not a whole database of tables."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            known = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise Refused("bad_copy", file=str(file), why=str(error)) from None
    if verdict != "ok" or known is None:
        raise Refused("damaged_copy", file=str(file), why=database.first_line(Exception(verdict)))


def restore(url: str | None, file: Path, yes: bool, say: Voice) -> int:
    file = file.absolute()
    if not file.is_file():
        raise Refused("no_file", file=str(file))
    target = url_of(url)
    place = file_of(target)
    if place is not None:
        return restore_file(file, place, yes, say)
    if not yes:
        print(say("admin-would-restore-all", file=str(file), database=target.render_as_string()))
        return 0
    check_unused(target)
    pg(
        "pg_restore",
        target,
        "--clean",
        "--if-exists",
        "--no-owner",
        "--single-transaction",
        "--exit-on-error",
        str(file),
    )
    print(say("admin-restored", file=str(file), before=None))
    return 0


def check_unused(url: URL) -> None:
    """Refused if a server has said lately that it runs on a database. It may be an empty one."""
    engine = database.open_engine(url)
    try:
        with engine.connect() as connection:
            if inspect(connection).has_table(PROCESSES.name):
                seen = connection.execute(select(func.max(PROCESSES.c.seen))).scalar()
                if seen is not None and time.time() - seen < BUSY_SECONDS:
                    raise Refused("in_use", file=None)
    except DBAPIError as error:
        raise database.unusable(database.first_line(error.orig or error)) from None
    finally:
        engine.dispose()


def restore_file(file: Path, place: Path, yes: bool, say: Voice) -> int:
    check(file)
    if place.exists() and file.samefile(place):
        raise Refused("same_file", file=str(file))
    if not yes:
        print(say("admin-would-restore", file=str(file), place=str(place)))
        return 0
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    kept = None
    if place.exists():
        kept = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    with closing(sqlite3.connect(place, timeout=1, isolation_level=None)) as writer:
        alone(writer, place)
        if kept is not None:
            with closing(sqlite3.connect(kept)) as before:
                kept.chmod(0o600)
                writer.backup(before)
                before.execute("PRAGMA journal_mode = DELETE")
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as reader, progress_bar(say) as progress:
            task = progress.add_task("")
            reader.backup(
                writer,
                pages=PAGES,
                progress=lambda _, left, total: progress.update(task, total=total, completed=total - left),
            )
    database.make_private(place)
    print(say("admin-restored", file=str(place), before=None if kept is None else str(kept)))
    return 0


def alone(writer: sqlite3.Connection, place: Path) -> None:
    """Keep everybody else out of a file; Refused if somebody has it open."""
    try:
        writer.execute("PRAGMA locking_mode = EXCLUSIVE")
        writer.execute("BEGIN EXCLUSIVE")
        writer.execute("COMMIT")
    except sqlite3.OperationalError:
        raise Refused("in_use", file=str(place)) from None
    except sqlite3.DatabaseError as error:
        raise Refused("bad_database", file=str(place), why=str(error)) from None


def pg(program: str, url: URL, *words: str) -> None:
    """Let PostgreSQL's own program do it. The password goes where other users of the machine do not see it."""
    found = shutil.which(program)
    if found is None:
        raise Refused("no_program", program=program)
    shown = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    secret = {"PGPASSWORD": str(url.password)} if url.password is not None else {}
    done = subprocess.run(
        [found, f"--dbname={shown}", *words], env={**os.environ, **secret}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Refused("pg_failed", program=program, why=database.first_line(Exception(done.stderr)))


def progress_bar(say: Voice) -> Progress:
    """For people only: on the error stream, and only if it is a terminal."""
    console = screen.console(stderr=True)
    columns = (TextColumn(say("admin-progress-pages")), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
