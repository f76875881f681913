"""The Giant Squid and its variants: section 8.7 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from survive_helpers import (
    at,
    creatures,
    decision,
    drowned,
    events,
    fate,
    fates,
    fresh,
    game,
    goals,
    play,
    refused,
    see,
    ships,
    starting,
    texts,
    why_not,
)
from tidefall.kernel.state import State


def whale_roll(position: dict[str, Any], **options: object) -> State:
    """A whale was rolled in a game with squids."""
    return play(at({"step": "roll", **position}, squid=True, **options), "roll whale")


def whale_tile(**options: object) -> State:
    """F3 has sunk with a whale on its back; explorers stand on G3 and H3."""
    people = {"Ba": "G3", "Ga": "H3"}
    return play(at({"step": "sink", "explorers": people}, squid=True, **options), "sink F3", "back whale")


def test_five_squids() -> None:
    """S-8.7.1: in the supply with the option; without it a whale tile brings no squid."""
    assert see(fresh(squid=True))["supply"]["squid"] == 5
    state = play(at({"step": "sink"}), "sink F3", "back whale")
    assert decision(state)[0] != "squid_place"
    assert creatures(state, "squid") == []
    with pytest.raises(ValueError, match="no squids"):
        at({"squids": ["A1"]})


def test_squid_comes_with_every_whale() -> None:
    """CS-104 [S-8.7.2, S-8.7.3] R-41: whale in F3; the squid beside a tile takes one from G3 or H3."""
    state = whale_tile()
    assert creatures(state, "whale") == ["F3"]
    assert decision(state) == ("squid_place", 0)
    assert "end" not in texts(state)
    assert "G2" in goals(state)
    assert "F2" not in goals(state)
    assert "F3" not in goals(state)
    assert "A squid appears on a vacant sea space next to a tile" in why_not(state, "to F2")
    play(state, "to G2")
    assert decision(state) == ("victim", 0)
    assert texts(state) == {"victim Ba", "victim Ga"}
    play(state, "victim Ga")
    assert fates(state, "Ba", "Ga") == ["land G3", "out"]
    assert creatures(state, "squid") == ["G2"]


def test_squid_needs_a_vacant_space_next_to_a_tile() -> None:
    """S-8.7.2 [S-0.9]: taken spaces are refused; with no such space the squid stays in the supply."""
    state = play(at({"step": "sink", "ships": {"G2": []}, "sharks": ["H2"]}, squid=True), "sink F3", "back whale")
    assert not goals(state) & {"G2", "H2"}
    tiles = {"E5": "beach whale", "E6": "mountain volcano"}
    around: dict[str, list[str]] = {"D5": [], "D6": [], "E7": [], "F6": [], "F7": []}
    state = at({**drowned(tiles), "step": "sink", "ships": around}, squid=True)
    play(state, "sink E5", "back whale")
    assert (creatures(state, "squid"), see(state)["supply"]["squid"]) == ([], 5)
    assert "roll whale" in texts(state)


def test_arrival_without_neighbours_takes_nobody() -> None:
    """S-8.7.3: no explorer on an adjacent tile, no victim."""
    state = play(whale_tile(), "to C4")
    assert "roll whale" in texts(state)
    assert fates(state, "Ba", "Ga") == ["land G3", "land H3"]


def test_variant_two_spares_the_first_victim() -> None:
    """CS-105 [S-8.7.17]: nobody is removed on arrival; later attacks are as usual."""
    state = play(whale_tile(squid_v2=True), "to G2")
    assert fates(state, "Ba", "Ga") == ["land G3", "land H3"]
    play(state, "roll whale", "pick squid G2", "stay")
    assert decision(state) == ("victim", 0)


def test_squid_instead_of_a_whale() -> None:
    """S-8.7.4 R-42 [S-5.19]: with the die and the tile, also when no whale is on the board."""
    state = whale_roll({"squids": ["A1"], "whales": ["A7"]})
    assert starting(state, "pick") == {"squid A1", "whale A7"}
    assert starting(whale_roll({"squids": ["A1"]}), "pick") == {"squid A1"}
    hand: dict[str, Any] = {"step": "tile", "hands": {"red": ["beach move_whale"]}, "explorers": {"Ra": "H5"}}
    state = play(at({**hand, "squids": ["A1"]}, squid=True), "play beach move_whale")
    assert starting(state, "pick") == {"squid A1"}
    state = play(at({"step": "roll", "squids": ["A1"]}, squid=True), "roll shark")
    assert see(state)["turn"] == 2


def test_how_far_a_squid_goes() -> None:
    """S-8.7.5: three spaces with the creature die, n with the dive dice, anywhere with the tile or a D."""
    state = play(whale_roll({"squids": ["A1"]}), "pick squid A1")
    assert {"A2", "A3", "A4"} <= goals(state)
    assert "A5" not in goals(state)
    dived = play(at({"step": "roll", "squids": ["A1"]}, squid=True, ch6=True), "roll whale", "roll 2", "pick squid A1")
    assert "A3" in goals(dived)
    assert "A4" not in goals(dived)
    anywhere = play(
        at({"step": "roll", "squids": ["A1"]}, squid=True, ch6=True), "roll whale", "roll D", "pick squid A1"
    )
    assert "M7" in goals(anywhere)


def test_staying_put_counts_as_a_move() -> None:
    """S-8.7.6, S-5.7: the squid that stays attacks; that is its choice, not a pass."""
    state = play(whale_roll({"squids": ["F2"], "explorers": {"Ba": "F3"}}), "pick squid F2")
    assert "stay" in texts(state)
    play(state, "stay")
    assert texts(state) == {"victim Ba"}


def test_squid_stops_beside_explorers() -> None:
    """CS-106 [S-8.7.7, S-8.7.8]: in E2 it stops and takes one from F3; E3 is reached by D1 and D2."""
    position: dict[str, Any] = {"squids": ["E1"], "explorers": {"Ba": "F3", "Ga": "F3"}}
    state = play(whale_roll(position), "pick squid E1")
    assert {"E2", "E3", "D2"} <= goals(state)
    play(state, "to E2")
    assert texts(state) == {"victim Ba", "victim Ga"}
    barred = whale_roll({**position, "whales": ["D1", "D2"]})
    assert "E3" not in goals(play(barred, "pick squid E1"))


def test_stops_of_a_squid() -> None:
    """S-8.7.7: an occupied ship, a whale, or a tile with an explorer next door ends the move."""
    fleet: dict[str, Any] = {"ships": {"A2": ["Ba"], "B2": ["Bb"], "B3": ["Bc"]}}
    whales: dict[str, Any] = {"whales": ["A2", "B2", "B3"]}
    for wall in (fleet, whales):
        assert goals(play(whale_roll({"squids": ["A1"], **wall}), "pick squid A1")) == {"A2", "B2", "B3"}
    lagoon: dict[str, Any] = {"squids": ["G6"], "sunk": ["G5", "G4"]}
    assert "G4" in goals(play(whale_roll(lagoon), "pick squid G6"))
    assert goals(play(whale_roll({**lagoon, "explorers": {"Ba": "F5"}}), "pick squid G6")) == {"G5"}


def test_squid_removes_a_whale() -> None:
    """CS-108 [S-8.7.8]: the squid goes to D1, and the whale there is out."""
    state = play(whale_roll({"squids": ["C2"], "whales": ["D1"]}), "pick squid C2", "to D1")
    assert (creatures(state, "whale"), creatures(state, "squid")) == ([], ["D1"])
    assert see(state)["supply"]["whale"] == 4


def test_several_whales_or_squids_all_go() -> None:
    """R-43 [S-8.7.8, S-8.7.10]: two whales for one squid, two squids for one whale."""
    state = play(whale_roll({"squids": ["C2"], "whales": ["D1", "D1"]}), "pick squid C2", "to D1")
    assert creatures(state, "whale") == []
    state = play(whale_roll({"squids": ["C2", "C2"], "whales": ["D1"]}), "pick whale D1", "to C2")
    assert (creatures(state, "squid"), creatures(state, "whale")) == ([], ["C2"])


def test_victim_is_forced() -> None:
    """S-8.7.8, S-8.7.9 R-45: the mover's own explorer, if it is the only one in reach."""
    state = play(whale_roll({"squids": ["F2"], "explorers": {"Ra": "F3"}}), "pick squid F2", "stay")
    assert texts(state) == {"victim Ra"}
    assert "not possible" in refused(state, "end")


