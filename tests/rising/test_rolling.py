"""Dice: collecting in the wild peninsulas, recruiting in the cities, and what helps a roll (sections 6.1 to 6.3)."""

from __future__ import annotations

import pytest

from rising_helpers import do, texts
from rising_scenes import (
    acting,
    asked,
    followers,
    goods,
    leader,
    library_pile,
    parts,
    refused,
)

PAIR_OF_TWO = ({"leader": "cities_3.d"}, {"leader": "cities_3.d"})


@pytest.mark.parametrize(
    ("tile", "target", "yields"),
    [("mountains_6", 3, "ore"), ("forests_5", 4, "crystal"), ("hills_2", 5, "gold"), ("forests_1", 6, "crystal")],
)
def test_a_roll_that_reaches_the_target_yields_one(tile: str, target: int, yields: str) -> None:
    """SC-053 R-6.5 R-6.6: the tile's resource for the target or more, nothing for less."""
    state = do(acting({"followers": [tile]}), f"activate p1:follower {tile}", f"roll {target}")
    assert goods(state, 0) == {yields: 1}
    state = do(acting({"followers": [tile]}), f"activate p1:follower {tile}", f"roll {target - 1}")
    assert goods(state, 0) == {}


def test_only_the_roller_boosts() -> None:
    """SC-054 R-6.8 R-10.13: another player's energy is of no use to the roll."""
    state = acting({"followers": ["forests_4"]}, {"goods": {"energy": 3}})
    do(state, "activate p1:follower forests_4", "roll 3")
    assert goods(state, 0) == {}
    assert goods(state, 1) == {"energy": 3}
    state = acting({"followers": ["forests_3"], "goods": {"energy": 1}}, {"goods": {"energy": 2}})
    do(state, "activate p1:follower forests_3", "roll 3")
    assert "turn" in refused(state, "boost energy", seat=1)
    do(state, "boost energy")
    assert goods(state, 0) == {}


def test_one_energy_adds_one_and_nothing_is_wasted() -> None:
    """R-6.8 R-3.24: boosts go on until the target is reached, then nobody is asked any more."""
    state = acting({"followers": ["forests_3"], "goods": {"energy": 3}})
    do(state, "activate p1:follower forests_3", "roll 3", "boost energy", "boost energy")
    assert goods(state, 0) == {"crystal": 1, "energy": 1}
    assert asked(state)[0] != "roll_window"


def test_a_target_above_six_needs_help() -> None:
    """R-6.4 R-5.14: with an earthquake the inner tiles are out of reach of a bare die."""
    shaken = {"earthquakes": 1}
    state = do(acting({"followers": ["hills_1"]}, effects=shaken), "activate p1:follower hills_1", "roll 6")
    assert goods(state, 0) == {}
    state = acting({"followers": ["hills_1"], "goods": {"energy": 1}}, effects=shaken)
    do(state, "activate p1:follower hills_1", "roll 6", "boost energy")
    assert goods(state, 0) == {"gold": 1}


@pytest.mark.parametrize(("face", "ore"), [(5, 1), (4, 0)])
def test_explorer_and_earthquake(face: int, ore: int) -> None:
    """SC-056 R-1.19 R-5.14 R-6.4: 5 - 1 + 1 = 5."""
    state = acting(
        {"councilor": "explorer", "leader": "mountains_3"},
        {"followers": ["mountains_3"]},
        starting_player=1,
        effects={"earthquakes": 1},
    )
    do(state, "activate p2:follower mountains_3", f"roll {face}")
    assert goods(state, 1).get("ore", 0) == ore


def test_mystics_free_boost_is_not_doubled() -> None:
    """SC-057 R-6.40 R-1.18: it helps every player's figure there, costs nothing and is no token spent."""
    state = acting(
        {"councilor": "mystic", "leader": "forests_4"},
        {"followers": ["forests_4"], "cards": ["numinous_amplifier"], "goods": {"energy": 1}},
        starting_player=1,
    )
    do(state, "activate p2:follower forests_4", "roll 2", "boost mystic")
    assert texts(state) == ["pass", "boost energy"]  # 3 of 4: it is not doubled, and it works once
    do(state, "boost energy")
    assert goods(state, 1) == {"crystal": 1}


def test_mystic_helps_each_activation_anew() -> None:
    """R-1.19 R-6.40: once per activation, for the Leader itself too, and only where it stands."""
    state = acting({"councilor": "mystic", "leader": "forests_4", "followers": ["forests_4", "hills_4"]})
    do(state, "activate p1:leader forests_4", "roll 3", "boost mystic")
    do(state, "activate p1:follower forests_4", "roll 3", "boost mystic")
    do(state, "activate p1:follower hills_4", "roll 3")
    assert goods(state, 0) == {"crystal": 2}


