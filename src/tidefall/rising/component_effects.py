"""What each component does: one class a component, found by its id (section 1.4 of the rules).

A one-time component works when it is built; an action component when a figure, or a pair, acts on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising import steps
from tidefall.rising.content import (
    BOOK,
    ENERGY,
    ENTROPY_DRIVE,
    MNEMONIC_VAULT,
)
from tidefall.rising.happenings import CORE_BUILT, COUNTER_MOVED, WRATH_CALMED
from tidefall.rising.island import COMPONENT_AT
from tidefall.rising.library import draw_and_keep
from tidefall.rising.rolling import cast
from tidefall.rising.shared import PROPOSING
from tidefall.rising.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


class Effect:
    """A component; what takes decisions is pushed on the stack."""

    def build(self, state: Table, number: i64) -> None:
        """The component has just been built; `number` is the one its effect works with."""

    def act(self, state: Table, figure: i64) -> None:
        """A figure acts on it."""

    def act_as_pair(self, state: Table, space: i64) -> None:
        """A full double space of it acts."""


def number_of(state: Table, figure: i64) -> i64:
    """The number that the effect of the component under a figure works with."""
    return state.rules.component_number[COMPONENT_AT[state.site(figure)]]


class AetherLens(Effect):
    """Energy for everybody."""

    def build(self, state: Table, number: i64) -> None:
        for seat in range(state.rules.seats):
            state.gain(seat, ENERGY, number)


class ResonantBell(Effect):
    """Volunteers for the next round, shared out by the contributors."""

    def build(self, state: Table, number: i64) -> None:
        for _ in range(number):
            state.push(steps.SHARE_VOLUNTEER, 0, PROPOSING)


class TidalBulwark(Effect):
    """Barriers for nothing."""

    def build(self, state: Table, number: i64) -> None:
        for _ in range(number):
            state.push(steps.SHARE_BARRIER, state.builders, PROPOSING)


class MnemonicVault(Effect):
    """Draw a library card and keep it (R-6.26)."""

    def act(self, state: Table, figure: i64) -> None:
        draw_and_keep(state, figure, state.rules.component_number[MNEMONIC_VAULT], state.rules.vault_keep, False)


class LodestoneCradle(Effect):
    """A resource roll for a raw resource of choice."""

    def act(self, state: Table, figure: i64) -> None:
        state.push(steps.CRADLE, figure)
        cast(state, figure)


class MysticSiphon(Effect):
    """Energy."""

    def act(self, state: Table, figure: i64) -> None:
        state.gain(state.owner[figure], ENERGY, number_of(state, figure))


class MatterConverter(Effect):
    """Exchange raw resources."""

    def act(self, state: Table, figure: i64) -> None:
        state.push(steps.EXCHANGE, number_of(state, figure), state.owner[figure])


class AstralWatchtower(Effect):
    """Works at START_ACTIONS only (R-6.24)."""


class WardLoom(Effect):
    """A cheaper barrier, which others may help to pay."""

    def act(self, state: Table, figure: i64) -> None:
        state.push(steps.LOOM, 0, state.owner[figure])


class HeraldChorus(Effect):
    """Different players recruit."""

    def build(self, state: Table, number: i64) -> None:
        state.push(steps.SHARE_RECRUIT, number * 256, PROPOSING)


class NuminousBeacon(Effect):
    """Unflood in different peninsulas."""

    def build(self, state: Table, number: i64) -> None:
        state.push(steps.BEACON, number * 64, PROPOSING)


class EntropyDrive(Effect):
    """The Wrath counter goes back, and this round's Wrath floods are skipped."""

    def build(self, state: Table, number: i64) -> None:
        state.counter = max(state.counter - state.rules.component_number[ENTROPY_DRIVE], 0)
        state.wrath_skipped = True
        state.tell(COUNTER_MOVED, state.counter)


class TransmutationCrucible(Effect):
    """One ore into much Atlantium; counts as converting ore (R-6.26)."""

    def act(self, state: Table, figure: i64) -> None:
        state.push(steps.CONVERT, figure, 16 + number_of(state, figure))


class FateSpindle(Effect):
    """Look at the next misfortunes, discard one, put the rest back in any order."""

    def act(self, state: Table, figure: i64) -> None:
        state.push(steps.PUT_BACK, 1, state.owner[figure])
        state.push(steps.PEEK, number_of(state, figure), state.owner[figure])


class HarmonicAccelerator(Effect):
    """Another own figure that has acted on the island acts there again (R-6.25)."""

    def act(self, state: Table, figure: i64) -> None:
        state.push(steps.ACT_AGAIN, figure, state.owner[figure])


class SpiritSeal(Effect):
    """A follower goes back to the supply, and tiles come back from the sea."""

    def act_as_pair(self, state: Table, space: i64) -> None:
        state.push(steps.SEAL_RETURN, space, PROPOSING)


class AegisOfNereus(Effect):
    """Barriers for nothing."""

    def act_as_pair(self, state: Table, space: i64) -> None:
        for _ in range(number_of(state, state.lowest_on(space))):
            state.push(steps.SHARE_BARRIER, state.owners_on(space), PROPOSING)


class OrichalcumFoundry(Effect):
    """A raw resource into much Atlantium."""

    def act_as_pair(self, state: Table, space: i64) -> None:
        state.push(steps.FOUNDRY, space, PROPOSING)


class SoulConduit(Effect):
    """Recruit without a roll."""

    def act_as_pair(self, state: Table, space: i64) -> None:
        state.push(steps.CONDUIT, space, PROPOSING)


class ChronalGyroscope(Effect):
    """Fewer Wrath floods this round."""

    def act_as_pair(self, state: Table, space: i64) -> None:
        fewer = number_of(state, state.lowest_on(space))
        state.calmed += fewer
        state.tell(WRATH_CALMED, fewer)


class PowerCore(Effect):
    """All players win (R-8.1)."""

    def build(self, state: Table, number: i64) -> None:
        state.end(CORE_BUILT)


BY_ID: Final[dict[str, Effect]] = {
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
EFFECTS: Final[list[Effect]] = [BY_ID[entry.like or entry.id] for entry in BOOK.components]
