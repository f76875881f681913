"""One decision: the table as it is, whose it is and what is legal. What it takes to judge is worked out when asked for.

`plan` sees things as they are now; `sites.plan` counts on what the figures on the board will bring.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from tidefall.rising.rules.state import RisingState
from tidefall.rising.steward.plan import Plan
from tidefall.rising.steward.projects import Projects
from tidefall.rising.steward.sea import Sea
from tidefall.rising.steward.sites import Sites


class Turn:
    def __init__(self, state: RisingState, seat: int, legal: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.legal = legal

    @cached_property
    def plan(self) -> Plan:
        return Plan(self.state)

    @cached_property
    def sites(self) -> Sites:
        return Sites(self.state)

    @cached_property
    def projects(self) -> Projects:
        return Projects(self.sites)

    @cached_property
    def sea(self) -> Sea:
        return Sea(self.sites)

    def best(self, score: Callable[[int], float], first: int = 0) -> int:
        """Of the legal actions from `first` on the one with the highest score, given what follows `first`.

        Those before `first` (done, pass, nothing) are taken only where there is no other.
        """
        offered = [action for action in self.legal if action >= first]
        return max(offered, key=lambda action: score(action - first)) if offered else self.legal[0]

    def first_of(self, *wanted: int) -> int:
        """The first of some actions that is legal; otherwise the first legal one."""
        return next((action for action in wanted if action in self.legal), self.legal[0])
