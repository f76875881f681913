"""The mini-round of challenge 5: the fallen may move once before the creature step (S-8.5.4 to S-8.5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.actions import BOARD_HERE, BOARD_THERE, MANNERS, OVERBOARD, RIDE_THERE, WAYS
from tidefall.survive.rules.board import DIRECTIONS, NEIGHBOURS
from tidefall.survive.rules.components import FIRST_SHIP, SEA, TOKENS
from tidefall.survive.rules.movement import describe_move, move_explorer
from tidefall.survive.rules.state import NONE, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


class Mini(Step[SurviveState]):
    """One point each, clockwise from the active player, for an explorer that stood on the sunk tile."""

    name = "mini"
    code = steps.MINI
    below = "roll"
    ANSWERED: Final = Field(3)
    """How many seats have had their chance."""

    def fits(self, state: SurviveState) -> bool:
        return state.rules.ch5 and Mini.ANSWERED.of(state) <= state.rules.seats

    def waits(self, state: SurviveState) -> bool:
        while Mini.ANSWERED.of(state) < state.rules.seats:
            if self.may_move(state, self.actor(state)):
                return True
            Mini.ANSWERED.put(state, Mini.ANSWERED.of(state) + 1)
        state.pop()
        state.fallen = 0
        return False

    def actor(self, state: SurviveState) -> i64:
        return (state.active + Mini.ANSWERED.of(state)) % state.rules.seats

    def may_move(self, state: SurviveState, seat: i64) -> bool:
        """Whether one of a seat's fallen explorers is left and has anywhere to go (S-8.5.11)."""
        for explorer in range(seat * TOKENS, seat * TOKENS + TOKENS):
            if (state.fallen >> explorer) & 1 and state.on_board(explorer) and self.has_way(state, explorer):
                return True
        return False

    def has_way(self, state: SurviveState, explorer: i64) -> bool:
        """Whoever is aboard can always jump; a swimmer needs water beside it, or room aboard a ship in its space."""
        at = state.where[explorer]
        ship = state.ship_at[at]
        if state.aboard(explorer) or (ship != NONE and state.has_room(ship)):
            return True
        return state.beside_sea(at)

    def legal(self, state: SurviveState, menu: Menu) -> None:
        seat = self.actor(state)
        menu.add(actions.PASS)
        for token in range(TOKENS):
            explorer = seat * TOKENS + token
            if (state.fallen >> explorer) & 1 and state.on_board(explorer):
                self.list_moves(state, menu, explorer, actions.MOVE + token * WAYS)

    def list_moves(self, state: SurviveState, menu: Menu, explorer: i64, number: i64) -> None:
        """M-WW and M-WS from the water; M-SS and M-SW from a ship that the tile brought."""
        at = state.where[explorer]
        aboard = state.carrier[explorer] >= FIRST_SHIP
        protected = state.carrier[explorer] != NONE and not aboard
        for d in range(DIRECTIONS):
            near = NEIGHBOURS[at * DIRECTIONS + d]
            if near < 0 or state.terrain[near] != SEA:
                continue
            ship = state.ship_at[near]
            if not aboard:
                menu.add(number + d * MANNERS)
            elif ship != NONE and state.has_room(ship):
                menu.add(number + d * MANNERS + BOARD_THERE)
            if protected:
                menu.add(number + d * MANNERS + RIDE_THERE)
        here = state.ship_at[at]
        if aboard:
            menu.add(number + OVERBOARD)
        elif here != NONE and state.has_room(here):
            menu.add(number + BOARD_HERE)

    def apply(self, state: SurviveState, action: i64) -> None:
        seat = self.actor(state)
        Mini.ANSWERED.put(state, Mini.ANSWERED.of(state) + 1)
        if action != actions.PASS:
            move_explorer(state, seat, action, False)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(0, "pass")
        return describe_move(state, self.actor(state), action)

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        return saying("survive-why-mini")


steps.STEPS.register(Mini())
