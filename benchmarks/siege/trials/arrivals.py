"""One address opens connections and closes them again, as fast as it can."""

from __future__ import annotations

import time

from ..target import Target


def besiege(target: Target) -> dict[str, object]:
    deadline = target.deadline()
    opened = refused = 0
    while time.monotonic() < deadline:
        try:
            target.connect(timeout=1).close()
            opened += 1
        except OSError:
            refused += 1
    return {"connections made, refused": f"{opened}, {refused}"}
