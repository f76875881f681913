"""What everybody may know of the expansion, as plain data: the key `monstrosities` of an observation.

Whatever the store declares is told, under the name that positions use: what holds this round, what holds next round,
and what lasts. What has a place of its own in the picture, such as items and locations, is told there instead.
"""

from __future__ import annotations

from typing import Any, Final

from tidefall.rising.rules.content import ALLIES, ARTIFACTS, CARDS, FIGURE_KINDS, MISFORTUNES, SEATS
from tidefall.rising.rules.figures import FIRST_OF_ALLIES
from tidefall.rising.rules.island import FIRST_LOCATION, LOCATIONS, PENINSULAS, SITE_NAMES
from tidefall.rising.rules.monstrosities.decks import LOT_OF, OMENS, SPECIALS
from tidefall.rising.rules.monstrosities.store import (
    HIDDEN_OMENS,
    HIDDEN_SPECIALS,
    HIDDEN_WONDERS,
    LOCATIONS_IN_PLAY,
    OF_THE_ROUND,
    PARTS,
    UNSEEN_MISFORTUNES,
    Part,
)
from tidefall.rising.rules.state import AT_LAIR, SUPPLY, UNSEEN, RisingState
from tidefall.rising.speech.reading import held_cards
from tidefall.rising.speech.things import BY_NAME, Data, amounts, place_name

NEXT: Final = "next_"
"""What holds next round has the name of the same thing this round, after this."""
IN_BOX: Final = len(SEATS) + 1
HARPIES: Final = 3
ELSEWHERE: Final = (
    # The decks.
    *("unseen_misfortunes", "hidden_specials", "hidden_omens", "hidden_wonders", "added_misfortunes"),
    # Items, locations and what lies there, monsters, figures.
    *("item_owners", "item_bearers", "items_spent", "locations", "hidden_cache", "lair_goods", "lair_cards"),
    *("medusa", "defeated_harpies", "sea_gone", "sea_attacker", "sea_gap", "sea_sated"),
    *("petrified_volunteers", "petrified_letters", "letters"),
    # What is remembered while something is carried out.
    *("masked_figure", "struck_figure", "inspiration_due", "hologram_came", "hologram_room", "centaur_stepped"),
    *("drawn_unused", "brought_artifacts"),
)
"""Parts that are told in a place of their own, or are of no use to anybody who looks."""
ONE_MORE: Final = {"hologram_potion": "potions", "leader_spirit": "spirits", "hologram_spirit": "spirits"}
"""Parts that are one more than the place of a thing in a list of the catalogue."""
TOLD: Final = [part for part in PARTS if part.name not in ELSEWHERE]
OF_ROUND: Final = [part for part in TOLD if part in OF_THE_ROUND]
OF_NEXT_ROUND: Final = [part for part in TOLD if part.name.startswith(NEXT)]
LASTING: Final = [part for part in TOLD if part not in OF_ROUND and part not in OF_NEXT_ROUND]


def view(state: RisingState, standing: dict[int, list[Data]]) -> Data:
    """All of it; figures by site are at hand."""
    return {
        "allies": [name for number, name in enumerate(ALLIES) if state.where[FIRST_OF_ALLIES + number] == SUPPLY],
        "items": items(state),
        "locations": [
            location(state, number, standing) for number in range(len(LOCATIONS)) if LOCATIONS_IN_PLAY.of(state, number)
        ],
        "monsters": monsters(state),
        "lots": lots(state),
        "this_round": marks(state, OF_ROUND),
        "next_round": marks(state, OF_NEXT_ROUND),
        "lasting": marks(state, LASTING),
    }


# Parts.


def marks(state: RisingState, parts: list[Part]) -> Data:
    """Those that are not as they begin, each told by what it can be."""
    told = {part.name.removeprefix(NEXT): value(state, part) for part in parts}
    return {name: found for name, found in told.items() if found}


def value(state: RisingState, part: Part) -> Any:
    """A thing of the catalogue, a flag or a number; names where one is marked or not, numbers by name otherwise."""
    numbers = [part.of(state, item) for item in range(part.size())]
    if part.name in ONE_MORE:
        entries = getattr(state.rules.catalogue, ONE_MORE[part.name])
        return entries[numbers[0] - 1].id if numbers[0] else None
    values = getattr(part, "values", None)
    if values:
        return values[numbers[0]] or None
    if not part.names:
        return numbers[0] == 1 if part.most == 1 else numbers[0]
    if part.most > 1:
        return {name: number for name, number in zip(part.names, numbers, strict=True) if number}
    marked = [item for item, number in enumerate(numbers) if number]
    return marked if part.names == SEATS else [part.names[item] for item in marked]


