"""What to build this round, where, and who has to stand there to pay for it."""

from __future__ import annotations

from typing import Final

from tidefall.rising.rules.building import contributors, discount_on
from tidefall.rising.rules.content import (
    ARTIFICER,
    COMPONENTS,
    ENERGY,
    ENTROPY_DRIVE,
    HIDDEN_STORES,
    KINDS_OF_GOODS,
    MASTERWORK_PLANS,
    MYSTIC_ADZE,
    MYSTIC_CONVERSION,
    ORE,
    RAW,
    RESOURCES,
)
from tidefall.rising.rules.figures import CREW, MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.island import ARMS, GATE_SPACE, RINGS
from tidefall.rising.rules.state import ADZE, POOL, RisingState
from tidefall.rising.steward import worth
from tidefall.rising.steward.core import empty_handed, fitting_gifts
from tidefall.rising.steward.odds import at_least
from tidefall.rising.steward.sites import Sites

AETHER_LENS: Final = COMPONENTS.index("aether_lens")
RESONANT_BELL: Final = COMPONENTS.index("resonant_bell")
TIDAL_BULWARK: Final = COMPONENTS.index("tidal_bulwark")
HERALD_CHORUS: Final = COMPONENTS.index("herald_chorus")
NUMINOUS_BEACON: Final = COMPONENTS.index("numinous_beacon")

NOBODY: Final = -1
NOWHERE: Final = -1
LEAST_CHANCE: Final = 0.4
"""Nobody waits at the Gate for less."""
LEAST_HELP: Final = 0.2
"""Nobody joins who brings less."""


class Project:
    """A component to be built on a build space. `joining` have still to come; `artificer` is one of them or NOBODY."""

    def __init__(self, space: int, component: int, members: set[int], joining: set[int], artificer: int) -> None:
        self.space = space
        self.component = component
        self.members = members
        self.joining = joining
        self.artificer = artificer
        self.chance = 0.0
        self.net = 0.0


