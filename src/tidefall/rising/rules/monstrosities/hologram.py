"""The Hologram with the expansion: several powers, Ally boards, repeated actions (M-11.7, M-11.11, M-12.3, M-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules import effects, steps
from tidefall.rising.rules.activation import Activation
from tidefall.rising.rules.content import CARDS, COMPONENTS, MARINER
from tidefall.rising.rules.effects import CardEffect, ComponentEffect
from tidefall.rising.rules.figures import FIRST_OF_ALLIES, GROUP, MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import CENTRE, FIRST_SPACE, RINGS, SITE_KIND, SITE_OF, TILES, WILDERNESS, peninsula_of
from tidefall.rising.rules.monstrosities.allies import GIANT, MERMAID, is_available
from tidefall.rising.rules.monstrosities.powers import ON_A_SPACE, ON_NONE, ON_TWO, hologram_has, power_of
from tidefall.rising.rules.monstrosities.store import HOLOGRAM_ROOM, RELAYS, RELAYS_NEXT, REPEATS, REPEATS_NEXT
from tidefall.rising.rules.rounds import hologram_is_at_hand
from tidefall.rising.rules.state import RESOLVED, RisingState
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing

if TYPE_CHECKING:
    from mypy_extensions import i64

QUANTUM_RELAY: Final[i64] = COMPONENTS.index("quantum_relay")
SPECTRAL_REPLICATOR: Final[i64] = COMPONENTS.index("spectral_replicator")
MYSTIC_LANTERN: Final[i64] = CARDS.index("mystic_lantern")


def of_relay(state: RisingState, name: str) -> i64:
    return state.rules.catalogue.components[QUANTUM_RELAY].numbers[name]


class QuantumRelay(ComponentEffect):
    """More boards and one more power next round; never more than four powers (M-11.7)."""

    def act(self, state: RisingState, figure: i64) -> None:
        if RELAYS_NEXT.of(state) < RELAYS_NEXT.most:
            RELAYS_NEXT.add(state, 1)


class SpectralReplicator(ComponentEffect):
    """Next round the Hologram repeats its action (M-11.11)."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        repeats = REPEATS_NEXT.of(state) + state.rules.component_number[SPECTRAL_REPLICATOR]
        REPEATS_NEXT.put(state, min(repeats, REPEATS_NEXT.most))


class Hologram(MonstrousThing):
    """How many powers it has, and how often it acts."""

    rank: i64 = 2

    def round_begins(self, state: RisingState) -> None:
        """Without a Hologram at hand what was stored for this round lapses (M-18.9)."""
        if not hologram_is_at_hand(state):
            RELAYS.put(state, 0)
            REPEATS.put(state, 0)

    def boards(self, state: RisingState, boards: i64) -> i64:
        return boards + RELAYS.of(state) * of_relay(state, "boards")

    def powers(self, state: RisingState, powers: i64) -> i64:
        return min(powers + RELAYS.of(state) * of_relay(state, "powers"), of_relay(state, "most"))

    def further_powers(self, state: RisingState) -> i64:
        """The Mystic Lantern: the boards of Allies in the supply, if the starting player has it (M-12.3, M-24.53)."""
        powers: i64 = 0
        if state.holds(state.starter, MYSTIC_LANTERN):
            for ally in range(FIRST_OF_ALLIES, state.rules.allies):
                if is_available(state, ally):
                    powers |= 1 << power_of(ally)
        return powers

    def done(self, state: RisingState, unit: i64) -> None:
        """The action on an island tile is repeated, paid and rolled anew; in the cities the pair's (M-11.11)."""
        space = state.where[THE_HOLOGRAM]
        if not REPEATS.of(state) or space < 0 or SITE_OF[space] > CENTRE:
            return
        if unit == THE_HOLOGRAM or unit == GROUP + space:
            REPEATS.add(state, -1)
            state.push(steps.ACTIVATION, Activation.UNIT.at(unit))


class WayToStand(MonstrousThing):
    """A Hologram with the Giant's or the Mermaid's board may be placed as they are (M-12.3).

    With the Giant's it stands on two spaces wherever a wild tile has two empty ones.
    """

    def __init__(self) -> None:
        self.board = power_of(MERMAID)

    def opens(self, state: RisingState, bearer: i64, space: i64) -> bool:
        """As the Mermaid: on any flooded tile, without a space."""
        site = SITE_OF[space]
        return site < TILES and site % RINGS >= state.land[peninsula_of(site)] and space == FIRST_SPACE[site]

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        if figure != THE_HOLOGRAM or SITE_OF[space] >= TILES:
            return
        site = SITE_OF[space]
        if not state.is_open(site):
            if hologram_has(state, MERMAID) and not self.sails(state, site):
                HOLOGRAM_ROOM.put(state, ON_NONE)
                state.held[space] -= 1
                state.flags[figure] |= RESOLVED
        elif hologram_has(state, GIANT) and SITE_KIND[site] == WILDERNESS:
            if state.held[space] + 2 <= state.rules.printed[site] + state.extra[site]:
                HOLOGRAM_ROOM.put(state, ON_TWO)
                state.held[space] += 1

    def sails(self, state: RisingState, site: i64) -> bool:
        """Whether it comes there as the Mariner, who acts."""
        nearest = site % RINGS == state.land[peninsula_of(site)]
        return nearest and state.has_ability(MOST_SEATS, MARINER) and state.figures_on(site) == 0

    def left(self, state: RisingState, figure: i64, space: i64) -> None:
        if figure != THE_HOLOGRAM or HOLOGRAM_ROOM.of(state) == ON_A_SPACE:
            return
        if HOLOGRAM_ROOM.of(state) == ON_TWO:
            state.held[space] -= 1
        else:
            state.held[space] += 1
            state.flags[figure] &= ~RESOLVED
        HOLOGRAM_ROOM.put(state, ON_A_SPACE)


THINGS.extend([Hologram(), WayToStand()])
effects.components({"quantum_relay": QuantumRelay(), "spectral_replicator": SpectralReplicator()})
effects.cards({"mystic_lantern": CardEffect()})
