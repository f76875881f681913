"""The games and option sets of which the suite keeps digests, playthroughs and finished games."""

from __future__ import annotations

from typing import Any

import rising_play
import survive_options
from option_sets import title

EXPANSION: list[dict[str, Any]] = [
    {"seats": 4, "level": 2, "monstrosities": True, "councilors": "random"},
    {"seats": 3, "level": 6, "monstrosities": True, "medusa": True, "offset": False, "councilors": "random"},
    {"seats": 5, "level": 3, "monstrosities": True, "harpies": True, "receding_waters": 1, "councilors": "random"},
    {"seats": 2, "level": 4, "monstrosities": True, "sea": True},
    {
        "seats": 7,
        "level": 8,
        "monstrosities": True,
        "medusa": True,
        "harpies": True,
        "sea": True,
        "councilors": "random",
    },
    {"seats": 1, "level": 1, "monstrosities": True, "red_skies": 2},
    {"seats": 2, "level": 2, "mechanical": True},
    {"seats": 2, "level": 5, "monstrosities": True, "mechanical": True},
]
"""Each option of the expansion once away from its default; from the beginning, so that councilors are dealt."""
SETS: dict[str, list[dict[str, Any]]] = {
    "survive": survive_options.SETS,
    "rising": [*rising_play.SETS, *EXPANSION],
}
EACH: list[tuple[str, dict[str, Any]]] = [(game, options) for game, sets in SETS.items() for options in sets]


def called(value: str | dict[str, Any]) -> str:
    """A game or an option set in the name of a test."""
    return value if isinstance(value, str) else title(value)
