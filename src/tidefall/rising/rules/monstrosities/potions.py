"""Potions: where they are, whom they serve, and playing one (M-10.3, M-10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules.content import ALCHEMIST, ENERGY, POTIONS
from tidefall.rising.rules.figures import THE_HOLOGRAM
from tidefall.rising.rules.happenings import POTION_PLAYED
from tidefall.rising.rules.monstrosities.powers import leader_of
from tidefall.rising.rules.monstrosities.store import DRUNK, HELD_POTIONS, HOLOGRAM_POTION
from tidefall.rising.rules.state import NONE, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64

NUMBER_OF_POTIONS: Final[i64] = len(POTIONS)
ELIXIR: Final[i64] = POTIONS.index("elixir_of_vitality")
TINCTURE: Final[i64] = POTIONS.index("tincture_of_shadow")
DRAUGHT: Final[i64] = POTIONS.index("draught_of_adamant")
PHILTER: Final[i64] = POTIONS.index("philter_of_fortune")


def number_of(state: RisingState, potion: i64, name: str) -> i64:
    """A number of a potion in the catalogue."""
    return state.rules.catalogue.potions[potion].numbers[name]


def leader_site(state: RisingState) -> i64:
    """Where the Alchemist's Leader stands, or NONE."""
    leader = leader_of(state, ALCHEMIST)
    return NONE if leader == NONE else state.site(leader)


def is_served(state: RisingState, potion: i64, figure: i64) -> bool:
    """Whether a figure has the ability of a potion: it shares the place of whom it was played for (M-10.3)."""
    site = state.site(figure)
    if site < 0:
        return False
    if DRUNK.of(state, potion) and leader_site(state) == site:
        return True
    return HOLOGRAM_POTION.of(state) == potion + 1 and state.site(THE_HOLOGRAM) == site


def may_drink(state: RisingState, potion: i64) -> bool:
    """Whether a potion is in the Alchemist's hand, and has had no effect this round."""
    return HELD_POTIONS.of(state, potion) == 1 and not DRUNK.of(state, potion)


def drink(state: RisingState, seat: i64, potion: i64) -> None:
    """A potion is played; the card goes to the Laboratory."""
    HELD_POTIONS.put(state, 0, potion)
    DRUNK.put(state, 1, potion)
    state.tell(POTION_PLAYED, seat, potion)
    if potion == ELIXIR:
        invigorate(state, leader_site(state))


def vigour(state: RisingState) -> i64:
    """The energy that the Elixir gives each of those it serves (M-24.21, M-24.22)."""
    return max(state.level() - number_of(state, ELIXIR, "less"), 0)


def invigorate(state: RisingState, site: i64) -> None:
    """The Elixir's gain, once for each figure on a site, to its controller."""
    if site < 0:
        return
    energy = vigour(state)
    for figure in range(state.rules.figures):
        if state.site(figure) == site:
            state.gain(state.owner[figure], ENERGY, energy)


def seats_at(state: RisingState, site: i64) -> i64:
    """The set of seats with a figure on a site."""
    seats: i64 = 0
    for figure in range(state.rules.figures):
        if site >= 0 and state.site(figure) == site:
            seats |= 1 << state.owner[figure]
    return seats
