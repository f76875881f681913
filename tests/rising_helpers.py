"""Table talk for tests of Rising: set a position, say moves in their short texts, go on to what matters."""

from __future__ import annotations

import json
from typing import Any

import tidefall
from tidefall.kernel.state import State

CALM = ("ready", "pass", "done", "agree", "refuse", "suffer", "nothing", "end", "stay")
"""First words of the answers that change least, in the order in which they are looked for."""
CENTRE = "mystic_power_source"
PRICES = {
    "aether_lens": "2c",
    "resonant_bell": "2g",
    "tidal_bulwark": "2a",
    "mnemonic_vault": "1c 1g",
    "lodestone_cradle": "1g 1a",
    "mystic_siphon": "2c 1a",
    "matter_converter": "2g 1a",
    "astral_watchtower": "1c 1g 1a",
    "ward_loom": "1c 2a",
    "herald_chorus": "1g 2a",
    "numinous_beacon": "2c 1g 2a",
    "entropy_drive": "1c 2g 2a",
    "transmutation_crucible": "2c 1g 2a",
    "fate_spindle": "2c 1g 2a",
    "harmonic_accelerator": "1c 2g 2a",
    "spirit_seal": "2c 2g 2a",
    "aegis_of_nereus": "2c 1g 3a",
    "orichalcum_foundry": "1c 2g 3a",
    "soul_conduit": "2c 2g 2a",
    "chronal_gyroscope": "2c 1g 3a",
}
"""What components cost in scenes, in the letters of R-1.14, however costs are calibrated."""
GOODS = {"c": "crystal", "g": "gold", "o": "ore", "a": "atlantium"}


def priced(price: str) -> dict[str, dict[str, int]]:
    """The correction that gives a component a price such as "2c 1a"."""
    amounts = {part[-1]: int(part[:-1]) for part in price.split()}
    cost = {good: amounts.get(letter, 0) for letter, good in GOODS.items()}
    return {"cost": cost, "alone": cost}


SCENE_PRICES = json.dumps({"components": {name: priced(price) for name, price in PRICES.items()}})


def table(seats: int = 4, level: int = 1, options: dict[str, Any] | None = None, **position: Any) -> State:
    """The state of a position, as in `table(3, step="actions", land={"hills": 4})`, with the prices of scenes."""
    game = tidefall.load_game("rising", seats=seats, level=level, **{"catalogue": SCENE_PRICES, **(options or {})})
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
