"""The solo variant with Mechanical Atlanteans: one person with two teams, a seat each (M-19).

The first seat is the councilor's, the second has the Hologram, the Automaton and the Bots. A Bot that shares a space
fills no room there and belongs to no group; its marks say what it does, so nothing of it needs the expansion's store.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import BOT
from tidefall.rising.rules.figures import BOTS, FIRST_BOT, GROUP, THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.happenings import RECRUITED
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import (
    BUILD_SPACES,
    COMPONENT_AT,
    FIRST_SPACE,
    GATE,
    GATE_SPACE,
    IS_DOUBLE,
    SITE_OF,
    SPACE_NAMES,
)
from tidefall.rising.rules.monstrosities.store import ROBOTS
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.placing import PlaceAlly
from tidefall.rising.rules.rolling import first_roller, second_roller
from tidefall.rising.rules.spaces import may_stand, takes_in
from tidefall.rising.rules.state import ASIDE, HELPING, NONE, OPENING, POOL, RESOLVED, SUPPLY, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

AFTER_BOTS: Final[i64] = FIRST_BOT + BOTS
LAST_BUILD_SPACE: Final[i64] = GATE_SPACE + BUILD_SPACES - 1


def bots_on(state: RisingState, space: i64, marks: i64) -> i64:
    """How many Bots with a mark stand on a space."""
    count: i64 = 0
    for bot in range(FIRST_BOT, AFTER_BOTS):
        if state.where[bot] == space and state.flags[bot] & marks:
            count += 1
    return count


def take_bot(state: RisingState) -> bool:
    """A Bot comes from the supply to the pool of the second team, if there is one."""
    for bot in range(FIRST_BOT, AFTER_BOTS):
        if state.where[bot] == SUPPLY:
            state.where[bot] = POOL
            state.tell(RECRUITED, state.owner[bot], BOT)
            return True
    return False


def can_share(state: RisingState, space: i64) -> bool:
    """Whether a Bot may join somebody on a space, to help (M-19.7)."""
    return state.held[space] > 0 and takes_in(state, BOT, SITE_OF[space])


def can_open(state: RisingState, space: i64) -> bool:
    """Whether a space, or a slot of a double one, is for five or more players, closed, and without a Bot (M-19.13)."""
    site = SITE_OF[space]
    if site == GATE:
        return space == LAST_BUILD_SPACE and not may_stand(state, BOT, space)
    if COMPONENT_AT[site] < 0 or not state.rules.further[site] or not takes_in(state, BOT, site):
        return False
    here = bots_on(state, space, OPENING)
    if not IS_DOUBLE[site]:
        return here < state.rules.further[site]
    pair = space - FIRST_SPACE[site] - state.rules.printed[site]
    return 0 <= pair < state.rules.further[site] and here < 2


def share(state: RisingState, bot: i64, marks: i64) -> None:
    """A Bot that stands on a space is there beside others: it takes no room and no action."""
    state.flags[bot] |= marks | RESOLVED
    state.held[state.where[bot]] -= 1


class SecondTeam(Thing):
    """The pieces of the second team, and what those of them do that stand beside others."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.mechanical

    def laid_out(self, state: RisingState) -> None:
        """M-19.3: the Hologram, the Automaton and a Bot in the pool, the other Bot in the supply."""
        team = state.rules.second_team
        state.owner[THE_HOLOGRAM] = team
        state.owner[THE_AUTOMATON] = team
        for number in range(BOTS):
            state.owner[FIRST_BOT + number] = team
            if number < state.rules.bots:
                state.where[FIRST_BOT + number] = POOL
            elif number < state.rules.bots + state.rules.bots_in_supply:
                state.where[FIRST_BOT + number] = SUPPLY

    def room(self, state: RisingState, kind: i64, site: i64, spaces: i64) -> i64:
        """Each Bot that opens a 5+ space lets one other in; a double one takes two Bots (M-19.9, M-19.13)."""
        if site == GATE:
            admits = bots_on(state, LAST_BUILD_SPACE, OPENING) > state.held[LAST_BUILD_SPACE]
            return max(spaces, BUILD_SPACES) if admits else spaces
        for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
            here = bots_on(state, space, OPENING)
            spaces += here // 2 if IS_DOUBLE[site] else here
        return spaces

    def pins(self, state: RisingState, figure: i64) -> bool:
        """A Bot stays while somebody stands where only it let them in."""
        if not state.flags[figure] & OPENING:
            return False
        space = state.where[figure]
        site = SITE_OF[space]
        left = bots_on(state, space, OPENING) - 1
        if IS_DOUBLE[site]:
            return state.held[space] > 0
        return state.held[space] > left + (0 if site == GATE else state.rules.printed[site])

    def left(self, state: RisingState, figure: i64, space: i64) -> None:
        """A Bot that goes is an ordinary one again; one whose partner is lifted has the space to itself (M-19.13)."""
        if state.flags[figure] & ASIDE:
            state.flags[figure] &= ~(ASIDE | RESOLVED)
            state.held[space] += 1
        if state.top() != steps.PLACE or state.held[space]:
            return
        for bot in range(FIRST_BOT, AFTER_BOTS):
            if bot != figure and state.where[bot] == space and state.flags[bot] & HELPING:
                state.flags[bot] &= ~(ASIDE | RESOLVED)
                state.held[space] += 1
                return

    def all_are_placed(self, state: RisingState) -> None:
        """A Bot that opened a space which nobody took goes back to the pool (M-19.13)."""
        for bot in range(FIRST_BOT, AFTER_BOTS):
            space = state.where[bot]
            if state.flags[bot] & OPENING and bots_on(state, space, OPENING) > state.held[space]:
                state.send_home(bot)

    def regains(self, state: RisingState, seat: i64) -> i64:
        """A Bot in the supply is what the second team gains for a follower (M-19.10)."""
        return 1 << BOT if state.found(seat, BOT, SUPPLY) != NONE else 0

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        """What the Automaton and Bots add, for each die (M-4.6, M-19.6 to M-19.8)."""
        bonus = self.bonus(state, first_roller(state, unit))
        return bonus + self.bonus(state, second_roller(state, unit)) if unit >= GROUP else bonus

    def bonus(self, state: RisingState, figure: i64) -> i64:
        site = state.site(figure)
        total: i64 = 0
        if figure != THE_AUTOMATON and state.site(THE_AUTOMATON) == site:
            total += state.rules.automaton_bonus
        marks = ASIDE if state.rules.monstrosities and ROBOTS.of(state) else HELPING
        for bot in range(FIRST_BOT, AFTER_BOTS):
            if bot != figure and state.flags[bot] & marks and state.site(bot) == site:
                total += state.rules.bot_bonus
        return total


