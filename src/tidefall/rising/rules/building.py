"""Building: naming a component, its cost, and what happens when it is paid (section 6.7 of the rules).

What is built is a work: a component, or something behind the components that things in the box bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, payment, steps, windows
from tidefall.rising.rules.content import (
    ENERGY,
    GOODS,
    KINDS_OF_GOODS,
    LOST_SCHEMA,
    POWER_CORE,
    RESOURCES,
    WORKS,
)
from tidefall.rising.rules.figures import CREW, THE_HOLOGRAM
from tidefall.rising.rules.frames import is_build_space, is_gate
from tidefall.rising.rules.happenings import (
    COMPONENT_BUILT,
    COMPONENT_NAMED,
    NO_CORE,
    NO_LEADER,
    NO_REASON,
    NO_SCHEMA,
    NO_SHARE,
    NO_WEALTH,
    NOT_PAID,
    NOTHING_BUILT,
)
from tidefall.rising.rules.island import GATE, SITE_OF
from tidefall.rising.rules.shared import PROPOSING, Shared
from tidefall.rising.rules.state import BUILT, HAS_ACTED, NONE, RESOLVED, UNBUILT, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.units import group_has_acted, mark_group
from tidefall.rising.rules.windows import SeatWindow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying

NOWHERE: Final[i64] = 255
"""In place of a build space, for what is built without anybody on one."""
MOST_PAYMENTS: Final[i64] = 8
"""After each somebody has refused, and is not asked again."""


def contributors(state: RisingState, space: i64) -> i64:
    """The set of seats with a figure on a build space; the Automaton does not count (R-6.19)."""
    seats: i64 = 0
    figure = state.next_on(space, 0)
    while figure != NONE:
        if figure != state.rules.assistant:
            seats |= 1 << state.owner[figure]
        figure = state.next_on(space, figure + 1)
    return seats


def discounts_at_hand(state: RisingState, builders: i64) -> i64:
    """What the contributors could still take off the cost."""
    total: i64 = 0
    for seat in range(state.rules.seats):
        if (builders >> seat) & 1:
            for thing in state.rules.hooks.discount_at_hand:
                total += thing.discount_at_hand(state, seat)
    return total


def cost_of(state: RisingState, component: i64, good: i64) -> i64:
    """How much of a good a work costs, before anything is added or comes off."""
    cost = state.rules.cost[component * KINDS_OF_GOODS + good]
    for thing in state.rules.hooks.costs:
        cost = thing.costs(state, component, good, cost)
    return cost


def price_of(state: RisingState, component: i64, good: i64) -> i64:
    """How much of a good a component takes; where energy may come off, tokens are counted when it has."""
    cost = cost_of(state, component, good)
    return state.tokens(cost) if good == ENERGY and component < state.rules.components else cost


def is_payable(state: RisingState, component: i64, payers: i64, discounts: i64) -> bool:
    """Whether some seats can pay a component, given how much may come off its cost (R-1.17, R-3.25)."""
    missing: i64 = 0
    price = state.malfunctions
    spare: i64 = 0
    for good in range(KINDS_OF_GOODS):
        cost = price_of(state, component, good)
        wealth = payment.wealth(state, payers, good)
        missing += max(cost - wealth, 0)
        if good < RESOURCES:
            price += cost
            spare += max(wealth - cost, 0)
        elif cost > wealth:
            return False  # only resources may come off
    if component == POWER_CORE:
        return missing == 0
    # What malfunctions add is taken from goods to spare as far as there are any.
    missing += max(state.malfunctions - spare, 0)
    return missing <= min(discounts, price - 1)


def can_be_paid(state: RisingState, work: i64, space: i64, payers: i64, discounts: i64) -> bool:
    """Whether some seats can pay a work on a space."""
    for thing in state.rules.hooks.can_pay:
        answer = thing.can_pay(state, work, space, payers, discounts)
        if answer >= 0:
            return answer == 1
    return is_payable(state, work, payers, discounts)


def is_to_be_built(state: RisingState, work: i64, space: i64) -> bool:
    """Whether a work is not built yet, and can be on a space: components at the Cosmic Gate only."""
    if work < state.rules.components:
        return state.parts[work] == UNBUILT and SITE_OF[space] == GATE
    for thing in state.rules.hooks.makes:
        if thing.makes(state, work, space):
            return True
    return False


def core_is_ready(state: RisingState, space: i64) -> bool:
    """The Power Core: all else is built, every Leader is here, everybody can pay a unit (R-6.22)."""
    for component in range(state.rules.components):
        if component != POWER_CORE and state.parts[component] == UNBUILT:
            return False
    if first_without_leader(state, space) != NONE:
        return False
    return payment.each_can_give(state, state.rules.everyone, state.rules.cost, POWER_CORE * KINDS_OF_GOODS, NONE, 0)


def first_without_leader(state: RisingState, space: i64) -> i64:
    """The first seat with neither its Leader nor the Hologram on a build space, or NONE (R-4.14)."""
    for seat in range(state.rules.seats):
        stands_in = state.where[THE_HOLOGRAM] == space and state.owner[THE_HOLOGRAM] == seat
        if state.where[seat * CREW] != space and not stands_in:
            return seat
    return NONE


def schema_forbids(state: RisingState) -> bool:
    """Whether the lost schema allows no further component this round (R-5.18)."""
    return state.schema_lost and state.builds >= state.rules.misfortune_number[LOST_SCHEMA]


def may_build(state: RisingState, component: i64, space: i64, builders: i64, discount: i64) -> bool:
    """Whether the contributors of a build space could build a work; `discount` comes off by itself."""
    if not is_to_be_built(state, component, space) or schema_forbids(state):
        return False
    if component == POWER_CORE:
        return core_is_ready(state, space) and is_payable(state, component, builders, 0)
    return can_be_paid(state, component, space, builders, discount + discounts_at_hand(state, builders))


def discount_on(state: RisingState, space: i64) -> i64:
    """What comes off a cost on a build space by itself."""
    total: i64 = 0
    for thing in state.rules.hooks.discount:
        total += thing.discount(state, space)
    return total


def why_nothing(state: RisingState, space: i64) -> tuple[i64, i64]:
    """Why nothing can be built on a space now, and the first seat it is about, or NONE; NO_REASON if something can."""
    builders = contributors(state, space)
    discount = discount_on(state, space)
    only_core = SITE_OF[space] == GATE
    for component in range(state.rules.works):
        if may_build(state, component, space, builders, discount):
            return NO_REASON, NONE
        if component < state.rules.components and component != POWER_CORE and state.parts[component] == UNBUILT:
            only_core = False
    if schema_forbids(state):
        return NO_SCHEMA, NONE
    if only_core:
        missing = first_without_leader(state, space)
        if missing != NONE:
            return NO_LEADER, missing
        for seat in range(state.rules.seats):
            if payment.confined_to(state, seat, 0, 0):
                return NO_SHARE, seat
        return NO_CORE, NONE
    return NO_WEALTH, NONE


class Build(Shared):
    """D-34: the activating player names a component for the contributors, or nothing."""

    name = "build"
    code = steps.BUILD
    below = "actions"
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        state.builders = contributors(state, Build.SPACE.of(state))
        state.discounts = discount_on(state, Build.SPACE.of(state))
        for component in range(state.rules.works):
            if self.may_name(state, component):
                return True
        reason, seat = why_nothing(state, Build.SPACE.of(state))
        give_up(state, Build.SPACE.of(state), reason, seat)
        return False

    def may_name(self, state: RisingState, component: i64) -> bool:
        return may_build(state, component, Build.SPACE.of(state), state.builders, state.discounts)

    def involved(self, state: RisingState) -> i64:
        return state.builders

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.NOTHING)
        for component in range(state.rules.works):
            if self.may_name(state, component):
                menu.add(actions.COMPONENT + component)

    def settle(self, state: RisingState, action: i64) -> None:
        space = Build.SPACE.of(state)
        if action == actions.NOTHING:
            give_up(state, space, NO_REASON, NONE)
            return
        component = action - actions.COMPONENT
        decided: i64 = 0 if Shared.STAGE.of(state) == PROPOSING else 1
        state.pop()
        state.tell(COMPONENT_NAMED, state.activator, component)
        state.paid = False
        fields = SettleCost.COMPONENT.at(component) | SettleCost.SPACE.at(space)
        state.push(steps.SETTLE_COST, fields | SettleCost.BY_STARTER.at(decided))
        if component != POWER_CORE:
            state.push(steps.BUILD_WINDOW)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.NOTHING:
            return Choice(action, "nothing")
        return Choice(action, "build", WORKS[action - actions.COMPONENT])

    def why_not(self, state: RisingState, action: i64) -> Saying:
        if not actions.COMPONENT <= action < actions.COMPONENT + state.rules.works:
            return ""
        component = action - actions.COMPONENT
        if not is_to_be_built(state, component, Build.SPACE.of(state)):
            is_item = component >= state.rules.components
            return saying("rising-not-item-here") if is_item else saying("rising-not-in-blueprint")
        if component == POWER_CORE and not core_is_ready(state, Build.SPACE.of(state)):
            return saying("rising-not-core-yet")
        return saying("rising-not-payable")

    def fits(self, state: RisingState) -> bool:
        return is_gate(state, Build.SPACE.of(state))


def give_up(state: RisingState, space: i64, reason: i64, seat: i64) -> None:
    """Nothing is built; the activation is wasted (R-6.21). The top frame belongs to the build."""
    state.pop()
    mark_group(state, space, RESOLVED | HAS_ACTED)
    state.forget_refusals()
    state.tell(NOTHING_BUILT, space, reason, seat)


class BuildWindow(SeatWindow):
    """BUILD: contributors, clockwise from the starting player, may lower the cost, until all pass in a row (R-3.25)."""

    name = "build_window"
    code = steps.BUILD_WINDOW
    below = "settle_cost"
    window = windows.BUILD

    def asker(self, state: RisingState, place: i64) -> i64:
        seat = state.clockwise(state.starter, place)
        return seat if (state.builders >> seat) & 1 else -1


class SettleCost(Step[RisingState]):
    """The cost is fixed and paid; after a refusal the activating player may try again with the others, or not.

    BY_STARTER: the starting player decided what is built, so everybody else consents (R-3.2). PAYMENTS
    counts those begun.
    """

    name = "settle_cost"
    code = steps.SETTLE_COST
    below = "actions"
    COMPONENT: Final = Field(6)
    SPACE: Final = Field(8)
    BY_STARTER: Final = Field(1)
    PAYMENTS: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        space = self.space(state)
        if state.paid:
            component = SettleCost.COMPONENT.of(state)
            state.pop()
            finish(state, component, space)
            return False
        payers = state.builders & ~state.shut
        work = SettleCost.COMPONENT.of(state)
        if not can_be_paid(state, work, space, payers, state.discounts) or self.somebody_is_missing(state):
            give_up(state, space, NOT_PAID, NONE)
            return False
        if SettleCost.PAYMENTS.of(state):
            return True
        self.begin(state)
        return False

    def space(self, state: RisingState) -> i64:
        return SettleCost.SPACE.of(state)

    def somebody_is_missing(self, state: RisingState) -> bool:
        """Everybody pays for the Power Core: a refusal ends it."""
        return SettleCost.COMPONENT.of(state) == POWER_CORE and state.shut != 0

    def actor(self, state: RisingState) -> i64:
        return state.activator

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PAY)
        menu.add(actions.NOTHING)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.NOTHING:
            give_up(state, self.space(state), NO_REASON, NONE)
        else:
            self.begin(state)

    def begin(self, state: RisingState) -> None:
        component = SettleCost.COMPONENT.of(state)
        SettleCost.PAYMENTS.put(state, SettleCost.PAYMENTS.of(state) + 1)
        by_starter = SettleCost.BY_STARTER.of(state)
        payment.clear(state)
        for good in range(KINDS_OF_GOODS):
            payment.owe(state, good, price_of(state, component, good))
        state.everyone_pays = component == POWER_CORE
        malfunctions, discounts = changes_of_cost(state, component)
        state.push(steps.LOWER_COST, CostStep.LEFT.at(discounts) | LowerCost.BY_STARTER.at(by_starter))
        state.push(steps.RAISE_COST, CostStep.LEFT.at(malfunctions) | RaiseCost.MAY_COME_OFF.at(discounts))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.NOTHING:
            return Choice(action, "nothing")
        return Choice(action, "pay", WORKS[SettleCost.COMPONENT.of(state)])

    def fits(self, state: RisingState) -> bool:
        component = SettleCost.COMPONENT.of(state)
        space = SettleCost.SPACE.of(state)
        if component >= state.rules.works or not is_gate(state, space) or SettleCost.PAYMENTS.of(state) > MOST_PAYMENTS:
            return False
        if component == POWER_CORE and not core_is_ready(state, space):
            return False
        return is_to_be_built(state, component, space) and state.activator != NONE


def changes_of_cost(state: RisingState, component: i64) -> tuple[i64, i64]:
    """How many resources malfunctions add to a printed cost, and how many come off (R-1.17, R-5.17)."""
    return (0, 0) if component == POWER_CORE else (state.malfunctions, state.discounts)


def missing_now(state: RisingState) -> i64:
    """What those who would pay lack of what is due."""
    payers = state.builders & ~state.shut
    missing: i64 = 0
    for good in range(RESOURCES):
        missing += max(payment.due(state, good) - payment.wealth(state, payers, good), 0)
    return missing


def spare_now(state: RisingState) -> i64:
    """What those who would pay have beyond what is due."""
    payers = state.builders & ~state.shut
    spare: i64 = 0
    for good in range(RESOURCES):
        spare += max(payment.wealth(state, payers, good) - payment.due(state, good), 0)
    return spare


def further_off(state: RisingState) -> i64:
    """How much that the payers lack need not be paid, beside what discounts take off."""
    total: i64 = 0
    for thing in state.rules.hooks.further_off:
        total += thing.further_off(state)
    return total


def least_left(state: RisingState) -> i64:
    """How many resources discounts leave in a cost: one, if nothing else is in it (R-1.17)."""
    least: i64 = 1
    for thing in state.rules.hooks.least_left:
        least = thing.least_left(state, least)
    return least


def resources_due(state: RisingState) -> i64:
    total: i64 = 0
    for good in range(RESOURCES):
        total += payment.due(state, good)
    return total


class CostStep(Step[RisingState]):
    """The activating player changes the cost by one resource at a time; a single possibility is not asked for."""

    LEFT: Final = Field(10)

    def suits(self, state: RisingState, good: i64) -> bool:
        return True

    def change(self, state: RisingState, good: i64) -> None:
        pass

    def is_over(self, state: RisingState) -> bool:
        return CostStep.LEFT.of(state) == 0

    def finish(self, state: RisingState) -> None:
        state.pop()

    def waits(self, state: RisingState) -> bool:
        if self.is_over(state):
            self.finish(state)
            return False
        count: i64 = 0
        only: i64 = 0
        for good in range(RESOURCES):
            if self.suits(state, good):
                count += 1
                only = good
        if count > 1:
            return True
        self.take(state, only)
        return False

    def take(self, state: RisingState, good: i64) -> None:
        CostStep.LEFT.put(state, CostStep.LEFT.of(state) - 1)
        self.change(state, good)

    def actor(self, state: RisingState) -> i64:
        return state.activator

    def legal(self, state: RisingState, menu: Menu) -> None:
        for good in range(RESOURCES):
            if self.suits(state, good):
                menu.add(actions.GOOD + good)

    def apply(self, state: RisingState, action: i64) -> None:
        self.take(state, action - actions.GOOD)


class RaiseCost(CostStep):
    """Malfunction: which resource is added (R-5.17)."""

    name = "raise_cost"
    code = steps.RAISE_COST
    below = "lower_cost"
    MAY_COME_OFF: Final = Field(10)

    def suits(self, state: RisingState, good: i64) -> bool:
        later = CostStep.LEFT.of(state) - 1
        payment.owe(state, good, 1)
        missing = missing_now(state) + max(later - spare_now(state), 0)
        may_come_off = min(RaiseCost.MAY_COME_OFF.of(state), resources_due(state) + later - least_left(state))
        fits = missing <= may_come_off + further_off(state)
        payment.owe(state, good, -1)
        return fits

    def change(self, state: RisingState, good: i64) -> None:
        payment.owe(state, good, 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "add", GOODS[action - actions.GOOD])


class LowerCost(CostStep):
    """Which resource is left out; at least one remains (R-1.17). Then the cost is paid, as who decided it arranges."""

    name = "lower_cost"
    code = steps.LOWER_COST
    below = "settle_cost gantry"
    BY_STARTER: Final = Field(1)

    def is_over(self, state: RisingState) -> bool:
        return CostStep.LEFT.of(state) == 0 or resources_due(state) <= least_left(state)

    def finish(self, state: RisingState) -> None:
        initiator = state.starter if LowerCost.BY_STARTER.of(state) else state.activator
        state.pop()
        for thing in state.rules.hooks.lowers:
            if thing.lowers(state, initiator):
                return
        payment.ask(state, initiator, state.builders & ~state.shut, False)

    def suits(self, state: RisingState, good: i64) -> bool:
        if not payment.due(state, good):
            return False
        payment.owe(state, good, -1)
        missing = missing_now(state)
        left = min(CostStep.LEFT.of(state) - 1, resources_due(state) - least_left(state))
        fits = missing <= left + further_off(state)
        payment.owe(state, good, 1)
        return fits

    def change(self, state: RisingState, good: i64) -> None:
        payment.owe(state, good, -1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "drop", GOODS[action - actions.GOOD])


def finish(state: RisingState, component: i64, space: i64) -> None:
    """The work is built: its effect, if it has one at once, and the figures go home (R-6.20)."""
    state.builds += 1
    if component < state.rules.components:
        state.parts[component] = BUILT
        state.tell(COMPONENT_BUILT, component)
    state.push(steps.FINISH_BUILD, FinishBuild.SPACE.at(space))
    effects.COMPONENTS[component].build(state, state.rules.component_number[component])


class FinishBuild(Step[RisingState]):
    """The figures of the build space return to their pools."""

    name = "finish_build"
    code = steps.FINISH_BUILD
    below = "actions"
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        space = FinishBuild.SPACE.of(state)
        state.pop()
        state.forget_refusals()
        group_has_acted(state, space)
        figure = state.next_on(space, 0)
        while figure != NONE:
            state.send_home(figure)
            figure = state.next_on(space, figure + 1)
        return False

    def fits(self, state: RisingState) -> bool:
        space = FinishBuild.SPACE.of(state)
        return space == NOWHERE or is_build_space(state, space)


STEPS.register(Build(), SettleCost(), RaiseCost(), LowerCost(), FinishBuild(), BuildWindow())
