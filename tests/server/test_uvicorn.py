"""What the server relies upon in uvicorn without being promised it.

`server/websocket.py` and `server/visitor.py` are classes of our own for uvicorn's settings `ws` and `http`. Their
arguments, the class that `http="h11"` stands for, and how that hands a connection over are not written down anywhere.
pyproject.toml therefore names the versions that have been looked at. If one of these tests fails with a newer version,
read the two files beside uvicorn's `protocols/http/h11_impl.py` and `server.py` again before the range is widened.
"""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import uvicorn

ARGUMENTS = ["config", "server_state", "app_state", "_loop"]


def loaded() -> uvicorn.Config:
    config = uvicorn.Config(lambda: None, http="h11", ws="none", lifespan="off", log_config=None)
    config.load()
    return config


def test_the_versions_that_were_looked_at_are_named() -> None:
    project = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [name for name in project["optional-dependencies"]["server"] if name.startswith(("uvicorn", "websockets"))]
    assert wanted == ["uvicorn>=0.54,<0.55", "websockets>=17,<18"]
    assert version("uvicorn").startswith("0.54.")
    assert version("websockets").startswith("17.")


def test_the_http_protocol_is_made_from_what_we_give_it() -> None:
    """`Visitor` makes one, and gives it a state of its own that comes out in every scope."""
    made = loaded().http_protocol_class
    assert issubclass(made, asyncio.Protocol)
    assert list(inspect.signature(made).parameters) == ARGUMENTS


def test_the_websocket_is_made_as_ours_is() -> None:
    from tidefall.server.websocket import WebSocket

    assert list(inspect.signature(WebSocket).parameters) == ARGUMENTS
    source = inspect.getsource(loaded().http_protocol_class)
    for call in (
        "protocol = self.ws_protocol_class(",
        "app_state=self.app_state",
        "protocol.connection_made(self.transport)",
        'protocol.data_received(b"".join(output))',
        "self.transport.set_protocol(protocol)",
        '"state": self.app_state.copy()',
    ):
        assert call in source, f"uvicorn hands websockets over in another way: {call} is gone"


def test_a_server_may_have_no_sockets_of_its_own() -> None:
    """The gate listens instead; uvicorn keeps the time, heeds signals and ends what is left."""

    async def run() -> Any:
        server = uvicorn.Server(loaded())
        server.should_exit = True
        await server.serve(sockets=[])
        return server

    server = asyncio.run(run())
    assert server.servers == []
    assert server.server_state.connections == set()
    assert server.server_state.tasks == set()
