"""The Harpies' Lair: two figures raid it to retrieve what was stolen, or fight (M-16.2, M-16.3, M-16.11 to M-16.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, steps
from tidefall.rising.rules.content import BOOK, CARDS, FIGURE_KINDS, GOODS, SEATS, VOLUNTEER
from tidefall.rising.rules.effects import ComponentEffect
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.frames import is_pair_on, is_some
from tidefall.rising.rules.happenings import (
    CARD_KEPT,
    HARPY_DEFEATED,
    LAIR_GONE,
    RAID,
    RETRIEVED,
)
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import FIRST_LOCATION, FIRST_SPACE, LOCATIONS
from tidefall.rising.rules.library import HandLimit
from tidefall.rising.rules.monstrosities.harpies import HARPIES
from tidefall.rising.rules.monstrosities.pieces import restore
from tidefall.rising.rules.monstrosities.store import DEFEATED, LOCATIONS_IN_PLAY, LOOT, LOOT_CARDS
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.rolling import PAIR_BY_SIZE, cast, roll, succeeds, total
from tidefall.rising.rules.shared import PROPOSING, Shared
from tidefall.rising.rules.state import (
    AT_LAIR,
    CARD_PLACES,
    WAITING,
    RisingState,
)
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

THE_LAIR: Final[i64] = LOCATIONS.index("harpies_lair")
LAIR_SITE: Final[i64] = FIRST_LOCATION + THE_LAIR
LAIR_SPACE: Final[i64] = FIRST_SPACE[LAIR_SITE]
ENTRY: Final = next(entry for entry in BOOK.locations if entry.id == "harpies_lair")
BY_STOLEN: Final[i64] = ENTRY.numbers["stolen"]
BY_DEFEATED: Final[i64] = ENTRY.numbers["defeated"]
BANDS: Final = [int(least) for least in ENTRY.bands]
RAIDS: Final = ["steal", "fight"]


def stolen_figures(state: RisingState) -> i64:
    """How many figures lie at the Lair."""
    count: i64 = 0
    for figure in range(state.rules.figures):
        if state.where[figure] == AT_LAIR:
            count += 1
    return count


def is_anything_stolen(state: RisingState) -> bool:
    for good in range(len(GOODS)):
        if LOOT.of(state, good):
            return True
    for card in range(state.rules.cards):
        if LOOT_CARDS.of(state, card):
            return True
    return stolen_figures(state) > 0


class Lair(Thing):
    """The Lair is in play from the start until the last harpy is defeated (M-16.3, M-16.14)."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.harpies

    def laid_out(self, state: RisingState) -> None:
        LOCATIONS_IN_PLAY.put(state, 1, THE_LAIR)

    def receives(self, state: RisingState, kind: i64, space: i64) -> bool:
        return space == LAIR_SPACE and LOCATIONS_IN_PLAY.of(state, THE_LAIR) == 1 and state.held[space] < PAIR

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        """M-16.11: for stolen figures, and for harpies defeated earlier."""
        if unit != GROUP + LAIR_SPACE:
            return 0
        return BY_STOLEN * stolen_figures(state) + BY_DEFEATED * DEFEATED.of(state)

    def done(self, state: RisingState, unit: i64) -> None:
        """The Lair leaves the game with the last harpy; the two who stood there return to their pools (M-16.14)."""
        if unit != GROUP + LAIR_SPACE or DEFEATED.of(state) < HARPIES:
            return
        for figure in range(state.rules.figures):
            if state.where[figure] == LAIR_SPACE:
                state.send_home(figure)
        LOCATIONS_IN_PLAY.put(state, 0, THE_LAIR)
        state.tell(LAIR_GONE)


PAIR: Final[i64] = 2


