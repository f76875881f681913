"""Player counts and the Hologram's boards: several powers, Ally boards, repeated actions (M-18, M-11.7, M-12.3)."""

from __future__ import annotations

from typing import Any

import pytest

import tidefall
from monstrous import monstrous
from rising_helpers import do, pass_until, place_rest, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules.content import (
    ALLIES,
    BOOK,
    CARDS,
    COMPONENTS,
    COUNCILORS,
    EXPLORER,
    GOODS,
    HORN_OF_PLENTY,
    SCHOLAR,
    SPIRITS,
)
from tidefall.rising.rules.figures import MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.island import GATE_SPACE, PENINSULAS, SITE_NAMES, SPACE_NAMES
from tidefall.rising.rules.monstrosities.item_building import inspiration_on, is_enabled, units_off
from tidefall.rising.rules.monstrosities.store import (
    HOLOGRAM_POTION,
    HOLOGRAM_SPIRIT,
    RELAYS,
    RELAYS_NEXT,
    REPEATS,
    REPEATS_NEXT,
)
from tidefall.rising.rules.rolling import target_on

NOBODY = {"goods": {}, "followers": [], "leader": "supply"}


def two(step: str = "actions", *players: dict[str, Any], seats: int = 2, level: int = 2, **position: Any) -> State:
    """A game with a Hologram; nobody has anything unless it is said."""
    councilors = ["metallurgist", "sentinel"]
    given = [{**NOBODY, "councilor": councilors[seat], **player} for seat, player in enumerate(players)]
    given += [{**NOBODY, "councilor": councilors[seat]} for seat in range(len(given), seats)]
    return monstrous(seats, level, position.pop("options", None), step=step, players=given, **position)


def goods(state: State, seat: int = 0) -> dict[str, int]:
    return {good: int(of(state).has(seat, place)) for place, good in enumerate(GOODS) if of(state).has(seat, place)}


def hologram_at(state: State) -> str:
    place = int(of(state).where[THE_HOLOGRAM])
    return SPACE_NAMES[place] if place >= 0 else {-1: "pool", -2: "supply"}[place]


def reveal(state: State, *boards: str) -> State:
    """Turn up boards of the council stack, these first."""
    left = list(boards)
    while state.step().name == "reveal_board":
        do(state, f"board {left.pop(0)}" if left else texts(state)[0])
    return state


def powers(state: State) -> list[str]:
    return [name for place, name in enumerate(COUNCILORS) if of(state).has_ability(int(MOST_SEATS), place)]


# Player counts.


@pytest.mark.parametrize(
    ("players", "components", "cards"),
    [
        (5, set(), set()),
        (4, {"possibility_multiplier"}, set()),
        (3, {"possibility_multiplier"}, {"power_of_the_masses"}),
        (2, {"possibility_multiplier", "quantum_relay", "echo_actualizer", "spectral_replicator"},
         {"power_of_the_masses", "mystic_lantern"}),
        (1, {"possibility_multiplier", "quantum_relay", "echo_actualizer", "spectral_replicator"},
         {"power_of_the_masses", "mystic_lantern", "rise_of_the_robots"}),
    ],
)  # fmt: skip
def test_what_a_player_count_adds(players: int, components: set[str], cards: set[str]) -> None:
    """MC-008, M-18.1 to M-18.4, M-11.2: to the pool of components, to the library and to the artifacts."""
    rules = of(monstrous(players)).rules
    marked = {entry.id for entry in BOOK.components if entry.players != (1, 7)}
    assert {name for name in marked if rules.in_pool[COMPONENTS.index(name)]} == components
    few = {entry.id for entry in BOOK.cards if entry.players != (1, 7)}
    assert {name for name in few if rules.copies[CARDS.index(name)]} == cards


def test_base_rules_of_the_player_count_stay() -> None:
    """M-18.4, M-18.1: followers, draws and the Hologram are those of the base game."""
    for seats in range(1, 8):
        base = tidefall.load_game("rising", seats=seats, level=2).new_initial_state()
        ours, theirs = of(monstrous(seats)).rules, of(base).rules
        for name in ("followers", "supply", "draws", "has_hologram", "has_automaton", "build_spaces"):
            assert getattr(ours, name) == getattr(theirs, name), (seats, name)


