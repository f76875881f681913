"""MISFORTUNE: each draw with its windows, and looking at the deck (section 3.4 of the rules).

A deck has no order before a card of it is seen (R-0.7, R-9.6): turning one over is a chance event over the unordered
cards, unless a known card lies on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, free_steps, steps, windows
from tidefall.rising.rules.content import BOOK, MISFORTUNES
from tidefall.rising.rules.frames import is_seat
from tidefall.rising.rules.happenings import (
    CARD_TURNED,
    DECK_SHUFFLED,
    MISFORTUNE_AWAY,
    PEEKED,
    PUT_BACK,
)
from tidefall.rising.rules.state import (
    MOST_KNOWN,
    NONE,
    OMEN_DECK,
    OMEN_PILE,
    OMEN_PLACES,
    OMEN_SEEN,
    OMEN_TOP,
    RisingState,
)
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.windows import LeaderWindow, SeatWindow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


TWINS: Final = [
    number for number, entry in enumerate(BOOK.misfortunes) if entry.kind in ("special", "omen") and entry.copies > 1
]
"""Cards of which some copies may have been seen and others not: those are an outcome of their own (M-0.10)."""
KIND_OF_OUTCOME: Final = packed([*range(len(MISFORTUNES)), *TWINS])
assert len(KIND_OF_OUTCOME) <= actions.OUTCOMES


def drawer_of(state: RisingState, number: i64) -> i64:
    """Who draws card `number` of the round, counted from 0 (R-3.13)."""
    players = state.rules.players
    if players == 1:
        return state.starter
    if players == 2:
        return state.clockwise(state.starter, number // 2)
    return state.clockwise(state.starter, number)


class Misfortune(Step[RisingState]):
    """One draw after the other. DRAWN counts the draws begun."""

    name = "misfortune"
    code = steps.MISFORTUNE
    below = "monsters_slot"
    DRAWN: Final = Field(5)

    def waits(self, state: RisingState) -> bool:
        number = Misfortune.DRAWN.of(state)
        if number == state.rules.draws:
            state.drawer = NONE
            state.pop()
            return False
        state.drawer = drawer_of(state, number)
        Misfortune.DRAWN.put(state, number + 1)
        draw(state)
        return False

    def fits(self, state: RisingState) -> bool:
        return Misfortune.DRAWN.of(state) <= state.rules.draws


def draw(state: RisingState) -> None:
    """A misfortune will be drawn, with its windows, and carried out."""
    state.push(steps.RESOLVE)
    state.push(steps.RESPONSE)
    state.push(steps.TURN_OVER)
    state.push(steps.BEFORE_DRAW)


class BeforeDraw(SeatWindow):
    """D-20: players clockwise from the drawer may play cards, until all have passed in a row (R-3.14)."""

    name = "before_draw"
    code = steps.BEFORE_DRAW
    below = "turn_over"
    window = windows.BEFORE_DRAW

    def first(self, state: RisingState) -> i64:
        return state.drawer

    def why_not(self, state: RisingState, action: i64) -> Saying:
        return free_steps.why_not(state, action, windows.BEFORE_DRAW)


def shuffle_pile(state: RisingState) -> None:
    """The discard pile becomes the deck (R-3.15)."""
    for kind in range(state.rules.misfortunes):
        state.omens[kind * OMEN_PLACES + OMEN_DECK] += state.omens[kind * OMEN_PLACES + OMEN_PILE]
        state.omens[kind * OMEN_PLACES + OMEN_PILE] = 0
    state.tell(DECK_SHUFFLED, 0)


def deck_is_there(state: RisingState) -> bool:
    """Whether a card can be drawn, once the discard pile is shuffled if the deck is empty."""
    if state.known or state.omens_in(OMEN_DECK):
        return True
    for thing in state.rules.hooks.hides:
        if thing.hides(state):
            return True
    if not state.omens_in(OMEN_PILE):
        return False
    shuffle_pile(state)
    return True


def list_top(state: RisingState, menu: Menu) -> None:
    """The cards that may lie on top, by their odds."""
    if state.known:
        menu.weigh(state.omens[OMEN_TOP], 1)
        return
    for thing in state.rules.hooks.lists_misfortunes:
        thing.lists_misfortunes(state, menu)
        return
    for kind in range(state.rules.misfortunes):
        copies = state.omens[kind * OMEN_PLACES + OMEN_DECK]
        if copies:
            menu.weigh(kind, copies)


def take_top(state: RisingState, kind: i64) -> None:
    """The top card leaves the deck."""
    if not state.known:
        for thing in state.rules.hooks.takes_misfortune:
            thing.takes_misfortune(state, kind)
            return
        state.omens[kind * OMEN_PLACES + OMEN_DECK] -= 1
        return
    state.known -= 1
    for place in range(state.known):
        state.omens[OMEN_TOP + place] = state.omens[OMEN_TOP + place + 1]


def describe_outcome(action: i64) -> Choice:
    """A card that is seen; of one that has copies in play it may be another copy that nobody had seen."""
    return Choice(action, "card", MISFORTUNES[KIND_OF_OUTCOME[action]], "" if action < len(MISFORTUNES) else "unseen")


class TurnOver(Step[RisingState]):
    """The drawer turns over the top card (R-3.15)."""

    name = "turn_over"
    code = steps.TURN_OVER
    below = "response"

    def waits(self, state: RisingState) -> bool:
        if deck_is_there(state):
            return True
        state.card = NONE
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        list_top(state, menu)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        take_top(state, action)
        state.card = KIND_OF_OUTCOME[action]
        state.forget_refusals()
        state.tell(CARD_TURNED, state.drawer, state.card)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_outcome(action)


class Response(LeaderWindow):
    """D-21: each Stormcaller, clockwise from the drawer, may cancel the card (R-3.16, R-6.43)."""

    name = "response"
    code = steps.RESPONSE
    below = "resolve"
    window = windows.RESPONSE

    def is_wanted(self, state: RisingState) -> bool:
        return state.card != NONE and super().is_wanted(state)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass", MISFORTUNES[state.card])
        return super().describe(state, action)


class Resolve(Step[RisingState]):
    """The card is carried out completely, then discarded (R-3.17, R-5.21)."""

    name = "resolve"
    code = steps.RESOLVE
    below = "misfortune pandora"

    def waits(self, state: RisingState) -> bool:
        state.pop()
        if state.card != NONE:
            state.push(steps.LAY_ASIDE, LayAside.CARD.at(state.card))
            effects.MISFORTUNES[state.card].resolve(state)
        return False


class LayAside(Step[RisingState]):
    """The card that was carried out goes on the discard pile."""

    name = "lay_aside"
    code = steps.LAY_ASIDE
    below = "misfortune pandora"
    CARD: Final = Field(6)

    def waits(self, state: RisingState) -> bool:
        card = LayAside.CARD.of(state)
        state.pop()
        if state.card != NONE:
            state.discard_misfortune(card)
            state.card = NONE
        return False

    def fits(self, state: RisingState) -> bool:
        card = LayAside.CARD.of(state)
        if card >= state.rules.misfortunes:
            return False
        return card == state.card or state.card == NONE or effects.MISFORTUNES[card].nests


def look(state: RisingState, seat: i64, cards: i64, may_discard: bool) -> None:
    """A seat looks at the next misfortunes and puts them back in any order, or all but one."""
    state.push(steps.PUT_BACK, PutBack.SEAT.at(seat) | PutBack.MAY_DISCARD.at(1 if may_discard else 0))
    state.push(steps.PEEK, Peek.LEFT.at(cards) | Peek.SEAT.at(seat))


class Peek(Step[RisingState]):
    """The cards are seen one by one; a short deck gets its discard pile underneath first (R-6.26)."""

    name = "peek"
    code = steps.PEEK
    below = "put_back sphere"
    LEFT: Final = Field(3)
    SEAT: Final = Field(3)
    continues = True

    def waits(self, state: RisingState) -> bool:
        if Peek.LEFT.of(state) and deck_is_there(state):
            return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        list_top(state, menu)

    def apply(self, state: RisingState, action: i64) -> None:
        take_top(state, action)
        kind = KIND_OF_OUTCOME[action]
        state.omens[kind * OMEN_PLACES + OMEN_SEEN] += 1
        state.tell(PEEKED, Peek.SEAT.of(state), kind)
        Peek.LEFT.put(state, Peek.LEFT.of(state) - 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_outcome(action)

    def fits(self, state: RisingState) -> bool:
        left = Peek.LEFT.of(state)
        then_known = max(state.known - left, 0)
        return then_known + left + state.omens_in(OMEN_SEEN) <= MOST_KNOWN and is_seat(state, Peek.SEAT.of(state))


class PutBack(Step[RisingState]):
    """D-43: the cards go back in the order in which they will be drawn; BACK counts those that are."""

    name = "put_back"
    code = steps.PUT_BACK
    below = "before_draw after_action"
    MAY_DISCARD: Final = Field(1)
    BACK: Final = Field(3)
    SEAT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        kinds: i64 = 0
        only: i64 = 0
        for kind in range(state.rules.misfortunes):
            if state.omens[kind * OMEN_PLACES + OMEN_SEEN]:
                kinds += 1
                only = kind
        if kinds > 1 or (kinds == 1 and PutBack.MAY_DISCARD.of(state)):
            return True
        if kinds == 0:
            state.pop()
            return False
        self.lay(state, only)
        return False

    def actor(self, state: RisingState) -> i64:
        return PutBack.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        if PutBack.MAY_DISCARD.of(state):
            menu.add(actions.PASS)
            for kind in range(state.rules.misfortunes):
                if state.omens[kind * OMEN_PLACES + OMEN_SEEN]:
                    menu.add(actions.AWAY + kind)
            return
        for kind in range(state.rules.misfortunes):
            if state.omens[kind * OMEN_PLACES + OMEN_SEEN]:
                menu.add(actions.TOP + kind)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.PASS:
            PutBack.MAY_DISCARD.put(state, 0)
        elif action >= actions.AWAY:
            kind = action - actions.AWAY
            PutBack.MAY_DISCARD.put(state, 0)
            state.omens[kind * OMEN_PLACES + OMEN_SEEN] -= 1
            state.discard_misfortune(kind)
            state.tell(MISFORTUNE_AWAY, state.player, kind)
        else:
            self.lay(state, action - actions.TOP)

    def lay(self, state: RisingState, kind: i64) -> None:
        """Below those that are back already, above known cards that were not looked at."""
        state.omens[kind * OMEN_PLACES + OMEN_SEEN] -= 1
        place = state.known
        while place > PutBack.BACK.of(state):
            state.omens[OMEN_TOP + place] = state.omens[OMEN_TOP + place - 1]
            place -= 1
        state.omens[OMEN_TOP + place] = kind
        state.known += 1
        PutBack.BACK.put(state, PutBack.BACK.of(state) + 1)
        state.tell(PUT_BACK, PutBack.SEAT.of(state), kind)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        if action >= actions.AWAY:
            return Choice(action, "away", MISFORTUNES[action - actions.AWAY])
        return Choice(action, "top", MISFORTUNES[action - actions.TOP])

    def fits(self, state: RisingState) -> bool:
        if PutBack.BACK.of(state) > state.known or not is_seat(state, PutBack.SEAT.of(state)):
            return False
        return state.known + state.omens_in(OMEN_SEEN) <= MOST_KNOWN


class MonstersSlot(Step[RisingState]):
    """Between the last misfortune and END_MISF; nobody acts here in the base game (R-0.9). BEGUN once monsters do."""

    name = "monsters_slot"
    code = steps.MONSTERS_SLOT
    below = "end_misf"
    BEGUN: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        if MonstersSlot.BEGUN.of(state) or not state.rules.hooks.monsters_act:
            state.pop()
            for thing in state.rules.hooks.misfortunes_end:
                thing.misfortunes_end(state)
            return False
        MonstersSlot.BEGUN.put(state, 1)
        for thing in state.rules.hooks.monsters_act:
            thing.monsters_act(state)
        return False


STEPS.register(
    Misfortune(), TurnOver(), Resolve(), LayAside(), MonstersSlot(), Peek(), PutBack(), BeforeDraw(), Response()
)
