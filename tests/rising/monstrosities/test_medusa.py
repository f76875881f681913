"""Medusa Unleashed (M-15): where she goes, whom she petrifies, and how her curse is broken."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising.monstrosities.test_components import act
from rising_helpers import do, pass_until, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules import steps
from tidefall.rising.rules.content import CONSTELLATION_CLOAK
from tidefall.rising.rules.island import PENINSULAS, SITE_NAMES, SPACE_NAMES
from tidefall.rising.rules.monstrosities import allies, items, medusa
from tidefall.rising.rules.monstrosities.store import MEDUSA_AT, STONES
from tidefall.rising.rules.state import OUT, POOL, STONE, SUPPLY

NOBODY: dict[str, Any] = {"goods": {}, "followers": []}
WITH_MEDUSA = {"medusa": True, "councilors": "random"}
SHIELD = {"items": {"mirror_shield": {"seat": 0, "with": "p1_follower_1"}}}
"""The first follower of the first player carries the Mirror Shield."""


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def stone(name: str) -> int:
    return int(STONE) - space(name)


def crowd(*followers: str, **more: Any) -> dict[str, Any]:
    """A player with followers on these spaces."""
    return {"goods": {}, "followers": list(followers), **more}


def played(*players: dict[str, Any], at: str = "forests_6", seats: int = 4, **position: Any) -> State:
    """A game with Medusa on a tile, at the beginning of Monsters Act unless it says otherwise."""
    given = [*players, *[NOBODY] * (seats - len(players))]
    options = {**WITH_MEDUSA, **position.pop("options", {})}
    further = {"medusa": at, **position.pop("monstrosities", {})}
    step = position.pop("step", "monsters_slot")
    return monstrous(seats, 2, options, step=step, players=given, monstrosities=further, **position)


def at(state: State) -> str:
    """Where she stands."""
    site = int(medusa.medusa_site(of(state)))
    return SITE_NAMES[site] if site >= 0 else ""


def stones(state: State) -> dict[str, int]:
    """The petrified volunteers."""
    counts = [int(STONES.of(of(state), number)) for number in range(len(STONES.names))]
    return {name: count for name, count in zip(STONES.names, counts, strict=True) if count}


def moved(state: State, peninsula: int, tile: int) -> State:
    """Nobody draws her gaze, and dice send her."""
    while "pass" in texts(state) and state.step().name == "gaze":
        do(state, "pass")
    do(state, f"roll {peninsula}")
    while state.step().name == "roll_window":
        do(state, "pass")
    do(state, f"roll {tile}")
    while state.step().name == "roll_window":
        do(state, "pass")
    return state


# Setting up.


@pytest.mark.parametrize("peninsula", range(6))
def test_she_begins_on_an_outermost_tile_full_of_stones(peninsula: int) -> None:
    """M-15.1, M-15.2, MC-010, M-2.9, M-2.10: each peninsula is equally likely; a tile of the Cities gets two."""
    state = monstrous(4, 2, {**WITH_MEDUSA, "starting_player": "first"}, step="medusa_start")
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([1 / 6] * 6)
    name = PENINSULAS[peninsula]
    do(state, f"start {name}")
    assert at(state) == f"{name}_6"
    count = 2 if name == "cities" else int(of(state).rules.printed[SITE_NAMES.index(f"{name}_6")])
    assert stones(state) == {f"{name}_6.d" if name == "cities" else f"{name}_6": count}
    assert of(state).figures_on(SITE_NAMES.index(f"{name}_6")) == 0


def test_her_start_is_drawn_after_the_starting_player() -> None:
    """M-2.10, M-15.2."""
    state = monstrous(3, 2, {**WITH_MEDUSA, "components": "drawn"})
    names = []
    while state.step().name != "place":
        names.append(state.step().name)
        do(state, texts(state)[0])
    assert names[-2:] == ["find_starter", "medusa_start"]
    assert MEDUSA_AT.of(of(state)) > 0


def test_without_the_option_there_is_no_medusa() -> None:
    """M-2.1, M-15.1."""
    state = monstrous(4, 2, {"councilors": "random", "starting_player": "first"}, step="find_starter")
    assert steps.MEDUSA_START not in [of(state).code_at(place) for place in range(of(state).depth)]
    with pytest.raises(Refused, match="option medusa"):
        monstrous(4, 2, None, monstrosities={"medusa": "hills_3"})


# Her action.


def test_the_gaze_is_drawn_by_the_first_who_offers() -> None:
    """MC-089, M-15.4, M-15.5, DM-41: Yellow and Green are not asked; both on the tile are petrified."""
    red = {**NOBODY, "leader": "cities_4.d"}
    blue = {**NOBODY, "volunteers": ["cities_4.d"]}
    state = played(red, blue, crowd("hills_3"), crowd("hills_4"))
    assert state.current_player() == 0
    assert texts(state) == ["pass", "gaze p1:leader cities_4.d"]
    do(state, "pass")
    assert texts(state) == ["pass", "gaze p2:volunteer cities_4.d"]
    do(state, "gaze p2:volunteer cities_4.d")
    assert at(state) == "cities_4"
    assert of(state).where[0] == stone("cities_4.d")
    assert stones(state) == {"cities_4.d": 1}
    assert state.step().name != "gaze"


def test_hologram_and_automaton_do_not_draw() -> None:
    """M-15.5, M-24.48: they are petrified like others (M-24.49)."""
    alone = {**NOBODY, "followers": ["hills_2"]}
    state = played(alone, seats=1, hologram="hills_3", automaton="hills_3")
    assert texts(state) == ["pass", "gaze p1:follower hills_2"]
    moved(state, 2, 3)
    assert [int(of(state).where[figure]) for figure in (72, 73)] == [stone("hills_3")] * 2
    pass_until(state, "place")
    assert of(state).council[7] == -1
    assert of(state).where[72] == stone("hills_3")


def test_only_figures_on_the_island_draw() -> None:
    """M-15.5, M-24.52: the Source is on the island, a build space is not, nor is a flooded tile."""
    mermaid = {"allies": {"mermaid": {"seat": 0, "at": "hills_6"}}}
    red = crowd("mystic_power_source", "gate_build_1", leader="petrified hills_1")
    state = played(red, land={"hills": 5}, monstrosities=mermaid)
    assert texts(state) == ["pass", "gaze p1:follower mystic_power_source"]
    do(state, "gaze p1:follower mystic_power_source")
    assert at(state) == "mystic_power_source"
    assert of(state).where[1] == stone("mystic_power_source")
    assert stones(state) == {}


def test_the_gaze_may_be_drawn_where_she_stands() -> None:
    """M-15.5, M-15.16: a freed one may stand there."""
    state = played(crowd("hills_3"), at="hills_3")
    do(state, "gaze p1:follower hills_3")
    assert (at(state), int(of(state).where[1])) == ("hills_3", stone("hills_3"))


def test_dice_select_land_only() -> None:
    """MC-086, M-15.6, M-22.5: a 6 is never shown for the Cities with five tiles."""
    state = played(land={"cities": 5, "hills": 0})
    assert texts(state) == [f"roll {face}" for face in (1, 3, 4, 5, 6)]
    do(state, "roll 4")
    assert texts(state) == [f"roll {face}" for face in (1, 2, 3, 4, 5)]
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([1 / 5] * 5)
    do(state, "roll 5")
    assert at(state) == "cities_5"
    assert stones(state) == {"cities_5.d": 2}


def test_a_die_raised_to_what_is_no_land_is_thrown_anew() -> None:
    """MC-211, M-15.6, M-4.4, M-22.5: the energy is gone, and a new window opens."""
    land = dict.fromkeys(PENINSULAS, 0) | {"forges": 1}
    state = played({"goods": {"energy": 1}, "followers": []}, at="forges_1", land=land)
    assert texts(state) == ["roll 6"]
    do(state, "roll 6")
    assert texts(state) == ["roll 1"]
    do(state, "roll 1", "boost energy")
    assert of(state).has(0, 4) == 0
    assert texts(state) == ["roll 1"]
    do(state, "roll 1")
    assert at(state) == "forges_1"


def test_energy_of_the_starting_player_moves_her_on() -> None:
    """M-4.4, M-24.6, M-15.6: upward only, capped at 6."""
    state = played({"goods": {"energy": 3}, "followers": []}, {"goods": {"energy": 9}, "followers": []})
    do(state, "roll 1", "boost energy", "pass")
    do(state, "roll 5", "boost energy")
    assert at(state) == "hills_6"


def test_with_no_land_left_she_stays() -> None:
    """M-15.6, ME.1."""
    land = dict.fromkeys(PENINSULAS, 0)
    state = played(crowd("gate_build_1"), at="mystic_power_source", land=land)
    assert at(state) == "mystic_power_source"
    assert state.step().name == "actions"


def test_she_fills_empty_spaces_where_nobody_is() -> None:
    """MC-088, M-15.3, M-15.7: two petrified volunteers beside the petrified piece."""
    state = played(crowd("petrified hills_2"))
    moved(state, 2, 2)
    assert stones(state) == {"hills_2": 2}
    assert of(state).held[space("hills_2")] == 3


def test_she_petrifies_whoever_is_there_and_leaves_gaps() -> None:
    """M-15.7, M-24.12: empty spaces are ignored; a full tile is nothing to her."""
    state = played(crowd("hills_2", "hills_5"), crowd("hills_2"))
    moved(state, 2, 2)
    assert [int(of(state).where[figure]) for figure in (1, 2, 9)] == [
        stone("hills_2"),
        space("hills_5"),
        stone("hills_2"),
    ]
    assert stones(state) == {}
    full = played(crowd("petrified hills_6"))
    moved(full, 2, 6)
    assert stones(full) == {}
    assert of(full).held[space("hills_6")] == 1


def test_the_giant_fills_two_spaces_as_a_stone() -> None:
    """M-5.12, M-15.8: and one Atlantean is petrified."""
    giant = {"allies": {"giant": {"seat": 1, "at": "hills_4"}}}
    state = played(monstrosities=giant)
    moved(state, 2, 4)
    assert of(state).where[allies.GIANT] == stone("hills_4")
    assert of(state).held[space("hills_4")] == 2


def test_extra_spaces_are_not_filled_and_stay_under_stones() -> None:
    """MC-203, M-15.17: the Leader stays on its own extra space, the other one vanishes in CLEANUP."""
    emissary = {"councilor": "emissary", "goods": {}, "leader": "hills_4", "followers": ["hills_4", "hills_4"]}
    widened: dict[str, Any] = {"effects": {"extra_spaces": {"hills_4": 2}}, "marks": {"opened": ["p1_leader"]}}
    state = played(emissary, crowd("hills_1"), options={"councilors": "free"}, **widened)
    moved(state, 2, 4)
    assert stones(state) == {}
    assert of(state).held[space("hills_4")] == 3
    assert of(state).extra[SITE_NAMES.index("hills_4")] == 2
    pass_until(state, "place")
    assert of(state).where[0] == stone("hills_4")
    assert of(state).extra[SITE_NAMES.index("hills_4")] == 1
    assert "follower@hills_4" not in texts(state, 1)


# Protection.


def test_the_mask_saves_one_of_two() -> None:
    """MC-156, M-14.6, M-12.4, DM-51, M-22.3: only the other is petrified."""
    red = {"goods": {}, "followers": ["hills_2", "hills_2"], "cards": ["apotropaic_mask"]}
    state = played(red)
    moved(state, 2, 2)
    assert texts(state) == ["pass", "use apotropaic_mask"]
    do(state, "use apotropaic_mask")
    places = sorted(int(of(state).where[figure]) for figure in (1, 2))
    assert places == [stone("hills_2"), space("hills_2")]


def test_the_bearer_and_those_with_it_are_immune() -> None:
    """MC-094, M-15.8, M-15.12, M-24.13, M-24.28, M-24.29: untouched, nothing is filled, no curse broken."""
    state = played(crowd("forests_3", "forests_4"), crowd("forests_3"), monstrosities=SHIELD)
    moved(state, 1, 3)
    assert [int(of(state).where[figure]) for figure in (1, 9)] == [space("forests_3")] * 2
    assert (at(state), stones(state)) == ("forests_3", {})


def test_the_curse_is_broken_by_the_bearer() -> None:
    """MC-093, M-15.12: Medusa and Shield leave the game, the Ally joins, stones elsewhere stay."""
    state = played(crowd("forests_3", "forests_3", "petrified hills_1"), monstrosities=SHIELD)
    assert texts(state) == ["pass", "mirror p1:follower+mirror_shield forests_3", "gaze p1:follower forests_3"]
    do(state, "mirror p1:follower+mirror_shield forests_3")
    table = of(state)
    assert at(state) == ""
    assert state.position()["monstrosities"]["items"]["mirror_shield"] == "box"
    assert (table.where[allies.MEDUSA_ALLY], table.owner[allies.MEDUSA_ALLY]) == (POOL, 0)
    assert [int(table.where[figure]) for figure in (1, 2, 3)] == [space("forests_3")] * 2 + [stone("hills_1")]
    pass_until(state, "place")
    assert "bring medusa_ally" in texts(state, 0)
    assert at(state) == ""


def test_another_beside_the_bearer_draws_without_harm() -> None:
    """M-15.8, M-15.12: the curse holds, and all there are immune."""
    state = played(crowd("forests_3", "forests_3"), monstrosities=SHIELD)
    do(state, "gaze p1:follower forests_3")
    assert at(state) == "forests_3"
    assert [int(of(state).where[figure]) for figure in (1, 2)] == [space("forests_3")] * 2


# The standing gaze.


def test_whoever_is_placed_on_her_tile_is_petrified() -> None:
    """MC-096, M-15.9, R-3.10: at once, and such a placement is neither lifted nor contested."""
    state = played(NOBODY, NOBODY, NOBODY, crowd("pool"), at="libraries_3", step="place", starting_player=3)
    do(state, "follower@libraries_3")
    assert of(state).where[25] == stone("libraries_3")
    assert not any(text.startswith("lift") and "libraries" in text for text in texts(state, 3))
    assert not any(text.startswith("contest") for text in texts(state, 0))


def test_a_placed_volunteer_becomes_nobodys() -> None:
    """M-15.8, M-15.9."""
    state = played({**NOBODY, "volunteers": ["pool"]}, at="hills_3", step="place")
    do(state, "volunteer@hills_3")
    assert stones(state) == {"hills_3": 1}
    assert (of(state).where[56], of(state).owner[56]) == (SUPPLY, -1)


def test_whoever_moves_onto_her_tile_is_petrified() -> None:
    """M-15.9, M-5.9: the Centaur's second action is lost."""
    centaur = {"allies": {"centaur": {"seat": 0, "at": "forges_3"}}}
    state = played(at="hills_3", step="actions", monstrosities=centaur)
    act(state, "activate p1:centaur forges_3", "to hills_3")
    assert of(state).where[allies.CENTAUR] == stone("hills_3")
    assert state.step().name != "die"


