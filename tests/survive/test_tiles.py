"""Tiles: their classes, their immediate effects, and what a start-of-turn tile does; section 6 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from survive_helpers import (
    ISLAND,
    at,
    controllers,
    creatures,
    decision,
    drowned,
    events,
    explorer,
    fate,
    fates,
    goals,
    play,
    see,
    ships,
    starting,
    texts,
    why_not,
)
from tidefall.kernel.state import State
from tidefall.survive.rules.components import BACK_COUNTS

SEA_SPACES = 93
IMMEDIATE = ("shark", "whale", "ship", "whirlpool", "volcano")


def sunk(back: str, position: dict[str, Any], **options: object) -> State:
    """F3 sinks and shows this back; it is the last tile of its terrain but one, where a beach will not do."""
    terrain = next(t for t, n in zip(("beach", "forest", "mountain"), BACK_COUNTS[back], strict=True) if n)
    if terrain == "beach":
        return play(at({"step": "sink", **position}, **options), "sink F3", f"back {back}")
    tiles = {"F3": f"{terrain} {back}", "F4": "mountain shark", "J7": "mountain whirlpool"}
    return play(at({**drowned(tiles), "step": "sink", **position}, **options), "sink F3", f"back {back}")


def with_tile(tile: str, position: dict[str, Any], **options: object) -> State:
    """Red is about to play a tile."""
    return at({"step": "tile", "hands": {"red": [tile]}, **position}, **options)


@pytest.mark.parametrize("back", list(BACK_COUNTS))
def test_classes_of_tiles(back: str) -> None:
    """S-6.1: immediate backs are shown and resolved in step 3, red ones go to hand, without a limit."""
    state = sunk(back, {"explorers": {"Ra": "H5"} if back not in ("whirlpool", "volcano") else {}})
    terrain = next(t for t, n in zip(("beach", "forest", "mountain"), BACK_COUNTS[back], strict=True) if n)
    if back in IMMEDIATE:
        assert see(state, 0)["hand"] == []
        assert see(state)["shown"][f"{terrain} {back}"] >= 1
    else:
        assert see(state, 0)["hand"] == [f"{terrain} {back}"]
        assert see(state)["players"][0]["hand"] == [terrain]


def test_no_hand_limit() -> None:
    """S-6.1: all 18 tiles that can be held may be in one hand."""
    hand = [
        f"{terrain} {back}"
        for back, counts in BACK_COUNTS.items()
        if back not in IMMEDIATE
        for terrain, count in zip(("beach", "forest", "mountain"), counts, strict=True)
        for _ in range(count)
    ]
    state = at({"hands": {"red": hand}, "explorers": {"Ra": "D4"}})
    assert sorted(see(state, 0)["hand"]) == sorted(hand)
    assert len(hand) == 18


def test_kept_tile_shows_its_terrain_only() -> None:
    """CS-48 [S-3.9, S-6.2, S-9.7] R-52: red's hand grows; others see that a forest tile was kept."""
    tiles = {"F3": "forest move_shark", "F4": "forest ship"}
    state = play(at({**drowned(tiles), "step": "sink"}), "sink F3", "back move_shark")
    assert see(state, 0)["hand"] == ["forest move_shark"]
    assert events(state, "back_kept", 0)[0]["text"] == "You keep the tile: relocate a shark (forest)."
    for seat in (None, 1, 2, 3):
        assert see(state, seat)["players"][0]["hand"] == ["forest"]
        kept = events(state, "back_kept", seat)[0]
        assert kept["text"] == "Red keeps the forest tile."
        assert "move_shark" not in str(kept)


def test_played_tiles_are_shown_and_gone() -> None:
    """S-6.2, S-6.4: the tile is shown to all, takes effect, and has left the game before step 2."""
    state = with_tile("beach move_shark", {"sharks": ["A1"], "explorers": {"Ra": "H5"}})
    play(state, "play beach move_shark", "pick shark A1", "to A3")
    assert decision(state) == ("move", 0)
    assert creatures(state, "shark") == ["A3"]
    for seat in (None, 0, 1):
        assert see(state, seat)["shown"]["beach move_shark"] == 1
        assert events(state, "tile_played", seat)[0]["text"] == "Red plays a tile: relocate a shark (beach)."
    assert see(state, 0)["hand"] == []


def test_shark_appears() -> None:
    """CS-42 [S-6.3, S-5.16, S-6.15]: both explorers are out; blue's tile is of no use."""
    state = sunk("shark", {"explorers": {"Ra": "F3", "Ba": "F3"}, "hands": {"blue": ["forest repel_shark"]}})
    assert creatures(state, "shark") == ["F3"]
    assert fates(state, "Ra", "Ba") == ["out", "out"]
    assert events(state, "window_opened") == []


