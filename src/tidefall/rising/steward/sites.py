"""What a figure may bring where it stands, or would stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules.content import (
    ASTRAL_WATCHTOWER,
    ASTROLABE_OF_SECRETS,
    ATLANTIUM,
    CHALICE_OF_THE_SOURCE,
    COMPONENTS,
    DIVINERS_ROD,
    ENERGY,
    EXPLORER,
    HAMMER_OF_BRONTES,
    KINDS_OF_GOODS,
    LODESTONE_CRADLE,
    METALLURGIST,
    MNEMONIC_VAULT,
    MYSTIC,
    NUMINOUS_AMPLIFIER,
    ORATORS_LAUREL,
    ORE,
    PRIESTESS,
    RAW,
    RESOURCES,
    SCHOLAR,
    SPIRIT_SEAL,
    WARD_LOOM,
)
from tidefall.rising.rules.figures import MOST_SEATS, THE_AUTOMATON
from tidefall.rising.rules.island import (
    ARMS,
    CENTRE,
    CITIES,
    COMPONENT,
    COMPONENT_AT,
    FIRST_SPACE,
    FORGES,
    GATE,
    HIDDEN_CACHE,
    IS_DOUBLE,
    LIBRARIES,
    RINGS,
    SITE_KIND,
    SITE_OF,
    TILES,
    WILD,
)
from tidefall.rising.rules.monstrosities.store import CACHE
from tidefall.rising.rules.rolling import AUTOMATON_BONUS, MOST_HELPED
from tidefall.rising.rules.state import ASTROLABE, CHALICE, HAMMER, NONE, POOL, RESOLVED, RisingState
from tidefall.rising.steward import worth
from tidefall.rising.steward.odds import dry_tiles, one_die, two_dice
from tidefall.rising.steward.plan import Plan

if TYPE_CHECKING:
    from collections.abc import Sequence

MYSTIC_SIPHON: Final = COMPONENTS.index("mystic_siphon")
MATTER_CONVERTER: Final = COMPONENTS.index("matter_converter")
CRUCIBLE: Final = COMPONENTS.index("transmutation_crucible")
FATE_SPINDLE: Final = COMPONENTS.index("fate_spindle")
ACCELERATOR: Final = COMPONENTS.index("harmonic_accelerator")
AEGIS: Final = COMPONENTS.index("aegis_of_nereus")
FOUNDRY: Final = COMPONENTS.index("orichalcum_foundry")
SOUL_CONDUIT: Final = COMPONENTS.index("soul_conduit")
GYROSCOPE: Final = COMPONENTS.index("chronal_gyroscope")

Abilities = tuple[int, ...]
"""What a figure brings along: its councilor, and those that it copies."""
NO_ABILITY: Final[Abilities] = ()
UNLIMITED: Final = 9


def board_and_copies(state: RisingState, index: int) -> Abilities:
    """The abilities of a Leader, or of the Hologram (7): that of its board, then those it has besides."""
    own = [] if state.council[index] == NONE else [int(state.council[index])]
    if not state.copied[index]:
        return tuple(own)
    return tuple(own + [power for power in range(int(state.rules.councilors)) if (state.copied[index] >> power) & 1])


class Sites:
    """The board as it is being filled: figures that stand are counted on for what they will bring."""

    def __init__(self, state: RisingState) -> None:
        self.state = state
        self.rules = state.rules
        self.plan = Plan(state)
        seats = self.plan.seats
        self.helpers: dict[int, set[int]] = {}
        """The sites where each ability is at work."""
        self.crowd: dict[int, int] = {}
        """How many figures stand on a site."""
        self.waiting = [0] * seats
        """How many figures, the Automaton apart, stand in each pool."""
        self.coming: list[list[list[float]]] = [[[] for _ in range(KINDS_OF_GOODS)] for _ in range(seats)]
        """For each seat and good: the chances of what its figures may gain this round."""
        self.smelters: list[list[int]] = [[] for _ in range(seats)]
        """For each seat: the rates at which its figures will turn ore into Atlantium."""
        self.readers = [0] * seats
        """How many of a seat's figures will draw library cards."""
        self.dry = dry_tiles(state)
        self.values: dict[tuple[int, int, Abilities], float] = {}
        self.look_around()

    # What is under way.

    def look_around(self) -> None:
        state = self.state
        for index in range(MOST_SEATS + 1):
            site = state.site(state.bearer(index))
            if site >= 0:
                for ability in board_and_copies(state, index):
                    self.helpers.setdefault(ability, set()).add(site)
        for figure in range(state.rules.figures):
            space = state.where[figure]
            if space >= 0 and figure != THE_AUTOMATON:
                site = SITE_OF[space]
                self.crowd[site] = self.crowd.get(site, 0) + 1
                if not state.flags[figure] & RESOLVED:
                    self.foresee(state.owner[figure], site)
            elif space == POOL:
                self.waiting[state.owner[figure]] += 1
        for seat in range(self.plan.seats):
            self.foresee_smelting(seat)
            for good in range(KINDS_OF_GOODS):
                self.plan.expect(good, sum(self.coming[seat][good]))
        self.foresee_recruits()

    def foresee(self, seat: int, site: int) -> None:
        """What a figure that stands on a site may gain its seat."""
        coming = self.coming[seat]
        component = COMPONENT_AT[site]
        peninsula = site // RINGS if site < TILES else NONE
        if site == CENTRE:
            coming[ENERGY].append(1.0)
        elif 0 <= peninsula < WILD:
            coming[peninsula].append(self.dry[site] * self.success(seat, site))
        elif peninsula == LIBRARIES:
            self.readers[seat] += 1
            self.plan.unread -= int(self.rules.draw[site])
        elif component == MNEMONIC_VAULT:
            self.plan.unread -= 1
        elif peninsula == FORGES:
            self.smelters[seat].append(self.rules.rate[site])
        elif component == CRUCIBLE:
            self.smelters[seat].append(self.rules.component_number[CRUCIBLE])
        elif component == MYSTIC_SIPHON:
            coming[ENERGY] += [1.0] * self.rules.component_number[MYSTIC_SIPHON]
        elif component == LODESTONE_CRADLE:
            needed = max(range(RAW), key=self.plan.short.__getitem__)
            coming[needed].append(self.success(seat, site))

    def foresee_smelting(self, seat: int) -> None:
        ore = self.plan.goods[seat][ORE] + sum(self.coming[seat][ORE])
        for rate in sorted(self.smelters[seat], reverse=True):
            self.coming[seat][ATLANTIUM] += [min(max(ore, 0.0), 1.0)] * rate
            ore -= 1.0

    def foresee_recruits(self) -> None:
        """A pair in the cities will bring in somebody."""
        state = self.state
        recruits = self.plan.recruits
        for space in range(FIRST_SPACE[CITIES * RINGS], FIRST_SPACE[(CITIES + 1) * RINGS]):
            if state.held[space] == 2:
                owners = state.owners_on(space)
                seat = max((seat for seat in range(self.plan.seats) if owners >> seat & 1), key=recruits.__getitem__)
                recruits[seat] -= 1

    def room(self, site: int) -> int:
        """How many figures a site still has spaces for."""
        if site in (CENTRE, GATE):
            return UNLIMITED
        spaces = self.rules.printed[site] + (self.state.extra[site] if site < TILES else 0)
        return (2 if IS_DOUBLE[site] else 1) * spaces - self.crowd.get(site, 0)

    def helps(self, ability: int, site: int, abilities: Abilities) -> bool:
        """Whether an ability is at work on a site, or comes with the figure in question."""
        return ability in abilities or site in self.helpers.get(ability, ())

    # Rolls.

    def target(self, seat: int, site: int, abilities: Abilities = NO_ABILITY) -> int:
        """What one die must show, boosts with energy aside."""
        state = self.state
        need = self.rules.target[site] + state.earthquakes
        if self.helps(EXPLORER, site, abilities):
            need -= self.rules.councilor_number[EXPLORER]
        if self.helps(MYSTIC, site, abilities):
            need -= 1
        if site < TILES and state.holds(seat, DIVINERS_ROD):
            need -= self.rules.card_number[DIVINERS_ROD]
        if state.site(THE_AUTOMATON) == site and self.crowd.get(site, 0) < MOST_HELPED:
            need -= AUTOMATON_BONUS
        return need

    def success(self, seat: int, site: int) -> float:
        """The chance of a resource roll; a seat with energy will help it along."""
        return one_die(self.target(seat, site) - min(self.plan.goods[seat][ENERGY], 1))

    def roll(self, seat: int, need: int, gain: float) -> float:
        """What a roll for a gain is worth, the energy that may be spent on it included."""
        strength = self.rules.card_number[NUMINOUS_AMPLIFIER] if self.state.holds(seat, NUMINOUS_AMPLIFIER) else 1
        total = gain * one_die(need)
        for lack in range(1, 4):
            if 1 <= need - lack <= 6:
                total += max(gain - self.plan.price(seat, -(-lack // strength)), 0.0) / 6
        return total

    # Single spaces.

    def value(self, seat: int, site: int, abilities: Abilities = NO_ABILITY) -> float:
        """What a figure of a seat brings by acting alone on a site; floods that may come are counted."""
        key = (seat, site, abilities)
        if key not in self.values:
            self.values[key] = self.find_value(seat, site, abilities)
        return self.values[key]

    def find_value(self, seat: int, site: int, abilities: Abilities) -> float:
        blessing = self.blessing(seat, site)
        if site == CENTRE:
            return self.at_the_source(seat) + blessing
        if site == GATE or IS_DOUBLE[site]:
            return 0.0
        if SITE_KIND[site] == COMPONENT:
            return self.on_component(seat, site, abilities) + blessing
        if site >= TILES:
            return self.on_location(seat, site) + blessing
        peninsula = site // RINGS
        if peninsula < WILD:
            value = self.roll(seat, self.target(seat, site, abilities), self.plan.gain(seat, peninsula))
        elif peninsula == LIBRARIES:
            value = self.in_the_library(seat, site, abilities)
        else:
            ore = self.rules.councilor_number[METALLURGIST] if self.helps(METALLURGIST, site, abilities) else 1
            value = self.at_the_forge(seat, self.rules.rate[site], ore)
        return self.dry[site] * (value + blessing)

    def blessing(self, seat: int, site: int) -> float:
        """What a Priestess gives who stands here and has something left to give."""
        if site not in self.helpers.get(PRIESTESS, ()) or self.crowd[site] > self.rules.priestess_others:
            return 0.0
        return self.next_energy(seat)

    def next_energy(self, seat: int, further: int = 0) -> float:
        """What energy is worth on top of what a seat has and will have."""
        return self.plan.energy(seat, self.plan.goods[seat][ENERGY] + len(self.coming[seat][ENERGY]) + further)

    def at_the_source(self, seat: int) -> float:
        value = self.next_energy(seat)
        if self.state.holds(seat, CHALICE_OF_THE_SOURCE) and not self.coming[seat][ENERGY]:
            if not (self.state.used[CHALICE] >> seat) & 1:
                value += self.next_energy(seat, 1)
        return value

    def in_the_library(self, seat: int, site: int, abilities: Abilities) -> float:
        plan = self.plan
        state = self.state
        draw, keep = int(self.rules.draw[site]), int(self.rules.keep[site])
        if self.helps(SCHOLAR, site, abilities):
            draw = max(draw, self.rules.councilor_number[SCHOLAR])
        if state.holds(seat, ASTROLABE_OF_SECRETS) and not (state.used[ASTROLABE] >> seat) & 1:
            draw += self.rules.card_number[ASTROLABE_OF_SECRETS]
        draw = min(draw, max(plan.unread, 0))
        keep = min(keep, draw)
        value = keep * plan.card * (1.0 + 0.25 * max(draw - keep, 0))
        if draw > keep:
            price = 0.0 if self.helps(MYSTIC, site, abilities) else plan.price(seat, self.rules.extra_card_price)
            value += max(0.75 * plan.card - price, 0.0)
        room = int(state.hand_limit(seat) - state.cards_in(seat)) - worth.STAYS * self.readers[seat]
        return worth.READING * value * min(max(room / 2.0, worth.FULL_HAND), 1.0)

    def at_the_forge(self, seat: int, rate: int, ore: int) -> float:
        """Ore that can be smelted now rather than later."""
        plan = self.plan
        supply = plan.goods[seat][ORE] + sum(self.coming[seat][ORE]) - len(self.smelters[seat])
        everybodys = sum(goods[ORE] for goods in plan.goods) + plan.expected[ORE]
        supply = min(supply, plan.ore_to_smelt(everybodys, rate) - sum(map(len, self.smelters)))
        if supply <= 0.0:
            return 0.0
        if self.state.holds(seat, HAMMER_OF_BRONTES) and not self.smelters[seat]:
            if not (self.state.used[HAMMER] >> seat) & 1:
                rate += self.rules.card_number[HAMMER_OF_BRONTES]
        lack = min(max(plan.short[ATLANTIUM], 0.0) / rate, 1.0) * plan.urgency + plan.next(ATLANTIUM)
        later = max(plan.rate * worth.ATLANTIUM - worth.ACTION, 0.0) * (0.8 if plan.horizon > 2.0 else 0.4)
        return min(supply, ore) * (rate * worth.ATLANTIUM * lack - later)

    def on_component(self, seat: int, site: int, abilities: Abilities) -> float:
        """A single space of a component; for an Artificer also of one that is not yet built."""
        plan = self.plan
        component = COMPONENT_AT[site]
        if component == MYSTIC_SIPHON:
            amount = self.rules.component_number[MYSTIC_SIPHON]
            return sum(self.next_energy(seat, further) for further in range(amount))
        if component == LODESTONE_CRADLE:
            gain = max(plan.gain(seat, good) for good in range(RAW))
            return self.roll(seat, self.target(seat, site, abilities), gain)
        if component == MNEMONIC_VAULT:
            return plan.card if plan.unread > 0 else 0.0
        if component == MATTER_CONVERTER:
            return self.by_exchange(seat)
        if component == ASTRAL_WATCHTOWER:
            safe = [tile for tile in range(TILES) if self.dry[tile] > 0.5]
            return max((self.value(seat, tile) / self.dry[tile] for tile in safe), default=0.0)
        if component == CRUCIBLE:
            return self.at_the_forge(seat, self.rules.component_number[CRUCIBLE], 1)
        if component == WARD_LOOM:
            return max(worth.BARRIER * plan.tile - plan.price(seat, self.rules.component_number[WARD_LOOM]), 0.0)
        if component == FATE_SPINDLE:
            return 0.8 * plan.tile
        return worth.ACTION if component == ACCELERATOR else 0.0

    def on_location(self, seat: int, site: int) -> float:
        """What a figure takes from the Hidden Cache; others are worth nothing to a lone figure."""
        if site != HIDDEN_CACHE:
            return 0.0
        left = [good for good in range(RESOURCES) if CACHE.of(self.state, good)]
        return max((self.plan.gain(seat, good) for good in left), default=0.0)

    def by_exchange(self, seat: int) -> float:
        """Raw resources that nobody needs against some that are needed."""
        short = self.plan.short
        spare = sum(min(max(-short[good], 0.0), self.plan.goods[seat][good]) for good in range(RAW))
        lack = max(0.0, *short[:RAW])
        return 0.8 * min(spare, lack, float(self.rules.component_number[MATTER_CONVERTER]))

    # Double spaces.

    def pair(
        self, seats: Sequence[int], site: int, abilities: Abilities = NO_ABILITY, automaton: bool = False
    ) -> float:
        """What two figures of these seats bring together."""
        plan = self.plan
        state = self.state
        component = COMPONENT_AT[site]
        if site < TILES or component == SOUL_CONDUIT:
            if all(plan.recruits[seat] <= 0 for seat in seats):
                return 0.0
            chance = self.dry[site] * self.welcome(seats, site, abilities, automaton) if site < TILES else 1.0
            return chance * plan.follower()
        if component == AEGIS:
            free = sum(state.may_get_barrier(peninsula) for peninsula in range(ARMS))
            return worth.BARRIER * plan.tile * min(free, int(self.rules.component_number[AEGIS]))
        if component == FOUNDRY:
            gained = min(max(plan.short[ATLANTIUM], 0.0), float(self.rules.component_number[FOUNDRY]))
            raw = any(plan.goods[seat][good] or self.coming[seat][good] for seat in seats for good in range(RAW))
            return gained * worth.ATLANTIUM * plan.urgency - 0.9 if raw else 0.0
        if component == GYROSCOPE:
            return plan.tile if state.level() > self.crowd.get(site, 0) // 2 else 0.0
        if component == SPIRIT_SEAL:
            tiles = min(TILES - state.land_left(), self.rules.component_number[SPIRIT_SEAL])
            return int(tiles) * plan.tile - plan.follower()
        return 0.0

    def welcome(self, seats: Sequence[int], site: int, abilities: Abilities, automaton: bool) -> float:
        """The chance that a pair in the cities finds a follower; energy helps."""
        state = self.state
        need = self.rules.target[site] + state.earthquakes - state.level()
        if state.holder(ORATORS_LAUREL) in seats:
            need -= self.rules.card_number[ORATORS_LAUREL]
        if automaton:
            need -= AUTOMATON_BONUS
        if self.helps(MYSTIC, site, abilities):
            need -= 2
        energy = sum(self.plan.goods[seat][ENERGY] for seat in set(seats))
        return 0.5 * two_dice(need) + 0.5 * two_dice(need - min(energy, 2))
