"""What an activation does, site by site (sections 6.2 to 6.6 of the rules), and what follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, building, effects, steps
from tidefall.rising.rules.actions import REGAIN, TAKE_FOLLOWER, TAKE_LEADER
from tidefall.rising.rules.content import (
    ATLANTIUM,
    AUTOMATON,
    BOT,
    ENERGY,
    FIGURE_KINDS,
    FOLLOWER,
    HOLOGRAM,
    LEADER,
    ORE,
    SEATS,
)
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.frames import is_city_pair, is_few, is_seat, stands
from tidefall.rising.rules.happenings import ACTED, PAIR_ACTED, RECRUITED
from tidefall.rising.rules.island import (
    CENTRE,
    FORGES,
    GATE,
    LIBRARIES,
    SITE_KIND,
    SITE_OF,
    TILES,
    WILD,
    WILDERNESS,
    peninsula_of,
)
from tidefall.rising.rules.library import draw_and_keep
from tidefall.rising.rules.rolling import cast, succeeds
from tidefall.rising.rules.shared import PROPOSING, Shared
from tidefall.rising.rules.state import HAS_ACTED, NONE, POOL, RESOLVED, SUPPLY, RisingState, is_double
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.units import group_has_acted, has_acted, mark_group

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class Activation(Step[RisingState]):
    """A unit acts: a figure, or the group on a space."""

    name = "activation"
    code = steps.ACTIVATION
    UNIT: Final = Field(9)

    def waits(self, state: RisingState) -> bool:
        unit = Activation.UNIT.of(state)
        state.pop()
        if unit < GROUP:
            state.push(steps.AFTER_ACTION, AfterAction.UNIT.at(unit))
            state.tell(ACTED, unit, state.owner[unit], state.where[unit])
            about_to_act(state, unit)
            for thing in state.rules.hooks.instead:
                if thing.instead(state, unit):
                    return False
            act(state, unit)
            return False
        space = unit - GROUP
        if not is_double(space):
            state.push(steps.BUILD, building.Build.SPACE.at(space))
            return False
        state.push(steps.AFTER_ACTION, AfterAction.UNIT.at(unit))
        state.tell(PAIR_ACTED, space)
        about_to_act(state, state.lowest_on(space))
        about_to_act(state, state.next_on(space, state.lowest_on(space) + 1))
        site = SITE_OF[space]
        if site < TILES:
            state.push(steps.GREET, Greet.SPACE.at(space))
            cast(state, GROUP + space)
        else:
            effects.at(site).act_as_pair(state, space)
        return False


def about_to_act(state: RisingState, figure: i64) -> None:
    """Tell whatever cares about it that a figure is about to act."""
    for thing in state.rules.hooks.acts:
        thing.acts(state, figure)


def act(state: RisingState, figure: i64) -> None:
    """A figure on a single space acts there, by the kind of the site."""
    site = state.site(figure)
    seat = state.owner[figure]
    if site == CENTRE:
        draw_energy(state, seat)
    elif site > GATE:
        effects.at(site).act(state, figure)
    elif peninsula_of(site) < WILD:
        state.push(steps.COLLECT, Collect.FIGURE.at(figure))
        cast(state, figure)
    elif peninsula_of(site) == LIBRARIES:
        draw_and_keep(state, figure, state.rules.draw[site], state.rules.keep[site], True)
    elif peninsula_of(site) == FORGES:
        ore: i64 = 1
        for thing in state.rules.hooks.ore:
            ore = thing.ore(state, seat, site, ore)
        convert(state, figure, ore, state.rules.rate[site])


def draw_energy(state: RisingState, seat: i64) -> None:
    """The Mystic Power Source (R-6.17)."""
    gained = state.rules.source_energy
    for thing in state.rules.hooks.draws_energy:
        gained = thing.draws_energy(state, seat, gained)
    state.gain(seat, ENERGY, gained)


class Collect(Step[RisingState]):
    """A resource roll in the wild peninsulas has been cast (R-6.5, R-6.6)."""

    name = "collect"
    code = steps.COLLECT
    below = "after_action"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        figure = Collect.FIGURE.of(state)
        state.pop()
        for thing in state.rules.hooks.collects:
            thing.collects(state, figure)
            return False
        if succeeds(state, figure):
            state.gain(state.owner[figure], peninsula_of(state.site(figure)), 1)
        return False

    def fits(self, state: RisingState) -> bool:
        figure = Collect.FIGURE.of(state)
        return stands(state, figure) and SITE_KIND[state.site(figure)] == WILDERNESS


def convert(state: RisingState, figure: i64, most: i64, rate: i64) -> None:
    """The controller of a figure may turn ore into Atlantium."""
    state.push(steps.CONVERT, Convert.FIGURE.at(figure) | Convert.MOST.at(most) | Convert.RATE.at(rate))


class Convert(Step[RisingState]):
    """D-36: turn ore into Atlantium, or not (R-6.16): up to MOST, at a RATE."""

    name = "convert"
    code = steps.CONVERT
    below = "after_action"
    FIGURE: Final = Field(8)
    MOST: Final = Field(4)
    RATE: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        if state.has(self.actor(state), ORE):
            return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return state.owner[Convert.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        for amount in range(min(state.has(self.actor(state), ORE), Convert.MOST.of(state)) + 1):
            menu.add(actions.AMOUNT + amount)

    def apply(self, state: RisingState, action: i64) -> None:
        amount = action - actions.AMOUNT
        seat = self.actor(state)
        rate = Convert.RATE.of(state)
        site = state.site(Convert.FIGURE.of(state))
        state.pop()
        smelt(state, seat, amount, rate, site)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "convert", f"{action - actions.AMOUNT} ore")

    def fits(self, state: RisingState) -> bool:
        most = Convert.MOST.of(state)
        return stands(state, Convert.FIGURE.of(state)) and most > 0 and is_few(most) and is_few(Convert.RATE.of(state))


def smelt(state: RisingState, seat: i64, ore: i64, rate: i64, site: i64) -> None:
    """Ore becomes Atlantium."""
    if not ore:
        return
    state.spend(seat, ORE, ore)
    gained = atlantium_for(state, seat, ore * rate, site)
    for thing in state.rules.hooks.smelted:
        thing.smelted(state, seat)
    state.gain(seat, ATLANTIUM, gained)


def atlantium_for(state: RisingState, seat: i64, atlantium: i64, site: i64) -> i64:
    """What a seat gets on a site for ore that is worth so much Atlantium."""
    for thing in state.rules.hooks.smelts:
        atlantium = thing.smelts(state, seat, atlantium, site)
    return atlantium


def can_recruit(state: RisingState, seat: i64) -> bool:
    return kinds_to_gain(state, seat) != 0


def kinds_to_gain(state: RisingState, seat: i64) -> i64:
    """The kinds of figure that a seat may take from the supply when it gains a follower (R-6.13, M-3.4, M-3.9)."""
    kinds: i64 = 0
    if state.found(seat, FOLLOWER, SUPPLY) != NONE:
        kinds |= 1 << FOLLOWER
    if state.found(seat, LEADER, SUPPLY) != NONE:
        kinds |= 1 << LEADER
    for thing in state.rules.hooks.regains:
        kinds |= thing.regains(state, seat)
    return kinds


def recruit(state: RisingState, seat: i64) -> None:
    state.push(steps.RECRUIT, Recruit.SEAT.at(seat))


class Greet(Shared):
    """D-37: after a success in the cities, which of the two players recruits (R-6.12)."""

    name = "greet"
    code = steps.GREET
    below = "after_action"
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        candidates = self.candidates(state)
        if Shared.STAGE.of(state) == PROPOSING and not succeeds(state, GROUP + Greet.SPACE.of(state)):
            state.pop()
            return False
        if Shared.STAGE.of(state) == PROPOSING:
            for thing in state.rules.hooks.greets:
                if thing.greets(state, Greet.SPACE.of(state)):
                    return False
        if candidates & (candidates - 1):
            return True
        self.welcome(state, state.first_of(candidates, 0))
        return False

    def welcome(self, state: RisingState, seat: i64) -> None:
        """A seat recruits, if any can; whatever cares about it comes after that."""
        space = Greet.SPACE.of(state)
        state.pop()
        for thing in state.rules.hooks.greeted:
            thing.greeted(state, space)
        if seat != NONE:
            recruit(state, seat)

    def candidates(self, state: RisingState) -> i64:
        owners = state.owners_on(Greet.SPACE.of(state))
        found: i64 = 0
        for seat in range(state.rules.seats):
            if (owners >> seat) & 1 and can_recruit(state, seat):
                found |= 1 << seat
        return found

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(Greet.SPACE.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        candidates = self.candidates(state)
        for seat in range(state.rules.seats):
            if (candidates >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        self.welcome(state, action - actions.SEAT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "recruit", SEATS[action - actions.SEAT])

    def fits(self, state: RisingState) -> bool:
        return is_city_pair(state, Greet.SPACE.of(state))


WAYS_TO_GAIN: Final = packed([TAKE_FOLLOWER, TAKE_LEADER, REGAIN, REGAIN + 1, REGAIN + 2])
KINDS_TO_GAIN: Final = packed([FOLLOWER, LEADER, HOLOGRAM, AUTOMATON, BOT])
"""What each of these answers takes from the supply."""


class Recruit(Step[RisingState]):
    """DM-77, `recruit(player)`: a follower from the supply, the own Leader or whoever else waits (R-1.20, R-6.13)."""

    name = "recruit"
    code = steps.RECRUIT
    below = "after_action share_recruit finish_build recruit gift_share tychae"
    SEAT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        seat = Recruit.SEAT.of(state)
        kinds = kinds_to_gain(state, seat)
        if kinds & (kinds - 1):
            return True
        state.pop()
        for way in range(len(KINDS_TO_GAIN)):
            if (kinds >> KINDS_TO_GAIN[way]) & 1:
                take_in(state, seat, KINDS_TO_GAIN[way])
        return False

    def actor(self, state: RisingState) -> i64:
        return Recruit.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        kinds = kinds_to_gain(state, Recruit.SEAT.of(state))
        for way in range(len(KINDS_TO_GAIN)):
            if (kinds >> KINDS_TO_GAIN[way]) & 1:
                menu.add(WAYS_TO_GAIN[way])

    def apply(self, state: RisingState, action: i64) -> None:
        seat = Recruit.SEAT.of(state)
        state.pop()
        take_in(state, seat, gained_by(action))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "gain", FIGURE_KINDS[gained_by(action)])

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, Recruit.SEAT.of(state))


def gained_by(action: i64) -> i64:
    """The kind of figure that an answer takes from the supply."""
    for way in range(len(WAYS_TO_GAIN)):
        if WAYS_TO_GAIN[way] == action:
            return KINDS_TO_GAIN[way]
    return FOLLOWER


def take_in(state: RisingState, seat: i64, kind: i64) -> None:
    """A figure comes from the supply to the pool, to be placed from the next round on."""
    state.where[state.found(seat, kind, SUPPLY)] = POOL
    if kind == HOLOGRAM:
        state.hologram_back = state.round
    state.tell(RECRUITED, seat, kind)


class AfterAction(Step[RisingState]):
    """A unit has acted: it is marked, and whatever cares about it is told (R-6.3)."""

    name = "after_action"
    code = steps.AFTER_ACTION
    below = "actions after_action"
    UNIT: Final = Field(9)

    def waits(self, state: RisingState) -> bool:
        unit = AfterAction.UNIT.of(state)
        state.pop()
        state.forget_refusals()
        if unit < GROUP:
            if state.where[unit] >= 0:
                has_acted(state, unit)
                state.flags[unit] |= RESOLVED | HAS_ACTED
        else:
            group_has_acted(state, unit - GROUP)
            mark_group(state, unit - GROUP, RESOLVED | HAS_ACTED)
        for thing in state.rules.hooks.done:
            thing.done(state, unit)
        return False

    def fits(self, state: RisingState) -> bool:
        unit = AfterAction.UNIT.of(state)
        return unit < state.rules.figures if unit < GROUP else unit - GROUP < state.rules.spaces


STEPS.register(Activation(), Collect(), Convert(), Greet(), Recruit(), AfterAction())
