"""Actions and questions in words: the short text that one types, and what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.speech import saying
from tidefall.survive.rules import steps
from tidefall.survive.rules.board import NAMES
from tidefall.survive.rules.components import DIVE_NUMBERS, PIECE_KINDS
from tidefall.survive.rules.defence import DefenceWindow
from tidefall.survive.rules.turn import ROLL_NEXT, after_tile
from tidefall.survive.speech import things

if TYPE_CHECKING:
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.step import Choice
    from tidefall.survive.rules.state import SurviveState

QUESTIONS: Final = dict.fromkeys(("shark_window", "whale_window", "fallen_window"), "defend") | dict.fromkeys(
    ("settle", "rescuers"), "dolphin"
)
GUARDING: Final = "dolphin with "
"""How a dolphin is written that protects somebody."""
OF_AN_EXPLORER: Final = ("walk", "swim", "board", "overboard", "ashore", "ride", "crew", "protect", "switch", "victim")
"""Verbs that are about an explorer."""


def question(state: SurviveState) -> str:
    """The word for what is being asked; several steps ask the same."""
    name = state.step().name
    return QUESTIONS.get(name, name)


def spell(choice: Choice) -> str:
    """The canonical text of an action."""
    verb, piece, origin, target = choice.verb, choice.piece, choice.origin, choice.target
    if verb == "place":
        return f"{piece}@{target}"
    if verb == "layout":
        return f"{piece} {target}"
    if verb == "dock":
        return f"dock {target}"
    if verb in ("walk", "swim", "ashore", "sail"):
        return f"{piece} {origin}>{target}"
    if verb in ("ride", "board") and target:
        return f"{piece} {origin}>{target} {verb}"
    if verb in ("board", "overboard"):
        return f"{piece} {origin} {verb}"
    if verb == "go":
        return f"to {target}"
    if verb in ("sink", "fetch"):
        return f"{verb} {origin}"
    if verb == "pick" and piece.startswith(GUARDING):
        return f"pick dolphin {origin} {piece[8:]}"
    if verb == "pick" and piece in PIECE_KINDS:
        return f"pick {piece} {origin}"
    return f"{verb} {piece}".strip() if verb not in ("end", "pass", "agree", "stay") else verb


def short_texts(choice: Choice) -> list[str]:
    """With one colour its letter goes without saying: 6@F5 for R6@F5. Whoever passes may also say "end"."""
    if choice.verb == "pass":
        return ["end"]
    return [f"{choice.piece[1:]}@{choice.target}"] if choice.verb == "place" else []


def say_choice(state: SurviveState, choice: Choice) -> Saying:
    """What the action does."""
    verb, piece = choice.verb, choice.piece
    if verb == "pass":
        return saying("survive-choice-pass", decision=question(state))
    if verb == "play":
        return saying("survive-choice-play", tile=things.tile(piece))
    if verb == "place":
        return say_placing(state, choice)
    if verb == "layout":
        return saying("survive-choice-layout", space=piece, terrain=things.terrain(choice.target))
    if verb == "token":
        return saying("survive-choice-token", token=piece)
    if verb == "back":
        return saying("survive-choice-back", back=things.back(piece))
    if verb == "roll" and piece in DIVE_NUMBERS:
        return saying("survive-choice-distance", distance=piece)
    if verb == "roll":
        return saying("survive-choice-roll", face=things.piece(piece))
    if verb == "sink":
        return saying("survive-choice-sink", **{"from": choice.origin}, terrain=things.terrain(piece))
    return say_moving(state, choice)


def say_placing(state: SurviveState, choice: Choice) -> Saying:
    """An explorer that has a value, but no name yet."""
    own = things.own_explorer(state.rules, choice.piece)
    return saying("survive-choice-place", explorer=own, value=int(choice.piece[1:]), to=choice.target)


def say_moving(state: SurviveState, choice: Choice) -> Saying:
    """A piece that goes somewhere, or to which something happens where it is."""
    key = choice.verb
    if key == "board" and not choice.target:
        key = "board-here"
    elif key == "go" and not choice.origin:
        key = "appear"
    facts: dict[str, Any] = {}
    if key in ("pick", "go", "stay"):
        facts["piece"] = moved(state, choice.piece)
    elif choice.verb in OF_AN_EXPLORER:
        facts["explorer"] = things.explorer(state.rules, choice.piece, int(state.player))
    if choice.origin and key not in ("ashore", "switch"):
        facts["from"] = choice.origin
    if choice.target:
        facts["to"] = things.place(choice.target)
    return saying(f"survive-choice-{key}", **facts)


def moved(state: SurviveState, piece: str) -> Saying:
    """What can be picked up: a creature, a ship, a swimmer."""
    if piece in PIECE_KINDS:
        return things.piece(piece)
    name = piece.removeprefix(GUARDING)
    explorer = things.explorer(state.rules, name, int(state.player))
    return explorer if name == piece else saying("survive-guarding-dolphin", explorer=explorer)


def say_prompt(state: SurviveState, decision: str, asked: int | None, viewer: int | None) -> Saying:
    """What is wanted now; for the others, whose turn it is and for what."""
    if decision == "defend":
        attacker = "whale" if state.top() == steps.WHALE_WINDOW else "shark"
        mine = asked is not None and asked == viewer
        return saying(
            "survive-prompt-defend" if mine else "survive-prompt-window",
            creature=things.piece(attacker),
            space=NAMES[DefenceWindow.SPACE.of(state)],
        )
    facts: dict[str, Any] = {"points": int(state.points) or 3} if decision == "move" else {}
    key = decision.replace("_", "-")
    if asked is None or asked == viewer:
        return saying(f"survive-prompt-{key}", **facts)
    return saying(f"survive-waiting-{key}", player={"seat": asked}, **facts)


def not_yours(state: SurviveState) -> Saying:
    """What a seat that speaks out of turn is told; it does not say who is asked in secret (S-6.16, S-9.7)."""
    if state.step().secret and state.top() != steps.PLAY_TILE:
        return saying("survive-not-yours-window")
    rolls_next = state.top() == steps.PLAY_TILE and after_tile(state) == ROLL_NEXT
    if state.is_chance_node() or rolls_next:
        return saying("survive-not-yours-chance")
    return saying("survive-not-yours-turn", player={"seat": int(state.player)})
