"""What the harpies leave behind: with the last of them the treasure is turned up and all is shared out (M-16.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import BOOK, CARDS, FIGURE_KINDS, GOODS, SEATS, VOLUNTEER
from tidefall.rising.rules.happenings import CARD_KEPT, TREASURE_FOUND
from tidefall.rising.rules.library import DrawCard, HandLimit
from tidefall.rising.rules.monstrosities.harpies import HARPIES
from tidefall.rising.rules.monstrosities.lair import AtTheLair, bring_back
from tidefall.rising.rules.monstrosities.store import DEFEATED, FROM_UNUSED, LOOT, LOOT_CARDS
from tidefall.rising.rules.shared import PROPOSING, Shared
from tidefall.rising.rules.state import AT_LAIR, CARD_PLACES, DRAWN, NONE, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.riddles import DrawUnused, unused

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

TREASURES: Final = [entry.id for entry in BOOK.treasures]
MOST_AT_ONCE: Final[i64] = 15
"""The largest amount that can be named."""


class Treasure(Step[RisingState]):
    """The treasure is turned up; until now nobody has seen it, so it is decided now (M-16.2, M-16.14)."""

    name = "treasure"
    code = steps.TREASURE
    below = "spoils"

    def legal(self, state: RisingState, menu: Menu) -> None:
        for number in range(len(TREASURES)):
            menu.weigh(number, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        state.tell(TREASURE_FOUND, action)
        numbers = state.rules.catalogue.treasures[action].numbers
        for good, name in enumerate(GOODS):
            LOOT.add(state, numbers.get(name, 0), good)
        for card in range(state.rules.cards):
            state.cards[card * CARD_PLACES + DRAWN] += LOOT_CARDS.of(state, card)
            LOOT_CARDS.put(state, 0, card)
        if numbers.get("cards", 0):
            state.push(steps.DRAW_CARD, DrawCard.LEFT.at(numbers["cards"]) | DrawCard.SEAT.at(state.starter))
        for _ in range(min(numbers.get("artifacts", 0), unused(state))):
            state.push(steps.UNUSED_ARTIFACT, DrawUnused.SEAT.at(state.activator))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "treasure", TREASURES[action])

    def fits(self, state: RisingState) -> bool:
        return DEFEATED.of(state) == HARPIES


class UnusedArtifact(DrawUnused):
    """One of the unused artifacts is drawn at random, to be shared out: it is kept in any case (M-16.15)."""

    name = "unused_artifact"
    code = steps.UNUSED_ARTIFACT
    below = "spoils"

    def apply(self, state: RisingState, action: i64) -> None:
        super().apply(state, action)
        FROM_UNUSED.put(state, 0)


class Spoils(AtTheLair):
    """DM-83: with the last harpy all is shared out: goods by amounts, cards and volunteers one by one (M-16.14)."""

    name = "spoils"
    code = steps.SPOILS

    def waits(self, state: RisingState) -> bool:
        seats = self.involved(state)
        if self.next_good(state) == NONE and self.next_card(state) == NONE and self.next_volunteer(state) == NONE:
            state.pop()
            self.free_the_rest(state)
            return False
        if seats & (seats - 1):
            return True
        self.give(state, state.first_of(seats, 0), MOST_AT_ONCE)
        return False

    def free_the_rest(self, state: RisingState) -> None:
        """All other stolen figures return to their own pools."""
        for figure in range(state.rules.figures):
            if state.where[figure] == AT_LAIR:
                bring_back(state, figure, NONE)

    def next_good(self, state: RisingState) -> i64:
        for good in range(len(GOODS)):
            if LOOT.of(state, good):
                return good
        return NONE

    def next_card(self, state: RisingState) -> i64:
        for card in range(state.rules.cards):
            if state.cards[card * CARD_PLACES + DRAWN]:
                return card
        return NONE

    def next_volunteer(self, state: RisingState) -> i64:
        for figure in range(state.rules.figures):
            if state.where[figure] == AT_LAIR and state.kind(figure) == VOLUNTEER:
                return figure
        return NONE

    def first_seat(self, state: RisingState) -> i64:
        return state.first_of(self.involved(state), 0)

    def portion(self, state: RisingState) -> i64:
        """How much of the good at hand is shared out at once."""
        return min(LOOT.of(state, self.next_good(state)), MOST_AT_ONCE)

    def legal(self, state: RisingState, menu: Menu) -> None:
        if self.next_good(state) != NONE:
            for amount in range(self.portion(state) + 1):
                menu.add(actions.AMOUNT + amount)
            return
        seats = self.involved(state)
        for seat in range(state.rules.seats):
            if (seats >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        Shared.STAGE.put(state, PROPOSING)
        if actions.AMOUNT <= action < actions.GOOD:
            self.give(state, self.first_seat(state), action - actions.AMOUNT)
        else:
            self.give(state, action - actions.SEAT, 1)

    def give(self, state: RisingState, seat: i64, amount: i64) -> None:
        """So much of the good at hand is a seat's, the rest of the portion the other's; or the next card or piece."""
        good = self.next_good(state)
        if good != NONE:
            portion = self.portion(state)
            amount = min(amount, portion)
            LOOT.add(state, -portion, good)
            state.gain(seat, good, amount)
            other = state.first_of(self.involved(state) & ~(1 << seat), 0)
            if other != NONE:
                state.gain(other, good, portion - amount)
            return
        card = self.next_card(state)
        if card != NONE:
            state.move_card(card, DRAWN, seat)
            state.tell(CARD_KEPT, seat, card)
            state.push(steps.HAND_LIMIT, HandLimit.SEAT.at(seat))
        else:
            bring_back(state, self.next_volunteer(state), seat)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if actions.AMOUNT <= action < actions.GOOD:
            piece = f"{action - actions.AMOUNT} {GOODS[self.next_good(state)]}"
            return Choice(action, "portion", piece, "", SEATS[self.first_seat(state)])
        card = self.next_card(state)
        if card != NONE:
            return Choice(action, "hand", CARDS[card], "", SEATS[action - actions.SEAT])
        return Choice(action, "hand_figure", FIGURE_KINDS[VOLUNTEER], "", SEATS[action - actions.SEAT])

    def fits(self, state: RisingState) -> bool:
        return super().fits(state) and DEFEATED.of(state) == HARPIES


STEPS.register(Treasure(), UnusedArtifact(), Spoils())
