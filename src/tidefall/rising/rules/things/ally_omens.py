"""Omens that bring an Ally: harm, or a payment of the same size (M-6.3, M-6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, payment, steps
from tidefall.rising.rules.content import ALLIES, BOOK, ENERGY, GOODS, MISFORTUNE_KIND, MISFORTUNES, OMEN
from tidefall.rising.rules.effects import MisfortuneEffect
from tidefall.rising.rules.figures import FIRST_OF_ALLIES
from tidefall.rising.rules.flooding import SPECIAL, choose_floods
from tidefall.rising.rules.island import ARMS, CITIES, PENINSULAS, WILD
from tidefall.rising.rules.monstrosities.allies import is_available, take_ally
from tidefall.rising.rules.state import NONE, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import (
    ANYWHERE,
    FIRST_IN_PENINSULA,
    FIRST_IN_THE_WILD,
    FOLLOWERS,
    return_some,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

SCOPES: Final = {"any": int(ANYWHERE), "wild": int(FIRST_IN_THE_WILD), "followers": int(FOLLOWERS)}
"""Who returns first, by the word of the catalogue; a peninsula otherwise."""


class AllyOmen(MisfortuneEffect):
    """An omen by its entry in the catalogue."""

    def __init__(self, counts: str, harm: str, first: str, pays: str, ally: str) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        """The peninsulas of which the one with the most land counts; none for the Wrath."""
        if counts == "wild":
            self.high = WILD
        elif counts == "civilized":
            self.low, self.high = CITIES, ARMS
        elif counts in PENINSULAS:
            self.low = PENINSULAS.index(counts)
            self.high = self.low + 1
        self.floods = harm == "flood"
        self.scope: i64 = SCOPES.get(first, int(FIRST_IN_PENINSULA))
        self.place: i64 = PENINSULAS.index(first) if first in PENINSULAS else 0
        self.good: i64 = GOODS.index(pays)
        self.ally: i64 = FIRST_OF_ALLIES + ALLIES.index(ally)

    def resolve(self, state: RisingState) -> None:
        """With nothing to count it does nothing (M-6.4)."""
        if self.size(state):
            state.shut = 0
            state.push(steps.ALLY_OMEN)
            if self.good == ENERGY:
                payment.about_to_ask(state, state.rules.everyone)

    def size(self, state: RisingState) -> i64:
        """N, of the harm and of the payment (M-6.3, M-6.4)."""
        if not self.high:
            rules = state.rules
            return max(rules.misfortune_number[state.card], state.level() + rules.misfortune_second[state.card])
        most: i64 = 0
        for peninsula in range(self.low, self.high):
            most = max(most, state.land[peninsula])
        return most

    def price(self, state: RisingState, payers: i64) -> i64:
        return payment.price_of_ally(state, payers, self.good, self.size(state))

    def harm(self, state: RisingState) -> None:
        if self.floods:
            choose_floods(state, self.size(state), SPECIAL)
        else:
            return_some(state, self.size(state), self.scope, self.place)


class ChooseBranch(Step[RisingState]):
    """DM-31: the drawer chooses the harm or the payment; a refusal closes the refuser's purse (M-22.12).

    UNDER_WAY: the payment is being made.
    """

    name = "ally_omen"
    code = steps.ALLY_OMEN
    below = "lay_aside"
    UNDER_WAY: Final = Field(1)

    def effect(self, state: RisingState) -> AllyOmen:
        effect = effects.MISFORTUNES[state.card]
        assert isinstance(effect, AllyOmen)
        return effect

    def payers(self, state: RisingState) -> i64:
        return state.rules.everyone & ~state.shut

    def waits(self, state: RisingState) -> bool:
        effect = self.effect(state)
        if ChooseBranch.UNDER_WAY.of(state):
            if state.paid:
                state.pop()
                if is_available(state, effect.ally):
                    take_ally(state, effect.ally, payment.givers(state))
                return False
            ChooseBranch.UNDER_WAY.put(state, 0)
        payers = self.payers(state)
        if payment.wealth(state, payers, effect.good) >= effect.price(state, payers):
            return True
        state.pop()
        effect.harm(state)
        return False

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.SUFFER)
        menu.add(actions.PAY)

    def apply(self, state: RisingState, action: i64) -> None:
        effect = self.effect(state)
        if action == actions.SUFFER:
            state.pop()
            effect.harm(state)
            return
        ChooseBranch.UNDER_WAY.put(state, 1)
        payment.clear(state)
        payment.owe(state, effect.good, effect.size(state))
        payment.ask_for_ally(state, state.drawer, self.payers(state), effect.good)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "suffer" if action == actions.SUFFER else "avert", MISFORTUNES[state.card])

    def fits(self, state: RisingState) -> bool:
        return state.card != NONE and MISFORTUNE_KIND[state.card] == OMEN


effects.misfortunes(
    {
        entry.id: AllyOmen(entry.counts, entry.harm, entry.first, entry.pays, entry.ally)
        for entry in BOOK.misfortunes
        if entry.kind == "omen"
    }
)
STEPS.register(ChooseBranch())
