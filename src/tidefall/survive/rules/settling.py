"""Settling a sea space after every atomic event: dolphins take swimmers, ships are wrecked, swimmers are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.board import SPACES
from tidefall.survive.rules.components import FIRST_DOLPHIN, FIRST_PIECE, SEA, SERPENT, SHARK, TOKENS, WHALE
from tidefall.survive.rules.happenings import PROTECTED
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.state import DOLPHINS, EAT_SWIMMERS, NONE, PEOPLE, SERPENTS, WRECK_SHIPS, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def settle(state: SurviveState, space: i64, causer: i64) -> None:
    """S-0.10, S-5.3. Only a free dolphin can make somebody choose; otherwise everything happens at once."""
    life = state.life[space]
    if not life or state.terrain[space] != SEA:
        return
    if life & DOLPHINS:
        state.push(steps.SETTLE, Settle.SPACE.at(space) | Settle.CAUSER.at(causer))
        return
    if life & WRECK_SHIPS and state.manned_at(space):
        state.capsize(state.ship_at[space], SERPENT if life & SERPENTS else WHALE)
    if life & EAT_SWIMMERS and state.life[space] >> PEOPLE:
        lose_exposed(state, space)


def lose_exposed(state: SurviveState, space: i64) -> None:
    """Every unprotected swimmer in a space with a shark or serpent is out (S-5.3, S-5.4)."""
    cause = SERPENT if state.life[space] & SERPENTS else SHARK
    for explorer in range(state.rules.colours * TOKENS):
        if state.exposed(explorer, space):
            state.lose(explorer, cause)


class Settle(Step[SurviveState]):
    """A space with dolphins. Its causer chooses whom a free dolphin protects (S-8.6.10)."""

    name = "settle"
    code = steps.SETTLE
    below = "turn begin_move move mini roll settle"
    continues = True
    SPACE: Final = Field(8)
    CAUSER: Final = Field(3)

    def fits(self, state: SurviveState) -> bool:
        """A space with dolphins; in the mini-round others than the active player come there."""
        space = Settle.SPACE.of(state)
        if space >= SPACES or not state.life[space] & DOLPHINS:
            return False
        causer = Settle.CAUSER.of(state)
        return causer == state.active or (causer < state.rules.seats and state.place_of(steps.MINI) >= 0)

    def waits(self, state: SurviveState) -> bool:
        space = Settle.SPACE.of(state)
        while True:
            free = self.free_dolphins(state, space)
            waiting = state.exposed_in(space)
            if free and waiting > free and waiting > 1:
                return True
            if free and waiting:
                self.protect_all(state, space)
            ship = state.ship_at[space]
            if state.life[space] & WRECK_SHIPS and ship != NONE and state.manned(ship):
                state.capsize(ship, SERPENT if state.life[space] & SERPENTS else WHALE)
                continue
            break
        state.pop()
        self.finish(state, space)
        return False

    def finish(self, state: SurviveState, space: i64) -> None:
        if state.life[space] & EAT_SWIMMERS:
            lose_exposed(state, space)

    def free_dolphins(self, state: SurviveState, space: i64) -> i64:
        count: i64 = 0
        for dolphin in range(FIRST_DOLPHIN, FIRST_PIECE[4]):
            if state.pieces[dolphin] == space and state.crew[dolphin - FIRST_DOLPHIN] == NONE:
                count += 1
        return count

    def protect_all(self, state: SurviveState, space: i64) -> None:
        """One candidate, or no more candidates than free dolphins: nobody needs to choose."""
        for explorer in range(state.rules.colours * TOKENS):
            if state.exposed(explorer, space):
                self.protect(state, explorer, space)

    def protect(self, state: SurviveState, explorer: i64, space: i64) -> None:
        for dolphin in range(FIRST_DOLPHIN, FIRST_PIECE[4]):
            if state.pieces[dolphin] == space and state.crew[dolphin - FIRST_DOLPHIN] == NONE:
                state.protect(dolphin, explorer)
                state.tell(PROTECTED, explorer, space)
                return

    def actor(self, state: SurviveState) -> i64:
        return Settle.CAUSER.of(state)

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for explorer in range(state.rules.colours * TOKENS):
            if state.exposed(explorer, Settle.SPACE.of(state)):
                menu.add(actions.CHOOSE + explorer)

    def apply(self, state: SurviveState, action: i64) -> None:
        self.protect(state, action - actions.CHOOSE, Settle.SPACE.of(state))

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "protect", explorer_name(state.rules, action - actions.CHOOSE))


class Rescuers(Settle):
    """Dolphins take their pick of those whom a whale threw among sharks; the sharks wait (S-5.11, S-5.12)."""

    name = "rescuers"
    code = steps.RESCUERS
    below = "fallen_window"

    def fits(self, state: SurviveState) -> bool:
        """They may be no dolphins at all; the window for the same space waits below."""
        return Settle.CAUSER.of(state) == state.active and Settle.SPACE.of(state) < SPACES

    def finish(self, state: SurviveState, space: i64) -> None:
        return


steps.STEPS.register(Settle(), Rescuers())
