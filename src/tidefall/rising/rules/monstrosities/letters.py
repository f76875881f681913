"""Which space of its tile a figure stands on, while the sea monsters are about (M-0.7).

Without that scenario the spaces of a tile are alike (R-1.10). With it, spaces have letters from the counter-clockwise
edge of the tile on: the nearest to Scylla is the first or the last printed one. A figure beyond the capacity of its
tile has none, and in the cities nobody needs one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import VOLUNTEER
from tidefall.rising.rules.figures import ROOM_OF
from tidefall.rising.rules.frames import is_seat
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import ARMS, CITY, SITE_KIND, SITE_OF, SPACE_NAMES, TILES
from tidefall.rising.rules.monstrosities.pieces import is_petrified, stone_space
from tidefall.rising.rules.monstrosities.store import LETTERS, SEA_ATTACKER, SEA_GONE, STONE_LETTERS, STONES
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.state import HELPING, NONE, STONE, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

SCYLLA: Final[i64] = 0
CHARYBDIS: Final[i64] = 1
SEA_MONSTERS: Final = ["scylla", "charybdis"]
ALPHABET: Final = "abcdefgh"
MOST_LETTERS: Final[i64] = len(ALPHABET)


def other_arm(gap: i64) -> i64:
    """The second of the two peninsulas of a gap; the first has the gap's own number (M-0.7)."""
    return (gap + 1) % ARMS


def has_letters(space: i64) -> bool:
    return SITE_OF[space] < TILES and SITE_KIND[SITE_OF[space]] != CITY


def capacity(state: RisingState, space: i64) -> i64:
    """How many lettered spaces a tile has, those that cards and Leaders add behind the printed ones."""
    site = SITE_OF[space]
    return min(state.rules.printed[site] + state.extra[site], MOST_LETTERS)


def space_of(state: RisingState, figure: i64) -> i64:
    """The space that a figure fills, active or petrified, or NONE."""
    if state.where[figure] >= 0:
        return state.where[figure]
    return stone_space(state, figure) if is_petrified(state, figure) else NONE


def stone_letters(state: RisingState, space: i64) -> i64:
    """The set of spaces of a tile with petrified volunteers that had been somebody's; freed ones give up the last."""
    letters = STONE_LETTERS.of(state, space)
    over = count_of(letters) - STONES.of(state, space)
    letter = MOST_LETTERS - 1
    while over > 0:
        if (letters >> letter) & 1:
            letters &= ~(1 << letter)
            over -= 1
        letter -= 1
    return letters


def empty_letters(state: RisingState, space: i64, others: i64) -> i64:
    """The set of empty spaces of a tile that so many pieces fill; petrified ones without a letter fill the first."""
    stones = stone_letters(state, space)
    letters: i64 = ((1 << capacity(state, space)) - 1) & ~stones
    others -= count_of(stones)
    for figure in range(state.rules.figures):
        if LETTERS.of(state, figure) and space_of(state, figure) == space and not state.flags[figure] & HELPING:
            letters &= ~LETTERS.of(state, figure)
            others -= count_of(LETTERS.of(state, figure))
    while others > 0 and letters:
        letters &= letters - 1
        others -= 1
    return letters


def count_of(letters: i64) -> i64:
    count: i64 = 0
    while letters:
        letters &= letters - 1
        count += 1
    return count


def still_to_name(state: RisingState, figure: i64) -> i64:
    """How many spaces a figure fills that have no letter yet: the Giant needs two."""
    return ROOM_OF[figure] - count_of(LETTERS.of(state, figure))


def is_on(state: RisingState, figure: i64, letter: i64) -> bool:
    """Whether a figure is on a space of its tile; a Bot that shares one is where somebody is (M-17.5, M-19.7)."""
    if not state.flags[figure] & HELPING:
        return (LETTERS.of(state, figure) >> letter) & 1 == 1
    for other in range(state.rules.figures):
        if state.where[other] == state.where[figure] and not state.flags[other] & HELPING:
            if (LETTERS.of(state, other) >> letter) & 1:
                return True
    return False


def take_first(state: RisingState, figure: i64, letters: i64) -> None:
    """A figure takes the first of some empty spaces, as many as it still needs."""
    while letters and still_to_name(state, figure) > 0:
        LETTERS.put(state, LETTERS.of(state, figure) | (letters & -letters), figure)
        letters &= letters - 1


