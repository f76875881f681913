"""The things on the table as plain data: places, people, decks."""

from __future__ import annotations

from typing import Any, Final

from tidefall.rising.rules.content import (
    ARTIFACTS,
    CARDS,
    COLOURS,
    COMPONENTS,
    COUNCILORS,
    FIGURE_KINDS,
    GOODS,
    KINDS_OF_GOODS,
    LETTERS,
    LODESTONE_CRADLE,
    MISFORTUNES,
)
from tidefall.rising.rules.figures import FIRST_BOT, MOST_SEATS, THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.island import (
    CITIES,
    FIRST_SPACE,
    GATE,
    IS_DOUBLE,
    RINGS,
    SITE_NAMES,
    SITE_OF,
    SITE_OF_COMPONENT,
    SPACE_NAMES,
)
from tidefall.rising.rules.monstrosities.store import PARTS
from tidefall.rising.rules.rolling import target_on
from tidefall.rising.rules.state import (
    ASIDE,
    AT_LAIR,
    CARD_PLACES,
    DECK,
    DISCARDED,
    DRAWN,
    HELPING,
    NONE,
    OMEN_DECK,
    OMEN_PILE,
    OMEN_PLACES,
    OMEN_SEEN,
    OMEN_TOP,
    OUT,
    PILE,
    POOL,
    RESOLVED,
    REVEALED,
    STACKED,
    STONE,
    SUPPLY,
    UNSEEN,
    WAITING,
    RisingState,
)
from tidefall.rising.speech.reading import held_cards

Data = dict[str, Any]
BY_NAME: Final = {part.name: part for part in PARTS}
"""What the expansion's store has."""
LETTERS_OF_SPACES: Final = "abcdefgh"

USED: Final = [
    *("mystic_adze", "hammer_of_brontes", "chalice_of_the_source", "sandals_of_swiftness"),
    *("astrolabe_of_secrets", "adept"),
]
"""Things that work once a round, in the order of the table."""
SILVER: Final = "silver"
"""The colour of the second team of the mechanical solo (M-19.3)."""


# Places.


def figures(state: RisingState) -> dict[int, list[Data]]:
    """Who stands where, by site."""
    standing: dict[int, list[Data]] = {}
    where, owner, flags = state.where, state.owner, state.flags
    for figure in range(state.rules.figures):
        space = where[figure]
        if space >= 0:
            told = {
                "seat": owner[figure],
                "kind": FIGURE_KINDS[state.kind(figure)],
                "space": SPACE_NAMES[space],
                "resolved": flags[figure] & RESOLVED != 0,
            }
            if flags[figure] & ASIDE:
                told["shares"] = "help" if flags[figure] & HELPING else "open"
            if state.rules.sea:
                told["letters"] = letters_of(state, figure)
            standing.setdefault(SITE_OF[space], []).append(told)
        elif space <= STONE:
            stone(standing, owner[figure], FIGURE_KINDS[state.kind(figure)], int(STONE) - space)
    for name, count in amounts(state, "petrified_volunteers").items():
        for _ in range(count):
            stone(standing, None, "volunteer", SPACE_NAMES.index(name))
    return standing


def stone(standing: dict[int, list[Data]], seat: int | None, kind: str, space: int) -> None:
    """A petrified figure, or a volunteer that is nobody's any more, stands among the others (M-15.8)."""
    told = {"seat": seat, "kind": kind, "space": SPACE_NAMES[space], "resolved": True, "petrified": True}
    standing.setdefault(SITE_OF[space], []).append(told)


def letters_of(state: RisingState, figure: int) -> str:
    """The spaces of its tile on which a figure stands, where they differ (M-0.7)."""
    part = BY_NAME.get("letters")
    bits = part.of(state, figure) if part else 0
    return "".join(letter for place, letter in enumerate(LETTERS_OF_SPACES) if (bits >> place) & 1)


