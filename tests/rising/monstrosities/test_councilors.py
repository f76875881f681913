"""The five councilors of Monstrosities, potions and spirits, Laboratory and Observatory (M-10, M-8.8)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising_helpers import do, pass_until, place_rest, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules.content import GOODS, HORN_OF_PLENTY, ITEMS, POTIONS, SPIRITS
from tidefall.rising.rules.figures import CREW
from tidefall.rising.rules.island import GATE_SPACE, PENINSULAS, SITE_NAMES, SPACE_NAMES
from tidefall.rising.rules.monstrosities.item_building import inspiration_on, is_enabled, units_off
from tidefall.rising.rules.monstrosities.store import (
    DRUNK,
    HELD_POTIONS,
    INSPIRATION,
    LEADER_SPIRIT,
    LOCATIONS_IN_PLAY,
    PLAYED_SPIRITS,
)
from tidefall.rising.rules.rolling import target_on

ENERGY = {"energy": 1}
WRATH_OF_3: dict[str, Any] = {"round": 6, "wrath": 5}
"""The sixth space of the track has level 3."""


def table(*players: dict[str, Any], seats: int = 4, step: str = "actions", **position: Any) -> State:
    """A table at which nobody has anything unless it is said; Leaders who are not told of are in the supply."""
    given = [{"goods": {}, "followers": [], "leader": "supply", **player} for player in players]
    named = [player["councilor"] for player in given if "councilor" in player]
    spare = [name for name in ("adept", "scholar", "metallurgist", "explorer", "priestess") if name not in named]
    for player in given:
        player.setdefault("councilor", spare.pop(0))
    while len(given) < seats:
        given.append({"goods": {}, "followers": [], "leader": "supply", "councilor": spare.pop(0)})
    return monstrous(seats, 2, position.pop("options", None), step=step, players=given, **position)


def goods(state: State, seat: int) -> dict[str, int]:
    return {good: int(of(state).has(seat, place)) for place, good in enumerate(GOODS) if of(state).has(seat, place)}


def leader_at(state: State, seat: int = 0) -> str:
    place = int(of(state).where[seat * CREW])
    return SPACE_NAMES[place] if place >= 0 else {-1: "pool", -2: "supply"}[place]


def held(state: State) -> list[str]:
    return [name for place, name in enumerate(POTIONS) if HELD_POTIONS.of(of(state), place)]


def played(state: State) -> list[str]:
    return [name for place, name in enumerate(SPIRITS) if PLAYED_SPIRITS.of(of(state), place)]


def turned(card: str, *players: dict[str, Any], **position: Any) -> State:
    return table(*players, step="misfortune", misfortunes={"card": card}, **position)


def with_potions(*potions: str, **told: Any) -> dict[str, Any]:
    """The part of a position that tells what the Alchemist holds."""
    return {"potions": dict.fromkeys(potions, 1), **told}


# Setup.


def test_five_councilors_join_the_ten() -> None:
    """M-2.8, M-10.1, M-24.8: all fifteen may be chosen, and nobody needs the expansion's other parts for them."""
    state = monstrous(4, 2, {"components": "drawn"})
    while state.is_chance_node():
        do(state, texts(state)[0])
    offered = {text.split(" ")[1] for text in texts(state)}
    assert len(offered) == 15
    assert {"alchemist", "artisan", "astrologer", "channeler", "mariner"} <= offered


def test_the_alchemist_begins_with_two_potions_of_four() -> None:
    """MC-009, M-10.3, M-8.8, M-2.7, M-2.10, DM-03: the others lie at the Laboratory, and none counts as a card."""
    state = monstrous(4, 2, None)
    while state.is_chance_node():
        do(state, texts(state)[0])
    do(state, "councilor alchemist", texts(state)[0] if state.step().name == "take_colour" else "colour red")
    assert state.step().name == "choose_potions"
    assert texts(state) == [f"potion {name}" for name in POTIONS]
    do(state, "potion elixir_of_vitality", "potion philter_of_fortune")
    assert held(state) == ["elixir_of_vitality", "philter_of_fortune"]
    assert state.step().name == "take_councilor"
    assert LOCATIONS_IN_PLAY.of(of(state), 3) == 1
    assert of(state).cards_in(0) == 0


def test_laboratory_and_observatory_come_with_their_councilors() -> None:
    """M-2.7, MC-177: without Alchemist and Astrologer neither is in play."""
    without = table()
    assert not any(LOCATIONS_IN_PLAY.of(of(without), place) for place in range(5))
    state = table({"councilor": "astrologer"}, {"councilor": "alchemist"})
    assert [LOCATIONS_IN_PLAY.of(of(state), place) for place in (3, 4)] == [1, 1]