def settle_all(state: RisingState) -> None:
    """Whoever has no space takes the first that nobody has, figure by figure."""
    for figure in range(state.rules.figures):
        space = space_of(state, figure)
        if space == NONE or not has_letters(space):
            continue
        letters: i64 = (1 << capacity(state, space)) - 1
        for other in range(state.rules.figures):
            if space_of(state, other) == space:
                letters &= ~LETTERS.of(state, other)
        take_first(state, figure, letters)


def is_chosen(state: RisingState) -> bool:
    """Whether it can matter on which space somebody stands.

    Scylla looks at it when she acts; a petrified figure keeps its space for rounds to come.
    """
    if SEA_GONE.of(state, SCYLLA):
        return False
    if state.rules.medusa:
        return True
    if SEA_ATTACKER.of(state) != SCYLLA + 1:
        return False
    return state.place_of(steps.MONSTERS_SLOT) >= 0 or state.place_of(steps.MONSTERS_ACT) >= 0


class Letters(Thing):
    """Whoever comes to a tile takes an empty space of it."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.sea

    def left(self, state: RisingState, figure: i64, space: i64) -> None:
        LETTERS.put(state, 0, figure)

    def gone(self, state: RisingState, figure: i64, place: i64) -> None:
        """A volunteer that is petrified is no figure any more, but it keeps its space."""
        if place <= STONE and state.kind(figure) == VOLUNTEER and has_letters(STONE - place):
            letters = stone_letters(state, STONE - place) | LETTERS.of(state, figure)
            STONE_LETTERS.put(state, letters, STONE - place)
            LETTERS.put(state, 0, figure)

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        self.settle(state, figure, space, state.held[space])

    def came(self, state: RisingState, figure: i64, space: i64) -> None:
        if space_of(state, figure) == space:
            self.settle(state, figure, space, state.held[space] - ROOM_OF[figure])

    def settle(self, state: RisingState, figure: i64, space: i64, others: i64) -> None:
        """Its owner names a space, or the drawer who moves everybody; the first one will do where it never matters."""
        if not has_letters(space) or not ROOM_OF[figure]:
            return
        LETTERS.put(state, 0, figure)
        letters = empty_letters(state, space, others)
        if is_chosen(state) and count_of(letters) > ROOM_OF[figure]:
            seat = state.drawer if state.place_of(steps.MOVE_EACH) >= 0 else state.owner[figure]
            state.push(steps.NAME_SPACE, NameSpace.FIGURE.at(figure) | NameSpace.SEAT.at(seat))
        else:
            take_first(state, figure, letters)


class NameSpace(Step[RisingState]):
    """DM-20, DM-97: on which space of a tile a figure stands, for whoever placed or moved it."""

    name = "name_space"
    code = steps.NAME_SPACE
    below = (
        "place end_misf move_figure start_actions displace lay_aside return_some return_own lethe labyrinth aftermath "
        "move_each flee actions after_action activation observatory play_spirit equip arrive"
    )
    FIGURE: Final = Field(8)
    SEAT: Final = Field(3)
    continues = True

    def waits(self, state: RisingState) -> bool:
        figure = NameSpace.FIGURE.of(state)
        if space_of(state, figure) != NONE and not state.flags[figure] & HELPING and still_to_name(state, figure) > 0:
            letters = self.letters(state)
            if count_of(letters) > still_to_name(state, figure):
                return True
            take_first(state, figure, letters)
        state.pop()
        return False

    def letters(self, state: RisingState) -> i64:
        figure = NameSpace.FIGURE.of(state)
        space = space_of(state, figure)
        return empty_letters(state, space, state.held[space] - still_to_name(state, figure))

    def actor(self, state: RisingState) -> i64:
        return NameSpace.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        letters = self.letters(state)
        for letter in range(MOST_LETTERS):
            if (letters >> letter) & 1:
                menu.add(actions.AMOUNT + letter)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = NameSpace.FIGURE.of(state)
        LETTERS.put(state, LETTERS.of(state, figure) | (1 << (action - actions.AMOUNT)), figure)

    def describe(self, state: RisingState, action: i64) -> Choice:
        space = space_of(state, NameSpace.FIGURE.of(state))
        return Choice(action, "letter", ALPHABET[action - actions.AMOUNT], "", SPACE_NAMES[space])

    def fits(self, state: RisingState) -> bool:
        figure = NameSpace.FIGURE.of(state)
        if figure >= state.rules.figures or not state.rules.sea or not is_seat(state, NameSpace.SEAT.of(state)):
            return False
        space = space_of(state, figure)
        return space != NONE and has_letters(space)


THINGS.append(Letters())
STEPS.register(NameSpace())
