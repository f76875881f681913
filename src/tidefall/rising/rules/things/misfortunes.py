"""What each misfortune does: one class a card, found by its id (sections 1.7 and 5.3 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, payment, steps
from tidefall.rising.rules.content import CRYSTAL, ENERGY, GOLD, MISFORTUNES, OMEN_OF_EBBING, ORE
from tidefall.rising.rules.effects import MisfortuneEffect
from tidefall.rising.rules.flooding import (
    BASIC,
    CONTROLLED,
    DOUBLE,
    SPECIAL,
    choose_floods,
    describe_peninsula,
    empty,
    flood,
    flood_or_two,
)
from tidefall.rising.rules.happenings import DECK_SHUFFLED, DROWNED
from tidefall.rising.rules.island import (
    ARMS,
    CITIES,
    FORESTS,
    FORGES,
    HILLS,
    LIBRARIES,
    MOUNTAINS,
    RINGS,
    tile,
)
from tidefall.rising.rules.state import NONE, OMEN_DECK, OMEN_PILE, OMEN_PLACES, OMEN_TOP, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class BasicFlood(MisfortuneEffect):
    """Flood the card's peninsula (R-5.9)."""

    def __init__(self, peninsula: i64) -> None:
        self.peninsula = peninsula

    def resolve(self, state: RisingState) -> None:
        flood_or_two(state, self.peninsula, BASIC, DOUBLE)


class CalmSeas(MisfortuneEffect):
    """Nothing happens (R-5.11)."""


class ControlledFlood(MisfortuneEffect):
    """A barrier is discarded if there is one, then a flood that barriers do not stop (R-5.12)."""

    def resolve(self, state: RisingState) -> None:
        choose_floods(state, 1, CONTROLLED)
        if state.barriers:
            state.push(steps.DISCARD_BARRIER)


class SpurTheCycle(MisfortuneEffect):
    """Deck, discard pile and this card become one deck (R-5.13)."""

    def resolve(self, state: RisingState) -> None:
        for place in range(state.known):
            state.omens[state.omens[OMEN_TOP + place] * OMEN_PLACES + OMEN_DECK] += 1
        state.known = 0
        for kind in range(state.rules.misfortunes):
            state.omens[kind * OMEN_PLACES + OMEN_DECK] += state.omens[kind * OMEN_PLACES + OMEN_PILE]
            state.omens[kind * OMEN_PLACES + OMEN_PILE] = 0
        state.omens[state.card * OMEN_PLACES + OMEN_DECK] += 1
        state.card = NONE
        state.tell(DECK_SHUFFLED, 0)


class Earthquake(MisfortuneEffect):
    """Every target is higher this round (R-5.14)."""

    def resolve(self, state: RisingState) -> None:
        state.earthquakes += state.rules.misfortune_number[state.card]


class Malfunction(MisfortuneEffect):
    """Every component costs more this round (R-5.17)."""

    def resolve(self, state: RisingState) -> None:
        state.malfunctions += state.rules.misfortune_number[state.card]


class LostSchema(MisfortuneEffect):
    """One component at most may be built this round (R-5.18)."""

    def resolve(self, state: RisingState) -> None:
        state.schema_lost = True


class Tsunami(MisfortuneEffect):
    """The peninsulas with the most land are flooded (R-5.15)."""

    def resolve(self, state: RisingState) -> None:
        state.push(steps.TSUNAMI)


class Closing(MisfortuneEffect):
    """The figures of a peninsula go home, and it is closed this round (R-5.16)."""

    def __init__(self, peninsula: i64) -> None:
        self.peninsula = peninsula

    def resolve(self, state: RisingState) -> None:
        empty(state, [tile(self.peninsula, ring + 1) for ring in range(RINGS)])
        state.closed |= 1 << self.peninsula


class Omen(MisfortuneEffect):
    """One of two evils, as the drawer decides (R-5.19)."""

    def resolve(self, state: RisingState) -> None:
        state.shut = 0
        state.push(steps.OMEN)

    def can_be_met(self, state: RisingState, payers: i64) -> bool:
        """Whether the option that is not a flood can be met in full."""
        return False

    def meet(self, state: RisingState, payers: i64) -> None:
        """Begin to meet it."""

    def suffer(self, state: RisingState) -> None:
        """The flood."""
        choose_floods(state, 1, SPECIAL)


