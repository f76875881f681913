"""One decision: the table as it is, whose turn it is and what is legal. What it takes to judge is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from tidefall.rising.steward.plan import Plan
from tidefall.rising.steward.projects import Projects
from tidefall.rising.steward.sea import Sea
from tidefall.rising.steward.sites import Sites

if TYPE_CHECKING:
    from tidefall.rising.table import Table


class Turn:
    def __init__(self, state: Table, seat: int, legal: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.legal = legal

    @cached_property
    def plan(self) -> Plan:
        return self.sites.plan

    @cached_property
    def sites(self) -> Sites:
        return Sites(Plan(self.state))

    @cached_property
    def projects(self) -> Projects:
        return Projects(self.sites)

    @cached_property
    def sea(self) -> Sea:
        return Sea(self.sites)

    def best(self, score: Callable[[int], float], first: int = 0, last: int = 1 << 16) -> int:
        """The legal action from `first` up to `last` with the highest score, the first of equals."""
        return max((action for action in self.legal if first <= action < last), key=score)

    def first_of(self, *wanted: int) -> int:
        """The first of some actions that is legal; otherwise the first legal one."""
        return next((action for action in wanted if action in self.legal), self.legal[0])
