"""Moving figures after the misfortunes: END_MISF and the Astral Watchtower (R-3.19, R-3.20, R-4.21, R-6.24, R-6.38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, free_steps, steps
from tidefall.rising.card_steps import OwnStep
from tidefall.rising.content import (
    ADEPT,
    CARDS,
    END_MISF,
    FORESIGHT,
    SANDALS_OF_SWIFTNESS,
)
from tidefall.rising.figures import MOST_SEATS, THE_AUTOMATON
from tidefall.rising.happenings import CARD_PLAYED, HAS_REFUSED, MOVED
from tidefall.rising.island import (
    CENTRE_SPACE,
    CITY,
    FIRST_SPACE,
    SITE_KIND,
    SITE_OF,
    SPACE_NAMES,
    TILES,
    WATCHTOWER_SITE,
)
from tidefall.rising.placing import describe_figure, is_alike, is_first_alike
from tidefall.rising.shared import Consenting
from tidefall.rising.spaces import may_stand
from tidefall.rising.table import ADEPTS, NONE, POOL, RESOLVED, SANDALS, UNMOVED, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def move(state: Table, figure: i64, space: i64) -> None:
    """Move a figure from its pool or a space; moving opens no space (R-4.21)."""
    state.leave(figure, POOL)
    state.stand(figure, space)
    state.tell(MOVED, figure, state.owner[figure], space)


def can_move_to(state: Table, figure: i64, space: i64) -> bool:
    """Whether a figure may be moved to a space: another one, there and empty; the Automaton only joins others."""
    if state.where[figure] == space or not may_stand(state, state.kind(figure), space):
        return False
    return figure != THE_AUTOMATON or state.figures_on(SITE_OF[space]) > 0


class EndMisf(Step[Table]):
    """D-26: players clockwise from the starting player may use what belongs here, until all have passed in a row.

    Numbers: the set of seats that have passed, the seat that is asked.
    """

    name = "end_misf"

    def waits(self, state: Table) -> bool:
        for step in range(state.rules.seats):
            seat = state.clockwise(state.starter, step)
            if not (state.a() >> seat) & 1 and self.has_effect(state, seat):
                state.set_b(seat)
                return True
        state.pop()
        return False

    def has_effect(self, state: Table, seat: i64) -> bool:
        return (
            self.may_use_adept(state, seat, seat)
            or self.may_use_adept(state, seat, MOST_SEATS)
            or state.holds(seat, FORESIGHT)
            or self.may_use_sandals(state, seat)
        )

    def may_use_adept(self, state: Table, seat: i64, index: i64) -> bool:
        """Whether a seat's Leader, or its Hologram (7), is a placed Adept that has not moved anybody this round."""
        if not state.has_ability(index, ADEPT) or (state.used[ADEPTS] >> index) & 1:
            return False
        figure = state.bearer(index)
        return state.owner[figure] == seat and state.where[figure] >= 0 and some_figure_can_come(state, figure)

    def may_use_sandals(self, state: Table, seat: i64) -> bool:
        return state.holds(seat, SANDALS_OF_SWIFTNESS) and not (state.used[SANDALS] >> seat) & 1

    def actor(self, state: Table) -> i64:
        return state.b()

    def legal(self, state: Table, menu: Menu) -> None:
        seat = state.player
        menu.add(actions.PASS)
        if self.may_use_adept(state, seat, seat):
            menu.add(actions.ADEPT_MOVES)
        if self.may_use_adept(state, seat, MOST_SEATS):
            menu.add(actions.ADEPT_MOVES + 1)
        if state.holds(seat, FORESIGHT):
            menu.add(actions.PLAY + FORESIGHT)
        if self.may_use_sandals(state, seat):
            menu.add(actions.PLAY + SANDALS_OF_SWIFTNESS)

    def apply(self, state: Table, action: i64) -> None:
        seat = state.player
        if action == actions.PASS:
            state.set_a(state.a() | (1 << seat))
            return
        state.set_a(0)
        if action < actions.PLAY:
            state.push(steps.ADEPT_FIGURE, seat if action == actions.ADEPT_MOVES else MOST_SEATS, seat)
        elif action == actions.PLAY + SANDALS_OF_SWIFTNESS:
            state.used[SANDALS] |= 1 << seat
            state.tell(CARD_PLAYED, seat, SANDALS_OF_SWIFTNESS)
            state.push(steps.MOVE_FIGURE, 1, seat)
        else:
            free_steps.play(state, seat, action - actions.PLAY)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        if action < actions.PLAY:
            return Choice(action, "adept", "leader" if action == actions.ADEPT_MOVES else "hologram")
        return Choice(action, "play", CARDS[action - actions.PLAY])

    def why_not(self, state: Table, action: i64) -> str:
        if actions.ADEPT_MOVES <= action <= actions.ADEPT_MOVES + 1:
            return "The Adept moves one figure a round, to an empty space where its Leader stands (R-1.19, R-6.38)."
        return free_steps.why_not(state, action, END_MISF)


