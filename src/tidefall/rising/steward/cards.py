"""Library cards, and purchases with energy: what to keep, when to play it, and what to take with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules import actions
from tidefall.rising.rules.actions import KEEP
from tidefall.rising.rules.building import contributors, discount_on
from tidefall.rising.rules.content import (
    BREATH_OF_POSEIDON,
    CIPHER_OF_EXPERTISE,
    ENERGY,
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
    SURGE_OF_POWER,
    WARD_OF_THE_DEEP,
    WELLSPRING_OF_AGES,
)
from tidefall.rising.rules.figures import CREW, THE_AUTOMATON
from tidefall.rising.rules.island import ARMS, BUILD_SPACES, CITIES, GATE_SPACE, LIBRARIES, TILES, tile
from tidefall.rising.rules.state import CARD_PLACES, DRAWN, POOL, RESOLVED, UNBUILT, RisingState
from tidefall.rising.steward import worth
from tidefall.rising.steward.projects import build_spaces, leaders_on, seats_of

if TYPE_CHECKING:
    from tidefall.rising.steward.turn import Turn

NOTHING: Final = 0
PLAY: Final = int(actions.PLAY)
NOW_AS_WELL_AS_LATER: Final = (SURGE_OF_POWER, RALLYING_CRY, WARD_OF_THE_DEEP)
ENOUGH_FLOODED: Final = {PLAY + BREATH_OF_POSEIDON: 3, PLAY + WELLSPRING_OF_AGES: 4}
"""How many tiles should be under water before these are played."""
WIDE_PAIR: Final = 2.5 * worth.ACTION


# Playing.


def to_play_in_place(turn: Turn) -> int:
    """A card that should be played before figures are placed, or NOTHING."""
    state = turn.state
    for action in turn.legal:
        if not PLAY <= action < KEEP:
            continue
        card = action - PLAY
        if card in NOW_AS_WELL_AS_LATER:
            return action
        if TILES - state.land_left() >= ENOUGH_FLOODED.get(action, TILES + 1):
            return action
        if card == CIPHER_OF_EXPERTISE and state.where[turn.seat * CREW] == POOL:
            return action
        if card == LIBRAM_OF_UNITY and widening_helps(turn):
            return action
    return NOTHING


def widening_helps(turn: Turn) -> bool:
    """Whether two figures are waiting, and good tiles of the libraries or the cities could take them."""
    state = turn.state
    if turn.sites.waiting[turn.seat] < 2:
        return False
    if state.land[LIBRARIES] and turn.sites.plan.unread > 0:
        if state.rules.keep[tile(LIBRARIES, state.land[LIBRARIES])] > 1:
            return True
    return state.land[CITIES] > 0 and turn.sites.pair((turn.seat,), tile(CITIES, state.land[CITIES])) > WIDE_PAIR


def copy_ability(turn: Turn) -> int:
    """Cipher of Expertise: what the own Leader lacks."""
    own = turn.state.council[turn.seat]
    return turn.first_of(
        *(actions.COUNCILOR + councilor for councilor in (PRIESTESS, MYSTIC, EXPLORER) if councilor != own)
    )


def to_play_in_actions(turn: Turn) -> int:
    """Energy at once; resources when a build waits for nothing else; otherwise NOTHING."""
    if PLAY + SURGE_OF_POWER in turn.legal:
        return PLAY + SURGE_OF_POWER
    stores, conversion = PLAY + HIDDEN_STORES, PLAY + MYSTIC_CONVERSION
    if stores not in turn.legal and conversion not in turn.legal:
        return NOTHING
    lacking = lacking_for_a_build(turn)
    if stores in turn.legal and any(good < RAW for good in lacking):
        return stores
    return conversion if lacking and conversion in turn.legal else NOTHING


def to_buy(turn: Turn) -> int:
    """A barrier or a tile if energy is that plentiful, otherwise NOTHING."""
    offers = [action for action in turn.legal if actions.BARRIER <= action < actions.SEAT]
    if not offers:
        return NOTHING
    plan = turn.plan
    barrier = worth.BARRIER * plan.tile - plan.shared_price(turn.state.rules.barrier_price)
    unflood = plan.tile - plan.shared_price(turn.state.rules.unflood_price)
    if max(barrier, unflood) <= 0.0:
        return NOTHING

    def gain(action: int) -> float:
        arm = (action - actions.BARRIER) % ARMS
        return barrier + 0.2 * turn.sea.guard(arm) if action < actions.UNFLOOD else unflood + 0.2 * turn.sea.regain(arm)

    return max(offers, key=gain)


# Saving a build.


def lacking_for_a_build(turn: Turn) -> list[int]:
    """What is lacking, unit by unit, for the next build that a seat could save with its cards; nothing if none is.

    Only once all else has acted: until then things may still be gained.
    """
    state = turn.state
    if somebody_has_to_act(state):
        return []
    for space in builds_to_come(state):
        members = seats_of(contributors(state, space))
        if turn.seat in members:
            return least_lacking(turn, members, space)
    return []


def somebody_has_to_act(state: RisingState) -> bool:
    """Whether figures away from the Gate have still to act."""
    gate = range(GATE_SPACE, GATE_SPACE + BUILD_SPACES)
    return any(
        state.where[figure] >= 0 and state.where[figure] not in gate and not state.flags[figure] & RESOLVED
        for figure in range(state.rules.figures)
        if figure != THE_AUTOMATON
    )


def builds_to_come(state: RisingState) -> list[int]:
    """Build spaces that have still to act, the one with most Leaders last."""
    spaces = [
        space
        for space in build_spaces(state)
        if state.held[space] and not state.flags[state.lowest_on(space)] & RESOLVED
    ]
    return sorted(spaces, key=lambda space: leaders_on(state, space))


def least_lacking(turn: Turn, members: set[int], space: int) -> list[int]:
    """What members lack for the component that takes least, if the cards of the seat can make up for it."""
    state = turn.state
    plan = turn.plan
    discount = 1 if discount_on(state, space) else 0
    found: list[list[int]] = []
    for component in range(state.rules.components):
        if state.parts[component] != UNBUILT:
            continue
        lacking: list[int] = []
        for good in range(RESOURCES):
            missing = state.rules.cost[component * KINDS_OF_GOODS + good]
            missing -= sum(plan.goods[seat][good] for seat in members)
            lacking += [good] * max(missing, 0)
        if component != POWER_CORE:
            found.append(lacking[discount:])
        elif not plan.unbuilt and leaders_on(state, space) == plan.seats:
            gifts = [good for good in plan.gifts.get(turn.seat, ()) if good < RESOURCES]
            found.append(lacking or gifts[:1])
    best = min(found, key=len, default=[])
    stores, conversions = state.copies_in(turn.seat, HIDDEN_STORES), state.copies_in(turn.seat, MYSTIC_CONVERSION)
    by_stores = min(sum(good < RAW for good in best), stores)
    most = int(state.rules.card_number[MYSTIC_CONVERSION])
    by_conversion = min(most * conversions, plan.goods[turn.seat][ENERGY])
    return best if len(best) <= by_stores + by_conversion else []


def take_good(turn: Turn) -> int:
    """What a build lacks, otherwise what the table lacks most."""
    for good in lacking_for_a_build(turn):
        if actions.GOOD + good in turn.legal:
            return int(actions.GOOD) + good
    return turn.best(lambda good: turn.sites.plan.gain(turn.seat, good), actions.GOOD)


def conversion(turn: Turn) -> int:
    """Mystic Conversion: as much as there is."""
    return turn.legal[-1]


# Keeping.


def keep_card(turn: Turn) -> int:
    """The best, and one more if it is worth its price and there is room for it."""
    state = turn.state
    plan = turn.plan
    if turn.legal[-1] >= actions.KEEP:
        return turn.best(plan.cards.__getitem__, actions.KEEP)
    if actions.FREE_EXTRA in turn.legal:
        return int(actions.FREE_EXTRA)
    if actions.EXTRA in turn.legal and state.cards_in(turn.seat) < state.hand_limit(turn.seat):
        best = max(plan.cards[card] for card in range(state.rules.cards) if state.cards[card * CARD_PLACES + DRAWN])
        if best > plan.price(turn.seat, state.rules.extra_card_price) + 0.1:
            return int(actions.EXTRA)
    return int(actions.DONE)


def lay_down(turn: Turn) -> int:
    """Good cards go under the deck, the others on the discard pile."""
    card = turn.legal[0] - actions.DISCARD
    buried = actions.BOTTOM + card
    return int(buried) if turn.plan.cards[card] > worth.A_CARD else turn.legal[0]


def hand_limit(turn: Turn) -> int:
    """Play what can be played; otherwise the worst card goes."""
    for card in (SURGE_OF_POWER, HIDDEN_STORES, WARD_OF_THE_DEEP, WELLSPRING_OF_AGES, BREATH_OF_POSEIDON):
        if PLAY + card in turn.legal:
            return PLAY + card
    return turn.best(lambda card: -turn.plan.cards[card], actions.DISCARD)
