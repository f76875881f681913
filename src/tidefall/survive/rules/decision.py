"""The usual kind of step: the active player decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Step
from tidefall.survive.rules.state import SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64


class Decision(Step[SurviveState]):
    """A decision of the active player, or in setup of the one who places (S-3.6)."""

    def actor(self, state: SurviveState) -> i64:
        return state.active