def test_whale_meets_squid_and_ship() -> None:
    """CS-109 [S-8.7.10, S-5.11] R-46: undefended, squid and ship are out and blue swims."""
    position: dict[str, Any] = {"squids": ["D2"], "ships": {"D2": ["Ba"]}, "whales": ["C3"]}
    state = play(whale_roll(position), "pick whale C3", "to D2")
    assert (creatures(state, "squid"), ships(state), fate(state, "Ba")) == ([], {}, "swimmer D2")
    order = [event["kind"] for event in state.events(None)]
    assert order.index("no_defence") < order.index("creature_removed") < order.index("ship_wrecked")
    defended = whale_roll({**position, "hands": {"blue": ["forest repel_whale"]}})
    play(defended, "pick whale C3", "to D2", "play forest repel_whale")
    assert creatures(defended, "whale") == []
    assert (creatures(defended, "squid"), ships(defended)) == (["D2"], {"D2": ["Ba"]})


def test_whale_stops_at_a_squid() -> None:
    """S-8.7.10, S-5.6: it cannot pass a squid."""
    state = play(whale_roll({"whales": ["A1"], "squids": ["A2", "B2", "B3"]}), "pick whale A1")
    assert goals(state) == {"A2", "B2", "B3"}


def test_ships_and_squids() -> None:
    """CS-110 [S-4.13, S-8.7.11, S-4.16] R-47: no sailing in with people, but empty, and by boarding there."""
    state = at({"ships": {"D1": ["Ra"]}, "squids": ["D2"]}, squid=True)
    assert "ship D1>D2" not in texts(state)
    state = at({"ships": {"D1": []}, "squids": ["D2"], "explorers": {"Ra": "H5"}}, squid=True)
    assert ships(play(state, "ship D1>D2")) == {"D2": []}
    state = at({"ships": {"D1": ["Ra"], "D2": []}, "squids": ["D2"]}, squid=True)
    play(state, "Ra D1>D2 board")
    assert fate(state, "Ra") == "aboard D2"
    assert "ship D2>C3" in texts(state)


