"""A table with a full chat; ten connections of one person say hello again and again."""

from __future__ import annotations

import time

from ..server import Conditions
from ..talk import Talk, new_table
from ..target import Target

LINES = 2000
SOCKETS = 10
CONDITIONS = Conditions(
    words=(
        *("--limit", "chat_rate=100000", "--limit", "chat_burst=100000"),
        *("--limit", "messages_rate=100000", "--limit", "messages_burst=100000"),
    )
)
"""So that the chat is full in no time; the hellos have the limits they have."""


def besiege(target: Target) -> dict[str, object]:
    ticket = new_table(target, "you", "random", start=True)
    with Talk(target, ticket) as eve:
        said = sum(eve.do("say", text="y" * 500) == "ok" for _ in range(LINES))
    sockets = [Talk(target, ticket) for _ in range(SOCKETS)]
    deadline = target.deadline()
    welcomes = refused = size = 0
    while time.monotonic() < deadline:
        for socket in sockets:
            socket.say({"type": "hello", "protocol": 1, "table": ticket["table"], "token": ticket["token"]})
        for socket in sockets:
            text = ""
            while '"type":"welcome"' not in text[:40] and '"type":"refused"' not in text[:40]:
                text = str(socket.socket.recv(timeout=30))
            if '"welcome"' in text[:40]:
                welcomes += 1
                size += len(text)
            else:
                refused += 1
    for socket in sockets:
        socket.socket.close()
    return {
        "lines of chat": said,
        "hellos a second": f"{welcomes / target.seconds:.1f} answered, {refused / target.seconds:.1f} refused",
        "a welcome, kB": f"{size / max(1, welcomes) / 1000:.0f}",
        "sent in all, MB": f"{size / 1e6:.1f}",
    }
