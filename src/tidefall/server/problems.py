"""Answers over HTTP: data as JSON, and every refusal as a `Problem` with a fitting status."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown
from tidefall.server.wire import Problem, said
from tidefall.words import ENGLISH, languages

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
LONGEST_WISH: Final = 200
"""How much of a list of languages is read."""


def status_of(code: str) -> int:
    return STATUS.get(code, NOT_TO_BE_GRANTED)


def answer(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def problem(
    refused: Refused, lang: str = ENGLISH, headers: dict[str, str] | None = None, status: int | None = None
) -> Response:
    body = msgspec.json.encode(Problem(refused.code, said(refused), refused.told(lang)))
    own = {"content-language": lang, "vary": "accept-language"}
    if refused.code in SOON:
        own["retry-after"] = "1"
    return Response(body, status or status_of(refused.code), {**own, **(headers or {})}, media_type=JSON)


def language(scope: Scope) -> str:
    """The language in which somebody wants to read why not: the one they like best of those there are, or English.

    Browsers say it as in `es-AR, es;q=0.9, en;q=0.8`; what cannot be read counts for nothing.
    """
    known = languages()
    best, most = ENGLISH, 0.0
    for wish in Headers(scope=scope).get("accept-language", "")[:LONGEST_WISH].lower().split(","):
        tag, _, weight = wish.partition(";")
        lang = tag.strip().partition("-")[0]
        try:
            much = float(weight.partition("=")[2]) if weight else 1.0
        except ValueError:
            continue
        if lang in known and most < much <= 1:
            best, most = lang, much
    return best


def raw(response: Response) -> bytes:
    """An answer as it goes over the wire, for a connection that ends with it."""
    head = [f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}".encode()]
    head += [name + b": " + value for name, value in (*response.raw_headers, (b"connection", b"close"))]
    return b"\r\n".join([*head, b"", bytes(response.body)])


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error, language(request.scope))


async def of_the_framework(request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself: unknown paths and wrong methods."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    if error.status_code == 405:
        allowed = sorted(method.strip() for method in headers.get("Allow", "").split(","))
        wrong = Refused("wrong_method", path=shown(request.url.path), method=shown(request.method), allowed=allowed)
        return problem(wrong, language(request.scope), headers)
    if error.status_code == 404:
        return problem(Refused("no_such_path", path=shown(request.url.path)), language(request.scope), headers)
    return problem(Refused("bad_request", why=error.detail), language(request.scope), headers, error.status_code)


async def mistake(request: Request, _error: Exception) -> Response:
    """Nobody foresaw it. The log tells more; the answer does not."""
    return problem(Refused("server_error"), language(request.scope))
