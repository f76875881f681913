"""How a table stands: the time that the sea leaves, set against the work that is left. For search, and for the steward.

The numbers are a player's rules of thumb, not rules of the game.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled
from tidefall.rising.rules import steps
from tidefall.rising.rules.content import (
    ATLANTIUM,
    CONTROLLED_FLOOD,
    ENERGY,
    KINDS_OF_GOODS,
    ORE,
    RAW,
    RESOURCES,
    TSUNAMI,
)
from tidefall.rising.rules.happenings import CORE_BUILT
from tidefall.rising.rules.island import ARMS, CENTRE, CITIES, GATE, LIBRARIES, RINGS, SITE_OF, TILES, WILD
from tidefall.rising.rules.library import cards_left
from tidefall.rising.rules.misfortune import Misfortune
from tidefall.rising.rules.rounds import Wrath
from tidefall.rising.rules.state import (
    OMEN_DECK,
    OMEN_PILE,
    OMEN_PLACES,
    OMEN_TOP,
    POOL,
    RESOLVED,
    UNBUILT,
    RisingState,
)
from tidefall.rising.rules.things.misfortunes import FLOOD_OF, IS_OMEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints

# What things take, in actions of one figure.
A_RAW_RESOURCE: Final = 1.7
AN_ATLANTIUM: Final = 0.9
AN_ENERGY: Final = 1.0
A_BUILD: Final = 1.0
A_BUILDER: Final = 0.25
"""For each further seat: holdings are spread, and several seats must stand where something is built."""
# What is to spare helps a little.
A_CARD: Final = 0.5
CARDS_THAT_HELP: Final[i64] = 4
A_SPARE_RESOURCE: Final = 0.1
A_SPARE_ENERGY: Final = 0.3

A_BARRIER_SAVES: Final = 0.6
AN_OMEN_FLOODS: Final = 0.8

MARGIN: Final = 0.5
DOUBT: Final = 0.7
"""In rounds: how much more time than needed makes it an even chance, and how soon that chance becomes good."""


def evaluate(state: RisingState) -> float:
    """A guess at the chance to win, from 0 to 1; 1 or 0 at the end."""
    if state.over:
        return 1.0 if state.ending == CORE_BUILT else 0.0
    due = shortfalls(state)
    work = max(work_left(state, due) - under_way(state, due), 0.0)
    spare = rounds_left(state) - work / figures_in_play(state)
    return 0.01 + 0.98 / (1.0 + math.exp((MARGIN - spare) / DOUBT))


# The sea.


def rounds_left(state: RisingState) -> float:
    """How many more times everybody will act, this round included, before the island is gone: a mean, no promise."""
    rules = state.rules
    land = float(state.land_left())
    for peninsula in range(ARMS):
        if state.has_barrier(peninsula):
            land += A_BARRIER_SAVES
    cards = floods_of_a_card(state)
    sunk = float(draws_to_come(state)) * cards + float(wrath_to_come(state))
    acts = acts_to_come(state)
    counter = state.counter
    rounds = 0.0
    for _ in range(rules.max_rounds - state.round + 1):
        if sunk > land:
            return rounds + acts * land / sunk
        rounds += acts
        land -= sunk
        acts = 1.0
        counter = min(counter + 1, len(rules.wrath) - 1)
        sunk = float(rules.draws) * cards + float(rules.wrath[counter])
    return rounds


def floods_of_a_card(state: RisingState) -> float:
    """How many floods a misfortune brings on average, from those that may come next."""
    floods = 0.0
    cards: i64 = 0
    with_pile = state.omens_in(OMEN_DECK) < state.rules.draws
    for kind in range(state.rules.misfortunes):
        copies = state.omens[kind * OMEN_PLACES + OMEN_DECK]
        for place in range(state.known):
            if state.omens[OMEN_TOP + place] == kind:
                copies += 1
        if with_pile:
            copies += state.omens[kind * OMEN_PLACES + OMEN_PILE]
        cards += copies
        if FLOOD_OF[kind] >= 0:
            floods += float(copies) if state.land[FLOOD_OF[kind]] else 2.0 * float(copies)
        elif kind == CONTROLLED_FLOOD:
            floods += float(copies)
        elif IS_OMEN[kind] or kind == TSUNAMI:
            floods += AN_OMEN_FLOODS * float(copies)
    return floods / float(cards) if cards else 0.0


def draws_to_come(state: RisingState) -> i64:
    """Misfortunes still to be drawn this round."""
    place = state.place_of(steps.MISFORTUNE)
    return state.rules.draws - Misfortune.DRAWN.in_frame(state, place) if place >= 0 else 0


def wrath_to_come(state: RisingState) -> i64:
    """Wrath floods still to come this round."""
    place = state.place_of(steps.WRATH)
    if place < 0:
        return 0
    if Wrath.COUNTED.in_frame(state, place):
        return Wrath.LEFT.in_frame(state, place)
    return 0 if state.wrath_skipped else max(state.level() - state.calmed, 0)


def acts_to_come(state: RisingState) -> float:
    """1 if the figures have still to act this round; while they do, the share of those that have not."""
    if state.place_of(steps.START_ACTIONS) >= 0:
        return 1.0
    if state.place_of(steps.ACTIONS) < 0:
        return 0.0
    waiting: i64 = 0
    for figure in range(state.rules.figures):
        if state.where[figure] >= 0 and figure != state.rules.assistant and not state.flags[figure] & RESOLVED:
            waiting += 1
    return float(waiting) / figures_in_play(state)


# The work.


def figures_in_play(state: RisingState) -> float:
    """How many figures act in a round; never less than one."""
    count: i64 = 0
    for figure in range(state.rules.figures):
        if state.where[figure] >= POOL and figure != state.rules.assistant:
            count += 1
    return float(max(count, 1))


def shortfalls(state: RisingState) -> Ints:
    """Of each good: what all that is unbuilt costs, less what the players have; below 0 where they have more."""
    due = filled(KINDS_OF_GOODS, 0)
    for component in range(state.rules.components):
        if state.parts[component] == UNBUILT:
            for good in range(KINDS_OF_GOODS):
                due[good] += state.rules.cost[component * KINDS_OF_GOODS + good]
    for seat in range(state.rules.seats):
        for good in range(KINDS_OF_GOODS):
            due[good] -= state.goods[seat * KINDS_OF_GOODS + good]
    return due


def builds_left(state: RisingState) -> i64:
    """Components still to be built, the Power Core among them."""
    count: i64 = 0
    for component in range(state.rules.components):
        if state.parts[component] == UNBUILT:
            count += 1
    return count


def work_left(state: RisingState, due: Ints) -> float:
    """How many actions of a figure the table still needs to win."""
    work = float(builds_left(state)) * (A_BUILD + A_BUILDER * float(state.rules.seats - 1))
    for good in range(RAW):
        work += A_RAW_RESOURCE * float(max(due[good], 0))
    work += AN_ATLANTIUM * max(float(due[ATLANTIUM]) - 2.0 * float(max(-due[ORE], 0)), 0.0)
    work += AN_ENERGY * float(max(due[ENERGY], 0))
    for good in range(RESOURCES):
        work -= A_SPARE_RESOURCE * float(max(-due[good], 0))
    work -= A_SPARE_ENERGY * float(max(-due[ENERGY], 0))
    for seat in range(state.rules.seats):
        work -= A_CARD * float(min(state.cards_in(seat), CARDS_THAT_HELP))
    return work


def under_way(state: RisingState, due: Ints) -> float:
    """How much of the work the figures on the board will do when they act."""
    total = 0.0
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and figure != state.rules.assistant and not state.flags[figure] & RESOLVED:
            total += prospect(state, space, due)
    return total


def prospect(state: RisingState, space: i64, due: Ints) -> float:
    """How much of it a figure does where it stands."""
    rules = state.rules
    site = SITE_OF[space]
    if site == CENTRE:
        return 0.5
    if site == GATE:
        return 0.6 / float(state.held[space])
    if site >= TILES:
        return 0.7
    peninsula = site // RINGS
    if peninsula < WILD:
        if due[peninsula] <= 0 and (peninsula != ORE or due[ATLANTIUM] <= 0):
            return 0.1
        return A_RAW_RESOURCE * float(max(7 - rules.target[site] - state.earthquakes, 0)) / 6.0
    if peninsula == CITIES:
        return 0.15 * float(14 - rules.target[site]) if state.held[space] == 2 else 0.0
    if peninsula == LIBRARIES:
        return 0.7 * float(min(rules.keep[site], cards_left(state)))
    return 0.4 * float(rules.rate[site])
