"""What the steward does when harpies steal and sea monsters attack (M-16, M-17)."""

from __future__ import annotations

from tidefall.rising.rules import actions
from tidefall.rising.rules.content import ATLANTIUM, ENERGY, LEADER, RESOURCES, VOLUNTEER
from tidefall.rising.rules.island import SITE_OF
from tidefall.rising.rules.monstrosities.charybdis import PRICE_OF_A_TILE
from tidefall.rising.rules.monstrosities.harpies import Tribute
from tidefall.rising.rules.monstrosities.lair import stolen_figures
from tidefall.rising.rules.monstrosities.letters import NameSpace, space_of
from tidefall.rising.rules.monstrosities.store import LOOT
from tidefall.rising.steward.turn import Turn

ENOUGH_LOOT = 2
"""With so much at the Lair it is worth more to steal than to fight."""
MIDDLE = 1
"""The space of a tile with three that is near to no gap."""


def give_tribute(turn: Turn) -> int:
    """What it has most of; a card or energy; a figure only if it is a volunteer, who leaves anyway."""
    state = turn.state
    if state.kind(Tribute.FIGURE.of(state)) == VOLUNTEER:
        return int(actions.GIVE_FIGURE)
    goods = [good for good in range(int(RESOURCES)) if actions.GOOD + good in turn.legal]
    if goods:
        return int(actions.GOOD) + max(goods, key=lambda good: (good != ATLANTIUM, state.has(turn.seat, good)))
    return turn.legal[1]


def name_prey(turn: Turn) -> int:
    """Volunteers first, Leaders last, and of others those whose players have the most."""

    def score(figure: int) -> float:
        state = turn.state
        kind = state.kind(figure)
        wealth = sum(state.has(state.owner[figure], good) for good in range(int(RESOURCES)))
        return float(wealth + (100 if kind == VOLUNTEER else 0) - (100 if kind == LEADER else 0))

    return turn.best(score, int(actions.FIGURE))


def raid(turn: Turn) -> int:
    """Steal where somebody, or much, lies at the Lair."""
    loot = sum(int(LOOT.of(turn.state, good)) for good in range(int(ENERGY) + 1))
    wanted = stolen_figures(turn.state) > 0 or loot >= ENOUGH_LOOT
    return turn.first_of(int(actions.STEAL if wanted else actions.FIGHT))


def retrieve(turn: Turn) -> int:
    """Figures before cards before goods, and Atlantium before other goods."""
    figures = [action for action in turn.legal if action >= actions.FIGURE]
    if figures:
        return figures[0]
    cards = [action for action in turn.legal if action >= actions.KEEP]
    return cards[0] if cards else turn.first_of(int(actions.GOOD + ATLANTIUM), turn.legal[-1])


def share_out(turn: Turn) -> int:
    """Half of a good; other things for the seat with the smallest crew."""
    amounts = [action for action in turn.legal if actions.AMOUNT <= action < actions.GOOD]
    if amounts:
        return amounts[len(amounts) // 2]
    state = turn.state

    def score(seat: int) -> float:
        return -float(sum(1 for figure in range(state.rules.figures) if state.owner[figure] == seat))

    return turn.best(score, int(actions.SEAT))


def save(turn: Turn) -> int:
    """Everybody but volunteers, Leaders first, as long as there is energy."""
    state = turn.state
    own = [action for action in turn.legal if action >= actions.FIGURE]
    worthy = [action for action in own if state.kind(action - actions.FIGURE) != VOLUNTEER]
    return min(worthy, key=lambda action: state.kind(action - actions.FIGURE)) if worthy else int(actions.DONE)


def stem_flood(turn: Turn) -> int:
    """If it can pay alone: it spends nobody else's energy."""
    alone = turn.state.energy(turn.seat) >= turn.state.tokens(PRICE_OF_A_TILE)
    return turn.first_of(int(actions.PAY if alone else actions.PASS))


def name_space(turn: Turn) -> int:
    """The middle of three is beside no gap."""
    state = turn.state
    is_wide = state.rules.printed[SITE_OF[space_of(state, NameSpace.FIGURE.of(state))]] > MIDDLE + 1
    return turn.first_of(int(actions.AMOUNT) + MIDDLE) if is_wide else turn.legal[0]
