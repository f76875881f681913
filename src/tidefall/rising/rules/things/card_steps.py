"""The decisions of those who play cards: which good, which tile, which peninsula, which ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import COUNCILORS, ENERGY, GOODS, RAW, RESOURCES
from tidefall.rising.rules.flooding import describe_peninsula
from tidefall.rising.rules.frames import is_few, is_seat
from tidefall.rising.rules.happenings import ABILITY_COPIED, WIDENED
from tidefall.rising.rules.island import ARMS, CITY, FIRST_SPACE, RINGS, SITE_KIND, SITE_NAMES, SITE_OF, TILES
from tidefall.rising.rules.state import RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class OwnStep(Step[RisingState]):
    """A decision of one seat. LEFT counts what is left to do, or how much may be done."""

    SEAT: Final = Field(3)
    LEFT: Final = Field(4)

    continues = True

    def actor(self, state: RisingState) -> i64:
        return OwnStep.SEAT.of(state)

    def used_up(self, state: RisingState) -> None:
        """One less to do."""
        OwnStep.LEFT.put(state, OwnStep.LEFT.of(state) - 1)

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, OwnStep.SEAT.of(state)) and is_few(OwnStep.LEFT.of(state))


def own(state: RisingState, code: i64, seat: i64, left: i64) -> None:
    """Push a decision of one seat."""
    state.push(code, OwnStep.SEAT.at(seat) | OwnStep.LEFT.at(left))


def take_goods(state: RisingState, seat: i64, count: i64, kinds: i64) -> None:
    """A seat will choose so many resources among the goods below `kinds`."""
    state.push(steps.TAKE_GOOD, OwnStep.SEAT.at(seat) | OwnStep.LEFT.at(count) | TakeGood.KINDS.at(kinds))


class OwnBarrier(OwnStep):
    """Place a barrier for nothing."""

    name = "own_barrier"
    code = steps.OWN_BARRIER
    below = "place actions hand_limit"

    def waits(self, state: RisingState) -> bool:
        if OwnStep.LEFT.of(state):
            for peninsula in range(ARMS):
                if state.may_get_barrier(peninsula):
                    return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        for peninsula in range(ARMS):
            if state.may_get_barrier(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: RisingState, action: i64) -> None:
        self.used_up(state)
        state.put_barrier(action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "ward")


class OwnUnflood(OwnStep):
    """Unflood tiles: so many, or UP_TO so many."""

    name = "own_unflood"
    code = steps.OWN_UNFLOOD
    below = "place actions hand_limit lay_aside"
    UP_TO: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        while OwnStep.LEFT.of(state):
            choices: i64 = 0
            only: i64 = 0
            for peninsula in range(ARMS):
                if state.may_unflood(peninsula):
                    choices += 1
                    only = peninsula
            if choices == 0:
                break
            if choices > 1 or OwnUnflood.UP_TO.of(state):
                return True
            self.raise_tile(state, only)
        state.pop()
        return False

    def raise_tile(self, state: RisingState, peninsula: i64) -> None:
        self.used_up(state)
        state.unflood(peninsula)

    def legal(self, state: RisingState, menu: Menu) -> None:
        if OwnUnflood.UP_TO.of(state):
            menu.add(actions.DONE)
        for peninsula in range(ARMS):
            if state.may_unflood(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        self.raise_tile(state, action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "done") if action == actions.DONE else describe_peninsula(action, "raise")


class TakeGood(OwnStep):
    """Gain resources of choice: goods below KINDS."""

    name = "take_good"
    code = steps.TAKE_GOOD
    below = "place actions hand_limit after_action exchange"
    KINDS: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if OwnStep.LEFT.of(state):
            return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        for good in range(TakeGood.KINDS.of(state)):
            menu.add(actions.GOOD + good)

    def apply(self, state: RisingState, action: i64) -> None:
        self.used_up(state)
        state.gain(OwnStep.SEAT.of(state), action - actions.GOOD, 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "take", GOODS[action - actions.GOOD])

    def fits(self, state: RisingState) -> bool:
        return super().fits(state) and TakeGood.KINDS.of(state) in (RAW, RESOURCES)


class Conversion(OwnStep):
    """Mystic Conversion: how much energy to pay; that many resources follow (R-10.42)."""

    name = "conversion"
    code = steps.CONVERSION
    below = "place actions hand_limit"

    def legal(self, state: RisingState, menu: Menu) -> None:
        for amount in range(1, min(OwnStep.LEFT.of(state), state.energy(OwnStep.SEAT.of(state))) + 1):
            menu.add(actions.AMOUNT + amount)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = OwnStep.SEAT.of(state)
        amount = action - actions.AMOUNT
        state.pop()
        state.spend(seat, ENERGY, amount)
        take_goods(state, seat, resources_for(state, amount), RESOURCES)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "convert", f"{action - actions.AMOUNT} energy")


def resources_for(state: RisingState, tokens: i64) -> i64:
    """How many resources some energy becomes: as many as could be paid for with it."""
    worth = tokens
    while state.tokens(worth + 1) <= tokens:
        worth += 1
    return worth


class ChooseTile(OwnStep):
    """Libram of Unity: the tile that has more spaces this round (R-4.8)."""

    name = "choose_tile"
    code = steps.CHOOSE_TILE
    below = "place actions hand_limit"

    def legal(self, state: RisingState, menu: Menu) -> None:
        for site in range(TILES):
            if site % RINGS < state.land[site // RINGS]:
                menu.add(actions.SPACE + FIRST_SPACE[site])

    def apply(self, state: RisingState, action: i64) -> None:
        site = SITE_OF[action - actions.SPACE]
        added = 1 if SITE_KIND[site] == CITY else OwnStep.LEFT.of(state)
        state.extra[site] += added
        state.tell(WIDENED, site, added)
        state.pop()

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "widen", "", "", SITE_NAMES[SITE_OF[action - actions.SPACE]])


class CopyAbility(OwnStep):
    """Cipher of Expertise: any councilor, used or unused (R-6.44)."""

    name = "copy_ability"
    code = steps.COPY_ABILITY
    below = "place actions hand_limit"

    def legal(self, state: RisingState, menu: Menu) -> None:
        for councilor in range(state.rules.councilors):
            if state.rules.copyable[councilor]:
                menu.add(actions.COUNCILOR + councilor)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = OwnStep.SEAT.of(state)
        state.pop()
        state.copied[seat] = 1 << (action - actions.COUNCILOR)
        state.tell(ABILITY_COPIED, seat, action - actions.COUNCILOR)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "copy", COUNCILORS[action - actions.COUNCILOR])


STEPS.register(OwnBarrier(), OwnUnflood(), TakeGood(), Conversion(), ChooseTile(), CopyAbility())
