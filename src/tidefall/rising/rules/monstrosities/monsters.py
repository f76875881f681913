"""Monsters Act: every monster of the scenarios acts once, after the last misfortune (M-14, M-22.4).

A scenario puts its monster into MONSTERS; what it does is a machine of steps that it pushes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps, windows
from tidefall.rising.rules.happenings import MONSTER_ACTS
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import SITE_OF, TILES
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.shared import PROPOSING, Shared
from tidefall.rising.rules.state import NONE, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.windows import SeatWindow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

MEDUSA: Final[i64] = 0
HARPIES: Final[i64] = 1
SEA: Final[i64] = 2
ACTORS: Final = ["medusa", "harpies", "sea"]
"""Who acts, in the order that nobody asks for; the harpies act as one (M-14.2)."""
COUNT: Final[i64] = len(ACTORS)


class Monster:
    """A monster of a scenario, or several that act as one. As it stands it is not there."""

    def is_live(self, state: RisingState) -> bool:
        """Whether it will act this round."""
        return False

    def floods(self, state: RisingState) -> bool:
        """Whether it sinks land when it acts."""
        return False

    def act(self, state: RisingState) -> None:
        """Push the steps of its action."""

    def is_over(self, state: RisingState) -> None:
        """All monsters have acted (MS.9)."""


MONSTERS: Final[list[Monster]] = [Monster(), Monster(), Monster()]
"""By actor."""


class TheMonsters(Thing):
    """With a scenario in the game MONSTERS_SLOT is Monsters Act (M-14.1)."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.has_monsters

    def monsters_act(self, state: RisingState) -> None:
        state.activator = state.starter
        state.push(steps.MONSTERS_ACT)


def actors_left(state: RisingState) -> i64:
    """The set of those that live and have not acted."""
    left: i64 = 0
    for actor in range(COUNT):
        if not (MonstersAct.ACTED.of(state) >> actor) & 1 and MONSTERS[actor].is_live(state):
            left |= 1 << actor
    return left


def order_matters(state: RisingState, left: i64) -> bool:
    """Whether one of several monsters could change what another finds: somebody to hurt, or land (DM-40)."""
    if not left & (left - 1):
        return False
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and SITE_OF[space] < TILES:
            return True
    return (left >> MEDUSA) & 1 == 1 and (left >> SEA) & 1 == 1 and MONSTERS[SEA].floods(state)


class MonstersAct(Shared):
    """DM-40: the table says which monster is next, where that can matter (M-14.2). ACTED is who is done."""

    name = "monsters_act"
    code = steps.MONSTERS_ACT
    below = "monsters_slot"
    ACTED: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        left = actors_left(state)
        if order_matters(state, left):
            state.activator = state.starter
            return True
        if left:
            self.run(state, first_actor(left))
            return False
        state.pop()
        for monster in MONSTERS:
            monster.is_over(state)
        return False

    def involved(self, state: RisingState) -> i64:
        return state.rules.everyone

    def legal(self, state: RisingState, menu: Menu) -> None:
        left = actors_left(state)
        for actor in range(COUNT):
            if (left >> actor) & 1:
                menu.add(actions.AMOUNT + actor)

    def settle(self, state: RisingState, action: i64) -> None:
        self.run(state, action - actions.AMOUNT)

    def run(self, state: RisingState, actor: i64) -> None:
        MonstersAct.ACTED.put(state, MonstersAct.ACTED.of(state) | (1 << actor))
        Shared.STAGE.put(state, PROPOSING)
        state.tell(MONSTER_ACTS, actor)
        state.push(steps.MONSTER_ACTS, MonsterActs.ACTOR.at(actor))
        if state.rules.hooks.offers[windows.MONSTER]:
            state.push(steps.MONSTER)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "monster", ACTORS[action - actions.AMOUNT])


def first_actor(actors: i64) -> i64:
    for actor in range(COUNT):
        if (actors >> actor) & 1:
            return actor
    return NONE


class MonsterActs(Step[RisingState]):
    """A monster was announced and now acts (M-22.4)."""

    name = "monster_acts"
    code = steps.MONSTER_ACTS
    below = "monsters_act"
    ACTOR: Final = Field(2)

    def waits(self, state: RisingState) -> bool:
        actor = MonsterActs.ACTOR.of(state)
        state.pop()
        MONSTERS[actor].act(state)
        return False

    def fits(self, state: RisingState) -> bool:
        actor = MonsterActs.ACTOR.of(state)
        return actor < COUNT and (MonstersAct.ACTED.below(state) >> actor) & 1 == 1


class MonsterWindow(SeatWindow):
    """MONSTER: a monster is about to act; carriers may use what works against it (M-22.3)."""

    name = "monster"
    code = steps.MONSTER
    below = "monster_acts"
    window = windows.MONSTER


def hold_back(state: RisingState) -> None:
    """In the window MONSTER: the monster that was announced takes no action this round (M-9.10)."""
    state.pop()
    state.pop()


THINGS.append(TheMonsters())
STEPS.register(MonstersAct(), MonsterActs(), MonsterWindow())