# The Alchemist.


def test_only_the_alchemists_leader_stands_on_the_laboratory() -> None:
    """M-8.4, M-8.8, DM-84: there it takes a potion of its choice."""
    state = table({"councilor": "alchemist", "leader": "pool", "followers": ["pool"]}, step="place",
                  monstrosities=with_potions())  # fmt: skip
    assert "leader@alchemists_laboratory" in texts(state)
    assert "follower@alchemists_laboratory" not in texts(state)
    do(state, "leader@alchemists_laboratory")
    place_rest(state)
    pass_until(state, "actions")
    do(state, "activate p1:leader alchemists_laboratory")
    assert texts(state) == [f"potion {name}" for name in POTIONS]
    do(state, "potion draught_of_adamant")
    assert held(state) == ["draught_of_adamant"]


def test_nobody_else_is_read_from_a_position_onto_the_laboratory() -> None:
    """M-8.4."""
    with pytest.raises(Refused, match="Alchemist"):
        table({"councilor": "alchemist", "followers": ["alchemists_laboratory"]})


def test_the_elixir_gives_energy_by_the_wrath_to_each_it_serves() -> None:
    """MC-068, M-10.3, M-10.4, M-24.21: the potion then lies at the Laboratory."""
    state = table({"councilor": "alchemist", "leader": "hills_3"}, {"followers": ["hills_3"]}, **WRATH_OF_3,
                  monstrosities=with_potions("elixir_of_vitality"))  # fmt: skip
    do(state, "drink elixir_of_vitality")
    assert (goods(state, 0), goods(state, 1)) == ({"energy": 2}, {"energy": 2})
    assert held(state) == []


def test_the_elixir_is_never_a_loss() -> None:
    """MC-069, M-24.22: at Wrath 0 nothing is gained or lost."""
    state = table({"councilor": "alchemist", "leader": "hills_3", "goods": {"energy": 1}},
                  monstrosities=with_potions("elixir_of_vitality"))  # fmt: skip
    do(state, "drink elixir_of_vitality")
    assert goods(state, 0) == {"energy": 1}
    assert DRUNK.of(of(state), 0) == 1


def test_a_potion_works_once_a_round() -> None:
    """M-10.3 (a): also if it is fetched again in the same round."""
    told = with_potions("philter_of_fortune", drunk_potions={"philter_of_fortune": 1})
    state = table({"councilor": "alchemist", "leader": "hills_3"}, monstrosities=told)
    assert not [text for text in texts(state) if text.startswith("drink")]


def test_the_philter_serves_whoever_shares_the_place() -> None:
    """MC-173, M-10.4, M-10.3 (b): 3 on the die and 2 more reach 5."""
    state = table({"councilor": "alchemist", "leader": "hills_3"}, {"followers": ["hills_3"]},
                  monstrosities=with_potions("philter_of_fortune"))  # fmt: skip
    assert target_on(of(state), SITE_NAMES.index("hills_3")) == 5
    do(state, "drink philter_of_fortune", "activate p2:follower hills_3", "act follower hills_3", "roll 3")
    assert goods(state, 1) == {"gold": 1}
    other = table({"councilor": "alchemist", "leader": "hills_2"}, {"followers": ["hills_3"]}, starting_player=1,
                  monstrosities={"drunk_potions": {"philter_of_fortune": 1}, "potions": {}})  # fmt: skip
    do(other, "activate p2:follower hills_3", "roll 3")
    assert goods(other, 1) == {}


def test_two_who_are_served_add_the_philter_twice_in_the_cities() -> None:
    """M-4.6: for each die its own."""
    state = table({"councilor": "alchemist", "leader": "cities_3.d", "followers": ["cities_3.d"], "goods": ENERGY},
                  monstrosities={"drunk_potions": {"philter_of_fortune": 1}, "potions": {}})  # fmt: skip
    do(state, "activate cities_3.d", "roll 1", "roll 1")
    assert state.observation(0)["roll"]["total"] == 6


