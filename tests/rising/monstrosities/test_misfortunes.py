"""The misfortunes of Monstrosities: the Calm Seas family, floods, specials, omens with Allies (M-6, M-7, M-13)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising_helpers import do, pass_until, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules.content import GOODS, MISFORTUNES
from tidefall.rising.rules.island import PENINSULAS, SITE_NAMES
from tidefall.rising.rules.rolling import target_on
from tidefall.rising.rules.state import OMEN_DECK, OMEN_PILE, OMEN_PLACES


def turned(card: str, *players: dict[str, Any], seats: int = 4, drawer: int = 0, **position: Any) -> State:
    """A misfortune has just been turned over; nobody has anything unless it is said."""
    given = [{"goods": {}, "followers": [], **player} for player in players]
    given += [{"goods": {}, "followers": []} for _ in range(seats - len(given))]
    options = {"councilors": "random", **position.pop("options", {})}
    named = {"step": "misfortune", "starting_player": drawer, "players": given, "misfortunes": {"card": card}}
    return monstrous(seats, position.pop("level", 2), options, **named, **position)


def goods(state: State, seat: int) -> dict[str, int]:
    return {good: int(of(state).has(seat, place)) for place, good in enumerate(GOODS) if of(state).has(seat, place)}


def on_board(state: State) -> list[int]:
    table = of(state)
    figures = [figure for figure in range(table.rules.figures) if table.where[figure] >= 0]
    return [sum(1 for figure in figures if table.owner[figure] == seat) for seat in range(table.rules.seats)]


def land(state: State) -> dict[str, int]:
    return {name: int(of(state).land[place]) for place, name in enumerate(PENINSULAS)}


def has_barrier(state: State, name: str) -> bool:
    return of(state).has_barrier(PENINSULAS.index(name))


def discard(state: State) -> dict[str, int]:
    counts = [int(of(state).omens[kind * OMEN_PLACES + OMEN_PILE]) for kind in range(len(MISFORTUNES))]
    return {name: count for name, count in zip(MISFORTUNES, counts, strict=True) if count}


def ally(state: State, name: str) -> Any:
    return state.position()["monstrosities"]["allies"][name]


# The Calm Seas family and floods (M-7).


def test_receding_waters_unflood_a_tile() -> None:
    """MC-045, M-7.1, M-7.4, DM-35: the nearest flooded tile of a peninsula of the drawer's choice."""
    state = turned("receding_waters", drawer=1, land={"hills": 4, "cities": 5}, options={"receding_waters": 1})
    assert state.current_player() == 1
    assert texts(state) == ["raise hills", "raise cities"]
    do(state, "raise hills")
    assert (land(state)["hills"], land(state)["cities"]) == (5, 5)


def test_receding_waters_on_a_whole_island_do_nothing() -> None:
    """M-24.44."""
    state = turned("receding_waters", options={"receding_waters": 1})
    assert set(land(state).values()) == {6}
    assert state.step().name == "turn_over"


def test_red_skies_bring_energy_and_perhaps_the_mermaid() -> None:
    """MC-044, M-7.5, DM-36."""
    state = turned("red_skies", {}, {"goods": {"energy": 2}}, drawer=1, options={"red_skies": 1})
    assert goods(state, 1) == {"energy": 3}
    do(state, "call mermaid")
    assert (goods(state, 1), ally(state, "mermaid")) == ({}, {"seat": 1, "at": "pool"})


def test_the_mermaid_may_be_paid_together() -> None:
    """M-7.5, M-5.3, M-22.12, DM-36: contributors consent, then agree who receives her."""
    state = turned("red_skies", {"goods": {"energy": 2}}, {}, drawer=1, options={"red_skies": 1})
    do(state, "call mermaid", "accept")
    assert texts(state) == ["ally p1 mermaid", "ally p2 mermaid"]
    do(state, "ally p1 mermaid", "agree")
    assert ally(state, "mermaid") == {"seat": 0, "at": "pool"}


def test_a_mermaid_who_is_gone_leaves_the_energy() -> None:
    """M-24.45."""
    gone = {"allies": {"mermaid": "box"}}
    state = turned("red_skies", {"goods": {"energy": 5}}, options={"red_skies": 1}, monstrosities=gone)
    assert (goods(state, 0), state.step().name) == ({"energy": 6}, "turn_over")


