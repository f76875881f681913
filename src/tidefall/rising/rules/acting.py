"""ACTIONS: who acts next, and the end of the phase (sections 3.5 and 6.1 of the rules).

A unit is a figure on a single space, a full double space, or an occupied build space (R-3.21). Before each activation
every seat may take free steps; then the starting player names a unit or proposes the end. The step is open to every
seat for its own units and free steps (free mode).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, activation, free_steps, steps, windows
from tidefall.rising.rules.content import FIGURE_KINDS
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.frames import is_seat
from tidefall.rising.rules.happenings import END_PROPOSED, HAS_OBJECTED
from tidefall.rising.rules.island import SPACE_NAMES
from tidefall.rising.rules.placing import describe_figure
from tidefall.rising.rules.shared import PROPOSING, Agreement, Objections, Shared
from tidefall.rising.rules.state import RisingState, is_double
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.units import is_group, is_unit, list_units, resolve_without_effect, units_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


class Actions(Step[RisingState]):
    """D-30 to D-32 and free steps (R-3.22, R-3.32).

    SERVED counts the seats that have had their free steps before this activation.
    """

    name = "actions"
    code = steps.ACTIONS
    below = "cleanup"
    SERVED: Final = Field(4)
    can_auto_pass = True

    def waits(self, state: RisingState) -> bool:
        seats = state.rules.seats
        while Actions.SERVED.of(state) < seats:
            if free_steps.has_free_step(state, self.asked(state), windows.ACTIONS):
                return True
            Actions.SERVED.put(state, Actions.SERVED.of(state) + 1)
        if units_of(state):
            return True
        state.pop()
        return False

    def asked(self, state: RisingState) -> i64:
        return state.clockwise(state.starter, Actions.SERVED.of(state))

    def names_units(self, state: RisingState) -> bool:
        return Actions.SERVED.of(state) == state.rules.seats

    def actor(self, state: RisingState) -> i64:
        return state.starter if self.names_units(state) else self.asked(state)

    def invites(self, state: RisingState, seat: i64) -> bool:
        """Anybody with a unit or a free step of its own."""
        return (units_of(state) >> seat) & 1 == 1 or free_steps.has_free_step(state, seat, windows.ACTIONS)

    def legal(self, state: RisingState, menu: Menu) -> None:
        seat = state.player
        if self.names_units(state) and seat == state.starter:
            menu.add(actions.END)
            free_steps.list_free_steps(state, seat, windows.ACTIONS, menu)
            self.list_all(state, menu, state.rules.everyone, 1 << seat)
            return
        if not self.names_units(state) and seat == self.asked(state):
            menu.add(actions.PASS)
            free_steps.list_free_steps(state, seat, windows.ACTIONS, menu)
            return
        free_steps.list_free_steps(state, seat, windows.ACTIONS, menu)
        self.list_all(state, menu, 1 << seat, 1 << seat)

    def list_all(self, state: RisingState, menu: Menu, activated: i64, forgone: i64) -> None:
        list_units(state, activated, actions.ACTIVATE, actions.ACTIVATE_SPACE, menu)
        list_units(state, forgone, actions.FORGO, actions.FORGO_SPACE, menu)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.PASS:
            Actions.SERVED.put(state, Actions.SERVED.of(state) + 1)
        elif action == actions.END:
            state.tell(END_PROPOSED, state.player)
            others = units_of(state) & state.rules.voices & ~(1 << state.player)
            state.push(steps.END_PROPOSED, EndProposed.SEATS.at(others))
        elif action < actions.ACTIVATE:
            free_steps.take(state, state.player, action, windows.ACTIONS)
        else:
            Actions.SERVED.put(state, 0)
            choose_unit(state, action)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        if action == actions.END:
            return Choice(action, "end")
        if action >= actions.ACTIVATE:
            return describe_unit(state, action)
        return free_steps.describe(state, action, windows.ACTIONS)

    def why_not(self, state: RisingState, action: i64) -> Saying:
        return free_steps.why_not(state, action, windows.ACTIONS)

    def fits(self, state: RisingState) -> bool:
        return Actions.SERVED.of(state) <= state.rules.seats


def describe_unit(state: RisingState, action: i64) -> Choice:
    if action < actions.ACTIVATE_SPACE:
        return describe_figure(state, action, "activate", action - actions.ACTIVATE)
    if action < actions.FORGO:
        return Choice(action, "activate", "", SPACE_NAMES[action - actions.ACTIVATE_SPACE])
    if action < actions.FORGO_SPACE:
        return describe_figure(state, action, "forgo", action - actions.FORGO)
    return Choice(action, "forgo", "", SPACE_NAMES[action - actions.FORGO_SPACE])


def choose_unit(state: RisingState, action: i64) -> None:
    """Activate or forgo the unit that was named; of a group, by the activating player (R-3.31)."""
    seat = state.player
    if action < actions.ACTIVATE_SPACE:
        figure = action - actions.ACTIVATE
        state.activator = state.owner[figure]
        name_unit(state, figure, seat)
    elif action < actions.FORGO:
        space = action - actions.ACTIVATE_SPACE
        state.activator = activator_of(state, space, seat)
        name_unit(state, GROUP + space, seat)
    elif action < actions.FORGO_SPACE:
        resolve_without_effect(state, action - actions.FORGO)
    else:
        space = action - actions.FORGO_SPACE
        state.activator = seat
        others = state.owners_on(space) & ~(1 << seat)
        if others and not state.rules.trust:
            state.shut = 0
            state.push(steps.MAY_FORGO, MayForgo.UNIT.at(GROUP + space))
            state.push(steps.OBJECTIONS, Objections.SEATS.at(others) | Objections.PROPOSAL.at(actions.FORGO_THIS))
        else:
            resolve_without_effect(state, GROUP + space)


def activator_of(state: RisingState, space: i64, seat: i64) -> i64:
    """Whoever activated a group, if present there; otherwise the first present, clockwise from the starting player."""
    owners = state.owners_on(space)
    return seat if (owners >> seat) & 1 else state.first_of(owners, state.starter)


def name_unit(state: RisingState, unit: i64, seat: i64) -> None:
    """Activate a unit; if somebody else named it, its controller may forgo it (D-31). A build may come to nothing."""
    state.shut = 0
    is_build = unit >= GROUP and not is_double(unit - GROUP)
    if state.activator == seat or state.rules.trust or is_build:
        activate(state, unit)
    else:
        state.push(steps.MAY_FORGO, MayForgo.UNIT.at(unit))


def activate(state: RisingState, unit: i64) -> None:
    state.push(steps.ACTIVATION, activation.Activation.UNIT.at(unit))


class MayForgo(Shared):
    """D-31: the controller of a unit that was named for it acts or forgoes; of a pair the other one may object."""

    name = "may_forgo"
    code = steps.MAY_FORGO
    below = "actions"
    UNIT: Final = Field(9)

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(MayForgo.UNIT.of(state) - GROUP) if MayForgo.UNIT.of(state) >= GROUP else 0

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.ACT)
        menu.add(actions.FORGO_THIS)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.ACT and Shared.STAGE.of(state) == PROPOSING:
            self.settle(state, action)
        else:
            super().apply(state, action)

    def settle(self, state: RisingState, action: i64) -> None:
        unit = MayForgo.UNIT.of(state)
        state.pop()
        if action == actions.ACT:
            activate(state, unit)
        else:
            resolve_without_effect(state, unit)

    def describe(self, state: RisingState, action: i64) -> Choice:
        unit = MayForgo.UNIT.of(state)
        verb = "act" if action == actions.ACT else "forgo"
        if unit >= GROUP:
            return Choice(action, verb, "", SPACE_NAMES[unit - GROUP])
        return Choice(action, verb, FIGURE_KINDS[state.kind(unit)], SPACE_NAMES[state.where[unit]])

    def fits(self, state: RisingState) -> bool:
        unit = MayForgo.UNIT.of(state)
        if unit < GROUP:
            return unit < state.rules.figures and is_unit(state, unit)
        return unit - GROUP < state.rules.spaces and is_group(state, unit - GROUP)


class EndProposed(Agreement):
    """D-41: each controller of an unresolved unit, clockwise from the starting player, agrees or objects (R-3.33)."""

    name = "end_proposed"
    code = steps.END_PROPOSED
    below = "actions"
    SEATS: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if EndProposed.SEATS.of(state):
            return True
        state.pop()
        state.pop()  # ACTIONS itself: the phase is over
        return False

    def actor(self, state: RisingState) -> i64:
        return state.first_of(EndProposed.SEATS.of(state), state.starter)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = state.player
        if action == actions.AGREE:
            EndProposed.SEATS.put(state, EndProposed.SEATS.of(state) & ~(1 << seat))
            return
        state.tell(HAS_OBJECTED, seat)
        state.pop()
        Actions.SERVED.put(state, 0)
        state.push(steps.OBJECTED, Objected.SEAT.at(seat))

    def fits(self, state: RisingState) -> bool:
        seats = EndProposed.SEATS.of(state)
        return seats > 0 and not seats & ~units_of(state)


class Objected(Step[RisingState]):
    """Whoever objected to the end at once activates or forgoes a unit of its own (R-3.33)."""

    name = "objected"
    code = steps.OBJECTED
    below = "actions"
    SEAT: Final = Field(3)

    def actor(self, state: RisingState) -> i64:
        return Objected.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        own = 1 << Objected.SEAT.of(state)
        list_units(state, own, actions.ACTIVATE, actions.ACTIVATE_SPACE, menu)
        list_units(state, own, actions.FORGO, actions.FORGO_SPACE, menu)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        choose_unit(state, action)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_unit(state, action)

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, Objected.SEAT.of(state))


STEPS.register(Actions(), MayForgo(), EndProposed(), Objected())
