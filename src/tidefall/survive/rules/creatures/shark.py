"""Sharks: they take swimmers, unless one of their owners repels them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.survive.rules import steps
from tidefall.survive.rules.components import SHARK
from tidefall.survive.rules.creatures.creature import CREATURES, Creature
from tidefall.survive.rules.defence import DefenceWindow
from tidefall.survive.rules.settling import lose_exposed
from tidefall.survive.rules.state import PEOPLE, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64


class Shark(Creature):
    kind = SHARK

    def stops_in(self, state: SurviveState, space: i64) -> bool:
        """An unprotected swimmer (S-5.6)."""
        return state.life[space] >> PEOPLE != 0 and state.exposed_in(space) != 0

    def attack(self, state: SurviveState, space: i64) -> None:
        """S-5.9: those who swim there may defend."""
        if self.stops_in(state, space):
            state.push(steps.SHARK_WINDOW, DefenceWindow.SPACE.at(space))

    def turn_up(self, state: SurviveState, space: i64) -> None:
        """S-6.3: those who fell with the tile are lost, and no tile helps (S-6.15)."""
        super().turn_up(state, space)
        if state.life[space] >> PEOPLE:
            lose_exposed(state, space)


CREATURES[SHARK] = Shark()
