"""Somebody loads their page again; another player's program grasps for their seat and the host's chair meanwhile."""

from __future__ import annotations

import threading
import time

from ..talk import Talk, join, new_table
from ..target import Target

RELOAD = 0.3
"""Seconds that a page takes to load."""
PAUSE = 0.05
"""Between two attempts, so as not to be sent away for haste."""


def besiege(target: Target) -> dict[str, object]:
    blinks = seats = hosts = decisions = 0
    fastest = float("inf")
    deadline = target.deadline()
    while time.monotonic() < deadline:
        ticket = new_table(target, "you", "open")
        _, bobs = join(target, ticket["table"], "Bob", 1)
        ann, bob = Talk(target, ticket), Talk(target, bobs)
        bob.do("ready", seat=1, ready=True)
        ann.do("start")
        while not ann.is_asked():
            ann.hear()
        blinks += 1
        began = time.monotonic()
        ann.socket.close()
        taken: list[float] = []
        back = threading.Event()

        def grasp(
            bob: Talk = bob, began: float = began, taken: list[float] = taken, back: threading.Event = back
        ) -> None:
            while not back.is_set():
                if not taken and bob.do("take_over", seat=0, bot="random") == "ok":
                    taken.append(time.monotonic() - began)
                if bob.do("be_host") == "ok":
                    return
                time.sleep(PAUSE)

        grasping = threading.Thread(target=grasp)
        grasping.start()
        time.sleep(RELOAD)
        with Talk(target, ticket) as again:
            back.set()
            grasping.join()
            again.hello()
            seats += again.view["table"]["seats"][0]["bot"] is not None
            hosts += again.view["table"]["host"] != ticket["person"]
            decisions += max(0, again.view["game"]["moment"] - ann.view["game"]["moment"])
        fastest = min([fastest, *taken])
        bob.socket.close()
    return {
        "reloads": blinks,
        "seat lost to a bot": seats,
        "host for good lost": hosts,
        "decisions made by the bot": decisions,
        "seat taken after, ms": f"{1000 * fastest:.1f}" if fastest < 10 else "never",
    }