def test_a_bearer_is_placed_before_her_unharmed() -> None:
    """M-15.8, M-15.9, M-9.6: it takes the Shield as it is placed, before she looks; without it, it is petrified."""
    owned = {"items": {"mirror_shield": {"seat": 0}}}
    state = played(crowd("pool", "pool"), at="hills_3", step="place", monstrosities=owned)
    do(state, "follower@hills_3", "equip mirror_shield")
    assert of(state).where[1] == space("hills_3")
    unshielded = played(crowd("pool"), at="hills_3", step="place", monstrosities=owned)
    do(unshielded, "follower@hills_3", "done")
    assert of(unshielded).where[1] == stone("hills_3")


def test_what_a_petrified_carrier_holds_stays_with_it() -> None:
    """MC-065, M-3.10, M-9.7: its ability is off; a volunteer's token goes back to its councilor first."""
    cloak = {"items": {"constellation_cloak": {"seat": 0, "with": "p1_follower_1"}}}
    state = played(crowd("hills_2"), crowd("forests_1"), monstrosities=cloak)
    moved(state, 2, 2)
    held = state.position()["monstrosities"]["items"]["constellation_cloak"]
    assert held == {"seat": 0, "with": "p1_follower_1"}
    assert not items.serves(of(state), CONSTELLATION_CLOAK, 1)
    lent = {"items": {"constellation_cloak": {"seat": 0, "with": "volunteer_1"}}}
    state = played({**NOBODY, "volunteers": ["hills_2"]}, crowd("forests_1"), monstrosities=lent)
    moved(state, 2, 2)
    assert state.position()["monstrosities"]["items"]["constellation_cloak"] == {"seat": 0}


