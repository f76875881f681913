"""Windows: something is announced, those who can do something about it are asked in order, then it happens.

What can be done in a window is a row of offers. An offer says whether it is open to somebody and what happens when it
is taken; the window knows none of them by name. Whoever passes is not asked again until somebody has done something.
Nobody is asked who has no offer, so a window that nobody can use passes unseen; where that would tell a secret, a
window overrides `may_speak`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tidefall.kernel.stack import Field, Stack
from tidefall.kernel.step import Choice, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

W = TypeVar("W", bound=Stack)


class Offer(Generic[W]):
    """Something that may be done in a window. It owns `count` actions from number `first` on."""

    first: i64 = 0
    count: i64 = 1

    def is_open(self, state: W, asker: i64) -> bool:
        """Whether whoever is asked may take it now."""
        return False

    def list_actions(self, state: W, asker: i64, menu: Menu) -> None:
        """Write its legal actions in ascending order."""
        if self.is_open(state, asker):
            menu.add(self.first)

    def take(self, state: W, asker: i64, action: i64) -> None:
        """Carry it out. The window's frame is on top; an offer that ends the window pops it."""

    def describe(self, state: W, action: i64) -> Choice:
        return Choice(action, "")

    def owns(self, action: i64) -> bool:
        return self.first <= action < self.first + self.count


class Window(Step[W]):
    """Asks until all have passed in a row, then closes. Askers are numbered; mostly they are seats."""

    PASSED: Final = Field(8)
    """The set of those who have passed since something was last done."""
    ASKED: Final = Field(4)

    passing: i64 = 0
    """The action that passes."""

    def offers(self, state: W) -> list[Offer[W]]:
        """What may be done here, in the order of the actions."""
        return []

    def places(self, state: W) -> i64:
        """How many places the order of asking has."""
        return 0

    def asker(self, state: W, place: i64) -> i64:
        """Who is asked at a place of the order, or -1: nobody."""
        return place

    def seat_of(self, state: W, asker: i64) -> i64:
        """The seat that speaks for an asker."""
        return asker

    def is_wanted(self, state: W) -> bool:
        """Whether there is still a reason to ask."""
        return True

    def may_speak(self, state: W, asker: i64) -> bool:
        """Whether somebody is asked at all: there is an offer that it may take."""
        for offer in self.offers(state):
            if offer.is_open(state, asker):
                return True
        return False

    def close(self, state: W) -> None:
        """All have passed."""
        state.pop()

    def waits(self, state: W) -> bool:
        if self.is_wanted(state):
            passed = Window.PASSED.of(state)
            for place in range(self.places(state)):
                asker = self.asker(state, place)
                if asker >= 0 and not (passed >> asker) & 1 and self.may_speak(state, asker):
                    Window.ASKED.put(state, asker)
                    return True
        self.close(state)
        return False

    def actor(self, state: W) -> i64:
        return self.seat_of(state, Window.ASKED.of(state))

    def legal(self, state: W, menu: Menu) -> None:
        asker = Window.ASKED.of(state)
        menu.add(self.passing)
        for offer in self.offers(state):
            offer.list_actions(state, asker, menu)

    def apply(self, state: W, action: i64) -> None:
        asker = Window.ASKED.of(state)
        if action == self.passing:
            Window.PASSED.put(state, Window.PASSED.of(state) | (1 << asker))
            return
        Window.PASSED.put(state, 0)
        for offer in self.offers(state):
            if offer.owns(action):
                offer.take(state, asker, action)
                return

    def describe(self, state: W, action: i64) -> Choice:
        if action == self.passing:
            return Choice(action, "pass")
        for offer in self.offers(state):
            if offer.owns(action):
                return offer.describe(state, action)
        return super().describe(state, action)
