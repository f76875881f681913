"""Artisan, Astrologer and Mariner (M-10.2, M-10.5 to M-10.7); the others of the five have files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import COUNCILORS
from tidefall.rising.rules.figures import MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.frames import is_own, stands_on
from tidefall.rising.rules.happenings import INSPIRED as INSPIRATION_GAINED
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import (
    ASTROLOGERS_OBSERVATORY,
    COMPONENT_AT,
    FIRST_LOCATION,
    FIRST_SPACE,
    GATE,
    RINGS,
    SITE_OF,
    SPACE_NAMES,
    TILES,
    peninsula_of,
)
from tidefall.rising.rules.monstrosities.powers import leader_of
from tidefall.rising.rules.monstrosities.store import HOLOGRAM_CAME, INSPIRATION, INSPIRED, LOCATIONS_IN_PLAY
from tidefall.rising.rules.moving import can_move_to, move
from tidefall.rising.rules.placing import describe_figure, is_alike
from tidefall.rising.rules.state import BUILT, NONE, POOL, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.alchemy import NewCouncilor
from tidefall.rising.rules.things.card_steps import OwnStep

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

HOLO_ARTISAN: Final = "holo_artisan"


class Artisan(NewCouncilor):
    """Inspiration, which pays for magic items (M-10.5, M-10.6)."""

    def round_begins(self, state: RisingState) -> None:
        """Also while the Leader is inactive or in the supply."""
        self.inspire(state)

    def inspire(self, state: RisingState) -> i64:
        """Gain Inspiration up to the most there can be; how much it was."""
        leader = leader_of(state, self.board)
        if leader == NONE:
            return 0
        most = state.rules.catalogue.councilors[self.board].numbers["most"]
        gained = min(self.number(state), max(most - INSPIRATION.of(state), 0))
        if gained:
            INSPIRATION.add(state, gained)
            state.tell(INSPIRATION_GAINED, state.owner[leader], INSPIRATION.of(state))
        return gained

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        """The Leader is placed on the Cosmic Gate board: its build spaces, or a component that is built (M-8.2)."""
        if figure != leader_of(state, self.board):
            return
        site = SITE_OF[space]
        component = COMPONENT_AT[site]
        if site == GATE or (component >= 0 and state.parts[component] == BUILT):
            INSPIRED.put(state, self.inspire(state))

    def gone(self, state: RisingState, figure: i64, place: i64) -> None:
        """What the placing gave is taken back with the figure in PLACE (M-10.10)."""
        if INSPIRED.of(state) and figure == leader_of(state, self.board) and state.place_of(steps.PLACE) >= 0:
            INSPIRATION.add(state, -INSPIRED.of(state))
            INSPIRED.put(state, 0)

    # For those who build magic items.

    def enables(self, state: RisingState, space: i64) -> bool:
        return self.leads(state, space) or self.shows(state, space)

    def leads(self, state: RisingState, space: i64) -> bool:
        leader = leader_of(state, self.board)
        return leader != NONE and state.where[leader] == space

    def shows(self, state: RisingState, space: i64) -> bool:
        """Whether the Hologram is there with this board (M-18.6)."""
        return state.has_ability(MOST_SEATS, self.board) and state.where[THE_HOLOGRAM] == space

    def unit_off(self, state: RisingState, space: i64) -> i64:
        if not self.shows(state, space):
            return 0
        return next(entry for entry in state.rules.catalogue.holograms if entry.id == HOLO_ARTISAN).numbers["price"]

    def inspiration(self, state: RisingState, space: i64) -> i64:
        return INSPIRATION.of(state) if self.leads(state, space) else 0

    def spend_inspiration(self, state: RisingState, amount: i64) -> None:
        INSPIRATION.add(state, -amount)


class Mariner(NewCouncilor):
    """Is placed on the flooded tile nearest the centre of a peninsula, with one companion (M-10.2)."""

    def opens(self, state: RisingState, bearer: i64, space: i64) -> bool:
        site = SITE_OF[space]
        if site >= TILES or site % RINGS != state.land[peninsula_of(site)] or space != FIRST_SPACE[site]:
            return False
        return state.figures_on(site) == 0 and not (state.closed >> peninsula_of(site)) & 1

    def buoys(self, state: RisingState, site: i64) -> bool:
        """In PLACE others may join, as many as the land side has room for and the ability allows."""
        if site % RINGS < state.land[peninsula_of(site)] or not 0 < state.figures_on(site) <= self.number(state):
            return False
        return state.helper_on(site, self.board) != NONE and state.place_of(steps.PLACE) >= 0

    def pins(self, state: RisingState, figure: i64) -> bool:
        site = state.site(figure)
        if site >= TILES or state.is_open(site) or state.figures_on(site) <= 1:
            return False
        return state.helper_on(site, self.board) == figure


class Astrologer(NewCouncilor):
    """The Observatory: for the Leader and two others, until the misfortunes are over (M-10.7).

    The Hologram with this board is kept back instead (M-18.6).
    """

    def board_taken(self, state: RisingState, seat: i64, councilor: i64) -> None:
        if councilor == self.board:
            LOCATIONS_IN_PLAY.put(state, 1, ASTROLOGERS_OBSERVATORY - FIRST_LOCATION)

    def opens(self, state: RisingState, bearer: i64, space: i64) -> bool:
        return space == FIRST_SPACE[ASTROLOGERS_OBSERVATORY] and bearer != MOST_SEATS and not state.held[space]

    def receives(self, state: RisingState, kind: i64, space: i64) -> bool:
        if space != FIRST_SPACE[ASTROLOGERS_OBSERVATORY] or not 0 < state.held[space] <= self.number(state):
            return False
        leader = leader_of(state, self.board)
        return leader != NONE and state.where[leader] == space

    def pins(self, state: RisingState, figure: i64) -> bool:
        space = state.where[figure]
        if space != FIRST_SPACE[ASTROLOGERS_OBSERVATORY] or state.held[space] <= 1:
            return False
        return figure == leader_of(state, self.board)

    def stays(self, state: RisingState, figure: i64) -> bool:
        return figure == THE_HOLOGRAM and state.has_ability(MOST_SEATS, self.board)

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        if figure == THE_HOLOGRAM:
            HOLOGRAM_CAME.put(state, 1)

    def gone(self, state: RisingState, figure: i64, place: i64) -> None:
        """A Hologram that is lifted may still be kept back."""
        if figure == THE_HOLOGRAM and state.place_of(steps.PLACE) >= 0:
            HOLOGRAM_CAME.put(state, 0)

    def misfortunes_end(self, state: RisingState) -> None:
        if next_to_leave(state, 0) != NONE:
            state.push(steps.OBSERVATORY)


def is_kept_back(state: RisingState, figure: i64) -> bool:
    """Whether a figure is the Hologram, and was not placed because of its power."""
    if figure != THE_HOLOGRAM or state.where[figure] != POOL or HOLOGRAM_CAME.of(state):
        return False
    return state.has_ability(MOST_SEATS, COUNCILORS.index("astrologer"))


def next_to_leave(state: RisingState, first: i64) -> i64:
    """The first figure from a number on that is on the Observatory, or kept back; or NONE."""
    for figure in range(first, state.rules.figures):
        if state.where[figure] == FIRST_SPACE[ASTROLOGERS_OBSERVATORY] or is_kept_back(state, figure):
            return figure
    return NONE


class Observatory(Step[RisingState]):
    """The Observatory is emptied before END_MISF; the starting player says who is next (M-10.7, M-22.1)."""

    name = "observatory"
    code = steps.OBSERVATORY
    below = "end_misf"

    def waits(self, state: RisingState) -> bool:
        first = next_to_leave(state, 0)
        if first == NONE:
            state.pop()
            return False
        other = next_to_leave(state, first + 1)
        while other != NONE:
            if not is_alike(state, first, other):
                return True
            other = next_to_leave(state, other + 1)
        self.send(state, first)
        return False

    def send(self, state: RisingState, figure: i64) -> None:
        state.push(steps.FROM_OBSERVATORY, OwnStep.SEAT.at(state.owner[figure]) | FromObservatory.FIGURE.at(figure))

    def actor(self, state: RisingState) -> i64:
        return state.starter

    def legal(self, state: RisingState, menu: Menu) -> None:
        figure = next_to_leave(state, 0)
        while figure != NONE:
            if self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)
            figure = next_to_leave(state, figure + 1)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other):
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        self.send(state, action - actions.FIGURE)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "next", action - actions.FIGURE)

    def fits(self, state: RisingState) -> bool:
        return next_to_leave(state, 0) != NONE


class FromObservatory(OwnStep):
    """DM-60: where a figure goes from the Observatory: any empty legal space; without one it returns to its pool."""

    name = "from_observatory"
    code = steps.FROM_OBSERVATORY
    below = "observatory"
    FIGURE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        figure = FromObservatory.FIGURE.of(state)
        for space in range(state.rules.spaces):
            if self.may_go(state, figure, space):
                return True
        state.pop()
        self.note(state, figure)
        if state.where[figure] >= 0:
            state.send_home(figure)
        return False

    def may_go(self, state: RisingState, figure: i64, space: i64) -> bool:
        return space != FIRST_SPACE[ASTROLOGERS_OBSERVATORY] and can_move_to(state, figure, space)

    def note(self, state: RisingState, figure: i64) -> None:
        if figure == THE_HOLOGRAM:
            HOLOGRAM_CAME.put(state, 1)

    def legal(self, state: RisingState, menu: Menu) -> None:
        figure = FromObservatory.FIGURE.of(state)
        for space in range(state.rules.spaces):
            if self.may_go(state, figure, space):
                menu.add(actions.SPACE + space)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = FromObservatory.FIGURE.of(state)
        state.pop()
        self.note(state, figure)
        move(state, figure, action - actions.SPACE)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        figure = FromObservatory.FIGURE.of(state)
        if not is_own(state, figure, OwnStep.SEAT.of(state)):
            return False
        return stands_on(state, figure, ASTROLOGERS_OBSERVATORY) or is_kept_back(state, figure)


THINGS.extend(
    [
        Artisan(COUNCILORS.index("artisan")),
        Astrologer(COUNCILORS.index("astrologer")),
        Mariner(COUNCILORS.index("mariner")),
    ]
)
STEPS.register(Observatory(), FromObservatory())
