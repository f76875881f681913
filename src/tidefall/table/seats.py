"""One place at a table, and who has it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tidefall.table.facts import Handed
from tidefall.table.views import SeatKind

OPEN: Final[SeatKind] = "open"
PERSON: Final[SeatKind] = "person"
BOT: Final[SeatKind] = "bot"


@dataclass(frozen=True)
class Seat:
    kind: SeatKind = OPEN
    person: str | None = None
    name: str | None = None
    """What somebody at a shared screen is called, if not by the person's name."""
    bot: str | None = None
    """The kind of bot that sits here, or that plays for the person."""
    ready: bool = False
    locked: bool = False
    resigned: bool = False
    handed: Handed | None = None
    """Why a bot plays for the person."""

    @property
    def is_played(self) -> bool:
        """Whether the person decides."""
        return self.kind == PERSON and self.bot is None

    def taken(self, kind: SeatKind, person: str | None = None, name: str | None = None, bot: str | None = None) -> Seat:
        """The seat when somebody else has it; it stays locked or not."""
        return replace(self, kind=kind, person=person, name=name, bot=bot, ready=kind == BOT, handed=None)
