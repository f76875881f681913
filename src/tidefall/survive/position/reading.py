"""The state that a position describes: what is left out is filled in, what cannot be is refused.

The format is described in docs/position.md; `writing` is the way back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.notation import shown, written
from tidefall.survive.position import checks, pending, writing
from tidefall.survive.rules import played, setup
from tidefall.survive.rules.board import (
    FIRST_ISLE,
    INDEX,
    ISLAND_NAMES,
    ISLAND_ROWS,
    LAGOON,
    NAMES,
    NEIGHBOURS,
    PLACE_NAMES,
)
from tidefall.survive.rules.components import (
    CREATURE_DIE,
    DIVE_DIE,
    DIVE_NUMBERS,
    DOLPHIN,
    FIRST_PIECE,
    FIRST_SHIP,
    KIND_BACK,
    KIND_COUNT,
    KIND_NAMES,
    KIND_TERRAIN,
    KINDS,
    LIMITS,
    PIECE_KINDS,
    PIECES,
    PLURALS,
    SEA,
    SQUID,
    TERRAINS,
    TILES_OF,
    VOLCANO,
    WHALE,
)
from tidefall.survive.rules.scoring import tokens_in_use
from tidefall.survive.rules.state import (
    ISLAND_BACKS,
    ONE_PERSON,
    OUT,
    RESERVE,
    SHOWN_BACKS,
    STOCK,
    SurviveState,
)

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.survive.rules.options import Rules

SETUP_STEPS: Final = ("layout", "place_explorer", "place_ship")


def read(game: Game, rules: Rules, given: Any) -> SurviveState:
    """The state that a position describes, with sensible defaults; Refused if there can be no such state."""
    checks.check_shape(rules, given)
    state = played.blank_state(game, rules)
    in_setup = given.get("step") in SETUP_STEPS or pending.in_setup(given)
    read_explorers(state, given, RESERVE if in_setup else OUT)
    read_turn(state, given, in_setup)
    read_island(state, given)
    read_ships(state, given, in_setup)
    read_creatures(state, given)
    state.wet = checks.marked(rules, given.get("wet", []))
    state.fallen = checks.marked(rules, given.get("fallen", []))
    state.quiet = int(given.get("quiet", -1 if state.standing and rules.ch2 else 0))
    state.stirred = bool(given.get("stirred", False))
    state.tile_open = bool(given.get("tile_open", given.get("step") == "tile"))
    state.stop_asked = bool(given.get("stop_asked", False))
    read_roll(state, given)
    pending.read(state, given)
    if given.get("step") != "over" and not in_setup:
        checks.check_not_over(state)
    if not given.get("pending") and given.get("step") != "over":
        checks.check_settled(state)
    read_values(state, given)
    checks.begin(state)
    state.root = state.clone()
    return state


def read_turn(state: SurviveState, given: dict[str, Any], in_setup: bool) -> None:
    """Turn and active seat follow from each other; in setup the explorers on the board tell whose turn it is."""
    seats = int(state.rules.seats)
    if in_setup:
        placed = sum(1 for e in tokens_in_use(state) if state.where[e] >= 0)
        state.active = int(given.get("active", placed % seats))
        if not 0 <= state.active < seats:
            raise checks.wrong("refused-no-such-seat", seat=int(state.active), last=seats - 1)
        return
    active = int(given.get("active", (int(given["turn"]) - 1) % seats if given.get("turn") else 0))
    turn = int(given.get("turn", active + 1))
    if not 0 <= active < seats or turn < 1 or (turn - 1) % seats != active:
        raise checks.wrong("survive-position-not-their-turn", turn=turn, seats=seats, seat=active)
    state.turn = turn
    state.active = active
    state.points = int(given.get("points", 3 if given.get("step", "move") == "move" else 0))


def read_explorers(state: SurviveState, given: dict[str, Any], default: int) -> None:
    """Where the explorers are; passengers are named with their ships."""
    for explorer in range(60):
        state.where[explorer] = OUT
    for explorer in tokens_in_use(state):
        state.where[explorer] = default
    for name, place in given.get("explorers", {}).items():
        explorer = checks.explorer(state.rules, name)
        if place == "reserve" and default == OUT:
            raise checks.wrong("survive-position-still-in-reserve", explorer=shown(str(name)))
        if place in ("out", "reserve"):
            state.where[explorer] = OUT if place == "out" else RESERVE
        else:
            state.where[explorer] = checks.place(place)


def read_values(state: SurviveState, given: dict[str, Any]) -> None:
    """Values as named; the others in ascending order. What is not placed is in reserve."""
    rules = state.rules
    for name, value in given.get("values", {}).items():
        state.value[checks.explorer(rules, name)] = int(value)
    for colour in range(int(rules.colours)):
        left = list(rules.values)
        own = [e for e in tokens_in_use(state) if e // 10 == colour]
        for value in [int(state.value[e]) for e in own] + pending.values_underway(state, colour):
            if value:
                if value not in left:
                    raise checks.wrong("survive-position-value-used-up", colour=rules.colour_names[colour], value=value)
                left.remove(value)
        for explorer in own:
            if state.value[explorer] == 0 and state.where[explorer] != RESERVE:
                state.value[explorer] = left.pop(0)
        for value in left:
            state.stock[colour * STOCK + value] += 1


def read_island(state: SurviveState, given: dict[str, Any]) -> None:
    """Which tiles are there, and which backs are in hands, shown and still unknown."""
    hands = read_hands(state, given)
    shown = [0] * 24
    for name, count in given.get("shown", {}).items():
        shown[checks.tile(name)] = int(count)
    gone = [hands[kind] + shown[kind] for kind in range(24)]
    by_terrain = [0, 0, 0, 0]
    for kind in range(24):
        if gone[kind] > KIND_COUNT[kind]:
            raise checks.wrong("survive-position-too-many-of-a-tile", most=int(KIND_COUNT[kind]), tile=KIND_NAMES[kind])
        by_terrain[KIND_TERRAIN[kind]] += gone[kind]
    if "island" in given:
        read_picture(state, given)
    else:
        fill_island(state, given, by_terrain)
    for terrain in (1, 2, 3) if given.get("step") != "layout" else ():
        off = int(TILES_OF[terrain]) - sum(1 for name in ISLAND_NAMES if state.terrain[INDEX[name]] == terrain)
        fill_shown(terrain, off - by_terrain[terrain] - pending.lifted(given, terrain), shown, gone)
    for kind in range(24):
        state.tiles[SHOWN_BACKS * KINDS + kind] = shown[kind]
        state.tiles[ISLAND_BACKS * KINDS + kind] = KIND_COUNT[kind] - gone[kind]
    state.standing = sum(1 for name in ISLAND_NAMES if state.terrain[INDEX[name]] != SEA)


def read_hands(state: SurviveState, given: dict[str, Any]) -> list[int]:
    hands = [0] * 24
    keys = writing.seat_keys(state.rules)
    for colour, tiles in given.get("hands", {}).items():
        if colour not in keys:
            raise checks.wrong("survive-position-nobody-plays", colour=written(colour), colours=list(keys))
        for name in tiles:
            kind = checks.tile(name)
            if not setup.can_be_held(state.rules, int(KIND_BACK[kind])):
                raise checks.wrong("survive-position-never-held", tile=name)
            hands[kind] += 1
            state.tiles[keys.index(colour) * KINDS + kind] += 1
    return hands


def read_picture(state: SurviveState, given: dict[str, Any]) -> None:
    rows = given["island"]
    for (row, (first, last)), text in zip(ISLAND_ROWS.items(), rows, strict=True):
        for i, letter in zip(range(first, last + 1), text, strict=True):
            state.terrain[INDEX[f"{row}{i}"]] = writing.LETTERS.index(letter)
    if state.terrain[LAGOON] != SEA:
        raise checks.wrong("survive-position-lagoon")
    for terrain in (1, 2, 3):
        if "".join(rows).count(writing.LETTERS[terrain]) > TILES_OF[terrain]:
            raise checks.wrong(
                "survive-position-too-many-tiles", most=int(TILES_OF[terrain]), terrain=TERRAINS[terrain]
            )


def fill_island(state: SurviveState, given: dict[str, Any], gone: list[int]) -> None:
    """Named tiles, named sunk spaces, and the rest of the 40 tiles where there is room: beaches on the coast."""
    named = {name: checks.terrain(word) for name, word in given.get("tiles", {}).items()}
    sunk = list(given.get("sunk", []))
    for name in [*named, *sunk]:
        checks.island_space(name)
        if [*named, *sunk].count(name) > 1:
            raise checks.wrong("survive-position-named-twice", space=name)
    people = {PLACE_NAMES[state.where[e]] for e in range(60) if 0 <= state.where[e] < FIRST_ISLE}
    taken = {*named, *people, *sunk, "G6"}
    spare = [name for name in reversed(ISLAND_NAMES) if name not in taken]
    while len(sunk) < sum(gone) and "sunk" not in given and spare:
        sunk.append(spare.pop(0))
    off = list(gone)
    for terrain in (1, 2, 3):
        here = sum(1 for word in named.values() if word == terrain)
        room = int(TILES_OF[terrain]) - here - off[terrain]
        if room < 0:
            raise checks.wrong(
                "survive-position-too-many-tiles", most=int(TILES_OF[terrain]), terrain=TERRAINS[terrain]
            )
        off[terrain] += min(room, max(0, len(sunk) - sum(off)))
    if sum(off) != len(sunk):
        raise checks.wrong("survive-position-gone-and-sunk", gone=sum(off), sunk=len(sunk))
    on = [int(TILES_OF[t]) - off[t] - sum(1 for word in named.values() if word == t) for t in range(4)]
    for name, terrain in named.items():
        state.terrain[INDEX[name]] = terrain
    for name in sorted(ISLAND_NAMES, key=from_the_coast):
        if name not in named and name not in sunk and name != "G6":
            terrain = next(t for t in (1, 2, 3) if on[t])
            on[terrain] -= 1
            state.terrain[INDEX[name]] = terrain


def from_the_coast(name: str) -> int:
    """0 on the outer coast, 1 around the lagoon, 2 inland (S-1.7)."""
    around = [NAMES[NEIGHBOURS[INDEX[name] * 6 + d]] for d in range(6)]
    if any(near not in ISLAND_NAMES for near in around):
        return 0
    return 1 if "G6" in around else 2


def fill_shown(terrain: int, missing: int, shown: list[int], gone: list[int]) -> None:
    """Tiles that are gone without a word were shown: the volcano last, what could be held before that."""
    if missing < 0:
        raise checks.wrong("survive-position-more-seen-than-gone", terrain=TERRAINS[terrain])
    kinds = [kind for kind in range(24) if KIND_TERRAIN[kind] == terrain]
    for kind in sorted(kinds, key=lambda kind: (KIND_BACK[kind] == VOLCANO, int(KIND_BACK[kind]))):
        take = min(missing, int(KIND_COUNT[kind]) - gone[kind])
        shown[kind] += take
        gone[kind] += take
        missing -= take


def read_ships(state: SurviveState, given: dict[str, Any], in_setup: bool) -> None:
    """Ships with their crews; the supply is what was never dealt, unless it is named."""
    rules = state.rules
    ships = given.get("ships", {})
    ship = FIRST_SHIP
    for name, crew in ships.items():
        space = checks.sea_space(state, name, "ship")
        if ship == PIECES:
            raise checks.wrong("survive-position-too-many-pieces", piece="ship", most=12)
        state.launch(ship, space)
        if len(crew) > 3:
            raise checks.wrong("survive-position-crowded-ship", space=name, passengers=len(crew))
        for passenger in crew:
            explorer = checks.explorer(rules, passenger)
            if state.where[explorer] >= 0:
                raise checks.wrong("survive-position-in-two-places", explorer=passenger)
            state.board(explorer, ship)
        ship += 1
    keys = writing.seat_keys(rules)
    dealt = {name: int(rules.ships_of[seat]) for seat, name in enumerate(keys)}
    if in_setup and "ships_to_place" not in given and ships:
        raise checks.wrong("survive-position-ships-in-setup")
    if given.get("ships_to_place") and not in_setup:
        raise checks.wrong("survive-position-ships-after-setup")
    to_place = given.get("ships_to_place", dealt if in_setup else {})
    for name, count in to_place.items():
        if name not in keys:
            raise checks.wrong("survive-position-nobody-plays", colour=written(name), colours=list(keys))
        state.stock[keys.index(name) * STOCK] = int(count)
    left = int(PIECES - ship)
    waiting = sum(int(count) for count in to_place.values())
    supply = int(given.get("supply", {}).get("ship", min(left - waiting, 12 - sum(dealt.values()))))
    if not 0 <= supply + waiting <= left:
        raise checks.wrong("survive-position-bad-supply", piece="ship", board=len(ships), supply=supply)
    for piece in range(int(ship) + supply + waiting, 37):
        state.pieces[piece] = OUT


def read_creatures(state: SurviveState, given: dict[str, Any]) -> None:
    """Creatures on the board; the others in supply, unless the supply is named."""
    rules = state.rules
    for explorer in range(60):
        if 0 <= state.where[explorer] < FIRST_ISLE:
            state.living += 1
            if state.carrier[explorer] < FIRST_SHIP:
                state.life[state.where[explorer]] += ONE_PERSON
    for kind in range(5):
        word = PLURALS[kind]
        default = ["B1", "C11", "G6", "K1", "L10"] if kind == 0 else []
        found = given.get(word, default)
        if found and ((kind == DOLPHIN and not rules.ch6) or (kind == SQUID and not rules.squid)):
            raise checks.wrong(
                "survive-position-no-such-creature", piece=PIECE_KINDS[kind], option="squid" if kind == SQUID else "ch6"
            )
        if found and kind == WHALE and rules.squid_v1:
            raise checks.wrong("survive-position-without-whales")
        if len(found) > LIMITS[kind]:
            raise checks.wrong("survive-position-too-many-pieces", piece=PIECE_KINDS[kind], most=int(LIMITS[kind]))
        piece = int(FIRST_PIECE[kind])
        for entry in found:
            name, protege = entry if kind == DOLPHIN else (entry, None)
            space = checks.sea_space(state, name, PIECE_KINDS[kind])
            state.pieces[piece] = space
            state.life[space] += 1 << (4 * kind)
            if protege is not None:
                guard(state, piece, protege, name)
            piece += 1
        waiting = 0 if kind == 0 else int(FIRST_PIECE[kind + 1]) - piece  # serpents all begin on the board
        supply = given.get("supply", {}).get(PIECE_KINDS[kind], waiting)
        if not 0 <= supply <= FIRST_PIECE[kind + 1] - piece:
            raise checks.wrong("survive-position-bad-supply", piece=PIECE_KINDS[kind], board=len(found), supply=supply)
        for rest in range(piece + int(supply), int(FIRST_PIECE[kind + 1])):
            state.pieces[rest] = OUT
    setup.drop_unused(state)


def guard(state: SurviveState, dolphin: int, protege: str, name: str) -> None:
    explorer = checks.explorer(state.rules, protege)
    if not state.swims_in(explorer, INDEX[name]) or state.carrier[explorer] != -1:
        raise checks.wrong("survive-position-nobody-to-protect", space=name, explorer=shown(str(protege)))
    state.protect(dolphin, explorer)


def read_roll(state: SurviveState, given: dict[str, Any]) -> None:
    rolled = given.get("roll", [])
    words = [rolled] if isinstance(rolled, str) else list(rolled)
    faces = DIVE_DIE if state.rules.ch6 else CREATURE_DIE
    if words:
        if words[0] not in faces:
            raise checks.wrong("survive-position-unknown-face", face=written(words[0]), faces=list(faces))
        state.face = faces.index(words[0])
    if len(words) > 1:
        if not state.rules.ch6 or str(words[1]) not in DIVE_NUMBERS:
            raise checks.wrong("survive-position-unknown-distance", faces=list(DIVE_NUMBERS))
        state.distance = DIVE_NUMBERS.index(str(words[1])) + 1
