"""A spectator of games against bots guesses from `since` whether a bot passed in secret, window after window."""

from __future__ import annotations

import json
import random
import time
import urllib.request

from tidefall import records

from ..talk import Message, Talk, new_table
from ..target import Target

GAMES = 30
SURE = 0.0015
"""Seconds: a bot that is asked takes longer than this, and chance alone does not."""


def besiege(target: Target) -> dict[str, object]:
    """The record of the finished game says who was asked."""
    right = windows = asked = 0
    deadline = target.deadline()
    for seed in range(GAMES):
        guesses = play(target, random.Random(seed), deadline)
        if guesses is None:
            break
        for guess, truth in guesses:
            windows += 1
            asked += truth
            right += guess == truth
    always = max(asked, windows - asked)
    return {
        "defence windows": windows,
        "in which a bot was asked and passed": asked,
        "guessed right from the times": f"{right} of {windows}; always saying the commoner: {always}",
    }


def play(target: Target, style: random.Random, deadline: float) -> list[tuple[bool, bool]] | None:
    """A game to its end: for each window the guess and the truth."""
    ticket = new_table(target, "you", "random", "random", "random", start=True)
    spectator = Talk(target, {"table": ticket["table"]})
    ann = Talk(target, ticket)
    while ann.view["table"]["status"] == "playing":
        if time.monotonic() > deadline:
            return None
        if ann.is_asked():
            # Creatures go where people are: so there are windows.
            choices = ann.view["game"]["choices"]
            ann.act(style.choice(choices)["action"])
            ann.view["game"]["choices"] = []
        else:
            ann.hear()
    guesses: list[bool] = []
    opened: float | None = None
    view: Message = spectator.view
    while view["table"]["status"] == "playing":
        message = spectator.hear("update")
        view = message["view"]
        kinds = [event["kind"] for event in message["log"]]
        if "no_defence" in kinds and opened is not None:
            guesses.append(view["table"]["since"] - opened > SURE)
        opened = view["table"]["since"] if "window_opened" in kinds else None
    spectator.socket.close()
    ann.socket.close()
    url = f"http://{target.host}:{target.port}/api/tables/{ticket['table']}/record"
    with urllib.request.urlopen(url, timeout=30) as answer:
        record = json.loads(answer.read())
    truths = who_was_asked(record)
    return list(zip(guesses, truths, strict=False)) if len(guesses) == len(truths) else []


def who_was_asked(record: Message) -> list[bool]:
    """For each window that nobody defended: whether somebody was asked."""
    state = records.verify(record)
    told: list[bool] = []
    passed = False
    walked = state.start()
    for actor, action in zip(state.actors(), state.history(), strict=True):
        in_window = walked.step().name == "defend"
        if in_window and actor >= 0:
            passed = True
        elif in_window and walked.action_to_string(actor, action) == "undefended":
            told.append(passed)
            passed = False
        walked.act(actor, action)
    return told