def some_figure_can_come(state: Table, adept: i64) -> bool:
    for figure in range(state.rules.figures):
        if can_come(state, adept, figure):
            return True
    return False


def can_come(state: Table, adept: i64, figure: i64) -> bool:
    """Whether the Adept could move a figure to an empty space of its own site (R-6.38)."""
    if figure in (adept, THE_AUTOMATON) or state.where[figure] < POOL or state.flags[figure] & UNMOVED:
        return False
    site = state.site(adept)
    for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
        if can_move_to(state, figure, space):
            return True
    return False


class AdeptFigure(OwnStep):
    """Which figure the Adept moves. Numbers: whose ability (a seat, or 7 for the Hologram), the seat that uses it."""

    name = "adept_figure"

    def legal(self, state: Table, menu: Menu) -> None:
        adept = state.bearer(state.a())
        for figure in range(state.rules.figures):
            if can_come(state, adept, figure) and self.is_first(state, adept, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: Table, adept: i64, figure: i64) -> bool:
        """Whether no figure of a lower number is just like this one; an owner may have refused one of two."""
        for other in range(figure):
            if is_alike(state, figure, other) and can_come(state, adept, other):
                return False
        return True

    def apply(self, state: Table, action: i64) -> None:
        index = state.a()
        seat = state.b()
        state.pop()
        state.push(steps.ADEPT_SPACE, (action - actions.FIGURE) * 8 + index, seat)

    def describe(self, state: Table, action: i64) -> Choice:
        return describe_figure(state, action, "move", action - actions.FIGURE)


class AdeptSpace(OwnStep):
    """Where it goes; asked only where there is a choice. The first number is figure × 8 + whose ability."""

    name = "adept_space"

    def waits(self, state: Table) -> bool:
        count: i64 = 0
        only: i64 = 0
        site = state.site(state.bearer(state.a() % 8))
        for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
            if can_move_to(state, state.a() // 8, space):
                count += 1
                only = space
        if count > 1:
            return True
        self.settle(state, only)
        return False

    def legal(self, state: Table, menu: Menu) -> None:
        site = state.site(state.bearer(state.a() % 8))
        for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
            if can_move_to(state, state.a() // 8, space):
                menu.add(actions.SPACE + space)

    def apply(self, state: Table, action: i64) -> None:
        self.settle(state, action - actions.SPACE)

    def settle(self, state: Table, space: i64) -> None:
        figure = state.a() // 8
        index = state.a() % 8
        seat = state.b()
        state.pop()
        state.push(steps.ADEPT_CONSENT, figure * 8 + index, space * 8 + seat)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])


