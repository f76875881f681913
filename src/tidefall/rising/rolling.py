"""Dice: the target, the cast, the ROLL window and the total (R-3.24, R-6.4, R-6.8, R-6.11).

What rolls is one figure, or a pair in the cities: then the frames' first number is PAIR plus its space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, steps
from tidefall.rising.content import (
    DIVINERS_ROD,
    ENERGY,
    EXPLORER,
    FAVORABLE_WINDS,
    MYSTIC,
    NUMINOUS_AMPLIFIER,
    ORATORS_LAUREL,
)
from tidefall.rising.figures import THE_AUTOMATON
from tidefall.rising.happenings import BOOSTED, CARD_PLAYED, FAILED, ROLLED, SUCCEEDED
from tidefall.rising.island import CITY, IS_DOUBLE, SITE_KIND, SITE_OF, WILDERNESS
from tidefall.rising.placing import describe_figure, is_alike
from tidefall.rising.table import HELPED, NONE, PILE, RESOLVED, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

PAIR: Final[i64] = 256
FACES: Final[i64] = 6
AUTOMATON_BONUS: Final[i64] = 2
MOST_HELPED: Final[i64] = 2


def space_of(state: Table, rolling: i64) -> i64:
    return rolling - PAIR if rolling >= PAIR else state.where[rolling]


def first_roller(state: Table, rolling: i64) -> i64:
    """The figure whose die is cast first."""
    return state.lowest_on(rolling - PAIR) if rolling >= PAIR else rolling


def second_roller(state: Table, rolling: i64) -> i64:
    """The other figure of a pair, or NONE."""
    return state.next_on(rolling - PAIR, state.lowest_on(rolling - PAIR) + 1) if rolling >= PAIR else NONE


def cast(state: Table, rolling: i64) -> None:
    """Push the dice and the window; whoever needs the outcome has its own frame below."""
    state.first_die = 0
    state.second_die = 0
    state.boost = 0
    state.free_powers = 0
    state.push(steps.ROLL_WINDOW, rolling)
    if rolling >= PAIR:
        state.push(steps.DIE, 2)
    state.push(steps.DIE, 1)
    if needs_choice_of_helped(state, rolling):
        state.push(steps.CHOOSE_HELPED, SITE_OF[space_of(state, rolling)])


def needs_choice_of_helped(state: Table, rolling: i64) -> bool:
    """Whether the Automaton stands here with more than two others, and nobody has said whom it helps (R-4.17)."""
    site = SITE_OF[space_of(state, rolling)]
    if state.site(THE_AUTOMATON) != site or state.figures_on(site) - 1 <= MOST_HELPED:
        return False
    return helped_on(state, site) == 0


def helped_on(state: Table, site: i64) -> i64:
    count: i64 = 0
    for figure in range(state.rules.figures):
        if state.flags[figure] & HELPED and state.site(figure) == site:
            count += 1
    return count


def target(state: Table, rolling: i64) -> i64:
    """The number to reach."""
    return target_on(state, SITE_OF[space_of(state, rolling)])


def target_on(state: Table, site: i64) -> i64:
    """What a roll on a site must reach: printed, earthquakes, the Explorer on resource rolls; at least 1."""
    number = state.rules.target[site] + state.earthquakes
    if not IS_DOUBLE[site] and state.helper_on(site, EXPLORER) != NONE:
        number -= state.rules.councilor_number[EXPLORER]
    return max(number, 1)


def total(state: Table, rolling: i64) -> i64:
    """Dice, what works by itself, and what was added in the window."""
    rules = state.rules
    first = first_roller(state, rolling)
    sum_of_all = state.first_die + state.second_die + state.boost + automaton_bonus(state, first)
    if rolling >= PAIR:
        second = second_roller(state, rolling)
        sum_of_all += automaton_bonus(state, second)
        if SITE_KIND[SITE_OF[rolling - PAIR]] == CITY:
            sum_of_all += state.level()
            orator = state.holder(ORATORS_LAUREL)
            if orator != NONE and orator in (state.owner[first], state.owner[second]):
                sum_of_all += rules.card_number[ORATORS_LAUREL]
    elif SITE_KIND[state.site(first)] == WILDERNESS and state.holds(state.owner[first], DIVINERS_ROD):
        sum_of_all += rules.card_number[DIVINERS_ROD]
    return sum_of_all


def automaton_bonus(state: Table, figure: i64) -> i64:
    """What the Automaton adds to a figure's roll (R-4.17, R-4.18)."""
    site = state.site(figure)
    if figure == THE_AUTOMATON or state.site(THE_AUTOMATON) != site:
        return 0
    if state.figures_on(site) - 1 > MOST_HELPED and not state.flags[figure] & HELPED:
        return 0
    return AUTOMATON_BONUS


def succeeds(state: Table, rolling: i64) -> bool:
    """Compare, after the window."""
    sum_of_all = total(state, rolling)
    goal = target(state, rolling)
    state.tell(SUCCEEDED if sum_of_all >= goal else FAILED, sum_of_all, goal)
    return sum_of_all >= goal


