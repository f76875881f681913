"""Which pending steps can lie on which, and what their numbers may be: one row a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tidefall.kernel.menu import Menu
from tidefall.rising.acting import is_group, is_unit, units_of
from tidefall.rising.building import BY_STARTER, core_is_ready
from tidefall.rising.content import COMPONENTS, MISFORTUNES, POWER_CORE
from tidefall.rising.figures import FIGURES, THE_AUTOMATON
from tidefall.rising.flooding import sentinels
from tidefall.rising.island import (
    ARMS,
    CITY,
    FIRST_SPACE,
    GATE_SPACE,
    SITE_KIND,
    SITE_NAMES,
    SITE_OF,
    SITES,
    SPACES,
    WATCHTOWER_SITE,
    WILDERNESS,
)
from tidefall.rising.misfortune import stormcallers
from tidefall.rising.misfortune_cards import EFFECTS, Omen
from tidefall.rising.moving import can_come, can_move_to
from tidefall.rising.payment import HORN
from tidefall.rising.placing import Claim, could_fill
from tidefall.rising.rolling import MOST_HELPED, PAIR
from tidefall.rising.rulebook import STEPS
from tidefall.rising.shared import FINAL, PROPOSING, SETTLING, Shared
from tidefall.rising.table import MOST_KNOWN, NONE, OMEN_SEEN, POOL, REVEALED, SHARES, UNBUILT, Table, is_double

Check = Callable[[Table, int, int], bool]

MOST_OF_AN_EFFECT: Final = 9
"""The largest number that an effect works with."""
SHARED: Final = " ".join(step.name for step in STEPS if isinstance(step, Shared))
PAID: Final = "purchase omen settle_cost loom"
HAND: Final = "place actions hand_limit"


def is_seat(state: Table, number: int) -> bool:
    return 0 <= number < state.rules.seats


def is_set(state: Table, number: int) -> bool:
    return 0 <= number <= state.rules.everyone


def is_some(state: Table, number: int) -> bool:
    return 0 < number <= state.rules.everyone


def is_arm(number: int) -> bool:
    return 0 <= number < ARMS


def has_land(state: Table, peninsula: int) -> bool:
    return is_arm(peninsula) and state.land[peninsula] > 0


def is_stage(number: int) -> bool:
    return PROPOSING <= number <= FINAL


def is_few(number: int) -> bool:
    return 0 <= number <= MOST_OF_AN_EFFECT


def stands(state: Table, figure: int) -> bool:
    return 0 <= figure < FIGURES and state.where[figure] >= 0


def is_own(state: Table, figure: int, seat: int) -> bool:
    """Whether a figure is in play and of a seat."""
    return 0 <= figure < FIGURES and state.owner[figure] == seat >= 0 and state.where[figure] >= POOL


def is_pair_of(state: Table, space: int, name: str) -> bool:
    """Whether a double space of a site is full; "" stands for the cities."""
    if not 0 <= space < SPACES or not is_double(space) or state.held[space] != 2:
        return False
    site = SITE_OF[space]
    return SITE_KIND[site] == CITY if not name else SITE_NAMES[site] == name


def is_gate(state: Table, space: int) -> bool:
    """Whether a build space has a contributor."""
    if not 0 <= space - GATE_SPACE < state.rules.build_spaces:
        return False
    return state.lowest_on(space) not in (NONE, THE_AUTOMATON)


def rolls(state: Table, rolling: int) -> bool:
    """Whether a figure, or a pair of the cities, can have rolled."""
    if rolling >= PAIR:
        return is_pair_of(state, rolling - int(PAIR), "")
    return stands(state, rolling) and (is_wild(state, rolling) or is_on(state, rolling, "lodestone_cradle"))


def is_wild(state: Table, figure: int) -> bool:
    return stands(state, figure) and SITE_KIND[state.site(figure)] == WILDERNESS


def is_on(state: Table, figure: int, name: str) -> bool:
    return stands(state, figure) and SITE_NAMES[state.site(figure)] == name


def is_proposal(state: Table, seats: int, action: int, stage: int) -> bool:
    """Whether an action could have been proposed in the shared step below, and is at this stage."""
    frame = (state.top(), state.a(), state.b())
    state.pop()
    menu = Menu()
    state.step().legal(state, menu)
    found = state.b() == stage and action in menu.actions()
    state.push(*frame)
    return found and is_some(state, seats)


def is_vote(state: Table, votes: int, action: int) -> bool:
    voters = int(state.rules.everyone) & ~(1 << int(state.starter))
    left = votes & 0xFF
    if not state.rules.vote or left & ~voters or (votes >> 8) + left.bit_count() > voters.bit_count():
        return False
    return is_proposal(state, left, action, int(SETTLING))


def is_award(state: Table, a: int, stage: int) -> bool:
    figure, claimant = a & 0xFF, a >> 8
    if not stands(state, figure) or not is_seat(state, claimant) or state.owner[figure] == claimant:
        return False
    return could_fill(state, claimant, figure) and stage in (SETTLING, FINAL)


def is_claim(state: Table, space: int, seat: int) -> bool:
    step = state.step()
    assert isinstance(step, Claim)
    return 0 <= space < SPACES and is_seat(state, seat) and any(step.suits(state, kind) for kind in range(5))


def is_response(state: Table, bearers: int, b: int) -> bool:
    return b == 0 and (bearers == -1 or (bearers > 0 and not bearers & ~stormcallers(state)))


def is_flood(state: Table, peninsula: int, source: int) -> bool:
    """Whether a flood can be due: on land that no other flood that is due takes away."""
    name = state.step().name
    others = [state.stack[at + 1] for at in range(0, (state.depth - 1) * 3, 3) if STEPS[state.stack[at]].name == name]
    return has_land(state, peninsula) and peninsula not in others and 0 <= source <= 4


def is_guarded(state: Table, peninsula: int, guards: int) -> bool:
    below = state.stack[state.depth * 3 - 6 : state.depth * 3 - 4]
    doubled = STEPS[below[0]].name == "flood" and below[1] == peninsula
    return has_land(state, peninsula) and guards > 0 and not guards & ~sentinels(state, peninsula) and not doubled


def is_tsunami(state: Table, chosen: int, order: int) -> bool:
    found = 0
    while order > 0:
        peninsula = order % 8 - 1
        if not has_land(state, peninsula) or (found >> peninsula) & 1:
            return False
        found |= 1 << peninsula
        order //= 8
    return order == 0 and found == chosen and state.card == MISFORTUNES.index("tsunami")


def is_omen(state: Table, under_way: int, b: int) -> bool:
    return under_way in (0, 1) and b == 0 and state.card != NONE and isinstance(EFFECTS[state.card], Omen)


def is_put_back(state: Table, a: int, seat: int) -> bool:
    back = a >> 2
    return (
        a & 3 in (0, 1)
        and 0 <= back <= state.known
        and state.known + seen(state) <= MOST_KNOWN
        and is_seat(state, seat)
    )


def is_peek(state: Table, left: int, seat: int) -> bool:
    then_known = max(int(state.known) - left, 0)
    return left >= 0 and then_known + left + seen(state) <= MOST_KNOWN and is_seat(state, seat)


def seen(state: Table) -> int:
    return int(state.omens_in(OMEN_SEEN))


def is_adept(state: Table, index: int, seat: int) -> bool:
    return 0 <= index <= 7 and is_own(state, int(state.bearer(index)), seat) and stands(state, int(state.bearer(index)))


def is_adept_move(state: Table, a: int, seat: int) -> bool:
    if a < 0 or a // 8 >= FIGURES or not is_adept(state, a % 8, seat):
        return False
    return can_come(state, state.bearer(a % 8), a // 8)


def is_adept_plan(state: Table, a: int, b: int) -> bool:
    space = b // 8
    return 0 <= space < SPACES and is_adept_move(state, a, b % 8) and can_move_to(state, a // 8, space)


def is_relocation(state: Table, figure: int, seat: int) -> bool:
    return is_own(state, figure, seat) and state.where[figure] == FIRST_SPACE[WATCHTOWER_SITE]


def is_any_unit(state: Table, unit: int) -> bool:
    if unit < FIGURES:
        return unit >= 0 and is_unit(state, unit)
    return unit - FIGURES < SPACES and is_group(state, unit - int(FIGURES))


def is_settling(state: Table, component: int, b: int) -> bool:
    space = b & int(BY_STARTER - 1)
    if not 0 <= component < len(COMPONENTS) or not is_gate(state, space) or not 0 <= b >> 8 <= 8:
        return False
    ready = component != POWER_CORE or core_is_ready(state, space)
    return ready and state.parts[component] == UNBUILT and state.activator != NONE


def is_purchase(state: Table, thing: int, seat: int) -> bool:
    if not is_seat(state, seat) or not 0 <= thing < 2 * ARMS:
        return False
    return state.may_get_barrier(thing) if thing < ARMS else state.may_unflood(thing - int(ARMS))


def is_payment(state: Table, shares: int, b: int) -> bool:
    marks = b >> 8 in (0, HORN >> 8)
    return 0 <= shares < state.rules.seats * 5 and is_seat(state, b & 0xFF) and marks and can_pay(state)


def is_helping(state: Table, site: int, b: int) -> bool:
    if not 0 <= site < SITES or state.site(THE_AUTOMATON) != site:
        return False
    return state.figures_on(site) - 1 > MOST_HELPED


def is_conversion(state: Table, figure: int, b: int) -> bool:
    return stands(state, figure) and 0 < b >> 4 <= MOST_OF_AN_EFFECT and is_few(b & 15)


def is_share(state: Table, seats: int, initiator: int) -> bool:
    """Whether some are asked for shares that they have."""
    return is_some(state, seats) and is_seat(state, initiator) and can_pay(state)


def can_pay(state: Table) -> bool:
    return all(state.shares[index] <= state.goods[index] for index in range(int(SHARES)))


def revealed(state: Table) -> int:
    """How many boards of the council lie revealed."""
    return sum(1 for place in state.boards if place == REVEALED)


def is_unit_number(number: int) -> bool:
    return 0 <= number < FIGURES + SPACES


ROWS: Final[dict[str, tuple[str, Check]]] = {
    # The phases; what is below them is known.
    "lay_component": ("take_councilor deal_councilor", lambda s, a, b: a == b == 0),
    "pick_component": ("take_councilor deal_councilor", lambda s, a, b: a == b == 0),
    "take_councilor": ("find_starter", lambda s, a, b: 0 <= a <= s.rules.seats and b == 0),
    "deal_councilor": ("find_starter", lambda s, a, b: 0 <= a <= s.rules.seats and b == 0),
    "take_colour": ("take_councilor", lambda s, a, b: is_seat(s, a) and s.colour[a] == NONE and b == 0),
    "find_starter": ("round", lambda s, a, b: a == b == 0),
    "reveal_board": ("hologram_power", lambda s, a, b: a == 2 - revealed(s) and b == 0),
    "hologram_power": ("place", lambda s, a, b: a == b == 0),
    "place": ("close_place", lambda s, a, b: is_seat(s, a) and b in (0, 1)),
    "misfortune": ("monsters_slot", lambda s, a, b: 0 <= a <= s.rules.draws and b == 0),
    "end_misf": ("start_actions", lambda s, a, b: is_set(s, a) and is_seat(s, b)),
    "start_actions": ("actions", lambda s, a, b: a == b == 0),
    "actions": ("cleanup", lambda s, a, b: 0 <= a <= s.rules.seats and b == 0),
    "wrath": ("round_end", lambda s, a, b: 0 <= a <= 7 and is_stage(b) and (a == 0) == (b == 0)),
    # Deciding together.
    "objections": (SHARED, lambda s, a, b: is_proposal(s, a, b, int(PROPOSING))),
    "vote": (SHARED, is_vote),
    "payment": (PAID, is_payment),
    "consent": (PAID, is_share),
    "purchase": ("place actions", is_purchase),
    "award": ("place", is_award),
    "claim": ("place", is_claim),
    "concession": ("place", lambda s, a, b: is_some(s, a) and is_seat(s, b)),
    # Misfortunes.
    "resolve": ("misfortune", lambda s, a, b: a == b == 0),
    "response": ("resolve", is_response),
    "turn_over": ("response", lambda s, a, b: a == b == 0),
    "before_draw": ("turn_over", lambda s, a, b: is_set(s, a) and is_seat(s, b)),
    "lay_aside": ("misfortune", lambda s, a, b: a == b == 0),
    "flood": ("lay_aside flood choose_flood wrath", is_flood),
    "sentinels": ("lay_aside flood choose_flood", is_guarded),
    "choose_flood": ("lay_aside", lambda s, a, b: 0 <= a <= 2 and 0 <= b <= 3),
    "discard_barrier": ("choose_flood", lambda s, a, b: a == b == 0),
    "tsunami": ("lay_aside", is_tsunami),
    "omen": ("lay_aside", is_omen),
    "put_back": ("before_draw after_action", is_put_back),
    "peek": ("put_back", is_peek),
    # Moving.
    "adept_figure": ("end_misf", is_adept),
    "adept_space": ("end_misf", is_adept_move),
    "adept_consent": ("end_misf", is_adept_plan),
    "move_figure": ("end_misf", lambda s, a, b: is_few(a) and is_seat(s, b)),
    "move_space": ("move_figure", is_own),
    "relocate": ("start_actions", is_relocation),
    # Acting.
    "end_proposed": ("actions", lambda s, a, b: is_some(s, a) and not a & ~units_of(s) and b == 0),
    "objected": ("actions", lambda s, a, b: is_seat(s, a) and b == 0),
    "may_forgo": ("actions", lambda s, a, b: is_any_unit(s, a) and is_stage(b)),
    "after_action": ("actions after_action", lambda s, a, b: is_unit_number(a) and b == 0),
    "collect": ("after_action", lambda s, a, b: is_wild(s, a) and b == 0),
    "cradle": ("after_action", lambda s, a, b: is_on(s, a, "lodestone_cradle") and b == 0),
    "greet": ("after_action", lambda s, a, b: is_pair_of(s, a, "") and is_stage(b)),
    "roll_window": ("collect greet cradle", lambda s, a, b: rolls(s, a) and is_set(s, b & 255) and is_seat(s, b >> 8)),
    "die": ("roll_window die", lambda s, a, b: a in (1, 2) and b == 0),
    "choose_helped": ("die", is_helping),
    "recruit": ("after_action share_recruit", lambda s, a, b: is_seat(s, a) and b == 0),
    "hand_limit": ("after_action", lambda s, a, b: a == 0 and is_seat(s, b)),
    "lay_down": ("hand_limit", lambda s, a, b: a == 0 and is_seat(s, b)),
    "keep_card": ("lay_down", lambda s, a, b: 0 <= a <= 25 and is_few(a % 16) and stands(s, b)),
    "draw_card": ("keep_card", lambda s, a, b: 0 <= a <= 20 and is_seat(s, b)),
    "convert": ("after_action", is_conversion),
    # Building.
    "build": ("actions", lambda s, a, b: is_gate(s, a) and is_stage(b)),
    "settle_cost": ("actions", is_settling),
    "build_window": ("settle_cost", lambda s, a, b: is_set(s, a) and is_seat(s, b)),
    "lower_cost": ("settle_cost", lambda s, a, b: 0 <= a <= 999 and b in (0, BY_STARTER)),
    "raise_cost": ("lower_cost", lambda s, a, b: 0 <= a <= 999 and 0 <= b <= 999),
    "finish_build": ("actions", lambda s, a, b: 0 <= a - GATE_SPACE < s.rules.build_spaces and b == 0),
    # Effects of components and cards.
    "share_barrier": ("finish_build after_action share_barrier", lambda s, a, b: is_set(s, a) and is_stage(b)),
    "share_unflood": ("after_action share_unflood", lambda s, a, b: is_set(s, a) and is_stage(b)),
    "beacon": ("finish_build", lambda s, a, b: is_few(a >> 6) and is_stage(b)),
    "share_volunteer": ("finish_build share_volunteer", lambda s, a, b: a == 0 and is_stage(b)),
    "share_recruit": ("finish_build", lambda s, a, b: is_few(a >> 8) and is_set(s, a & 255) and is_stage(b)),
    "exchange": ("after_action", lambda s, a, b: is_few(a) and is_seat(s, b)),
    "loom": ("after_action", lambda s, a, b: (a == 0 or is_barrier_to_be(s, a - 1)) and is_seat(s, b)),
    "act_again": ("after_action", lambda s, a, b: 0 <= a < FIGURES and is_seat(s, b)),
    "seal_return": ("after_action", lambda s, a, b: is_pair_of(s, a, "spirit_seal") and is_stage(b)),
    "seal_consent": ("seal_return", lambda s, a, b: is_on(s, a, "spirit_seal") and is_seat(s, b)),
    "foundry": ("after_action", lambda s, a, b: is_pair_of(s, a, "orichalcum_foundry") and is_stage(b)),
    "smelt": ("foundry", lambda s, a, b: is_few(a) and is_seat(s, b)),
    "conduit": ("after_action", lambda s, a, b: is_pair_of(s, a, "soul_conduit") and is_stage(b)),
    "own_barrier": (HAND, lambda s, a, b: is_few(a) and is_seat(s, b)),
    "own_unflood": (HAND, lambda s, a, b: is_few(a // 2) and is_seat(s, b)),
    "take_good": (
        f"{HAND} after_action exchange",
        lambda s, a, b: is_few(a // 8) and a % 8 in (3, 4) and is_seat(s, b),
    ),
    "conversion": (HAND, lambda s, a, b: is_few(a) and is_seat(s, b)),
    "choose_tile": (HAND, lambda s, a, b: is_few(a) and is_seat(s, b)),
    "copy_ability": (HAND, lambda s, a, b: a == 0 and is_seat(s, b)),
    "wrath_barrier": ("wrath", lambda s, a, b: is_arm(a) and s.has_barrier(a) and b == 0),
}
"""Each step with those that can be directly below it, and what its numbers may be."""


def is_barrier_to_be(state: Table, peninsula: int) -> bool:
    return is_arm(peninsula) and state.may_get_barrier(peninsula)


def fits(state: Table, lower: str, first: int, second: int) -> bool:
    """Whether the top frame can lie on a step with the name `lower`."""
    step = state.step()
    below, check = ROWS.get(step.name, ("", lambda s, a, b: False))
    if lower not in below.split(" ") or not check(state, first, second):
        return False
    proposes = isinstance(step, Shared) and second == PROPOSING and step.name != "wrath"
    return not proposes or state.activator != NONE
