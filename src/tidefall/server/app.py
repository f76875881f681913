"""The web application: routes, and what is around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket

from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown
from tidefall.server import openapi, page, problems
from tidefall.server.blocks import Doorkeeper
from tidefall.server.guard import Guard, deny
from tidefall.server.lobby import Lobby
from tidefall.server.play import Connection

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from tidefall.server.hub import Hub

SMALL: int = 1000
"""Answers shorter than this are not worth compressing."""


def make_app(
    hub: Hub, origins: tuple[str, ...] = (), metrics_for: tuple[str, ...] = (), hosts: tuple[str, ...] = ()
) -> ASGIApp:
    """The application over a hub that has been started.

    `origins` are other sites whose pages may use it, `metrics_for` addresses that may see /metrics, `hosts` names that
    it goes by.
    """
    lobby = Lobby(hub, hub.limits, metrics_for)

    async def play(socket: WebSocket) -> None:
        await Connection(socket, hub).serve()

    api = Router(
        [
            Route("/games", lobby.games),
            Route("/rules/{game}", lobby.rules),
            Route("/tables", lobby.tables, methods=["GET", "POST"]),
            Route("/tables/{id}", lobby.table),
            Route("/tables/{id}/join", lobby.join, methods=["POST"]),
            Route("/tables/{id}/record", lobby.record),
            Route("/tables/{id}/replay", lobby.replay),
            Route("/openapi.json", openapi.document),
            Route("/schemas/wire.json", openapi.schemas),
            Route("/play", upgrade_required),
            WebSocketRoute("/play", play),
        ],
        redirect_slashes=False,
        default=nothing_here,
    )
    allowed = Middleware(
        CORSMiddleware,
        allow_origins=origins,
        allow_methods=["GET", "POST"],
        allow_headers=["authorization", "content-type"],
    )
    app = Starlette(
        routes=[
            Mount("/api", api),
            Route("/healthz", lobby.health),
            Route("/metrics", lobby.metrics),
            Route("/{path:path}", page.page),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=SMALL), *([allowed] if origins else [])],
        exception_handlers={
            Refused: problems.refused,
            HTTPException: problems.of_the_framework,
            Exception: problems.mistake,
        },
    )
    app.router.redirect_slashes = False
    app.router.default = nothing_here
    for name, help, measure in (
        ("tidefall_connections", "Websockets at tables.", hub.connections),
        ("tidefall_tables_in_memory", "Tables in memory.", lambda: len(hub.tables)),
    ):
        hub.metrics.gauge(name, help, measure)
    return Guard(Doorkeeper(app, hub.blocks), hub.limits, hub.metrics, origins, hosts)


async def upgrade_required(request: Request) -> Response:
    headers = {"upgrade": "websocket", "connection": "upgrade"}
    return problems.problem(Refused("upgrade_required"), problems.language(request.scope), headers)


async def nothing_here(scope: Scope, receive: Receive, send: Send) -> None:
    refused = Refused("no_such_path", path=shown(scope["path"]))
    if scope["type"] == "websocket":
        await deny(scope, receive, send, refused)
    else:
        await problems.problem(refused, problems.language(scope))(scope, receive, send)
