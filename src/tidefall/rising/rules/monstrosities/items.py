"""Magic items: who has them, who carries them, and what becomes of them with their carrier (M-2.6, M-9.5 to M-9.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import BOOK, FIRST_ITEM, ITEMS, VOLUNTEER, WORKS
from tidefall.rising.rules.frames import stands
from tidefall.rising.rules.happenings import EQUIPPED, ITEM_LOST
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.monstrosities.store import ITEM_BEARERS, ITEM_OWNERS, ITEMS_SPENT
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.state import NONE, OUT, POOL, SUPPLY, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

NUMBER_OF_ITEMS: Final[i64] = len(ITEMS)
IN_BOX: Final[i64] = 8


# Who has what.


def owner_of(state: RisingState, item: i64) -> i64:
    """The seat that has an item, or NONE."""
    owner = ITEM_OWNERS.of(state, item)
    return owner - 1 if 0 < owner < IN_BOX else NONE


def is_in_supply(state: RisingState, item: i64) -> bool:
    """Whether an item can be built (M-2.6, M-9.9)."""
    return ITEM_OWNERS.of(state, item) == 0


def carrier(state: RisingState, item: i64) -> i64:
    """The active figure that carries an item, or NONE: an inactive one keeps the token, but uses nothing (M-3.2)."""
    figure = ITEM_BEARERS.of(state, item) - 1
    return figure if figure >= 0 and state.where[figure] >= 0 else NONE


def carries(state: RisingState, item: i64, figure: i64) -> bool:
    """Whether a figure is active and carries an item."""
    return carrier(state, item) == figure


def item_at(state: RisingState, item: i64, site: i64) -> bool:
    """Whether an item serves those on a tile or location: its carrier is there (M-9.8)."""
    figure = carrier(state, item)
    return figure != NONE and site >= 0 and state.site(figure) == site


def serves(state: RisingState, item: i64, figure: i64) -> bool:
    """Whether an item serves a figure: it carries it, or is where the carrier is (M-9.8)."""
    return item_at(state, item, state.site(figure))


def controller(state: RisingState, item: i64) -> i64:
    """The seat that may use an item where it is, or NONE."""
    figure = carrier(state, item)
    return state.owner[figure] if figure != NONE else NONE


def number_of(state: RisingState, item: i64, name: str) -> i64:
    """A number of an item in the catalogue."""
    return state.rules.catalogue.items[item].numbers[name]


# What becomes of it.


def give(state: RisingState, item: i64, seat: i64) -> None:
    """A seat takes card and token (M-9.5)."""
    ITEM_OWNERS.put(state, seat + 1, item)
    ITEM_BEARERS.put(state, 0, item)


def destroy(state: RisingState, item: i64) -> None:
    """Card and token go to the item supply; a Mirror Shield that was used leaves the game (M-9.7, M-9.9)."""
    ITEM_OWNERS.put(state, 0, item)
    ITEM_BEARERS.put(state, 0, item)
    state.tell(ITEM_LOST, FIRST_ITEM + item)


def use_up(state: RisingState, item: i64) -> None:
    """The single use of an item is taken (M-9.9)."""
    destroy(state, item)
    if BOOK.items[item].after == "box":
        ITEM_OWNERS.put(state, IN_BOX, item)


class Tokens(Thing):
    """The tokens of the items, with their carriers."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.monstrosities

    def laid_out(self, state: RisingState) -> None:
        """Four in the supply; the Mirror Shield with Medusa only (M-2.6)."""
        for number, entry in enumerate(BOOK.items):
            is_there = not entry.scenario or state.rules.medusa
            ITEM_OWNERS.put(state, 0 if is_there else IN_BOX, number)

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        """Whoever places a figure may give it items (M-9.6)."""
        for item in range(NUMBER_OF_ITEMS):
            if may_equip(state, item, figure):
                state.push(steps.EQUIP, Equip.FIGURE.at(figure))
                return

    def badge(self, state: RisingState, figure: i64) -> str:
        """A carrier is not like the others."""
        badge = ""
        for item in range(NUMBER_OF_ITEMS):
            if ITEM_BEARERS.of(state, item) == figure + 1:
                badge += f"+{ITEMS[item]}"
        return badge

    def gone(self, state: RisingState, figure: i64, place: i64) -> None:
        """The carrier goes home, becomes inactive, or leaves the game (M-9.7)."""
        for item in range(NUMBER_OF_ITEMS):
            if ITEM_BEARERS.of(state, item) != figure + 1:
                continue
            if place in (SUPPLY, OUT):
                destroy(state, item)
            elif place == POOL or state.kind(figure) == VOLUNTEER:
                ITEM_BEARERS.put(state, 0, item)
                if state.place_of(steps.PLACE) < 0:
                    ITEMS_SPENT.put(state, 1, item)  # what is lifted in PLACE may be placed again (M-10.10)


def may_equip(state: RisingState, item: i64, figure: i64) -> bool:
    """Whether the owner of a figure has an item that nobody carries, and may still use it this round."""
    return (
        ITEM_OWNERS.of(state, item) == state.owner[figure] + 1
        and not ITEM_BEARERS.of(state, item)
        and not ITEMS_SPENT.of(state, item)
    )


class Equip(Step[RisingState]):
    """DM-21: which items a figure carries that has just been placed."""

    name = "equip"
    code = steps.EQUIP
    below = "place arrive play_spirit"
    FIGURE: Final = Field(8)
    continues = True

    def waits(self, state: RisingState) -> bool:
        for item in range(NUMBER_OF_ITEMS):
            if may_equip(state, item, Equip.FIGURE.of(state)) and state.where[Equip.FIGURE.of(state)] >= 0:
                return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return state.owner[Equip.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        for item in range(NUMBER_OF_ITEMS):
            if may_equip(state, item, Equip.FIGURE.of(state)):
                menu.add(actions.COMPONENT + FIRST_ITEM + item)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = Equip.FIGURE.of(state)
        if action == actions.DONE:
            state.pop()
            return
        ITEM_BEARERS.put(state, figure + 1, action - actions.COMPONENT - FIRST_ITEM)
        state.tell(EQUIPPED, figure, state.owner[figure], action - actions.COMPONENT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        return Choice(action, "equip", WORKS[action - actions.COMPONENT])

    def fits(self, state: RisingState) -> bool:
        return stands(state, Equip.FIGURE.of(state))


THINGS.append(Tokens())
STEPS.register(Equip())
