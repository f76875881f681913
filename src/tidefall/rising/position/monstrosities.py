"""The expansion in a position: one key, `monstrosities`, with the Allies and the parts of `more` by their names.

What a position leaves out is as it was laid out; a special, an omen or a wonder that it names anywhere has been seen.
"""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import saying
from tidefall.rising.position.checks import FIGURES, counts, mapping, number, one_of, refuse, seat, some_of
from tidefall.rising.position.places import place_of, place_word, places_of, put
from tidefall.rising.rules.content import (
    ALCHEMIST,
    ALLIES,
    ARTIFACTS,
    ASTROLOGER,
    CARDS,
    COUNCILORS,
    FIRST_POWER_OF_ALLIES,
    ITEMS,
    MISFORTUNES,
    POTIONS,
)
from tidefall.rising.rules.figures import FIRST_OF_ALLIES, MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.island import (
    ALCHEMISTS_LABORATORY,
    ASTROLOGERS_OBSERVATORY,
    FIRST_LOCATION,
    RINGS,
    SITE_OF,
    SPACE_NAMES,
    TILES,
)
from tidefall.rising.rules.monstrosities.decks import IS_LOT_OF_WONDERS, LOT_OF, OMENS, SPECIALS
from tidefall.rising.rules.monstrosities.items import IN_BOX
from tidefall.rising.rules.monstrosities.powers import ON_TWO, seat_with
from tidefall.rising.rules.monstrosities.store import (
    ADDED_MISFORTUNES,
    BROUGHT,
    HELD_POTIONS,
    HIDDEN_OMENS,
    HIDDEN_SPECIALS,
    HIDDEN_WONDERS,
    HOLOGRAM_ROOM,
    ITEM_BEARERS,
    ITEM_OWNERS,
    LETTERS,
    LOCATIONS_IN_PLAY,
    MEDUSA_AT,
    PARTS,
    STONES,
    UNSEEN_MISFORTUNES,
    UNUSED,
    Part,
)
from tidefall.rising.rules.state import (
    CARD_PLACES,
    NONE,
    OMEN_DECK,
    OMEN_PILE,
    OMEN_PLACES,
    OMEN_SEEN,
    OMEN_TOP,
    OUT,
    POOL,
    SUPPLY,
    UNSEEN,
    RisingState,
)

OF_ITEMS: Final = (ITEM_OWNERS, ITEM_BEARERS)
KEYS: Final = ("allies", "items", "hologram_powers", *[part.name for part in PARTS if part not in OF_ITEMS])
ALWAYS: Final = (UNSEEN_MISFORTUNES, HIDDEN_SPECIALS, HIDDEN_OMENS, HIDDEN_WONDERS, LOCATIONS_IN_PLAY)
"""Parts that follow from what has been seen or laid out, unless a position says otherwise."""
POWERS: Final = {
    **dict(enumerate(COUNCILORS)),
    **{int(FIRST_POWER_OF_ALLIES) + place: name for place, name in enumerate(ALLIES)},
}
"""What the bits of a set of powers are called."""


def write(state: RisingState) -> dict[str, Any]:
    """Whatever is not as it begins; the decks are always told."""
    if not state.rules.monstrosities:
        return {}
    told: dict[str, Any] = {}
    for part in [part for part in PARTS if part not in OF_ITEMS]:
        value = write_part(state, part)
        if part in ALWAYS or value or (part is LETTERS and state.rules.sea):
            told[part.name] = value
    allies = {name: write_ally(state, int(FIRST_OF_ALLIES) + place) for place, name in enumerate(ALLIES)}
    items = {name: write_item(state, place) for place, name in enumerate(ITEMS)}
    if seat_with(state, ALCHEMIST) != NONE:
        told[HELD_POTIONS.name] = write_part(state, HELD_POTIONS)
    powers = [name for bit, name in POWERS.items() if (state.copied[MOST_SEATS] >> bit) & 1]
    if powers:
        told["hologram_powers"] = powers
    return {"monstrosities": {"allies": allies, "items": items, **told}}


def write_part(state: RisingState, part: Part) -> Any:
    values = [int(part.of(state, item)) for item in range(part.size())]
    if part.values:
        return part.values[values[0]]
    if not part.names:
        return values[0]
    return {name: value for name, value in zip(part.names, values, strict=True) if value}


def write_ally(state: RisingState, figure: int) -> Any:
    """One that was removed is in the box, and still has a colour (M-11.6)."""
    place = int(state.where[figure])
    if place == SUPPLY or state.owner[figure] == NONE:
        return "supply" if place == SUPPLY else "box"
    return {"seat": int(state.owner[figure]), "at": place_word(place) or "box"}


