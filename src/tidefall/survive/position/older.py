"""Games by older rules, read by the rules of today.

Version 3 opened a defence window that concerned nobody but the active player, and asked in the mini-round whoever had
no move. The only answer was "undefended" or "end"; today these questions are not asked (S-6.17, S-8.5.11), and what
follows is the same. So a game by version 3 is played on without those answers. Where it said "end" one now says "pass",
and "end" is still understood. Positions had their ships' supply apart and wrote pending steps as a name and two facts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.step import CHANCE
from tidefall.survive.position.checks import wrong
from tidefall.survive.rules import steps
from tidefall.survive.rules.state import SurviveState

if TYPE_CHECKING:
    from tidefall.survive.rules.options import Rules

VERSIONS: Final = [3]
WINDOWS: Final = (int(steps.WHALE_WINDOW), int(steps.SHARK_WINDOW), int(steps.FALLEN_WINDOW))
FACTS: Final[dict[str, tuple[str, str]]] = {
    "back": ("space", "terrain"),
    "crew": ("space", ""),
    "fetch": ("space", ""),
    "victim": ("space", ""),
    "settle": ("space", "causer"),
    "rescuers": ("space", "causer"),
    "pick": ("purpose", ""),
    "mini": ("", "answered"),
    "stop": ("", "agreed"),
}
"""What the two facts of a pending step were; some said more in one."""


def is_dropped(state: SurviveState, actor: int, text: str) -> bool:
    """Whether an answer belongs to a question that is not asked any more.

    With the whale's window left out, "undefended" may come while a window for the fallen is open: it then closes that
    one, and the answer meant for it is left out instead. Between the two somebody can only have chosen whom a dolphin
    protects, and at that question nothing is undefended.
    """
    if actor == CHANCE:
        return text == "undefended" and not (state.is_chance_node() and int(state.top()) in WINDOWS)
    in_mini_round = state.rules.ch5 and int(state.top()) in (steps.MINI, steps.ROLL)
    return text == "end" and in_mini_round and not state.is_asked(actor)


def position_today(rules: Rules, given: Any) -> Any:
    """A position by version 3 as it is written today."""
    try:
        told = dict(given)
        if "ship_supply" in told:
            told["supply"] = {**told.get("supply", {}), "ship": told.pop("ship_supply")}
        if "pending" in told:
            told["pending"] = [frame_today(rules, told, *frame) for frame in told["pending"]]
    except (TypeError, ValueError, KeyError, AttributeError):
        raise wrong("survive-position-not-of-old") from None
    return told


def frame_today(rules: Rules, told: dict[str, Any], name: str, first: Any, second: Any) -> dict[str, Any]:
    """A pending step by the names of its fields."""
    frame: dict[str, Any] = {"step": name}
    if name == "token":
        colour, space = first.split(" ")
        frame.update({"colour": colour, "space": space, "value": second})
    elif name == "destination":
        frame.update({**picked(told, first), "purpose": second})
    elif name.endswith("_window"):
        seats = int(rules.seats)
        frame.update({"space": first, "passed": [(told.get("active", 0) + 1 + i) % seats for i in range(second)]})
    for field, fact in zip(FACTS.get(name, ("", "")), (first, second), strict=True):
        if field:
            frame[field] = fact
    return frame


def picked(told: dict[str, Any], piece: str) -> dict[str, Any]:
    """What was picked: "shark F1", "Ra" or "dolphin with Ra"."""
    kind, _, rest = piece.rpartition(" ")
    if not kind:
        return {"kind": "explorer", "space": told["explorers"][piece], "explorer": piece}
    if kind == "dolphin with":
        return {"kind": "dolphin", "space": told["explorers"][rest], "explorer": rest}
    return {"kind": kind, "space": rest, "explorer": None}
