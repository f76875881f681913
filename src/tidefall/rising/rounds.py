"""The round: its start, the Hologram's power, clean-up, Wrath and its end (sections 3.2, 3.6 and 7 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.kernel.step import Choice, Step
from tidefall.rising import actions, steps
from tidefall.rising.content import COUNCILORS, ENERGY, VOLUNTEER
from tidefall.rising.figures import MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.flooding import WRATH, describe_peninsula, flood, list_land, only_peninsula_with_land
from tidefall.rising.happenings import (
    BOARD_REVEALED,
    COUNTER_MOVED,
    DECK_SHUFFLED,
    DROWNED,
    HOLOGRAM_POWER,
    OUT_OF_ROUNDS,
    ROUND_BEGINS,
    WRATH_SPEAKS,
)
from tidefall.rising.island import PENINSULAS, TILES
from tidefall.rising.shared import SETTLING, Shared
from tidefall.rising.table import DISCARDED, NONE, POOL, REVEALED, STACKED, SUPPLY, USES, WAITING, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class Round(Step[Table]):
    """The bottom of the stack: ROUND_START, and the phases of the round (R-3.7)."""

    name = "round"

    def waits(self, state: Table) -> bool:
        state.round += 1
        clear_round(state)
        state.tell(ROUND_BEGINS, state.round, state.starter)
        if state.rules.seats == 1:
            state.gain(0, ENERGY, 1)
        state.push(steps.ROUND_END)
        state.push(steps.WRATH)
        state.push(steps.CLEANUP)
        state.push(steps.ACTIONS)
        state.push(steps.START_ACTIONS)
        state.push(steps.END_MISF)
        state.push(steps.MONSTERS_SLOT)
        state.push(steps.MISFORTUNE)
        state.push(steps.CLOSE_PLACE)
        state.push(steps.PLACE, state.starter)
        if state.rules.has_hologram:
            state.owner[THE_HOLOGRAM] = state.starter
            if state.round >= state.hologram_back:
                state.leave(THE_HOLOGRAM, POOL)
                state.push(steps.HOLOGRAM_POWER)
                state.push(steps.REVEAL_BOARD, 2)
        return False


def clear_round(state: Table) -> None:
    """What held for the last round only is over (R-3.7, R-5.20)."""
    state.ready = 0
    state.earthquakes = 0
    state.malfunctions = 0
    state.schema_lost = False
    state.closed = 0
    state.builds = 0
    state.calmed = 0
    state.wrath_skipped = False
    state.conceders = 0
    state.forget_refusals()
    for figure in range(state.rules.figures):
        state.flags[figure] = 0
    for space in range(state.rules.spaces):
        state.contested[space] = 0
    for thing in range(USES):
        state.used[thing] = 0
    for seat in range(MOST_SEATS):
        state.copied[seat] = NONE


class RevealBoard(Step[Table]):
    """Boards of the council stack are revealed (R-3.8). The first number counts those still to reveal."""

    name = "reveal_board"

    def waits(self, state: Table) -> bool:
        if state.a() and self.stack_is_there(state):
            return True
        state.pop()
        return False

    def stack_is_there(self, state: Table) -> bool:
        if self.count(state, STACKED):
            return True
        if not self.count(state, DISCARDED):
            return False
        for board in range(state.rules.councilors):
            if state.boards[board] == DISCARDED:
                state.boards[board] = STACKED
        state.tell(DECK_SHUFFLED, 2)
        return True

    def count(self, state: Table, place: i64) -> i64:
        total: i64 = 0
        for board in range(state.rules.councilors):
            if state.boards[board] == place:
                total += 1
        return total

    def legal(self, state: Table, menu: Menu) -> None:
        for board in range(state.rules.councilors):
            if state.boards[board] == STACKED:
                menu.weigh(board, 1)

    def apply(self, state: Table, action: i64) -> None:
        state.boards[action] = REVEALED
        state.set_a(state.a() - 1)
        state.tell(BOARD_REVEALED, action)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "board", COUNCILORS[action])


class HologramPower(Step[Table]):
    """D-01: the starting player chooses the Hologram's ability; the other board is discarded (R-3.8)."""

    name = "hologram_power"

    def waits(self, state: Table) -> bool:
        count: i64 = 0
        only: i64 = NONE
        for board in range(state.rules.councilors):
            if state.boards[board] == REVEALED:
                count += 1
                only = board
        if count > 1:
            return True
        self.choose(state, only)
        return False

    def actor(self, state: Table) -> i64:
        return state.starter

    def legal(self, state: Table, menu: Menu) -> None:
        for board in range(state.rules.councilors):
            if state.boards[board] == REVEALED:
                menu.add(actions.COUNCILOR + board)

    def apply(self, state: Table, action: i64) -> None:
        self.choose(state, action - actions.COUNCILOR)

    def choose(self, state: Table, chosen: i64) -> None:
        state.pop()
        for board in range(state.rules.councilors):
            if state.boards[board] == REVEALED and board != chosen:
                state.boards[board] = DISCARDED
        state.council[MOST_SEATS] = chosen
        state.tell(HOLOGRAM_POWER, chosen)

    def describe(self, state: Table, action: i64) -> Choice:
        return Choice(action, "power", COUNCILORS[action - actions.COUNCILOR])


