"""Windows ask in order until all have passed in a row; nobody is asked who can do nothing."""

from __future__ import annotations

from typing import Final

import pytest

import tidefall

if tidefall.COMPILED:
    pytest.skip("interpreted classes cannot inherit from compiled ones", allow_module_level=True)

from tidefall.kernel.arrays import filled
from tidefall.kernel.menu import Menu
from tidefall.kernel.stack import STACK, Stack
from tidefall.kernel.step import Choice, laid_out
from tidefall.kernel.window import Offer, Window

SEATS: Final = 3


class Hands(Stack):
    """Each seat has so many coins and one horn."""

    def __init__(self, coins: list[int]) -> None:
        super().__init__(filled(STACK, 0))
        self.coins = coins
        self.horns = [1] * SEATS
        self.paid: list[int] = []
        self.happened = False


class Coin(Offer[Hands]):
    first = 5

    def is_open(self, state: Hands, asker: int) -> bool:
        return state.coins[asker] > 0

    def take(self, state: Hands, asker: int, action: int) -> None:
        state.coins[asker] -= 1
        state.paid.append(asker)

    def describe(self, state: Hands, action: int) -> Choice:
        return Choice(action, "pay")


class Horns(Offer[Hands]):
    """Two actions; the second ends the window."""

    first = 8
    count = 2

    def is_open(self, state: Hands, asker: int) -> bool:
        return state.coins[asker] > 1

    def list_actions(self, state: Hands, asker: int, menu: Menu) -> None:
        if self.is_open(state, asker):
            menu.add(8)
            menu.add(9)

    def take(self, state: Hands, asker: int, action: int) -> None:
        if action == 9:
            state.pop()


class Toll(Window[Hands]):
    name = "toll"
    rows: tuple[Offer[Hands], ...] = (Coin(), Horns())

    def offers(self, state: Hands) -> list[Offer[Hands]]:
        return list(self.rows)

    def places(self, state: Hands) -> int:
        return SEATS

    def asker(self, state: Hands, place: int) -> int:
        return (place + 1) % SEATS

    def is_wanted(self, state: Hands) -> bool:
        return len(state.paid) < 4

    def close(self, state: Hands) -> None:
        state.happened = True
        state.pop()


TOLL: Final = Toll()
laid_out(TOLL)


def opened(*coins: int) -> Hands:
    state = Hands(list(coins))
    state.push(0)
    return state


def asked(state: Hands) -> int | None:
    return TOLL.actor(state) if TOLL.waits(state) else None


def listed(state: Hands) -> list[int]:
    menu = Menu()
    TOLL.legal(state, menu)
    return menu.actions()


def test_a_window_that_nobody_can_use_is_not_opened() -> None:
    state = opened(0, 0, 0)
    assert asked(state) is None
    assert state.happened
    assert state.depth == 0


def test_seats_are_asked_in_order_and_those_without_an_offer_are_left_out() -> None:
    state = opened(1, 0, 1)
    assert asked(state) == 2
    assert listed(state) == [0, 5]
    TOLL.apply(state, 0)
    assert asked(state) == 0
    TOLL.apply(state, 0)
    assert asked(state) is None
    assert state.happened


def test_whoever_has_passed_is_asked_again_when_somebody_does_something() -> None:
    state = opened(1, 0, 2)
    assert asked(state) == 2
    assert listed(state) == [0, 5, 8, 9]
    TOLL.apply(state, 0)
    assert asked(state) == 0
    TOLL.apply(state, 5)
    assert state.paid == [0]
    assert asked(state) == 2


def test_an_offer_may_end_the_window() -> None:
    state = opened(0, 0, 2)
    assert asked(state) == 2
    TOLL.apply(state, 9)
    assert (state.depth, state.happened) == (0, False)


def test_nobody_is_asked_once_there_is_no_reason() -> None:
    state = opened(9, 9, 9)
    for _ in range(4):
        assert asked(state) == 1
        TOLL.apply(state, 5)
    assert asked(state) is None


def test_choices_come_from_the_offers() -> None:
    state = opened(1, 1, 1)
    assert [TOLL.describe(state, action).verb for action in (0, 5)] == ["pass", "pay"]
    with pytest.raises(tidefall.Refused):
        TOLL.describe(state, 7)
