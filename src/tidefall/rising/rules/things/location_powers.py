"""What the locations do that cards bring: the Hidden Cache and the Gryphon Aerie (M-8.6, M-8.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, steps
from tidefall.rising.rules.content import BOOK, GOLD, GOODS, RESOURCES, SEATS
from tidefall.rising.rules.effects import CardEffect, ComponentEffect
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.frames import is_pair_on, is_some, stands_on
from tidefall.rising.rules.happenings import CACHE_FILLED
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import FIRST_SPACE, GRYPHON_AERIE, HIDDEN_CACHE, MOUNTAINS, RINGS
from tidefall.rising.rules.monstrosities.allies import GRYPHON, is_available, take_ally
from tidefall.rising.rules.monstrosities.locations import close_location, is_in_play, open_location
from tidefall.rising.rules.monstrosities.store import CACHE
from tidefall.rising.rules.rolling import cast, succeeds
from tidefall.rising.rules.shared import Shared
from tidefall.rising.rules.state import NONE, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing
from tidefall.rising.rules.units import group_has_acted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

NUMBERS: Final = {entry.id: number for number, entry in enumerate(BOOK.locations)}


def number_of(state: RisingState, location: str, name: str) -> i64:
    """A number of a location in the catalogue."""
    return state.rules.catalogue.locations[NUMBERS[location]].numbers[name]


# The Hidden Cache.


class BuriedTreasure(CardEffect):
    """Legend of the Buried Treasure of Cleito: the Hidden Cache, with one of each resource (M-12.1)."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return not is_in_play(state, HIDDEN_CACHE) or left_in_cache(state) < RESOURCES

    def play(self, state: RisingState, seat: i64) -> None:
        if is_in_play(state, HIDDEN_CACHE):
            state.tell(CACHE_FILLED)
        else:
            open_location(state, HIDDEN_CACHE)
        for good in range(RESOURCES):
            CACHE.put(state, number_of(state, "hidden_cache", GOODS[good]), good)


def left_in_cache(state: RisingState) -> i64:
    """How many resources the Hidden Cache holds."""
    total: i64 = 0
    for good in range(RESOURCES):
        total += CACHE.of(state, good)
    return total


class HiddenCache(ComponentEffect):
    """Each figure here takes one resource."""

    def act(self, state: RisingState, figure: i64) -> None:
        state.push(steps.CACHE, FromCache.FIGURE.at(figure))


class FromCache(Step[RisingState]):
    """DM-79: which of those left."""

    name = "cache"
    code = steps.CACHE
    below = "after_action"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        kinds: i64 = 0
        only: i64 = NONE
        for good in range(RESOURCES):
            if CACHE.of(state, good):
                kinds += 1
                only = good
        if kinds > 1:
            return True
        if kinds:
            self.take(state, only)
        else:
            state.pop()
        return False

    def take(self, state: RisingState, good: i64) -> None:
        seat = self.actor(state)
        state.pop()
        CACHE.add(state, -1, good)
        state.gain(seat, good, 1)

    def actor(self, state: RisingState) -> i64:
        return state.owner[FromCache.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        for good in range(RESOURCES):
            if CACHE.of(state, good):
                menu.add(actions.GOOD + good)

    def apply(self, state: RisingState, action: i64) -> None:
        self.take(state, action - actions.GOOD)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "take", GOODS[action - actions.GOOD])

    def fits(self, state: RisingState) -> bool:
        return stands_on(state, FromCache.FIGURE.of(state), HIDDEN_CACHE)


class EmptyCache(MonstrousThing):
    """An empty Cache goes back to the reserve at the end of the actions (M-8.6)."""

    def cleans(self, state: RisingState) -> None:
        if is_in_play(state, HIDDEN_CACHE) and not left_in_cache(state):
            close_location(state, HIDDEN_CACHE)


# The Gryphon Aerie.


class GryphonFeather(CardEffect):
    """The wonder that brings the Gryphon Aerie (M-6.2)."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return not is_in_play(state, GRYPHON_AERIE)

    def play(self, state: RisingState, seat: i64) -> None:
        open_location(state, GRYPHON_AERIE)


class GryphonAerie(ComponentEffect):
    """The two declare what they are after, then roll."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        state.push(steps.AERIE)


