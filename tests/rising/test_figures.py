"""Leaders, volunteers, the Hologram and the Automaton: R-1.18 to R-1.21 and sections 4.1 to 4.3 of the rules."""

from __future__ import annotations

import pytest

from rising_helpers import as_seat, do, pass_until, place_rest, texts
from rising_scenes import (
    NINE,
    acting,
    asked,
    drawing,
    followers,
    goods,
    hand,
    hologram,
    leader,
    library_pile,
    moving,
    no_free_steps,
    parts,
    placing,
    refused,
    see,
    volunteers,
    won,
)

CORE = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 2}


def test_a_leader_helps_whoever_is_there() -> None:
    """R-1.18, R-1.19: also others, also after it has acted; nobody elsewhere, and not from the pool."""
    explorer = {"councilor": "explorer", "leader": "hills_3", "followers": ["hills_2", "pool", "supply", "supply"]}
    state = acting(explorer, {"leader": "hills_3"})
    do(state, "activate p1:leader hills_3", "roll 4")
    assert goods(state, 0) == {"gold": 1}
    do(state, "activate p2:leader hills_3", "act", "roll 4")
    assert goods(state, 1) == {"gold": 1}
    do(state, "activate p1:follower hills_2", "roll 4")
    assert goods(state, 0) == {"gold": 1}
    state = acting({"councilor": "explorer"}, {"leader": "hills_3"})
    do(state, "activate p2:leader hills_3", "act", "roll 4")
    assert goods(state, 1) == {}


def test_abilities_are_optional() -> None:
    """R-1.18: the Mystic's free power may be left alone."""
    state = acting({"councilor": "mystic", "leader": "hills_6"})
    do(state, "activate p1:leader hills_6", "roll 2")
    assert texts(state) == ["pass", "boost mystic"]
    do(state, "pass")
    assert goods(state, 0) == {}


def test_leader_lost_and_regained() -> None:
    """R-1.20, R-1.21, R-6.43: it waits in the supply, does nothing there, and comes back instead of a follower."""
    state = drawing({"councilor": "stormcaller", "leader": "hills_6", "followers": ["cities_6.d"] * 2 + ["supply"] * 2})
    do(state, "card flood_hills", "cancel", "card flood_hills")
    assert (leader(state, 0), asked(state)[0]) == ("supply", "turn_over")
    pass_until(state, "actions")
    do(state, "activate cities_6.d", "roll 6", "roll 6")
    assert texts(state) == ["gain follower", "gain leader"]
    do(state, "gain leader")
    assert (leader(state, 0), followers(state, 0, "supply")) == ("pool", 2)
    pass_until(state, "place")
    assert "leader@mystic_power_source" in texts(state, 0)


def test_volunteers_now_or_next_round() -> None:
    """SC-021, R-4.11, R-4.12, R-3.7, R-3.26, R-0.6."""
    state = placing({"cards": ["rallying_cry"] * 2, "goods": {"gold": 2}}, round=3)
    do(state, "play rallying_cry", "play rallying_cry", "leader@gate_build_1")
    for move in ["follower@mystic_power_source"] * 2 + ["volunteer@hills_5"]:
        as_seat(state, 0, move)
    assert "Place every figure" in refused(state, "ready", seat=0)
    as_seat(state, 0, "volunteer@mystic_power_source")
    place_rest(state)
    pass_until(state, "actions")
    do(state, "activate gate_build_1", "build resonant_bell", "volunteer p1", "volunteer p2", "volunteer p3")
    assert (volunteers(state, 0, "hills_5"), volunteers(state, 0, "pool", waiting=True)) == (1, 1)
    do(state, "activate p1:volunteer hills_5", "roll 6")
    assert goods(state, 0) == {"gold": 1}
    pass_until(state, "place")
    assert [volunteers(state, seat) for seat in range(4)] == [1, 1, 1, 0]
    assert "volunteer@mystic_power_source" in texts(state, 0)
    place_rest(state)
    pass_until(state, "place")
    assert (see(state)["round"], [volunteers(state, seat) for seat in range(4)]) == (5, [0] * 4)


def test_volunteer_who_could_not_act() -> None:
    """R-4.12: it leaves at the end of its round all the same."""
    state = drawing({"volunteers": ["hills_6"]})
    do(state, "card flood_hills")
    assert volunteers(state, 0, "pool") == 1
    pass_until(state, "place")
    assert volunteers(state, 0, "pool") == 0


