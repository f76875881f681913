"""Setting up: section 2 of the rules, with what the player count and the options change in it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from survive_helpers import (
    ISLAND,
    creatures,
    decision,
    events,
    explorer,
    fresh,
    game,
    goals,
    odds,
    place_all,
    play,
    random_step,
    refused,
    see,
    set_up,
    texts,
    why_not,
)
from tidefall.kernel.state import State

TILES = [name for name in ISLAND if name != "G6"]


def crowd(state: State, letters: str, tiles: list[str], tokens: int) -> State:
    """The same game with explorers set on these tiles, one after the other, seat by seat."""
    names = [f"{letter}{'abcdefghij'[token]}" for token in range(tokens) for letter in letters]
    placed = dict(zip(names, tiles, strict=False))
    return state.game.from_position({"step": "place_explorer", "explorers": placed})


def tiles_for(state: State) -> set[str]:
    """Where the player at turn may place an explorer."""
    return {text.split("@")[1] for text in texts(state)}


def test_order_of_setup() -> None:
    """S-2.1: serpents, tiles, explorers in reserve, ships dealt, supplies; then explorers, ships, and turn 1."""
    state = game().new_initial_state()
    view = see(state)
    assert creatures(state, "serpent") == ["B1", "C11", "G6", "K1", "L10"]
    assert (view["phase"], view["island"], view["explorers"], view["ships"]) == ("setup", {}, [], [])
    assert [player["reserve"] for player in view["players"]] == [10, 10, 10, 10]
    assert [player["ships_to_place"] for player in view["players"]] == [2, 2, 2, 2]
    rng = random.Random(1)
    seen: list[str] = []
    while see(state)["turn"] == 0:
        if not state.is_chance_node() and decision(state)[0] not in seen:
            seen.append(decision(state)[0])
        random_step(state, rng)
    assert seen == ["place_explorer", "place_ship"]
    assert (see(state)["turn"], see(state)["active"]) == (1, 0)


def test_with_five_players_ships_depend_on_the_seat() -> None:
    """S-2.1: the first player is known before ships are dealt, so that the later seats get the second ship."""
    assert [player["ships_to_place"] for player in see(fresh(seats=5))["players"]] == [1, 1, 2, 2, 2]


def test_tiles_are_shuffled_uniformly_with_unknown_backs() -> None:
    """S-2.3 [S-9.2]: each space draws from the tiles left, terrain only; nobody's view has a back."""
    state = game().new_initial_state()
    assert odds(state) == pytest.approx({"D4 beach": 0.4, "D4 forest": 0.4, "D4 mountain": 0.2})
    play(state, "D4 mountain")
    assert odds(state) == pytest.approx({"D5 beach": 16 / 39, "D5 forest": 16 / 39, "D5 mountain": 7 / 39})
    state = fresh()
    for seat in (None, 0, 3):
        assert set(see(state, seat)["island"].values()) == {"beach", "forest", "mountain"}
    layouts = {tuple(see(fresh(seed))["island"].items()) for seed in range(5)}
    assert len(layouts) == 5


def test_no_layout_is_corrected() -> None:
    """CS-124 [S-2.3] R-17: the game starts with a beach enclosed by mountains."""
    state = game().new_initial_state()
    beaches, forests = 15, 16
    while state.is_chance_node():
        space = next(iter(texts(state))).split(" ")[0]
        if space in ("D4", "D5", "E4", "E6", "F5", "F6"):
            play(state, f"{space} mountain")
        elif space == "E5":
            play(state, "E5 beach")
        elif f"{space} mountain" in texts(state) and space in ("J6", "J7"):
            play(state, f"{space} mountain")
        elif beaches:
            beaches -= 1
            play(state, f"{space} beach")
        else:
            forests -= 1
            play(state, f"{space} forest")
    assert forests == 0
    assert see(state)["island"]["E5"] == "beach"
    assert decision(state) == ("place_explorer", 0)
    assert len(tiles_for(state)) == 40


def test_first_player_is_the_one_in_the_first_seat() -> None:
    """S-2.4 [S-0.8]: any colour can be named to go first; the first seat places first and has turn 1."""
    state = fresh(colours="yellow,red,blue,green")
    assert see(state)["players"][0]["colours"] == ["yellow"]
    assert decision(state) == ("place_explorer", 0)
    state = set_up(colours="yellow,red,blue,green")
    assert see(state)["active"] == 0


