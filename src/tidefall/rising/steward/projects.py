"""What to build this round, where, and who has to stand there to pay for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.building import contributors, may_use_adze
from tidefall.rising.content import (
    ARTIFICER,
    ATLANTIUM,
    CARD_KINDS,
    COMPONENTS,
    ENERGY,
    ENTROPY_DRIVE,
    HIDDEN_STORES,
    KINDS_OF_GOODS,
    MASTERWORK_PLANS,
    MYSTIC_CONVERSION,
    POWER_CORE,
    RESOURCES,
)
from tidefall.rising.island import ARMS, GATE_SPACE, RINGS
from tidefall.rising.steward import worth
from tidefall.rising.steward.odds import at_least
from tidefall.rising.table import CREW, MOST_SEATS, POOL, THE_HOLOGRAM

if TYPE_CHECKING:
    from tidefall.rising.steward.sites import Sites

AETHER_LENS: Final = COMPONENTS.index("aether_lens")
RESONANT_BELL: Final = COMPONENTS.index("resonant_bell")
TIDAL_BULWARK: Final = COMPONENTS.index("tidal_bulwark")
HERALD_CHORUS: Final = COMPONENTS.index("herald_chorus")
NUMINOUS_BEACON: Final = COMPONENTS.index("numinous_beacon")

LEAST_CHANCE: Final = 0.4
"""Nobody waits at the Gate for less."""


class Project:
    """A component that may be built on a build space by the seats that stand there or will."""

    def __init__(self, space: int, component: int, members: set[int], joining: set[int], chance: float) -> None:
        self.space = space
        self.component = component
        self.members = members
        self.joining = joining
        self.chance = chance
        self.artificer = -1
        """The seat whose Artificer is to come, or -1."""
        self.net = 0.0


class Projects:
    """The builds of this round, the best first, and the chance to finish it all with the Power Core."""

    def __init__(self, sites: Sites) -> None:
        self.sites = sites
        self.plan = sites.plan
        self.state = sites.state
        self.have = [goods[:] for goods in self.plan.goods]
        self.coming = [[chances[:] for chances in row] for row in sites.coming]
        self.gate = [int(GATE_SPACE) + number for number in range(self.plan.spaces)]
        self.present = {space: seats_of(int(contributors(self.state, space))) for space in self.gate}
        self.free = {seat for seat in range(self.plan.seats) if not self.state.pool_is_empty(seat)}
        self.artificer = self.waiting_artificer()
        self.list: list[Project] = []
        cost = self.state.rules.cost
        self.costs = [[int(cost[component * 5 + good]) for good in range(5)] for component in range(21)]
        self.sums = [[[len(row) and sum(row) for row in seat] for seat in self.coming]][0]
        self.wilds = [self.wild_of(seat) for seat in range(self.plan.seats)]
        self.core_space = self.space_for_the_core()
        self.find()
        self.core = self.core_chance()

    def waiting_artificer(self) -> int:
        """The seat that could still bring an Artificer to the Gate, or -1."""
        state = self.state
        for index in range(MOST_SEATS + 1):
            bearer = state.bearer(index)
            if state.has_ability(index, ARTIFICER) and state.where[bearer] == POOL:
                return int(state.owner[bearer])
        return -1

    def has_artificer(self, space: int) -> bool:
        state = self.state
        return any(
            state.has_ability(index, ARTIFICER) and state.where[state.bearer(index)] == space
            for index in range(MOST_SEATS + 1)
        )

    def find(self) -> None:
        """The most rewarding project first; the next one with what it leaves."""
        spaces = [space for space in self.gate if space != self.core_space]
        remaining = list(self.plan.unbuilt)
        while spaces and remaining:
            found: Project | None = None
            empty_tried = False
            for space in spaces:
                if not self.present[space]:
                    if empty_tried:
                        continue
                    empty_tried = True
                for component in remaining:
                    project = self.best_for(space, component)
                    if project is not None and (found is None or project.net > found.net):
                        found = project
            if found is None or found.net <= 0.0:
                return
            self.list.append(found)
            self.pay(found)
            spaces.remove(found.space)
            remaining.remove(found.component)
            self.free -= found.joining & self.exhausted(found)
            if found.artificer >= 0:
                self.artificer = -1

    def exhausted(self, project: Project) -> set[int]:
        """Those who give their last figure to a project."""
        state = self.state
        return {
            seat
            for seat in project.joining
            if sum(state.where[figure] == POOL and state.owner[figure] == seat for figure in range(73)) <= 1
        }

    def best_for(self, space: int, component: int) -> Project | None:
        """The cheapest way to pay for a component on a space."""
        best = self.gathered(space, component, False)
        if self.artificer in self.free:
            other = self.gathered(space, component, True)
            if other is not None and (best is None or other.net > best.net):
                best = other
        return best

    def gathered(self, space: int, component: int, with_artificer: bool) -> Project | None:
        """Members join, who helps most first, until all can be expected to be paid."""
        members = set(self.present[space])
        joining: set[int] = set()
        discount = 1 if self.has_artificer(space) else 0
        if with_artificer:
            if discount:
                return None
            discount = 1
            joining.add(self.artificer)
            members.add(self.artificer)
        lack = self.lack(members, component, discount)
        while lack > 0.01 or not members:
            helpers = [(self.lack(members | {seat}, component, discount), seat) for seat in self.free - members]
            if not helpers:
                return None
            less, seat = min(helpers)
            if less > lack - 0.2 and members:
                return None
            lack = less
            members.add(seat)
            joining.add(seat)
        chance = self.chance(members, component, discount)
        if chance < LEAST_CHANCE:
            return None
        project = Project(space, component, members, joining, chance)
        project.artificer = self.artificer if with_artificer else -1
        saved = 0.0 if with_artificer else (1.0 if discount else 0.0)
        project.net = chance * (self.value(component) + saved) - worth.ACTION * len(joining)
        if with_artificer:
            project.net += chance
        return project

    def cost(self, component: int) -> list[int]:
        return self.costs[component][:]

    def lack(self, members: set[int], component: int, discount: int) -> float:
        """How much of a cost members are not expected to have."""
        cost = self.costs[component]
        lack = 0.0
        for good in range(4):
            if cost[good]:
                has = 0.0
                for seat in members:
                    has += self.have[seat][good] + self.sums[seat][good]
                lack += max(cost[good] - has, 0.0)
        return lack - min(discount, sum(cost) - 1) - self.wild(members)

    def wild(self, members: set[int]) -> int:
        """What members can take off the cost, or bring up, with their cards."""
        return sum(self.wilds[seat] for seat in members)

    def wild_of(self, seat: int) -> int:
        state = self.state
        hand = seat * int(CARD_KINDS)
        total = state.cards[hand + MASTERWORK_PLANS] + state.cards[hand + HIDDEN_STORES]
        total += 1 if may_use_adze(state, seat) else 0
        return int(total + min(2 * state.cards[hand + MYSTIC_CONVERSION], self.have[seat][ENERGY]))

    def chance(self, members: set[int], component: int, discount: int) -> float:
        """The chance that members can pay when the time comes."""
        cost = self.cost(component)
        wild = min(discount, sum(cost) - 1) + self.wild(members)
        lacking: list[tuple[float, int, int]] = []
        for good in range(RESOURCES):
            missing = cost[good] - sum(self.have[seat][good] for seat in members)
            if missing > 0:
                lacking.append((sum(sum(self.coming[seat][good]) for seat in members), good, missing))
        chance = 1.0
        for _, good, missing in sorted(lacking):
            helped = min(wild, missing)
            wild -= helped
            chances = [each for seat in members for each in self.coming[seat][good]]
            chance *= at_least(missing - helped, chances)
        return chance

    def pay(self, project: Project) -> None:
        """Take the cost from what the members have, then from what they may gain."""
        cost = self.cost(project.component)
        for good in range(RESOURCES):
            for seat in sorted(project.members, key=lambda seat: self.have[seat][good]):
                given = min(cost[good], self.have[seat][good])
                self.have[seat][good] -= given
                cost[good] -= given
            for seat in project.members:
                while cost[good] and self.coming[seat][good]:
                    self.coming[seat][good].pop()
                    self.sums[seat][good] = sum(self.coming[seat][good])
                    cost[good] -= 1
            for seat in project.members:
                used = min(cost[good], self.wilds[seat])
                self.wilds[seat] -= used
                cost[good] -= used

    def value(self, component: int) -> float:
        """What it is worth to have a component now rather than later."""
        plan = self.plan
        later = max(plan.horizon - 1.0, 0.0)
        value = worth.BUILD
        if len(plan.unbuilt) + 1 > plan.spaces * (plan.left - 1.5):
            value += worth.HURRY
        if component == AETHER_LENS:
            return value + 0.3 * plan.seats
        if component == RESONANT_BELL:
            return value + (1.2 if later > 0.5 else 0.0)
        if component == HERALD_CHORUS:
            return value + 2.0 * plan.follower()
        if component == TIDAL_BULWARK:
            return value + min(later, 2.0) * 0.5 * plan.tile
        if component == NUMINOUS_BEACON:
            flooded = sum(self.state.land[peninsula] < RINGS for peninsula in range(ARMS))
            return value + (min(flooded, 2) - 2) * plan.tile
        if component == ENTROPY_DRIVE:
            return value + (int(self.state.level()) - 1) * plan.tile
        return value + worth.TOOL * later

    # The Power Core.

    def space_for_the_core(self) -> int:
        """The build space that is kept for the Power Core if all else can be built beside it, otherwise -1."""
        if len(self.plan.unbuilt) >= self.plan.spaces:
            return -1
        return max(self.gate, key=lambda space: (self.leaders_on(space), space))

    def core_chance(self) -> float:
        """The chance that all that is left, and the Power Core, can be built this round."""
        if self.core_space < 0 or len(self.list) < len(self.plan.unbuilt):
            return 0.0
        if any(not self.leader_can_come(seat) for seat in range(self.plan.seats)):
            return 0.0
        chance = 1.0
        for project in self.list:
            chance *= project.chance
        cost = self.cost(int(POWER_CORE))
        seats = range(self.plan.seats)
        for good in range(int(KINDS_OF_GOODS)):
            missing = cost[good] - sum(self.have[seat][good] for seat in seats)
            if missing > 0:
                chance *= at_least(missing, [each for seat in seats for each in self.coming[seat][good]])
        for seat in seats:
            if not any(self.have[seat]):
                chance *= 1.0 - product(1.0 - each for row in self.coming[seat] for each in row)
        return chance

    def leader_can_come(self, seat: int) -> bool:
        """Whether a seat's Leader, or its Hologram, is free or at the Gate."""
        state = self.state
        figures = [seat * int(CREW)]
        if state.owner[THE_HOLOGRAM] == seat:
            figures.append(int(THE_HOLOGRAM))
        return any(state.where[figure] == POOL or state.where[figure] in self.gate for figure in figures)

    def leaders_on(self, space: int) -> int:
        state = self.state
        return sum(state.where[seat * CREW] == space for seat in range(self.plan.seats)) + (
            1 if state.where[THE_HOLOGRAM] == space else 0
        )


def seats_of(members: int) -> set[int]:
    """The members of a set of seats."""
    return {seat for seat in range(int(MOST_SEATS)) if members >> seat & 1}


def product(factors: object) -> float:
    total = 1.0
    for factor in factors:  # type: ignore[attr-defined]
        total *= factor
    return total


ATLANTIUM_GOOD: Final = ATLANTIUM
