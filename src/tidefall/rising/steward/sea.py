"""The sea: which tiles can be spared, which are worth a barrier, and which come back first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising import evaluation
from tidefall.rising.content import ATLANTIUM, MISFORTUNE_KINDS
from tidefall.rising.island import ARMS, CITIES, FORGES, LIBRARIES, RINGS, WILD, tile
from tidefall.rising.steward import worth
from tidefall.rising.steward.odds import one_die
from tidefall.rising.table import OMEN_DECK, OMEN_PILE

if TYPE_CHECKING:
    from tidefall.rising.steward.sites import Sites

PENINSULAS: Final = range(int(ARMS))


class Sea:
    """How much each peninsula matters from now on."""

    def __init__(self, sites: Sites) -> None:
        self.sites = sites
        self.plan = sites.plan
        self.state = sites.state

    def loss(self, peninsula: int) -> float:
        """What it costs to lose the farthest tile of a peninsula, apart from the tile being one of those left."""
        state = self.state
        land = int(state.land[peninsula])
        site = int(tile(peninsula, land))
        displaced = self.sites.crowd.get(site, 0) * worth.ACTION * 1.5
        return displaced + self.future(peninsula, land) + self.last_tile(peninsula, land) - 0.02 * land

    def future(self, peninsula: int, ring: int) -> float:
        """What a tile is good for in the rounds after this one."""
        rounds = max(self.plan.horizon - 1.0, 0.0)
        return rounds * self.demand(peninsula) * self.richness(peninsula, ring)

    def demand(self, peninsula: int) -> float:
        """How much the table will use a peninsula, from 0 to 1."""
        plan = self.plan
        if peninsula < WILD:
            return min(max(plan.short[peninsula], 0.0) / 4.0, 1.0)
        if peninsula == CITIES:
            return min(plan.follower() / 2.0, 1.0)
        if peninsula == LIBRARIES:
            return min(plan.figures / 15.0, 1.0)
        return min(max(plan.short[ATLANTIUM], 0.0) / 4.0, 1.0)

    def richness(self, peninsula: int, ring: int) -> float:
        """How much better a tile is than where its figures would go instead."""
        rules = self.state.rules
        site = int(tile(peninsula, ring))
        inner = site - 1
        spaces = int(rules.printed[site])
        if peninsula == CITIES:
            return 0.25
        if peninsula == LIBRARIES:
            return 0.45 * int(rules.keep[site])
        if peninsula == FORGES:
            return 0.05 + 0.5 * spaces * int(rules.rate[site] - (rules.rate[inner] if ring > 1 else 0))
        less = one_die(int(rules.target[inner])) if ring > 1 else 0.0
        return 0.05 + spaces * (one_die(int(rules.target[site])) - less)

    def last_tile(self, peninsula: int, land: int) -> float:
        """A peninsula without land makes each of its floods two (R-5.9)."""
        if land > 3:
            return 0.0
        state = self.state
        copies = state.omens[OMEN_DECK * MISFORTUNE_KINDS + peninsula]
        deck = state.omens_in(OMEN_DECK)
        if deck < state.rules.draws:
            copies += state.omens[OMEN_PILE * MISFORTUNE_KINDS + peninsula]
            deck += state.omens_in(OMEN_PILE)
        draws = evaluation.draws_to_come(state) + (self.plan.horizon - 1.0) * float(state.rules.draws)
        return self.plan.tile * float(copies) / max(float(deck), 1.0) * draws / land

    def guard(self, peninsula: int) -> float:
        """How much a barrier is wanted on a peninsula."""
        land = int(self.state.land[peninsula])
        site = int(tile(peninsula, land))
        crowd = self.sites.crowd.get(site, 0) * 0.3
        return crowd + self.future(peninsula, land) + self.last_tile(peninsula, land)

    def regain(self, peninsula: int) -> float:
        """How much the nearest flooded tile of a peninsula is wanted back."""
        land = int(self.state.land[peninsula])
        if land == RINGS:
            return -1.0
        again = self.last_tile(peninsula, land + 1)
        return again + (self.plan.horizon + 0.5) * self.demand(peninsula) * self.richness(peninsula, land + 1)
