"""What every creature is: a traveller that does something where it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.survive.rules.happenings import CREATURE_MOVED
from tidefall.survive.rules.reach import Traveller, any_vacant, has_way
from tidefall.survive.rules.state import NONE, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64


class Creature(Traveller):
    """One kind of creature. It has no data: where the pieces are, the state knows."""

    kind: i64 = NONE
    may_stay = False
    """Whether it may be moved without leaving its space."""

    def can_move(self, state: SurviveState, piece: i64, anywhere: bool) -> bool:
        """Whether a piece on the board has somewhere to go: to any vacant space, or along a path."""
        return any_vacant(state) if anywhere else has_way(state, self, state.pieces[piece])

    def move(self, state: SurviveState, piece: i64, target: i64, relocated: bool) -> None:
        """It goes to a space along a path and attacks there; or it is only put there (S-6.10)."""
        state.tell(CREATURE_MOVED, self.kind, state.pieces[piece], target)
        state.shift(self.kind, piece, target)
        if not relocated:
            self.attack(state, target)

    def attack(self, state: SurviveState, space: i64) -> None:
        """It has entered a space (section 5 of the rules)."""

    def turn_up(self, state: SurviveState, space: i64) -> None:
        """Its tile sank here; an empty supply brings none (S-0.9, S-1.15)."""
        piece = state.from_supply(self.kind)
        if piece != NONE:
            state.put(self.kind, piece, space)


CREATURES: Final[list[Creature]] = [Creature()] * 5
"""By kind; each file puts its own here."""
