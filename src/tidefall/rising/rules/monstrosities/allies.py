"""The Allies: the supply, recruiting, and who receives one (M-2.5, M-5.1 to M-5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import ALLIES, BOOK, RED_SKIES, SEATS
from tidefall.rising.rules.figures import FIRST_OF_ALLIES
from tidefall.rising.rules.frames import is_some
from tidefall.rising.rules.happenings import RECRUITED
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.shared import Shared
from tidefall.rising.rules.state import NONE, POOL, SUPPLY, RisingState
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

CENTAUR: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("centaur")
CYCLOPS: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("cyclops")
DRYAD: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("dryad")
FAUN: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("faun")
GIANT: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("giant")
GOLDEN_RAM: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("golden_ram")
GRYPHON: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("gryphon")
PHOENIX: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("phoenix")
SPHINX: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("sphinx")
UNICORN: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("unicorn")
MEDUSA_ALLY: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("medusa_ally")
MERMAID: Final[i64] = FIRST_OF_ALLIES + ALLIES.index("mermaid")
AFTER_ALLIES: Final[i64] = FIRST_OF_ALLIES + len(ALLIES)
assert [entry.id for entry in BOOK.allies] == ALLIES


class AllySupply(Thing):
    """The ordinary Allies wait beside the board; the Mermaid once a Red Skies is in the deck (M-2.5, M-7.5)."""

    def is_in_box(self, rules: Rules) -> bool:
        return rules.monstrosities

    def laid_out(self, state: RisingState) -> None:
        for number, entry in enumerate(BOOK.allies):
            if entry.ordinary:
                state.where[FIRST_OF_ALLIES + number] = SUPPLY
        if state.rules.in_deck[RED_SKIES]:
            state.where[MERMAID] = SUPPLY

    def gone(self, state: RisingState, figure: i64, place: i64) -> None:
        """An Ally that returns to the supply is nobody's, and may be recruited again (M-3.8)."""
        if place == SUPPLY and FIRST_OF_ALLIES <= figure < AFTER_ALLIES:
            state.owner[figure] = NONE


THINGS.append(AllySupply())


def is_available(state: RisingState, ally: i64) -> bool:
    """Whether an Ally is in the supply, so that it can be recruited (M-5.2)."""
    return state.where[ally] == SUPPLY


def join(state: RisingState, ally: i64, seat: i64) -> None:
    """An Ally comes to the pool of a seat, with its board (M-5.1, M-5.2)."""
    state.where[ally] = POOL
    state.owner[ally] = seat
    state.tell(RECRUITED, seat, state.kind(ally))


def take_ally(state: RisingState, ally: i64, seats: i64) -> None:
    """An Ally is recruited by some seats, who agree which of them receives it (M-5.3)."""
    if not seats & (seats - 1):
        join(state, ally, state.first_of(seats, 0))
        return
    state.activator = state.first_of(seats, state.drawer if state.drawer != NONE else state.starter)
    state.push(steps.TAKE_ALLY, TakeAlly.ALLY.at(ally - FIRST_OF_ALLIES) | TakeAlly.SEATS.at(seats))


class TakeAlly(Shared):
    """DM-32, DM-36, DM-89: which of those who took part receives the Ally."""

    name = "take_ally"
    code = steps.TAKE_ALLY
    below = "lay_aside after_action"
    ALLY: Final = Field(4)
    SEATS: Final = Field(8)

    def involved(self, state: RisingState) -> i64:
        return TakeAlly.SEATS.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for seat in range(state.rules.seats):
            if (TakeAlly.SEATS.of(state) >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        ally = FIRST_OF_ALLIES + TakeAlly.ALLY.of(state)
        state.pop()
        join(state, ally, action - actions.SEAT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "ally", SEATS[action - actions.SEAT], ALLIES[TakeAlly.ALLY.of(state)])

    def fits(self, state: RisingState) -> bool:
        ally = TakeAlly.ALLY.of(state)
        return (
            ally < len(ALLIES)
            and is_available(state, FIRST_OF_ALLIES + ally)
            and is_some(state, TakeAlly.SEATS.of(state))
        )


STEPS.register(TakeAlly())
