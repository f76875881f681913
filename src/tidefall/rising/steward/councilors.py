"""What belongs to the councilors of Monstrosities: boards and Allies for the Hologram, potions, Spirits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules import actions
from tidefall.rising.rules.figures import CREW
from tidefall.rising.rules.island import ARMS, SITE_OF, TILES, peninsula_of
from tidefall.rising.rules.monstrosities.potions import ELIXIR, NUMBER_OF_POTIONS, PHILTER
from tidefall.rising.rules.state import RESOLVED
from tidefall.rising.speech.reading import frame
from tidefall.rising.steward import worth

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn


def choose_councilor(turn: Turn) -> int:
    """The board that is worth most; those of Allies only where there is nothing else."""
    boards = [action for action in turn.legal if actions.COUNCILOR <= action < actions.COLOUR]
    return max(boards, key=lambda action: worth.COUNCILORS[action - actions.COUNCILOR]) if boards else turn.legal[0]


def choose_potion(turn: Turn) -> int:
    """What helps rolls, then what gives energy."""
    return turn.first_of(actions.POTION + PHILTER, actions.POTION + ELIXIR)


def drink(turn: Turn) -> int:
    """A potion that is offered where it matters is played."""
    return next((action for action in turn.legal if is_potion(action)), turn.legal[0])


def is_potion(action: int) -> bool:
    return bool(actions.POTION <= action < actions.POTION + NUMBER_OF_POTIONS)


def play_spirit(turn: Turn) -> int:
    """The Spirit of the peninsula where the Leader stands, if it is in hand."""
    leader = frame(turn.state)["seat"] * int(CREW)
    arm = peninsula_of(turn.state.site(leader))
    return turn.first_of(actions.PENINSULA + arm) if arm >= 0 else int(actions.PASS)


def name_spirit(turn: Turn) -> int:
    """That of the peninsula where most figures are still to act."""
    state = turn.state
    waiting = [0] * int(ARMS)
    for figure in range(state.rules.figures):
        space = state.where[figure]
        if space >= 0 and SITE_OF[space] < TILES and not state.flags[figure] & RESOLVED:
            waiting[peninsula_of(SITE_OF[space])] += 1
    return turn.best(lambda arm: float(waiting[arm]) if arm < ARMS else -1.0, actions.PENINSULA)


def save(turn: Turn) -> int:
    """A figure that need not go home stays where it is, or goes where it is taken in."""
    return turn.first_of(actions.STAY, *(action for action in turn.legal if action >= actions.SPACE))