class CleanUp(Step[Table]):
    """CLEANUP: figures go home, volunteers who could be placed leave, extra spaces vanish (R-3.26, R-4.12)."""

    name = "cleanup"

    def waits(self, state: Table) -> bool:
        state.pop()
        for figure in range(state.rules.figures):
            if state.where[figure] >= 0:
                state.leave(figure, POOL)
            if state.kind(figure) == VOLUNTEER and state.where[figure] == POOL and not state.flags[figure] & WAITING:
                state.where[figure] = SUPPLY
                state.owner[figure] = NONE
        for site in range(TILES):
            state.extra[site] = 0
        return False


class Wrath(Shared):
    """WRATH: D-40, the starting player chooses a peninsula for each flood (R-7.1, R-7.2).

    The first number is the floods to come + 1, 0 before they are counted; the second the stage of the choice.
    """

    name = "wrath"

    def waits(self, state: Table) -> bool:
        if not state.a():
            floods = 0 if state.wrath_skipped else max(state.level() - state.calmed, 0)
            state.tell(WRATH_SPEAKS, floods)
            state.set_a(floods + 1)
            state.set_b(SETTLING)
        if state.a() == 1:
            state.pop()
            return False
        if not state.land_left():
            state.end(DROWNED)
            return False
        only = only_peninsula_with_land(state)
        if only < 0:
            return True
        self.settle(state, actions.PENINSULA + only)
        return False

    def legal(self, state: Table, menu: Menu) -> None:
        list_land(state, menu)

    def settle(self, state: Table, action: i64) -> None:
        peninsula = action - actions.PENINSULA
        state.set_a(state.a() - 1)
        state.set_b(SETTLING)
        if state.rules.barriers_stop_wrath and state.has_barrier(peninsula):
            state.push(steps.WRATH_BARRIER, peninsula)
        else:
            flood(state, peninsula, WRATH)

    def describe(self, state: Table, action: i64) -> Choice:
        return describe_peninsula(action, "flood")


class WrathBarrier(Step[Table]):
    """Option `barriers_stop_wrath`: the starting player spends the barrier, or lets the flood come (R-10.10)."""

    name = "wrath_barrier"

    def actor(self, state: Table) -> i64:
        return state.starter

    def legal(self, state: Table, menu: Menu) -> None:
        menu.add(actions.SPEND_BARRIER)
        menu.add(actions.KEEP_BARRIER)

    def apply(self, state: Table, action: i64) -> None:
        peninsula = state.a()
        state.pop()
        if action == actions.SPEND_BARRIER:
            state.lose_barrier(peninsula)
        else:
            flood(state, peninsula, WRATH)

    def describe(self, state: Table, action: i64) -> Choice:
        verb = "spend_barrier" if action == actions.SPEND_BARRIER else "keep_barrier"
        return Choice(action, verb, "", "", PENINSULAS[state.a()])


class RoundEnd(Step[Table]):
    """ROUND_END: the counter moves up, the Hologram's board is discarded, the marker moves on (R-3.28, R-7.5)."""

    name = "round_end"

    def waits(self, state: Table) -> bool:
        state.pop()
        if state.round == state.rules.max_rounds:
            state.end(OUT_OF_ROUNDS)
            return False
        if state.counter < len(state.rules.wrath) - 1:
            state.counter += 1
            state.tell(COUNTER_MOVED, state.counter)
        power = state.council[MOST_SEATS]
        if power != NONE:
            state.boards[power] = DISCARDED
            state.council[MOST_SEATS] = NONE
        state.starter = state.clockwise(state.starter, 1)
        return False
