"""PLACE: the most useful figure on the most useful space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules import actions
from tidefall.rising.rules.content import ARTIFICER, AUTOMATON, HOLOGRAM, LEADER
from tidefall.rising.rules.figures import CREW, THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.island import GATE, IS_DOUBLE, RINGS, SITE_KIND, SITE_OF, WILDERNESS
from tidefall.rising.rules.rolling import AUTOMATON_BONUS, MOST_HELPED
from tidefall.rising.rules.state import POOL
from tidefall.rising.steward import cards, worth
from tidefall.rising.steward.abilities import abilities_of, best_bonus, bonus
from tidefall.rising.steward.sites import Abilities

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn

WASTED: Final = -1.0
THE_CORE: Final = 20.0
CHANCE_FOR_THE_CORE: Final = 0.4
LAST_CHANCE: Final = 0.05
"""What all Leaders go to the Gate for, while there is time and when there is none."""


def place(turn: Turn) -> int:
    """Cards and purchases first, so that figures can make use of them."""
    free_step = cards.to_play_in_place(turn) or cards.to_buy(turn)
    if free_step:
        return free_step
    if actions.READY in turn.legal:
        return int(actions.READY)
    if turn.legal[-1] < actions.PLACE:
        return turn.legal[-1]
    return put_figure(turn)


def put_figure(turn: Turn) -> int:
    placing = Placing(turn)
    return turn.best(
        lambda place: placing.wanted(place // actions.SPACE_ROOM, place % actions.SPACE_ROOM), actions.PLACE
    )


class Placing:
    """How much each figure of a seat is wanted on each space."""

    def __init__(self, turn: Turn) -> None:
        self.state = turn.state
        self.seat = turn.seat
        self.sites = turn.sites
        self.plan = turn.sites.plan
        self.projects = turn.projects
        self.waiting = self.sites.waiting[self.seat]
        least = CHANCE_FOR_THE_CORE if self.plan.left > 2.0 else LAST_CHANCE
        self.for_the_core = self.projects.core >= least
        self.best_bonuses: dict[Abilities, float] = {}

    def wanted(self, kind: int, space: int) -> float:
        site = SITE_OF[space]
        if kind == AUTOMATON:
            return self.automaton(site, space)
        abilities = abilities_of(self.state, self.seat, kind)
        score = self.brings(kind, site, space, abilities)
        if abilities:
            here = bonus(self.sites, self.seat, site, abilities)
            lost = self.best_bonus(abilities) - here
            score += here - lost
            if kind == LEADER and self.waiting > 1 and len(self.plan.unbuilt) < self.plan.spaces:
                score -= THE_CORE  # when the Power Core may be near, Leaders see what the others do first
        return score

    def best_bonus(self, abilities: Abilities) -> float:
        if abilities not in self.best_bonuses:
            self.best_bonuses[abilities] = best_bonus(self.sites, self.seat, abilities)
        return self.best_bonuses[abilities]

    def brings(self, kind: int, site: int, space: int, abilities: Abilities) -> float:
        if site == GATE:
            return self.at_the_gate(kind, space, abilities)
        if IS_DOUBLE[site]:
            return self.in_a_pair(site, space, abilities)
        return self.sites.value(self.seat, site, abilities)

    # The Gate.

    def at_the_gate(self, kind: int, space: int, abilities: Abilities) -> float:
        if space == self.projects.core_space:
            is_called = self.for_the_core and kind in (LEADER, HOLOGRAM) and self.leader_lacks(space)
            return 2.0 * THE_CORE if is_called else WASTED
        for project in self.projects.list:
            if project.space == space and self.seat in project.joining:
                if project.artificer == self.seat and ARTIFICER not in abilities:
                    return WASTED
                reward = project.chance * self.projects.value(project.component)
                return reward / len(project.joining) + worth.ACTION * (project.chance - 0.5)
        return WASTED

    def leader_lacks(self, space: int) -> bool:
        """Whether neither the Leader of the seat nor its Hologram is on a space."""
        state = self.state
        hologram = state.where[THE_HOLOGRAM] == space and state.owner[THE_HOLOGRAM] == self.seat
        return state.where[self.seat * CREW] != space and not hologram

    # Pairs.

    def in_a_pair(self, site: int, space: int, abilities: Abilities) -> float:
        """Who completes a pair brings all of it, who begins one half of it."""
        state = self.state
        sites = self.sites
        if state.held[space] == 1:
            other = state.lowest_on(space)
            return sites.pair((self.seat, state.owner[other]), site, abilities, other == THE_AUTOMATON)
        if state.where[THE_AUTOMATON] == POOL:
            return 0.8 * sites.pair((self.seat,), site, abilities, automaton=True)
        if self.waiting > 1:
            return 0.5 * sites.pair((self.seat,), site, abilities)
        others = [seat for seat in range(self.plan.seats) if seat != self.seat and sites.waiting[seat] > 1]
        return 0.45 * max((sites.pair((self.seat, seat), site, abilities) for seat in others), default=0.0)

    def automaton(self, site: int, space: int) -> float:
        """It helps two others on its site, or is half of a pair."""
        sites = self.sites
        crowd = sites.crowd.get(site, 0)
        if not crowd:
            return WASTED
        if IS_DOUBLE[site]:
            return sites.pair((self.seat,), site, automaton=True) if self.state.held[space] == 1 else WASTED
        if SITE_KIND[site] == WILDERNESS:
            need = sites.target(self.seat, site)
            gain = self.plan.gain(self.seat, site // RINGS)
            better = sites.roll(self.seat, need - AUTOMATON_BONUS, gain) - sites.roll(self.seat, need, gain)
            return sites.dry[site] * min(crowd, int(MOST_HELPED)) * better
        return 0.0
