"""Dice: the target, the cast, the ROLL window and the total (R-3.24, R-6.4, R-6.8, R-6.11).

What rolls is a unit: one figure, or a pair in the cities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.kernel.window import Offer, Window
from tidefall.rising.rules import actions, steps, windows
from tidefall.rising.rules.content import (
    ENERGY,
    FAVORABLE_WINDS,
)
from tidefall.rising.rules.figures import GROUP, MOST_SEATS, THE_AUTOMATON
from tidefall.rising.rules.frames import is_pair, stands
from tidefall.rising.rules.happenings import BOOSTED, CARD_PLAYED, FAILED, ROLLED, SUCCEEDED
from tidefall.rising.rules.island import CITY, COMPONENT, LOCATION, SITE_KIND, SITE_OF, SITES, WILDERNESS
from tidefall.rising.rules.placing import describe_figure, is_alike
from tidefall.rising.rules.state import HELPED, NONE, PILE, RESOLVED, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.windows import SeatWindow, offer

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

FACES: Final[i64] = 6
AUTOMATON_BONUS: Final[i64] = 2
MOST_HELPED: Final[i64] = 2


def space_of(state: RisingState, rolling: i64) -> i64:
    return rolling - GROUP if rolling >= GROUP else state.where[rolling]


def first_roller(state: RisingState, rolling: i64) -> i64:
    """The figure whose die is cast first."""
    return state.lowest_on(rolling - GROUP) if rolling >= GROUP else rolling


def second_roller(state: RisingState, rolling: i64) -> i64:
    """The other figure of a pair, or NONE."""
    return state.next_on(rolling - GROUP, state.lowest_on(rolling - GROUP) + 1) if rolling >= GROUP else NONE


def cast(state: RisingState, rolling: i64) -> None:
    """Push the dice and the window; whoever needs the outcome has its own frame below."""
    for thing in state.rules.hooks.casts:
        if thing.casts(state, rolling):
            return
    state.first_die = 0
    state.second_die = 0
    state.boost = 0
    state.free_powers = 0
    state.push(steps.ROLL_WINDOW, RollWindow.UNIT.at(rolling))
    if rolling >= GROUP:
        state.push(steps.DIE, Die.NUMBER.at(2))
    state.push(steps.DIE, Die.NUMBER.at(1))
    if needs_choice_of_helped(state, rolling):
        state.push(steps.CHOOSE_HELPED, ChooseHelped.SITE.at(SITE_OF[space_of(state, rolling)]))


def needs_choice_of_helped(state: RisingState, rolling: i64) -> bool:
    """Whether the Automaton stands here with more than two others, and nobody has said whom it helps (R-4.17)."""
    site = SITE_OF[space_of(state, rolling)]
    if state.site(THE_AUTOMATON) != site or state.rules.assistant < 0 or state.figures_on(site) - 1 <= MOST_HELPED:
        return False
    return helped_on(state, site) == 0


def helped_on(state: RisingState, site: i64) -> i64:
    count: i64 = 0
    for figure in range(state.rules.figures):
        if state.flags[figure] & HELPED and state.site(figure) == site:
            count += 1
    return count


def target(state: RisingState, rolling: i64) -> i64:
    """The number to reach."""
    return target_on(state, SITE_OF[space_of(state, rolling)])


def target_on(state: RisingState, site: i64) -> i64:
    """What a roll on a site must reach: printed, earthquakes, whatever bends it; at least 1."""
    number = state.rules.target[site] + state.earthquakes
    for thing in state.rules.hooks.target:
        number = thing.target(state, site, number)
    return max(number, 1)


def total(state: RisingState, rolling: i64) -> i64:
    """Dice, what works by itself, and what was added in the window."""
    first = first_roller(state, rolling)
    sum_of_all = state.first_die + state.second_die + state.boost + automaton_bonus(state, first)
    if rolling >= GROUP:
        second = second_roller(state, rolling)
        sum_of_all += automaton_bonus(state, second)
        if SITE_KIND[SITE_OF[rolling - GROUP]] == CITY:
            sum_of_all += state.level()
    for thing in state.rules.hooks.roll_bonus:
        sum_of_all += thing.roll_bonus(state, rolling)
    return sum_of_all


def automaton_bonus(state: RisingState, figure: i64) -> i64:
    """What the Automaton adds to a figure's roll (R-4.17, R-4.18)."""
    site = state.site(figure)
    if figure == THE_AUTOMATON or state.site(THE_AUTOMATON) != site or state.rules.assistant < 0:
        return 0
    if state.figures_on(site) - 1 > MOST_HELPED and not state.flags[figure] & HELPED:
        return 0
    return AUTOMATON_BONUS


