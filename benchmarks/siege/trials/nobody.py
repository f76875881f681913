"""Nothing is sent at all: what guests notice of this machine on a quiet day, to compare the others with."""

from __future__ import annotations

import time

from ..target import Target


def besiege(target: Target) -> dict[str, object]:
    time.sleep(target.seconds)
    return {}