def test_what_a_stone_carries_is_destroyed_with_it() -> None:
    """M-3.10, M-9.7, M-15.11: the tile floods, and card and token go to the item supply."""
    cloak = {"items": {"constellation_cloak": {"seat": 0, "with": "p1_follower_1"}}}
    state = flooding(crowd("petrified hills_5"), at="forests_6", arm="hills", land={"hills": 5}, monstrosities=cloak)
    assert state.position()["monstrosities"]["items"]["constellation_cloak"] == "supply"


def test_the_helm_hides_from_her() -> None:
    """M-14.6, M-9.10, M-24.29: all with its carrier count, are not petrified, and nothing is filled."""
    helm = {"items": {"helm_of_invisibility": {"seat": 0, "with": "p1_follower_1"}}}
    state = played(crowd("hills_2"), crowd("hills_2"), monstrosities=helm)
    while "gaze" in state.step().name or state.step().name == "monster":
        do(state, "pass")
    moved(state, 2, 2)
    assert [int(of(state).where[figure]) for figure in (1, 9)] == [space("hills_2")] * 2
    assert stones(state) == {}


def test_the_giant_is_not_forced_under_her_gaze() -> None:
    """MC-217, M-24.62, M-15.9: with hers the only tile of two empty spaces it may stay in the pool."""
    full = {**NOBODY, "leader": "mystic_power_source"}
    blocked = {
        name: 3 if int(name[-1]) <= 3 else 2
        for name in SPACE_NAMES[:18]
        if name not in ("hills_3", "forests_6", "hills_6", "mountains_6")
    }
    state = played(
        full,
        at="hills_3",
        step="place",
        monstrosities={"petrified_volunteers": blocked, "allies": {"giant": {"seat": 0}}},
    )
    assert "bring giant" in texts(state, 0)
    assert "ready" in texts(state, 0)


