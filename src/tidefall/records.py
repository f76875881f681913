"""Records: one JSON document a game, replayed without a seed because every random event is in it."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from tidefall.kernel.errors import Refused, Unverified
from tidefall.kernel.notation import shown
from tidefall.kernel.speech import Saying, saying
from tidefall.kernel.state import State
from tidefall.kernel.step import CHANCE
from tidefall.registry import game_with

FORMAT = "tidefall-record-1"
FIELDS = ("format", "rules", "game", "options", "catalogue", "seats", "start", "actions", "result")


def of(state: State, seats: list[str] | None = None) -> dict[str, Any]:
    """The record of a state's game so far; `seats` names who sat where."""
    game = state.game
    replayed = state.start()
    start = None if state.root is None else state.root.position()
    actions: list[list[Any]] = []
    for player, action in zip(state.actors(), state.history(), strict=True):
        replayed.turn_to(player)
        actions.append(["chance" if player == CHANCE else player, replayed.action_to_string(player, action)])
        replayed.apply_action(action)
    return {
        "format": FORMAT,
        "rules": game.rules_version(),
        "game": game.name,
        "options": dict(game.values),
        "catalogue": game.fingerprint(),
        "seats": seats or game.seat_names("en"),
        "start": start,
        "actions": actions,
        "result": state.observation(None)["result"] if state.is_terminal() else None,
    }


def dump(record: dict[str, Any], path: str | Path) -> None:
    """Write a record so that a crash in the middle leaves the old file or the new one, never half of one."""
    target = Path(path)
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(f"{text}\n")
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Refused("cannot_write", file=str(target), why=error.strerror or str(error)) from None


def load(path: str | Path) -> dict[str, Any]:
    """Read a record; Refused if the file is missing, cut short or something else."""
    try:
        text = Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("not_a_record", file=str(path), because=saying("record-not-text")) from None
    except OSError as error:
        raise Refused("cannot_read", file=str(path), why=error.strerror or str(error)) from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("not_a_record", file=str(path), because=saying("record-not-json")) from None
    return checked(data, str(path))


def checked(data: Any, file: Saying) -> dict[str, Any]:
    """The data, if it has the shape of a record; `file` says where it was."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Refused("not_a_record", file=file, because=saying("record-other-format", format=FORMAT))
    missing = [field for field in FIELDS if field not in data]
    if missing:
        because = saying("record-incomplete", fields=missing, count=len(missing))
        raise Refused("not_a_record", file=file, because=because)
    if not isinstance(data["options"], dict) or not isinstance(data["actions"], list):
        raise Refused("not_a_record", file=file, because=saying("record-misshapen"))
    return data


def replay(record: dict[str, Any], count: int | None = None) -> State:
    """The state after the first `count` actions of a record (all by default); Unverified names the first bad one."""
    record = checked(record, saying("this-record"))
    game = game_with(str(record["game"]), record["options"])
    if record["rules"] not in (game.rules_version(), *game.older_rules()):
        raise Refused("other_rules", rules=str(record["rules"]), ours=game.rules_version())
    if record["catalogue"] != game.fingerprint():
        theirs = record["catalogue"]
        theirs = None if theirs is None else str(theirs)
        raise Refused("other_catalogue", theirs=theirs, ours=game.fingerprint())
    start = record["start"]
    if start is not None and record["rules"] != game.rules_version():
        start = game.position_today(record["rules"], start)
    state = game.new_initial_state() if start is None else game.from_position(start)
    for number, entry in enumerate(record["actions"] if count is None else record["actions"][:count]):
        replay_one(state, record["rules"], number, entry)
    return state


def replay_one(state: State, rules: int, number: int, entry: Any) -> None:
    if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
        because = saying("record-not-an-action")
        raise Unverified("bad_action", number=number, text=shown(json.dumps(entry)), because=because)
    player = CHANCE if entry[0] == "chance" else entry[0]
    text = entry[1]
    if rules != state.game.rules_version():
        answer = state.game.today(state, rules, player, text)
        if answer is None:
            return
        text = answer
    try:
        if state.is_terminal():
            raise Refused("over")
        if type(player) is not int or not CHANCE <= player < state.game.seats or not state.is_asked(player):
            raise Refused("not_your_turn", because=saying("record-not-theirs", actor=shown(str(entry[0]))))
        state.turn_to(player)
        state.apply_action(state.string_to_action(text))
    except Refused as refused:
        told = shown(json.dumps(entry[1], ensure_ascii=False))
        raise Unverified("bad_action", number=number, text=told, because=refused.saying()) from None


def verify(record: dict[str, Any]) -> State:
    """Replay a whole record and check that it ends as it says."""
    state = replay(record)
    result = state.observation(None)["result"] if state.is_terminal() else None
    if json.loads(json.dumps(result)) != record["result"]:
        raise Unverified("bad_result")
    return state
