"""The stack of pending steps as readable data: one word for the usual moments, a list for the middle of things."""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.errors import Refused
from tidefall.kernel.stack import FRAME
from tidefall.survive.rules import steps
from tidefall.survive.rules.board import INDEX, NAMES, SPACES
from tidefall.survive.rules.components import BACKS, MOUNTAIN, PIECE_KINDS, TERRAINS
from tidefall.survive.rules.creatures import A_GUARD, AN_EXPLORER, DICE
from tidefall.survive.rules.happenings import ENDINGS
from tidefall.survive.rules.names import explorer_name, explorer_named
from tidefall.survive.rules.state import SurviveState

FRAMES: Final = [
    "layout",
    "place_explorer",
    "token",
    "place_ship",
    "turn",
    "stop",
    "play_tile",
    "begin_move",
    "move",
    "sink",
    "back",
    "crew",
    "fetch",
    "squid_place",
    "victim",
    "mini",
    "roll",
    "distance",
    "pick",
    "destination",
    "settle",
    "rescuers",
    "whale_window",
    "shark_window",
    "fallen_window",
]
"""The steps by number."""
IN_A_SPACE: Final = (
    "back",
    "crew",
    "fetch",
    "victim",
    "settle",
    "rescuers",
    "whale_window",
    "shark_window",
    "fallen_window",
)
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


def frames(state: SurviveState) -> list[tuple[int, int, int]]:
    """The stack from bottom to top."""
    stack = [int(number) for number in state.stack[: state.depth * FRAME]]
    return [(stack[at], stack[at + 1], stack[at + 2]) for at in range(0, len(stack), 3)]


def step_name(state: SurviveState) -> str:
    """The usual moment this is, or "pending" in the middle of something."""
    if state.over:
        return "over"
    found = frames(state)
    codes = [code for code, _, _ in found]
    plain = all(a == 0 and b == 0 for _, a, b in found)
    for name, usual in USUAL.items():
        if plain and codes == [int(code) for code in usual]:
            return name
    return "pending"


def write(state: SurviveState) -> list[list[Any]]:
    """Nothing for the usual moments; otherwise every frame with its two facts."""
    if step_name(state) != "pending":
        return []
    return [[FRAMES[code], first_word(state, code, a), second_word(code, b)] for code, a, b in frames(state)]


def first_word(state: SurviveState, code: int, a: int) -> Any:
    name = FRAMES[code]
    if name in IN_A_SPACE:
        return NAMES[a]
    if name == "token":
        return f"{state.rules.colour_names[a // 133]} {NAMES[a % 133]}"
    if name == "pick":
        return purpose_word(a)
    if name == "destination":
        if a >= A_GUARD:
            return f"dolphin with {explorer_name(state.rules, a - A_GUARD)}"
        if a >= AN_EXPLORER:
            return explorer_name(state.rules, a - AN_EXPLORER)
        return f"{PIECE_KINDS[a // 133]} {NAMES[a % 133]}"
    return a


def second_word(code: int, b: int) -> Any:
    if FRAMES[code] == "back":
        return TERRAINS[b]
    return purpose_word(b) if FRAMES[code] == "destination" else b


def purpose_word(purpose: int) -> str:
    return "dice" if purpose == DICE else BACKS[purpose]


def read(state: SurviveState, given: dict[str, Any]) -> None:
    """Put the frames on the stack."""
    step = given.get("step", "move")
    if step == "over":
        if given.get("ended_by", ENDINGS[1]) not in ENDINGS[1:]:
            raise Refused("bad_position", f"A game is ended by {', '.join(ENDINGS[1:])}, not {given['ended_by']!r}.")
        state.ending = ENDINGS.index(given.get("ended_by", ENDINGS[1]))
        state.over = True
    if step != "pending":
        if step == "creature" and state.face < 0:
            raise Refused("bad_position", "In the creature step, say what was rolled, as in 'roll': 'shark'.")
        if step == "creature" and state.rules.ch6 and not state.distance:
            raise Refused("bad_position", "Both dive dice are rolled, as in 'roll': ['shark', '2'] (S-8.6.3).")
        for code in USUAL[step]:
            state.push(code)
        return
    if not given.get("pending"):
        raise Refused("bad_position", "Step 'pending' needs the list of pending steps.")
    if len(given["pending"]) > DEEPEST or list(given["pending"][0])[:1] != ["turn"]:
        raise Refused("bad_position", f"Pending steps are at most {DEEPEST}, the lowest ['turn', 0, 0].")
    for frame in given["pending"]:
        try:
            name, first, second = frame
            code = FRAMES.index(name)
            state.push(code, read_first(state, name, first), read_second(name, second))
        except (ValueError, KeyError, TypeError, IndexError):
            raise Refused("bad_position", f"{frame!r} is not a pending step.") from None


def read_first(state: SurviveState, name: str, word: Any) -> int:
    if name in IN_A_SPACE:
        return INDEX[word]
    if name == "token":
        colour, space = word.split(" ")
        return int(state.rules.colour_names.index(colour) * SPACES) + INDEX[space]
    if name == "pick":
        return read_purpose(word)
    if name == "destination":
        if word.startswith("dolphin with "):
            return int(A_GUARD) + explorer_named(state.rules, word[-2:])
        if " " not in word:
            return int(AN_EXPLORER) + explorer_named(state.rules, word)
        kind, space = word.split(" ")
        return int(PIECE_KINDS.index(kind) * SPACES) + INDEX[space]
    return int(word)


def read_second(name: str, word: Any) -> int:
    if name == "back":
        return TERRAINS.index(word)
    return read_purpose(word) if name == "destination" else int(word)


def read_purpose(word: str) -> int:
    return int(DICE) if word == "dice" else BACKS.index(word)


def in_setup(given: dict[str, Any]) -> bool:
    """Whether a pending list belongs to the setup."""
    return any(frame and frame[0] == "place_ship" for frame in given.get("pending", []))


def lifted(given: dict[str, Any], terrain: int) -> int:
    """A tile whose back is about to be turned up has left the board but is neither shown nor in a hand.

    The mountain whose sinking ends challenge 4 is never turned up.
    """
    found = [frame for frame in given.get("pending", []) if len(frame) == 3 and frame[0] == "back"]
    never_turned = given.get("step") == "over" and given.get("ended_by") == "submerged" and terrain == MOUNTAIN
    return sum(1 for frame in found if frame[2] == TERRAINS[terrain]) + (1 if never_turned else 0)


def values_underway(state: SurviveState, colour: int) -> list[int]:
    """The value of an explorer between being placed and getting its token."""
    return [b for code, a, b in frames(state) if FRAMES[code] == "token" and a // 133 == colour]
