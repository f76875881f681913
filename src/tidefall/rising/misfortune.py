"""MISFORTUNE: each draw with its windows, and looking at the deck (section 3.4 of the rules).

A deck has no order before a card of it is seen (R-0.7, R-9.6): turning one over is a chance event over the unordered
cards, unless a known card lies on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, free_steps, steps
from tidefall.rising.content import BEFORE_DRAW, CARDS, LEADER, MISFORTUNES, STORMCALLER, TIDE_CHART
from tidefall.rising.figures import MOST_SEATS
from tidefall.rising.flooding import first_bearer
from tidefall.rising.happenings import (
    CARD_CANCELLED,
    CARD_TURNED,
    DECK_SHUFFLED,
    MISFORTUNE_AWAY,
    PEEKED,
    PUT_BACK,
    TO_SUPPLY,
)
from tidefall.rising.misfortune_cards import EFFECTS
from tidefall.rising.table import NONE, OMEN_DECK, OMEN_PILE, OMEN_PLACES, OMEN_SEEN, OMEN_TOP, POOL, SUPPLY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def drawer_of(state: Table, number: i64) -> i64:
    """Who draws card `number` of the round, counted from 0 (R-3.13)."""
    seats = state.rules.seats
    if seats == 2:
        return state.clockwise(state.starter, number // 2)
    return state.clockwise(state.starter, number)


class Misfortune(Step[Table]):
    """One draw after the other. The first number counts the draws begun."""

    name = "misfortune"

    def waits(self, state: Table) -> bool:
        number = state.a()
        if number == state.rules.draws:
            state.drawer = NONE
            state.pop()
            return False
        state.drawer = drawer_of(state, number)
        state.set_a(number + 1)
        state.push(steps.RESOLVE)
        state.push(steps.RESPONSE, -1)
        state.push(steps.TURN_OVER)
        state.push(steps.BEFORE_DRAW)
        return False


class BeforeDraw(Step[Table]):
    """D-20: players clockwise from the drawer may play cards, until all have passed in a row (R-3.14).

    The first number is the set of seats that have passed.
    """

    name = "before_draw"

    def waits(self, state: Table) -> bool:
        for step in range(state.rules.seats):
            seat = state.clockwise(state.drawer, step)
            if not (state.a() >> seat) & 1 and state.holds(seat, TIDE_CHART):
                state.set_b(seat)
                return True
        state.pop()
        return False

    def actor(self, state: Table) -> i64:
        return state.b()

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.PASS)
        free_steps.list_cards(state, state.player, BEFORE_DRAW, menu)

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.PASS:
            state.set_a(state.a() | (1 << state.player))
        else:
            state.set_a(0)
            free_steps.play(state, state.player, action - actions.PLAY)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return Choice(action, "play", CARDS[action - actions.PLAY])

    def why_not(self, state: Table, action: i64) -> str:
        return free_steps.why_not(state, action, BEFORE_DRAW)


def shuffle_pile(state: Table) -> None:
    """The discard pile becomes the deck (R-3.15)."""
    for kind in range(state.rules.misfortunes):
        state.omens[kind * OMEN_PLACES + OMEN_DECK] += state.omens[kind * OMEN_PLACES + OMEN_PILE]
        state.omens[kind * OMEN_PLACES + OMEN_PILE] = 0
    state.tell(DECK_SHUFFLED, 0)


def deck_is_there(state: Table) -> bool:
    """Whether a card can be drawn, once the discard pile is shuffled if the deck is empty."""
    if state.known or state.omens_in(OMEN_DECK):
        return True
    if not state.omens_in(OMEN_PILE):
        return False
    shuffle_pile(state)
    return True


def list_top(state: Table, menu: Menu) -> None:
    """The cards that may lie on top, by their odds."""
    if state.known:
        menu.weigh(state.omens[OMEN_TOP], 1)
        return
    for kind in range(state.rules.misfortunes):
        copies = state.omens[kind * OMEN_PLACES + OMEN_DECK]
        if copies:
            menu.weigh(kind, copies)


def take_top(state: Table, kind: i64) -> None:
    """The top card leaves the deck."""
    if not state.known:
        state.omens[kind * OMEN_PLACES + OMEN_DECK] -= 1
        return
    state.known -= 1
    for place in range(state.known):
        state.omens[OMEN_TOP + place] = state.omens[OMEN_TOP + place + 1]


class TurnOver(Step[Table]):
    """The drawer turns over the top card (R-3.15)."""

    name = "turn_over"

    def waits(self, state: Table) -> bool:
        if deck_is_there(state):
            return True
        state.card = NONE
        state.pop()
        return False

    def legal(self, state: Table, menu: Menu) -> None:
        list_top(state, menu)

    def apply(self, state: Table, action: i64) -> None:
        state.pop()
        take_top(state, action)
        state.card = action
        state.forget_refusals()
        state.tell(CARD_TURNED, state.drawer, action)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "card", MISFORTUNES[action])


class Response(Step[Table]):
    """D-21: each Stormcaller, clockwise from the drawer, may cancel the card (R-3.16, R-6.43).

    The first number is the set of Leaders still to ask, -1 before it is known.
    """

    name = "response"

    def waits(self, state: Table) -> bool:
        if state.a() < 0:
            state.set_a(0 if state.card == NONE else stormcallers(state))
        if state.a():
            return True
        state.pop()
        return False

    def actor(self, state: Table) -> i64:
        return state.owner[state.bearer(first_bearer(state, state.a(), state.drawer))]

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.PASS)
        menu.add(actions.CANCEL)

    def apply(self, state: Table, action: i64) -> None:
        index = first_bearer(state, state.a(), state.drawer)
        if action == actions.PASS:
            state.set_a(state.a() & ~(1 << index))
            return
        state.pop()
        state.tell(CARD_CANCELLED, state.player, state.card)
        state.discard_misfortune(state.card)
        state.card = NONE
        figure = state.bearer(index)
        state.leave(figure, SUPPLY)
        state.tell(TO_SUPPLY, state.player, state.kind(figure))
        if state.kind(figure) != LEADER:
            state.hologram_back = state.round + 2

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "pass" if action == actions.PASS else "cancel", MISFORTUNES[state.card])


def stormcallers(state: Table) -> i64:
    """The set of Leaders in play (place 7: the Hologram) who can cancel a misfortune."""
    found: i64 = 0
    for index in range(MOST_SEATS + 1):
        if state.has_ability(index, STORMCALLER) and state.where[state.bearer(index)] >= POOL:
            found |= 1 << index
    return found


class Resolve(Step[Table]):
    """The card is carried out completely, then discarded (R-3.17, R-5.21)."""

    name = "resolve"

    def waits(self, state: Table) -> bool:
        state.pop()
        if state.card != NONE:
            state.push(steps.LAY_ASIDE)
            EFFECTS[state.card].resolve(state)
        return False


class LayAside(Step[Table]):
    """The card that was carried out goes on the discard pile."""

    name = "lay_aside"

    def waits(self, state: Table) -> bool:
        state.pop()
        if state.card != NONE:
            state.discard_misfortune(state.card)
            state.card = NONE
        return False


class Peek(Step[Table]):
    """The cards are seen one by one; a short deck gets its discard pile underneath first (R-6.26).

    Numbers: cards still to see, who looks.
    """

    name = "peek"
    continues = True

    def waits(self, state: Table) -> bool:
        if state.a() and deck_is_there(state):
            return True
        state.pop()
        return False

    def legal(self, state: Table, menu: Menu) -> None:
        list_top(state, menu)

    def apply(self, state: Table, action: i64) -> None:
        take_top(state, action)
        state.omens[action * OMEN_PLACES + OMEN_SEEN] += 1
        state.tell(PEEKED, state.b(), action)
        state.set_a(state.a() - 1)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "card", MISFORTUNES[action])


class PutBack(Step[Table]):
    """D-43: the cards go back in the order in which they will be drawn. Numbers: whether one may be discarded, who.

    The cards that are back already count from 4 on in the first number.
    """

    name = "put_back"

    def waits(self, state: Table) -> bool:
        kinds: i64 = 0
        only: i64 = 0
        for kind in range(state.rules.misfortunes):
            if state.omens[kind * OMEN_PLACES + OMEN_SEEN]:
                kinds += 1
                only = kind
        if kinds > 1 or (kinds == 1 and state.a() & 1):
            return True
        if kinds == 0:
            state.pop()
            return False
        self.lay(state, only)
        return False

    def actor(self, state: Table) -> i64:
        return state.b()

    def legal(self, state: Table, menu: Menu) -> None:
        if state.a() & 1:
            menu.add(actions.PASS)
            for kind in range(state.rules.misfortunes):
                if state.omens[kind * OMEN_PLACES + OMEN_SEEN]:
                    menu.add(actions.AWAY + kind)
            return
        for kind in range(state.rules.misfortunes):
            if state.omens[kind * OMEN_PLACES + OMEN_SEEN]:
                menu.add(actions.TOP + kind)

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.PASS:
            state.set_a(0)
        elif action >= actions.AWAY:
            kind = action - actions.AWAY
            state.set_a(0)
            state.omens[kind * OMEN_PLACES + OMEN_SEEN] -= 1
            state.discard_misfortune(kind)
            state.tell(MISFORTUNE_AWAY, state.player, kind)
        else:
            self.lay(state, action - actions.TOP)

    def lay(self, state: Table, kind: i64) -> None:
        """Below those that are back already, above known cards that were not looked at."""
        state.omens[kind * OMEN_PLACES + OMEN_SEEN] -= 1
        place = state.known
        while place > state.a() >> 2:
            state.omens[OMEN_TOP + place] = state.omens[OMEN_TOP + place - 1]
            place -= 1
        state.omens[OMEN_TOP + place] = kind
        state.known += 1
        state.set_a(state.a() + 4)
        state.tell(PUT_BACK, state.b(), kind)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        if action >= actions.AWAY:
            return Choice(action, "away", MISFORTUNES[action - actions.AWAY])
        return Choice(action, "top", MISFORTUNES[action - actions.TOP])


class MonstersSlot(Step[Table]):
    """Between the last misfortune and END_MISF; nobody acts here in the base game (R-0.9)."""

    name = "monsters_slot"

    def waits(self, state: Table) -> bool:
        state.pop()
        return False