def test_a_catastrophic_flood_takes_a_barrier_and_two_tiles() -> None:
    """MC-149, M-7.6, M-7.8, DM-37."""
    state = turned("catastrophic_flood", drawer=1, level=7, barriers=["mountains"])
    assert has_barrier(state, "mountains") is False
    do(state, "flood mountains")
    assert "flood mountains" not in texts(state)
    do(state, "flood cities")
    assert (land(state)["mountains"], land(state)["cities"]) == (5, 5)


def test_barriers_that_stand_do_not_stop_a_catastrophe() -> None:
    """M-7.6: one barrier is discarded, the other one does not help."""
    state = turned("catastrophic_flood", level=7, barriers=["mountains", "hills"])
    do(state, "discard_barrier mountains", "flood hills")
    assert (land(state)["hills"], has_barrier(state, "hills")) == (5, True)


def test_a_catastrophe_in_the_last_peninsula_floods_it_twice() -> None:
    """M-7.6, M-22.11: the base loss rules apply."""
    little = {"forests": 0, "hills": 2, "mountains": 0, "cities": 0, "libraries": 0, "forges": 0}
    assert land(turned("catastrophic_flood", level=7, land=little))["hills"] == 0
    lost = turned("catastrophic_flood", level=7, land={**little, "hills": 1})
    assert lost.is_terminal()
    assert lost.observation(None)["result"]["ended_by"] == "drowned"


# Specials (M-13).


def test_sirens_call_half_of_the_fullest_peninsula() -> None:
    """MC-161, M-13.1, DM-95: five active Atlanteans, three return."""
    state = turned(
        "sirens_call",
        {"followers": ["hills_1", "hills_2", "forests_1"], "leader": "hills_1"},
        {"followers": ["hills_3", "hills_4"]},
        drawer=1,
    )
    assert state.current_player() == 1
    do(state, "return p2:follower hills_3", "return p1:leader hills_1", "return p1:follower hills_2")
    assert on_board(state) == [2, 1, 0, 0]


def test_the_drawer_breaks_ties_of_the_sirens() -> None:
    """M-13.1, DM-95."""
    state = turned("sirens_call", {"followers": ["hills_1", "forests_1"]})
    assert texts(state) == ["call forests", "call hills"]
    do(state, "call hills")
    assert on_board(state) == [1, 0, 0, 0]


def test_typhon_raises_targets_where_it_is_crowded() -> None:
    """MC-162, M-13.1, M-13.4, M-13.5."""
    state = turned("wrath_of_typhon", {"followers": ["hills_4", "hills_4", "hills_3"]})
    table = of(state)
    crowded, lone = (int(target_on(table, SITE_NAMES.index(name))) for name in ("hills_4", "hills_3"))
    assert (crowded, lone) == (5, 5)
    assert int(table.rules.target[SITE_NAMES.index("hills_4")]) == 4


def test_the_furies_take_one_of_whoever_has_most() -> None:
    """M-13.1, DM-96: ties are all of them, each its own choice, from the drawer."""
    state = turned(
        "the_furies",
        {"followers": ["hills_1", "forests_1"]},
        {"followers": ["hills_2", "forests_2"]},
        {"followers": ["hills_3"]},
        drawer=1,
    )
    assert (state.current_player(), texts(state)) == (1, ["return p2:follower hills_2", "return p2:follower forests_2"])
    do(state, "return p2:follower forests_2", "return p1:follower hills_1")
    assert on_board(state) == [1, 1, 1, 0]


def test_plague_arrows_hit_every_crowd() -> None:
    """MC-165, M-13.1, M-8.2: a tile, the build spaces together, the Mystic Power Source."""
    centre = "mystic_power_source"
    state = turned(
        "plague_arrows",
        {"followers": ["hills_5", centre, "gate_build_1"], "leader": "gate_build_1"},
        {"followers": ["hills_5", centre, "gate_build_1", "forests_1"]},
    )
    do(state, "return p1:follower hills_5", f"return p2:follower {centre}", "return p1:leader gate_build_1")
    assert on_board(state) == [2, 3, 0, 0]


