"""Rulings of Monstrosities that concern Allies, wonders, components and cards, and items between them (M-24)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising.monstrosities.test_allies import acting
from rising.monstrosities.test_item_powers import turned
from rising.monstrosities.test_items import BUILDER, act, building, goods, owning, told
from rising.monstrosities.test_medusa import crowd, played
from rising_helpers import do, texts
from rising_play import of
from tidefall.rising import catalogue
from tidefall.rising.rules import effects
from tidefall.rising.rules.content import BOOK, CALM, COMPONENTS, CONSTELLATION_CLOAK, FOLLOWER, MISFORTUNE_KIND
from tidefall.rising.rules.island import HARPIES_LAIR, HILLS, PENINSULAS, TILE_NAMES
from tidefall.rising.rules.monstrosities import items, medusa
from tidefall.rising.rules.monstrosities.locations import is_in_play
from tidefall.rising.rules.moving import can_come
from tidefall.rising.rules.state import DECK, OMEN_PILE, OMEN_PLACES, POOL, SUPPLY, UNSEEN
from tidefall.rising.rules.things import monstrous_components

MINE = [entry for entry in BOOK.components if entry.set == catalogue.MONSTROSITIES]


# What brings which Ally.


def test_wonders_bring_beasts_and_omens_peoples() -> None:
    """M-24.7, M-6.1."""
    wonders = {entry.ally for entry in BOOK.cards if entry.kind == "wonder" and entry.ally}
    assert wonders == {"golden_ram", "gryphon", "phoenix", "sphinx", "unicorn"}
    omens = {entry.ally for entry in BOOK.misfortunes if entry.kind == "omen"}
    assert omens == {"centaur", "cyclops", "dryad", "faun", "giant"}


def test_the_wonder_of_the_base_game_stays_in_the_deck() -> None:
    """M-24.10, M-2.3: it is none of the five of which three are drawn."""
    table = of(monstrous(4, 2, None, step="place"))
    wonders = {entry.id: number for number, entry in enumerate(BOOK.cards) if entry.kind == "wonder"}
    base = [name for name in wonders if BOOK.cards[wonders[name]].set == catalogue.BASE]
    assert len(base) == 1
    assert table.copies_in(DECK, wonders.pop(base[0])) == 1
    assert [int(table.copies_in(UNSEEN, number)) for number in wonders.values()] == [1] * 5


def test_an_ally_serves_itself() -> None:
    """M-24.9, M-5.6: the Phoenix smelts one more alone on its tile."""
    state = acting({"goods": {"ore": 1}}, allies={"phoenix": (0, "forges_6")})
    do(state, "activate p1:phoenix forges_6", "convert 1 ore")
    assert goods(state, 0)["atlantium"] == of(state).rules.rate[5 * 6 + 5] + 1


def test_allies_do_not_count_for_the_followers_that_one_may_have() -> None:
    """M-24.56, M-5.4: with Allies about a seat still finds its follower in the supply."""
    allies = dict.fromkeys(("centaur", "cyclops", "dryad", "faun"), (0, "mystic_power_source"))
    table = of(acting({"followers": ["pool"] * 3}, allies=allies))
    assert table.found(0, FOLLOWER, SUPPLY) >= 0


def test_the_step_of_the_centaur_is_a_move() -> None:
    """M-24.39, M-9.6: nobody is asked for items as it arrives."""
    horn = {"items": {"horn_of_plenty": {"seat": 0}}}
    state = acting({}, allies={"centaur": (0, "mystic_power_source")}, monstrosities=horn)
    do(state, "activate p1:centaur mystic_power_source", "to hills_6")
    assert state.step().name == "die"
    assert told(state, "horn_of_plenty") == {"seat": 0}


def test_the_faun_takes_in_no_sentinel_who_blocks() -> None:
    """MC-205, M-5.11: to return is the price."""
    sentinel = {"councilor": "sentinel", "leader": "hills_5", "followers": [], "goods": {}}
    others: list[dict[str, Any]] = [{"followers": [], "goods": {}} for _ in range(3)]
    faun = {"allies": {"faun": {"seat": 1, "at": "hills_2"}}}
    state = monstrous(
        4, 2, None, step="misfortune", players=[sentinel, *others], misfortunes={"card": "flood_hills"}, draws=1,
        land={"hills": 5}, monstrosities=faun,
    )  # fmt: skip
    do(state, "block hills")
    assert (int(of(state).where[0]), int(of(state).land[HILLS])) == (POOL, 5)


# Components and cards.


def test_fourteen_components_join_the_pool() -> None:
    """M-2.8, M-11.1: two of each letter from A to D, six E; their costs continue the sums of the base game."""
    letters = [entry.letter for entry in MINE]
    assert {letter: letters.count(letter) for letter in "ABCDE"} == {"A": 2, "B": 2, "C": 2, "D": 2, "E": 6}
    sums = {"A": 4, "B": 5, "C": 6, "D": 7, "E": 8}
    assert all(sum(entry.cost[:4]) == sums[entry.letter] for entry in MINE)
    councilors = [entry.id for entry in BOOK.councilors if entry.set == catalogue.MONSTROSITIES]
    assert len(councilors) == 5


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("abetting_pharos", monstrous_components.AbettingPharos),
        ("laic_receiver", monstrous_components.LaicReceiver),
        ("possibility_multiplier", monstrous_components.PossibilityMultiplier),
        ("storm_gyve", monstrous_components.StormGyve),
    ],
)
def test_names_of_components_go_with_their_texts(name: str, effect: type[effects.ComponentEffect]) -> None:
    """M-11.4."""
    assert isinstance(effects.COMPONENTS[COMPONENTS.index(name)], effect)


def test_lost_digits_of_components() -> None:
    """M-24.63: one card, one energy, one resource; one fewer of each resource; five cards."""
    numbers: dict[str, Any] = {entry.id: entry.numbers for entry in MINE}
    assert numbers["echo_actualizer"] == {"cards": 1, "energy": 1, "resources": 1}
    assert numbers["synergic_gantry"] == {"resources": 1}
    assert numbers["anamnestic_fount"] == {"cards": 5}


def test_artifacts_count_against_the_hand_limit() -> None:
    """M-12.2: with four cards a fifth must go, though one lies before its owner."""
    cards = ["bell_of_the_wilds", "transmuting_rod", "hidden_stores", "tide_chart"]
    first = {"goods": {}, "followers": ["libraries_3"], "cards": cards}
    others: list[dict[str, Any]] = [{"followers": [], "goods": {}} for _ in range(3)]
    state = monstrous(4, 2, {"councilors": "random"}, step="actions", players=[first, *others])
    act(state, "activate p1:follower libraries_3", "card rallying_cry", "card surge_of_power", "keep rallying_cry")
    while state.step().name != "hand_limit":
        do(state, texts(state)[0])
    assert "discard bell_of_the_wilds" in texts(state)


# Items between other things.


def test_a_petrified_bearer_keeps_the_cloak_and_uses_nothing() -> None:
    """MC-065, M-9.7."""
    cloak = {"items": {"constellation_cloak": {"seat": 0, "with": "p1_follower_1"}}}
    state = played(crowd("hills_3"), monstrosities=cloak, step="actions")
    medusa.petrify(of(state), 1)
    assert told(state, "constellation_cloak") == {"seat": 0, "with": "p1_follower_1"}
    assert items.carrier(of(state), CONSTELLATION_CLOAK) == -1


def test_energy_of_an_item_is_worth_more_with_the_receiver() -> None:
    """M-4.8, M-11.17: first the Cyclops takes off a unit, then half of the rest is paid, rounded up."""
    state = building(BUILDER, monstrosities={"laic_receiver": 1})
    do(state, "build horn_of_plenty", "drop gold")
    assert goods(state, 0) == {"crystal": 1, "gold": 2, "ore": 1, "atlantium": 2, "energy": 1}


def test_the_fog_leaves_no_energy_for_items() -> None:
    """M-4.8, M-13.1: only what takes one energy, with the Cyclops, can be built."""
    state = building(BUILDER, monstrosities={"fogs": 1})
    assert texts(state)[-1] == "build winged_sandals"
    assert "build horn_of_plenty" not in texts(state)


def test_a_carrier_saved_by_the_faun_keeps_its_token() -> None:
    """M-5.11, M-9.7."""
    faun = {"allies": {"faun": {"seat": 1, "at": "hills_2"}}}
    state = owning(
        "horn_of_plenty", {"followers": ["hills_5"]}, bearer="p1_follower_1", step="misfortune", land={"hills": 5},
        misfortunes={"card": "flood_hills"}, draws=1, monstrosities=faun,
    )  # fmt: skip
    do(state, "to hills_2")
    assert told(state, "horn_of_plenty") == {"seat": 0, "with": "p1_follower_1"}


def test_a_carrier_that_is_flooded_off_loses_the_use_of_its_item() -> None:
    """M-9.7."""
    state = turned("flood_hills", "horn_of_plenty", {"followers": ["hills_6"]})
    assert told(state, "horn_of_plenty") == {"seat": 0}
    assert state.position()["monstrosities"]["items_spent"] == {"horn_of_plenty": 1}


# Words, costs, chance and counts.


def test_names_and_costs_are_read_as_they_are_written() -> None:
    """M-0.4, M-0.5, M-1.2: one id for each thing, whatever it is called; 2c 1g + 2 ME is this order of goods."""
    assert TILE_NAMES[:2] == ["forests_1", "forests_2"]
    assert PENINSULAS == ["forests", "hills", "mountains", "cities", "libraries", "forges"]
    names = {entry.id for entry in [*BOOK.locations, *BOOK.misfortunes]}
    assert names >= {"gryphon_aerie", "astrologers_observatory", "alchemists_laboratory", "the_one_hundred_hands"}
    assert not names & {"griffon_aerie", "astrologers_watchtower", "alchemists_lab", "the_hundred_hands"}
    assert BOOK.items[0].cost == (2, 1, 0, 0, 2)


def test_a_draw_is_no_roll() -> None:
    """M-0.8: energy changes nothing about a card that is drawn."""
    sphinx = {"allies": {"sphinx": {"seat": 0, "at": "libraries_4"}}}
    players = [{"goods": {"energy": 5}, "followers": []}, *[{"goods": {}, "followers": []} for _ in range(3)]]
    state = monstrous(4, 2, {"councilors": "random"}, step="actions", players=players, monstrosities=sphinx)
    act(state, "activate p1:sphinx libraries_4", "artifact", "card mystic_adze")
    assert state.step().name == "draw_card"


def test_levels_six_to_eight() -> None:
    """M-24.4, M-20.1: Calm Seas, Controlled and Catastrophic Floods."""
    levels = [(each.calm_seas, each.controlled_floods, each.catastrophic_floods) for each in BOOK.levels[5:]]
    assert levels == [(0, 12, 0), (0, 9, 3), (0, 12, 3)]


def test_one_card_replaces_a_pair() -> None:
    """M-24.18, M-7.3: either kind, for two Calm Seas each."""
    plain = monstrous(4, 1, None, step="place").position()["misfortunes"]["deck"]
    both = monstrous(4, 1, {"receding_waters": 1, "red_skies": 1}, step="place").position()["misfortunes"]["deck"]
    assert (both["receding_waters"], both["red_skies"]) == (1, 1)
    assert plain["calm_seas"] - both.get("calm_seas", 0) == 4


def test_the_family_of_calm_seas_is_counted_together() -> None:
    """MC-137, M-7.1: 2 Calm Seas, 1 Receding Waters and 1 Red Skies are four."""
    pile = {"calm_seas": 2, "receding_waters": 1, "red_skies": 1}
    options = {"receding_waters": 1, "red_skies": 1}
    table = of(monstrous(4, 1, options, step="place", misfortunes={"discard": pile}))
    kinds = [kind for kind in range(table.rules.misfortunes) if MISFORTUNE_KIND[kind] == CALM]
    assert sum(int(table.omens[kind * OMEN_PLACES + OMEN_PILE]) for kind in kinds) == 4


def test_the_adept_brings_only_those_in_play() -> None:
    """M-21.7, M-3.6: from pools too, but nobody petrified, removed or in the supply."""
    state = played(crowd("hills_3", "petrified hills_4", "pool", "supply", leader="hills_2"), step="actions")
    table = of(state)
    assert [can_come(table, 0, figure) for figure in (1, 2, 3, 4)] == [True, False, True, False]


def test_the_lair_is_there_in_its_scenario() -> None:
    """M-8.5, M-8.4, M-2.7."""
    assert is_in_play(of(monstrous(4, 2, {"harpies": True}, step="place")), HARPIES_LAIR)
    assert not is_in_play(of(monstrous(4, 2, None, step="place")), HARPIES_LAIR)


def test_the_artificer_makes_items_cheaper() -> None:
    """M-9.4: one resource less where the Leader stands; then the Cyclops takes off its unit."""
    artificer = {"councilor": "artificer", "leader": "gate_build_1", "followers": [], "goods": {"gold": 1, "energy": 2}}
    state = building(artificer, options={"councilors": "free"})
    do(state, "build horn_of_plenty")
    assert texts(state) == ["drop crystal", "drop ore"]
    do(state, "drop crystal")
    assert (goods(state, 0), told(state, "horn_of_plenty")) == ({}, {"seat": 0})
