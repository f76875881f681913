"""Table talk for tests of Rising: set a position, say moves in their short texts, go on to what matters."""

from __future__ import annotations

from typing import Any

import tidefall
from tidefall.kernel.state import State

CALM = ("ready", "pass", "done", "agree", "refuse", "suffer", "nothing", "end", "stay")
"""First words of the answers that change least, in the order in which they are looked for."""
CENTRE = "mystic_power_source"


def table(seats: int = 4, level: int = 1, options: dict[str, Any] | None = None, **position: Any) -> State:
    """The state of a position, as in `table(3, step="actions", land={"hills": 4})`."""
    game = tidefall.load_game("rising", seats=seats, level=level, **(options or {}))
    return game.from_position(position)


def do(state: State, *moves: str) -> State:
    """Say moves for whoever is to speak, chance included."""
    for move in moves:
        state.submit(state.current_player(), move)
    return state


def as_seat(state: State, seat: int, move: str) -> State:
    """Say a move for a seat, out of turn or not."""
    state.submit(seat, move)
    return state


def texts(state: State, seat: int | None = None) -> list[str]:
    """What the player at turn, or a seat, may do; what chance may bring."""
    actions = state.legal_actions(seat)
    turn = state.turn_to(state.current_player() if seat is None else seat)
    told = [state.action_to_string(state.current_player(), action) for action in actions]
    state.turn_to(turn)
    return told


def pass_until(state: State, step: str) -> State:
    """Let everybody do as little as possible, and chance bring calm seas, until a step of this name is asked."""
    while not state.is_terminal() and state.step().name != step:
        do(state, calm_answer(texts(state)))
    return state


def calm_answer(answers: list[str]) -> str:
    if "card calm_seas" in answers:
        return "card calm_seas"
    for word in CALM:
        for answer in answers:
            if answer.split(" ")[0] == word:
                return answer
    return next((answer for answer in answers if answer.endswith(f"@{CENTRE}")), answers[0])


def place_rest(state: State) -> State:
    """Everybody sends the rest of the pool to the centre and is ready, until PLACE is over."""
    while not state.is_terminal() and state.step().name == "place":
        answers = texts(state)
        do(state, "ready" if "ready" in answers else calm_answer([a for a in answers if a.endswith(f"@{CENTRE}")]))
    return state
