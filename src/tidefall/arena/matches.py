"""One game between bots. What happens in game number i depends on the match and on i alone."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import tidefall
from tidefall import records
from tidefall.kernel.speech import saying
from tidefall.players import BotFailed, View, answer, make
from tidefall.registry import game_with

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.kernel.options import Value
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State


@dataclass(frozen=True)
class Match:
    """Who plays what. Fewer bots than seats are repeated; from game to game everybody moves one seat on."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: int
    keep_records: bool = False

    def load(self) -> Game:
        """The game with its options."""
        return _game(self.game, self.options)

    def seating(self, index: int, seats: int) -> list[str]:
        """The bot of each seat in game number `index`: nobody profits from a good seat for long."""
        return [self.bots[(seat + index) % len(self.bots)] for seat in range(seats)]

    def cycle(self) -> int:
        """After how many games the seating is the same again.

        >>> [Match("", (), tuple(bots), 1).cycle() for bots in ("a", "ab", "aa", "ababaa")]
        [1, 2, 1, 6]
        """
        many = len(self.bots)
        return next(
            after
            for after in range(1, many + 1)
            if many % after == 0 and self.bots == self.bots[:after] * (many // after)
        )


@dataclass(frozen=True)
class Outcome:
    """What is worth knowing of a finished game."""

    index: int
    bots: list[str]
    shares: list[float]
    """Each seat's part of the victory; all or nothing for everybody in a cooperative game."""
    scores: list[int]
    """Each seat's score; empty in a game without scores."""
    measures: dict[str, int]
    """The game's own numbers, such as how many turns it took."""
    decisions: int
    ended_by: str
    record: dict[str, Any] | None = field(default=None, repr=False)


def play(match: Match, index: int) -> Outcome:
    """Play game number `index` of a match to its end."""
    game = match.load()
    names = match.seating(index, game.seats)
    bots = [make(name, match.game) for name in names]
    dice = random.Random(f"{match.seed}:{index}")
    rngs = [random.Random(f"{match.seed}:{index}:{seat}") for seat in range(game.seats)]
    state = game.new_initial_state()
    decisions = 0
    tidefall.deal(state, dice)
    while not state.is_terminal():
        seat = state.current_player()
        try:
            state.apply_action(answer(bots[seat], View(state, seat, rngs[seat])))
        except BotFailed as failed:
            raise BotFailed(failed.code, **{**failed.facts, "place": place(match, index, state)}) from failed.__cause__
        decisions += 1
        tidefall.deal(state, dice)
    seen = state.observation(None)
    result = seen["result"]
    return Outcome(
        index=index,
        bots=names,
        shares=state.returns(),
        scores=result.get("scores", []),
        measures=game.measures(seen),
        decisions=decisions,
        ended_by=result["ended_by"],
        record=records.of(state, names) if match.keep_records else None,
    )


def place(match: Match, index: int, state: State) -> Saying:
    """Where to look for what went wrong."""
    return saying("bot-failed-there", game=index, seed=str(match.seed), actions=len(state.history()))


@lru_cache(maxsize=8)
def _game(name: str, options: tuple[tuple[str, Value], ...]) -> Game:
    return game_with(name, dict(options))
