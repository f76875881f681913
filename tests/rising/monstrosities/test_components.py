"""The components and library cards of Monstrosities (M-11, M-12)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising_helpers import do, pass_until, place_rest, texts
from rising_play import of
from tidefall.kernel.state import State
from tidefall.rising.rules.content import CALM_SEAS, CARDS, GOODS, MISFORTUNES
from tidefall.rising.rules.island import SITE_NAMES
from tidefall.rising.rules.monstrosities import allies as numbers
from tidefall.rising.rules.rolling import target_on
from tidefall.rising.rules.state import OMEN_DECK, OMEN_PLACES

NOBODY: list[dict[str, Any]] = [{"goods": {}, "followers": []}] * 3
PLENTY = {"crystal": 9, "gold": 9, "ore": 9, "atlantium": 9, "energy": 9}


def goods(state: State, seat: int) -> dict[str, int]:
    return {good: int(of(state).has(seat, place)) for place, good in enumerate(GOODS) if of(state).has(seat, place)}


def building(component: str, *players: dict[str, Any], seats: int = 4, **position: Any) -> State:
    """A level with components E; the first seat has just built one of them."""
    blueprint = ["storm_gyve", "demotic_clarion", component]
    if component in blueprint[:2]:
        blueprint = ["storm_gyve", "demotic_clarion", "laic_receiver"]
    others = ["orichalcum_foundry", "spirit_seal", "aegis_of_nereus", "transmutation_crucible", "fate_spindle"]
    given = [{"goods": PLENTY, "followers": ["gate_build_1"]}, *players]
    given += [{"goods": {}, "followers": []} for _ in range(seats - len(given))]
    state = monstrous(
        seats, 8, {"councilors": "random", **position.pop("options", {})}, step="actions", players=given,
        blueprint=[*blueprint, *others, "harmonic_accelerator"], **position,
    )  # fmt: skip
    act(state, "activate gate_build_1", f"build {component}")
    while state.step().name in ("payment", "consent", "build_window", "lower_cost"):
        do(state, texts(state)[-1] if state.step().name == "payment" else texts(state)[0])
    return state


def act(state: State, *moves: str) -> State:
    """Say moves; before each, let everybody pass who may take a free step first."""
    for move in moves:
        while move not in texts(state) and "pass" in texts(state):
            do(state, "pass")
        do(state, move)
    return state


def deck_of(state: State, kind: int) -> int:
    return int(of(state).omens[kind * OMEN_PLACES + OMEN_DECK])


def test_storm_gyve_adds_calm_seas() -> None:
    """MC-080, M-11.13, M-7.3, DM-92: nine, here without an exchange."""
    state = building("storm_gyve")
    for _ in range(4):
        do(state, "exchange calm_seas", "agree", "agree", "agree")
    assert deck_of(state, CALM_SEAS) == 9


def test_storm_gyve_may_be_exchanged_pair_by_pair() -> None:
    """M-11.13, M-7.3, M-7.5, DM-92: a Red Skies brings the Mermaid to the supply; an odd card stays."""
    state = building("storm_gyve", options={"trust": True})
    do(state, "exchange receding_waters", "exchange red_skies", "exchange calm_seas", "exchange calm_seas")
    found = [deck_of(state, MISFORTUNES.index(name)) for name in ("calm_seas", "receding_waters", "red_skies")]
    assert found == [5, 1, 1]
    assert of(state).where[numbers.MERMAID] == -2


def test_demotic_clarion_gives_everybody_a_follower() -> None:
    """MC-188, M-11.14, DM-90, M-3.4: or what waits in its place."""
    green = {"goods": {}, "followers": ["pool"] * 4, "leader": "supply"}
    state = building("demotic_clarion", {"goods": {}, "followers": []}, green, options={"trust": True})
    do(state, "clarion followers")
    table = of(state)
    assert table.where[2 * 8] == -1
    assert [table.found(seat, 1, -1) >= 0 for seat in (0, 1, 3)] == [True] * 3


def test_demotic_clarion_shares_six_volunteers() -> None:
    """M-11.14, DM-90: placed next round."""
    state = building("demotic_clarion", options={"trust": True})
    do(state, "clarion volunteers", *["volunteer p2"] * 6)
    assert sum(1 for figure in range(of(state).rules.figures) if of(state).flags[figure] & 32) == 6


def test_telluric_gnomon_lowers_targets_for_good() -> None:
    """MC-082, M-11.16, DM-92: hills_6 has target 1, hills_1 target 4; with Earthquake 2 and 5."""
    state = building("telluric_gnomon", options={"trust": True})
    do(state, "ease hills")
    table = of(state)
    tiles = [SITE_NAMES.index(name) for name in ("hills_6", "hills_1", "forests_6")]
    printed = int(table.rules.target[tiles[2]])
    assert [int(target_on(table, tile)) for tile in tiles] == [1, 4, printed]
    table.earthquakes = 1
    assert [int(target_on(table, tile)) for tile in tiles] == [2, 5, printed + 1]


def test_laic_receiver_halves_prices() -> None:
    """MC-078, M-11.17, M-21.5, M-4.8, M-24.50: an unflood takes three tokens, a barrier two."""
    state = building("laic_receiver", {"goods": {"energy": 5}, "followers": ["hills_6"]}, land={"forests": 5})
    energy = goods(state, 0)["energy"]
    do(state, "unflood forests")
    while state.step().name == "payment":
        do(state, texts(state)[-1])
    assert energy - goods(state, 0).get("energy", 0) == 3
    do(state, "barrier hills")
    while state.step().name == "payment":
        do(state, texts(state)[-1])
    assert energy - goods(state, 0).get("energy", 0) == 5


def test_laic_receiver_doubles_boosts() -> None:
    """M-21.4, M-11.17: +2 for a token."""
    state = building("laic_receiver", {"goods": {"energy": 5}, "followers": ["hills_6"]}, starting_player=0)
    act(state, "activate p2:follower hills_6", "act", "roll 1", "boost energy")
    assert goods(state, 1) == {"energy": 4, "gold": 1}


def test_laic_receiver_and_the_horn() -> None:
    """MC-215, M-4.8: (5 - 1) / 2 = 2 energy, then (4 - 1) / 2 rounded up = 2."""
    marks = {"laic_receiver": 1}
    player = {"goods": {"energy": 6}, "cards": ["tidewardens_horn"], "followers": ["hills_1"]}
    others: list[dict[str, Any]] = [{"goods": {}, "followers": []}] * 3
    state = monstrous(4, 8, None, step="actions", players=[player, *others], monstrosities=marks, land={"forests": 5})
    do(state, "unflood forests")
    assert goods(state, 0) == {"energy": 4}
    do(state, "barrier hills")
    assert goods(state, 0) == {"energy": 2}


def test_anamnestic_fount_shares_out_five_cards() -> None:
    """MC-189, M-11.18, DM-92: hand limits apply at once."""
    red = {"cards": ["foresight", "rallying_cry", "tide_chart", "hidden_stores"]}
    state = building("anamnestic_fount", {"goods": {}, "followers": [], **red}, options={"trust": True})
    for _ in range(5):
        do(state, texts(state)[0])
    seen = 0
    while state.step().name in ("fount", "hand_limit"):
        if state.step().name == "fount":
            do(state, next(text for text in texts(state) if text.endswith("p2")))
        else:
            seen += 1
            assert state.current_player() == 1
            do(state, next(text for text in texts(state) if text.startswith("discard")))
    assert (seen, of(state).cards_in(1)) == (5, 4)


def on(component: str, letter: str, figures: list[dict[str, Any]], seats: int = 4, **position: Any) -> State:
    """A level-2 or level-3 game in which a component stands and figures act on it."""
    level = 3 if letter == "D" else 2
    options = {"councilors": "random", **position.pop("options", {})}
    return monstrous(seats, level, options, step="actions", built=[component], players=figures, **position)


def test_possibility_multiplier_opens_spaces_next_round() -> None:
    """M-11.5, M-11.3, M-8.2: build spaces and built components."""
    state = on("possibility_multiplier", "A", [{"followers": ["possibility_multiplier", "pool"]}])
    act(state, "activate p1:follower possibility_multiplier")
    state = pass_until(state, "place")
    assert "leader@gate_build_3" in texts(state)
    place_rest(state)
    pass_until(pass_until(state, "wrath"), "place")
    assert "leader@gate_build_3" not in texts(state)


def test_the_pharos_recruits_an_ally() -> None:
    """MC-046, M-11.12, DM-89: one of those in the supply; the Medusa ally is not offered."""
    few = dict.fromkeys(("centaur", "dryad", "faun", "giant", "golden_ram", "gryphon", "phoenix", "unicorn"), "box")
    pair = [{"followers": ["abetting_pharos.d"]}, {"followers": ["abetting_pharos.d"]}]
    state = on("abetting_pharos", "D", pair, monstrosities={"allies": few})
    act(state, "activate abetting_pharos.d")
    assert texts(state) == ["enlist cyclops", "enlist sphinx"]
    do(state, "enlist sphinx", "agree", "ally p2 sphinx", "agree")
    assert (of(state).where[numbers.SPHINX], of(state).owner[numbers.SPHINX]) == (-1, 1)


def test_the_censer_brings_an_ally_back() -> None:
    """M-11.6, M-3.3, M-3.8, DM-87: to the pool of the colour it had."""
    state = on("anastatic_censer", "A", [{"followers": ["anastatic_censer"]}])
    table = of(state)
    table.where[numbers.FAUN], table.owner[numbers.FAUN] = -3, 2
    act(state, "activate p1:follower anastatic_censer")
    assert texts(state) == ["pass", "restore p3:faun"]
    do(state, "restore p3:faun", "agree", "agree", "agree")
    assert (table.where[numbers.FAUN], table.owner[numbers.FAUN]) == (-1, 2)


def test_the_echo_actualizer_is_for_the_hologram() -> None:
    """MC-186, M-11.9: a card, an energy, a resource; a follower is not accepted."""
    state = on("echo_actualizer", "C", [{"followers": ["pool"]}], seats=2, hologram="echo_actualizer")
    act(state, "activate p1:hologram echo_actualizer")
    before = goods(state, 0)
    do(state, texts(state)[0])
    while state.step().name in ("keep_card", "hand_limit", "lay_down"):
        do(state, next(text for text in texts(state) if text.startswith("keep")))
    do(state, "take atlantium")
    assert goods(state, 0) == {**before, "atlantium": 1}
    assert of(state).cards_in(0) == 1
    placing = monstrous(2, 2, None, built=["echo_actualizer"], starting_player=0)
    assert "hologram@echo_actualizer" in texts(placing)
    assert "follower@echo_actualizer" not in texts(placing)


# Library cards.


def test_the_revised_cipher_names_no_one_of_four() -> None:
    """MC-152, M-12.1, M-2.2."""
    state = monstrous(4, 2, None, players=[{"cards": ["cipher_of_expertise"]}])
    do(state, "play cipher_of_expertise")
    assert "copy explorer" in texts(state)
    assert not {"copy artisan", "copy alchemist", "copy astrologer", "copy channeler"} & set(texts(state))


def test_power_of_the_masses_opens_spaces_to_volunteers() -> None:
    """MC-153, M-12.1."""
    state = monstrous(3, 2, None, players=[{"cards": ["power_of_the_masses"]}])
    do(state, "play power_of_the_masses")
    assert "volunteer@gate_build_3" in texts(state)
    assert "follower@gate_build_3" not in texts(state)
    assert of(state).position()["players"][0]["volunteers"] == ["pool"] * 3


def test_without_bots_robots_are_volunteers() -> None:
    """M-12.1."""
    state = monstrous(1, 2, None, players=[{"cards": ["rise_of_the_robots"]}])
    do(state, "play rise_of_the_robots")
    assert state.position()["players"][0]["volunteers"] == ["pool"] * 2


def test_the_bell_makes_allies_cheaper() -> None:
    """MC-157, M-12.1, M-12.4: N = 4, three gold suffice, of which the owner pays at least one."""
    land = {"forests": 4, "hills": 4, "mountains": 4}
    red = {"goods": {"gold": 2}, "cards": ["bell_of_the_wilds"], "followers": [], "councilor": "adept"}
    players = [
        red,
        {"goods": {"gold": 1}, "followers": []},
        {"goods": {}, "followers": []},
        {"goods": {}, "followers": []},
    ]
    state = monstrous(4, 2, {"councilors": "random"}, step="misfortune", players=players, land=land,
                      misfortunes={"card": "omen_centaurs"})  # fmt: skip
    do(state, "avert omen_centaurs", "accept")
    assert (goods(state, 0), goods(state, 1)) == ({}, {})
    assert state.step().name == "take_ally"


def test_the_rod_turns_what_is_collected() -> None:
    """MC-158, M-12.1, M-4.7, DM-94: once a round, for one energy."""
    player = {"cards": ["transmuting_rod"], "goods": {"energy": 2}, "followers": ["mountains_3", "mountains_3"]}
    state = monstrous(4, 2, None, step="actions", players=[player, *NOBODY])
    act(state, "activate p1:follower mountains_3", "roll 6")
    assert texts(state) == ["pass", "transmute crystal", "transmute gold"]
    do(state, "transmute gold")
    assert goods(state, 0) == {"gold": 1, "energy": 1}
    act(state, "activate p1:follower mountains_3", "roll 6")
    assert goods(state, 0) == {"gold": 1, "ore": 1, "energy": 1}


def test_midas_and_tantalus_bend_what_is_collected() -> None:
    """MC-166, MC-168, M-13.1, M-4.7: all is gold; the third success pays nothing."""
    player = {"goods": {}, "followers": ["forests_6", "mountains_6", "hills_6"]}
    marks = {"midas": 1, "curses": 1}
    state = monstrous(4, 2, None, step="actions", players=[player, *NOBODY], monstrosities=marks)
    for tile in ("forests_6", "mountains_6", "hills_6"):
        act(state, f"activate p1:follower {tile}", "roll 6")
    assert goods(state, 0) == {"gold": 2}


def test_the_bellows_exchange_a_second_ore() -> None:
    """MC-160, M-12.1, M-12.4."""
    player = {"cards": ["brazen_bellows"], "goods": {"ore": 2}, "followers": ["forges_6"]}
    state = monstrous(4, 2, None, step="actions", players=[player, *NOBODY])
    rate = int(of(state).rules.rate[SITE_NAMES.index("forges_6")])
    act(state, "activate p1:follower forges_6", "convert 2 ore")
    assert goods(state, 0) == {"atlantium": 2 * rate}


def test_the_sphere_looks_at_the_top_and_may_discard_it() -> None:
    """M-12.1, DM-30: once a round, before a draw; two energy."""
    player = {"cards": ["armillary_sphere"], "goods": {"energy": 2}, "followers": [], "councilor": "adept"}
    state = monstrous(4, 2, {"councilors": "random"}, step="misfortune", players=[player])
    do(state, "play armillary_sphere", "card tsunami")
    assert texts(state) == ["pass", "away tsunami"]
    kept = do(state.clone(), "pass")
    assert texts(kept) == ["card tsunami"]
    do(state, "away tsunami")
    assert (goods(state, 0), state.step().name) == ({}, "turn_over")
    assert not any("armillary" in text for text in texts(state))


def test_the_mask_saves_one() -> None:
    """M-12.1, M-12.4, M-14.6, DM-51: in the window HIT, once a round."""
    player = {"cards": ["apotropaic_mask"], "followers": ["hills_1", "forests_1"], "councilor": "adept"}
    state = monstrous(4, 2, {"councilors": "random"}, step="misfortune", players=[player, {"followers": []}],
                      misfortunes={"card": "the_furies"})  # fmt: skip
    do(state, "return p1:follower hills_1", "use apotropaic_mask")
    assert of(state).where[1] >= 0
    assert of(state).position()["monstrosities"]["apotropaic_mask"] == {"p1": 1}


def test_the_thread_leads_to_a_neighbouring_tile() -> None:
    """M-12.1, DM-39, M-22.3: floods only, once a round."""
    player = {"cards": ["thread_of_ariadne"], "followers": ["hills_6", "pool"], "councilor": "adept"}
    state = monstrous(4, 2, {"councilors": "random"}, step="misfortune", players=[player],
                      misfortunes={"card": "flood_hills"})  # fmt: skip
    assert texts(state) == ["return", "to hills_5"]
    do(state, "to hills_5")
    assert of(state).position()["monstrosities"]["thread_of_ariadne"] == {"p1": 1}


@pytest.mark.parametrize("card", ["inspired_designs"])
def test_designs_are_played_once(card: str) -> None:
    """M-12.1, M-12.4."""
    state = monstrous(4, 2, None, step="actions", players=[{"cards": [card], "followers": ["hills_1"]}])
    do(state, f"play {card}")
    assert of(state).copies_in(8, CARDS.index(card)) == 1


def gantry(*players: dict[str, Any], **position: Any) -> State:
    """The Synergic Gantry has just been built, and the Daimonic Lattice is unbuilt."""
    given = [{"goods": {}, "followers": ["hills_6"], **player} for player in players]
    given += [{"goods": {}, "followers": []} for _ in range(4 - len(given))]
    others = ["orichalcum_foundry", "spirit_seal", "aegis_of_nereus", "transmutation_crucible", "fate_spindle"]
    return monstrous(
        4, 8, {"councilors": "random"}, step="actions", players=given, built=["synergic_gantry"],
        blueprint=["storm_gyve", "demotic_clarion", "daimonic_lattice", "harmonic_accelerator", *others[:4]],
        monstrosities={"synergic_gantry": 1}, **position,
    )  # fmt: skip


def test_synergic_gantry_builds_one_more_component_for_less() -> None:
    """MC-081, M-11.15, DM-91: the Daimonic Lattice for 1 crystal and 1 gold, paid by all, once."""
    state = gantry({"goods": {"crystal": 3}}, {"goods": {"gold": 3}})
    assert [text for text in texts(state) if text.startswith("erect")] == ["erect daimonic_lattice"]
    act(state, "erect daimonic_lattice", "accept")
    assert (goods(state, 0), goods(state, 1)) == ({"crystal": 2}, {"gold": 2})
    assert "daimonic_lattice" in state.position()["built"]
    assert of(state).where[1] >= 0
    assert not [text for text in texts(state) if text.startswith("erect")]


def test_synergic_gantry_and_a_malfunction() -> None:
    """M-11.15, R-1.17: increases come first."""
    state = gantry({"goods": {"crystal": 1, "gold": 1, "ore": 1}}, effects={"malfunctions": 1})
    act(state, "erect daimonic_lattice")
    assert goods(state, 0) == {}


def test_who_refuses_the_gantry_is_not_asked_again_at_once() -> None:
    """M-22.12, R-3.30: nothing is built; after the next action it may be tried again."""
    state = gantry({"goods": {"crystal": 1}}, {"goods": {"gold": 1}})
    act(state, "erect daimonic_lattice", "refuse")
    assert not [text for text in texts(state) if text.startswith("erect")]
    act(state, "activate p1:follower hills_6")
    while state.step().name != "actions":
        do(state, texts(state)[0])
    assert [text for text in texts(state) if text.startswith("erect")] == ["erect daimonic_lattice"]


def test_synergic_gantry_comes_with_its_building() -> None:
    """M-11.3, M-11.15: one-time; not for the Power Core."""
    state = building("synergic_gantry")
    erects = [text.removeprefix("erect ") for text in texts(state) if text.startswith("erect")]
    assert "storm_gyve" in erects
    assert "power_core" not in erects
