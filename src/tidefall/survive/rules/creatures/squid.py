"""Giant Squids: where they appear and whom they take (section 8.7 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.board import DIRECTIONS, NAMES, NEIGHBOURS, SPACES
from tidefall.survive.rules.components import SEA, SQUID, TOKENS, WHALE
from tidefall.survive.rules.creatures.creature import CREATURES, Creature
from tidefall.survive.rules.decision import Decision
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.state import NONE, PEOPLE, SQUIDS, WHALES, SurviveState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


class Squid(Creature):
    kind = SQUID
    may_stay = True

    def stops_in(self, state: SurviveState, space: i64) -> bool:
        """An occupied ship, a whale, or somebody on a tile beside it (S-8.7.7)."""
        return state.manned_at(space) or state.life[space] & WHALES != 0 or people_beside(state, space)

    def can_move(self, state: SurviveState, piece: i64, anywhere: bool) -> bool:
        """It may always stay and attack (S-8.7.6)."""
        return True

    def move(self, state: SurviveState, piece: i64, target: i64, relocated: bool) -> None:
        """However it comes to a space, it attacks there (S-8.7.8)."""
        super().move(state, piece, target, False)

    def attack(self, state: SurviveState, space: i64) -> None:
        """Whales in its space go, then one explorer (S-8.7.8)."""
        state.remove_all(WHALE, space, SQUID)
        state.push(steps.VICTIM, Victim.SPACE.at(space))


def people_beside(state: SurviveState, space: i64) -> bool:
    """Whether an explorer stands on a tile next to this space."""
    for d in range(DIRECTIONS):
        near = NEIGHBOURS[space * DIRECTIONS + d]
        if near >= 0 and state.terrain[near] != SEA and state.life[near] >> PEOPLE:
            return True
    return False


class SquidPlace(Decision):
    """With every whale tile a squid comes to a vacant sea space next to a tile (S-8.7.2, S-8.7.16)."""

    name = "squid_place"
    code = steps.SQUID_PLACE
    below = "mini roll"

    def fits(self, state: SurviveState) -> bool:
        return state.rules.squid and state.from_supply(SQUID) != NONE

    def waits(self, state: SurviveState) -> bool:
        for space in range(SPACES):
            if state.vacant(space) and state.beside_tile(space):
                return True
        state.pop()
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for space in range(SPACES):
            if state.vacant(space) and state.beside_tile(space):
                menu.add(actions.GO + space)

    def apply(self, state: SurviveState, action: i64) -> None:
        space = action - actions.GO
        state.pop()
        state.put(SQUID, state.from_supply(SQUID), space)
        if not state.rules.squid_v2:
            state.push(steps.VICTIM, Victim.SPACE.at(space))

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "go", "squid", "", NAMES[action - actions.GO])

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        if not actions.GO <= action < actions.SWITCH:
            return ""
        return saying("survive-why-squid-place", space=NAMES[action - actions.GO])


class Victim(Decision):
    """One explorer on a tile beside the squid or aboard a ship in its space is removed (S-8.7.3, S-8.7.9)."""

    name = "victim"
    code = steps.VICTIM
    below = "turn begin_move mini roll"
    continues = True
    SPACE: Final = Field(8)

    def fits(self, state: SurviveState) -> bool:
        space = Victim.SPACE.of(state)
        return space < SPACES and state.life[space] & SQUIDS != 0

    def waits(self, state: SurviveState) -> bool:
        for explorer in range(state.rules.colours * TOKENS):
            if self.in_reach(state, explorer):
                return True
        state.pop()
        return False

    def in_reach(self, state: SurviveState, explorer: i64) -> bool:
        at = state.where[explorer]
        if not 0 <= at < SPACES:
            return False
        space = Victim.SPACE.of(state)
        if at == space:
            return state.aboard(explorer)
        if state.terrain[at] == SEA:
            return False
        for d in range(DIRECTIONS):
            if NEIGHBOURS[space * DIRECTIONS + d] == at:
                return True
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for explorer in range(state.rules.colours * TOKENS):
            if self.in_reach(state, explorer):
                menu.add(actions.CHOOSE + explorer)

    def apply(self, state: SurviveState, action: i64) -> None:
        state.pop()
        state.lose(action - actions.CHOOSE, SQUID)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        explorer = action - actions.CHOOSE
        at = state.where[explorer]
        return Choice(int(action), "victim", explorer_name(state.rules, explorer), NAMES[at])


CREATURES[SQUID] = Squid()
steps.STEPS.register(SquidPlace(), Victim())
