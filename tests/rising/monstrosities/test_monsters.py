"""Monsters Act: when it comes, who acts, and the offset (M-14)."""

from __future__ import annotations

import pytest

from monstrous import monstrous
from rising.monstrosities.test_medusa import NOBODY, WITH_MEDUSA, crowd, moved, played, space, stone
from rising_helpers import calm_answer, do, pass_until, texts
from rising_play import of
from tidefall.rising.rules import steps
from tidefall.rising.rules.content import MISFORTUNES
from tidefall.rising.rules.figures import FIRST_BOT
from tidefall.rising.rules.island import SITE_NAMES
from tidefall.rising.rules.monstrosities import medusa, monsters
from tidefall.rising.rules.monstrosities.monsters import HARPIES, MEDUSA, MONSTERS, SEA
from tidefall.rising.rules.monstrosities.store import MEDUSA_AT


def basic(name: str) -> int:
    return MISFORTUNES.index(name)


def test_monsters_act_after_the_last_misfortune() -> None:
    """M-14.1, M-14.4, M-22.1, R-0.9: then comes the end of the phase."""
    red = crowd("mystic_power_source", cards=["foresight"])
    state = played(red, step="misfortune")
    before: list[str] = []
    while state.step().name not in ("actions", "place"):
        name = state.step().name
        if not before or before[-1] != name:
            before.append(name)
        if name == "gaze":
            assert not [place for place in range(of(state).depth) if of(state).code_at(place) == steps.MISFORTUNE]
            assert state.observation(None)["phase"] == "MONSTERS_SLOT"
        do(state, calm_answer(texts(state)))
    assert before.index("turn_over") < before.index("gaze") < before.index("end_misf")


def test_every_monster_acts_once() -> None:
    """M-14.2, M-22.4: the starting player rolls."""
    state = played(crowd("hills_3"), starting_player=2)
    assert state.step().name == "gaze"
    moved(state, 1, 1)
    assert state.step().name not in ("gaze", "medusa_die")
    assert of(state).place_of(steps.MONSTERS_SLOT) < 0


def test_a_game_without_scenarios_has_no_monsters() -> None:
    """M-14.1, M-14.5: the slot passes unseen."""
    state = monstrous(4, 2, {"councilors": "random"}, step="misfortune", players=[crowd("hills_3"), *[NOBODY] * 3])
    assert state.game.from_position(state.position()).position() == state.position()
    assert not of(state).rules.hooks.monsters_act
    assert not any(monster.is_live(of(state)) for monster in MONSTERS)


def test_a_defeated_monster_does_not_act() -> None:
    """M-14.5, M-14.10: the game goes on without her, and is not won by it."""
    state = played(crowd("hills_3"), at="", step="misfortune")
    pass_until(state, "actions")
    assert MEDUSA_AT.of(of(state)) == 0
    assert not state.is_terminal()


def test_order_is_asked_only_where_it_can_matter() -> None:
    """DM-40, M-14.2: with one actor never; with two, if somebody stands where both may come."""
    busy, idle = of(played(crowd("hills_3"))), of(played(crowd("gate_build_1", "mystic_power_source")))
    both = (1 << MEDUSA) | (1 << HARPIES)
    assert not monsters.order_matters(busy, 1 << MEDUSA)
    assert monsters.order_matters(busy, both)
    assert not monsters.order_matters(idle, both)
    assert not monsters.order_matters(idle, (1 << MEDUSA) | (1 << SEA))


def test_monsters_see_active_figures_only() -> None:
    """M-14.7, M-24.11, M-3.2: a tile with none but petrified ones is empty to Medusa."""
    state = played(crowd("petrified hills_2", "petrified hills_2"))
    moved(state, 2, 2)
    assert [int(of(state).where[figure]) for figure in (1, 2)] == [stone("hills_2")] * 2
    assert of(state).held[space("hills_2")] == 3


def test_a_monster_is_no_misfortune() -> None:
    """M-14.3, M-24.55, M-24.61: neither the Stormcaller nor the Unicorn helps against Medusa."""
    unicorn = {"allies": {"unicorn": {"seat": 0, "at": "hills_2"}}}
    red = {**crowd("hills_2"), "councilor": "stormcaller", "leader": "mystic_power_source"}
    state = played(red, options={"councilors": "free"}, monstrosities=unicorn)
    assert state.step().name == "gaze"
    moved(state, 2, 2)
    assert of(state).where[1] == stone("hills_2")
    assert of(state).where[74 + 9] == stone("hills_2")


@pytest.mark.parametrize(("level", "calm", "controlled"), [(2, 3, 3), (6, 3, 3), (1, 3, 3)])
def test_the_offset_eases_the_deck_once(level: int, calm: int, controlled: int) -> None:
    """M-14.9, M-24.19, M-20.3, M-2.4: three Calm Seas for three Controlled Floods, or for what there is."""
    plain = of(monstrous(4, level, {"medusa": True, "offset": False})).rules
    eased = of(monstrous(4, level, {"medusa": True})).rules
    several = of(monstrous(4, level, {"medusa": True, "harpies": True})).rules
    fewer = min(controlled, int(plain.in_deck[basic("controlled_flood")]))
    for rules in (eased, several):
        assert rules.in_deck[basic("calm_seas")] == plain.in_deck[basic("calm_seas")] + calm
        assert rules.in_deck[basic("controlled_flood")] == plain.in_deck[basic("controlled_flood")] - fewer
    alone = of(monstrous(4, level, {"offset": True})).rules
    assert alone.in_deck[basic("calm_seas")] == plain.in_deck[basic("calm_seas")]


