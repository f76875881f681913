"""The games and option sets of which the suite keeps digests, playthroughs and finished games."""

from __future__ import annotations

from typing import Any

import rising_play
import survive_options
from option_sets import title

SETS: dict[str, list[dict[str, Any]]] = {"survive": survive_options.SETS, "rising": rising_play.SETS}
EACH: list[tuple[str, dict[str, Any]]] = [(game, options) for game, sets in SETS.items() for options in sets]


def called(value: str | dict[str, Any]) -> str:
    """A game or an option set in the name of a test."""
    return value if isinstance(value, str) else title(value)
