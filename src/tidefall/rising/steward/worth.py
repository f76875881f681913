"""A player's rules of thumb. Worth is counted in raw resources that are needed: one of those is worth 1."""

from __future__ import annotations

from typing import Final

from tidefall.rising.content import CARDS as CARD_NAMES
from tidefall.rising.content import COUNCILORS as COUNCILOR_NAMES

ACTION: Final = 0.55
"""What a figure brings where there is nothing special to do."""
COMMON: Final = 0.85
SCARCE: Final = 1.1
"""A needed raw resource, from the one that lacks least to the one that lacks most."""
SPARE: Final = 0.1
"""A resource that nothing needs; it may still be exchanged, or pay for a malfunction."""
ATLANTIUM: Final = 0.6
ENERGY: Final = 0.75
"""The first energy of a seat; it falls by a factor e with each ENERGY_USE of it for every action still to come."""
ENERGY_USE: Final = 0.3
ENERGY_LEAST: Final = 0.05
ENERGY_FOR_THE_CORE: Final = 1.0
SLACK: Final = 2.5
"""So many rounds more than needed, and the sea is not the worry."""
CALM: Final = 0.25
A_CARD: Final = 0.7
BUILD: Final = 2.0
"""A component built now and not later, apart from what it does."""
HURRY: Final = 1.0
"""Added where builds lag behind the time left."""
KEEP_TOGETHER: Final = 0.12
"""Added for a resource of a kind that the seat has already: fewer contributors are needed to spend it."""

CARDS: Final = [
    {
        "foresight": 0.45,
        "mystic_conversion": 1.0,
        "libram_of_unity": 0.4,
        "cipher_of_expertise": 0.6,
        "hidden_stores": 1.0,
        "surge_of_power": 0.9,
        "rallying_cry": 1.1,
        "tide_chart": 0.2,
        "ward_of_the_deep": 0.9,
        "favorable_winds": 0.7,
        "masterwork_plans": 0.95,
        "breath_of_poseidon": 1.0,
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
        "wellspring_of_ages": 2.0,
    }[name]
    for name in CARD_NAMES
]
"""Artifacts: for each round to come."""

COUNCILORS: Final = [
    {
        "adept": 3,
        "artificer": 9,
        "emissary": 6,
        "explorer": 7,
        "metallurgist": 4,
        "mystic": 8,
        "priestess": 10,
        "scholar": 2,
        "sentinel": 5,
        "stormcaller": 1,
    }[name]
    for name in COUNCILOR_NAMES
]
"""The higher, the sooner taken."""

TOOL: Final = 0.3
"""A component with spaces to act on, for each round to come."""

STAYS: Final = 0.5
"""How many of the cards that a figure draws stay in the hand."""
FULL_HAND: Final = 0.5
"""What cards are still worth to a hand that is full."""

GUARDS: Final = 0.75
"""How much of a tile a barrier saves."""
BUYS: Final = 1.0

LAST_THINGS: Final = 2.0

NEXT: Final = 0.4
"""Added for a resource that the next builds wait for."""
