"""The decisions of those who build or use components (section 6.8 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, payment, steps
from tidefall.rising.rules.activation import AfterAction, act, can_recruit, recruit
from tidefall.rising.rules.content import (
    ATLANTIUM,
    GOODS,
    ORICHALCUM_FOUNDRY,
    RAW,
    SEATS,
    SOUL_CONDUIT,
    SPIRIT_SEAL,
    WARD_LOOM,
)
from tidefall.rising.rules.figures import FIRST_BOT, FIRST_OF_ALLIES
from tidefall.rising.rules.flooding import describe_peninsula
from tidefall.rising.rules.frames import is_few, is_pair_on, is_seat, is_set, stands, stands_on
from tidefall.rising.rules.happenings import ACTED, HAS_REFUSED, TO_SUPPLY
from tidefall.rising.rules.island import (
    ARMS,
    CENTRE,
    COMPONENT,
    COMPONENT_AT,
    IS_DOUBLE,
    SITE_KIND,
    SITE_OF,
    SITE_OF_COMPONENT,
)
from tidefall.rising.rules.placing import describe_figure, is_alike
from tidefall.rising.rules.rolling import succeeds
from tidefall.rising.rules.shared import PROPOSING, Consenting, Shared
from tidefall.rising.rules.state import HAS_ACTED, NONE, SUPPLY, WAITING, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.card_steps import OwnStep, take_goods
from tidefall.rising.rules.things.cards import some_barrier_fits, some_tile_is_flooded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class ShareBarrier(Shared):
    """Those concerned place a barrier, or no more."""

    name = "share_barrier"
    code = steps.SHARE_BARRIER
    below = "finish_build after_action share_barrier"
    SEATS: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if some_barrier_fits(state):
            return True
        state.pop()
        return False

    def involved(self, state: RisingState) -> i64:
        return ShareBarrier.SEATS.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        for peninsula in range(ARMS):
            if state.may_get_barrier(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        if action != actions.DONE:
            state.put_barrier(action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "done") if action == actions.DONE else describe_peninsula(action, "ward")

    def fits(self, state: RisingState) -> bool:
        return is_set(state, ShareBarrier.SEATS.of(state))


class ShareUnflood(Shared):
    """The two of a Spirit Seal choose a tile to unflood."""

    name = "share_unflood"
    code = steps.SHARE_UNFLOOD
    below = "after_action share_unflood"
    SEATS: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if some_tile_is_flooded(state):
            return True
        state.pop()
        return False

    def involved(self, state: RisingState) -> i64:
        return ShareUnflood.SEATS.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for peninsula in range(ARMS):
            if state.may_unflood(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        state.unflood(action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "raise")

    def fits(self, state: RisingState) -> bool:
        return is_set(state, ShareUnflood.SEATS.of(state))


class Beacon(Shared):
    """Numinous Beacon: tiles of different peninsulas."""

    name = "beacon"
    code = steps.BEACON
    below = "finish_build"
    LEFT: Final = Field(4)
    CHOSEN: Final = Field(6)

    def waits(self, state: RisingState) -> bool:
        if Beacon.LEFT.of(state):
            for peninsula in range(ARMS):
                if self.suits(state, peninsula):
                    return True
        state.pop()
        return False

    def suits(self, state: RisingState, peninsula: i64) -> bool:
        return state.may_unflood(peninsula) and not (Beacon.CHOSEN.of(state) >> peninsula) & 1

    def involved(self, state: RisingState) -> i64:
        return state.builders

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        for peninsula in range(ARMS):
            if self.suits(state, peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def settle(self, state: RisingState, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        peninsula = action - actions.PENINSULA
        Beacon.LEFT.put(state, Beacon.LEFT.of(state) - 1)
        Beacon.CHOSEN.put(state, Beacon.CHOSEN.of(state) | (1 << peninsula))
        Shared.STAGE.put(state, PROPOSING)
        state.unflood(peninsula)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "done") if action == actions.DONE else describe_peninsula(action, "raise")

    def fits(self, state: RisingState) -> bool:
        return is_few(Beacon.LEFT.of(state))


class ShareVolunteer(Shared):
    """Resonant Bell: who gets a volunteer for the next round (R-4.12)."""

    name = "share_volunteer"
    code = steps.SHARE_VOLUNTEER
    below = "finish_build share_volunteer"

    def waits(self, state: RisingState) -> bool:
        if state.rules.seats > 1:
            return True
        self.settle(state, actions.SEAT)
        return False

    def involved(self, state: RisingState) -> i64:
        return state.builders

    def legal(self, state: RisingState, menu: Menu) -> None:
        for seat in range(state.rules.seats):
            menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        state.new_volunteers(action - actions.SEAT, 1, WAITING)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "volunteer", SEATS[action - actions.SEAT])


class ShareRecruit(Shared):
    """Herald Chorus: which players recruit, each once."""

    name = "share_recruit"
    code = steps.SHARE_RECRUIT
    below = "finish_build"
    LEFT: Final = Field(4)
    DONE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if ShareRecruit.LEFT.of(state):
            for seat in range(state.rules.seats):
                if self.suits(state, seat):
                    return True
        state.pop()
        return False

    def suits(self, state: RisingState, seat: i64) -> bool:
        return not (ShareRecruit.DONE.of(state) >> seat) & 1 and can_recruit(state, seat)

    def involved(self, state: RisingState) -> i64:
        return state.builders

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        for seat in range(state.rules.seats):
            if self.suits(state, seat):
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        seat = action - actions.SEAT
        ShareRecruit.LEFT.put(state, ShareRecruit.LEFT.of(state) - 1)
        ShareRecruit.DONE.put(state, ShareRecruit.DONE.of(state) | (1 << seat))
        Shared.STAGE.put(state, PROPOSING)
        recruit(state, seat)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        return Choice(action, "recruit", SEATS[action - actions.SEAT])

    def fits(self, state: RisingState) -> bool:
        return is_few(ShareRecruit.LEFT.of(state)) and is_set(state, ShareRecruit.DONE.of(state))


class Cradle(Step[RisingState]):
    """Lodestone Cradle: the roll has been cast."""

    name = "cradle"
    code = steps.CRADLE
    below = "after_action"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        figure = Cradle.FIGURE.of(state)
        state.pop()
        if succeeds(state, figure):
            take_goods(state, state.owner[figure], 1, RAW)
        return False

    def fits(self, state: RisingState) -> bool:
        figure = Cradle.FIGURE.of(state)
        return (
            stands(state, figure)
            and SITE_KIND[state.site(figure)] == COMPONENT
            and state.rules.target[state.site(figure)] > 0
        )


class Exchange(OwnStep):
    """Matter Converter: give a raw resource for another, or no more."""

    name = "exchange"
    code = steps.EXCHANGE
    below = "after_action"

    def waits(self, state: RisingState) -> bool:
        if OwnStep.LEFT.of(state):
            for good in range(RAW):
                if state.has(OwnStep.SEAT.of(state), good):
                    return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        for good in range(RAW):
            if state.has(OwnStep.SEAT.of(state), good):
                menu.add(actions.GOOD + good)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = OwnStep.SEAT.of(state)
        if action == actions.DONE:
            state.pop()
            return
        self.used_up(state)
        state.spend(seat, action - actions.GOOD, 1)
        take_goods(state, seat, 1, RAW)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return (
            Choice(action, "done") if action == actions.DONE else Choice(action, "give", GOODS[action - actions.GOOD])
        )


class Loom(OwnStep):
    """Ward Loom: a barrier for a lower price, or none; a refusal closes the refuser's purse (R-3.30).

    UNDER_WAY: the barrier of a PENINSULA is being paid.
    """

    name = "loom"
    code = steps.LOOM
    below = "after_action"
    UNDER_WAY: Final = Field(1)
    PENINSULA: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if Loom.UNDER_WAY.of(state):
            if state.paid:
                peninsula = Loom.PENINSULA.of(state)
                state.pop()
                state.put_barrier(peninsula)
                return False
            Loom.UNDER_WAY.put(state, 0)
        if some_barrier_fits(state) and payment.can_raise(state, self.payers(state), self.price(state)):
            return True
        state.pop()
        return False

    def payers(self, state: RisingState) -> i64:
        return state.rules.everyone & ~state.shut

    def price(self, state: RisingState) -> i64:
        return state.rules.component_number[WARD_LOOM]

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        for peninsula in range(ARMS):
            if state.may_get_barrier(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.PASS:
            state.pop()
            return
        Loom.UNDER_WAY.put(state, 1)
        Loom.PENINSULA.put(state, action - actions.PENINSULA)
        payment.clear(state)
        horn = payment.owe_energy(state, self.price(state))
        payment.ask(state, OwnStep.SEAT.of(state), self.payers(state), horn)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "pass") if action == actions.PASS else describe_peninsula(action, "weave")

    def fits(self, state: RisingState) -> bool:
        if not super().fits(state):
            return False
        peninsula = Loom.PENINSULA.of(state)
        return not Loom.UNDER_WAY.of(state) or (peninsula < ARMS and state.may_get_barrier(peninsula))


class ActAgain(OwnStep):
    """Harmonic Accelerator: which own figure acts again on the island (R-6.25); FIGURE is the one on the component."""

    name = "act_again"
    code = steps.ACT_AGAIN
    below = "after_action"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        for figure in range(state.rules.figures):
            if self.suits(state, figure):
                return True
        state.pop()
        return False

    def suits(self, state: RisingState, figure: i64) -> bool:
        if not state.commands(OwnStep.SEAT.of(state), figure) or not state.flags[figure] & HAS_ACTED:
            return False
        site = state.site(figure)
        return 0 <= site <= CENTRE and not IS_DOUBLE[site]

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and self.suits(state, other):
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        if action != actions.PASS:
            figure = action - actions.FIGURE
            state.push(steps.AFTER_ACTION, AfterAction.UNIT.at(figure))
            state.tell(ACTED, figure, state.owner[figure], state.where[figure])
            act(state, figure)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return describe_figure(state, action, "again", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        return super().fits(state) and ActAgain.FIGURE.of(state) < state.rules.figures


class SealReturn(Shared):
    """Spirit Seal: which of the two followers goes back to the supply, or none."""

    name = "seal_return"
    code = steps.SEAL_RETURN
    below = "after_action"
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if some_tile_is_flooded(state) and state.owners_on(SealReturn.SPACE.of(state)) & ~state.shut:
            return True
        state.pop()
        return False

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(SealReturn.SPACE.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        first = state.lowest_on(SealReturn.SPACE.of(state))
        second = state.next_on(SealReturn.SPACE.of(state), first + 1)
        menu.add(actions.PASS)
        if not (state.shut >> state.owner[first]) & 1:
            menu.add(actions.FIGURE + first)
        if state.owner[second] != state.owner[first] and not (state.shut >> state.owner[second]) & 1:
            menu.add(actions.FIGURE + second)

    def settle(self, state: RisingState, action: i64) -> None:
        if action == actions.PASS:
            state.pop()
            return
        figure = action - actions.FIGURE
        state.push(steps.SEAL_CONSENT, SealConsent.FIGURE.at(figure) | SealConsent.CHOOSER.at(self.actor(state)))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return describe_figure(state, action, "return", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        return is_pair_on(state, SealReturn.SPACE.of(state), SITE_OF_COMPONENT[SPIRIT_SEAL])


class SealConsent(Consenting):
    """D-90: the owner lets its follower go, or the seal asks again without it. CHOOSER named the follower."""

    name = "seal_consent"
    code = steps.SEAL_CONSENT
    below = "seal_return"
    FIGURE: Final = Field(8)
    CHOOSER: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if state.owner[SealConsent.FIGURE.of(state)] != SealConsent.CHOOSER.of(state) and not state.rules.trust:
            return True
        self.give_up(state)
        return False

    def give_up(self, state: RisingState) -> None:
        figure = SealConsent.FIGURE.of(state)
        state.pop()
        owners = state.owners_on(SealReturn.SPACE.of(state))
        state.pop()  # the seal's own frame
        state.tell(TO_SUPPLY, state.owner[figure], state.kind(figure))
        state.leave(figure, SUPPLY)
        if FIRST_OF_ALLIES <= figure < FIRST_BOT:
            state.owner[figure] = NONE  # an Ally can be recruited again (M-3.8)
        for _ in range(state.rules.component_number[SPIRIT_SEAL]):
            state.push(steps.SHARE_UNFLOOD, ShareUnflood.SEATS.at(owners))

    def actor(self, state: RisingState) -> i64:
        return state.owner[SealConsent.FIGURE.of(state)]

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.ACCEPT:
            self.give_up(state)
            return
        state.tell(HAS_REFUSED, state.player)
        state.shut |= 1 << state.player
        state.pop()
        Shared.STAGE.put(state, PROPOSING)

    def fits(self, state: RisingState) -> bool:
        figure = SealConsent.FIGURE.of(state)
        if not is_seat(state, SealConsent.CHOOSER.of(state)):
            return False
        return stands_on(state, figure, SITE_OF_COMPONENT[SPIRIT_SEAL])


class Foundry(Shared):
    """Orichalcum Foundry: which of the two gives a raw resource, or nobody."""

    name = "foundry"
    code = steps.FOUNDRY
    below = "after_action"
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if self.candidates(state):
            return True
        state.pop()
        return False

    def candidates(self, state: RisingState) -> i64:
        """Those of the two with a raw resource who have not refused."""
        owners = state.owners_on(Foundry.SPACE.of(state)) & ~state.shut
        found: i64 = 0
        for seat in range(state.rules.seats):
            for good in range(RAW):
                if (owners >> seat) & 1 and state.has(seat, good):
                    found |= 1 << seat
        return found

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(Foundry.SPACE.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        candidates = self.candidates(state)
        menu.add(actions.PASS)
        for seat in range(state.rules.seats):
            if (candidates >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        if action == actions.PASS:
            state.pop()
            return
        Shared.STAGE.put(state, PROPOSING)
        number = state.rules.component_number[COMPONENT_AT[SITE_OF[Foundry.SPACE.of(state)]]]
        state.push(steps.SMELT, OwnStep.SEAT.at(action - actions.SEAT) | OwnStep.LEFT.at(number))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return Choice(action, "smelter", SEATS[action - actions.SEAT])

    def fits(self, state: RisingState) -> bool:
        return is_pair_on(state, Foundry.SPACE.of(state), SITE_OF_COMPONENT[ORICHALCUM_FOUNDRY])


class Smelt(OwnStep):
    """The one chosen gives a raw resource for so much Atlantium, or refuses."""

    name = "smelt"
    code = steps.SMELT
    below = "foundry"

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.REFUSE)
        for good in range(RAW):
            if state.has(OwnStep.SEAT.of(state), good):
                menu.add(actions.GOOD + good)

    def apply(self, state: RisingState, action: i64) -> None:
        number = OwnStep.LEFT.of(state)
        seat = OwnStep.SEAT.of(state)
        state.pop()
        if action == actions.REFUSE:
            state.tell(HAS_REFUSED, seat)
            state.shut |= 1 << seat
            return
        state.pop()  # the foundry's own frame
        state.spend(seat, action - actions.GOOD, 1)
        state.gain(seat, ATLANTIUM, number)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.REFUSE:
            return Choice(action, "refuse")
        return Choice(action, "give", GOODS[action - actions.GOOD])


class Conduit(Shared):
    """Soul Conduit: which of the two recruits, or nobody."""

    name = "conduit"
    code = steps.CONDUIT
    below = "after_action"
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if self.candidates(state):
            return True
        state.pop()
        return False

    def candidates(self, state: RisingState) -> i64:
        owners = state.owners_on(Conduit.SPACE.of(state))
        found: i64 = 0
        for seat in range(state.rules.seats):
            if (owners >> seat) & 1 and can_recruit(state, seat):
                found |= 1 << seat
        return found

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(Conduit.SPACE.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        candidates = self.candidates(state)
        menu.add(actions.PASS)
        for seat in range(state.rules.seats):
            if (candidates >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        if action != actions.PASS:
            recruit(state, action - actions.SEAT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return Choice(action, "recruit", SEATS[action - actions.SEAT])

    def fits(self, state: RisingState) -> bool:
        return is_pair_on(state, Conduit.SPACE.of(state), SITE_OF_COMPONENT[SOUL_CONDUIT])


STEPS.register(
    ShareBarrier(),
    ShareUnflood(),
    Beacon(),
    ShareVolunteer(),
    ShareRecruit(),
    Cradle(),
    Exchange(),
    Loom(),
    ActAgain(),
    SealReturn(),
    SealConsent(),
    Foundry(),
    Smelt(),
    Conduit(),
)
