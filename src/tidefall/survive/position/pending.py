"""What is pending as readable data: one word for the usual moments, a list of frames for the middle of things.

A frame is written by the names of its step and of its fields, as in {"step": "crew", "space": "F3"}. What a frame may
be, its step says: which steps can lie below it, and whether it fits the rest of the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tidefall.kernel.notation import shown
from tidefall.kernel.notation import written as written_value
from tidefall.kernel.stack import FRAME
from tidefall.survive.position.checks import wrong
from tidefall.survive.rules import steps
from tidefall.survive.rules.board import NAMES
from tidefall.survive.rules.components import BACKS, MOUNTAIN, PIECE_KINDS, TERRAINS
from tidefall.survive.rules.happenings import ENDINGS
from tidefall.survive.rules.names import explorer_name, explorer_named
from tidefall.survive.rules.picking import DICE
from tidefall.survive.rules.setup import Token
from tidefall.survive.rules.state import EXPLORERS, SurviveState
from tidefall.survive.rules.steps import STEPS

DEEPEST: Final = 20
USUAL: Final = {
    "layout": [steps.TURN, steps.PLACE_SHIP, steps.PLACE_EXPLORER, steps.LAYOUT],
    "place_explorer": [steps.TURN, steps.PLACE_SHIP, steps.PLACE_EXPLORER],
    "place_ship": [steps.TURN, steps.PLACE_SHIP],
    "tile": [steps.TURN, steps.ROLL, steps.SINK, steps.BEGIN_MOVE, steps.PLAY_TILE],
    "move": [steps.TURN, steps.ROLL, steps.SINK, steps.MOVE],
    "sink": [steps.TURN, steps.ROLL, steps.SINK],
    "roll": [steps.TURN, steps.ROLL],
    "creature": [steps.TURN, steps.PICK],
    "over": [steps.TURN],
}
MOVED: Final = [*PIECE_KINDS, "explorer"]
FOLLOWS: Final = ("asked",)
"""Fields that follow from the others."""


class Wording(NamedTuple):
    """How a field is written and read; a field with a usual value may be left out."""

    write: Callable[[SurviveState, int], Any]
    read: Callable[[SurviveState, Any], int]
    usual: Any = None
    needed: bool = True


def read_explorer(state: SurviveState, word: Any) -> int:
    if word is None:
        return int(EXPLORERS)
    found = explorer_named(state.rules, word)
    if found < 0:
        raise ValueError
    return found


def read_number(state: SurviveState, word: Any) -> int:
    if type(word) is not int or word < 0:
        raise ValueError
    return word


NUMBER: Final = Wording(lambda state, number: number, read_number)
COUNT: Final = Wording(lambda state, number: number, read_number, 0, needed=False)
WORDINGS: Final[dict[str, Wording]] = {
    "space": Wording(lambda state, space: NAMES[space], lambda state, word: NAMES.index(word)),
    "terrain": Wording(lambda state, terrain: TERRAINS[terrain], lambda state, word: TERRAINS.index(word)),
    "colour": Wording(
        lambda state, colour: state.rules.colour_names[colour],
        lambda state, word: state.rules.colour_names.index(word),
    ),
    "value": NUMBER,
    "purpose": Wording(
        lambda state, purpose: "dice" if purpose == DICE else BACKS[purpose],
        lambda state, word: int(DICE) if word == "dice" else BACKS.index(word),
    ),
    "kind": Wording(lambda state, kind: MOVED[kind], lambda state, word: MOVED.index(word)),
    "explorer": Wording(
        lambda state, explorer: explorer_name(state.rules, explorer) if explorer < EXPLORERS else None,
        read_explorer,
        needed=False,
    ),
    "causer": NUMBER,
    "passed": Wording(
        lambda state, passed: [seat for seat in range(int(state.rules.seats)) if (passed >> seat) & 1],
        lambda state, seats: sum(1 << read_number(state, seat) for seat in set(seats)),
        [],
        needed=False,
    ),
    "answered": COUNT,
    "agreed": COUNT,
}


def codes(state: SurviveState) -> list[int]:
    """The steps on the stack from bottom to top."""
    return [int(state.code_at(place)) for place in range(int(state.depth))]


def step_name(state: SurviveState) -> str:
    """The usual moment this is, or "pending" in the middle of something."""
    if state.over:
        return "over"
    found = codes(state)
    plain = not any(state.stack[place * FRAME + 1] for place in range(int(state.depth)))
    for name, usual in USUAL.items():
        if plain and found == [int(code) for code in usual]:
            return name
    return "pending"


def write(state: SurviveState) -> list[dict[str, Any]]:
    """Nothing for the usual moments; otherwise every frame."""
    if step_name(state) != "pending":
        return []
    return [written(state, place) for place in range(int(state.depth))]


def written(state: SurviveState, place: int) -> dict[str, Any]:
    step = STEPS.all[state.code_at(place)]
    told: dict[str, Any] = {"step": step.name}
    for field in step.fields:
        if field.name not in FOLLOWS:
            told[field.name] = WORDINGS[field.name].write(state, int(field.in_frame(state, place)))
    return told


def read(state: SurviveState, given: dict[str, Any]) -> None:
    """Put the frames on the stack."""
    step = given.get("step", "move")
    if step == "over":
        if given.get("ended_by", ENDINGS[1]) not in ENDINGS[1:]:
            raise wrong(
                "survive-position-unknown-ending", ending=written_value(given["ended_by"]), endings=list(ENDINGS[1:])
            )
        state.ending = ENDINGS.index(given.get("ended_by", ENDINGS[1]))
        state.over = True
    if step != "pending":
        if step == "creature" and state.face < 0:
            raise wrong("survive-position-not-rolled", dice=1)
        if step == "creature" and state.rules.ch6 and not state.distance:
            raise wrong("survive-position-not-rolled", dice=2)
        for code in USUAL[step]:
            state.push(code)
        return
    if not given.get("pending"):
        raise wrong("survive-position-nothing-pending")
    if len(given["pending"]) > DEEPEST or given["pending"][0] != {"step": "turn"}:
        raise wrong("survive-position-too-much-pending", most=DEEPEST, lowest="{'step': 'turn'}")
    for frame in given["pending"]:
        read_frame(state, frame)


def read_frame(state: SurviveState, frame: Any) -> None:
    """Push one frame, if it can lie where it is to lie."""
    if not isinstance(frame, dict) or (code := STEPS.named(str(frame.get("step")))) < 0:
        raise wrong(
            "survive-position-not-pending", value=written_value(frame), example="{'step': 'crew', 'space': 'F3'}"
        )
    step = STEPS.all[code]
    fields = {field.name: field for field in step.fields if field.name not in FOLLOWS}
    if unknown := sorted(set(frame) - {"step", *fields}):
        raise wrong("survive-position-unknown-field", step=step.name, field=shown(str(unknown[0])))
    word = 0
    for name, field in fields.items():
        wording = WORDINGS[name]
        if name not in frame and wording.needed:
            raise wrong("survive-position-missing-field", step=step.name, field=name)
        try:
            number = wording.read(state, frame.get(name, wording.usual))
        except (ValueError, TypeError, AttributeError):
            number = -1
        if not 0 <= number <= field.most:
            raise wrong("survive-position-bad-field", step=step.name, field=name, value=written_value(frame[name]))
        word |= int(field.at(number))
    lower = STEPS.all[state.top()].name if state.depth else ""
    if lower and lower not in step.below.split():
        raise wrong("survive-position-cannot-follow", step=step.name, lower=lower)
    state.push(code, word)
    if not step.fits(state):
        raise wrong("survive-position-does-not-fit", step=step.name)


def in_setup(given: dict[str, Any]) -> bool:
    """Whether a pending list belongs to the setup."""
    return any(isinstance(frame, dict) and frame.get("step") == "place_ship" for frame in given.get("pending", []))


def lifted(given: dict[str, Any], terrain: int) -> int:
    """A tile whose back is about to be turned up has left the board but is neither shown nor in a hand.

    The mountain whose sinking ends challenge 4 is never turned up.
    """
    found = [frame for frame in given.get("pending", []) if isinstance(frame, dict) and frame.get("step") == "back"]
    never_turned = given.get("step") == "over" and given.get("ended_by") == "submerged" and terrain == MOUNTAIN
    return sum(1 for frame in found if frame.get("terrain") == TERRAINS[terrain]) + (1 if never_turned else 0)


def values_underway(state: SurviveState, colour: int) -> list[int]:
    """The value of an explorer between being placed and getting its token."""
    places = [place for place, code in enumerate(codes(state)) if code == steps.TOKEN]
    return [int(Token.VALUE.in_frame(state, p)) for p in places if Token.COLOUR.in_frame(state, p) == colour]
