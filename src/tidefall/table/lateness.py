"""A command says what its sender had seen. Is it still an answer to what is asked now? One decision, numbered.

1. They have seen all there is: yes.
2. They say they have seen more than there is: no.
3. Since then nothing was taken back, they have decided nothing themselves, and others only decided where everybody may
   at once: yes, if it is still legal.
4. Otherwise: no; they get to see what has changed and decide anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.errors import Refused
from tidefall.table.commands import Act, AutoPass
from tidefall.table.marks import OF_THE_GAME, PLAYED

if TYPE_CHECKING:
    from tidefall.table.commands import Undo
    from tidefall.table.table import Table


def check_moment(table: Table, command: Act | AutoPass | Undo) -> None:
    """Refused if the command answers something that is no longer so."""
    branch = judge(table, command)
    if branch == 2:
        raise Refused("too_early")
    if branch == 4:
        raise Refused("stale")


def judge(table: Table, command: Act | AutoPass | Undo) -> int:
    """The number of the branch."""
    moment = table.moment(command.seat)
    if command.at == moment:
        return 1
    if command.at > moment:
        return 2
    if isinstance(command, Act | AutoPass) and only_others_at_once(table, command.seat, moment - command.at):
        return 3
    return 4


def only_others_at_once(table: Table, seat: int, missed: int) -> bool:
    """Whether the last `missed` things of the game that a seat has seen are decisions of others in the present step."""
    state = table.state
    if not state.is_asked(seat):
        return False
    actors = state.actors()
    for mark in reversed(table.marks):
        if missed == 0:
            break
        if mark.kind not in OF_THE_GAME or not mark.seen_by >> seat & 1:
            continue
        if mark.kind != PLAYED or actors[mark.before] == seat or state.step_at(mark.before) is not state.step():
            return False
        missed -= 1
    return True
