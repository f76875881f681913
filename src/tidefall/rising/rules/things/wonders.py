"""Wonders: a figure forgoes its action, and its owner gets an Ally or something else (M-6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, steps
from tidefall.rising.rules.activation import act
from tidefall.rising.rules.content import (
    ALLIES,
    ATLANTIUM,
    BOOK,
    CARDS,
    CRYSTAL,
    ENERGY,
    GOLD,
    ORE,
)
from tidefall.rising.rules.effects import CardEffect
from tidefall.rising.rules.figures import FIRST_OF_ALLIES
from tidefall.rising.rules.frames import stands
from tidefall.rising.rules.happenings import CARD_PLAYED
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import PENINSULAS, SPACE_NAMES, peninsula_of
from tidefall.rising.rules.monstrosities.allies import is_available, join
from tidefall.rising.rules.monstrosities.pieces import remove
from tidefall.rising.rules.state import NONE, PILE, RESOLVED, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing, active_on
from tidefall.rising.rules.units import has_acted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class Wonder:
    """A wonder that is used where a figure is about to act. As it stands it costs nothing and brings its Ally."""

    def __init__(self, name: str) -> None:
        self.card: i64 = CARDS.index(name)
        entry = BOOK.cards[self.card]
        self.arm: i64 = PENINSULAS.index(entry.place)
        self.ally: i64 = FIRST_OF_ALLIES + ALLIES.index(entry.ally)

    def first(self, state: RisingState) -> i64:
        return state.rules.card_number[self.card]

    def second(self, state: RisingState) -> i64:
        return state.rules.card_second[self.card]

    def fits(self, state: RisingState, figure: i64) -> bool:
        """Whether the figure stands where it can be used."""
        return True

    def can_pay(self, state: RisingState, figure: i64, for_ally: bool) -> bool:
        return True

    def use(self, state: RisingState, figure: i64, for_ally: bool) -> None:
        """Pay, and take the other benefit unless it is used for the Ally."""


class PhoenixEgg(Wonder):
    """The figure is removed; the Phoenix, or one ore becomes much Atlantium."""

    def can_pay(self, state: RisingState, figure: i64, for_ally: bool) -> bool:
        return for_ally or state.has(state.owner[figure], ORE) >= self.first(state)

    def use(self, state: RisingState, figure: i64, for_ally: bool) -> None:
        seat = state.owner[figure]
        if not for_ally:
            state.spend(seat, ORE, self.first(state))
            state.gain(seat, ATLANTIUM, self.second(state))
        remove(state, figure)


class GoldenFleece(Wonder):
    """Energy; the Golden Ram, or gold."""

    def can_pay(self, state: RisingState, figure: i64, for_ally: bool) -> bool:
        return state.energy(state.owner[figure]) >= state.tokens(self.first(state))

    def use(self, state: RisingState, figure: i64, for_ally: bool) -> None:
        seat = state.owner[figure]
        state.spend(seat, ENERGY, state.tokens(self.first(state)))
        if not for_ally:
            state.gain(seat, GOLD, self.second(state))


class SilverBridle(Wonder):
    """A lone figure; crystal for the Unicorn, or energy for nothing."""

    def fits(self, state: RisingState, figure: i64) -> bool:
        return active_on(state, state.site(figure)) == 1

    def can_pay(self, state: RisingState, figure: i64, for_ally: bool) -> bool:
        return not for_ally or state.has(state.owner[figure], CRYSTAL) >= self.first(state)

    def use(self, state: RisingState, figure: i64, for_ally: bool) -> None:
        seat = state.owner[figure]
        if for_ally:
            state.spend(seat, CRYSTAL, self.first(state))
        else:
            state.gain(seat, ENERGY, self.second(state))


WONDERS: Final[list[Wonder]] = [
    PhoenixEgg("wonder_phoenix_egg"),
    GoldenFleece("wonder_golden_fleece"),
    SilverBridle("wonder_silver_bridle"),
]


def wonder_for(state: RisingState, figure: i64) -> i64:
    """The number of the wonder that a figure may be used for, or NONE; a peninsula has one at most."""
    for number in range(len(WONDERS)):
        wonder = WONDERS[number]
        if (
            state.holds(state.owner[figure], wonder.card)
            and peninsula_of(state.site(figure)) == wonder.arm
            and wonder.fits(state, figure)
            and (may_use(state, figure, wonder, True) or may_use(state, figure, wonder, False))
        ):
            return number
    return NONE


def may_use(state: RisingState, figure: i64, wonder: Wonder, for_ally: bool) -> bool:
    return wonder.can_pay(state, figure, for_ally) and (not for_ally or is_available(state, wonder.ally))


class HeldWonders(MonstrousThing):
    """Whoever holds a wonder of the tile is asked before the figure acts."""

    def instead(self, state: RisingState, figure: i64) -> bool:
        if wonder_for(state, figure) == NONE:
            return False
        state.push(steps.WONDER, UseWonder.FIGURE.at(figure))
        return True


class UseWonder(Step[RisingState]):
    """DM-78: the normal action, the Ally, or the other benefit."""

    name = "wonder"
    code = steps.WONDER
    below = "after_action"
    FIGURE: Final = Field(8)

    def wonder(self, state: RisingState) -> Wonder:
        return WONDERS[wonder_for(state, UseWonder.FIGURE.of(state))]

    def actor(self, state: RisingState) -> i64:
        return state.owner[UseWonder.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        figure = UseWonder.FIGURE.of(state)
        wonder = self.wonder(state)
        menu.add(actions.ACT)
        if may_use(state, figure, wonder, True):
            menu.add(actions.WONDER)
        if may_use(state, figure, wonder, False):
            menu.add(actions.WONDER + 1)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = UseWonder.FIGURE.of(state)
        wonder = self.wonder(state)
        state.pop()
        if action == actions.ACT:
            act(state, figure)
            return
        state.pop()  # what follows a normal action: nothing repeats this one
        seat = state.owner[figure]
        for_ally = action == actions.WONDER
        state.forget_refusals()
        has_acted(state, figure)
        state.flags[figure] |= RESOLVED
        state.move_card(wonder.card, seat, PILE)
        state.tell(CARD_PLAYED, seat, wonder.card)
        wonder.use(state, figure, for_ally)
        if for_ally:
            join(state, wonder.ally, seat)

    def describe(self, state: RisingState, action: i64) -> Choice:
        figure = UseWonder.FIGURE.of(state)
        if action == actions.ACT:
            return Choice(action, "act", "", SPACE_NAMES[state.where[figure]])
        wonder = self.wonder(state)
        what = ALLIES[wonder.ally - FIRST_OF_ALLIES] if action == actions.WONDER else "goods"
        return Choice(action, "wonder", what)

    def fits(self, state: RisingState) -> bool:
        figure = UseWonder.FIGURE.of(state)
        return stands(state, figure) and wonder_for(state, figure) != NONE


class NotPlayed(CardEffect):
    """A wonder is used where it says, not played like a card."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return False


THINGS.append(HeldWonders())
effects.cards({CARDS[wonder.card]: NotPlayed() for wonder in WONDERS})
STEPS.register(UseWonder())
