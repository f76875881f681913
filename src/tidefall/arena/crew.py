"""Games played by several processes. They come out in the order of their numbers, and the crew can be sent home."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TYPE_CHECKING, Final

from tidefall.arena.matches import Match, Outcome, play

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

LONGEST: Final = 0.1
"""How many seconds of work a process fetches at once: enough to keep it busy, little enough for a smooth bar."""
CHUNK: Final = 16
"""Most games that a process fetches at once."""
AHEAD: Final = 3
"""Errands for each process that are given out and not yet done. More would only have to be called off."""


def outcomes(
    match: Match, first: int, last: int, jobs: int, on_end: Callable[[int], None] = lambda count: None
) -> Generator[Outcome, None, None]:
    """The games from number `first` to before `last`, in this order; `on_end` hears at once of games that end early.

    Whoever stops asking, or is interrupted, has no process left behind: they are not waited for but ended.
    """
    if jobs == 1:
        for index in range(first, last):
            outcome = play(match, index)
            on_end(1)
            yield outcome
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_only_play)
    try:
        yield from _in_order(pool, match, first, last, jobs, on_end)
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        # Python waits for the processes when it ends, and may stumble over a pool that is still closing.
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, match: Match, first: int, last: int, jobs: int, on_end: Callable[[int], None]
) -> Iterator[Outcome]:
    errands: deque[Future[tuple[list[Outcome], float]]] = deque()
    told: set[Future[tuple[list[Outcome], float]]] = set()
    following, size = first, 1
    while errands or following < last:
        while following < last and len(errands) - len(told) < jobs * AHEAD:
            errands.append(pool.submit(_errand, match, following, min(following + size, last)))
            following = min(following + size, last)
        done, _ = wait(set(errands) - told, return_when=FIRST_COMPLETED)
        for errand in done:
            if errand.exception() is not None:
                continue  # it is raised when its turn comes, so that the first game that failed is named
            played, seconds = errand.result()
            on_end(len(played))
            size = max(1, min(CHUNK, int(LONGEST * len(played) / max(seconds, 1e-9))))
        told |= done
        while errands and errands[0] in told:
            errand = errands.popleft()
            told.discard(errand)
            yield from errand.result()[0]


def _errand(match: Match, first: int, last: int) -> tuple[list[Outcome], float]:
    started = time.perf_counter()
    return [play(match, index) for index in range(first, last)], time.perf_counter() - started


def _only_play() -> None:
    """An interrupt is the main process's business: the others would each print a traceback. It ends them itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