def succeeds(state: RisingState, rolling: i64) -> bool:
    """Compare, after the window."""
    sum_of_all = total(state, rolling)
    goal = target(state, rolling)
    state.tell(SUCCEEDED if sum_of_all >= goal else FAILED, sum_of_all, goal)
    return sum_of_all >= goal


class ChooseHelped(Step[RisingState]):
    """D-44: the solo player picks the two on a site that the Automaton helps."""

    name = "choose_helped"
    code = steps.CHOOSE_HELPED
    below = "die"
    SITE: Final = Field(7)

    def waits(self, state: RisingState) -> bool:
        if helped_on(state, ChooseHelped.SITE.of(state)) < MOST_HELPED:
            for figure in range(state.rules.figures):
                if self.suits(state, figure):
                    return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return state.owner[THE_AUTOMATON]

    def suits(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure here is still to act and not helped yet."""
        if figure == THE_AUTOMATON or state.site(figure) != ChooseHelped.SITE.of(state):
            return False
        return not state.flags[figure] & (HELPED | RESOLVED)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and self.suits(state, other):
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        state.flags[action - actions.FIGURE] |= HELPED

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "help", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        site = ChooseHelped.SITE.of(state)
        if site >= SITES or state.rules.assistant < 0:
            return False
        return state.site(THE_AUTOMATON) == site and state.figures_on(site) - 1 > MOST_HELPED


class Die(Step[RisingState]):
    """One die: the first or the second; 3 and 4 are second throws, of which the better counts (M-5.10).

    HELD is the third throw while the fourth is to come.
    """

    name = "die"
    code = steps.DIE
    below = "roll_window die"
    NUMBER: Final = Field(3)
    HELD: Final = Field(3)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for face in range(FACES):
            menu.weigh(face, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        number = Die.NUMBER.of(state)
        held = Die.HELD.of(state)
        state.pop()
        if number == 1:
            state.first_die = action + 1
        elif number == 2:
            state.second_die = action + 1
        elif number == 4:
            if held + action + 1 > state.first_die + state.second_die:
                state.first_die = held
                state.second_die = action + 1
        elif state.second_die:
            Die.HELD.put(state, action + 1)  # the frame of the fourth throw
        else:
            state.first_die = max(state.first_die, action + 1)
        state.tell(ROLLED, action + 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "roll", str(int(action) + 1))

    def fits(self, state: RisingState) -> bool:
        return 1 <= Die.NUMBER.of(state) <= 4


def rolls_together(state: RisingState, space: i64) -> bool:
    """Whether a pair on a space rolls two dice for one total: in the cities, and at some locations (M-16.11)."""
    return is_pair(state, space) and SITE_KIND[SITE_OF[space]] in (CITY, LOCATION)


class Purpose:
    """What dice are cast for: whose they are, where, and whether more would be wasted. As it stands: a unit's roll."""

    def figure(self, state: RisingState, unit: i64, die: i64) -> i64:
        """The figure whose die it is, the first or the second, or NONE."""
        return first_roller(state, unit) if die == 1 else second_roller(state, unit)

    def seat(self, state: RisingState, unit: i64, die: i64) -> i64:
        """The seat whose die it is, or NONE."""
        figure = self.figure(state, unit, die)
        return state.owner[figure] if figure != NONE else NONE

    def site(self, state: RisingState, unit: i64) -> i64:
        """Where it is cast, or NONE."""
        return SITE_OF[space_of(state, unit)]

    def is_open(self, state: RisingState, unit: i64) -> bool:
        """Whether more would do something."""
        return total(state, unit) < target(state, unit)

    def fits(self, state: RisingState, unit: i64) -> bool:
        if unit >= GROUP:
            return rolls_together(state, unit - GROUP)
        if not stands(state, unit):
            return False
        site = state.site(unit)
        return SITE_KIND[site] == WILDERNESS or (SITE_KIND[site] == COMPONENT and state.rules.target[site] > 0)


class Selection(Purpose):
    """A die that picks something: its result is capped, and only the roller may raise it (M-4.4)."""

    def figure(self, state: RisingState, unit: i64, die: i64) -> i64:
        return NONE

    def seat(self, state: RisingState, unit: i64, die: i64) -> i64:
        return unit if die == 1 else NONE

    def site(self, state: RisingState, unit: i64) -> i64:
        return NONE

    def is_open(self, state: RisingState, unit: i64) -> bool:
        return selected(state) < FACES

    def fits(self, state: RisingState, unit: i64) -> bool:
        return unit < state.rules.seats


class BySize(Purpose):
    """A roll of one figure with two dice that counts by its size: more is never wasted (M-4.3, M-5.12)."""

    def figure(self, state: RisingState, unit: i64, die: i64) -> i64:
        return unit if die == 1 else NONE

    def seat(self, state: RisingState, unit: i64, die: i64) -> i64:
        return state.owner[unit]

    def is_open(self, state: RisingState, unit: i64) -> bool:
        return True

    def fits(self, state: RisingState, unit: i64) -> bool:
        return unit < GROUP and stands(state, unit) and SITE_KIND[state.site(unit)] == WILDERNESS


class PairBySize(Purpose):
    """A roll of a pair that counts by its size, as when it steals: more is never wasted (M-4.3, M-16.12)."""

    def is_open(self, state: RisingState, unit: i64) -> bool:
        return True

    def fits(self, state: RisingState, unit: i64) -> bool:
        return unit >= GROUP and rolls_together(state, unit - GROUP)


UNIT_ROLL: Final[i64] = 0
SELECTION: Final[i64] = 1
BY_SIZE: Final[i64] = 2
PAIR_BY_SIZE: Final[i64] = 3
PURPOSES: Final[list[Purpose]] = [Purpose(), Selection(), BySize(), PairBySize()]


def selected(state: RisingState) -> i64:
    """What a selecting die shows after the window."""
    return min(state.first_die + state.boost, FACES)


def show(state: RisingState, purpose: i64, unit: i64, face: i64) -> None:
    """Push the window of a roll whose die shows a face, or 0 if it has still to be cast."""
    state.first_die = face
    state.second_die = 0
    state.boost = 0
    state.free_powers = 0
    state.push(steps.ROLL_WINDOW, RollWindow.UNIT.at(unit) | RollWindow.PURPOSE.at(purpose))


def roll(state: RisingState, purpose: i64, unit: i64, dice: i64) -> None:
    """Push the dice of a roll and its window; whoever needs the outcome has its own frame below."""
    show(state, purpose, unit, 0)
    if dice > 1:
        state.push(steps.DIE, Die.NUMBER.at(2))
    state.push(steps.DIE, Die.NUMBER.at(1))


class RollWindow(SeatWindow):
    """D-33: the controllers of what rolled may still help it, until all pass in a row or the target is reached."""

    name = "roll_window"
    code = steps.ROLL_WINDOW
    below = "collect greet cradle hundred_hands aerie_roll medusa_rolls harpies raided"
    window = windows.ROLL
    UNIT: Final = Field(9)
    PURPOSE: Final = Field(3)

    def is_wanted(self, state: RisingState) -> bool:
        return PURPOSES[RollWindow.PURPOSE.of(state)].is_open(state, RollWindow.UNIT.of(state))

    def places(self, state: RisingState) -> i64:
        return state.rules.seats + len(state.rules.hooks.watches)

    def asker(self, state: RisingState, place: i64) -> i64:
        """Those whose dice were cast, then who else may help: a watcher is 7."""
        if place < state.rules.seats:
            seat = state.clockwise(state.starter, place)
            return seat if roller(state, 1) == seat or roller(state, 2) == seat else -1
        watcher = watcher_of(state)
        return MOST_SEATS if watcher not in (NONE, roller(state, 1), roller(state, 2)) else -1

    def seat_of(self, state: RisingState, asker: i64) -> i64:
        return watcher_of(state) if asker == MOST_SEATS else asker

    def fits(self, state: RisingState) -> bool:
        purpose = RollWindow.PURPOSE.of(state)
        asked = Window.ASKED.of(state)
        if purpose >= len(PURPOSES) or (asked >= state.rules.seats and (asked != MOST_SEATS or watcher_of(state) < 0)):
            return False
        if Window.PASSED.of(state) & ~(1 << MOST_SEATS) > state.rules.everyone:
            return False
        return PURPOSES[purpose].fits(state, RollWindow.UNIT.of(state))


def watcher_of(state: RisingState) -> i64:
    """The seat that may help a roll though none of the dice is its own, or NONE."""
    for thing in state.rules.hooks.watches:
        return thing.watches(state)
    return NONE


def roller(state: RisingState, die: i64) -> i64:
    """The seat that cast the first or the second die of the roll at hand, or NONE."""
    return PURPOSES[RollWindow.PURPOSE.of(state)].seat(state, RollWindow.UNIT.of(state), die)


def boost_of(state: RisingState, seat: i64) -> i64:
    """What one energy of a seat adds to a roll."""
    by: i64 = 1
    for thing in state.rules.hooks.boost:
        by = thing.boost(state, seat, by)
    return by


class Boost(Offer[RisingState]):
    """Mystic energy for the roll (R-6.8)."""

    first = actions.BOOST

    def is_open(self, state: RisingState, asker: i64) -> bool:
        return asker < MOST_SEATS and state.energy(asker) > 0

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        by = boost_of(state, asker)
        state.spend(asker, ENERGY, 1)
        state.boost += by
        state.tell(BOOSTED, asker, by)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "boost", "energy")


