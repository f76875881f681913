"""What the fields of a frame that comes from a position may say: small questions that the steps ask in `fits`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.figures import THE_AUTOMATON
from tidefall.rising.island import ARMS, CITY, GATE_SPACE, SITE_KIND, SITE_OF
from tidefall.rising.table import NONE, POOL, SHARES, Table, is_double

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_OF_AN_EFFECT: Final[i64] = 9
"""The largest number that an effect works with."""


def is_seat(state: Table, number: i64) -> bool:
    return 0 <= number < state.rules.seats


def is_set(state: Table, seats: i64) -> bool:
    return 0 <= seats <= state.rules.everyone


def is_some(state: Table, seats: i64) -> bool:
    return 0 < seats <= state.rules.everyone


def is_few(number: i64) -> bool:
    return number <= MOST_OF_AN_EFFECT


def has_land(state: Table, peninsula: i64) -> bool:
    return peninsula < ARMS and state.land[peninsula] > 0


def stands(state: Table, figure: i64) -> bool:
    return figure < state.rules.figures and state.where[figure] >= 0


def is_own(state: Table, figure: i64, seat: i64) -> bool:
    """Whether a figure is in play and of a seat."""
    return figure < state.rules.figures and state.owner[figure] == seat and state.where[figure] >= POOL


def stands_on(state: Table, figure: i64, site: i64) -> bool:
    return stands(state, figure) and state.site(figure) == site


def is_pair(state: Table, space: i64) -> bool:
    """Whether a double space is full."""
    return space < state.rules.spaces and is_double(space) and state.held[space] == 2


def is_pair_on(state: Table, space: i64, site: i64) -> bool:
    return is_pair(state, space) and SITE_OF[space] == site


def is_city_pair(state: Table, space: i64) -> bool:
    return is_pair(state, space) and SITE_KIND[SITE_OF[space]] == CITY


def is_gate(state: Table, space: i64) -> bool:
    """Whether a build space has a contributor."""
    if not 0 <= space - GATE_SPACE < state.rules.build_spaces:
        return False
    first = state.lowest_on(space)
    return first != NONE and first != THE_AUTOMATON


def can_pay(state: Table) -> bool:
    """Whether everybody has the share that is asked of it."""
    for index in range(SHARES):
        if state.shares[index] > state.goods[index]:
            return False
    return True
