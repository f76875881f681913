"""Medusa as an Ally: a success in the cities brings more than one follower (M-5.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.activation import can_recruit, recruit
from tidefall.rising.rules.content import SEATS
from tidefall.rising.rules.frames import is_city_pair
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.monstrosities.allies import MEDUSA_ALLY
from tidefall.rising.rules.shared import PROPOSING, Shared
from tidefall.rising.rules.state import WAITING, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.ally_powers import number_of
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class MedusasCharm(MonstrousThing):
    """She must be one of the two."""

    def greets(self, state: RisingState, space: i64) -> bool:
        if state.where[MEDUSA_ALLY] != space:
            return False
        state.pop()
        state.push(steps.MEDUSA_GIFT, MedusaGift.SPACE.at(space))
        return True


class MedusaGift(Shared):
    """DM-76: two followers or four volunteers."""

    name = "medusa_gift"
    code = steps.MEDUSA_GIFT
    below = "after_action"
    SPACE: Final = Field(8)

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(MedusaGift.SPACE.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.FOLLOWER_EACH)
        menu.add(actions.SHARE_VOLUNTEERS)

    def settle(self, state: RisingState, action: i64) -> None:
        space = MedusaGift.SPACE.of(state)
        state.pop()
        are_followers = action == actions.FOLLOWER_EACH
        count = number_of(state, MEDUSA_ALLY, "followers" if are_followers else "volunteers")
        kind: i64 = 0 if are_followers else 1
        fields = GiftShare.SPACE.at(space) | GiftShare.LEFT.at(count) | GiftShare.VOLUNTEERS.at(kind)
        state.push(steps.GIFT_SHARE, fields)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "charm", "followers" if action == actions.FOLLOWER_EACH else "volunteers")

    def fits(self, state: RisingState) -> bool:
        space = MedusaGift.SPACE.of(state)
        return is_city_pair(state, space) and state.where[MEDUSA_ALLY] == space


class GiftShare(Shared):
    """DM-76: who of the two gets the next follower or volunteer; LEFT counts them."""

    name = "gift_share"
    code = steps.GIFT_SHARE
    below = "after_action"
    SPACE: Final = Field(8)
    LEFT: Final = Field(4)
    VOLUNTEERS: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        candidates = self.candidates(state)
        if not GiftShare.LEFT.of(state) or not candidates:
            state.pop()
            return False
        if candidates & (candidates - 1):
            return True
        self.settle(state, actions.SEAT + state.first_of(candidates, 0))
        return False

    def candidates(self, state: RisingState) -> i64:
        owners = self.involved(state)
        if GiftShare.VOLUNTEERS.of(state):
            return owners
        found: i64 = 0
        for seat in range(state.rules.seats):
            if (owners >> seat) & 1 and can_recruit(state, seat):
                found |= 1 << seat
        return found

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(GiftShare.SPACE.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        candidates = self.candidates(state)
        for seat in range(state.rules.seats):
            if (candidates >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        seat = action - actions.SEAT
        GiftShare.LEFT.put(state, GiftShare.LEFT.of(state) - 1)
        Shared.STAGE.put(state, PROPOSING)
        if GiftShare.VOLUNTEERS.of(state):
            state.new_volunteers(seat, 1, WAITING)
        else:
            recruit(state, seat)

    def describe(self, state: RisingState, action: i64) -> Choice:
        verb = "volunteer" if GiftShare.VOLUNTEERS.of(state) else "recruit"
        return Choice(action, verb, SEATS[action - actions.SEAT])

    def fits(self, state: RisingState) -> bool:
        return is_city_pair(state, GiftShare.SPACE.of(state))


THINGS.append(MedusasCharm())
STEPS.register(MedusaGift(), GiftShare())
