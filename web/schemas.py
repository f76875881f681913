"""Writes web/schemas, from which the page's types are made: `make types` runs this and then scripts/types.mjs.

One file for the wire and one for each game. Whatever has a title is a definition of its own, so that a type is written
down once and has that name.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tidefall import registry
from tidefall.server import openapi

FOLDER = Path(__file__).resolve().parent / "schemas"
UNIONS = {"client": "ClientMessage", "server": "ServerMessage"}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path in set(FOLDER.glob("*.json")) - set(written := files()):
        path.unlink()
    for path, text in written.items():
        path.write_text(text, "utf-8")


def files() -> dict[Path, str]:
    """What each file has to say."""
    told = {"wire": wire(), **{name: views(name) for name in registry.names()}}
    return {FOLDER / f"{name}.json": json.dumps(schema, indent=1) + "\n" for name, schema in told.items()}


def wire() -> dict[str, Any]:
    schemas = openapi.wire_schemas()
    definitions: dict[str, Any] = {}
    for name, schema in schemas["$defs"].items():
        define(UNIONS.get(name, name), schema, definitions)
    return {"protocol": schemas["protocol"], "$defs": definitions}


def views(game: str) -> dict[str, Any]:
    schemas = registry.load_game(game).schemas()
    definitions: dict[str, Any] = {}
    define("Observation", schemas["observation"], definitions)
    for view in ("choices", "events"):
        parted(schemas[view]["items"], definitions)
    return {"$defs": definitions}


def define(name: str, schema: dict[str, Any], definitions: dict[str, Any]) -> None:
    own = {key: parted(part, definitions) for key, part in schema.items() if key not in ("title", "$schema")}
    if definitions.setdefault(name, own) != own:
        raise ValueError(f"Two different schemas are called {name}.")


def parted(schema: Any, definitions: dict[str, Any]) -> Any:
    """The schema with references in the places of what has a title."""
    if isinstance(schema, list):
        return [parted(part, definitions) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if isinstance(title := schema.get("title"), str):
        define(title, schema, definitions)
        return {"$ref": f"#/$defs/{title}"}
    return {key: parted(part, definitions) for key, part in schema.items()}


if __name__ == "__main__":
    main()
