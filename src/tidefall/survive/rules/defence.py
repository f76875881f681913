"""Defence windows: others may repel a shark or a whale that the active player moves onto them (section 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import CHANCE, UNSEEN, Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.components import (
    KIND_BACK,
    KIND_NAMES,
    KINDS,
    REPEL_SHARK,
    REPEL_WHALE,
    SHARK,
    SQUID,
    TOKENS,
    WHALE,
)
from tidefall.survive.rules.happenings import DEFENCE, DEFENDED, NO_DEFENCE, WINDOW_OPENED
from tidefall.survive.rules.settling import lose_exposed, settle
from tidefall.survive.rules.state import SHARKS, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class Window(Step[SurviveState]):
    """Eligible players are asked clockwise from the active player's left; the frame counts them (S-6.13).

    Who is asked, and who passed while holding a tile, is not disclosed (S-6.16). That nobody defends is therefore an
    event of its own, which comes whether somebody was asked or not.
    """

    name = "defend"
    secret = True

    def back(self) -> i64:
        """The tile that defends."""
        return REPEL_SHARK

    def attacker(self) -> i64:
        return SHARK

    def waits(self, state: SurviveState) -> bool:
        if not self.threatens(state):
            state.pop()
            return False
        if state.b() == 0:
            if not self.concerns_others(state):
                self.strike(state)
                return False
            state.tell(WINDOW_OPENED, self.attacker(), state.a())
            state.seal()
        while state.b() < state.rules.seats - 1:
            seat = self.actor(state)
            if self.eligible(state, seat) and self.has_tile(state, seat):
                return True
            state.set_b(state.b() + 1)
        return True

    def threatens(self, state: SurviveState) -> bool:
        return True

    def concerns_others(self, state: SurviveState) -> bool:
        """Whether anybody is eligible: by what everybody sees, whatever they hold (S-6.17)."""
        for seat in range(state.rules.seats):
            if seat != state.active and self.eligible(state, seat):
                return True
        return False

    def actor(self, state: SurviveState) -> i64:
        if state.b() >= state.rules.seats - 1:
            return CHANCE
        return (state.active + 1 + state.b()) % state.rules.seats

    def has_tile(self, state: SurviveState, seat: i64) -> bool:
        for kind in range(KINDS):
            if KIND_BACK[kind] == self.back() and state.holds(seat, kind):
                return True
        return False

    def eligible(self, state: SurviveState, seat: i64) -> bool:
        """S-6.11: owners of unprotected swimmers in the space."""
        for explorer in range(state.rules.colours * TOKENS):
            if state.exposed(explorer, state.a()) and state.owner(explorer) == seat:
                return True
        return False

    def could_defend(self, state: SurviveState) -> list[int]:
        """Who might hold the tile, as far as everybody knows, in the order in which they are asked (S-6.13, S-6.16)."""
        seats: list[int] = []
        for place in range(state.rules.seats - 1):
            seat = (state.active + 1 + place) % state.rules.seats
            if self.eligible(state, seat) and state.hand_size(seat) > 0:
                seats.append(int(seat))
        return seats

    def legal(self, state: SurviveState, menu: Menu) -> None:
        seat = self.actor(state)
        if seat == CHANCE:
            menu.weigh(actions.UNDEFENDED, 1)
            return
        menu.add(actions.END)
        for kind in range(KINDS):
            if KIND_BACK[kind] == self.back() and state.holds(seat, kind):
                menu.add(actions.PLAY + kind)

    def apply(self, state: SurviveState, action: i64) -> None:
        # Every answer stands: taken back, a pass would un-ask whoever was asked after it, and a tile has been seen.
        state.seal()
        seat = self.actor(state)
        if seat == CHANCE:
            state.tell(NO_DEFENCE, self.attacker(), state.a())
            self.strike(state)
            return
        if action == actions.END:
            state.set_b(state.b() + 1)
            return
        kind = action - actions.PLAY
        state.show_tile(seat, kind)
        state.tell(DEFENDED, seat, kind, state.a())
        state.remove_creature(self.attacker(), state.piece_at(self.attacker(), state.a()), DEFENCE)
        self.repelled(state)

    def repelled(self, state: SurviveState) -> None:
        """The window closes; nothing else changes."""
        state.pop()

    def strike(self, state: SurviveState) -> None:
        """Nobody defends: the attack is carried out."""
        space = state.a()
        state.pop()
        lose_exposed(state, space)

    def shown(self, state: SurviveState, action: i64, owner: i64, seat: i64) -> i64:
        return UNSEEN if action == actions.END and owner != seat else action

    def describe(self, state: SurviveState, action: i64) -> Choice:
        if self.actor(state) == CHANCE:
            return Choice(int(action), "undefended")
        if action == actions.END:
            return Choice(0, "end")
        return Choice(int(action), "play", KIND_NAMES[action - actions.PLAY])


class SharkWindow(Window):
    """A shark has moved onto swimmers (S-5.9, S-6.11)."""


class FallenWindow(Window):
    """A whale has thrown people among sharks: the window reopens while a shark is left (S-5.12, R-14)."""

    def threatens(self, state: SurviveState) -> bool:
        return state.life[state.a()] & SHARKS != 0 and state.exposed_in(state.a()) != 0

    def repelled(self, state: SurviveState) -> None:
        state.set_b(0)


class WhaleWindow(Window):
    """A whale has moved onto an occupied ship; its controllers may repel it (S-5.11, S-6.12)."""

    def back(self) -> i64:
        return REPEL_WHALE

    def attacker(self) -> i64:
        return WHALE

    def eligible(self, state: SurviveState, seat: i64) -> bool:
        return state.controls(seat, state.ship_at[state.a()])

    def strike(self, state: SurviveState) -> None:
        """Squids go first, then the ship; dolphins take their pick before the sharks do (S-8.7.10, S-5.12)."""
        space = state.a()
        state.pop()
        state.remove_all(SQUID, space, WHALE)
        state.capsize(state.ship_at[space], WHALE)
        fall_among_sharks(state, space)


def fall_among_sharks(state: SurviveState, space: i64) -> None:
    """S-5.12: sharks wait for the window, everything else settles at once."""
    if state.life[space] & SHARKS == 0:
        settle(state, space, state.active)
        return
    state.push(steps.FALLEN_WINDOW, space)
    state.push(steps.RESCUERS, space, state.active)
