"""PLACE, and wherever else a figure is put somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising import actions
from tidefall.rising.content import ARTIFICER, AUTOMATON, ENERGY, FOLLOWER, HOLOGRAM, LEADER
from tidefall.rising.island import CENTRE, FIRST_SPACE, GATE, IS_DOUBLE, SITE_OF, SPACES, TILES, WILD
from tidefall.rising.steward import cards, worth
from tidefall.rising.steward.sites import NOBODY, Abilities
from tidefall.rising.table import CREW, MOST_SEATS, POOL, THE_AUTOMATON, THE_HOLOGRAM

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn

WASTED = -1.0
THE_CORE = 20.0
CHANCE_FOR_THE_CORE = 0.4
LAST_CHANCE = 0.05


def place(turn: Turn) -> int:
    """Cards that belong here, then the most useful figure on the most useful space."""
    card = cards.to_play_in_place(turn)
    if card is not None:
        return card
    if actions.READY in turn.legal:
        return int(actions.READY)
    if turn.legal[-1] < actions.PLACE:
        return turn.legal[0]
    placing = Placing(turn)
    return turn.best(placing.score, int(actions.PLACE))


def claim(turn: Turn) -> int:
    placing = Placing(turn)
    return turn.best(placing.score)


class Placing:
    """How much each figure is wanted on each space."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.state = turn.state
        self.seat = turn.seat
        self.plan = turn.plan
        self.sites = turn.sites
        self.projects = turn.projects
        self.waiting = self.figures_waiting(turn.seat)
        least = CHANCE_FOR_THE_CORE if self.plan.left > 2.0 else LAST_CHANCE
        self.for_the_core = self.projects.core >= least
        self.scores: dict[tuple[int, Abilities], float] = {}
        self.best_bonus: dict[Abilities, float] = {}

    def figures_waiting(self, seat: int) -> int:
        state = self.state
        return sum(state.where[figure] == POOL and state.owner[figure] == seat for figure in range(THE_AUTOMATON))

    def abilities(self, kind: int) -> Abilities:
        """What a figure of this kind brings along."""
        if kind not in (LEADER, HOLOGRAM):
            return NOBODY
        index = self.seat if kind == LEADER else int(MOST_SEATS)
        return tuple(int(own) for own in (self.state.council[index], self.state.copied[index]) if own >= 0)

    def score(self, action: int) -> float:
        kind, space = divmod(action - int(actions.PLACE), int(SPACES))
        return self.wanted(kind, space)

    def wanted(self, kind: int, space: int) -> float:
        site = int(SITE_OF[space])
        if kind == AUTOMATON:
            return self.automaton(site, space)
        abilities = self.abilities(kind)
        score = self.brings(kind, site, space, abilities)
        if abilities:
            bonus = self.sites.bonus(self.seat, site, abilities)
            score += 2.0 * bonus - self.most_bonus(abilities)
            if self.waits_for_the_core(kind):
                score -= THE_CORE
        return score

    def most_bonus(self, abilities: Abilities) -> float:
        """The best use of an ability: a Leader should not do what a follower does as well."""
        if abilities not in self.best_bonus:
            sites = [site for site in range(int(TILES)) if self.state.is_open(site) and self.sites.room(site) > 0]
            sites += [int(CENTRE), int(GATE)]
            self.best_bonus[abilities] = max(self.sites.bonus(self.seat, site, abilities) for site in sites)
        return self.best_bonus[abilities]

    def brings(self, kind: int, site: int, space: int, abilities: Abilities) -> float:
        if site == GATE:
            return self.at_the_gate(kind, space)
        if IS_DOUBLE[site]:
            return self.in_a_pair(site, space, abilities)
        key = (site, abilities)
        if key not in self.scores:
            self.scores[key] = self.sites.value(self.seat, site, abilities)
        return self.scores[key]

    # The Gate.

    def at_the_gate(self, kind: int, space: int) -> float:
        projects = self.projects
        if self.for_the_core and kind in (LEADER, HOLOGRAM) and space == projects.core_space and self.leader_lacks():
            return 2.0 * THE_CORE
        for project in projects.list:
            if project.space == space and self.seat in project.joining:
                if self.seat == project.artificer and ARTIFICER not in self.abilities(kind):
                    return WASTED
                reward = project.chance * projects.value(project.component)
                return reward / len(project.joining) + worth.ACTION * (project.chance - 0.5)
        return WASTED

    def leader_lacks(self) -> bool:
        """Whether neither the Leader of the seat nor its Hologram is on the space of the Power Core."""
        state = self.state
        space = self.projects.core_space
        if state.where[self.seat * CREW] == space:
            return False
        return not (state.where[THE_HOLOGRAM] == space and state.owner[THE_HOLOGRAM] == self.seat)

    def waits_for_the_core(self, kind: int) -> bool:
        """Leaders are placed last when the Power Core may be near."""
        return kind == LEADER and self.waiting > 1 and len(self.plan.unbuilt) < self.plan.spaces

    # Pairs.

    def in_a_pair(self, site: int, space: int, abilities: Abilities) -> float:
        """Who completes a pair brings all of it; who begins one, half."""
        state = self.state
        sites = self.sites
        if state.held[space] == 1:
            other = int(state.lowest_on(space))
            seats = (self.seat, int(state.owner[other]))
            return sites.pair(seats, site, abilities, other == THE_AUTOMATON)
        if self.automaton_waits():
            return 0.8 * sites.pair((self.seat,), site, abilities, automaton=True)
        if self.waiting > 1:
            return 0.5 * sites.pair((self.seat,), site, abilities)
        others = [seat for seat in range(self.plan.seats) if seat != self.seat and self.figures_waiting(seat) > 1]
        return 0.45 * max((sites.pair((self.seat, seat), site, abilities) for seat in others), default=0.0)

    def automaton_waits(self) -> bool:
        state = self.state
        return state.where[THE_AUTOMATON] == POOL and state.owner[THE_AUTOMATON] == self.seat

    def automaton(self, site: int, space: int) -> float:
        """It helps up to two others on its site, and may be half of a pair."""
        state = self.state
        sites = self.sites
        crowd = sites.crowd.get(site, 0)
        if not crowd:
            return WASTED
        if IS_DOUBLE[site]:
            if state.held[space] != 1 or not self.seat == state.owner[state.lowest_on(space)]:
                return WASTED
            return sites.pair((self.seat,), site, NOBODY, automaton=True)
        if site < TILES and site // 6 < WILD:
            need = sites.target(self.seat, site)
            gain = sites.gain(self.seat, site // 6)
            better = sites.roll(self.seat, need - 2, gain) - sites.roll(self.seat, need, gain)
            return sites.dry[site] * min(crowd, 2) * better
        return 0.0


# Moving.


def pick_figure(turn: Turn) -> int:
    """Foresight, Sandals: whoever stands in the pool or has nothing to do where it stands moves."""
    state = turn.state
    idle = [
        action for action in turn.legal if action >= actions.FIGURE and is_idle(turn, action - int(actions.FIGURE))
    ]
    if not idle:
        return turn.first_of(int(actions.DONE))
    return max(idle, key=lambda action: 1 if state.kind(action - int(actions.FIGURE)) != AUTOMATON else 0)


def is_idle(turn: Turn, figure: int) -> bool:
    state = turn.state
    space = state.where[figure]
    return space == POOL or (space >= 0 and bool(IS_DOUBLE[SITE_OF[space]]) and state.held[space] == 1)


def pick_space(turn: Turn) -> int:
    """The best space for a figure that is moved."""
    figure = int(turn.state.a())
    placing = Placing(turn)
    kind = int(turn.state.kind(figure))
    spaces = [action for action in turn.legal if action >= actions.SPACE]
    if not spaces:
        return turn.legal[0]
    return max(spaces, key=lambda action: placing.wanted(kind, action - int(actions.SPACE)))


def end_misf(turn: Turn) -> int:
    """Move somebody only if somebody is idle."""
    state = turn.state
    own = [figure for figure in range(int(THE_AUTOMATON)) if state.owner[figure] == turn.seat]
    idle = sum(is_idle(turn, figure) for figure in own)
    for action in turn.legal:
        if action in (actions.ADEPT_MOVES, actions.ADEPT_MOVES + 1):
            bearer = int(state.bearer(turn.seat if action == actions.ADEPT_MOVES else MOST_SEATS))
            site = int(state.site(bearer))
            if any(is_idle(turn, figure) for figure in range(int(THE_AUTOMATON)) if figure != bearer):
                if turn.sites.value(turn.seat, site) > 0.1 or state.held[state.where[bearer]] == 1:
                    return action
        elif action >= actions.PLAY and idle:
            return action
    return int(actions.PASS)


def adept_figure(turn: Turn) -> int:
    state = turn.state
    site = int(state.site(state.bearer(state.a())))

    def score(action: int) -> float:
        figure = action - int(actions.FIGURE)
        owner = int(state.owner[figure])
        return (5.0 if is_idle(turn, figure) else 0.0) + turn.sites.value(owner, site)

    return turn.best(score)


def adept_space(turn: Turn) -> int:
    """Beside a lone figure if there is one."""
    return turn.best(lambda action: float(turn.state.held[action - int(actions.SPACE)] == 1))


def relocate(turn: Turn) -> int:
    """From the Astral Watchtower to the best tile, full or not."""
    figure = int(turn.state.a())
    placing = Placing(turn)
    kind = int(turn.state.kind(figure))

    def score(action: int) -> float:
        if action == actions.STAY:
            return 0.0
        return placing.wanted(kind, action - int(actions.SPACE))

    return turn.best(score)


def widen(turn: Turn) -> int:
    """Libram of Unity: the tile where two more figures would bring most."""

    def score(action: int) -> float:
        site = int(SITE_OF[action - int(actions.SPACE)])
        if IS_DOUBLE[site]:
            return 0.5 * turn.sites.pair((turn.seat,), site)
        return turn.sites.value(turn.seat, site)

    return turn.best(score)


ALL = (FOLLOWER, ENERGY, FIRST_SPACE)
