"""What happens by itself: dice and draws, and the decisions of bots."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tidefall import players
from tidefall.kernel.chance import draw
from tidefall.kernel.step import CHANCE
from tidefall.table.facts import AnyFact, Drawn, Played

if TYPE_CHECKING:
    from tidefall.kernel.state import State
    from tidefall.table.table import Table


def automatic(table: Table, dice: Random) -> list[AnyFact]:
    """The next decision of a bot with the chance events after it; nothing when it is for a person to decide."""
    if table.status != "playing":
        return []
    state = table.state
    seat = state.current_player()
    if seat == CHANCE:
        return drawn(state.clone(), dice)
    bot = table.seats[seat].bot
    if bot is None:
        return []
    return played(table, seat, choice_of(table, seat, bot, dice), dice, bot)


def choice_of(table: Table, seat: int, kind: str, dice: Random) -> int:
    """What a bot of this kind would do in a seat that is asked."""
    bot = table.bots.get(seat)
    if bot is None or bot.name != kind:
        bot = players.make(kind, table.game.name)
        table.bots[seat] = bot
    return players.sure_answer(bot, players.View(table.state, seat, Random(dice.getrandbits(64))))


def played(table: Table, seat: int, action: int, dice: Random, bot: str | None = None) -> list[AnyFact]:
    """A legal decision as a fact, with the chance events that follow at once."""
    state = table.state.clone()
    state.turn_to(seat)
    text = state.action_to_string(seat, action)
    state.apply_action(action)
    return [Played(seat, action, text, bot), *drawn(state, dice)]


def drawn(state: State, dice: Random) -> list[AnyFact]:
    """Chance events until somebody must decide or the game is over. The state is played on."""
    facts: list[AnyFact] = []
    while state.is_chance_node():
        action = draw(state, dice)
        facts.append(Drawn(action, state.action_to_string(CHANCE, action)))
        state.apply_action(action)
    return facts
