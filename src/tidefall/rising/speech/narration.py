"""What happened, as data and as what to say of it. Everybody knows all of it (R-9.2)."""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import saying
from tidefall.rising.rules import happenings
from tidefall.rising.rules.content import (
    CARDS,
    COLOURS,
    COUNCILORS,
    FIGURE_KINDS,
    GOODS,
    MISFORTUNES,
    POTIONS,
    SEATS,
    SPIRITS,
    WORKS,
)
from tidefall.rising.rules.island import PENINSULAS, SITE_NAMES, tile
from tidefall.rising.rules.monstrosities.lair import RAIDS
from tidefall.rising.rules.monstrosities.letters import SEA_MONSTERS
from tidefall.rising.rules.monstrosities.monsters import ACTORS
from tidefall.rising.rules.monstrosities.spoils import TREASURES
from tidefall.rising.rules.state import RisingState
from tidefall.rising.speech.facts import reason_for
from tidefall.rising.speech.names import amount, names
from tidefall.rising.speech.reading import space_name

DECKS: Final = ["misfortunes", "library", "council"]

FIELDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    int(happenings.COMPONENT_LAID): ("component_laid", ("component",)),
    int(happenings.COUNCILOR_TAKEN): ("councilor_taken", ("seat", "councilor")),
    int(happenings.COLOUR_TAKEN): ("colour_taken", ("seat", "colour")),
    int(happenings.STARTER_FOUND): ("starter_found", ("seat",)),
    int(happenings.ROUND_BEGINS): ("round_begins", ("round", "seat")),
    int(happenings.BOARD_REVEALED): ("board_revealed", ("councilor",)),
    int(happenings.HOLOGRAM_POWER): ("hologram_power", ("councilor",)),
    int(happenings.PLACED): ("placed", ("figure", "seat", "space")),
    int(happenings.LIFTED): ("lifted", ("figure", "seat", "space")),
    int(happenings.CONTESTED): ("contested", ("seat", "holder", "space")),
    int(happenings.AWARDED): ("awarded", ("seat", "space")),
    int(happenings.IS_READY): ("ready", ("seat",)),
    int(happenings.CARD_PLAYED): ("card_played", ("seat", "card")),
    int(happenings.CARD_TURNED): ("misfortune_turned", ("seat", "misfortune")),
    int(happenings.CARD_CANCELLED): ("misfortune_cancelled", ("seat", "misfortune")),
    int(happenings.FLOODED): ("flooded", ("peninsula", "ring")),
    int(happenings.UNFLOODED): ("unflooded", ("peninsula", "ring")),
    int(happenings.BARRIER_PLACED): ("barrier_placed", ("peninsula",)),
    int(happenings.BARRIER_LOST): ("barrier_lost", ("peninsula",)),
    int(happenings.BLOCKED): ("blocked", ("seat", "peninsula")),
    int(happenings.RETURNED): ("returned", ("figure", "seat", "space")),
    int(happenings.MOVED): ("moved", ("figure", "seat", "space")),
    int(happenings.PEEKED): ("peeked", ("seat", "misfortune")),
    int(happenings.PUT_BACK): ("put_back", ("seat", "misfortune")),
    int(happenings.ACTED): ("acted", ("figure", "seat", "space")),
    int(happenings.PAIR_ACTED): ("pair_acted", ("space",)),
    int(happenings.FORGONE): ("forgone", ("space",)),
    int(happenings.ROLLED): ("rolled", ("face",)),
    int(happenings.SUCCEEDED): ("succeeded", ("total", "target")),
    int(happenings.FAILED): ("failed", ("total", "target")),
    int(happenings.BOOSTED): ("boosted", ("seat", "by")),
    int(happenings.GAINED): ("gained", ("seat", "good", "amount")),
    int(happenings.SPENT): ("spent", ("seat", "good", "amount")),
    int(happenings.RECRUITED): ("recruited", ("seat", "kind_of_figure")),
    int(happenings.CARD_DRAWN): ("card_drawn", ("seat", "card")),
    int(happenings.CARD_KEPT): ("card_kept", ("seat", "card")),
    int(happenings.CARD_DISCARDED): ("card_discarded", ("seat", "card")),
    int(happenings.CARD_BURIED): ("card_buried", ("seat", "card")),
    int(happenings.COMPONENT_NAMED): ("component_named", ("seat", "component")),
    int(happenings.COMPONENT_BUILT): ("component_built", ("component",)),
    int(happenings.NOTHING_BUILT): ("nothing_built", ("space", "reason", "lacking")),
    int(happenings.HAS_REFUSED): ("refused", ("seat",)),
    int(happenings.HAS_OBJECTED): ("objected", ("seat",)),
    int(happenings.VOTED_DOWN): ("voted_down", ()),
    int(happenings.END_PROPOSED): ("end_proposed", ("seat",)),
    int(happenings.WRATH_SPEAKS): ("wrath_speaks", ("floods",)),
    int(happenings.COUNTER_MOVED): ("counter_moved", ("track",)),
    int(happenings.DECK_SHUFFLED): ("deck_shuffled", ("deck",)),
    int(happenings.ABILITY_COPIED): ("ability_copied", ("seat", "councilor")),
    int(happenings.MISFORTUNE_AWAY): ("misfortune_discarded", ("seat", "misfortune")),
    int(happenings.TO_SUPPLY): ("to_supply", ("seat", "kind_of_figure")),
    int(happenings.CONCESSION): ("concession", ("seat",)),
    int(happenings.GAME_ENDS): ("game_ends", ("ending",)),
    int(happenings.WIDENED): ("widened", ("tile", "spaces")),
    int(happenings.WRATH_CALMED): ("wrath_calmed", ("floods",)),
    int(happenings.MONSTER_ACTS): ("monster_acts", ("monster",)),
    int(happenings.REMOVED): ("removed", ("seat", "kind_of_figure")),
    int(happenings.EQUIPPED): ("equipped", ("figure", "seat", "item")),
    int(happenings.ITEM_LOST): ("item_lost", ("item",)),
    int(happenings.ITEM_TAKEN): ("item_taken", ("seat", "item")),
    int(happenings.ITEM_USED): ("item_used", ("seat", "item")),
    int(happenings.CACHE_FILLED): ("cache_filled", ()),
    int(happenings.ARTIFACT_BACK): ("artifact_back", ("card",)),
    int(happenings.ARTIFACT_SEEN): ("artifact_seen", ("seat", "card")),
    int(happenings.LOCATION_OPENS): ("location_opens", ("location",)),
    int(happenings.LOCATION_CLOSES): ("location_closes", ("location",)),
    int(happenings.MEDUSA_COMES): ("medusa_comes", ("tile",)),
    int(happenings.PETRIFIED): ("petrified", ("figure", "seat", "space")),
    int(happenings.VOLUNTEERS_PETRIFIED): ("volunteers_petrified", ("tile", "count")),
    int(happenings.GAZE_DRAWN): ("gaze_drawn", ("figure", "seat", "space")),
    int(happenings.CURSE_BROKEN): ("curse_broken", ("seat",)),
    int(happenings.FREED): ("freed", ("figure", "seat", "space")),
    int(happenings.STONES_LOST): ("stones_lost", ("tile", "count")),
    # Monstrosities: the harpies and the sea.
    int(happenings.HARPY_COMES): ("harpy_comes", ("tile",)),
    int(happenings.HARPY_LEAVES): ("harpy_leaves", ("peninsula",)),
    int(happenings.STOLEN_GOOD): ("stolen_good", ("seat", "good", "amount")),
    int(happenings.STOLEN_CARD): ("stolen_card", ("seat", "card")),
    int(happenings.STOLEN_FIGURE): ("stolen_figure", ("figure", "seat", "space")),
    int(happenings.RAID): ("raid", ("way",)),
    int(happenings.HARPY_DEFEATED): ("harpy_defeated", ("left",)),
    int(happenings.RETRIEVED): ("retrieved", ("things", "total")),
    int(happenings.TREASURE_FOUND): ("treasure_found", ("treasure",)),
    int(happenings.LAIR_GONE): ("lair_gone", ()),
    int(happenings.SEA_ATTACKS): ("sea_attacks", ("attacker",)),
    int(happenings.SEA_GAP): ("sea_gap", ("attacker", "peninsula", "neighbour")),
    int(happenings.SAVED): ("saved", ("figure", "seat", "space")),
    int(happenings.EATEN): ("eaten", ("figure", "seat", "space")),
    int(happenings.STEMMED): ("stemmed", ("peninsula", "ring")),
    int(happenings.SEA_LEAVES): ("sea_leaves", ("attacker",)),
    int(happenings.SEA_ESCAPED): ("sea_escaped", ()),
    int(happenings.ALLY_POWER): ("ally_power", ("kind_of_figure",)),
    int(happenings.POTION_TAKEN): ("potion_taken", ("seat", "potion")),
    int(happenings.POTION_PLAYED): ("potion_played", ("seat", "potion")),
    int(happenings.HOLOGRAM_POTION): ("hologram_potion", ("potion",)),
    int(happenings.SPIRIT_PLAYED): ("spirit_played", ("seat", "spirit")),
    int(happenings.SPIRITS_BACK): ("spirits_back", ("seat",)),
    int(happenings.HOLOGRAM_SPIRIT): ("hologram_spirit", ("spirit",)),
    int(happenings.SPIRIT_NAMED): ("spirit_named", ("spirit",)),
    int(happenings.INSPIRED): ("inspired", ("seat", "inspiration")),
    int(happenings.STAYED): ("stayed", ("figure", "seat", "space")),
}
"""The kind of each event and what its numbers are."""