def write_item(state: RisingState, item: int) -> Any:
    owner = int(ITEM_OWNERS.of(state, item))
    if owner in (0, int(IN_BOX)):
        return "box" if owner else "supply"
    bearer = int(ITEM_BEARERS.of(state, item))
    return {"seat": owner - 1, **({"with": FIGURES[bearer - 1]} if bearer else {})}


def read(state: RisingState, given: dict[str, Any]) -> dict[str, Any]:
    """Set up the parts and the Allies; what was given, for those who read the decks."""
    if not state.rules.monstrosities:
        if "monstrosities" in given:
            raise refuse(saying("rising-cannot-be-monstrous"))
        return {}
    told = mapping(given.get("monstrosities", {}), "monstrosities", KEYS)
    for thing in state.rules.hooks.laid_out:
        thing.laid_out(state)
    for part in PARTS:
        if part.name in told and part not in OF_ITEMS:
            read_part(state, part, told[part.name])
    for space in range(STONES.size()):
        check_land(state, int(SITE_OF[space]), int(STONES.of(state, space)), STONES.name, SPACE_NAMES[space])
        state.held[space] += STONES.of(state, space)
    check_land(state, int(MEDUSA_AT.of(state)) - 1, 1, MEDUSA_AT.name, MEDUSA_AT.values[MEDUSA_AT.of(state)])
    if (STONES.name in told or MEDUSA_AT.name in told) and not state.rules.medusa:
        raise refuse(saying("rising-cannot-meet-medusa"))
    for name, value in mapping(told.get("allies", {}), "monstrosities.allies", ALLIES).items():
        read_ally(state, int(FIRST_OF_ALLIES) + ALLIES.index(name), value, f"monstrosities.allies.{name}")
    for name, value in mapping(told.get("items", {}), "monstrosities.items", ITEMS).items():
        read_item(state, ITEMS.index(name), value, f"monstrosities.items.{name}")
    return told


