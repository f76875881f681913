"""Setting up, and what the box and the island are like: sections 1 and 2 of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import pytest

import tidefall
from rising_helpers import do, place_rest, texts
from rising_scenes import (
    INTRODUCTORY,
    asked,
    barriers,
    built,
    counter,
    followers,
    goods,
    land,
    leader,
    misfortune_pile,
    placing,
    refused,
    see,
)
from tidefall.kernel.state import State
from tidefall.rising import catalogue
from tidefall.rising.rules import content, island

BASE_COUNCILORS = content.COUNCILORS[: int(content.BASE_COUNCILORS)]

CATALOGUE = catalogue.load()


def opening(**options: object) -> State:
    return tidefall.load_game("rising", **options).new_initial_state()


def fresh(start: str = "p1", **options: object) -> State:
    """A game set up, everybody taking the first that is offered, in round 1."""
    state = opening(**options)
    while state.step().name not in ("place", "hologram_power"):
        do(state, f"starter {start}" if state.step().name == "find_starter" else texts(state)[0])
    if state.step().name == "hologram_power":
        do(state, texts(state)[0])
    return state


def odds(state: State) -> dict[str, float]:
    return {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}


def misfortune_deck(state: State) -> Counter[str]:
    return Counter(see(state)["misfortunes"]["left"])


def unbuilt(state: State) -> set[str]:
    return {component["name"] for component in see(state)["blueprint"]}


def drawers(state: State) -> list[int]:
    """Who draws the misfortunes of a round in which nothing else happens."""
    found = []
    place_rest(state)
    while asked(state)[0] == "turn_over":
        found.append(see(state)["drawer"])
        do(state, "card calm_seas")
    return found


def test_four_players_introductory() -> None:
    """SC-001, R-2.2 to R-2.6, R-2.8, R-2.9, R-2.12, R-2.13, R-1.15."""
    state = fresh(seats=4, level=1)
    for seat in range(4):
        assert leader(state, seat) == "pool"
        assert (followers(state, seat, "pool"), followers(state, seat, "supply")) == (2, 2)
        assert goods(state, seat) == {"energy": 2}
    assert (see(state)["misfortunes"]["deck"], misfortune_pile(state)) == (61, {})
    assert (see(state)["library"]["deck"], see(state)["library"]["discard"]) == (27, {})
    assert unbuilt(state) == {*INTRODUCTORY, "power_core"}
    assert built(state) == set()
    assert (counter(state), see(state)["round"]) == (0, 1)
    assert [land(state, peninsula) for peninsula in island.PENINSULAS] == [6] * 6
    assert barriers(state) == set()
    assert asked(state) == ("place", 0)


def test_three_players() -> None:
    """SC-002, R-2.13, R-1.2, R-3.13, R-10.25: six followers and the Leader are seven Atlanteans."""
    state = opening(seats=3)
    do(state, "councilor mystic")
    assert texts(state) == ["colour red", "colour blue", "colour yellow"]
    refused(state, "colour green")
    do(state, "colour blue", "councilor adept")
    assert texts(state) == ["colour red", "colour yellow"]
    do(state, "colour red", "councilor sentinel", "colour yellow", "starter p2")
    for seat in range(3):
        assert leader(state, seat) == "pool"
        assert (followers(state, seat, "pool"), followers(state, seat, "supply")) == (3, 3)
    assert drawers(state) == [1, 2, 0, 1]


def test_one_player() -> None:
    """SC-004, R-2.13, R-2.14, R-3.7, R-3.13: with Hologram, Automaton and income."""
    state = fresh(seats=1)
    pool = {text.split("@")[0] for text in texts(state) if "@" in text}
    assert pool == {"leader", "follower", "hologram", "automaton"}
    assert (followers(state, 0, "pool"), followers(state, 0, "supply")) == (4, 3)
    assert goods(state, 0) == {"energy": 3}
    assert drawers(state) == [0, 0, 0, 0]
    do(state, "end")
    assert (see(state)["round"], goods(state, 0)) == (2, {"energy": 4})


def test_two_players() -> None:
    """R-2.11, R-2.13, R-3.8, R-3.13, R-10.23: the Hologram is with the starting player, who draws both first."""
    state = opening(seats=2)
    do(state, "councilor mystic", "colour blue", "councilor adept", "colour red", "starter p2")
    assert see(state)["council"]["stack"] == [name for name in BASE_COUNCILORS if name not in ("mystic", "adept")]
    do(state, "board explorer", "board sentinel", "power sentinel")
    assert see(state)["council"]["discard"] == ["explorer"]
    assert (followers(state, 0, "pool"), followers(state, 0, "supply")) == (4, 3)
    assert "hologram@mystic_power_source" in texts(state, 1)
    assert "hologram@mystic_power_source" not in texts(state, 0)
    assert drawers(state) == [1, 1, 0, 0]


def test_council_of_one() -> None:
    """R-2.11: nine boards are stacked for a single player, each as likely to come up as another."""
    state = opening(seats=1)
    do(state, "councilor mystic", "colour red")
    assert odds(state) == {f"board {name}": pytest.approx(1 / 9) for name in BASE_COUNCILORS if name != "mystic"}


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_many_players(seats: int) -> None:
    """SC-005, R-2.13, R-3.13, R-4.5, R-1.11, R-10.1: a Leader each, two followers; the third build space from five."""
    state = fresh(seats=seats)
    assert [leader(state, seat) for seat in range(seats)] == ["pool"] * seats
    assert [followers(state, seat, "pool") for seat in range(seats)] == [2] * seats
    assert len({player["colour"] for player in see(state)["players"]}) == seats
    if seats > 4:
        do(state, "leader@gate_build_3")
        assert leader(state, 0) == "gate_build_3"
    else:
        assert "five or more" in refused(state, "leader@gate_build_3")
    assert drawers(state) == list(range(seats))


def test_followers_of_a_colour() -> None:
    """R-10.2, R-2.13: seven where three colours are used, four where seven are; 37 with the box of all colours."""
    tables = {seats: fresh(seats=seats) for seats in range(1, 8)}
    most = {seats: followers(state, 0, "pool") + followers(state, 0, "supply") for seats, state in tables.items()}
    assert most == {1: 7, 2: 7, 3: 6, 4: 4, 5: 4, 6: 4, 7: 4}
    assert 3 * most[1] + 4 * most[7] == 37


def test_level_five() -> None:
    """SC-006, R-1.30, R-1.31, R-2.5, R-2.9."""
    state = fresh(seats=4, level=5)
    deck = misfortune_deck(state)
    assert (deck.total(), deck["calm_seas"], deck["controlled_flood"]) == (61, 3, 9)
    assert sum(deck[f"flood_{peninsula}"] for peninsula in island.PENINSULAS) == 36
    letters = [CATALOGUE.components[content.COMPONENTS.index(name)].letter for name in unbuilt(state)]
    assert Counter(letters) == {"B": 3, "C": 3, "D": 3, "": 1}
    assert [goods(state, seat) for seat in range(4)] == [{"energy": 2}] * 4


@pytest.mark.parametrize(("seats", "level"), list(product(range(1, 8), range(1, 6))))
def test_any_number_at_any_level(seats: int, level: int) -> None:
    """R-2.15, R-1.30, R-2.3: ten components, and the deck and energy of the level."""
    state = fresh(seats=seats, level=level)
    assert asked(state) == ("place", 0)
    assert len(unbuilt(state)) == 10
    assert misfortune_deck(state).total() == [61, 64, 61, 63, 61][level - 1]
    assert goods(state, 0).get("energy", 0) == 2 + (seats == 1)


def test_order_of_setup() -> None:
    """R-2.1, R-0.7: every random pick is a chance event of its own, in the order of the rules."""
    state = opening(seats=2, level=2, councilors="random")
    met: list[str] = []
    while state.is_chance_node():
        if not met or met[-1] != state.step().name:
            met.append(state.step().name)
        do(state, texts(state)[0])
    assert met == ["lay_component", "deal_councilor", "find_starter", "reveal_board"]


def test_library_deck() -> None:
    """R-2.4, R-10.5: 22 basic cards and the wonder, always, and four of ten artifacts that nobody knows."""
    state = fresh()
    library = see(state)["library"]
    deck = Counter(library["left"])
    assert deck == {entry.id: entry.copies for entry in CATALOGUE.cards if entry.kind != "artifact"}
    assert (deck.total(), deck["wellspring_of_ages"]) == (23, 1)
    assert library["unseen"] == [entry.id for entry in CATALOGUE.cards if entry.kind == "artifact"]
    assert library["hidden"] == 4


def test_specials_of_the_introductory_deck() -> None:
    """R-10.6, R-10.4, R-0.2: all thirteen are in, five of them omens, Spur the Cycle among the others."""
    deck = misfortune_deck(fresh(level=1))
    specials = {entry.id: entry for entry in CATALOGUE.misfortunes if entry.kind == "special"}
    assert sum(deck[name] for name in specials) == 13
    assert sum(deck[name] for name, entry in specials.items() if entry.omen) == 5
    assert deck["spur_the_cycle"] == 1


def test_component_tiles() -> None:
    """R-10.3: twenty with letters, five of each, and the Power Core."""
    assert Counter(entry.letter for entry in CATALOGUE.components) == {"A": 5, "B": 5, "C": 5, "D": 5, "": 1}


def test_components_are_drawn() -> None:
    """R-1.31: the required number of each letter, each component as likely as another."""
    state = opening(level=4)
    assert odds(state) == {f"component {name}": pytest.approx(1 / 5) for name in content.COMPONENTS[:5]}
    do(state, "component resonant_bell", "component aether_lens", "component mnemonic_vault")
    assert odds(state) == {f"component {name}": pytest.approx(1 / 5) for name in content.COMPONENTS[10:15]}


def test_components_are_picked() -> None:
    """R-1.31, R-3.29 (D-03): the first seat picks for the table, within the letters of the level."""
    state = opening(level=4, components="picked")
    assert asked(state) == ("pick_component", 0)
    refused(state, "pick numinous_beacon")
    refused(state, "pick power_core")
    refused(state, "pick aether_lens", seat=1)
    do(state, "pick aether_lens", "pick tidal_bulwark", "pick resonant_bell")
    refused(state, "pick mnemonic_vault")
    do(state, "pick fate_spindle", "pick entropy_drive", "pick numinous_beacon")
    do(state, "pick spirit_seal", "pick soul_conduit", "pick aegis_of_nereus")
    assert asked(state) == ("take_councilor", 0)
    assert {"fate_spindle", "soul_conduit", "power_core"} < unbuilt(state)
    assert len(unbuilt(state)) == 10
    assert asked(opening(level=1, components="picked"))[0] == "take_councilor"


def test_councilors_are_chosen() -> None:
    """R-2.7, R-3.29 (D-02): in the order of seats, all different, and so are the colours."""
    state = opening()
    assert texts(state) == [f"councilor {name}" for name in BASE_COUNCILORS]
    do(state, "councilor artificer")
    assert texts(state) == [f"colour {name}" for name in content.COLOURS]
    do(state, "colour navy")
    assert asked(state) == ("take_councilor", 1)
    refused(state, "councilor artificer")
    do(state, "councilor mystic")
    refused(state, "colour navy")


def test_councilors_are_dealt() -> None:
    """R-2.7: by option at random, each free one as likely as another."""
    state = opening(councilors="random")
    assert odds(state) == {f"councilor {name}": pytest.approx(1 / 10) for name in BASE_COUNCILORS}
    do(state, "councilor artificer")
    assert len(odds(state)) == 9
    do(state, "councilor mystic", "councilor adept", "councilor scholar")
    assert asked(state) == ("find_starter", -1)


def test_starting_player() -> None:
    """R-2.10: a random seat, or by option the first."""
    state = opening(councilors="random")
    do(state, *[f"councilor {name}" for name in content.COUNCILORS[:4]])
    assert odds(state) == {f"starter p{number}": 0.25 for number in range(1, 5)}
    do(state, "starter p3")
    assert asked(state) == ("place", 2)
    state = opening(councilors="random", starting_player="first")
    do(state, *[f"councilor {name}" for name in content.COUNCILORS[:4]])
    assert asked(state) == ("place", 0)


def test_map() -> None:
    """SC-008, R-1.3, R-1.4, R-1.5: a star of six straight arms around the centre."""
    site = island.SITE_NAMES.index
    assert island.coordinates(site("forges_6")) == (-6, 0)
    assert island.coordinates(site("cities_3")) == (0, 3)
    assert island.coordinates(site("hills_2")) == (2, -2)
    assert island.coordinates(site("mystic_power_source")) == (0, 0)
    near = {island.SITE_NAMES[other] for other in island.adjacent(site("hills_1"))}
    assert near == {"mystic_power_source", "hills_2", "forests_1", "mountains_1"}
    assert {island.SITE_NAMES[other] for other in island.adjacent(site("forges_6"))} == {"forges_5"}
    assert len(island.adjacent(site("mystic_power_source"))) == 6
    assert len({island.coordinates(tile) for tile in range(37)}) == 37


def test_shape_of_tile_values() -> None:
    """R-1.7: outer tiles are better; a ring-6 tile has one space; the cities have double spaces."""
    for peninsula in island.PENINSULAS:
        arm = [tile for tile in CATALOGUE.tiles if tile.peninsula == peninsula]
        assert [tile.ring for tile in arm] == [1, 2, 3, 4, 5, 6]
        assert arm[5].spaces == 1
        assert all(1 <= tile.spaces <= 3 for tile in arm)
        worth = [(-tile.target, tile.keep, tile.rate) for tile in arm]
        assert worth == sorted(worth)
        if peninsula in ("forests", "hills", "mountains"):
            assert (arm[5].target, arm[0].target) == (3, 6)
    assert {tile.rate for tile in CATALOGUE.tiles if tile.peninsula == "forges"} == {1, 2, 3}


def test_spaces_and_their_names() -> None:
    """R-1.9, R-1.10: the spaces of a tile are alike and named once; as many figures stand there as it has spaces."""
    state = placing(seats=7)
    for seat in range(3):
        state.submit(seat, "leader@hills_3")
    assert "no empty space" in refused(state, "leader@hills_3", seat=3)
    offered = {text.split("@")[1] for text in texts(state, 3) if text.startswith("leader@cities")}
    assert offered == {f"cities_{ring}.d" for ring in range(1, 7)}
    state.submit(3, "leader@cities_3.d")
    state.submit(4, "leader@cities_3.d")
    refused(state, "leader@cities_3.d", seat=5)
    refused(state, "leader@cities_3.e", seat=5)


def test_land_is_contiguous() -> None:
    """R-1.6: floods take the farthest tile, unfloods bring back the flooded one nearest the centre."""
    state = placing({"goods": {"energy": 10}}, land={"hills": 3})
    open_hills = {f"follower@hills_{ring}" for ring in range(1, 7)} & set(texts(state))
    assert open_hills == {"follower@hills_1", "follower@hills_2", "follower@hills_3"}
    do(state, "unflood hills")
    assert {f"follower@hills_{ring}" for ring in range(1, 7)} & set(texts(state)) == {*open_hills, "follower@hills_4"}
    place_rest(state)
    do(state, "card flood_hills", "card flood_hills")
    assert land(state, "hills") == 2


def test_chance_of_a_flood() -> None:
    """R-1.32: how often a peninsula is hit in a round of the introductory game, draws taken as independent."""
    deck = misfortune_deck(fresh(level=1))
    hit = deck["flood_hills"] / deck.total()

    def at_least(hits: int, draws: int) -> float:
        return round(1 - sum(comb(draws, n) * hit**n * (1 - hit) ** (draws - n) for n in range(hits)), 2)

    assert [at_least(1, 4), at_least(1, 7)] == [0.34, 0.52]
    assert [at_least(2, 4), at_least(2, 7)] == [0.05, 0.15]
    assert [round(4 * 6 * hit, 1), round(4 * deck["controlled_flood"] / deck.total(), 1)] == [2.4, 0.2]


def test_what_the_introductory_game_takes() -> None:
    """R-1.16: 26 crystal and gold, eight ore as it is, and the ore for fourteen Atlantium."""
    needed = [*INTRODUCTORY, "power_core"]
    costs = [CATALOGUE.components[content.COMPONENTS.index(name)].cost for name in needed]
    crystal, gold, ore, atlantium, energy = (sum(amounts) for amounts in zip(*costs, strict=True))
    assert (crystal + gold, ore, atlantium, energy) == (26, 8, 14, 3)
