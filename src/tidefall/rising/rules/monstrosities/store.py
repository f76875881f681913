"""What only the expansion knows: the parts of the array `more`, declared once.

A part is a number, or a row of numbers by the names of things. The declaration says where a part lies, what it begins
with and what a position calls it; `more` is as long as all parts together, and empty without the expansion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.rules.content import (
    ARTIFACTS,
    CARDS,
    GOODS,
    ITEMS,
    MISFORTUNES,
    POTIONS,
    RESOURCES,
    SEATS,
    SPIRITS,
)
from tidefall.rising.rules.figures import FIGURE_NAMES
from tidefall.rising.rules.island import CENTRE, CENTRE_SPACE, LOCATIONS, PENINSULAS, SITE_NAMES, SPACE_NAMES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints
    from tidefall.rising.rules.state import RisingState

MOST: Final = 999


class Part:
    """A number of `more`, or one for each of some names."""

    def __init__(
        self,
        name: str,
        names: list[str] | None = None,
        begins: int = 0,
        most: int = MOST,
        values: list[str] | None = None,
    ) -> None:
        self.name = name
        """What it is called in a position."""
        self.names = names if names is not None else []
        self.begins = begins
        self.values = values if values is not None else []
        """What its values are called in a position, if they are not told as numbers; the first is left out."""
        self.most = len(self.values) - 1 if self.values else most
        self.first: i64 = sum(part.size() for part in PARTS)
        PARTS.append(self)

    def size(self) -> int:
        return max(len(self.names), 1)

    def of(self, state: RisingState, item: i64 = 0) -> i64:
        return state.more[self.first + item]

    def put(self, state: RisingState, value: i64, item: i64 = 0) -> None:
        state.more[self.first + item] = value

    def add(self, state: RisingState, value: i64, item: i64 = 0) -> None:
        state.more[self.first + item] += value


PARTS: Final[list[Part]] = []
"""All of them, in their order."""

# The misfortune deck (M-2.4, M-7.3).
UNSEEN_MISFORTUNES: Final = Part("unseen_misfortunes", MISFORTUNES, most=20)
"""Specials and omens that nobody has seen: in the deck or in the box."""
HIDDEN_SPECIALS: Final = Part("hidden_specials", most=24)
HIDDEN_OMENS: Final = Part("hidden_omens", most=5)
ADDED_MISFORTUNES: Final = Part("added_misfortunes", MISFORTUNES, most=20)
"""Cards that joined the deck after setup."""
# The library.
HIDDEN_WONDERS: Final = Part("hidden_wonders", most=5)
# What holds this round.
TYPHONS: Final = Part("typhons", most=1)
CURSES: Final = Part("curses", most=1)
MIDAS: Final = Part("midas", most=1)
FOGS: Final = Part("fogs", most=1)
COLLECTED: Final = Part("collected", SEATS)
"""Resources that a seat has collected in wild peninsulas this round."""
RECEIVERS: Final = Part("laic_receiver", most=1)
GANTRY: Final = Part("synergic_gantry", most=2)
MASSES: Final = Part("power_of_the_masses", SEATS, most=1)
DESIGNS: Final = Part("inspired_designs", SEATS, most=1)
ROD: Final = Part("transmuting_rod", SEATS, most=1)
THREAD: Final = Part("thread_of_ariadne", SEATS, most=1)
MASK: Final = Part("apotropaic_mask", SEATS, most=1)
SPHERE: Final = Part("armillary_sphere", SEATS, most=1)
STEPPED: Final = Part("centaur_stepped", most=3)
"""Who has taken the Centaur's step: 1 the Centaur itself, 2 a Hologram with its board."""
WIDE: Final = Part("possibility_multiplier", most=1)
"""The 5+ spaces of the Cosmic Gate board are open this round."""
OF_THE_ROUND: Final = [
    *(TYPHONS, CURSES, MIDAS, FOGS, COLLECTED, RECEIVERS, GANTRY, MASSES, DESIGNS, ROD, THREAD, MASK, SPHERE),
    STEPPED,
    WIDE,
]
"""What ends with the round."""
# What holds next round (M-22.1).
WIDE_NEXT: Final = Part("next_possibility_multiplier", most=1)
RELAYS_NEXT: Final = Part("next_quantum_relay", most=3)
REPEATS_NEXT: Final = Part("next_spectral_replicator", most=6)
RELAYS: Final = Part("quantum_relay", most=3)
REPEATS: Final = Part("spectral_replicator", most=6)
MASKED: Final = Part("masked_figure", most=255)
"""One more than the figure that a Mask protects at this moment."""
STRUCK: Final = Part("struck_figure", most=255)
"""One more than the figure that goes home because it was struck; only while it does."""
# What holds for the rest of the game.
EASIER: Final = Part("telluric_gnomon", PENINSULAS, most=18)
LOCATIONS_IN_PLAY: Final = Part("locations", LOCATIONS, most=1)
CACHE: Final = Part("hidden_cache", GOODS[: int(RESOURCES)], most=1)
# The mechanical solo.
ROBOTS: Final = Part("rise_of_the_robots", most=1)
"""Bots that share a space have both effects this round."""
OF_THE_ROUND.append(ROBOTS)

