"""The Alchemist: potions in the windows that M-22.3 names, what they do, and the Laboratory (M-8.8, M-10.3, M-10.4).

The Hologram with this board has the ability of a potion that is in nobody's hand (M-18.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.kernel.window import Offer
from tidefall.rising.rules import actions, effects, steps, windows
from tidefall.rising.rules.content import ALCHEMIST, COUNCILORS, MISFORTUNE_KIND, OMEN, POTIONS, SPECIAL
from tidefall.rising.rules.effects import ComponentEffect
from tidefall.rising.rules.figures import GROUP, MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.flooding import Sentinels
from tidefall.rising.rules.frames import is_seat
from tidefall.rising.rules.happenings import HOLOGRAM_POTION as POTION_CHOSEN
from tidefall.rising.rules.happenings import POTION_TAKEN
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import ALCHEMISTS_LABORATORY, FIRST_LOCATION, FIRST_SPACE, tile
from tidefall.rising.rules.monstrosities.potions import (
    DRAUGHT,
    ELIXIR,
    NUMBER_OF_POTIONS,
    PHILTER,
    TINCTURE,
    drink,
    invigorate,
    is_served,
    leader_site,
    may_drink,
    number_of,
    seats_at,
    vigour,
)
from tidefall.rising.rules.monstrosities.powers import seat_with
from tidefall.rising.rules.monstrosities.store import HELD_POTIONS, HOLOGRAM_POTION, LOCATIONS_IN_PLAY
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.rolling import PURPOSES, RollWindow, first_roller, roller, second_roller
from tidefall.rising.rules.state import NONE, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.councilors import Councilor
from tidefall.rising.rules.things.special_misfortunes import Hit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class NewCouncilor(Councilor):
    """A councilor of the expansion."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.monstrosities


class Alchemist(NewCouncilor):
    """Plays potions; what is played serves the Leader and its company for the round."""

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [
            (windows.PLACE, Potion()),
            (windows.ACTIONS, Potion()),
            (windows.ROLL, PotionForARoll()),
            (windows.RESPONSE, PotionForACard()),
            (windows.HIT, PotionForTheStruck()),
            (windows.FLOOD, PotionForAFlood()),
        ]

    def board_taken(self, state: RisingState, seat: i64, councilor: i64) -> None:
        """The Laboratory comes into play with the Alchemist, who chooses potions (M-2.7, DM-03)."""
        if councilor == self.board:
            LOCATIONS_IN_PLAY.put(state, 1, ALCHEMISTS_LABORATORY - FIRST_LOCATION)
            state.push(steps.CHOOSE_POTIONS, ChoosePotions.SEAT.at(seat))

    def opens(self, state: RisingState, bearer: i64, space: i64) -> bool:
        """The Laboratory is for the Leader only; the Hologram's card does not fetch potions."""
        return space == FIRST_SPACE[ALCHEMISTS_LABORATORY] and bearer != MOST_SEATS and not state.held[space]

    def empowered(self, state: RisingState, councilor: i64) -> None:
        if councilor == self.board and some_at_the_laboratory(state):
            state.push(steps.HOLOGRAM_POTION)

    def watches(self, state: RisingState) -> i64:
        return seat_with(state, self.board)

    def asks_energy(self, state: RisingState, seats: i64) -> None:
        """The Elixir is offered before its owner or somebody it serves is asked for energy (M-22.3)."""
        seat = seat_with(state, self.board)
        if seat != NONE and elixir_would_help(state, seats):
            state.push(steps.ELIXIR, OfferElixir.SEAT.at(seat))

    def actions_begin(self, state: RisingState) -> None:
        """The Hologram's Elixir gives its energy now (M-18.6)."""
        if HOLOGRAM_POTION.of(state) == ELIXIR + 1:
            invigorate(state, state.site(THE_HOLOGRAM))

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        """The Philter adds to each die of those it serves (M-4.6); to the Giant's two dice once (M-5.12)."""
        bonus: i64 = 0
        if is_served(state, PHILTER, first_roller(state, unit)):
            bonus += number_of(state, PHILTER, "bonus")
        if unit >= GROUP and is_served(state, PHILTER, second_roller(state, unit)):
            bonus += number_of(state, PHILTER, "bonus")
        return bonus

    def spares(self, state: RisingState, figure: i64) -> bool:
        """The Tincture: nothing bad comes of special misfortunes (M-13.3)."""
        if state.card == NONE or MISFORTUNE_KIND[state.card] not in (SPECIAL, OMEN):
            return False
        return is_served(state, TINCTURE, figure)

    def shields(self, state: RisingState, figure: i64) -> bool:
        """Nor of monsters (M-14.6)."""
        return is_served(state, TINCTURE, figure)


