"""Medusa Unleashed: where she stands, her gaze, her moves, and what petrifies (M-15.1 to M-15.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import AUTOMATON, HOLOGRAM, MIRROR_SHIELD, VOLUNTEER
from tidefall.rising.rules.figures import KIND_OF
from tidefall.rising.rules.frames import has_land, stands
from tidefall.rising.rules.happenings import (
    CURSE_BROKEN,
    GAZE_DRAWN,
    MEDUSA_COMES,
    PETRIFIED,
    ROLLED,
    VOLUNTEERS_PETRIFIED,
)
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import (
    ARMS,
    CENTRE,
    FIRST_SPACE,
    IS_DOUBLE,
    PENINSULAS,
    RINGS,
    SITE_OF,
    TILES,
    peninsula_of,
    tile,
)
from tidefall.rising.rules.monstrosities.allies import GIANT, MEDUSA_ALLY, join
from tidefall.rising.rules.monstrosities.items import carrier, serves, use_up
from tidefall.rising.rules.monstrosities.monsters import MEDUSA, MONSTERS, Monster
from tidefall.rising.rules.monstrosities.pieces import is_away, is_shielded
from tidefall.rising.rules.monstrosities.store import MASKED, MEDUSA_AT, STONES
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.placing import describe_figure, is_first_alike
from tidefall.rising.rules.rolling import FACES, SELECTION, RollWindow, selected
from tidefall.rising.rules.spaces import may_stand
from tidefall.rising.rules.state import ASIDE, NONE, OPENED, STONE, SUPPLY, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.special_misfortunes import announce_hit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def medusa_site(state: RisingState) -> i64:
    """Where Medusa stands: a tile, the Mystic Power Source, or NONE if she is not in the game."""
    return MEDUSA_AT.of(state) - 1


def is_immune(state: RisingState, figure: i64) -> bool:
    """Whether Medusa cannot petrify a figure (M-15.8)."""
    return serves(state, MIRROR_SHIELD, figure) or is_shielded(state, figure)


def petrify(state: RisingState, figure: i64) -> None:
    """A figure becomes inactive where it stands; a volunteer is nobody's from then on (M-15.8)."""
    state.tell(PETRIFIED, figure, state.owner[figure], state.where[figure])
    space = state.where[figure]
    if state.flags[figure] & ASIDE:
        space = beside(state, space)
        state.flags[figure] &= ~ASIDE
        state.held[space] += 1
    for thing in state.rules.hooks.gone:
        thing.gone(state, figure, STONE - space)
    state.flags[figure] &= ~OPENED
    if state.kind(figure) == VOLUNTEER:
        STONES.add(state, 1, space)
        state.where[figure] = SUPPLY
        state.owner[figure] = NONE
        state.flags[figure] = 0
        return
    state.where[figure] = STONE - space
    if state.kind(figure) == HOLOGRAM:
        is_away(state)


def beside(state: RisingState, space: i64) -> i64:
    """Where a Bot that shares a space fills room as a stone: there, or in another pair if that one is full."""
    if IS_DOUBLE[SITE_OF[space]] and state.held[space] > 1:
        for other in range(FIRST_SPACE[SITE_OF[space]], FIRST_SPACE[SITE_OF[space] + 1]):
            if not state.held[other]:
                return other
    return space


def fill(state: RisingState, site: i64) -> None:
    """Every empty printed space of a tile gets a petrified volunteer (M-15.2, M-15.7, M-15.17)."""
    if site >= TILES:
        return
    count: i64 = 0
    first = FIRST_SPACE[site]
    if IS_DOUBLE[site]:
        for space in range(first, first + state.rules.printed[site]):
            count += add_stones(state, space, 2 - state.held[space])
    else:
        count = add_stones(state, first, state.rules.printed[site] - state.held[first])
    if count:
        state.tell(VOLUNTEERS_PETRIFIED, site, count)


def add_stones(state: RisingState, space: i64, count: i64) -> i64:
    """So many petrified volunteers fill a space; how many there were to add."""
    if count <= 0:
        return 0
    STONES.add(state, count, space)
    state.held[space] += count
    return count


def send_medusa(state: RisingState, site: i64) -> None:
    """Medusa moves to a site, and checks whom she finds there."""
    MEDUSA_AT.put(state, site + 1)
    state.tell(MEDUSA_COMES, site)
    state.push(steps.PETRIFY, Petrify.SITE.at(site))


def break_curse(state: RisingState, seat: i64) -> None:
    """The bearer of the Mirror Shield met her gaze: she joins that councilor (M-15.12)."""
    MEDUSA_AT.put(state, 0)
    use_up(state, MIRROR_SHIELD)
    state.tell(CURSE_BROKEN, seat)
    join(state, MEDUSA_ALLY, seat)


