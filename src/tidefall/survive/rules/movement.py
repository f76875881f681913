"""Step 2: three points to walk, swim, board, jump, sail and go ashore (section 4 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.arrays import filled
from tidefall.kernel.speech import saying
from tidefall.kernel.step import Choice
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.actions import (
    ASHORE,
    BOARD_HERE,
    BOARD_THERE,
    GO_THERE,
    MANNERS,
    OVERBOARD,
    RIDE_THERE,
    WAYS,
)
from tidefall.survive.rules.board import DIRECTIONS, NAMES, NEIGHBOURS, PLACE_NAMES, PORT, SPACES
from tidefall.survive.rules.components import DOLPHIN, FIRST_SHIP, PIECES, SEA, TOKENS
from tidefall.survive.rules.decision import Decision
from tidefall.survive.rules.happenings import CREATURE_MOVED, EXPLORER_BOARDED, EXPLORER_MOVED, SHIP_SAILED
from tidefall.survive.rules.happenings import OVERBOARD as JUMPED
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.settling import settle
from tidefall.survive.rules.state import NONE, ONE_PERSON, SQUIDS, SurviveState, bit
from tidefall.survive.rules.turn import close_tile_step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


class Move(Decision):
    """One-point moves until the points are used up or the player ends (S-4.1, S-4.3)."""

    name = "move"
    code = steps.MOVE
    below = "sink"

    def waits(self, state: SurviveState) -> bool:
        if state.points == 0:
            state.pop()
            return False
        return True

    def legal(self, state: SurviveState, menu: Menu) -> None:
        menu.add(actions.END)
        seat = state.active
        list_explorers(state, menu, seat, 0)
        if state.rules.two_colour:
            list_explorers(state, menu, state.rules.second_colour(seat), TOKENS)
        list_ships(state, menu, seat)

    def apply(self, state: SurviveState, action: i64) -> None:
        close_tile_step(state)
        if action == actions.END:
            state.points = 0
            return
        state.points -= 1
        if action >= actions.SAIL:
            sail(state, action - actions.SAIL)
        else:
            move_explorer(state, state.active, action, True)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return describe_move(state, state.active, action)

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        return why_not(state, state.active, action)


def list_explorers(state: SurviveState, menu: Menu, colour: i64, slot: i64) -> None:
    """The moves of one colour's explorers; an explorer makes at most one wet move a turn (S-4.4)."""
    where = state.where
    terrain = state.terrain
    number = actions.MOVE + slot * WAYS
    for explorer in range(colour * TOKENS, colour * TOKENS + TOKENS):
        at = where[explorer]
        if 0 <= at < SPACES:
            if terrain[at] != SEA:
                list_walks(state, menu, number, at)
            else:
                carrier = state.carrier[explorer]
                wet = (state.wet >> explorer) & 1 != 0
                if carrier >= FIRST_SHIP:
                    list_passenger(state, menu, number, at, wet)
                elif not wet:
                    list_swimmer(state, menu, number, at, carrier != NONE)
        number += WAYS


def list_walks(state: SurviveState, menu: Menu, number: i64, at: i64) -> None:
    """M-LL, M-LS, M-LW. Writes into the menu itself: with a call for every move it would take twice as long."""
    ship_at = state.ship_at
    items = menu.items
    count = menu.count
    for way in range(at * DIRECTIONS, at * DIRECTIONS + DIRECTIONS):
        items[count] = number
        count += 1
        ship = ship_at[NEIGHBOURS[way]]
        if ship != NONE and state.has_room(ship):
            items[count] = number + BOARD_THERE
            count += 1
        number += MANNERS
    menu.count = count


def list_passenger(state: SurviveState, menu: Menu, number: i64, at: i64, wet: bool) -> None:
    """M-SS, M-SW, M-SI; whoever controls the ship (S-4.15)."""
    for d in range(DIRECTIONS):
        near = NEIGHBOURS[at * DIRECTIONS + d]
        if near >= 0:
            ship = state.ship_at[near]
            if ship != NONE and state.has_room(ship):
                menu.add(number + d * MANNERS + BOARD_THERE)
    if not wet:
        menu.add(number + OVERBOARD)
    if PORT[at] != NONE:
        menu.add(number + ASHORE)


