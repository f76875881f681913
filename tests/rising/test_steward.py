"""The steward: whole games with everybody and anybody, and decisions that a good partner would make."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import tidefall
from rising_helpers import do, table, texts
from rising_scenes import INTRODUCTORY, NINE, acting, drawing, parts, placing, standing
from tidefall import arena, players
from tidefall.kernel.state import State
from tidefall.kernel.testing import check_bot, check_reload
from tidefall.players import View
from tidefall.rising.rules import evaluation
from tidefall.rising.rules.content import CARDS
from tidefall.rising.rules.state import RisingState
from tidefall.rising.steward import StewardBot
from tidefall.rising.steward.core import empty_handed, fitting_gifts
from tidefall.rising.steward.odds import at_least, dry_tiles, one_die, two_dice

LIBRARY = dict.fromkeys(CARDS[:12], 2) | {"breath_of_poseidon": 1, "cipher_of_expertise": 1, "wellspring_of_ages": 1}
LIBRARY |= dict.fromkeys(["mystic_adze", "diviners_rod", "orators_laurel", "hammer_of_brontes"], 1)
"""All cards of a library with these four artifacts."""


def says(state: State, seat: int | None = None) -> str:
    """What the steward says to the question at hand."""
    if seat is None:
        seat = state.current_player()
    action = StewardBot().choose(View(state, seat, Random(0)))
    assert action in state.legal_actions(seat)
    return state.action_to_string(seat, action)


@pytest.mark.parametrize("seats", range(1, 8))
def test_positions_of_stewards_load_again(seats: int) -> None:
    """At every step of a game that stewards play, in which they build much."""
    rng = Random(seats)
    state = tidefall.load_game("rising", seats=seats, level=1 + seats % 5, max_rounds=4).new_initial_state()
    while not state.is_terminal():
        check_reload(state)
        do(state, rng.choice(texts(state)) if state.is_chance_node() else says(state))


def play_on(state: State, step: str) -> State:
    """Let stewards decide, with dice and cards by a fixed seed, until a step of this name is asked."""
    rng = Random(1)
    while not state.is_terminal() and state.step().name != step:
        do(state, rng.choice(texts(state)) if state.is_chance_node() else says(state))
    return state


def placed(state: State) -> list[tuple[int, str, str]]:
    """Let stewards place their figures: seat, kind and space of all that stand then."""
    while state.step().name == "place":
        do(state, says(state))
    return sorted((figure["seat"], figure["kind"], figure["space"]) for figure in standing(state))


# Whole games.


def result(*bots: str, seats: int, level: int = 1, seed: int = 1, **options: Any) -> arena.Outcome:
    given = tuple({"seats": seats, "level": level, **options}.items())
    return arena.play(arena.Match("rising", given, bots, seed=seed), 0)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 7])
def test_it_plays_at_every_table(seats: int, level: int) -> None:
    outcome = result("steward", seats=seats, level=level)
    assert outcome.ended_by in ("power_core", "drowned")


@pytest.mark.parametrize(
    "options",
    [
        {"councilors": "random"},
        {"components": "picked", "level": 4},
        {"vote": True},
        {"barriers_stop_wrath": True},
        {"trust": True},
        {"concession": True},
        {"starting_player": "first", "max_rounds": 3},
    ],
)
def test_it_plays_with_every_option(options: dict[str, Any]) -> None:
    outcome = result("steward", seats=3, **{"level": 2, **options})
    assert outcome.ended_by in ("power_core", "drowned", "max_rounds")


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_kit_finds_nothing_wrong_with_it(seats: int) -> None:
    check_bot(StewardBot, tidefall.load_game("rising", seats=seats, level=3), games=2)


def test_stewards_win_the_introductory_game() -> None:
    won = [result("steward", seats=seats, seed=seed).ended_by for seats in (2, 3, 4) for seed in range(5)]
    assert won.count("power_core") >= 12


def test_random_players_do_not() -> None:
    assert [result("random", seats=3, seed=seed).ended_by for seed in range(5)] == ["drowned"] * 5


@pytest.mark.parametrize(("level", "percent"), [(1, 80), (2, 49), (3, 17), (4, 5)])
def test_stewards_win_no_less_than_a_model_without_abilities(level: int, percent: int) -> None:
    """R-1.34: competent play lies above its first figures for four players, and that with dearer components by now."""
    won = [result("steward", seats=4, level=level, seed=seed).ended_by for seed in range(10)].count("power_core")
    assert won * 10 >= percent


@pytest.mark.parametrize("seats", [1, 4])
def test_the_levels_lie_apart(seats: int) -> None:
    """R-1.37, R-1.36: most games are won at the first level, and most are lost at the last."""
    won = {
        level: [result("steward", seats=seats, level=level, seed=seed).ended_by for seed in range(8)].count(
            "power_core"
        )
        for level in (1, 5)
    }
    assert won[1] >= 6
    assert won[5] <= 5


def test_it_keeps_company_with_anybody() -> None:
    for seed in range(3):
        assert result("steward", "random", seats=4, seed=seed).ended_by in ("power_core", "drowned")


def test_the_same_seed_gives_the_same_game() -> None:
    assert result("steward", seats=2, seed=5) == result("steward", seats=2, seed=5)


def test_it_is_the_bot_that_the_game_recommends() -> None:
    assert players.strongest("rising") == "steward"


# Placing.


def test_it_takes_a_councilor_who_helps_to_build() -> None:
    state = tidefall.load_game("rising", seats=4, level=1).new_initial_state()
    assert says(state) == "councilor artificer"


def test_leaders_go_to_the_power_core_when_the_rest_is_built() -> None:
    core = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 1}
    state = placing({"goods": core}, {"goods": {"energy": 1}}, {"goods": {"energy": 1}}, seats=3, **NINE)
    figures = placed(state)
    assert [figure for figure in figures if figure[1] == "leader"] == [
        (0, "leader", "gate_build_2"),
        (1, "leader", "gate_build_2"),
        (2, "leader", "gate_build_2"),
    ]


def test_nobody_waits_at_the_gate_for_what_cannot_be_paid() -> None:
    figures = placed(placing({"goods": {"crystal": 1}}, seats=3, **NINE))
    assert not any(space.startswith("gate_build") for _, _, space in figures)


def test_the_last_component_and_the_power_core_in_one_round() -> None:
    core = {"crystal": 3, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    built = [name for name in INTRODUCTORY if name != "aether_lens"]
    state = placing({"goods": core}, {"goods": {"energy": 1}}, seats=2, built=built, blueprint=["aether_lens"])
    figures = placed(state)
    assert (0, "follower", "gate_build_1") in figures
    assert (1, "leader", "gate_build_2") in figures
    assert {(0, "leader", "gate_build_2"), (0, "hologram", "gate_build_2")} & set(figures)


def test_whoever_can_pay_goes_to_build() -> None:
    assert says(placing({"goods": {"crystal": 2}}, seats=4)).endswith("@gate_build_1")


def test_who_has_part_of_it_is_joined_by_who_has_the_rest() -> None:
    built = [name for name in INTRODUCTORY if name != "matter_converter"]
    gold, atlantium = {"goods": {"gold": 2}}, {"goods": {"atlantium": 1}}
    figures = placed(placing(gold, {}, atlantium, seats=3, built=built, blueprint=["matter_converter"]))
    assert {seat for seat, _, space in figures if space.startswith("gate_build")} == {0, 2}


def test_nobody_is_left_alone_in_the_cities() -> None:
    figures = placed(placing({"followers": ["cities_6.d", "pool"]}, seats=4))
    assert sum(space == "cities_6.d" for _, _, space in figures) == 2
    for space in {space for _, _, space in figures if space.startswith("cities")}:
        assert sum(other == space for _, _, other in figures) == 2


def test_nobody_looks_for_followers_when_none_is_left() -> None:
    everybody = {"followers": ["pool"] * 4}
    figures = placed(placing(everybody, everybody, everybody, everybody))
    assert not any(space.startswith("cities") for _, _, space in figures)


def test_nobody_visits_an_empty_library() -> None:
    """R-10.26: while the deck has cards they do; there is nothing to be had from the discard pile."""
    full = placed(placing(seats=4))
    assert any(space.startswith("libraries") for _, _, space in full)
    library = {"deck": {}, "hidden_artifacts": 0, "discard": LIBRARY}
    empty = placed(placing(seats=4, library=library))
    assert not any(space.startswith("libraries") for _, _, space in empty)


def test_no_more_of_them_than_there_are_cards() -> None:
    library = {"deck": {"foresight": 2}, "hidden_artifacts": 0, "discard": {**LIBRARY, "foresight": 0}}
    figures = placed(placing(seats=4, library=library))
    assert sum(space.startswith("libraries") for _, _, space in figures) <= 1


def test_what_may_be_wanted_later_goes_under_the_deck() -> None:
    """R-6.14, R-10.26: what is discarded does not come back."""
    state = acting({"followers": ["libraries_3", "pool"]}, seats=4)
    play_on(state, "draw_card")
    do(state, "card surge_of_power", "card hidden_stores")
    play_on(state, "lay_down")
    assert says(state).startswith("bottom")


def test_good_cards_are_played_at_once() -> None:
    state = placing({"cards": ["rallying_cry"]}, seats=4)
    assert says(state) == "play rallying_cry"


def test_plenty_of_energy_buys_land_back() -> None:
    state = placing({"goods": {"energy": 30}}, seats=3, round=6, land=dict.fromkeys(["hills", "forests", "cities"], 1))
    assert says(state).split()[0] in ("unflood", "barrier")


# Misfortune.


def test_the_tile_that_is_missed_least_is_flooded() -> None:
    """Gold is all there, crystal is not; a wild peninsula that nobody needs can spare a tile."""
    state = drawing(
        {"goods": {"gold": 12}}, {}, {}, {}, misfortunes={"top": ["controlled_flood"]}, land={"cities": 3}, round=3
    )
    play_on(state, "choose_flood")
    assert says(state) == "flood hills"


def test_figures_are_not_flooded_away_for_nothing() -> None:
    state = drawing(
        {"followers": ["hills_6", "hills_5"], "goods": {"gold": 9, "crystal": 9}},
        {}, {}, {}, misfortunes={"top": ["controlled_flood"]},
    )  # fmt: skip
    play_on(state, "choose_flood")
    assert says(state) == "flood forests"


def test_wrath_does_not_end_a_peninsula() -> None:
    land = {"forests": 1, "hills": 5, "mountains": 1, "cities": 1, "libraries": 1, "forges": 1}
    assert says(table(seats=4, step="wrath", wrath=3, round=4, land=land)) == "flood hills"


def test_an_omen_is_averted_with_what_nobody_needs() -> None:
    state = drawing({"goods": {"gold": 12}}, {}, {}, {}, misfortunes={"top": ["omen_of_tarnish"]})
    play_on(state, "omen")
    assert says(state) == "avert omen_of_tarnish"


def test_an_omen_is_suffered_when_the_price_is_dear() -> None:
    state = drawing({"goods": {"gold": 2}}, {}, {}, {}, misfortunes={"top": ["omen_of_tarnish"]})
    play_on(state, "omen")
    assert says(state) == "suffer omen_of_tarnish"


# Actions.


def rolling(energy: int, die: int, where: str = "forests_6", **goods: int) -> State:
    state = acting({"followers": [where, "pool"], "goods": {"energy": energy, **goods}}, seats=1)
    play_on(state, "die")
    return do(state, f"roll {die}")


def test_a_boost_that_makes_the_difference() -> None:
    assert says(rolling(energy=3, die=2)) == "boost energy"


def test_no_boost_that_cannot_suffice() -> None:
    assert says(rolling(energy=1, die=1)) == "pass"


def test_no_boost_for_what_nobody_needs() -> None:
    assert says(rolling(energy=2, die=1, crystal=12)) == "pass"


def test_ore_is_smelted_while_atlantium_is_short() -> None:
    state = acting({"followers": ["forges_5", "pool"], "goods": {"ore": 1}}, seats=1)
    play_on(state, "convert")
    assert says(state) == "convert 1 ore"


def test_ore_that_the_next_build_takes_is_not_smelted() -> None:
    """R-1.14: where a build takes an ore as it is, and Atlantium is short only for later, the last ore stays ore."""
    dear = {"catalogue": json.dumps({"components": {"aether_lens": {"alone": {"crystal": 1, "ore": 1}}}})}
    built = [name for name in INTRODUCTORY if name != "aether_lens"]
    player = {"followers": ["forges_5", "pool"], "goods": {"ore": 1, "crystal": 1}}
    state = acting(player, seats=1, options=dear, built=built, blueprint=["aether_lens"])
    play_on(state, "convert")
    assert says(state) == "convert 0 ore"


def test_the_last_ore_is_kept_for_the_power_core() -> None:
    state = acting({"followers": ["forges_5", "pool"], "goods": {"ore": 1, "atlantium": 2}}, seats=1, **NINE)
    play_on(state, "convert")
    assert says(state) == "convert 0 ore"


def test_it_builds_when_it_can() -> None:
    state = acting({"followers": ["gate_build_1", "pool"], "goods": {"crystal": 2}}, seats=1)
    play_on(state, "build")
    assert says(state) == "build aether_lens"


def test_it_builds_the_power_core() -> None:
    goods = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    state = acting({"leader": "gate_build_1", "goods": goods}, seats=1, **NINE)
    play_on(state, "never")
    assert state.returns() == [1.0]


def test_a_card_saves_a_build() -> None:
    state = acting(
        {"followers": ["gate_build_1", "pool"], "goods": {"crystal": 1}, "cards": ["hidden_stores"]},
        seats=1, **parts(unbuilt=["aether_lens"]),
    )  # fmt: skip
    assert says(state) == "play hidden_stores"
    do(state, "play hidden_stores")
    assert says(state) == "take crystal"


def test_cards_are_kept_while_something_may_still_be_gained() -> None:
    state = acting(
        {"followers": ["gate_build_1", "forests_6"], "goods": {"crystal": 1}, "cards": ["hidden_stores"]}, seats=1
    )
    assert says(state) == "pass"


def test_builds_come_last() -> None:
    state = acting({"leader": "gate_build_1", "followers": ["forests_6", "mystic_power_source"]}, seats=1)
    assert says(state) == "activate p1:follower mystic_power_source"
    do(state, says(state))
    assert says(state) == "activate p1:follower forests_6"


def test_who_has_little_pays_first_so_that_goods_stay_together() -> None:
    there = {"followers": ["gate_build_1", "pool"]}
    state = acting(
        {**there, "goods": {"crystal": 3}},
        {**there, "goods": {"crystal": 1}},
        seats=2,
        **parts(unbuilt=["aether_lens"]),
    )
    play_on(state, "payment")
    assert says(state) == "p1 pays 1 crystal"


def test_it_consents_to_what_others_propose() -> None:
    there = {"followers": ["gate_build_1", "pool"]}
    state = acting({**there, "goods": {"crystal": 1}}, {**there, "goods": {"crystal": 1}}, seats=2)
    play_on(state, "objections")
    assert says(state) == "agree"
    play_on(state, "consent")
    assert says(state) == "accept"


# What it reckons with.


def test_dice() -> None:
    assert [round(one_die(target), 2) for target in (1, 3, 6, 7)] == [1.0, 0.67, 0.17, 0.0]
    assert [round(two_dice(target), 2) for target in (2, 7, 12, 13)] == [1.0, 0.58, 0.03, 0.0]


def test_several_things_at_once() -> None:
    assert at_least(0, []) == 1.0
    assert at_least(1, []) == 0.0
    assert at_least(1, [0.5, 0.5]) == pytest.approx(0.75)
    assert at_least(2, [0.5, 0.5, 0.5]) == pytest.approx(0.5)


def test_a_barrier_keeps_the_outer_tile_dry() -> None:
    open_sea = placing(seats=4)
    behind = placing(seats=4, barriers=["hills"])
    assert isinstance(open_sea, RisingState)
    assert isinstance(behind, RisingState)
    outer, inner = 11, 10
    assert dry_tiles(open_sea)[outer] < dry_tiles(open_sea)[inner] == pytest.approx(dry_tiles(behind)[outer])


def test_everybody_has_to_find_something_to_give() -> None:
    cost = [1, 1, 1, 3, 3]
    energy, crystal, nothing = [0, 0, 0, 0, 5], [2, 0, 0, 0, 1], [0, 0, 0, 0, 0]
    assert empty_handed([energy, energy, energy], cost) == []
    assert empty_handed([energy, energy, energy, crystal], cost) == []
    assert empty_handed([crystal, energy, energy, energy], cost) == []
    assert empty_handed([energy, energy, energy, energy], cost) == [3]
    assert empty_handed([energy, nothing], cost) == [1]
    assert fitting_gifts([energy, energy], cost) == {}
    assert fitting_gifts([energy, nothing], cost) == {1: [0, 1, 2, 3, 4]}
    assert fitting_gifts([energy, energy, energy, energy], cost)[2] == [0, 1, 2, 3]


# The evaluation.


def guess(state: State) -> float:
    assert isinstance(state, RisingState)
    return evaluation.evaluate(state)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"land": {"hills": 2}}, {}),
        ({}, {"barriers": ["hills"]}),
        ({}, {"built": ["aether_lens"], "blueprint": parts(built=["aether_lens"])["blueprint"]}),
        ({"wrath": 4}, {"wrath": 1}),
    ],
)
def test_better_tables_are_judged_better(worse: dict[str, Any], better: dict[str, Any]) -> None:
    assert guess(placing(seats=4, **worse)) < guess(placing(seats=4, **better))


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({}, {"goods": {"gold": 1}}),
        ({}, {"goods": {"energy": 1}}),
        ({}, {"goods": {"atlantium": 2}}),
        ({}, {"cards": ["foresight"]}),
        ({"followers": ["pool", "pool"]}, {"followers": ["pool", "pool", "pool"]}),
        ({"followers": ["forests_1", "pool"]}, {"followers": ["forests_4", "pool"]}),
    ],
)
def test_richer_players_are_judged_better(worse: dict[str, Any], better: dict[str, Any]) -> None:
    assert guess(placing(worse, seats=4)) < guess(placing(better, seats=4))


def test_it_is_a_chance_and_certain_at_the_end() -> None:
    state = tidefall.load_game("rising", seats=2, level=1).new_initial_state()
    rng = Random(4)
    while not state.is_terminal():
        assert 0.0 < guess(state) < 1.0
        state.apply_action(rng.choice(state.legal_actions()))
    assert guess(state) == state.returns()[0] == 0.0
    goods = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    won = play_on(acting({"leader": "gate_build_1", "goods": goods}, seats=1, **NINE), "never")
    assert guess(won) == 1.0


def test_it_tells_won_games_from_lost_ones_on_the_way() -> None:
    """A table with all but the Power Core built and everything at hand, and one that is about to drown."""
    goods = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    assert guess(placing({"goods": goods}, seats=2, **NINE)) > 0.9
    sinking = dict.fromkeys(["forests", "hills", "mountains", "cities", "libraries"], 0)
    assert guess(placing(seats=2, round=6, wrath=5, land={**sinking, "forges": 2})) < 0.1
