"""Whole games as readable text, one file an option set. A change of the rules shows as a difference to read.

Every state has a line: its number, the turn, who acts, how many actions there are and some of them, and the action
taken; under it, what happened. Every 60th state shows, in turn, all that the player to move sees and the position.
To write all files anew:

    PYTHONPATH=src:tests python tests/playthroughs/regenerate.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import tidefall
from option_sets import file_name, title
from survive_options import SETS
from tidefall.kernel.state import State
from tidefall.kernel.testing import random_action

FOLDER = Path(__file__).parent
SEED = 7
FULL_EVERY = 60
LISTED = 3
SAYS_NO_MORE = ("tile_laid", "ship_placed", "explorer_moved", "explorer_boarded", "overboard", "ship_sailed")
"""Events that say the same as the action taken."""


def playthrough(options: dict[str, Any]) -> str:
    """One random game as text."""
    game = tidefall.load_game("survive", **options)
    rng = random.Random(SEED)
    state = game.new_initial_state()
    lines = [f"{game.name}: {title(options)}", f"seed {SEED}", "", "options:"]
    lines += [f"  {name}: {value}" for name, value in game.values.items()]
    lines += ["", f"seats: {', '.join(game.seat_names('en'))}", ""]
    while not state.is_terminal():
        number = len(state.history())
        if number and number % FULL_EVERY == 0:
            lines += full_look(state, number)
        action = random_action(state, rng)
        lines.append(f"{number} {asked(state)} => {state.action_to_string(state.current_player(), action)}")
        state.apply_action(action)
        events = state.events(None, number)
        lines += [f"    {event['text']}" for event in events if event["kind"] not in SAYS_NO_MORE]
    result = state.observation(None)["result"]
    lines += ["", f"{len(state.history())} over", f"returns: {state.returns()}"]
    lines += [f"{name}: {json.dumps(value)}" for name, value in result.items()]
    return "\n".join(lines) + "\n"


def asked(state: State) -> str:
    """Turn, who acts, what is to decide, and the first and last of the actions."""
    seen = state.observation(max(0, state.current_player()))
    when = f"turn {seen['turn']}" if seen["turn"] else "setup"
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
    if number // FULL_EVERY % 2:
        seat = max(0, state.current_player())
        seen = state.observation(seat)
        del seen["options"]
        return ["", f"  seat {seat} sees:", *indented(seen), ""]
    return ["", "  position:", *indented(state.position()), ""]


def indented(data: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for name, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines.append(f"    {name}: {' '.join(value[0])}")
            lines += [f"      {' '.join(cell(entry) for entry in row.values())}" for row in value]
        else:
            lines.append(f"    {name}: {json.dumps(value, separators=(',', ':'))}")
    return lines


def cell(value: Any) -> str:
    return "-" if value is None else str(value) if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def path_of(options: dict[str, Any]) -> Path:
    return FOLDER / f"{file_name(options)}.txt"


def main() -> None:
    wanted = {path_of(options): options for options in SETS}
    for stale in set(FOLDER.glob("*.txt")) - set(wanted):
        stale.unlink()
    for path, options in wanted.items():
        path.write_text(playthrough(options), "utf-8")


if __name__ == "__main__":
    main()