def amounts(state: RisingState, name: str) -> dict[str, int]:
    """The numbers of a part of the expansion's store by their names, without those that are 0."""
    part = BY_NAME.get(name)
    if part is None or not state.rules.monstrosities:
        return {}
    return {word: part.of(state, item) for item, word in enumerate(part.names) if part.of(state, item)}


def peninsula(state: RisingState, arm: int, standing: dict[int, list[Data]]) -> Data:
    land = state.land[arm]
    return {
        "land": land,
        "barrier": state.has_barrier(arm),
        "closed": (state.closed >> arm) & 1 == 1,
        "tiles": [tile(state, arm, arm * RINGS + ring, ring >= land, standing) for ring in range(RINGS)],
    }


def tile(state: RisingState, arm: int, site: int, flooded: bool, standing: dict[int, list[Data]]) -> Data:
    """A tile: its room, who stands there and its numbers; the target is what a roll there must reach now."""
    rules = state.rules
    room = rules.printed[site] + state.extra[site]
    here = standing.get(site, [])
    told: Data = {
        "name": SITE_NAMES[site],
        "flooded": flooded,
        "capacity": 2 * room if arm == CITIES else room,
        "used": sum(state.held[space] for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1])),
        "figures": here,
    }
    if arm <= CITIES:
        told["target"] = target_on(state, site)
    elif rules.rate[site]:
        told["rate"] = rules.rate[site]
    else:
        told["draw"] = rules.draw[site]
        told["keep"] = rules.keep[site]
    return told


def gate(state: RisingState, standing: dict[int, list[Data]]) -> list[Data]:
    """The build spaces of the Cosmic Gate."""
    here = standing.get(GATE, [])
    names = [f"gate_build_{number + 1}" for number in range(state.rules.most_build_spaces)]
    used = {one["space"] for one in here}
    names = [name for number, name in enumerate(names) if number < state.rules.build_spaces or name in used]
    return [{"name": name, "figures": [one for one in here if one["space"] == name]} for name in names]


def component(state: RisingState, number: int, standing: dict[int, list[Data]]) -> Data:
    """A component of the Blueprint, built or not; on an unbuilt one an Artificer may stand."""
    rules = state.rules
    first = number * KINDS_OF_GOODS
    site = SITE_OF_COMPONENT[number]
    told: Data = {
        "name": COMPONENTS[number],
        "letter": LETTERS[rules.letter_of[number]] if rules.letter_of[number] >= 0 else None,
        "cost": {good: rules.cost[first + index] for index, good in enumerate(GOODS) if rules.cost[first + index]},
        "action": rules.is_action[number] == 1,
        "capacity": 0,
        "figures": standing.get(site, []),
    }
    if rules.is_action[number]:
        told["capacity"] = rules.printed[site] * (2 if IS_DOUBLE[site] else 1)
    if number == LODESTONE_CRADLE:
        told["target"] = target_on(state, site)
    return told


# People.


def player(state: RisingState, seat: int) -> Data:
    cards = held_cards(state, seat)
    first = seat * KINDS_OF_GOODS
    pool = dict.fromkeys(FIGURE_KINDS[: state.rules.kinds], 0)
    supply = {"leader": 0, "follower": 0}
    board = waiting = 0
    for figure in range(state.rules.figures):
        if state.owner[figure] == seat:
            place = state.where[figure]
            if place >= 0:
                board += 1
            elif state.flags[figure] & WAITING:
                waiting += 1
            elif place == POOL:
                pool[FIGURE_KINDS[state.kind(figure)]] += 1
            elif place == SUPPLY and (figure < THE_HOLOGRAM or figure >= FIRST_BOT):
                kind = FIGURE_KINDS[state.kind(figure)]
                supply[kind] = supply.get(kind, 0) + 1
    return {
        "seat": seat,
        "councilor": named(COUNCILORS, state.council[seat]),
        "copied": named(COUNCILORS, state.copy_of(seat)),
        "colour": named(COLOURS, state.colour[seat]) if seat < state.rules.players else SILVER,
        "goods": {good: state.goods[first + index] for index, good in enumerate(GOODS)},
        "hand": [card for card in cards if card not in ARTIFACTS],
        "artifacts": [card for card in cards if card in ARTIFACTS],
        "hand_limit": state.hand_limit(seat),
        "pool": pool,
        "waiting_volunteers": waiting,
        "on_board": board,
        "supply": supply,
        "ready": (state.ready >> seat) & 1 == 1,
        "used": [thing for index, thing in enumerate(USED) if (state.used[index] >> seat) & 1],
    }


