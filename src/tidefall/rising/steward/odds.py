"""Chances: of dice, of several things at once, and of the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.content import MISFORTUNE_KINDS
from tidefall.rising.evaluation import draws_to_come
from tidefall.rising.island import ARMS, RINGS, TILES
from tidefall.rising.table import OMEN_DECK, OMEN_PILE, OMEN_TOP

if TYPE_CHECKING:
    from tidefall.rising.table import Table

FACES: Final = 6
TWO_DICE: Final = [sum(a + b >= total for a in range(1, 7) for b in range(1, 7)) / 36 for total in range(14)]


def one_die(target: int) -> float:
    """The chance that a die reaches a target."""
    return min(max(7 - target, 0), FACES) / FACES


def two_dice(target: int) -> float:
    return TWO_DICE[min(max(target, 0), 13)]


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


def floods_in(state: Table, peninsula: int) -> list[float]:
    """For each misfortune to come this round: the chance that it is the flood of a peninsula."""
    draws = int(draws_to_come(state))
    known = [1.0 if state.omens[OMEN_TOP + place] == peninsula else 0.0 for place in range(min(state.known, draws))]
    unknown = draws - len(known)
    if not unknown:
        return known
    copies = state.omens[OMEN_DECK * MISFORTUNE_KINDS + peninsula]
    deck = state.omens_in(OMEN_DECK)
    if deck < unknown:
        copies += state.omens[OMEN_PILE * MISFORTUNE_KINDS + peninsula]
        deck += state.omens_in(OMEN_PILE)
    return known + [copies / deck if deck else 0.0] * unknown


def dry_tiles(state: Table) -> list[float]:
    """For each tile the chance that it is still land when the figures act."""
    chances = [0.0] * int(TILES)
    for peninsula in range(int(ARMS)):
        if (state.closed >> peninsula) & 1:
            continue
        land = int(state.land[peninsula])
        floods = floods_in(state, peninsula)
        barrier = 1 if state.has_barrier(peninsula) else 0
        for ring in range(land):
            site = peninsula * int(RINGS) + ring
            chances[site] = 1.0 - at_least(land - ring + barrier, floods)
    return chances
