"""Paying together: who pays which share of what is due, and whether they consent (R-3.2, R-3.30, R-6.29, R-10.20).

The initiator settles the shares one by one, its own first, then clockwise; a share that can be only one number is not
asked for. Then every other payer is asked. Whoever arranged the payment finds in `state.paid` whether it was made, and
in `state.refusers` who would not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import ENERGY, GOODS, KINDS_OF_GOODS, SEATS
from tidefall.rising.rules.frames import can_pay, is_seat, is_some
from tidefall.rising.rules.happenings import HAS_REFUSED
from tidefall.rising.rules.shared import Consenting
from tidefall.rising.rules.state import NONE, SHARES, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints
    from tidefall.kernel.menu import Menu

SETS_OF_GOODS: Final[i64] = 32


def clear(state: RisingState) -> None:
    """Nothing is due and nobody has agreed to a share."""
    shares = state.shares
    for index in range(SHARES + KINDS_OF_GOODS):
        shares[index] = 0
    state.everyone_pays = False
    state.refusers = 0
    state.paid = False


def owe(state: RisingState, good: i64, amount: i64) -> None:
    state.shares[SHARES + good] += amount


def due(state: RisingState, good: i64) -> i64:
    return state.shares[SHARES + good]


def ask(state: RisingState, initiator: i64, payers: i64, horn: bool) -> None:
    """Arrange the payment of what is due."""
    state.payers = payers
    state.push(steps.PAYMENT, Payment.INITIATOR.at(initiator) | Payment.HORN.at(1 if horn else 0))


def about_to_ask(state: RisingState, seats: i64) -> None:
    """Some of these seats will be asked for energy outside PLACE and ACTIONS; the step that asks is on top."""
    for thing in state.rules.hooks.asks_energy:
        thing.asks_energy(state, seats)


def ask_for_ally(state: RisingState, initiator: i64, payers: i64, good: i64) -> None:
    """Arrange the payment for an Ally: it is less if a certain seat takes part (M-12.1)."""
    state.payers = payers
    must: i64 = 0
    for thing in state.rules.hooks.bargains:
        seat = thing.bargains(state)
        if seat != NONE and (payers >> seat) & 1 and due(state, good) > 1 and wealth(state, 1 << seat, good):
            owe(state, good, -1)
            must = seat + 1
    state.push(steps.PAYMENT, Payment.INITIATOR.at(initiator) | Payment.MUST.at(must))


def price_of_ally(state: RisingState, payers: i64, good: i64, price: i64) -> i64:
    """What an Ally costs some seats together."""
    for thing in state.rules.hooks.bargains:
        seat = thing.bargains(state)
        if seat != NONE and (payers >> seat) & 1 and price > 1 and wealth(state, 1 << seat, good):
            return price - 1
    return price


def givers(state: RisingState) -> i64:
    """The set of seats that gave something in the last payment."""
    found: i64 = 0
    for seat in range(state.rules.seats):
        for good in range(KINDS_OF_GOODS):
            if state.shares[seat * KINDS_OF_GOODS + good]:
                found |= 1 << seat
    return found


def wealth(state: RisingState, payers: i64, good: i64) -> i64:
    """What a set of seats has of a good."""
    total: i64 = 0
    if good == ENERGY and state.rules.hooks.spendable:
        for seat in range(state.rules.seats):
            if (payers >> seat) & 1:
                total += state.energy(seat)
        return total
    for seat in range(state.rules.seats):
        if (payers >> seat) & 1:
            total += state.goods[seat * KINDS_OF_GOODS + good]
    return total


def saver(state: RisingState) -> i64:
    """The seat whose share makes it cheaper, or NONE."""
    for thing in state.rules.hooks.saves:
        seat = thing.saves(state)
        if seat != NONE:
            return seat
    return NONE


def saving(state: RisingState) -> i64:
    """By how much that share makes it cheaper."""
    for thing in state.rules.hooks.saves:
        if thing.saves(state) != NONE:
            return thing.saving(state.rules)
    return 0


def can_raise(state: RisingState, payers: i64, price: i64) -> bool:
    """Whether a set of seats can pay a price in energy, with the Tidewarden's Horn if one of them has it (R-6.29)."""
    energy = wealth(state, payers, ENERGY)
    hooks = state.rules.hooks
    if not hooks.tokens:
        if energy >= price:
            return True
        if energy < price - hooks.most_saved:
            return False
    elif energy >= state.tokens(price):
        return True
    elif energy < state.tokens(price - hooks.most_saved):
        return False
    horn = saver(state)
    if horn == NONE or not (payers >> horn) & 1 or not state.energy(horn):
        return False
    saved = saving(state)
    return price > saved and energy >= state.tokens(price - saved)


