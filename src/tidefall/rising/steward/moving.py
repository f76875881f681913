"""Moving figures after the misfortunes: END_MISF, the Astral Watchtower, and a tile that is widened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules import actions
from tidefall.rising.rules.figures import MOST_SEATS, THE_AUTOMATON
from tidefall.rising.rules.island import IS_DOUBLE, SITE_OF
from tidefall.rising.rules.moving import AdeptFigure
from tidefall.rising.rules.state import POOL
from tidefall.rising.speech.reading import frame
from tidefall.rising.steward.placing import Placing

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn


def is_idle(turn: Turn, figure: int) -> bool:
    """Whether a figure will not act as things stand: in its pool, or alone on a double space."""
    state = turn.state
    space = state.where[figure]
    if space == POOL:
        return figure != THE_AUTOMATON
    return space >= 0 and IS_DOUBLE[SITE_OF[space]] == 1 and state.held[space] == 1


def end_misf(turn: Turn) -> int:
    """Use what there is if somebody is idle."""
    state = turn.state
    idle = [figure for figure in range(state.rules.figures) if figure != THE_AUTOMATON and is_idle(turn, figure)]
    for action in turn.legal:
        if action >= actions.PLAY:
            if any(state.owner[figure] == turn.seat for figure in idle):
                return action
        elif action != actions.PASS:
            adept = state.bearer(turn.seat if action == actions.ADEPT_MOVES else MOST_SEATS)
            if any(figure != adept for figure in idle) and is_worth_joining(turn, adept):
                return action
    return int(actions.PASS)


def is_worth_joining(turn: Turn, adept: int) -> bool:
    space = turn.state.where[adept]
    site = SITE_OF[space]
    return bool(IS_DOUBLE[site]) or turn.sites.value(turn.seat, site) > 0.1


def adept_figure(turn: Turn) -> int:
    """Somebody idle, whose seat gains most."""
    state = turn.state
    site = state.site(state.bearer(AdeptFigure.BEARER.of(state)))

    def score(figure: int) -> float:
        return (9.0 if is_idle(turn, figure) else 0.0) + turn.sites.value(state.owner[figure], site)

    return turn.best(score, actions.FIGURE)


def adept_space(turn: Turn) -> int:
    """Beside a lone figure if there is one."""
    return turn.best(lambda space: float(turn.state.held[space] == 1), actions.SPACE)


def pick_figure(turn: Turn) -> int:
    """Foresight, Sandals of Swiftness: whoever is idle."""
    idle = [action for action in turn.legal if action >= actions.FIGURE and is_idle(turn, action - actions.FIGURE)]
    return idle[0] if idle else turn.first_of(actions.DONE)


def pick_space(turn: Turn) -> int:
    """The best space for a figure that moves; a tile that is full counts for the Watchtower."""
    kind = turn.state.kind(frame(turn.state)["figure"])
    placing = Placing(turn)
    return turn.best(lambda space: placing.wanted(kind, space), actions.SPACE)


def widen(turn: Turn) -> int:
    """Libram of Unity: the tile where two more figures would bring most."""

    def score(space: int) -> float:
        site = SITE_OF[space]
        if IS_DOUBLE[site]:
            return 0.5 * turn.sites.pair((turn.seat,), site)
        return turn.sites.value(turn.seat, site)

    return turn.best(score, actions.SPACE)
