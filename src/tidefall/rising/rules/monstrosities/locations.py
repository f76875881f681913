"""Locations: whether one is in play, and who finds room there (M-2.7, M-8.1 to M-8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.rules.content import BOOK
from tidefall.rising.rules.happenings import LOCATION_CLOSES, LOCATION_OPENS
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import FIRST_LOCATION, IS_DOUBLE, LOCATIONS, SITE_OF
from tidefall.rising.rules.monstrosities.store import LOCATIONS_IN_PLAY
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.state import RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64

WHO: Final = {entry.id: entry.who for entry in BOOK.locations}
IS_FOR_ANYONE: Final = packed([1 if WHO[name] == "anyone" else 0 for name in LOCATIONS])


def is_in_play(state: RisingState, site: i64) -> bool:
    """Whether a location lies beside the island."""
    return LOCATIONS_IN_PLAY.of(state, site - FIRST_LOCATION) == 1


def open_location(state: RisingState, site: i64) -> None:
    """A location comes from the reserve into play."""
    LOCATIONS_IN_PLAY.put(state, 1, site - FIRST_LOCATION)
    state.tell(LOCATION_OPENS, site)


def close_location(state: RisingState, site: i64) -> None:
    """A location goes back to the reserve."""
    LOCATIONS_IN_PLAY.put(state, 0, site - FIRST_LOCATION)
    state.tell(LOCATION_CLOSES, site)


class OpenToAnyone(Thing):
    """Locations that anybody may be placed on: as many as they have spaces for (M-8.4)."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.monstrosities

    def receives(self, state: RisingState, kind: i64, space: i64) -> bool:
        site = SITE_OF[space]
        if not IS_FOR_ANYONE[site - FIRST_LOCATION] or not is_in_play(state, site):
            return False
        return state.held[space] < (2 if IS_DOUBLE[site] else state.rules.printed[site])


THINGS.append(OpenToAnyone())
