"""PLACE: all players put their figures on the board, at once or one after the other (section 3.3 of the rules).

The step is open to every seat (free mode). Asked one at a time (serial mode), seats place in turn: SEAT is whose turn
it is, PLACED becomes 1 when everybody has placed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, free_steps, steps, windows
from tidefall.rising.rules.content import BASE_KINDS, BOT, FIGURE_KINDS, HOLOGRAM, SEATS
from tidefall.rising.rules.figures import FIRST_BOT, FIRST_OF_ALLIES, ROOM_OF, THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.frames import is_seat, is_some, stands
from tidefall.rising.rules.happenings import (
    AWARDED,
    CONCEDED,
    CONCESSION,
    CONTESTED,
    HAS_OBJECTED,
    IS_READY,
    LIFTED,
    PLACED,
)
from tidefall.rising.rules.island import CENTRE, COMPONENT, COMPONENT_AT, GATE, SITE_KIND, SITE_OF, SPACE_NAMES
from tidefall.rising.rules.shared import FINAL, SETTLING, Agreement, Shared
from tidefall.rising.rules.spaces import list_places, may_place, may_stand, pairs_on, place
from tidefall.rising.rules.state import HAS_LIFTED, NONE, OPENED, POOL, RisingState, is_double
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


class Place(Step[RisingState]):
    """D-10 to D-13, D-15 to D-17: until every seat is ready (R-3.9 to R-3.11)."""

    name = "place"
    code = steps.PLACE
    below = "close_place"
    SEAT: Final = Field(3)
    PLACED: Final = Field(1)

    def waits(self, state: RisingState) -> bool:
        rules = state.rules
        if state.ready == rules.everyone:
            state.pop()
            return False
        for step in range(rules.seats):
            seat = state.clockwise(Place.SEAT.of(state), step)
            if not state.pool_is_empty(seat):
                Place.SEAT.put(state, seat)
                return True
        if not Place.PLACED.of(state):
            Place.PLACED.put(state, 1)
            Place.SEAT.put(state, state.starter)
        Place.SEAT.put(state, state.first_of(rules.everyone & ~state.ready, Place.SEAT.of(state)))
        return True

    def actor(self, state: RisingState) -> i64:
        return Place.SEAT.of(state)

    def invites(self, state: RisingState, seat: i64) -> bool:
        """Everybody, also those who are ready: they may still lift."""
        return True

    def legal(self, state: RisingState, menu: Menu) -> None:
        seat = state.player
        kinds = state.kinds_in_pool(seat)
        held_back = kinds == 1 << HOLOGRAM and state.may_stay(THE_HOLOGRAM)
        done = (not kinds or held_back) and not state.allies_wait(seat)
        if done and not (state.ready >> seat) & 1:
            menu.add(actions.READY)
        if state.rules.concession and not (state.conceders >> seat) & 1:
            menu.add(actions.CONCEDE)
        free_steps.list_free_steps(state, seat, windows.PLACE, menu)
        self.list_allies(state, seat, menu)
        if done:
            self.list_lifts(state, seat, menu)
            if not held_back:
                return
        if state.rules.players > 1:
            self.list_contests(state, seat, kinds, menu)
        for kind in range(BASE_KINDS):
            if (kinds >> kind) & 1:
                list_places(state, seat, kind, menu, actions.PLACE + kind * actions.SPACE_ROOM)

    def list_allies(self, state: RisingState, seat: i64, menu: Menu) -> None:
        """Allies and Bots are placed in two answers: the figure, then the space."""
        for figure in range(FIRST_OF_ALLIES, state.rules.brought):
            if state.where[figure] == POOL and state.owner[figure] == seat and has_place(state, figure):
                if is_first_alike(state, figure):
                    menu.add(actions.FIGURE + figure)

    def list_lifts(self, state: RisingState, seat: i64, menu: Menu) -> None:
        for figure in range(state.rules.figures):
            if state.owner[figure] == seat and state.where[figure] >= 0 and self.may_lift(state, figure):
                menu.add(actions.LIFT + figure)

    def may_lift(self, state: RisingState, figure: i64) -> bool:
        """Once a round each; alike figures on one space are offered once (R-3.9, R-3.10 D-11)."""
        if state.flags[figure] & HAS_LIFTED:
            return False
        space = state.where[figure]
        if not is_alone(state, figure):
            for other in range(figure):
                if state.where[other] != space or state.flags[other] & HAS_LIFTED:
                    continue
                if is_alike(state, figure, other):
                    return False
        if state.rules.may_pin and is_pinned(state, figure):
            return False
        if not state.flags[figure] & OPENED:
            return True
        site = SITE_OF[space]
        room = state.rules.printed[site] + state.extra[site] - state.emissary_spaces(site)
        if is_double(space):
            emptied: i64 = 1 if state.held[space] == 1 else 0
            return pairs_on(state, site) - emptied <= room
        return state.held[space] - 1 <= room

    def list_contests(self, state: RisingState, seat: i64, kinds: i64, menu: Menu) -> None:
        for figure in range(state.rules.figures):
            if state.where[figure] >= 0 and self.may_contest(state, seat, kinds, figure):
                menu.add(actions.CONTEST + figure)

    def may_contest(self, state: RisingState, seat: i64, kinds: i64, figure: i64) -> bool:
        """A taken space that an own figure could fill, once per player and space a round (D-13)."""
        if state.owner[figure] == seat or state.flags[figure] & OPENED:
            return False
        space = state.where[figure]
        site = SITE_OF[space]
        if CENTRE <= site <= GATE or (state.contested[space] >> seat) & 1:
            return False
        if not is_first_alike(state, figure) or not could_fill(state, seat, kinds, figure):
            return False
        return not state.rules.may_pin or not is_pinned(state, figure)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = state.player
        Place.SEAT.put(state, seat)
        if action >= actions.PLACE:
            kind = (action - actions.PLACE) // actions.SPACE_ROOM
            Place.SEAT.put(state, state.clockwise(seat, 1))
            put(state, state.in_pool(seat, kind), (action - actions.PLACE) % actions.SPACE_ROOM)
        elif actions.FIGURE <= action < actions.LIFT:
            bring(state, action - actions.FIGURE)
        elif action == actions.READY:
            state.ready |= 1 << seat
            state.tell(IS_READY, seat)
            Place.SEAT.put(state, state.clockwise(seat, 1))
        else:
            # Whoever has passed may answer to this.
            state.ready = 0
            if action == actions.CONCEDE:
                state.conceders |= 1 << seat
                state.tell(CONCESSION, seat)
                others = state.rules.voices & ~(1 << seat)
                state.push(steps.CONCESSION, Concession.SEATS.at(others) | Concession.PROPOSER.at(seat))
            elif action >= actions.CONTEST:
                contest(state, seat, action - actions.CONTEST)
            elif action >= actions.LIFT:
                self.lift(state, action - actions.LIFT)
            else:
                free_steps.take(state, seat, action, windows.PLACE)

    def lift(self, state: RisingState, figure: i64) -> None:
        state.tell(LIFTED, figure, state.owner[figure], state.where[figure])
        state.leave(figure, POOL)
        state.flags[figure] |= HAS_LIFTED

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action >= actions.PLACE:
            kind, space = divmod(int(action - actions.PLACE), int(actions.SPACE_ROOM))
            return Choice(action, "place", FIGURE_KINDS[kind], "", SPACE_NAMES[space])
        if action == actions.READY:
            return Choice(action, "ready")
        if action == actions.CONCEDE:
            return Choice(action, "concede")
        if actions.FIGURE <= action < actions.LIFT:
            return Choice(action, "bring", FIGURE_KINDS[state.kind(action - actions.FIGURE)])
        if actions.LIFT <= action < actions.CONTEST:
            figure = action - actions.LIFT
            kind_of_it = FIGURE_KINDS[state.kind(figure)] + badge_of(state, figure)
            return Choice(action, "lift", kind_of_it, SPACE_NAMES[state.where[figure]])
        if actions.CONTEST <= action < actions.ACTIVATE:
            return describe_figure(state, action, "contest", action - actions.CONTEST)
        return free_steps.describe(state, action, windows.PLACE)

    def why_not(self, state: RisingState, action: i64) -> Saying:
        seat = state.player
        if action == actions.READY:
            return saying("rising-not-ready")
        if actions.PLACE <= action < actions.ACTIONS:
            kind = (action - actions.PLACE) // actions.SPACE_ROOM
            if state.in_pool(seat, kind) == NONE:
                return saying("rising-not-in-pool", figure=saying(f"rising-figure-{FIGURE_KINDS[kind]}"))
            space = (action - actions.PLACE) % actions.SPACE_ROOM
            return why_no_room(state, kind, space) if space < state.rules.spaces else ""
        return free_steps.why_not(state, action, windows.PLACE)

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, Place.SEAT.of(state))


def why_no_room(state: RisingState, kind: i64, space: i64) -> Saying:
    """Why a figure cannot stand on a space."""
    site = SITE_OF[space]
    if site < CENTRE and not state.is_open(site):
        return saying("rising-not-on-closed-tile")
    if SITE_KIND[site] == COMPONENT and state.rules.followers_only[COMPONENT_AT[site]]:
        return saying("rising-not-but-followers")
    if site == GATE:
        return saying("rising-not-with-so-few")
    return saying("rising-not-empty")


def is_pinned(state: RisingState, figure: i64) -> bool:
    """Whether a figure must stay because others stand where they do by its leave (M-10.10)."""
    for thing in state.rules.hooks.pins:
        if thing.pins(state, figure):
            return True
    return False


def is_of_a_kind(state: RisingState, figure: i64, other: i64) -> bool:
    """Whether two figures are of the same seat and kind and on the same space, whatever they carry."""
    if state.where[other] != state.where[figure] or state.owner[other] != state.owner[figure]:
        return False
    return state.kind(other) == state.kind(figure)


def is_alike(state: RisingState, figure: i64, other: i64) -> bool:
    """Whether two figures of the same seat and kind on the same space have nothing that tells them apart."""
    if state.where[other] != state.where[figure] or state.owner[other] != state.owner[figure]:
        return False
    if state.kind(other) != state.kind(figure):
        return False
    for thing in state.rules.hooks.badge:
        if thing.badge(state, figure) != thing.badge(state, other):
            return False
    return True


def badge_of(state: RisingState, figure: i64) -> str:
    """What tells a figure from others of its kind on its space, if there are any."""
    badge = ""
    for thing in state.rules.hooks.badge:
        badge += thing.badge(state, figure)
    if badge:
        for other in range(state.rules.figures):
            if other != figure and is_of_a_kind(state, figure, other):
                return badge
    return ""


def is_alone(state: RisingState, figure: i64) -> bool:
    """Whether a figure has its space to itself, so that none there can be like it; Bots may share one."""
    space = state.where[figure]
    return space >= 0 and state.held[space] == 1 and figure < FIRST_BOT


def is_first_alike(state: RisingState, figure: i64) -> bool:
    """Whether no figure of a lower number is just like this one."""
    if is_alone(state, figure):
        return True
    space = state.where[figure]
    for other in range(figure):
        if state.where[other] == space and is_alike(state, figure, other):
            return False
    return True


def describe_figure(state: RisingState, action: i64, verb: str, figure: i64) -> Choice:
    """A figure of some seat on a space, or in its pool."""
    space = state.where[figure]
    piece = f"{SEATS[state.owner[figure]]}:{FIGURE_KINDS[state.kind(figure)]}{badge_of(state, figure)}"
    return Choice(action, verb, piece, SPACE_NAMES[space] if space >= 0 else "pool")


def put(state: RisingState, figure: i64, space: i64) -> None:
    place(state, figure, space)
    state.tell(PLACED, figure, state.owner[figure], space)
    state.forget_refusals()


def could_fill(state: RisingState, seat: i64, kinds: i64, figure: i64) -> bool:
    """Whether a figure of one of these kinds, of a seat's pool, could stand only where another figure stands."""
    space = state.where[figure]
    for kind in range(BASE_KINDS):
        if not (kinds >> kind) & 1 or may_place(state, seat, kind, space):
            continue
        state.held[space] -= ROOM_OF[figure]
        found = may_place(state, seat, kind, space)
        state.held[space] += ROOM_OF[figure]
        if found:
            return True
    return False


