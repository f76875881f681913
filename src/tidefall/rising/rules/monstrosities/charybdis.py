"""Charybdis: what she tries to flood, and what may keep her from it (M-17.8 to M-17.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, payment, steps
from tidefall.rising.rules.content import BOOK, ENERGY
from tidefall.rising.rules.flooding import CHARYBDIS as BY_CHARYBDIS
from tidefall.rising.rules.flooding import describe_peninsula, flood
from tidefall.rising.rules.happenings import STEMMED
from tidefall.rising.rules.island import ARMS, PENINSULAS, RINGS
from tidefall.rising.rules.monstrosities.letters import CHARYBDIS, other_arm
from tidefall.rising.rules.monstrosities.store import SEA_ATTACKER, SEA_GAP, SEA_SATED
from tidefall.rising.rules.shared import FINAL, SETTLING, Shared
from tidefall.rising.rules.state import RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

PRICE_OF_A_TILE: Final[i64] = next(entry.numbers["energy"] for entry in BOOK.monsters if entry.id == "charybdis")


def rise_up(state: RisingState) -> None:
    """Charybdis aims at the farther of the two outermost tiles, or at both (M-17.8, M-17.11)."""
    gap = SEA_GAP.of(state) - 1
    first = state.land[gap]
    second = state.land[other_arm(gap)]
    ring = max(first, second)
    if not ring:
        return
    aims: i64 = 0
    if first == ring:
        aims |= AT_FIRST
    if second == ring:
        aims |= AT_SECOND
    if aims == AT_FIRST | AT_SECOND:
        SEA_SATED.put(state, 1)
    state.push(steps.CHARYBDIS, Charybdis.AIMS.at(aims) | Charybdis.RING.at(ring) | Shared.STAGE.at(SETTLING))


AT_FIRST: Final[i64] = 1
AT_SECOND: Final[i64] = 2


class Charybdis(Shared):
    """DM-48: which of two tiles is first. AIMS are the peninsulas of her gap that are left, RING is the tiles'."""

    name = "charybdis"
    code = steps.CHARYBDIS
    below = "monsters_act"
    AIMS: Final = Field(2)
    RING: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        first = self.is_aim(state, AT_FIRST)
        second = self.is_aim(state, AT_SECOND)
        if first and second:
            return True
        if first or second:
            gap = SEA_GAP.of(state) - 1
            self.settle(state, actions.PENINSULA + (gap if first else other_arm(gap)))
        else:
            state.pop()
        return False

    def is_aim(self, state: RisingState, aim: i64) -> bool:
        """Whether a tile is still aimed at and above the water."""
        gap = SEA_GAP.of(state) - 1
        arm = gap if aim == AT_FIRST else other_arm(gap)
        return Charybdis.AIMS.of(state) & aim != 0 and state.land[arm] == Charybdis.RING.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        gap = SEA_GAP.of(state) - 1
        menu.add(actions.PENINSULA + min(gap, other_arm(gap)))
        menu.add(actions.PENINSULA + max(gap, other_arm(gap)))

    def settle(self, state: RisingState, action: i64) -> None:
        peninsula = action - actions.PENINSULA
        aim = AT_FIRST if peninsula == SEA_GAP.of(state) - 1 else AT_SECOND
        Charybdis.AIMS.put(state, Charybdis.AIMS.of(state) & ~aim)
        Shared.STAGE.put(state, SETTLING)
        state.shut = 0
        state.push(steps.STEM_FLOOD, StemFlood.PENINSULA.at(peninsula))
        payment.about_to_ask(state, state.rules.everyone)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "whirl")

    def fits(self, state: RisingState) -> bool:
        if SEA_ATTACKER.of(state) != CHARYBDIS + 1 or not SEA_GAP.of(state):
            return False
        return Shared.STAGE.of(state) in (SETTLING, FINAL) and 0 < Charybdis.RING.of(state) <= RINGS


class StemFlood(Step[RisingState]):
    """DM-49: the starting player may arrange a payment that keeps her from a tile (M-17.9). UNDER_WAY: it is made."""

    name = "stem_flood"
    code = steps.STEM_FLOOD
    below = "charybdis"
    PENINSULA: Final = Field(3)
    UNDER_WAY: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        peninsula = StemFlood.PENINSULA.of(state)
        if StemFlood.UNDER_WAY.of(state):
            if state.paid:
                state.pop()
                state.tell(STEMMED, peninsula, state.land[peninsula])
                return False
            StemFlood.UNDER_WAY.put(state, 0)
        if payment.wealth(state, self.payers(state), ENERGY) >= state.tokens(PRICE_OF_A_TILE):
            return True
        state.pop()
        flood(state, peninsula, BY_CHARYBDIS)
        return False

    def payers(self, state: RisingState) -> i64:
        return state.rules.everyone & ~state.shut

    def actor(self, state: RisingState) -> i64:
        return state.starter

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        menu.add(actions.PAY)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.PASS:
            peninsula = StemFlood.PENINSULA.of(state)
            state.pop()
            flood(state, peninsula, BY_CHARYBDIS)
            return
        StemFlood.UNDER_WAY.put(state, 1)
        payment.clear(state)
        payment.owe(state, ENERGY, state.tokens(PRICE_OF_A_TILE))
        payment.ask(state, state.starter, self.payers(state), False)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return Choice(action, "stem", "", "", PENINSULAS[StemFlood.PENINSULA.of(state)])

    def fits(self, state: RisingState) -> bool:
        peninsula = StemFlood.PENINSULA.of(state)
        return peninsula < ARMS and state.land[peninsula] > 0


STEPS.register(Charybdis(), StemFlood())
