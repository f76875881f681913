"""What holds at every node of every game, under random play in and out of turn."""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import pytest

import tidefall
from option_sets import title
from rising_play import SETS, of, random_step, rich, walk
from tidefall.kernel.stack import FRAME
from tidefall.kernel.state import State
from tidefall.rising.rules import actions, content, island
from tidefall.rising.rules.chapters import STEPS
from tidefall.rising.rules.figures import BASE_FIGURES
from tidefall.rising.rules.state import (
    BUILT,
    DECK,
    DRAWN,
    OMEN_DECK,
    OMEN_PILE,
    OMEN_PLACES,
    OMEN_SEEN,
    OMEN_TOP,
    OPENED,
    OUT,
    OUT_OF_GAME,
    PILE,
    REVEALED,
    SUPPLY,
    TAKEN,
    UNBUILT,
    UNSEEN,
    RisingState,
)

GAMES = 6 if tidefall.COMPILED else 1
ARTIFACTS = [card for card in range(content.BASE_CARDS) if content.CARD_KIND[card] == content.ARTIFACT]
WONDER = int(content.WELLSPRING_OF_AGES)
DOUBLE = [bool(island.IS_DOUBLE[site]) for site in range(island.BASE_SITES)]


class Watch:
    """Checks a game at every node; some things are held against the node before."""

    def __init__(self, state: State) -> None:
        self.remember(state)

    def remember(self, state: State) -> None:
        table = of(state)
        self.full = too_full(table)
        self.extra = [int(count) for count in table.extra]
        self.wonders = wonders(table)
        self.built = {c for c in range(content.BASE_COMPONENTS) if table.parts[c] == BUILT}
        self.step = state.step().name

    def look(self, state: State) -> None:
        table = of(state)
        check_figures(table)
        check_room(table)
        check_library(table)
        check_misfortunes(table)
        check_land(table)
        check_goods_and_hands(table)
        check_council(table)
        check_components(table)
        check_odds(state)
        self.check_against_before(table)
        self.remember(state)

    def check_against_before(self, table: RisingState) -> None:
        """Tiles get too full only by the Watchtower or when an Emissary goes; what is built or gone stays so."""
        for site in too_full(table) - self.full:
            assert self.step == "relocate" or table.extra[site] < self.extra[site], island.SITE_NAMES[site]
        assert wonders(table) <= self.wonders
        assert self.built <= {c for c in range(content.BASE_COMPONENTS) if table.parts[c] == BUILT}