class OmenOfLoss(Omen):
    """Flood a peninsula, or the players together discard resources."""

    def __init__(self, peninsula: i64, good: i64) -> None:
        self.peninsula = peninsula
        self.good = good

    def can_be_met(self, state: RisingState, payers: i64) -> bool:
        return payment.wealth(state, payers, self.good) >= state.rules.misfortune_number[state.card]

    def meet(self, state: RisingState, payers: i64) -> None:
        payment.clear(state)
        payment.owe(state, self.good, state.rules.misfortune_number[state.card])
        payment.ask(state, state.drawer, payers, False)

    def suffer(self, state: RisingState) -> None:
        flood_or_two(state, self.peninsula, SPECIAL, SPECIAL)


class OmenOfEbbing(Omen):
    """A flood of choice, or everybody loses energy."""

    def can_be_met(self, state: RisingState, payers: i64) -> bool:
        return payment.wealth(state, state.rules.everyone, ENERGY) > 0

    def meet(self, state: RisingState, payers: i64) -> None:
        for seat in range(state.rules.seats):
            state.spend(seat, ENERGY, min(state.has(seat, ENERGY), state.rules.misfortune_number[OMEN_OF_EBBING]))
        state.paid = True


class OmenOfExile(Omen):
    """A flood of choice, or the outer civilized tiles are left."""

    def can_be_met(self, state: RisingState, payers: i64) -> bool:
        for peninsula in range(CITIES, ARMS):
            if state.land[peninsula] and state.figures_on(tile(peninsula, state.land[peninsula])):
                return True
        return False

    def meet(self, state: RisingState, payers: i64) -> None:
        arms = [peninsula for peninsula in range(CITIES, ARMS) if state.land[peninsula]]
        empty(state, [tile(peninsula, state.land[peninsula]) for peninsula in arms])
        state.paid = True


effects.misfortunes(
    {
        "flood_forests": BasicFlood(FORESTS),
        "flood_hills": BasicFlood(HILLS),
        "flood_mountains": BasicFlood(MOUNTAINS),
        "flood_cities": BasicFlood(CITIES),
        "flood_libraries": BasicFlood(LIBRARIES),
        "flood_forges": BasicFlood(FORGES),
        "calm_seas": CalmSeas(),
        "controlled_flood": ControlledFlood(),
        "spur_the_cycle": SpurTheCycle(),
        "earthquake": Earthquake(),
        "malfunction": Malfunction(),
        "lost_schema": LostSchema(),
        "tsunami": Tsunami(),
        "panic_in_the_streets": Closing(CITIES),
        "sealed_archives": Closing(LIBRARIES),
        "omen_of_ash": OmenOfLoss(MOUNTAINS, ORE),
        "omen_of_wilting": OmenOfLoss(FORESTS, CRYSTAL),
        "omen_of_tarnish": OmenOfLoss(HILLS, GOLD),
        "omen_of_ebbing": OmenOfEbbing(),
        "omen_of_exile": OmenOfExile(),
    }
)
FLOOD_OF: Final = packed(
    [int(effect.peninsula) if isinstance(effect, BasicFlood) else -1 for effect in effects.MISFORTUNES]
)
"""The peninsula that a misfortune floods, if it is a basic flood, or -1."""
IS_OMEN: Final = packed([1 if isinstance(effect, Omen) else 0 for effect in effects.MISFORTUNES])


class DiscardBarrier(Step[RisingState]):
    """D-23: the drawer chooses the barrier that a Controlled Flood takes."""

    name = "discard_barrier"
    code = steps.DISCARD_BARRIER
    below = "choose_flood catastrophe"

    def waits(self, state: RisingState) -> bool:
        barriers = state.barriers
        if barriers & (barriers - 1):
            return True
        for peninsula in range(ARMS):
            if (barriers >> peninsula) & 1:
                state.lose_barrier(peninsula)
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        for peninsula in range(ARMS):
            if state.has_barrier(peninsula):
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        state.lose_barrier(action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "discard_barrier")


