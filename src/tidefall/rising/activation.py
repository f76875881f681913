"""What an activation does, site by site (sections 6.2 to 6.6 of the rules), and what follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, component_effects, steps
from tidefall.rising.acting import mark_group
from tidefall.rising.content import (
    ATLANTIUM,
    CHALICE_OF_THE_SOURCE,
    ENERGY,
    FOLLOWER,
    HAMMER_OF_BRONTES,
    LEADER,
    METALLURGIST,
    ORE,
    PRIESTESS,
    SEATS,
)
from tidefall.rising.figures import FIGURES, MOST_SEATS, THE_AUTOMATON
from tidefall.rising.happenings import ACTED, PAIR_ACTED, RECRUITED
from tidefall.rising.island import (
    CENTRE,
    COMPONENT,
    COMPONENT_AT,
    FORGES,
    LIBRARIES,
    SITE_KIND,
    SITE_OF,
    TILES,
    WILD,
    peninsula_of,
)
from tidefall.rising.library import draw_and_keep
from tidefall.rising.rolling import PAIR, cast, succeeds
from tidefall.rising.shared import PROPOSING, Shared
from tidefall.rising.table import BLESSED, CHALICE, HAMMER, HAS_ACTED, NONE, POOL, RESOLVED, SUPPLY, Table, is_double

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class Activation(Step[Table]):
    """A unit acts. The first number is a figure, or FIGURES plus the space of a group."""

    name = "activation"

    def waits(self, state: Table) -> bool:
        unit = state.a()
        state.pop()
        if unit < FIGURES:
            state.push(steps.AFTER_ACTION, unit)
            state.tell(ACTED, unit, state.owner[unit], state.where[unit])
            act(state, unit)
            return False
        space = unit - FIGURES
        if not is_double(space):
            state.push(steps.BUILD, space, PROPOSING)
            return False
        state.push(steps.AFTER_ACTION, unit)
        state.tell(PAIR_ACTED, space)
        site = SITE_OF[space]
        if site < TILES:
            state.push(steps.GREET, space, PROPOSING)
            cast(state, PAIR + space)
        else:
            component_effects.EFFECTS[COMPONENT_AT[site]].act_as_pair(state, space)
        return False


def act(state: Table, figure: i64) -> None:
    """A figure on a single space acts there, by the kind of the site."""
    site = state.site(figure)
    seat = state.owner[figure]
    if site == CENTRE:
        draw_energy(state, seat)
    elif SITE_KIND[site] == COMPONENT:
        component_effects.EFFECTS[COMPONENT_AT[site]].act(state, figure)
    elif peninsula_of(site) < WILD:
        state.push(steps.COLLECT, figure)
        cast(state, figure)
    elif peninsula_of(site) == LIBRARIES:
        draw_and_keep(state, figure, state.rules.draw[site], state.rules.keep[site], True)
    elif peninsula_of(site) == FORGES:
        ore = state.rules.councilor_number[METALLURGIST] if state.helper_on(site, METALLURGIST) != NONE else 1
        state.push(steps.CONVERT, figure, ore * 16 + state.rules.rate[site])


def draw_energy(state: Table, seat: i64) -> None:
    """The Mystic Power Source (R-6.17), with the Chalice."""
    gained = state.rules.source_energy
    if state.holds(seat, CHALICE_OF_THE_SOURCE) and not (state.used[CHALICE] >> seat) & 1:
        state.used[CHALICE] |= 1 << seat
        gained += state.rules.card_number[CHALICE_OF_THE_SOURCE]
    state.gain(seat, ENERGY, gained)


class Collect(Step[Table]):
    """A resource roll in the wild peninsulas has been cast (R-6.5, R-6.6)."""

    name = "collect"

    def waits(self, state: Table) -> bool:
        figure = state.a()
        state.pop()
        if succeeds(state, figure):
            state.gain(state.owner[figure], peninsula_of(state.site(figure)), 1)
        return False


class Convert(Step[Table]):
    """D-36: turn ore into Atlantium, or not (R-6.16). Numbers: figure, most ore × 16 + rate."""

    name = "convert"

    def waits(self, state: Table) -> bool:
        if state.has(self.actor(state), ORE):
            return True
        state.pop()
        return False

    def actor(self, state: Table) -> i64:
        return state.owner[state.a()]

    def legal(self, state: Table, menu: Menu) -> None:
        for amount in range(min(state.has(self.actor(state), ORE), state.b() >> 4) + 1):
            menu.add(actions.AMOUNT + amount)

    def apply(self, state: Table, action: i64) -> None:
        amount = action - actions.AMOUNT
        seat = self.actor(state)
        rate = state.b() & 15
        state.pop()
        smelt(state, seat, amount, rate)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "convert", f"{action - actions.AMOUNT} ore")


def smelt(state: Table, seat: i64, ore: i64, rate: i64) -> None:
    """Ore becomes Atlantium; the Hammer of Brontes adds to it once a round."""
    if not ore:
        return
    state.spend(seat, ORE, ore)
    gained = ore * rate
    if state.holds(seat, HAMMER_OF_BRONTES) and not (state.used[HAMMER] >> seat) & 1:
        state.used[HAMMER] |= 1 << seat
        gained += state.rules.card_number[HAMMER_OF_BRONTES]
    state.gain(seat, ATLANTIUM, gained)


def can_recruit(state: Table, seat: i64) -> bool:
    return state.found(seat, FOLLOWER, SUPPLY) != NONE or state.found(seat, LEADER, SUPPLY) != NONE


class Greet(Shared):
    """D-37: after a success in the cities, which of the two players recruits (R-6.12). Numbers: space, stage."""

    name = "greet"

    def waits(self, state: Table) -> bool:
        candidates = self.candidates(state)
        if state.b() == PROPOSING and not succeeds(state, PAIR + state.a()):
            state.pop()
            return False
        if candidates & (candidates - 1):
            return True
        state.pop()
        if candidates:
            state.push(steps.RECRUIT, state.first_of(candidates, 0))
        return False

    def candidates(self, state: Table) -> i64:
        owners = state.owners_on(state.a())
        found: i64 = 0
        for seat in range(state.rules.seats):
            if (owners >> seat) & 1 and can_recruit(state, seat):
                found |= 1 << seat
        return found

    def involved(self, state: Table) -> i64:
        return state.owners_on(state.a())

    def legal(self, state: Table, menu: Menu) -> None:
        candidates = self.candidates(state)
        for seat in range(state.rules.seats):
            if (candidates >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: Table, action: i64) -> None:
        state.pop()
        state.push(steps.RECRUIT, action - actions.SEAT)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "recruit", SEATS[action - actions.SEAT])


class Recruit(Step[Table]):
    """`recruit(player)`: a follower from the supply, or the own Leader (R-1.20, R-6.13). The first number: seat."""

    name = "recruit"

    def waits(self, state: Table) -> bool:
        seat = state.a()
        follower = state.found(seat, FOLLOWER, SUPPLY) != NONE
        leader = state.found(seat, LEADER, SUPPLY) != NONE
        if follower and leader:
            return True
        state.pop()
        if follower or leader:
            take_in(state, seat, FOLLOWER if follower else LEADER)
        return False

    def actor(self, state: Table) -> i64:
        return state.a()

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.TAKE_FOLLOWER)
        menu.add(actions.TAKE_LEADER)

    def apply(self, state: Table, action: i64) -> None:
        seat = state.a()
        state.pop()
        take_in(state, seat, FOLLOWER if action == actions.TAKE_FOLLOWER else LEADER)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "gain", "follower" if action == actions.TAKE_FOLLOWER else "leader")


def take_in(state: Table, seat: i64, kind: i64) -> None:
    """A figure comes from the supply to the pool, to be placed from the next round on."""
    state.where[state.found(seat, kind, SUPPLY)] = POOL
    state.tell(RECRUITED, seat, kind)


class AfterAction(Step[Table]):
    """A unit has acted: it is marked, and a Priestess on the site gives energy (R-6.3, R-6.41)."""

    name = "after_action"

    def waits(self, state: Table) -> bool:
        unit = state.a()
        state.pop()
        state.forget_refusals()
        if unit < FIGURES:
            if state.where[unit] >= 0:
                bless(state, unit)
                state.flags[unit] |= RESOLVED | HAS_ACTED
            return False
        bless_group(state, unit - FIGURES)
        mark_group(state, unit - FIGURES, RESOLVED | HAS_ACTED)
        return False


def bless_group(state: Table, space: i64) -> None:
    figure = state.next_on(space, 0)
    while figure != NONE:
        if figure != THE_AUTOMATON:
            bless(state, figure)
        figure = state.next_on(space, figure + 1)


def bless(state: Table, figure: i64) -> None:
    """Energy for a figure that acted where a Priestess stands: for her, and for two others a round (R-1.19)."""
    blessing: i64 = NONE
    for index in range(MOST_SEATS + 1):
        if may_bless(state, index, figure) and (blessing == NONE or figure == state.bearer(index)):
            blessing = index
    if blessing != NONE:
        state.used[BLESSED + blessing] += 16 if figure == state.bearer(blessing) else 1
        state.gain(state.owner[figure], ENERGY, 1)


def may_bless(state: Table, index: i64, figure: i64) -> bool:
    """Whether a Priestess stands where a figure is and has energy left for it: so much for others, so much in all."""
    rules = state.rules
    if not state.has_ability(index, PRIESTESS) or state.site(state.bearer(index)) != state.site(figure):
        return False
    others = state.used[BLESSED + index] & 15
    if others + (state.used[BLESSED + index] >> 4) >= rules.councilor_number[PRIESTESS]:
        return False
    return figure == state.bearer(index) or others < rules.priestess_others