def named(names: list[str], number: int) -> str | None:
    return names[number] if number != NONE else None


def place_name(place: int) -> str:
    if place >= 0:
        return SPACE_NAMES[place]
    if place <= AT_LAIR:
        return "lair" if place == AT_LAIR else f"petrified {SPACE_NAMES[int(STONE) - place]}"
    return "pool" if place == POOL else "supply"


def hologram(state: RisingState) -> Data:
    owner = state.owner[THE_HOLOGRAM]
    place = state.where[THE_HOLOGRAM]
    is_out = place in (SUPPLY, OUT)
    return {
        "seat": owner if owner >= 0 else None,
        "councilor": named(COUNCILORS, state.council[MOST_SEATS]),
        "at": place_name(place),
        "back_in_round": state.hologram_back if is_out and state.hologram_back <= state.rules.max_rounds else None,
    }


def automaton(state: RisingState) -> Data:
    return {"seat": max(state.owner[THE_AUTOMATON], 0), "at": place_name(state.where[THE_AUTOMATON])}


# Decks.


def multiset(names: list[str], counts: Any, first: int, apart: int = 1) -> dict[str, int]:
    """How many of each there are: the first count, and the others so many places apart."""
    found = [counts[first + number * apart] for number in range(len(names))]
    return {name: count for name, count in zip(names, found, strict=True) if count}


def misfortunes(state: RisingState) -> Data:
    """What may be drawn is `left`, in any order, below the known `top`."""
    omens = state.omens
    known = MISFORTUNES[: state.rules.misfortunes]
    left = multiset(known, omens, OMEN_DECK, OMEN_PLACES)
    return {
        "deck": sum(left.values()) + state.known + sum(thing.hides(state) for thing in state.rules.hooks.hides),
        "left": left,
        "top": [MISFORTUNES[omens[OMEN_TOP + place]] for place in range(state.known)],
        "discard": multiset(known, omens, OMEN_PILE, OMEN_PLACES),
        "seen": multiset(known, omens, OMEN_SEEN, OMEN_PLACES),
        "card": named(MISFORTUNES, state.card),
    }


def library(state: RisingState) -> Data:
    """Above the known `bottom` lie, in any order, the cards of `left` and so many `hidden` ones of `unseen`."""
    known = CARDS[: state.rules.cards]
    left = multiset(known, state.cards, DECK, CARD_PLACES)
    hidden = state.hidden_artifacts + sum(thing.hides_cards(state) for thing in state.rules.hooks.hides_cards)
    return {
        "deck": sum(left.values()) + hidden + state.buried,
        "left": left,
        "hidden": state.hidden_artifacts,
        "unseen": [card for card in held_cards(state, UNSEEN) if card in ARTIFACTS],
        "bottom": [CARDS[state.bottom[place]] for place in range(state.buried)],
        "discard": multiset(known, state.cards, PILE, CARD_PLACES),
        "drawn": held_cards(state, DRAWN),
    }


def council(state: RisingState) -> Data:
    """The boards that nobody plays; the stack has no known order."""
    places = (("stack", STACKED), ("discard", DISCARDED), ("revealed", REVEALED))
    boards = COUNCILORS[: state.rules.councilors]
    return {
        word: [name for number, name in enumerate(boards) if state.boards[number] == place] for word, place in places
    }
