"""Floods and what may stand against them (section 5 of the rules); `flood` is the one way to sink a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, steps
from tidefall.rising.content import SENTINEL
from tidefall.rising.figures import MOST_SEATS
from tidefall.rising.happenings import BLOCKED, DROWNED, FLOODED
from tidefall.rising.island import ARMS, PENINSULAS, SITE_OF, peninsula_of, tile
from tidefall.rising.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

# Sources of a flood.
BASIC: Final[i64] = 0
DOUBLE: Final[i64] = 1
CONTROLLED: Final[i64] = 2
SPECIAL: Final[i64] = 3
WRATH: Final[i64] = 4


def flood(state: Table, peninsula: i64, source: i64) -> None:
    """A flood is due: it hits the farthest tile of the peninsula unless something stops it (R-5.1)."""
    state.push(steps.FLOOD, peninsula, source)


def flood_or_two(state: Table, peninsula: i64, source: i64, double_source: i64) -> None:
    """A flood as by a basic card: where no land is left the drawer chooses two others instead (R-5.9)."""
    if state.land[peninsula]:
        flood(state, peninsula, source)
    else:
        state.push(steps.CHOOSE_FLOOD, 2, double_source)


def return_all(state: Table, site: i64) -> i64:
    """All figures on a site return to their pools; how many (R-5.3, R-5.16)."""
    count: i64 = 0
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and SITE_OF[space] == site:
            state.send_home(figure)
            count += 1
    return count


class Flood(Step[Table]):
    """The algorithm of R-5.4. Numbers: peninsula, source."""

    name = "flood"

    def waits(self, state: Table) -> bool:
        peninsula = state.a()
        source = state.b()
        state.pop()
        if not state.land_left():
            state.end(DROWNED)
        elif state.has_barrier(peninsula) and source != CONTROLLED and source != WRATH:
            state.lose_barrier(peninsula)
        else:
            guards = 0 if source == WRATH else sentinels(state, peninsula)
            if guards:
                state.push(steps.SENTINELS, peninsula, guards)
            else:
                sink(state, peninsula)
        return False


def sink(state: Table, peninsula: i64) -> None:
    """The farthest tile turns over; its figures go home; a barrier without land is gone (R-5.2 to R-5.4)."""
    site = tile(peninsula, state.land[peninsula])
    state.land[peninsula] -= 1
    state.tell(FLOODED, peninsula, state.land[peninsula] + 1)
    return_all(state, site)
    state.extra[site] = 0
    if not state.land[peninsula] and state.has_barrier(peninsula):
        state.lose_barrier(peninsula)


def sentinels(state: Table, peninsula: i64) -> i64:
    """The set of Leaders (place 7: the Hologram) who may stop a flood of a peninsula (R-6.42)."""
    found: i64 = 0
    for index in range(MOST_SEATS + 1):
        if state.has_ability(index, SENTINEL):
            site = state.site(state.bearer(index))
            if site >= 0 and peninsula_of(site) == peninsula:
                found |= 1 << index
    return found


def first_bearer(state: Table, bearers: i64, first: i64) -> i64:
    """Of a set of Leaders and the Hologram, the one asked first, clockwise; the Hologram comes after its owner."""
    for step in range(state.rules.seats):
        seat = state.clockwise(first, step)
        if (bearers >> seat) & 1:
            return seat
        if (bearers >> MOST_SEATS) & 1 and state.owner[state.bearer(MOST_SEATS)] == seat:
            return MOST_SEATS
    return -1


class Sentinels(Step[Table]):
    """D-25: each Sentinel in the peninsula, clockwise from the drawer, may block. Numbers: peninsula, who is left."""

    name = "sentinels"

    def actor(self, state: Table) -> i64:
        return state.owner[state.bearer(first_bearer(state, state.b(), state.drawer))]

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.PASS)
        menu.add(actions.BLOCK)

    def apply(self, state: Table, action: i64) -> None:
        peninsula = state.a()
        index = first_bearer(state, state.b(), state.drawer)
        if action == actions.BLOCK:
            state.pop()
            state.tell(BLOCKED, state.player, peninsula)
            state.send_home(state.bearer(index))
            return
        state.set_b(state.b() & ~(1 << index))
        if not state.b():
            state.pop()
            sink(state, peninsula)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "pass" if action == actions.PASS else "block", "", "", PENINSULAS[state.a()])


class ChooseFlood(Step[Table]):
    """D-22: the drawer names the peninsula of each flood in turn. Numbers: floods left, source."""

    name = "choose_flood"

    def waits(self, state: Table) -> bool:
        if not state.a():
            state.pop()
            return False
        if not state.land_left():
            state.end(DROWNED)
            return False
        only = only_peninsula_with_land(state)
        if only < 0:
            return True
        self.strike(state, only)
        return False

    def actor(self, state: Table) -> i64:
        return state.drawer

    def legal(self, state: Table, menu: Menu) -> None:
        list_land(state, menu)

    def apply(self, state: Table, action: i64) -> None:
        self.strike(state, action - actions.PENINSULA)

    def strike(self, state: Table, peninsula: i64) -> None:
        state.set_a(state.a() - 1)
        flood(state, peninsula, state.b())

    def describe(self, state: Table, action: i64) -> Choice:
        return describe_peninsula(action, "flood")


def list_land(state: Table, menu: Menu) -> None:
    """Every peninsula with land left."""
    for peninsula in range(ARMS):
        if state.land[peninsula]:
            menu.add(actions.PENINSULA + peninsula)


def only_peninsula_with_land(state: Table) -> i64:
    """The only peninsula with land left, or -1 if there are more."""
    only: i64 = -1
    for peninsula in range(ARMS):
        if state.land[peninsula]:
            if only >= 0:
                return -1
            only = peninsula
    return only


def describe_peninsula(action: i64, verb: str) -> Choice:
    return Choice(action, verb, "", "", PENINSULAS[action - actions.PENINSULA])