class MedusaActs(Monster):
    """Medusa: someone may draw her gaze; otherwise dice say where she goes (M-15.4)."""

    def is_live(self, state: RisingState) -> bool:
        return state.rules.medusa and MEDUSA_AT.of(state) > 0

    def act(self, state: RisingState) -> None:
        state.push(steps.GAZE)


class StandingGaze(Thing):
    """Whoever comes onto her tile is petrified; a flood drives her inward (M-15.9, M-15.10)."""

    rank: i64 = 0

    def is_in_box(self, rules: Rules) -> bool:
        return rules.medusa

    def starter_found(self, state: RisingState) -> None:
        state.push(steps.MEDUSA_START)

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        """She looks when the figure stands there with what it carries."""
        if SITE_OF[space] == medusa_site(state):
            state.push(steps.ARRIVE, Arrive.FIGURE.at(figure))

    def came(self, state: RisingState, figure: i64, space: i64) -> None:
        if SITE_OF[space] == medusa_site(state) and not is_immune(state, figure):
            petrify(state, figure)

    def stays(self, state: RisingState, figure: i64) -> bool:
        """M-24.62: nobody is forced under her gaze; only the Giant can find no other space."""
        if figure != GIANT or medusa_site(state) == NONE:
            return False
        for space in range(FIRST_SPACE[TILES]):
            if SITE_OF[space] != medusa_site(state) and may_stand(state, KIND_OF[figure], space):
                return False
        return True


class FleeingMedusa(Thing):
    """When her tile floods she goes inward, after the stones and the Mermaid are gone (M-15.10, M-22.10)."""

    rank: i64 = 2

    def is_in_box(self, rules: Rules) -> bool:
        return rules.medusa

    def sinks(self, state: RisingState, site: i64) -> None:
        if medusa_site(state) == site:
            peninsula = peninsula_of(site)
            land = state.land[peninsula]
            send_medusa(state, tile(peninsula, land) if land else CENTRE)


class MedusaStart(Step[RisingState]):
    """Medusa's first tile: the outermost of a random peninsula (M-15.2, M-2.10)."""

    name = "medusa_start"
    code = steps.MEDUSA_START
    below = "round"

    def legal(self, state: RisingState, menu: Menu) -> None:
        for peninsula in range(ARMS):
            menu.weigh(peninsula, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        site = tile(action, RINGS)
        MEDUSA_AT.put(state, site + 1)
        state.tell(MEDUSA_COMES, site)
        fill(state, site)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "start", PENINSULAS[action])


class Arrive(Step[RisingState]):
    """ARRIVE: a figure has been placed on her tile (M-15.9); nobody can do anything about it."""

    name = "arrive"
    code = steps.ARRIVE
    below = "place equip play_spirit"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        figure = Arrive.FIGURE.of(state)
        state.pop()
        is_there = state.site(figure) != NONE and state.site(figure) == medusa_site(state)
        if is_there and not is_immune(state, figure):
            petrify(state, figure)
        return False

    def fits(self, state: RisingState) -> bool:
        return stands(state, Arrive.FIGURE.of(state))


# Her action.


def may_draw(state: RisingState, figure: i64) -> bool:
    """Whether a figure may draw her gaze: active, on land, neither Hologram nor Automaton (M-15.5, M-24.48)."""
    site = state.site(figure)
    if site == NONE or site > CENTRE or state.kind(figure) in (HOLOGRAM, AUTOMATON):
        return False
    return site == CENTRE or site % RINGS < state.land[peninsula_of(site)]


