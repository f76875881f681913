"""Texts in and out: every action has a short text that round-trips, and people may shorten it further."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any

from tidefall.kernel.errors import Refused, refusal
from tidefall.kernel.speech import saying

if TYPE_CHECKING:
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State
    from tidefall.kernel.step import Choice

SHOWN = 6
"""How many candidates a refusal lists."""
LONGEST = 60
"""How much of a text it repeats."""


def normal(text: str) -> str:
    """Case, spaces and arrows do not matter."""
    for arrow in ("->", "→", "-", " to "):
        text = text.replace(arrow, ">")
    return "".join(text.lower().split())


def parse(state: State, text: str) -> int:
    """The legal action that a text names, in full or in an unambiguous short form."""
    if not isinstance(text, str):
        raise Refused("not_a_text", value=written(text))
    wanted = normal(text)
    choices = [state.describe(action) for action in state.legal_actions()]
    exact = [choice for choice in choices if normal(state.spell(choice)) == wanted]
    found = exact or [choice for choice in choices if wanted in short_forms(state, choice)]
    if len(found) == 1:
        return found[0].action
    if found:
        raise Refused("ambiguous", text=shown(text), **few(state, found))
    reason = reason_against(state, wanted)
    if reason:
        raise refusal("illegal", reason, state.game.say_seats())
    near = suggestion(state, wanted, choices)
    raise Refused("unknown_action", text=shown(text), near=bool(near), **few(state, near or choices))


def reason_against(state: State, wanted: str) -> Saying:
    """Why an action that the text names, though it is not legal, may not be; "" if it names none.

    A short form counts where all that it may stand for have the same reason.
    """
    if state.is_chance_node():
        return ""
    step = state.step()
    reasons: list[Saying] = []
    for action in range(state.game.num_distinct_actions()):
        reason = step.why_not(state, action)
        if reason:
            try:
                choice = state.describe(action)
            except Refused:
                continue
            if wanted in (normal(state.spell(choice)), normal(f"{choice.origin}>{choice.target}")):
                return reason
            if reason not in reasons and wanted in short_forms(state, choice):
                reasons.append(reason)
    return reasons[0] if len(reasons) == 1 else ""


def short_forms(state: State, choice: Choice) -> list[str]:
    """What people may type instead of the full text, where only one action has it."""
    forms = state.short_texts(choice)
    if choice.target:
        forms.append(choice.target)
        if choice.origin:
            forms.append(f"{choice.origin}>{choice.target}")
        if choice.piece:
            forms.append(f"{choice.piece}>{choice.target}")
    elif choice.origin:
        forms.append(choice.origin)
    if choice.piece:
        forms.append(choice.piece)
        forms.append(f"{choice.verb}{choice.piece}")
    forms.append(choice.verb)
    return [normal(form) for form in forms]


def suggestion(state: State, wanted: str, choices: list[Choice]) -> list[Choice]:
    """What may have been meant: the choices of the same piece, or those with the nearest texts."""
    texts = {normal(state.spell(choice)): choice for choice in choices}
    start = wanted.split(">")[0]
    same = [choice for choice in choices if start and start in (normal(choice.piece), normal(choice.origin))]
    near = [texts[text] for text in difflib.get_close_matches(wanted, list(texts), SHOWN, 0.6)]
    return same or near


def explain_refusal(state: State, action: int) -> Saying:
    """Why an action number is not legal now."""
    known = 0 <= action < state.game.num_distinct_actions()
    reason = state.step().why_not(state, action) if known else ""
    if reason:
        return reason
    choices = [state.describe(legal) for legal in state.legal_actions()]
    return saying("not-possible-now", action=shown(str(action)), **few(state, choices))


def few(state: State, choices: list[Choice]) -> dict[str, Any]:
    """The first of several choices, and how many more there are."""
    return {"choices": [state.spell(choice) for choice in choices[:SHOWN]], "more": max(0, len(choices) - SHOWN)}


def shown(text: str) -> str:
    """As much of what somebody typed as they want to read again."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def written(value: object) -> str:
    """A value as it was given, or as much of it as somebody wants to read again."""
    return shown(repr(value))


def choice_data(state: State, seat: int, choice: Choice) -> dict[str, Any]:
    """A choice as plain data, with what it does to pieces and what it costs, where there is anything to tell."""
    return {
        "action": choice.action,
        "text": state.spell(choice),
        "verb": choice.verb,
        "piece": choice.piece or None,
        "from": choice.origin or None,
        "to": choice.target or None,
        "say": state.say_choice(choice),
        **(state.consequences(seat, choice.action) if seat >= 0 else {}),
    }