def test_favorable_winds() -> None:
    """SC-058 R-3.24 R-1.23: the die counts 6; the card is spent."""
    state = acting({"followers": ["forests_1"], "cards": ["favorable_winds"]})
    do(state, "activate p1:follower forests_1", "roll 1", "winds first")
    assert goods(state, 0) == {"crystal": 1}
    assert library_pile(state) == ["favorable_winds"]


def test_favorable_winds_sets_only_an_own_die() -> None:
    """R-1.23 R-6.11: in a pair with another player's figure, only the die of the own one."""
    state = acting(*PAIR_OF_TWO[:1], {"leader": "cities_3.d", "cards": ["favorable_winds"]})
    do(state, "activate cities_3.d", "roll 1", "roll 2")
    assert asked(state) == ("roll_window", 1)
    assert texts(state) == ["pass", "winds second"]


def test_cities_need_a_pair() -> None:
    """R-6.9 R-10.22: a lone figure in the cities is no unit."""
    state = acting({"leader": "cities_3.d", "followers": ["mystic_power_source"]})
    assert not any("cities" in text for text in texts(state))


def test_cities_joint_boost() -> None:
    """SC-060 R-6.10 R-6.11: 2 + 4 + level 1 + 2 = 9; each owner may pay."""
    pair = [{**player, "goods": {"energy": 1}} for player in PAIR_OF_TWO]
    state = acting(*pair, wrath=1)
    do(state, "activate cities_3.d", "roll 2", "roll 4")
    assert asked(state) == ("roll_window", 0)
    do(state, "boost energy")
    assert asked(state) == ("roll_window", 1)
    do(state, "boost energy", "recruit p1", "agree")
    assert (goods(state, 0), goods(state, 1)) == ({}, {})
    assert followers(state, 0, "supply") == 1


def test_cities_fail_one_short() -> None:
    """R-6.10 R-6.12: level, dice and boosts below the target recruit nobody."""
    state = do(acting(*PAIR_OF_TWO, wrath=1), "activate cities_3.d", "roll 2", "roll 5")
    assert [followers(state, seat, "supply") for seat in (0, 1)] == [2, 2]


def test_amplifier_doubles_its_owners_tokens_only() -> None:
    """R-6.11 R-1.24: 2 + 3 + level 1 + 2 for the owner's token + 1 for the other's."""
    state = acting(
        {"leader": "cities_3.d", "goods": {"energy": 1}},
        {"leader": "cities_3.d", "goods": {"energy": 1}, "cards": ["numinous_amplifier"]},
        wrath=1,
    )
    do(state, "activate cities_3.d", "roll 2", "roll 3", "boost energy", "boost energy")
    assert asked(state) == ("greet", 0)


def test_orators_laurel() -> None:
    """R-1.24: +2 to a cities total with one of its owner's figures, and to no other."""
    state = acting({"leader": "cities_3.d", "cards": ["orators_laurel"]}, {"leader": "cities_3.d"})
    do(state, "activate cities_3.d", "roll 3", "roll 4")
    assert asked(state)[0] == "greet"
    state = acting(*PAIR_OF_TWO, {"cards": ["orators_laurel"]})
    do(state, "activate cities_3.d", "roll 3", "roll 4")
    assert asked(state)[0] != "greet"


def test_diviners_rod() -> None:
    """R-1.24: +1 to its owner's rolls in the wild peninsulas, not on a component and not for others."""
    holder = {"followers": ["forests_4", "lodestone_cradle"], "cards": ["diviners_rod"]}
    state = acting(holder, {"followers": ["forests_4"]}, **parts(built=["lodestone_cradle"]))
    do(state, "activate p1:follower forests_4", "roll 3", "activate p1:follower lodestone_cradle", "roll 3")
    do(state, "activate p2:follower forests_4", "act follower forests_4", "roll 3")
    assert (goods(state, 0), goods(state, 1)) == ({"crystal": 1}, {})


def test_follower_maximum() -> None:
    """SC-061 R-6.13 R-2.13: with all four in play nobody recruits."""
    crowd = {"followers": ["cities_5.d", "pool", "pool", "pool"]}
    state = do(acting(crowd, crowd), "activate cities_5.d", "roll 6", "roll 6")
    assert asked(state)[0] not in ("greet", "recruit")
    assert [followers(state, seat, "pool") for seat in (0, 1)] == [4, 4]