def test_a_potion_is_offered_for_a_roll_of_somebody_else() -> None:
    """M-22.3, DM-98, M-24.57: the Alchemist is asked after whoever rolled, and cannot spend energy on the roll."""
    told = with_potions("philter_of_fortune", "elixir_of_vitality", "draught_of_adamant")
    state = table({"councilor": "alchemist", "leader": "hills_3", "goods": {"energy": 3}}, {"followers": ["hills_3"]},
                  starting_player=1, monstrosities=told, **WRATH_OF_3)  # fmt: skip
    do(state, "pass", "activate p2:follower hills_3", "roll 3")
    assert state.step().name == "roll_window"
    assert (state.current_player(), texts(state)) == (
        0, ["pass", "drink elixir_of_vitality", "drink philter_of_fortune"],
    )  # fmt: skip
    do(state, "drink elixir_of_vitality")
    assert state.current_player() == 1
    do(state, "pass", "drink philter_of_fortune")
    assert goods(state, 1) == {"gold": 1, "energy": 2}


def test_a_roll_elsewhere_is_no_matter_for_potions() -> None:
    """M-22.3."""
    state = table({"councilor": "alchemist", "leader": "hills_2"}, {"followers": ["hills_3"]}, starting_player=1,
                  monstrosities=with_potions("philter_of_fortune"))  # fmt: skip
    do(state, "pass", "activate p2:follower hills_3", "roll 1")
    assert state.step().name == "actions"


def test_the_tincture_answers_a_special_misfortune() -> None:
    """M-10.4, M-22.3, M-13.3: who is served counts and stays; a flood cannot be answered so."""
    state = turned("the_furies", {"councilor": "alchemist", "leader": "hills_3", "followers": ["hills_3"]},
                   monstrosities=with_potions("tincture_of_shadow"), pending=pending_response())  # fmt: skip
    assert texts(state) == ["pass the_furies", "drink tincture_of_shadow"]
    do(state, "drink tincture_of_shadow")
    while state.step().name == "return_own":
        do(state, texts(state)[0])
    assert leader_at(state) == "hills_3"
    flood = turned("flood_hills", {"councilor": "alchemist", "leader": "hills_3"},
                   monstrosities=with_potions("tincture_of_shadow"), pending=pending_response())  # fmt: skip
    assert flood.step().name != "response"


def pending_response() -> list[dict[str, Any]]:
    return [{"step": "misfortune", "drawn": 1}, {"step": "resolve"}, {"step": "response"}]


def test_the_tincture_saves_a_figure_that_is_struck() -> None:
    """M-10.3, M-22.3: in HIT, for somebody at the Leader's place."""
    state = turned("the_furies", {"councilor": "alchemist", "leader": "hills_3"},
                   {"followers": ["hills_3", "hills_2"]},
                   monstrosities=with_potions("tincture_of_shadow"))  # fmt: skip
    do(state, "pass the_furies", "return p2:follower hills_3")
    assert (state.step().name, state.current_player()) == ("hit", 0)
    do(state, "drink tincture_of_shadow")
    assert of(state).figures_on(SITE_NAMES.index("hills_3")) == 2


def by_the_sea(attacker: int, *players: dict[str, Any], **position: Any) -> State:
    """A monster of the sea is about to act between forests and hills."""
    told = {"sea_attacker": attacker, "sea_gap": 1, **position.pop("told", {})}
    return table(*players, step="monsters_slot", options={"sea": True}, monstrosities=told, **position)


def test_the_tincture_saves_the_leader_from_scylla() -> None:
    """MC-070, M-10.3, M-22.3, M-14.6: it counts, and stays."""
    state = by_the_sea(1, {"councilor": "alchemist", "leader": "hills_6"}, told=with_potions("tincture_of_shadow"))
    while state.step().name != "hit":
        do(state, texts(state)[0])
    do(state, "drink tincture_of_shadow")
    assert leader_at(state) == "hills_6"


def test_the_elixir_comes_before_the_sea_asks_for_energy() -> None:
    """M-22.3, DM-98: before DM-47 and DM-49."""
    for attacker in (1, 2):
        state = by_the_sea(attacker, {"councilor": "alchemist", "leader": "hills_6"}, **WRATH_OF_3,
                           told=with_potions("elixir_of_vitality"))  # fmt: skip
        while state.step().name in ("sea_gap", "charybdis", "monster_acts"):
            do(state, texts(state)[0])
        assert state.step().name == "elixir", attacker
        do(state, "drink elixir_of_vitality")
        assert goods(state, 0) == {"energy": 2}


