"""The published descriptions: they are well formed, and the server does what they say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import jsonschema_rs
import pytest

from server_helpers import Client, Server, asynchronous, new_table
from tidefall import registry
from tidefall.server import openapi
from tidefall.server.games import game_info

EXAMPLES = 15
CONFIGURATION = """
[checks.positive_data_acceptance]
# What is well said may still be impossible (422), too late (409) or about a table that is not there (404).
expected-statuses = ["2xx", 404, 409, 422]

[checks.negative_data_rejection]
# What is wrong may also be too long to be looked at (414).
expected-statuses = [400, 403, 404, 405, 409, 411, 413, 414, 415, 421, 422]
"""


def test_the_documents_are_published(server: Server) -> None:
    assert server.get("/api/openapi.json").json() == json.loads(json.dumps(openapi.openapi()))
    assert server.get("/api/schemas/wire.json").json() == json.loads(json.dumps(openapi.wire_schemas()))


def test_the_schemas_are_schemas() -> None:
    jsonschema_rs.meta.validate(openapi.wire_schemas())
    for schema in openapi.openapi()["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)


def test_the_server_does_what_the_document_says(server: Server, tmp_path: Path) -> None:
    """Schemathesis makes requests up, good and bad ones; none may get an answer that is not in the document."""
    configuration = tmp_path / "schemathesis.toml"
    configuration.write_text(CONFIGURATION)
    program = "import sys; from schemathesis.cli import schemathesis; sys.exit(schemathesis())"
    words = ["--config-file", str(configuration), "run", f"{server.url}/api/openapi.json"]
    words += ["--max-examples", str(EXAMPLES), "--seed", "1", "--generation-database", "none"]
    done = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert "Tested: 9" in done.stdout


@pytest.mark.parametrize("game", registry.names())
def test_the_document_knows_what_a_game_has(server: Server, game: str) -> None:
    """Seats, bots and options that the server refuses are not in the document either."""
    components = openapi.openapi()["components"]
    schema = {"$ref": "#/components/schemas/NewTable", "components": components}
    document = jsonschema_rs.Draft202012Validator(schema)
    fewest, most = game_info(game).seats
    other = {"squid": True} if game != "survive" else {"vote": True}
    bodies = [
        new_table(*["you"] * fewest, game=game),
        new_table(*["you"] * most, game=game),
        new_table("you", "random", game=game),
        new_table("you", "random", game=game, options={"seats": 2}),
        new_table(*["you"] * (fewest - 1), game=game),
        new_table(*["you"] * (most + 1), game=game),
        new_table("you", "stranger", game=game),
        new_table("you", "random", game=game, options={"luck": 1}),
        new_table("you", "random", game=game, options=other),
    ]
    allowed = [document.is_valid(body) for body in bodies]
    assert allowed == [server.post("/api/tables", body).status_code == 201 for body in bodies]
    assert allowed == [True] * 4 + [False] * 5


@asynchronous
async def test_what_is_said_at_a_table_fits_the_schemas(server: Server) -> None:
    schemas = openapi.wire_schemas()
    client_says = jsonschema_rs.Draft202012Validator({**schemas, **schemas["$defs"]["client"]})
    server_says = jsonschema_rs.Draft202012Validator({**schemas, **schemas["$defs"]["server"]})
    ticket = server.new_table("you", "random", start=True)
    async with await Client.at(server, ticket) as ann:
        await ann.until(Client.is_asked)
        await ann.ask({"type": "ask_hint", "seat": 0})
        await ann.act(ann.game["choices"][0]["action"])
        await ann.refused("act", seat=0, at=0, action=0)
        await ann.done("say", text="hello")
        await ann.until(Client.is_asked)
        async with await Client.at(server, {"table": ticket["table"]}):
            await ann.next("presence")
        await ann.send({"type": "ping"})
        await ann.next("pong")
        await ann.send({"type": "hello", "protocol": 2, "table": ticket["table"]})
        await ann.next("bye")
    for message in ann.heard:
        server_says.validate(message)
    assert {message["type"] for message in ann.heard} == {
        *("welcome", "update", "presence", "ack", "refused", "hint", "pong", "bye")
    }
    client_says.validate({"type": "hello", "protocol": 1, "table": "a" * 16, "lang": "es", "seen": 3})
    client_says.validate({"type": "do", "key": "k", "command": {"do": "act", "seat": 0, "at": 1, "action": "R6@F5"}})
    assert not client_says.is_valid({"type": "do", "key": "k", "command": {"do": "fly"}})
    assert not client_says.is_valid({"type": "hello", "protocol": 1, "table": "short"})
