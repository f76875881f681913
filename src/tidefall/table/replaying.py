"""A finished game looked at again, moment by moment, from any seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tidefall.kernel.step import UNSEEN

if TYPE_CHECKING:
    from tidefall.kernel.state import State


@dataclass(frozen=True)
class Moment:
    number: int
    turn: int
    observation: dict[str, Any]
    log: list[dict[str, Any]]
    """What happened since the moment before."""
    prompt: str
    scores: list[int]
    """Every seat's points, hidden ones counted."""


def known_actions(state: State, seat: int | None) -> list[int]:
    """The numbers of the actions that a seat, or a spectator, knows of: each made a moment; before them is moment 0."""
    viewer = -1 if seat is None else seat
    return [index for index in range(len(state.history())) if state.shown_to(viewer, index) != UNSEEN]


def moments(state: State, seat: int | None, lang: str, first: int, count: int) -> Iterator[Moment]:
    """Moments `first` to `first + count - 1` of the game that led to a state."""
    ends = [0, *(index + 1 for index in known_actions(state, seat))]
    ends[-1] = len(state.history())
    replayed = state.start()
    done = 0
    game, actors, actions = state.game, state.actors(), state.history()
    for number, end in enumerate(ends[: first + count]):
        start = done
        while done < end:
            replayed.act(actors[done], actions[done])
            done += 1
        if number >= first:
            observation = replayed.observation(seat)
            log = replayed.events(seat, start, lang) if number else []
            yield Moment(
                number, game.turn_of(observation), observation, log, replayed.prompt(seat, lang), game.scores(replayed)
            )
