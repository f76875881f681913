"""Setup: the island is laid out, explorers are placed, ships are placed (section 2 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled
from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.board import (
    INDEX,
    ISLAND,
    ISLAND_SPACES,
    LAGOON,
    NAMES,
    NEAR_ISLAND,
    SERPENT_STARTS,
    SPACES,
)
from tidefall.survive.rules.components import (
    BEACH,
    DOLPHIN,
    KIND_COUNT,
    KINDS,
    MOUNTAIN,
    SEA,
    SERPENT,
    SHIP,
    SQUID,
    SWIM,
    TERRAINS,
    TILES,
    TILES_OF,
    TOKENS,
    TOP_VALUE,
    WHALE,
)
from tidefall.survive.rules.decision import Decision
from tidefall.survive.rules.happenings import EXPLORER_PLACED, SHIP_PLACED, TILE_LAID
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.state import (
    EXPLORERS,
    ISLAND_BACKS,
    NONE,
    ONE_PERSON,
    OUT,
    PEOPLE,
    RESERVE,
    SERPENTS,
    STOCK,
    SurviveState,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying
    from tidefall.survive.rules.options import Rules


def lay_out(state: SurviveState) -> None:
    """What lies on the table before the first tile: S-2.1, S-2.2, S-2.7, S-2.12, S-2.13."""
    rules = state.rules
    for number, name in enumerate(SERPENT_STARTS):
        state.pieces[number] = INDEX[name]
        state.life[INDEX[name]] += 1 << (4 * SERPENT)
    for kind in range(KINDS):
        state.tiles[ISLAND_BACKS * KINDS + kind] = KIND_COUNT[kind]
    for colour in range(rules.colours):
        for value in rules.values:
            state.stock[colour * STOCK + value] += 1
    for seat in range(rules.seats):
        state.stock[seat * STOCK] = rules.ships_of[seat]
    for explorer in range(EXPLORERS):
        state.where[explorer] = RESERVE if explorer < rules.colours * TOKENS else OUT
    drop_unused(state)
    state.push(steps.TURN)
    state.push(steps.PLACE_SHIP)
    state.push(steps.PLACE_EXPLORER)
    state.push(steps.LAYOUT)


def drop_unused(state: SurviveState) -> None:
    """What stays in the box: creatures without their option, whales under squid_v1, explorers beyond a reduced set."""
    rules = state.rules
    if rules.squid_v1:
        stay_in_box(state, WHALE)
    if not rules.ch6:
        stay_in_box(state, DOLPHIN)
    if not rules.squid:
        stay_in_box(state, SQUID)
    for explorer in range(rules.colours * TOKENS):
        if explorer % TOKENS >= len(rules.values):
            state.where[explorer] = OUT


def stay_in_box(state: SurviveState, kind: i64) -> None:
    """No piece of this kind is in the supply (S-2.13)."""
    while state.from_supply(kind) != NONE:
        state.pieces[state.from_supply(kind)] = OUT


def can_be_held(rules: Rules, back: i64) -> bool:
    """Whether a back is red and goes to hand (S-1.10); under challenge 6 the swim tile is not (S-8.6.2)."""
    return back > SWIM or (back == SWIM and not rules.ch6)


class Layout(Step[SurviveState]):
    """The 40 tiles come on the island spaces in random order, terrain side up (S-2.3)."""

    name = "layout"
    code = steps.LAYOUT
    below = "place_explorer"

    def waits(self, state: SurviveState) -> bool:
        if state.standing == TILES:
            state.pop()
            return False
        return True

    def legal(self, state: SurviveState, menu: Menu) -> None:
        left = TILES_OF[:]
        for number in range(state.standing + 1):
            left[state.terrain[ISLAND[number]]] -= 1
        for terrain in range(BEACH, MOUNTAIN + 1):
            if left[terrain]:
                menu.weigh(actions.LAYOUT + terrain, left[terrain])

    def apply(self, state: SurviveState, action: i64) -> None:
        space = self.next_space(state)
        state.terrain[space] = action - actions.LAYOUT
        state.standing += 1
        state.tell(TILE_LAID, space, action - actions.LAYOUT)

    def next_space(self, state: SurviveState) -> i64:
        number = state.standing
        return ISLAND[number if ISLAND[number] < LAGOON else number + 1]

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "layout", NAMES[self.next_space(state)], "", TERRAINS[action - actions.LAYOUT])


class PlaceExplorer(Decision):
    """Seat by seat, one explorer at a time, each player choosing the value in private (S-2.5, S-8.1.2)."""

    name = "place_explorer"
    code = steps.PLACE_EXPLORER
    below = "place_ship"

    def waits(self, state: SurviveState) -> bool:
        if not self.reserve(state, state.active) and not (
            state.rules.two_colour and self.reserve(state, state.rules.second_colour(state.active))
        ):
            state.pop()
            return False
        return True

    def reserve(self, state: SurviveState, colour: i64) -> i64:
        count: i64 = 0
        for value in range(1, TOP_VALUE + 1):
            count += state.stock[colour * STOCK + value]
        return count

    def legal(self, state: SurviveState, menu: Menu) -> None:
        self.list_colour(state, menu, state.active, actions.PLACE)
        if state.rules.two_colour:
            self.list_colour(state, menu, state.rules.second_colour(state.active), actions.PLACE_SECOND)

    def list_colour(self, state: SurviveState, menu: Menu, colour: i64, first: i64) -> None:
        """Every value in reserve on every tile that is open to it; the tiles are the same for all values."""
        open_tiles = filled(ISLAND_SPACES, 0)
        count: i64 = 0
        filled_up = self.everything_taken(state)
        doubles = filled_up or state.rules.ch1
        for number in range(ISLAND_SPACES):
            space = ISLAND[number]
            if state.terrain[space] == SEA:
                continue
            if state.life[space] == 0 or (doubles and self.may_join(state, colour, space)):
                open_tiles[count] = number
                count += 1
        for value in range(TOP_VALUE):
            if state.stock[colour * STOCK + value + 1]:
                menu.add_all(first + value * ISLAND_SPACES, open_tiles, count)

    def everything_taken(self, state: SurviveState) -> bool:
        """Whether every tile has an explorer; only then may the 5-6 Players rules double up."""
        if state.rules.seats < 5 or state.rules.ch1:
            return False
        return state.living >= TILES

    def may_join(self, state: SurviveState, colour: i64, space: i64) -> bool:
        """Whether a tile with an explorer may take another: S-2.8, S-2.9, S-8.2.1, S-8.5.3."""
        people = state.life[space] >> PEOPLE
        if state.rules.ch1:
            return people == 1 and not state.beside_sea(space)
        if state.rules.ch5 and people > 1:
            return False
        for explorer in range(colour * TOKENS, colour * TOKENS + TOKENS):
            if state.where[explorer] == space:
                return False
        return True

    def apply(self, state: SurviveState, action: i64) -> None:
        which = (action - actions.PLACE) // ISLAND_SPACES
        space = ISLAND[(action - actions.PLACE) % ISLAND_SPACES]
        colour = state.active if which < TOP_VALUE else state.rules.second_colour(state.active)
        value = which % TOP_VALUE + 1
        state.stock[colour * STOCK + value] -= 1
        state.push(steps.TOKEN, Token.COLOUR.at(colour) | Token.SPACE.at(space) | Token.VALUE.at(value))

    def shown(self, state: SurviveState, action: i64, owner: i64, seat: i64) -> i64:
        """Others see the colour and the tile, never the value (S-2.5)."""
        if owner == seat:
            return action
        number = (action - actions.PLACE) % ISLAND_SPACES
        second = (action - actions.PLACE) // (ISLAND_SPACES * TOP_VALUE)
        return actions.PLACED - (second * ISLAND_SPACES + number)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        which = (action - actions.PLACE) // ISLAND_SPACES
        space = ISLAND[(action - actions.PLACE) % ISLAND_SPACES]
        colour = state.active if which < TOP_VALUE else state.rules.second_colour(state.active)
        letter = state.rules.colour_names[colour][0].upper()
        return Choice(int(action), "place", f"{letter}{which % TOP_VALUE + 1}", "", NAMES[space])

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        if not actions.PLACE <= action < (actions.DOCK if state.rules.two_colour else actions.PLACE_SECOND):
            return ""
        choice = self.describe(state, action)
        if state.terrain[INDEX[choice.target]] == SEA:
            return saying("survive-why-no-tile", space=choice.target)
        colour = state.active if action < actions.PLACE_SECOND else state.rules.second_colour(state.active)
        if not state.stock[colour * STOCK + int(choice.piece[1])]:
            return saying("survive-why-no-such-value", value=int(choice.piece[1]))
        return saying("survive-why-tile-taken", space=choice.target)


class Token(Step[SurviveState]):
    """Which token of the colour stands for the value is drawn, so that its name tells nothing (S-9.5)."""

    name = "token"
    code = steps.TOKEN
    below = "place_explorer"
    continues = True
    telling = False
    COLOUR: Final = Field(3)
    SPACE: Final = Field(8)
    VALUE: Final = Field(3)

    def fits(self, state: SurviveState) -> bool:
        """The active player's colour, a tile, and a token in reserve."""
        colour = Token.COLOUR.of(state)
        space = Token.SPACE.of(state)
        if colour >= state.rules.colours or state.rules.owner[colour] != state.active:
            return False
        if space >= SPACES or state.terrain[space] == SEA or not 1 <= Token.VALUE.of(state) <= TOP_VALUE:
            return False
        for token in range(TOKENS):
            if state.where[colour * TOKENS + token] == RESERVE:
                return True
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        colour = Token.COLOUR.of(state)
        for token in range(TOKENS):
            if state.where[colour * TOKENS + token] == RESERVE:
                menu.weigh(actions.TOKEN + token, 1)

    def apply(self, state: SurviveState, action: i64) -> None:
        explorer = Token.COLOUR.of(state) * TOKENS + action - actions.TOKEN
        space = Token.SPACE.of(state)
        state.value[explorer] = Token.VALUE.of(state)
        state.where[explorer] = space
        state.life[space] += ONE_PERSON
        state.living += 1
        state.pop()
        state.active = (state.active + 1) % state.rules.seats
        state.tell(EXPLORER_PLACED, explorer, space)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        explorer = Token.COLOUR.of(state) * TOKENS + action - actions.TOKEN
        return Choice(int(action), "token", explorer_name(state.rules, explorer))


