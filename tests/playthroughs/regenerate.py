"""Whole games as readable text, one file an option set. A change of the rules shows as a difference to read.

Every state has a line: its number, the turn or round, who acts, how many actions there are and some of them, and the
action taken; under it, what happened. Now and then a state shows, in turn, all that the player to move sees and the
position.
To write all files anew:

    PYTHONPATH=src:tests python tests/playthroughs/regenerate.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import tidefall
from goldens import EACH
from option_sets import file_name, title
from rising_play import rich
from tidefall.kernel.state import State
from tidefall.kernel.testing_tools import random_action

FOLDER = Path(__file__).parent
SEED = 7
FULL_EVERY = {"survive": 60, "rising": 90}
LISTED = 3
ROUNDS = 5
"""Long enough for a game that begins in the middle."""
DULL = ("lift", "contest", "end", "forgo", "refuse", "object", "return")
"""Verbs that random players would use too often to get anything done."""
SAYS_NO_MORE = {
    "survive": ("tile_laid", "ship_placed", "explorer_moved", "explorer_boarded", "overboard", "ship_sailed"),
    "rising": (),
}
"""Events that say the same as the action taken."""


def playthrough(name: str, options: dict[str, Any]) -> str:
    """One random game as text."""
    rng = random.Random(SEED)
    state = first_state(name, options, rng)
    game = state.game
    lines = [f"{game.name}: {title(options)}", f"seed {SEED}", "", "options:"]
    lines += [f"  {name}: {value}" for name, value in game.values.items()]
    lines += ["", f"seats: {', '.join(game.seat_names('en'))}", ""]
    if state.root is not None:
        lines += ["  begins with:", *indented(state.position()), ""]
    while not state.is_terminal():
        number = len(state.history())
        if number and number % FULL_EVERY[name] == 0:
            lines += full_look(state, number // FULL_EVERY[name])
        action = chosen(state, rng)
        lines.append(f"{number} {asked(state)} => {state.action_to_string(state.current_player(), action)}")
        known = state.known_to(None)
        state.apply_action(action)
        events = state.events(None, known)
        lines += [f"    {event['text']}" for event in events if event["kind"] not in SAYS_NO_MORE[name]]
    result = state.observation(None)["result"]
    lines += ["", f"{len(state.history())} over", f"returns: {state.returns()}"]
    lines += [f"{name}: {json.dumps(value)}" for name, value in result.items()]
    return "\n".join(lines) + "\n"


def first_state(name: str, options: dict[str, Any], rng: random.Random) -> State:
    """The start; of larger games of Rising, unless they are about setup, the middle: random players get nowhere."""
    if name == "survive" or options["seats"] <= 2:
        return tidefall.load_game(name, **options).new_initial_state()
    shorter = {"max_rounds": ROUNDS, **options}
    if {"councilors", "components", "starting_player"} & set(options):
        return tidefall.load_game(name, **shorter).new_initial_state()
    return rich(rng, **shorter)


def chosen(state: State, rng: random.Random) -> int:
    """A random action; at a chance node by the odds."""
    action = random_action(state, rng)
    if state.is_chance_node() or state.game.name == "survive" or rng.random() < 0.3:
        return action
    lively = [other for other in state.legal_actions() if state.describe(other).verb not in DULL]
    return rng.choice(lively or [action])


def asked(state: State) -> str:
    """Turn or round, who acts, what is to decide, and the first and last of the actions."""
    seen = state.observation(max(0, state.current_player()))
    turn = state.game.turn_of(seen)
    when = f"{'turn' if 'turn' in seen else 'round'} {turn}" if turn else "setup"
    if state.is_chance_node():
        outcomes = [f"{state.action_to_string(-1, a)} {odds:.2f}" for a, odds in state.chance_outcomes()]
        return f"{when} chance, {shortened(outcomes)}"
    player = state.current_player()
    texts = [state.action_to_string(player, action) for action in state.legal_actions()]
    name = state.game.seat_names("en")[player]
    return f"{when} {name} {seen['asks']['decision']}, {shortened(texts)}"


def shortened(texts: list[str]) -> str:
    if len(texts) <= LISTED:
        return f"{len(texts)}: {' | '.join(texts)}"
    return f"{len(texts)}: {' | '.join(texts[: LISTED - 1])} … {texts[-1]}"


def full_look(state: State, number: int) -> list[str]:
    """The observation or the position, indented; the options stand at the top of the file."""
    if number % 2:
        seat = max(0, state.current_player())
        seen = state.observation(seat)
        del seen["options"]
        return ["", f"  seat {seat} sees:", *indented(seen), ""]
    return ["", "  position:", *indented(state.position()), ""]


def indented(data: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for name, value in data.items():
        if isinstance(value, list) and value and is_table(value):
            lines.append(f"    {name}: {' '.join(value[0])}")
            lines += [f"      {' '.join(cell(entry) for entry in row.values())}" for row in value]
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            lines.append(f"    {name}:")
            lines += [f"      {cell(row)}" for row in value]
        elif isinstance(value, dict) and any(isinstance(entry, dict) for entry in value.values()):
            lines.append(f"    {name}:")
            lines += [f"      {key}: {cell(entry)}" for key, entry in value.items()]
        else:
            lines.append(f"    {name}: {json.dumps(value, separators=(',', ':'))}")
    return lines


def is_table(rows: list[Any]) -> bool:
    """Whether all entries have the same fields, and more than one."""
    return all(isinstance(row, dict) and row.keys() == rows[0].keys() and len(row) > 1 for row in rows)


def cell(value: Any) -> str:
    return "-" if value is None else str(value) if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def path_of(name: str, options: dict[str, Any]) -> Path:
    return FOLDER / name / f"{file_name(options)}.txt"


def main() -> None:
    wanted = {path_of(name, options): (name, options) for name, options in EACH}
    for stale in set(FOLDER.glob("*/*.txt")) - set(wanted):
        stale.unlink()
    for path, (name, options) in wanted.items():
        path.write_text(playthrough(name, options), "utf-8")


if __name__ == "__main__":
    main()
