"""A finished game looked at again, moment by moment, from any seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State


@dataclass(frozen=True)
class Moment:
    number: int
    turn: int
    observation: dict[str, Any]
    log: list[dict[str, Any]]
    """What happened since the moment before."""
    say: Saying
    """What was wanted then."""
    scores: list[int]
    """Every seat's points, hidden ones counted."""


def moments(state: State, seat: int | None, lang: str | None, first: int, count: int) -> Iterator[Moment]:
    """Moments `first` to `first + count - 1` of the game that led to a state: one before it began and one after every
    action, the same for every seat, so that a moment can be looked at from all of them.
    """
    replayed = state.start()
    game, actors, actions = state.game, state.actors(), state.history()
    for number in range(min(first + count, len(actions) + 1)):
        known = replayed.known_to(seat) if number >= first else 0
        if number:
            replayed.act(actors[number - 1], actions[number - 1])
        if number >= first:
            observation = replayed.observation(seat)
            log = replayed.events(seat, known, lang) if number else []
            yield Moment(
                number, game.turn_of(observation), observation, log, replayed.say_prompt(seat), game.scores(replayed)
            )