def test_any_colour_may_be_taken_with_three() -> None:
    """MC-196, M-18.3: the twelve added followers make up the numbers."""
    state = monstrous(3)
    while state.is_chance_node():
        do(state, texts(state)[0])
    do(state, "councilor adept")
    assert {f"colour {name}" for name in ("green", "orange", "purple", "navy")} <= set(texts(state))


@pytest.mark.parametrize(("seats", "boards"), [(1, 14), (2, 13)])
def test_the_council_stack_has_the_boards_nobody_plays(seats: int, boards: int) -> None:
    """M-18.5, M-18.6, M-27.8: with the expansion fourteen or thirteen."""
    state = two("reveal_board", seats=seats)
    assert len(state.observation(0)["council"]["stack"]) == boards
    assert [entry.councilor for entry in BOOK.holograms] == COUNCILORS


# Several powers.


def test_two_boards_are_revealed_and_one_kept() -> None:
    """M-18.5, M-18.7, DM-10: without a Quantum Relay, as in the base game."""
    state = reveal(two("reveal_board"), "explorer", "scholar")
    assert texts(state) == ["power explorer", "power scholar"]
    do(state, "power scholar")
    assert powers(state) == ["scholar"]
    assert state.observation(0)["council"]["discard"] == ["explorer"]


def test_each_relay_reveals_two_more_and_keeps_one_more() -> None:
    """MC-076, M-11.7, M-18.7, M-21.8: after three activations eight boards and four powers."""
    state = two("reveal_board", monstrosities={"quantum_relay": 3})
    reveal(state)
    assert len(texts(state)) == 8
    for _ in range(4):
        do(state, texts(state)[0])
    assert state.step().name == "place"
    assert len(powers(state)) == 4
    assert len(state.observation(0)["council"]["discard"]) == 4


def test_all_kept_powers_work_at_once() -> None:
    """M-18.7, M-18.6: explorer and scholar and mystic, each where the Hologram stands."""
    told = {"hologram_powers": ["scholar", "mystic"]}
    state = two("actions", hologram="forests_3", hologram_power="explorer", monstrosities=told)
    table = of(state)
    assert table.helper_on(SITE_NAMES.index("forests_3"), EXPLORER) == THE_HOLOGRAM
    assert table.helper_on(SITE_NAMES.index("forests_3"), SCHOLAR) == THE_HOLOGRAM
    assert target_on(table, SITE_NAMES.index("forests_3")) == 4
    do(state, "activate p1:hologram forests_3", "roll 3")
    assert "boost mystic" in texts(state)
    position = state.position()
    assert position["monstrosities"]["hologram_powers"] == ["mystic", "scholar"]
    assert state.game.from_position(position).position() == position


def test_kept_boards_are_discarded_at_the_end_of_the_round() -> None:
    """M-18.5, M-22.1, M-27.8: all of them; the next power is chosen anew."""
    told = {"hologram_powers": ["scholar"]}
    state = two("wrath", hologram="pool", hologram_power="explorer", monstrosities=told)
    pass_until(state, "reveal_board")
    assert powers(state) == []
    assert state.observation(0)["council"]["discard"] == ["explorer", "scholar"]


def test_the_discards_go_under_the_last_boards() -> None:
    """MC-122, M-18.5: one board is left, so it is revealed, then one of those that were discarded."""
    spare = [name for name in COUNCILORS if name not in ("metallurgist", "sentinel")]
    state = two("reveal_board", council={"discard": spare[1:]})
    assert texts(state) == [f"board {spare[0]}"]
    do(state, f"board {spare[0]}")
    assert len(texts(state)) == 12
    do(state, texts(state)[-1])
    assert len(texts(state)) == 2


def test_a_relay_counts_for_the_round_to_come() -> None:
    """M-11.7, M-22.1: stored when its space is used, live when the round begins; never more than three count."""
    state = two("actions", {"followers": ["quantum_relay", "gate_build_1"]}, built=["quantum_relay"])
    do(state, "activate p1:follower quantum_relay")
    assert RELAYS_NEXT.of(of(state)) == 1
    pass_until(state, "reveal_board")
    assert RELAYS.of(of(state)) == 1
    reveal(state)
    assert len(texts(state)) == 4