def some_at_the_laboratory(state: RisingState) -> bool:
    for potion in range(NUMBER_OF_POTIONS):
        if not HELD_POTIONS.of(state, potion):
            return True
    return False


def elixir_would_help(state: RisingState, seats: i64) -> bool:
    """Whether the Elixir would give energy to one of some seats."""
    return may_drink(state, ELIXIR) and vigour(state) > 0 and seats_at(state, leader_site(state)) & seats != 0


# Offers.


class Potion(Offer[RisingState]):
    """DM-98: the Alchemist's owner may play a potion. As it stands: a free step, any potion (M-10.3)."""

    first = actions.POTION
    count: i64 = NUMBER_OF_POTIONS

    def is_open(self, state: RisingState, asker: i64) -> bool:
        if not self.is_asked(state, asker):
            return False
        for potion in range(NUMBER_OF_POTIONS):
            if may_drink(state, potion) and self.matters(state, potion):
                return True
        return False

    def is_asked(self, state: RisingState, asker: i64) -> bool:
        return asker < MOST_SEATS and state.council[asker] == ALCHEMIST

    def matters(self, state: RisingState, potion: i64) -> bool:
        """Whether a potion would do something for somebody at the Leader's place."""
        return True

    def list_actions(self, state: RisingState, asker: i64, menu: Menu) -> None:
        if self.is_asked(state, asker):
            for potion in range(NUMBER_OF_POTIONS):
                if may_drink(state, potion) and self.matters(state, potion):
                    menu.add(actions.POTION + potion)

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        drink(state, seat_with(state, ALCHEMIST), action - actions.POTION)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "drink", POTIONS[action - actions.POTION])


class PotionForARoll(Potion):
    """ROLL: the Philter for whoever rolls at the Leader's place, the Elixir for its energy."""

    def is_asked(self, state: RisingState, asker: i64) -> bool:
        return asker == MOST_SEATS or super().is_asked(state, asker)

    def matters(self, state: RisingState, potion: i64) -> bool:
        site = leader_site(state)
        if site < 0:
            return False
        if potion == PHILTER:
            purpose = PURPOSES[RollWindow.PURPOSE.of(state)]
            unit = RollWindow.UNIT.of(state)
            for die in (1, 2):
                figure = purpose.figure(state, unit, die)
                if figure != NONE and state.site(figure) == site:
                    return True
            return False
        rollers = 1 << roller(state, 1)
        if roller(state, 2) != NONE:
            rollers |= 1 << roller(state, 2)
        return potion == ELIXIR and elixir_would_help(state, rollers)


class PotionForACard(Potion):
    """RESPONSE: the Tincture against a special misfortune."""

    def matters(self, state: RisingState, potion: i64) -> bool:
        if potion != TINCTURE or state.card == NONE or leader_site(state) < 0:
            return False
        return MISFORTUNE_KIND[state.card] in (SPECIAL, OMEN)


class PotionForTheStruck(Potion):
    """HIT: the Tincture for a figure at the Leader's place."""

    def matters(self, state: RisingState, potion: i64) -> bool:
        site = leader_site(state)
        return potion == TINCTURE and site >= 0 and state.site(Hit.FIGURE.of(state)) == site


class PotionForAFlood(Potion):
    """FLOOD: the Draught if the Leader's tile is about to sink."""

    def matters(self, state: RisingState, potion: i64) -> bool:
        arm = Sentinels.PENINSULA.of(state)
        return potion == DRAUGHT and leader_site(state) == tile(arm, state.land[arm])


class OfferElixir(Step[RisingState]):
    """DM-98: the Elixir, before somebody whom it serves is asked for energy."""

    name = "elixir"
    code = steps.ELIXIR
    below = "ally_omen red_skies labyrinth bite stem_flood"
    SEAT: Final = Field(3)

    def actor(self, state: RisingState) -> i64:
        return OfferElixir.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        menu.add(actions.POTION + ELIXIR)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = OfferElixir.SEAT.of(state)
        state.pop()
        if action != actions.PASS:
            drink(state, seat, ELIXIR)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "pass") if action == actions.PASS else Choice(action, "drink", POTIONS[ELIXIR])

    def fits(self, state: RisingState) -> bool:
        return OfferElixir.SEAT.of(state) == seat_with(state, ALCHEMIST) and may_drink(state, ELIXIR)


