"""Freeing the petrified, and Medusa as an Ally (M-15.13 to M-15.16, M-11.6, M-5.18)."""

from __future__ import annotations

from typing import Any

from rising.monstrosities.test_components import act, on
from rising.monstrosities.test_medusa import NOBODY, SHIELD, crowd, played, space, stone, stones
from rising_helpers import do, pass_until, texts
from rising_play import of
from tidefall.kernel.state import State
from tidefall.rising.rules.content import ENERGY, VOLUNTEER
from tidefall.rising.rules.figures import KIND_OF, THE_HOLOGRAM
from tidefall.rising.rules.monstrosities import allies
from tidefall.rising.rules.state import AT_LAIR, OUT, POOL, SUPPLY


def acting(*players: dict[str, Any], **position: Any) -> State:
    return played(*players, step="actions", **position)


def rich(*followers: str, **more: Any) -> dict[str, Any]:
    return crowd(*followers, **{"goods": {"energy": 1}, **more})


def test_a_freed_follower_acts_at_once_for_its_own_councilor() -> None:
    """M-15.13, DM-70: one energy; the freeing Atlantean may have acted already."""
    state = acting(rich("hills_3"), crowd("petrified hills_3"))
    assert texts(state) == ["pass", "free"]
    do(state, "free")
    assert of(state).has(0, ENERGY) == 0
    assert of(state).where[9] == space("hills_3")
    assert state.current_player() == 1
    assert texts(state) == ["act follower hills_3", "forgo follower hills_3"]
    do(state, "act follower hills_3", "roll 6")
    assert of(state).has(1, 1) == 1
    assert of(state).held[space("hills_3")] == 2
    pass_until(state, "place")
    assert of(state).where[9] == POOL


def test_a_freed_volunteer_acts_for_the_one_who_freed_it() -> None:
    """M-15.8, M-15.13, M-24.31: and goes to the supply at the end of the phase."""
    state = acting(rich("hills_3"), monstrosities={"petrified_volunteers": {"hills_3": 2}})
    do(state, "free")
    assert stones(state) == {"hills_3": 1}
    assert texts(state) == ["act volunteer hills_3", "forgo volunteer hills_3"]
    do(state, "act volunteer hills_3", "roll 6")
    assert of(state).has(0, 1) == 1
    pass_until(state, "place")
    assert of(state).where[56] == SUPPLY
    assert stones(state) == {"hills_3": 1}


def test_whoever_frees_says_whom() -> None:
    """M-15.13, DM-70: any on a tile with an own active Atlantean, and nobody elsewhere."""
    stony = {"petrified_volunteers": {"hills_3": 1, "hills_4": 1, "forests_1": 1}}
    state = acting(rich("hills_3", "forests_1", "petrified hills_3"), monstrosities=stony)
    do(state, "free")
    assert texts(state) == ["release p1:follower hills_3", "release volunteer forests_1", "release volunteer hills_3"]
    do(state, "release volunteer forests_1")
    assert stones(state) == {"hills_3": 1, "hills_4": 1}


def test_nobody_frees_without_energy_or_beside_nobody() -> None:
    """M-15.13, M-15.15: one must stand on that tile, and pay."""
    poor = acting(crowd("hills_3", "petrified hills_3"))
    assert "free" not in texts(poor)
    far = acting(rich("hills_2", "petrified hills_3"))
    assert "free" not in texts(far)
    other = acting(crowd("hills_3"), rich("petrified hills_3", "hills_1"))
    assert all("free" not in texts(other, seat) for seat in range(4))


def test_a_freed_one_can_help_to_free_another() -> None:
    """M-15.13: it is active at once; the freed one may also forgo."""
    red = crowd("hills_3", goods={"energy": 1})
    blue = crowd("petrified hills_3", "petrified hills_3", goods={"energy": 1})
    state = acting(red, blue)
    do(state, "free", "forgo follower hills_3")
    while "free" not in texts(state):
        do(state, "pass")
    assert state.current_player() == 1
    do(state, "free")
    assert [int(of(state).where[figure]) for figure in (9, 10)] == [space("hills_3")] * 2


