"""The stack of pending steps in a position: the phase by its word, and a list for the middle of things.

What lies below a phase follows from the phase. `pending` begins with the phase's own frame and goes up; a frame names
its step and the fields of it that are not 0. What a frame may be is the step's to say (`below`, `fits`).
"""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import saying
from tidefall.kernel.stack import FRAME
from tidefall.rising.position.checks import listing, mapping, number, one_of, refuse, shown
from tidefall.rising.rules import steps
from tidefall.rising.rules.chapters import STEPS
from tidefall.rising.rules.misfortune import Misfortune, drawer_of
from tidefall.rising.rules.placing import Place
from tidefall.rising.rules.rounds import RevealBoard, boards_to_reveal
from tidefall.rising.rules.shared import PROPOSING, Shared
from tidefall.rising.rules.state import NONE, PENDING, REVEALED, RisingState

NAMES: Final = [step.name for step in STEPS.all]
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
SETUP: Final = ("lay_component", "pick_component", "take_councilor", "deal_councilor", "find_starter", "medusa_start")
WORDS: Final = (
    "place",
    "misfortune",
    "monsters_slot",
    "end_misf",
    "start_actions",
    "actions",
    "wrath",
    "reveal_board",
    "hologram_power",
    *SETUP,
    "over",
)
DEEPEST: Final = int(PENDING) - 1
LARGEST: Final = 0xFFFF


def base(state: RisingState, word: str) -> list[int]:
    """The steps up to a phase, bottom first."""
    rules = state.rules
    if word == "over":
        return [int(steps.ROUND)]
    councilors = steps.TAKE_COUNCILOR if rules.free_councilors else steps.DEAL_COUNCILOR
    components = steps.PICK_COMPONENT if rules.pick_components else steps.LAY_COMPONENT
    chain = [steps.ROUND, steps.FIND_STARTER, councilors, components] if word in SETUP else PHASES
    if word == "medusa_start":
        chain = [steps.ROUND, steps.MEDUSA_START]
    code = NAMES.index(word)
    is_missing = (word in ("reveal_board", "hologram_power") and not rules.has_hologram) or (
        (word == "monsters_slot" and not rules.has_monsters) or (word == "medusa_start" and not rules.medusa)
    )
    if code not in chain or is_missing:
        raise refuse(saying("rising-cannot-be-step", step=word))
    return [int(code) for code in chain[: chain.index(code) + 1]]


def first_fields(state: RisingState, code: int) -> int:
    """The fields of a phase's frame when the phase begins."""
    if code == steps.PLACE:
        return int(Place.SEAT.at(state.starter))
    if code == steps.REVEAL_BOARD:
        revealed = sum(1 for place in state.boards if place == REVEALED)
        return int(RevealBoard.LEFT.at(boards_to_reveal(state) - revealed))
    return 0


def frames(state: RisingState) -> list[tuple[int, int]]:
    """The stack from bottom to top: steps and their fields."""
    stack = [int(item) for item in state.stack[: state.depth * FRAME]]
    return [(stack[at], stack[at + 1]) for at in range(0, len(stack), int(FRAME))]


def phase(state: RisingState) -> str:
    """The word for the phase at work."""
    if state.over:
        return "over"
    names = [NAMES[code] for code, _ in frames(state)]
    return next(name for name in reversed(names) if name in WORDS)


def write(state: RisingState) -> dict[str, Any]:
    """The phase, and the pending steps if they are not just those of its beginning."""
    word = phase(state)
    told: dict[str, Any] = {"step": word}
    if not state.over:
        first = len(base(state, word)) - 1
        code, fields = frames(state)[first]
        if state.depth > first + 1 or fields != first_fields(state, code):
            told["pending"] = [write_frame(state, place) for place in range(first, int(state.depth))]
    return told


def write_frame(state: RisingState, place: int) -> dict[str, Any]:
    """A frame by the names of its step and of its fields."""
    step = STEPS.all[state.code_at(place)]
    fields = {field.name: int(field.in_frame(state, place)) for field in step.fields}
    return {"step": step.name, **{name: value for name, value in fields.items() if value}}


def read(state: RisingState, given: dict[str, Any], word: str) -> None:
    """Put the frames on the stack; each must be one that can come where it is."""
    below = base(state, word)
    for code in below[:-1]:
        state.push(code, first_fields(state, code))
    listed = listing(given.get("pending", []), "pending")
    if not listed:
        begin_phase(state, given, below[-1])
        return
    if word == "over" or len(below) + len(listed) > DEEPEST:
        raise refuse(saying("rising-cannot-be-so-deep", most=int(DEEPEST)))
    for place, frame in enumerate(listed):
        lower = state.top()
        code = read_frame(state, frame, f"pending[{place}]")
        if place == 0:
            if code != below[-1]:
                raise refuse(saying("rising-cannot-begin", step=word, other=NAMES[code]))
        elif not may_lie_on(code, int(lower)):
            facts = {"path": f"pending[{place}]", "step": NAMES[code], "below": NAMES[lower]}
            raise refuse(saying("rising-cannot-lie-there", **facts))
        if not STEPS.all[code].fits(state) or not is_proposed_by_somebody(state, code):
            raise refuse(saying("rising-cannot-be-pending", frame=shown(frame)))


def read_frame(state: RisingState, given: Any, path: str) -> int:
    """Push a frame; the step it is of."""
    names = mapping(given, path)
    code = one_of(names.get("step"), f"{path}.step", NAMES)
    step = STEPS.all[code]
    known = {field.name: field for field in step.fields}
    mapping(given, path, ("step", *known))
    fields = 0
    for name, value in names.items():
        if name != "step":
            fields |= int(known[name].at(number(value, f"{path}.{name}", 0, int(known[name].most))))
    state.push(code, fields)
    return code


def may_lie_on(code: int, lower: int) -> bool:
    """Whether a step can lie directly on another; objections and votes lie on any shared decision."""
    step = STEPS.all[code]
    if code in (steps.OBJECTIONS, steps.VOTE):
        return isinstance(STEPS.all[lower], Shared)
    return NAMES[lower] in step.below.split()


def is_proposed_by_somebody(state: RisingState, code: int) -> bool:
    """A proposal needs somebody who makes it."""
    step = STEPS.all[code]
    proposes = isinstance(step, Shared) and Shared.STAGE.of(state) == PROPOSING and code != steps.WRATH
    return not proposes or state.activator != NONE


def begin_phase(state: RisingState, given: dict[str, Any], code: int) -> None:
    """A phase at its beginning; in the misfortunes, after some draws, or with a card just turned over."""
    if code != steps.MISFORTUNE:
        state.push(code, first_fields(state, code))
        return
    draws = number(given.get("draws", 0 if state.card == NONE else 1), "draws", 0, int(state.rules.draws))
    state.push(code, int(Misfortune.DRAWN.at(draws)))
    if state.card != NONE:
        if not draws:
            raise refuse(saying("rising-cannot-be-undrawn"))
        if "drawer" not in given:
            state.drawer = drawer_of(state, draws - 1)
        state.push(steps.RESOLVE)
        state.push(steps.RESPONSE)
