"""The database that `tidefall admin` works on, and the times that people write."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from tidefall import Refused
from tidefall.kernel.notation import shown
from tidefall.kernel.speech import saying
from tidefall.server import database

if TYPE_CHECKING:
    from tidefall.words import Voice

UNITS: Final = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}
LONGEST: Final = 9
"""More digits than this are no time that anybody waits."""


def url_of(given: str | None) -> URL:
    return database.read_url(given or os.environ.get("TIDEFALL_DATABASE_URL") or database.default_url())


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database."""
    return Path(url.database or "").absolute() if url.get_backend_name() == database.SQLITE else None


@contextmanager
def reached(given: str | None) -> Iterator[Engine]:
    """The database as it is; Refused if there is none or it has another form than this version knows."""
    url = url_of(given)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise Refused("no_database", because=saying("database-missing", file=str(file)))
    engine = database.open_engine(url)
    try:
        with engine.connect() as connection:
            database.check_form(connection)
        yield engine
    except DBAPIError as error:
        raise database.unusable(database.first_line(error.orig or error)) from None
    finally:
        engine.dispose()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that may take its time."""
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == database.POSTGRESQL:
            for name in database.TIMEOUTS:
                connection.execute(text(f"SET LOCAL {name} = 0"))
        yield connection


def read_span(option: str, written: str) -> float:
    """Seconds, from what people write: 90d, 12h."""
    found = re.fullmatch(rf"(\d{{1,{LONGEST}}})([wdhms])", written.strip(), re.ASCII)
    if found is None or int(found[1]) == 0:
        raise Refused("bad_time", option=option, text=shown(written))
    return float(int(found[1]) * UNITS[found[2]])


def in_bytes(size: float, say: Voice) -> str:
    """
    >>> from tidefall.words import Voice
    >>> in_bytes(3_400_000, Voice("en")), in_bytes(3_400_000, Voice("es"))
    ('3.4 MB', '3,4 MB')
    """
    for unit in ("B", "kB", "MB"):
        if size < 1000:
            return f"{say.number(size, 0 if unit == 'B' else 1)} {unit}"
        size /= 1000
    return f"{say.number(size, 1)} GB"


def in_columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows under each other, however wide: what is printed may be a name that somebody copies.

    >>> print(in_columns([("table", "size"), ("a", "10 MB")]))
    table  size
    a      10 MB
    """
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)