def test_the_draught_keeps_them_on_a_tile_that_sinks() -> None:
    """MC-136, M-10.4, M-22.3, DM-39: they stay, act by the tile's values, and go home at the end."""
    state = turned("flood_hills", {"councilor": "alchemist", "leader": "hills_5"}, {"followers": ["hills_5"]},
                   land={"hills": 5}, monstrosities=with_potions("draught_of_adamant"))  # fmt: skip
    assert (state.step().name, texts(state)) == ("sentinels", ["pass hills", "drink draught_of_adamant"])
    do(state, "drink draught_of_adamant")
    assert (state.step().name, texts(state)) == ("going_home", ["return", "stay"])
    do(state, "stay", "stay")
    assert of(state).land[PENINSULAS.index("hills")] == 4
    assert of(state).figures_on(SITE_NAMES.index("hills_5")) == 2
    pass_until(state, "actions")
    do(state, "activate p1:leader hills_5", "roll 4")
    assert goods(state, 0) == {"gold": 1}
    pass_until(state, "place")
    assert leader_at(state) == "pool"


def test_the_draught_serves_nobody_beside_it() -> None:
    """M-22.3: it is offered for the Leader's own tile only."""
    state = turned("flood_hills", {"councilor": "alchemist", "leader": "hills_4"}, {"followers": ["hills_5"]},
                   land={"hills": 5}, monstrosities=with_potions("draught_of_adamant"))  # fmt: skip
    assert of(state).land[PENINSULAS.index("hills")] == 4
    assert of(state).figures_on(SITE_NAMES.index("hills_5")) == 0


def test_the_elixir_comes_before_energy_is_asked_for() -> None:
    """M-22.3, DM-98: an omen that is paid with energy."""
    state = turned("omen_fauns", {"councilor": "alchemist", "leader": "hills_3"}, **WRATH_OF_3,
                   land={"cities": 2, "libraries": 2, "forges": 2},
                   monstrosities=with_potions("elixir_of_vitality"))  # fmt: skip
    assert (state.step().name, texts(state)) == ("elixir", ["pass", "drink elixir_of_vitality"])
    do(state, "drink elixir_of_vitality")
    assert state.step().name == "ally_omen"
    assert goods(state, 0) == {"energy": 2}


def test_the_elixir_comes_before_red_skies_and_the_labyrinth() -> None:
    """M-22.3."""
    for card, options in (("red_skies", {"red_skies": 1}), ("the_labyrinth", None)):
        state = turned(card, {"councilor": "alchemist", "leader": "gate_build_1"}, **WRATH_OF_3, options=options,
                       monstrosities=with_potions("elixir_of_vitality"))  # fmt: skip
        assert state.step().name == "elixir", card


def test_a_potion_without_a_placed_leader_serves_it_later() -> None:
    """M-10.3 (c): played in PLACE before the Leader stands anywhere."""
    state = table({"councilor": "alchemist", "leader": "pool"}, step="place",
                  monstrosities=with_potions("philter_of_fortune"))  # fmt: skip
    do(state, "drink philter_of_fortune", "leader@hills_3")
    place_rest(state)
    pass_until(state, "actions")
    do(state, "activate p1:leader hills_3", "roll 3")
    assert goods(state, 0) == {"gold": 1}


def test_potions_and_spirits_are_no_library_cards() -> None:
    """M-10.9: Waters of Lethe takes none of them."""
    state = turned("waters_of_lethe", {"councilor": "alchemist", "leader": "hills_3"},
                   monstrosities=with_potions("elixir_of_vitality"))  # fmt: skip
    assert held(state) == ["elixir_of_vitality"]
    assert leader_at(state) == "pool"


# The Artisan.


def test_inspiration_comes_each_round_and_on_the_gate() -> None:
    """M-10.5, DM-28, M-22.1: one at the start of the round, one more on a build space."""
    state = table({"councilor": "artisan", "leader": "pool"}, step="wrath", monstrosities={"inspiration": 2})
    pass_until(state, "place")
    assert INSPIRATION.of(of(state)) == 3
    state.submit(0, "leader@gate_build_1")
    assert INSPIRATION.of(of(state)) == 4


def test_inspiration_on_a_component_but_not_on_a_prototype() -> None:
    """MC-053, M-8.2, M-8.9: a built component is on the Gate board, the Workshop is not."""
    state = table({"councilor": "artisan", "leader": "pool"}, step="place", monstrosities={"inspiration": 2},
                  built=["mystic_siphon"])  # fmt: skip
    do(state, "leader@mystic_siphon")
    assert INSPIRATION.of(of(state)) == 3
    other = table({"councilor": "artisan", "leader": "pool"}, step="place", monstrosities={"inspiration": 2},
                  effects={"copied": {"0": "artificer"}})  # fmt: skip
    do(other, "leader@mystic_siphon")
    assert INSPIRATION.of(of(other)) == 2


