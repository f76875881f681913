"""Serpents: they take ships with everybody aboard, and swimmers; no tile repels them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.survive.rules.components import SERPENT
from tidefall.survive.rules.creatures.creature import CREATURES, Creature
from tidefall.survive.rules.settling import lose_exposed
from tidefall.survive.rules.state import PEOPLE, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64


class Serpent(Creature):
    kind = SERPENT

    def stops_in(self, state: SurviveState, space: i64) -> bool:
        """An occupied ship or an unprotected swimmer (S-5.6)."""
        return state.manned_at(space) or (state.life[space] >> PEOPLE != 0 and state.exposed_in(space) != 0)

    def attack(self, state: SurviveState, space: i64) -> None:
        """S-5.8: whoever is aboard does not swim first, so no dolphin helps them."""
        if state.manned_at(space):
            state.founder(state.ship_at[space], SERPENT)
        lose_exposed(state, space)


CREATURES[SERPENT] = Serpent()
