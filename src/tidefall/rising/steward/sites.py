"""What a figure may bring where it stands, or would stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.content import (
    ADEPT,
    ARTIFICER,
    ASTRAL_WATCHTOWER,
    ASTROLABE_OF_SECRETS,
    ATLANTIUM,
    CHALICE_OF_THE_SOURCE,
    COMPONENTS,
    DIVINERS_ROD,
    EMISSARY,
    ENERGY,
    EXPLORER,
    HAMMER_OF_BRONTES,
    LODESTONE_CRADLE,
    METALLURGIST,
    MNEMONIC_VAULT,
    MYSTIC,
    NUMINOUS_AMPLIFIER,
    ORATORS_LAUREL,
    ORE,
    PRIESTESS,
    RAW,
    SCHOLAR,
    SENTINEL,
    SPIRIT_SEAL,
    WARD_LOOM,
)
from tidefall.rising.island import (
    CENTRE,
    CITIES,
    FIRST_COMPONENT,
    FIRST_SPACE,
    FORGES,
    GATE,
    IS_DOUBLE,
    LIBRARIES,
    RINGS,
    SITE_OF,
    TILES,
    WILD,
)
from tidefall.rising.steward import worth
from tidefall.rising.steward.odds import at_least, floods_in, one_die, dry_tiles, two_dice
from tidefall.rising.table import (
    ASTROLABE,
    BLESSED,
    CHALICE,
    HAMMER,
    MOST_SEATS,
    NONE,
    RESOLVED,
    THE_AUTOMATON,
)

if TYPE_CHECKING:
    from tidefall.rising.steward.plan import Plan

MATTER_CONVERTER: Final = COMPONENTS.index("matter_converter")
MYSTIC_SIPHON: Final = COMPONENTS.index("mystic_siphon")
CRUCIBLE: Final = COMPONENTS.index("transmutation_crucible")
FATE_SPINDLE: Final = COMPONENTS.index("fate_spindle")
ACCELERATOR: Final = COMPONENTS.index("harmonic_accelerator")
AEGIS: Final = COMPONENTS.index("aegis_of_nereus")
FOUNDRY: Final = COMPONENTS.index("orichalcum_foundry")
SOUL_CONDUIT: Final = COMPONENTS.index("soul_conduit")
GYROSCOPE: Final = COMPONENTS.index("chronal_gyroscope")

Abilities = tuple[int, ...]
"""What a figure brings along: its councilor, and one that it copies."""
NOBODY: Final[Abilities] = ()


class Sites:
    """The board as it is being filled. Figures that stand already are counted on: see `coming`."""

    def __init__(self, plan: Plan) -> None:
        state = plan.state
        self.plan = plan
        self.state = state
        self.rules = state.rules
        self.helpers: dict[int, set[int]] = {}
        """The sites where each ability is at work."""
        for index in range(MOST_SEATS + 1):
            site = int(state.site(state.bearer(index)))
            if site >= 0:
                for ability in (int(state.council[index]), int(state.copied[index])):
                    self.helpers.setdefault(ability, set()).add(site)
        self.crowd: dict[int, int] = {}
        """How many figures stand on each site."""
        self.coming: list[list[list[float]]] = [[[] for _ in range(5)] for _ in range(plan.seats)]
        """For each seat and good: the chances of what its figures may gain this round."""
        self.smelters: list[list[int]] = [[] for _ in range(plan.seats)]
        """For each seat the rates at which its figures will turn ore into Atlantium."""
        self.readers = [0] * plan.seats
        """How many of a seat's figures will draw library cards."""
        self.dry = dry_tiles(state)
        self.look_around()

    # What is under way.

    def look_around(self) -> None:
        state = self.state
        for space in range(int(FIRST_SPACE[CITIES * RINGS]), int(FIRST_SPACE[(CITIES + 1) * RINGS])):
            if state.held[space] == 2:
                self.plan.expect_recruit(int(state.owners_on(space)))
        for figure in range(int(THE_AUTOMATON) + 1):
            space = state.where[figure]
            if space < 0:
                continue
            site = int(SITE_OF[space])
            self.crowd[site] = self.crowd.get(site, 0) + 1
            if not state.flags[figure] & RESOLVED and figure != THE_AUTOMATON:
                self.foresee(int(state.owner[figure]), site)
        for seat in range(self.plan.seats):
            self.foresee_smelting(seat)
        for seat in range(self.plan.seats):
            for good in range(5):
                if self.coming[seat][good]:
                    self.plan.expect(good, sum(self.coming[seat][good]))

    def foresee(self, seat: int, site: int) -> None:
        """What a figure that stands on a site may gain its seat."""
        coming = self.coming[seat]
        if site == CENTRE:
            coming[ENERGY].append(1.0)
        elif site < TILES:
            peninsula = site // RINGS
            if peninsula < WILD:
                coming[peninsula].append(self.dry[site] * self.success(seat, site))
            elif peninsula == LIBRARIES:
                self.readers[seat] += 1
            elif peninsula == FORGES:
                self.smelters[seat].append(int(self.rules.rate[site]))
        elif site == FIRST_COMPONENT + CRUCIBLE:
            self.smelters[seat].append(int(self.rules.component_number[CRUCIBLE]))
        elif site == FIRST_COMPONENT + MYSTIC_SIPHON:
            coming[ENERGY] += [1.0, 1.0]
        elif site == FIRST_COMPONENT + LODESTONE_CRADLE:
            needed = max(range(RAW), key=self.plan.resource)
            coming[needed].append(self.success(seat, site))

    def foresee_smelting(self, seat: int) -> None:
        ore = float(self.plan.goods[seat][ORE]) + sum(self.coming[seat][ORE])
        for rate in sorted(self.smelters[seat], reverse=True):
            chance = min(max(ore, 0.0), 1.0)
            self.coming[seat][ATLANTIUM] += [chance] * rate
            ore -= 1.0

    def ore_to_smelt(self, seat: int) -> float:
        """Ore that a seat has or may have this round and that nobody of its own will smelt."""
        ore = float(self.plan.goods[seat][ORE]) + sum(self.coming[seat][ORE])
        return ore - len(self.smelters[seat])

    # Rolls.

    def target(self, seat: int, site: int, abilities: Abilities = NOBODY) -> int:
        """What one die must show, boosts with energy aside."""
        state = self.state
        need = int(self.rules.target[site] + state.earthquakes)
        if EXPLORER in abilities or site in self.helpers.get(EXPLORER, ()):
            need -= int(self.rules.councilor_number[EXPLORER])
        if MYSTIC in abilities or site in self.helpers.get(MYSTIC, ()):
            need -= 1
        if site < TILES and state.holds(seat, DIVINERS_ROD):
            need -= int(self.rules.card_number[DIVINERS_ROD])
        if state.site(THE_AUTOMATON) == site and self.crowd.get(site, 0) <= 2:
            need -= 2
        return need

    def success(self, seat: int, site: int) -> float:
        """The chance of a resource roll; a seat with energy will help it along."""
        need = self.target(seat, site)
        return one_die(need - min(self.plan.goods[seat][ENERGY], 1))

    def roll(self, seat: int, need: int, gain: float) -> float:
        """What a roll for a gain is worth, the energy that may be spent on it included."""
        plan = self.plan
        strength = int(self.rules.card_number[NUMINOUS_AMPLIFIER]) if self.state.holds(seat, NUMINOUS_AMPLIFIER) else 1
        total = gain * one_die(need)
        stock = plan.goods[seat][ENERGY]
        for lack in range(1, 4):
            price = -(-lack // strength)
            if price > stock or not 1 <= need - lack <= 6:
                continue
            total += max(gain - plan.boost_price(seat, price), 0.0) / 6
        return total

    # Sites.

    def gain(self, seat: int, good: int) -> float:
        """What one more of a resource is worth in the hands of a seat."""
        together = worth.KEEP_TOGETHER if self.plan.goods[seat][good] else 0.0
        return self.plan.resource(good) * (1.0 + together)

    def value(self, seat: int, site: int, abilities: Abilities = NOBODY) -> float:
        """What a figure of a seat brings by acting alone on a single space; the flood that may come is counted."""
        if site == CENTRE:
            return self.at_the_source(seat) + self.blessing(seat, site)
        if site < TILES:
            peninsula = site // RINGS
            if peninsula < WILD:
                value = self.roll(seat, self.target(seat, site, abilities), self.gain(seat, int(peninsula)))
            elif peninsula == LIBRARIES:
                value = self.in_the_library(seat, site, abilities)
            elif peninsula == FORGES:
                value = self.at_the_forge(seat, int(self.rules.rate[site]), METALLURGIST in abilities)
            else:
                return 0.0
            return self.dry[site] * (value + self.blessing(seat, site))
        if site == GATE or IS_DOUBLE[site]:
            return 0.0
        return self.on_component(seat, site, abilities) + self.blessing(seat, site)

    def at_the_source(self, seat: int) -> float:
        value = self.next_energy(seat)
        if self.state.holds(seat, CHALICE_OF_THE_SOURCE) and not (self.state.used[CHALICE] >> seat) & 1:
            if not self.coming[seat][ENERGY]:
                value *= 2.0
        return value

    def next_energy(self, seat: int) -> float:
        return self.plan.energy(seat, self.plan.goods[seat][ENERGY] + len(self.coming[seat][ENERGY]))

    def blessing(self, seat: int, site: int) -> float:
        """Where a Priestess stands and has something left to give."""
        if site not in self.helpers.get(PRIESTESS, ()):
            return 0.0
        others = self.crowd.get(site, 0) - 1
        return self.next_energy(seat) if others < self.rules.priestess_others else 0.0

    def in_the_library(self, seat: int, site: int, abilities: Abilities) -> float:
        card = self.plan.average_card
        draw, keep = int(self.rules.draw[site]), int(self.rules.keep[site])
        if SCHOLAR in abilities or site in self.helpers.get(SCHOLAR, ()):
            draw = max(draw, int(self.rules.councilor_number[SCHOLAR]))
        if self.state.holds(seat, ASTROLABE_OF_SECRETS) and not (self.state.used[ASTROLABE] >> seat) & 1:
            draw += 1
        value = min(keep, draw) * card * (1.0 + 0.25 * max(draw - keep, 0))
        if draw > keep:
            price = 0.0 if MYSTIC in abilities else self.plan.boost_price(seat, 1)
            if self.plan.goods[seat][ENERGY] or not price:
                value += max(0.75 * card - price, 0.0)
        room = self.state.hand_limit(seat) - self.state.cards_in(seat) - worth.STAYS * self.readers[seat]
        return value * min(max(room / 2.0, worth.FULL_HAND), 1.0)

    def at_the_forge(self, seat: int, rate: int, double: bool) -> float:
        """Ore that can be smelted now rather than later."""
        plan = self.plan
        ore = self.ore_to_smelt(seat)
        if ore <= 0.0:
            return 0.0
        amount = min(ore, 2.0) if double else min(ore, 1.0)
        if self.state.holds(seat, HAMMER_OF_BRONTES) and not (self.state.used[HAMMER] >> seat) & 1:
            if not self.smelters[seat]:
                rate += 1
        lack = min(max(plan.short[ATLANTIUM], 0.0) / rate, 1.0) * plan.urgency
        later = max(plan.rate * worth.ATLANTIUM - worth.ACTION, 0.0) * (0.8 if plan.horizon > 2.0 else 0.4)
        return amount * (rate * (worth.ATLANTIUM * lack + worth.ATLANTIUM * plan.next(int(ATLANTIUM))) - later)

    def on_component(self, seat: int, site: int, abilities: Abilities) -> float:
        """A single space of a component (or, for an Artificer, a component not yet built)."""
        plan = self.plan
        component = site - int(FIRST_COMPONENT)
        if component == MYSTIC_SIPHON:
            stock = plan.goods[seat][ENERGY] + len(self.coming[seat][ENERGY])
            return plan.energy(seat, stock) + plan.energy(seat, stock + 1)
        if component == LODESTONE_CRADLE:
            gain = max(self.gain(seat, good) for good in range(RAW))
            return self.roll(seat, self.target(seat, site, abilities), gain)
        if component == MNEMONIC_VAULT:
            return plan.average_card
        if component == MATTER_CONVERTER:
            return self.by_exchange(seat)
        if component == ASTRAL_WATCHTOWER:
            tiles = [tile for tile in range(int(TILES)) if self.dry[tile] > 0.5]
            return max((self.value(seat, tile) / self.dry[tile] for tile in tiles), default=0.0)
        if component == CRUCIBLE:
            return self.at_the_forge(seat, int(self.rules.component_number[CRUCIBLE]), False)
        if component == WARD_LOOM:
            return max(plan.tile * 0.8 - 2.0 * plan.energy(seat, plan.goods[seat][ENERGY] - 1), 0.0)
        if component == FATE_SPINDLE:
            return 0.8 * plan.tile
        if component == ACCELERATOR:
            return worth.ACTION
        return 0.0

    def by_exchange(self, seat: int) -> float:
        """Raw resources that nobody needs against some that are needed."""
        plan = self.plan
        spare = sum(min(max(-plan.short[good], 0.0), plan.goods[seat][good]) for good in range(RAW))
        lack = max(plan.short[good] for good in range(RAW))
        return 0.8 * min(spare, lack, 2.0) if lack > 0 else 0.0

    # Pairs.

    def pair(self, seats: tuple[int, ...], site: int, abilities: Abilities = NOBODY, automaton: bool = False) -> float:
        """What two figures of these seats bring together on a double space."""
        plan = self.plan
        if site < TILES:
            if not any(plan.recruits[seat] > 0 for seat in seats):
                return 0.0
            return self.dry[site] * self.welcome(seats, site, abilities, automaton) * plan.follower()
        component = site - int(FIRST_COMPONENT)
        if component == AEGIS:
            free = sum(state_free for state_free in (self.state.may_get_barrier(p) for p in range(6)))
            return 0.75 * plan.tile * min(free, 2)
        if component == FOUNDRY:
            raw = any(plan.goods[seat][good] or self.coming[seat][good] for seat in seats for good in range(RAW))
            return min(max(plan.short[ATLANTIUM], 0.0), 4.0) * worth.ATLANTIUM - 0.9 if raw else 0.0
        if component == SOUL_CONDUIT:
            return plan.follower() if any(plan.recruits[seat] > 0 for seat in seats) else 0.0
        if component == GYROSCOPE:
            open_floods = self.state.level() - self.crowd.get(site, 0) // 2
            return plan.tile if open_floods > 0 else 0.0
        if component == SPIRIT_SEAL:
            return min(36 - int(self.state.land_left()), 2) * plan.tile - plan.follower()
        return 0.0

    def welcome(self, seats: tuple[int, ...], site: int, abilities: Abilities, automaton: bool) -> float:
        """The chance that a pair in the cities finds a follower; energy helps."""
        state = self.state
        need = int(self.rules.target[site] + state.earthquakes - state.level())
        orator = state.holder(ORATORS_LAUREL)
        if orator != NONE and orator in seats:
            need -= int(self.rules.card_number[ORATORS_LAUREL])
        if automaton:
            need -= 2
        if MYSTIC in abilities or site in self.helpers.get(MYSTIC, ()):
            need -= 2
        energy = sum(self.plan.goods[seat][ENERGY] for seat in set(seats))
        return 0.5 * two_dice(need) + 0.5 * two_dice(need - min(energy, 2))

    # Leaders.

    def bonus(self, seat: int, site: int, abilities: Abilities) -> float:
        """What the ability of a figure adds for others, or for itself beyond its own action, on a site."""
        total = 0.0
        for ability in abilities:
            total += self.bonus_of(seat, site, ability)
        return total

    def bonus_of(self, seat: int, site: int, ability: int) -> float:
        plan = self.plan
        peninsula = site // int(RINGS) if site < TILES else NONE
        if ability == PRIESTESS:
            return plan.energy(seat, plan.goods[seat][ENERGY]) * (1.0 + min(self.company(site), 2.0) * 0.9)
        if ability in (EXPLORER, MYSTIC) and 0 <= peninsula < WILD:
            return self.dry[site] * self.company(site) * plan.resource(peninsula) / 6
        if ability == MYSTIC and peninsula == LIBRARIES:
            return 0.2 * self.dry[site]
        if ability == METALLURGIST and peninsula == FORGES:
            return 0.0
        if ability == EMISSARY and 0 <= peninsula < CITIES + 3:
            return self.dry[site] * max(self.value(seat, site) - worth.ACTION, 0.0)
        if ability == SENTINEL and peninsula != NONE:
            return at_least(1, floods_in(self.state, int(peninsula))) * max(plan.tile - worth.ACTION, 0.0)
        if ability == ARTIFICER and site == GATE:
            return 1.0
        if ability == ADEPT and (site >= CENTRE or self.room(site) > 1):
            return 0.3
        return 0.0

    def company(self, site: int) -> float:
        """How many others will probably act on a site with a newcomer."""
        here = self.crowd.get(site, 0)
        if site == GATE:
            return here + 1.0
        if site == CENTRE:
            return float(here)
        return here + 0.7 * max(self.room(site) - 1, 0)

    def room(self, site: int) -> int:
        """How many spaces of a tile or component are empty."""
        if site in (CENTRE, GATE):
            return 9
        capacity = int(self.rules.printed[site])
        if site < TILES:
            capacity += int(self.state.extra[site])
        if IS_DOUBLE[site]:
            capacity *= 2
        return capacity - self.crowd.get(site, 0)


FIRST_SPACE_OF: Final = [int(FIRST_SPACE[site]) for site in range(58)]
BLESSINGS: Final = int(BLESSED)