def test_lethe_takes_a_card_or_a_figure() -> None:
    """M-13.1, DM-96: artifacts are allowed; whoever has no card returns an active Atlantean."""
    state = turned(
        "waters_of_lethe",
        {"cards": ["foresight", "tablets_of_memory"]},
        {"followers": ["hills_1", "gate_build_1"]},
        {"followers": ["forests_1"]},
    )
    assert texts(state) == ["discard foresight", "discard tablets_of_memory"]
    do(state, "discard tablets_of_memory", "return p2:follower gate_build_1")
    assert on_board(state) == [0, 1, 0, 0]
    assert state.observation(None)["library"]["discard"] == {"tablets_of_memory": 1}


def test_hubris_humbles_the_richest() -> None:
    """MC-169, M-13.1, DM-95, DM-96."""
    five = {"crystal": 3, "gold": 1, "ore": 1, "energy": 9}
    state = turned("hubris", {"goods": five}, {"goods": five}, drawer=3)
    assert (state.current_player(), texts(state)) == (3, ["humble p1", "humble p2"])
    do(state, "humble p2")
    assert state.current_player() == 1
    do(state, "lose crystal", "lose gold")
    assert goods(state, 1) == {"crystal": 2, "ore": 1, "energy": 9}


def test_hubris_takes_all_of_a_little() -> None:
    """M-13.1."""
    assert goods(turned("hubris", {"goods": {"gold": 1}}), 0) == {}


def test_the_labyrinth_returns_those_on_locations_for_whom_nobody_pays() -> None:
    """M-13.1, M-8.1, DM-96: one energy keeps one; without energy nobody is asked."""
    state = turned(
        "the_labyrinth",
        {"followers": ["gate_build_1", "gate_build_1", "hills_1"], "goods": {"energy": 1}},
        {"followers": ["gate_build_2"]},
    )
    do(state, "save p1:follower gate_build_1")
    assert (on_board(state), goods(state, 0)) == ([2, 0, 0, 0], {})


def test_fog_lets_nobody_spend_energy() -> None:
    """M-13.1, M-4.8: no barrier can be bought, no roll raised, for the rest of the round."""
    rich = {"goods": {"energy": 9}, "followers": ["hills_6"]}
    state = pass_until(turned("stygian_fog", rich), "actions")
    assert not any(text.startswith(("barrier", "unflood")) for text in texts(state))
    do(state, "activate p1:follower hills_6", "roll 1")
    assert state.step().name != "roll_window"


def test_pandora_draws_two_more() -> None:
    """MC-164, M-13.6: two more cards by the same drawer, then energy for all."""
    state = turned("pandoras_jar", drawer=1)
    assert goods(state, 0) == {}
    do(state, "card calm_seas")
    assert of(state).drawer == 1
    do(state, "card hubris")
    assert [goods(state, seat) for seat in range(4)] == [{"energy": 1}] * 4
    assert discard(state) == {"calm_seas": 1, "hubris": 1, "pandoras_jar": 1}
    assert of(state).drawer == 2


def test_spur_the_cycle_inside_the_jar_leaves_the_jar() -> None:
    """MC-213, M-13.6: the Jar is not shuffled in."""
    state = turned("pandoras_jar", drawer=1)
    again = state.game.from_position(do(state, "card spur_the_cycle").position())
    for table in (state, again):
        do(table, "card calm_seas")
        assert discard(table) == {"calm_seas": 1, "pandoras_jar": 1}
        spur = MISFORTUNES.index("spur_the_cycle")
        assert of(table).omens[spur * OMEN_PLACES + OMEN_DECK] == 1
        assert of(table).omens[spur * OMEN_PLACES + OMEN_PILE] == 0


def test_whoever_cancels_the_jar_cancels_both() -> None:
    """M-13.6."""
    state = turned("pandoras_jar", {"councilor": "stormcaller"})
    do(state, "cancel pandoras_jar")
    assert [goods(state, seat) for seat in range(4)] == [{}] * 4
    assert discard(state) == {"pandoras_jar": 1}


