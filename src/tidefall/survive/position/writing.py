"""A state as readable data that says everything about it; the format is described in docs/position.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.survive.position import pending
from tidefall.survive.rules import observation
from tidefall.survive.rules.board import (
    INDEX,
    ISLAND_ROWS,
    PLACE_NAMES,
)
from tidefall.survive.rules.components import (
    DOLPHIN,
    FIRST_SHIP,
    KIND_NAMES,
    KINDS,
    PIECE_KINDS,
    PLURALS,
)
from tidefall.survive.rules.happenings import ENDINGS
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.scoring import tokens_in_use
from tidefall.survive.rules.state import (
    OUT,
    RESERVE,
    SHOWN_BACKS,
    STOCK,
    SurviveState,
)

if TYPE_CHECKING:
    from tidefall.survive.rules.options import Rules

LETTERS: Final = "~bfm"
"""Sea and the terrains, in the picture of the island."""


def write(state: SurviveState) -> dict[str, Any]:
    """The whole state; `read` gives it back."""
    rules = state.rules
    used = tokens_in_use(state)
    told: dict[str, Any] = {
        "turn": int(state.turn),
        "active": int(state.active),
        "step": pending.step_name(state),
        "island": picture(state),
        "explorers": {
            explorer_name(rules, e): place_word(int(state.where[e])) for e in used if state.carrier[e] < FIRST_SHIP
        },
        "values": {explorer_name(rules, e): int(state.value[e]) for e in used if state.value[e]},
        "ships": {ship["at"]: ship["crew"] for ship in observation.ships(state)},
        "hands": {
            name: tiles for seat, name in enumerate(seat_keys(rules)) if (tiles := observation.hand(state, seat))
        },
        "shown": {KIND_NAMES[k]: int(n) for k in range(24) if (n := state.tiles[SHOWN_BACKS * KINDS + k])},
        "supply": observation.supply(state),
    }
    for kind in range(5):
        found = [creature for creature in observation.creatures(state) if creature["kind"] == PIECE_KINDS[kind]]
        if kind == DOLPHIN:
            told["dolphins"] = [[creature["at"], creature["protects"]] for creature in found]
        else:
            told[PLURALS[kind]] = [creature["at"] for creature in found]
    to_place = {name: int(state.stock[seat * STOCK]) for seat, name in enumerate(seat_keys(rules))}
    facts: dict[str, Any] = {
        "points": int(state.points),
        "roll": roll_words(state),
        "wet": [explorer_name(rules, e) for e in used if (state.wet >> e) & 1],
        "fallen": [explorer_name(rules, e) for e in used if (state.fallen >> e) & 1],
        "ships_to_place": {name: count for name, count in to_place.items() if count},
        "quiet": 0 if state.standing else int(state.quiet),
        "stirred": state.stirred,
        "tile_open": state.tile_open,
        "stop_asked": state.stop_asked,
        "ended_by": ENDINGS[state.ending],
        "pending": pending.write(state),
    }
    told.update({name: value for name, value in facts.items() if value})
    return told


def picture(state: SurviveState) -> list[str]:
    """The island area row by row: b, f, m, and ~ where there is no tile."""
    rows = []
    for row, (first, last) in ISLAND_ROWS.items():
        rows.append("".join(LETTERS[state.terrain[INDEX[f"{row}{i}"]]] for i in range(first, last + 1)))
    return rows


def place_word(place: int) -> str:
    if place == OUT:
        return "out"
    return "reserve" if place == RESERVE else PLACE_NAMES[place]


def seat_keys(rules: Rules) -> list[str]:
    """Seats are named by their (first) colour."""
    return rules.colour_names[: int(rules.seats)]


def roll_words(state: SurviveState) -> list[str]:
    rolled = observation.rolled(state)
    return [] if rolled is None else [word for word in (rolled["face"], rolled["distance"]) if word]
