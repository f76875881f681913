"""The one way the library says no."""

from __future__ import annotations

from typing import Any


class Refused(ValueError):
    """A request that cannot be granted: a stable `code` for programs, a `reason` in one sentence for people.

    Whoever raises it has changed nothing.
    """

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        """It may have to travel from one process to another."""
        return (type(self), (self.code, self.reason))


class Unverified(Refused):
    """A record that reads well but does not replay to what it says."""


class StackFull(Exception):
    """More is pending than a state has room for: a fault of the rules or a position that cannot be."""

    def __init__(self, depth: int, code: int) -> None:
        super().__init__(f"The stack is full: step number {code} cannot be pushed on {depth} pending ones.")


class BotFailed(Refused):
    """A bot has raised an error or answered what is not legal; the reason names bot, game, seat and answer."""
