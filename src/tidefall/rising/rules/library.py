"""The library: drawing, keeping, laying down, and the hand limit (sections 6.4 and 6.10 of the rules).

The deck is an unordered middle above known lowest cards. Which artifacts are in it is not decided before they are seen:
each unseen one is as likely as the other to lie in one of the hidden places (R-9.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, free_steps, steps, windows
from tidefall.rising.rules.content import CARDS, ENERGY
from tidefall.rising.rules.frames import is_few, is_seat, stands
from tidefall.rising.rules.happenings import CARD_BURIED, CARD_DISCARDED, CARD_DRAWN, CARD_KEPT
from tidefall.rising.rules.state import CARD_PLACES, DECK, DRAWN, PILE, UNSEEN, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying

MOST_DRAWN: Final[i64] = 20
"""More cards than anybody draws at once."""


def draw_and_keep(state: RisingState, figure: i64, draw: i64, keep: i64, may_buy: bool) -> None:
    """A figure draws library cards for its controller and keeps some (R-6.14)."""
    seat = state.owner[figure]
    for thing in state.rules.hooks.draws:
        draw = thing.draws(state, figure, draw, may_buy)
    for thing in state.rules.hooks.keeps:
        keep = thing.keeps(state, figure, keep, may_buy)
    sold: i64 = 0 if may_buy else 1
    state.push(steps.HAND_LIMIT, HandLimit.SEAT.at(seat))
    state.push(steps.LAY_DOWN, LayDown.SEAT.at(seat))
    state.push(steps.KEEP_CARD, KeepCard.LEFT.at(keep) | KeepCard.SOLD.at(sold) | KeepCard.FIGURE.at(figure))
    state.push(steps.DRAW_CARD, DrawCard.LEFT.at(draw) | DrawCard.SEAT.at(seat))
    for thing in state.rules.hooks.drawing:
        thing.drawing(state, figure, may_buy)


def cards_left(state: RisingState) -> i64:
    """How many cards the deck has: the discard pile does not come back by itself (R-6.15, R-10.26)."""
    count = state.cards_in(DECK) + state.hidden_artifacts + state.buried
    for thing in state.rules.hooks.hides_cards:
        count += thing.hides_cards(state)
    return count


class DrawCard(Step[RisingState]):
    """Cards are drawn one by one, as long as there are any."""

    name = "draw_card"
    code = steps.DRAW_CARD
    below = "keep_card fount spoils"
    LEFT: Final = Field(5)
    SEAT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if DrawCard.LEFT.of(state) and cards_left(state):
            return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        for thing in state.rules.hooks.lists_cards:
            thing.lists_cards(state, menu)
            return
        unseen = state.cards_in(UNSEEN) if state.hidden_artifacts else 1
        for card in range(state.rules.cards):
            weight = state.cards[card * CARD_PLACES + DECK] * unseen
            if state.cards[card * CARD_PLACES + UNSEEN]:
                weight += state.hidden_artifacts
            if weight:
                menu.weigh(card, weight)
        if not menu.count:
            menu.weigh(state.bottom[0], 1)

    def apply(self, state: RisingState, action: i64) -> None:
        if state.cards[action * CARD_PLACES + DECK]:
            state.cards[action * CARD_PLACES + DECK] -= 1
        elif self.is_of_a_lot(state, action):
            pass
        elif state.hidden_artifacts and state.cards[action * CARD_PLACES + UNSEEN]:
            state.cards[action * CARD_PLACES + UNSEEN] = 0
            state.hidden_artifacts -= 1
        else:
            state.buried -= 1
            for place in range(state.buried):
                state.bottom[place] = state.bottom[place + 1]
        state.cards[action * CARD_PLACES + DRAWN] += 1
        DrawCard.LEFT.put(state, DrawCard.LEFT.of(state) - 1)
        state.tell(CARD_DRAWN, DrawCard.SEAT.of(state), action)

    def is_of_a_lot(self, state: RisingState, card: i64) -> bool:
        for thing in state.rules.hooks.takes_card:
            if thing.takes_card(state, card):
                return True
        return False

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "card", CARDS[action])

    def fits(self, state: RisingState) -> bool:
        return DrawCard.LEFT.of(state) <= MOST_DRAWN and is_seat(state, DrawCard.SEAT.of(state))


class KeepCard(Step[RisingState]):
    """D-35: which cards to keep; one more for energy, or free with the Mystic, unless that is SOLD."""

    name = "keep_card"
    code = steps.KEEP_CARD
    below = "lay_down"
    LEFT: Final = Field(4)
    SOLD: Final = Field(1)
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if state.cards_in(DRAWN) and (KeepCard.LEFT.of(state) or self.has_extra(state)):
            return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return state.owner[KeepCard.FIGURE.of(state)]

    def is_at_the_extra(self, state: RisingState) -> bool:
        """Whether all that comes with the action is kept, and one more can be bought."""
        return not KeepCard.LEFT.of(state) and not KeepCard.SOLD.of(state)

    def sell(self, state: RisingState) -> None:
        KeepCard.SOLD.put(state, 1)
        KeepCard.LEFT.put(state, 1)

    def may_pay(self, state: RisingState) -> bool:
        seat = state.owner[KeepCard.FIGURE.of(state)]
        return self.is_at_the_extra(state) and state.energy(seat) >= state.tokens(state.rules.extra_card_price)

    def may_use_mystic(self, state: RisingState) -> bool:
        if self.is_at_the_extra(state):
            for thing in state.rules.hooks.gives_extra_card:
                if thing.gives_extra_card(state, KeepCard.FIGURE.of(state)):
                    return True
        return False

    def has_extra(self, state: RisingState) -> bool:
        return self.may_pay(state) or self.may_use_mystic(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        if self.may_pay(state):
            menu.add(actions.EXTRA)
        if self.may_use_mystic(state):
            menu.add(actions.FREE_EXTRA)
        if KeepCard.LEFT.of(state):
            for card in range(state.rules.cards):
                if state.cards[card * CARD_PLACES + DRAWN]:
                    menu.add(actions.KEEP + card)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = self.actor(state)
        if action == actions.DONE:
            state.pop()
        elif action == actions.EXTRA:
            state.spend(seat, ENERGY, state.tokens(state.rules.extra_card_price))
            self.sell(state)
        elif action == actions.FREE_EXTRA:
            self.sell(state)
        else:
            card = action - actions.KEEP
            state.move_card(card, DRAWN, seat)
            KeepCard.LEFT.put(state, KeepCard.LEFT.of(state) - 1)
            state.tell(CARD_KEPT, seat, card)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        if action == actions.EXTRA:
            return Choice(action, "extra", "energy")
        if action == actions.FREE_EXTRA:
            return Choice(action, "extra", "mystic")
        return Choice(action, "keep", CARDS[action - actions.KEEP])

    def fits(self, state: RisingState) -> bool:
        return is_few(KeepCard.LEFT.of(state)) and stands(state, KeepCard.FIGURE.of(state))


class LayDown(Step[RisingState]):
    """Each card that is not kept is discarded or put on the bottom, by the drawer's choice (R-6.14, R-10.15)."""

    name = "lay_down"
    code = steps.LAY_DOWN
    below = "hand_limit"
    SEAT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        for thing in state.rules.hooks.lays_down:
            thing.lays_down(state)
        if state.cards_in(DRAWN):
            return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return LayDown.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for card in range(state.rules.cards):
            if state.cards[card * CARD_PLACES + DRAWN]:
                menu.add(actions.DISCARD + card)
        for card in range(state.rules.cards):
            if state.cards[card * CARD_PLACES + DRAWN]:
                menu.add(actions.BOTTOM + card)

    def apply(self, state: RisingState, action: i64) -> None:
        if action >= actions.BOTTOM:
            card = action - actions.BOTTOM
            state.cards[card * CARD_PLACES + DRAWN] -= 1
            state.bottom[state.buried] = card
            state.buried += 1
            state.tell(CARD_BURIED, LayDown.SEAT.of(state), card)
        else:
            card = action - actions.DISCARD
            state.move_card(card, DRAWN, PILE)
            state.tell(CARD_DISCARDED, LayDown.SEAT.of(state), card)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action >= actions.BOTTOM:
            return Choice(action, "bottom", CARDS[action - actions.BOTTOM])
        return Choice(action, "discard", CARDS[action - actions.DISCARD])

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, LayDown.SEAT.of(state))


