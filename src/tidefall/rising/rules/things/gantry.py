"""The Synergic Gantry: once, all together build a component without anybody on a build space (M-11.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.kernel.window import Offer
from tidefall.rising.rules import actions, effects, payment, steps, windows
from tidefall.rising.rules.building import (
    MOST_PAYMENTS,
    NOWHERE,
    CostStep,
    LowerCost,
    finish,
    price_of,
    schema_forbids,
)
from tidefall.rising.rules.content import COMPONENTS, KINDS_OF_GOODS, POWER_CORE, RESOURCES
from tidefall.rising.rules.effects import ComponentEffect
from tidefall.rising.rules.happenings import COMPONENT_NAMED
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.monstrosities.store import GANTRY
from tidefall.rising.rules.state import UNBUILT, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

SYNERGIC_GANTRY: Final[i64] = COMPONENTS.index("synergic_gantry")
READY: Final[i64] = 1
REFUSED: Final[i64] = 2
"""Somebody would not pay: nobody is asked again before something else has happened (R-3.30)."""


class SynergicGantry(ComponentEffect):
    """This round one more component may be built, for one less of each resource."""

    def build(self, state: RisingState, number: i64) -> None:
        GANTRY.put(state, READY)


def lowered(state: RisingState, component: i64, good: i64) -> i64:
    """What a component takes of a good: each resource is one less, but one unit stays (R-1.17)."""
    price = price_of(state, component, good)
    if good >= RESOURCES or not price:
        return price
    less = max(price - state.rules.component_number[SYNERGIC_GANTRY], 0)
    if less or state.malfunctions or price_of(state, component, KINDS_OF_GOODS - 1):
        return less
    for other in range(RESOURCES):
        if price_of(state, component, other) > state.rules.component_number[SYNERGIC_GANTRY]:
            return 0
        if other < good and price_of(state, component, other):
            return 0
    return 1


def is_payable(state: RisingState, component: i64, payers: i64) -> bool:
    spare: i64 = 0
    for good in range(KINDS_OF_GOODS):
        left = payment.wealth(state, payers, good) - lowered(state, component, good)
        if left < 0:
            return False
        if good < RESOURCES:
            spare += left
    return spare >= state.malfunctions


def may_erect(state: RisingState, component: i64, payers: i64) -> bool:
    return component != POWER_CORE and state.parts[component] == UNBUILT and is_payable(state, component, payers)


class Gantry(MonstrousThing):
    """Who may use it, and when."""

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.ACTIONS, Erect())]

    def done(self, state: RisingState, unit: i64) -> None:
        if GANTRY.of(state) == REFUSED:
            GANTRY.put(state, READY)


class Erect(Offer[RisingState]):
    """DM-91: between activations the starting player names a component for all."""

    first = actions.COMPONENT
    count: i64 = len(COMPONENTS)

    def is_open(self, state: RisingState, asker: i64) -> bool:
        if GANTRY.of(state) != READY or asker != state.starter or schema_forbids(state):
            return False
        for component in range(state.rules.components):
            if may_erect(state, component, state.rules.everyone):
                return True
        return False

    def list_actions(self, state: RisingState, asker: i64, menu: Menu) -> None:
        if self.is_open(state, asker):
            for component in range(state.rules.components):
                if may_erect(state, component, state.rules.everyone):
                    menu.add(actions.COMPONENT + component)

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        component = action - actions.COMPONENT
        state.activator = asker
        state.builders = state.rules.everyone
        state.shut = 0
        state.paid = False
        state.tell(COMPONENT_NAMED, asker, component)
        state.push(steps.GANTRY, FreeBuild.COMPONENT.at(component))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "erect", COMPONENTS[action - actions.COMPONENT])


class FreeBuild(Step[RisingState]):
    """All pay as the starting player arranges it; after a refusal it may try with the others, or not (M-22.12)."""

    name = "gantry"
    code = steps.GANTRY
    below = "actions"
    COMPONENT: Final = Field(6)
    PAYMENTS: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        component = FreeBuild.COMPONENT.of(state)
        if state.paid:
            state.pop()
            GANTRY.put(state, 0)
            finish(state, component, NOWHERE)
            return False
        if not is_payable(state, component, state.builders & ~state.shut):
            self.give_up(state)
            return False
        if FreeBuild.PAYMENTS.of(state):
            return True
        self.begin(state)
        return False

    def give_up(self, state: RisingState) -> None:
        state.pop()
        GANTRY.put(state, REFUSED)

    def actor(self, state: RisingState) -> i64:
        return state.activator

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PAY)
        menu.add(actions.NOTHING)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.NOTHING:
            self.give_up(state)
        else:
            self.begin(state)

    def begin(self, state: RisingState) -> None:
        component = FreeBuild.COMPONENT.of(state)
        FreeBuild.PAYMENTS.put(state, FreeBuild.PAYMENTS.of(state) + 1)
        payment.clear(state)
        for good in range(KINDS_OF_GOODS):
            payment.owe(state, good, lowered(state, component, good))
        state.push(steps.LOWER_COST, LowerCost.BY_STARTER.at(1))
        state.push(steps.RAISE_COST, CostStep.LEFT.at(state.malfunctions))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.NOTHING:
            return Choice(action, "nothing")
        return Choice(action, "pay", COMPONENTS[FreeBuild.COMPONENT.of(state)])

    def fits(self, state: RisingState) -> bool:
        component = FreeBuild.COMPONENT.of(state)
        if component >= state.rules.components or FreeBuild.PAYMENTS.of(state) > MOST_PAYMENTS:
            return False
        return component != POWER_CORE and state.parts[component] == UNBUILT and state.activator == state.starter


THINGS.append(Gantry())
effects.components({"synergic_gantry": SynergicGantry()})
STEPS.register(FreeBuild())
