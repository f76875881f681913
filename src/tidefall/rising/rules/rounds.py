"""The round: its start, the Hologram's power, clean-up, Wrath and its end (sections 3.2, 3.6 and 7 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import COUNCILORS, ENERGY, FIGURE_KINDS, FIRST_POWER_OF_ALLIES, VOLUNTEER
from tidefall.rising.rules.figures import FIRST_OF_ALLIES, MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.flooding import WRATH, describe_peninsula, flood, list_land, only_peninsula_with_land
from tidefall.rising.rules.happenings import (
    ALLY_POWER,
    BOARD_REVEALED,
    COUNTER_MOVED,
    DECK_SHUFFLED,
    DROWNED,
    HOLOGRAM_POWER,
    OUT_OF_ROUNDS,
    ROUND_BEGINS,
    WRATH_SPEAKS,
)
from tidefall.rising.rules.island import ARMS, PENINSULAS, TILES
from tidefall.rising.rules.placing import Place
from tidefall.rising.rules.shared import FINAL, SETTLING, Shared
from tidefall.rising.rules.state import DISCARDED, NONE, POOL, REVEALED, STACKED, SUPPLY, USES, WAITING, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


BOARDS_TO_REVEAL: Final[i64] = 2
MOST_OF_THE_WRATH: Final[i64] = 6
"""The highest level of the track."""


class Round(Step[RisingState]):
    """The bottom of the stack: ROUND_START, and the phases of the round (R-3.7)."""

    name = "round"
    code = steps.ROUND

    def waits(self, state: RisingState) -> bool:
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
        state.push(steps.PLACE, Place.SEAT.at(state.starter))
        if state.rules.has_hologram:
            state.owner[THE_HOLOGRAM] = max(state.rules.second_team, state.starter)
            if hologram_is_at_hand(state):
                state.leave(THE_HOLOGRAM, POOL)
                state.push(steps.HOLOGRAM_POWER)
                state.push(steps.REVEAL_BOARD, RevealBoard.LEFT.at(boards_to_reveal(state)))
        for thing in state.rules.hooks.before_placing:
            thing.before_placing(state)
        return False


def clear_round(state: RisingState) -> None:
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
        state.copied[seat] = 0
    for bender in state.rules.hooks.round_begins:
        bender.round_begins(state)


def hologram_is_at_hand(state: RisingState) -> bool:
    """Whether the Hologram begins the round in a pool: neither out for a while nor inactive (R-4.15, M-18.9)."""
    return state.round >= state.hologram_back and state.where[THE_HOLOGRAM] >= SUPPLY


def boards_to_reveal(state: RisingState) -> i64:
    """How many boards of the council stack are revealed (R-3.8, M-18.7)."""
    boards = BOARDS_TO_REVEAL
    for thing in state.rules.hooks.boards:
        boards = thing.boards(state, boards)
    return boards


def powers_to_keep(state: RisingState) -> i64:
    """How many powers the Hologram is given (R-3.8, M-18.7)."""
    powers: i64 = 1
    for thing in state.rules.hooks.powers:
        powers = thing.powers(state, powers)
    return powers


def powers_kept(state: RisingState) -> i64:
    """How many powers the Hologram has."""
    count: i64 = 0 if state.council[MOST_SEATS] == NONE else 1
    further = state.copied[MOST_SEATS]
    while further:
        count += further & 1
        further >>= 1
    return count


class RevealBoard(Step[RisingState]):
    """Boards of the council stack are revealed (R-3.8). LEFT counts those still to reveal."""

    name = "reveal_board"
    code = steps.REVEAL_BOARD
    below = "hologram_power"
    LEFT: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        if RevealBoard.LEFT.of(state) and self.stack_is_there(state):
            return True
        state.pop()
        return False

    def stack_is_there(self, state: RisingState) -> bool:
        if self.count(state, STACKED):
            return True
        if not self.count(state, DISCARDED):
            return False
        for board in range(state.rules.councilors):
            if state.boards[board] == DISCARDED:
                state.boards[board] = STACKED
        state.tell(DECK_SHUFFLED, 2)
        return True

    def count(self, state: RisingState, place: i64) -> i64:
        total: i64 = 0
        for board in range(state.rules.councilors):
            if state.boards[board] == place:
                total += 1
        return total

    def legal(self, state: RisingState, menu: Menu) -> None:
        for board in range(state.rules.councilors):
            if state.boards[board] == STACKED:
                menu.weigh(board, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        state.boards[action] = REVEALED
        RevealBoard.LEFT.put(state, RevealBoard.LEFT.of(state) - 1)
        state.tell(BOARD_REVEALED, action)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "board", COUNCILORS[action])

    def fits(self, state: RisingState) -> bool:
        return RevealBoard.LEFT.of(state) == boards_to_reveal(state) - self.count(state, REVEALED)


class HologramPower(Step[RisingState]):
    """D-01, DM-10: the starting player chooses what the Hologram can do; the other boards are discarded (R-3.8)."""

    name = "hologram_power"
    code = steps.HOLOGRAM_POWER
    below = "place"

    def waits(self, state: RisingState) -> bool:
        left = powers_to_keep(state) - powers_kept(state)
        count: i64 = 0
        only: i64 = NONE
        for board in range(state.rules.councilors):
            if self.may_keep(state, board):
                count += 1
                only = board
        if left > 0 and (count > left or (count and self.further(state))):
            return True
        if left > 0 and count:
            self.keep(state, only)
        else:
            self.close(state)
        return False

    def may_keep(self, state: RisingState, board: i64) -> bool:
        return state.boards[board] == REVEALED and not state.has_ability(MOST_SEATS, board)

    def further(self, state: RisingState) -> i64:
        """The set of powers that may be chosen in place of a board."""
        powers: i64 = 0
        for thing in state.rules.hooks.further_powers:
            powers |= thing.further_powers(state)
        return powers & ~state.copied[MOST_SEATS]

    def actor(self, state: RisingState) -> i64:
        return state.starter

    def legal(self, state: RisingState, menu: Menu) -> None:
        for board in range(state.rules.councilors):
            if self.may_keep(state, board):
                menu.add(actions.COUNCILOR + board)
        further = self.further(state)
        if further:
            for ally in range(FIRST_OF_ALLIES, state.rules.allies):
                if (further >> (FIRST_POWER_OF_ALLIES + ally - FIRST_OF_ALLIES)) & 1:
                    menu.add(actions.FIGURE + ally)

    def apply(self, state: RisingState, action: i64) -> None:
        if action < actions.FIGURE:
            self.keep(state, action - actions.COUNCILOR)
            return
        ally = action - actions.FIGURE
        state.copied[MOST_SEATS] |= 1 << (FIRST_POWER_OF_ALLIES + ally - FIRST_OF_ALLIES)
        state.tell(ALLY_POWER, state.kind(ally))

    def keep(self, state: RisingState, board: i64) -> None:
        if state.council[MOST_SEATS] == NONE:
            state.council[MOST_SEATS] = board
        else:
            state.copied[MOST_SEATS] |= 1 << board
        state.tell(HOLOGRAM_POWER, board)
        for thing in state.rules.hooks.empowered:
            thing.empowered(state, board)

    def close(self, state: RisingState) -> None:
        """The boards that were not chosen are discarded."""
        state.pop()
        for board in range(state.rules.councilors):
            if self.may_keep(state, board):
                state.boards[board] = DISCARDED
        if not powers_kept(state):
            state.tell(HOLOGRAM_POWER, NONE)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action >= actions.FIGURE:
            return Choice(action, "power", FIGURE_KINDS[state.kind(action - actions.FIGURE)])
        return Choice(action, "power", COUNCILORS[action - actions.COUNCILOR])


class CleanUp(Step[RisingState]):
    """CLEANUP: figures go home, volunteers who could be placed leave, extra spaces vanish (R-3.26, R-4.12)."""

    name = "cleanup"
    code = steps.CLEANUP

    def waits(self, state: RisingState) -> bool:
        state.pop()
        for figure in range(state.rules.figures):
            if state.where[figure] >= 0:
                state.leave(figure, POOL)
            if state.kind(figure) == VOLUNTEER and state.where[figure] == POOL and not state.flags[figure] & WAITING:
                state.where[figure] = SUPPLY
                state.owner[figure] = NONE
        for site in range(TILES):
            state.extra[site] = 0
        for thing in state.rules.hooks.cleans:
            thing.cleans(state)
        return False


class Wrath(Shared):
    """WRATH: D-40, the starting player chooses a peninsula for each flood (R-7.1, R-7.2).

    LEFT counts the floods to come, once they are COUNTED.
    """

    name = "wrath"
    code = steps.WRATH
    below = "round_end"
    COUNTED: Final = Field(1)
    LEFT: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        if not Wrath.COUNTED.of(state):
            floods = 0 if state.wrath_skipped else max(state.level() - state.calmed, 0)
            state.tell(WRATH_SPEAKS, floods)
            Wrath.COUNTED.put(state, 1)
            Wrath.LEFT.put(state, floods)
            Shared.STAGE.put(state, SETTLING)
        if not Wrath.LEFT.of(state):
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

    def legal(self, state: RisingState, menu: Menu) -> None:
        list_land(state, menu)

    def settle(self, state: RisingState, action: i64) -> None:
        peninsula = action - actions.PENINSULA
        Wrath.LEFT.put(state, Wrath.LEFT.of(state) - 1)
        Shared.STAGE.put(state, SETTLING)
        if state.rules.barriers_stop_wrath and state.has_barrier(peninsula):
            state.push(steps.WRATH_BARRIER, WrathBarrier.PENINSULA.at(peninsula))
        else:
            flood(state, peninsula, WRATH)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "flood")

    def fits(self, state: RisingState) -> bool:
        counted = Wrath.COUNTED.of(state)
        stage = Shared.STAGE.of(state)
        if not counted:
            return stage == 0 and Wrath.LEFT.of(state) == 0
        return stage in (SETTLING, FINAL) and Wrath.LEFT.of(state) <= MOST_OF_THE_WRATH


class WrathBarrier(Step[RisingState]):
    """Option `barriers_stop_wrath`: the starting player spends the barrier, or lets the flood come (R-10.10)."""

    name = "wrath_barrier"
    code = steps.WRATH_BARRIER
    below = "wrath"
    PENINSULA: Final = Field(3)

    def actor(self, state: RisingState) -> i64:
        return state.starter

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.SPEND_BARRIER)
        menu.add(actions.KEEP_BARRIER)

    def apply(self, state: RisingState, action: i64) -> None:
        peninsula = WrathBarrier.PENINSULA.of(state)
        state.pop()
        if action == actions.SPEND_BARRIER:
            state.lose_barrier(peninsula)
        else:
            flood(state, peninsula, WRATH)

    def describe(self, state: RisingState, action: i64) -> Choice:
        verb = "spend_barrier" if action == actions.SPEND_BARRIER else "keep_barrier"
        return Choice(action, verb, "", "", PENINSULAS[WrathBarrier.PENINSULA.of(state)])

    def fits(self, state: RisingState) -> bool:
        peninsula = WrathBarrier.PENINSULA.of(state)
        return peninsula < ARMS and state.has_barrier(peninsula)


class RoundEnd(Step[RisingState]):
    """ROUND_END: the counter moves up, the Hologram's board is discarded, the marker moves on (R-3.28, R-7.5)."""

    name = "round_end"
    code = steps.ROUND_END

    def waits(self, state: RisingState) -> bool:
        state.pop()
        if state.round == state.rules.max_rounds:
            state.end(OUT_OF_ROUNDS)
            return False
        if state.counter < len(state.rules.wrath) - 1:
            state.counter += 1
            state.tell(COUNTER_MOVED, state.counter)
        for board in range(state.rules.councilors):
            if state.boards[board] == REVEALED:
                state.boards[board] = DISCARDED
        state.council[MOST_SEATS] = NONE
        state.copied[MOST_SEATS] = 0
        if state.rules.players > 1:
            state.starter = state.clockwise(state.starter, 1)
        return False


STEPS.register(Round(), RevealBoard(), HologramPower(), CleanUp(), RoundEnd(), Wrath(), WrathBarrier())