def test_another_involved_player_recruits_instead() -> None:
    """R-6.13 R-6.12: where one has nobody in the supply the other does, and one follower only comes."""
    full = {"followers": ["cities_5.d", "pool", "pool", "pool"]}
    state = do(acting(full, {"followers": ["cities_5.d"]}), "activate cities_5.d", "roll 6", "roll 6")
    assert followers(state, 1, "supply") == 2
    assert followers(state, 1, "pool") == 2  # the figure of the pair is home again, and one is new


def test_a_recruit_waits_for_the_next_round() -> None:
    """R-6.13: the new follower stands in the pool and does not act any more."""
    state = acting({"followers": ["cities_6.d", "cities_6.d", "mystic_power_source"]})
    do(state, "activate cities_6.d", "roll 3", "roll 3")
    assert followers(state, 0, "pool") == 1
    assert texts(state)[1:] == ["activate p1:follower mystic_power_source", "forgo p1:follower mystic_power_source"]


def test_leader_regained() -> None:
    """SC-062 R-1.20 R-6.13: instead of a follower the own Leader comes back."""
    state = acting({"councilor": "stormcaller", "leader": "supply", "followers": ["cities_5.d", "cities_5.d"]})
    do(state, "activate cities_5.d", "roll 4", "roll 3")
    assert texts(state) == ["gain follower", "gain leader"]
    do(state, "gain leader")
    assert (leader(state, 0), followers(state, 0, "supply")) == ("pool", 2)


def test_leader_regained_without_followers_left() -> None:
    """R-1.20 R-6.13: with every follower in play the Leader is all that can come."""
    everybody = ["cities_5.d", "cities_5.d", "pool", "pool"]
    state = acting({"councilor": "stormcaller", "leader": "supply", "followers": everybody})
    do(state, "activate cities_5.d", "roll 4", "roll 3")
    assert leader(state, 0) == "pool"


def test_a_vote_may_return_who_recruits() -> None:
    """R-3.4 R-6.12: what the starting player settles after an objection may be sent back once."""
    state = acting({}, {"leader": "cities_6.d"}, {"leader": "cities_6.d"}, options={"vote": True})
    do(state, "activate cities_6.d", "act cities_6.d", "roll 6", "roll 6", "recruit p2", "object")
    do(state, "recruit p2", "return", "return", "return")
    assert asked(state) == ("greet", 0)
    do(state, "recruit p2")
    assert followers(state, 1, "supply") == 1


def test_starting_player_settles_who_recruits() -> None:
    """R-6.12 R-10.51 R-3.31: after an objection the starting player decides, also without a part in it."""
    state = acting({}, {"leader": "cities_6.d"}, {"leader": "cities_6.d"})
    do(state, "activate cities_6.d", "act cities_6.d", "roll 6", "roll 6")
    assert asked(state) == ("greet", 1)
    do(state, "recruit p2")
    assert asked(state) == ("objections", 2)
    do(state, "object")
    assert asked(state) == ("greet", 0)
    do(state, "recruit p3")
    assert (followers(state, 1, "supply"), followers(state, 2, "supply")) == (2, 1)


def test_volunteer_is_half_of_a_pair() -> None:
    """R-10.28 R-6.12: its controller is involved and may recruit."""
    state = acting({"volunteers": ["cities_6.d"]}, {"followers": ["cities_6.d"]})
    do(state, "activate cities_6.d", "roll 4", "roll 4", "recruit p1", "agree")
    assert followers(state, 0, "supply") == 1


def test_hologram_is_half_of_a_pair() -> None:
    """R-10.28 R-4.13: what it gains goes to its controller."""
    state = acting(
        {}, {"followers": ["cities_6.d"]}, seats=2, hologram="cities_6.d", hologram_power="explorer", starting_player=0
    )
    do(state, "activate cities_6.d", "roll 4", "roll 4")
    assert texts(state) == ["recruit p1", "recruit p2"]
    do(state, "recruit p1", "agree")
    assert followers(state, 0, "supply") == 2


def test_explorer_does_not_help_in_the_cities() -> None:
    """R-1.19: only resource rolls are easier."""
    state = acting({"councilor": "explorer", "leader": "cities_3.d"}, {"leader": "cities_3.d"})
    do(state, "activate cities_3.d", "roll 4", "roll 4")
    assert asked(state)[0] != "greet"


def test_energy_on_a_component_roll() -> None:
    """R-10.40 R-6.26: energy raises any die roll; the Explorer on the component helps too."""
    state = acting({"followers": ["lodestone_cradle"], "goods": {"energy": 1}}, **parts(built=["lodestone_cradle"]))
    do(state, "activate p1:follower lodestone_cradle", "roll 3", "boost energy", "take ore")
    assert goods(state, 0) == {"ore": 1}


