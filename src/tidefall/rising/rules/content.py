"""The numbers of everything that has an id: the order of the catalogue, base things first.

Sizes and kinds come from the catalogue too. Nothing else in the rules counts things, or tells kinds of them by their
numbers: a further entry of the catalogue is numbered, sized and sorted by being there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising import catalogue

if TYPE_CHECKING:
    from mypy_extensions import i64

BOOK: Final = catalogue.shipped(catalogue.SETS)
"""The catalogue of all sets as it is shipped; corrections change its numbers, never its lists."""


def count_of_base(entries: Sequence[catalogue.Entry]) -> int:
    """How many entries of a list are of the base game; they come first."""
    return sum(1 for entry in entries if entry.set == "base")


SEATS: Final = ["p1", "p2", "p3", "p4", "p5", "p6", "p7"]
"""What seats are called in texts that one types."""
COLOURS: Final = ["red", "blue", "yellow", "green", "orange", "purple", "navy"]
GOODS: Final = ["crystal", "gold", "ore", "atlantium", "energy"]
CRYSTAL: Final[i64] = 0
GOLD: Final[i64] = 1
ORE: Final[i64] = 2
ATLANTIUM: Final[i64] = 3
ENERGY: Final[i64] = 4
RAW: Final[i64] = 3
"""Goods below this number are raw resources."""
RESOURCES: Final[i64] = 4
"""Goods below this number are resources; energy is not one (R-0.8)."""
KINDS_OF_GOODS: Final[i64] = len(GOODS)

COMPONENTS: Final = [entry.id for entry in BOOK.components]
BASE_COMPONENTS: Final[i64] = count_of_base(BOOK.components)
MNEMONIC_VAULT: Final[i64] = COMPONENTS.index("mnemonic_vault")
LODESTONE_CRADLE: Final[i64] = COMPONENTS.index("lodestone_cradle")
ASTRAL_WATCHTOWER: Final[i64] = COMPONENTS.index("astral_watchtower")
WARD_LOOM: Final[i64] = COMPONENTS.index("ward_loom")
ENTROPY_DRIVE: Final[i64] = COMPONENTS.index("entropy_drive")
ORICHALCUM_FOUNDRY: Final[i64] = COMPONENTS.index("orichalcum_foundry")
SOUL_CONDUIT: Final[i64] = COMPONENTS.index("soul_conduit")
SPIRIT_SEAL: Final[i64] = COMPONENTS.index("spirit_seal")
POWER_CORE: Final[i64] = COMPONENTS.index("power_core")
LETTERS: Final = sorted({entry.letter for entry in BOOK.components if entry.letter})
HAS_DOUBLE_SPACES: Final = packed([1 if entry.double else 0 for entry in BOOK.components])
"""Components on which figures act in pairs (R-1.13)."""

ITEMS: Final = [entry.id for entry in BOOK.items]
CONSTELLATION_CLOAK: Final[i64] = ITEMS.index("constellation_cloak")
HELM_OF_INVISIBILITY: Final[i64] = ITEMS.index("helm_of_invisibility")
WINGED_SANDALS: Final[i64] = ITEMS.index("winged_sandals")
HORN_OF_PLENTY: Final[i64] = ITEMS.index("horn_of_plenty")
MIRROR_SHIELD: Final[i64] = ITEMS.index("mirror_shield")
WORKS: Final = [*COMPONENTS, *ITEMS]
"""What can be built: the components, and behind them the magic items (M-9.3)."""
FIRST_ITEM: Final[i64] = len(COMPONENTS)

COUNCILORS: Final = [entry.id for entry in BOOK.councilors]
BASE_COUNCILORS: Final[i64] = count_of_base(BOOK.councilors)
ADEPT: Final[i64] = COUNCILORS.index("adept")
ARTIFICER: Final[i64] = COUNCILORS.index("artificer")
EMISSARY: Final[i64] = COUNCILORS.index("emissary")
EXPLORER: Final[i64] = COUNCILORS.index("explorer")
METALLURGIST: Final[i64] = COUNCILORS.index("metallurgist")
MYSTIC: Final[i64] = COUNCILORS.index("mystic")
PRIESTESS: Final[i64] = COUNCILORS.index("priestess")
SCHOLAR: Final[i64] = COUNCILORS.index("scholar")
SENTINEL: Final[i64] = COUNCILORS.index("sentinel")
STORMCALLER: Final[i64] = COUNCILORS.index("stormcaller")
ALCHEMIST: Final[i64] = COUNCILORS.index("alchemist")
ARTISAN: Final[i64] = COUNCILORS.index("artisan")
ASTROLOGER: Final[i64] = COUNCILORS.index("astrologer")
CHANNELER: Final[i64] = COUNCILORS.index("channeler")
MARINER: Final[i64] = COUNCILORS.index("mariner")
FIRST_POWER_OF_ALLIES: Final[i64] = len(COUNCILORS)
"""In a set of abilities (`copied`) councilors come first, then the boards of Allies (M-12.3)."""
POTIONS: Final = [entry.id for entry in BOOK.potions]
SPIRITS: Final = [entry.id for entry in BOOK.spirits]

CARDS: Final = [entry.id for entry in BOOK.cards]
BASE_CARDS: Final[i64] = count_of_base(BOOK.cards)
FORESIGHT: Final[i64] = CARDS.index("foresight")
MYSTIC_CONVERSION: Final[i64] = CARDS.index("mystic_conversion")
LIBRAM_OF_UNITY: Final[i64] = CARDS.index("libram_of_unity")
CIPHER_OF_EXPERTISE: Final[i64] = CARDS.index("cipher_of_expertise")
HIDDEN_STORES: Final[i64] = CARDS.index("hidden_stores")
SURGE_OF_POWER: Final[i64] = CARDS.index("surge_of_power")
RALLYING_CRY: Final[i64] = CARDS.index("rallying_cry")
TIDE_CHART: Final[i64] = CARDS.index("tide_chart")
WARD_OF_THE_DEEP: Final[i64] = CARDS.index("ward_of_the_deep")
FAVORABLE_WINDS: Final[i64] = CARDS.index("favorable_winds")
MASTERWORK_PLANS: Final[i64] = CARDS.index("masterwork_plans")
BREATH_OF_POSEIDON: Final[i64] = CARDS.index("breath_of_poseidon")
NUMINOUS_AMPLIFIER: Final[i64] = CARDS.index("numinous_amplifier")
MYSTIC_ADZE: Final[i64] = CARDS.index("mystic_adze")
TABLETS_OF_MEMORY: Final[i64] = CARDS.index("tablets_of_memory")
DIVINERS_ROD: Final[i64] = CARDS.index("diviners_rod")
ORATORS_LAUREL: Final[i64] = CARDS.index("orators_laurel")
HAMMER_OF_BRONTES: Final[i64] = CARDS.index("hammer_of_brontes")
CHALICE_OF_THE_SOURCE: Final[i64] = CARDS.index("chalice_of_the_source")
SANDALS_OF_SWIFTNESS: Final[i64] = CARDS.index("sandals_of_swiftness")
TIDEWARDENS_HORN: Final[i64] = CARDS.index("tidewardens_horn")
ASTROLABE_OF_SECRETS: Final[i64] = CARDS.index("astrolabe_of_secrets")
WELLSPRING_OF_AGES: Final[i64] = CARDS.index("wellspring_of_ages")
BASIC: Final[i64] = 0
ARTIFACT: Final[i64] = 1
WONDER: Final[i64] = 2
CARD_KINDS: Final = ["basic", "artifact", "wonder"]
CARD_KIND: Final = packed([CARD_KINDS.index(entry.kind) for entry in BOOK.cards])
"""Basic cards are discarded when they are played, artifacts lie before their owners."""
IS_USED_UP: Final = packed([1 if entry.kind == "wonder" and entry.set == "base" else 0 for entry in BOOK.cards])
"""Cards that leave the game when they are played (R-1.25); other wonders are discarded (M-24.26)."""
ARTIFACTS: Final = [entry.id for entry in BOOK.cards if entry.kind == "artifact"]

MISFORTUNES: Final = [entry.id for entry in BOOK.misfortunes]
BASE_MISFORTUNES: Final[i64] = count_of_base(BOOK.misfortunes)
MISFORTUNE_KINDS: Final = ["basic", "calm", "controlled", "catastrophic", "special", "omen"]
BASIC_FLOOD: Final[i64] = 0
CALM: Final[i64] = 1
SPECIAL: Final[i64] = 4
OMEN: Final[i64] = 5
MISFORTUNE_KIND: Final = packed([MISFORTUNE_KINDS.index(entry.kind) for entry in BOOK.misfortunes])
"""Calm Seas are a family (M-7.1); omens count as specials for whatever names those (M-6.4)."""
CALM_SEAS: Final[i64] = MISFORTUNES.index("calm_seas")
CONTROLLED_FLOOD: Final[i64] = MISFORTUNES.index("controlled_flood")
SPUR_THE_CYCLE: Final[i64] = MISFORTUNES.index("spur_the_cycle")
LOST_SCHEMA: Final[i64] = MISFORTUNES.index("lost_schema")
TSUNAMI: Final[i64] = MISFORTUNES.index("tsunami")
WRATH_OF_TYPHON: Final[i64] = MISFORTUNES.index("wrath_of_typhon")
RED_SKIES: Final[i64] = MISFORTUNES.index("red_skies")
RECEDING_WATERS: Final[i64] = MISFORTUNES.index("receding_waters")
OMEN_OF_EBBING: Final[i64] = MISFORTUNES.index("omen_of_ebbing")

ALLIES: Final = [
    *("centaur", "cyclops", "dryad", "faun", "giant", "golden_ram", "gryphon", "phoenix", "sphinx", "unicorn"),
    *("medusa_ally", "mermaid"),
]
assert int(FIRST_POWER_OF_ALLIES) + len(ALLIES) <= 31, "compiled, `1 << power` has 32 bits, the last of them a sign"
FIGURE_KINDS: Final = ["leader", "follower", "volunteer", "hologram", "automaton", *ALLIES, "bot"]
LEADER: Final[i64] = 0
FOLLOWER: Final[i64] = 1
VOLUNTEER: Final[i64] = 2
HOLOGRAM: Final[i64] = 3
AUTOMATON: Final[i64] = 4
BASE_KINDS: Final[i64] = 5
FIRST_ALLY: Final[i64] = BASE_KINDS
BOT: Final[i64] = BASE_KINDS + len(ALLIES)