# Floods.


def flooding(*players: dict[str, Any], at: str, arm: str, **position: Any) -> State:
    """A basic flood of a peninsula has just been turned over."""
    named = {"step": "misfortune", "misfortunes": {"card": f"flood_{arm}"}, **position}
    return played(*players, at=at, **named)


def test_a_flood_drives_her_inward() -> None:
    """M-15.10, M-22.10: figures go home first, stones leave the game, then she looks about her."""
    state = flooding(crowd("hills_6", "hills_5"), at="hills_6", arm="hills")
    assert of(state).where[1] == POOL
    assert at(state) == "hills_5"
    assert of(state).where[2] == stone("hills_5")


def test_from_the_last_tile_she_goes_to_the_source() -> None:
    """MC-092, M-15.10, M-24.30: she petrifies all who are there, adds no volunteers, and whoever comes later too."""
    state = flooding(crowd("mystic_power_source"), at="hills_1", arm="hills", land={"hills": 1})
    assert at(state) == "mystic_power_source"
    assert of(state).where[1] == stone("mystic_power_source")
    assert stones(state) == {}


def test_a_flood_takes_the_stones_of_its_tile() -> None:
    """M-15.11, M-3.3, M-3.4, M-3.7, M-3.8: a follower to the box, a Leader to the supply, volunteers back."""
    red = {"goods": {}, "leader": "petrified hills_5", "followers": []}
    blue = crowd("petrified hills_5")
    state = flooding(red, blue, at="forests_6", arm="hills", land={"hills": 5})
    assert (of(state).where[0], of(state).where[9]) == (SUPPLY, OUT)
    assert of(state).held[space("hills_5")] == 0
    full = flooding(
        at="forests_6", arm="hills", land={"hills": 5}, monstrosities={"petrified_volunteers": {"hills_5": 2}}
    )
    assert stones(full) == {}
    assert of(full).held[space("hills_5")] == 0


def test_the_wrath_drives_her_too() -> None:
    """M-15.10, M-14.8, M-22.1: nobody is on the board, so she finds empty spaces."""
    state = played(at="hills_6", step="wrath", round=3, wrath=2)
    while at(state) == "hills_6":
        do(state, "flood hills" if "flood hills" in texts(state) else texts(state)[0])
    assert at(state) == "hills_5"
    assert stones(state) == {"hills_5": 2}


def test_a_petrified_ally_is_gone_with_its_tile() -> None:
    """M-3.8, M-15.11: to the box."""
    faun = {"allies": {"faun": {"seat": 0, "at": "petrified hills_5"}}}
    state = flooding(at="forests_6", arm="hills", land={"hills": 5}, monstrosities=faun)
    assert of(state).where[allies.FAUN] == OUT