def test_explorers_are_placed_one_by_one_in_seat_order() -> None:
    """S-2.5: round after round, one of the own reserve on a tile without explorers; it must be done."""
    state = fresh()
    assert {text[0] for text in texts(state)} == {"R"}
    assert {text[1] for text in texts(state)} == set("123456")
    assert tiles_for(state) == set(TILES)
    play(state, "R6@F5", "token Rc")
    assert decision(state) == ("place_explorer", 1)
    assert tiles_for(state) == set(TILES) - {"F5"}
    assert "F5 is taken" in why_not(state, "B1@F5")
    assert "not possible" in refused(state, "end")
    play(state, "B1@F4", "token Ba", "G1@F6", "token Ga", "Y1@F7", "token Ya")
    assert decision(state) == ("place_explorer", 0)
    assert "R6@F8" not in texts(state)
    assert "R5@F8" in texts(state)


def test_nobody_else_sees_the_value_placed() -> None:
    """CS-14 [S-2.5, S-9.3, S-9.7]: others see a red token on F5, and no value."""
    state = play(fresh(), "R6@F5", "token Rc")
    assert explorer(state, "Rc", 0)["value"] == 6
    for other in (None, 1, 2, 3):
        entry = explorer(state, "Rc", other)
        assert (entry["colour"], entry["at"], entry["value"]) == ("red", "F5", None)
        placed = events(state, "explorer_placed", other)
        assert placed[-1]["text"] == "Red places an explorer on F5."


def test_ships_are_placed_next_to_the_island() -> None:
    """S-2.6: in seat order on a sea space beside a tile, without a ship or a serpent."""
    state = place_all(fresh(), random.Random(0))
    assert decision(state) == ("place_ship", 0)
    play(state, "dock F2")
    assert decision(state) == ("place_ship", 1)
    assert len(goals(state)) == 27
    assert "already a ship or a serpent on" in refused(state, "dock F2")
    assert "already a ship or a serpent on" in refused(state, "dock G6")
    assert "is not next to the island" in refused(state, "dock A1")
    assert "not possible" in refused(state, "end")


def test_ship_refusals_say_why() -> None:
    """S-2.6: a number of an illegal space is refused with the reason."""
    state = play(place_all(fresh(), random.Random(0)), "dock F2")
    assert "already a ship or a serpent on" in why_not(state, "dock F2")
    assert "already a ship or a serpent on" in why_not(state, "dock G6")
    assert "is land" in why_not(state, "dock F3")
    assert "not next to the island" in why_not(state, "dock A1")


def test_supplies_wait_beside_the_board() -> None:
    """S-2.7: ships that are not dealt, and all sharks and whales."""
    view = see(fresh())
    assert view["supply"]["ship"] == 4
    assert (view["supply"]["shark"], view["supply"]["whale"]) == (6, 5)
    assert creatures(fresh(), "shark") == creatures(fresh(), "whale") == []


@pytest.mark.parametrize(
    ("options", "explorers", "ships", "supply"),
    [
        ({"seats": 2}, 10, [2, 2], 8),
        ({"seats": 2, "two_colour": True}, 20, [4, 4], 4),
        ({"seats": 3}, 10, [2, 2, 2], 6),
        ({"seats": 4}, 10, [2, 2, 2, 2], 4),
        ({"seats": 5}, 8, [1, 1, 2, 2, 2], 4),
        ({"seats": 6}, 7, [1, 1, 1, 1, 2, 2], 4),
        ({"seats": 5, "ch5": True}, 10, [2] * 5, 2),
        ({"seats": 6, "ch5": True}, 10, [2] * 6, 0),
        ({"seats": 3, "ch1": True}, 10, [2, 2, 2], 6),
        ({"seats": 6, "ch1": True}, 7, [1, 1, 1, 1, 2, 2], 4),
    ],
)
def test_table_by_player_count(options: dict[str, Any], explorers: int, ships: list[int], supply: int) -> None:
    """S-2.8 [S-8.9.1]: explorers, ships and supply of each row; the setup ends with all of them on the board."""
    state = fresh(**options)
    view = see(state)
    assert [player["reserve"] for player in view["players"]] == [explorers] * len(ships)
    assert [player["ships_to_place"] for player in view["players"]] == ships
    assert view["supply"]["ship"] == supply
    state = set_up(**options)
    view = see(state)
    assert len(view["explorers"]) == explorers * len(ships)
    assert len(view["ships"]) == sum(ships)
    tokens = Counter(entry["at"] for entry in view["explorers"])
    at_most = {"ch1": 2, "ch5": 2, "seats": 3 if options["seats"] == 6 else 1}
    limit = next((at_most[name] for name in ("ch1", "ch5") if options.get(name)), at_most["seats"])
    assert max(tokens.values()) <= limit