def test_one_victim_from_ship_or_tile() -> None:
    """CS-112 [S-8.7.9, S-8.7.13]: the passenger or one on H3, never both; the ship stays."""
    position: dict[str, Any] = {"squids": ["I2"], "ships": {"I2": ["Ba"]}, "explorers": {"Ga": "H3", "Ya": "H3"}}
    state = play(whale_roll(position), "pick squid I2", "stay")
    assert texts(state) == {"victim Ba", "victim Ga", "victim Ya"}
    play(state, "victim Ba")
    assert fates(state, "Ba", "Ga", "Ya") == ["out", "land H3", "land H3"]
    assert ships(state) == {"I2": []}
    assert see(state)["turn"] == 2


def test_ship_keeps_its_other_passengers() -> None:
    """S-8.7.13: one of two is taken, the other sails on."""
    state = play(whale_roll({"squids": ["A1"], "ships": {"A2": ["Ba", "Ga"]}}), "pick squid A1", "to A2", "victim Ga")
    assert ships(state) == {"A2": ["Ba"]}


def test_isles_are_out_of_reach() -> None:
    """CS-113 [S-8.7.14] R-44: squid in C1, people safe on NW: none can be chosen."""
    state = play(whale_roll({"squids": ["C1"], "explorers": {"Ba": "NW"}}), "pick squid C1", "stay")
    assert (see(state)["turn"], fate(state, "Ba")) == (2, "safe NW")


def test_squid_passes_a_swimmer_a_shark_and_an_empty_ship() -> None:
    """CS-138 [S-8.7.12, S-8.7.7]: all in A2 (the swimmer protected, or the shark would have it): A3 lies behind."""
    company: dict[str, Any] = {
        "explorers": {"Ba": "A2"},
        "dolphins": [["A2", "Ba"]],
        "sharks": ["A2"],
        "ships": {"A2": []},
    }
    state = at({"step": "creature", "roll": ["whale", "2"], "squids": ["A1"], **company}, squid=True, ch6=True)
    play(state, "pick squid A1")
    assert "A3" in goals(state)
    play(state, "to A2")
    assert (fate(state, "Ba"), ships(state), see(state)["turn"]) == ("swimmer A2", {"A2": []}, 2)
    assert (creatures(state, "shark"), creatures(state, "dolphin")) == (["A2"], ["A2"])


