"""What the Allies do (M-5.8 to M-5.19): one class each; what takes decisions is a step.

An Ally works where it stands, also after its own action, and not while it is inactive (M-5.7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.activation import Activation
from tidefall.rising.rules.content import (
    BOOK,
    ENERGY,
    GOLD,
    GOODS,
    MISFORTUNE_KIND,
    OMEN,
    RAW,
    SPECIAL,
)
from tidefall.rising.rules.figures import FIRST_OF_ALLIES, GROUP, KIND_OF, THE_HOLOGRAM
from tidefall.rising.rules.frames import stands
from tidefall.rising.rules.happenings import FAILED, STAYED, SUCCEEDED
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import (
    CENTRE,
    CITY,
    FIRST_SPACE,
    FORESTS,
    FORGE,
    HILLS,
    MOUNTAINS,
    RINGS,
    SITE_KIND,
    SITE_OF,
    SPACE_NAMES,
    TILES,
    WILDERNESS,
    peninsula_of,
)
from tidefall.rising.rules.monstrosities.allies import (
    CENTAUR,
    DRYAD,
    FAUN,
    GIANT,
    GOLDEN_RAM,
    GRYPHON,
    MERMAID,
    PHOENIX,
    UNICORN,
)
from tidefall.rising.rules.monstrosities.potions import DRAUGHT, is_served
from tidefall.rising.rules.monstrosities.powers import ON_NONE, has_power, hologram_has, is_with, stands_as_giant
from tidefall.rising.rules.monstrosities.spirits import number_of as number_of_spirit
from tidefall.rising.rules.monstrosities.spirits import spirit_on
from tidefall.rising.rules.monstrosities.store import (
    COLLECTED,
    CURSES,
    HOLOGRAM_ROOM,
    MIDAS,
    REPEATS,
    ROD,
    STEPPED,
    STRUCK,
    THREAD,
)
from tidefall.rising.rules.moving import can_move_to, move
from tidefall.rising.rules.rolling import (
    BY_SIZE,
    UNIT_ROLL,
    ChooseHelped,
    Die,
    RollWindow,
    needs_choice_of_helped,
    space_of,
    target,
    total,
)
from tidefall.rising.rules.state import GIFTED, NONE, RESOLVED, SUPPLY, RisingState, is_double
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.monstrous_cards import THREAD_OF_ARIADNE, TRANSMUTING_ROD
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing, strike

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def number_of(state: RisingState, ally: i64, name: str) -> i64:
    """A number of an Ally in the catalogue."""
    return state.rules.catalogue.allies[ally - FIRST_OF_ALLIES].numbers[name]


# Rolling and collecting.


class DiceOfAllies(MonstrousThing):
    """The Giant throws two dice; where the Dryad is in the Forests everybody throws twice (M-5.10, M-5.12)."""

    def casts(self, state: RisingState, figure: i64) -> bool:
        if figure >= GROUP:
            return False
        site = SITE_OF[space_of(state, figure)]
        twice = peninsula_of(site) == FORESTS and is_with(state, DRYAD, site)
        is_giant = stands_as_giant(state, figure, GIANT) and SITE_KIND[site] == WILDERNESS
        if not twice and not is_giant:
            return False
        state.first_die = 0
        state.second_die = 0
        state.boost = 0
        state.free_powers = 0
        purpose = BY_SIZE if is_giant else UNIT_ROLL
        state.push(steps.ROLL_WINDOW, RollWindow.UNIT.at(figure) | RollWindow.PURPOSE.at(purpose))
        if twice:
            if is_giant:
                state.push(steps.DIE, Die.NUMBER.at(4))
            state.push(steps.DIE, Die.NUMBER.at(3))
        if is_giant:
            state.push(steps.DIE, Die.NUMBER.at(2))
        state.push(steps.DIE, Die.NUMBER.at(1))
        if needs_choice_of_helped(state, figure):
            state.push(steps.CHOOSE_HELPED, ChooseHelped.SITE.at(site))
        return True

    def collects(self, state: RisingState, figure: i64) -> None:
        """How many: one, or the Giant's quotient; then come the Allies and cards that bend it (M-4.7)."""
        goal = target(state, figure)
        sum_of_all = total(state, figure)
        count: i64 = 1 if sum_of_all >= goal else 0
        if stands_as_giant(state, figure, GIANT):
            count = sum_of_all // max(goal, number_of(state, GIANT, "least"))
        state.tell(SUCCEEDED if count else FAILED, sum_of_all, goal)
        if count:
            count += from_spirit(state, state.site(figure))
            state.push(steps.COLLECTING, Collecting.FIGURE.at(figure) | Collecting.COUNT.at(count))


