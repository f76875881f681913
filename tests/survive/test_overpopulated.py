"""Challenge 5 in play: the mini-round and the ship supply; section 8.5 of the rules."""

from __future__ import annotations

from typing import Any

from survive_helpers import (
    at,
    creatures,
    decision,
    drowned,
    explorer,
    fate,
    fates,
    play,
    protected,
    refused,
    see,
    ships,
    sink_inland,
    texts,
)
from tidefall.kernel.state import State

CROWD: dict[str, Any] = {"seats": 6, "ch5": True}


def falling(explorers: list[str], back: str, active: int = 0, **more: Any) -> State:
    """F3 sinks under these explorers in this seat's turn."""
    options = {**CROWD, **more.pop("options", {})}
    people = dict.fromkeys(explorers, "F3")
    position = {"step": "sink", "active": active, "explorers": people, "supply": {"ship": 2}, **more}
    return play(at(position, **options), "sink F3", f"back {back}")


def test_mini_round_in_turn_order() -> None:
    """CS-85 [S-8.5.4, S-8.5.5] R-32: green sinks; yellow is asked, then red; then green rolls."""
    state = falling(["Ra", "Ya"], "wind", active=2)
    assert decision(state) == ("mini", 3)
    assert {"pass", "Ya F3>F2", "Ya F3>E2"} <= texts(state)
    play(state, "Ya F3>F2")
    assert decision(state) == ("mini", 0)
    play(state, "Ra F3>E2")
    assert fates(state, "Ra", "Ya") == ["swimmer E2", "swimmer F2"]
    assert "roll shark" in texts(state)


def test_mini_round_starts_with_the_active_player() -> None:
    """S-8.5.4 R-32: green, who sinks, comes first; seats without fallen explorers are not asked."""
    state = falling(["Ra", "Ga", "Wa"], "wind", active=2)
    asked = []
    while decision(state)[0] == "mini":
        asked.append(state.current_player())
        play(state, "pass")
    assert asked == [2, 5, 0]


def test_point_belongs_to_the_fallen_alone() -> None:
    """S-8.5.5: one of the fallen, one move, no ships, no other explorers, no keeping."""
    state = falling(["Ra", "Rb"], "wind", ships={"F2": [], "A1": ["Rc"]}, wet=["Ra"])
    pieces = {choice["piece"] for choice in state.choices(0)}
    assert pieces == {None, "Ra", "Rb"}
    assert "In the mini-round" in refused(state, 2183)
    play(state, "Ra F3>F2")
    assert explorer(state, "Ra")["wet"] is True
    assert explorer(state, "Rb")["wet"] is False
    assert fates(state, "Ra", "Rb") == ["swimmer F2", "swimmer F3"]
    assert "roll shark" in texts(state)


def test_wet_flag_is_neither_needed_nor_set() -> None:
    """S-8.5.5 R-32: a point of the mini-round leaves the flag as it was."""
    state = play(falling(["Ra"], "wind"), "Ra F3>F2")
    assert explorer(state, "Ra")["wet"] is False


def test_fallen_do_not_board_next_door() -> None:
    """S-8.5.5 R-32: a swimmer swims, or boards within its own space; there is no ship yet in a sunk space."""
    state = falling(["Ra"], "wind", ships={"F2": []})
    assert not [text for text in texts(state) if "board" in text]


def test_ship_passengers_in_the_mini_round() -> None:
    """S-8.5.5: put aboard by the tile, they change ship or jump; the ship itself cannot be sailed."""
    state = falling(["Ra"], "ship", ships={"F2": []})
    assert texts(state) == {"pass", "Ra F3>F2 board", "Ra F3 overboard"}
    play(state, "Ra F3>F2 board")
    assert ships(state) == {"F2": ["Ra"], "F3": []}


def test_free_seat_in_the_mini_round() -> None:
    """CS-144 [S-8.5.5, S-8.5.6]: red jumps out of the new ship, and yellow's swimmer boards it."""
    state = falling(["Ra", "Ba", "Ga", "Ya"], "ship")
    play(state, "crew Ra", "crew Ba", "crew Ga")
    assert "Ra F3 overboard" in texts(state)
    play(state, "Ra F3 overboard", "pass", "pass")
    assert decision(state) == ("mini", 3)
    play(state, "Ya F3 board")
    assert ships(state) == {"F3": ["Ba", "Ga", "Ya"]}
    assert fate(state, "Ra") == "swimmer F3"


def test_usual_dangers_in_the_mini_round() -> None:
    """S-8.5.6: swimming to a shark is fatal; boarding an empty ship beside a whale capsizes it."""
    state = falling(["Ra"], "wind", sharks=["F2"])
    assert fate(play(state, "Ra F3>F2"), "Ra") == "out"
    state = falling(["Ra"], "ship", ships={"F2": []}, whales=["F2"])
    play(state, "Ra F3>F2 board")
    assert (fate(state, "Ra"), ships(state)) == ("swimmer F2", {"F3": []})


