"""The sea: which tiles can be spared, which are worth a barrier, and which are wanted back."""

from __future__ import annotations

from tidefall.rising.rules import evaluation
from tidefall.rising.rules.content import ATLANTIUM
from tidefall.rising.rules.island import CITIES, FORGES, LIBRARIES, RINGS, WILD, tile
from tidefall.rising.steward import worth
from tidefall.rising.steward.odds import one_die, share_of_floods
from tidefall.rising.steward.sites import Sites


class Sea:
    """How much each peninsula matters from now on, apart from every tile being one of those left."""

    def __init__(self, sites: Sites) -> None:
        self.sites = sites
        self.plan = sites.plan
        self.state = sites.state

    def loss(self, peninsula: int) -> float:
        """What it costs to lose the farthest tile of a peninsula; of equals the one with more land can spare it."""
        land = int(self.state.land[peninsula])
        displaced = 1.5 * worth.ACTION * self.sites.crowd.get(tile(peninsula, land), 0)
        return displaced + self.future(peninsula, land) + self.end_of_land(peninsula, land) - 0.02 * land

    def guard(self, peninsula: int) -> float:
        """How much a barrier is wanted on a peninsula."""
        land = int(self.state.land[peninsula])
        if not land:
            return 0.0
        crowd = 0.5 * worth.ACTION * self.sites.crowd.get(tile(peninsula, land), 0)
        return crowd + self.future(peninsula, land) + self.end_of_land(peninsula, land)

    def regain(self, peninsula: int) -> float:
        """How much the nearest flooded tile of a peninsula is wanted back."""
        land = int(self.state.land[peninsula])
        now = 1.5 * self.demand(peninsula) * self.richness(peninsula, land + 1)
        return now + self.future(peninsula, land + 1) + self.end_of_land(peninsula, land + 1)

    def future(self, peninsula: int, ring: int) -> float:
        """What a tile is good for in the rounds after this one."""
        return (self.plan.horizon - 1.0) * self.demand(peninsula) * self.richness(peninsula, ring)

    def demand(self, peninsula: int) -> float:
        """How much the table will use a peninsula, from 0 to 1."""
        plan = self.plan
        if peninsula == LIBRARIES:
            return min(plan.figures / 15.0, 1.0) * min(plan.unread / worth.MANY_CARDS, 1.0)
        if peninsula == CITIES:
            return min(plan.follower() / 2.0, 1.0)
        good = peninsula if peninsula < WILD else ATLANTIUM
        return min(max(plan.short[good], 0.0) / 4.0, 1.0)

    def richness(self, peninsula: int, ring: int) -> float:
        """How much better a tile is than what is left without it, for those who would use it."""
        rules = self.state.rules
        site = tile(peninsula, ring)
        spaces = int(rules.printed[site])
        if peninsula == CITIES:
            return 0.25
        if peninsula == LIBRARIES:
            return 0.45 * int(rules.keep[site])
        if peninsula == FORGES:
            return 0.05 + 0.5 * spaces * int(rules.rate[site] - (rules.rate[site - 1] if ring > 1 else 0))
        less = one_die(rules.target[site - 1]) if ring > 1 else 0.0
        return 0.05 + spaces * (one_die(rules.target[site]) - less)

    def end_of_land(self, peninsula: int, land: int) -> float:
        """A peninsula without land makes each of its floods two (R-5.9): the nearer that is, the worse."""
        if land > RINGS // 2:
            return 0.0
        state = self.state
        draws = int(evaluation.draws_to_come(state)) + int(state.rules.draws) * (self.plan.horizon - 1.0)
        return self.plan.tile * share_of_floods(state, peninsula) * draws / land