def test_without_a_hologram_at_hand_nothing_is_revealed() -> None:
    """M-18.9, MC-202: what was stored for the round lapses."""
    told = {"next_quantum_relay": 2, "next_spectral_replicator": 3}
    state = two("wrath", hologram="supply", effects={"hologram_back": 9}, monstrosities=told)
    pass_until(state, "place")
    assert (RELAYS.of(of(state)), REPEATS.of(of(state))) == (0, 0)
    assert powers(state) == []
    assert hologram_at(state) == "supply"


# The cards that say something of their own.


def test_the_holograms_alchemist_takes_a_potion_that_nobody_holds() -> None:
    """M-18.6, DM-10: it serves the Hologram's place; the card stays where it was."""
    state = reveal(two("reveal_board"), "alchemist", "scholar")
    do(state, "power alchemist", "potion philter_of_fortune")
    assert HOLOGRAM_POTION.of(of(state)) == 4
    do(state, "hologram@hills_3")
    place_rest(state)
    pass_until(state, "actions")
    do(state, "activate p1:hologram hills_3", "roll 3")
    assert goods(state)["gold"] == 1


def test_what_an_alchemist_holds_is_not_the_holograms() -> None:
    """M-18.6: only potions in nobody's hand; here two are left."""
    given = [{**NOBODY, "councilor": "alchemist"}, {**NOBODY, "councilor": "sentinel"}]
    with pytest.raises(Refused):
        monstrous(2, 2, None, step="reveal_board", players=given, council={"revealed": ["alchemist"]})
    state = two("hologram_power", council={"revealed": ["alchemist", "scholar"]})
    do(state, "power alchemist")
    assert len(texts(state)) == 4


def test_the_holograms_elixir_gives_energy_at_the_start_of_actions() -> None:
    """M-18.6, M-10.4: to the controller of each who is there."""
    state = two("end_misf", {}, {"followers": ["hills_3"]}, hologram="hills_3", hologram_power="alchemist", round=6,
                wrath=5, monstrosities={"hologram_potion": 1}, pending=[{"step": "end_misf"}])  # fmt: skip
    pass_until(state, "actions")
    assert (goods(state, 0), goods(state, 1)) == ({"energy": 2}, {"energy": 2})


def test_the_holograms_artisan_makes_items_cheaper() -> None:
    """M-18.6: it enables, takes one unit off, and has no Inspiration."""
    state = two("actions", hologram="gate_build_1", hologram_power="artisan", monstrosities={"inspiration": 4})
    space = int(GATE_SPACE)
    assert [is_enabled(of(state), HORN_OF_PLENTY, space + more) for more in (0, 1)] == [True, False]
    assert (units_off(of(state), space), inspiration_on(of(state), space, 0b11)) == (1, 0)


def test_a_hologram_with_the_cyclops_builds_items() -> None:
    """M-12.3, M-5.8, M-9.2: a unit cheaper where it stands."""
    state = shining("cyclops", "actions", hologram="gate_build_1")
    space = int(GATE_SPACE)
    assert [is_enabled(of(state), HORN_OF_PLENTY, space + more) for more in (0, 1)] == [True, False]
    assert [units_off(of(state), space + more) for more in (0, 1)] == [1, 0]


def test_the_holograms_astrologer_keeps_it_back() -> None:
    """M-18.6, M-24.62, DM-60: not placed in PLACE, then on any empty legal space."""
    state = two("place", hologram_power="astrologer")
    assert {"ready", "hologram@hills_3"} <= set(texts(state))
    do(state, "ready", "ready")
    pass_until(state, "from_observatory")
    do(state, "to hills_3")
    assert hologram_at(state) == "hills_3"
    assert state.step().name in ("end_misf", "actions")