def test_separate_activations() -> None:
    """SC-122 R-6.7 R-6.1 R-6.3: each figure rolls for itself, is settled before the next, and stays where it is."""
    state = acting({"followers": ["hills_3", "hills_3", "hills_3"], "goods": {"energy": 2}})
    do(state, "activate p1:follower hills_3", "roll 4", "boost energy")
    assert goods(state, 0) == {"gold": 1, "energy": 1}
    assert followers(state, 0, "hills_3") == 3
    do(state, "activate p1:follower hills_3", "roll 3", "pass")
    assert followers(state, 0, "hills_3") == 3
    do(state, "activate p1:follower hills_3", "roll 1", "pass")
    assert goods(state, 0) == {"gold": 1, "energy": 1}
    assert followers(state, 0, "hills_3") == 0  # nothing is left to do: clean-up


# The Automaton (solo).


def test_automaton_helps_two_without_asking() -> None:
    """R-4.17: with two others on its site both get +2, once each per roll."""
    state = acting({"leader": "hills_3", "followers": ["hills_3"]}, seats=1, automaton="hills_3")
    do(state, "activate p1:leader hills_3", "roll 3", "activate p1:follower hills_3", "roll 3")
    assert goods(state, 0)["gold"] == 2


def test_automaton_among_more_than_two() -> None:
    """R-4.17 (D-44): the player picks the two when the first of them rolls; they are helped all round."""
    state = acting(
        {"leader": "hills_3", "followers": ["hills_3", "hills_3"]},
        seats=1,
        automaton="hills_3",
        effects={"extra_spaces": {"hills_3": 2}},
    )
    do(state, "activate p1:leader hills_3")
    assert asked(state) == ("choose_helped", 0)
    assert texts(state) == ["help p1:leader hills_3", "help p1:follower hills_3"]
    do(state, "help p1:follower hills_3")
    assert texts(state) == ["help p1:leader hills_3", "help p1:follower hills_3"]
    do(state, "help p1:follower hills_3", "roll 3")
    assert goods(state, 0) == {}  # the Leader is not helped
    do(state, "activate p1:follower hills_3", "roll 3", "activate p1:follower hills_3", "roll 3")
    assert goods(state, 0)["gold"] == 2


def test_automaton_does_not_help_who_has_forgone() -> None:
    """R-4.17: whoever will not roll any more is not among those to pick."""
    state = acting(
        {"leader": "hills_3", "followers": ["hills_3", "hills_3"]},
        seats=1,
        automaton="hills_3",
        effects={"extra_spaces": {"hills_3": 2}},
    )
    do(state, "forgo p1:leader hills_3", "activate p1:follower hills_3")
    assert texts(state) == ["help p1:follower hills_3"]
    do(state, "help p1:follower hills_3", "help p1:follower hills_3", "roll 3")
    assert goods(state, 0) == {"gold": 1}


def test_automaton_with_two_pairs() -> None:
    """R-4.17 R-4.18 R-10.17: the two it helps may stand in another pair than its own; both dice are rolled."""
    state = acting(
        {"leader": "cities_4.d", "followers": ["cities_4.e", "cities_4.e"]},
        seats=1,
        automaton="cities_4.d",
        effects={"extra_spaces": {"cities_4": 1}},
    )
    do(state, "activate cities_4.e", "help p1:follower cities_4.e", "help p1:follower cities_4.e")
    do(state, "roll 2", "roll 2")  # 4 + 2 + 2 = 8
    assert followers(state, 0, "supply") == 4
    do(state, "activate cities_4.d", "roll 4", "roll 3")  # 7: its own partner is not helped
    assert followers(state, 0, "supply") == 4


def test_automaton_helps_its_partner() -> None:
    """R-4.18 R-10.17: 2 + 3 + 2, one short at level 0; its own die counts."""
    state = acting({"leader": "cities_4.d"}, seats=1, automaton="cities_4.d")
    do(state, "activate cities_4.d", "roll 2", "roll 3")
    assert followers(state, 0, "supply") == 3
    state = acting({"leader": "cities_4.d"}, seats=1, automaton="cities_4.d")
    do(state, "activate cities_4.d", "roll 2", "roll 4")
    assert followers(state, 0, "supply") == 2


def test_automaton_never_acts() -> None:
    """R-4.17 R-4.19 R-3.21: it is no unit on a single space, and alone no contributor on a build space."""
    state = acting({"leader": "hills_3"}, seats=1, automaton="hills_3")
    assert not any("automaton" in text for text in texts(state))
    state = acting({"leader": "hills_3"}, seats=1, automaton="gate_build_1")
    assert texts(state) == ["end", "activate p1:leader hills_3", "forgo p1:leader hills_3"]
