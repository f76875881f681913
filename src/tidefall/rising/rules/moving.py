"""Moving figures after the misfortunes: END_MISF and the Astral Watchtower (R-3.19, R-3.20, R-4.21, R-6.24, R-6.38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, free_steps, steps, windows
from tidefall.rising.rules.figures import MOST_SEATS
from tidefall.rising.rules.frames import is_own, stands
from tidefall.rising.rules.happenings import HAS_REFUSED, MOVED
from tidefall.rising.rules.island import (
    CENTRE_SPACE,
    CITY,
    FIRST_SPACE,
    SITE_KIND,
    SITE_OF,
    SPACE_NAMES,
    TILES,
    WATCHTOWER_SITE,
)
from tidefall.rising.rules.placing import describe_figure, is_alike, is_first_alike
from tidefall.rising.rules.shared import describe_consent, list_consent
from tidefall.rising.rules.spaces import may_stand
from tidefall.rising.rules.state import ADEPTS, NONE, POOL, RESOLVED, UNMOVED, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.card_steps import OwnStep
from tidefall.rising.rules.windows import SeatWindow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


def move(state: RisingState, figure: i64, space: i64) -> None:
    """Move a figure from its pool or a space; moving opens no space (R-4.21)."""
    state.step_off(figure)
    state.stand(figure, space)
    state.tell(MOVED, figure, state.owner[figure], space)
    for thing in state.rules.hooks.came:
        thing.came(state, figure, space)


def can_move_to(state: RisingState, figure: i64, space: i64) -> bool:
    """Whether a figure may be moved to a space: another one, there and empty; the Automaton only joins others."""
    if state.where[figure] == space or not may_stand(state, state.kind(figure), space):
        return False
    return figure != state.rules.assistant or state.figures_on(SITE_OF[space]) > 0


class EndMisf(SeatWindow):
    """D-26: players clockwise from the starting player may use what belongs here, until all have passed in a row."""

    name = "end_misf"
    code = steps.END_MISF
    below = "start_actions"
    window = windows.END_MISF
    BEGUN: Final = Field(1)
    """Whether things that care have been told."""

    def waits(self, state: RisingState) -> bool:
        if state.rules.hooks.end_misf and not EndMisf.BEGUN.of(state):
            EndMisf.BEGUN.put(state, 1)
            for thing in state.rules.hooks.end_misf:
                thing.end_misf(state)
        return super().waits(state)

    def why_not(self, state: RisingState, action: i64) -> Saying:
        if actions.ADEPT_MOVES <= action <= actions.ADEPT_MOVES + 1:
            return saying("rising-not-adept")
        return free_steps.why_not(state, action, windows.END_MISF)


def some_figure_can_come(state: RisingState, adept: i64) -> bool:
    for figure in range(state.rules.figures):
        if can_come(state, adept, figure):
            return True
    return False


def can_come(state: RisingState, adept: i64, figure: i64) -> bool:
    """Whether the Adept could move a figure to an empty space of its own site (R-6.38)."""
    if figure in (adept, state.rules.assistant) or state.where[figure] < POOL or state.flags[figure] & UNMOVED:
        return False
    site = state.site(adept)
    for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
        if can_move_to(state, figure, space):
            return True
    return False


class AdeptStep(Step[RisingState]):
    """A step of the Adept's move: whose ability it is (a seat, or 7 for the Hologram), and the seat that uses it."""

    continues = True
    BEARER: Final = Field(4)
    SEAT: Final = Field(3)

    def actor(self, state: RisingState) -> i64:
        return AdeptStep.SEAT.of(state)

    def fits(self, state: RisingState) -> bool:
        index = AdeptStep.BEARER.of(state)
        return (
            index <= MOST_SEATS
            and is_own(state, state.bearer(index), AdeptStep.SEAT.of(state))
            and stands(state, state.bearer(index))
        )


class AdeptFigure(AdeptStep):
    """Which figure the Adept moves."""

    name = "adept_figure"
    code = steps.ADEPT_FIGURE
    below = "end_misf"

    def legal(self, state: RisingState, menu: Menu) -> None:
        adept = state.bearer(AdeptStep.BEARER.of(state))
        for figure in range(state.rules.figures):
            if can_come(state, adept, figure) and self.is_first(state, adept, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, adept: i64, figure: i64) -> bool:
        """Whether no figure of a lower number is just like this one; an owner may have refused one of two."""
        for other in range(figure):
            if is_alike(state, figure, other) and can_come(state, adept, other):
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        index = AdeptStep.BEARER.of(state)
        seat = AdeptStep.SEAT.of(state)
        state.pop()
        fields = AdeptStep.BEARER.at(index) | AdeptStep.SEAT.at(seat)
        state.push(steps.ADEPT_SPACE, fields | AdeptSpace.FIGURE.at(action - actions.FIGURE))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "move", action - actions.FIGURE)


