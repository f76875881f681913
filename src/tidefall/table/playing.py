"""What happens by itself: dice and draws, the decisions of bots, and what time brings about. `timing` says when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from tidefall import players
from tidefall.kernel.chance import draw
from tidefall.kernel.step import CHANCE, UNSEEN
from tidefall.table import auto_pass, timing
from tidefall.table.facts import AnyFact, Asked, Drawn, Held, Played, TakenOver

if TYPE_CHECKING:
    from tidefall.kernel.state import State
    from tidefall.table.table import Table

    Ask = Callable[[players.Bot, players.View], int]


def automatic(table: Table, dice: Random, thought: Sequence[int] | None = None) -> list[AnyFact]:
    """What comes next by itself at `timing.next_time`; nothing when it is for a person to decide.

    `thought` is what the bot that is to act has thought of already.
    """
    if table.status != "playing":
        return []
    seat = timing.secret_turn(table)
    if seat is not None:
        return answered(table, seat, dice, thought)
    state = table.state
    player = state.current_player()
    if player == CHANCE:
        return drawn(state.clone(), dice, table, first=True)
    bot = table.seats[player].bot
    if bot is not None:
        return played(table, player, thought or think(table, dice), dice, bot)
    action = auto_pass.due(table)
    if action is not None:
        return played(table, player, [action], dice, auto=True)
    if timing.deadline(table) is None:
        return []
    return [TakenOver(idle, table.stand_in(idle), "clock") for idle in timing.idle_seats(table)]


# Bots.


def think(table: Table, dice: Random, ask: Ask = players.sure_answer) -> list[int]:
    """What the bot that is to act next does, up to the first action that everybody sees; nothing if none is to act.

    `ask` says what becomes of a bot that fails: another one answers, or (`players.answer`) the error is raised.
    """
    if table.status != "playing":
        return []
    state = table.state
    seat = state.current_player()
    if seat == CHANCE or table.seats[seat].bot is None:
        return []
    in_secret = timing.secret_turn(table)
    if in_secret not in (None, seat):
        return []
    actions = [choice_of(table, state, seat, dice, ask)]
    ahead = state.clone()
    ahead.act(seat, actions[-1])
    while in_secret is None and ahead.current_player() == seat and is_unseen(ahead):
        actions.append(choice_of(table, ahead, seat, dice, ask))
        ahead.act(seat, actions[-1])
    return actions


def choice_of(table: Table, state: State, seat: int, dice: Random, ask: Ask) -> int:
    """What the bot of a seat that is asked would do."""
    kind = table.seats[seat].bot
    assert kind is not None
    bot = table.bots.get(seat)
    if bot is None or bot.name != kind:
        bot = players.make(kind, table.game.name)
        table.bots[seat] = bot
    return ask(bot, players.View(state, seat, Random(dice.getrandbits(64))))


def advice(state: State, seat: int, dice: Random) -> int:
    """What the strongest bot would do in a seat that is asked, by what the seat knows."""
    bot = players.make(players.strongest(state.game.name), state.game.name)
    return players.answer(bot, players.View(state, seat, Random(dice.getrandbits(64))))


def is_unseen(state: State) -> bool:
    """Whether only the one who made it knows of the last action."""
    return state.shown_to(-1, len(state.history()) - 1) == UNSEEN


# Decisions as facts.


def played(
    table: Table, seat: int, actions: Sequence[int], dice: Random, bot: str | None = None, auto: bool = False
) -> list[AnyFact]:
    """Legal decisions of a seat as facts, with the chance events that follow at once."""
    state = table.state.clone()
    facts: list[AnyFact] = []
    for action in actions:
        state.turn_to(seat)
        facts.append(Played(seat, action, state.action_to_string(seat, action), bot, auto))
        state.apply_action(action)
    return [*facts, *drawn(state, dice, table)]


def decided(table: Table, seat: int, action: int, dice: Random) -> list[AnyFact]:
    """A person's decision as facts. One that nobody may know of is held until its time is over."""
    if timing.secret_turn(table) == seat and not timing.is_alone(table):
        ahead = table.state.clone()
        ahead.act(seat, action)
        if is_unseen(ahead):
            return [Held(seat, action)]
    return played(table, seat, [action], dice)


def answered(table: Table, seat: int, dice: Random, thought: Sequence[int] | None) -> list[AnyFact]:
    """The time of a seat to answer in secret is over: what it answers, if it was asked, and who comes next."""
    state = table.state.clone()
    facts: list[AnyFact] = []
    if state.current_player() == seat:
        bot = table.seats[seat].bot
        if bot is not None:
            action = (thought or think(table, dice))[0]
        else:
            action = table.held.get(seat, -1)
            if action < 0:
                action = unseen_answer(state, seat)
        facts.append(Played(seat, action, state.action_to_string(seat, action), bot))
        state.act(seat, action)
        if not is_unseen(state):
            return [*facts, *drawn(state, dice, table)]
    after = timing.secret_turn(table, state, after=seat)
    if after is not None:
        return [*facts, Asked(after)]
    return [*facts, *drawn(state, dice, table, first=True)]


def unseen_answer(state: State, seat: int) -> int:
    """What a seat does in secret that does not answer: the first thing that nobody else would know of."""
    for action in state.legal_actions(seat):
        ahead = state.clone()
        ahead.act(seat, action)
        if is_unseen(ahead):
            return action
    raise AssertionError("where one is asked in secret one may pass in secret")


def drawn(state: State, dice: Random, table: Table | None = None, first: bool = False) -> list[AnyFact]:
    """Chance events until somebody must decide, might decide in secret, or the game is over. The state is played on.

    The `first` is drawn even if somebody might have decided in secret before it.
    """
    facts: list[AnyFact] = []
    while state.is_chance_node():
        if table is not None and not (first and not facts) and timing.secret_turn(table, state) is not None:
            break
        action = draw(state, dice)
        facts.append(Drawn(action, state.action_to_string(CHANCE, action)))
        state.apply_action(action)
    return facts