def owe_energy(state: RisingState, price: i64) -> bool:
    """A price in energy is due; whether a share of the Tidewarden's Horn would make it cheaper."""
    owe(state, ENERGY, state.tokens(price))
    return state.tokens(price - state.rules.hooks.most_saved) < state.tokens(price)


def each_can_give(state: RisingState, seats: i64, dues: Ints, first: i64, late: i64, from_good: i64) -> bool:
    """Whether each of some seats can give a unit of its own of what is due, `late` only from one good on.

    This is Hall's condition: no set of goods is all that more seats have than units of it are due.
    """
    for goods in range(SETS_OF_GOODS):
        units: i64 = 0
        for good in range(KINDS_OF_GOODS):
            if (goods >> good) & 1:
                units += dues[first + good]
        for seat in range(state.rules.seats):
            if (seats >> seat) & 1 and confined_to(state, seat, 0, goods):
                units -= 1
        if late != NONE and confined_to(state, late, from_good, goods):
            units -= 1
        if units < 0:
            return False
    return True


def confined_to(state: RisingState, seat: i64, first: i64, goods: i64) -> bool:
    """Whether all that a seat has, from good number `first` on, is in a set of goods."""
    for good in range(first, KINDS_OF_GOODS):
        if (state.energy(seat) if good == ENERGY else state.has(seat, good)) and not (goods >> good) & 1:
            return False
    return True