# Choosing potions.


class PotionStep(Step[RisingState]):
    """A seat chooses among the potions at the Laboratory."""

    def legal(self, state: RisingState, menu: Menu) -> None:
        for potion in range(NUMBER_OF_POTIONS):
            if not HELD_POTIONS.of(state, potion):
                menu.add(actions.POTION + potion)

    def only(self, state: RisingState) -> i64:
        """The only potion there is to choose, or NONE if there are several."""
        found: i64 = NONE
        for potion in range(NUMBER_OF_POTIONS):
            if not HELD_POTIONS.of(state, potion):
                if found != NONE:
                    return NONE
                found = potion
        return found

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "potion", POTIONS[action - actions.POTION])


class ChoosePotions(PotionStep):
    """DM-03: which potions the Alchemist begins with; the others go to the Laboratory."""

    name = "choose_potions"
    code = steps.CHOOSE_POTIONS
    below = "take_councilor deal_councilor"
    SEAT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        held: i64 = 0
        for potion in range(NUMBER_OF_POTIONS):
            held += HELD_POTIONS.of(state, potion)
        if held < min(state.rules.councilor_number[ALCHEMIST], NUMBER_OF_POTIONS):
            return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return ChoosePotions.SEAT.of(state)

    def apply(self, state: RisingState, action: i64) -> None:
        take(state, ChoosePotions.SEAT.of(state), action - actions.POTION)

    def fits(self, state: RisingState) -> bool:
        seat = ChoosePotions.SEAT.of(state)
        return is_seat(state, seat) and state.council[seat] == ALCHEMIST


def take(state: RisingState, seat: i64, potion: i64) -> None:
    """The Alchemist takes a potion from the Laboratory."""
    HELD_POTIONS.put(state, 1, potion)
    state.tell(POTION_TAKEN, seat, potion)


class Laboratory(ComponentEffect):
    """The Alchemist's Leader takes a potion (M-8.8)."""

    def act(self, state: RisingState, figure: i64) -> None:
        if some_at_the_laboratory(state):
            state.push(steps.TAKE_POTION, TakePotion.SEAT.at(state.owner[figure]))


class TakePotion(PotionStep):
    """DM-84: which potion is taken."""

    name = "take_potion"
    code = steps.TAKE_POTION
    below = "after_action"
    SEAT: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        only = self.only(state)
        if only == NONE:
            return True
        self.take(state, only)
        return False

    def take(self, state: RisingState, potion: i64) -> None:
        seat = TakePotion.SEAT.of(state)
        state.pop()
        take(state, seat, potion)

    def actor(self, state: RisingState) -> i64:
        return TakePotion.SEAT.of(state)

    def apply(self, state: RisingState, action: i64) -> None:
        self.take(state, action - actions.POTION)

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, TakePotion.SEAT.of(state)) and some_at_the_laboratory(state)


class HologramPotion(PotionStep):
    """DM-10: the potion whose ability the Hologram has; its card stays where it is (M-18.6)."""

    name = "hologram_potion"
    code = steps.HOLOGRAM_POTION
    below = "hologram_power"

    def waits(self, state: RisingState) -> bool:
        only = self.only(state)
        if only == NONE:
            return True
        self.choose(state, only)
        return False

    def choose(self, state: RisingState, potion: i64) -> None:
        state.pop()
        HOLOGRAM_POTION.put(state, potion + 1)
        state.tell(POTION_CHOSEN, potion)

    def actor(self, state: RisingState) -> i64:
        return state.starter

    def apply(self, state: RisingState, action: i64) -> None:
        self.choose(state, action - actions.POTION)

    def fits(self, state: RisingState) -> bool:
        return some_at_the_laboratory(state)


THINGS.append(Alchemist(COUNCILORS.index("alchemist")))
effects.locations({"alchemists_laboratory": Laboratory()})
STEPS.register(OfferElixir(), ChoosePotions(), TakePotion(), HologramPotion())