def hands(face: int, *players: dict[str, Any], **position: Any) -> State:
    return do(turned("the_one_hundred_hands", *players, **position), f"roll {face}")


def test_the_hands_move_everybody_to_the_centre() -> None:
    """MC-084, M-13.2, M-24.23, M-3.6: those on the board and those in pools."""
    state = hands(1, {"followers": ["hills_1", "pool"], "leader": "pool"}, {"followers": ["gate_build_1"]})
    assert len(state.observation(None)["centre"]["figures"]) == 3 + 1 + 3
    assert on_board(state) == [3, 2, 1, 1]


def test_the_hands_fill_every_empty_space() -> None:
    """MC-085, M-13.2, M-24.24, DM-97: three empty spaces, three moves, who and where is the drawer's choice."""
    state = hands(4, {"followers": ["pool"] * 4}, {"followers": ["forests_1"]}, land={"hills": 1})
    moves = 0
    while state.step().name == "move_each":
        do(state, texts(state)[0])
        moves += 1
    assert len([f for tile in state.observation(None)["island"]["hills"]["tiles"] for f in tile["figures"]]) == 3
    assert moves == 3


def test_nobody_moves_to_a_drowned_peninsula() -> None:
    """M-13.2."""
    state = hands(4, {"followers": ["forests_1"]}, land={"hills": 0})
    assert on_board(state) == [1, 0, 0, 0]


def test_energy_raises_a_selecting_die_and_is_capped() -> None:
    """MC-020, MC-021, M-4.1, M-4.3, M-4.4, M-4.5, M-24.6: by the drawer alone, up to six."""
    blue = {"goods": {"energy": 4}, "followers": ["gate_build_1"]}
    state = turned("the_one_hundred_hands", {"goods": {"energy": 9}}, blue, drawer=1)
    do(state, "roll 3")
    assert (state.current_player(), state.step().name) == (1, "roll_window")
    assert not any(text.startswith("unflood") for text in texts(state))
    do(state, "boost energy", "boost energy", "pass")
    assert (goods(state, 1)["energy"], state.step().name) == (2, "move_each")
    assert any(text.endswith("gate_build_1") for text in texts(state))
    capped = do(turned("the_one_hundred_hands", {}, blue, drawer=1), "roll 5", "boost energy")
    assert capped.step().name == "move_each"
    assert goods(capped, 1)["energy"] == 3


# Omens with Allies (M-6.3, M-6.4).


def test_an_omen_is_paid_together_and_brings_its_ally() -> None:
    """MC-024, M-6.3, M-5.1, M-5.3, M-24.25, DM-31, DM-32."""
    state = turned("omen_centaurs", {"goods": {"gold": 3}}, {"goods": {"gold": 2}}, drawer=1, land=five())
    do(state, "avert omen_centaurs", "accept")
    assert texts(state) == ["ally p1 centaur", "ally p2 centaur"]
    do(state, "ally p2 centaur", "agree")
    assert ally(state, "centaur") == {"seat": 1, "at": "pool"}
    assert (goods(state, 0), goods(state, 1)) == ({}, {})


def five() -> dict[str, int]:
    return dict.fromkeys(("forests", "hills", "mountains", "cities", "libraries", "forges"), 5)


def test_a_payment_that_cannot_be_met_is_not_offered() -> None:
    """MC-025, M-6.4, M-27.10: four gold of five."""
    state = turned("omen_centaurs", {"goods": {"gold": 4}, "followers": ["hills_1"]}, drawer=1, land=five())
    assert on_board(state) == [0, 0, 0, 0]
    assert goods(state, 0) == {"gold": 4}


def test_a_refusal_closes_a_purse() -> None:
    """M-22.12, D-90: what is left cannot pay, so the harm comes."""
    state = turned("omen_centaurs", {"goods": {"gold": 3}}, {"goods": {"gold": 2}}, drawer=1, land=five())
    do(state, "avert omen_centaurs", "refuse")
    assert (state.step().name, goods(state, 0), goods(state, 1)) == ("turn_over", {"gold": 3}, {"gold": 2})