def test_on_her_tile_the_freed_one_is_not_petrified_again() -> None:
    """MC-192, M-15.3, M-15.14, M-15.16: by being freed nobody comes onto the tile."""
    state = acting(rich("hills_3", "petrified hills_3"), at="hills_3", monstrosities=SHIELD)
    do(state, "free", "act follower hills_3", "roll 1")
    assert of(state).where[2] == space("hills_3")


def test_freeing_goes_on_without_medusa() -> None:
    """M-15.16: after the curse is broken."""
    state = acting(rich("hills_3", "petrified hills_3"), at="")
    assert "free" in texts(state)


def test_a_freed_one_without_a_partner_waits_for_one() -> None:
    """M-15.13: in the Cities it has no action yet; beside an active one the pair acts at once."""
    alone = acting(rich("cities_3.d", "petrified cities_3.d"))
    do(alone, "free")
    assert texts(alone) == ["act cities_3.d", "forgo cities_3.d"]
    extra = {"effects": {"extra_spaces": {"cities_3": 1}}}
    red = rich("cities_3.e", "petrified cities_3.d", "hills_1", councilor="emissary")
    wide = acting(red, options={"councilors": "free"}, **extra)
    do(wide, "free")
    assert of(wide).where[2] == space("cities_3.d")
    assert not any(text.startswith("act ") for text in texts(wide))


def test_the_pair_may_be_two_players() -> None:
    """M-15.13: an ordinary unit."""
    state = acting(rich("cities_3.d"), crowd("petrified cities_3.d"))
    do(state, "free", "act cities_3.d", "roll 6", "roll 6")
    assert state.step().name in ("greet", "recruit", "actions", "place")


def test_the_hologram_is_freed_for_the_starting_player() -> None:
    """M-18.9, M-24.49: it has no power until the next round, when one is revealed again."""
    state = acting(rich("hills_3"), seats=2, hologram="petrified hills_3")
    do(state, "free", "forgo hologram hills_3")
    assert (of(state).where[THE_HOLOGRAM], of(state).council[7]) == (space("hills_3"), -1)
    pass_until(state, "hologram_power")
    assert of(state).where[THE_HOLOGRAM] == POOL


def test_no_more_than_forty_volunteers_are_freed() -> None:
    """M-0.9, M-27.12: a further petrified one cannot be freed."""
    many = {"goods": {"energy": 1}, "followers": ["hills_3"], "volunteers": ["mystic_power_source"] * 40}
    state = acting(many, monstrosities={"petrified_volunteers": {"hills_3": 1}})
    assert sum(1 for figure in range(of(state).rules.figures) if KIND_OF[figure] == VOLUNTEER) == 40
    assert "free" not in texts(state)


def test_laic_receiver_wastes_half_a_token() -> None:
    """M-24.50, M-21.5: one token frees one."""
    red = crowd("hills_3", goods={"energy": 2})
    further = {"laic_receiver": 1, "petrified_volunteers": {"hills_3": 2}}
    state = acting(red, monstrosities=further)
    do(state, "free")
    assert of(state).has(0, ENERGY) == 1


def test_stygian_fog_forbids_freeing() -> None:
    """M-4.8: nobody has energy to spend."""
    state = acting(rich("hills_3", "petrified hills_3"), monstrosities={"fogs": 1})
    assert "free" not in texts(state)


def test_a_tile_full_of_stones_cannot_be_entered() -> None:
    """MC-097, M-15.15, M-3.2: no way in but what lets more Atlanteans onto a tile."""
    stony = {"petrified_volunteers": {"mountains_6": 1}}
    state = played(crowd("pool"), step="place", monstrosities=stony)
    assert "follower@mountains_6" not in texts(state)
    emissary = {"goods": {}, "councilor": "emissary", "followers": ["pool"]}
    way_in = played(emissary, step="place", options={"councilors": "free"}, monstrosities=stony)
    assert "leader@mountains_6" in texts(way_in)
    do(way_in, "leader@mountains_6")
    assert "follower@mountains_6" in texts(way_in, 0)


# The Anastatic Censer.


