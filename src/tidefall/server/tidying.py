"""Memory that nobody needs any more goes back to the system.

What is left of a closed connection or a forgotten table refers to itself, so that only Python's collector finds it. It
looks rarely by itself, for with many tables a full look takes a tenth of a second in which everybody waits: once a
minute is often enough. And the C library keeps what was freed, unless it is told to give it back.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable


def give_back() -> None:
    """Let the C library return free memory to the system, if it can. This may run beside everything else."""
    trim = malloc_trim()
    if trim is not None:
        trim(0)


def malloc_trim() -> Callable[[int], int] | None:
    if not sys.platform.startswith("linux"):
        return None
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError):
        return None  # another C library than glibc
    return found


class Tidier:
    """Looks for garbage if anything has been made since the last time."""

    def __init__(self) -> None:
        self._made = self._collections()

    @staticmethod
    def _collections() -> int:
        """How often Python has looked at young objects: it does so after every ten thousand of them."""
        return sum(stats["collections"] for stats in gc.get_stats()[:2])

    def collect(self) -> bool:
        """Collect all garbage; whether there may have been any."""
        before, self._made = self._made, self._collections()
        if before == self._made:
            return False
        gc.collect()
        return True