# Medusa (M-15).
MEDUSA_AT: Final = Part("medusa", values=["", *SITE_NAMES[: int(CENTRE) + 1]])
"""One more than the site where she stands; 0: she is not in the game."""
STONES: Final = Part("petrified_volunteers", SPACE_NAMES[: int(CENTRE_SPACE) + 1], most=20)
"""Volunteers that are nobody's any more, by the space they fill; they are no figures (M-15.8)."""
# Magic items (M-9).
ITEM_OWNERS: Final = Part("item_owners", ITEMS, most=8)
"""One more than the seat that has an item; 0: it is in the item supply, 8: in the box."""
ITEM_BEARERS: Final = Part("item_bearers", ITEMS, most=255)
"""One more than the figure that the token is with; 0: it is with the card."""
ITEMS_SPENT: Final = Part("items_spent", ITEMS, most=1)
"""Items that can neither be used nor be carried again this round (M-9.7)."""
OF_THE_ROUND.append(ITEMS_SPENT)
CLOAKED: Final = Part("constellation_cloak", most=1)
"""Whether the Cloak has kept off a flood this round."""
OF_THE_ROUND.append(CLOAKED)
# Unused artifacts (M-5.16).
UNUSED: Final = Part("unused_artifacts", ARTIFACTS, most=1)
"""Those that are known to be unused."""
BROUGHT: Final = Part("brought_artifacts", most=20)
"""How many were unused when they were first seen."""
FROM_UNUSED: Final = Part("drawn_unused", most=99)
"""One more than the card that a figure has drawn from the unused ones; only while it draws."""
INSPIRATION_DUE: Final = Part("inspiration_due", most=8)
"""What the Artisan has agreed to pay for the item that is being built."""
# The harpies (M-16).
DEFEATED: Final = Part("defeated_harpies", most=3)
LOOT: Final = Part("lair_goods", GOODS)
"""Goods that lie at the Lair; figures there are AT_LAIR."""
LOOT_CARDS: Final = Part("lair_cards", CARDS, most=20)
# The sea (M-17).
SEA_GONE: Final = Part("sea_gone", ["scylla", "charybdis"], most=1)
"""Who has been satisfied and left the game."""
SEA_ATTACKER: Final = Part("sea_attacker", most=2)
"""Who attacks this round: 1 Scylla, 2 Charybdis."""
SEA_GAP: Final = Part("sea_gap", most=6)
"""One more than the gap in which the attacker is."""
SEA_SATED: Final = Part("sea_sated", most=1)
"""The attacker has been satisfied and leaves at the end of its phase."""
LETTERS: Final = Part("letters", FIGURE_NAMES, most=255)
"""The spaces of its tile that a figure stands on, as a set (M-0.7): 1 for a, 2 for b, 4 for c and so on."""
STONE_LETTERS: Final = Part("petrified_letters", SPACE_NAMES[: int(CENTRE_SPACE)], most=255)
"""Spaces that volunteers had when they were petrified; those that Medusa put there fill the empty ones."""

# Councilors, potions, spirits, the Hologram (M-10, M-18).
HELD_POTIONS: Final = Part("potions", POTIONS, most=1)
"""Those in the Alchemist's hand; the others are at the Laboratory."""
DRUNK: Final = Part("drunk_potions", POTIONS, most=1)
"""Those whose ability the Alchemist's Leader and its company have this round."""
HOLOGRAM_POTION: Final = Part("hologram_potion", most=4)
"""One more than the potion that serves the Hologram and its company this round."""
PLAYED_SPIRITS: Final = Part("played_spirits", SPIRITS, most=1)
"""Those that lie face up; the others are in the Channeler's hand."""
LEADER_SPIRIT: Final = Part("leader_spirit", most=6)
"""One more than the Spirit that is with the Channeler's Leader."""
HOLOGRAM_SPIRIT: Final = Part("hologram_spirit", most=6)
LATTICE: Final = Part("daimonic_lattice", SPIRITS, most=1)
"""Spirits that serve everybody this round."""
INSPIRATION: Final = Part("inspiration", most=99)
INSPIRED: Final = Part("inspired_by_placing", most=9)
"""How much of it the Artisan's Leader got by being placed this round."""
HOLOGRAM_CAME: Final = Part("hologram_came", most=1)
"""The Hologram has been placed this round."""
HOLOGRAM_ROOM: Final = Part("hologram_room", most=2)
"""How the Hologram stands: 0 on a space, 1 on two as the Giant does, 2 on none as the Mermaid does (M-12.3)."""
OF_THE_ROUND.extend([DRUNK, HOLOGRAM_POTION, LEADER_SPIRIT, HOLOGRAM_SPIRIT, LATTICE, INSPIRED, HOLOGRAM_CAME])


def blank() -> Ints:
    """`more` before anything is laid out."""
    return packed([part.begins for part in PARTS for _ in range(part.size())])