def test_whale_appears() -> None:
    """S-6.3: the whale comes from the supply and leaves swimmers alone."""
    state = sunk("whale", {"explorers": {"Ra": "F3"}})
    assert (creatures(state, "whale"), see(state)["supply"]["whale"]) == (["F3"], 4)
    assert fate(state, "Ra") == "swimmer F3"


def test_ship_appears() -> None:
    """CS-44 [S-6.3, S-4.8]: both board it, both control it, the supply shrinks; no flag is set."""
    state = sunk("ship", {"explorers": {"Ra": "F3", "Ba": "F3"}})
    assert ships(state) == {"F3": ["Ra", "Ba"]}
    assert controllers(state, "F3") == [0, 1]
    assert see(state)["supply"]["ship"] == 3
    assert explorer(state, "Ra")["wet"] is False


def test_crew_of_three_is_chosen() -> None:
    """CS-45 [S-6.3, D-CREW]: of five swimmers red picks exactly three; two stay in the water."""
    people = dict.fromkeys(("Ra", "Ba", "Bb", "Ga", "Ya"), "F3")
    state = sunk("ship", {"explorers": people})
    assert decision(state) == ("crew", 0)
    assert texts(state) == {f"crew {name}" for name in people}
    play(state, "crew Ya", "crew Ra", "crew Bb")
    assert ships(state) == {"F3": ["Ra", "Bb", "Ya"]}
    assert fates(state, "Ba", "Ga") == ["swimmer F3", "swimmer F3"]
    assert state.is_chance_node()


def test_whirlpool() -> None:
    """CS-46 [S-6.3] R-50: everything at sea in F3 and around it is gone; land and farther sea are untouched."""
    position = {
        "explorers": {"Ra": "F3", "Ga": "F4", "Ya": "E1", "Bc": "NW"},
        "ships": {"E2": ["Ba", "Bb"], "F2": []},
        "serpents": ["G2"],
        "sharks": ["E3"],
        "whales": ["A1"],
    }
    state = sunk("whirlpool", position)
    assert fates(state, "Ra", "Ba", "Bb") == ["out"] * 3
    assert ships(state) == {}
    assert (creatures(state, "serpent"), creatures(state, "shark"), creatures(state, "whale")) == ([], [], ["A1"])
    assert fates(state, "Ga", "Ya", "Bc") == ["land F4", "swimmer E1", "safe NW"]
    assert "F4" in see(state)["island"]


def test_volcano() -> None:
    """S-6.3 [S-7.1]: the game ends at once; under ch2 and ch4 it is a whirlpool."""
    assert sunk("volcano", {}).is_terminal()
    for flag in ("ch2", "ch4"):
        state = sunk("volcano", {"explorers": {"Ra": "F3", "Ba": "F4"}}, **{flag: True})
        assert not state.is_terminal()
        assert fates(state, "Ra", "Ba") == ["out", "land F4"]


def test_swim_tile() -> None:
    """CS-68 [S-6.5] R-8: three spaces of sea; the serpent's space is a fatal end, not a way; no isle."""
    state = with_tile("beach swim", {"explorers": {"Ra": "D1", "Ba": "D1"}, "serpents": ["B1"]})
    play(state, "play beach swim")
    assert texts(state) == {"pick Ra"}
    play(state, "pick Ra")
    found = goals(state)
    assert {"B1", "B2", "C1"} <= found
    assert not found & {"NW", "D1", "F3", "D4"}
    assert fate(play(state.clone(), "to B1"), "Ra") == "out"
    assert fate(play(state.clone(), "to B2"), "Ra") == "swimmer B2"
    blocked = with_tile("beach swim", {"explorers": {"Ra": "D1"}, "serpents": ["B1", "C2", "C3"]})
    assert "B2" not in goals(play(blocked, "play beach swim", "pick Ra"))


def test_swim_tile_reaches_three_spaces() -> None:
    """S-6.5: on open water all sea spaces within three steps and none beyond; ships and tiles are no goals."""
    state = play(
        with_tile("beach swim", {"explorers": {"Ra": "A1"}, "ships": {"A2": []}}), "play beach swim", "pick Ra"
    )
    assert {"A2", "A3", "A4", "B1", "C1", "D3"} <= goals(state)
    assert "A5" not in goals(state)
    assert fate(play(state, "to A2"), "Ra") == "swimmer A2"