@pytest.mark.parametrize("options", SETS, ids=title)
@pytest.mark.parametrize("out_of_turn", [0.0, 0.5], ids=["serial", "free"])
def test_invariants_hold_at_every_node(options: dict[str, Any], out_of_turn: float) -> None:
    """A whole game from the start, and some rounds of a rich one."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        game = tidefall.load_game("rising", **options)
        for first, steps in ((game.new_initial_state(), 10**6), (rich(rng, **options), 400)):
            watch = Watch(first)
            for state in walk(first, rng, out_of_turn, steps):
                watch.look(state)
            assert len(first.history()) <= game.max_game_length()


@pytest.mark.parametrize("options", SETS, ids=title)
def test_everybody_sees_the_same(options: dict[str, Any]) -> None:
    """R-9.1: observations differ in whose they are, and in nothing else."""
    rng = random.Random(2)
    for state in walk(rich(rng, **options), rng, 0.2, 150):
        views = [state.observation(seat) for seat in (None, *range(state.game.seats))]
        assert [view.pop("seat") for view in views] == [None, *range(state.game.seats)]
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("options", SETS, ids=title)
def test_games_end_without_anybody_ending_a_phase_early(options: dict[str, Any]) -> None:
    """R-3.22, R-3.11: nobody proposes the end of ACTIONS, passes or is done while there is something else to do."""
    rng = random.Random(3)
    early = {actions.END, actions.PASS, actions.DONE, actions.READY, actions.NOTHING, actions.CONCEDE}
    state = tidefall.load_game("rising", **{"max_rounds": 8, **options}).new_initial_state()
    while not state.is_terminal():
        busy = [action for action in state.legal_actions() if action not in early]
        if state.is_chance_node() or not busy:
            random_step(state, rng)
        else:
            state.apply_action(rng.choice(busy))
    assert len(state.history()) <= state.game.max_game_length()


@pytest.mark.parametrize("seats", [2, 5])
def test_stubborn_offers_come_to_an_end(seats: int) -> None:
    """R-3.30: somebody without energy wants everything bought whenever it may, and the others always refuse."""
    rich_others = [{"goods": {"energy": 0 if seat == 0 else 6}} for seat in range(seats)]
    land = dict.fromkeys(island.PENINSULAS, 3)
    game = tidefall.load_game("rising", seats=seats, max_rounds=1)
    state = game.from_position({"players": rich_others, "land": land})
    rng = random.Random(4)
    offers = range(actions.BARRIER, actions.BARRIER + 2 * island.ARMS)
    refusals = 0
    while not state.is_terminal():
        wanted = [action for action in state.legal_actions(0) if action in offers and state.step().name != "payment"]
        if wanted:
            state.act(0, wanted[0])
        elif actions.REFUSE in state.legal_actions():
            state.apply_action(actions.REFUSE)
            refusals += 1
        else:
            random_step(state, rng)
    assert refusals > 12
    assert len(state.history()) <= game.max_game_length()


# The checks.


def check_figures(table: RisingState) -> None:
    """Every figure is in one place; spaces count those that stand on them; nobody's followers come or go."""
    rules = table.rules
    standing = Counter(int(table.where[figure]) for figure in range(BASE_FIGURES) if table.where[figure] >= 0)
    assert standing == +Counter({space: int(table.held[space]) for space in range(island.BASE_SPACES)})
    for figure in range(BASE_FIGURES):
        assert OUT <= table.where[figure] < island.BASE_SPACES
        if table.flags[figure] & OPENED:
            assert 0 <= table.site(figure) < island.TILES
    for seat in range(7):
        crew = [int(table.where[seat * 8 + number]) for number in range(8)]
        if seat < rules.seats:
            assert all(place != OUT for place in crew[: 1 + rules.followers + rules.supply])
            assert all(place == OUT for place in crew[1 + rules.followers + rules.supply :])
        else:
            assert crew == [OUT] * 8
    for figure in range(56, 72):
        assert (table.owner[figure] == -1) == (table.where[figure] == SUPPLY)
    assert (table.where[72] != OUT) == rules.has_hologram
    assert (table.where[73] != OUT) == rules.has_automaton
    if rules.has_hologram and table.round:
        assert table.owner[72] == table.starter


def in_use(table: RisingState, site: int) -> int:
    """Figures on a site; pairs where figures stand in pairs."""
    held = [int(table.held[space]) for space in range(island.FIRST_SPACE[site], island.FIRST_SPACE[site + 1])]
    return sum(1 for count in held if count) if DOUBLE[site] else sum(held)


def too_full(table: RisingState) -> set[int]:
    """The tiles with more figures than spaces."""
    room = [int(table.rules.printed[site] + table.extra[site]) for site in range(island.TILES)]
    return {site for site in range(island.TILES) if in_use(table, site) > room[site]}


def check_room(table: RisingState) -> None:
    """Pairs are pairs; nobody is in the water; components hold what they may."""
    for space in range(island.BASE_SPACES):
        site = island.SITE_OF[space]
        if table.held[space]:
            assert not DOUBLE[site] or table.held[space] <= 2
            assert site >= island.TILES or table.is_open(site)
            if site == island.GATE:
                assert space - island.GATE_SPACE < table.rules.build_spaces
    for site in range(island.BASE_SITES):
        component = island.COMPONENT_AT[site]
        held = in_use(table, site)
        if held and component >= 0:
            built = table.parts[component] == BUILT
            assert held <= (table.rules.printed[site] if built else 1)
            assert table.parts[component] != OUT_OF_GAME


