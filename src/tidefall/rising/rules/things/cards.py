"""What each card of the library does when it is played: one class a card, found by its id (section 1.6 of the rules).

Artifacts have a chapter of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules import effects, misfortune, steps
from tidefall.rising.rules.content import (
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
from tidefall.rising.rules.effects import CardEffect
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import ARMS
from tidefall.rising.rules.state import RisingState
from tidefall.rising.rules.things.card_steps import OwnUnflood, own, take_goods

if TYPE_CHECKING:
    from mypy_extensions import i64


class Foresight(CardEffect):
    """Move up to two own figures after the misfortunes."""

    def play(self, state: RisingState, seat: i64) -> None:
        own(state, steps.MOVE_FIGURE, seat, state.rules.card_number[FORESIGHT])


class MysticConversion(CardEffect):
    """Energy becomes resources of choice, Atlantium among them."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return state.energy(seat) > 0

    def play(self, state: RisingState, seat: i64) -> None:
        own(state, steps.CONVERSION, seat, state.rules.card_number[MYSTIC_CONVERSION])


class LibramOfUnity(CardEffect):
    """Extra spaces on a tile this round."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return state.land_left() > 0

    def play(self, state: RisingState, seat: i64) -> None:
        own(state, steps.CHOOSE_TILE, seat, state.rules.card_number[LIBRAM_OF_UNITY])


class CipherOfExpertise(CardEffect):
    """The own Leader has another councilor's ability too this round (R-6.44)."""

    def play(self, state: RisingState, seat: i64) -> None:
        own(state, steps.COPY_ABILITY, seat, 0)


class HiddenStores(CardEffect):
    """A raw resource of choice."""

    def play(self, state: RisingState, seat: i64) -> None:
        take_goods(state, seat, state.rules.card_number[HIDDEN_STORES], RAW)


class SurgeOfPower(CardEffect):
    """Energy."""

    def play(self, state: RisingState, seat: i64) -> None:
        state.gain(seat, ENERGY, state.rules.card_number[SURGE_OF_POWER])


class RallyingCry(CardEffect):
    """Volunteers for this round (R-4.12)."""

    def play(self, state: RisingState, seat: i64) -> None:
        state.new_volunteers(seat, state.rules.card_number[RALLYING_CRY], 0)


class TideChart(CardEffect):
    """Look at the next misfortunes and put them back in any order."""

    def play(self, state: RisingState, seat: i64) -> None:
        misfortune.look(state, seat, state.rules.card_number[TIDE_CHART], False)


class WardOfTheDeep(CardEffect):
    """A barrier for nothing."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return some_barrier_fits(state)

    def play(self, state: RisingState, seat: i64) -> None:
        own(state, steps.OWN_BARRIER, seat, state.rules.card_number[WARD_OF_THE_DEEP])


class FavorableWinds(CardEffect):
    """The ROLL window, where it is played, sets the die."""


class MasterworkPlans(CardEffect):
    """The component that was named costs less."""

    def play(self, state: RisingState, seat: i64) -> None:
        state.discounts += state.rules.card_number[MASTERWORK_PLANS]


class BreathOfPoseidon(CardEffect):
    """Unflood a tile."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return some_tile_is_flooded(state)

    def play(self, state: RisingState, seat: i64) -> None:
        own(state, steps.OWN_UNFLOOD, seat, state.rules.card_number[BREATH_OF_POSEIDON])


class WellspringOfAges(CardEffect):
    """Unflood up to two tiles (R-1.25)."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return some_tile_is_flooded(state)

    def play(self, state: RisingState, seat: i64) -> None:
        own(state, steps.OWN_UNFLOOD, seat, state.rules.card_number[WELLSPRING_OF_AGES])
        OwnUnflood.UP_TO.put(state, 1)


class PlansAtHand(Thing):
    """Masterwork Plans count before they are played: what could be built with them may be named."""

    def discount_at_hand(self, state: RisingState, seat: i64) -> i64:
        return state.copies_in(seat, MASTERWORK_PLANS) * state.rules.card_number[MASTERWORK_PLANS]


THINGS.append(PlansAtHand())


def some_barrier_fits(state: RisingState) -> bool:
    for peninsula in range(ARMS):
        if state.may_get_barrier(peninsula):
            return True
    return False


def some_tile_is_flooded(state: RisingState) -> bool:
    for peninsula in range(ARMS):
        if state.may_unflood(peninsula):
            return True
    return False


effects.cards(
    {
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
        "wellspring_of_ages": WellspringOfAges(),
    }
)