def list_swimmer(state: SurviveState, menu: Menu, number: i64, at: i64, protected: bool) -> None:
    """M-WW, with or without its dolphin, M-WS, M-WI."""
    terrain = state.terrain
    for d in range(DIRECTIONS):
        near = NEIGHBOURS[at * DIRECTIONS + d]
        if near >= 0 and terrain[near] == SEA:
            menu.add(number + d * MANNERS)
            if protected:
                menu.add(number + d * MANNERS + RIDE_THERE)
    ship = state.ship_at[at]
    if ship != NONE and state.has_room(ship):
        menu.add(number + BOARD_HERE)
    if PORT[at] != NONE:
        menu.add(number + ASHORE)


def list_ships(state: SurviveState, menu: Menu, seat: i64) -> None:
    """M-B: empty ships and ships the seat controls, in the order of their spaces (S-4.8)."""
    terrain = state.terrain
    ship_at = state.ship_at
    pieces = state.pieces
    mine = filled(PIECES - FIRST_SHIP, 0)
    ships: i64 = 0
    for ship in range(FIRST_SHIP, PIECES):
        space = pieces[ship]
        if space >= 0 and (not state.manned(ship) or state.controls(seat, ship)):
            at = ships
            while at > 0 and mine[at - 1] > space:
                mine[at] = mine[at - 1]
                at -= 1
            mine[at] = space
            ships += 1
    items = menu.items
    count = menu.count
    for index in range(ships):
        space = mine[index]
        squids_bar = state.rules.squid and state.manned(ship_at[space])
        for way in range(space * DIRECTIONS, space * DIRECTIONS + DIRECTIONS):
            near = NEIGHBOURS[way]
            if near >= 0 and terrain[near] == SEA and ship_at[near] == NONE:
                if not squids_bar or not state.life[near] & SQUIDS:
                    items[count] = actions.SAIL + way
                    count += 1
    menu.count = count