class Gaze(Step[RisingState]):
    """DM-41, ME.0: councilors in seat order from the starting player, until one offers. PASSED counts who did not."""

    name = "gaze"
    code = steps.GAZE
    below = "monsters_act"
    PASSED: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        for place in range(Gaze.PASSED.of(state), state.rules.seats):
            Gaze.PASSED.put(state, place)
            for figure in range(state.rules.figures):
                if self.suits(state, figure):
                    return True
        state.pop()
        state.push(steps.MEDUSA_ROLLS)
        return False

    def suits(self, state: RisingState, figure: i64) -> bool:
        return state.owner[figure] == self.actor(state) and may_draw(state, figure)

    def actor(self, state: RisingState) -> i64:
        return state.clockwise(state.starter, Gaze.PASSED.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and is_first_alike(state, figure):
                menu.add(actions.FIGURE + figure)

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.PASS:
            Gaze.PASSED.put(state, Gaze.PASSED.of(state) + 1)
            return
        figure = action - actions.FIGURE
        state.pop()
        state.tell(GAZE_DRAWN, figure, state.owner[figure], state.where[figure])
        if figure == carrier(state, MIRROR_SHIELD):
            break_curse(state, state.owner[figure])
        else:
            send_medusa(state, state.site(figure))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        figure = action - actions.FIGURE
        verb = "mirror" if figure == carrier(state, MIRROR_SHIELD) else "gaze"
        return describe_figure(state, action, verb, figure)

    def fits(self, state: RisingState) -> bool:
        return Gaze.PASSED.of(state) < state.rules.seats and medusa_site(state) != NONE


class MedusaRolls(Step[RisingState]):
    """ME.1, ME.2: a die for the peninsula, then one for the tile; what selects no land is thrown anew (M-15.6).

    ARM is one more than the peninsula once that is settled; THROWN while a die is being looked at.
    """

    name = "medusa_rolls"
    code = steps.MEDUSA_ROLLS
    below = "monsters_act"
    ARM: Final = Field(3)
    THROWN: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        if not state.land_left():
            state.pop()
            return False
        if MedusaRolls.THROWN.of(state):
            MedusaRolls.THROWN.put(state, 0)
            if self.is_settled(state, selected(state)):
                return False
        self.throw(state)
        return False

    def is_settled(self, state: RisingState, face: i64) -> bool:
        """Take what a die shows; whether she goes somewhere now."""
        arm = MedusaRolls.ARM.of(state)
        if not selects_land(state, arm, face):
            return False
        if not arm:
            MedusaRolls.ARM.put(state, face)
            return False
        state.pop()
        send_medusa(state, tile(arm - 1, face))
        return True

    def throw(self, state: RisingState) -> None:
        MedusaRolls.THROWN.put(state, 1)
        arm = MedusaRolls.ARM.of(state)
        state.first_die = 0
        state.second_die = 0
        state.boost = 0
        state.free_powers = 0
        state.push(steps.ROLL_WINDOW, RollWindow.UNIT.at(state.starter) | RollWindow.PURPOSE.at(SELECTION))
        state.push(steps.MEDUSA_DIE, MedusaDie.ARM.at(arm))

    def fits(self, state: RisingState) -> bool:
        arm = MedusaRolls.ARM.of(state)
        return arm == 0 or has_land(state, arm - 1)


def selects_land(state: RisingState, arm: i64, face: i64) -> bool:
    """Whether a face selects a peninsula with land or, once that is settled, an unflooded tile of it."""
    return state.land[face - 1] > 0 if not arm else face <= state.land[arm - 1]


class MedusaDie(Step[RisingState]):
    """A die that shows faces which select land, each equally likely: others are repeated unseen (M-15.6)."""

    name = "medusa_die"
    code = steps.MEDUSA_DIE
    below = "roll_window"
    ARM: Final = Field(3)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for face in range(FACES):
            if selects_land(state, MedusaDie.ARM.of(state), face + 1):
                menu.weigh(face, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        state.pop()
        state.first_die = action + 1
        state.tell(ROLLED, action + 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "roll", str(int(action) + 1))

    def fits(self, state: RisingState) -> bool:
        arm = MedusaDie.ARM.of(state)
        return state.land_left() > 0 and (arm == 0 or has_land(state, arm - 1))


class Petrify(Step[RisingState]):
    """ME.5: all active figures on her tile are petrified, one after the other; without any, volunteers are (M-15.7).

    NEXT counts the places of the order, seats from the starting player, that are done with; FIGURE is one more than the
    figure that is about to be petrified.
    """

    name = "petrify"
    code = steps.PETRIFY
    below = "monsters_act lay_aside flood choose_flood wrath catastrophe charybdis"
    SITE: Final = Field(7)
    NEXT: Final = Field(10)
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        site = Petrify.SITE.of(state)
        figure = Petrify.FIGURE.of(state) - 1
        if figure >= 0:
            Petrify.FIGURE.put(state, 0)
            spared = is_immune(state, figure)
            MASKED.put(state, 0)
            if state.site(figure) == site and not spared:
                petrify(state, figure)
        elif not Petrify.NEXT.of(state) and not self.finds_somebody(state, site):
            state.pop()
            fill(state, site)
            return False
        return self.look_at_next(state, site)

    def finds_somebody(self, state: RisingState, site: i64) -> bool:
        for figure in range(state.rules.figures):
            if state.site(figure) == site:
                return True
        return False

    def look_at_next(self, state: RisingState, site: i64) -> bool:
        for place in range(Petrify.NEXT.of(state), state.rules.seats * state.rules.figures):
            figure = place % state.rules.figures
            seat = state.clockwise(state.starter, place // state.rules.figures)
            if state.owner[figure] == seat and state.site(figure) == site and not is_immune(state, figure):
                Petrify.NEXT.put(state, place + 1)
                Petrify.FIGURE.put(state, figure + 1)
                announce_hit(state, figure)
                return False
        state.pop()
        return False

    def fits(self, state: RisingState) -> bool:
        site = Petrify.SITE.of(state)
        figure = Petrify.FIGURE.of(state) - 1
        if site > CENTRE or site != medusa_site(state):
            return False
        return figure < 0 or (stands(state, figure) and state.site(figure) == site)


MONSTERS[MEDUSA] = MedusaActs()
THINGS.extend([StandingGaze(), FleeingMedusa()])
STEPS.register(MedusaStart(), Arrive(), Gaze(), MedusaRolls(), MedusaDie(), Petrify())
