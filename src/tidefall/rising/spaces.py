"""Where a figure may stand (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.content import ARTIFICER, EMISSARY, FIRST_DOUBLE, FOLLOWER, HOLOGRAM, LEADER
from tidefall.rising.island import (
    CENTRE,
    CITIES,
    FIRST_COMPONENT,
    FIRST_SPACE,
    GATE_SPACE,
    IS_DOUBLE,
    RINGS,
    SITE_OF,
    SPACES,
    TILES,
)
from tidefall.rising.table import BUILT, MOST_SEATS, OPENED, UNBUILT, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def may_stand(state: Table, kind: i64, space: i64) -> bool:
    """Whether a space is there, empty, and open to this kind of figure (R-4.1, R-4.2, R-4.5, R-4.7)."""
    site = SITE_OF[space]
    if site < TILES:
        if not state.is_open(site):
            return False
        capacity = state.rules.printed[site] + state.extra[site]
        if site // RINGS == CITIES:
            return pair_is_free(state, site, space, capacity)
        return state.held[space] < capacity
    if site == CENTRE:
        return True
    if site < FIRST_COMPONENT:
        return space - GATE_SPACE < state.rules.build_spaces
    component = site - FIRST_COMPONENT
    if state.parts[component] != BUILT or not state.rules.is_action[component]:
        return False
    if state.rules.followers_only[component] and kind != FOLLOWER:
        return False
    if IS_DOUBLE[site]:
        return pair_is_free(state, site, space, state.rules.printed[site])
    return state.held[space] < state.rules.printed[site]


def pair_is_free(state: Table, site: i64, space: i64, pairs: i64) -> bool:
    """Whether a double space has an empty slot. Of the empty ones only the first is offered: they are all alike."""
    here = state.held[space]
    if here:
        return here == 1
    in_use: i64 = 0
    for other in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
        if state.held[other]:
            in_use += 1
        elif other < space:
            return False
    return in_use < pairs


def opens(state: Table, bearer: i64, space: i64) -> bool:
    """Whether a Leader (or the Hologram, 7) finds a space by its own ability when it is placed (R-4.8 to R-4.10)."""
    site = SITE_OF[space]
    if site < TILES:
        if not state.has_ability(bearer, EMISSARY) or not state.is_open(site):
            return False
        return site // RINGS != CITIES or is_first_empty(state, site, space)
    component = site - FIRST_COMPONENT
    return (
        0 <= component < FIRST_DOUBLE
        and state.parts[component] == UNBUILT
        and state.rules.is_action[component] == 1
        and state.held[space] == 0
        and state.has_ability(bearer, ARTIFICER)
    )


def is_first_empty(state: Table, site: i64, space: i64) -> bool:
    for other in range(FIRST_SPACE[site], space):
        if not state.held[other]:
            return False
    return state.held[space] == 0


def bearer_of(seat: i64, kind: i64) -> i64:
    """Whose ability a figure of this kind brings along, or -1."""
    if kind == LEADER:
        return seat
    return MOST_SEATS if kind == HOLOGRAM else -1


def may_place(state: Table, seat: i64, kind: i64, space: i64) -> bool:
    """Whether a seat may place a figure of this kind on a space in PLACE."""
    if may_stand(state, kind, space):
        return True
    bearer = bearer_of(seat, kind)
    return bearer >= 0 and opens(state, bearer, space)


def list_places(state: Table, seat: i64, kind: i64, menu: Menu, number: i64) -> None:
    """List `number` plus each space where a seat may place a figure of this kind."""
    bearer = bearer_of(seat, kind)
    opener = bearer >= 0 and (state.has_ability(bearer, EMISSARY) or state.has_ability(bearer, ARTIFICER))
    for space in range(SPACES):
        if may_stand(state, kind, space) or (opener and opens(state, bearer, space)):
            menu.add(number + space)


def place(state: Table, figure: i64, space: i64) -> None:
    """Put a figure from the pool on a space; an Emissary who comes to a tile adds spaces to it (R-4.9)."""
    site = SITE_OF[space]
    bearer = bearer_of(state.owner[figure], state.kind(figure))
    if (
        site < TILES
        and bearer >= 0
        and state.has_ability(bearer, EMISSARY)
        and (site // RINGS != CITIES or state.held[space] == 0)
    ):
        state.extra[site] += state.emissary_spaces(site)
        state.flags[figure] |= OPENED
    state.stand(figure, space)
