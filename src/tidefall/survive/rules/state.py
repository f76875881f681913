"""The state: where every tile, explorer, ship and creature is, and the small motions of hand that rules are made of.

Nothing here decides whether a motion is allowed; the rules do. Everything is small ints in flat arrays:

`terrain[space]`, `ship_at[space]` (piece or NONE) and `life[space]` describe the board. `life` packs counters: four
bits for each creature kind, and above them the explorers who stand or swim there (passengers do not count).
`where[explorer]` is a space, an isle, RESERVE or OUT; `carrier[explorer]` the ship it sits in or the dolphin that
protects it. `pieces[piece]` is a space, SUPPLY or OUT. `crew` holds one place a dolphin and three a ship.
`tiles[place × 24 + kind]` counts tile kinds in each hand, on the island (backs nobody knows) and shown.
`stock[colour × 7]` counts ships still to place, and behind it explorers in reserve by value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled, packed
from tidefall.kernel.stack import STACK
from tidefall.kernel.state import State
from tidefall.survive.rules.board import DIRECTIONS, NEIGHBOURS, SPACES
from tidefall.survive.rules.components import (
    FIRST_DOLPHIN,
    FIRST_KIND,
    FIRST_PIECE,
    FIRST_SHIP,
    KINDS,
    PIECES,
    SEA,
    SEATS_ABOARD,
    TOKENS,
)
from tidefall.survive.rules.happenings import (
    CREATURE_APPEARED,
    CREATURE_REMOVED,
    EXPLORER_LOST,
    GAME_ENDS,
    LAST_EXPLORER,
    NOT_ENDED,
    RESCUED,
    SHIP_WRECKED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints
    from tidefall.kernel.game import Game
    from tidefall.survive.rules.options import Rules

NONE: Final[i64] = -1
RESERVE: Final[i64] = -1
SUPPLY: Final[i64] = -1
OUT: Final[i64] = -2

PEOPLE: Final[i64] = 20
"""How far up in `life` the explorers are counted."""
ONE_PERSON: Final[i64] = 1 << 20
SERPENTS: Final[i64] = 0xF
SHARKS: Final[i64] = 0xF0
WHALES: Final[i64] = 0xF00
DOLPHINS: Final[i64] = 0xF000
SQUIDS: Final[i64] = 0xF0000
EAT_SWIMMERS: Final[i64] = SERPENTS | SHARKS
WRECK_SHIPS: Final[i64] = SERPENTS | WHALES

EXPLORERS: Final[i64] = 60
CREW: Final[i64] = 40
FIRST_CREW: Final[i64] = 4
"""The first ship's places; the dolphins' come before."""
ISLAND_BACKS: Final[i64] = 6
SHOWN_BACKS: Final[i64] = 7
TILE_PLACES: Final[i64] = 8
STOCK: Final[i64] = 7
BITS: Final = packed([1 << explorer for explorer in range(61)])
COLOURS_AT_MOST: Final[i64] = 6


class SurviveState(State):
    """All the data of a game in progress."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        stack: Ints,
        past: Ints,
        terrain: Ints,
        ship_at: Ints,
        life: Ints,
        where: Ints,
        carrier: Ints,
        value: Ints,
        pieces: Ints,
        crew: Ints,
        tiles: Ints,
        stock: Ints,
    ) -> None:
        super().__init__(game, stack, past)
        self.rules = rules
        self.terrain = terrain
        self.ship_at = ship_at
        self.life = life
        self.where = where
        self.carrier = carrier
        self.value = value
        self.pieces = pieces
        self.crew = crew
        self.tiles = tiles
        self.stock = stock
        self.turn: i64 = 0
        self.active: i64 = 0
        self.points: i64 = 0
        self.face: i64 = NONE
        self.distance: i64 = 0
        self.wet: i64 = 0
        self.fallen: i64 = 0
        self.living: i64 = 0
        self.standing: i64 = 0
        self.quiet: i64 = 0
        self.stirred = False
        self.tile_open = False
        self.stop_asked = False
        self.ending: i64 = NOT_ENDED

    # Explorers.

    def owner(self, explorer: i64) -> i64:
        """The seat an explorer belongs to."""
        return self.rules.owner[explorer // TOKENS]

    def on_board(self, explorer: i64) -> bool:
        return 0 <= self.where[explorer] < SPACES

    def aboard(self, explorer: i64) -> bool:
        return self.carrier[explorer] >= FIRST_SHIP

    def swims(self, explorer: i64) -> bool:
        at = self.where[explorer]
        return 0 <= at < SPACES and self.terrain[at] == SEA and self.carrier[explorer] < FIRST_SHIP

    def swims_in(self, explorer: i64, space: i64) -> bool:
        return self.where[explorer] == space and self.carrier[explorer] < FIRST_SHIP and self.terrain[space] == SEA

    def exposed(self, explorer: i64, space: i64) -> bool:
        """Whether it swims in this space with no dolphin to protect it."""
        return self.where[explorer] == space and self.carrier[explorer] == NONE and self.terrain[space] == SEA

    def exposed_in(self, space: i64) -> i64:
        """How many unprotected swimmers are in a sea space."""
        count = self.life[space] >> PEOPLE
        if count and self.life[space] & DOLPHINS:
            for dolphin in range(FIRST_DOLPHIN, FIRST_PIECE[4]):
                if self.pieces[dolphin] == space and self.crew[dolphin - FIRST_DOLPHIN] != NONE:
                    count -= 1
        return count

    def has_explorers(self, seat: i64) -> bool:
        """Whether a seat has an explorer on the board."""
        if self.colour_on_board(seat):
            return True
        return self.rules.two_colour and self.colour_on_board(self.rules.second_colour(seat))

    def colour_on_board(self, colour: i64) -> bool:
        for explorer in range(colour * TOKENS, colour * TOKENS + TOKENS):
            if 0 <= self.where[explorer] < SPACES:
                return True
        return False

    def stand(self, explorer: i64, space: i64) -> None:
        """Put an explorer into a space, on its tile or in its water."""
        self.where[explorer] = space
        self.life[space] += ONE_PERSON

    def leave(self, explorer: i64) -> None:
        """Take an explorer out of its space, its ship or its dolphin's care."""
        carrier = self.carrier[explorer]
        if carrier < FIRST_SHIP:
            self.life[self.where[explorer]] -= ONE_PERSON
        if carrier != NONE:
            self.part(explorer)

    def part(self, explorer: i64) -> None:
        """An explorer and its ship or dolphin no longer belong together."""
        first = crew_of(self.carrier[explorer])
        while self.crew[first] != explorer:
            first += 1
        self.crew[first] = NONE
        self.carrier[explorer] = NONE

    def board(self, explorer: i64, ship: i64) -> None:
        """Seat an explorer, who has left its place, in a ship with room."""
        place = crew_of(ship)
        while self.crew[place] != NONE:
            place += 1
        self.crew[place] = explorer
        self.carrier[explorer] = ship
        self.where[explorer] = self.pieces[ship]

    def protect(self, dolphin: i64, explorer: i64) -> None:
        self.crew[dolphin - FIRST_DOLPHIN] = explorer
        self.carrier[explorer] = dolphin

    def lose(self, explorer: i64, cause: i64) -> None:
        """An explorer is out of the game."""
        self.tell(EXPLORER_LOST, explorer, self.where[explorer], cause)
        self.leave(explorer)
        self.where[explorer] = OUT
        self.depart()

    def rescue(self, explorer: i64, isle: i64) -> None:
        """An explorer is safe for good."""
        self.tell(RESCUED, explorer, self.where[explorer], isle)
        self.leave(explorer)
        self.where[explorer] = isle
        self.depart()

    def depart(self) -> None:
        """One explorer fewer on the board; with the last one, To the last! ends (S-7.3, S-8.3.1)."""
        self.living -= 1
        self.stirred = True
        if self.living == 0 and self.rules.ch2:
            self.end(LAST_EXPLORER)

    # Ships.

    def has_room(self, ship: i64) -> bool:
        crew = self.crew
        first = FIRST_CREW + (ship - FIRST_SHIP) * SEATS_ABOARD
        return crew[first] == NONE or crew[first + 1] == NONE or crew[first + 2] == NONE

    def manned(self, ship: i64) -> bool:
        crew = self.crew
        first = FIRST_CREW + (ship - FIRST_SHIP) * SEATS_ABOARD
        return crew[first] != NONE or crew[first + 1] != NONE or crew[first + 2] != NONE

    def manned_at(self, space: i64) -> bool:
        """Whether an occupied ship is in this space."""
        ship = self.ship_at[space]
        return ship != NONE and self.manned(ship)

    def controls(self, seat: i64, ship: i64) -> bool:
        """A passenger or more, and nobody else has more (S-4.8)."""
        first = crew_of(ship)
        mine: i64 = 0
        for place in range(first, first + SEATS_ABOARD):
            if self.crew[place] != NONE and self.owner(self.crew[place]) == seat:
                mine += 1
        if mine != 1:
            return mine > 1
        other = NONE
        for place in range(first, first + SEATS_ABOARD):
            if self.crew[place] != NONE:
                whose = self.owner(self.crew[place])
                if whose != seat:
                    if whose == other:
                        return False
                    other = whose
        return True

    def move_ship(self, ship: i64, space: i64) -> None:
        self.ship_at[self.pieces[ship]] = NONE
        self.ship_at[space] = ship
        self.pieces[ship] = space
        first = crew_of(ship)
        for place in range(first, first + SEATS_ABOARD):
            if self.crew[place] != NONE:
                self.where[self.crew[place]] = space

    def launch(self, ship: i64, space: i64) -> None:
        """A ship from supply comes on the board."""
        self.pieces[ship] = space
        self.ship_at[space] = ship

    def remove_ship(self, ship: i64, cause: i64) -> None:
        """An empty ship leaves the board: for good, or into the supply under challenge 5 (S-8.5.8)."""
        self.tell(SHIP_WRECKED, self.pieces[ship], cause)
        self.ship_at[self.pieces[ship]] = NONE
        self.pieces[ship] = SUPPLY if self.rules.ch5 else OUT

    def capsize(self, ship: i64, cause: i64) -> None:
        """The ship is removed, its passengers swim. They have not moved: `wet` is untouched (S-4.14)."""
        first = crew_of(ship)
        space = self.pieces[ship]
        for place in range(first, first + SEATS_ABOARD):
            explorer = self.crew[place]
            if explorer != NONE:
                self.crew[place] = NONE
                self.carrier[explorer] = NONE
                self.life[space] += ONE_PERSON
        self.remove_ship(ship, cause)

    def founder(self, ship: i64, cause: i64) -> None:
        """The ship is removed with everybody aboard."""
        first = crew_of(ship)
        for place in range(first, first + SEATS_ABOARD):
            if self.crew[place] != NONE:
                self.lose(self.crew[place], cause)
        self.remove_ship(ship, cause)

    # Creatures.

    def piece_at(self, kind: i64, space: i64) -> i64:
        """A piece of this kind in this space, or NONE."""
        for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
            if self.pieces[piece] == space:
                return piece
        return NONE

    def from_supply(self, kind: i64) -> i64:
        """A piece of this kind in the supply, or NONE."""
        return self.piece_at(kind, SUPPLY)

    def put(self, kind: i64, piece: i64, space: i64) -> None:
        """A creature comes on the board."""
        self.tell(CREATURE_APPEARED, kind, space)
        self.pieces[piece] = space
        self.life[space] += 1 << (4 * kind)

    def shift(self, kind: i64, piece: i64, space: i64) -> None:
        """A creature changes its space."""
        self.life[self.pieces[piece]] -= 1 << (4 * kind)
        self.life[space] += 1 << (4 * kind)
        self.pieces[piece] = space

    def remove_creature(self, kind: i64, piece: i64, cause: i64) -> None:
        """A creature is out of the game (S-5.14)."""
        self.tell(CREATURE_REMOVED, kind, self.pieces[piece], cause)
        self.life[self.pieces[piece]] -= 1 << (4 * kind)
        self.pieces[piece] = OUT

    def remove_all(self, kind: i64, space: i64, cause: i64) -> None:
        """All creatures of a kind in a space are out."""
        for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
            if self.pieces[piece] == space:
                self.remove_creature(kind, piece, cause)

    # Spaces.

    def vacant(self, space: i64) -> bool:
        """A sea space with nothing at all in it (S-0.5, R-10)."""
        return self.terrain[space] == SEA and self.life[space] == 0 and self.ship_at[space] == NONE

    def beside_tile(self, space: i64) -> bool:
        """Whether a tile is next to this space."""
        for d in range(DIRECTIONS):
            near = NEIGHBOURS[space * DIRECTIONS + d]
            if near >= 0 and self.terrain[near] != SEA:
                return True
        return False

    def beside_sea(self, space: i64) -> bool:
        """Whether a sea space is next to this space (S-0.4)."""
        for d in range(DIRECTIONS):
            near = NEIGHBOURS[space * DIRECTIONS + d]
            if near >= 0 and self.terrain[near] == SEA:
                return True
        return False

    def tiles_left(self, terrain: i64) -> i64:
        """How many tiles of a terrain are on the board."""
        count: i64 = 0
        for kind in range(FIRST_KIND[terrain], FIRST_KIND[terrain + 1]):
            count += self.tiles[ISLAND_BACKS * KINDS + kind]
        return count

    # Hands and turns.

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.tiles[seat * KINDS + kind] > 0

    def hand_size(self, seat: i64) -> i64:
        """How many tiles a seat holds, which everybody sees (S-6.2)."""
        count: i64 = 0
        for kind in range(KINDS):
            count += self.tiles[seat * KINDS + kind]
        return count

    def show_tile(self, seat: i64, kind: i64) -> None:
        """A tile from a hand is shown and leaves the game."""
        self.tiles[seat * KINDS + kind] -= 1
        self.tiles[SHOWN_BACKS * KINDS + kind] += 1

    def turns_taken(self, seat: i64) -> i64:
        """Turns of a seat so far, the present one included (S-7.8)."""
        return (self.turn - seat + self.rules.seats - 1) // self.rules.seats

    def end(self, ending: i64) -> None:
        """The game ends at once (S-3.4)."""
        if not self.over:
            self.ending = ending
            self.over = True
            self.tell(GAME_ENDS, ending)


def crew_of(carrier: i64) -> i64:
    """The first place of a ship's crew, or the one place of a dolphin."""
    if carrier >= FIRST_SHIP:
        return FIRST_CREW + (carrier - FIRST_SHIP) * SEATS_ABOARD
    return carrier - FIRST_DOLPHIN


def bit(explorer: i64) -> i64:
    """One explorer in a set of explorers; from a table, because `1 << explorer` is a 32-bit shift once compiled."""
    return BITS[explorer]


def blank_arrays() -> tuple[Ints, Ints, Ints, Ints, Ints, Ints, Ints, Ints, Ints, Ints, Ints, Ints]:
    """The arrays of an empty board, in the order in which a state takes them."""
    return (
        filled(STACK, 0),
        filled(0, 0),
        filled(SPACES, SEA),
        filled(SPACES, NONE),
        filled(SPACES, 0),
        filled(EXPLORERS, RESERVE),
        filled(EXPLORERS, NONE),
        filled(EXPLORERS, 0),
        filled(PIECES, SUPPLY),
        filled(CREW, NONE),
        filled(TILE_PLACES * KINDS, 0),
        filled(COLOURS_AT_MOST * STOCK, 0),
    )


def copy_data(state: SurviveState, copy: SurviveState) -> None:
    """Whatever is not an array."""
    copy.depth = state.depth
    copy.player = state.player
    copy.over = state.over
    copy.sealed = state.sealed
    copy.root = state.root
    copy.turn = state.turn
    copy.active = state.active
    copy.points = state.points
    copy.face = state.face
    copy.distance = state.distance
    copy.wet = state.wet
    copy.fallen = state.fallen
    copy.living = state.living
    copy.standing = state.standing
    copy.quiet = state.quiet
    copy.stirred = state.stirred
    copy.tile_open = state.tile_open
    copy.stop_asked = state.stop_asked
    copy.ending = state.ending