def test_volunteers_are_not_followers() -> None:
    """R-4.11, R-6.13: half of a pair like any other, but what they win is a follower of their player's colour."""
    state = acting({"volunteers": ["cities_6.d", "cities_6.d"], "leader": "hills_6"})
    do(state, "activate cities_6.d", "roll 6", "roll 6")
    assert (followers(state, 0, "pool"), volunteers(state, 0, "cities_6.d")) == (3, 2)


def test_hologram_power() -> None:
    """SC-025, R-4.13, R-1.19: the ability of its board, not of its player; what it wins is its player's."""
    state = acting({"councilor": "scholar"}, seats=2, hologram="forests_3", hologram_power="explorer")
    do(state, "activate p1:hologram forests_3", "roll 4")
    assert goods(state, 0) == {"crystal": 1}
    state = acting({"councilor": "scholar"}, seats=2, hologram="libraries_3", hologram_power="explorer")
    do(state, "activate p1:hologram libraries_3", "card foresight", "card foresight")
    assert asked(state) == ("keep_card", 0)


def test_hologram_helps_as_a_leader_would() -> None:
    """R-4.13, R-1.18: its board reads Hologram for Leader."""
    state = acting({"leader": "hills_3"}, seats=2, hologram="hills_3", hologram_power="explorer")
    do(state, "activate p1:leader hills_3", "roll 4")
    assert goods(state, 0) == {"gold": 1}


def test_hologram_goes_where_leaders_with_its_power_go() -> None:
    """R-4.13, R-4.10: as Artificer it uses a prototype; the players' Leaders do not."""
    state = placing({"councilor": "scholar"}, seats=2, hologram_power="artificer")
    refused(state, "leader@mystic_siphon")
    do(state, "hologram@mystic_siphon")
    place_rest(state)
    pass_until(state, "actions")
    do(state, "activate p1:hologram mystic_siphon")
    assert goods(state, 0) == {"energy": 2}


@pytest.mark.parametrize(("second", "buildable"), [("gate_build_1", True), ("hills_5", False)])
def test_hologram_stands_in_for_its_controller(second: str, buildable: bool) -> None:
    """R-4.14, R-10.18, R-6.22: for the Power Core, and for nobody else's Leader."""
    state = acting(
        {"goods": CORE, "leader": "hills_6"},
        {"goods": {"energy": 1}, "leader": second, "followers": ["gate_build_1", "pool", "pool", "pool"]},
        seats=2,
        hologram="gate_build_1",
        hologram_power="explorer",
        **NINE,
    )
    do(state, "activate gate_build_1")
    assert ("build power_core" in texts(state)) == buildable
    if buildable:
        do(state, "build power_core")
        pass_until(do(state, "agree"), "consent")
        do(state, "accept")
        assert won(state)


def test_stormcaller_hologram() -> None:
    """R-4.15, R-3.16: out of play for the rest of this round and the next, when no board is revealed."""
    state = drawing(seats=2, round=3, hologram="hills_6", hologram_power="stormcaller")
    do(state, "card flood_hills", "cancel")
    assert hologram(state) == "supply"
    pass_until(state, "place")
    assert (see(state)["round"], hologram(state)) == (4, "supply")
    place_rest(state)
    pass_until(state, "reveal_board")
    assert see(state)["round"] == 5
    do(state, *texts(state)[:1])
    do(state, *texts(state)[:1])
    do(state, *texts(state)[:1])
    assert hologram(state) == "pool"


def test_automaton_alone() -> None:
    """SC-022, R-4.16, R-3.11: it goes back to the pool when PLACE closes."""
    state = placing(seats=1, hologram_power="explorer")
    do(state, "automaton@hills_3")
    place_rest(state)
    assert see(state)["automaton"]["at"] == "pool"


def test_automaton_in_company() -> None:
    """R-4.16: it stays with somebody on its site; all build spaces are one site (R-0.8)."""
    state = placing(seats=1, hologram_power="explorer")
    do(state, "automaton@gate_build_1", "leader@gate_build_2")
    place_rest(state)
    assert see(state)["automaton"]["at"] == "gate_build_1"


def test_automaton_takes_a_space() -> None:
    """R-10.16, R-4.16."""
    state = placing(seats=1, hologram_power="explorer")
    do(state, "automaton@hills_6")
    assert "no empty space" in refused(state, "leader@hills_6")


