"""The harpies: they fly out, each to the outermost figure of a peninsula, and steal (M-16.4 to M-16.10).

Harpies in the same peninsula are always on the same tile: they sit on the outermost one with an active figure, and go
inward only when nobody is left there. So it is enough to know how many are in each peninsula.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import BOOK, CARDS, ENERGY, GOODS, RESOURCES
from tidefall.rising.rules.figures import THE_HOLOGRAM
from tidefall.rising.rules.flooding import describe_peninsula
from tidefall.rising.rules.frames import stands
from tidefall.rising.rules.happenings import (
    HARPY_COMES,
    HARPY_LEAVES,
    ROLLED,
    STOLEN_CARD,
    STOLEN_FIGURE,
    STOLEN_GOOD,
)
from tidefall.rising.rules.island import ARMS, SITE_OF, TILES, peninsula_of
from tidefall.rising.rules.library import HandLimit
from tidefall.rising.rules.monstrosities import monsters
from tidefall.rising.rules.monstrosities.monsters import MONSTERS, Monster
from tidefall.rising.rules.monstrosities.pieces import is_away, is_shielded, take_off
from tidefall.rising.rules.monstrosities.store import DEFEATED, LOOT, LOOT_CARDS, MASKED
from tidefall.rising.rules.placing import describe_figure, is_alike
from tidefall.rising.rules.rolling import FACES, SELECTION, selected, show
from tidefall.rising.rules.shared import FINAL, SETTLING, Shared
from tidefall.rising.rules.state import AT_LAIR, CARD_PLACES, NONE, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import announce_hit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

HARPIES: Final[i64] = next(entry.copies for entry in BOOK.monsters if entry.id == "harpy")


def live_harpies(state: RisingState) -> i64:
    """How many have not been defeated (M-16.17)."""
    return HARPIES - DEFEATED.of(state) if state.rules.harpies else 0


def outermost_figures(state: RisingState, peninsula: i64) -> i64:
    """The outermost tile of a peninsula with an active figure, flooded or not, or NONE (M-16.6)."""
    found: i64 = NONE
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and peninsula_of(SITE_OF[space]) == peninsula:
            found = max(found, SITE_OF[space])
    return found


class TheHarpies(Monster):
    """They act together, as long as one of them lives (M-14.2, M-16.4)."""

    def is_live(self, state: RisingState) -> bool:
        return live_harpies(state) > 0

    def act(self, state: RisingState) -> None:
        state.push(steps.HARPIES, Shared.STAGE.at(SETTLING))


FACE_BITS: Final[i64] = 3
FACE_MASK: Final[i64] = 7
COUNT_BITS: Final[i64] = 2
COUNT_MASK: Final[i64] = 3


class Harpies(Shared):
    """DM-42: which harpy is next. Before that a die is cast for each, all are shown, and the starter may raise each.

    FACES are the dice; CAST, SHOWN and SET how many were cast, shown to the starter, and have sent a harpy out. AWAY
    has how many harpies are in each peninsula.
    """

    name = "harpies"
    code = steps.HARPIES
    below = "monsters_act"
    CAST: Final = Field(2)
    SHOWN: Final = Field(2)
    SET: Final = Field(2)
    FACES: Final = Field(9)
    AWAY: Final = Field(12)

    def waits(self, state: RisingState) -> bool:
        dice = live_harpies(state)
        if Harpies.SET.of(state) < dice:
            self.roll(state, dice)
            return False
        count: i64 = 0
        only: i64 = 0
        for peninsula in range(ARMS):
            if not self.away(state, peninsula):
                continue
            if outermost_figures(state, peninsula) == NONE:
                self.call_back(state, peninsula)
            else:
                count += 1
                only = peninsula
        if count > 1:
            return True
        if not count:
            state.pop()
            return False
        self.settle(state, actions.PENINSULA + only)
        return False

    def roll(self, state: RisingState, dice: i64) -> None:
        """One more die is cast, shown, or sends a harpy out (M-16.5, M-4.4)."""
        if Harpies.CAST.of(state) < dice:
            state.push(steps.HARPY_DIE)
            return
        shown = Harpies.SHOWN.of(state)
        if shown == Harpies.SET.of(state):
            Harpies.SHOWN.put(state, shown + 1)
            face = (Harpies.FACES.of(state) >> (shown * FACE_BITS)) & FACE_MASK
            show(state, SELECTION, state.starter, face)
            return
        Harpies.SET.put(state, shown)
        peninsula = selected(state) - 1
        Harpies.AWAY.put(state, Harpies.AWAY.of(state) + (1 << (peninsula * COUNT_BITS)))

    def away(self, state: RisingState, peninsula: i64) -> i64:
        return (Harpies.AWAY.of(state) >> (peninsula * COUNT_BITS)) & COUNT_MASK

    def call_back(self, state: RisingState, peninsula: i64) -> None:
        """The harpies of a peninsula without active figures go home with nothing (M-16.6, M-16.10)."""
        while self.away(state, peninsula):
            Harpies.AWAY.put(state, Harpies.AWAY.of(state) - (1 << (peninsula * COUNT_BITS)))
            state.tell(HARPY_LEAVES, peninsula)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for peninsula in range(ARMS):
            if self.away(state, peninsula) and outermost_figures(state, peninsula) != NONE:
                menu.add(actions.PENINSULA + peninsula)

    def settle(self, state: RisingState, action: i64) -> None:
        peninsula = action - actions.PENINSULA
        Shared.STAGE.put(state, SETTLING)
        Harpies.AWAY.put(state, Harpies.AWAY.of(state) - (1 << (peninsula * COUNT_BITS)))
        site = outermost_figures(state, peninsula)
        state.tell(HARPY_COMES, site)
        state.push(steps.HARPY_TARGET, HarpyTarget.SITE.at(site) | Shared.STAGE.at(SETTLING))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "harpy")

    def fits(self, state: RisingState) -> bool:
        dice = live_harpies(state)
        cast = Harpies.CAST.of(state)
        if Shared.STAGE.of(state) not in (SETTLING, FINAL) or cast > dice or Harpies.SHOWN.of(state) > cast:
            return False
        for die in range(cast):
            if not 1 <= (Harpies.FACES.of(state) >> (die * FACE_BITS)) & FACE_MASK <= FACES:
                return False
        away: i64 = 0
        for peninsula in range(ARMS):
            away += self.away(state, peninsula)
        return Harpies.SHOWN.of(state) - Harpies.SET.of(state) in (0, 1) and away <= Harpies.SET.of(state)


class HarpyDie(Step[RisingState]):
    """The die of one harpy: its face is the number of a peninsula."""

    name = "harpy_die"
    code = steps.HARPY_DIE
    below = "harpies"

    def legal(self, state: RisingState, menu: Menu) -> None:
        for face in range(FACES):
            menu.weigh(face, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        cast = Harpies.CAST.of(state)
        Harpies.CAST.put(state, cast + 1)
        Harpies.FACES.put(state, Harpies.FACES.of(state) | ((action + 1) << (cast * FACE_BITS)))
        state.tell(ROLLED, action + 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "roll", str(int(action) + 1))

    def fits(self, state: RisingState) -> bool:
        return Harpies.CAST.below(state) < live_harpies(state)


class HarpyTarget(Shared):
    """DM-43: whom the harpy on a tile attacks."""

    name = "harpy_target"
    code = steps.HARPY_TARGET
    below = "harpies"
    SITE: Final = Field(7)

    def waits(self, state: RisingState) -> bool:
        first: i64 = NONE
        for figure in range(state.rules.figures):
            if state.site(figure) == HarpyTarget.SITE.of(state):
                if first == NONE:
                    first = figure
                elif not is_alike(state, first, figure):
                    return True
        self.settle(state, actions.FIGURE + first)
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        for figure in range(state.rules.figures):
            if state.site(figure) == HarpyTarget.SITE.of(state) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other):
                return False
        return True

    def settle(self, state: RisingState, action: i64) -> None:
        figure = action - actions.FIGURE
        state.pop()
        state.push(steps.TRIBUTE, Tribute.FIGURE.at(figure))
        announce_hit(state, figure)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "prey", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        site = HarpyTarget.SITE.of(state)
        if site >= TILES or outermost_figures(state, peninsula_of(site)) != site:
            return False
        return Shared.STAGE.of(state) in (SETTLING, FINAL)


class Tribute(Step[RisingState]):
    """DM-44: what the harpy takes: a thing of the first kind that the target's player has, or the target (M-16.8)."""

    name = "tribute"
    code = steps.TRIBUTE
    below = "harpies"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        figure = Tribute.FIGURE.of(state)
        seat = state.owner[figure]
        if is_shielded(state, figure):
            state.pop()
            MASKED.put(state, 0)
            state.tell(HARPY_LEAVES, peninsula_of(state.site(figure)))
            return False
        if self.has_resources(state, seat) or state.cards_in(seat) or state.has(seat, ENERGY):
            return True
        state.pop()
        steal_figure(state, figure)
        return False

    def has_resources(self, state: RisingState, seat: i64) -> bool:
        for good in range(RESOURCES):
            if state.has(seat, good):
                return True
        return False

    def actor(self, state: RisingState) -> i64:
        return state.owner[Tribute.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        seat = self.actor(state)
        menu.add(actions.GIVE_FIGURE)
        if self.has_resources(state, seat):
            for good in range(RESOURCES):
                if state.has(seat, good):
                    menu.add(actions.GOOD + good)
        elif state.cards_in(seat):
            for card in range(state.rules.cards):
                if state.holds(seat, card):
                    menu.add(actions.DISCARD + card)
        else:
            menu.add(actions.GOOD + ENERGY)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = Tribute.FIGURE.of(state)
        seat = self.actor(state)
        state.pop()
        if action == actions.GIVE_FIGURE:
            steal_figure(state, figure)
        elif action >= actions.DISCARD:
            card = action - actions.DISCARD
            state.cards[card * CARD_PLACES + seat] -= 1
            LOOT_CARDS.add(state, 1, card)
            state.tell(STOLEN_CARD, seat, card)
            state.push(steps.HAND_LIMIT, HandLimit.SEAT.at(seat))
        else:
            good = action - actions.GOOD
            state.goods[seat * len(GOODS) + good] -= 1
            LOOT.add(state, 1, good)
            state.tell(STOLEN_GOOD, seat, good, 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.GIVE_FIGURE:
            return describe_figure(state, action, "yield", Tribute.FIGURE.of(state))
        if action >= actions.DISCARD:
            return Choice(action, "tribute", CARDS[action - actions.DISCARD])
        return Choice(action, "tribute_good", GOODS[action - actions.GOOD])

    def fits(self, state: RisingState) -> bool:
        figure = Tribute.FIGURE.of(state)
        return stands(state, figure) and 0 <= state.site(figure) < TILES


def steal_figure(state: RisingState, figure: i64) -> None:
    """A figure lies at the Lair, inactive, and its space is free (M-16.9)."""
    state.tell(STOLEN_FIGURE, figure, state.owner[figure], state.where[figure])
    take_off(state, figure, AT_LAIR)
    if figure == THE_HOLOGRAM:
        is_away(state)


MONSTERS[monsters.HARPIES] = TheHarpies()
STEPS.register(Harpies(), HarpyDie(), HarpyTarget(), Tribute())