class Projects:
    """The builds of this round, the best first, and the chance to finish it all with the Power Core."""

    def __init__(self, sites: Sites) -> None:
        self.state = sites.state
        self.plan = sites.plan
        self.have = [goods[:] for goods in self.plan.goods]
        self.coming = [[chances[:] for chances in row] for row in sites.coming]
        self.expected = [[sum(chances) for chances in row] for row in sites.coming]
        for seat, smelters in enumerate(sites.smelters):
            self.take_ore(seat, len(smelters))
        self.helps = [helps_of_cards(self.state, seat) for seat in range(self.plan.seats)]
        cost = self.state.rules.cost
        self.costs = {
            component: [int(cost[component * KINDS_OF_GOODS + good]) for good in range(RESOURCES)]
            for component in self.plan.unbuilt
        }
        self.gate = build_spaces(self.state)
        self.present = {space: seats_of(contributors(self.state, space)) for space in self.gate}
        self.waiting = sites.waiting[:]
        self.artificer = waiting_artificer(self.state)
        self.core_space = self.space_for_the_core()
        self.list: list[Project] = []
        self.find()
        self.core = self.core_chance()

    def take_ore(self, seat: int, amount: int) -> None:
        """What will be smelted cannot be spent."""
        smelted = min(self.have[seat][ORE], amount)
        self.have[seat][ORE] -= smelted
        for _ in range(min(len(self.coming[seat][ORE]), amount - smelted)):
            self.expected[seat][ORE] -= self.coming[seat][ORE].pop()

    def find(self) -> None:
        """The most rewarding project first, the next one with what it leaves."""
        spaces = [space for space in self.gate if space != self.core_space]
        remaining = list(self.plan.unbuilt)
        while spaces and remaining:
            tried = [space for space in spaces if self.present[space]]
            empty = [space for space in spaces if not self.present[space]]
            found = [self.best_for(space, component) for space in tried + empty[:1] for component in remaining]
            best = max((project for project in found if project is not None), key=lambda each: each.net, default=None)
            if best is None or best.net <= 0.0:
                return
            self.list.append(best)
            self.pay(best)
            spaces.remove(best.space)
            remaining.remove(best.component)
            for seat in best.joining:
                self.waiting[seat] -= 1
            if best.artificer != NOBODY:
                self.artificer = NOBODY

    def best_for(self, space: int, component: int) -> Project | None:
        """The cheapest way to pay for a component on a space, with the Artificer or without."""
        free = {seat for seat, figures in enumerate(self.waiting) if figures}
        discount = 1 if discount_on(self.state, space) else 0
        comes = self.artificer in free and not discount
        if self.lack(self.present[space] | free, component, 1 if comes else discount) > 0.01:
            return None
        best = self.gathered(space, component, free, discount, NOBODY)
        if comes:
            other = self.gathered(space, component, free, 1, self.artificer)
            if other is not None and (best is None or other.net > best.net):
                return other
        return best

    def gathered(self, space: int, component: int, free: set[int], discount: int, artificer: int) -> Project | None:
        """Members join, who helps most first, until everything can be expected to be paid."""
        joining = {artificer} if artificer != NOBODY else set()
        members = self.present[space] | joining
        lack = self.lack(members, component, discount)
        while lack > 0.01 or not members:
            joiners = free - members
            if not joiners:
                return None
            less, seat = min((self.lack(members | {seat}, component, discount), seat) for seat in joiners)
            if less > lack - LEAST_HELP and members:
                return None
            lack = less
            members = members | {seat}
            joining = joining | {seat}
        project = Project(space, component, members, joining, artificer)
        project.chance = self.chance(members, component, discount)
        if project.chance < LEAST_CHANCE:
            return None
        reward = self.value(component) + worth.DISCOUNT * discount
        project.net = project.chance * reward - worth.ACTION * len(joining)
        return project

    def lack(self, members: set[int], component: int, discount: int) -> float:
        """How much of a cost members cannot be expected to have."""
        lack = -float(discount)
        for seat in members:
            lack -= self.helps[seat]
        for good, due in enumerate(self.costs[component]):
            if due:
                has = 0.0
                for seat in members:
                    has += self.have[seat][good] + self.expected[seat][good]
                if has < due:
                    lack += due - has
        return lack

    def chance(self, members: set[int], component: int, discount: int) -> float:
        """The chance that members can pay when the time comes. Cards go where dice have least to offer."""
        helps = discount + sum(self.helps[seat] for seat in members)
        lacking: list[tuple[float, int, int]] = []
        for good, due in enumerate(self.costs[component]):
            missing = due - sum(self.have[seat][good] for seat in members)
            if missing > 0:
                lacking.append((sum(self.expected[seat][good] for seat in members), good, missing))
        chance = 1.0
        for _, good, missing in sorted(lacking):
            helped = min(helps, missing)
            helps -= helped
            chance *= at_least(missing - helped, [each for seat in members for each in self.coming[seat][good]])
        return chance

    def pay(self, project: Project) -> None:
        """Take the cost from what members have, then from what they may gain, then from their cards."""
        for good, due in enumerate(self.costs[project.component]):
            for seat in sorted(project.members, key=lambda seat: self.have[seat][good]):
                given = min(due, self.have[seat][good])
                self.have[seat][good] -= given
                due -= given
            for seat in project.members:
                while due and self.coming[seat][good]:
                    self.expected[seat][good] -= self.coming[seat][good].pop()
                    due -= 1
                given = min(due, self.helps[seat])
                self.helps[seat] -= given
                due -= given

    def value(self, component: int) -> float:
        """What it is worth to have a component now rather than later."""
        plan = self.plan
        later = plan.horizon - 1.0
        value = worth.BUILD
        if len(plan.unbuilt) + 1 > plan.spaces * (plan.left - 1.5):
            value += worth.HURRY
        if component == AETHER_LENS:
            return value + 0.3 * plan.seats
        if component == RESONANT_BELL:
            return value + (2.0 * worth.ACTION if later > 0.5 else 0.0)
        if component == HERALD_CHORUS:
            return value + 2.0 * plan.follower()
        if component == TIDAL_BULWARK:
            return value + min(later, 2.0) * 0.5 * plan.tile
        if component == NUMINOUS_BEACON:
            flooded = sum(self.state.land[peninsula] < RINGS for peninsula in range(ARMS))
            return value + (min(flooded, 2) - 2) * plan.tile
        if component == ENTROPY_DRIVE:
            return value + int(self.state.level() - 1) * plan.tile
        return value + worth.TOOL * later

    # The Power Core.

    def space_for_the_core(self) -> int:
        """The build space that is kept for the Power Core if all else can be built beside it, otherwise NOWHERE."""
        if len(self.plan.unbuilt) >= self.plan.spaces:
            return NOWHERE
        return max(self.gate, key=lambda space: (leaders_on(self.state, space), space))

    def core_chance(self) -> float:
        """The chance that all that is left, and the Power Core, can be built this round."""
        plan = self.plan
        seats = range(plan.seats)
        if self.core_space == NOWHERE or len(self.list) < len(plan.unbuilt):
            return 0.0
        if not all(self.leader_can_come(seat) for seat in seats):
            return 0.0
        chance = 1.0
        for project in self.list:
            chance *= project.chance
        for good, due in enumerate(plan.core_cost):
            missing = due - sum(self.have[seat][good] for seat in seats)
            if missing > 0:
                chance *= at_least(missing, [each for seat in seats for each in self.coming[seat][good]])
        lacking = len(empty_handed(self.have, plan.core_cost))
        return chance * at_least(lacking, self.chances_of_gifts()) if lacking else chance

    def chances_of_gifts(self) -> list[float]:
        """For each seat that could help somebody empty-handed to something to give: the chance that it does."""
        chances: list[float] = []
        for seat, goods in fitting_gifts(self.have, self.plan.core_cost).items():
            if brings_by_card(self.state, seat, min(goods)):
                chances.append(1.0)
            else:
                chances.append(at_least(1, [each for good in goods for each in self.coming[seat][good]]))
        return chances

    def leader_can_come(self, seat: int) -> bool:
        """Whether a seat's Leader, or its Hologram, is free or there already."""
        state = self.state
        places = (POOL, self.core_space)
        hologram = state.owner[THE_HOLOGRAM] == seat and state.where[THE_HOLOGRAM] in places
        return hologram or state.where[seat * CREW] in places


