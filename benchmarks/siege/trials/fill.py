"""At a table of four: renames without end, then talk without end, then a hundred fake guests; then the game begins."""

from __future__ import annotations

import time
from collections import Counter

from ..server import Conditions
from ..talk import Talk, join, new_table
from ..target import Target

FAKES = 120
ADDRESSES = 6
"""From which the fakes come."""
PEOPLE = 6
"""How many people the attacker is at once."""
PAUSE = 0.052
"""Between two messages of each, so as not to be sent away for haste."""
CONDITIONS = Conditions(words=("--limit", "entries=600"))
"""A thirtieth of the usual, so that the trial need not go on for minutes."""


def besiege(target: Target) -> dict[str, object]:
    ticket = new_table(target, "you", "open", "open", "random")
    host = Talk(target, ticket)
    attackers = [Talk(target, join(target, ticket["table"], f"Eve {n}")[1]) for n in range(PEOPLE)]
    renames: Counter[str] = Counter()
    words: Counter[str] = Counter()
    half = time.monotonic() + target.seconds / 2
    while time.monotonic() < half:
        for attacker in attackers:
            renames[attacker.do("rename", name="Eve")] += 1
        time.sleep(PAUSE)
    end = time.monotonic() + target.seconds / 2
    while time.monotonic() < end:
        for attacker in attackers:
            words[attacker.do("say", text="x" * 500)] += 1
        time.sleep(PAUSE)
    fakes = [join(target, ticket["table"], f"Fake {n}", None, f"127.0.1.{n % ADDRESSES + 1}")[0] for n in range(FAKES)]
    joins = Counter(fakes)
    status, bobs = join(target, ticket["table"], "Bob", 1, "127.0.0.3")
    ready = "no seat"
    if status == 201:
        with Talk(target, bobs) as bob:
            ready = bob.do("ready", seat=1, ready=True)
    else:
        host.do("stand", seat=1)
    began = host.do("start", fill="random")
    return {
        "renames granted, a second": f"{renames['ok'] / (target.seconds / 2):.1f} of {renames.total()}",
        "lines granted, a second": f"{words['ok'] / (target.seconds / 2):.1f} of {words.total()}",
        "fake joins granted": f"{joins[201]} of {FAKES}",
        "an honest guest sits down": "yes" if status == 201 else bobs["code"],
        "is ready": ready,
        "the game begins": began,
    }
