"""What the special misfortunes of Monstrosities do: one class a card, found by its id (M-13).

Who is protected counts, and may be picked, but suffers nothing (M-13.3); so a figure that is about to suffer is struck
first, and what becomes of it is decided then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, steps, windows
from tidefall.rising.rules.content import CARDS, ENERGY, GOODS, RESOURCES, SEATS, WRATH_OF_TYPHON
from tidefall.rising.rules.effects import MisfortuneEffect
from tidefall.rising.rules.figures import IS_FOLLOWER
from tidefall.rising.rules.flooding import describe_peninsula, go_home
from tidefall.rising.rules.frames import is_few, is_seat, is_set, stands
from tidefall.rising.rules.happenings import CARD_DISCARDED
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import (
    ARMS,
    CENTRE,
    COMPONENT,
    GATE,
    LOCATION,
    SITE_KIND,
    SITE_OF,
    SITES,
    WILDERNESS,
    peninsula_of,
)
from tidefall.rising.rules.misfortune import draw
from tidefall.rising.rules.monstrosities.pieces import is_shielded
from tidefall.rising.rules.monstrosities.store import CURSES, FOGS, MASKED, MIDAS, OF_THE_ROUND, STRUCK, TYPHONS
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.payment import about_to_ask
from tidefall.rising.rules.placing import describe_figure, is_alike
from tidefall.rising.rules.rolling import watcher_of
from tidefall.rising.rules.state import CARD_PLACES, NONE, PICKED, PILE, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.windows import SeatWindow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

OF_A_CARD: Final = "lay_aside return_some return_own lethe labyrinth displace"
"""What a decision of a misfortune may lie on."""


# Being struck.


def is_spared(state: RisingState, figure: i64) -> bool:
    """Whether a figure suffers nothing from the special misfortune at hand (M-13.3)."""
    for thing in state.rules.hooks.spares:
        if thing.spares(state, figure):
            return True
    return False


def strike(state: RisingState, figure: i64) -> None:
    """A special misfortune sends a figure home, unless it is spared."""
    state.push(steps.STRIKE, Strike.FIGURE.at(figure))
    if state.rules.hooks.offers[windows.HIT] and not is_spared(state, figure):
        state.push(steps.HIT, Hit.FIGURE.at(figure))


def announce_hit(state: RisingState, figure: i64) -> None:
    """HIT: a monster is about to hurt a figure; what happens to it lies on top of the stack and is decided after."""
    if state.rules.hooks.offers[windows.HIT] and not is_shielded(state, figure):
        state.push(steps.HIT, Hit.FIGURE.at(figure))


class Strike(Step[RisingState]):
    """A figure that a misfortune has hit returns to its pool, if it is not spared."""

    name = "strike"
    code = steps.STRIKE
    below = OF_A_CARD
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        figure = Strike.FIGURE.of(state)
        state.pop()
        spared = is_spared(state, figure)
        MASKED.put(state, 0)
        if state.where[figure] >= 0 and not spared:
            STRUCK.put(state, figure + 1)
            go_home(state, figure)
            STRUCK.put(state, 0)
        return False

    def fits(self, state: RisingState) -> bool:
        return stands(state, Strike.FIGURE.of(state))


class Hit(SeatWindow):
    """HIT: the controller of a figure that is about to suffer, and the Alchemist, may use what protects it (M-22.3)."""

    name = "hit"
    code = steps.HIT
    below = "strike petrify tribute bite"
    window = windows.HIT
    FIGURE: Final = Field(8)

    def is_wanted(self, state: RisingState) -> bool:
        figure = Hit.FIGURE.of(state)
        if state.code_at(state.depth - 2) == steps.STRIKE:
            return not is_spared(state, figure)
        return not is_shielded(state, figure)

    def asker(self, state: RisingState, place: i64) -> i64:
        seat = state.clockwise(state.starter, place)
        return seat if seat in (state.owner[Hit.FIGURE.of(state)], watcher_of(state)) else -1

    def fits(self, state: RisingState) -> bool:
        return super().fits(state) and stands(state, Hit.FIGURE.of(state))


def forget_picks(state: RisingState) -> None:
    for figure in range(state.rules.figures):
        state.flags[figure] &= ~PICKED


def active_in(state: RisingState, peninsula: i64) -> i64:
    """How many active figures are in a peninsula."""
    count: i64 = 0
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and peninsula_of(SITE_OF[space]) == peninsula:
            count += 1
    return count


def active_on(state: RisingState, site: i64) -> i64:
    """How many active figures are on a site."""
    count: i64 = 0
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and SITE_OF[space] == site:
            count += 1
    return count


# Some of many return.

IN_PENINSULA: Final[i64] = 0
ON_SITE: Final[i64] = 1
ANYWHERE: Final[i64] = 2
FIRST_IN_PENINSULA: Final[i64] = 3
FIRST_IN_THE_WILD: Final[i64] = 4
FOLLOWERS: Final[i64] = 5


class ReturnSome(Step[RisingState]):
    """DM-33, DM-95: the drawer picks who returns, LEFT of those that SCOPE and PLACE allow."""

    name = "return_some"
    code = steps.RETURN_SOME
    below = "lay_aside return_some"
    LEFT: Final = Field(7)
    SCOPE: Final = Field(3)
    PLACE: Final = Field(7)
    continues = True

    def waits(self, state: RisingState) -> bool:
        first: i64 = NONE
        several = False
        among: i64 = 0
        left = ReturnSome.LEFT.of(state)
        if left:
            for figure in range(state.rules.figures):
                among += 1 if self.is_among(state, figure) else 0
                if self.suits(state, figure):
                    if first == NONE:
                        first = figure
                    elif not is_alike(state, first, figure):
                        several = True
        if first == NONE:
            state.pop()
            if state.top() != steps.RETURN_SOME:
                forget_picks(state)
            return False
        if several and among > left:
            return True
        self.pick(state, first)
        return False

    def suits(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure may be picked next."""
        if not self.is_among(state, figure):
            return False
        scope = ReturnSome.SCOPE.of(state)
        if scope not in (FIRST_IN_PENINSULA, FIRST_IN_THE_WILD) or self.is_first(state, figure):
            return True
        for other in range(state.rules.figures):
            if self.is_among(state, other) and self.is_first(state, other):
                return False
        return True

    def is_among(self, state: RisingState, figure: i64) -> bool:
        space = state.where[figure]
        if space < 0 or state.flags[figure] & PICKED:
            return False
        scope = ReturnSome.SCOPE.of(state)
        if scope == IN_PENINSULA:
            return peninsula_of(SITE_OF[space]) == ReturnSome.PLACE.of(state)
        if scope == ON_SITE:
            return SITE_OF[space] == ReturnSome.PLACE.of(state)
        return scope != FOLLOWERS or IS_FOLLOWER[figure] == 1

    def is_first(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure stands where those return first."""
        site = SITE_OF[state.where[figure]]
        if ReturnSome.SCOPE.of(state) == FIRST_IN_THE_WILD:
            return SITE_KIND[site] == WILDERNESS
        return peninsula_of(site) == ReturnSome.PLACE.of(state)

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and self.is_first_of_alike(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first_of_alike(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and self.suits(state, other):
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        self.pick(state, action - actions.FIGURE)

    def pick(self, state: RisingState, figure: i64) -> None:
        state.flags[figure] |= PICKED
        ReturnSome.LEFT.put(state, ReturnSome.LEFT.of(state) - 1)
        strike(state, figure)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "return", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        return ReturnSome.SCOPE.of(state) <= FOLLOWERS and ReturnSome.PLACE.of(state) < SITES


def return_some(state: RisingState, count: i64, scope: i64, place: i64) -> None:
    """The drawer will pick so many figures that return to their pools."""
    state.push(steps.RETURN_SOME, ReturnSome.LEFT.at(count) | ReturnSome.SCOPE.at(scope) | ReturnSome.PLACE.at(place))


class SirensCall(MisfortuneEffect):
    """Half of those in the fullest peninsula return, rounded up."""

    def resolve(self, state: RisingState) -> None:
        state.push(steps.PICK_PENINSULA)


class PickPeninsula(Step[RisingState]):
    """DM-95: of the peninsulas with the most active figures the drawer picks one."""

    name = "pick_peninsula"
    code = steps.PICK_PENINSULA
    below = "lay_aside"

    def waits(self, state: RisingState) -> bool:
        fullest = self.fullest(state)
        if fullest & (fullest - 1):
            return True
        state.pop()
        for peninsula in range(ARMS):
            if (fullest >> peninsula) & 1:
                self.call(state, peninsula)
        return False

    def fullest(self, state: RisingState) -> i64:
        most: i64 = 1
        found: i64 = 0
        for peninsula in range(ARMS):
            count = active_in(state, peninsula)
            if count > most:
                most = count
                found = 0
            if count == most:
                found |= 1 << peninsula
        return found

    def call(self, state: RisingState, peninsula: i64) -> None:
        return_some(state, (active_in(state, peninsula) + 1) // 2, IN_PENINSULA, peninsula)

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        fullest = self.fullest(state)
        for peninsula in range(ARMS):
            if (fullest >> peninsula) & 1:
                menu.add(actions.PENINSULA + peninsula)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        self.call(state, action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "call")


class PlagueArrows(MisfortuneEffect):
    """One leaves every place with two or more; all build spaces are one place (M-8.2, M-13.5)."""

    def resolve(self, state: RisingState) -> None:
        number = state.rules.misfortune_number[state.card]
        for place in range(state.rules.sites):
            site = state.rules.sites - 1 - place
            if active_on(state, site) >= number:
                return_some(state, 1, ON_SITE, site)


# Everybody, one after the other.


class EachSeat(Step[RisingState]):
    """SEATS still to answer, clockwise from the drawer."""

    SEATS: Final = Field(8)

    def asked(self, state: RisingState) -> i64:
        return state.first_of(EachSeat.SEATS.of(state), state.drawer)

    def next_seat(self, state: RisingState) -> None:
        """The seat that was asked is done with."""
        EachSeat.SEATS.put(state, EachSeat.SEATS.of(state) & ~(1 << self.asked(state)))

    def actor(self, state: RisingState) -> i64:
        return self.asked(state)

    def fits(self, state: RisingState) -> bool:
        return is_set(state, EachSeat.SEATS.of(state))


class TheFuries(MisfortuneEffect):
    """Whoever has the most active figures on the island returns one of them."""

    def resolve(self, state: RisingState) -> None:
        most: i64 = 1
        seats: i64 = 0
        for seat in range(state.rules.seats):
            count: i64 = 0
            for figure in range(state.rules.figures):
                if state.owner[figure] == seat and is_on_island(state, figure):
                    count += 1
            if count > most:
                most = count
                seats = 0
            if count == most:
                seats |= 1 << seat
        state.push(steps.RETURN_OWN, EachSeat.SEATS.at(seats))


def is_on_island(state: RisingState, figure: i64) -> bool:
    """Whether a figure is active on a tile or the centre."""
    space = state.where[figure]
    return space >= 0 and SITE_OF[space] <= CENTRE


class ReturnOwn(EachSeat):
    """DM-96: each of some seats returns an own figure from the island."""

    name = "return_own"
    code = steps.RETURN_OWN
    below = "lay_aside"

    def waits(self, state: RisingState) -> bool:
        if EachSeat.SEATS.of(state):
            first: i64 = NONE
            for figure in range(state.rules.figures):
                if self.suits(state, figure):
                    if first != NONE and not is_alike(state, first, figure):
                        return True
                    first = figure
            self.next_seat(state)
            if first != NONE:
                strike(state, first)
            return False
        state.pop()
        return False

    def suits(self, state: RisingState, figure: i64) -> bool:
        return state.owner[figure] == self.asked(state) and is_on_island(state, figure)

    def legal(self, state: RisingState, menu: Menu) -> None:
        list_own(state, self, menu)

    def apply(self, state: RisingState, action: i64) -> None:
        self.next_seat(state)
        strike(state, action - actions.FIGURE)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "return", action - actions.FIGURE)


def list_own(state: RisingState, step: ReturnOwn, menu: Menu) -> None:
    """The figures that suit a step, alike ones once."""
    for figure in range(state.rules.figures):
        if not step.suits(state, figure):
            continue
        is_first = True
        for other in range(figure):
            if is_alike(state, figure, other):
                is_first = False
        if is_first:
            menu.add(actions.FIGURE + figure)


class WatersOfLethe(MisfortuneEffect):
    """Everybody discards a library card, or returns a figure."""

    def resolve(self, state: RisingState) -> None:
        state.push(steps.LETHE, EachSeat.SEATS.at(state.rules.everyone))


class Lethe(ReturnOwn):
    """DM-96: a card of one's own, or, without any, an active figure."""

    name = "lethe"
    code = steps.LETHE
    below = "lay_aside"

    def suits(self, state: RisingState, figure: i64) -> bool:
        seat = self.asked(state)
        return state.owner[figure] == seat and state.where[figure] >= 0 and not state.cards_in(seat)

    def waits(self, state: RisingState) -> bool:
        if EachSeat.SEATS.of(state) and state.cards_in(self.asked(state)):
            return True
        return super().waits(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        seat = self.asked(state)
        for card in range(state.rules.cards):
            if state.cards[card * CARD_PLACES + seat]:
                menu.add(actions.DISCARD + card)
        list_own(state, self, menu)

    def apply(self, state: RisingState, action: i64) -> None:
        if action >= actions.FIGURE:
            super().apply(state, action)
            return
        seat = self.asked(state)
        self.next_seat(state)
        state.move_card(action - actions.DISCARD, seat, PILE)
        state.tell(CARD_DISCARDED, seat, action - actions.DISCARD)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action >= actions.FIGURE:
            return super().describe(state, action)
        return Choice(action, "discard", CARDS[action - actions.DISCARD])


class TheLabyrinth(MisfortuneEffect):
    """Whoever is on a location returns, unless energy is spent for it."""

    def resolve(self, state: RisingState) -> None:
        state.push(steps.LABYRINTH)
        about_to_ask(state, state.rules.everyone)


def is_on_location(state: RisingState, figure: i64) -> bool:
    """Whether a figure is active outside the island (M-8.1, M-8.2)."""
    space = state.where[figure]
    return space >= 0 and (SITE_OF[space] == GATE or SITE_KIND[SITE_OF[space]] in (COMPONENT, LOCATION))


class Labyrinth(Step[RisingState]):
    """DM-96: figure by figure, clockwise from the drawer, its owner pays or lets it return."""

    name = "labyrinth"
    code = steps.LABYRINTH
    below = "lay_aside"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        for step in range(state.rules.seats):
            seat = state.clockwise(state.drawer, step)
            for figure in range(state.rules.figures):
                if state.owner[figure] == seat and is_on_location(state, figure) and not state.flags[figure] & PICKED:
                    Labyrinth.FIGURE.put(state, figure)
                    if state.energy(seat) >= self.price(state) and not is_spared(state, figure):
                        return True
                    state.flags[figure] |= PICKED
                    strike(state, figure)
                    return False
        state.pop()
        forget_picks(state)
        return False

    def price(self, state: RisingState) -> i64:
        return state.rules.misfortune_number[state.card]

    def actor(self, state: RisingState) -> i64:
        return state.owner[Labyrinth.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.SUFFER)
        menu.add(actions.PAY)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = Labyrinth.FIGURE.of(state)
        state.flags[figure] |= PICKED
        if action == actions.PAY:
            state.spend(state.owner[figure], ENERGY, self.price(state))
        else:
            strike(state, figure)

    def describe(self, state: RisingState, action: i64) -> Choice:
        verb = "return" if action == actions.SUFFER else "save"
        return describe_figure(state, action, verb, Labyrinth.FIGURE.of(state))

    def fits(self, state: RisingState) -> bool:
        return Labyrinth.FIGURE.of(state) < state.rules.figures


class Hubris(MisfortuneEffect):
    """Whoever has the most resources discards some."""

    def resolve(self, state: RisingState) -> None:
        state.push(steps.HUBRIS)


def resources_of(state: RisingState, seat: i64) -> i64:
    total: i64 = 0
    for good in range(RESOURCES):
        total += state.has(seat, good)
    return total


class ChooseRichest(Step[RisingState]):
    """DM-95: of the seats with the most resources the drawer names one."""

    name = "hubris"
    code = steps.HUBRIS
    below = "lay_aside"

    def waits(self, state: RisingState) -> bool:
        richest = self.richest(state)
        if richest & (richest - 1):
            return True
        state.pop()
        if richest:
            self.humble(state, state.first_of(richest, 0))
        return False

    def richest(self, state: RisingState) -> i64:
        most: i64 = 1
        found: i64 = 0
        for seat in range(state.rules.seats):
            total = resources_of(state, seat)
            if total > most:
                most = total
                found = 0
            if total == most:
                found |= 1 << seat
        return found

    def humble(self, state: RisingState, seat: i64) -> None:
        state.push(steps.GIVE_UP, GiveUp.SEAT.at(seat) | GiveUp.LEFT.at(state.rules.misfortune_number[state.card]))

    def actor(self, state: RisingState) -> i64:
        return state.drawer

    def legal(self, state: RisingState, menu: Menu) -> None:
        richest = self.richest(state)
        for seat in range(state.rules.seats):
            if (richest >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        self.humble(state, action - actions.SEAT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "humble", SEATS[action - actions.SEAT])


class GiveUp(Step[RisingState]):
    """DM-96: a seat discards resources of its choice, or all if it has fewer."""

    name = "give_up"
    code = steps.GIVE_UP
    below = "lay_aside"
    SEAT: Final = Field(3)
    LEFT: Final = Field(4)
    continues = True

    def waits(self, state: RisingState) -> bool:
        kinds: i64 = 0
        only: i64 = 0
        if GiveUp.LEFT.of(state):
            for good in range(RESOURCES):
                if state.has(GiveUp.SEAT.of(state), good):
                    kinds += 1
                    only = good
        if kinds > 1:
            return True
        if kinds == 0:
            state.pop()
        else:
            self.give(state, only)
        return False

    def give(self, state: RisingState, good: i64) -> None:
        GiveUp.LEFT.put(state, GiveUp.LEFT.of(state) - 1)
        state.spend(GiveUp.SEAT.of(state), good, 1)

    def actor(self, state: RisingState) -> i64:
        return GiveUp.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for good in range(RESOURCES):
            if state.has(GiveUp.SEAT.of(state), good):
                menu.add(actions.GOOD + good)

    def apply(self, state: RisingState, action: i64) -> None:
        self.give(state, action - actions.GOOD)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "lose", GOODS[action - actions.GOOD])

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, GiveUp.SEAT.of(state)) and is_few(GiveUp.LEFT.of(state))


# What holds for the round (M-13.4).


class WrathOfTyphon(MisfortuneEffect):
    """Crowded wild tiles have higher targets."""

    def resolve(self, state: RisingState) -> None:
        TYPHONS.add(state, 1)


class CurseOfTantalus(MisfortuneEffect):
    """Nobody collects more than two resources."""

    def resolve(self, state: RisingState) -> None:
        CURSES.add(state, 1)


class TouchOfMidas(MisfortuneEffect):
    """What the wild peninsulas yield is gold."""

    def resolve(self, state: RisingState) -> None:
        MIDAS.add(state, 1)


class StygianFog(MisfortuneEffect):
    """No energy can be spent."""

    def resolve(self, state: RisingState) -> None:
        FOGS.add(state, 1)


class MonstrousThing(Thing):
    """Something of the expansion."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.monstrosities


class RoundMarks(MonstrousThing):
    """What misfortunes and cards of the expansion do to a round, and the end of it."""

    def round_begins(self, state: RisingState) -> None:
        for part in OF_THE_ROUND:
            for item in range(part.size()):
                part.put(state, 0, item)

    def target(self, state: RisingState, site: i64, number: i64) -> i64:
        """Wrath of Typhon, as long as the crowd is there (M-13.5)."""
        if not TYPHONS.of(state) or SITE_KIND[site] != WILDERNESS:
            return number
        if active_on(state, site) >= state.rules.misfortune_second[WRATH_OF_TYPHON]:
            return number + TYPHONS.of(state) * state.rules.misfortune_number[WRATH_OF_TYPHON]
        return number

    def spendable(self, state: RisingState, seat: i64, energy: i64) -> i64:
        """Stygian Fog (M-4.8)."""
        return 0 if FOGS.of(state) else energy


THINGS.append(RoundMarks())


# Draws inside a draw (M-13.6).


class PandorasJar(MisfortuneEffect):
    """Two more misfortunes, then energy for everybody."""

    nests = True

    def resolve(self, state: RisingState) -> None:
        number = state.rules.misfortune_number[state.card]
        state.push(steps.PANDORA, Pandora.LEFT.at(number) | Pandora.CARD.at(state.card))


class Pandora(Step[RisingState]):
    """The drawer draws LEFT more; then the Jar itself is the card at hand again."""

    name = "pandora"
    code = steps.PANDORA
    below = "lay_aside"
    LEFT: Final = Field(4)
    CARD: Final = Field(6)

    def waits(self, state: RisingState) -> bool:
        if Pandora.LEFT.of(state):
            Pandora.LEFT.put(state, Pandora.LEFT.of(state) - 1)
            state.card = NONE
            draw(state)
            return False
        state.card = Pandora.CARD.of(state)
        state.pop()
        for seat in range(state.rules.seats):
            state.gain(seat, ENERGY, state.rules.misfortune_second[state.card])
        return False

    def fits(self, state: RisingState) -> bool:
        card = Pandora.CARD.of(state)
        return card < state.rules.misfortunes and effects.MISFORTUNES[card].nests and is_few(Pandora.LEFT.of(state))


effects.misfortunes(
    {
        "sirens_call": SirensCall(),
        "wrath_of_typhon": WrathOfTyphon(),
        "the_furies": TheFuries(),
        "pandoras_jar": PandorasJar(),
        "plague_arrows": PlagueArrows(),
        "curse_of_tantalus": CurseOfTantalus(),
        "waters_of_lethe": WatersOfLethe(),
        "touch_of_midas": TouchOfMidas(),
        "hubris": Hubris(),
        "stygian_fog": StygianFog(),
        "the_labyrinth": TheLabyrinth(),
    }
)
STEPS.register(
    Strike(),
    Hit(),
    ReturnSome(),
    PickPeninsula(),
    ReturnOwn(),
    Lethe(),
    Labyrinth(),
    ChooseRichest(),
    GiveUp(),
    Pandora(),
)