def test_squid_ignores_swimmers_sharks_and_empty_ships() -> None:
    """S-8.7.12, S-8.7.7: each of them alone is no stop, and nothing happens to it."""
    barrier: dict[str, Any] = {"explorers": {"Ba": "A2"}, "sharks": ["B2"], "ships": {"B3": []}, "serpents": ["B2"]}
    state = play(whale_roll({"squids": ["A1"], **barrier}), "pick squid A1")
    assert {"A3", "B1", "C2", "C3"} <= goals(state)
    for space in ("A2", "B2", "B3"):
        twin = play(state.clone(), f"to {space}")
        assert (fate(twin, "Ba"), ships(twin)) == ("swimmer A2", {"B3": []})
        assert (creatures(twin, "shark"), creatures(twin, "serpent")) == (["B2"], ["B2"])
        assert see(twin)["turn"] == 2


def test_whirlpools_remove_squids() -> None:
    """S-8.7.12, S-8.10.4: also the volcano that counts as a whirlpool, with dolphins too."""
    tiles = {"F3": "mountain volcano", "J7": "mountain shark"}
    position: dict[str, Any] = {"squids": ["F2"], "dolphins": [["E2", None]], "explorers": {"Ba": "J7"}}
    for flag in ("ch2", "ch4"):
        state = at({**drowned(tiles), "step": "sink", **position}, squid=True, ch6=True, **{flag: True})
        play(state, "sink F3", "back volcano")
        assert (creatures(state, "squid"), creatures(state, "dolphin")) == ([], [])


def test_no_tile_defends_against_a_squid() -> None:
    """S-8.7.15 R-48: blue holds both defences and is not asked."""
    hands = {"blue": ["forest repel_whale", "forest repel_shark"]}
    state = play(whale_roll({"squids": ["A1"], "ships": {"A2": ["Ba"]}, "hands": hands}), "pick squid A1", "to A2")
    assert texts(state) == {"victim Ba"}
    assert events(state, "window_opened") == []


def test_variant_one_has_no_whales() -> None:
    """CS-114 [S-8.7.16]: a whale roll moves one of two squids up to three; a whale tile places a squid only."""
    state = whale_roll({"squids": ["A1", "A7"]}, squid_v1=True)
    assert starting(state, "pick") == {"squid A1", "squid A7"}
    play(state, "pick squid A1")
    assert "A4" in goals(state)
    state = play(whale_tile(squid_v1=True), "to H2")
    assert creatures(state, "whale") == []
    assert see(state)["supply"] == {"serpent": 0, "shark": 6, "whale": 0, "dolphin": 0, "squid": 4, "ship": 4}
    assert decision(state) == ("victim", 0)
    with pytest.raises(ValueError, match="without whales"):
        at({"whales": ["A1"]}, squid=True, squid_v1=True)


def test_variant_one_placement() -> None:
    """S-8.7.16 R-49: any vacant space beside a tile, the sunk one included, unless somebody swims there."""
    assert {"F3", "G2", "C4"} <= goals(whale_tile(squid_v1=True))
    state = at({"step": "sink", "explorers": {"Ba": "F3"}}, squid=True, squid_v1=True)
    assert "F3" not in goals(play(state, "sink F3", "back whale"))


def test_variant_one_keeps_useless_defences() -> None:
    """S-8.7.16 R-48: a whale defence is drawn and kept as usual."""
    tiles = {"F3": "forest repel_whale", "J7": "mountain shark"}
    state = at({**drowned(tiles), "step": "sink"}, squid=True, squid_v1=True)
    assert see(play(state, "sink F3", "back repel_whale"), 0)["hand"] == ["forest repel_whale"]


def test_variants_combine() -> None:
    """S-8.7.18: no whales and no first victim."""
    state = play(whale_tile(squid_v1=True, squid_v2=True), "to H2")
    assert creatures(state, "whale") == []
    assert fates(state, "Ba", "Ga") == ["land G3", "land H3"]
    assert game(squid=True, squid_v1=True, squid_v2=True).values["squid_v2"] is True
