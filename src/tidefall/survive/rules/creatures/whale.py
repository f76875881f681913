"""Whales: they capsize occupied ships, unless who controls the ship repels them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.survive.rules import steps
from tidefall.survive.rules.components import SQUID, WHALE
from tidefall.survive.rules.creatures.creature import CREATURES, Creature
from tidefall.survive.rules.defence import DefenceWindow
from tidefall.survive.rules.state import NONE, SQUIDS, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64


class Whale(Creature):
    kind = WHALE

    def stops_in(self, state: SurviveState, space: i64) -> bool:
        """An occupied ship or a squid (S-5.6)."""
        return state.manned_at(space) or state.life[space] & SQUIDS != 0

    def attack(self, state: SurviveState, space: i64) -> None:
        """S-5.10, S-5.11."""
        if state.manned_at(space):
            state.push(steps.WHALE_WINDOW, DefenceWindow.SPACE.at(space))
        else:
            state.remove_all(SQUID, space, WHALE)

    def turn_up(self, state: SurviveState, space: i64) -> None:
        """With every whale tile a squid comes too, under squid_v1 instead (S-8.7.2, S-8.7.14)."""
        if not state.rules.squid_v1:
            super().turn_up(state, space)
        if state.rules.squid and state.from_supply(SQUID) != NONE:
            state.push(steps.SQUID_PLACE)


CREATURES[WHALE] = Whale()
