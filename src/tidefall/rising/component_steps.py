"""The decisions of those who build or use components (section 6.8 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, payment, steps
from tidefall.rising.activation import act, can_recruit
from tidefall.rising.card_steps import OwnStep
from tidefall.rising.content import (
    ATLANTIUM,
    ENERGY,
    FOLLOWER,
    GOODS,
    RAW,
    SEATS,
    SPIRIT_SEAL,
    WARD_LOOM,
)
from tidefall.rising.flooding import describe_peninsula
from tidefall.rising.happenings import ACTED, HAS_REFUSED, TO_SUPPLY
from tidefall.rising.island import ARMS, CENTRE, COMPONENT_AT, IS_DOUBLE, SITE_OF
from tidefall.rising.library_cards import some_barrier_fits, some_tile_is_flooded
from tidefall.rising.placing import describe_figure, is_alike
from tidefall.rising.rolling import succeeds
from tidefall.rising.shared import PROPOSING, Consenting, Shared
from tidefall.rising.table import HAS_ACTED, SUPPLY, WAITING, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class ShareBarrier(Shared):
    """Those concerned place a barrier, or no more. The first number is the set of seats concerned."""

    name = "share_barrier"

    def waits(self, state: Table) -> bool:
        if some_barrier_fits(state):
            return True
        state.pop()
        return False

    def involved(self, state: Table) -> i64:
        return state.a()

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.DONE)
        for peninsula in range(ARMS):
            if state.may_get_barrier(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def settle(self, state: Table, action: i64) -> None:
        state.pop()
        if action != actions.DONE:
            state.put_barrier(action - actions.PENINSULA)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "done") if action == actions.DONE else describe_peninsula(action, "ward")


class ShareUnflood(Shared):
    """The two of a Spirit Seal choose a tile to unflood. The first number is the set of seats concerned."""

    name = "share_unflood"

    def waits(self, state: Table) -> bool:
        if some_tile_is_flooded(state):
            return True
        state.pop()
        return False

    def involved(self, state: Table) -> i64:
        return state.a()

    def legal(self, state: Table, menu: Menu) -> None:
        for peninsula in range(ARMS):
            if state.may_unflood(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def settle(self, state: Table, action: i64) -> None:
        state.pop()
        state.unflood(action - actions.PENINSULA)

    def describe(self, state: Table, action: i64) -> Choice:
        return describe_peninsula(action, "raise")


class Beacon(Shared):
    """Numinous Beacon: tiles of different peninsulas. The first number: how many × 64, below it those chosen."""

    name = "beacon"

    def waits(self, state: Table) -> bool:
        if state.a() >= 64:
            for peninsula in range(ARMS):
                if self.suits(state, peninsula):
                    return True
        state.pop()
        return False

    def suits(self, state: Table, peninsula: i64) -> bool:
        return state.may_unflood(peninsula) and not (state.a() >> peninsula) & 1

    def involved(self, state: Table) -> i64:
        return state.builders

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.DONE)
        for peninsula in range(ARMS):
            if self.suits(state, peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def settle(self, state: Table, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        peninsula = action - actions.PENINSULA
        state.set_a((state.a() - 64) | (1 << peninsula))
        state.set_b(PROPOSING)
        state.unflood(peninsula)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "done") if action == actions.DONE else describe_peninsula(action, "raise")


class ShareVolunteer(Shared):
    """Resonant Bell: who gets a volunteer for the next round (R-4.12)."""

    name = "share_volunteer"

    def waits(self, state: Table) -> bool:
        if state.rules.seats > 1:
            return True
        self.settle(state, actions.SEAT)
        return False

    def involved(self, state: Table) -> i64:
        return state.builders

    def legal(self, state: Table, menu: Menu) -> None:
        for seat in range(state.rules.seats):
            menu.add(actions.SEAT + seat)

    def settle(self, state: Table, action: i64) -> None:
        state.pop()
        state.new_volunteers(action - actions.SEAT, 1, WAITING)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "volunteer", SEATS[action - actions.SEAT])


class ShareRecruit(Shared):
    """Herald Chorus: which players recruit. The first number: how many × 256, below it those who have."""

    name = "share_recruit"

    def waits(self, state: Table) -> bool:
        if state.a() >= 256:
            for seat in range(state.rules.seats):
                if self.suits(state, seat):
                    return True
        state.pop()
        return False

    def suits(self, state: Table, seat: i64) -> bool:
        return not (state.a() >> seat) & 1 and can_recruit(state, seat)

    def involved(self, state: Table) -> i64:
        return state.builders

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.DONE)
        for seat in range(state.rules.seats):
            if self.suits(state, seat):
                menu.add(actions.SEAT + seat)

    def settle(self, state: Table, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        seat = action - actions.SEAT
        state.set_a((state.a() - 256) | (1 << seat))
        state.set_b(PROPOSING)
        state.push(steps.RECRUIT, seat)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        return Choice(action, "recruit", SEATS[action - actions.SEAT])


class Cradle(Step[Table]):
    """Lodestone Cradle: the roll has been cast."""

    name = "cradle"

    def waits(self, state: Table) -> bool:
        figure = state.a()
        state.pop()
        if succeeds(state, figure):
            state.push(steps.TAKE_GOOD, 8 + RAW, state.owner[figure])
        return False


class Exchange(OwnStep):
    """Matter Converter: give a raw resource for another, or no more. Numbers: exchanges left, seat."""

    name = "exchange"

    def waits(self, state: Table) -> bool:
        if state.a():
            for good in range(RAW):
                if state.has(state.b(), good):
                    return True
        state.pop()
        return False

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.DONE)
        for good in range(RAW):
            if state.has(state.b(), good):
                menu.add(actions.GOOD + good)

    def apply(self, state: Table, action: i64) -> None:
        seat = state.b()
        if action == actions.DONE:
            state.pop()
            return
        self.used_up(state)
        state.spend(seat, action - actions.GOOD, 1)
        state.push(steps.TAKE_GOOD, 8 + RAW, seat)

    def describe(self, state: Table, action: i64) -> Choice:
        return (
            Choice(action, "done") if action == actions.DONE else Choice(action, "give", GOODS[action - actions.GOOD])
        )


class Loom(OwnStep):
    """Ward Loom: a barrier for a lower price, or none; a refusal closes the refuser's purse (R-3.30).

    Numbers: the peninsula + 1 while its barrier is being paid, the seat.
    """

    name = "loom"

    def waits(self, state: Table) -> bool:
        if state.a():
            if state.paid:
                peninsula = state.a() - 1
                state.pop()
                state.put_barrier(peninsula)
                return False
            state.set_a(0)
        if some_barrier_fits(state) and payment.can_raise(state, self.payers(state), self.price(state)):
            return True
        state.pop()
        return False

    def payers(self, state: Table) -> i64:
        return state.rules.everyone & ~state.shut

    def price(self, state: Table) -> i64:
        return state.rules.component_number[WARD_LOOM]

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.PASS)
        for peninsula in range(ARMS):
            if state.may_get_barrier(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.PASS:
            state.pop()
            return
        state.set_a(action - actions.PENINSULA + 1)
        payment.clear(state)
        payment.owe(state, ENERGY, self.price(state))
        payment.ask(state, state.b(), self.payers(state), True)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "pass") if action == actions.PASS else describe_peninsula(action, "weave")


class ActAgain(OwnStep):
    """Harmonic Accelerator: which own figure acts again on the island (R-6.25). Numbers: the figure there, seat."""

    name = "act_again"

    def waits(self, state: Table) -> bool:
        for figure in range(state.rules.figures):
            if self.suits(state, figure):
                return True
        state.pop()
        return False

    def suits(self, state: Table, figure: i64) -> bool:
        if state.owner[figure] != state.b() or not state.flags[figure] & HAS_ACTED:
            return False
        site = state.site(figure)
        return 0 <= site <= CENTRE and not IS_DOUBLE[site]

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.PASS)
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: Table, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and self.suits(state, other):
                return False
        return True

    def apply(self, state: Table, action: i64) -> None:
        state.pop()
        if action != actions.PASS:
            figure = action - actions.FIGURE
            state.push(steps.AFTER_ACTION, figure)
            state.tell(ACTED, figure, state.owner[figure], state.where[figure])
            act(state, figure)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return describe_figure(state, action, "again", action - actions.FIGURE)


class SealReturn(Shared):
    """Spirit Seal: which of the two followers goes back to the supply, or none. The first number is the space."""

    name = "seal_return"

    def waits(self, state: Table) -> bool:
        if some_tile_is_flooded(state) and state.owners_on(state.a()) & ~state.shut:
            return True
        state.pop()
        return False

    def involved(self, state: Table) -> i64:
        return state.owners_on(state.a())

    def legal(self, state: Table, menu: Menu) -> None:
        first = state.lowest_on(state.a())
        second = state.next_on(state.a(), first + 1)
        menu.add(actions.PASS)
        if not (state.shut >> state.owner[first]) & 1:
            menu.add(actions.FIGURE + first)
        if state.owner[second] != state.owner[first] and not (state.shut >> state.owner[second]) & 1:
            menu.add(actions.FIGURE + second)

    def settle(self, state: Table, action: i64) -> None:
        if action == actions.PASS:
            state.pop()
            return
        figure = action - actions.FIGURE
        state.push(steps.SEAL_CONSENT, figure, self.actor(state))

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return describe_figure(state, action, "return", action - actions.FIGURE)


class SealConsent(Consenting):
    """D-90: the owner lets its follower go, or the seal asks again without it. Numbers: figure, who chose it."""

    name = "seal_consent"

    def waits(self, state: Table) -> bool:
        if state.owner[state.a()] != state.b() and not state.rules.trust:
            return True
        self.give_up(state)
        return False

    def give_up(self, state: Table) -> None:
        figure = state.a()
        state.pop()
        owners = state.owners_on(state.a())
        state.pop()  # the seal's own frame
        state.leave(figure, SUPPLY)
        state.tell(TO_SUPPLY, state.owner[figure], FOLLOWER)
        for _ in range(state.rules.component_number[SPIRIT_SEAL]):
            state.push(steps.SHARE_UNFLOOD, owners, PROPOSING)

    def actor(self, state: Table) -> i64:
        return state.owner[state.a()]

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.ACCEPT:
            self.give_up(state)
            return
        state.tell(HAS_REFUSED, state.player)
        state.shut |= 1 << state.player
        state.pop()
        state.set_b(PROPOSING)


class Foundry(Shared):
    """Orichalcum Foundry: which of the two gives a raw resource, or nobody. The first number is the space."""

    name = "foundry"

    def waits(self, state: Table) -> bool:
        if self.candidates(state):
            return True
        state.pop()
        return False

    def candidates(self, state: Table) -> i64:
        """Those of the two with a raw resource who have not refused."""
        owners = state.owners_on(state.a()) & ~state.shut
        found: i64 = 0
        for seat in range(state.rules.seats):
            for good in range(RAW):
                if (owners >> seat) & 1 and state.has(seat, good):
                    found |= 1 << seat
        return found

    def involved(self, state: Table) -> i64:
        return state.owners_on(state.a())

    def legal(self, state: Table, menu: Menu) -> None:
        candidates = self.candidates(state)
        menu.add(actions.PASS)
        for seat in range(state.rules.seats):
            if (candidates >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: Table, action: i64) -> None:
        if action == actions.PASS:
            state.pop()
            return
        state.set_b(PROPOSING)
        number = state.rules.component_number[COMPONENT_AT[SITE_OF[state.a()]]]
        state.push(steps.SMELT, number, action - actions.SEAT)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return Choice(action, "smelter", SEATS[action - actions.SEAT])


class Smelt(OwnStep):
    """The one chosen gives a raw resource for Atlantium, or refuses. Numbers: how much, seat."""

    name = "smelt"

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.REFUSE)
        for good in range(RAW):
            if state.has(state.b(), good):
                menu.add(actions.GOOD + good)

    def apply(self, state: Table, action: i64) -> None:
        number = state.a()
        seat = state.b()
        state.pop()
        if action == actions.REFUSE:
            state.tell(HAS_REFUSED, seat)
            state.shut |= 1 << seat
            return
        state.pop()  # the foundry's own frame
        state.spend(seat, action - actions.GOOD, 1)
        state.gain(seat, ATLANTIUM, number)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.REFUSE:
            return Choice(action, "refuse")
        return Choice(action, "give", GOODS[action - actions.GOOD])


class Conduit(Shared):
    """Soul Conduit: which of the two recruits, or nobody. The first number is the space."""

    name = "conduit"

    def waits(self, state: Table) -> bool:
        if self.candidates(state):
            return True
        state.pop()
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
        menu.add(actions.PASS)
        for seat in range(state.rules.seats):
            if (candidates >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: Table, action: i64) -> None:
        state.pop()
        if action != actions.PASS:
            state.push(steps.RECRUIT, action - actions.SEAT)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return Choice(action, "recruit", SEATS[action - actions.SEAT])