class RaidTheLair(ComponentEffect):
    """The two together steal or fight (M-16.11)."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        state.push(steps.RAID)


class AtTheLair(Shared):
    """A decision of the two at the Lair (R-3.31)."""

    below = "after_action"

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(LAIR_SPACE)

    def fits(self, state: RisingState) -> bool:
        return is_pair_on(state, LAIR_SPACE, LAIR_SITE)


class Raid(AtTheLair):
    """DM-81: steal or fight, declared before the roll; without loot there is nothing to steal."""

    name = "raid"
    code = steps.RAID

    def waits(self, state: RisingState) -> bool:
        if is_anything_stolen(state):
            return True
        self.settle(state, actions.FIGHT)
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.STEAL)
        menu.add(actions.FIGHT)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        fights = action == actions.FIGHT
        state.tell(RAID, 1 if fights else 0)
        state.push(steps.RAIDED, Raided.FIGHTS.at(1 if fights else 0))
        if fights:
            cast(state, GROUP + LAIR_SPACE)
        else:
            roll(state, PAIR_BY_SIZE, GROUP + LAIR_SPACE, PAIR)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "raid", RAIDS[action - actions.STEAL])


class Raided(Step[RisingState]):
    """The dice are cast: something is retrieved, or a harpy defeated (M-16.12, M-16.13)."""

    name = "raided"
    code = steps.RAIDED
    below = "after_action"
    FIGHTS: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        fights = Raided.FIGHTS.of(state)
        state.pop()
        if not fights:
            sum_of_all = total(state, GROUP + LAIR_SPACE)
            count = retrieved(sum_of_all)
            state.tell(RETRIEVED, count, sum_of_all)
            if count:
                state.push(steps.LOOT, Loot.LEFT.at(count))
        elif succeeds(state, GROUP + LAIR_SPACE):
            DEFEATED.add(state, 1)
            left = HARPIES - DEFEATED.of(state)
            state.tell(HARPY_DEFEATED, left)
            if not left:
                state.push(steps.SPOILS)
                state.push(steps.TREASURE)
        return False

    def fits(self, state: RisingState) -> bool:
        return is_pair_on(state, LAIR_SPACE, LAIR_SITE)


def retrieved(sum_of_all: i64) -> i64:
    """How many things a total retrieves: the bands of the Lair, which are no target numbers (M-24.60)."""
    count: i64 = 0
    for least in BANDS:
        if sum_of_all >= least:
            count += 1
    return count


# Retrieving.


class Loot(AtTheLair):
    """DM-82: which of the stolen things the two retrieve, LEFT more at most."""

    name = "loot"
    code = steps.LOOT
    LEFT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if Loot.LEFT.of(state) and is_anything_stolen(state):
            return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        for good in range(len(GOODS)):
            if LOOT.of(state, good):
                menu.add(actions.GOOD + good)
        for card in range(state.rules.cards):
            if LOOT_CARDS.of(state, card):
                menu.add(actions.KEEP + card)
        for figure in range(state.rules.figures):
            if state.where[figure] == AT_LAIR and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        """Whether no stolen figure of a lower number is just like this one; volunteers are nobody's."""
        kind = state.kind(figure)
        for other in range(figure):
            if state.where[other] == AT_LAIR and state.kind(other) == kind:
                if kind == VOLUNTEER or state.owner[other] == state.owner[figure]:
                    return False
        return True

    def settle(self, state: RisingState, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        Loot.LEFT.put(state, Loot.LEFT.of(state) - 1)
        Shared.STAGE.put(state, PROPOSING)
        seats = self.involved(state)
        if is_its_owners(state, action) or not seats & (seats - 1):
            hand_over(state, action, state.first_of(seats, 0))
        else:
            state.push(steps.LOOT_SHARE, LootShare.THING.at(action))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        return Choice(action, f"retrieve{thing_kind(action)}", thing_name(state, action))

    def fits(self, state: RisingState) -> bool:
        return super().fits(state) and Loot.LEFT.of(state) <= len(BANDS)


def is_its_owners(state: RisingState, action: i64) -> bool:
    """Whether a stolen thing is a figure that returns to its own pool."""
    return action >= actions.FIGURE and state.kind(action - actions.FIGURE) != VOLUNTEER


def thing_name(state: RisingState, action: i64) -> str:
    """A stolen thing as texts name it."""
    if action >= actions.FIGURE:
        figure = action - actions.FIGURE
        kind = FIGURE_KINDS[state.kind(figure)]
        return f"{SEATS[state.owner[figure]]}:{kind}" if is_its_owners(state, action) else kind
    if action >= actions.KEEP:
        return CARDS[action - actions.KEEP]
    return GOODS[action - actions.GOOD]


def thing_kind(action: i64) -> str:
    """What the verb of a choice adds for figures and goods, which are named in another way than cards."""
    if action >= actions.FIGURE:
        return "_figure"
    return "" if action >= actions.KEEP else "_good"


def hand_over(state: RisingState, action: i64, seat: i64) -> None:
    """A stolen thing comes back: goods, a card or a volunteer to a seat, another figure to its own pool."""
    if action >= actions.FIGURE:
        bring_back(state, action - actions.FIGURE, seat)
    elif action >= actions.KEEP:
        card = action - actions.KEEP
        LOOT_CARDS.add(state, -1, card)
        state.cards[card * CARD_PLACES + seat] += 1
        state.tell(CARD_KEPT, seat, card)
        state.push(steps.HAND_LIMIT, HandLimit.SEAT.at(seat))
    else:
        good = action - actions.GOOD
        LOOT.add(state, -1, good)
        state.gain(seat, good, 1)


def bring_back(state: RisingState, figure: i64, seat: i64) -> None:
    """A stolen figure goes to its own pool; a volunteer to a seat's, for the next round."""
    restore(state, figure, seat)
    if state.kind(figure) == VOLUNTEER:
        state.flags[figure] = WAITING


class LootShare(AtTheLair):
    """DM-82: which of the two gets what was retrieved; THING is the action that chose it."""

    name = "loot_share"
    code = steps.LOOT_SHARE
    below = "loot"
    THING: Final = Field(12)

    def legal(self, state: RisingState, menu: Menu) -> None:
        seats = self.involved(state)
        for seat in range(state.rules.seats):
            if (seats >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        thing = LootShare.THING.of(state)
        state.pop()
        hand_over(state, thing, action - actions.SEAT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        thing = LootShare.THING.of(state)
        verb = f"hand{thing_kind(thing)}"
        return Choice(action, verb, thing_name(state, thing), "", SEATS[action - actions.SEAT])

    def fits(self, state: RisingState) -> bool:
        thing = LootShare.THING.of(state)
        if not super().fits(state) or not is_some(state, self.involved(state)):
            return False
        if actions.GOOD <= thing < actions.GOOD + len(GOODS):
            return LOOT.of(state, thing - actions.GOOD) > 0
        if actions.KEEP <= thing < actions.KEEP + state.rules.cards:
            return LOOT_CARDS.of(state, thing - actions.KEEP) > 0
        if not actions.FIGURE <= thing < actions.FIGURE + state.rules.figures:
            return False
        figure = thing - actions.FIGURE
        return state.where[figure] == AT_LAIR and state.kind(figure) == VOLUNTEER


THINGS.append(Lair())
effects.locations({"harpies_lair": RaidTheLair()})
STEPS.register(Raid(), Raided(), Loot(), LootShare())