def number(state: RisingState, name: str, item: int = 0) -> int:
    """A number of a part, 0 if there is no such part."""
    part = BY_NAME.get(name)
    return int(part.of(state, item)) if part else 0


# Items, locations, monsters.


def items(state: RisingState) -> list[Data]:
    """The magic items of the game: who has each, who carries it (M-9)."""
    told = []
    for item, entry in enumerate(state.rules.catalogue.items):
        owner = number(state, "item_owners", item)
        bearer = number(state, "item_bearers", item) - 1
        if owner < IN_BOX and (state.rules.medusa or not entry.scenario):
            told.append({
                "name": entry.id,
                "owner": owner - 1 if owner else None,
                "bearer": carrier(state, bearer) if bearer >= 0 else None,
                "spent": number(state, "items_spent", item) == 1,
            })  # fmt: skip
    return told


def carrier(state: RisingState, figure: int) -> Data:
    """A figure wherever it is."""
    owner = int(state.owner[figure])
    return {
        "seat": owner if owner >= 0 else None,
        "kind": FIGURE_KINDS[state.kind(figure)],
        "at": place_name(int(state.where[figure])),
    }


def location(state: RisingState, place: int, standing: dict[int, list[Data]]) -> Data:
    """A location in play: who is there and what lies there."""
    name = LOCATIONS[place]
    told: Data = {"name": name, "figures": standing.get(int(FIRST_LOCATION) + place, [])}
    if name == "hidden_cache":
        told["goods"] = amounts(state, "hidden_cache")
    elif name == "alchemists_laboratory":
        held = amounts(state, "potions")
        told["potions"] = [entry.id for entry in state.rules.catalogue.potions if entry.id not in held]
    elif name == "harpies_lair":
        told["goods"] = amounts(state, "lair_goods")
        told["cards"] = amounts(state, "lair_cards")
        stolen = [figure for figure in range(int(state.rules.figures)) if state.where[figure] == AT_LAIR]
        told["stolen"] = [carrier(state, figure) for figure in stolen]
    return told


def monsters(state: RisingState) -> list[Data]:
    """The monsters that are about: where each is, and how many of them (M-14)."""
    told: list[Data] = []
    medusa = number(state, "medusa") - 1
    if state.rules.medusa and medusa >= 0:
        told.append({"name": "medusa_monster", "at": [SITE_NAMES[medusa]]})
    harpies = HARPIES - number(state, "defeated_harpies")
    if state.rules.harpies and harpies:
        told.append({"name": "harpy", "at": [], "count": harpies})
    gap, attacker = number(state, "sea_gap") - 1, number(state, "sea_attacker") - 1
    for who, name in enumerate(("scylla", "charybdis")):
        if state.rules.sea and not number(state, "sea_gone", who):
            here = [PENINSULAS[gap], PENINSULAS[(gap + 1) % len(PENINSULAS)]] if attacker == who and gap >= 0 else []
            told.append({"name": name, "at": here, "sated": attacker == who and number(state, "sea_sated") == 1})
    return told


# Decks.


def lots(state: RisingState) -> Data:
    """So many `hidden` cards of those `unseen` lie in a deck, the others in the box (M-0.10)."""
    unseen = held_cards(state, UNSEEN)
    return {
        "specials": {"hidden": HIDDEN_SPECIALS.of(state), "unseen": unseen_misfortunes(state, int(SPECIALS))},
        "omens": {"hidden": HIDDEN_OMENS.of(state), "unseen": unseen_misfortunes(state, int(OMENS))},
        "artifacts": {"hidden": state.hidden_artifacts, "unseen": counted(unseen, True)},
        "wonders": {"hidden": HIDDEN_WONDERS.of(state), "unseen": counted(unseen, False)},
    }


def unseen_misfortunes(state: RisingState, lot: int) -> dict[str, int]:
    """The cards of a lot that nobody has seen."""
    kinds = [kind for kind in range(state.rules.misfortunes) if LOT_OF[kind] == lot]
    return {
        MISFORTUNES[kind]: UNSEEN_MISFORTUNES.of(state, kind) for kind in kinds if UNSEEN_MISFORTUNES.of(state, kind)
    }


def counted(cards: list[str], artifacts: bool) -> dict[str, int]:
    return {card: cards.count(card) for card in CARDS if card in cards and (card in ARTIFACTS) == artifacts}
