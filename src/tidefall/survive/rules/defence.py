"""Defence windows: others may repel a shark or a whale that the active player moves onto them (section 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import CHANCE, UNSEEN, Choice
from tidefall.kernel.window import Offer, Window
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.board import SPACES
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
from tidefall.survive.rules.settling import Settle, lose_exposed, settle
from tidefall.survive.rules.state import NONE, SHARKS, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

NOBODY: Final[i64] = 7
"""Who is asked after all others, in the place of chance: the answer is that nobody defends."""


class Repel(Offer[SurviveState]):
    """A tile that removes the attacker, or one of several."""

    first = actions.PLAY
    count = KINDS

    def __init__(self, back: i64, attacker: i64, closes: bool) -> None:
        self.back = back
        self.attacker = attacker
        self.closes = closes
        """Whether the window closes with it."""

    def is_open(self, state: SurviveState, asker: i64) -> bool:
        for kind in range(KINDS):
            if KIND_BACK[kind] == self.back and state.holds(asker, kind):
                return True
        return False

    def list_actions(self, state: SurviveState, asker: i64, menu: Menu) -> None:
        for kind in range(KINDS):
            if KIND_BACK[kind] == self.back and state.holds(asker, kind):
                menu.add(actions.PLAY + kind)

    def take(self, state: SurviveState, asker: i64, action: i64) -> None:
        kind = action - actions.PLAY
        space = DefenceWindow.SPACE.of(state)
        state.show_tile(asker, kind)
        state.tell(DEFENDED, asker, kind, space)
        state.remove_creature(self.attacker, state.piece_at(self.attacker, space), DEFENCE)
        if self.closes:
            state.pop()

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "play", KIND_NAMES[action - actions.PLAY])


class DefenceWindow(Window[SurviveState]):
    """Eligible players are asked clockwise from the active player's left (S-6.13).

    Who is asked, and who passed while holding a tile, is not disclosed (S-6.16). That nobody defends is therefore an
    event of its own, which comes whether somebody was asked or not.
    """

    below = "turn"
    secret = True
    passing = actions.PASS
    SPACE: Final = Field(8)
    attacker: i64 = SHARK

    def __init__(self, repel: Repel) -> None:
        self.rows: list[Offer[SurviveState]] = [repel]

    def offers(self, state: SurviveState) -> list[Offer[SurviveState]]:
        return self.rows

    def fits(self, state: SurviveState) -> bool:
        """The attacker is there, somebody is threatened, and only others have been asked."""
        space = DefenceWindow.SPACE.of(state)
        if space >= SPACES or state.piece_at(self.attacker, space) == NONE or not self.is_wanted(state):
            return False
        others = (1 << state.rules.seats) - 1 - (1 << state.active)
        return Window.PASSED.of(state) & ~others == 0

    def places(self, state: SurviveState) -> i64:
        return state.rules.seats

    def asker(self, state: SurviveState, place: i64) -> i64:
        if place == state.rules.seats - 1:
            return NOBODY
        return (state.active + 1 + place) % state.rules.seats

    def seat_of(self, state: SurviveState, asker: i64) -> i64:
        return CHANCE if asker == NOBODY else asker

    def may_speak(self, state: SurviveState, asker: i64) -> bool:
        return asker == NOBODY or (self.is_eligible(state, asker) and super().may_speak(state, asker))

    def is_wanted(self, state: SurviveState) -> bool:
        return state.exposed_in(DefenceWindow.SPACE.of(state)) != 0

    def is_eligible(self, state: SurviveState, seat: i64) -> bool:
        """S-6.11: owners of unprotected swimmers in the space."""
        space = DefenceWindow.SPACE.of(state)
        for explorer in range(state.rules.colours * TOKENS):
            if state.exposed(explorer, space) and state.owner(explorer) == seat:
                return True
        return False

    def concerns_others(self, state: SurviveState) -> bool:
        """Whether anybody is eligible: by what everybody sees, whatever they hold (S-6.17)."""
        for seat in range(state.rules.seats):
            if seat != state.active and self.is_eligible(state, seat):
                return True
        return False

    def waits(self, state: SurviveState) -> bool:
        if Window.PASSED.of(state) == 0 and self.is_wanted(state):
            if not self.concerns_others(state):
                self.strike(state)
                return False
            state.tell(WINDOW_OPENED, self.attacker, DefenceWindow.SPACE.of(state))
            state.seal()
        return super().waits(state)

    def could_defend(self, state: SurviveState) -> list[int]:
        """Who might hold the tile, as far as everybody knows, in the order in which they are asked (S-6.13, S-6.16)."""
        seats: list[int] = []
        for place in range(state.rules.seats - 1):
            seat = (state.active + 1 + place) % state.rules.seats
            if self.is_eligible(state, seat) and state.hand_size(seat) > 0:
                seats.append(int(seat))
        return seats

    def legal(self, state: SurviveState, menu: Menu) -> None:
        if Window.ASKED.of(state) == NOBODY:
            menu.weigh(actions.UNDEFENDED, 1)
        else:
            super().legal(state, menu)

    def apply(self, state: SurviveState, action: i64) -> None:
        # Every answer stands: taken back, a pass would un-ask whoever was asked after it, and a tile has been seen.
        state.seal()
        if Window.ASKED.of(state) == NOBODY:
            state.tell(NO_DEFENCE, self.attacker, DefenceWindow.SPACE.of(state))
            self.strike(state)
        else:
            super().apply(state, action)

    def strike(self, state: SurviveState) -> None:
        """Nobody defends: the attack is carried out."""
        space = DefenceWindow.SPACE.of(state)
        state.pop()
        lose_exposed(state, space)

    def shown(self, state: SurviveState, action: i64, owner: i64, seat: i64) -> i64:
        return UNSEEN if action == actions.PASS and owner != seat else action

    def describe(self, state: SurviveState, action: i64) -> Choice:
        if Window.ASKED.of(state) == NOBODY:
            return Choice(int(action), "undefended")
        return super().describe(state, action)


class SharkWindow(DefenceWindow):
    """A shark has moved onto swimmers (S-5.9, S-6.11)."""

    name = "shark_window"
    code = steps.SHARK_WINDOW


class FallenWindow(DefenceWindow):
    """A whale has thrown people among sharks: the window reopens while a shark is left (S-5.12, R-14)."""

    name = "fallen_window"
    code = steps.FALLEN_WINDOW

    def is_wanted(self, state: SurviveState) -> bool:
        return state.life[DefenceWindow.SPACE.of(state)] & SHARKS != 0 and super().is_wanted(state)

    def fits(self, state: SurviveState) -> bool:
        """Where dolphins are still to choose, there may be nobody left for the sharks."""
        space = DefenceWindow.SPACE.of(state)
        return space < SPACES and state.life[space] & SHARKS != 0


class WhaleWindow(DefenceWindow):
    """A whale has moved onto an occupied ship; its controllers may repel it (S-5.11, S-6.12)."""

    name = "whale_window"
    code = steps.WHALE_WINDOW
    attacker = WHALE

    def is_wanted(self, state: SurviveState) -> bool:
        return state.manned_at(DefenceWindow.SPACE.of(state))

    def is_eligible(self, state: SurviveState, seat: i64) -> bool:
        return state.controls(seat, state.ship_at[DefenceWindow.SPACE.of(state)])

    def strike(self, state: SurviveState) -> None:
        """Squids go first, then the ship; dolphins take their pick before the sharks do (S-8.7.10, S-5.12)."""
        space = DefenceWindow.SPACE.of(state)
        state.pop()
        state.remove_all(SQUID, space, WHALE)
        state.capsize(state.ship_at[space], WHALE)
        fall_among_sharks(state, space)


def fall_among_sharks(state: SurviveState, space: i64) -> None:
    """S-5.12: sharks wait for the window, everything else settles at once."""
    if state.life[space] & SHARKS == 0:
        settle(state, space, state.active)
        return
    state.push(steps.FALLEN_WINDOW, DefenceWindow.SPACE.at(space))
    state.push(steps.RESCUERS, Settle.SPACE.at(space) | Settle.CAUSER.at(state.active))


steps.STEPS.register(
    WhaleWindow(Repel(REPEL_WHALE, WHALE, True)),
    SharkWindow(Repel(REPEL_SHARK, SHARK, True)),
    FallenWindow(Repel(REPEL_SHARK, SHARK, False)),
)
