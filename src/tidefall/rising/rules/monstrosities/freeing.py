"""Freeing petrified Atlanteans with mystic energy: a free step between activations (M-15.13 to M-15.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.kernel.window import Offer
from tidefall.rising.rules import actions, steps, windows
from tidefall.rising.rules.acting import Actions, MayForgo
from tidefall.rising.rules.content import BOOK, ENERGY, FIGURE_KINDS, HOLOGRAM, SEATS, VOLUNTEER
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.frames import is_seat
from tidefall.rising.rules.happenings import FREED
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import SITE_OF, SPACE_NAMES
from tidefall.rising.rules.monstrosities.pieces import is_petrified, stone_space
from tidefall.rising.rules.monstrosities.store import STONES
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.state import HAS_ACTED, NONE, RESOLVED, STONE, SUPPLY, RisingState, is_double
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.units import is_group, is_unit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

PRICE: Final[i64] = next(entry.numbers["energy"] for entry in BOOK.monsters if entry.id == "medusa_monster")
PLACES: Final[i64] = STONES.size()
"""Spaces of the island."""


def is_near(state: RisingState, seat: i64, space: i64) -> bool:
    """Whether a seat has an active figure on the tile of a space."""
    site = SITE_OF[space]
    for figure in range(state.rules.figures):
        if state.owner[figure] == seat and state.site(figure) == site:
            return True
    return False


def spare_volunteer(state: RisingState) -> i64:
    """A volunteer of the supply, who stands for a freed one, or NONE: there are no more than so many (M-0.9)."""
    for figure in range(state.rules.figures):
        if state.kind(figure) == VOLUNTEER and state.where[figure] == SUPPLY:
            return figure
    return NONE


def may_free(state: RisingState, seat: i64, figure: i64) -> bool:
    """Whether a seat may free a petrified figure; alike ones are named once."""
    if not is_petrified(state, figure) or not is_near(state, seat, stone_space(state, figure)):
        return False
    for other in range(figure):
        if state.where[other] == state.where[figure] and state.owner[other] == state.owner[figure]:
            if state.kind(other) == state.kind(figure):
                return False
    return True


def may_free_volunteer(state: RisingState, seat: i64, space: i64) -> bool:
    return STONES.of(state, space) > 0 and is_near(state, seat, space) and spare_volunteer(state) != NONE


class Freeing(Thing):
    """Whoever stands beside a stone may pay to free it."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.medusa

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.ACTIONS, Free())]


class Free(Offer[RisingState]):
    """DM-70: free a petrified Atlantean on a tile with an own active one."""

    first = actions.FREE

    def is_open(self, state: RisingState, asker: i64) -> bool:
        if state.energy(asker) < state.tokens(PRICE):
            return False
        for figure in range(state.rules.figures):
            if state.where[figure] <= STONE and may_free(state, asker, figure):
                return True
        for space in range(PLACES):
            if STONES.of(state, space) and may_free_volunteer(state, asker, space):
                return True
        return False

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        state.push(steps.FREE_STONE, FreeStone.SEAT.at(asker))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "free")


class FreeStone(Step[RisingState]):
    """Whom a councilor frees; asked where there is a choice."""

    name = "free_stone"
    code = steps.FREE_STONE
    below = "actions"
    SEAT: Final = Field(3)
    continues = True

    def waits(self, state: RisingState) -> bool:
        seat = FreeStone.SEAT.of(state)
        count: i64 = 0
        only: i64 = 0
        for figure in range(state.rules.figures):
            if may_free(state, seat, figure):
                count += 1
                only = actions.FIGURE + figure
        for space in range(PLACES):
            if may_free_volunteer(state, seat, space):
                count += 1
                only = actions.SPACE + space
        if count > 1:
            return True
        self.apply(state, only)
        return False

    def actor(self, state: RisingState) -> i64:
        return FreeStone.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        seat = FreeStone.SEAT.of(state)
        for figure in range(state.rules.figures):
            if may_free(state, seat, figure):
                menu.add(actions.FIGURE + figure)
        for space in range(PLACES):
            if may_free_volunteer(state, seat, space):
                menu.add(actions.SPACE + space)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = FreeStone.SEAT.of(state)
        state.pop()
        state.spend(seat, ENERGY, state.tokens(PRICE))
        if action < actions.SPACE:
            figure = action - actions.FIGURE
            state.where[figure] = stone_space(state, figure)
            state.flags[figure] &= ~(RESOLVED | HAS_ACTED)
            if state.kind(figure) == HOLOGRAM:
                state.hologram_back = state.round
        else:
            figure = spare_volunteer(state)
            STONES.add(state, -1, action - actions.SPACE)
            state.where[figure] = action - actions.SPACE
            state.owner[figure] = seat
            state.flags[figure] = 0
        state.tell(FREED, figure, state.owner[figure], state.where[figure])
        act_at_once(state, figure)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action < actions.SPACE:
            figure = action - actions.FIGURE
            piece = f"{SEATS[state.owner[figure]]}:{FIGURE_KINDS[state.kind(figure)]}"
            return Choice(action, "release", piece, SPACE_NAMES[stone_space(state, figure)])
        return Choice(action, "release", FIGURE_KINDS[VOLUNTEER], SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        seat = FreeStone.SEAT.of(state)
        return is_seat(state, seat) and state.rules.medusa and Free().is_open(state, seat)


def act_at_once(state: RisingState, figure: i64) -> None:
    """The freed one acts or forgoes before anything else; in a double space only if the pair is complete (M-15.13)."""
    space = state.where[figure]
    Actions.SERVED.put(state, 0)
    state.activator = state.owner[figure]
    state.shut = 0
    if is_double(space):
        if is_group(state, space):
            state.push(steps.MAY_FORGO, MayForgo.UNIT.at(GROUP + space))
    elif is_unit(state, figure):
        state.push(steps.MAY_FORGO, MayForgo.UNIT.at(figure))


THINGS.append(Freeing())
STEPS.register(FreeStone())
