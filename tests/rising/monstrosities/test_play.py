"""Random games with Monstrosities: they end, and what always holds holds at every node (M-27)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidefall
from monstrous import monstrous
from rising_play import of, random_step, walk
from tidefall.kernel import testing
from tidefall.kernel.state import State
from tidefall.rising.rules import island, steps
from tidefall.rising.rules.content import (
    ALCHEMIST,
    ALLIES,
    ARTIFACTS,
    COUNCILORS,
    ITEMS,
    MARINER,
    MISFORTUNES,
    SEATS,
)
from tidefall.rising.rules.figures import FIRST_OF_ALLIES, KIND_OF, ROOM_OF, THE_HOLOGRAM
from tidefall.rising.rules.monstrosities.allies import MERMAID
from tidefall.rising.rules.monstrosities.decks import LOT_OF, unseen_of
from tidefall.rising.rules.monstrosities.potions import DRAUGHT
from tidefall.rising.rules.monstrosities.powers import seat_with
from tidefall.rising.rules.monstrosities.store import (
    ADDED_MISFORTUNES,
    DRUNK,
    HELD_POTIONS,
    HIDDEN_OMENS,
    HIDDEN_SPECIALS,
    HOLOGRAM_POTION,
    HOLOGRAM_ROOM,
    INSPIRATION,
    ITEM_BEARERS,
    ITEM_OWNERS,
    MEDUSA_AT,
    PARTS,
    STONES,
    UNSEEN_MISFORTUNES,
)
from tidefall.rising.rules.state import (
    ASIDE,
    OMEN_DECK,
    OMEN_PILE,
    OMEN_PLACES,
    OMEN_SEEN,
    OMEN_TOP,
    OUT,
    POOL,
    REVEALED,
    STONE,
    SUPPLY,
    TAKEN,
    RisingState,
)

GAMES = 5 if tidefall.COMPILED else 1
COUNTS = [1, 2, 3, 4, 5, 6, 7]


def crowded(rng: random.Random, seats: int, level: int, **scenarios: bool) -> State:
    """A table in the middle of a game: all Allies about, sunken land, goods, artifacts, items and locations."""
    allies: dict[str, Any] = {name: {"seat": rng.randrange(seats)} for name in ALLIES if name != "medusa_ally"}
    mine = rng.sample([name for name in ARTIFACTS if name != "mystic_lantern"], 4)
    if seats <= 2:
        mine[0] = "mystic_lantern"
    players = [{"goods": dict.fromkeys(("crystal", "gold", "ore", "atlantium", "energy"), 3)} for _ in range(seats)]
    players[0]["cards"] = mine  # type: ignore[assignment]
    for player, councilor in zip(players, rng.sample(COUNCILORS, seats), strict=True):
        player["councilor"] = councilor  # type: ignore[assignment]
    land = {name: rng.randint(1, 6) for name in island.PENINSULAS}
    step = "reveal_board" if seats <= 2 else "place"
    if seats <= 2:
        for name in rng.sample(list(allies), 5):
            allies[name] = "supply"
    further: dict[str, Any] = {"allies": allies, **beside(rng, seats)}
    if scenarios.get("medusa"):
        further |= {"medusa": rng.choice(list(land)) + "_1", "allies": {**allies, "medusa_ally": {"seat": 0}}}
    if seats <= 2:
        further |= {"quantum_relay": rng.randrange(4), "spectral_replicator": rng.choice([0, 3])}
    return monstrous(seats, level, {"red_skies": 0, **scenarios}, step=step, land=land, players=players, round=4,
                     monstrosities=further)  # fmt: skip


def beside(rng: random.Random, seats: int) -> dict[str, Any]:
    """Some magic items with players, some to be built by whoever has Designs, and locations that anybody may use."""
    owned = {name: {"seat": rng.randrange(seats)} for name in ITEMS[:4] if rng.random() < 0.6}
    return {
        "items": owned,
        "inspired_designs": {SEATS[seat]: 1 for seat in range(seats)},
        "locations": {"hidden_cache": 1, "gryphon_aerie": 1},
        "hidden_cache": {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 1},
    }


def may_be_at_sea(table: RisingState) -> bool:
    """M-10.2, M-10.4, M-12.3: a Mariner and its companion, those under a Draught, a Hologram as the Mermaid."""
    draught = DRUNK.of(table, DRAUGHT) or HOLOGRAM_POTION.of(table) == DRAUGHT + 1
    sails = any(table.has_ability(index, MARINER) for index in range(8))
    return bool(draught or sails or HOLOGRAM_ROOM.of(table) == 2)


def check(table: RisingState) -> None:
    """M-27.1, M-27.2, M-27.3, M-27.7 to M-27.9, M-27.11, M-27.12, and the recount of `held`."""
    rules = table.rules
    pending = {int(table.code_at(place)) for place in range(table.depth)}
    held = [0] * int(rules.spaces)
    volunteers = 0
    for figure in range(rules.figures):
        place = int(table.where[figure])
        assert place < rules.spaces
        if place <= STONE:
            held[STONE - place] += int(ROOM_OF[figure])
        if place >= 0:
            held[place] += 0 if table.flags[figure] & ASIDE else int(ROOM_OF[figure])
            if figure == THE_HOLOGRAM:
                held[place] += (0, 1, -1)[HOLOGRAM_ROOM.of(table)]
            site = island.SITE_OF[place]
            is_dry = site >= island.TILES or site % 6 < table.land[site // 6]
            assert is_dry or figure == MERMAID or steps.DISPLACE in pending or may_be_at_sea(table)
        volunteers += KIND_OF[figure] == 2 and place >= POOL
    for space in range(STONES.size()):
        held[space] += int(STONES.of(table, space))
    assert held == [int(count) for count in table.held]
    assert volunteers <= 40
    for figure in range(FIRST_OF_ALLIES, rules.allies):
        owned = table.owner[figure] >= 0
        assert table.where[figure] in (SUPPLY, OUT) or owned
        assert table.where[figure] != SUPPLY or not owned
    top = [int(table.omens[OMEN_TOP + place]) for place in range(table.known)]
    for kind in range(rules.misfortunes):
        places = [int(table.omens[kind * OMEN_PLACES + place]) for place in (OMEN_DECK, OMEN_PILE, OMEN_SEEN)]
        here = sum(places) + top.count(kind) + (table.card == kind)
        seen = int(rules.lot_copies[kind] - UNSEEN_MISFORTUNES.of(table, kind)) if LOT_OF[kind] else 0
        there = int(rules.in_deck[kind] + ADDED_MISFORTUNES.of(table, kind)) + seen
        assert here == there or (MISFORTUNES[kind] == "pandoras_jar" and steps.PANDORA in pending)
    assert 0 <= HIDDEN_SPECIALS.of(table) <= unseen_of(table, 1)
    assert 0 <= HIDDEN_OMENS.of(table) <= unseen_of(table, 2)
    assert min(table.goods) >= 0
    for item in range(len(ITEMS)):
        bearer = int(ITEM_BEARERS.of(table, item)) - 1
        assert bearer < 0 or table.owner[bearer] + 1 == ITEM_OWNERS.of(table, item)
        assert bearer < 0 or table.where[bearer] not in (POOL, SUPPLY, OUT) or steps.EQUIP in pending
    check_medusa(table, steps.AFTERMATH in pending)
    if seat_with(table, ALCHEMIST) < 0:
        assert not any(HELD_POTIONS.of(table, potion) for potion in range(4))
    assert INSPIRATION.of(table) <= 8
    boards = [int(place) for place in table.boards]
    taken = sum(1 for seat in range(rules.seats) if table.council[seat] >= 0)
    assert boards.count(TAKEN) == taken
    given = [board for board in range(rules.councilors) if table.has_ability(7, board)]
    assert all(boards[board] == REVEALED for board in given)
    for part in PARTS:
        assert all(0 <= part.of(table, item) <= part.most for item in range(part.size())), part.name


def check_medusa(table: RisingState, sinking: bool) -> None:
    """M-27.1, M-27.4: she and her stones are on land, unless it sinks just now; stones are on the island."""
    stony = {int(STONE - place) for place in table.where if place <= STONE}
    stony |= {space for space in range(STONES.size()) if STONES.of(table, space)}
    assert all(space <= island.CENTRE_SPACE for space in stony)
    sites = [int(island.SITE_OF[space]) for space in stony] + [int(MEDUSA_AT.of(table)) - 1]
    for site in sites:
        if 0 <= site < island.TILES:
            assert site % 6 < table.land[site // 6] + (1 if sinking else 0)
    assert table.rules.medusa or not (stony or MEDUSA_AT.of(table))


@pytest.mark.parametrize("seats", COUNTS)
def test_games_with_medusa_keep_the_invariants(seats: int) -> None:
    """M-27.1, M-27.4, M-27.9, M-27.12: whole games, and crowded tables with positions read back."""
    for seed in range(GAMES):
        rng = random.Random(100 + seed)
        state = monstrous(seats, 2 + (seats + seed) % 7, {"medusa": True, "offset": seed % 2 == 0})
        for node in walk(state, rng, 0.1):
            check(of(node))
        assert state.is_terminal()
        met: set[str] = set()
        for node in walk(crowded(rng, seats, 2 + (seats + seed) % 7, medusa=True), rng, 0.1, 700):
            check(of(node))
            testing.check_chance(node)
            if node.step().name not in met and not node.is_terminal():
                met.add(node.step().name)
                position = node.position()
                assert node.game.from_position(position).position() == position


@pytest.mark.parametrize("seats", COUNTS)
def test_games_from_the_start_end_and_keep_the_invariants(seats: int) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = monstrous(seats, 2 + (seats + seed) % 7)
        for node in walk(state, rng, 0.1):
            check(of(node))
        assert state.is_terminal()


@pytest.mark.parametrize("seats", COUNTS)
def test_crowded_tables_keep_the_invariants(seats: int) -> None:
    """With all Allies in pools; positions are read back on the way, and clones go their own ways."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = crowded(rng, seats, 2 + (seats + seed) % 7)
        met: set[str] = set()
        for node in walk(state, rng, 0.1, 500):
            check(of(node))
            testing.check_chance(node)
            if node.step().name not in met and not node.is_terminal():
                met.add(node.step().name)
                position = node.position()
                assert node.game.from_position(position).position() == position
                twin = node.clone()
                random_step(twin, rng)
                assert node.position() == position