class AdeptSpace(AdeptStep):
    """Where it goes; asked only where there is a choice."""

    name = "adept_space"
    code = steps.ADEPT_SPACE
    below = "end_misf"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        count: i64 = 0
        only: i64 = 0
        site = state.site(state.bearer(AdeptStep.BEARER.of(state)))
        for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
            if can_move_to(state, AdeptSpace.FIGURE.of(state), space):
                count += 1
                only = space
        if count > 1:
            return True
        self.settle(state, only)
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        site = state.site(state.bearer(AdeptStep.BEARER.of(state)))
        for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
            if can_move_to(state, AdeptSpace.FIGURE.of(state), space):
                menu.add(actions.SPACE + space)

    def apply(self, state: RisingState, action: i64) -> None:
        self.settle(state, action - actions.SPACE)

    def settle(self, state: RisingState, space: i64) -> None:
        figure = AdeptSpace.FIGURE.of(state)
        index = AdeptStep.BEARER.of(state)
        seat = AdeptStep.SEAT.of(state)
        state.pop()
        fields = AdeptStep.BEARER.at(index) | AdeptStep.SEAT.at(seat)
        state.push(steps.ADEPT_CONSENT, fields | AdeptConsent.FIGURE.at(figure) | AdeptConsent.SPACE.at(space))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        figure = AdeptSpace.FIGURE.of(state)
        if figure >= state.rules.figures or not super().fits(state):
            return False
        return can_come(state, state.bearer(AdeptStep.BEARER.of(state)), figure)


class AdeptConsent(AdeptStep):
    """D-90: the owner of the figure consents, or it stays and the ability is not used up (R-6.38)."""

    name = "adept_consent"
    code = steps.ADEPT_CONSENT
    below = "end_misf"
    FIGURE: Final = Field(8)
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        if state.owner[AdeptConsent.FIGURE.of(state)] != AdeptStep.SEAT.of(state) and not state.rules.trust:
            return True
        self.move(state)
        return False

    def move(self, state: RisingState) -> None:
        figure = AdeptConsent.FIGURE.of(state)
        space = AdeptConsent.SPACE.of(state)
        state.used[ADEPTS] |= 1 << AdeptStep.BEARER.of(state)
        state.pop()
        move(state, figure, space)

    continues = False

    def legal(self, state: RisingState, menu: Menu) -> None:
        list_consent(menu)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_consent(action)

    def actor(self, state: RisingState) -> i64:
        return state.owner[AdeptConsent.FIGURE.of(state)]

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.ACCEPT:
            self.move(state)
            return
        refused = AdeptConsent.FIGURE.of(state)
        for figure in range(state.rules.figures):
            if is_alike(state, refused, figure):
                state.flags[figure] |= UNMOVED
        state.tell(HAS_REFUSED, state.player)
        state.pop()

    def fits(self, state: RisingState) -> bool:
        figure = AdeptConsent.FIGURE.of(state)
        space = AdeptConsent.SPACE.of(state)
        if figure >= state.rules.figures or space >= state.rules.spaces or not super().fits(state):
            return False
        return can_come(state, state.bearer(AdeptStep.BEARER.of(state)), figure) and can_move_to(state, figure, space)


class MoveFigure(OwnStep):
    """Foresight, Sandals of Swiftness: which own figure moves, from the pool or a space."""

    name = "move_figure"
    code = steps.MOVE_FIGURE
    below = "end_misf"

    def waits(self, state: RisingState) -> bool:
        if OwnStep.LEFT.of(state):
            return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.DONE)
        for figure in range(state.rules.figures):
            if (
                state.commands(OwnStep.SEAT.of(state), figure)
                and state.where[figure] >= POOL
                and is_first_alike(state, figure)
            ):
                menu.add(actions.FIGURE + figure)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.DONE:
            state.pop()
            return
        self.used_up(state)
        seat = OwnStep.SEAT.of(state)
        state.push(steps.MOVE_SPACE, OwnStep.SEAT.at(seat) | MoveSpace.FIGURE.at(action - actions.FIGURE))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        return describe_figure(state, action, "move", action - actions.FIGURE)


