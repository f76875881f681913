"""Answers over HTTP: data as JSON, and every refusal as a `Problem` with a fitting status."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tidefall.kernel.errors import Refused
from tidefall.server.wire import Problem

JSON: Final = "application/json"
STATUS: Final = {
    "bad_json": 400,
    "bad_query": 400,
    "bad_origin": 403,
    "bad_token": 403,
    "blocked": 403,
    "closed": 403,
    "not_for_you": 403,
    "shut_out": 403,
    "no_such_table": 404,
    "no_such_path": 404,
    "no_rulebook": 404,
    "wrong_method": 405,
    "started": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "no_such_seat": 409,
    "seat_locked": 409,
    "table_full": 409,
    "not_over": 409,
    "other_rules": 409,
    "other_catalogue": 409,
    "newer_table": 409,
    "too_slow": 408,
    "length_required": 411,
    "too_large": 413,
    "too_long": 414,
    "not_json": 415,
    "bad_host": 421,
    "upgrade_required": 426,
    "too_fast": 429,
    "too_many_connections": 429,
    "server_error": 500,
    "stopping": 503,
    "full": 503,
    "unavailable": 503,
}
NOT_TO_BE_GRANTED: Final = 422
"""The status of a refusal by its code; any other was well said but cannot be granted."""


SOON: Final = ("too_fast", "too_many_connections", "full")
"""What may be granted in a moment."""


def status_of(code: str) -> int:
    return STATUS.get(code, NOT_TO_BE_GRANTED)


def answer(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def problem(code: str, reason: str, headers: dict[str, str] | None = None) -> Response:
    body = msgspec.json.encode(Problem(code, reason))
    after = {"retry-after": "1"} if code in SOON else {}
    return Response(body, status_of(code), {**after, **(headers or {})}, media_type=JSON)


def raw(response: Response) -> bytes:
    """An answer as it goes over the wire, for a connection that ends with it."""
    head = [f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}".encode()]
    head += [name + b": " + value for name, value in (*response.raw_headers, (b"connection", b"close"))]
    return b"\r\n".join([*head, b"", bytes(response.body)])


async def refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error.code, error.reason)


async def of_the_framework(request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself: unknown paths and wrong methods."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    if error.status_code == 405:
        allowed = headers.get("Allow", "other methods")
        return problem("wrong_method", f"{request.url.path} does not take {request.method}, but {allowed}.", headers)
    if error.status_code == 404:
        return problem("no_such_path", f"There is nothing at {request.url.path}.", headers)
    body = msgspec.json.encode(Problem("bad_request", f"{error.detail}."))
    return Response(body, error.status_code, headers, media_type=JSON)


async def mistake(_request: Request, _error: Exception) -> Response:
    """Nobody foresaw it. The log tells more; the answer does not."""
    return problem("server_error", "The server made a mistake.")
