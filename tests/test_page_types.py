"""The page is written against the server's own description of what goes over the wire."""

from __future__ import annotations

import json
from pathlib import Path

from tidefall.server import openapi

WEB = Path(__file__).resolve().parent.parent / "web"


def test_the_page_knows_the_wire_as_it_is() -> None:
    """If not: fetch /api/schemas/wire.json into web/wire.schema.json and run `npm run types` there."""
    known = json.loads((WEB / "wire.schema.json").read_text("utf-8"))
    assert known == json.loads(json.dumps(openapi.wire_schemas()))