def build_spaces(state: RisingState) -> list[int]:
    return [int(GATE_SPACE) + number for number in range(state.rules.build_spaces)]


def leaders_on(state: RisingState, space: int) -> int:
    """For how many seats a Leader, or the Hologram, stands on a build space."""
    seats = {seat for seat in range(state.rules.seats) if state.where[seat * CREW] == space}
    if state.where[THE_HOLOGRAM] == space:
        seats.add(state.owner[THE_HOLOGRAM])
    return len(seats)


def seats_of(members: int) -> set[int]:
    """The members of a set of seats."""
    return {seat for seat in range(MOST_SEATS) if members >> seat & 1}


def waiting_artificer(state: RisingState) -> int:
    """The seat that could still bring an Artificer to the Gate, or NOBODY."""
    for index in range(MOST_SEATS + 1):
        bearer = state.bearer(index)
        if state.has_ability(index, ARTIFICER) and state.where[bearer] == POOL:
            return int(state.owner[bearer])
    return NOBODY


def helps_of_cards(state: RisingState, seat: int) -> int:
    """What a seat can take off a cost, or bring up, with its cards."""
    helps = state.copies_in(seat, MASTERWORK_PLANS) + state.copies_in(seat, HIDDEN_STORES)
    if state.holds(seat, MYSTIC_ADZE) and not (state.used[ADZE] >> seat) & 1:
        helps += 1
    converted = state.rules.card_number[MYSTIC_CONVERSION] * state.copies_in(seat, MYSTIC_CONVERSION)
    return int(helps + min(converted, state.has(seat, ENERGY)))


def brings_by_card(state: RisingState, seat: int, good: int) -> bool:
    """Whether a seat could gain a resource with a card at hand."""
    if good < RAW and state.holds(seat, HIDDEN_STORES):
        return True
    return good < RESOURCES and state.holds(seat, MYSTIC_CONVERSION) and state.has(seat, ENERGY) > 0