def ship_order(state: State) -> list[int]:
    place_all(state, random.Random(3))
    order = []
    while decision(state)[0] == "place_ship":
        order.append(state.current_player() + 1)
        state.apply_action(state.legal_actions()[0])
    return order


def test_five_players() -> None:
    """CS-08 [S-1.12, S-2.8, S-2.10]: reduced values, ships 1 1 2 2 2, order 1 2 3 4 5 3 4 5, supply 4."""
    state = fresh(seats=5)
    for seat, colour in enumerate(("red", "blue", "green", "yellow", "orange")):
        assert sorted(see(state, seat)["reserve"][colour]) == [1, 1, 2, 2, 3, 4, 5, 6]
    assert ship_order(state) == [1, 2, 3, 4, 5, 3, 4, 5]
    assert see(state)["supply"]["ship"] == 4


def test_six_players_place_ships() -> None:
    """CS-10 [S-2.8, S-2.10]: order 1 2 3 4 5 6 5 6, supply 4."""
    state = fresh(seats=6)
    assert ship_order(state) == [1, 2, 3, 4, 5, 6, 5, 6]
    assert see(state)["supply"]["ship"] == 4


def test_last_tokens_of_seats_five_and_six_join_another_colour() -> None:
    """CS-09 [S-2.9] R-31: any tile without the own colour; the sixth seat may join the tile just doubled."""
    state = crowd(fresh(seats=6), "RBGYOW", TILES, 7)
    assert decision(state) == ("place_explorer", 4)
    orange = {entry["at"] for entry in see(state)["explorers"] if entry["colour"] == "orange"}
    white = {entry["at"] for entry in see(state)["explorers"] if entry["colour"] == "white"}
    assert tiles_for(state) == set(TILES) - orange
    play(state, f"O6@{TILES[0]}", "token Og")
    assert decision(state) == ("place_explorer", 5)
    assert tiles_for(state) == set(TILES) - white
    play(state, f"W6@{TILES[0]}", "token Wg")
    assert sum(1 for entry in see(state)["explorers"] if entry["at"] == TILES[0]) == 3


def test_removed_tokens_are_known_and_stay_in_the_box() -> None:
    """S-2.11: with six players only seven explorers a colour exist; the rest never appears, and all know which."""
    state = set_up(seats=6)
    assert {entry["id"][1] for entry in see(state)["explorers"]} == set("abcdefg")
    with pytest.raises(ValueError, match="no explorer 'Rj'"):
        state.game.from_position({"explorers": {"Rj": "F3"}})
    assert see(state)["options"]["seats"] == 6


@pytest.mark.parametrize("memory", ["strict", "assisted"])
def test_end_of_setup(memory: str) -> None:
    """S-2.12 [S-9.3]: reserves and hands are empty, no turn was taken before; strict memory hides own values."""
    state = set_up(memory=memory)
    for seat in range(4):
        view = see(state, seat)
        assert view["hand"] == []
        assert view["reserve"] == {}
        known = [entry["value"] for entry in view["explorers"] if entry["seat"] == seat]
        assert known.count(None) == (10 if memory == "strict" else 0)
    assert [player["reserve"] for player in see(state)["players"]] == [0, 0, 0, 0]
    assert [player["turns"] for player in see(state)["players"]] == [1, 0, 0, 0]


def test_turn_counters_stand_at_zero_while_placing() -> None:
    """S-2.12: the first turn begins after the last ship."""
    state = place_all(fresh(), random.Random(0))
    assert see(state)["turn"] == 0
    assert [player["turns"] for player in see(state)["players"]] == [0, 0, 0, 0]


def test_setup_of_the_options() -> None:
    """S-2.13: dolphins and squids in supply, no whales under squid_v1, nothing else for the other flags."""
    plain = see(fresh())["supply"]
    assert plain == {"serpent": 0, "shark": 6, "whale": 5, "dolphin": 0, "squid": 0, "ship": 4}
    assert see(fresh(ch6=True))["supply"]["dolphin"] == 4
    assert see(fresh(squid=True))["supply"]["squid"] == 5
    assert see(fresh(squid=True, squid_v1=True))["supply"]["whale"] == 0
    assert see(fresh(squid=True, squid_v2=True))["supply"] == see(fresh(squid=True))["supply"]
    for flag in ("ch2", "ch3", "ch4"):
        assert see(fresh(**{flag: True}))["supply"] == plain
        assert see(fresh(**{flag: True}))["players"] == see(fresh())["players"]