def contest(state: RisingState, seat: i64, figure: i64) -> None:
    space = state.where[figure]
    state.contested[space] |= 1 << seat
    state.tell(CONTESTED, seat, state.owner[figure], space)
    fields = Award.FIGURE.at(figure) | Award.CLAIMANT.at(seat)
    state.push(steps.AWARD, fields | Shared.STAGE.at(SETTLING))


def has_place(state: RisingState, figure: i64) -> bool:
    """Whether an Ally may be placed anywhere."""
    for space in range(state.rules.spaces):
        if may_stand(state, state.kind(figure), space):
            return True
    return False


def bring(state: RisingState, figure: i64) -> None:
    """An Ally or a Bot comes from the pool; where it goes is asked next."""
    if state.kind(figure) == BOT:
        state.push(steps.PLACE_BOT, PlaceAlly.FIGURE.at(figure))
    else:
        state.push(steps.PLACE_ALLY, PlaceAlly.FIGURE.at(figure))


class PlaceAlly(Step[RisingState]):
    """DM-20, DM-22, DM-23: where an Ally is placed."""

    name = "place_ally"
    code = steps.PLACE_ALLY
    below = "place"
    FIGURE: Final = Field(8)
    continues = True

    def actor(self, state: RisingState) -> i64:
        return state.owner[PlaceAlly.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        kind = state.kind(PlaceAlly.FIGURE.of(state))
        for space in range(state.rules.spaces):
            if may_stand(state, kind, space):
                menu.add(actions.SPACE + space)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = PlaceAlly.FIGURE.of(state)
        state.pop()
        Place.SEAT.put(state, state.clockwise(state.owner[figure], 1))
        put(state, figure, action - actions.SPACE)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        figure = PlaceAlly.FIGURE.of(state)
        return (
            FIRST_OF_ALLIES <= figure < state.rules.allies and state.where[figure] == POOL and has_place(state, figure)
        )


class Award(Shared):
    """D-14: the starting player says who has the space where a figure stands."""

    name = "award"
    code = steps.AWARD
    below = "place"
    FIGURE: Final = Field(8)
    CLAIMANT: Final = Field(3)

    def legal(self, state: RisingState, menu: Menu) -> None:
        holder = state.owner[Award.FIGURE.of(state)]
        claimant = Award.CLAIMANT.of(state)
        menu.add(actions.SEAT + min(holder, claimant))
        menu.add(actions.SEAT + max(holder, claimant))

    def settle(self, state: RisingState, action: i64) -> None:
        figure = Award.FIGURE.of(state)
        claimant = Award.CLAIMANT.of(state)
        space = state.where[figure]
        state.pop()
        state.tell(AWARDED, action - actions.SEAT, space)
        if action - actions.SEAT == claimant:
            state.send_home(figure)
            state.push(steps.CLAIM, Claim.SPACE.at(space) | Claim.SEAT.at(claimant))

    def describe(self, state: RisingState, action: i64) -> Choice:
        space = state.where[Award.FIGURE.of(state)]
        return Choice(action, "award", SEATS[action - actions.SEAT], SPACE_NAMES[space])

    def fits(self, state: RisingState) -> bool:
        figure = Award.FIGURE.of(state)
        claimant = Award.CLAIMANT.of(state)
        if not stands(state, figure) or not is_seat(state, claimant) or state.owner[figure] == claimant:
            return False
        is_wanted = could_fill(state, claimant, state.kinds_in_pool(claimant), figure)
        return is_wanted and Shared.STAGE.of(state) in (SETTLING, FINAL)


class Claim(Step[RisingState]):
    """The claimant places on the space it was awarded, at once."""

    name = "claim"
    code = steps.CLAIM
    below = "place"
    SPACE: Final = Field(8)
    SEAT: Final = Field(3)
    continues = True

    def waits(self, state: RisingState) -> bool:
        count: i64 = 0
        only: i64 = 0
        for kind in range(BASE_KINDS):
            if self.suits(state, kind):
                count += 1
                only = kind
        if count > 1:
            return True
        self.claim(state, only)
        return False

    def suits(self, state: RisingState, kind: i64) -> bool:
        seat = Claim.SEAT.of(state)
        return state.in_pool(seat, kind) != NONE and may_place(state, seat, kind, Claim.SPACE.of(state))

    def actor(self, state: RisingState) -> i64:
        return Claim.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for kind in range(BASE_KINDS):
            if self.suits(state, kind):
                menu.add(actions.PLACE + kind * actions.SPACE_ROOM + Claim.SPACE.of(state))

    def apply(self, state: RisingState, action: i64) -> None:
        self.claim(state, (action - actions.PLACE) // actions.SPACE_ROOM)

    def claim(self, state: RisingState, kind: i64) -> None:
        space = Claim.SPACE.of(state)
        seat = Claim.SEAT.of(state)
        state.pop()
        put(state, state.in_pool(seat, kind), space)

    def describe(self, state: RisingState, action: i64) -> Choice:
        kind, space = divmod(int(action - actions.PLACE), int(actions.SPACE_ROOM))
        return Choice(action, "place", FIGURE_KINDS[kind], "", SPACE_NAMES[space])

    def fits(self, state: RisingState) -> bool:
        if Claim.SPACE.of(state) >= state.rules.spaces or not is_seat(state, Claim.SEAT.of(state)):
            return False
        for kind in range(BASE_KINDS):
            if self.suits(state, kind):
                return True
        return False


class Concession(Agreement):
    """R-8.5: if all the others agree the game is given up; asked once a round of each proposer."""

    name = "concession"
    code = steps.CONCESSION
    below = "place"
    SEATS: Final = Field(8)
    PROPOSER: Final = Field(3)

    def waits(self, state: RisingState) -> bool:
        if Concession.SEATS.of(state):
            return True
        state.end(CONCEDED)
        return False

    def actor(self, state: RisingState) -> i64:
        return state.first_of(Concession.SEATS.of(state), Concession.PROPOSER.of(state))

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.AGREE:
            Concession.SEATS.put(state, Concession.SEATS.of(state) & ~(1 << state.player))
        else:
            state.tell(HAS_OBJECTED, state.player)
            state.pop()

    def fits(self, state: RisingState) -> bool:
        return is_some(state, Concession.SEATS.of(state)) and is_seat(state, Concession.PROPOSER.of(state))


class ClosePlace(Step[RisingState]):
    """An Automaton that shares its site with nobody goes back to the pool (R-3.11, R-4.16)."""

    name = "close_place"
    code = steps.CLOSE_PLACE

    def waits(self, state: RisingState) -> bool:
        state.pop()
        site = state.site(THE_AUTOMATON)
        if site >= 0 and state.rules.assistant == THE_AUTOMATON and state.figures_on(site) == 1:
            state.send_home(THE_AUTOMATON)
        for thing in state.rules.hooks.all_are_placed:
            thing.all_are_placed(state)
        return False


STEPS.register(Place(), PlaceAlly(), Award(), Claim(), Concession(), ClosePlace())
