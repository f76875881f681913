"""What becomes of pieces: inactive ones, those that leave the game, and those that are regained (M-3).

An inactive figure is stolen (`AT_LAIR`) or petrified (`STONE` minus its space). Both are below POOL, so whatever asks
for figures that stand somewhere, or that are in play, does not see them; a petrified one still fills its space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules.content import AUTOMATON, BOT, HOLOGRAM, VOLUNTEER
from tidefall.rising.rules.figures import IS_FOLLOWER, ROOM_OF, THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.happenings import RECRUITED, REMOVED, STONES_LOST, TO_SUPPLY
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import CENTRE_SPACE, FIRST_SPACE, IS_DOUBLE, SITE_OF, TILES
from tidefall.rising.rules.monstrosities.store import STONES
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.state import AT_LAIR, NONE, OUT, POOL, STONE, SUPPLY, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_inactive(state: RisingState, figure: i64) -> bool:
    """Whether a figure is stolen or petrified (M-3.2)."""
    return state.where[figure] <= AT_LAIR


def is_petrified(state: RisingState, figure: i64) -> bool:
    return state.where[figure] <= STONE


def stone_space(state: RisingState, figure: i64) -> i64:
    """The space that a petrified figure fills."""
    return STONE - state.where[figure]


def take_off(state: RisingState, figure: i64, place: i64) -> None:
    """A figure goes from wherever it is to the pool, a supply, the Lair or the box; what it filled is free."""
    if is_petrified(state, figure):
        state.held[stone_space(state, figure)] -= ROOM_OF[figure]
    state.leave(figure, place)


def is_away(state: RisingState) -> None:
    """No power is revealed for a Hologram that is inactive or in the supply (M-18.9)."""
    state.hologram_back = state.rules.max_rounds + 1


def remove(state: RisingState, figure: i64) -> None:
    """A figure leaves the game (M-3.3, M-3.4, M-3.7 to M-3.9).

    A Leader, the Hologram, the Automaton and a Bot go to the supply, a volunteer to that of the volunteers, others to
    the box.
    """
    kind = state.kind(figure)
    if IS_FOLLOWER[figure] and kind != BOT:
        state.tell(REMOVED, state.owner[figure], kind)
        take_off(state, figure, OUT)
        return
    state.tell(TO_SUPPLY, state.owner[figure], kind)
    take_off(state, figure, SUPPLY)
    if kind == VOLUNTEER:
        state.owner[figure] = NONE
    elif kind == HOLOGRAM:
        is_away(state)


def steal(state: RisingState, figure: i64) -> None:
    """A figure lies at the Lair, and its space is free (M-16.9)."""
    state.leave(figure, AT_LAIR)
    if state.kind(figure) == HOLOGRAM:
        is_away(state)


def is_shielded(state: RisingState, figure: i64) -> bool:
    """Whether a figure suffers nothing from monsters, though it counts (M-14.6)."""
    for thing in state.rules.hooks.shields:
        if thing.shields(state, figure):
            return True
    return False


def restore(state: RisingState, figure: i64, seat: i64) -> None:
    """An inactive or removed figure comes to a pool: its own, or for a volunteer that of a seat."""
    take_off(state, figure, POOL)
    if state.kind(figure) == VOLUNTEER:
        state.owner[figure] = seat
    elif state.kind(figure) == HOLOGRAM:
        state.hologram_back = state.round
    state.tell(RECRUITED, state.owner[figure], state.kind(figure))


class Stones(Thing):
    """Petrified figures and volunteers fill their spaces, and cannot act (M-3.2)."""

    rank: i64 = 0

    def is_in_box(self, rules: Rules) -> bool:
        return rules.medusa

    def sinks(self, state: RisingState, site: i64) -> None:
        """Petrified ones on a tile that floods leave the game, volunteers go to their supply (M-15.11)."""
        for figure in range(state.rules.figures):
            if is_petrified(state, figure) and SITE_OF[stone_space(state, figure)] == site:
                remove(state, figure)
        lost: i64 = 0
        for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
            lost += STONES.of(state, space)
            state.held[space] -= STONES.of(state, space)
            STONES.put(state, 0, space)
        if lost:
            state.tell(STONES_LOST, site, lost)

    def inactive(self, state: RisingState, space: i64) -> i64:
        return stones_on(state, space)

    def cleans(self, state: RisingState) -> None:
        """Extra spaces on which petrified ones stand vanish only when those have left (M-15.17)."""
        for site in range(TILES):
            filled: i64 = 0
            for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
                filled += min(state.held[space], 1) if IS_DOUBLE[site] else state.held[space]
            state.extra[site] = max(filled - state.rules.printed[site], 0)


def stones_on(state: RisingState, space: i64) -> i64:
    """How much of a space petrified figures and volunteers fill."""
    if space > CENTRE_SPACE or not state.held[space]:
        return 0
    count = STONES.of(state, space)
    for figure in range(state.rules.figures):
        if state.where[figure] == STONE - space:
            count += ROOM_OF[figure]
    return count


class Regained(Thing):
    """A Hologram or Automaton in the supply may be taken in place of a follower (M-3.9).

    The Hologram that is out for a round (R-4.15) is not: it comes back by itself.
    """

    def is_in_box(self, rules: Rules) -> bool:
        return rules.monstrosities

    def regains(self, state: RisingState, seat: i64) -> i64:
        kinds: i64 = 0
        is_removed = state.hologram_back > state.rules.max_rounds
        if state.where[THE_HOLOGRAM] == SUPPLY and state.owner[THE_HOLOGRAM] == seat and is_removed:
            kinds |= 1 << HOLOGRAM
        if state.where[THE_AUTOMATON] == SUPPLY and state.owner[THE_AUTOMATON] == seat:
            kinds |= 1 << AUTOMATON
        return kinds


THINGS.extend([Stones(), Regained()])
