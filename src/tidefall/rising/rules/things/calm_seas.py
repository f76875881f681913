"""The Calm Seas family and the Catastrophic Flood (M-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, payment, steps
from tidefall.rising.rules.content import ENERGY, RED_SKIES
from tidefall.rising.rules.effects import MisfortuneEffect
from tidefall.rising.rules.flooding import CATASTROPHIC, describe_peninsula, flood, only_peninsula_with_land
from tidefall.rising.rules.happenings import DROWNED
from tidefall.rising.rules.island import ARMS
from tidefall.rising.rules.monstrosities.allies import MERMAID, is_available, take_ally
from tidefall.rising.rules.state import RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.card_steps import own

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class RecedingWaters(MisfortuneEffect):
    """The drawer unfloods a tile (M-7.4)."""

    def resolve(self, state: RisingState) -> None:
        own(state, steps.OWN_UNFLOOD, state.drawer, state.rules.misfortune_number[state.card])


class RedSkies(MisfortuneEffect):
    """Energy for the drawer, who may then win the Mermaid (M-7.5)."""

    def resolve(self, state: RisingState) -> None:
        state.shut = 0
        state.gain(state.drawer, ENERGY, state.rules.misfortune_number[RED_SKIES])
        state.push(steps.RED_SKIES)
        if is_available(state, MERMAID):
            payment.about_to_ask(state, state.rules.everyone)


class CallMermaid(Step[RisingState]):
    """DM-36: the drawer may arrange a payment that recruits the Mermaid. UNDER_WAY: it is being made."""

    name = "red_skies"
    code = steps.RED_SKIES
    below = "lay_aside"
    UNDER_WAY: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        if CallMermaid.UNDER_WAY.of(state):
            if state.paid:
                state.pop()
                take_ally(state, MERMAID, payment.givers(state))
                return False
            CallMermaid.UNDER_WAY.put(state, 0)
        if is_available(state, MERMAID) and self.can_be_paid(state):
            return True
        state.pop()
        return False

    def payers(self, state: RisingState) -> i64:
        return state.rules.everyone & ~state.shut

    def price(self, state: RisingState) -> i64:
        return state.rules.misfortune_second[RED_SKIES]

    def can_be_paid(self, state: RisingState) -> bool:
        payers = self.payers(state)
        price = payment.price_of_ally(state, payers, ENERGY, self.price(state))
        return payment.wealth(state, payers, ENERGY) >= price

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        menu.add(actions.PAY)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.PASS:
            state.pop()
            return
        CallMermaid.UNDER_WAY.put(state, 1)
        payment.clear(state)
        payment.owe(state, ENERGY, self.price(state))
        payment.ask_for_ally(state, state.drawer, self.payers(state), ENERGY)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "pass") if action == actions.PASS else Choice(action, "call", "mermaid")


class CatastrophicFlood(MisfortuneEffect):
    """A barrier is discarded, then two peninsulas flood in spite of barriers (M-7.6)."""

    def resolve(self, state: RisingState) -> None:
        state.push(steps.CATASTROPHE, Catastrophe.LEFT.at(state.rules.misfortune_number[state.card]))
        if state.barriers:
            state.push(steps.DISCARD_BARRIER)


class Catastrophe(Step[RisingState]):
    """DM-37: the drawer names different peninsulas, as long as there are any; CHOSEN are those named."""

    name = "catastrophe"
    code = steps.CATASTROPHE
    below = "lay_aside"
    LEFT: Final = Field(3)
    CHOSEN: Final = Field(6)

    def waits(self, state: RisingState) -> bool:
        if not Catastrophe.LEFT.of(state):
            state.pop()
            return False
        if not state.land_left():
            state.end(DROWNED)
            return False
        count: i64 = 0
        only: i64 = 0
        for peninsula in range(ARMS):
            if self.suits(state, peninsula):
                count += 1
                only = peninsula
        if count > 1:
            return True
        self.strike(state, only if count else only_peninsula_with_land(state))
        return False

    def suits(self, state: RisingState, peninsula: i64) -> bool:
        return state.land[peninsula] > 0 and not (Catastrophe.CHOSEN.of(state) >> peninsula) & 1

    def strike(self, state: RisingState, peninsula: i64) -> None:
        Catastrophe.LEFT.put(state, Catastrophe.LEFT.of(state) - 1)
        Catastrophe.CHOSEN.put(state, Catastrophe.CHOSEN.of(state) | (1 << peninsula))
        flood(state, peninsula, CATASTROPHIC)

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        for peninsula in range(ARMS):
            if self.suits(state, peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: RisingState, action: i64) -> None:
        self.strike(state, action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "flood")


effects.misfortunes(
    {
        "receding_waters": RecedingWaters(),
        "red_skies": RedSkies(),
        "catastrophic_flood": CatastrophicFlood(),
    }
)
STEPS.register(CallMermaid(), Catastrophe())
