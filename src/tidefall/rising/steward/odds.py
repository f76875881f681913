"""Chances: of dice, of several things at once, and of the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules.evaluation import draws_to_come
from tidefall.rising.rules.island import ARMS, RINGS, TILES
from tidefall.rising.rules.state import OMEN_DECK, OMEN_PILE, OMEN_PLACES, OMEN_TOP
from tidefall.rising.rules.things.misfortunes import FLOOD_OF

if TYPE_CHECKING:
    from tidefall.rising.rules.state import RisingState

ONE_DIE: Final = [min(max(7 - target, 0), 6) / 6 for target in range(16)]
TWO_DICE: Final = [sum(a + b >= target for a in range(1, 7) for b in range(1, 7)) / 36 for target in range(16)]


def one_die(target: int) -> float:
    """The chance that a die reaches a target."""
    return ONE_DIE[min(max(target, 0), 15)]


def two_dice(target: int) -> float:
    return TWO_DICE[min(max(target, 0), 15)]


def at_least(count: int, chances: list[float]) -> float:
    """The chance that at least `count` of some independent things happen."""
    if count <= 0:
        return 1.0
    if count > len(chances):
        return 0.0
    exactly = [1.0] + [0.0] * count  # the last entry stands for `count` and more
    for chance in chances:
        exactly[count] += exactly[count - 1] * chance
        for number in range(count - 1, 0, -1):
            exactly[number] += (exactly[number - 1] - exactly[number]) * chance
        exactly[0] *= 1.0 - chance
    return exactly[count]


def share_of_floods(state: RisingState, peninsula: int) -> float:
    """How likely an unknown misfortune is the flood of a peninsula."""
    floods = [card for card, floods in enumerate(FLOOD_OF) if floods == peninsula]
    copies = sum(state.omens[card * OMEN_PLACES + OMEN_DECK] for card in floods)
    cards = state.omens_in(OMEN_DECK)
    if cards < state.rules.draws:
        copies += sum(state.omens[card * OMEN_PLACES + OMEN_PILE] for card in floods)
        cards += state.omens_in(OMEN_PILE)
    return int(copies) / int(cards) if cards else 0.0


def floods_to_come(state: RisingState, peninsula: int) -> list[float]:
    """For each misfortune to come this round: the chance that it is the flood of a peninsula."""
    draws = int(draws_to_come(state))
    known = [float(FLOOD_OF[state.omens[OMEN_TOP + place]] == peninsula) for place in range(min(state.known, draws))]
    if len(known) == draws:
        return known
    return known + [share_of_floods(state, peninsula)] * (draws - len(known))


def dry_tiles(state: RisingState) -> list[float]:
    """For each tile the chance that it can be used when the figures act."""
    chances = [0.0] * TILES
    for peninsula in range(ARMS):
        if (state.closed >> peninsula) & 1:
            continue
        land = int(state.land[peninsula])
        floods = floods_to_come(state, peninsula)
        barrier = 1 if state.has_barrier(peninsula) else 0
        for ring in range(land):
            chances[peninsula * RINGS + ring] = 1.0 - at_least(land - ring + barrier, floods)
    return chances