def check_land(state: RisingState, site: int, count: int, name: str, place: str) -> None:
    """Medusa and those she petrified are on land (M-27.4), or on a tile that sinks just now."""
    if count and 0 <= site < TILES and site % int(RINGS) > state.land[site // int(RINGS)]:
        raise refuse(saying("rising-cannot-be-at-sea", path=f"monstrosities.{name}", place=place))


def read_powers(state: RisingState, told: dict[str, Any]) -> None:
    """The powers that the Hologram has besides that of `hologram_power`: councilors and Allies (M-12.3, M-18.7)."""
    names = list(POWERS.values())
    for place in some_of(told.get("hologram_powers", []), "monstrosities.hologram_powers", names):
        state.copied[MOST_SEATS] |= 1 << list(POWERS)[place]


def read_councilors(state: RisingState, told: dict[str, Any]) -> None:
    """What comes with the councilors: their locations, and the Alchemist's first potions if none are told."""
    places = {ALCHEMIST: ALCHEMISTS_LABORATORY, ASTROLOGER: ASTROLOGERS_OBSERVATORY}
    for councilor, site in places.items():
        if seat_with(state, councilor) != NONE and LOCATIONS_IN_PLAY.name not in told:
            LOCATIONS_IN_PLAY.put(state, 1, site - FIRST_LOCATION)
    if seat_with(state, ALCHEMIST) != NONE and HELD_POTIONS.name not in told and state.round:
        for potion in range(min(int(state.rules.councilor_number[ALCHEMIST]), len(POTIONS))):
            HELD_POTIONS.put(state, 1, potion)
    room, space = int(HOLOGRAM_ROOM.of(state)), int(state.where[THE_HOLOGRAM])
    if room and space >= 0:
        state.held[space] += 1 if room == ON_TWO else -1


def read_part(state: RisingState, part: Part, value: Any) -> None:
    path = f"monstrosities.{part.name}"
    if part.values:
        part.put(state, one_of(value, path, part.values))
        return
    if not part.names:
        part.put(state, number(value, path, 0, part.most))
        return
    for item in range(part.size()):
        part.put(state, 0, item)
    for item, count in counts(value, path, part.names).items():
        part.put(state, number(count, f"{path}.{part.names[item]}", 0, part.most), item)


def read_ally(state: RisingState, figure: int, value: Any, path: str) -> None:
    if isinstance(value, str):
        state.where[figure] = (SUPPLY, OUT)[one_of(value, path, ("supply", "box"))]
        return
    told = mapping(value, path, ("seat", "at"))
    state.owner[figure] = seat(state, told.get("seat", 0), f"{path}.seat")
    places = tuple(name for name in places_of(state) if name != "supply")
    put(state, figure, place_of(told.get("at", "pool"), f"{path}.at", places))


def read_item(state: RisingState, item: int, value: Any, path: str) -> None:
    """In the supply, in the box, or with a seat and perhaps a figure; whose that is, is checked later."""
    if isinstance(value, str):
        ITEM_OWNERS.put(state, (0, IN_BOX)[one_of(value, path, ("supply", "box"))], item)
        return
    told = mapping(value, path, ("seat", "with"))
    ITEM_OWNERS.put(state, seat(state, told.get("seat", 0), f"{path}.seat") + 1, item)
    if "with" in told:
        ITEM_BEARERS.put(state, one_of(told["with"], f"{path}.with", FIGURES) + 1, item)


def check_items(state: RisingState) -> None:
    """Whoever carries an item is on the board, or inactive, and its owner's (M-27.3)."""
    if not state.rules.monstrosities:
        return
    for item, name in enumerate(ITEMS):
        bearer = int(ITEM_BEARERS.of(state, item)) - 1
        if bearer < 0:
            continue
        # The Hologram changes hands; a petrified one keeps the token of whoever had it before.
        is_own = bearer == THE_HOLOGRAM or state.owner[bearer] + 1 == ITEM_OWNERS.of(state, item)
        if not is_own or state.where[bearer] in (POOL, SUPPLY, OUT):
            raise refuse(saying("rising-cannot-carry", figure=FIGURES[bearer], word=name))


def misfortunes_in_play(state: RisingState, told: dict[str, Any], named: list[int]) -> list[int]:
    """How many of each misfortune are known to be in the game; those named have been seen."""
    rules = state.rules
    known = [int(rules.in_deck[kind] + ADDED_MISFORTUNES.of(state, kind)) for kind in range(int(rules.misfortunes))]
    for kind in range(int(rules.misfortunes)):
        if not LOT_OF[kind]:
            continue
        if UNSEEN_MISFORTUNES.name not in told:
            UNSEEN_MISFORTUNES.put(state, max(int(rules.lot_copies[kind]) - named[kind], 0), kind)
        known[kind] += int(rules.lot_copies[kind] - UNSEEN_MISFORTUNES.of(state, kind))
    for part, lot in ((HIDDEN_SPECIALS, SPECIALS), (HIDDEN_OMENS, OMENS)):
        seen = sum(named[kind] for kind in range(int(rules.misfortunes)) if LOT_OF[kind] == lot)
        if part.name not in told:
            part.put(state, number(int(part.of(state)) - seen, f"monstrosities.{part.name}", 0, part.most))
    return known


def read_wonders(state: RisingState, told: dict[str, Any], left: list[int], named: set[int]) -> None:
    """A wonder of the expansion that is named nowhere has not been seen."""
    lot = [card for card in range(int(state.rules.cards)) if IS_LOT_OF_WONDERS[card]]
    unseen = [card for card in lot if left[card] > 0 and card not in named]
    for card in lot:
        state.cards[card * int(CARD_PLACES) + int(UNSEEN)] = 1 if card in unseen else 0
    for card in unseen:
        left[card] = 0
    if HIDDEN_WONDERS.name not in told:
        hidden = min(int(state.rules.wonders), len(lot)) - (len(lot) - len(unseen))
        if hidden < 0:
            raise refuse(saying("rising-cannot-see-wonders", count=int(state.rules.wonders)))
        HIDDEN_WONDERS.put(state, hidden)


def read_unused(state: RisingState, left: list[int]) -> None:
    """An artifact that is known to be unused is neither in the deck nor unseen (M-5.16)."""
    for artifact, name in enumerate(ARTIFACTS):
        left[CARDS.index(name)] -= int(UNUSED.of(state, artifact))


def brought(state: RisingState) -> int:
    """How many artifacts that have been seen were unused."""
    return int(BROUGHT.of(state)) if state.rules.monstrosities else 0


def check_deck(state: RisingState) -> None:
    """Every misfortune of the game is somewhere, unless it is set aside while others are drawn (M-27.11)."""
    known = [int(state.omens[int(OMEN_TOP) + place]) for place in range(int(state.known))]
    for kind in range(int(state.rules.misfortunes)):
        places = [int(state.omens[kind * int(OMEN_PLACES) + int(place)]) for place in (OMEN_DECK, OMEN_PILE, OMEN_SEEN)]
        here = sum(places) + known.count(kind) + (1 if state.card == kind else 0)
        seen = int(state.rules.lot_copies[kind] - UNSEEN_MISFORTUNES.of(state, kind)) if LOT_OF[kind] else 0
        there = int(state.rules.in_deck[kind] + ADDED_MISFORTUNES.of(state, kind)) + seen
        if here != there:
            raise refuse(saying("rising-cannot-hold-misfortunes", here=here, word=MISFORTUNES[kind], there=there))