def test_there_is_a_most_of_inspiration() -> None:
    """M-10.5: eight; what is above is lost, and a lift then takes nothing back."""
    state = table({"councilor": "artisan", "leader": "pool"}, step="place", monstrosities={"inspiration": 8})
    do(state, "leader@gate_build_1")
    assert INSPIRATION.of(of(state)) == 8
    do(state, "lift leader gate_build_1")
    assert INSPIRATION.of(of(state)) == 8


def test_a_lift_takes_the_inspiration_back() -> None:
    """MC-200, M-10.10: three after the placement, two after the lift."""
    state = table({"councilor": "artisan", "leader": "pool"}, step="place", monstrosities={"inspiration": 2})
    do(state, "leader@gate_build_1")
    assert INSPIRATION.of(of(state)) == 3
    do(state, "lift leader gate_build_1")
    assert INSPIRATION.of(of(state)) == 2


def test_a_move_to_the_gate_inspires_nobody() -> None:
    """M-24.39, M-10.5: the Leader must be placed there."""
    state = table({"councilor": "artisan", "leader": "hills_3", "cards": ["foresight"]}, step="end_misf",
                  monstrosities={"inspiration": 2})  # fmt: skip
    do(state, "play foresight", "move p1:leader hills_3", "to gate_build_1")
    assert leader_at(state) == "gate_build_1"
    assert INSPIRATION.of(of(state)) == 2


def test_inspiration_pays_where_the_leader_takes_part() -> None:
    """M-10.6, M-9.2: on its own build space; nothing elsewhere, and never for a component (MC-060)."""
    state = table({"councilor": "artisan", "leader": "gate_build_1"}, {"followers": ["gate_build_2"]},
                  monstrosities={"inspiration": 5})  # fmt: skip
    first, second = int(GATE_SPACE), int(GATE_SPACE) + 1
    assert [inspiration_on(of(state), space, 0b11) for space in (first, second)] == [5, 0]
    assert [is_enabled(of(state), HORN_OF_PLENTY, space) for space in (first, second)] == [True, False]
    assert units_off(of(state), first) == 0


def test_inspiration_does_not_pay_for_a_component() -> None:
    """MC-060, M-10.6, M-9.4: with nothing but Inspiration the Artisan can build magic items only."""
    state = table({"councilor": "artisan", "leader": "gate_build_1", "followers": ["hills_3"]},
                  monstrosities={"inspiration": 5})  # fmt: skip
    do(state, "activate gate_build_1")
    offered = {text.split(" ")[-1] for text in texts(state)} - {"nothing"}
    assert offered
    assert offered <= set(ITEMS)
    do(state, "nothing")
    assert INSPIRATION.of(of(state)) == 5


def test_inspiration_pays_for_a_magic_item() -> None:
    """M-10.5, M-10.6, DM-85: one for one, in place of resources and energy."""
    state = table({"councilor": "artisan", "leader": "gate_build_1", "followers": ["hills_3"], "goods": {"gold": 1}},
                  monstrosities={"inspiration": 5}, options={"trust": True})  # fmt: skip
    do(state, "activate gate_build_1", "build winged_sandals")
    while state.step().name not in ("actions",):
        do(state, next((text for text in texts(state) if text.startswith("inspire")), texts(state)[0]))
    assert state.position()["monstrosities"]["items"]["winged_sandals"] == {"seat": 0}
    inspired, gold = 5 - INSPIRATION.of(of(state)), 1 - goods(state, 0).get("gold", 0)
    assert inspired >= 3
    assert inspired + gold == 4


# The Astrologer.


def test_the_observatory_takes_the_leader_and_two_others() -> None:
    """M-10.7, M-8.4, DM-25: others only once the Leader is there."""
    state = table({"councilor": "astrologer", "leader": "pool", "followers": ["pool"] * 2},
                  {"followers": ["pool"], "leader": "pool"}, step="place")  # fmt: skip
    assert "follower@astrologers_observatory" not in texts(state)
    do(state, "leader@astrologers_observatory")
    assert "leader@astrologers_observatory" in texts(state, 1)
    do(state, "follower@astrologers_observatory", "follower@astrologers_observatory")
    assert "leader@astrologers_observatory" not in texts(state, 1)


