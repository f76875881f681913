"""The unused artifacts: what the Sphinx draws from them, and the Riddle that shows them (M-5.16, M-6.2).

Which artifacts are unused is not decided before it is seen: of those that nobody has seen so many lie in the deck, the
others are unused, each as likely as any other (M-0.10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, steps
from tidefall.rising.rules.content import ARTIFACT, ARTIFACTS, CARD_KIND, CARDS
from tidefall.rising.rules.frames import is_seat, stands
from tidefall.rising.rules.happenings import ARTIFACT_BACK, ARTIFACT_SEEN, CARD_DISCARDED, CARD_DRAWN, CARD_KEPT
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import LIBRARY, SITE_KIND
from tidefall.rising.rules.library import DrawCard
from tidefall.rising.rules.monstrosities.allies import SPHINX
from tidefall.rising.rules.monstrosities.decks import unseen_cards
from tidefall.rising.rules.monstrosities.powers import is_with
from tidefall.rising.rules.monstrosities.store import BROUGHT, FROM_UNUSED, UNUSED
from tidefall.rising.rules.state import CARD_PLACES, DECK, DRAWN, NONE, PILE, UNSEEN, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.card_steps import OwnStep, own
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing
from tidefall.rising.rules.things.wonders import WONDERS, NotPlayed, Wonder

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

NUMBER_OF_ARTIFACTS: Final[i64] = len(ARTIFACTS)
CARD_OF: Final = [CARDS.index(name) for name in ARTIFACTS]


def unseen_unused(state: RisingState) -> i64:
    """How many of the artifacts that nobody has seen are unused."""
    return unseen_cards(state, ARTIFACT) - state.hidden_artifacts


def unused(state: RisingState) -> i64:
    """How many artifacts are unused."""
    total = unseen_unused(state)
    for artifact in range(NUMBER_OF_ARTIFACTS):
        total += UNUSED.of(state, artifact)
    return total


def list_unused(state: RisingState, menu: Menu, seen_too: bool) -> None:
    """Each unused artifact with equal chance; one that nobody has seen may be in the deck instead."""
    unseen = unseen_cards(state, ARTIFACT)
    for artifact in range(NUMBER_OF_ARTIFACTS):
        if seen_too and UNUSED.of(state, artifact):
            menu.weigh(CARD_OF[artifact], max(unseen, 1))
        elif state.cards[CARD_OF[artifact] * CARD_PLACES + UNSEEN] and unseen_unused(state):
            menu.weigh(CARD_OF[artifact], unseen_unused(state))


def is_artifact(card: i64) -> i64:
    """The number of an artifact among the artifacts."""
    return ARTIFACTS.index(CARDS[card])


class DrawUnused(Step[RisingState]):
    """An unused artifact is drawn, or with LOOK one that nobody has seen is shown."""

    name = "draw_unused"
    code = steps.DRAW_UNUSED
    below = "draw_card riddle"
    SEAT: Final = Field(3)
    LOOK: Final = Field(1)

    def legal(self, state: RisingState, menu: Menu) -> None:
        list_unused(state, menu, not DrawUnused.LOOK.of(state))

    def apply(self, state: RisingState, action: i64) -> None:
        seat = DrawUnused.SEAT.of(state)
        look = DrawUnused.LOOK.of(state) == 1
        state.pop()
        if state.cards[action * CARD_PLACES + UNSEEN]:
            state.cards[action * CARD_PLACES + UNSEEN] = 0
            BROUGHT.add(state, 1)
        if look:
            UNUSED.put(state, 1, is_artifact(action))
            state.tell(ARTIFACT_SEEN, seat, action)
            return
        UNUSED.put(state, 0, is_artifact(action))
        FROM_UNUSED.put(state, action + 1)
        state.cards[action * CARD_PLACES + DRAWN] += 1
        state.tell(CARD_DRAWN, seat, action)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "card", CARDS[action])

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, DrawUnused.SEAT.of(state)) and unused(state) > 0


# The Sphinx.


class Sphinx(MonstrousThing):
    """In the Libraries those with it may draw an unused artifact first (M-5.8)."""

    def drawing(self, state: RisingState, figure: i64, is_library: bool) -> None:
        site = state.site(figure)
        if is_library and SITE_KIND[site] == LIBRARY and is_with(state, SPHINX, site) and unused(state):
            state.push(steps.SPHINX, AskSphinx.FIGURE.at(figure))

    def lays_down(self, state: RisingState) -> None:
        """An unused artifact that is not kept is unused again, and known to be (M-5.16)."""
        card = FROM_UNUSED.of(state) - 1
        if card < 0:
            return
        FROM_UNUSED.put(state, 0)
        if state.cards[card * CARD_PLACES + DRAWN]:
            state.cards[card * CARD_PLACES + DRAWN] = 0
            UNUSED.put(state, 1, is_artifact(card))
            state.tell(ARTIFACT_BACK, card)


class AskSphinx(Step[RisingState]):
    """DM-75: the first card is an unused artifact, or comes from the deck."""

    name = "sphinx"
    code = steps.SPHINX
    below = "draw_card"
    FIGURE: Final = Field(8)

    def actor(self, state: RisingState) -> i64:
        return state.owner[AskSphinx.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        menu.add(actions.ACCEPT)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = self.actor(state)
        state.pop()
        if action == actions.ACCEPT:
            DrawCard.LEFT.put(state, DrawCard.LEFT.of(state) - 1)
            state.push(steps.DRAW_UNUSED, DrawUnused.SEAT.at(seat))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "pass") if action == actions.PASS else Choice(action, "artifact")

    def fits(self, state: RisingState) -> bool:
        return stands(state, AskSphinx.FIGURE.of(state)) and DrawCard.LEFT.below(state) > 0 and unused(state) > 0


# The Riddle.


class Riddle(Wonder):
    """Another card of the hand; the Sphinx, or one of the unused artifacts."""

    def can_pay(self, state: RisingState, figure: i64, for_ally: bool) -> bool:
        if not for_ally and not unused(state):
            return False
        for card in range(state.rules.cards):
            if is_price(state, state.owner[figure], card, self.card):
                return True
        return False

    def use(self, state: RisingState, figure: i64, for_ally: bool) -> None:
        if not for_ally:
            own(state, steps.RIDDLE, state.owner[figure], 1)
        own(state, steps.RIDDLE_PRICE, state.owner[figure], 1)


def is_price(state: RisingState, seat: i64, card: i64, riddle: i64) -> bool:
    """Whether a seat may discard a card for the Riddle: another one of its hand, no artifact before it."""
    return card != riddle and CARD_KIND[card] != ARTIFACT and state.holds(seat, card)


class RiddlePrice(OwnStep):
    """Which card is discarded."""

    name = "riddle_price"
    code = steps.RIDDLE_PRICE
    below = "actions after_action riddle"

    def legal(self, state: RisingState, menu: Menu) -> None:
        for card in range(state.rules.cards):
            if is_price(state, OwnStep.SEAT.of(state), card, NONE):
                menu.add(actions.DISCARD + card)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = OwnStep.SEAT.of(state)
        state.pop()
        state.move_card(action - actions.DISCARD, seat, PILE)
        state.tell(CARD_DISCARDED, seat, action - actions.DISCARD)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "discard", CARDS[action - actions.DISCARD])


class ReadRiddle(OwnStep):
    """All unused artifacts are shown, hence also which are in the deck; one is kept (M-5.16)."""

    name = "riddle"
    code = steps.RIDDLE
    below = "actions after_action"

    def waits(self, state: RisingState) -> bool:
        seat = OwnStep.SEAT.of(state)
        if unseen_unused(state):
            state.push(steps.DRAW_UNUSED, DrawUnused.SEAT.at(seat) | DrawUnused.LOOK.at(1))
            return False
        for artifact in range(NUMBER_OF_ARTIFACTS):
            place = CARD_OF[artifact] * CARD_PLACES
            if state.cards[place + UNSEEN]:
                state.cards[place + UNSEEN] = 0
                state.cards[place + DECK] = 1
        state.hidden_artifacts = 0
        if unused(state):
            return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        for artifact in range(NUMBER_OF_ARTIFACTS):
            if UNUSED.of(state, artifact):
                menu.add(actions.KEEP + CARD_OF[artifact])

    def apply(self, state: RisingState, action: i64) -> None:
        seat = OwnStep.SEAT.of(state)
        card = action - actions.KEEP
        state.pop()
        UNUSED.put(state, 0, is_artifact(card))
        state.cards[card * CARD_PLACES + seat] += 1
        state.tell(CARD_KEPT, seat, card)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "keep", CARDS[action - actions.KEEP])


WONDERS.append(Riddle("wonder_riddle_of_the_sphinx"))
effects.cards({"wonder_riddle_of_the_sphinx": NotPlayed()})
THINGS.append(Sphinx())
STEPS.register(DrawUnused(), AskSphinx(), RiddlePrice(), ReadRiddle())