def copies_of(table: RisingState, card: int) -> int:
    """How many copies of a library card are somewhere, face up or in the deck by name."""
    places = [*range(table.rules.seats), DECK, PILE, DRAWN]
    buried = [int(table.bottom[place]) for place in range(table.buried)]
    return sum(int(table.copies_in(place, card)) for place in places) + buried.count(card)


def wonders(table: RisingState) -> int:
    return copies_of(table, WONDER)


def check_library(table: RisingState) -> None:
    """No card comes or goes, but for the wonder once it is played; as many artifacts as the library has (R-2.4)."""
    for card in range(content.BASE_CARDS):
        if content.CARD_KIND[card] != content.BASIC:
            continue
        assert copies_of(table, card) == table.rules.copies[card], content.CARDS[card]
    seen = 0
    for card in ARTIFACTS:
        assert copies_of(table, card) + table.copies_in(UNSEEN, card) == 1
        seen += copies_of(table, card)
    assert seen + table.hidden_artifacts == table.rules.artifacts
    assert all(count >= 0 for count in table.cards)


def check_misfortunes(table: RisingState) -> None:
    known = [int(table.omens[OMEN_TOP + place]) for place in range(table.known)]
    for kind in range(content.BASE_MISFORTUNES):
        total = sum(int(table.omens[kind * OMEN_PLACES + place]) for place in (OMEN_DECK, OMEN_PILE, OMEN_SEEN))
        total += known.count(kind) + (table.card == kind)
        assert total == table.rules.in_deck[kind], content.MISFORTUNES[kind]
    assert all(count >= 0 for count in table.omens)


def check_land(table: RisingState) -> None:
    """R-1.6, R-5.6, R-5.7: rings 1 to k are land; a barrier at most, and only on land."""
    assert 0 <= table.barriers < 64
    for peninsula in range(6):
        assert 0 <= table.land[peninsula] <= 6
        assert table.land[peninsula] or not table.has_barrier(peninsula)
        for ring in range(6):
            assert table.extra[peninsula * 6 + ring] >= 0
            assert ring < table.land[peninsula] or not table.extra[peninsula * 6 + ring]


def check_goods_and_hands(table: RisingState) -> None:
    """R-6.36: nobody owes anything, and nobody has more cards than the limit except on the way to it."""
    assert all(amount >= 0 for amount in table.goods)
    names = {STEPS.all[table.stack[place * FRAME]].name for place in range(table.depth)}
    for seat in range(table.rules.seats):
        assert table.cards_in(seat) <= table.hand_limit(seat) or "hand_limit" in names


def check_council(table: RisingState) -> None:
    """Each councilor's board is in one place; the Hologram's is revealed."""
    taken = [int(table.council[seat]) for seat in range(table.rules.seats) if table.council[seat] >= 0]
    assert len(set(taken)) == len(taken)
    assert sorted(taken) == [board for board in range(10) if table.boards[board] == TAKEN]
    power = int(table.council[7])
    assert power < 0 or table.boards[power] == REVEALED
    assert table.rules.has_hologram or all(place != REVEALED for place in table.boards)


def check_components(table: RisingState) -> None:
    """R-1.30: as many components of each letter as the level has; the Power Core ends the game."""
    for letter in range(4):
        laid = [c for c in range(20) if table.parts[c] != OUT_OF_GAME and table.rules.letter_of[c] == letter]
        assert len(laid) <= table.rules.letters[letter]
        assert not table.round or len(laid) == table.rules.letters[letter]
    assert table.parts[20] == (BUILT if table.over and table.ending == 1 else UNBUILT)


def check_odds(state: State) -> None:
    if state.is_chance_node():
        assert abs(math.fsum(odds for _, odds in state.chance_outcomes()) - 1) < 1e-9