def test_a_hologram_that_was_placed_is_not_kept_back() -> None:
    """M-18.6: one that goes home from the board stays in the pool."""
    state = two("misfortune", hologram="hills_6", hologram_power="astrologer", misfortunes={"card": "flood_hills"},
                monstrosities={"hologram_came": 1})  # fmt: skip
    while state.step().name not in ("actions", "place", "reveal_board"):
        assert state.step().name != "from_observatory"
        do(state, next((text for text in texts(state) if text.split(" ")[0] in ("pass", "return")), texts(state)[0]))
    assert hologram_at(state) == "pool"


def test_the_holograms_channeler_chooses_a_spirit() -> None:
    """M-18.6, DM-10: on the Hologram's tile this round; no card of the Channeler is used up."""
    state = reveal(two("reveal_board"), "channeler", "scholar")
    do(state, "power channeler", "spirit the_napaeae")
    assert HOLOGRAM_SPIRIT.of(of(state)) == 1 + SPIRITS.index("the_napaeae")
    do(state, "hologram@hills_3")
    place_rest(state)
    pass_until(state, "actions")
    do(state, "activate p1:hologram hills_3", "roll 6")
    assert goods(state)["gold"] == 2


def test_the_holograms_mariner_sails() -> None:
    """M-18.6, M-10.2."""
    state = two("place", hologram_power="mariner", land={"hills": 4})
    assert "hologram@hills_5" in texts(state)
    assert "hologram@hills_6" not in texts(state)


def test_the_holograms_sentinel_and_stormcaller() -> None:
    """M-18.6, R-4.15: back to the pool for a tile; out for this round and the next for a card."""
    state = two("misfortune", hologram="hills_3", hologram_power="stormcaller", misfortunes={"card": "flood_hills"},
                pending=[{"step": "misfortune", "drawn": 1}, {"step": "resolve"}, {"step": "response"}])  # fmt: skip
    do(state, "cancel flood_hills")
    assert hologram_at(state) == "supply"
    given = [{**NOBODY, "councilor": "metallurgist"}, {**NOBODY, "councilor": "adept"}]
    other = monstrous(2, 2, None, step="misfortune", players=given, hologram="hills_3", hologram_power="sentinel",
                      misfortunes={"card": "flood_hills"})  # fmt: skip
    do(other, "block hills")
    assert (hologram_at(other), int(of(other).land[PENINSULAS.index("hills")])) == ("pool", 6)


# The Mystic Lantern.


LANTERN = {"cards": ["mystic_lantern"]}


def test_the_lantern_offers_boards_of_allies_in_the_supply() -> None:
    """MC-077, M-12.3, M-18.7, M-21.8, M-24.53, DM-10: with one relay two powers, both may be Allies'."""
    allies = {"dryad": {"seat": 1}}
    state = reveal(two("reveal_board", LANTERN, monstrosities={"quantum_relay": 1, "allies": allies}))
    assert len([text for text in texts(state) if text.split(" ")[1] in COUNCILORS]) == 4
    assert "power dryad" not in texts(state)
    do(state, "power phoenix", "power centaur")
    assert state.step().name == "place"
    assert powers(state) == []
    position = state.position()
    assert position["monstrosities"]["hologram_powers"] == ["centaur", "phoenix"]
    assert position["monstrosities"]["allies"]["phoenix"] == "supply"
    assert state.game.from_position(position).position() == position


def test_the_lantern_serves_only_its_owner_as_starting_player() -> None:
    """M-12.3."""
    state = reveal(two("reveal_board", LANTERN, starting_player=1))
    assert not [text for text in texts(state) if text.split(" ")[1] in ALLIES]


def shining(ally: str, step: str = "actions", *players: dict[str, Any], **position: Any) -> State:
    """The Hologram has an Ally's board."""
    told = {"hologram_powers": [ally], **position.pop("told", {})}
    return two(step, *players, monstrosities=told, **position)


def test_a_hologram_with_the_phoenix_smelts_more() -> None:
    """M-12.3, M-5.15: it does not recruit it and stays the Hologram."""
    state = shining("phoenix", "actions", {"goods": {"ore": 1}}, hologram="forges_4")
    do(state, "activate p1:hologram forges_4", "convert 1 ore")
    assert goods(state) == {"atlantium": 3}


