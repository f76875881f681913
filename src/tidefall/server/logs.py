"""What the server says of itself: one event a line on the error stream, as JSON, or in short at a terminal.

An event has a name and plain fields. Tokens, chat and anything of a game never go in.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from typing import Any, Final, TextIO

LOGGER: Final = logging.getLogger("tidefall.server")
QUIET: Final = ("uvicorn.access", "uvicorn.asgi", "sqlalchemy", "alembic", "asyncio", "websockets")

PLAIN: Final = re.compile(r"[^\s=\"\\]+")
ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
SELDOM_SECONDS: Final = 10
SELDOM: Final[dict[str, tuple[float, int]]] = {}
"""When something was last said, and how often it could have been said since."""


def say(event: str, **fields: Any) -> None:
    """Something worth knowing happened."""
    LOGGER.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    LOGGER.warning(event, extra={"fields": fields})


def warn_seldom(event: str, **fields: Any) -> None:
    """Warn of something that strangers can make happen as often as they like: the first time, then now and then."""
    last, unsaid = SELDOM.get(event, (-SELDOM_SECONDS, 0))
    now = time.monotonic()
    if now - last < SELDOM_SECONDS:
        SELDOM[event] = (last, unsaid + 1)
    else:
        SELDOM[event] = (now, 0)
        warn(event, **fields, **({"unsaid": unsaid} if unsaid else {}))


def fail(event: str, error: BaseException | None = None, **fields: Any) -> None:
    """Something went wrong that nobody foresaw; the traceback goes along."""
    LOGGER.error(event, exc_info=error, extra={"fields": fields})


def set_up(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Let all loggers of the process speak in this form."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(HumanForm() if stream.isatty() else JsonForm())
    handler.addFilter(is_no_error_of_a_client)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", *QUIET):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


def is_no_error_of_a_client(record: logging.LogRecord) -> bool:
    """What uvicorn calls an error is one only if it says that the application failed; else a client sent nonsense."""
    return record.name != "uvicorn.error" or record.getMessage().startswith("Exception in ASGI")


class JsonForm(logging.Formatter):
    """`{"time": "2026-01-31T12:00:00.000Z", "level": "info", "event": "table_created", "table": ...}`"""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            **event_of(record),
        }
        # Nothing but plain ASCII: whoever looks at the log in a terminal must not be shown a stranger's escapes.
        return json.dumps(line, separators=(",", ":"), default=str).replace("\x7f", r"\u007f")


class HumanForm(logging.Formatter):
    """`12:00:00 table_created game=...`, with the traceback under an error."""

    def format(self, record: logging.LogRecord) -> str:
        told = event_of(record)
        trace = told.pop("traceback", "")
        event = told.pop("event")
        words = " ".join(f"{name}={shown(value)}" for name, value in told.items())
        mark = "" if record.levelno < logging.WARNING else f"{record.levelname}: "
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        below = "".join(f"\n  | {escaped(line)}" for line in trace.splitlines())
        return f"{when} {mark}{escaped(event)} {words}".rstrip() + below


def event_of(record: logging.LogRecord) -> dict[str, Any]:
    """The event and its fields; a line of somebody else's logger is an event "message"."""
    if record.name == LOGGER.name:
        told = {"event": record.getMessage(), **getattr(record, "fields", {})}
    else:
        told = {"event": "message", "logger": record.name, "message": record.getMessage().strip()}
    if record.exc_info and record.exc_info[1] is not None:
        told["error"] = type(record.exc_info[1]).__name__
        told["traceback"] = "".join(traceback.format_exception(record.exc_info[1])).rstrip()
    return told


def shown(value: object) -> str:
    r"""A value that can be told from the next one, and from a line of the log.

    >>> print(shown("/table/abc"), shown("a b=c"), shown("x\n12:00:00 started"), shown("\x1b[2J"))
    /table/abc "a b=c" "x\n12:00:00 started" "\x1b[2J"
    """
    text = escaped(str(value))
    return text if PLAIN.fullmatch(text) else f'"{text}"'


def escaped(text: str) -> str:
    r"""The same with nothing that a terminal would act upon: no controls, no marks that turn text around."""
    return "".join(c if c.isprintable() and c not in '"\\' else ESCAPES.get(c, escape(c)) for c in text)


def escape(c: str) -> str:
    return f"\\x{ord(c):02x}" if ord(c) < 0x100 else f"\\u{ord(c):04x}" if ord(c) < 0x10000 else f"\\U{ord(c):08x}"
