"""A player's rules of thumb. Worth is counted in raw resources that are needed: one of those is worth 1."""

from __future__ import annotations

from typing import Final

from tidefall.rising.rules.content import CARDS as CARD_NAMES
from tidefall.rising.rules.content import COUNCILORS as COUNCILOR_NAMES

ACTION: Final = 0.55
"""What a figure brings where there is nothing special to do."""

FOLLOWER: Final = 1.0
READING: Final = 1.0

# Goods.
COMMON: Final = 0.85
SCARCE: Final = 1.1
"""A needed raw resource, from the one that lacks least to the one that lacks most."""
ATLANTIUM: Final = 0.6
SPARE: Final = 0.1
"""A resource that nothing needs: it may still be exchanged, or pay for a malfunction."""
NEXT: Final = 0.4
"""Added for a resource that the next builds wait for."""
LAST_THINGS: Final = 2.0
"""How much dearer things get as less and less is lacking."""
KEEP_TOGETHER: Final = 0.12
"""Added for a resource of a kind that the seat has already: fewer contributors are needed to spend it."""
GIFT: Final = 0.6
"""Added for what somebody without anything to give for the Power Core could give."""
ENERGY: Final = 0.75
"""The first energy of a seat; it falls by a factor e with each ENERGY_USE of it for every action still to come."""
ENERGY_USE: Final = 0.3
ENERGY_LEAST: Final = 0.05
ENERGY_FOR_THE_CORE: Final = 1.0

# Time.
SLACK: Final = 2.5
"""So many rounds more than needed, and the sea is no worry."""
CALM: Final = 0.25
"""What of a tile's worth is left then."""
BARRIER: Final = 0.75
"""How much of a tile a barrier saves."""

# Building.
BUILD: Final = 2.0
"""A component built now and not later, apart from what it does."""
HURRY: Final = 1.0
"""Added where builds lag behind the time left."""
TOOL: Final = 0.3
"""Added for a component with spaces to act on, for each round to come."""
DISCOUNT: Final = 1.0

# Library cards.
A_CARD: Final = 0.15
"""Cards above this go under the deck rather than on the discard pile, from which they do not come back."""
MANY_CARDS: Final = 12.0
"""With fewer left in the deck, the libraries matter less and less."""
STAYS: Final = 0.5
"""How many of the cards that a figure draws stay in the hand."""
FULL_HAND: Final = 0.5
"""What of its worth a card has for a hand that is full."""
CARDS: Final = {
    "foresight": 0.45,
    "libram_of_unity": 0.4,
    "cipher_of_expertise": 0.6,
    "tide_chart": 0.2,
    "favorable_winds": 0.7,
    # Artifacts: for each round to come.
    "numinous_amplifier": 0.35,
    "mystic_adze": 0.7,
    "tablets_of_memory": 0.05,
    "diviners_rod": 0.3,
    "orators_laurel": 0.15,
    "hammer_of_brontes": 0.4,
    "chalice_of_the_source": 0.4,
    "sandals_of_swiftness": 0.3,
    "tidewardens_horn": 0.1,
    "astrolabe_of_secrets": 0.25,
}
FIXED_CARDS: Final = [CARDS.get(name, 0.0) for name in CARD_NAMES]
"""By number; the other cards are worth what they bring at the moment."""

KNOWN: Final = (
    "stormcaller", "adept", "scholar", "emissary", "sentinel", "metallurgist", "explorer", "mystic", "priestess",
    "artificer",
)  # fmt: skip
COUNCILORS: Final = [KNOWN.index(name) if name in KNOWN else 0 for name in COUNCILOR_NAMES]
"""By number: the higher, the sooner taken."""
