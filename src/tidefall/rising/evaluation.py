"""How a table stands: the time that the sea leaves, set against the work that is left. For search, and for the steward.

The numbers are a player's rules of thumb, not rules of the game.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tidefall.kernel.state import FRAME
from tidefall.rising import steps
from tidefall.rising.content import (
    ATLANTIUM,
    CONTROLLED_FLOOD,
    ENERGY,
    KINDS_OF_GOODS,
    LETTERED,
    MISFORTUNE_KINDS,
    MISFORTUNES,
    ORE,
    POWER_CORE,
    RAW,
    RESOURCES,
)
from tidefall.rising.happenings import CORE_BUILT
from tidefall.rising.island import ARMS, CENTRE, CITIES, FORGES, GATE, LIBRARIES, RINGS, SITE_OF, TILES, WILD
from tidefall.rising.table import (
    OMEN_DECK,
    OMEN_PILE,
    OMEN_TOP,
    POOL,
    RESOLVED,
    THE_AUTOMATON,
    UNBUILT,
    Table,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# What things take, in actions of one figure.
A_RAW_RESOURCE: Final = 1.7
AN_ATLANTIUM: Final = 0.9
AN_ENERGY: Final = 1.0
A_BUILD: Final = 1.0
A_BUILDER: Final = 0.25
"""For each further seat: holdings are spread, and several seats must stand where something is built."""
A_CARD: Final = 1.0

OMEN_FLOODS: Final = 0.8
TSUNAMI: Final[i64] = MISFORTUNES.index("tsunami")
FIRST_OMEN: Final[i64] = MISFORTUNES.index("omen_of_ash")
A_BARRIER_SAVES: Final = 0.6
ROUNDS_OF_DOUBT: Final = 0.7


def evaluate(state: Table) -> float:
    """A guess at the chance to win, from 0 to 1; 1 or 0 at the end."""
    if state.over:
        return 1.0 if state.ending == CORE_BUILT else 0.0
    rounds = (work_left(state) - under_way(state)) / figures_in_play(state)
    margin = rounds_left(state) - rounds - 0.5
    return 0.01 + 0.98 / (1.0 + math.exp(-margin / ROUNDS_OF_DOUBT))


# The sea.


def rounds_left(state: Table) -> float:
    """How many more times everybody will act, this round included, before the island is gone: a mean, not a promise."""
    rules = state.rules
    land = float(state.land_left())
    for peninsula in range(ARMS):
        if state.has_barrier(peninsula):
            land += A_BARRIER_SAVES
    cards = floods_of_a_card(state)
    counter = state.counter
    draws = draws_to_come(state)
    wrath = wrath_to_come(state)
    rounds = 0.0
    acts = acts_to_come(state)
    for _ in range(rules.max_rounds - state.round + 1):
        sunk = draws * cards
        if sunk + wrath > land:
            return rounds + (acts * land / (sunk + wrath) if land > 0.0 else 0.0)
        rounds += acts
        land -= sunk + wrath
        acts = 1.0
        draws = float(rules.draws)
        counter = min(counter + 1, len(rules.wrath) - 1)
        wrath = float(rules.wrath[counter])
    return rounds


def floods_of_a_card(state: Table) -> float:
    """How many floods a misfortune brings on average, from those that may still come."""
    floods = 0.0
    cards: i64 = 0
    use_pile = state.omens_in(OMEN_DECK) < state.rules.draws
    for kind in range(MISFORTUNE_KINDS):
        copies = state.omens[OMEN_DECK * MISFORTUNE_KINDS + kind]
        for place in range(state.known):
            if state.omens[OMEN_TOP + place] == kind:
                copies += 1
        if use_pile:
            copies += state.omens[OMEN_PILE * MISFORTUNE_KINDS + kind]
        cards += copies
        if kind < ARMS:
            floods += float(copies) if state.land[kind] else 2.0 * float(copies)
        elif kind == CONTROLLED_FLOOD:
            floods += float(copies)
        elif kind >= FIRST_OMEN or kind == TSUNAMI:
            floods += OMEN_FLOODS * float(copies)
    return floods / float(cards) if cards else 0.0


def frame_of(state: Table, code: i64) -> i64:
    """Where the lowest frame of a step is on the stack, or -1."""
    for place in range(state.depth):
        if state.stack[place * FRAME] == code:
            return place * FRAME
    return -1


def draws_to_come(state: Table) -> float:
    """Misfortunes still to be drawn this round."""
    frame = frame_of(state, steps.MISFORTUNE)
    return float(state.rules.draws - state.stack[frame + 1]) if frame >= 0 else 0.0


def acts_to_come(state: Table) -> float:
    """1 if the figures have still to act this round, part of it if some of them have."""
    if frame_of(state, steps.START_ACTIONS) >= 0:
        return 1.0
    if frame_of(state, steps.ACTIONS) < 0:
        return 0.0
    waiting: i64 = 0
    for figure in range(THE_AUTOMATON):
        if state.where[figure] >= 0 and not state.flags[figure] & RESOLVED:
            waiting += 1
    return float(waiting) / figures_in_play(state)


def wrath_to_come(state: Table) -> float:
    """Wrath floods still to come this round."""
    frame = frame_of(state, steps.WRATH)
    if frame < 0:
        return 0.0
    if state.stack[frame + 1]:
        return float(state.stack[frame + 1] - 1)
    return 0.0 if state.wrath_skipped else float(max(state.level() - state.calmed, 0))


# The work.


def figures_in_play(state: Table) -> float:
    """How many figures act in a round; never less than one."""
    count: i64 = 0
    for figure in range(THE_AUTOMATON):
        if state.where[figure] >= POOL:
            count += 1
    return float(max(count, 1))


def still_due(state: Table, good: i64) -> i64:
    """What all that is unbuilt costs of a good, less what the players have; below 0 where they have more."""
    due: i64 = 0
    for component in range(POWER_CORE + 1):
        if state.parts[component] == UNBUILT:
            due += state.rules.cost[component * KINDS_OF_GOODS + good]
    for seat in range(state.rules.seats):
        due -= state.goods[seat * KINDS_OF_GOODS + good]
    return due


def builds_left(state: Table) -> i64:
    """Components still to be built, the Power Core among them."""
    count: i64 = 1
    for component in range(LETTERED):
        if state.parts[component] == UNBUILT:
            count += 1
    return count


def work_left(state: Table) -> float:
    """How many actions of a figure the table still needs to win."""
    atlantium = still_due(state, ATLANTIUM)
    ore = still_due(state, ORE)
    work = max(float(atlantium) - 2.0 * max(float(-ore), 0.0), 0.0) * AN_ATLANTIUM
    for good in range(RAW):
        work += float(max(still_due(state, good), 0)) * A_RAW_RESOURCE
    work += max(float(still_due(state, ENERGY)) * AN_ENERGY, 0.0)
    work += float(builds_left(state)) * (A_BUILD + A_BUILDER * float(state.rules.seats - 1))
    return work + hand_in(state)


def hand_in(state: Table) -> float:
    """What cards, spare goods and energy take off the work: a little for each, so that more is never worse."""
    helps = 0.0
    for seat in range(state.rules.seats):
        helps -= 0.5 * float(min(state.cards_in(seat), 4))
    for good in range(RESOURCES):
        helps -= 0.1 * float(max(-still_due(state, good), 0))
    return helps - 0.3 * float(max(-still_due(state, ENERGY), 0))


def under_way(state: Table) -> float:
    """What the figures on the board may bring when they act."""
    total = 0.0
    for figure in range(THE_AUTOMATON):
        space = state.where[figure]
        if space >= 0 and not state.flags[figure] & RESOLVED:
            total += prospect(state, SITE_OF[space], space)
    return total


def prospect(state: Table, site: i64, space: i64) -> float:
    """What a figure may bring where it stands, in actions."""
    rules = state.rules
    if site == CENTRE:
        return 0.4
    if site == GATE:
        return 0.6 / float(state.held[space])
    if site >= TILES:
        return 0.9
    peninsula = site // RINGS
    if peninsula < WILD:
        if still_due(state, peninsula) <= 0 and peninsula != ORE:
            return 0.1
        return A_RAW_RESOURCE * float(max(7 - rules.target[site] - state.earthquakes, 0)) / 6.0
    if peninsula == CITIES:
        return 0.2 * float(14 - rules.target[site]) if state.held[space] == 2 else 0.2
    if peninsula == LIBRARIES:
        return A_CARD * float(rules.keep[site])
    return 0.5 * float(rules.rate[site]) if peninsula == FORGES else 0.0
