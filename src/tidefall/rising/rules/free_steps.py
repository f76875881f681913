"""What any player may do between other things in PLACE and ACTIONS: buy barriers and unfloods, play cards (R-3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.kernel.window import Offer
from tidefall.rising.rules import actions, effects, payment, steps, windows
from tidefall.rising.rules.content import ARTIFACT, CARD_KIND, CARDS, IS_USED_UP
from tidefall.rising.rules.frames import is_seat
from tidefall.rising.rules.happenings import CARD_PLAYED
from tidefall.rising.rules.island import ARMS, PENINSULAS
from tidefall.rising.rules.state import CARD_PLACES, PILE, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.windows import offer

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


def may_buy(state: RisingState, seat: i64, action: i64) -> bool:
    """Whether a seat may try to buy a barrier or an unflood, alone or with others who have not refused (R-3.30)."""
    thing = action - actions.BARRIER
    peninsula = thing % ARMS
    if thing < ARMS:
        if not state.may_get_barrier(peninsula):
            return False
    elif not state.may_unflood(peninsula):
        return False
    payers = (state.rules.everyone & ~state.refused[thing]) | (1 << seat)
    return payment.can_raise(state, payers, price(state, thing))


def price(state: RisingState, thing: i64) -> i64:
    return state.rules.barrier_price if thing < ARMS else state.rules.unflood_price


def may_play(state: RisingState, seat: i64, card: i64) -> bool:
    """Whether a seat holds a card that would do something if it was played (R-6.33)."""
    return state.cards[card * CARD_PLACES + seat] > 0 and effects.CARDS[card].can_be_played(state, seat)


def belongs_to(state: RisingState, card: i64, window: i64) -> bool:
    """Whether a card may be played in a window (R-6.32)."""
    rules = state.rules
    for index in range(rules.first_played_in[window], rules.first_played_in[window + 1]):
        if rules.played_in[index] == card:
            return True
    return False


def list_free_steps(state: RisingState, seat: i64, window: i64, menu: Menu) -> None:
    """What things in the box offer, purchases and cards, in ascending order."""
    offers = state.rules.hooks.offers[window]
    for row in offers:
        if row.first < actions.BARRIER:
            row.list_actions(state, seat, menu)
    if payment.can_raise(state, state.rules.everyone, min(state.rules.barrier_price, state.rules.unflood_price)):
        for action in range(actions.BARRIER, actions.BARRIER + 2 * ARMS):
            if may_buy(state, seat, action):
                menu.add(action)
    for row in offers:
        if row.first > actions.BARRIER:
            row.list_actions(state, seat, menu)
    list_cards(state, seat, window, menu)


def list_cards(state: RisingState, seat: i64, window: i64, menu: Menu) -> None:
    """Cards of a hand that may be played in a window."""
    rules = state.rules
    for index in range(rules.first_played_in[window], rules.first_played_in[window + 1]):
        card = rules.played_in[index]
        if may_play(state, seat, card):
            menu.add(actions.PLAY + card)


def has_card(state: RisingState, seat: i64, window: i64) -> bool:
    """Whether a seat has a card that may be played in a window."""
    rules = state.rules
    for index in range(rules.first_played_in[window], rules.first_played_in[window + 1]):
        if may_play(state, seat, rules.played_in[index]):
            return True
    return False


def has_free_step(state: RisingState, seat: i64, window: i64) -> bool:
    for row in state.rules.hooks.offers[window]:
        if row.is_open(state, seat):
            return True
    if has_card(state, seat, window):
        return True
    if payment.can_raise(state, state.rules.everyone, min(state.rules.barrier_price, state.rules.unflood_price)):
        for action in range(actions.BARRIER, actions.BARRIER + 2 * ARMS):
            if may_buy(state, seat, action):
                return True
    return False


def offered(state: RisingState, action: i64, window: i64) -> Offer[RisingState] | None:
    """The offer of a thing in the box that an action takes, if it does."""
    for row in state.rules.hooks.offers[window]:
        if row.owns(action):
            return row
    return None


def take(state: RisingState, seat: i64, action: i64, window: i64) -> None:
    """Carry out a free step."""
    row = offered(state, action, window)
    if row is not None:
        row.take(state, seat, action)
        return
    if action >= actions.PLAY:
        play(state, seat, action - actions.PLAY)
        return
    thing = action - actions.BARRIER
    payment.clear(state)
    horn = payment.owe_energy(state, price(state, thing))
    state.push(steps.PURCHASE, Purchase.THING.at(thing) | Purchase.SEAT.at(seat))
    payment.ask(state, seat, (state.rules.everyone & ~state.refused[thing]) | (1 << seat), horn)


def play(state: RisingState, seat: i64, card: i64) -> None:
    """Play a card: it goes on the discard pile or out of the game, artifacts stay (R-1.22, R-1.25)."""
    state.tell(CARD_PLAYED, seat, card)
    if CARD_KIND[card] != ARTIFACT:
        state.cards[card * CARD_PLACES + seat] -= 1
        if not IS_USED_UP[card]:
            state.cards[card * CARD_PLACES + PILE] += 1
    effects.CARDS[card].play(state, seat)


def describe(state: RisingState, action: i64, window: i64) -> Choice:
    row = offered(state, action, window)
    if row is not None:
        return row.describe(state, action)
    if action >= actions.PLAY:
        return Choice(action, "play", CARDS[action - actions.PLAY])
    thing = action - actions.BARRIER
    return Choice(action, "barrier" if thing < ARMS else "unflood", "", "", PENINSULAS[thing % ARMS])


def why_not(state: RisingState, action: i64, window: i64) -> Saying:
    """Why a purchase or a card is not possible now."""
    seat = state.player
    if actions.PLAY <= action < actions.PLAY + state.rules.cards:
        card = action - actions.PLAY
        if not state.cards[card * CARD_PLACES + seat]:
            return saying("rising-not-card-not-held")
        if CARD_KIND[card] == ARTIFACT:
            return saying("rising-not-artifact")
        if not belongs_to(state, card, window):
            return saying("rising-not-card-now")
        return saying("rising-not-card-idle")
    thing = action - actions.BARRIER
    if not 0 <= thing < 2 * ARMS:
        return ""
    peninsula = thing % ARMS
    if thing >= ARMS:
        if not state.may_unflood(peninsula):
            return saying("rising-not-flooded")
    elif state.has_barrier(peninsula):
        return saying("rising-not-second-barrier")
    elif not state.land[peninsula]:
        return saying("rising-not-barrier-on-sea")
    return saying("rising-not-enough-energy", price=int(price(state, thing)))


class PlayCard(Offer[RisingState]):
    """Cards of a hand, and artifacts, that belong to a window."""

    first = actions.PLAY
    count: i64 = actions.KEEP - actions.PLAY

    def __init__(self, window: i64) -> None:
        self.window = window

    def is_open(self, state: RisingState, asker: i64) -> bool:
        return has_card(state, asker, self.window)

    def list_actions(self, state: RisingState, asker: i64, menu: Menu) -> None:
        list_cards(state, asker, self.window, menu)

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        play(state, asker, action - actions.PLAY)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "play", CARDS[action - actions.PLAY])


offer(windows.BEFORE_DRAW, PlayCard(windows.BEFORE_DRAW))
offer(windows.END_MISF, PlayCard(windows.END_MISF))
offer(windows.BUILD, PlayCard(windows.BUILD))


class Purchase(Step[RisingState]):
    """What was paid for happens, or is remembered as refused. THING: a barrier, then unfloods, by peninsula."""

    name = "purchase"
    code = steps.PURCHASE
    below = "place actions"
    THING: Final = Field(4)
    SEAT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        thing = Purchase.THING.of(state)
        state.pop()
        if not state.paid:
            state.refused[thing] |= state.refusers
        elif thing < ARMS:
            state.put_barrier(thing)
        else:
            state.unflood(thing - ARMS)
        return False

    def fits(self, state: RisingState) -> bool:
        thing = Purchase.THING.of(state)
        if thing >= 2 * ARMS or not is_seat(state, Purchase.SEAT.of(state)):
            return False
        return state.may_get_barrier(thing) if thing < ARMS else state.may_unflood(thing - ARMS)


STEPS.register(Purchase())
