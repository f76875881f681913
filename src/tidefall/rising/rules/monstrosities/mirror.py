"""The Mirror Shield against Medusa: who carries it, and that it leaves the game when it is used (M-9.10, M-15.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules.monstrosities.store import SHIELD_BEARER
from tidefall.rising.rules.state import NONE, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64


def shield_bearer(state: RisingState) -> i64:
    """The active figure that carries the Mirror Shield, or NONE."""
    figure = SHIELD_BEARER.of(state) - 1
    return figure if figure >= 0 and state.where[figure] >= 0 else NONE


def is_mirrored(state: RisingState, figure: i64) -> bool:
    """Whether a figure carries the Mirror Shield or is where its bearer is (M-9.8, M-24.28)."""
    bearer = shield_bearer(state)
    return bearer != NONE and state.site(figure) == state.site(bearer)


def use_shield(state: RisingState) -> None:
    """It broke the curse: card and token leave the game."""
    SHIELD_BEARER.put(state, 0)
