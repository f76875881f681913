"""Names and looks of option sets and of data, for tests that go through many of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

LONGEST: Final = 20


def title(options: dict[str, Any]) -> str:
    """A short name: "4 players ch6 squid"; long values are left out."""
    told = [(name, str(value)) for name, value in options.items() if name != "seats"]
    words = [name if value == "True" or len(value) > LONGEST else f"{name}={value}" for name, value in told]
    return " ".join([f"{options['seats']} players", *words])


def file_name(options: dict[str, Any]) -> str:
    return title(options).replace(" players", "p").replace(" ", "_").replace("=", "-").replace(",", "-")


def covered(sets: Iterable[dict[str, Any]], defaults: dict[str, Any]) -> set[str]:
    """The options that are away from their defaults somewhere."""
    return {name for options in sets for name, value in options.items() if value != defaults[name]}


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True)
