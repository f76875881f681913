"""ACTIONS: who acts next, and the end of the phase (sections 3.5 and 6.1 of the rules).

A unit is a figure on a single space, a full double space, or an occupied build space (R-3.21). Before each activation
every seat may take free steps; then the starting player names a unit or proposes the end. The step is open to every
seat for its own units and free steps (free mode).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, free_steps, steps
from tidefall.rising.content import ACTIONS, FIGURE_KINDS
from tidefall.rising.figures import FIGURES, THE_AUTOMATON
from tidefall.rising.happenings import END_PROPOSED, FORGONE, HAS_OBJECTED
from tidefall.rising.island import BUILD_SPACES, GATE, GATE_SPACE, IS_DOUBLE, SITE_OF, SPACE_NAMES
from tidefall.rising.placing import describe_figure, is_alike
from tidefall.rising.shared import PROPOSING, Agreement, Shared
from tidefall.rising.table import NONE, RESOLVED, Table, is_double

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def is_single(state: Table, space: i64) -> bool:
    """Whether each figure on a space is a unit of its own."""
    site = SITE_OF[space]
    return not IS_DOUBLE[site] and site != GATE


def is_unit(state: Table, figure: i64) -> bool:
    """Whether a figure is an unresolved unit by itself."""
    space = state.where[figure]
    return space >= 0 and figure != THE_AUTOMATON and not state.flags[figure] & RESOLVED and is_single(state, space)


def is_first_unit(state: Table, figure: i64) -> bool:
    """Whether no unresolved figure of a lower number is just like this one: they are named once."""
    for other in range(figure):
        if not state.flags[other] & RESOLVED and is_alike(state, figure, other):
            return False
    return True


def is_group(state: Table, space: i64) -> bool:
    """Whether a space is an unresolved unit: a full double space, or a build space with a contributor."""
    if not state.held[space]:
        return False
    if is_double(space):
        return state.held[space] == 2 and not state.flags[state.lowest_on(space)] & RESOLVED
    if not GATE_SPACE <= space < GATE_SPACE + BUILD_SPACES:
        return False
    first = state.lowest_on(space)
    return first != THE_AUTOMATON and not state.flags[first] & RESOLVED


def units_of(state: Table) -> i64:
    """The set of seats that control an unresolved unit."""
    seats: i64 = 0
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space < 0 or figure == THE_AUTOMATON or state.flags[figure] & RESOLVED or (seats >> state.owner[figure]) & 1:
            continue
        if is_single(state, space) or is_group(state, space):
            seats |= 1 << state.owner[figure]
    return seats


def list_units(state: Table, seats: i64, figures: i64, spaces: i64, menu: Menu) -> None:
    """List the units that a set of seats controls, singles numbered from `figures`, groups from `spaces`."""
    for figure in range(state.rules.figures):
        if is_unit(state, figure) and (seats >> state.owner[figure]) & 1 and is_first_unit(state, figure):
            menu.add(figures + figure)
    for space in range(state.rules.spaces):
        if state.held[space] and is_group(state, space) and state.owners_on(space) & seats:
            menu.add(spaces + space)


class Actions(Step[Table]):
    """D-30 to D-32 and free steps (R-3.22, R-3.32).

    The first number counts the seats that have had their free steps before this activation.
    """

    name = "actions"
    standing = True

    def waits(self, state: Table) -> bool:
        seats = state.rules.seats
        while state.a() < seats:
            if free_steps.has_free_step(state, self.asked(state), ACTIONS):
                return True
            state.set_a(state.a() + 1)
        if units_of(state):
            return True
        state.pop()
        return False

    def asked(self, state: Table) -> i64:
        return state.clockwise(state.starter, state.a())

    def names_units(self, state: Table) -> bool:
        return state.a() == state.rules.seats

    def actor(self, state: Table) -> i64:
        return state.starter if self.names_units(state) else self.asked(state)

    def invites(self, state: Table, seat: i64) -> bool:
        """Anybody with a unit or a free step of its own."""
        return (units_of(state) >> seat) & 1 == 1 or free_steps.has_free_step(state, seat, ACTIONS)

    def legal(self, state: Table, menu: Menu) -> None:
        seat = state.player
        if self.names_units(state) and seat == state.starter:
            menu.add(actions.END)
            free_steps.list_free_steps(state, seat, ACTIONS, menu)
            self.list_all(state, menu, state.rules.everyone, 1 << seat)
            return
        if not self.names_units(state) and seat == self.asked(state):
            menu.add(actions.PASS)
            free_steps.list_free_steps(state, seat, ACTIONS, menu)
            return
        free_steps.list_free_steps(state, seat, ACTIONS, menu)
        self.list_all(state, menu, 1 << seat, 1 << seat)

    def list_all(self, state: Table, menu: Menu, activated: i64, forgone: i64) -> None:
        list_units(state, activated, actions.ACTIVATE, actions.ACTIVATE_SPACE, menu)
        list_units(state, forgone, actions.FORGO, actions.FORGO_SPACE, menu)

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.PASS:
            state.set_a(state.a() + 1)
        elif action == actions.END:
            state.tell(END_PROPOSED, state.player)
            state.push(steps.END_PROPOSED, units_of(state) & ~(1 << state.player))
        elif action < actions.ACTIVATE:
            free_steps.take(state, state.player, action)
        else:
            state.set_a(0)
            choose_unit(state, action)

    def describe(self, state: Table, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        if action == actions.END:
            return Choice(action, "end")
        if action >= actions.ACTIVATE:
            return describe_unit(state, action)
        return free_steps.describe(action)

    def why_not(self, state: Table, action: i64) -> str:
        return free_steps.why_not(state, action, ACTIONS)


def describe_unit(state: Table, action: i64) -> Choice:
    if action < actions.ACTIVATE_SPACE:
        return describe_figure(state, action, "activate", action - actions.ACTIVATE)
    if action < actions.FORGO:
        return Choice(action, "activate", "", SPACE_NAMES[action - actions.ACTIVATE_SPACE])
    if action < actions.FORGO_SPACE:
        return describe_figure(state, action, "forgo", action - actions.FORGO)
    return Choice(action, "forgo", "", SPACE_NAMES[action - actions.FORGO_SPACE])


def choose_unit(state: Table, action: i64) -> None:
    """Activate or forgo the unit that was named; of a group, by the activating player (R-3.31)."""
    seat = state.player
    if action < actions.ACTIVATE_SPACE:
        figure = action - actions.ACTIVATE
        state.activator = state.owner[figure]
        name_unit(state, figure, seat)
    elif action < actions.FORGO:
        space = action - actions.ACTIVATE_SPACE
        state.activator = activator_of(state, space, seat)
        name_unit(state, FIGURES + space, seat)
    elif action < actions.FORGO_SPACE:
        resolve_without_effect(state, action - actions.FORGO)
    else:
        space = action - actions.FORGO_SPACE
        state.activator = seat
        others = state.owners_on(space) & ~(1 << seat)
        if others and not state.rules.trust:
            state.shut = 0
            state.push(steps.MAY_FORGO, FIGURES + space, PROPOSING)
            state.push(steps.OBJECTIONS, others, actions.FORGO_THIS)
        else:
            resolve_without_effect(state, FIGURES + space)


def activator_of(state: Table, space: i64, seat: i64) -> i64:
    """Whoever activated a group, if present there; otherwise the first present, clockwise from the starting player."""
    owners = state.owners_on(space)
    return seat if (owners >> seat) & 1 else state.first_of(owners, state.starter)


def name_unit(state: Table, unit: i64, seat: i64) -> None:
    """Activate a unit; if somebody else named it, its controller may forgo it (D-31). A build may come to nothing."""
    state.shut = 0
    is_build = unit >= FIGURES and not is_double(unit - FIGURES)
    if state.activator == seat or state.rules.trust or is_build:
        state.push(steps.ACTIVATION, unit)
    else:
        state.push(steps.MAY_FORGO, unit, PROPOSING)


def resolve_without_effect(state: Table, unit: i64) -> None:
    """A unit is forgone."""
    if unit < FIGURES:
        state.flags[unit] |= RESOLVED
        state.tell(FORGONE, state.where[unit])
    else:
        mark_group(state, unit - FIGURES, RESOLVED)
        state.tell(FORGONE, unit - FIGURES)


def mark_group(state: Table, space: i64, marks: i64) -> None:
    figure = state.next_on(space, 0)
    while figure != NONE:
        state.flags[figure] |= marks
        figure = state.next_on(space, figure + 1)


class MayForgo(Shared):
    """D-31: the controller of a unit that was named for it acts or forgoes; of a pair the other one may object.

    The first number is the unit: a figure, or FIGURES plus a space.
    """

    name = "may_forgo"

    def involved(self, state: Table) -> i64:
        return state.owners_on(state.a() - FIGURES) if state.a() >= FIGURES else 0

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.ACT)
        menu.add(actions.FORGO_THIS)

    def apply(self, state: Table, action: i64) -> None:
        if action == actions.ACT and state.b() == PROPOSING:
            self.settle(state, action)
        else:
            super().apply(state, action)

    def settle(self, state: Table, action: i64) -> None:
        unit = state.a()
        state.pop()
        if action == actions.ACT:
            state.push(steps.ACTIVATION, unit)
        else:
            resolve_without_effect(state, unit)

    def describe(self, state: Table, action: i64) -> Choice:
        unit = state.a()
        verb = "act" if action == actions.ACT else "forgo"
        if unit >= FIGURES:
            return Choice(action, verb, "", SPACE_NAMES[unit - FIGURES])
        return Choice(action, verb, FIGURE_KINDS[state.kind(unit)], SPACE_NAMES[state.where[unit]])


class EndProposed(Agreement):
    """D-41: each controller of an unresolved unit, clockwise from the starting player, agrees or objects (R-3.33)."""

    name = "end_proposed"

    def waits(self, state: Table) -> bool:
        if state.a():
            return True
        state.pop()
        state.pop()  # ACTIONS itself: the phase is over
        return False

    def actor(self, state: Table) -> i64:
        return state.first_of(state.a(), state.starter)

    def apply(self, state: Table, action: i64) -> None:
        seat = state.player
        if action == actions.AGREE:
            state.set_a(state.a() & ~(1 << seat))
            return
        state.tell(HAS_OBJECTED, seat)
        state.pop()
        state.set_a(0)
        state.push(steps.OBJECTED, seat)


class Objected(Step[Table]):
    """Whoever objected to the end at once activates or forgoes a unit of its own (R-3.33)."""

    name = "objected"

    def actor(self, state: Table) -> i64:
        return state.a()

    def legal(self, state: Table, menu: Menu) -> None:
        own = 1 << state.a()
        list_units(state, own, actions.ACTIVATE, actions.ACTIVATE_SPACE, menu)
        list_units(state, own, actions.FORGO, actions.FORGO_SPACE, menu)

    def apply(self, state: Table, action: i64) -> None:
        state.pop()
        choose_unit(state, action)

    def describe(self, state: Table, action: i64) -> Choice:
        return describe_unit(state, action)