class ChooseTsunami(Step[RisingState]):
    """The peninsulas are settled before the first flood; ties are the drawer's to break (R-5.15).

    ORDER lists those CHOSEN: peninsula + 1, × 8 for each further one.
    """

    name = "tsunami"
    code = steps.TSUNAMI
    below = "lay_aside"
    CHOSEN: Final = Field(6)
    ORDER: Final = Field(18)

    def waits(self, state: RisingState) -> bool:
        if not state.land_left():
            state.end(DROWNED)
            return False
        tied = self.tied(state)
        if tied and not self.is_complete(state):
            if tied & (tied - 1):
                return True
            for peninsula in range(ARMS):
                if (tied >> peninsula) & 1:
                    self.choose(state, peninsula)
            return False
        chosen = ChooseTsunami.ORDER.of(state)
        state.pop()
        # The first one chosen is pushed last, so that it is flooded first.
        while chosen:
            flood(state, chosen % 8 - 1, SPECIAL)
            chosen //= 8
        return False

    def is_complete(self, state: RisingState) -> bool:
        count: i64 = 0
        for peninsula in range(ARMS):
            count += (ChooseTsunami.CHOSEN.of(state) >> peninsula) & 1
        return count >= state.rules.misfortune_number[state.card]

    def tied(self, state: RisingState) -> i64:
        """Of the peninsulas not chosen, those with the most land."""
        most: i64 = 0
        tied: i64 = 0
        for peninsula in range(ARMS):
            land = state.land[peninsula]
            if land and not (ChooseTsunami.CHOSEN.of(state) >> peninsula) & 1:
                if land > most:
                    most = land
                    tied = 0
                if land == most:
                    tied |= 1 << peninsula
        return tied

    def choose(self, state: RisingState, peninsula: i64) -> None:
        ChooseTsunami.CHOSEN.put(state, ChooseTsunami.CHOSEN.of(state) | (1 << peninsula))
        ChooseTsunami.ORDER.put(state, ChooseTsunami.ORDER.of(state) * 8 + peninsula + 1)

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        tied = self.tied(state)
        for peninsula in range(ARMS):
            if (tied >> peninsula) & 1:
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: RisingState, action: i64) -> None:
        self.choose(state, action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "flood")

    def fits(self, state: RisingState) -> bool:
        order = ChooseTsunami.ORDER.of(state)
        found: i64 = 0
        while order > 0:
            peninsula = order % 8 - 1
            if not 0 <= peninsula < ARMS or not state.land[peninsula] or (found >> peninsula) & 1:
                return False
            found |= 1 << peninsula
            order //= 8
        return (
            found == ChooseTsunami.CHOSEN.of(state)
            and state.card != NONE
            and isinstance(effects.MISFORTUNES[state.card], Tsunami)
        )


class ChooseOmen(Step[RisingState]):
    """D-24: the drawer picks one of the options that can be met; a refusal closes the refuser's purse (R-3.30).

    UNDER_WAY: the other option than the flood is being met.
    """

    name = "omen"
    code = steps.OMEN
    below = "lay_aside"
    UNDER_WAY: Final = Field(1)

    def effect(self, state: RisingState) -> Omen:
        effect = effects.MISFORTUNES[state.card]
        assert isinstance(effect, Omen)
        return effect

    def payers(self, state: RisingState) -> i64:
        return state.rules.everyone & ~state.shut

    def waits(self, state: RisingState) -> bool:
        if ChooseOmen.UNDER_WAY.of(state):
            if state.paid:
                state.pop()
                return False
            ChooseOmen.UNDER_WAY.put(state, 0)
        if self.effect(state).can_be_met(state, self.payers(state)):
            return True
        self.suffer(state)
        return False

    def suffer(self, state: RisingState) -> None:
        state.pop()
        self.effect(state).suffer(state)

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.SUFFER)
        menu.add(actions.PAY)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.SUFFER:
            self.suffer(state)
        else:
            ChooseOmen.UNDER_WAY.put(state, 1)
            self.effect(state).meet(state, self.payers(state))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "suffer" if action == actions.SUFFER else "avert", MISFORTUNES[state.card])

    def fits(self, state: RisingState) -> bool:
        return state.card != NONE and isinstance(effects.MISFORTUNES[state.card], Omen)


STEPS.register(DiscardBarrier(), ChooseTsunami(), ChooseOmen())
