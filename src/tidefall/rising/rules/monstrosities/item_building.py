"""Building magic items: who may, what they cost, and who takes them (M-9.2 to M-9.5, M-9.12, M-10.6).

Items are works behind the components: they are named, priced and paid like those (`building`). What is their own: a
unit that the Cyclops takes off may be energy, and Inspiration pays for any unit; both come after the discounts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, payment, steps
from tidefall.rising.rules.building import SettleCost, contributors, cost_of, missing_now
from tidefall.rising.rules.content import (
    BOOK,
    COUNCILORS,
    ENERGY,
    FIRST_ITEM,
    GOODS,
    ITEMS,
    KINDS_OF_GOODS,
    RESOURCES,
    SEATS,
)
from tidefall.rising.rules.effects import ComponentEffect
from tidefall.rising.rules.figures import CREW, FIRST_OF_ALLIES
from tidefall.rising.rules.happenings import HAS_REFUSED, ITEM_TAKEN
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import LUSTRAL_FORGE, SITE_OF
from tidefall.rising.rules.monstrosities.allies import CYCLOPS
from tidefall.rising.rules.monstrosities.items import NUMBER_OF_ITEMS, give, is_in_supply
from tidefall.rising.rules.monstrosities.powers import stands_with
from tidefall.rising.rules.monstrosities.store import DESIGNS, INSPIRATION_DUE
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.shared import Shared
from tidefall.rising.rules.state import NONE, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

ARTISAN: Final[i64] = COUNCILORS.index("artisan")


class OfItems(Thing):
    """Something about magic items."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.monstrosities


# Who may build them (M-9.2).


class Cyclops(OfItems):
    """It may build items, and takes a unit off their cost, where it stands (M-5.8, M-24.40)."""

    def enables(self, state: RisingState, space: i64) -> bool:
        return stands_with(state, CYCLOPS, space)

    def unit_off(self, state: RisingState, space: i64) -> i64:
        if not stands_with(state, CYCLOPS, space):
            return 0
        return state.rules.catalogue.allies[CYCLOPS - FIRST_OF_ALLIES].numbers["price"]


class Designs(OfItems):
    """Inspired Designs: the player's figures may build items this round (M-12.1)."""

    def enables(self, state: RisingState, space: i64) -> bool:
        seats = contributors(state, space)
        for seat in range(state.rules.seats):
            if (seats >> seat) & 1 and DESIGNS.of(state, seat):
                return True
        return False


def is_enabled(state: RisingState, item: i64, space: i64) -> bool:
    if BOOK.items[item].anyone or SITE_OF[space] == LUSTRAL_FORGE:
        return True
    for thing in state.rules.hooks.enables:
        if thing.enables(state, space):
            return True
    return False


# What they cost.


def units_off(state: RisingState, space: i64) -> i64:
    """How many units of any kind come off an item on a space."""
    total: i64 = 0
    for thing in state.rules.hooks.unit_off:
        total += thing.unit_off(state, space)
    return total


def artisan_on(state: RisingState, space: i64) -> i64:
    """The seat whose Leader on a space may pay with Inspiration, or NONE."""
    for seat in range(state.rules.seats):
        if state.council[seat] == ARTISAN and state.where[seat * CREW] == space:
            return seat
    return NONE


def inspiration_on(state: RisingState, space: i64, payers: i64) -> i64:
    """How much of an item may be paid with Inspiration on a space; not if the Artisan has refused."""
    artisan = artisan_on(state, space)
    if artisan == NONE or not (payers >> artisan) & 1:
        return 0
    total: i64 = 0
    for thing in state.rules.hooks.inspiration:
        total += thing.inspiration(state, space)
    return total


def energy_short(state: RisingState, payers: i64, energy: i64) -> i64:
    """How many units of a price in energy some seats cannot pay."""
    wealth = payment.wealth(state, payers, ENERGY)
    short: i64 = 0
    while short < energy and state.tokens(energy - short) > wealth:
        short += 1
    return short