def test_no_mini_round_for_the_lost() -> None:
    """CS-86 [S-8.5.7]: the shark took the fallen, and their points with them."""
    state = falling(["Ra", "Ya"], "shark", active=2)
    assert fates(state, "Ra", "Ya") == ["out", "out"]
    assert "roll shark" in texts(state)


def test_empty_ship_is_fetched() -> None:
    """CS-88 [S-8.5.9]: supply empty: the one in A1 or in M4 comes to F3, and the swimmers there board."""
    fleet: dict[str, list[str]] = {"A1": [], "M4": [], "A7": ["Ba"]}
    state = falling(["Ra", "Ga"], "ship", ships=fleet, supply={"ship": 0})
    assert decision(state) == ("fetch", 0)
    assert texts(state) == {"fetch A1", "fetch M4"}
    play(state, "fetch M4")
    assert ships(state) == {"A1": [], "A7": ["Ba"], "F3": ["Ra", "Ga"]}


def test_fetched_ship_with_a_crowd() -> None:
    """S-8.5.9: boarding follows as with a ship from supply: of four swimmers three are chosen."""
    state = falling(["Ra", "Ba", "Ga", "Ya"], "ship", ships={"A1": []}, supply={"ship": 0})
    play(state, "fetch A1")
    assert decision(state) == ("crew", 0)


def test_wrecked_ship_returns_to_the_supply() -> None:
    """CS-89 [S-8.5.8] R-33: a whale destroys a ship; the next ship tile uses it."""
    position: dict[str, Any] = {"ships": {"F2": ["Ra"]}, "whales": ["F1"], "supply": {"ship": 0}}
    state = play(at({**position, "explorers": {"Rb": "G3"}}, **CROWD), "ship F2>F1")
    assert see(state)["supply"]["ship"] == 1
    play(state, "end", "sink G3", "back ship")
    assert ships(state) == {"G3": ["Rb"]}
    assert see(state)["supply"]["ship"] == 0


def test_no_ship_to_fetch() -> None:
    """CS-134 [S-8.5.10]: supply empty and every ship occupied: nothing is placed and the swimmers stay."""
    state = falling(["Ra"], "ship", ships={"A1": ["Ba"]}, supply={"ship": 0})
    assert (ships(state), fate(state, "Ra")) == ({"A1": ["Ba"]}, "swimmer F3")
    assert decision(state) == ("mini", 0)


def test_dolphin_before_the_mini_round() -> None:
    """S-8.10.4 R-59: with ch6 the dolphin takes its protégé first, which may then ride in the mini-round."""
    state = falling(["Ra", "Ba"], "swim", options={"ch6": True})
    assert decision(state) == ("dolphin", 0)
    play(state, "protect Ra")
    assert decision(state) == ("mini", 0)
    assert {"Ra F3>F2", "Ra F3>F2 ride"} <= texts(state)
    play(state, "Ra F3>F2 ride")
    assert protected(state) == {"Ra": "F2"}


def test_squid_before_the_mini_round() -> None:
    """S-8.10.4: with the squid come whale, squid and victim, then the mini-round."""
    state = falling(["Ra"], "whale", options={"squid": True})
    assert decision(state) == ("squid_place", 0)
    play(state, "to G2")
    assert decision(state) == ("mini", 0)
    assert (creatures(state, "whale"), creatures(state, "squid")) == (["F3"], ["G2"])


def test_mini_round_mover_chooses_the_protege() -> None:
    """S-3.6, S-8.6.10 R-37: red leaves its dolphin in the mini-round; red, not the active green, picks the next."""
    state = falling(["Ra", "Ba", "Ya"], "swim", active=2, options={"ch6": True})
    play(state, "protect Ra", "pass")
    assert decision(state) == ("mini", 0)
    play(state, "Ra F3>F2")
    assert decision(state) == ("dolphin", 0)
    play(state, "protect Ya")
    assert protected(state) == {"Ya": "F3"}
    assert decision(state) == ("mini", 1)


def test_mini_round_follows_a_whirlpool_for_nobody() -> None:
    """S-8.5.7: the whirlpool took the fallen; the roll follows."""
    tiles = {"F3": "forest whirlpool", "J7": "mountain shark"}
    state = at({**drowned(tiles), "step": "sink", "explorers": {"Ra": "F3", "Ba": "J7"}}, **CROWD)
    play(state, "sink F3", "back whirlpool")
    assert fates(state, "Ra", "Ba") == ["out", "land J7"]
    assert "roll shark" in texts(state)


def test_whoever_swims_among_tiles_is_not_asked() -> None:
    """CS-147 [S-8.5.11]: those who fell have nowhere to go, so the roll follows."""
    state = sink_inland("wind")
    assert fates(state, "Ra", "Ba") == ["swimmer E6"] * 2
    assert "roll shark" in texts(state)


def test_whoever_is_aboard_among_tiles_can_jump() -> None:
    """S-8.5.11, S-8.5.5: with a ship in the space there is a move, and everybody who fell is asked."""
    state = sink_inland("ship")
    assert decision(state) == ("mini", 0)
    assert texts(state) == {"pass", "Ra E6 overboard"}
    play(state, "Ra E6 overboard")
    assert decision(state) == ("mini", 1)
