"""Spirits: which serve those on a site (M-10.8, M-11.10). There is one for each peninsula."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.rules.content import BOOK, CHANNELER, SPIRITS
from tidefall.rising.rules.figures import THE_HOLOGRAM
from tidefall.rising.rules.island import ARMS, PENINSULAS, peninsula_of
from tidefall.rising.rules.monstrosities.powers import leader_of
from tidefall.rising.rules.monstrosities.store import HOLOGRAM_SPIRIT, LATTICE, LEADER_SPIRIT
from tidefall.rising.rules.state import NONE, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64

NUMBER_OF_SPIRITS: Final[i64] = len(SPIRITS)
SPIRIT_OF: Final = packed([[entry.peninsula for entry in BOOK.spirits].index(name) for name in PENINSULAS])
"""The Spirit of a peninsula."""
ARM_OF: Final = packed([PENINSULAS.index(entry.peninsula) for entry in BOOK.spirits])
assert len(BOOK.spirits) == ARMS


def number_of(state: RisingState, spirit: i64, name: str) -> i64:
    """A number of a Spirit in the catalogue."""
    return state.rules.catalogue.spirits[spirit].numbers[name]


def spirit_on(state: RisingState, site: i64) -> i64:
    """The Spirit that serves those who act on a tile, or NONE: each works in its own peninsula only."""
    arm = peninsula_of(site)
    if arm < 0:
        return NONE
    spirit = SPIRIT_OF[arm]
    if LATTICE.of(state, spirit):
        return spirit
    if LEADER_SPIRIT.of(state) == spirit + 1:
        leader = leader_of(state, CHANNELER)
        if leader != NONE and state.site(leader) == site:
            return spirit
    if HOLOGRAM_SPIRIT.of(state) == spirit + 1 and state.site(THE_HOLOGRAM) == site:
        return spirit
    return NONE