class CostOfItems(OfItems):
    """The price of an item, and whether it can be paid (M-9.4, M-9.12)."""

    def makes(self, state: RisingState, work: i64, space: i64) -> bool:
        item = work - FIRST_ITEM
        return is_in_supply(state, item) and is_enabled(state, item, space)

    def costs(self, state: RisingState, work: i64, good: i64, amount: i64) -> i64:
        """The Mirror Shield is cheaper the higher the Wrath."""
        if work < FIRST_ITEM or not amount or not BOOK.items[work - FIRST_ITEM].less_wrath:
            return amount
        return max(amount - state.level(), 1)

    def can_pay(self, state: RisingState, work: i64, space: i64, payers: i64, discounts: i64) -> i64:
        """Discounts leave out resources, others any unit; one unit stays, which Inspiration may pay."""
        if work < FIRST_ITEM:
            return -1
        lacking: i64 = 0
        spare: i64 = 0
        total = state.malfunctions
        for good in range(RESOURCES):
            cost = cost_of(state, work, good)
            wealth = payment.wealth(state, payers, good)
            lacking += max(cost - wealth, 0)
            spare += max(wealth - cost, 0)
            total += cost
        lacking += max(state.malfunctions - spare, 0)
        energy = cost_of(state, work, ENERGY)
        short = energy_short(state, payers, energy)
        total += energy
        inspired = inspiration_on(state, space, payers)
        free = units_off(state, space) + inspired
        if max(lacking - discounts, 0) + short > free:
            return 0
        return 1 if lacking + short - inspired <= total - 1 else 0

    # While it is settled.

    def further_off(self, state: RisingState) -> i64:
        place = state.last_place_of(steps.SETTLE_COST)
        if place < 0 or SettleCost.COMPONENT.in_frame(state, place) < FIRST_ITEM:
            return 0
        payers = state.builders & ~state.shut
        space = SettleCost.SPACE.in_frame(state, place)
        free = units_off(state, space) + inspiration_on(state, space, payers)
        return free - energy_short(state, payers, payment.due(state, ENERGY))

    def least_left(self, state: RisingState, least: i64) -> i64:
        place = state.last_place_of(steps.SETTLE_COST)
        if place < 0 or SettleCost.COMPONENT.in_frame(state, place) < FIRST_ITEM:
            return least
        return 0 if payment.due(state, ENERGY) else 1

    def lowers(self, state: RisingState, initiator: i64) -> bool:
        if state.top() != steps.SETTLE_COST or SettleCost.COMPONENT.of(state) < FIRST_ITEM:
            return False
        INSPIRATION_DUE.put(state, 0)
        units = units_off(state, SettleCost.SPACE.of(state))
        state.push(steps.ITEM_COST, ItemCost.UNITS.at(units) | ItemCost.INITIATOR.at(initiator))
        return True


