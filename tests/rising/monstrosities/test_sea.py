"""Scylla and Charybdis (M-17), and the spaces of tiles while they are about (M-0.7)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising_helpers import do, pass_until, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules.content import GOODS, RED_SKIES
from tidefall.rising.rules.figures import CREW, FIGURE_NAMES, THE_HOLOGRAM
from tidefall.rising.rules.island import PENINSULAS, SPACE_NAMES
from tidefall.rising.rules.monstrosities.allies import FAUN, MERMAID
from tidefall.rising.rules.monstrosities.letters import CHARYBDIS, SCYLLA
from tidefall.rising.rules.monstrosities.scylla import is_adjacent
from tidefall.rising.rules.monstrosities.sea import attracts
from tidefall.rising.rules.monstrosities.store import LETTERS, SEA_ATTACKER, SEA_GAP, SEA_GONE, SEA_SATED
from tidefall.rising.rules.state import HELPING, OMEN_DECK, OMEN_PILE, OMEN_PLACES, OUT, POOL, STONE, SUPPLY

BY_SCYLLA = {"sea_attacker": 1}
FORESTS_AND_HILLS = 1
"""One more than the number of the first gap."""


def table(step: str, *players: dict[str, Any], seats: int = 4, options: dict[str, Any] | None = None,
          told: dict[str, Any] | None = None, **position: Any) -> State:  # fmt: skip
    given = [{"goods": {}, "followers": [], "leader": "pool", **player} for player in players]
    given += [{"goods": {}, "followers": []} for _ in range(seats - len(given))]
    chosen = {"sea": True, "councilors": "random", **(options or {})}
    return monstrous(seats, 2, chosen, step=step, players=given, monstrosities=told or {}, **position)


def scylla(*players: dict[str, Any], told: dict[str, Any] | None = None, **position: Any) -> State:
    """Scylla is about to act."""
    return table("monsters_slot", *players, told={**BY_SCYLLA, **(told or {})}, **position)


def charybdis(*players: dict[str, Any], gap: int = FORESTS_AND_HILLS, told: dict[str, Any] | None = None,
              **position: Any) -> State:  # fmt: skip
    """Charybdis is about to act in a gap."""
    return table("monsters_slot", *players, told={"sea_attacker": 2, "sea_gap": gap, **(told or {})}, **position)


def begun(*players: dict[str, Any], **position: Any) -> State:
    """The beginning of the round after this one: chance draws who attacks."""
    state = table("wrath", *players, **position)
    return pass_until(state, "sea_draw")


def has(state: State, seat: int, good: str) -> int:
    return int(of(state).has(seat, GOODS.index(good)))


def where(state: State, figure: int) -> str:
    place = int(of(state).where[figure])
    return SPACE_NAMES[place] if place >= 0 else {int(POOL): "pool", int(SUPPLY): "supply", int(OUT): "box"}[place]


def follower(seat: int, number: int = 1) -> int:
    return seat * int(CREW) + number


def adjacent(state: State, gap: int) -> list[str]:
    return [FIGURE_NAMES[figure] for figure in range(of(state).rules.figures) if is_adjacent(of(state), figure, gap)]


def land(**tiles: int) -> dict[str, int]:
    return {name: tiles.get(name, 4) for name in PENINSULAS}


SIX = [{"followers": ["forests_6", "forests_5", "hills_6"]}, {"followers": ["hills_5", "forests_4", "hills_4"]}]
"""Six followers beside a Scylla between forests and hills, if those on inner tiles stand on the spaces near her."""
NEAR = {
    "p1_follower_2": 2, "p2_follower_1": 1, "p2_follower_2": 2, "p2_follower_3": 1,
}  # fmt: skip


# The start of the round.


def test_one_of_the_two_is_drawn_at_the_start_of_a_round() -> None:
    """M-17.1, M-17.2, M-17.3, M-24.3, M-22.1, M-27.6: by chance, each as likely."""
    state = begun({}, land=land(forests=5, hills=5))
    assert texts(state) == ["attacker scylla", "attacker charybdis"]
    assert state.chance_outcomes()[0][1] == state.chance_outcomes()[1][1]
    do(state, "attacker scylla")
    assert SEA_ATTACKER.of(of(state)) == SCYLLA + 1
    assert SEA_GAP.of(of(state)) == 0
    assert of(state).where[MERMAID] == OUT
    with pytest.raises(Refused):
        monstrous(4, 2, {"monstrosities": False, "sea": True})


def test_charybdis_takes_the_gap_with_the_most_land_at_once() -> None:
    """M-17.4, M-24.2, M-17.13: floods of the round do not move her (MC-207 below)."""
    state = begun({}, land=land(forests=5, hills=5))
    do(state, "attacker charybdis")
    assert SEA_GAP.of(of(state)) == FORESTS_AND_HILLS
    assert state.step().name == "place"


def test_of_equal_gaps_the_table_chooses() -> None:
    """M-17.4, DM-45, M-24.58: gaps lie between neighbours of the clockwise ring."""
    state = begun({}, land=land(), starting_player=3)
    do(state, "attacker charybdis")
    assert state.step().name == "sea_gap"
    assert state.current_player() == 0
    assert texts(state)[0] == "gap forests hills"
    assert texts(state)[-1] == "gap forges forests"
    do(state, "gap cities libraries")
    assert SEA_GAP.of(of(state)) == 4


def test_the_one_that_is_left_attacks_every_round() -> None:
    """MC-107, M-17.3, M-17.13: without a draw."""
    state = table("wrath", {}, told={"sea_gone": {"scylla": 1}}, land=land(hills=6, mountains=6))
    pass_until(state, "place")
    assert SEA_ATTACKER.of(of(state)) == CHARYBDIS + 1
    assert SEA_GAP.of(of(state)) == 2


# Scylla.


def test_scylla_goes_where_most_figures_are() -> None:
    """MC-108, M-17.4, M-22.7, M-24.38: gap sums 3, 2, 6, 5, 3, 5."""
    state = scylla(
        {"followers": ["forests_1", "forests_1", "forests_1", "cities_2.d"]},
        {"followers": ["mountains_1", "mountains_1", "cities_2.d"]},
        {"followers": ["cities_3.d", "cities_3.d", "libraries_2"]},
        {"followers": ["forges_1", "forges_1", "mystic_power_source"]},
    )
    assert state.is_terminal() is False
    before = [3, 2, 6, 5, 3, 5]
    state = table("actions",
        {"followers": ["forests_1", "forests_1", "forests_1", "cities_2.d"]},
        {"followers": ["mountains_1", "mountains_1", "cities_2.d"]},
        {"followers": ["cities_3.d", "cities_3.d", "libraries_2"]},
        {"followers": ["forges_1", "forges_1", "mystic_power_source"]},
        told=BY_SCYLLA,
    )  # fmt: skip
    assert [int(attracts(of(state), gap)) for gap in range(6)] == before


def test_who_is_adjacent_to_scylla() -> None:
    """M-17.5, MC-110, M-0.7: the outermost tile, the space nearest the gap, both in the cities, never the innermost."""
    told = {**BY_SCYLLA, "letters": {"p1_follower_1": 1, "p1_follower_2": 4, "p2_follower_1": 1, "p2_follower_2": 4}}
    state = table("actions", {"followers": ["forests_2", "forests_2", "forests_1"]},
                  {"followers": ["hills_3", "hills_3", "hills_6", "mystic_power_source"]}, told=told)  # fmt: skip
    assert adjacent(state, 0) == ["p1_follower_2", "p2_follower_1", "p2_follower_3"]
    state = table(
        "actions", {"followers": ["cities_4.d", "cities_4.d"]}, {"followers": ["libraries_3"]}, told=BY_SCYLLA
    )
    assert adjacent(state, 3) == ["p1_follower_1", "p1_follower_2", "p2_follower_1"]


def test_all_on_the_outermost_tile_are_adjacent() -> None:
    """MC-111, M-17.5: also if it is the innermost one."""
    state = table("actions", {"followers": ["hills_1", "hills_1", "hills_1"]}, told=BY_SCYLLA, land={"hills": 1})
    assert len(adjacent(state, 0)) == 3


def test_on_flooded_tiles_everybody_is_adjacent() -> None:
    """M-17.5: whatever the distance."""
    told = {**BY_SCYLLA, "allies": {"mermaid": {"seat": 0, "at": "hills_4"}}}
    state = table("actions", told=told, land={"hills": 1})
    assert adjacent(state, 0) == ["mermaid"]
    assert adjacent(state, 3) == []


def test_a_giant_is_adjacent_by_either_of_its_spaces() -> None:
    """M-17.5."""
    for letters, found in ((3, []), (6, ["giant"]), (5, ["giant"])):
        told = {**BY_SCYLLA, "allies": {"giant": {"seat": 0, "at": "forests_2"}}, "letters": {"giant": letters}}
        assert adjacent(table("actions", told=told), 0) == found


def test_extra_spaces_are_not_near() -> None:
    """M-17.5: printed spaces count; an extra one has the letter behind them."""
    told = {**BY_SCYLLA, "letters": {"p1_follower_1": 2}}
    position: dict[str, Any] = {"effects": {"extra_spaces": {"forges_3": 1}}}
    state = table("actions", {"followers": ["forges_3"]}, told=told, **position)
    assert adjacent(state, 4) == []
    told["letters"] = {"p1_follower_1": 1}
    assert adjacent(table("actions", {"followers": ["libraries_3"]}, told=told), 4) == ["p1_follower_1"]


def test_energy_saves_a_figure_and_others_are_eaten() -> None:
    """M-17.6, DM-47, M-3.3, MC-014, M-3.4: a Leader goes to the supply; fewer than six do not satisfy her."""
    state = scylla({"followers": ["hills_6"], "goods": {"energy": 1}}, {"leader": "forests_6"})
    assert texts(state) == ["done", "save p1:follower hills_6"]
    do(state, "save p1:follower hills_6")
    assert where(state, follower(0)) == "hills_6"
    assert has(state, 0, "energy") == 0
    assert where(state, follower(1, 0)) == "supply"
    assert not SEA_GONE.of(of(state), SCYLLA)
    assert SEA_ATTACKER.of(of(state)) == 0

    state = do(scylla({"followers": ["hills_6"], "goods": {"energy": 1}}), "gap forests hills", "done")
    assert where(state, follower(0)) == "box"


def test_others_cannot_pay_for_a_figure() -> None:
    """M-17.6: energy of other councilors cannot be used."""
    state = do(scylla({"followers": ["hills_6"]}, {"goods": {"energy": 5}}), "gap hills mountains")
    assert where(state, follower(0)) == "box"
    assert has(state, 1, "energy") == 5


def test_fog_does_not_keep_anybody_from_paying_scylla() -> None:
    """M-4.8, M-4.5."""
    state = do(scylla({"followers": ["hills_6"], "goods": {"energy": 1}}, told={"fogs": 1}), "gap forests hills")
    assert "save p1:follower hills_6" in texts(state)


def test_the_table_picks_six_of_more() -> None:
    """MC-112, DM-46, M-17.6, M-17.7: she is satisfied even if all six pay."""
    crowd = {"followers": ["hills_6", "forests_6", "forests_5", "hills_5"], "goods": {"energy": 6}}
    more = {"followers": ["forests_4", "hills_4", "forests_3", "hills_3"], "goods": {"energy": 6}}
    letters = {"p1_follower_3": 2, "p1_follower_4": 1, "p2_follower_1": 2, "p2_follower_2": 1,
               "p2_follower_3": 4, "p2_follower_4": 1}  # fmt: skip
    state = scylla(crowd, more, told={"letters": letters})
    assert state.step().name == "scylla"
    assert len(texts(state)) == 8
    for _ in range(6):
        assert state.step().name == "scylla"
        do(state, texts(state)[0])
    while state.step().name == "bite":
        do(state, texts(state)[1])
    assert has(state, 0, "energy") + has(state, 1, "energy") == 6
    assert SEA_GONE.of(of(state), SCYLLA) == 1


def test_six_satisfy_her_whether_eaten_or_shielded() -> None:
    """MC-114, M-17.7, M-14.6, M-21.6: a shielded one counts and stays."""
    masked = {**SIX[0], "cards": ["apotropaic_mask"]}
    state = scylla(masked, SIX[1], told={"letters": NEAR})
    assert state.step().name == "hit"
    do(state, "use apotropaic_mask")
    assert sum(where(state, follower(0, number)) != "box" for number in (1, 2, 3)) == 1
    assert SEA_GONE.of(of(state), SCYLLA) == 1


def test_petrified_figures_do_not_count() -> None:
    """MC-198, M-14.7, M-17.5, M-24.11: five are left; she is not satisfied."""
    state = table("actions", *SIX, told={**BY_SCYLLA, "letters": NEAR})
    assert len(adjacent(state, 0)) == 6
    of(state).where[follower(0)] = STONE - SPACE_NAMES.index("forests_6")
    assert len(adjacent(state, 0)) == 5
    assert attracts(of(state), 0) == 5


def test_what_she_eats_goes_to_its_box_or_supply() -> None:
    """MC-178, M-3.7, M-3.8: a volunteer to its supply, an Ally to the box."""
    told = {"allies": {"faun": {"seat": 0, "at": "hills_6"}}}
    state = scylla({"volunteers": ["forests_6"]}, told=told)
    assert where(state, int(FAUN)) == "box"
    assert "volunteers" not in state.position()["players"][0]


def test_an_eaten_hologram_waits_in_the_supply() -> None:
    """MC-134, M-3.9, M-24.14."""
    state = do(scylla({}, {}, seats=2, hologram="hills_6"), "gap forests hills")
    assert where(state, int(THE_HOLOGRAM)) == "supply"


# Charybdis.


def test_charybdis_floods_the_farther_tile_only() -> None:
    """MC-115, M-17.8, M-22.8: she is not satisfied by one."""
    state = charybdis(land=land(forests=5, hills=4))
    assert (of(state).land[0], of(state).land[1]) == (4, 4)
    assert not SEA_GONE.of(of(state), CHARYBDIS)


def test_a_barrier_stops_her_as_any_flood() -> None:
    """MC-116, M-17.8, M-17.9, M-17.10, M-7.8, M-24.37, DM-48: both tiles are tried; she is satisfied."""
    state = charybdis(land=land(forests=5, hills=5), barriers=["forests"])
    assert texts(state) == ["whirl forests", "whirl hills"]
    do(state, "whirl hills")
    assert (of(state).land[0], of(state).land[1]) == (5, 4)
    assert not of(state).has_barrier(0)
    assert SEA_GONE.of(of(state), CHARYBDIS) == 1


def test_three_energy_keep_her_off_and_save_the_barrier() -> None:
    """M-17.9, DM-49, M-24.16, M-22.12: paid together, before the barrier."""
    state = charybdis({"goods": {"energy": 2}}, {"goods": {"energy": 1}}, land=land(forests=5), barriers=["forests"])
    assert texts(state) == ["pass", "stem forests"]
    do(state, "stem forests", "accept")
    assert of(state).land[0] == 5
    assert of(state).has_barrier(0)
    assert (has(state, 0, "energy"), has(state, 1, "energy")) == (0, 0)


def test_a_refusal_closes_the_payment() -> None:
    """MC-204, M-22.12: Yellow refuses, nobody else has energy, the flood goes on."""
    players = [{"goods": {"energy": 1}} for _ in range(3)]
    state = charybdis(*players, land=land(forests=5))
    do(state, "stem forests")
    assert state.step().name == "consent"
    do(state, "accept", "refuse")
    assert of(state).land[0] == 4
    assert [has(state, seat, "energy") for seat in range(3)] == [1, 1, 1]


def test_nobody_can_pay_her_in_the_fog() -> None:
    """MC-170, M-4.8: barriers still work."""
    state = charybdis({"goods": {"energy": 9}}, land=land(forests=5), barriers=["forests"], told={"fogs": 1})
    assert of(state).land[0] == 5
    assert not of(state).has_barrier(0)
    assert has(state, 0, "energy") == 9


def test_a_sentinel_may_block_her_and_a_stormcaller_may_not() -> None:
    """MC-190, M-14.3, M-24.61, M-17.9: asked from the starting player, for nobody has drawn."""
    players = [{"councilor": "stormcaller", "leader": "forests_1"}, {"councilor": "sentinel", "leader": "forests_2"}]
    state = charybdis(*players, land=land(forests=5))
    assert state.step().name == "sentinels"
    assert state.current_player() == 1
    do(state, "block forests")
    assert of(state).land[0] == 5
    assert where(state, follower(1, 0)) == "pool"


def test_floods_of_the_round_do_not_move_her() -> None:
    """MC-207, M-17.4, M-22.8: she stays, and aims at the farther tile of her own gap."""
    state = charybdis(land=land(forests=4, hills=3, mountains=4, cities=4))
    assert (of(state).land[0], of(state).land[1], of(state).land[2]) == (3, 3, 4)
    assert not SEA_GONE.of(of(state), CHARYBDIS)


def test_without_land_in_her_gap_she_does_nothing() -> None:
    """M-17.11."""
    state = charybdis(land=land(forests=0, hills=0))
    assert sum(of(state).land) == 16
    assert not SEA_GONE.of(of(state), CHARYBDIS)


def test_the_last_land_may_be_lost_to_her() -> None:
    """M-14.8, M-22.11: a flood of a monster is a flood like any other."""
    state = charybdis(land={name: 1 if name == "forests" else 0 for name in PENINSULAS})
    assert of(state).land_left() == 0


def test_the_faun_takes_in_whom_she_drives_off() -> None:
    """M-5.11, M-7.8, DM-39: also while monsters act, in seat order from the starting player."""
    told = {"allies": {"faun": {"seat": 2, "at": "hills_2"}}}
    state = charybdis({"followers": ["hills_5"]}, {"followers": ["hills_5"]}, told=told, land=land(hills=5),
                      starting_player=1)  # fmt: skip
    assert state.step().name == "going_home"
    assert state.current_player() == 1
    do(state, "to hills_2")
    assert where(state, follower(1)) == "hills_2"


# The end of it.


def test_when_both_are_gone_the_skies_redden() -> None:
    """MC-118, M-17.12, M-7.3, M-7.5: nine Red Skies join the draw deck, and the Mermaid is available."""
    state = charybdis(land=land(forests=5, hills=5), told={"sea_gone": {"scylla": 1}})
    do(state, "whirl forests")
    omens = of(state).omens
    assert omens[RED_SKIES * OMEN_PLACES + OMEN_DECK] == 9
    assert omens[RED_SKIES * OMEN_PLACES + OMEN_PILE] == 0
    assert of(state).where[MERMAID] == SUPPLY
    assert SEA_SATED.of(of(state)) == 0
    pass_until(state, "place")
    assert SEA_ATTACKER.of(of(state)) == 0


def test_red_skies_cannot_be_exchanged_while_they_are_set_aside() -> None:
    """M-7.3, M-2.1, DM-01: the option is refused with the sea."""
    with pytest.raises(Refused):
        monstrous(4, 2, {"sea": True, "red_skies": 1})


# Spaces with letters.


def test_whoever_places_names_a_space_when_scylla_comes() -> None:
    """M-0.7, DM-20: where several are empty; the last one needs no naming."""
    state = table("place", {"followers": ["pool", "pool", "pool"]}, told=BY_SCYLLA)
    do(state, "follower@hills_2")
    assert state.step().name == "name_space"
    assert texts(state) == ["letter a hills_2", "letter b hills_2", "letter c hills_2"]
    do(state, "letter c hills_2")
    assert LETTERS.of(of(state), follower(0)) == 4
    assert state.step().name == "place"


def test_without_scylla_spaces_are_alike() -> None:
    """M-0.7, R-1.10: in a round of Charybdis nobody is asked, and without the scenario there are no letters."""
    state = table("place", {"followers": ["pool"]}, told={"sea_attacker": 2, "sea_gap": 1})
    do(state, "follower@hills_2")
    assert state.step().name == "place"
    assert LETTERS.of(of(state), follower(0)) == 1
    state = monstrous(4, 2, {"councilors": "random"}, step="place", players=[{"followers": ["pool"]}])
    do(state, "follower@hills_2")
    assert LETTERS.of(of(state), follower(0)) == 0


def test_the_giant_names_two_spaces() -> None:
    """M-0.7, M-5.12."""
    state = table("place", {"followers": [], "leader": "supply"}, told={**BY_SCYLLA, "allies": {"giant": {"seat": 0}}})
    do(state, "bring giant", "to hills_2", "letter a hills_2", "letter c hills_2")
    assert LETTERS.of(of(state), FIGURE_NAMES.index("giant")) == 5


def test_who_flees_to_the_faun_names_a_space() -> None:
    """MC-219, M-0.7, M-17.5, M-5.11."""
    told = {**BY_SCYLLA, "allies": {"faun": {"seat": 1, "at": "hills_2"}}, "letters": {"faun": 2}}
    for letter, count in (("a", 1), ("c", 0)):
        state = table("misfortune", {"councilor": "adept", "followers": ["hills_5"]}, told=told, land={"hills": 5},
                      misfortunes={"card": "flood_hills"})  # fmt: skip
        do(state, "to hills_2", f"letter {letter} hills_2")
        assert where(state, follower(0)) == "hills_2"
        assert adjacent(state, 0).count("p1_follower_1") == count


def test_who_flees_from_scylla_names_a_space() -> None:
    """M-0.7, DM-50: the Winged Sandals, just before she acts; on the middle space nobody is adjacent."""
    told = {"items": {"winged_sandals": {"seat": 0, "with": "p1_follower_1"}}}
    state = scylla({"followers": ["hills_6"]}, told=told)
    assert state.step().name == "monster"
    do(state, next(text for text in texts(state) if text != "pass"))
    do(state, "move p1:follower hills_6", "to hills_2")
    assert state.step().name == "name_space"
    position = state.position()
    assert state.game.from_position(position).position() == position
    do(state, "letter b hills_2")
    assert adjacent(state, 0) == []


HELMED = [{"followers": ["hills_5", "forests_6", "forests_5"]}, {"followers": ["hills_5", "forests_4", "hills_4"]}]
HELM = {
    "letters": {"p1_follower_1": 1, "p1_follower_3": 2, "p2_follower_1": 2, "p2_follower_2": 2, "p2_follower_3": 1},
    "items": {"helm_of_invisibility": {"seat": 0, "with": "p1_follower_1"}},
}


def test_those_under_the_helm_count_and_stay() -> None:
    """MC-114, M-14.6, M-17.7, M-21.6: six are beside her; the carrier and who is with it are untouched."""
    state = do(scylla(*HELMED, told=HELM, land={"hills": 5}), "pass")
    assert [where(state, follower(seat)) for seat in (0, 1)] == ["hills_5", "hills_5"]
    assert [where(state, follower(0, 2)), where(state, follower(1, 3))] == ["box", "box"]
    assert SEA_GONE.of(of(state), SCYLLA) == 1


def test_the_helm_keeps_scylla_from_acting() -> None:
    """MC-133, M-22.4: she takes no action, and is not satisfied this round."""
    state = do(scylla(*HELMED, told=HELM, land={"hills": 5}), "unleash helm_of_invisibility")
    assert where(state, follower(0, 2)) == "forests_6"
    assert not SEA_GONE.of(of(state), SCYLLA)
    assert SEA_ATTACKER.of(of(state)) == 0


def test_the_cloak_does_not_stop_charybdis() -> None:
    """MC-120, M-24.17, M-7.8: her flood is no basic one."""
    told = {"items": {"constellation_cloak": {"seat": 0, "with": "p1_follower_1"}}}
    state = charybdis({"followers": ["hills_5"]}, told=told, land=land(hills=5))
    assert of(state).land[1] == 4
    assert where(state, follower(0)) == "pool"


def test_an_eaten_carrier_loses_its_item() -> None:
    """MC-064, M-9.7: the Horn is destroyed and can be built again."""
    told = {"items": {"horn_of_plenty": {"seat": 0, "with": "p1_follower_1"}}}
    state = do(scylla({"followers": ["hills_6"]}, told=told), "gap forests hills")
    assert where(state, follower(0)) == "box"
    assert state.position()["monstrosities"]["items"]["horn_of_plenty"] == "supply"


def test_a_bot_that_shares_a_space_is_adjacent_if_the_space_is() -> None:
    """M-17.5, M-19.7."""
    for letter, count in ((4, 2), (1, 0)):
        options = {"sea": True, "mechanical": True}
        told = {**BY_SCYLLA, "letters": {"p1_follower_1": letter}}
        state = monstrous(2, 2, options, step="actions", players=[{"followers": ["forests_2"]}], monstrosities=told)
        table = of(state)
        bot = FIGURE_NAMES.index("bot_1")
        table.where[bot] = table.where[follower(0)]
        table.flags[bot] |= HELPING
        assert len(adjacent(state, 0)) == count
