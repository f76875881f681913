"""Seats that keep passing: the table passes for them wherever the same step asks again, until something else is asked.

A step says whether it may be passed like that: `Step.can_auto_pass`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tidefall.kernel.state import State
    from tidefall.table.table import Table

PASS: Final = "pass"
"""The verb of the action."""


def pass_of(state: State, seat: int) -> int | None:
    """The pass that a seat may make here again and again; None if there is none."""
    if state.current_player() < 0 or not state.step().can_auto_pass:
        return None
    actions = state.legal_actions(seat)
    turn = state.turn_to(seat)
    try:
        return next((action for action in actions if state.describe(action).verb == PASS), None)
    finally:
        state.turn_to(turn)


def goes_on(table: Table) -> bool:
    """False if the seat that is to decide keeps passing at a step, and this is another one."""
    step = table.auto_passing.get(table.state.current_player())
    return step is None or step == table.state.step().name


def due(table: Table) -> int | None:
    """The pass that is to be made now for the seat that is to decide; None if it does not keep passing here."""
    if table.status != "playing":
        return None
    seat = table.state.current_player()
    return pass_of(table.state, seat) if seat in table.auto_passing and goes_on(table) else None
