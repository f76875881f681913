"""Scylla and Charybdis: which of them attacks, where, and what she does (M-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import RED_SKIES
from tidefall.rising.rules.happenings import SEA_ATTACKS, SEA_ESCAPED, SEA_LEAVES
from tidefall.rising.rules.happenings import SEA_GAP as GAP_FOUND
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import ARMS, PENINSULAS, SITE_OF, TILES, peninsula_of
from tidefall.rising.rules.monstrosities import monsters
from tidefall.rising.rules.monstrosities.charybdis import rise_up
from tidefall.rising.rules.monstrosities.letters import CHARYBDIS, SCYLLA, SEA_MONSTERS, other_arm
from tidefall.rising.rules.monstrosities.monsters import MONSTERS, Monster
from tidefall.rising.rules.monstrosities.store import SEA_ATTACKER, SEA_GAP, SEA_GONE, SEA_SATED
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.shared import FINAL, SETTLING, Shared
from tidefall.rising.rules.state import RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.monstrous_components import add_to_deck, left_outside, shuffle_deck

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


# The start of the round, and where they are.


class Sea(Thing):
    """At the start of a round one of those left is drawn; Charybdis takes her place at once (M-17.3, M-17.4)."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.sea

    def before_placing(self, state: RisingState) -> None:
        SEA_ATTACKER.put(state, 0)
        SEA_GAP.put(state, 0)
        if SEA_GONE.of(state, SCYLLA) and SEA_GONE.of(state, CHARYBDIS):
            return
        state.push(steps.SEA_DRAW)


class SeaDraw(Step[RisingState]):
    """Which of the two attacks this round: a draw, not a roll (M-17.3)."""

    name = "sea_draw"
    code = steps.SEA_DRAW
    below = "place hologram_power reveal_board"

    def waits(self, state: RisingState) -> bool:
        if SEA_ATTACKER.of(state):
            state.pop()
            return False
        if not SEA_GONE.of(state, SCYLLA) and not SEA_GONE.of(state, CHARYBDIS):
            return True
        self.attack(state, CHARYBDIS if SEA_GONE.of(state, SCYLLA) else SCYLLA)
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.weigh(SCYLLA, 1)
        menu.weigh(CHARYBDIS, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        self.attack(state, action)

    def attack(self, state: RisingState, monster: i64) -> None:
        SEA_ATTACKER.put(state, monster + 1)
        state.tell(SEA_ATTACKS, monster)
        if monster == CHARYBDIS:
            state.push(steps.SEA_GAP, Shared.STAGE.at(SETTLING))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "attacker", SEA_MONSTERS[action])

    def fits(self, state: RisingState) -> bool:
        return not (SEA_GONE.of(state, SCYLLA) and SEA_GONE.of(state, CHARYBDIS))


def attracts(state: RisingState, gap: i64) -> i64:
    """What draws the attacker to a gap: land for Charybdis, active figures for Scylla (M-17.4)."""
    if SEA_ATTACKER.of(state) == CHARYBDIS + 1:
        return state.land[gap] + state.land[other_arm(gap)]
    count: i64 = 0
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and SITE_OF[space] < TILES and peninsula_of(SITE_OF[space]) in (gap, other_arm(gap)):
            count += 1
    return count


class SeaGap(Shared):
    """DM-45: the attacker takes the gap with the most; of several the table chooses."""

    name = "sea_gap"
    code = steps.SEA_GAP
    below = "sea_draw scylla"

    def waits(self, state: RisingState) -> bool:
        most = self.most(state)
        count: i64 = 0
        only: i64 = 0
        for gap in range(ARMS):
            if attracts(state, gap) == most:
                count += 1
                only = gap if count == 1 else only
        if count > 1 and most:
            return True
        self.settle(state, actions.PENINSULA + only)
        return False

    def most(self, state: RisingState) -> i64:
        most: i64 = 0
        for gap in range(ARMS):
            most = max(most, attracts(state, gap))
        return most

    def legal(self, state: RisingState, menu: Menu) -> None:
        most = self.most(state)
        for gap in range(ARMS):
            if attracts(state, gap) == most:
                menu.add(actions.PENINSULA + gap)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        gap = action - actions.PENINSULA
        SEA_GAP.put(state, gap + 1)
        state.tell(GAP_FOUND, SEA_ATTACKER.of(state) - 1, gap, other_arm(gap))

    def describe(self, state: RisingState, action: i64) -> Choice:
        gap = action - actions.PENINSULA
        return Choice(action, "gap", "", PENINSULAS[gap], PENINSULAS[other_arm(gap)])

    def fits(self, state: RisingState) -> bool:
        return SEA_ATTACKER.of(state) > 0 and Shared.STAGE.of(state) in (SETTLING, FINAL)


class TheSea(Monster):
    """The one of the two that attacks this round."""

    def is_live(self, state: RisingState) -> bool:
        return state.rules.sea and SEA_ATTACKER.of(state) > 0

    def floods(self, state: RisingState) -> bool:
        return SEA_ATTACKER.of(state) == CHARYBDIS + 1

    def act(self, state: RisingState) -> None:
        if SEA_ATTACKER.of(state) == SCYLLA + 1:
            state.push(steps.SCYLLA, Shared.STAGE.at(SETTLING))
            state.push(steps.SEA_GAP, Shared.STAGE.at(SETTLING))
        else:
            rise_up(state)

    def is_over(self, state: RisingState) -> None:
        """Whoever is satisfied leaves the game; when both are gone the table has escaped (M-17.7, M-17.10, M-17.12)."""
        if not state.rules.sea or not SEA_ATTACKER.of(state):
            return
        attacker = SEA_ATTACKER.of(state) - 1
        SEA_ATTACKER.put(state, 0)
        SEA_GAP.put(state, 0)
        if not SEA_SATED.of(state):
            return
        SEA_SATED.put(state, 0)
        SEA_GONE.put(state, 1, attacker)
        state.tell(SEA_LEAVES, attacker)
        if SEA_GONE.of(state, SCYLLA) and SEA_GONE.of(state, CHARYBDIS):
            state.tell(SEA_ESCAPED)
            add_to_deck(state, RED_SKIES, left_outside(state, RED_SKIES))
            shuffle_deck(state)


THINGS.append(Sea())
MONSTERS[monsters.SEA] = TheSea()
STEPS.register(SeaDraw(), SeaGap())