class AdeptConsent(Consenting):
    """D-90: the owner of the figure consents, or it stays and the ability is not used up (R-6.38).

    Numbers: figure × 8 + whose ability, space × 8 + the seat that uses it.
    """

    name = "adept_consent"

    def waits(self, state: Table) -> bool:
        if state.owner[state.a() // 8] != state.b() % 8 and not state.rules.trust:
            return True
        self.move(state)
        return False

    def move(self, state: Table) -> None:
        figure = state.a() // 8
        space = state.b() // 8
        state.used[ADEPTS] |= 1 << (state.a() % 8)
        state.pop()
        move(state, figure, space)

    def actor(self, state: Table) -> i64:
        return state.owner[state.a() // 8]

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.ACCEPT:
            self.move(state)
            return
        refused = state.a() // 8
        for figure in range(state.rules.figures):
            if is_alike(state, refused, figure):
                state.flags[figure] |= UNMOVED
        state.tell(HAS_REFUSED, state.player)
        state.pop()


class MoveFigure(OwnStep):
    """Foresight, Sandals of Swiftness: which own figure moves, from the pool or a space. Numbers: moves left, seat."""

    name = "move_figure"

    def waits(self, state: Table) -> bool:
        if state.a():
            return True
        state.pop()
        return False

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.DONE)
        for figure in range(state.rules.figures):
            if state.owner[figure] == state.b() and state.where[figure] >= POOL and is_first_alike(state, figure):
                menu.add(actions.FIGURE + figure)

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        self.used_up(state)
        state.push(steps.MOVE_SPACE, action - actions.FIGURE, state.b())

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        return describe_figure(state, action, "move", action - actions.FIGURE)


class MoveSpace(OwnStep):
    """Where it goes: an empty legal space (R-4.21)."""

    name = "move_space"

    def legal(self, state: Table, menu: Menu) -> None:
        figure = state.a()
        for space in range(state.rules.spaces):
            if can_move_to(state, figure, space):
                menu.add(actions.SPACE + space)
        if not menu.count:
            menu.add(actions.STAY)

    def apply(self, state: Table, action: i64) -> None:
        figure = state.a()
        state.pop()
        if action != actions.STAY:
            move(state, figure, action - actions.SPACE)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.STAY:
            return Choice(action, "stay")
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])


class StartActions(Step[Table]):
    """START_ACTIONS: figures on the Astral Watchtower move one by one; the starting player says who is next."""

    name = "start_actions"

    def waits(self, state: Table) -> bool:
        first = self.next_figure(state, 0)
        if first == NONE:
            state.pop()
            return False
        other = self.next_figure(state, first + 1)
        if other != NONE and not is_alike(state, first, other):
            return True
        state.push(steps.RELOCATE, first, state.owner[first])
        return False

    def next_figure(self, state: Table, first: i64) -> i64:
        """The first figure, from a number on, that has still to leave the Watchtower or stay."""
        space = FIRST_SPACE[WATCHTOWER_SITE]
        figure = state.next_on(space, first)
        while figure != NONE and (state.flags[figure] & RESOLVED or figure == THE_AUTOMATON):
            figure = state.next_on(space, figure + 1)
        return figure

    def actor(self, state: Table) -> i64:
        return state.starter

    def legal(self, state: Table, menu: Menu) -> None:
        figure = self.next_figure(state, 0)
        while figure != NONE:
            if is_first_alike(state, figure):
                menu.add(actions.FIGURE + figure)
            figure = self.next_figure(state, figure + 1)

    def apply(self, state: Table, action: i64) -> None:
        figure = action - actions.FIGURE
        state.push(steps.RELOCATE, figure, state.owner[figure])

    def describe(self, state: Table, action: i64) -> Choice:
        return describe_figure(state, action, "next", action - actions.FIGURE)


class Relocate(OwnStep):
    """D-27: to any unflooded island tile, full or not, to the centre, or stay without effect (R-6.24)."""

    name = "relocate"

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.STAY)
        for site in range(TILES):
            if state.is_open(site):
                self.list_spaces(state, site, menu)
        menu.add(actions.SPACE + CENTRE_SPACE)

    def list_spaces(self, state: Table, site: i64, menu: Menu) -> None:
        """In the cities beside a lone figure if there is one, otherwise in a pair of its own."""
        first = FIRST_SPACE[site]
        if SITE_KIND[site] != CITY:
            menu.add(actions.SPACE + first)
            return
        lone = False
        empty: i64 = NONE
        for space in range(first, FIRST_SPACE[site + 1]):
            if state.held[space] == 1:
                menu.add(actions.SPACE + space)
                lone = True
            elif not state.held[space] and empty == NONE:
                empty = space
        if not lone and empty != NONE:
            menu.add(actions.SPACE + empty)

    def apply(self, state: Table, action: i64) -> None:
        figure = state.a()
        state.pop()
        if action == actions.STAY:
            state.flags[figure] |= RESOLVED
        else:
            move(state, figure, action - actions.SPACE)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.STAY:
            return Choice(action, "stay")
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])
