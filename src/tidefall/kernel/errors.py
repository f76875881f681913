"""The one way the library says no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tidefall.kernel.speech import Saying, spoken


class Refused(ValueError):
    """A request that cannot be granted: a stable `code` for programs, and the facts for a sentence for people.

    The sentence is the message `refused-` with the code, dashes for underscores: `Refused("no_such_seat", seat=7,
    last=3)` is told by `refused-no-such-seat`. Whoever raises it has changed nothing.
    """

    def __init__(self, code: str, /, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
        self.seats: Sequence[Any] = ()
        """What the players are called who are among the facts."""

    @property
    def message(self) -> str:
        """The name of the message that tells it."""
        return f"refused-{self.code.replace('_', '-')}"

    def saying(self) -> Saying:
        """What travels instead of the sentence."""
        return {"name": self.message, "facts": self.facts} if self.facts else {"name": self.message}

    def told(self, lang: str) -> str:
        """The sentence in a language."""
        return spoken(lang, self.saying(), self.seats)

    @property
    def reason(self) -> str:
        """The sentence in English."""
        return self.told("en")

    def __str__(self) -> str:
        return self.reason

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.facts, list(self.seats))


def refusal(code: str, because: Saying, seats: Sequence[Any] = ()) -> Refused:
    """A refusal for a reason of the game's own, if it has one: the message may say `because`, and name players."""
    refused = Refused(code, because=because or None)
    refused.seats = seats
    return refused


class Unverified(Refused):
    """A record that reads well but does not replay to what it says."""


class StackFull(Exception):
    """More is pending than a state has room for: a fault of the rules or a position that cannot be."""

    def __init__(self, depth: int, code: int) -> None:
        super().__init__(f"The stack is full: step number {code} cannot be pushed on {depth} pending ones.")


class BotFailed(Refused):
    """A bot has raised an error or answered what is not legal; the reason names bot, game, seat and answer."""


def _again(kind: type[Refused], code: str, facts: dict[str, Any], seats: Sequence[Any]) -> Refused:
    """Back from another process."""
    refused = kind(code, **facts)
    refused.seats = seats
    return refused
