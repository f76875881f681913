"""What the table needs, read off the public state: every steward comes to the same plan."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING

from tidefall.rising.rules import evaluation
from tidefall.rising.rules.content import (
    ARTIFACT,
    ATLANTIUM,
    BREATH_OF_POSEIDON,
    CARD_KIND,
    ENERGY,
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
from tidefall.rising.rules.figures import CREW
from tidefall.rising.rules.island import FORGES, RINGS
from tidefall.rising.rules.library import cards_left
from tidefall.rising.rules.state import CARD_PLACES, DECK, POOL, SUPPLY, UNBUILT, UNSEEN
from tidefall.rising.steward import worth
from tidefall.rising.steward.core import fitting_gifts

if TYPE_CHECKING:
    from tidefall.rising.rules.state import RisingState

OUT_OF_REACH = 99.0


class Plan:
    """What is due and what is held, how much time is left, and what all that makes things worth."""

    def __init__(self, state: RisingState) -> None:
        rules = state.rules
        self.state = state
        self.seats = int(rules.seats)
        self.spaces = int(rules.build_spaces)
        self.goods = [
            [int(state.goods[seat * KINDS_OF_GOODS + good]) for good in range(KINDS_OF_GOODS)]
            for seat in range(self.seats)
        ]
        self.unbuilt = [
            component
            for component in range(state.rules.components)
            if component != POWER_CORE and state.parts[component] == UNBUILT
        ]
        self.crews = [0] * self.seats
        """How many figures each seat has in play."""
        for figure in range(state.rules.figures):
            if state.where[figure] >= POOL:
                self.crews[state.owner[figure]] += 1
        due = evaluation.shortfalls(state)
        self.figures = evaluation.figures_in_play(state)
        self.left = evaluation.rounds_left(state)
        """Rounds until the island is gone, on average."""
        work = evaluation.work_left(state, due) / self.figures
        self.needed = max(work, (len(self.unbuilt) + 1) / self.spaces)
        """Rounds until the Power Core can be built."""
        self.horizon = max(min(self.left, self.needed), 1.0)
        """Rounds that are still to be played, this one included."""
        self.short = [float(due[good]) for good in range(KINDS_OF_GOODS)]
        """Of each good: what is due beyond what is held or can be expected. Atlantium that is short is short of ore."""
        self.expected = [0.0] * KINDS_OF_GOODS
        """What figures that will act this round should gain."""
        self.prices: dict[tuple[int, int], float] = {}
        self.unread = int(cards_left(state))
        """Cards in the library's deck, less those that figures on the board will draw."""
        self.rate = self.best_rate()
        self.short[ORE] += max(self.short[ATLANTIUM], 0.0) / self.rate
        lacking = sum(max(self.short[good], 0.0) for good in range(RESOURCES))
        self.urgency = 1.0 + worth.LAST_THINGS / (1.0 + lacking)
        """The less is lacking for everything, the more each bit of it matters."""

    def best_rate(self) -> float:
        """What an ore brings at the best forge there is."""
        land = self.state.land[FORGES]
        return float(self.state.rules.rate[FORGES * RINGS + land - 1]) if land else 2.0

    def expect(self, good: int, amount: float) -> None:
        """Somebody will probably gain something."""
        self.expected[good] += amount
        self.short[good] -= amount
        if good == ATLANTIUM:
            self.short[ORE] -= amount / self.rate

    # Goods.

    def resource(self, good: int) -> float:
        """What one more of a resource is worth to the table."""
        return self.resources[good]

    @cached_property
    def resources(self) -> list[float]:
        return [self.worth_of(good) for good in range(RESOURCES)]

    def worth_of(self, good: int) -> float:
        lack = min(max(self.short[good], 0.0), 1.0) * self.urgency
        if good == ATLANTIUM:
            return worth.ATLANTIUM * (worth.SPARE + (1.0 + self.next(good) - worth.SPARE) * lack)
        most = max(self.short[0], self.short[1], self.short[ORE], 1.0)
        scarcity = worth.COMMON + (worth.SCARCE - worth.COMMON) * max(self.short[good], 0.0) / most
        return worth.SPARE + (scarcity + self.next(good) - worth.SPARE) * lack

    def next(self, good: int) -> float:
        return worth.NEXT * min(self.wanted[good], 1.0)

    @cached_property
    def wanted(self) -> list[float]:
        """What the next builds lack of each resource."""
        return self.next_builds[0]

    @cached_property
    def ore_to_keep(self) -> int:
        """How much ore the next builds take as it is, unsmelted."""
        return self.next_builds[1]

    @cached_property
    def next_builds(self) -> tuple[list[float], int]:
        """What the next builds lack of each resource, those that lack least first, and how much ore they cost."""
        cost = self.state.rules.cost
        held = [self.expected[good] + sum(goods[good] for goods in self.goods) for good in range(RESOURCES)]
        wanted = [0.0] * RESOURCES
        ore = 0
        left = dict.fromkeys(self.unbuilt or [int(POWER_CORE)], 0.0)
        while left and len(self.unbuilt) - len(left) < self.spaces:
            for component in left:
                first = component * KINDS_OF_GOODS
                left[component] = sum(max(float(cost[first + good]) - held[good], 0.0) for good in range(RESOURCES))
            component = min(left, key=left.__getitem__)
            del left[component]
            ore += int(cost[component * KINDS_OF_GOODS + ORE])
            for good in range(RESOURCES):
                price = float(cost[component * KINDS_OF_GOODS + good])
                wanted[good] += max(price - held[good], 0.0)
                held[good] = max(held[good] - price, 0.0)
        if wanted[ATLANTIUM] and held[ORE] < 1.0:
            wanted[ORE] += 1.0
        return wanted, ore

    def ore_to_smelt(self, ore: float, rate: int) -> float:
        """How much of some ore of the table may go to the forges: what the next builds take as it is, stays.

        Where they lack Atlantium as well, smelting comes first: ore alone would not help.
        """
        return max(ore - self.ore_to_keep, min(ore, float(math.ceil(self.wanted[ATLANTIUM] / rate))))

    def gain(self, seat: int, good: int) -> float:
        """What one more of a resource is worth in the hands of a seat."""
        value = self.resource(good)
        if self.goods[seat][good]:
            return value * (1.0 + worth.KEEP_TOGETHER)
        return value + worth.GIFT if good in self.gifts.get(seat, ()) else value

    def energy(self, seat: int, stock: int) -> float:
        """What the next energy is worth to a seat that has `stock` of it."""
        if stock <= 0 and ENERGY in self.gifts.get(seat, ()):
            return worth.ENERGY_FOR_THE_CORE
        if self.short[ENERGY] > 0.0 and not self.unbuilt:
            return worth.ENERGY_FOR_THE_CORE
        enough = max(stock, 0) / (worth.ENERGY_USE * max(self.crews[seat], 1) * self.horizon)
        return max(worth.ENERGY * math.exp(-enough), worth.ENERGY_LEAST)

    def price(self, seat: int, amount: int) -> float:
        """What a seat gives up with so much energy."""
        if (seat, amount) not in self.prices:
            stock = self.goods[seat][ENERGY]
            spent = (self.energy(seat, stock - 1 - number) for number in range(amount))
            self.prices[seat, amount] = sum(spent) if amount <= stock else OUT_OF_REACH
        return self.prices[seat, amount]

    def shared_price(self, amount: int) -> float:
        """What the table gives up with so much energy, those with most of it paying."""
        stocks = [goods[ENERGY] for goods in self.goods]
        if sum(stocks) < amount:
            return OUT_OF_REACH
        total = 0.0
        for _ in range(amount):
            seat = stocks.index(max(stocks))
            stocks[seat] -= 1
            total += self.energy(seat, stocks[seat])
        return total

    # Figures, tiles and cards.

    def follower(self) -> float:
        """What a figure more, from the next round on, is worth."""
        return worth.FOLLOWER * worth.ACTION * (self.horizon - 1.0)

    @cached_property
    def recruits(self) -> list[int]:
        """How many figures each seat could still recruit."""
        where = self.state.where
        return [
            sum(where[figure] == SUPPLY for figure in range(seat * CREW, seat * CREW + CREW))
            for seat in range(self.seats)
        ]

    @cached_property
    def tile(self) -> float:
        """What a tile less under water is worth: part of a round, the more so the tighter time is."""
        floods = evaluation.floods_of_a_card(self.state) * float(self.state.rules.draws) + 2.0
        pressure = min(max((self.needed - self.left + worth.SLACK) / worth.SLACK, worth.CALM), 1.0)
        return worth.ACTION * self.figures / floods * pressure

    @cached_property
    def cards(self) -> list[float]:
        """What each library card is worth; artifacts work in every round to come."""
        values = worth.FIXED_CARDS[:]
        for card, kind in enumerate(CARD_KIND):
            if kind == ARTIFACT:
                values[card] *= self.horizon - 1.0
        raw = max(self.resource(good) for good in range(RAW))
        energy = sum(self.energy(seat, self.goods[seat][ENERGY]) for seat in range(self.seats)) / self.seats
        values[HIDDEN_STORES] = values[MASTERWORK_PLANS] = raw
        number = self.state.rules.card_number
        values[MYSTIC_CONVERSION] = float(number[MYSTIC_CONVERSION]) * (raw - energy)
        values[SURGE_OF_POWER] = float(number[SURGE_OF_POWER]) * energy
        values[RALLYING_CRY] = float(number[RALLYING_CRY]) * worth.ACTION
        values[WARD_OF_THE_DEEP] = float(number[WARD_OF_THE_DEEP]) * worth.BARRIER * self.tile
        values[BREATH_OF_POSEIDON] = float(number[BREATH_OF_POSEIDON]) * self.tile
        values[WELLSPRING_OF_AGES] = float(number[WELLSPRING_OF_AGES]) * self.tile
        return values

    @cached_property
    def card(self) -> float:
        """What a card from the library's deck is worth on average; nothing, if it is empty."""
        state = self.state
        hidden = float(state.hidden_artifacts) / max(float(state.cards_in(UNSEEN)), 1.0)
        total, count = 0.0, 0.0
        for card in range(state.rules.cards):
            copies = float(state.cards[card * CARD_PLACES + DECK])
            copies += hidden * float(state.cards[card * CARD_PLACES + UNSEEN])
            total += copies * self.cards[card]
            count += copies
        if count:
            return total / count
        known = [self.cards[state.bottom[place]] for place in range(state.buried)]
        return sum(known) / len(known) if known else 0.0

    # The Power Core.

    @cached_property
    def core_cost(self) -> list[int]:
        return [int(self.state.rules.cost[POWER_CORE * KINDS_OF_GOODS + good]) for good in range(KINDS_OF_GOODS)]

    @cached_property
    def near_the_end(self) -> bool:
        return len(self.unbuilt) < 2 * self.spaces

    @cached_property
    def gifts(self) -> dict[int, list[int]]:
        """Near the end, if somebody has nothing to give for the Power Core: what would help whom."""
        return fitting_gifts(self.goods, self.core_cost) if self.near_the_end else {}
