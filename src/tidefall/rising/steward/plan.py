"""What the table needs, read off the public state: every steward comes to the same plan.

Worth is counted in raw resources that are needed: one of those is worth 1.
"""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING, Final

from tidefall.rising import evaluation
from tidefall.rising.actions import FIGURES
from tidefall.rising.content import (
    ATLANTIUM,
    BREATH_OF_POSEIDON,
    CARD_KINDS,
    ENERGY,
    FIRST_ARTIFACT,
    FIRST_WONDER,
    HIDDEN_STORES,
    KINDS_OF_GOODS,
    MASTERWORK_PLANS,
    MYSTIC_CONVERSION,
    ORE,
    POWER_CORE,
    RALLYING_CRY,
    RAW,
    RESOURCES,
    SURGE_OF_POWER,
    WARD_OF_THE_DEEP,
    WELLSPRING_OF_AGES,
)
from tidefall.rising.island import FORGES, RINGS
from tidefall.rising.steward import worth
from tidefall.rising.table import POOL, SUPPLY, UNBUILT

if TYPE_CHECKING:
    from tidefall.rising.table import Table


class Plan:
    """The state of things: what is due, what is held, how much time is left and what that makes things worth."""

    def __init__(self, state: Table) -> None:
        rules = state.rules
        self.state = state
        self.seats = int(rules.seats)
        self.spaces = int(rules.build_spaces)
        self.goods = [
            [int(state.goods[seat * KINDS_OF_GOODS + good]) for good in range(KINDS_OF_GOODS)]
            for seat in range(self.seats)
        ]
        self.unbuilt = [component for component in range(POWER_CORE) if state.parts[component] == UNBUILT]
        self.figures = evaluation.figures_in_play(state)
        self.left = evaluation.rounds_left(state)
        self.needed = max(
            evaluation.work_left(state) / self.figures,
            (len(self.unbuilt) + 1) / self.spaces,
        )
        self.horizon = max(min(self.left, self.needed), 1.0)
        """Rounds that are still to be played, this one included."""
        cost = rules.cost
        self.state_due = [
            -sum(int(cost[c * 5 + good]) for c in [*self.unbuilt, int(POWER_CORE)]) for good in range(5)
        ]
        self.short = [float(evaluation.still_due(state, good)) for good in range(KINDS_OF_GOODS)]
        """Of each good: what is due beyond what is held; figures that will act take from it."""
        self.count_ore()
        self.crews = [0] * self.seats
        """How many figures each seat has in play."""
        for figure in range(int(FIGURES)):
            if state.where[figure] >= POOL and 0 <= state.owner[figure] < self.seats:
                self.crews[int(state.owner[figure])] += 1

    def count_ore(self) -> None:
        """Atlantium is made of ore: what is short of it is short of ore."""
        self.rate = self.best_rate()
        self.short[ORE] += max(self.short[ATLANTIUM], 0.0) / self.rate
        lacking = sum(max(self.short[good], 0.0) for good in range(RESOURCES))
        self.urgency = 1.0 + worth.LAST_THINGS / (1.0 + lacking)
        """The less is lacking for everything, the more each of it matters."""

    def best_rate(self) -> float:
        land = int(self.state.land[FORGES])
        return float(self.state.rules.rate[FORGES * RINGS + land - 1]) if land else 2.0


    def expect(self, good: int, amount: float) -> None:
        """Somebody will probably gain something."""
        self.short[good] -= amount
        if good == ATLANTIUM:
            self.short[ORE] -= amount / self.rate

    # Worth.

    def resource(self, good: int) -> float:
        """What one more of a resource is worth to the table."""
        lack = min(max(self.short[good], 0.0), 1.0) * self.urgency
        most = max(self.short[0], self.short[1], self.short[ORE], 1.0)
        scarcity = worth.COMMON + (worth.SCARCE - worth.COMMON) * max(self.short[good], 0.0) / most
        if good == ATLANTIUM:
            return worth.ATLANTIUM * (worth.SPARE + (1.0 + self.next(good) - worth.SPARE) * lack)
        return worth.SPARE + (scarcity + self.next(good) - worth.SPARE) * lack

    def next(self, good: int) -> float:
        return worth.NEXT * min(self.wanted[good], 1.0)

    @cached_property
    def wanted(self) -> list[float]:
        """What the next builds lack of each good, those that lack least first."""
        cost = self.state.rules.cost
        have = [float(-self.state_due[good] - self.short[good]) for good in range(4)]
        wanted = [0.0] * KINDS_OF_GOODS
        left = list(self.unbuilt) or [int(POWER_CORE)]
        for _ in range(self.spaces):
            if not left:
                break
            lacks = {c: sum(max(cost[c * 5 + good] - have[good], 0.0) for good in range(4)) for c in left}
            component = min(left, key=lambda c: lacks[c])
            left.remove(component)
            for good in range(4):
                wanted[good] += max(cost[component * 5 + good] - max(have[good], 0.0), 0.0)
                have[good] -= cost[component * 5 + good]
        if wanted[ATLANTIUM] and have[ORE] < 1.0:
            wanted[ORE] += 1.0
        return wanted

    def energy(self, seat: int, stock: int) -> float:
        """What the next energy is worth to a seat that has `stock` of it."""
        if self.short[ENERGY] > 0 and not self.unbuilt:
            return worth.ENERGY_FOR_THE_CORE
        enough = max(stock, 0) / (worth.ENERGY_USE * self.crew(seat) * self.horizon)
        return max(worth.ENERGY * math.exp(-enough), worth.ENERGY_LEAST)

    def boost_price(self, seat: int, amount: int) -> float:
        """What a seat gives up with so much energy."""
        return self.price(seat, self.goods[seat][ENERGY], amount)

    def price(self, seat: int, stock: int, amount: int) -> float:
        return sum(self.energy(seat, stock - 1 - spent) for spent in range(amount))

    def shared_price(self, amount: int) -> float:
        """What the table gives up with so much energy, those with most of it paying."""
        stocks = [goods[ENERGY] for goods in self.goods]
        total = 0.0
        for _ in range(amount):
            seat = max(range(self.seats), key=lambda seat: stocks[seat] / self.crew(seat))
            if not stocks[seat]:
                return 99.0
            stocks[seat] -= 1
            total += self.energy(seat, stocks[seat])
        return total

    def crew(self, seat: int) -> int:
        return max(self.crews[seat], 1)

    def follower(self) -> float:
        """What a figure more, from the next round on, is worth."""
        return worth.ACTION * max(self.horizon - 1.0, 0.0)

    @cached_property
    def tile(self) -> float:
        """What a tile less under water is worth: part of a round, the more so the tighter time is."""
        floods = evaluation.floods_of_a_card(self.state) * int(self.state.rules.draws) + 2.0
        pressure = min(max((self.needed - self.left + worth.SLACK) / worth.SLACK, worth.CALM), 1.0)
        return worth.ACTION * self.figures / floods * pressure

    def card(self, card: int) -> float:
        """What a library card is worth to the table."""
        return self.cards[card]

    @cached_property
    def cards(self) -> list[float]:
        """What each card of the library is worth; artifacts work in every round to come."""
        later = max(self.horizon - 1.0, 0.0)
        values = [value * later if FIRST_ARTIFACT <= card < FIRST_WONDER else value for card, value in enumerate(worth.CARDS)]
        raw = max(self.resource(good) for good in range(RAW))
        energy = sum(self.energy(seat, self.goods[seat][ENERGY]) for seat in range(self.seats)) / self.seats
        values[HIDDEN_STORES] = values[MASTERWORK_PLANS] = raw
        values[MYSTIC_CONVERSION] = 2.0 * (raw - energy)
        values[SURGE_OF_POWER] = 1.8 * energy
        values[RALLYING_CRY] = 2.0 * worth.ACTION
        values[WARD_OF_THE_DEEP] = worth.GUARDS * self.tile
        values[BREATH_OF_POSEIDON] = self.tile
        values[WELLSPRING_OF_AGES] = 2.0 * self.tile
        return values

    @cached_property
    def average_card(self) -> float:
        """What a card from the deck is worth on average."""
        state = self.state
        total, count = 0.0, 0.0
        unseen = sum(state.cards[10 * CARD_KINDS + card] for card in range(FIRST_ARTIFACT, FIRST_WONDER))
        for card in range(CARD_KINDS):
            copies = float(state.cards[7 * CARD_KINDS + card])
            if state.cards[10 * CARD_KINDS + card]:
                copies += state.hidden_artifacts / unseen
            total += copies * self.card(card)
            count += copies
        return total / count if count else worth.A_CARD

    # Who has what.

    @cached_property
    def recruits(self) -> list[int]:
        """How many figures each seat could still recruit."""
        state = self.state
        return [
            sum(state.where[figure] == SUPPLY for figure in range(seat * 8, seat * 8 + 8)) for seat in range(self.seats)
        ]

    def expect_recruit(self, owners: int) -> None:
        """Somebody of these seats will probably recruit."""
        seats = [seat for seat in range(self.seats) if owners >> seat & 1]
        seat = max(seats, key=lambda seat: self.recruits[seat])
        self.recruits[seat] -= 1

    def short_now(self, good: int) -> int:
        """What is due of a good beyond what is held at this moment."""
        return int(evaluation.still_due(self.state, good))

    def held(self, good: int) -> int:
        return sum(goods[good] for goods in self.goods)

    def has_unit(self, seat: int) -> bool:
        """Whether a seat has anything that the Power Core takes."""
        cost = self.state.rules.cost
        return any(self.goods[seat][good] and cost[POWER_CORE * KINDS_OF_GOODS + good] for good in range(RESOURCES + 1))


RAW_GOODS: Final = range(RAW)
