"""Library cards: which to keep, when to play them, and what to take with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising import actions
from tidefall.rising.building import contributors
from tidefall.rising.content import (
    ARTIFICER,
    ATLANTIUM,
    BREATH_OF_POSEIDON,
    CARD_KINDS,
    CIPHER_OF_EXPERTISE,
    EXPLORER,
    HIDDEN_STORES,
    KINDS_OF_GOODS,
    LIBRAM_OF_UNITY,
    MYSTIC,
    MYSTIC_CONVERSION,
    POWER_CORE,
    PRIESTESS,
    RALLYING_CRY,
    RAW,
    RESOURCES,
    STORMCALLER,
    SURGE_OF_POWER,
    WARD_OF_THE_DEEP,
    WELLSPRING_OF_AGES,
)
from tidefall.rising.island import BUILD_SPACES, CITIES, GATE_SPACE, LIBRARIES, RINGS
from tidefall.rising.steward import worth
from tidefall.rising.steward.projects import seats_of
from tidefall.rising.table import CREW, DRAWN, POOL, RESOLVED, UNBUILT

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn

AT_ONCE = (SURGE_OF_POWER, RALLYING_CRY, WARD_OF_THE_DEEP)
"""Cards that are as good now as later."""


def play(card: int) -> int:
    return int(actions.PLAY) + card


def to_play_in_place(turn: Turn) -> int | None:
    """A card that should be played before figures are placed, or None."""
    state = turn.state
    hand = turn.seat * int(CARD_KINDS)
    for card in AT_ONCE:
        if play(int(card)) in turn.legal:
            return play(int(card))
    flooded = 36 - state.land_left()
    if play(int(BREATH_OF_POSEIDON)) in turn.legal and flooded >= 3:
        return play(int(BREATH_OF_POSEIDON))
    if play(int(WELLSPRING_OF_AGES)) in turn.legal and flooded >= 4:
        return play(int(WELLSPRING_OF_AGES))
    if state.cards[hand + CIPHER_OF_EXPERTISE] and state.where[turn.seat * CREW] == POOL:
        if play(int(CIPHER_OF_EXPERTISE)) in turn.legal:
            return play(int(CIPHER_OF_EXPERTISE))
    bought = to_buy(turn)
    if bought is not None:
        return bought
    if state.cards[hand + LIBRAM_OF_UNITY] and play(int(LIBRAM_OF_UNITY)) in turn.legal and widening_helps(turn):
        return play(int(LIBRAM_OF_UNITY))
    return None


def to_buy(turn: Turn) -> int | None:
    """A barrier or a tile, if energy is that plentiful."""
    offers = [action for action in turn.legal if actions.BARRIER <= action < actions.SEAT]
    if not offers:
        return None
    plan = turn.plan
    barrier = plan.shared_price(int(turn.state.rules.barrier_price))
    unflood = plan.shared_price(int(turn.state.rules.unflood_price))
    if min(barrier / worth.GUARDS, unflood) > worth.BUYS * plan.tile:
        return None

    def gain(action: int) -> float:
        if action < actions.UNFLOOD:
            arm = action - int(actions.BARRIER)
            return worth.GUARDS * worth.BUYS * plan.tile + 0.2 * turn.sea.guard(arm) - barrier
        arm = action - int(actions.UNFLOOD)
        return worth.BUYS * plan.tile + 0.2 * turn.sea.regain(arm) - unflood

    best = max(offers, key=gain)
    return best if gain(best) > 0.0 else None


def widening_helps(turn: Turn) -> bool:
    """Whether more spaces in the libraries or the cities would be used: enough figures are waiting."""
    state = turn.state
    waiting = sum(state.where[figure] == POOL and state.owner[figure] == turn.seat for figure in range(73))
    if waiting < 2:
        return False
    library = int(LIBRARIES * RINGS + state.land[LIBRARIES] - 1)
    if state.land[LIBRARIES] and state.rules.keep[library] > 1:
        return True
    city = int(CITIES * RINGS + state.land[CITIES] - 1)
    return bool(state.land[CITIES]) and turn.sites.pair((turn.seat,), city) > 2.5 * worth.ACTION


def copy_ability(turn: Turn) -> int:
    """Cipher of Expertise: what the own Leader lacks."""
    own = turn.state.council[turn.seat]
    for councilor in (PRIESTESS, MYSTIC, EXPLORER):
        if councilor != own:
            return turn.first_of(int(actions.COUNCILOR + councilor))
    return turn.legal[0]


def to_play_in_actions(turn: Turn) -> int | None:
    """A card that helps now: energy at once, resources when a build waits for nothing else."""
    if play(int(SURGE_OF_POWER)) in turn.legal:
        return play(int(SURGE_OF_POWER))
    stores, conversion = play(int(HIDDEN_STORES)), play(int(MYSTIC_CONVERSION))
    if stores not in turn.legal and conversion not in turn.legal:
        return None
    lacking = lacking_for_a_build(turn)
    if lacking is None:
        return None
    if stores in turn.legal and any(good < RAW for good in lacking):
        return stores
    return conversion if conversion in turn.legal else None


def lacking_for_a_build(turn: Turn) -> list[int] | None:
    """What is lacking, unit by unit, for the next build that this seat could save with its cards; None if no build is.

    Only once all else has acted: until then things may still be gained.
    """
    state = turn.state
    if others_have_to_act(turn):
        return None
    for space in build_spaces_to_come(turn):
        members = seats_of(int(contributors(state, space)))
        if turn.seat not in members:
            continue
        found = cheapest_lack(turn, members, space)
        if found is not None:
            return found or None
    return None


def others_have_to_act(turn: Turn) -> bool:
    """Whether figures away from the Gate have still to act."""
    state = turn.state
    gate = range(int(GATE_SPACE), int(GATE_SPACE + BUILD_SPACES))
    return any(
        state.where[figure] >= 0 and state.where[figure] not in gate and not state.flags[figure] & RESOLVED
        for figure in range(73)
    )


def build_spaces_to_come(turn: Turn) -> list[int]:
    """Build spaces that have still to act, the one for the Power Core last."""
    state = turn.state
    spaces = [
        space
        for space in turn.projects.gate
        if state.held[space] and not state.flags[state.lowest_on(space)] & RESOLVED
    ]
    return sorted(spaces, key=lambda space: (turn.projects.leaders_on(space) == turn.plan.seats, space))


def cheapest_lack(turn: Turn, members: set[int], space: int) -> list[int] | None:
    """What members lack for the component that takes least, if the cards of the seat can make up for it."""
    state = turn.state
    projects = turn.projects
    discount = 1 if projects.has_artificer(space) else 0
    best: list[int] | None = None
    for component in range(POWER_CORE + 1):
        if state.parts[component] != UNBUILT:
            continue
        if component == POWER_CORE and (turn.plan.unbuilt or projects.leaders_on(space) < turn.plan.seats):
            continue
        cost = projects.cost(component)
        lacking: list[int] = []
        for good in range(RESOURCES):
            missing = cost[good] - sum(turn.plan.goods[seat][good] for seat in members)
            lacking += [good] * max(missing, 0)
        if component != POWER_CORE:
            lacking = lacking[discount:]
        if best is None or len(lacking) < len(best):
            best = lacking
    if best is None:
        return None
    hand = turn.seat * int(CARD_KINDS)
    stores = int(state.cards[hand + HIDDEN_STORES])
    energy = turn.plan.goods[turn.seat][4]
    converted = min(2 * int(state.cards[hand + MYSTIC_CONVERSION]), energy)
    raw = sum(good < RAW for good in best)
    if len(best) - min(raw, stores) > converted:
        return None
    return best


def take_good(turn: Turn) -> int:
    """What a build lacks, otherwise what the table lacks most."""
    lacking = lacking_for_a_build(turn) or []
    for good in lacking:
        if int(actions.GOOD) + good in turn.legal:
            return int(actions.GOOD) + good
    sites = turn.sites
    return turn.best(lambda action: sites.gain(turn.seat, action - int(actions.GOOD)))


def conversion(turn: Turn) -> int:
    """Mystic Conversion: as much as there is; energy for the Core is kept."""
    return turn.legal[-1]


# Keeping.


def keep_card(turn: Turn) -> int:
    state = turn.state
    kept = [action for action in turn.legal if actions.KEEP <= action < actions.KEEP + CARD_KINDS]
    if kept:
        return max(kept, key=lambda action: turn.plan.card(action - int(actions.KEEP)))
    if actions.FREE_EXTRA in turn.legal:
        return int(actions.FREE_EXTRA)
    if actions.EXTRA in turn.legal:
        drawn = [card for card in range(int(CARD_KINDS)) if state.cards[DRAWN * CARD_KINDS + card]]
        best = max(turn.plan.card(card) for card in drawn)
        room = state.hand_limit(turn.seat) > state.cards_in(turn.seat)
        if room and best > turn.plan.boost_price(turn.seat, 1) + 0.1:
            return int(actions.EXTRA)
    return int(actions.DONE)


def lay_down(turn: Turn) -> int:
    """Good cards go under the deck, bad ones on the discard pile."""

    def score(action: int) -> float:
        if action >= actions.BOTTOM:
            return turn.plan.card(action - int(actions.BOTTOM)) - worth.A_CARD
        return worth.A_CARD - turn.plan.card(action - int(actions.DISCARD))

    return turn.best(score)


def hand_limit(turn: Turn) -> int:
    """Play what can be played; otherwise the worst card goes."""
    for card in (SURGE_OF_POWER, HIDDEN_STORES, WARD_OF_THE_DEEP, WELLSPRING_OF_AGES, BREATH_OF_POSEIDON):
        if play(int(card)) in turn.legal:
            return play(int(card))
    return turn.best(lambda action: -turn.plan.card(action - int(actions.DISCARD)), int(actions.DISCARD))


UNUSED = (ARTIFICER, ATLANTIUM, KINDS_OF_GOODS, STORMCALLER)