class Heights(MonstrousThing):
    """At the Aerie each flooded tile of the Mountains helps (M-8.7)."""

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        if unit != GROUP + FIRST_SPACE[GRYPHON_AERIE]:
            return 0
        return (RINGS - state.land[MOUNTAINS]) * number_of(state, "gryphon_aerie", "bonus")


class Declare(Shared):
    """DM-80: the two recruit the Gryphon, or steal its gold."""

    name = "aerie"
    code = steps.AERIE
    below = "after_action"

    def waits(self, state: RisingState) -> bool:
        if is_available(state, GRYPHON):
            return True
        self.settle(state, actions.STEAL)
        return False

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(FIRST_SPACE[GRYPHON_AERIE])

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.STEAL)
        if is_available(state, GRYPHON):
            menu.add(actions.FIGURE + GRYPHON)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        state.push(steps.AERIE_ROLL, Climb.RECRUIT.at(0 if action == actions.STEAL else 1))
        cast(state, GROUP + FIRST_SPACE[GRYPHON_AERIE])

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.STEAL:
            return Choice(action, "steal", GOODS[GOLD])
        return Choice(action, "enlist", "gryphon")

    def fits(self, state: RisingState) -> bool:
        return is_pair_on(state, FIRST_SPACE[GRYPHON_AERIE], GRYPHON_AERIE)


class Climb(Step[RisingState]):
    """The dice are cast: after a success the Aerie and the two are gone, whichever they were after (M-24.27)."""

    name = "aerie_roll"
    code = steps.AERIE_ROLL
    below = "after_action"
    RECRUIT: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        space = FIRST_SPACE[GRYPHON_AERIE]
        recruits = Climb.RECRUIT.of(state) == 1
        state.pop()
        if not succeeds(state, GROUP + space):
            return False
        seats = state.owners_on(space)
        group_has_acted(state, space)
        figure = state.next_on(space, 0)
        while figure != NONE:
            state.send_home(figure)
            figure = state.next_on(space, figure + 1)
        close_location(state, GRYPHON_AERIE)
        if recruits:
            take_ally(state, GRYPHON, seats)
        else:
            gold = number_of(state, "gryphon_aerie", "gold")
            state.push(steps.SHARE_GOLD, ShareGold.SEATS.at(seats) | ShareGold.GOLD.at(gold))
        return False

    def fits(self, state: RisingState) -> bool:
        return is_pair_on(state, FIRST_SPACE[GRYPHON_AERIE], GRYPHON_AERIE)


class ShareGold(Shared):
    """DM-80: how the two divide the gold; a choice says how much the first of them gets."""

    name = "share_gold"
    code = steps.SHARE_GOLD
    below = "after_action"
    SEATS: Final = Field(8)
    GOLD: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        if ShareGold.SEATS.of(state) & (ShareGold.SEATS.of(state) - 1):
            return True
        self.settle(state, actions.AMOUNT + ShareGold.GOLD.of(state))
        return False

    def first(self, state: RisingState) -> i64:
        return state.first_of(ShareGold.SEATS.of(state), 0)

    def involved(self, state: RisingState) -> i64:
        return ShareGold.SEATS.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for amount in range(ShareGold.GOLD.of(state) + 1):
            menu.add(actions.AMOUNT + amount)

    def settle(self, state: RisingState, action: i64) -> None:
        first = self.first(state)
        other = state.first_of(ShareGold.SEATS.of(state) & ~(1 << first), 0)
        rest = ShareGold.GOLD.of(state) - (action - actions.AMOUNT)
        state.pop()
        state.gain(first, GOLD, action - actions.AMOUNT)
        if other != NONE:
            state.gain(other, GOLD, rest)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "split", f"{action - actions.AMOUNT} gold", "", SEATS[self.first(state)])

    def fits(self, state: RisingState) -> bool:
        return is_some(state, ShareGold.SEATS.of(state))


THINGS.extend([EmptyCache(), Heights()])
effects.cards({"legend_of_the_buried_treasure_of_cleito": BuriedTreasure(), "wonder_gryphon_feather": GryphonFeather()})
effects.locations({"hidden_cache": HiddenCache(), "gryphon_aerie": GryphonAerie()})
STEPS.register(FromCache(), Declare(), Climb(), ShareGold())
