"""What the fields of a frame that comes from a position may say: small questions that the steps ask in `fits`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules.island import ARMS, BUILDS_TOGETHER, CITY, GATE, GATE_SPACE, SITE_KIND, SITE_OF
from tidefall.rising.rules.state import NONE, POOL, SHARES, RisingState, is_double

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_OF_AN_EFFECT: Final[i64] = 9
"""The largest number that an effect works with."""


def is_seat(state: RisingState, number: i64) -> bool:
    return 0 <= number < state.rules.seats


def is_set(state: RisingState, seats: i64) -> bool:
    return 0 <= seats <= state.rules.everyone


def is_some(state: RisingState, seats: i64) -> bool:
    return 0 < seats <= state.rules.everyone


def is_few(number: i64) -> bool:
    return number <= MOST_OF_AN_EFFECT


def has_land(state: RisingState, peninsula: i64) -> bool:
    return peninsula < ARMS and state.land[peninsula] > 0


def stands(state: RisingState, figure: i64) -> bool:
    return figure < state.rules.figures and state.where[figure] >= 0


def is_own(state: RisingState, figure: i64, seat: i64) -> bool:
    """Whether a figure is in play and of a seat."""
    return figure < state.rules.figures and state.commands(seat, figure) and state.where[figure] >= POOL


def stands_on(state: RisingState, figure: i64, site: i64) -> bool:
    return stands(state, figure) and state.site(figure) == site


def is_pair(state: RisingState, space: i64) -> bool:
    """Whether a double space is full of figures that can act."""
    return space < state.rules.spaces and is_double(space) and state.active_on(space) == 2


def is_pair_on(state: RisingState, space: i64, site: i64) -> bool:
    return is_pair(state, space) and SITE_OF[space] == site


def is_city_pair(state: RisingState, space: i64) -> bool:
    return is_pair(state, space) and SITE_KIND[SITE_OF[space]] == CITY


def is_build_space(state: RisingState, space: i64) -> bool:
    """Whether those on a space build together."""
    if space >= state.rules.spaces or not BUILDS_TOGETHER[SITE_OF[space]]:
        return False
    return SITE_OF[space] != GATE or space - GATE_SPACE < state.rules.most_build_spaces


def is_gate(state: RisingState, space: i64) -> bool:
    """Whether a build space has a contributor."""
    if not is_build_space(state, space):
        return False
    first = state.lowest_on(space)
    return first != NONE and first != state.rules.assistant


def can_pay(state: RisingState) -> bool:
    """Whether everybody has the share that is asked of it."""
    for index in range(SHARES):
        if state.shares[index] > state.goods[index]:
            return False
    return True
