"""Scylla: who is adjacent to her, whom she goes for, and who is eaten (M-17.5 to M-17.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import BOOK, ENERGY
from tidefall.rising.rules.frames import stands
from tidefall.rising.rules.happenings import EATEN, SAVED
from tidefall.rising.rules.island import CITY, RINGS, SITE_KIND, SITE_OF, TILES, peninsula_of
from tidefall.rising.rules.monstrosities.letters import SCYLLA, is_on, other_arm
from tidefall.rising.rules.monstrosities.pieces import is_shielded, remove
from tidefall.rising.rules.monstrosities.store import MASKED, SEA_ATTACKER, SEA_GAP, SEA_SATED
from tidefall.rising.rules.payment import about_to_ask
from tidefall.rising.rules.placing import describe_figure, is_alike
from tidefall.rising.rules.shared import FINAL, SETTLING, Shared
from tidefall.rising.rules.state import NONE, PICKED, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import announce_hit, forget_picks

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

NUMBERS: Final = next(entry.numbers for entry in BOOK.monsters if entry.id == "scylla")
MOST_EATEN: Final[i64] = NUMBERS["figures"]
PRICE_OF_ONE: Final[i64] = NUMBERS["energy"]


def is_adjacent(state: RisingState, figure: i64, gap: i64) -> bool:
    """Whether an active figure is adjacent to Scylla in a gap (M-17.5)."""
    space = state.where[figure]
    if space < 0 or SITE_OF[space] >= TILES:
        return False
    site = SITE_OF[space]
    arm = peninsula_of(site)
    if arm not in (gap, other_arm(gap)):
        return False
    ring = site % RINGS + 1
    if ring >= state.land[arm]:
        return True
    if ring == 1:
        return False
    if SITE_KIND[site] == CITY:
        return True
    nearest = state.rules.printed[site] - 1 if arm == gap else 0
    return is_on(state, figure, nearest)


class Scylla(Shared):
    """DM-46: of more than six who are adjacent the table picks the six she goes for (M-17.6). They are marked."""

    name = "scylla"
    code = steps.SCYLLA
    below = "monsters_act"
    PICKED: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        adjacent: i64 = 0
        for figure in range(state.rules.figures):
            if is_adjacent(state, figure, SEA_GAP.of(state) - 1):
                adjacent += 1
        if adjacent >= MOST_EATEN:
            SEA_SATED.put(state, 1)
        if adjacent > MOST_EATEN and Scylla.PICKED.of(state) < MOST_EATEN:
            return True
        if adjacent <= MOST_EATEN:
            for figure in range(state.rules.figures):
                if is_adjacent(state, figure, SEA_GAP.of(state) - 1):
                    state.flags[figure] |= PICKED
        state.pop()
        state.push(steps.BITE)
        about_to_ask(state, self.prey(state))
        return False

    def prey(self, state: RisingState) -> i64:
        """The set of seats whose figures she goes for."""
        seats: i64 = 0
        for figure in range(state.rules.figures):
            if state.flags[figure] & PICKED:
                seats |= 1 << state.owner[figure]
        return seats

    def suits(self, state: RisingState, figure: i64) -> bool:
        return not state.flags[figure] & PICKED and is_adjacent(state, figure, SEA_GAP.of(state) - 1)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and self.suits(state, other):
                return False
        return True

    def settle(self, state: RisingState, action: i64) -> None:
        Shared.STAGE.put(state, SETTLING)
        state.flags[action - actions.FIGURE] |= PICKED
        Scylla.PICKED.put(state, Scylla.PICKED.of(state) + 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "prey", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        count: i64 = 0
        for figure in range(state.rules.figures):
            if state.flags[figure] & PICKED:
                count += 1
        attacks = SEA_ATTACKER.of(state) == SCYLLA + 1 and Shared.STAGE.of(state) in (SETTLING, FINAL)
        return attacks and Scylla.PICKED.of(state) == count and count < MOST_EATEN


class Bite(Step[RisingState]):
    """DM-47: each player in turn, from the starting player, saves figures of its own for energy; the others are eaten.

    PLACE is whose turn it is. FIGURE is one more than the figure that is about to be eaten and may still be shielded.
    """

    name = "bite"
    code = steps.BITE
    below = "monsters_act"
    PLACE: Final = Field(3)
    FIGURE: Final = Field(8)
    GIVEN_UP: Final = Field(1)
    """The player at hand saves nobody more."""

    def waits(self, state: RisingState) -> bool:
        bitten = Bite.FIGURE.of(state) - 1
        if bitten >= 0:
            Bite.FIGURE.put(state, 0)
            self.bite(state, bitten)
            return False
        while Bite.PLACE.of(state) < state.rules.seats:
            figure = self.next_victim(state, 0)
            if figure == NONE:
                Bite.PLACE.put(state, Bite.PLACE.of(state) + 1)
                Bite.GIVEN_UP.put(state, 0)
                continue
            if not Bite.GIVEN_UP.of(state) and self.can_pay(state) and self.anyone_suffers(state):
                return True
            Bite.FIGURE.put(state, figure + 1)
            announce_hit(state, figure)
            return False
        state.pop()
        forget_picks(state)
        return False

    def bite(self, state: RisingState, figure: i64) -> None:
        """It is eaten, unless something shields it (M-14.6)."""
        state.flags[figure] &= ~PICKED
        spared = is_shielded(state, figure)
        MASKED.put(state, 0)
        if spared:
            return
        state.tell(EATEN, figure, state.owner[figure], state.where[figure])
        remove(state, figure)

    def seat(self, state: RisingState) -> i64:
        return state.clockwise(state.starter, Bite.PLACE.of(state))

    def next_victim(self, state: RisingState, first: i64) -> i64:
        """The first figure, from a number on, of the player at hand that she goes for."""
        for figure in range(first, state.rules.figures):
            if state.flags[figure] & PICKED and state.owner[figure] == self.seat(state):
                return figure
        return NONE

    def anyone_suffers(self, state: RisingState) -> bool:
        """Whether there is a reason to pay: somebody who is not shielded."""
        figure = self.next_victim(state, 0)
        while figure != NONE:
            if not is_shielded(state, figure):
                return True
            figure = self.next_victim(state, figure + 1)
        return False

    def can_pay(self, state: RisingState) -> bool:
        """Fog does not keep anybody from it (M-4.8)."""
        return state.has(self.seat(state), ENERGY) >= state.tokens(PRICE_OF_ONE)

    def actor(self, state: RisingState) -> i64:
        return self.seat(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        figure = self.next_victim(state, 0)
        while figure != NONE:
            if not is_shielded(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)
            figure = self.next_victim(state, figure + 1)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if state.flags[other] & PICKED and is_alike(state, figure, other):
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.DONE:
            Bite.GIVEN_UP.put(state, 1)
            return
        figure = action - actions.FIGURE
        state.spend(state.owner[figure], ENERGY, state.tokens(PRICE_OF_ONE))
        state.flags[figure] &= ~PICKED
        state.tell(SAVED, figure, state.owner[figure], state.where[figure])

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        return describe_figure(state, action, "save", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        figure = Bite.FIGURE.of(state) - 1
        if SEA_ATTACKER.of(state) != SCYLLA + 1 or Bite.PLACE.of(state) >= state.rules.seats:
            return False
        return figure < 0 or stands(state, figure)


STEPS.register(Scylla(), Bite())