def test_a_hologram_with_the_dryad_throws_twice() -> None:
    """M-12.3, M-5.10: as everybody on its tile."""
    state = shining("dryad", "actions", {"followers": ["forests_3"]}, hologram="forests_3")
    do(state, "activate p1:follower forests_3", "roll 1", "roll 6")
    assert goods(state) == {"crystal": 1}


def test_a_hologram_with_the_centaur_steps_on() -> None:
    """M-12.3, M-5.9."""
    state = shining("centaur", "actions", {"followers": ["gate_build_1"]}, hologram="hills_3")
    do(state, "activate p1:hologram hills_3", "roll 6", "to mystic_power_source")
    assert goods(state)["gold"] == 1
    assert goods(state)["energy"] > 0
    assert hologram_at(state) == "mystic_power_source"


def test_a_hologram_with_the_faun_saves_others() -> None:
    """M-12.3, M-5.11."""
    state = shining("faun", "misfortune", {"followers": ["hills_6"]}, hologram="hills_3",
                    misfortunes={"card": "flood_hills"})  # fmt: skip
    pass_until_named(state, "going_home")
    assert "to hills_3" in texts(state)


def pass_until_named(state: State, step: str) -> None:
    while state.step().name != step:
        do(state, next(text for text in texts(state) if text.split(" ")[0] == "pass"))


def test_a_hologram_with_the_unicorn_spares_its_company() -> None:
    """M-12.3, M-5.17."""
    state = shining("unicorn", "misfortune", {"followers": ["hills_3"]}, hologram="hills_3",
                    misfortunes={"card": "sirens_call"})  # fmt: skip
    assert of(state).figures_on(SITE_NAMES.index("hills_3")) == 2


def test_a_hologram_with_the_ram_or_the_gryphon() -> None:
    """M-12.3, M-5.13, M-5.14."""
    ram = shining("golden_ram", "actions", {"goods": {"energy": 1}, "followers": ["gate_build_1"]}, hologram="hills_3")
    do(ram, "activate p1:hologram hills_3", "roll 6", "buy gold")
    assert goods(ram) == {"gold": 2}
    gryphon = shining("gryphon", "actions", hologram="mountains_3")
    do(gryphon, "activate p1:hologram mountains_3", "roll 6")
    assert texts(gryphon) == ["gild 0", "gild 1"]


def test_a_hologram_as_the_giant_fills_two_spaces() -> None:
    """M-12.3, M-5.12: where a wild tile has two; elsewhere it is placed as usual."""
    state = shining("giant", "place")
    do(state, "hologram@hills_5")
    assert of(state).held[SPACE_NAMES.index("hills_5")] == 2
    position = state.position()
    assert state.game.from_position(position).position() == position
    place_rest(state)
    pass_until(state, "actions")
    do(state, "activate p1:hologram hills_5", "roll 6", "roll 6")
    assert goods(state)["gold"] == 3
    narrow = shining("giant", "place")
    do(narrow, "hologram@hills_6")
    assert of(narrow).held[SPACE_NAMES.index("hills_6")] == 1


def test_a_hologram_as_the_mermaid_swims() -> None:
    """M-12.3, M-5.19: on a flooded tile without a space; a flood there sends it to its pool."""
    state = shining("mermaid", "place", {"followers": ["pool"]}, land={"hills": 4}, told={"allies": {}})
    do(state, "hologram@hills_6")
    assert of(state).held[SPACE_NAMES.index("hills_6")] == 0
    position = state.position()
    assert state.game.from_position(position).position() == position
    place_rest(state)
    while state.step().name != "turn_over":
        do(state, next(text for text in texts(state) if text.split(" ")[0] == "pass"))
    do(state, "card flood_hills")
    while hologram_at(state) == "hills_6" and state.step().name in ("sentinels", "going_home", "response"):
        do(state, next(text for text in texts(state) if text.split(" ")[0] in ("pass", "return")))
    assert hologram_at(state) == "pool"


def test_those_beside_a_swimming_hologram_get_energy() -> None:
    """M-12.3, M-5.19."""
    told = {"hologram_room": 2}
    state = shining("mermaid", "actions", {"followers": ["hills_4", "gate_build_1"]}, hologram="hills_5",
                    land={"hills": 4}, told=told, marks={"resolved": ["hologram"]})  # fmt: skip
    do(state, "activate p1:follower hills_4", "roll 1")
    assert goods(state)["energy"] >= 1


