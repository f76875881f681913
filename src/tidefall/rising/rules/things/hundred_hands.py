"""The One Hundred Hands: a die says where everybody goes (M-13.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, steps
from tidefall.rising.rules.effects import MisfortuneEffect
from tidefall.rising.rules.frames import is_own
from tidefall.rising.rules.happenings import HAS_REFUSED
from tidefall.rising.rules.island import (
    ARMS,
    CENTRE_SPACE,
    CITIES,
    FIRST_SPACE,
    FORESTS,
    HILLS,
    LIBRARIES,
    MOUNTAINS,
    RINGS,
    SITE_OF,
    SPACE_NAMES,
    peninsula_of,
)
from tidefall.rising.rules.moving import can_move_to, move
from tidefall.rising.rules.placing import describe_figure, is_alike
from tidefall.rising.rules.rolling import SELECTION, roll, selected
from tidefall.rising.rules.shared import Consenting
from tidefall.rising.rules.state import NONE, PICKED, POOL, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import forget_picks, is_spared

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

THE_SOURCE: Final[i64] = ARMS
"""In the place of a peninsula."""
PLACES: Final = [THE_SOURCE, LIBRARIES, CITIES, HILLS, FORESTS, MOUNTAINS]
"""Where a face of the die sends everybody."""


class OneHundredHands(MisfortuneEffect):
    """The drawer rolls, then moves all possible Atlanteans."""

    def resolve(self, state: RisingState) -> None:
        state.push(steps.HUNDRED_HANDS)
        roll(state, SELECTION, state.drawer, 1)


class HundredHands(Step[RisingState]):
    """The die is cast: it says where everybody goes."""

    name = "hundred_hands"
    code = steps.HUNDRED_HANDS
    below = "lay_aside"

    def waits(self, state: RisingState) -> bool:
        state.pop()
        state.push(steps.MOVE_EACH, MoveEach.TO.at(PLACES[selected(state) - 1]))
        return False


class MoveEach(Step[RisingState]):
    """DM-97: the drawer moves one figure after the other to TO, in pools too, until spaces or figures run out.

    FIGURE is one more than the figure that was picked; then comes its space.
    """

    name = "move_each"
    code = steps.MOVE_EACH
    below = "lay_aside"
    TO: Final = Field(3)
    FIGURE: Final = Field(8)
    continues = True

    def waits(self, state: RisingState) -> bool:
        if MoveEach.FIGURE.of(state):
            return True
        first: i64 = NONE
        for figure in range(state.rules.figures):
            if self.suits(state, figure):
                if first != NONE and not is_alike(state, first, figure) and MoveEach.TO.of(state) != THE_SOURCE:
                    return True
                if first == NONE:
                    first = figure
        if first == NONE:
            state.pop()
            forget_picks(state)
            return False
        self.pick(state, first)
        return False

    def suits(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure is in play, not there yet, and can go there."""
        space = state.where[figure]
        if space < POOL or state.flags[figure] & PICKED or self.is_there(state, space):
            return False
        return self.has_space(state, figure)

    def is_there(self, state: RisingState, space: i64) -> bool:
        if space < 0:
            return False
        to = MoveEach.TO.of(state)
        return space == CENTRE_SPACE if to == THE_SOURCE else peninsula_of(SITE_OF[space]) == to

    def first_space(self, state: RisingState) -> i64:
        to = MoveEach.TO.of(state)
        return CENTRE_SPACE if to == THE_SOURCE else FIRST_SPACE[to * RINGS]

    def end_of_spaces(self, state: RisingState) -> i64:
        to = MoveEach.TO.of(state)
        return CENTRE_SPACE + 1 if to == THE_SOURCE else FIRST_SPACE[(to + 1) * RINGS]

    def has_space(self, state: RisingState, figure: i64) -> bool:
        for space in range(self.first_space(state), self.end_of_spaces(state)):
            if can_move_to(state, figure, space):
                return True
        return False

    def only_space(self, state: RisingState, figure: i64) -> i64:
        """The one space that a figure can go to, or NONE if there are several."""
        only: i64 = NONE
        for space in range(self.first_space(state), self.end_of_spaces(state)):
            if can_move_to(state, figure, space):
                if only != NONE:
                    return NONE
                only = space
        return only

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        picked = MoveEach.FIGURE.of(state) - 1
        if picked >= 0:
            for space in range(self.first_space(state), self.end_of_spaces(state)):
                if can_move_to(state, picked, space):
                    menu.add(actions.SPACE + space)
            return
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and self.suits(state, other):
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        if action >= actions.SPACE:
            self.send(state, MoveEach.FIGURE.of(state) - 1, action - actions.SPACE)
        else:
            self.pick(state, action - actions.FIGURE)

    def pick(self, state: RisingState, figure: i64) -> None:
        only = self.only_space(state, figure)
        if only != NONE:
            self.send(state, figure, only)
        else:
            MoveEach.FIGURE.put(state, figure + 1)

    def send(self, state: RisingState, figure: i64, space: i64) -> None:
        """It goes there; if it is protected, only if its owner consents (D-90)."""
        MoveEach.FIGURE.put(state, 0)
        if is_spared(state, figure) and state.owner[figure] != state.drawer and not state.rules.trust:
            state.push(steps.MOVE_CONSENT, MoveConsent.FIGURE.at(figure) | MoveConsent.SPACE.at(space))
        else:
            move(state, figure, space)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action >= actions.SPACE:
            return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])
        return describe_figure(state, action, "move", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        figure = MoveEach.FIGURE.of(state) - 1
        return MoveEach.TO.of(state) <= THE_SOURCE and (
            figure < 0 or (figure < state.rules.figures and self.suits(state, figure))
        )


class MoveConsent(Consenting):
    """D-90: the owner of a protected figure lets it be moved, or not (M-13.2)."""

    name = "move_consent"
    code = steps.MOVE_CONSENT
    below = "move_each"
    FIGURE: Final = Field(8)
    SPACE: Final = Field(8)

    def actor(self, state: RisingState) -> i64:
        return state.owner[MoveConsent.FIGURE.of(state)]

    def apply(self, state: RisingState, action: i64) -> None:
        figure = MoveConsent.FIGURE.of(state)
        space = MoveConsent.SPACE.of(state)
        state.pop()
        if action == actions.ACCEPT:
            move(state, figure, space)
            return
        state.tell(HAS_REFUSED, state.player)
        state.flags[figure] |= PICKED

    def fits(self, state: RisingState) -> bool:
        figure = MoveConsent.FIGURE.of(state)
        space = MoveConsent.SPACE.of(state)
        if figure >= state.rules.figures or space >= state.rules.spaces:
            return False
        return is_own(state, figure, state.owner[figure]) and can_move_to(state, figure, space)


effects.misfortunes({"the_one_hundred_hands": OneHundredHands()})
STEPS.register(HundredHands(), MoveEach(), MoveConsent())
