"""The Priestess: energy for those who act where she stands (R-1.19, R-6.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules.content import ENERGY, PRIESTESS
from tidefall.rising.rules.figures import MOST_SEATS, THE_AUTOMATON
from tidefall.rising.rules.state import BLESSED, NONE, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64


def bless_group(state: RisingState, space: i64) -> None:
    figure = state.next_on(space, 0)
    while figure != NONE:
        if figure != THE_AUTOMATON:
            bless(state, figure)
        figure = state.next_on(space, figure + 1)


def bless(state: RisingState, figure: i64) -> None:
    """Energy for a figure that acted where a Priestess stands: for her, and for two others a round (R-1.19)."""
    blessing: i64 = NONE
    for index in range(MOST_SEATS + 1):
        if may_bless(state, index, figure) and (blessing == NONE or figure == state.bearer(index)):
            blessing = index
    if blessing != NONE:
        state.used[BLESSED + blessing] += 16 if figure == state.bearer(blessing) else 1
        state.gain(state.owner[figure], ENERGY, 1)


def may_bless(state: RisingState, index: i64, figure: i64) -> bool:
    """Whether a Priestess stands where a figure is and has energy left for it: so much for others, so much in all."""
    rules = state.rules
    if not state.has_ability(index, PRIESTESS) or state.site(state.bearer(index)) != state.site(figure):
        return False
    others = state.used[BLESSED + index] & 15
    if others + (state.used[BLESSED + index] >> 4) >= rules.councilor_number[PRIESTESS]:
        return False
    return figure == state.bearer(index) or others < rules.priestess_others
