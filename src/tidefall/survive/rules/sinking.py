"""Step 3: a tile sinks, its people fall into the water, its back takes effect or goes to hand (3.4, 6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.board import DIRECTIONS, ISLAND, ISLAND_SPACES, LAGOON, NAMES, NEIGHBOURS, SPACES
from tidefall.survive.rules.components import (
    BACKS,
    BEACH,
    DOLPHIN,
    FIRST_KIND,
    FOREST,
    KIND_BACK,
    KINDS,
    MOUNTAIN,
    SEA,
    SEATS_ABOARD,
    SHARK,
    SHARK_APPEARS,
    SHIP,
    SHIP_APPEARS,
    SWIM,
    TERRAINS,
    TOKENS,
    VOLCANO,
    WHALE,
    WHALE_APPEARS,
    WHIRLPOOL,
)
from tidefall.survive.rules.creatures.creature import CREATURES
from tidefall.survive.rules.decision import Decision
from tidefall.survive.rules.happenings import (
    BACK_KEPT,
    BACK_SHOWN,
    ERUPTION,
    EXPLORER_BOARDED,
    SHIP_APPEARED,
    SHIP_SAILED,
    SUBMERGED,
    TILE_SUNK,
    WHIRLED,
)
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.setup import can_be_held
from tidefall.survive.rules.state import (
    ISLAND_BACKS,
    NONE,
    PEOPLE,
    SHOWN_BACKS,
    SUPPLY,
    SurviveState,
    bit,
)
from tidefall.survive.rules.turn import close_tile_step
from tidefall.survive.speech import things

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying


def lowest_terrain(state: SurviveState) -> i64:
    """Beach while any beach is on the board, then forest, then mountain."""
    if state.tiles_left(BEACH):
        return BEACH
    return FOREST if state.tiles_left(FOREST) else MOUNTAIN


class Sink(Decision):
    """The active player must sink one tile: beaches first, those by the sea first (S-3.8, S-3.10)."""

    name = "sink"
    code = steps.SINK
    below = "roll"

    def waits(self, state: SurviveState) -> bool:
        if state.standing == 0:
            state.pop()
            return False
        return True

    def legal(self, state: SurviveState, menu: Menu) -> None:
        terrain = lowest_terrain(state)
        for number in range(ISLAND_SPACES):
            if state.terrain[ISLAND[number]] == terrain and state.beside_sea(ISLAND[number]):
                menu.add(actions.SINK + number)
        if menu.count == 0:
            for number in range(ISLAND_SPACES):
                if state.terrain[ISLAND[number]] == terrain:
                    menu.add(actions.SINK + number)

    def apply(self, state: SurviveState, action: i64) -> None:
        """S-3.9, steps 1 to 3; the back follows as a chance event."""
        close_tile_step(state)
        space = ISLAND[action - actions.SINK]
        terrain = state.terrain[space]
        state.pop()
        state.tell(TILE_SUNK, space, terrain)
        state.terrain[space] = SEA
        state.standing -= 1
        if state.rules.ch4 and state.standing == 0:
            state.end(SUBMERGED)
            return
        if state.rules.ch5:
            for explorer in range(state.rules.colours * TOKENS):
                if state.where[explorer] == space:
                    state.fallen |= bit(explorer)
            state.push(steps.MINI)
        state.push(steps.BACK, Back.SPACE.at(space) | Back.TERRAIN.at(terrain))

    def describe(self, state: SurviveState, action: i64) -> Choice:
        space = ISLAND[action - actions.SINK]
        return Choice(int(action), "sink", TERRAINS[state.terrain[space]], NAMES[space])

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        if not actions.SINK <= action < actions.CHOOSE:
            return ""
        space = ISLAND[action - actions.SINK]
        terrain = lowest_terrain(state)
        if state.terrain[space] == SEA:
            return saying("survive-why-no-tile", space=NAMES[space])
        if state.terrain[space] != terrain:
            here, first = things.terrain(TERRAINS[state.terrain[space]]), things.terrain(TERRAINS[terrain])
            return saying("survive-why-other-terrain-first", space=NAMES[space], terrain=here, first=first)
        return saying("survive-why-coast-first", space=NAMES[space])


def is_sunk(state: SurviveState, space: i64) -> bool:
    """Whether a space is the sea where a tile was."""
    if space >= SPACES or space == LAGOON or state.terrain[space] != SEA:
        return False
    for number in range(ISLAND_SPACES):
        if ISLAND[number] == space:
            return True
    return False


class Back(Step[SurviveState]):
    """What is on the back is decided when the tile is lifted: any back left for that terrain (S-3.9, steps 4, 5)."""

    name = "back"
    code = steps.BACK
    below = "mini roll"
    SPACE: Final = Field(8)
    TERRAIN: Final = Field(2)

    def fits(self, state: SurviveState) -> bool:
        """The tile has left its space, and there is a back for it."""
        space = Back.SPACE.of(state)
        terrain = Back.TERRAIN.of(state)
        return is_sunk(state, space) and terrain != SEA and state.tiles_left(terrain) > 0

    def owner(self, state: SurviveState) -> i64:
        return state.active

    def legal(self, state: SurviveState, menu: Menu) -> None:
        terrain = Back.TERRAIN.of(state)
        for kind in range(FIRST_KIND[terrain], FIRST_KIND[terrain + 1]):
            left = state.tiles[ISLAND_BACKS * KINDS + kind]
            if left:
                menu.weigh(actions.BACK + kind, left)

    def apply(self, state: SurviveState, action: i64) -> None:
        kind = action - actions.BACK
        space = Back.SPACE.of(state)
        back = KIND_BACK[kind]
        state.pop()
        state.tiles[ISLAND_BACKS * KINDS + kind] -= 1
        if can_be_held(state.rules, back):
            state.tiles[state.active * KINDS + kind] += 1
            state.tell(BACK_KEPT, kind, state.active)
        else:
            state.tiles[SHOWN_BACKS * KINDS + kind] += 1
            state.tell(BACK_SHOWN, kind, space, 1 if whirls(state, back) else 0)
            take_effect(state, back, space)

    def shown(self, state: SurviveState, action: i64, owner: i64, seat: i64) -> i64:
        """Others see of a red back only that it was kept (S-9.7)."""
        if owner != seat and can_be_held(state.rules, KIND_BACK[action - actions.BACK]):
            return actions.KEPT
        return action

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "back", BACKS[KIND_BACK[action - actions.BACK]])


def take_effect(state: SurviveState, back: i64, space: i64) -> None:
    """The immediate effects of S-6.3, in the space just vacated."""
    if back == SHARK_APPEARS:
        CREATURES[SHARK].turn_up(state, space)
    elif back == WHALE_APPEARS:
        CREATURES[WHALE].turn_up(state, space)
    elif back == SHIP_APPEARS:
        ship_appears(state, space)
    elif whirls(state, back):
        whirl(state, space)
    elif back == VOLCANO:
        state.end(ERUPTION)
    elif back == SWIM:
        CREATURES[DOLPHIN].turn_up(state, space)


def ship_appears(state: SurviveState, space: i64) -> None:
    """A ship from the supply, under challenge 5 failing that an empty one from the board (S-8.5.9, S-8.5.10)."""
    ship = state.from_supply(SHIP)
    if ship != NONE:
        state.launch(ship, space)
        state.tell(SHIP_APPEARED, space)
        take_aboard(state, space)
    elif state.rules.ch5:
        state.push(steps.FETCH, Fetch.SPACE.at(space))


def take_aboard(state: SurviveState, space: i64) -> None:
    """The swimmers board the new ship, at most three; with more, the active player chooses (D-CREW)."""
    if state.life[space] >> PEOPLE > SEATS_ABOARD:
        state.push(steps.CREW, Crew.SPACE.at(space))
        return
    for explorer in range(state.rules.colours * TOKENS):
        if state.swims_in(explorer, space):
            climb_in(state, explorer, space)


def climb_in(state: SurviveState, explorer: i64, space: i64) -> None:
    state.tell(EXPLORER_BOARDED, explorer, space, space)
    state.leave(explorer)
    state.board(explorer, state.ship_at[space])


def whirls(state: SurviveState, back: i64) -> bool:
    """A whirlpool, or the volcano where it does not end the game (S-8.3.2, S-8.4.1)."""
    return back == WHIRLPOOL or (back == VOLCANO and (state.rules.ch2 or state.rules.ch4))


def whirl(state: SurviveState, space: i64) -> None:
    """Everything in the space and in the sea spaces around it is removed."""
    clear(state, space)
    for d in range(DIRECTIONS):
        near = NEIGHBOURS[space * DIRECTIONS + d]
        if near >= 0 and state.terrain[near] == SEA:
            clear(state, near)


def clear(state: SurviveState, space: i64) -> None:
    if state.ship_at[space] != NONE:
        state.founder(state.ship_at[space], WHIRLED)
    if state.life[space] >> PEOPLE:
        for explorer in range(state.rules.colours * TOKENS):
            if state.swims_in(explorer, space):
                state.lose(explorer, WHIRLED)
    if state.life[space]:
        for kind in range(SHIP):
            state.remove_all(kind, space, WHIRLED)


class Crew(Decision):
    """More than three swimmers at a new ship: which three board, one after the other (S-6.3)."""

    name = "crew"
    code = steps.CREW
    below = "mini roll"
    continues = True
    SPACE: Final = Field(8)

    def fits(self, state: SurviveState) -> bool:
        """A ship with room, and somebody who swims there."""
        space = Crew.SPACE.of(state)
        return is_sunk(state, space) and state.ship_at[space] != NONE and state.life[space] >> PEOPLE != 0

    def waits(self, state: SurviveState) -> bool:
        if state.has_room(state.ship_at[Crew.SPACE.of(state)]):
            return True
        state.pop()
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for explorer in range(state.rules.colours * TOKENS):
            if state.swims_in(explorer, Crew.SPACE.of(state)):
                menu.add(actions.CHOOSE + explorer)

    def apply(self, state: SurviveState, action: i64) -> None:
        climb_in(state, action - actions.CHOOSE, Crew.SPACE.of(state))

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "crew", explorer_name(state.rules, action - actions.CHOOSE))


class Fetch(Decision):
    """With no ship in supply the active player must take an empty one from the board (S-8.5.9)."""

    name = "fetch"
    code = steps.FETCH
    below = "mini"
    continues = True
    SPACE: Final = Field(8)

    def fits(self, state: SurviveState) -> bool:
        space = Fetch.SPACE.of(state)
        return state.rules.ch5 and is_sunk(state, space) and state.ship_at[space] == NONE

    def waits(self, state: SurviveState) -> bool:
        for space in range(SPACES):
            if self.empty_ship(state, space):
                return True
        state.pop()
        return False

    def empty_ship(self, state: SurviveState, space: i64) -> bool:
        ship = state.ship_at[space]
        return ship > SUPPLY and not state.manned(ship)

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for space in range(SPACES):
            if self.empty_ship(state, space):
                menu.add(actions.PICK + SHIP * SPACES + space)

    def apply(self, state: SurviveState, action: i64) -> None:
        origin = action - actions.PICK - SHIP * SPACES
        target = Fetch.SPACE.of(state)
        state.pop()
        state.tell(SHIP_SAILED, origin, target)
        state.move_ship(state.ship_at[origin], target)
        take_aboard(state, target)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "fetch", "ship", NAMES[action - actions.PICK - SHIP * SPACES])


steps.STEPS.register(Sink(), Back(), Crew(), Fetch())