def test_an_omen_without_its_ally_is_only_averted() -> None:
    """MC-026, M-6.4."""
    has = {"allies": {"centaur": {"seat": 3}}}
    state = turned("omen_centaurs", {"goods": {"gold": 6}, "followers": ["hills_1"]}, monstrosities=has)
    do(state, "avert omen_centaurs")
    assert (on_board(state), ally(state, "centaur")) == ([1, 0, 0, 0], {"seat": 3, "at": "pool"})


def test_cyclopes_want_those_in_the_forges_first() -> None:
    """MC-141, M-6.3, DM-33: N = 4, three in the Forges and one other."""
    state = turned(
        "omen_cyclopes",
        {"followers": ["forges_1", "forges_2", "hills_1", "hills_2"]},
        {"followers": ["forges_3", "forests_1", "forests_2"]},
        land={"forges": 4},
    )
    assert not any("hills" in text or "forests" in text for text in texts(state))
    do(state, "return p1:follower forges_1", "return p1:follower forges_2", "return p1:follower hills_2")
    assert on_board(state) == [1, 2, 0, 0]


def test_dryads_are_paid_in_crystal() -> None:
    """MC-142, M-6.3."""
    state = turned("omen_dryads", {"goods": {"crystal": 2}, "followers": ["hills_1"]}, land={"forests": 2})
    do(state, "avert omen_dryads")
    assert (ally(state, "dryad"), on_board(state)) == ({"seat": 0, "at": "pool"}, [1, 0, 0, 0])


def test_fauns_take_followers_only() -> None:
    """M-6.3, M-5.4, MC-138: an Ally counts as a follower, a Leader does not."""
    allies = {"allies": {"dryad": {"seat": 1, "at": "forests_1"}}}
    player = {"leader": "hills_1", "followers": ["hills_1"], "volunteers": ["hills_2"]}
    state = turned("omen_fauns", player, monstrosities=allies)
    assert on_board(state) == [2, 0, 0, 0]


def test_giants_flood_what_the_drawer_chooses() -> None:
    """MC-144, M-6.3, M-6.4, M-7.8: Wrath level 2, so three floods; a barrier absorbs one."""
    state = turned("omen_giants", wrath=3, barriers=["hills"])
    do(state, "flood hills", "flood cities", "flood cities")
    assert (land(state)["hills"], land(state)["cities"]) == (6, 4)
    assert has_barrier(state, "hills") is False


def test_an_omen_that_counts_nothing_does_nothing() -> None:
    """M-6.4: N is 0, nobody is asked, nobody returns, no Ally comes."""
    state = turned("omen_dryads", {"goods": {"crystal": 9}, "followers": ["hills_1"]}, land={"forests": 0})
    assert (on_board(state), ally(state, "dryad"), goods(state, 0)) == ([1, 0, 0, 0], "supply", {"crystal": 9})
    assert discard(state) == {"omen_dryads": 1}


def test_an_omen_asks_for_what_there_is() -> None:
    """M-6.4: with fewer than N, all return."""
    state = turned("omen_centaurs", {"followers": ["hills_1"]}, {"followers": ["gate_build_1"]})
    assert on_board(state) == [0, 0, 0, 0]


@pytest.mark.parametrize("card", MISFORTUNES[20:])
def test_every_card_keeps_its_position(card: str) -> None:
    """What is pending after a card is written and read back."""
    rich = {"goods": {"crystal": 9, "gold": 9, "ore": 9, "atlantium": 9, "energy": 9}, "cards": ["foresight"]}
    crowd = {**rich, "followers": ["hills_1", "forests_1", "gate_build_1"]}
    other = {**rich, "followers": ["hills_2", "forges_1"], "cards": []}
    if card == "catastrophic_flood":
        state = turned(card, crowd, other, level=7)
    else:
        state = turned(card, crowd, other, level=4, options={"receding_waters": 1, "red_skies": 1})
    for _ in range(6):
        if state.is_terminal():
            break
        assert state.game.from_position(state.position()).position() == state.position()
        do(state, texts(state)[-1])


def test_what_cannot_be_pending_is_refused() -> None:
    with pytest.raises(Refused):
        monstrous(step="misfortune", pending=[{"step": "misfortune", "drawn": 1}, {"step": "move_each", "to": 7}])
