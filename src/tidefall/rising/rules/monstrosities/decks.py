"""Decks with lots: so many cards of a set that nobody has seen lie in a deck, the others in the box (M-2.3, M-2.4).

Nothing is decided before it is seen: a card of a lot is as likely as any other of it to be one of the hidden ones
(M-0.10). The library has two lots, artifacts and wonders; the misfortunes have two, specials and omens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.rules.content import (
    ARTIFACT,
    BASE_CARDS,
    BOOK,
    CARD_KIND,
    MISFORTUNES,
    SPUR_THE_CYCLE,
    WONDER,
)
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.misfortune import KIND_OF_OUTCOME, TWINS
from tidefall.rising.rules.monstrosities.store import (
    HIDDEN_OMENS,
    HIDDEN_SPECIALS,
    HIDDEN_WONDERS,
    UNSEEN_MISFORTUNES,
)
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.state import CARD_PLACES, DECK, OMEN_DECK, OMEN_PLACES, UNSEEN, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

ALL: Final[i64] = len(MISFORTUNES)
NO_LOT: Final[i64] = 0
SPECIALS: Final[i64] = 1
OMENS: Final[i64] = 2


def _lot(number: int) -> int:
    if BOOK.misfortunes[number].kind == "omen":
        return int(OMENS)
    return int(SPECIALS if BOOK.misfortunes[number].kind == "special" and number != SPUR_THE_CYCLE else NO_LOT)


LOT_OF: Final = packed([_lot(number) for number in range(len(MISFORTUNES))])
"""The lot that a misfortune belongs to; Spur the Cycle is always in the deck (MC-004)."""
IS_LOT_OF_WONDERS: Final = packed(
    [1 if CARD_KIND[card] == WONDER and card >= BASE_CARDS else 0 for card in range(len(BOOK.cards))]
)
"""The wonders of the expansion; that of the base game is always in the deck (M-24.10)."""


class Decks(Thing):
    """The lots of both decks, for whoever draws."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.monstrosities

    def laid_out(self, state: RisingState) -> None:
        """M-2.3, M-2.4: three wonders, twelve specials and three omens are in the decks, nobody knows which."""
        rules = state.rules
        wonders: i64 = 0
        for card in range(rules.cards):
            if IS_LOT_OF_WONDERS[card] and state.cards[card * CARD_PLACES + DECK]:
                state.cards[card * CARD_PLACES + DECK] = 0
                state.cards[card * CARD_PLACES + UNSEEN] = 1
                wonders += 1
        HIDDEN_WONDERS.put(state, min(rules.wonders, wonders))
        state.hidden_artifacts = min(rules.artifacts, unseen_cards(state, ARTIFACT))
        for kind in range(rules.misfortunes):
            if LOT_OF[kind]:
                UNSEEN_MISFORTUNES.put(state, rules.lot_copies[kind], kind)
        HIDDEN_SPECIALS.put(state, min(rules.specials, unseen_of(state, SPECIALS)))
        HIDDEN_OMENS.put(state, min(rules.omens, unseen_of(state, OMENS)))

    # Misfortunes.

    def hides(self, state: RisingState) -> i64:
        return HIDDEN_SPECIALS.of(state) + HIDDEN_OMENS.of(state)

    def lists_misfortunes(self, state: RisingState, menu: Menu) -> None:
        """A known card weighs the unseen of both lots; an unseen one its lot's hidden number and the other's unseen."""
        specials = HIDDEN_SPECIALS.of(state)
        omens = HIDDEN_OMENS.of(state)
        of_specials = unseen_of(state, SPECIALS) if specials else 1
        of_omens = unseen_of(state, OMENS) if omens else 1
        for kind in range(state.rules.misfortunes):
            known = state.omens[kind * OMEN_PLACES + OMEN_DECK] * of_specials * of_omens
            unseen = UNSEEN_MISFORTUNES.of(state, kind)
            if known:
                menu.weigh(kind, known)
            elif unseen and LOT_OF[kind] == SPECIALS and specials:
                menu.weigh(kind, unseen * specials * of_omens)
            elif unseen and LOT_OF[kind] == OMENS and omens:
                menu.weigh(kind, unseen * omens * of_specials)
        for twin in range(len(TWINS)):
            kind = KIND_OF_OUTCOME[ALL + twin]
            unseen = UNSEEN_MISFORTUNES.of(state, kind)
            if unseen and specials and state.omens[kind * OMEN_PLACES + OMEN_DECK]:
                menu.weigh(ALL + twin, unseen * specials * of_omens)

    def takes_misfortune(self, state: RisingState, outcome: i64) -> None:
        kind = KIND_OF_OUTCOME[outcome]
        if kind == outcome and state.omens[kind * OMEN_PLACES + OMEN_DECK]:
            state.omens[kind * OMEN_PLACES + OMEN_DECK] -= 1
            return
        UNSEEN_MISFORTUNES.add(state, -1, kind)
        hidden = HIDDEN_OMENS if LOT_OF[kind] == OMENS else HIDDEN_SPECIALS
        hidden.add(state, -1)

    # The library.

    def hides_cards(self, state: RisingState) -> i64:
        return HIDDEN_WONDERS.of(state)

    def lists_cards(self, state: RisingState, menu: Menu) -> None:
        artifacts = state.hidden_artifacts
        wonders = HIDDEN_WONDERS.of(state)
        of_artifacts = unseen_cards(state, ARTIFACT) if artifacts else 1
        of_wonders = unseen_cards(state, WONDER) if wonders else 1
        for card in range(state.rules.cards):
            weight = state.cards[card * CARD_PLACES + DECK] * of_artifacts * of_wonders
            if state.cards[card * CARD_PLACES + UNSEEN]:
                weight += wonders * of_artifacts if IS_LOT_OF_WONDERS[card] else artifacts * of_wonders
            if weight:
                menu.weigh(card, weight)
        if not menu.count:
            menu.weigh(state.bottom[0], 1)

    def takes_card(self, state: RisingState, card: i64) -> bool:
        if not IS_LOT_OF_WONDERS[card] or not state.cards[card * CARD_PLACES + UNSEEN] or not HIDDEN_WONDERS.of(state):
            return False
        state.cards[card * CARD_PLACES + UNSEEN] = 0
        HIDDEN_WONDERS.add(state, -1)
        return True


def unseen_of(state: RisingState, lot: i64) -> i64:
    """How many misfortunes of a lot nobody has seen."""
    total: i64 = 0
    for kind in range(state.rules.misfortunes):
        if LOT_OF[kind] == lot:
            total += UNSEEN_MISFORTUNES.of(state, kind)
    return total


def unseen_cards(state: RisingState, kind: i64) -> i64:
    """How many library cards of a kind nobody has seen."""
    total: i64 = 0
    for card in range(state.rules.cards):
        if CARD_KIND[card] == kind:
            total += state.cards[card * CARD_PLACES + UNSEEN]
    return total


THINGS.append(Decks())
