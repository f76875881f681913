"""The numbers of everything that has an id. They are the order of the catalogue; effects and rules refer to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

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
KINDS_OF_GOODS: Final[i64] = 5

COMPONENTS: Final = [
    "aether_lens",
    "resonant_bell",
    "tidal_bulwark",
    "mnemonic_vault",
    "lodestone_cradle",
    "mystic_siphon",
    "matter_converter",
    "astral_watchtower",
    "ward_loom",
    "herald_chorus",
    "numinous_beacon",
    "entropy_drive",
    "transmutation_crucible",
    "fate_spindle",
    "harmonic_accelerator",
    "spirit_seal",
    "aegis_of_nereus",
    "orichalcum_foundry",
    "soul_conduit",
    "chronal_gyroscope",
    "power_core",
]
MNEMONIC_VAULT: Final[i64] = 3
LODESTONE_CRADLE: Final[i64] = 4
ASTRAL_WATCHTOWER: Final[i64] = 7
WARD_LOOM: Final[i64] = 8
ENTROPY_DRIVE: Final[i64] = 11
SPIRIT_SEAL: Final[i64] = 15
POWER_CORE: Final[i64] = 20
LETTERED: Final[i64] = 20
FIRST_DOUBLE: Final[i64] = 15
"""From here to the Power Core, components have double spaces (R-1.13)."""

COUNCILORS: Final = [
    "adept",
    "artificer",
    "emissary",
    "explorer",
    "metallurgist",
    "mystic",
    "priestess",
    "scholar",
    "sentinel",
    "stormcaller",
]
ADEPT: Final[i64] = 0
ARTIFICER: Final[i64] = 1
EMISSARY: Final[i64] = 2
EXPLORER: Final[i64] = 3
METALLURGIST: Final[i64] = 4
MYSTIC: Final[i64] = 5
PRIESTESS: Final[i64] = 6
SCHOLAR: Final[i64] = 7
SENTINEL: Final[i64] = 8
STORMCALLER: Final[i64] = 9
BOARDS: Final[i64] = 10

CARDS: Final = [
    "foresight",
    "mystic_conversion",
    "libram_of_unity",
    "cipher_of_expertise",
    "hidden_stores",
    "surge_of_power",
    "rallying_cry",
    "tide_chart",
    "ward_of_the_deep",
    "favorable_winds",
    "masterwork_plans",
    "breath_of_poseidon",
    "numinous_amplifier",
    "mystic_adze",
    "tablets_of_memory",
    "diviners_rod",
    "orators_laurel",
    "hammer_of_brontes",
    "chalice_of_the_source",
    "sandals_of_swiftness",
    "tidewardens_horn",
    "astrolabe_of_secrets",
    "wellspring_of_ages",
]
FORESIGHT: Final[i64] = 0
MYSTIC_CONVERSION: Final[i64] = 1
LIBRAM_OF_UNITY: Final[i64] = 2
CIPHER_OF_EXPERTISE: Final[i64] = 3
HIDDEN_STORES: Final[i64] = 4
SURGE_OF_POWER: Final[i64] = 5
RALLYING_CRY: Final[i64] = 6
TIDE_CHART: Final[i64] = 7
WARD_OF_THE_DEEP: Final[i64] = 8
FAVORABLE_WINDS: Final[i64] = 9
MASTERWORK_PLANS: Final[i64] = 10
BREATH_OF_POSEIDON: Final[i64] = 11
NUMINOUS_AMPLIFIER: Final[i64] = 12
MYSTIC_ADZE: Final[i64] = 13
TABLETS_OF_MEMORY: Final[i64] = 14
DIVINERS_ROD: Final[i64] = 15
ORATORS_LAUREL: Final[i64] = 16
HAMMER_OF_BRONTES: Final[i64] = 17
CHALICE_OF_THE_SOURCE: Final[i64] = 18
SANDALS_OF_SWIFTNESS: Final[i64] = 19
TIDEWARDENS_HORN: Final[i64] = 20
ASTROLABE_OF_SECRETS: Final[i64] = 21
WELLSPRING_OF_AGES: Final[i64] = 22
FIRST_ARTIFACT: Final[i64] = 12
FIRST_WONDER: Final[i64] = 22
CARD_KINDS: Final[i64] = 23

MISFORTUNES: Final = [
    "flood_forests",
    "flood_hills",
    "flood_mountains",
    "flood_cities",
    "flood_libraries",
    "flood_forges",
    "calm_seas",
    "controlled_flood",
    "spur_the_cycle",
    "earthquake",
    "malfunction",
    "lost_schema",
    "tsunami",
    "panic_in_the_streets",
    "sealed_archives",
    "omen_of_ash",
    "omen_of_wilting",
    "omen_of_tarnish",
    "omen_of_ebbing",
    "omen_of_exile",
]
CALM_SEAS: Final[i64] = 6
CONTROLLED_FLOOD: Final[i64] = 7
SPUR_THE_CYCLE: Final[i64] = 8
LOST_SCHEMA: Final[i64] = 11
OMEN_OF_EBBING: Final[i64] = 18
OMEN_OF_EXILE: Final[i64] = 19
MISFORTUNE_KINDS: Final[i64] = 20

WINDOWS: Final = ["PLACE", "BEFORE_DRAW", "RESPONSE", "END_MISF", "ACTIONS", "ROLL", "BUILD"]
PLACE: Final[i64] = 0
BEFORE_DRAW: Final[i64] = 1
END_MISF: Final[i64] = 3
ACTIONS: Final[i64] = 4
ROLL: Final[i64] = 5
BUILD: Final[i64] = 6
"""When a card may be played (R-6.32)."""

FIGURE_KINDS: Final = ["leader", "follower", "volunteer", "hologram", "automaton"]
LEADER: Final[i64] = 0
FOLLOWER: Final[i64] = 1
VOLUNTEER: Final[i64] = 2
HOLOGRAM: Final[i64] = 3
AUTOMATON: Final[i64] = 4
KINDS: Final[i64] = 5