def test_a_leader_who_lets_others_stand_beside_it_stays() -> None:
    """M-10.10: neither lifted nor contested while they are there."""
    state = table({"councilor": "astrologer", "leader": "astrologers_observatory", "followers": []},
                  {"followers": ["astrologers_observatory", "pool"]}, step="place")  # fmt: skip
    assert not [text for text in texts(state, 0) if text.startswith("lift")]
    alone = table({"councilor": "astrologer", "leader": "astrologers_observatory"}, step="place")
    assert "lift leader astrologers_observatory" in texts(alone, 0)


def test_the_observatory_is_left_before_end_misf() -> None:
    """M-10.7, DM-60, MC-072, M-14.4, M-22.1: each goes to any empty legal space, out of reach until then."""
    state = turned("calm_seas", {"councilor": "astrologer", "leader": "astrologers_observatory"},
                   {"followers": ["astrologers_observatory"]})  # fmt: skip
    pass_until(state, "observatory")
    assert texts(state) == ["next p1:leader astrologers_observatory", "next p2:follower astrologers_observatory"]
    do(state, "next p2:follower astrologers_observatory")
    assert state.current_player() == 1
    assert "to astrologers_observatory" not in texts(state)
    do(state, "to hills_6")
    assert state.step().name == "from_observatory"
    assert "to hills_6" not in texts(state)
    do(state, "to gate_build_1")
    assert leader_at(state) == "gate_build_1"


def test_nothing_on_the_island_reaches_the_observatory() -> None:
    """M-10.7, M-24.52: those there are on no peninsula, so a flood or a call does not find them."""
    state = turned("sirens_call", {"councilor": "astrologer", "leader": "astrologers_observatory"},
                   {"followers": ["hills_3"]})  # fmt: skip
    assert leader_at(state) == "astrologers_observatory"


# The Channeler.


def test_a_spirit_is_played_with_the_leader() -> None:
    """M-10.8, DM-24: one from the hand, or none; it lies face up afterwards."""
    state = table({"councilor": "channeler", "leader": "pool"}, step="place")
    do(state, "leader@forests_5")
    assert texts(state)[0] == "pass"
    assert len(texts(state)) == 7
    do(state, "spirit the_meliae")
    assert played(state) == ["the_meliae"]
    assert LEADER_SPIRIT.of(of(state)) == 1 + SPIRITS.index("the_meliae")


def test_a_spirit_comes_back_with_a_lifted_leader() -> None:
    """M-10.10: and may be played again."""
    state = table({"councilor": "channeler", "leader": "pool"}, step="place")
    do(state, "leader@forests_5", "spirit the_meliae", "lift leader forests_5")
    assert (played(state), LEADER_SPIRIT.of(of(state))) == ([], 0)
    do(state, "leader@forests_4")
    assert "spirit the_meliae" in texts(state)


def test_a_spirit_is_gone_when_the_leader_leaves_the_board() -> None:
    """M-10.8: its card stays played."""
    state = turned("flood_forests", {"councilor": "channeler", "leader": "forests_6"},
                   monstrosities={"leader_spirit": 2, "played_spirits": {"the_meliae": 1}})  # fmt: skip
    assert leader_at(state) == "pool"
    assert (played(state), LEADER_SPIRIT.of(of(state))) == (["the_meliae"], 0)


def test_six_played_spirits_come_back_at_the_start_of_the_round() -> None:
    """MC-073, M-10.8, M-22.1."""
    state = table({"councilor": "channeler", "leader": "pool"}, step="wrath",
                  monstrosities={"played_spirits": dict.fromkeys(SPIRITS, 1)})  # fmt: skip
    pass_until(state, "place")
    assert played(state) == []
    five = table({"councilor": "channeler", "leader": "pool"}, step="wrath",
                 monstrosities={"played_spirits": dict.fromkeys(SPIRITS[:5], 1)})  # fmt: skip
    pass_until(five, "place")
    assert played(five) == SPIRITS[:5]


def test_with_all_played_none_is_left_to_play() -> None:
    """M-10.8."""
    state = table({"councilor": "channeler", "leader": "pool"}, step="place",
                  monstrosities={"played_spirits": dict.fromkeys(SPIRITS, 1)})  # fmt: skip
    do(state, "leader@forests_5")
    assert state.step().name == "place"


def test_at_the_power_source_the_leader_takes_spirits_back() -> None:
    """M-10.8: besides its energy."""
    state = table({"councilor": "channeler", "leader": "mystic_power_source"},
                  monstrosities={"played_spirits": {"the_muses": 1, "the_oreads": 1}})  # fmt: skip
    do(state, "activate p1:leader mystic_power_source")
    assert played(state) == []
    assert goods(state, 0)["energy"] > 0


