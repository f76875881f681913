"""What each component does: one class a component, found by its id (section 1.4 of the rules).

A one-time component works when it is built; an action component when a figure, or a pair, acts on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules import activation, effects, misfortune, steps
from tidefall.rising.rules.content import (
    ENERGY,
    ENTROPY_DRIVE,
    MNEMONIC_VAULT,
)
from tidefall.rising.rules.effects import ComponentEffect
from tidefall.rising.rules.happenings import CORE_BUILT, COUNTER_MOVED, WRATH_CALMED
from tidefall.rising.rules.island import COMPONENT_AT
from tidefall.rising.rules.library import draw_and_keep
from tidefall.rising.rules.rolling import cast
from tidefall.rising.rules.state import RisingState
from tidefall.rising.rules.things import component_steps
from tidefall.rising.rules.things.card_steps import own

if TYPE_CHECKING:
    from mypy_extensions import i64


def number_of(state: RisingState, figure: i64) -> i64:
    """The number that the effect of the component under a figure works with."""
    return state.rules.component_number[COMPONENT_AT[state.site(figure)]]


class AetherLens(ComponentEffect):
    """Energy for everybody."""

    def build(self, state: RisingState, number: i64) -> None:
        for seat in range(state.rules.seats):
            state.gain(seat, ENERGY, number)


class ResonantBell(ComponentEffect):
    """Volunteers for the next round, shared out by the contributors."""

    def build(self, state: RisingState, number: i64) -> None:
        for _ in range(number):
            state.push(steps.SHARE_VOLUNTEER)


class TidalBulwark(ComponentEffect):
    """Barriers for nothing."""

    def build(self, state: RisingState, number: i64) -> None:
        for _ in range(number):
            state.push(steps.SHARE_BARRIER, component_steps.ShareBarrier.SEATS.at(state.builders))


class MnemonicVault(ComponentEffect):
    """Draw a library card and keep it (R-6.26)."""

    def act(self, state: RisingState, figure: i64) -> None:
        draw_and_keep(state, figure, state.rules.component_number[MNEMONIC_VAULT], state.rules.vault_keep, False)


class LodestoneCradle(ComponentEffect):
    """A resource roll for a raw resource of choice."""

    def act(self, state: RisingState, figure: i64) -> None:
        state.push(steps.CRADLE, component_steps.Cradle.FIGURE.at(figure))
        cast(state, figure)


class MysticSiphon(ComponentEffect):
    """Energy."""

    def act(self, state: RisingState, figure: i64) -> None:
        state.gain(state.owner[figure], ENERGY, number_of(state, figure))


class MatterConverter(ComponentEffect):
    """Exchange raw resources."""

    def act(self, state: RisingState, figure: i64) -> None:
        own(state, steps.EXCHANGE, state.owner[figure], number_of(state, figure))


class AstralWatchtower(ComponentEffect):
    """Works at START_ACTIONS only (R-6.24)."""


class WardLoom(ComponentEffect):
    """A cheaper barrier, which others may help to pay."""

    def act(self, state: RisingState, figure: i64) -> None:
        own(state, steps.LOOM, state.owner[figure], 0)


class HeraldChorus(ComponentEffect):
    """Different players recruit."""

    def build(self, state: RisingState, number: i64) -> None:
        state.push(steps.SHARE_RECRUIT, component_steps.ShareRecruit.LEFT.at(number))


class NuminousBeacon(ComponentEffect):
    """Unflood in different peninsulas."""

    def build(self, state: RisingState, number: i64) -> None:
        state.push(steps.BEACON, component_steps.Beacon.LEFT.at(number))


class EntropyDrive(ComponentEffect):
    """The Wrath counter goes back, and this round's Wrath floods are skipped."""

    def build(self, state: RisingState, number: i64) -> None:
        state.counter = max(state.counter - state.rules.component_number[ENTROPY_DRIVE], 0)
        state.wrath_skipped = True
        state.tell(COUNTER_MOVED, state.counter)


class TransmutationCrucible(ComponentEffect):
    """One ore into much Atlantium; counts as converting ore (R-6.26)."""

    def act(self, state: RisingState, figure: i64) -> None:
        activation.convert(state, figure, 1, number_of(state, figure))


class FateSpindle(ComponentEffect):
    """Look at the next misfortunes, discard one, put the rest back in any order."""

    def act(self, state: RisingState, figure: i64) -> None:
        misfortune.look(state, state.owner[figure], number_of(state, figure), True)


class HarmonicAccelerator(ComponentEffect):
    """Another own figure that has acted on the island acts there again (R-6.25)."""

    def act(self, state: RisingState, figure: i64) -> None:
        own(state, steps.ACT_AGAIN, state.owner[figure], 0)
        component_steps.ActAgain.FIGURE.put(state, figure)


class SpiritSeal(ComponentEffect):
    """A follower goes back to the supply, and tiles come back from the sea."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        state.push(steps.SEAL_RETURN, component_steps.SealReturn.SPACE.at(space))


class AegisOfNereus(ComponentEffect):
    """Barriers for nothing."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        for _ in range(number_of(state, state.lowest_on(space))):
            state.push(steps.SHARE_BARRIER, component_steps.ShareBarrier.SEATS.at(state.owners_on(space)))


class OrichalcumFoundry(ComponentEffect):
    """A raw resource into much Atlantium."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        state.push(steps.FOUNDRY, component_steps.Foundry.SPACE.at(space))


class SoulConduit(ComponentEffect):
    """Recruit without a roll."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        state.push(steps.CONDUIT, component_steps.Conduit.SPACE.at(space))


class ChronalGyroscope(ComponentEffect):
    """Fewer Wrath floods this round."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        fewer = number_of(state, state.lowest_on(space))
        state.calmed += fewer
        state.tell(WRATH_CALMED, fewer)


class PowerCore(ComponentEffect):
    """All players win (R-8.1)."""

    def build(self, state: RisingState, number: i64) -> None:
        state.end(CORE_BUILT)


effects.components(
    {
        "aether_lens": AetherLens(),
        "resonant_bell": ResonantBell(),
        "tidal_bulwark": TidalBulwark(),
        "mnemonic_vault": MnemonicVault(),
        "lodestone_cradle": LodestoneCradle(),
        "mystic_siphon": MysticSiphon(),
        "matter_converter": MatterConverter(),
        "astral_watchtower": AstralWatchtower(),
        "ward_loom": WardLoom(),
        "herald_chorus": HeraldChorus(),
        "numinous_beacon": NuminousBeacon(),
        "entropy_drive": EntropyDrive(),
        "transmutation_crucible": TransmutationCrucible(),
        "fate_spindle": FateSpindle(),
        "harmonic_accelerator": HarmonicAccelerator(),
        "spirit_seal": SpiritSeal(),
        "aegis_of_nereus": AegisOfNereus(),
        "orichalcum_foundry": OrichalcumFoundry(),
        "soul_conduit": SoulConduit(),
        "chronal_gyroscope": ChronalGyroscope(),
        "power_core": PowerCore(),
    }
)
