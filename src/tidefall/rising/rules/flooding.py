"""Floods and what may stand against them (section 5 of the rules); `flood` is the one way to sink a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps, windows
from tidefall.rising.rules.frames import has_land
from tidefall.rising.rules.happenings import DROWNED, FLOODED
from tidefall.rising.rules.island import ARMS, PENINSULAS, SITE_OF, tile
from tidefall.rising.rules.state import RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.windows import LeaderWindow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

# Sources of a flood.
BASIC: Final[i64] = 0
DOUBLE: Final[i64] = 1
CONTROLLED: Final[i64] = 2
SPECIAL: Final[i64] = 3
WRATH: Final[i64] = 4


def flood(state: RisingState, peninsula: i64, source: i64) -> None:
    """A flood is due: it hits the farthest tile of the peninsula unless something stops it (R-5.1)."""
    state.push(steps.FLOOD, Flood.PENINSULA.at(peninsula) | Flood.SOURCE.at(source))


def flood_or_two(state: RisingState, peninsula: i64, source: i64, double_source: i64) -> None:
    """A flood as by a basic card: where no land is left the drawer chooses two others instead (R-5.9)."""
    if state.land[peninsula]:
        flood(state, peninsula, source)
    else:
        choose_floods(state, 2, double_source)


def choose_floods(state: RisingState, count: i64, source: i64) -> None:
    """The drawer will name the peninsulas of so many floods."""
    state.push(steps.CHOOSE_FLOOD, ChooseFlood.LEFT.at(count) | ChooseFlood.SOURCE.at(source))


def return_all(state: RisingState, site: i64) -> i64:
    """All figures on a site return to their pools; how many (R-5.3, R-5.16)."""
    count: i64 = 0
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and SITE_OF[space] == site:
            state.send_home(figure)
            count += 1
    return count


class Flood(Step[RisingState]):
    """The algorithm of R-5.4."""

    name = "flood"
    code = steps.FLOOD
    below = "lay_aside flood choose_flood wrath"
    PENINSULA: Final = Field(3)
    SOURCE: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        peninsula = Flood.PENINSULA.of(state)
        source = Flood.SOURCE.of(state)
        state.pop()
        if not state.land_left():
            state.end(DROWNED)
        elif state.has_barrier(peninsula) and source != CONTROLLED and source != WRATH:
            state.lose_barrier(peninsula)
        else:
            if source == WRATH:
                sink(state, peninsula)
            else:
                state.push(steps.SENTINELS, Sentinels.PENINSULA.at(peninsula))
        return False

    def fits(self, state: RisingState) -> bool:
        peninsula = Flood.PENINSULA.of(state)
        for place in range(state.depth - 1):
            if state.code_at(place) == steps.FLOOD and Flood.PENINSULA.in_frame(state, place) == peninsula:
                return False  # another flood that is due takes the tile
        return has_land(state, peninsula) and Flood.SOURCE.of(state) <= WRATH


def sink(state: RisingState, peninsula: i64) -> None:
    """The farthest tile turns over; its figures go home; a barrier without land is gone (R-5.2 to R-5.4)."""
    site = tile(peninsula, state.land[peninsula])
    state.land[peninsula] -= 1
    state.tell(FLOODED, peninsula, state.land[peninsula] + 1)
    return_all(state, site)
    state.extra[site] = 0
    if not state.land[peninsula] and state.has_barrier(peninsula):
        state.lose_barrier(peninsula)


class Sentinels(LeaderWindow):
    """D-25: each Sentinel in the peninsula, clockwise from the drawer, may block the flood; else the tile sinks."""

    name = "sentinels"
    code = steps.SENTINELS
    below = "lay_aside flood choose_flood"
    window = windows.FLOOD
    PENINSULA: Final = Field(3)

    def close(self, state: RisingState) -> None:
        peninsula = Sentinels.PENINSULA.of(state)
        state.pop()
        sink(state, peninsula)

    def describe(self, state: RisingState, action: i64) -> Choice:
        peninsula = PENINSULAS[Sentinels.PENINSULA.of(state)]
        return Choice(action, "pass" if action == actions.PASS else "block", "", "", peninsula)

    def fits(self, state: RisingState) -> bool:
        peninsula = Sentinels.PENINSULA.of(state)
        if not has_land(state, peninsula) or not self.somebody_speaks(state):
            return False
        is_doubled = state.code_at(state.depth - 2) == steps.FLOOD and Flood.PENINSULA.below(state) == peninsula
        return not is_doubled


class ChooseFlood(Step[RisingState]):
    """D-22: the drawer names the peninsula of each flood in turn."""

    name = "choose_flood"
    code = steps.CHOOSE_FLOOD
    below = "lay_aside"
    LEFT: Final = Field(3)
    SOURCE: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if not ChooseFlood.LEFT.of(state):
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

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        list_land(state, menu)

    def apply(self, state: RisingState, action: i64) -> None:
        self.strike(state, action - actions.PENINSULA)

    def strike(self, state: RisingState, peninsula: i64) -> None:
        ChooseFlood.LEFT.put(state, ChooseFlood.LEFT.of(state) - 1)
        flood(state, peninsula, ChooseFlood.SOURCE.of(state))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "flood")

    def fits(self, state: RisingState) -> bool:
        return ChooseFlood.LEFT.of(state) <= 2 and ChooseFlood.SOURCE.of(state) <= SPECIAL


def list_land(state: RisingState, menu: Menu) -> None:
    """Every peninsula with land left."""
    for peninsula in range(ARMS):
        if state.land[peninsula]:
            menu.add(actions.PENINSULA + peninsula)


def only_peninsula_with_land(state: RisingState) -> i64:
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


STEPS.register(Flood(), ChooseFlood(), Sentinels())