def test_a_flood_under_monsters_can_lose_the_game() -> None:
    """M-14.8, M-22.11: the usual conditions are looked at after every flood."""
    land = dict.fromkeys(("forests", "hills", "mountains", "cities", "libraries", "forges"), 0) | {"hills": 1}
    state = played(at="hills_1", step="wrath", land=land, round=5, wrath=3)
    pass_until(state, "place")
    assert state.is_terminal()
    assert state.observation(None)["result"]["ended_by"] == "drowned"


def test_where_medusa_is_stands_in_the_position() -> None:
    """M-14.10, M-27.4: on a tile, on the Source or out of the game, never at sea."""
    for name in ("hills_3", "mystic_power_source", ""):
        state = played(crowd("hills_1"), at=name)
        assert state.position()["monstrosities"].get("medusa", "") == name
    with pytest.raises(Exception, match="flooded"):
        monstrous(4, 2, WITH_MEDUSA, land={"hills": 2}, monstrosities={"medusa": "hills_4"})


# Several monsters at once.


def test_the_table_picks_the_order() -> None:
    """MC-119, M-14.2, M-22.4, DM-40: those whom Medusa petrifies first Scylla does not count."""
    five = crowd("forests_5", "forests_5"), crowd("hills_5", "hills_5", "mountains_5")
    state = played(*five, options={"sea": True}, monstrosities={"sea_attacker": 1})
    assert (state.current_player(), texts(state)) == (0, ["monster medusa", "monster sea"])
    do(state, "monster sea")
    assert state.step().name == "objections"
    do(state, "object")
    assert (state.current_player(), texts(state)) == (0, ["monster medusa", "monster sea"])
    do(state, "monster medusa")
    do(state, "gaze p1:follower forests_5")
    assert [int(of(state).where[figure]) for figure in (1, 2)] == [stone("forests_5")] * 2
    assert any(event["kind"] == "sea_gap" and event["peninsula"] == "hills" for event in state.events(None))


def test_all_three_scenarios_at_once() -> None:
    """MC-132, M-14.5, M-14.7, M-3.2, M-16.6: whoever is petrified is neither robbed nor counted."""
    every = {"harpies": True, "sea": True, "trust": True}
    state = played(crowd("forests_5"), options=every, monstrosities={"sea_attacker": 1})
    assert texts(state) == ["monster medusa", "monster harpies", "monster sea"]
    do(state, "monster medusa", "gaze p1:follower forests_5")
    while state.is_chance_node() and state.step().name == "harpy_die":
        do(state, "roll 1")
    assert of(state).where[1] == stone("forests_5")
    assert state.step().name not in ("harpies", "harpy_target", "tribute", "scylla")
    assert of(state).place_of(steps.MONSTERS_ACT) < 0


def test_a_monster_that_is_held_back_does_not_act() -> None:
    """M-22.3, M-22.4, M-9.10, DM-50: the Helm's single use, before Medusa moves; she stays where she is."""
    helm = {"items": {"helm_of_invisibility": {"seat": 0, "with": "p1_follower_1"}}}
    state = played(crowd("hills_2"), monstrosities=helm)
    assert state.step().name == "monster"
    do(state, texts(state)[1])
    assert medusa.medusa_site(of(state)) == SITE_NAMES.index("forests_6")
    assert state.step().name != "gaze"


def test_a_bot_may_draw_the_gaze() -> None:
    """MC-090, M-15.5, M-24.48: the Hologram may not."""
    first = {"goods": {}, "leader": "supply", "followers": []}
    options = {"mechanical": True, "medusa": True, "councilors": "random"}
    away = {"automaton": "supply", "bots": ["hills_2", "supply"], "hologram": "hills_3"}
    state = monstrous(2, 2, options, step="monsters_slot", players=[first, {"goods": {}}],
                      monstrosities={"medusa": "forests_6"}, **away)  # fmt: skip
    assert texts(state) == ["pass", "gaze p2:bot hills_2"]
    do(state, "gaze p2:bot hills_2")
    assert of(state).where[FIRST_BOT] == stone("hills_2")


def test_a_sharing_bot_fills_room_as_a_stone() -> None:
    """M-15.8, M-19.7, M-15.17: beyond the capacity of the tile, until it has left."""
    first = {"goods": {}, "leader": "hills_6", "followers": []}
    options = {"mechanical": True, "medusa": True, "councilors": "random"}
    away = {"automaton": "supply", "bots": ["hills_6", "supply"], "hologram": "hills_3"}
    marks = {"helping": ["bot_1"], "resolved": ["bot_1"]}
    state = monstrous(2, 2, options, step="monsters_slot", players=[first, {"goods": {}}], marks=marks,
                      monstrosities={"medusa": "forests_6"}, **away)  # fmt: skip
    do(state, "gaze p1:leader hills_6")
    assert [int(of(state).where[figure]) for figure in (0, int(FIRST_BOT))] == [stone("hills_6")] * 2
    assert of(state).held[space("hills_6")] == 2
    assert of(state).active_on(space("hills_6")) == 0
