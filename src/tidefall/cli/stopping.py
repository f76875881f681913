"""Being told to stop, by Ctrl-C or otherwise, without being caught in the middle of something."""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Stop:
    """Raises KeyboardInterrupt when a signal comes, but not inside `shielded()`: then when that is left."""

    def __init__(self) -> None:
        self.asked = False
        self.is_shielded = False
        self.owner = os.getpid()

    def hear(self, _number: int, _frame: object) -> None:
        if os.getpid() != self.owner:
            os._exit(1)  # a process that is only being born: nobody waits for it
        if self.asked:
            return  # it is stopping already
        self.asked = True
        if not self.is_shielded:
            raise KeyboardInterrupt

    @contextmanager
    def shielded(self) -> Iterator[None]:
        """What is begun in here is finished."""
        self.is_shielded = True
        try:
            yield
        finally:
            self.is_shielded = False
        if self.asked:
            raise KeyboardInterrupt


@contextmanager
def stoppable(stop: Stop) -> Iterator[None]:
    """Hear signals until it is left, but none that whoever started us wants ignored, as nohup does."""
    before: dict[Any, Any] = {
        number: signal.signal(number, stop.hear) for number in SIGNALS if signal.getsignal(number) != signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