class SetDie(Offer[RisingState]):
    """Favorable Winds set a die that its player has cast."""

    first = actions.WINDS
    count: i64 = 2

    def is_open(self, state: RisingState, asker: i64) -> bool:
        return self.betters_first(state, asker) or self.betters_second(state, asker)

    def betters_first(self, state: RisingState, seat: i64) -> bool:
        return self.betters(state, seat, 1, state.first_die)

    def betters_second(self, state: RisingState, seat: i64) -> bool:
        return self.betters(state, seat, 2, state.second_die)

    def betters(self, state: RisingState, seat: i64, number: i64, die: i64) -> bool:
        face = state.rules.card_number[FAVORABLE_WINDS]
        return die < face and state.holds(seat, FAVORABLE_WINDS) and roller(state, number) == seat

    def list_actions(self, state: RisingState, asker: i64, menu: Menu) -> None:
        if self.betters_first(state, asker):
            menu.add(actions.WINDS)
        if self.betters_second(state, asker):
            menu.add(actions.WINDS + 1)

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        state.move_card(FAVORABLE_WINDS, asker, PILE)
        state.tell(CARD_PLAYED, asker, FAVORABLE_WINDS)
        if action == actions.WINDS:
            state.first_die = state.rules.card_number[FAVORABLE_WINDS]
        else:
            state.second_die = state.rules.card_number[FAVORABLE_WINDS]

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "winds", "first" if action == actions.WINDS else "second")


offer(windows.ROLL, Boost(), SetDie())


STEPS.register(ChooseHelped(), Die(), RollWindow())
