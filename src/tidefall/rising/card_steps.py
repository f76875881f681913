"""The decisions of those who play cards: which good, which tile, which peninsula, which ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, steps
from tidefall.rising.content import COUNCILORS, ENERGY, GOODS, RESOURCES
from tidefall.rising.flooding import describe_peninsula
from tidefall.rising.happenings import ABILITY_COPIED, WIDENED
from tidefall.rising.island import ARMS, CITY, FIRST_SPACE, RINGS, SITE_KIND, SITE_NAMES, SITE_OF, TILES
from tidefall.rising.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class OwnStep(Step[Table]):
    """A decision of the seat that the frame's second number names. The first counts what is left to do."""

    continues = True

    def actor(self, state: Table) -> i64:
        return state.b()

    def used_up(self, state: Table) -> None:
        """One less to do."""
        state.set_a(state.a() - 1)


class OwnBarrier(OwnStep):
    """Place a barrier for nothing."""

    name = "own_barrier"

    def waits(self, state: Table) -> bool:
        if state.a():
            for peninsula in range(ARMS):
                if state.may_get_barrier(peninsula):
                    return True
        state.pop()
        return False

    def legal(self, state: Table, menu: Menu) -> None:
        for peninsula in range(ARMS):
            if state.may_get_barrier(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: Table, action: i64) -> None:
        self.used_up(state)
        state.put_barrier(action - actions.PENINSULA)

    def describe(self, state: Table, action: i64) -> Choice:
        return describe_peninsula(action, "ward")


class OwnUnflood(OwnStep):
    """Unflood tiles. The first number is how many, × 2, and one more where it is up to so many."""

    name = "own_unflood"

    def waits(self, state: Table) -> bool:
        while state.a() > 1:
            choices: i64 = 0
            only: i64 = 0
            for peninsula in range(ARMS):
                if state.may_unflood(peninsula):
                    choices += 1
                    only = peninsula
            if choices == 0:
                break
            if choices > 1 or state.a() % 2:
                return True
            self.raise_tile(state, only)
        state.pop()
        return False

    def raise_tile(self, state: Table, peninsula: i64) -> None:
        state.set_a(state.a() - 2)
        state.unflood(peninsula)

    def legal(self, state: Table, menu: Menu) -> None:
        if state.a() % 2:
            menu.add(actions.DONE)
        for peninsula in range(ARMS):
            if state.may_unflood(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        self.raise_tile(state, action - actions.PENINSULA)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "done") if action == actions.DONE else describe_peninsula(action, "raise")


class TakeGood(OwnStep):
    """Gain resources of choice. The first number is how many, × 8, and below it how many kinds may be chosen."""

    name = "take_good"

    def waits(self, state: Table) -> bool:
        if state.a() >= 8:
            return True
        state.pop()
        return False

    def legal(self, state: Table, menu: Menu) -> None:
        for good in range(state.a() % 8):
            menu.add(actions.GOOD + good)

    def apply(self, state: Table, action: i64) -> None:
        state.set_a(state.a() - 8)
        state.gain(state.b(), action - actions.GOOD, 1)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "take", GOODS[action - actions.GOOD])


class Conversion(OwnStep):
    """Mystic Conversion: how much energy to pay; that many resources follow (R-10.42)."""

    name = "conversion"

    def legal(self, state: Table, menu: Menu) -> None:
        for amount in range(1, min(state.a(), state.has(state.b(), ENERGY)) + 1):
            menu.add(actions.AMOUNT + amount)

    def apply(self, state: Table, action: i64) -> None:
        seat = state.b()
        amount = action - actions.AMOUNT
        state.pop()
        state.spend(seat, ENERGY, amount)
        state.push(steps.TAKE_GOOD, amount * 8 + RESOURCES, seat)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "convert", f"{action - actions.AMOUNT} energy")


class ChooseTile(OwnStep):
    """Libram of Unity: the tile that has more spaces this round (R-4.8)."""

    name = "choose_tile"

    def legal(self, state: Table, menu: Menu) -> None:
        for site in range(TILES):
            if site % RINGS < state.land[site // RINGS]:
                menu.add(actions.SPACE + FIRST_SPACE[site])

    def apply(self, state: Table, action: i64) -> None:
        site = SITE_OF[action - actions.SPACE]
        added = 1 if SITE_KIND[site] == CITY else state.a()
        state.extra[site] += added
        state.tell(WIDENED, site, added)
        state.pop()

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "widen", "", "", SITE_NAMES[SITE_OF[action - actions.SPACE]])


class CopyAbility(OwnStep):
    """Cipher of Expertise: any councilor, used or unused (R-6.44)."""

    name = "copy_ability"

    def legal(self, state: Table, menu: Menu) -> None:
        for councilor in range(state.rules.councilors):
            menu.add(actions.COUNCILOR + councilor)

    def apply(self, state: Table, action: i64) -> None:
        seat = state.b()
        state.pop()
        state.copied[seat] = action - actions.COUNCILOR
        state.tell(ABILITY_COPIED, seat, action - actions.COUNCILOR)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "copy", COUNCILORS[action - actions.COUNCILOR])