def test_colours_are_chosen_freely() -> None:
    """S-2.14: any colours, each once; another choice changes names only."""
    state = set_up(colours="green,yellow,red,blue")
    assert [player["colours"] for player in see(state)["players"]] == [["green"], ["yellow"], ["red"], ["blue"]]
    usual = set_up()
    assert state.legal_actions() == usual.legal_actions()
    assert state.history() == usual.history()
    with pytest.raises(ValueError, match="4 different colours"):
        game(colours="green,green,red,blue")
    with pytest.raises(ValueError, match="4 different colours"):
        game(colours="green,white,red,blue")


def test_challenge_five_fills_empty_tiles_first() -> None:
    """CS-12 [S-8.5.2, S-8.5.3]: the one empty tile, then tiles with exactly one explorer of another colour."""
    state = crowd(fresh(seats=6, ch5=True), "RBGYOW", TILES[:39], 10)
    assert decision(state) == ("place_explorer", 3)
    assert tiles_for(state) == {TILES[39]}
    play(state, f"Y6@{TILES[39]}", "token Yg")
    orange = {entry["at"] for entry in see(state)["explorers"] if entry["colour"] == "orange"}
    assert tiles_for(state) == set(TILES) - orange
    play(state, f"O6@{TILES[0]}", "token Og")
    white = {entry["at"] for entry in see(state)["explorers"] if entry["colour"] == "white"}
    assert tiles_for(state) == set(TILES) - white - {TILES[0]}


def test_challenge_five_deals_everything() -> None:
    """S-8.5.1, S-8.5.2, S-8.5.3: ten explorers and two ships each, and a legal tile for every placement."""
    for seats in (5, 6):
        state = fresh(seats=seats, ch5=True)
        assert sorted(see(state, 0)["reserve"]["red"]) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
        place_all(state, random.Random(seats))
        assert [player["on_board"] for player in see(state)["players"]] == [10] * seats
        shared = Counter(entry["at"] for entry in see(state)["explorers"])
        assert max(shared.values()) == 2
        for tile in shared:
            colours = [entry["colour"] for entry in see(state)["explorers"] if entry["at"] == tile]
            assert len(set(colours)) == len(colours)
    with pytest.raises(ValueError, match="5 or 6 players"):
        game(seats=4, ch5=True)


def test_challenge_one_doubles_inland_tiles_only() -> None:
    """CS-13 [S-8.2.1, S-8.2.2] R-30: inland twice, own or not, at any time; coast and lagoon once."""
    state = fresh(ch1=True)
    play(state, "R6@E6", "token Ra", "B6@F3", "token Ba", "G6@G5", "token Ga", "Y6@E5", "token Ya")
    legal = tiles_for(state)
    assert "E6" in legal
    assert "E5" in legal
    assert not legal & {"F3", "G5"}
    play(state, "R5@E6", "token Rb")
    assert "E6" not in tiles_for(state)


def test_challenge_one_has_52_places() -> None:
    """S-8.2.1: 28 tiles of one place and 12 of two."""
    state = game(ch1=True, seats=6).from_position({"step": "place_explorer"})
    once = tiles_for(state)
    doubled = set()
    for tile in once:
        state = game(ch1=True, seats=6).from_position({"step": "place_explorer", "explorers": {"Ra": tile}})
        if tile in tiles_for(state):
            doubled.add(tile)
    assert (len(once - doubled), len(doubled)) == (28, 12)


def test_challenge_one_with_six_players() -> None:
    """CS-140 [S-8.2.3]: the last tokens need an empty tile or an inland tile with one, even the placer's own."""
    inland = ["E5", "E6", "E7", "F5", "F8", "G4", "G8", "H5", "H8", "I5", "I6", "I7"]
    outer = [tile for tile in TILES if tile not in inland]
    full = crowd(fresh(seats=6, ch1=True), "RBGYOW", [*outer[:26], *inland, "E5", "E6"], 7)
    assert decision(full) == ("place_explorer", 4)
    assert tiles_for(full) == set(outer[26:]) | set(inland) - {"E5", "E6"}
    orange = {entry["at"] for entry in see(full)["explorers"] if entry["colour"] == "orange"}
    assert orange & set(inland) & tiles_for(full)
    play(full, f"O6@{outer[27]}", "token Og")
    assert tiles_for(full) == {outer[26]} | set(inland) - {"E5", "E6"}
    state = set_up(seats=6, ch1=True)
    assert len(see(state)["explorers"]) == 42