class Payment(Step[RisingState]):
    """One share after the other: SHARE is the place in the order of payers × 5 + good. HORN: it may lower the price."""

    name = "payment"
    code = steps.PAYMENT
    below = "purchase omen settle_cost loom ally_omen red_skies stem_flood gantry"
    SHARE: Final = Field(6)
    INITIATOR: Final = Field(3)
    HORN: Final = Field(1)
    MUST: Final = Field(4)
    """One more than the seat that must give something; 0: nobody."""

    def waits(self, state: RisingState) -> bool:
        last = state.rules.seats * KINDS_OF_GOODS
        while Payment.SHARE.of(state) < last:
            low: i64 = -1
            high: i64 = -1
            for amount in range(self.most(state) + 1):
                if self.is_possible(state, amount):
                    if low < 0:
                        low = amount
                    high = amount
            if low < high:
                return True
            self.allot(state, low if low > 0 else 0)
        initiator = Payment.INITIATOR.of(state)
        givers: i64 = 0
        for seat in range(state.rules.seats):
            for good in range(KINDS_OF_GOODS):
                if state.shares[seat * KINDS_OF_GOODS + good]:
                    givers |= 1 << seat
        state.pop()
        asked = 0 if state.rules.trust else givers & ~(1 << initiator)
        state.push(steps.CONSENT, Consent.SEATS.at(asked) | Consent.INITIATOR.at(initiator))
        return False

    def actor(self, state: RisingState) -> i64:
        return Payment.INITIATOR.of(state)

    def payer(self, state: RisingState) -> i64:
        return state.clockwise(Payment.INITIATOR.of(state), Payment.SHARE.of(state) // KINDS_OF_GOODS)

    def most(self, state: RisingState) -> i64:
        """The most that the payer at hand could give of the good at hand."""
        seat = self.payer(state)
        good = Payment.SHARE.of(state) % KINDS_OF_GOODS
        if not (state.payers >> seat) & 1:
            return 0
        return min(state.energy(seat) if good == ENERGY else state.has(seat, good), due(state, good))

    def legal(self, state: RisingState, menu: Menu) -> None:
        for amount in range(self.most(state) + 1):
            if self.is_possible(state, amount):
                menu.add(actions.AMOUNT + amount)

    def is_possible(self, state: RisingState, amount: i64) -> bool:
        """Whether the payers that follow can give exactly what is left."""
        good = Payment.SHARE.of(state) % KINDS_OF_GOODS
        left = due(state, good) - amount
        later = self.later_payers(state)
        must = Payment.MUST.of(state) - 1
        if must >= 0 and left + amount:
            if self.payer(state) == must and not amount:
                return False
            if (later >> must) & 1 and not left:
                return False
        if good == ENERGY and Payment.HORN.of(state):
            return self.horn_fits(state, amount, left, later)
        if wealth(state, later, good) < left:
            return False
        return not state.everyone_pays or self.everyone_can(state, amount, later)

    def later_payers(self, state: RisingState) -> i64:
        later: i64 = 0
        for place in range(Payment.SHARE.of(state) // KINDS_OF_GOODS + 1, state.rules.seats):
            later |= 1 << state.clockwise(Payment.INITIATOR.of(state), place)
        return later & state.payers

    def horn_fits(self, state: RisingState, amount: i64, left: i64, later: i64) -> bool:
        """With the Tidewarden's Horn the sum is one less if its owner pays at least one (R-6.29)."""
        horn = saver(state)
        saved = saving(state)
        seat = self.payer(state)
        if seat == horn and amount:
            return left >= saved and wealth(state, later, ENERGY) >= left - saved
        if wealth(state, later, ENERGY) >= left:
            if horn == NONE or not (later >> horn) & 1:
                return True
            # The owner may always stay out of it if the others have enough, or pay in with the price lowered.
            return wealth(state, later & ~(1 << horn), ENERGY) >= left or left > saved
        if horn == NONE or not (later >> horn) & 1 or not state.energy(horn):
            return False
        return left > saved and wealth(state, later, ENERGY) >= left - saved

    def everyone_can(self, state: RisingState, amount: i64, later: i64) -> bool:
        """Whether each payer still to come can give at least one unit of what is left (R-6.22)."""
        good = Payment.SHARE.of(state) % KINDS_OF_GOODS
        seat = self.payer(state)
        given = amount
        for before in range(good):
            given += state.shares[seat * KINDS_OF_GOODS + before]
        state.shares[SHARES + good] -= amount
        late = seat if (state.payers >> seat) & 1 and not given else NONE
        found = each_can_give(state, later, state.shares, SHARES, late, good + 1)
        state.shares[SHARES + good] += amount
        return found

    def allot(self, state: RisingState, amount: i64) -> None:
        seat = self.payer(state)
        good = Payment.SHARE.of(state) % KINDS_OF_GOODS
        state.shares[seat * KINDS_OF_GOODS + good] = amount
        state.shares[SHARES + good] -= amount
        if good == ENERGY and amount and Payment.HORN.of(state) and seat == saver(state):
            state.shares[SHARES + good] -= saving(state)
        Payment.SHARE.put(state, Payment.SHARE.of(state) + 1)

    def apply(self, state: RisingState, action: i64) -> None:
        self.allot(state, action - actions.AMOUNT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        good = GOODS[Payment.SHARE.of(state) % KINDS_OF_GOODS]
        payer = SEATS[self.payer(state)]
        return Choice(action, "share", f"{action - actions.AMOUNT} {good}", payer)

    def fits(self, state: RisingState) -> bool:
        shares = state.rules.seats * KINDS_OF_GOODS
        return Payment.SHARE.of(state) < shares and is_seat(state, Payment.INITIATOR.of(state)) and can_pay(state)


class Consent(Consenting):
    """D-90: each payer but the initiator accepts or refuses its share; one refusal and nothing is paid."""

    name = "consent"
    code = steps.CONSENT
    below = "purchase omen settle_cost loom ally_omen red_skies stem_flood gantry"
    SEATS: Final = Field(8)
    INITIATOR: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if Consent.SEATS.of(state):
            return True
        state.pop()
        for seat in range(state.rules.seats):
            for good in range(KINDS_OF_GOODS):
                state.spend(seat, good, state.shares[seat * KINDS_OF_GOODS + good])
        state.paid = True
        return False

    def actor(self, state: RisingState) -> i64:
        return state.first_of(Consent.SEATS.of(state), Consent.INITIATOR.of(state))

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.ACCEPT:
            Consent.SEATS.put(state, Consent.SEATS.of(state) & ~(1 << state.player))
            return
        state.tell(HAS_REFUSED, state.player)
        state.refusers |= 1 << state.player
        state.shut |= 1 << state.player
        state.pop()

    def fits(self, state: RisingState) -> bool:
        return (
            is_some(state, Consent.SEATS.of(state)) and is_seat(state, Consent.INITIATOR.of(state)) and can_pay(state)
        )


STEPS.register(Payment(), Consent())
