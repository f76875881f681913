"""Where a figure may stand (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules.content import BASE_KINDS, HOLOGRAM, LEADER
from tidefall.rising.rules.figures import IS_FOLLOWER_KIND, MOST_SEATS
from tidefall.rising.rules.island import (
    CENTRE,
    COMPONENT_AT,
    FIRST_SPACE,
    GATE,
    GATE_SPACE,
    IS_DOUBLE,
    SITE_OF,
    TILES,
)
from tidefall.rising.rules.state import BUILT, NONE, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def may_stand(state: RisingState, kind: i64, space: i64) -> bool:
    """Whether a space is there, empty, and open to this kind of figure (R-4.1, R-4.2, R-4.5, R-4.7)."""
    if kind >= BASE_KINDS:
        answer = stands_by_its_kind(state, kind, space)
        if answer >= 0:
            return answer == 1
    site = SITE_OF[space]
    return takes_in(state, kind, site) and has_room(state, kind, site, space)


def stands_by_its_kind(state: RisingState, kind: i64, space: i64) -> i64:
    """Whether a figure of a kind of its own may stand on a space: 1 or 0; -1: as others do."""
    for thing in state.rules.hooks.stands:
        answer = thing.stands(state, kind, space)
        if answer >= 0:
            return answer
    return -1


def takes_in(state: RisingState, kind: i64, site: i64) -> bool:
    """Whether a site is there and open to this kind of figure. A location says so space by space."""
    if site < TILES:
        return state.is_open(site) or (state.rules.may_buoy and is_buoyed(state, site))
    if site <= GATE:
        return True
    component = COMPONENT_AT[site]
    if component < 0:
        return True
    if state.parts[component] != BUILT or not state.rules.is_action[component]:
        return False
    return not state.rules.is_choosy[component] or is_chosen(state, kind, component)


def is_chosen(state: RisingState, kind: i64, component: i64) -> bool:
    """Whether a component that is not for everybody is for this kind of figure."""
    if state.rules.followers_only[component] and not IS_FOLLOWER_KIND[kind]:
        return False
    return kind == HOLOGRAM or not state.rules.hologram_only[component]


def is_buoyed(state: RisingState, site: i64) -> bool:
    """Whether a tile that is not there takes figures in all the same."""
    for thing in state.rules.hooks.buoys:
        if thing.buoys(state, site):
            return True
    return False


def has_room(state: RisingState, kind: i64, site: i64, space: i64) -> bool:
    """Whether a space of a site that takes a kind of figure in is empty, or has an empty slot."""
    if site >= TILES:
        return has_room_beside(state, kind, site, space)
    capacity = state.rules.printed[site] + state.extra[site]
    if IS_DOUBLE[site]:
        return pair_is_free(state, site, space, capacity)
    return state.held[space] < capacity


def has_room_beside(state: RisingState, kind: i64, site: i64, space: i64) -> bool:
    """The same beside the tiles: at the centre, on the Gate board, on a component or a location."""
    if site == CENTRE:
        return True
    if site == GATE:
        return space - GATE_SPACE < room(state, kind, GATE, state.rules.build_spaces)
    if COMPONENT_AT[site] < 0:
        return is_received(state, kind, space)
    capacity = room(state, kind, site, state.rules.printed[site])
    if IS_DOUBLE[site]:
        return pair_is_free(state, site, space, capacity)
    return state.held[space] < capacity


def is_received(state: RisingState, kind: i64, space: i64) -> bool:
    """Whether a location has an empty space for a kind of figure."""
    for thing in state.rules.hooks.receives:
        if thing.receives(state, kind, space):
            return True
    return False


def room(state: RisingState, kind: i64, site: i64, spaces: i64) -> i64:
    """How many spaces of the Gate board or of a component are open to a kind of figure."""
    for thing in state.rules.hooks.room:
        spaces = thing.room(state, kind, site, spaces)
    return spaces


def pair_is_free(state: RisingState, site: i64, space: i64, pairs: i64) -> bool:
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


def pairs_on(state: RisingState, site: i64) -> i64:
    """How many double spaces of a site have somebody in them."""
    count: i64 = 0
    for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
        if state.held[space]:
            count += 1
    return count


def finds_spaces(state: RisingState, bearer: i64) -> bool:
    """Whether a Leader (or the Hologram, 7) has an ability that may find it spaces."""
    opening = state.rules.hooks.opening
    own = state.council[bearer]
    if own != NONE and opening[own]:
        return True
    return state.copied[bearer] & state.rules.hooks.openers != 0


def opens(state: RisingState, bearer: i64, space: i64) -> bool:
    """Whether a Leader (or the Hologram, 7) finds a space by its own ability when it is placed (R-4.8 to R-4.10)."""
    own = state.council[bearer]
    if own != NONE and ability_opens(state, own, bearer, space):
        return True
    copied = state.copied[bearer] & state.rules.hooks.openers
    if copied:
        for power in range(len(state.rules.hooks.opens)):
            if (copied >> power) & 1 and ability_opens(state, power, bearer, space):
                return True
    return False


def ability_opens(state: RisingState, councilor: i64, bearer: i64, space: i64) -> bool:
    for thing in state.rules.hooks.opens[councilor]:
        if thing.opens(state, bearer, space):
            return True
    return False


def is_first_empty(state: RisingState, site: i64, space: i64) -> bool:
    for other in range(FIRST_SPACE[site], space):
        if not state.held[other]:
            return False
    return state.held[space] == 0


def bearer_of(seat: i64, kind: i64) -> i64:
    """Whose ability a figure of this kind brings along, or -1."""
    if kind == LEADER:
        return seat
    return MOST_SEATS if kind == HOLOGRAM else -1


def may_place(state: RisingState, seat: i64, kind: i64, space: i64) -> bool:
    """Whether a seat may place a figure of this kind on a space in PLACE."""
    if may_stand(state, kind, space):
        return True
    bearer = bearer_of(seat, kind)
    return bearer >= 0 and finds_spaces(state, bearer) and opens(state, bearer, space)


def list_places(state: RisingState, seat: i64, kind: i64, menu: Menu, number: i64) -> None:
    """List `number` plus each space where a seat may place a figure of this kind."""
    bearer = bearer_of(seat, kind)
    opener = bearer >= 0 and finds_spaces(state, bearer)
    space: i64 = 0
    while space < state.rules.spaces:
        site = SITE_OF[space]
        end = FIRST_SPACE[site + 1]
        takes = takes_in(state, kind, site)
        if takes and site < TILES and not opener and not IS_DOUBLE[site]:
            if state.held[space] < state.rules.printed[site] + state.extra[site]:
                menu.add(number + space)
        elif takes or opener:
            for at in range(space, end):
                if (takes and has_room(state, kind, site, at)) or (opener and opens(state, bearer, at)):
                    menu.add(number + at)
        space = end


def place(state: RisingState, figure: i64, space: i64) -> None:
    """Put a figure from the pool on a space."""
    for thing in state.rules.hooks.arrived:
        thing.arrived(state, figure, space)
    state.stand(figure, space)
