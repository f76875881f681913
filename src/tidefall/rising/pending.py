"""The stack of pending steps in a position: the phase by its word, and a list for the middle of things.

What lies below a phase follows from the phase. `pending` begins with the phase's own frame and goes up; a frame is the
name of a step and its two numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tidefall.kernel.state import FRAME
from tidefall.rising import steps
from tidefall.rising.position_checks import listing, refuse
from tidefall.rising.rulebook import STEPS
from tidefall.rising.table import NONE, Table

NAMES: Final = [step.name for step in STEPS]
PHASES: Final = [
    steps.ROUND,
    steps.ROUND_END,
    steps.WRATH,
    steps.CLEANUP,
    steps.ACTIONS,
    steps.START_ACTIONS,
    steps.END_MISF,
    steps.MONSTERS_SLOT,
    steps.MISFORTUNE,
    steps.CLOSE_PLACE,
    steps.PLACE,
    steps.HOLOGRAM_POWER,
    steps.REVEAL_BOARD,
]
"""The stack at the beginning of a round, bottom first."""
SETUP_STEPS: Final = ("lay_component", "pick_component", "take_councilor", "deal_councilor", "find_starter")
BEFORE_PLACE: Final = (*SETUP_STEPS, "reveal_board", "hologram_power")
ROUND_STEPS: Final = ("place", "misfortune", "end_misf", "start_actions", "actions", "wrath")
WORDS: Final = (*ROUND_STEPS, *BEFORE_PLACE, "over")
DEEPEST: Final = 23
LARGEST: Final = 0xFFFF


def base(state: Table, word: str) -> list[int]:
    """The steps up to a phase, bottom first."""
    if word == "over":
        return [int(steps.ROUND)]
    rules = state.rules
    councilors = steps.TAKE_COUNCILOR if rules.free_councilors else steps.DEAL_COUNCILOR
    components = steps.PICK_COMPONENT if rules.pick_components else steps.LAY_COMPONENT
    chain = [steps.ROUND, steps.FIND_STARTER, councilors, components] if word in SETUP_STEPS else PHASES
    code = NAMES.index(word)
    if code not in chain:
        raise refuse(f"There is no step {word} with these options.")
    return [int(code) for code in chain[: chain.index(code) + 1]]


def first_numbers(state: Table, code: int) -> tuple[int, int]:
    """The numbers of a phase's frame when the phase begins."""
    if code == steps.PLACE:
        return int(state.starter), 0
    return (2, 0) if code == steps.REVEAL_BOARD else (0, 0)


def frames(state: Table) -> list[tuple[int, int, int]]:
    """The stack from bottom to top."""
    stack = [int(item) for item in state.stack[: state.depth * FRAME]]
    return [(stack[at], stack[at + 1], stack[at + 2]) for at in range(0, len(stack), int(FRAME))]


def phase(state: Table) -> str:
    """The word for the phase at work."""
    if state.over:
        return "over"
    codes = [code for code, _, _ in frames(state)]
    known = [NAMES.index(word) for word in WORDS if word != "over"]
    return NAMES[next(code for code in reversed(codes) if code in known)]


def write(state: Table) -> dict[str, Any]:
    """The phase, and the pending steps if they are not just those of its beginning."""
    word = phase(state)
    told: dict[str, Any] = {"step": word}
    if state.over:
        return told
    left = frames(state)[len(base(state, word)) - 1 :]
    if left != [(left[0][0], *first_numbers(state, left[0][0]))]:
        told["pending"] = [[NAMES[code], a, b] for code, a, b in left]
    return told


def read(state: Table, given: dict[str, Any], word: str) -> None:
    """Put the frames on the stack."""
    below = base(state, word)
    for code in below[:-1]:
        state.push(code, *first_numbers(state, code))
    if not given.get("pending"):
        begin_phase(state, given, below[-1])
        return
    listed = listing(given["pending"], "pending")
    if state.over or len(below) - 1 + len(listed) > DEEPEST:
        raise refuse(f"There can be at most {DEEPEST} pending steps, and none in a game that is over.")
    for place, frame in enumerate(listed):
        read_frame(state, frame, below[-1] if place == 0 else NONE)
    if not isinstance(STEPS[state.top()].legal, Callable) or NAMES[state.top()] in NEVER_ON_TOP:  # type: ignore[arg-type]
        raise refuse(f"{NAMES[state.top()]} cannot be the last pending step.")