class PlaceShip(Decision):
    """Seat by seat, one ship at a time, next to the island (S-2.6, S-2.10)."""

    name = "place_ship"
    code = steps.PLACE_SHIP
    below = "turn"

    def waits(self, state: SurviveState) -> bool:
        for _ in range(state.rules.seats):
            if state.stock[state.active * STOCK]:
                return True
            state.active = (state.active + 1) % state.rules.seats
        state.pop()
        state.active = state.rules.seats - 1
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for index in range(len(NEAR_ISLAND)):
            space = NEAR_ISLAND[index]
            if state.terrain[space] == SEA and self.may_dock(state, space):
                menu.add(actions.DOCK + space)

    def may_dock(self, state: SurviveState, space: i64) -> bool:
        return state.ship_at[space] == NONE and not state.life[space] & SERPENTS and state.beside_tile(space)

    def apply(self, state: SurviveState, action: i64) -> None:
        space = action - actions.DOCK
        state.stock[state.active * STOCK] -= 1
        state.launch(state.from_supply(SHIP), space)
        state.tell(SHIP_PLACED, state.active, space)
        state.active = (state.active + 1) % state.rules.seats

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "dock", "ship", "", NAMES[action - actions.DOCK])

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        if not actions.DOCK <= action < actions.PLAY:
            return ""
        space = action - actions.DOCK
        name = NAMES[space]
        if state.terrain[space] != SEA:
            return saying("survive-why-dock-on-land", space=name)
        if state.ship_at[space] != NONE or state.life[space] & SERPENTS:
            return saying("survive-why-dock-taken", space=name)
        return saying("survive-why-dock-far", space=name)


steps.STEPS.register(Layout(), PlaceExplorer(), Token(), PlaceShip())
