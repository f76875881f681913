"""Units: a figure on a single space, a full double space, or an occupied build space (R-3.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.happenings import FORGONE
from tidefall.rising.rules.island import BUILDS_TOGETHER, IS_DOUBLE, SITE_OF
from tidefall.rising.rules.placing import is_alike, is_alone
from tidefall.rising.rules.state import NONE, RESOLVED, RisingState, is_double

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def is_single(state: RisingState, space: i64) -> bool:
    """Whether each figure on a space is a unit of its own."""
    site = SITE_OF[space]
    return not IS_DOUBLE[site] and not BUILDS_TOGETHER[site]


def is_unit(state: RisingState, figure: i64) -> bool:
    """Whether a figure is an unresolved unit by itself."""
    space = state.where[figure]
    if space < 0 or figure == state.rules.assistant or state.flags[figure] & RESOLVED:
        return False
    return is_single(state, space)


def is_first_unit(state: RisingState, figure: i64) -> bool:
    """Whether no unresolved figure of a lower number is just like this one: they are named once."""
    if is_alone(state, figure):
        return True
    for other in range(figure):
        if not state.flags[other] & RESOLVED and is_alike(state, figure, other):
            return False
    return True


def is_group(state: RisingState, space: i64) -> bool:
    """Whether a space is an unresolved unit: a full double space, or a build space with a contributor."""
    if not state.held[space]:
        return False
    if is_double(space):
        return (
            state.held[space] == 2
            and state.active_on(space) == 2
            and not state.flags[state.lowest_on(space)] & RESOLVED
        )
    if not BUILDS_TOGETHER[SITE_OF[space]]:
        return False
    first = state.lowest_on(space)
    return first != state.rules.assistant and not state.flags[first] & RESOLVED


def units_of(state: RisingState) -> i64:
    """The set of seats that control an unresolved unit."""
    seats: i64 = 0
    assistant = state.rules.assistant
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space < 0 or figure == assistant or state.flags[figure] & RESOLVED or (seats >> state.owner[figure]) & 1:
            continue
        if is_single(state, space) or is_group(state, space):
            seats |= 1 << state.owner[figure]
    return seats


def list_units(state: RisingState, seats: i64, figures: i64, spaces: i64, menu: Menu) -> None:
    """List the units that a set of seats controls, singles numbered from `figures`, groups from `spaces`."""
    for figure in range(state.rules.figures):
        if is_unit(state, figure) and (seats >> state.owner[figure]) & 1 and is_first_unit(state, figure):
            menu.add(figures + figure)
    for space in range(state.rules.spaces):
        if state.held[space] and is_group(state, space) and state.owners_on(space) & seats:
            menu.add(spaces + space)


def resolve_without_effect(state: RisingState, unit: i64) -> None:
    """A unit is forgone."""
    if unit < GROUP:
        state.flags[unit] |= RESOLVED
        state.tell(FORGONE, state.where[unit])
    else:
        mark_group(state, unit - GROUP, RESOLVED)
        state.tell(FORGONE, unit - GROUP)


def mark_group(state: RisingState, space: i64, marks: i64) -> None:
    figure = state.next_on(space, 0)
    while figure != NONE:
        state.flags[figure] |= marks
        figure = state.next_on(space, figure + 1)


def has_acted(state: RisingState, figure: i64) -> None:
    """Tell whatever cares about it that a figure has acted."""
    for thing in state.rules.hooks.acted:
        thing.acted(state, figure)


def group_has_acted(state: RisingState, space: i64) -> None:
    figure = state.next_on(space, 0)
    while figure != NONE:
        if figure != state.rules.assistant:
            has_acted(state, figure)
        figure = state.next_on(space, figure + 1)