# The Spectral Replicator.


def test_the_hologram_repeats_its_action() -> None:
    """M-11.11, M-24.51: three times, each rolled anew."""
    state = two("actions", {"followers": ["gate_build_1"]}, hologram="hills_3", hologram_power="scholar",
                monstrosities={"spectral_replicator": 3})  # fmt: skip
    do(state, "activate p1:hologram hills_3", "roll 6", "roll 6", "roll 1", "roll 6")
    assert state.step().name == "actions"
    assert goods(state) == {"gold": 3}


def test_each_repeat_is_paid_anew() -> None:
    """M-11.11: in the Forges each exchange needs its own ore."""
    state = two("actions", {"followers": ["gate_build_1"], "goods": {"ore": 2}}, hologram="forges_3",
                hologram_power="scholar", monstrosities={"spectral_replicator": 3})  # fmt: skip
    do(state, "activate p1:hologram forges_3", "convert 1 ore", "convert 1 ore")
    assert state.step().name == "actions"
    assert goods(state)["atlantium"] == 2 * int(of(state).rules.rate[SITE_NAMES.index("forges_3")])


def test_in_the_cities_the_pair_acts_again() -> None:
    """M-11.11."""
    state = two("actions", {"followers": ["cities_3.d"]}, hologram="cities_3.d", hologram_power="scholar",
                monstrosities={"spectral_replicator": 1})  # fmt: skip
    do(state, "activate cities_3.d", "roll 1", "roll 1")
    assert state.step().name == "die"


def test_off_the_island_nothing_is_repeated() -> None:
    """M-11.11."""
    state = two("actions", {"followers": ["gate_build_2"]}, hologram="mystic_siphon", built=["mystic_siphon"],
                hologram_power="scholar", monstrosities={"spectral_replicator": 3})  # fmt: skip
    do(state, "activate p1:hologram mystic_siphon")
    assert REPEATS.of(of(state)) == 3


def test_repeats_come_before_the_centaurs_step() -> None:
    """M-11.11, M-5.9 (g), M-12.3: and the action after the step is not repeated."""
    state = shining("centaur", "actions", {"followers": ["gate_build_1"]}, hologram="hills_3",
                    told={"spectral_replicator": 1})  # fmt: skip
    do(state, "activate p1:hologram hills_3", "roll 1")
    assert state.step().name == "die"
    do(state, "roll 1", "to hills_2", "roll 1")
    assert state.step().name == "actions"


def test_the_replicator_stores_three_repeats_a_pair() -> None:
    """M-11.11: for the round to come."""
    pair = {"followers": ["spectral_replicator.d", "spectral_replicator.d", "gate_build_1"]}
    state = two("actions", pair, built=["spectral_replicator"], level=4)
    do(state, "activate spectral_replicator.d")
    assert REPEATS_NEXT.of(of(state)) == 3


# The Daimonic Lattice.


def test_the_lattice_lets_a_spirit_serve_everybody() -> None:
    """M-11.10, DM-88: without a Channeler too; from now on, wherever they stand."""
    crew = {"followers": ["daimonic_lattice", "hills_3", "hills_2", "gate_build_1"]}
    state = two("actions", crew, built=["daimonic_lattice"])
    do(state, "activate p1:follower daimonic_lattice", "spirit the_napaeae")
    do(state, "activate p1:follower hills_3", "roll 6", "activate p1:follower hills_2", "roll 6")
    assert goods(state) == {"gold": 4}


def test_two_on_the_lattice_may_name_two_spirits() -> None:
    """M-11.10: also one that is played already."""
    lattice = {"followers": ["daimonic_lattice", "daimonic_lattice", "hills_3"]}
    state = two("actions", lattice, built=["daimonic_lattice"], monstrosities={"played_spirits": {"the_muses": 1}})
    do(state, "activate p1:follower daimonic_lattice", "spirit the_muses")
    do(state, "activate p1:follower daimonic_lattice", "spirit the_oreads")
    assert state.position()["monstrosities"]["daimonic_lattice"] == {"the_oreads": 1, "the_muses": 1}
