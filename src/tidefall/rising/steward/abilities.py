"""What a Leader's ability adds on a site, beyond what the Leader does there as anybody would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules.content import (
    ADEPT,
    ARTIFICER,
    EMISSARY,
    EXPLORER,
    HOLOGRAM,
    LEADER,
    MYSTIC,
    PRIESTESS,
    SENTINEL,
)
from tidefall.rising.rules.figures import MOST_SEATS
from tidefall.rising.rules.island import CENTRE, CITY, GATE, LIBRARIES, RINGS, SITE_KIND, TILES, WILDERNESS
from tidefall.rising.rules.state import RisingState
from tidefall.rising.steward import worth
from tidefall.rising.steward.odds import at_least, floods_to_come
from tidefall.rising.steward.sites import NO_ABILITY, Abilities, Sites, board_and_copies

if TYPE_CHECKING:
    from collections.abc import Callable


def abilities_of(state: RisingState, seat: int, kind: int) -> Abilities:
    """What a seat's figure of this kind brings along."""
    if kind not in (LEADER, HOLOGRAM):
        return NO_ABILITY
    index = seat if kind == LEADER else MOST_SEATS
    return board_and_copies(state, index)


def bonus(sites: Sites, seat: int, site: int, abilities: Abilities) -> float:
    return sum(BONUSES[ability](sites, seat, site) for ability in abilities if ability in BONUSES)


def best_bonus(sites: Sites, seat: int, abilities: Abilities) -> float:
    """The most an ability can add anywhere now: a Leader should not do what a follower does as well."""
    places = [site for site in range(TILES) if sites.state.is_open(site) and sites.room(site) > 0]
    return max(bonus(sites, seat, site, abilities) for site in [*places, int(CENTRE), int(GATE)])


def company(sites: Sites, site: int) -> float:
    """How many others will probably act on a site with a newcomer."""
    here = sites.crowd.get(site, 0)
    if site == CENTRE:
        return float(here)
    if site == GATE:
        return here + 1.0
    return here + 0.7 * max(sites.room(site) - 1, 0)


def adept(sites: Sites, seat: int, site: int) -> float:
    return 0.3 if sites.room(site) > 1 else 0.0


def artificer(sites: Sites, seat: int, site: int) -> float:
    return worth.DISCOUNT if site == GATE else 0.0


def emissary(sites: Sites, seat: int, site: int) -> float:
    """A space more for somebody, where spaces are good."""
    if site >= TILES or SITE_KIND[site] == CITY:
        return 0.0
    return max(sites.value(seat, site) - worth.ACTION, 0.0)


def explorer(sites: Sites, seat: int, site: int) -> float:
    if SITE_KIND[site] != WILDERNESS:
        return 0.0
    return sites.dry[site] * company(sites, site) * sites.plan.resource(site // RINGS) / 6


def mystic(sites: Sites, seat: int, site: int) -> float:
    if site < TILES and site // RINGS == LIBRARIES:
        return 0.2 * sites.dry[site]
    return explorer(sites, seat, site)


def priestess(sites: Sites, seat: int, site: int) -> float:
    others = min(company(sites, site), float(sites.rules.priestess_others))
    return sites.plan.energy(seat, sites.plan.goods[seat][4]) * (1.0 + 0.9 * others)


def sentinel(sites: Sites, seat: int, site: int) -> float:
    if site >= TILES:
        return 0.0
    hit = at_least(1, floods_to_come(sites.state, site // RINGS))
    return hit * max(sites.plan.tile - worth.ACTION, 0.0)


BONUSES: dict[int, Callable[[Sites, int, int], float]] = {
    int(ADEPT): adept,
    int(ARTIFICER): artificer,
    int(EMISSARY): emissary,
    int(EXPLORER): explorer,
    int(MYSTIC): mystic,
    int(PRIESTESS): priestess,
    int(SENTINEL): sentinel,
}
"""Metallurgist and Scholar help themselves most: `Sites` counts that. A Stormcaller's place does not matter."""