def test_the_censer_brings_back_the_inactive() -> None:
    """M-11.6, M-24.33, DM-87: petrified, stolen or removed; a Leader in the supply cannot be chosen."""
    red = {**crowd("anastatic_censer", "petrified hills_3", "box"), "leader": "lair"}
    blue = {**NOBODY, "leader": "supply", "volunteers": ["lair"]}
    state = on("anastatic_censer", "A", [red, blue], options={"medusa": True, "trust": True})
    act(state, "activate p1:follower anastatic_censer")
    restorable = [text for text in texts(state) if text.startswith("restore")]
    assert restorable == ["restore p1:leader", *["restore p1:follower"] * (len(restorable) - 2), "restore p2:volunteer"]
    assert "restore p2:leader" not in texts(state)
    do(state, "restore p2:volunteer")
    assert (of(state).where[56], of(state).owner[56]) == (POOL, 0)


def test_the_censer_sends_a_petrified_volunteer_to_the_supply() -> None:
    """MC-209, M-11.6, M-15.8, M-15.15: to nobody's pool, and its space is open again."""
    options = {"medusa": True, "trust": True}
    stony: dict[str, Any] = {"monstrosities": {"petrified_volunteers": {"mountains_6": 1}}}
    state = on("anastatic_censer", "A", [crowd("anastatic_censer")], options=options, **stony)
    act(state, "activate p1:follower anastatic_censer", "dismiss volunteer mountains_6")
    assert stones(state) == {}
    pass_until(state, "place")
    assert any(text.endswith("@mountains_6") for text in texts(state))


# Medusa as an Ally.


def charmed(*players: dict[str, Any], **position: Any) -> State:
    """Medusa and a partner have succeeded in the cities."""
    further = {"medusa": "", "allies": {"medusa_ally": {"seat": 0, "at": "cities_6.d"}}}
    state = acting(*players, at="", monstrosities=further, **position)
    act(state, "activate cities_6.d")
    return do(state, "roll 6", "roll 6")


def test_two_followers_one_of_each_colour() -> None:
    """MC-041, M-5.18, DM-76."""
    state = charmed(NOBODY, crowd("cities_6.d"), options={"trust": True})
    assert texts(state) == ["charm followers", "charm volunteers"]
    do(state, "charm followers", "recruit p1", "recruit p2")
    assert [int(of(state).where[figure]) for figure in (1, 10)] == [POOL, POOL]


def test_a_leader_may_be_taken_for_one_of_them() -> None:
    """M-5.18, M-3.4, DM-77."""
    state = charmed({**NOBODY, "leader": "supply"}, crowd("cities_6.d"), options={"trust": True})
    do(state, "charm followers", "recruit p1", "gain leader", "recruit p1")
    assert [int(of(state).where[figure]) for figure in (0, 1, 2)] == [POOL, POOL, SUPPLY]


def test_four_volunteers_are_split() -> None:
    """M-5.18, DM-76: they come next round."""
    state = charmed(NOBODY, crowd("cities_6.d", "hills_1"), options={"trust": True})
    do(state, "charm volunteers", "volunteer p1", "volunteer p2", "volunteer p2", "volunteer p1")
    assert state.step().name == "actions"
    found = state.position()["players"]
    assert [player.get("waiting_volunteers", 0) for player in found] == [2, 2, 0, 0]


def test_others_succeed_as_usual() -> None:
    """M-5.18: she must be one of the two."""
    further = {"allies": {"medusa_ally": {"seat": 0, "at": "hills_3"}}}
    state = acting(crowd("cities_6.d", "cities_6.d"), at="", monstrosities=further)
    act(state, "activate cities_6.d")
    do(state, "roll 6", "roll 6")
    assert "charm followers" not in texts(state)
    assert of(state).where[3] == POOL


def test_nothing_is_stolen_back_to_a_pool_in_cleanup() -> None:
    """M-3.2, M-16.9, MC-013: who lies at the Lair stays there, also over rounds."""
    state = acting({**crowd("hills_3", "petrified forests_3", "box"), "leader": "lair"})
    pass_until(state, "place")
    where = [int(of(state).where[figure]) for figure in (0, 1, 2, 3)]
    assert where == [AT_LAIR, POOL, stone("forests_3"), OUT]
    assert of(state).where[allies.MEDUSA_ALLY] == OUT