class ChooseHelped(Step[Table]):
    """D-44: the solo player picks the two that the Automaton helps. The first number is the site."""

    name = "choose_helped"

    def waits(self, state: Table) -> bool:
        if helped_on(state, state.a()) < MOST_HELPED:
            for figure in range(state.rules.figures):
                if self.suits(state, figure):
                    return True
        state.pop()
        return False

    def actor(self, state: Table) -> i64:
        return state.owner[THE_AUTOMATON]

    def suits(self, state: Table, figure: i64) -> bool:
        """Whether a figure here is still to act and not helped yet."""
        if figure == THE_AUTOMATON or state.site(figure) != state.a():
            return False
        return not state.flags[figure] & (HELPED | RESOLVED)

    def legal(self, state: Table, menu: Menu) -> None:
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: Table, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and self.suits(state, other):
                return False
        return True

    def apply(self, state: Table, action: i64) -> None:
        state.flags[action - actions.FIGURE] |= HELPED

    def describe(self, state: Table, action: i64) -> Choice:
        return describe_figure(state, action, "help", action - actions.FIGURE)


class Die(Step[Table]):
    """One die. The first number says whether it is the first or the second."""

    name = "die"

    def legal(self, state: Table, menu: Menu) -> None:
        for face in range(FACES):
            menu.weigh(face, 1)

    def apply(self, state: Table, action: i64) -> None:
        if state.a() == 1:
            state.first_die = action + 1
        else:
            state.second_die = action + 1
        state.pop()
        state.tell(ROLLED, action + 1)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "roll", str(int(action) + 1))


class RollWindow(Step[Table]):
    """D-33: the controllers of what rolled may still help it, until all pass in a row.

    Nobody is asked once the target is reached. Numbers: what rolls, who has passed.
    """

    name = "roll_window"

    def waits(self, state: Table) -> bool:
        rolling = state.a()
        if total(state, rolling) < target(state, rolling):
            for step in range(state.rules.seats):
                seat = state.clockwise(state.starter, step)
                if not (state.b() >> seat) & 1 and self.has_means(state, rolling, seat):
                    state.set_b((state.b() & 0xFF) | seat << 8)
                    return True
        state.pop()
        return False

    def has_means(self, state: Table, rolling: i64, seat: i64) -> bool:
        first = first_roller(state, rolling)
        second = second_roller(state, rolling)
        if state.owner[first] != seat and (second == NONE or state.owner[second] != seat):
            return False
        return (
            state.has(seat, ENERGY) > 0
            or self.may_set(state, seat, first, state.first_die)
            or (second != NONE and self.may_set(state, seat, second, state.second_die))
            or self.free_power(state, rolling, seat) > 0
        )

    def may_set(self, state: Table, seat: i64, figure: i64, die: i64) -> bool:
        """Whether Favorable Winds would better a die that a seat has rolled."""
        face = state.rules.card_number[FAVORABLE_WINDS]
        return state.owner[figure] == seat and die < face and state.holds(seat, FAVORABLE_WINDS)

    def free_power(self, state: Table, rolling: i64, seat: i64) -> i64:
        """The mark of a figure of this seat that may use the Mystic's free power, or 0 (R-6.40)."""
        if state.helper_on(SITE_OF[space_of(state, rolling)], MYSTIC) == NONE:
            return 0
        first = first_roller(state, rolling)
        if not state.free_powers & 1 and state.owner[first] == seat and first != THE_AUTOMATON:
            return 1
        second = second_roller(state, rolling)
        if second in (NONE, THE_AUTOMATON) or state.free_powers & 2 or state.owner[second] != seat:
            return 0
        return 2

    def actor(self, state: Table) -> i64:
        return state.b() >> 8

    def legal(self, state: Table, menu: Menu) -> None:
        seat = state.b() >> 8
        rolling = state.a()
        second = second_roller(state, rolling)
        menu.add(actions.PASS)
        if state.has(seat, ENERGY):
            menu.add(actions.BOOST)
        if self.free_power(state, rolling, seat):
            menu.add(actions.FREE_BOOST)
        if self.may_set(state, seat, first_roller(state, rolling), state.first_die):
            menu.add(actions.WINDS)
        if second != NONE and self.may_set(state, seat, second, state.second_die):
            menu.add(actions.WINDS + 1)

    def apply(self, state: Table, action: i64) -> None:
        seat = state.b() >> 8
        if action == actions.PASS:
            state.set_b(state.b() | (1 << seat))
            return
        if action == actions.BOOST:
            by = state.rules.card_number[NUMINOUS_AMPLIFIER] if state.holds(seat, NUMINOUS_AMPLIFIER) else 1
            state.spend(seat, ENERGY, 1)
            state.boost += by
            state.tell(BOOSTED, seat, by)
        elif action == actions.FREE_BOOST:
            state.free_powers |= self.free_power(state, state.a(), seat)
            state.boost += 1
            state.tell(BOOSTED, seat, 1)
        else:
            state.move_card(FAVORABLE_WINDS, seat, PILE)
            state.tell(CARD_PLAYED, seat, FAVORABLE_WINDS)
            if action == actions.WINDS:
                state.first_die = state.rules.card_number[FAVORABLE_WINDS]
            else:
                state.second_die = state.rules.card_number[FAVORABLE_WINDS]
        state.set_b(0)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        if action == actions.BOOST:
            return Choice(action, "boost", "energy")
        if action == actions.FREE_BOOST:
            return Choice(action, "boost", "mystic")
        return Choice(action, "winds", "first" if action == actions.WINDS else "second")
