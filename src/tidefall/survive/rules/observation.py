"""What a seat may know, built up from nothing (section 9 of the rules): every view starts empty and adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.survive.rules import scoring, steps
from tidefall.survive.rules.board import FIRST_ISLE, INDEX, ISLAND_NAMES, NAMES, PLACE_NAMES
from tidefall.survive.rules.components import (
    BACKS,
    CREATURE_DIE,
    DIVE_DIE,
    DIVE_NUMBERS,
    DOLPHIN,
    FIRST_DOLPHIN,
    FIRST_PIECE,
    FIRST_SHIP,
    KIND_BACK,
    KIND_COUNT,
    KIND_NAMES,
    KIND_TERRAIN,
    KINDS,
    PIECE_KINDS,
    PIECES,
    SEA,
    SEATS_ABOARD,
    TERRAINS,
)
from tidefall.survive.rules.defence import DefenceWindow
from tidefall.survive.rules.happenings import ENDINGS
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.picking import SWIMMER, Destination
from tidefall.survive.rules.state import EXPLORERS, NONE, RESERVE, SHOWN_BACKS, STOCK, SUPPLY, SurviveState, crew_of
from tidefall.survive.rules.turn import after_tile
from tidefall.survive.speech.words import question

if TYPE_CHECKING:
    from mypy_extensions import i64

CHANCE_STEPS: Final = ("layout", "token", "back", "roll", "distance")
PHASE_OF: Final = {"play_tile": "tile", "move": "move", "sink": "sink"}
"""The decisions with which the phases of a turn begin."""


def view(state: SurviveState, seat: int | None) -> dict[str, Any]:
    """The observation of a seat, or of a spectator."""
    common = {} if state.together is None else state.together
    if not common:
        common.update(seen_by_all(state))
    decision, asked, points = asks(state, seat)
    return {
        **common,
        "seat": seat,
        "phase": phase(state, decision),
        "asks": {"decision": decision, "seat": asked},
        "points": points,
        "hand": [] if seat is None else hand(state, seat),
        "reserve": {} if seat is None else reserve(state, seat),
        "unseen": unseen(state, seat),
        **({} if seat is None else own_values(state, seat, common)),
    }


def seen_by_all(state: SurviveState) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        "game": state.game.name,
        "options": dict(state.game.values),
        "turn": int(state.turn),
        "active": int(state.active),
        "roll": rolled(state),
        "players": [player(state, seat) for seat in range(int(state.rules.seats))],
        "island": {name: TERRAINS[terrain] for name in ISLAND_NAMES if (terrain := state.terrain[INDEX[name]]) != SEA},
        "explorers": [explorer_view(state, explorer) for explorer in placed(state)],
        "ships": ships(state),
        "creatures": creatures(state),
        "supply": supply(state),
        "shown": {KIND_NAMES[k]: int(n) for k in range(24) if (n := state.tiles[SHOWN_BACKS * KINDS + k])},
        "picked": picked(state),
        "window": window(state),
        "result": result(state) if state.over else None,
    }


def asks(state: SurviveState, seat: int | None) -> tuple[str, int | None, int]:
    """What is being asked, of whom, and the movement points, as far as this seat may know."""
    if state.over:
        return "over", None, 0
    name = question(state)
    points = int(state.points)
    if name in CHANCE_STEPS:
        return "chance", None, points
    if state.top() == steps.PLAY_TILE and seat != state.active:
        word = after_tile(state).split(" ")[0]
        if word == "roll":
            return "chance", None, 0
        return word, int(state.active), 3 if word == "move" else 0
    if state.step().secret and seat != state.player:
        return name, None, points
    return name, int(state.player), points


def phase(state: SurviveState, decision: str) -> str:
    """Which part of the turn this is."""
    if state.over:
        return "over"
    if state.turn == 0:
        return "setup"
    if decision in PHASE_OF:
        return PHASE_OF[decision]
    if state.top() == steps.PLAY_TILE or not is_to_come(state, steps.ROLL):
        return "creature"
    if not is_to_come(state, steps.SINK):
        return "sink"
    return "tile" if is_to_come(state, steps.BEGIN_MOVE) else "move"


def is_to_come(state: SurviveState, step: i64) -> bool:
    """Whether a step of the turn waits for the present one to end."""
    return 0 <= state.place_of(step) < state.depth - 1


def rolled(state: SurviveState) -> dict[str, Any] | None:
    if state.face < 0:
        return None
    if not state.rules.ch6:
        return {"face": CREATURE_DIE[state.face], "distance": None}
    return {"face": DIVE_DIE[state.face], "distance": DIVE_NUMBERS[state.distance - 1] if state.distance else None}


def player(state: SurviveState, seat: int) -> dict[str, Any]:
    """What everybody sees of a player; the score only at the end."""
    own = scoring.explorers_of(state, seat)
    rules = state.rules
    return {
        "seat": seat,
        "colours": [rules.colour_names[c] for c in range(int(rules.colours)) if rules.owner[c] == seat],
        "turns": max(0, int(state.turns_taken(seat))),
        "hand": [TERRAINS[KIND_TERRAIN[k]] for k in range(24) for _ in range(int(state.tiles[seat * KINDS + k]))],
        "on_board": sum(1 for e in own if state.on_board(e)),
        "saved": scoring.saved(state, seat),
        "lost": sum(1 for e in own if state.where[e] < RESERVE),
        "reserve": sum(1 for e in own if state.where[e] == RESERVE),
        "ships_to_place": int(state.stock[seat * STOCK]),
        "score": scoring.score(state, seat) if state.over else None,
    }


def own_values(state: SurviveState, seat: int, common: dict[str, Any]) -> dict[str, Any]:
    """A seat knows its explorers' values while placing; later, and its score, only with assisted memory (S-9.3)."""
    assisted = state.rules.assisted
    told: dict[str, Any] = {}
    if assisted:
        told["players"] = [
            {**shown, "score": scoring.score(state, seat)} if shown["seat"] == seat else shown
            for shown in common["players"]
        ]
    if assisted or state.turn == 0:
        told["explorers"] = [
            {**shown, "value": int(state.value[explorer])} if shown["seat"] == seat else shown
            for explorer, shown in zip(placed(state), common["explorers"], strict=True)
        ]
    return told


