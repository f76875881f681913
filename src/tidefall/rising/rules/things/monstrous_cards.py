"""What the library cards of Monstrosities do (M-12): basic cards when played, artifacts for whoever has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.kernel.window import Offer
from tidefall.rising.rules import actions, effects, misfortune, steps, windows
from tidefall.rising.rules.content import BOT, CARDS, ENERGY, FIRST_ALLY, MISFORTUNES, VOLUNTEER
from tidefall.rising.rules.effects import CardEffect
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.frames import is_seat
from tidefall.rising.rules.happenings import CARD_PLAYED, MISFORTUNE_AWAY, PUT_BACK
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import BUILD_SPACES, GATE
from tidefall.rising.rules.monstrosities import mechanical
from tidefall.rising.rules.monstrosities.store import DESIGNS, MASK, MASKED, MASSES, ROBOTS, SPHERE
from tidefall.rising.rules.rolling import first_roller, second_roller
from tidefall.rising.rules.state import MOST_KNOWN, NONE, OMEN_PLACES, OMEN_SEEN, OMEN_TOP, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import Hit, MonstrousThing

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

THREAD_OF_ARIADNE: Final[i64] = CARDS.index("thread_of_ariadne")
APOTROPAIC_MASK: Final[i64] = CARDS.index("apotropaic_mask")
BELL_OF_THE_WILDS: Final[i64] = CARDS.index("bell_of_the_wilds")
TRANSMUTING_ROD: Final[i64] = CARDS.index("transmuting_rod")
ARMILLARY_SPHERE: Final[i64] = CARDS.index("armillary_sphere")
BRAZEN_BELLOWS: Final[i64] = CARDS.index("brazen_bellows")
POWER_OF_THE_MASSES: Final[i64] = CARDS.index("power_of_the_masses")
RISE_OF_THE_ROBOTS: Final[i64] = CARDS.index("rise_of_the_robots")


class InspiredDesigns(CardEffect):
    """This round the player's Atlanteans may build magic items."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return not DESIGNS.of(state, seat)

    def play(self, state: RisingState, seat: i64) -> None:
        DESIGNS.put(state, 1, seat)


class PowerOfTheMasses(CardEffect):
    """Volunteers, who may use 5+ spaces this round."""

    def play(self, state: RisingState, seat: i64) -> None:
        MASSES.put(state, 1, seat)
        state.new_volunteers(seat, state.rules.card_number[POWER_OF_THE_MASSES], 0)


class RiseOfTheRobots(CardEffect):
    """A Bot from the supply, and sharing Bots do both things this round; where there is none, volunteers."""

    def play(self, state: RisingState, seat: i64) -> None:
        if state.rules.mechanical:
            ROBOTS.put(state, 1)
            if mechanical.take_bot(state):
                return
        state.new_volunteers(seat, state.rules.card_number[RISE_OF_THE_ROBOTS], 0)


class Masses(MonstrousThing):
    """5+ spaces are open to the volunteers of whoever played Power of the Masses."""

    def room(self, state: RisingState, kind: i64, site: i64, spaces: i64) -> i64:
        if kind != VOLUNTEER or not MASSES.of(state, state.player if state.player >= 0 else 0):
            return spaces
        return BUILD_SPACES if site == GATE else spaces + state.rules.further[site]


class BellOfTheWilds(MonstrousThing):
    """Allies roll better, and cost less if the owner takes part (M-12.4)."""

    def bargains(self, state: RisingState) -> i64:
        return state.holder(BELL_OF_THE_WILDS)

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        bonus: i64 = 0
        first = first_roller(state, unit)
        if FIRST_ALLY <= state.kind(first) < BOT and state.holds(state.owner[first], BELL_OF_THE_WILDS):
            bonus += state.rules.card_number[BELL_OF_THE_WILDS]
        if unit >= GROUP:
            second = second_roller(state, unit)
            if FIRST_ALLY <= state.kind(second) < BOT and state.holds(state.owner[second], BELL_OF_THE_WILDS):
                bonus += state.rules.card_number[BELL_OF_THE_WILDS]
        return bonus


