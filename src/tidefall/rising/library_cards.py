"""What each card of the library does when it is played: one class a card, found by its id (section 1.6 of the rules).

Artifacts are not played; where they help, the rule they bend asks for them by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising import steps
from tidefall.rising.content import (
    BOOK,
    BREATH_OF_POSEIDON,
    ENERGY,
    FORESIGHT,
    HIDDEN_STORES,
    LIBRAM_OF_UNITY,
    MASTERWORK_PLANS,
    MYSTIC_CONVERSION,
    RALLYING_CRY,
    RAW,
    SURGE_OF_POWER,
    TIDE_CHART,
    WARD_OF_THE_DEEP,
    WELLSPRING_OF_AGES,
)
from tidefall.rising.island import ARMS
from tidefall.rising.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


class Effect:
    """A card. `can_be_played` tells whether it would do anything; `play` begins to carry it out."""

    def can_be_played(self, state: Table, seat: i64) -> bool:
        return True

    def play(self, state: Table, seat: i64) -> None:
        pass


class Foresight(Effect):
    """Move up to two own figures after the misfortunes."""

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.MOVE_FIGURE, state.rules.card_number[FORESIGHT], seat)


class MysticConversion(Effect):
    """Energy becomes resources of choice, Atlantium among them."""

    def can_be_played(self, state: Table, seat: i64) -> bool:
        return state.has(seat, ENERGY) > 0

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.CONVERSION, state.rules.card_number[MYSTIC_CONVERSION], seat)


class LibramOfUnity(Effect):
    """Extra spaces on a tile this round."""

    def can_be_played(self, state: Table, seat: i64) -> bool:
        return state.land_left() > 0

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.CHOOSE_TILE, state.rules.card_number[LIBRAM_OF_UNITY], seat)


class CipherOfExpertise(Effect):
    """The own Leader has another councilor's ability too this round (R-6.44)."""

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.COPY_ABILITY, 0, seat)


class HiddenStores(Effect):
    """A raw resource of choice."""

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.TAKE_GOOD, state.rules.card_number[HIDDEN_STORES] * 8 + RAW, seat)


class SurgeOfPower(Effect):
    """Energy."""

    def play(self, state: Table, seat: i64) -> None:
        state.gain(seat, ENERGY, state.rules.card_number[SURGE_OF_POWER])


class RallyingCry(Effect):
    """Volunteers for this round (R-4.12)."""

    def play(self, state: Table, seat: i64) -> None:
        state.new_volunteers(seat, state.rules.card_number[RALLYING_CRY], 0)


class TideChart(Effect):
    """Look at the next misfortunes and put them back in any order."""

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.PUT_BACK, 0, seat)
        state.push(steps.PEEK, state.rules.card_number[TIDE_CHART], seat)


class WardOfTheDeep(Effect):
    """A barrier for nothing."""

    def can_be_played(self, state: Table, seat: i64) -> bool:
        return some_barrier_fits(state)

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.OWN_BARRIER, state.rules.card_number[WARD_OF_THE_DEEP], seat)


class FavorableWinds(Effect):
    """The ROLL window, where it is played, sets the die."""


class MasterworkPlans(Effect):
    """The component that was named costs less."""

    def play(self, state: Table, seat: i64) -> None:
        state.discounts += state.rules.card_number[MASTERWORK_PLANS]


class BreathOfPoseidon(Effect):
    """Unflood a tile."""

    def can_be_played(self, state: Table, seat: i64) -> bool:
        return some_tile_is_flooded(state)

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.OWN_UNFLOOD, state.rules.card_number[BREATH_OF_POSEIDON] * 2, seat)


class WellspringOfAges(Effect):
    """Unflood up to two tiles (R-1.25)."""

    def can_be_played(self, state: Table, seat: i64) -> bool:
        return some_tile_is_flooded(state)

    def play(self, state: Table, seat: i64) -> None:
        state.push(steps.OWN_UNFLOOD, state.rules.card_number[WELLSPRING_OF_AGES] * 2 + 1, seat)


class Artifact(Effect):
    """Lies before its owner and works by itself."""

    def can_be_played(self, state: Table, seat: i64) -> bool:
        return False


def some_barrier_fits(state: Table) -> bool:
    for peninsula in range(ARMS):
        if state.may_get_barrier(peninsula):
            return True
    return False


def some_tile_is_flooded(state: Table) -> bool:
    for peninsula in range(ARMS):
        if state.may_unflood(peninsula):
            return True
    return False


BY_ID: Final[dict[str, Effect]] = {
    "foresight": Foresight(),
    "mystic_conversion": MysticConversion(),
    "libram_of_unity": LibramOfUnity(),
    "cipher_of_expertise": CipherOfExpertise(),
    "hidden_stores": HiddenStores(),
    "surge_of_power": SurgeOfPower(),
    "rallying_cry": RallyingCry(),
    "tide_chart": TideChart(),
    "ward_of_the_deep": WardOfTheDeep(),
    "favorable_winds": FavorableWinds(),
    "masterwork_plans": MasterworkPlans(),
    "breath_of_poseidon": BreathOfPoseidon(),
    "numinous_amplifier": Artifact(),
    "mystic_adze": Artifact(),
    "tablets_of_memory": Artifact(),
    "diviners_rod": Artifact(),
    "orators_laurel": Artifact(),
    "hammer_of_brontes": Artifact(),
    "chalice_of_the_source": Artifact(),
    "sandals_of_swiftness": Artifact(),
    "tidewardens_horn": Artifact(),
    "astrolabe_of_secrets": Artifact(),
    "wellspring_of_ages": WellspringOfAges(),
}
EFFECTS: Final[list[Effect]] = [BY_ID[entry.like or entry.id] for entry in BOOK.cards]