def serving(spirit: str, *players: dict[str, Any], **position: Any) -> State:
    """A Spirit is with the Channeler's Leader, who is of the first seat."""
    told = {"leader_spirit": 1 + SPIRITS.index(spirit), "played_spirits": {spirit: 1}}
    first = {"councilor": "channeler", **players[0]}
    return table(first, *players[1:], monstrosities={**told, **position.pop("told", {})}, **position)


def test_the_meliae_want_a_natural_five() -> None:
    """MC-174, M-10.8, M-4.7: 5 brings two crystal, 3 with one energy brings one."""
    state = serving("the_meliae", {"leader": "forests_5", "followers": ["forests_5"], "goods": {"energy": 1}})
    assert target_on(of(state), SITE_NAMES.index("forests_5")) == 4
    do(state, "activate p1:leader forests_5", "roll 5")
    assert goods(state, 0) == {"crystal": 2, "energy": 1}
    do(state, "activate p1:follower forests_5", "roll 3", "boost energy")
    assert goods(state, 0) == {"crystal": 3}


@pytest.mark.parametrize(
    ("spirit", "tile", "good"), [("the_napaeae", "hills_3", "gold"), ("the_oreads", "mountains_3", "ore")]
)
def test_the_other_spirits_of_the_wild(spirit: str, tile: str, good: str) -> None:
    """M-10.8: one more of the tile's own good; in another peninsula the Spirit does nothing."""
    state = serving(spirit, {"leader": tile})
    do(state, f"activate p1:leader {tile}", "roll 6")
    assert goods(state, 0) == {good: 2}
    elsewhere = serving(spirit, {"leader": "forests_3"})
    do(elsewhere, "activate p1:leader forests_3", "roll 6")
    assert goods(elsewhere, 0) == {"crystal": 1}


def test_the_dactyls_and_the_phoenix_add_up() -> None:
    """MC-038, M-10.8, M-5.15: 1 ore at 1:2 with both is 4 Atlantium."""
    state = serving("the_dactyls", {"leader": "forges_4", "goods": {"ore": 1}},
                    told={"allies": {"phoenix": {"seat": 1, "at": "forges_4"}}})  # fmt: skip
    assert of(state).rules.rate[SITE_NAMES.index("forges_4")] == 2
    do(state, "activate p1:leader forges_4", "convert 1 ore")
    assert goods(state, 0) == {"atlantium": 4}


def test_the_tychae_help_a_pair_and_bring_a_volunteer() -> None:
    """M-10.8: two more once a roll; the two agree who gets the volunteer, for the next round."""
    pair: list[dict[str, Any]] = [{"leader": "cities_3.d"}, {"followers": ["cities_3.d", "hills_3"]}]
    state = serving("the_tychae", *pair, options={"trust": True})
    do(state, "activate cities_3.d", "roll 6", "roll 6")
    assert state.step().name in ("greet", "tychae")
    while state.step().name != "tychae":
        do(state, texts(state)[-1])
    assert (state.step().name, texts(state)) == ("tychae", ["volunteer p1", "volunteer p2"])
    do(state, "volunteer p1")
    assert state.observation(0)["players"][0]["waiting_volunteers"] == 1


def test_the_tychae_add_two_once() -> None:
    """M-10.8."""
    state = serving("the_tychae", {"leader": "cities_3.d", "followers": ["cities_3.d"], "goods": {"energy": 1}})
    do(state, "activate cities_3.d", "roll 1", "roll 1")
    assert state.observation(0)["roll"]["total"] == 4


def test_the_muses_draw_and_keep_one_more() -> None:
    """MC-176, M-10.8: three cards, two kept."""
    state = serving("the_muses", {"leader": "libraries_4"})
    do(state, "activate p1:leader libraries_4")
    for _ in range(3):
        assert state.step().name == "draw_card"
        do(state, next(text for text in texts(state) if text.startswith("card")))
    assert (state.step().name, state.position()["pending"][-1]["left"]) == ("keep_card", 2)


def test_a_spirit_moves_with_the_leader() -> None:
    """M-10.8: it serves where the Leader stands now."""
    state = serving("the_napaeae", {"leader": "astrologers_observatory"}, {"councilor": "astrologer"}, step="end_misf",
                    pending=[{"step": "end_misf"}, {"step": "observatory"}])  # fmt: skip
    do(state, "to hills_3")
    pass_until(state, "actions")
    do(state, "activate p1:leader hills_3", "roll 6")
    assert goods(state, 0) == {"gold": 2}


