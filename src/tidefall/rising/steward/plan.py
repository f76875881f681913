"""What the table needs, read off the public state: every steward comes to the same plan.

Worth is counted in raw resources that are needed: one of those is worth 1.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from tidefall.rising import evaluation
from tidefall.rising.actions import FIGURES
from tidefall.rising.content import (
    ATLANTIUM,
    CARD_KINDS,
    ENERGY,
    FIRST_ARTIFACT,
    FIRST_WONDER,
    FOLLOWER,
    KINDS_OF_GOODS,
    LEADER,
    ORE,
    POWER_CORE,
    RAW,
    RESOURCES,
)
from tidefall.rising.island import FORGES, RINGS
from tidefall.rising.steward import worth
from tidefall.rising.table import NONE, POOL, SUPPLY, UNBUILT

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
        lack = min(max(self.short[good], 0.0), 1.0)
        most = max(self.short[0], self.short[1], self.short[ORE], 1.0)
        scarcity = worth.COMMON + (worth.SCARCE - worth.COMMON) * max(self.short[good], 0.0) / most
        if good == ATLANTIUM:
            return worth.ATLANTIUM * (worth.SPARE + (1.0 - worth.SPARE) * lack)
        return worth.SPARE + (scarcity - worth.SPARE) * lack

    def energy(self, seat: int, stock: int) -> float:
        """What the next energy is worth to a seat that has `stock` of it."""
        if self.short[ENERGY] > 0 and not self.unbuilt:
            return worth.ENERGY_FOR_THE_CORE
        enough = max(stock, 0) * worth.USUAL_CREW / self.crew(seat)
        return max(worth.ENERGY * worth.ENERGY_DECAY**enough, worth.ENERGY_LEAST)

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
        """What a library card is worth to a seat."""
        value = worth.CARDS[card]
        if FIRST_ARTIFACT <= card < FIRST_WONDER:
            return value * max(self.horizon - 1.0, 0.0)
        return value

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

    def can_recruit(self, seat: int) -> bool:
        state = self.state
        return state.found(seat, FOLLOWER, SUPPLY) != NONE or state.found(seat, LEADER, SUPPLY) != NONE

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
