"""The API described for programs: an OpenAPI document, and the JSON Schemas of everything on the wire.

Both are made from the types in `wire`, so that they cannot say anything else than the server does.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import tidefall
from tidefall import registry, words
from tidefall.server import wire
from tidefall.server.games import game_info
from tidefall.server.problems import JSON, answer, status_of

REFERENCE: Final = "#/components/schemas/{name}"
TABLE_ID: Final = {
    "name": "id",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[a-z0-9]{16}$"},
}
LANGUAGE: Final = {"type": "string", "enum": words.languages()}
BODIES: Final = (wire.NewTable, wire.JoinTable)
ANSWERS: Final = (
    list[wire.GameInfo],
    wire.TableList,
    wire.TableSummary,
    wire.Ticket,
    wire.Replay,
    wire.Health,
    wire.Problem,
)


async def document(_request: Request) -> Response:
    return answer(openapi())


async def schemas(_request: Request) -> Response:
    return answer(wire_schemas())


@cache
def openapi() -> dict[str, Any]:
    _, components = msgspec.json.schema_components([*BODIES, *ANSWERS], ref_template=REFERENCE)
    components["NewTable"]["properties"]["game"]["enum"] = registry.names()
    components["NewTable"]["allOf"] = [only_for(name) for name in registry.names()]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tidefall",
            "version": tidefall.__version__,
            "summary": "Tables of board games: the lobby, and what became of finished games.",
            "description": (
                "Play itself goes over the websocket at `/api/play`; its messages are in `/api/schemas/wire.json`. "
                "Every answer from 400 on is a Problem: a stable code and a sentence."
            ),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths(),
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "The token of your ticket to the table."}
            },
        },
    }


def only_for(name: str) -> dict[str, Any]:
    """What a table of this game may have: its seats, its bots, its options."""
    info = game_info(name)
    bots = {
        "if": {"properties": {"kind": {"const": "bot"}}},
        "then": {"properties": {"bot": {"enum": [None, *(bot.name for bot in info.bots)]}}},
    }
    options = {"propertyNames": {"enum": ["seats", *(option.name for option in info.options)]}}
    seats = {"minItems": info.seats[0], "maxItems": info.seats[1], "items": bots}
    return {
        "if": {"properties": {"game": {"const": name}}},
        "then": {"properties": {"options": options, "seats": seats}},
    }


@cache
def wire_schemas() -> dict[str, Any]:
    """Every message and every body, under `$defs`; `client` and `server` are what each side may say."""
    (client, server, *_), components = msgspec.json.schema_components(
        [wire.AnyClientMessage, wire.AnyServerMessage, *BODIES, *ANSWERS], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tidefall on the wire",
        "protocol": wire.PROTOCOL,
        "$defs": {**components, "client": client, "server": server},
    }


def links(*operations: str) -> dict[str, Any]:
    """Where one may go from a ticket."""
    table = {"parameters": {"id": "$response.body#/table"}}
    return {name: {"operationId": name, **table} for name in operations}


def paths() -> dict[str, Any]:
    games = {"type": "string", "enum": registry.names()}
    opening = operation("open_table", "Open a new table.", ref("Ticket"), [*POSTED], "201")
    opening["requestBody"] = body("NewTable", NEW_TABLE)
    opening["responses"]["201"]["links"] = links("table", "join", "record", "replay")
    return {
        "/api/games": {"get": operation("games", "The games there are.", array("GameInfo"), ["bad_query"])},
        "/api/rules/{game}": {
            "get": {
                **operation("rules", "The rules of a game, for people.", None, ["bad_query", "no_rulebook"]),
                "parameters": [
                    {"name": "game", "in": "path", "required": True, "schema": games},
                    {"name": "lang", "in": "query", "schema": {**LANGUAGE, "default": "en"}},
                ],
            }
        },
        "/api/tables": {
            "get": {
                **operation("tables", "Public tables, the last changed first.", ref("TableList"), ["bad_query"]),
                "parameters": [
                    query("status", {"enum": ["open", "playing", "over", "abandoned"], "type": "string"}),
                    query("game", games),
                    query("before", {"type": "number"}, "For the next page: `changed` of the last table."),
                    query("limit", {"type": "integer", "minimum": 1, "maximum": 100, "default": 20}),
                ],
            },
            "post": opening,
        },
        "/api/tables/{id}": {
            "get": {
                **operation("table", "A table, as the lobby sees it.", ref("TableSummary"), ["bad_query", *OF_TABLE]),
                "description": "Where spectators are kept behind, only those who sit there see what goes on.",
                "security": PERHAPS_A_TOKEN,
            },
            "parameters": [TABLE_ID],
        },
        "/api/tables/{id}/join": {
            "post": {
                **operation("join", "Join a table.", ref("Ticket"), ["seat_taken", *POSTED, *OF_TABLE], "201"),
                "requestBody": body("JoinTable", {"name": "Bob"}),
            },
            "parameters": [TABLE_ID],
        },
        "/api/tables/{id}/record": {
            "get": {
                **operation("record", "The record of a finished game.", {"type": "object"}, [*OF_FINISHED]),
                "description": NOT_FOR_ALL,
                "security": PERHAPS_A_TOKEN,
            },
            "parameters": [TABLE_ID],
        },
        "/api/tables/{id}/replay": {
            "get": {
                **operation("replay", "Moments of a finished game.", ref("Replay"), [*OF_FINISHED]),
                "description": NOT_FOR_ALL,
                "security": PERHAPS_A_TOKEN,
                "parameters": [
                    query("seat", {"type": "string", "pattern": "^([0-9]|1[0-5]|none)$", "default": "none"}),
                    {
                        "name": "lang",
                        "in": "query",
                        "description": "Adds sentences in this language to what is said.",
                        "schema": LANGUAGE,
                    },
                    query("first", {"type": "integer", "minimum": 0, "maximum": 1000000, "default": 0}),
                    query("count", {"type": "integer", "minimum": 1, "maximum": 100, "default": 100}),
                ],
            },
            "parameters": [TABLE_ID],
        },
        "/healthz": {"get": operation("health", "Whether the server is well.", ref("Health"), [])},
    }


NEW_TABLE: Final = {"game": registry.names()[0], "name": "Ann", "seats": [{"kind": "you"}, {"kind": "bot"}]}
POSTED: Final = ("bad_query", "bad_json", "bad_body", "bad_origin", "too_large", "not_json", "length_required")
OF_TABLE: Final = ("no_such_table",)
OF_FINISHED: Final = ("bad_query", "not_over", "not_for_you", *OF_TABLE)
NOT_FOR_ALL: Final = "Of a game without spectators only for those who sat there, who prove it with their token."
PERHAPS_A_TOKEN: Final[list[dict[str, list[str]]]] = [{}, {"token": []}]
ALWAYS: Final = ("too_fast", "unavailable", "too_long", "bad_host")
MARKDOWN: Final = {"text/markdown": {"schema": {"type": "string"}}}


def operation(
    name: str, summary: str, schema: dict[str, Any] | None, refusals: list[str], status: str = "200"
) -> dict[str, Any]:
    """One thing that can be asked; an answer without a schema is Markdown."""
    content = MARKDOWN if schema is None else {JSON: {"schema": schema}}
    problems = sorted({str(status_of(code)) for code in (*refusals, *ALWAYS)})
    refused = {"description": "Refused; the code says why.", "content": {JSON: {"schema": ref("Problem")}}}
    return {
        "operationId": name,
        "summary": summary,
        "responses": {status: {"description": "Granted.", "content": content}, **dict.fromkeys(problems, refused)},
    }


def ref(name: str) -> dict[str, Any]:
    return {"$ref": REFERENCE.format(name=name)}


def array(name: str) -> dict[str, Any]:
    return {"type": "array", "items": ref(name)}


def body(name: str, example: dict[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": {JSON: {"schema": ref(name), "example": example}}}


def query(name: str, schema: dict[str, Any], description: str = "") -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": schema, **({"description": description} if description else {})}