class PlaceBot(PlaceAlly):
    """DM-26: a Bot is placed on a space of its own, or shares one to help or to open it (M-19.7)."""

    name = "place_bot"
    code = steps.PLACE_BOT
    below = "place"
    MODE: Final = Field(2)

    def suits(self, state: RisingState, mode: i64, space: i64) -> bool:
        if mode == 0:
            return may_stand(state, BOT, space)
        return can_share(state, space) if mode == 1 else can_open(state, space)

    def is_possible(self, state: RisingState, mode: i64) -> bool:
        for space in range(state.rules.spaces):
            if self.suits(state, mode, space):
                return True
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        mode = PlaceBot.MODE.of(state)
        if mode == 0:
            if self.is_possible(state, 1):
                menu.add(actions.BOT_HELPS)
            if self.is_possible(state, 2):
                menu.add(actions.BOT_OPENS)
        for space in range(state.rules.spaces):
            if self.suits(state, mode, space):
                menu.add(actions.SPACE + space)

    def apply(self, state: RisingState, action: i64) -> None:
        if action < actions.SPACE:
            PlaceBot.MODE.put(state, 1 if action == actions.BOT_HELPS else 2)
            return
        bot = PlaceAlly.FIGURE.of(state)
        mode = PlaceBot.MODE.of(state)
        super().apply(state, action)
        if mode:
            share(state, bot, HELPING if mode == 1 else OPENING)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.BOT_HELPS:
            return Choice(action, "assist", "bot")
        if action == actions.BOT_OPENS:
            return Choice(action, "unlock", "bot")
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        bot = PlaceAlly.FIGURE.of(state)
        if not state.rules.mechanical or not FIRST_BOT <= bot < AFTER_BOTS or state.where[bot] != POOL:
            return False
        return PlaceBot.MODE.of(state) <= 2 and self.is_possible(state, PlaceBot.MODE.of(state))


THINGS.append(SecondTeam())
STEPS.register(PlaceBot())