NAMES: Final[dict[str, list[str]]] = {
    "component": WORKS,
    "item": WORKS,
    "colour": COLOURS,
    "kind_of_figure": FIGURE_KINDS,
    "card": CARDS,
    "misfortune": MISFORTUNES,
    "peninsula": PENINSULAS,
    "good": GOODS,
    "deck": DECKS,
    "ending": happenings.ENDINGS,
    "reason": happenings.REASONS,
    "tile": SITE_NAMES,
    "monster": ACTORS,
    "location": SITE_NAMES,
    "way": RAIDS,
    "treasure": TREASURES,
    "attacker": SEA_MONSTERS,
    "neighbour": PENINSULAS,
    "potion": POTIONS,
    "spirit": SPIRITS,
}
"""Fields whose numbers have names."""


OWN: Final = (
    "returned",
    "moved",
    "acted",
    "to_supply",
    "removed",
    "equipped",
    "petrified",
    "gaze_drawn",
    "freed",
    "stolen_figure",
    "saved",
    "eaten",
    "stayed",
)
"""Events that name a figure with its owner."""


def tell(state: RisingState, entry: tuple[int, int, int, int, int]) -> dict[str, Any]:
    """An event with its fields in the names that everybody uses, and what to say of it."""
    kind, fields = FIELDS[entry[1]]
    told: dict[str, Any] = {"n": entry[0], "kind": kind, "seat": None}
    for field, number in zip(fields, entry[2:], strict=False):
        if field == "figure":
            told["figure"] = FIGURE_KINDS[state.kind(number)]
        elif field == "kind_of_figure":
            told["figure"] = FIGURE_KINDS[number]
        elif field == "space":
            told["space"] = space_name(number)
        elif field == "councilor":
            told["councilor"] = COUNCILORS[number] if number >= 0 else None
        elif field == "lacking":
            told["lacking"] = number if number >= 0 else None
        elif field == "track":
            told["space"], told["level"] = number, state.rules.wrath[number]
        else:
            told[field] = NAMES[field][number] if field in NAMES else number
    if "ring" in told:
        told["tile"] = SITE_NAMES[tile(PENINSULAS.index(told["peninsula"]), told.pop("ring"))]
    told["say"] = saying(f"rising-event-{kind.replace('_', '-')}", **facts_of(state, told))
    return told


def facts_of(state: RisingState, told: dict[str, Any]) -> dict[str, Any]:
    """The fields of an event as facts: seats are players, ids are things."""
    called = names(state.game.values).of
    facts: dict[str, Any] = {}
    for field, value in told.items():
        if field in ("seat", "holder"):
            if value is not None:
                facts[field] = {"seat": value}
        elif field in ("ending", "deck", "monster"):
            facts[field] = value
        elif field not in ("n", "kind"):
            facts[field] = called(value) if isinstance(value, str) else value
    kind = told["kind"]
    if kind in OWN:
        facts["figure"] = called(f"{SEATS[facts.pop('seat')['seat']]}:{told['figure']}")
    elif kind == "recruited":
        facts["leader"] = told["figure"] == "leader"
    elif "good" in told:
        facts["goods"] = amount(facts.pop("amount"), told["good"])
        del facts["good"]
    elif kind == "nothing_built":
        facts = {"space": facts["space"], "why": reason_for(state, told["reason"], told["lacking"])}
    elif kind == "misfortune_turned":
        facts["text"] = names(state.game.values).text(told["misfortune"])
    elif kind == "game_ends":
        facts["core"] = called("power_core")
    return facts