# The Mariner.


def test_the_mariner_stands_on_the_nearest_flooded_tile() -> None:
    """M-10.2, DM-29: p_(k+1) of any peninsula; in a peninsula without a flooded tile it is placed normally."""
    state = table({"councilor": "mariner", "leader": "pool", "followers": ["pool"]}, step="place",
                  land={"hills": 4, "cities": 3})  # fmt: skip
    sea = {text for text in texts(state) if text.split("@")[-1] in ("hills_5", "hills_6", "cities_4.d", "cities_5.d")}
    assert sea == {"leader@hills_5", "leader@cities_4.d"}
    assert "leader@forests_6" in texts(state)


def test_one_companion_may_join_the_mariner() -> None:
    """M-10.2 (a), M-10.10: of any councilor, if there is another space; then the Leader cannot be lifted."""
    state = table({"councilor": "mariner", "leader": "pool"}, {"followers": ["pool"] * 2, "leader": "pool"},
                  step="place", land={"hills": 4})  # fmt: skip
    do(state, "leader@hills_5", "follower@hills_5")
    assert "follower@hills_5" not in texts(state, 1)
    assert not [text for text in texts(state, 0) if text.startswith("lift")]
    lone = table({"councilor": "mariner", "leader": "pool"}, {"followers": ["pool"]}, step="place", land={"hills": 5})
    do(lone, "leader@hills_6")
    assert "follower@hills_6" not in texts(lone, 1)


def test_a_further_flood_leaves_the_mariner_alone() -> None:
    """MC-074, M-10.2 (b): hills_4 sinks, both stay and roll against hills_5's target."""
    state = turned("flood_hills", {"councilor": "mariner", "leader": "hills_5"}, {"followers": ["hills_5"]},
                   land={"hills": 4})  # fmt: skip
    assert of(state).land[PENINSULAS.index("hills")] == 3
    pass_until(state, "actions")
    assert target_on(of(state), SITE_NAMES.index("hills_5")) == 4
    do(state, "activate p1:leader hills_5", "roll 4")
    assert goods(state, 0) == {"gold": 1}


def test_an_unflooded_tile_under_the_mariner_is_a_tile() -> None:
    """M-10.2 (d)."""
    state = table({"councilor": "mariner", "leader": "hills_5"}, {"followers": ["pool"]}, step="place",
                  land={"hills": 5})  # fmt: skip
    assert "follower@hills_5" in texts(state, 1)


def test_in_round_1_the_mariner_is_placed_normally() -> None:
    """M-10.2 (e)."""
    state = table({"councilor": "mariner", "leader": "pool"}, step="place")
    other = table({"councilor": "adept", "leader": "pool"}, step="place")
    assert texts(state) == texts(other)


def test_nobody_joins_the_mariner_after_placement() -> None:
    """M-10.2: they are placed together; Foresight does not bring anybody there."""
    state = table({"councilor": "mariner", "leader": "hills_5"}, {"followers": ["hills_4"], "cards": ["foresight"]},
                  step="end_misf", land={"hills": 4}, starting_player=1)  # fmt: skip
    do(state, "play foresight", "move p2:follower hills_4")
    assert "to hills_5" not in texts(state)


# The revised Cipher.


def test_the_revised_cipher_copies_no_councilor_with_cards_of_its_own() -> None:
    """MC-152, M-12.1, M-2.2."""
    state = table({"leader": "pool", "cards": ["cipher_of_expertise"]}, step="place")
    do(state, "play cipher_of_expertise")
    assert "copy explorer" in texts(state)
    assert "copy mariner" in texts(state)
    for name in ("alchemist", "artisan", "astrologer", "channeler"):
        with pytest.raises(Refused):
            state.submit(0, f"copy {name}")


def test_a_copied_mariner_sails() -> None:
    """M-12.1, M-10.2."""
    state = table({"leader": "pool"}, step="place", land={"hills": 4}, effects={"copied": {"0": "mariner"}})
    assert "leader@hills_5" in texts(state)


# Old abilities beside new ones.


def test_a_sentinel_that_blocks_is_not_taken_in_by_the_faun() -> None:
    """MC-205, M-5.11: its return is the price of the effect."""
    state = turned("flood_hills", {"councilor": "sentinel", "leader": "hills_4"},
                   monstrosities={"allies": {"faun": {"seat": 1, "at": "hills_3"}}})  # fmt: skip
    do(state, "block hills")
    assert leader_at(state) == "pool"
    assert of(state).land[PENINSULAS.index("hills")] == 6