def test_automaton_helps() -> None:
    """R-4.17: +2 on each roll of two others; it has no action of its own (R-3.21)."""
    state = acting(
        {"leader": "hills_3", "followers": ["hills_3", "hills_2", "pool", "pool", *["supply"] * 3]},
        seats=1,
        hologram_power="scholar",
        automaton="hills_3",
    )
    assert not [text for text in texts(state) if "automaton" in text]
    do(state, "activate p1:leader hills_3", "roll 3", "activate p1:follower hills_3", "roll 3")
    assert goods(state, 0)["gold"] == 2
    do(state, "activate p1:follower hills_2", "roll 4")
    assert goods(state, 0)["gold"] == 2


def test_whom_the_automaton_helps() -> None:
    """R-4.17, R-3.29 (D-44): of more than two the player picks two when the first of them rolls."""
    state = acting(
        {"leader": "hills_3", "followers": ["hills_3", "hills_3", "pool", "pool", *["supply"] * 3]},
        seats=1,
        hologram_power="scholar",
        automaton="hills_3",
        effects={"extra_spaces": {"hills_3": 2}},
    )
    do(state, "activate p1:leader hills_3")
    assert asked(state) == ("choose_helped", 0)
    do(state, "help p1:follower hills_3", "help p1:follower hills_3", "roll 4")
    assert goods(state, 0) == {}
    for gold in (1, 2):
        do(state, "activate p1:follower hills_3", "roll 3")
        assert goods(state, 0)["gold"] == gold


def test_automaton_in_the_cities() -> None:
    """SC-024, R-4.18, R-6.10, R-10.17: two dice, and its partner's +2."""
    state = acting({"leader": "cities_4.d"}, seats=1, hologram_power="scholar", automaton="cities_4.d", wrath=1)
    do(state, "activate cities_4.d", "roll 2", "roll 3")
    assert followers(state, 0, "pool") == 5
    state = acting({"leader": "cities_4.d"}, seats=1, hologram_power="scholar", automaton="cities_4.d", wrath=1)
    do(state, "activate cities_4.d", "roll 2", "roll 2")
    assert followers(state, 0, "pool") == 4


def test_automaton_builds_nothing() -> None:
    """R-4.19, R-4.7: no contributor, so its build space is no unit; and no follower."""
    state = acting({"leader": "gate_build_2"}, seats=1, hologram_power="scholar", automaton="gate_build_1")
    assert texts(state) == ["end", "activate gate_build_2", "forgo gate_build_2"]
    state = placing(seats=1, hologram_power="explorer", **parts(built=["spirit_seal"]))
    assert "Only followers" in refused(state, "automaton@spirit_seal.d")


def test_lone_figure_waits_for_a_partner() -> None:
    """R-10.22, R-4.6: a pair may still be completed by END_MISF effects."""
    state = moving({"leader": "cities_6.d"}, {"cards": ["foresight"]})
    do(state, "play foresight", "move p2:leader pool", "to cities_6.d", "done")
    assert "activate cities_6.d" in texts(no_free_steps(state))
    state = moving({"leader": "cities_6.d"})
    assert asked(state)[0] == "place"
    assert leader(state, 0) == "pool"


def test_in_play_in_a_pool() -> None:
    """R-0.8, R-6.38: figures in pools are in play: the Adept moves one; those in the supply are not."""
    state = moving({"councilor": "adept", "leader": "mystic_power_source", "followers": ["pool", *["supply"] * 3]})
    do(state, "adept leader")
    assert "move p1:follower pool" in texts(state)
    assert not [text for text in texts(state) if "supply" in text]
    do(state, "move p2:leader pool", "accept")
    assert leader(state, 1) == "mystic_power_source"


def test_kinds_of_library_cards() -> None:
    """R-1.22: basic cards go to the discard pile, artifacts lie in play at once, the wonder leaves the game."""
    reader = {"councilor": "mystic", "leader": "libraries_6", "followers": ["hills_5", "pool", "supply", "supply"]}
    state = acting({**reader, "cards": ["surge_of_power", "wellspring_of_ages"]}, land={"hills": 5})
    do(state, "play surge_of_power", "play wellspring_of_ages", "raise hills")
    assert (hand(state, 0), library_pile(state)) == ([], ["surge_of_power"])
    assert "wellspring_of_ages" not in see(state)["library"]["left"]
    no_free_steps(state)
    do(state, "activate p1:leader libraries_6", "card mystic_adze", "card hidden_stores", "keep mystic_adze")
    do(state, "keep hidden_stores")
    assert hand(state, 0) == ["hidden_stores", "mystic_adze"]
    assert "play mystic_adze" not in texts(state)
    assert "play hidden_stores" in texts(state)
