"""One step of lookahead: try every action in a sampled world, keep the one that leaves the seat best off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.players.bot import Bot, View

if TYPE_CHECKING:
    from tidefall.kernel.state import State


class GreedyBot(Bot):
    """Looks at the game's own evaluation right after each action; ties are broken at random."""

    name = "greedy"

    def choose(self, view: View) -> int:
        actions = view.legal_actions()
        if len(actions) == 1:
            return actions[0]
        world = view.sample()
        scored = [(outlook(world, action, view.seat) + 1e-9 * view.rng.random(), action) for action in actions]
        return max(scored)[1]


def outlook(world: State, action: int, seat: int) -> float:
    """How the seat stands after an action, once the choice that the action opens is made as well as can be."""
    after = world.clone()
    after.apply_action(action)
    while not after.is_terminal() and (after.step().continues or is_certain(after)):
        if after.current_player() == seat:
            return max(outlook(after, follow, seat) for follow in after.legal_actions())
        if not after.is_chance_node():
            break
        after.apply_action(after.legal_actions()[0])
    return world.game.evaluate(after, seat)


def is_certain(state: State) -> bool:
    """Whether a chance event comes next that can have one outcome only."""
    return state.is_chance_node() and len(state.legal_actions()) == 1