def sail(state: SurviveState, course: i64) -> None:
    """A ship goes one space with its passengers; what is there may wreck it (S-4.10, S-4.11, S-4.12)."""
    sail_to(state, course // DIRECTIONS, NEIGHBOURS[course])


def sail_to(state: SurviveState, origin: i64, target: i64) -> None:
    state.tell(SHIP_SAILED, origin, target)
    state.move_ship(state.ship_at[origin], target)
    settle(state, target, state.active)


def explorer_of(state: SurviveState, seat: i64, action: i64) -> i64:
    """The explorer that a move of this seat moves."""
    slot = (action - actions.MOVE) // WAYS
    if slot < TOKENS:
        return seat * TOKENS + slot
    return state.rules.second_colour(seat) * TOKENS + slot - TOKENS


def move_explorer(state: SurviveState, seat: i64, action: i64, marks_wet: bool) -> None:
    """Carry out a one-point move of an explorer. The mini-round neither needs nor sets the wet flag (S-8.5.5)."""
    explorer = explorer_of(state, seat, action)
    way = (action - actions.MOVE) % WAYS
    origin = state.where[explorer]
    swam = state.terrain[origin] == SEA and state.carrier[explorer] < FIRST_SHIP
    target = origin if way >= OVERBOARD else NEIGHBOURS[origin * DIRECTIONS + way // MANNERS]
    if marks_wet and is_wet(state, swam, way, target):
        state.wet |= bit(explorer)
    if way == ASHORE:
        state.rescue(explorer, PORT[origin])
        settle(state, origin, seat)
    elif way == OVERBOARD:
        state.tell(JUMPED, explorer, origin)
        state.part(explorer)
        state.life[origin] += ONE_PERSON
        settle(state, origin, seat)
    elif way == BOARD_HERE or way % MANNERS == BOARD_THERE:
        state.tell(EXPLORER_BOARDED, explorer, origin, target)
        state.leave(explorer)
        state.board(explorer, state.ship_at[target])
        settle(state, target, seat)
    elif way % MANNERS == RIDE_THERE:
        ride(state, explorer, target)
        settle(state, target, seat)
    else:
        state.tell(EXPLORER_MOVED, explorer, origin, target)
        state.leave(explorer)
        state.stand(explorer, target)
        if swam:
            settle(state, origin, seat)
        if state.terrain[target] == SEA:
            settle(state, target, seat)


def is_wet(state: SurviveState, swam: bool, way: i64, target: i64) -> bool:
    """The wet column of S-4.3: every move that starts or ends in the water."""
    if swam or way == OVERBOARD:
        return True
    return way < OVERBOARD and way % MANNERS == GO_THERE and state.terrain[target] == SEA


def ride(state: SurviveState, explorer: i64, target: i64) -> None:
    """A protected swimmer takes its dolphin along (S-8.6.12)."""
    state.tell(EXPLORER_MOVED, explorer, state.where[explorer], target)
    state.tell(CREATURE_MOVED, DOLPHIN, state.where[explorer], target)
    dolphin = state.carrier[explorer]
    state.life[state.where[explorer]] -= ONE_PERSON
    state.stand(explorer, target)
    state.shift(DOLPHIN, dolphin, target)


def describe_move(state: SurviveState, seat: i64, action: i64) -> Choice:
    if action == actions.END:
        return Choice(0, "end")
    if action >= actions.SAIL:
        course = action - actions.SAIL
        return Choice(int(action), "sail", "ship", NAMES[course // DIRECTIONS], NAMES[NEIGHBOURS[course]])
    explorer = explorer_of(state, seat, action)
    way = (action - actions.MOVE) % WAYS
    at = state.where[explorer]
    name = explorer_name(state.rules, explorer)
    if way == OVERBOARD:
        return Choice(int(action), "overboard", name, NAMES[at])
    if way == BOARD_HERE:
        return Choice(int(action), "board", name, NAMES[at])
    if way == ASHORE:
        return Choice(int(action), "ashore", name, NAMES[at], PLACE_NAMES[PORT[at]])
    target = NEIGHBOURS[at * DIRECTIONS + way // MANNERS]
    verb = "walk" if state.terrain[target] != SEA else "swim"
    if way % MANNERS == BOARD_THERE:
        verb = "board"
    elif way % MANNERS == RIDE_THERE:
        verb = "ride"
    return Choice(int(action), verb, name, NAMES[at], NAMES[target])


def why_not(state: SurviveState, seat: i64, action: i64) -> Saying:
    """Why a move of S-4.3 is refused."""
    if actions.SAIL <= action < actions.SINK:
        return why_no_sail(state, seat, action - actions.SAIL)
    if not actions.MOVE <= action < (actions.SAIL if state.rules.two_colour else actions.MOVE_SECOND):
        return ""
    explorer = explorer_of(state, seat, action)
    if not state.on_board(explorer):
        return saying("survive-why-not-on-board")
    way = (action - actions.MOVE) % WAYS
    at = state.where[explorer]
    target = at if way >= OVERBOARD else NEIGHBOURS[at * DIRECTIONS + way // MANNERS]
    if target < 0:
        return saying("survive-why-no-space")
    swam = state.swims(explorer)
    if (state.wet >> explorer) & 1 and is_wet(state, swam, way, target):
        return saying("survive-why-wet")
    if way == ASHORE:
        return saying("survive-why-no-port", space=NAMES[at])
    if way == OVERBOARD:
        return saying("survive-why-not-aboard")
    if way == BOARD_HERE or way % MANNERS == BOARD_THERE:
        if swam and target != at:
            return saying("survive-why-swimmer-boards-here")
        if state.ship_at[target] == NONE:
            return saying("survive-why-no-ship", space=NAMES[target])
        return saying("survive-why-ship-full", space=NAMES[target])
    if way % MANNERS == RIDE_THERE:
        return saying("survive-why-no-dolphin")
    if state.terrain[target] != SEA:
        return saying("survive-why-left-island")
    return saying("survive-why-aboard")


def why_no_sail(state: SurviveState, seat: i64, course: i64) -> Saying:
    origin = course // DIRECTIONS
    target = NEIGHBOURS[course]
    ship = state.ship_at[origin]
    if ship == NONE:
        return saying("survive-why-no-ship", space=NAMES[origin])
    if target < 0:
        return saying("survive-why-no-space")
    if state.manned(ship) and not state.controls(seat, ship):
        return saying("survive-why-not-your-ship", space=NAMES[origin])
    if state.terrain[target] != SEA:
        return saying("survive-why-ships-stay-at-sea", space=NAMES[target])
    if state.ship_at[target] != NONE:
        return saying("survive-why-ship-there", space=NAMES[target])
    return saying("survive-why-squid-there", space=NAMES[target])


steps.STEPS.register(Move())