class HandLimit(Step[RisingState]):
    """D-38: whoever holds too many cards plays or discards until it does not (R-6.36)."""

    name = "hand_limit"
    code = steps.HAND_LIMIT
    below = "after_action fount take_good monsters_slot harpies loot spoils"
    SEAT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if state.cards_in(HandLimit.SEAT.of(state)) > state.hand_limit(HandLimit.SEAT.of(state)):
            return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return HandLimit.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        seat = HandLimit.SEAT.of(state)
        if state.place_of(steps.END_MISF) < 0:
            free_steps.list_cards(state, seat, windows.ACTIONS, menu)
        for card in range(state.rules.cards):
            if state.holds(seat, card):
                menu.add(actions.DISCARD + card)

    def apply(self, state: RisingState, action: i64) -> None:
        if action >= actions.DISCARD:
            state.move_card(action - actions.DISCARD, HandLimit.SEAT.of(state), PILE)
            state.tell(CARD_DISCARDED, HandLimit.SEAT.of(state), action - actions.DISCARD)
        else:
            free_steps.play(state, HandLimit.SEAT.of(state), action - actions.PLAY)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action >= actions.DISCARD:
            return Choice(action, "discard", CARDS[action - actions.DISCARD])
        return Choice(action, "play", CARDS[action - actions.PLAY])

    def why_not(self, state: RisingState, action: i64) -> Saying:
        return free_steps.why_not(state, action, windows.ACTIONS)

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, HandLimit.SEAT.of(state))


STEPS.register(DrawCard(), KeepCard(), LayDown(), HandLimit())
