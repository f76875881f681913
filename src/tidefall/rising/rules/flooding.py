"""Floods and what may stand against them (section 5 of the rules); `flood` is the one way to sink a tile.

A flood is a chain of steps: FLOOD, where a barrier may absorb it; the window in which Sentinels may block it; SINK,
which turns the tile over; DISPLACE, which sends its figures home one by one where anything can react; AFTERMATH.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps, windows
from tidefall.rising.rules.frames import has_land
from tidefall.rising.rules.happenings import DROWNED, FLOODED
from tidefall.rising.rules.island import ARMS, PENINSULAS, SITE_OF, SITES, TILES, peninsula_of, tile
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
CATASTROPHIC: Final[i64] = 5
CHARYBDIS: Final[i64] = 6
MOST_FLOODS: Final[i64] = 7
"""The most that a card lets its drawer choose."""


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


def send_all_home(state: RisingState, site: i64) -> None:
    """All figures on a site return to their pools (R-5.3, R-5.16): one by one if anything can react to it."""
    if state.rules.hooks.returning:
        state.push(steps.DISPLACE, Displace.SITE.at(site))
        return
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and SITE_OF[space] == site:
            state.send_home(figure)


def empty(state: RisingState, sites: list[int]) -> None:
    """All figures on some sites return to their pools, those of the first one first."""
    for site in reversed(sites) if state.rules.hooks.returning else sites:
        send_all_home(state, site)


class Flood(Step[RisingState]):
    """The algorithm of R-5.4."""

    name = "flood"
    code = steps.FLOOD
    below = "lay_aside flood choose_flood wrath catastrophe charybdis"
    PENINSULA: Final = Field(3)
    SOURCE: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        peninsula = Flood.PENINSULA.of(state)
        source = Flood.SOURCE.of(state)
        state.pop()
        if not state.land_left():
            state.end(DROWNED)
        elif state.has_barrier(peninsula) and source not in (CONTROLLED, WRATH, CATASTROPHIC):
            state.lose_barrier(peninsula)
        else:
            state.push(steps.SINK, Sink.PENINSULA.at(peninsula))
            if source != WRATH:
                state.push(steps.SENTINELS, Sentinels.PENINSULA.at(peninsula))
        return False

    def fits(self, state: RisingState) -> bool:
        peninsula = Flood.PENINSULA.of(state)
        for place in range(state.depth - 1):
            if state.code_at(place) == steps.FLOOD and Flood.PENINSULA.in_frame(state, place) == peninsula:
                return False  # another flood that is due takes the tile
        return has_land(state, peninsula) and Flood.SOURCE.of(state) <= CHARYBDIS


class Sink(Step[RisingState]):
    """The farthest tile turns over, its figures go home, and then comes the aftermath (R-5.2 to R-5.4)."""

    name = "sink"
    code = steps.SINK
    below = "lay_aside flood choose_flood wrath catastrophe charybdis"
    PENINSULA: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        peninsula = Sink.PENINSULA.of(state)
        state.pop()
        site = tile(peninsula, state.land[peninsula])
        state.land[peninsula] -= 1
        state.tell(FLOODED, peninsula, state.land[peninsula] + 1)
        if state.rules.hooks.returning:
            state.push(steps.AFTERMATH, Aftermath.SITE.at(site))
            send_all_home(state, site)
        else:
            send_all_home(state, site)
            leave_behind(state, site)
        return False

    def fits(self, state: RisingState) -> bool:
        peninsula = Sink.PENINSULA.of(state)
        is_doubled = state.code_at(state.depth - 2) == steps.FLOOD and Flood.PENINSULA.below(state) == peninsula
        return has_land(state, peninsula) and not is_doubled


class Displace(Step[RisingState]):
    """The figures of a site return to their pools one by one, so that whatever cares about it can react."""

    name = "displace"
    code = steps.DISPLACE
    below = "aftermath lay_aside omen displace"
    SITE: Final = Field(7)
    NEXT: Final = Field(10)

    def waits(self, state: RisingState) -> bool:
        site = Displace.SITE.of(state)
        if state.rules.hooks.in_turn:
            return self.next_in_turn(state, site)
        for figure in range(Displace.NEXT.of(state), state.rules.figures):
            if state.site(figure) == site:
                Displace.NEXT.put(state, figure + 1)
                go_home(state, figure)
                return False
        state.pop()
        return False

    def next_in_turn(self, state: RisingState, site: i64) -> bool:
        """Clockwise from the drawer, if there is one (M-5.11): NEXT counts the places that are done with."""
        places = state.rules.seats * state.rules.figures
        for place in range(Displace.NEXT.of(state), places):
            figure = place % state.rules.figures
            seat = state.clockwise(state.first_asked(), place // state.rules.figures)
            if state.owner[figure] == seat and state.site(figure) == site:
                Displace.NEXT.put(state, place + 1)
                go_home(state, figure)
                return False
        state.pop()
        return False

    def fits(self, state: RisingState) -> bool:
        return Displace.SITE.of(state) < SITES and Displace.NEXT.of(state) <= (state.rules.figures * state.rules.seats)


def go_home(state: RisingState, figure: i64) -> None:
    """A figure returns to its pool, unless something else happens to it."""
    for thing in state.rules.hooks.returning:
        if thing.returning(state, figure):
            return
    state.send_home(figure)


def leave_behind(state: RisingState, site: i64) -> None:
    """On a tile that is flooded there are no extra spaces, and without land there is no barrier (R-5.4, R-5.7).

    Then whatever cares about floods has its say.
    """
    state.extra[site] = 0
    peninsula = peninsula_of(site)
    if not state.land[peninsula] and state.has_barrier(peninsula):
        state.lose_barrier(peninsula)
    for thing in state.rules.hooks.sinks:
        thing.sinks(state, site)


class Aftermath(Step[RisingState]):
    """What a flood leaves behind, once its figures are home; where nothing reacts to that, SINK sees to it at once."""

    name = "aftermath"
    code = steps.AFTERMATH
    below = "lay_aside flood choose_flood wrath catastrophe charybdis"
    SITE: Final = Field(7)

    def waits(self, state: RisingState) -> bool:
        site = Aftermath.SITE.of(state)
        state.pop()
        leave_behind(state, site)
        return False

    def fits(self, state: RisingState) -> bool:
        site = Aftermath.SITE.of(state)
        return site < TILES and not state.is_open(site)


class Sentinels(LeaderWindow):
    """D-25: each Sentinel in the peninsula, clockwise from the drawer, may block the flood, or the tile sinks."""

    name = "sentinels"
    code = steps.SENTINELS
    below = "sink"
    window = windows.FLOOD
    PENINSULA: Final = Field(3)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass", "", "", PENINSULAS[Sentinels.PENINSULA.of(state)])
        return super().describe(state, action)

    def fits(self, state: RisingState) -> bool:
        peninsula = Sentinels.PENINSULA.of(state)
        return Sink.PENINSULA.below(state) == peninsula and self.may_be_open(state)


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
        return ChooseFlood.LEFT.of(state) <= MOST_FLOODS and ChooseFlood.SOURCE.of(state) <= SPECIAL


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


STEPS.register(Flood(), ChooseFlood(), Sentinels(), Sink(), Displace(), Aftermath())