def test_swim_tile_is_an_extra() -> None:
    """S-6.5 R-7: the wet move of step 2 is still to come."""
    state = with_tile("beach swim", {"explorers": {"Ra": "D1"}})
    play(state, "play beach swim", "pick Ra", "to C2")
    assert explorer(state, "Ra")["wet"] is False
    assert fate(play(state, "Ra C2>B1"), "Ra") == "swimmer B1"


def test_wind_tile_needs_an_own_occupied_ship() -> None:
    """CS-69 [S-6.6] R-9: an empty ship will not do; 1R+1B in F2 will, and reaches C1."""
    assert decision(with_tile("beach wind", {"ships": {"F2": []}, "explorers": {"Ra": "F3"}})) == ("move", 0)
    outvoted = with_tile("beach wind", {"ships": {"F2": ["Ra", "Ba", "Bb"]}})
    assert decision(outvoted) == ("move", 0)
    state = with_tile("beach wind", {"ships": {"F2": ["Ra", "Ba"]}})
    play(state, "play beach wind", "pick ship F2")
    assert "C1" in goals(state)


def test_wind_into_a_whale() -> None:
    """CS-73 [S-6.6]: E1 may be the end, with the usual wreck; D1 is reached by E2 only."""
    position: dict[str, Any] = {"ships": {"F2": ["Ra"]}, "whales": ["E1"]}
    state = play(with_tile("beach wind", position), "play beach wind", "pick ship F2")
    assert {"E1", "D1"} <= goals(state)
    wreck = play(state, "to E1")
    assert (ships(wreck), fate(wreck, "Ra")) == ({}, "swimmer E1")
    barred = {"ships": {"F2": ["Ra"], "E2": []}, "whales": ["E1"]}
    assert "D1" not in goals(play(with_tile("beach wind", barred), "play beach wind", "pick ship F2"))


def test_wind_obstacles() -> None:
    """S-6.6 R-56: no end in a ship's or squid's space, no way through serpents; the ship may sail on in step 2."""
    position: dict[str, Any] = {"ships": {"A1": ["Ra"], "A2": []}, "serpents": ["B2"], "squids": ["B3"]}
    state = play(with_tile("beach wind", position, squid=True), "play beach wind", "pick ship A1")
    assert goals(state) == {"B2"}
    state = play(with_tile("beach wind", {"ships": {"F2": ["Ra"]}}), "play beach wind", "pick ship F2", "to D1")
    assert "ship D1>C1" in texts(state)


@pytest.mark.parametrize("kind", ["serpent", "shark", "whale"])
def test_relocations(kind: str) -> None:
    """S-6.7, S-6.8, S-6.9, S-6.10: any of its kind, to any vacant sea space, over any distance and obstacle."""
    state = with_tile(f"beach move_{kind}", {f"{kind}s": ["A1", "M7"], "explorers": {"Ra": "H5"}, "sunk": ["J7"]})
    play(state, f"play beach move_{kind}")
    assert starting(state, "pick") == {f"{kind} A1", f"{kind} M7"}
    play(state, f"pick {kind} A1")
    assert len(goals(state)) == SEA_SPACES + 1 - 2
    assert {"G6", "C1", "J7"} <= goals(state)
    assert not goals(state) & set(ISLAND) - {"G6", "J7"}
    assert "A1" not in goals(state)
    play(state, "to G6")
    assert sorted(creatures(state, kind)) == ["G6", "M7"]


def test_relocation_refuses_company() -> None:
    """CS-70 [S-6.8, S-6.10, S-0.5]: an empty ship, a swimmer or any creature; a port, a sunk space and G6 are fine."""
    position = {
        "sharks": ["A1"],
        "whales": ["A2"],
        "ships": {"A3": []},
        "explorers": {"Ba": "A4", "Ra": "H5"},
        "sunk": ["F3"],
    }
    state = play(with_tile("beach move_shark", position), "play beach move_shark", "pick shark A1")
    assert not goals(state) & {"A2", "A3", "A4"}
    assert {"C1", "F3", "G6"} <= goals(state)
    assert "not a vacant sea space" in why_not(state, "to A3")


def test_whale_tile_may_take_a_squid() -> None:
    """S-6.9: with the Giant Squid a squid goes instead, and then attacks."""
    position = {"squids": ["A1"], "explorers": {"Ra": "H5", "Ba": "F3"}}
    state = play(with_tile("beach move_whale", position, squid=True), "play beach move_whale", "pick squid A1", "to F2")
    assert decision(state) == ("victim", 0)
    assert fate(play(state, "victim Ba"), "Ba") == "out"