class MoveSpace(OwnStep):
    """Where it goes: an empty legal space (R-4.21)."""

    name = "move_space"
    code = steps.MOVE_SPACE
    below = "move_figure"
    FIGURE: Final = Field(8)

    def legal(self, state: RisingState, menu: Menu) -> None:
        figure = MoveSpace.FIGURE.of(state)
        for space in range(state.rules.spaces):
            if can_move_to(state, figure, space):
                menu.add(actions.SPACE + space)
        if not menu.count:
            menu.add(actions.STAY)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = MoveSpace.FIGURE.of(state)
        state.pop()
        if action != actions.STAY:
            move(state, figure, action - actions.SPACE)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.STAY:
            return Choice(action, "stay")
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        return is_own(state, MoveSpace.FIGURE.of(state), OwnStep.SEAT.of(state))


class StartActions(Step[RisingState]):
    """START_ACTIONS: figures on the Astral Watchtower move one by one; the starting player says who is next."""

    name = "start_actions"
    code = steps.START_ACTIONS
    below = "actions"

    def waits(self, state: RisingState) -> bool:
        first = self.next_figure(state, 0)
        if first == NONE:
            state.pop()
            for thing in state.rules.hooks.actions_begin:
                thing.actions_begin(state)
            return False
        other = self.next_figure(state, first + 1)
        if other != NONE and not is_alike(state, first, other):
            return True
        relocate(state, first)
        return False

    def next_figure(self, state: RisingState, first: i64) -> i64:
        """The first figure, from a number on, that has still to leave the Watchtower or stay."""
        space = FIRST_SPACE[WATCHTOWER_SITE]
        figure = state.next_on(space, first)
        while figure != NONE and (state.flags[figure] & RESOLVED or figure == state.rules.assistant):
            figure = state.next_on(space, figure + 1)
        return figure

    def actor(self, state: RisingState) -> i64:
        return state.starter

    def legal(self, state: RisingState, menu: Menu) -> None:
        figure = self.next_figure(state, 0)
        while figure != NONE:
            if is_first_alike(state, figure):
                menu.add(actions.FIGURE + figure)
            figure = self.next_figure(state, figure + 1)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = action - actions.FIGURE
        relocate(state, figure)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "next", action - actions.FIGURE)


def relocate(state: RisingState, figure: i64) -> None:
    state.push(steps.RELOCATE, OwnStep.SEAT.at(state.owner[figure]) | Relocate.FIGURE.at(figure))


class Relocate(OwnStep):
    """D-27: to any unflooded island tile, full or not, to the centre, or stay without effect (R-6.24)."""

    name = "relocate"
    code = steps.RELOCATE
    below = "start_actions"
    FIGURE: Final = Field(8)

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.STAY)
        for site in range(TILES):
            if state.is_open(site):
                self.list_spaces(state, site, menu)
        menu.add(actions.SPACE + CENTRE_SPACE)

    def list_spaces(self, state: RisingState, site: i64, menu: Menu) -> None:
        """In the cities beside a lone figure if there is one, otherwise in a pair of its own, or beside a stone."""
        first = FIRST_SPACE[site]
        if SITE_KIND[site] != CITY:
            menu.add(actions.SPACE + first)
            return
        lone = False
        empty: i64 = NONE
        for space in range(first, FIRST_SPACE[site + 1]):
            if state.held[space] == 1:
                menu.add(actions.SPACE + space)
                lone = lone or state.active_on(space) == 1
            elif not state.held[space] and empty == NONE:
                empty = space
        if not lone and empty != NONE:
            menu.add(actions.SPACE + empty)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = Relocate.FIGURE.of(state)
        state.pop()
        if action == actions.STAY:
            state.flags[figure] |= RESOLVED
        else:
            move(state, figure, action - actions.SPACE)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.STAY:
            return Choice(action, "stay")
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        figure = Relocate.FIGURE.of(state)
        if not is_own(state, figure, OwnStep.SEAT.of(state)):
            return False
        return state.where[figure] == FIRST_SPACE[WATCHTOWER_SITE]


STEPS.register(
    AdeptFigure(), AdeptSpace(), AdeptConsent(), MoveFigure(), MoveSpace(), StartActions(), Relocate(), EndMisf()
)