class BrazenBellows(MonstrousThing):
    """A second ore in the Forges; with the Metallurgist still two at most (M-12.4)."""

    def ore(self, state: RisingState, seat: i64, site: i64, most: i64) -> i64:
        return max(most, state.rules.card_number[BRAZEN_BELLOWS]) if state.holds(seat, BRAZEN_BELLOWS) else most


class ApotropaicMask(MonstrousThing):
    """Once a round one figure suffers nothing from one special misfortune or one monster (M-12.4)."""

    def spares(self, state: RisingState, figure: i64) -> bool:
        return MASKED.of(state) == figure + 1

    def shields(self, state: RisingState, figure: i64) -> bool:
        return MASKED.of(state) == figure + 1

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.HIT, WearMask())]


class WearMask(Offer[RisingState]):
    first = actions.WEAR_MASK

    def is_open(self, state: RisingState, asker: i64) -> bool:
        if state.owner[Hit.FIGURE.of(state)] != asker:
            return False
        return state.holds(asker, APOTROPAIC_MASK) and not MASK.of(state, asker)

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        MASK.put(state, 1, asker)
        MASKED.put(state, Hit.FIGURE.of(state) + 1)
        state.tell(CARD_PLAYED, asker, APOTROPAIC_MASK)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "use", "apotropaic_mask")


class ArmillarySphere(CardEffect):
    """Once a round, before a draw, look at the top misfortune."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return not SPHERE.of(state, seat) and misfortune.deck_is_there(state)

    def play(self, state: RisingState, seat: i64) -> None:
        SPHERE.put(state, 1, seat)
        state.push(steps.SPHERE, Sphere.SEAT.at(seat))
        state.push(steps.PEEK, misfortune.Peek.LEFT.at(1) | misfortune.Peek.SEAT.at(seat))


class Sphere(Step[RisingState]):
    """DM-30: the card that was seen stays on top, or is discarded for energy."""

    name = "sphere"
    code = steps.SPHERE
    below = "before_draw"
    SEAT: Final = Field(3)

    def seen(self, state: RisingState) -> i64:
        for kind in range(state.rules.misfortunes):
            if state.omens[kind * OMEN_PLACES + OMEN_SEEN]:
                return kind
        return NONE

    def waits(self, state: RisingState) -> bool:
        kind = self.seen(state)
        if kind == NONE:
            state.pop()
            return False
        if state.energy(Sphere.SEAT.of(state)) >= state.rules.card_number[ARMILLARY_SPHERE]:
            return True
        self.put_back(state, kind)
        return False

    def put_back(self, state: RisingState, kind: i64) -> None:
        seat = Sphere.SEAT.of(state)
        state.pop()
        state.omens[kind * OMEN_PLACES + OMEN_SEEN] -= 1
        for place in range(state.known):
            state.omens[OMEN_TOP + state.known - place] = state.omens[OMEN_TOP + state.known - place - 1]
        state.omens[OMEN_TOP] = kind
        state.known += 1
        state.tell(PUT_BACK, seat, kind)

    def actor(self, state: RisingState) -> i64:
        return Sphere.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        menu.add(actions.AWAY + self.seen(state))

    def apply(self, state: RisingState, action: i64) -> None:
        kind = self.seen(state)
        if action == actions.PASS:
            self.put_back(state, kind)
            return
        seat = Sphere.SEAT.of(state)
        state.pop()
        state.spend(seat, ENERGY, state.rules.card_number[ARMILLARY_SPHERE])
        state.omens[kind * OMEN_PLACES + OMEN_SEEN] -= 1
        state.discard_misfortune(kind)
        state.tell(MISFORTUNE_AWAY, seat, kind)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return (
            Choice(action, "pass") if action == actions.PASS else Choice(action, "away", MISFORTUNES[self.seen(state)])
        )

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, Sphere.SEAT.of(state)) and state.known < MOST_KNOWN


THINGS.extend([Masses(), BellOfTheWilds(), BrazenBellows(), ApotropaicMask()])
effects.cards(
    {
        "inspired_designs": InspiredDesigns(),
        "power_of_the_masses": PowerOfTheMasses(),
        "rise_of_the_robots": RiseOfTheRobots(),
        "armillary_sphere": ArmillarySphere(),
    }
)
STEPS.register(Sphere())