def from_spirit(state: RisingState, site: i64) -> i64:
    """What a Spirit adds to a success in the wild: it wants a high natural die (M-4.7, M-10.8)."""
    spirit = spirit_on(state, site)
    if spirit == NONE or max(state.first_die, state.second_die) < number_of_spirit(state, spirit, "face"):
        return 0
    return number_of_spirit(state, spirit, GOODS[peninsula_of(site)])


RAM_ASKED: Final[i64] = 1
GRYPHON_ASKED: Final[i64] = 2
COUNTED: Final[i64] = 3


class Collecting(Step[RisingState]):
    """A success in the wild, in the order of M-4.7: the Ram, the Gryphon, Midas, the Curse, the Rod.

    COUNT of the tile's good, of which GOLDEN are gold instead; STAGE is how far it has come.
    """

    name = "collecting"
    code = steps.COLLECTING
    below = "after_action"
    FIGURE: Final = Field(8)
    COUNT: Final = Field(5)
    GOLDEN: Final = Field(5)
    STAGE: Final = Field(2)
    continues = True

    def waits(self, state: RisingState) -> bool:
        figure = Collecting.FIGURE.of(state)
        seat = state.owner[figure]
        site = state.site(figure)
        if Collecting.STAGE.of(state) == 0:
            if (
                peninsula_of(site) == HILLS
                and is_with(state, GOLDEN_RAM, site)
                and state.energy(seat) >= state.tokens(number_of(state, GOLDEN_RAM, "energy"))
            ):
                return True
            Collecting.STAGE.put(state, RAM_ASKED)
        if Collecting.STAGE.of(state) == RAM_ASKED:
            if peninsula_of(site) == MOUNTAINS and is_with(state, GRYPHON, site) and not MIDAS.of(state):
                return True
            Collecting.STAGE.put(state, GRYPHON_ASKED)
        if Collecting.STAGE.of(state) == GRYPHON_ASKED:
            self.count_up(state, seat)
            Collecting.STAGE.put(state, COUNTED)
        if Collecting.COUNT.of(state) and self.has_rod(state, seat):
            return True
        self.gain(state, NONE)
        return False

    def count_up(self, state: RisingState, seat: i64) -> None:
        """Midas, then the Curse."""
        count = Collecting.COUNT.of(state)
        if MIDAS.of(state):
            Collecting.GOLDEN.put(state, count)
        if CURSES.of(state):
            count = min(count, max(CURSE_LEAVES - COLLECTED.of(state, seat), 0))
        Collecting.COUNT.put(state, count)
        Collecting.GOLDEN.put(state, min(Collecting.GOLDEN.of(state), count))
        COLLECTED.add(state, count, seat)

    def has_rod(self, state: RisingState, seat: i64) -> bool:
        return (
            state.holds(seat, TRANSMUTING_ROD)
            and not ROD.of(state, seat)
            and state.energy(seat) >= state.tokens(state.rules.card_number[TRANSMUTING_ROD])
        )

    def good(self, state: RisingState) -> i64:
        """The good that the Rod would change: the tile's own if any of it is collected, gold otherwise."""
        if Collecting.GOLDEN.of(state) < Collecting.COUNT.of(state):
            return peninsula_of(state.site(Collecting.FIGURE.of(state)))
        return GOLD

    def gain(self, state: RisingState, changed: i64) -> None:
        """All is collected; one of it as another good if the Rod was used."""
        figure = Collecting.FIGURE.of(state)
        count = Collecting.COUNT.of(state)
        golden = Collecting.GOLDEN.of(state)
        own = peninsula_of(state.site(figure))
        lost = self.good(state)
        state.pop()
        seat = state.owner[figure]
        gold = golden
        rest = count - golden
        if changed != NONE:
            if lost == own and rest:
                rest -= 1
            else:
                gold -= 1
            state.gain(seat, changed, 1)
        state.gain(seat, own, rest)
        state.gain(seat, GOLD, gold)

    def actor(self, state: RisingState) -> i64:
        return state.owner[Collecting.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        stage = Collecting.STAGE.of(state)
        if stage == 0:
            menu.add(actions.PASS)
            menu.add(actions.PAY)
        elif stage == RAM_ASKED:
            for amount in range(Collecting.COUNT.of(state) + 1):
                menu.add(actions.AMOUNT + amount)
        else:
            menu.add(actions.PASS)
            for good in range(RAW):
                if good != self.good(state):
                    menu.add(actions.GOOD + good)

    def apply(self, state: RisingState, action: i64) -> None:
        stage = Collecting.STAGE.of(state)
        seat = self.actor(state)
        if stage == 0:
            Collecting.STAGE.put(state, RAM_ASKED)
            if action == actions.PAY:
                state.spend(seat, ENERGY, state.tokens(number_of(state, GOLDEN_RAM, "energy")))
                Collecting.COUNT.put(state, Collecting.COUNT.of(state) + number_of(state, GOLDEN_RAM, "gold"))
        elif stage == RAM_ASKED:
            Collecting.STAGE.put(state, GRYPHON_ASKED)
            Collecting.GOLDEN.put(state, action - actions.AMOUNT)
        elif action == actions.PASS:
            self.gain(state, NONE)
        else:
            ROD.put(state, 1, seat)
            state.spend(seat, ENERGY, state.tokens(state.rules.card_number[TRANSMUTING_ROD]))
            self.gain(state, action - actions.GOOD)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        if action == actions.PAY:
            return Choice(action, "buy", "gold")
        if actions.AMOUNT <= action < actions.GOOD:
            return Choice(action, "gild", str(int(action - actions.AMOUNT)))
        return Choice(action, "transmute", GOODS[action - actions.GOOD])

    def fits(self, state: RisingState) -> bool:
        figure = Collecting.FIGURE.of(state)
        return stands(state, figure) and SITE_KIND[state.site(figure)] == WILDERNESS


CURSE_LEAVES: Final[i64] = next(e.numbers["resources"] for e in BOOK.misfortunes if e.id == "curse_of_tantalus")


class Phoenix(MonstrousThing):
    """More Atlantium where it is (M-5.15)."""

    def smelts(self, state: RisingState, seat: i64, atlantium: i64, site: i64) -> i64:
        if site >= 0 and SITE_KIND[site] == FORGE and is_with(state, PHOENIX, site):
            return atlantium + 1
        return atlantium


# Returning.


class Protection(MonstrousThing):
    """A special misfortune that sends a whole place home strikes one figure after the other (M-13.3)."""

    rank: i64 = 0
    in_turn = True

    def returning(self, state: RisingState, figure: i64) -> bool:
        if state.top() != steps.DISPLACE or is_flood(state) or STRUCK.of(state) == figure + 1:
            return False
        strike(state, figure)
        return True


def is_flood(state: RisingState) -> bool:
    """Whether those who are sent home just now stood on a tile that sank."""
    return state.top() == steps.DISPLACE and state.code_at(state.depth - 2) == steps.AFTERMATH


class Unicorn(MonstrousThing):
    """Whoever is with it suffers nothing from special misfortunes (M-5.17)."""

    def spares(self, state: RisingState, figure: i64) -> bool:
        if state.card == NONE or MISFORTUNE_KIND[state.card] not in (SPECIAL, OMEN):
            return False
        return is_with(state, UNICORN, state.site(figure))


class Refuge(MonstrousThing):
    """The Faun, or the Thread of Ariadne, may save a figure from going home (M-5.11, M-12.1)."""

    in_turn = True

    def returning(self, state: RisingState, figure: i64) -> bool:
        if state.place_of(steps.MONSTERS_SLOT) < 0:
            return False  # neither in the misfortunes nor while monsters act
        by_flood = is_flood(state)
        if not may_flee(state, figure, by_flood):
            return False
        state.push(steps.GOING_HOME, GoingHome.FIGURE.at(figure) | GoingHome.BY_FLOOD.at(1 if by_flood else 0))
        return True


def is_refuge(state: RisingState, figure: i64, space: i64, by_flood: bool) -> bool:
    """Whether a figure that is about to return may go to a space instead."""
    site = SITE_OF[space]
    here = state.site(figure)
    if site >= TILES or site == here or not can_move_to(state, figure, space):
        return False
    if is_fauns(state, figure, here, site):
        return True
    seat = state.owner[figure]
    return by_flood and state.holds(seat, THREAD_OF_ARIADNE) and not THREAD.of(state, seat) and touches(site, here)


def is_fauns(state: RisingState, figure: i64, here: i64, site: i64) -> bool:
    """Whether another figure with the Faun's power is on a tile of the same peninsula (M-5.11)."""
    if here >= TILES or peninsula_of(site) != peninsula_of(here) or has_power(state, figure, FAUN):
        return False
    return is_with(state, FAUN, site)


def touches(site: i64, other: i64) -> bool:
    """Whether two peninsula tiles are adjacent (R-1.5)."""
    if site >= TILES or other >= TILES:
        return False
    if peninsula_of(site) == peninsula_of(other):
        return site - other in (1, -1)
    if site % RINGS or other % RINGS:
        return False
    return (peninsula_of(site) - peninsula_of(other)) % RINGS in (1, RINGS - 1)


def may_flee(state: RisingState, figure: i64, by_flood: bool) -> bool:
    if may_remain(state, figure, by_flood):
        return True
    for space in range(FIRST_SPACE[TILES]):
        if is_refuge(state, figure, space, by_flood):
            return True
    return False


def may_remain(state: RisingState, figure: i64, by_flood: bool) -> bool:
    """Whether a figure may stay on a tile that sank, under a Draught of Adamant (M-10.4)."""
    return by_flood and is_served(state, DRAUGHT, figure)


class GoingHome(Step[RisingState]):
    """DM-39, RETURN: the controller of a figure lets it return, or saves it."""

    name = "going_home"
    code = steps.GOING_HOME
    below = "displace lay_aside return_some return_own lethe labyrinth aftermath"
    FIGURE: Final = Field(8)
    BY_FLOOD: Final = Field(1)

    def actor(self, state: RisingState) -> i64:
        return state.owner[GoingHome.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        figure = GoingHome.FIGURE.of(state)
        menu.add(actions.RETURN)
        if may_remain(state, figure, GoingHome.BY_FLOOD.of(state) == 1):
            menu.add(actions.STAY)
        for space in range(FIRST_SPACE[TILES]):
            if is_refuge(state, figure, space, GoingHome.BY_FLOOD.of(state) == 1):
                menu.add(actions.SPACE + space)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = GoingHome.FIGURE.of(state)
        here = state.site(figure)
        state.pop()
        if action == actions.RETURN:
            state.send_home(figure)
            return
        if action == actions.STAY:
            state.tell(STAYED, figure, state.owner[figure], state.where[figure])
            return
        space = action - actions.SPACE
        if not is_fauns(state, figure, here, SITE_OF[space]):
            THREAD.put(state, 1, state.owner[figure])
        move(state, figure, space)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.RETURN:
            return Choice(action, "return")
        if action == actions.STAY:
            return Choice(action, "stay")
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        figure = GoingHome.FIGURE.of(state)
        return stands(state, figure) and may_flee(state, figure, GoingHome.BY_FLOOD.of(state) == 1)


# Standing.


class WaysToStand(MonstrousThing):
    """The Giant needs two spaces of a wild tile, the Mermaid a flooded tile and no space (M-5.12, M-5.19)."""

    def stands(self, state: RisingState, kind: i64, space: i64) -> i64:
        site = SITE_OF[space]
        if kind == KIND_OF[GIANT]:
            if site >= TILES or SITE_KIND[site] != WILDERNESS or not state.is_open(site):
                return 0
            return 1 if state.held[space] + 2 <= state.rules.printed[site] + state.extra[site] else 0
        if kind == KIND_OF[MERMAID]:
            is_flooded = site < TILES and site % RINGS >= state.land[peninsula_of(site)]
            return 1 if is_flooded and space == FIRST_SPACE[site] else 0
        return -1

    def stays(self, state: RisingState, figure: i64) -> bool:
        """M-24.62: they stay in the pool if there is no such tile."""
        if figure not in (GIANT, MERMAID):
            return False
        for space in range(FIRST_SPACE[TILES]):
            if self.stands(state, KIND_OF[figure], space) == 1:
                return False
        return True

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        """The Mermaid has no action of her own."""
        if figure == MERMAID:
            state.flags[figure] |= RESOLVED

    def sinks(self, state: RisingState, site: i64) -> None:
        """A flood in her peninsula sends the Mermaid to the supply, a Hologram in her way to its pool (M-12.3)."""
        there = state.site(MERMAID)
        if there >= 0 and peninsula_of(there) == peninsula_of(site):
            state.leave(MERMAID, SUPPLY)
            state.owner[MERMAID] = NONE
        other = state.site(THE_HOLOGRAM)
        if other >= 0 and swims(state) and peninsula_of(other) == peninsula_of(site):
            state.send_home(THE_HOLOGRAM)

    def rises(self, state: RisingState, peninsula: i64) -> None:
        """If her own tile comes back, she goes to her councilor's pool."""
        there = state.site(MERMAID)
        if there >= 0 and peninsula_of(there) == peninsula and there % RINGS < state.land[peninsula]:
            state.send_home(MERMAID)
        other = state.site(THE_HOLOGRAM)
        if other >= 0 and swims(state) and peninsula_of(other) == peninsula and other % RINGS < state.land[peninsula]:
            state.send_home(THE_HOLOGRAM)

    def acts(self, state: RisingState, figure: i64) -> None:
        """Energy for those on tiles that touch hers, once a round each."""
        here = state.site(figure)
        if here < 0 or state.flags[figure] & GIFTED:
            return
        there = state.site(MERMAID)
        other = state.site(THE_HOLOGRAM) if swims(state) else NONE
        if not (there >= 0 and touches(there, here)) and not (other >= 0 and touches(other, here)):
            return
        state.flags[figure] |= GIFTED
        state.gain(state.owner[figure], ENERGY, number_of(state, MERMAID, "energy"))


def swims(state: RisingState) -> bool:
    """Whether the Hologram stands on a flooded tile as the Mermaid does (M-12.3)."""
    return HOLOGRAM_ROOM.of(state) == ON_NONE


# The Centaur.


class Centaur(MonstrousThing):
    """When it has acted on the island it may step elsewhere and act again (M-5.9)."""

    def done(self, state: RisingState, unit: i64) -> None:
        self.may_step(state, unit, CENTAUR, 0)
        if hologram_has(state, CENTAUR) and not REPEATS.of(state):
            self.may_step(state, unit, THE_HOLOGRAM, 1)

    def may_step(self, state: RisingState, unit: i64, figure: i64, number: i64) -> None:
        space = state.where[figure]
        if space < 0 or SITE_OF[space] > CENTRE or (STEPPED.of(state) >> number) & 1:
            return
        if unit == figure or unit == GROUP + space:
            state.push(steps.CENTAUR_STEP, CentaurStep.HOLOGRAM.at(number))


class CentaurStep(Step[RisingState]):
    """DM-72: another empty island space, or none. HOLOGRAM: it is the Hologram with the Centaur's board."""

    name = "centaur_step"
    code = steps.CENTAUR_STEP
    below = "actions after_action centaur_step"
    HOLOGRAM: Final = Field(1)

    def stepper(self, state: RisingState) -> i64:
        return THE_HOLOGRAM if CentaurStep.HOLOGRAM.of(state) else CENTAUR

    def actor(self, state: RisingState) -> i64:
        return state.owner[self.stepper(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.STAY)
        for space in range(FIRST_SPACE[CENTRE + 1]):
            if can_step_to(state, self.stepper(state), space):
                menu.add(actions.SPACE + space)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = self.stepper(state)
        number = CentaurStep.HOLOGRAM.of(state)
        state.pop()
        if action == actions.STAY:
            return
        space = action - actions.SPACE
        STEPPED.put(state, STEPPED.of(state) | 1 << number)
        move(state, figure, space)
        if state.where[figure] != space:
            return  # Medusa saw it come
        if not is_double(space):
            state.push(steps.ACTIVATION, Activation.UNIT.at(figure))
        elif state.active_on(space) == 2:
            state.activator = state.owner[figure]
            state.push(steps.ACTIVATION, Activation.UNIT.at(GROUP + space))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.STAY:
            return Choice(action, "stay")
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        figure = self.stepper(state)
        if not stands(state, figure) or state.site(figure) > CENTRE or not has_power(state, figure, CENTAUR):
            return False
        return not (STEPPED.of(state) >> CentaurStep.HOLOGRAM.of(state)) & 1


def can_step_to(state: RisingState, figure: i64, space: i64) -> bool:
    """Whether the Centaur may act on a space too: another place, or another space of its tile if one is empty."""
    if SITE_OF[space] == state.site(figure) and SITE_KIND[SITE_OF[space]] != CITY:
        return SITE_OF[space] < TILES and state.held[space] < (
            state.rules.printed[SITE_OF[space]] + state.extra[SITE_OF[space]]
        )
    return can_move_to(state, figure, space)


THINGS.extend([DiceOfAllies(), Phoenix(), Protection(), Unicorn(), Refuge(), WaysToStand(), Centaur()])
STEPS.register(Collecting(), GoingHome(), CentaurStep())