class ItemCost(Step[RisingState]):
    """DM-85: which unit the Cyclops takes off, then what the Artisan pays with Inspiration.

    UNITS are still to come off. ASKED: the Artisan has said how much it pays.
    """

    name = "item_cost"
    code = steps.ITEM_COST
    below = "settle_cost"
    UNITS: Final = Field(4)
    INITIATOR: Final = Field(3)
    ASKED: Final = Field(1)
    continues = True

    def waits(self, state: RisingState) -> bool:
        if ItemCost.UNITS.of(state) and units_due(state) > 1:
            count: i64 = 0
            only: i64 = 0
            for good in range(KINDS_OF_GOODS):
                if self.suits(state, good):
                    count += 1
                    only = good
            if count > 1:
                return True
            self.take_off(state, only)
            return False
        if not ItemCost.ASKED.of(state) and self.inspiration(state) and units_due(state):
            return True
        initiator = ItemCost.INITIATOR.of(state)
        state.pop()
        payment.owe(state, ENERGY, state.tokens(payment.due(state, ENERGY)) - payment.due(state, ENERGY))
        payment.ask(state, initiator, state.builders & ~state.shut, False)
        return False

    def inspiration(self, state: RisingState) -> i64:
        """How much Inspiration may still be paid."""
        space = SettleCost.SPACE.below(state)
        return inspiration_on(state, space, state.builders & ~state.shut) - INSPIRATION_DUE.of(state)

    def lacking(self, state: RisingState) -> i64:
        """How many units of what is due cannot be paid in goods."""
        short = energy_short(state, state.builders & ~state.shut, payment.due(state, ENERGY))
        return missing_now(state) + short

    def suits(self, state: RisingState, good: i64) -> bool:
        """Whether a unit of a good may come off: the rest can be paid."""
        if not payment.due(state, good):
            return False
        payment.owe(state, good, -1)
        left = min(ItemCost.UNITS.of(state), units_due(state)) - 1
        fits = self.lacking(state) <= max(left, 0) + self.inspiration(state)
        payment.owe(state, good, 1)
        return fits

    def take_off(self, state: RisingState, good: i64) -> None:
        ItemCost.UNITS.put(state, ItemCost.UNITS.of(state) - 1)
        payment.owe(state, good, -1)

    def is_of_the_units(self, state: RisingState) -> bool:
        return ItemCost.UNITS.of(state) > 0 and units_due(state) > 1

    def may_inspire(self, state: RisingState, good: i64) -> bool:
        """Whether the Artisan may pay a unit of a good, and the rest can still be paid."""
        if not payment.due(state, good):
            return False
        payment.owe(state, good, -1)
        fits = self.lacking(state) <= self.inspiration(state) - 1
        payment.owe(state, good, 1)
        return fits

    def actor(self, state: RisingState) -> i64:
        return state.activator if self.is_of_the_units(state) else artisan_on(state, SettleCost.SPACE.below(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        if self.is_of_the_units(state):
            for good in range(KINDS_OF_GOODS):
                if self.suits(state, good):
                    menu.add(actions.GOOD + good)
            return
        menu.add(actions.REFUSE if self.lacking(state) else actions.DONE)
        for good in range(KINDS_OF_GOODS):
            if self.may_inspire(state, good):
                menu.add(actions.GOOD + good)

    def apply(self, state: RisingState, action: i64) -> None:
        if self.is_of_the_units(state):
            self.take_off(state, action - actions.GOOD)
        elif action == actions.DONE:
            ItemCost.ASKED.put(state, 1)
        elif action == actions.REFUSE:
            state.tell(HAS_REFUSED, state.player)
            state.shut |= 1 << state.player
            state.pop()
        else:
            payment.owe(state, action - actions.GOOD, -1)
            INSPIRATION_DUE.add(state, 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        if action == actions.REFUSE:
            return Choice(action, "refuse")
        verb = "drop" if self.is_of_the_units(state) else "inspire"
        return Choice(action, verb, GOODS[action - actions.GOOD])

    def fits(self, state: RisingState) -> bool:
        return SettleCost.COMPONENT.below(state) >= FIRST_ITEM and ItemCost.INITIATOR.of(state) < state.rules.seats


def units_due(state: RisingState) -> i64:
    total: i64 = 0
    for good in range(KINDS_OF_GOODS):
        total += payment.due(state, good)
    return total


# Where and by whom.


class LustralForge(ComponentEffect):
    """Those on it are one unit and build an item like those on a build space (M-11.8); so it does nothing else."""


class BuiltItem(ComponentEffect):
    """An item has just been built: what was paid with Inspiration is gone, and somebody takes the item."""

    def __init__(self, item: i64) -> None:
        self.item = item

    def build(self, state: RisingState, number: i64) -> None:
        for thing in state.rules.hooks.spend_inspiration:
            thing.spend_inspiration(state, INSPIRATION_DUE.of(state))
        INSPIRATION_DUE.put(state, 0)
        state.push(steps.TAKE_ITEM, TakeItem.ITEM.at(self.item))


class TakeItem(Shared):
    """DM-86: which of the contributors takes card and token (M-9.5)."""

    name = "take_item"
    code = steps.TAKE_ITEM
    below = "finish_build"
    ITEM: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if state.builders & (state.builders - 1):
            return True
        self.take(state, state.first_of(state.builders, 0))
        return False

    def take(self, state: RisingState, seat: i64) -> None:
        item = TakeItem.ITEM.of(state)
        state.pop()
        give(state, item, seat)
        state.tell(ITEM_TAKEN, seat, FIRST_ITEM + item)

    def involved(self, state: RisingState) -> i64:
        return state.builders

    def legal(self, state: RisingState, menu: Menu) -> None:
        for seat in range(state.rules.seats):
            if (state.builders >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        self.take(state, action - actions.SEAT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "own", SEATS[action - actions.SEAT], ITEMS[TakeItem.ITEM.of(state)])

    def fits(self, state: RisingState) -> bool:
        item = TakeItem.ITEM.of(state)
        return item < NUMBER_OF_ITEMS and is_in_supply(state, item) and state.builders > 0


THINGS.extend([Cyclops(), Designs(), CostOfItems()])
for _item in range(len(ITEMS)):
    effects.COMPONENTS[FIRST_ITEM + _item] = BuiltItem(_item)
effects.components({"lustral_forge": LustralForge()})
STEPS.register(ItemCost(), TakeItem())