def placed(state: SurviveState) -> list[int]:
    """The explorers that are or were on the board."""
    return [explorer for explorer in scoring.tokens_in_use(state) if state.where[explorer] != RESERVE]


def explorer_view(state: SurviveState, explorer: int) -> dict[str, Any]:
    """What everybody sees of an explorer; the value only at the end."""
    at = state.where[explorer]
    carrier = state.carrier[explorer]
    if at < 0:
        standing = "out"
    elif at >= FIRST_ISLE:
        standing = "safe"
    elif carrier >= FIRST_SHIP:
        standing = "aboard"
    else:
        standing = "swimmer" if state.terrain[at] == SEA else "land"
    return {
        "id": explorer_name(state.rules, explorer),
        "colour": state.rules.colour_names[explorer // 10],
        "seat": int(state.owner(explorer)),
        "standing": standing,
        "at": PLACE_NAMES[at] if at >= 0 else None,
        "wet": bool((state.wet >> explorer) & 1),
        "protected": bool(FIRST_DOLPHIN <= carrier < FIRST_SHIP),
        "value": int(state.value[explorer]) if state.over else None,
    }


def crew_names(state: SurviveState, ship: i64) -> list[str]:
    first = crew_of(ship)
    crew = [int(state.crew[place]) for place in range(first, first + SEATS_ABOARD)]
    return [explorer_name(state.rules, explorer) for explorer in sorted(crew) if explorer != NONE]


def ships(state: SurviveState) -> list[dict[str, Any]]:
    """Ships on the board in the order of their spaces."""
    found: list[tuple[int, dict[str, Any]]] = []
    for ship in range(FIRST_SHIP, PIECES):
        at = state.pieces[ship]
        if at >= 0:
            controllers = [seat for seat in range(int(state.rules.seats)) if state.controls(seat, ship)]
            found.append((int(at), {"at": NAMES[at], "crew": crew_names(state, ship), "controllers": controllers}))
    return [ship_data for _, ship_data in sorted(found, key=lambda pair: pair[0])]


def creatures(state: SurviveState) -> list[dict[str, Any]]:
    """Creatures on the board by kind and space; dolphins with whom they protect."""
    found: list[tuple[int, int, str]] = []
    for kind in range(5):
        for piece in range(int(FIRST_PIECE[kind]), int(FIRST_PIECE[kind + 1])):
            if state.pieces[piece] >= 0:
                protege = state.crew[piece - FIRST_DOLPHIN] if kind == DOLPHIN else NONE
                name = explorer_name(state.rules, protege) if protege != NONE else ""
                found.append((kind, int(state.pieces[piece]), name))
    return [{"kind": PIECE_KINDS[kind], "at": NAMES[at], "protects": name or None} for kind, at, name in sorted(found)]


def in_supply(state: SurviveState, kind: int) -> int:
    pieces = range(int(FIRST_PIECE[kind]), int(FIRST_PIECE[kind + 1]))
    return sum(1 for piece in pieces if state.pieces[piece] == SUPPLY)


def supply(state: SurviveState) -> dict[str, int]:
    """Creatures and ships that are not on the board and may still come."""
    left = {PIECE_KINDS[kind]: in_supply(state, kind) for kind in range(6)}
    left["ship"] -= to_place(state)
    return left


def to_place(state: SurviveState) -> int:
    """Ships that are dealt but not yet placed."""
    return sum(int(state.stock[seat * STOCK]) for seat in range(int(state.rules.seats)))


def hand(state: SurviveState, seat: int) -> list[str]:
    """The icons of a seat's own tiles (S-9.4)."""
    return [KIND_NAMES[kind] for kind in range(24) for _ in range(int(state.tiles[seat * KINDS + kind]))]


def reserve(state: SurviveState, seat: int) -> dict[str, list[int]]:
    """The values that a seat has still to place."""
    rules = state.rules
    left: dict[str, list[int]] = {}
    for colour in range(int(rules.colours)):
        if rules.owner[colour] == seat:
            values = [value for value in range(1, 7) for _ in range(int(state.stock[colour * STOCK + value]))]
            if values:
                left[rules.colour_names[colour]] = values
    return left


def unseen(state: SurviveState, seat: int | None) -> dict[str, dict[str, int]]:
    """Backs that are neither shown nor in the seat's own hand, by terrain (S-9.6)."""
    left: dict[str, dict[str, int]] = {"beach": {}, "forest": {}, "mountain": {}}
    for kind in range(24):
        count = int(KIND_COUNT[kind] - state.tiles[SHOWN_BACKS * KINDS + kind])
        if seat is not None:
            count -= int(state.tiles[seat * KINDS + kind])
        if count:
            left[TERRAINS[KIND_TERRAIN[kind]]][BACKS[KIND_BACK[kind]]] = count
    return left


def picked(state: SurviveState) -> dict[str, Any] | None:
    """The piece that waits for its destination."""
    if state.over or state.top() != steps.DESTINATION:
        return None
    kind = Destination.KIND.of(state)
    explorer = Destination.EXPLORER.of(state)
    return {
        "kind": "explorer" if kind == SWIMMER else PIECE_KINDS[kind],
        "id": explorer_name(state.rules, explorer) if explorer < EXPLORERS else None,
        "at": NAMES[Destination.SPACE.of(state)],
    }


def window(state: SurviveState) -> dict[str, Any] | None:
    """The open defence window, if any."""
    if state.over or state.top() not in (steps.WHALE_WINDOW, steps.SHARK_WINDOW, steps.FALLEN_WINDOW):
        return None
    return {
        "against": "whale" if state.top() == steps.WHALE_WINDOW else "shark",
        "at": NAMES[DefenceWindow.SPACE.of(state)],
    }


def result(state: SurviveState) -> dict[str, Any]:
    """Scores, winners and values at the end (S-7.9)."""
    won, tie_break = scoring.winners(state)
    seats = range(int(state.rules.seats))
    return {
        "ended_by": ENDINGS[state.ending],
        "scores": [scoring.score(state, seat) for seat in seats],
        "saved": [scoring.saved(state, seat) for seat in seats],
        "turns": [max(0, int(state.turns_taken(seat))) for seat in seats],
        "winners": won,
        "tie_break": tie_break or None,
        "values": {explorer_name(state.rules, e): int(state.value[e]) for e in scoring.tokens_in_use(state)},
    }
