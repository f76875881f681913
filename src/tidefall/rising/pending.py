"""The stack of pending steps in a position: the phase by its word, and a list for the middle of things.

What lies below a phase follows from the phase. `pending` begins with the phase's own frame and goes up; a frame is the
name of a step and its two numbers.
"""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.stack import FRAME
from tidefall.rising import steps
from tidefall.rising.misfortune import drawer_of
from tidefall.rising.pending_checks import fits, revealed
from tidefall.rising.position_checks import listing, number, one_of, refuse, shown
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
SETUP: Final = ("lay_component", "pick_component", "take_councilor", "deal_councilor", "find_starter")
WORDS: Final = (
    "place",
    "misfortune",
    "end_misf",
    "start_actions",
    "actions",
    "wrath",
    "reveal_board",
    "hologram_power",
    *SETUP,
    "over",
)
DEEPEST: Final = 23
LARGEST: Final = 0xFFFF


def base(state: Table, word: str) -> list[int]:
    """The steps up to a phase, bottom first."""
    rules = state.rules
    if word == "over":
        return [int(steps.ROUND)]
    councilors = steps.TAKE_COUNCILOR if rules.free_councilors else steps.DEAL_COUNCILOR
    components = steps.PICK_COMPONENT if rules.pick_components else steps.LAY_COMPONENT
    chain = [steps.ROUND, steps.FIND_STARTER, councilors, components] if word in SETUP else PHASES
    code = NAMES.index(word)
    if code not in chain or (word in ("reveal_board", "hologram_power") and not rules.has_hologram):
        raise refuse(f"There is no step {word} with these options.")
    return [int(code) for code in chain[: chain.index(code) + 1]]


def first_numbers(state: Table, code: int) -> tuple[int, int]:
    """The numbers of a phase's frame when the phase begins."""
    if code == steps.PLACE:
        return int(state.starter), 0
    return (2 - revealed(state), 0) if code == steps.REVEAL_BOARD else (0, 0)


def frames(state: Table) -> list[tuple[int, int, int]]:
    """The stack from bottom to top."""
    stack = [int(item) for item in state.stack[: state.depth * FRAME]]
    return [(stack[at], stack[at + 1], stack[at + 2]) for at in range(0, len(stack), int(FRAME))]


def phase(state: Table) -> str:
    """The word for the phase at work."""
    if state.over:
        return "over"
    names = [NAMES[code] for code, _, _ in frames(state)]
    return next(name for name in reversed(names) if name in WORDS)


def write(state: Table) -> dict[str, Any]:
    """The phase, and the pending steps if they are not just those of its beginning."""
    word = phase(state)
    told: dict[str, Any] = {"step": word}
    if not state.over:
        left = frames(state)[len(base(state, word)) - 1 :]
        if left != [(left[0][0], *first_numbers(state, left[0][0]))]:
            told["pending"] = [[NAMES[code], a, b] for code, a, b in left]
    return told


def read(state: Table, given: dict[str, Any], word: str) -> None:
    """Put the frames on the stack; each must be one that can come where it is."""
    below = base(state, word)
    for code in below[:-1]:
        state.push(code, *first_numbers(state, code))
    listed = listing(given.get("pending", []), "pending")
    if not listed:
        begin_phase(state, given, below[-1])
        return
    if word == "over" or len(below) + len(listed) > DEEPEST:
        raise refuse(f"There can be at most {DEEPEST} pending steps in all, and none in a game that is over.")
    for place, frame in enumerate(listed):
        parts = listing(frame, "pending")
        if len(parts) != 3:
            raise refuse(f"A pending step is a name and two numbers, as in ['actions', 0, 0], not {shown(frame)}.")
        code = one_of(parts[0], "pending", NAMES)
        first = number(parts[1], f"pending.{NAMES[code]}", -1, LARGEST)
        second = number(parts[2], f"pending.{NAMES[code]}", -1, LARGEST)
        lower = NAMES[state.top()]
        wanted = code == below[-1] if place == 0 else True
        state.push(code, first, second)
        if not wanted or not fits(state, lower, first, second):
            raise refuse(f"{shown(frame)} cannot be pending there: it does not fit what is below it or the table.")


def begin_phase(state: Table, given: dict[str, Any], code: int) -> None:
    """A phase at its beginning; in the misfortunes, after some draws, or with a card just turned over."""
    first, second = first_numbers(state, code)
    if code != steps.MISFORTUNE:
        state.push(code, first, second)
        return
    draws = number(given.get("draws", 0 if state.card == NONE else 1), "draws", 0, int(state.rules.draws))
    state.push(code, draws)
    if state.card != NONE:
        if not draws:
            raise refuse("With a misfortune being resolved, at least one draw has begun.")
        if "drawer" not in given:
            state.drawer = drawer_of(state, draws - 1)
        state.push(steps.RESOLVE)
        state.push(steps.RESPONSE, -1)
