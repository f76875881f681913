"""Creatures: how far they go, where they stop, what they do where they enter; section 5 of the rules."""

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
    goals,
    play,
    see,
    ships,
    starting,
    texts,
    why_not,
)
from tidefall.kernel.state import State


def rolled(kind: str, space: str, position: dict[str, Any], **options: object) -> State:
    """The creature in this space was rolled and picked."""
    pieces = {f"{kind}s": [space], **position}
    return play(at({"step": "roll", **pieces}, **options), f"roll {kind}", f"pick {kind} {space}")


def test_creatures_stay_at_sea() -> None:
    """S-5.1: no tile, no isle, nothing beyond the board."""
    for kind, space in (("serpent", "B1"), ("shark", "F2"), ("whale", "F2")):
        found = goals(rolled(kind, space, {}))
        assert not found & set(see(at({}))["island"])
        assert not found & {"NW", "NE", "SW", "SE"}


def test_creatures_share_spaces() -> None:
    """S-5.1: serpent, sharks and whale in one space, with an empty ship, and nothing happens to them."""
    state = rolled("whale", "A1", {"sharks": ["A2", "A2"], "serpents": ["A2"], "ships": {"A2": []}})
    play(state, "to A2")
    assert (creatures(state, "shark"), creatures(state, "serpent")) == (["A2", "A2"], ["A2"])
    assert (creatures(state, "whale"), ships(state)) == (["A2"], {"A2": []})


@pytest.mark.parametrize(
    ("kind", "ship", "passenger", "swimmer"),
    [
        ("serpent", False, "out", "out"),
        ("shark", True, "aboard A2", "out"),
        ("whale", False, "swimmer A2", "swimmer A2"),
    ],
)
def test_prey(kind: str, ship: bool, passenger: str, swimmer: str) -> None:
    """S-5.2: what each creature does to an occupied ship and to swimmers."""
    state = rolled(kind, "A1", {"ships": {"A2": ["Ba"]}, "explorers": {"Ga": "A2"}})
    play(state, "to A2")
    assert ("A2" in ships(state)) == ship
    assert fates(state, "Ba", "Ga") == [passenger, swimmer]


@pytest.mark.parametrize("kind", ["serpent", "shark", "whale"])
def test_empty_ships_are_left_alone(kind: str) -> None:
    """S-5.2: no creature harms an empty ship."""
    assert ships(play(rolled(kind, "A1", {"ships": {"A2": []}}), "to A2")) == {"A2": []}


def test_settling_wrecks_the_ship_before_the_swimmers_go() -> None:
    """S-5.3: the ship goes first, its passengers swim, then the shark takes every unprotected swimmer."""
    state = at({"ships": {"F2": ["Ra", "Ba"]}, "whales": ["F1"], "sharks": ["F1"]})
    play(state, "ship F2>F1")
    order = [event["kind"] for event in state.events(None)]
    assert order.index("ship_wrecked") < order.index("explorer_lost")
    assert fates(state, "Ra", "Ba") == ["out", "out"]


def test_swimming_into_a_shark() -> None:
    """CS-30 [S-5.4]: legal, fatal, and one point is spent."""
    state = play(at({"explorers": {"Ra": "E2", "Rb": "F3"}, "sharks": ["E1"]}), "Ra E2>E1")
    assert (fate(state, "Ra"), see(state)["points"]) == ("out", 2)


@pytest.mark.parametrize("move", ["Ra F3>F2", "Rc E2>F2"])
@pytest.mark.parametrize(("creature", "end"), [("sharks", "out"), ("serpents", "out"), ("whales", "swimmer F2")])
def test_entering_the_water_by_ones_own_will(move: str, creature: str, end: str) -> None:
    """S-5.4: from a tile or from the water; sharks and serpents kill, whales do not."""
    state = at({"explorers": {"Ra": "F3", "Rc": "E2"}, creature: ["F2"]})
    assert fate(play(state, move), move[:2]) == end


def test_jumping_overboard_to_a_shark() -> None:
    """S-5.4: the passenger was safe from the shark beside the ship, and is not in the water."""
    assert fate(play(at({"ships": {"F2": ["Ra"]}, "sharks": ["F2"]}), "Ra F2 overboard"), "Ra") == "out"


def test_squids_do_not_hurt_swimmers() -> None:
    """S-5.4: swimming into a squid's space is harmless."""
    assert fate(play(at({"explorers": {"Ra": "E2"}, "squids": ["E1"]}, squid=True), "Ra E2>E1"), "Ra") == "swimmer E1"


def test_shark_goes_around_a_swimmer() -> None:
    """CS-52 [S-5.5, S-5.6]: F2 is a stop, yet E2 and G2 are reached by E1 and G1."""
    state = rolled("shark", "F1", {"explorers": {"Ba": "F2"}})
    assert {"F2", "E2", "G2"} <= goals(state)


def test_a_stop_ends_the_way() -> None:
    """S-5.5, S-5.6: behind a row of swimmers the shark reaches nothing; without them it does."""
    barrier = {"explorers": {"Ba": "A2", "Bb": "B2", "Bc": "B3"}}
    assert goals(rolled("shark", "A1", barrier)) == {"A2", "B2", "B3"}
    assert "B1" in goals(rolled("shark", "A1", {}))
    assert "out of reach" in why_not(rolled("shark", "A1", barrier), "to B1")


def test_stops_differ_by_creature() -> None:
    """S-5.6: occupied ships stop whales, not sharks; swimmers stop sharks, not whales; empty ships nobody."""
    fleet: dict[str, Any] = {"ships": {"A2": ["Ba"], "B2": ["Bb"], "B3": ["Bc"]}}
    crowd: dict[str, Any] = {"explorers": {"Ba": "A2", "Bb": "B2", "Bc": "B3"}}
    empty: dict[str, Any] = {"ships": {"A2": [], "B2": [], "B3": []}}
    assert goals(rolled("whale", "A1", fleet)) == {"A2", "B2", "B3"}
    assert "B1" in goals(rolled("shark", "A1", fleet))
    assert goals(rolled("shark", "A1", crowd)) == {"A2", "B2", "B3"}
    assert "B1" in goals(rolled("whale", "A1", crowd))
    assert "B1" in goals(rolled("whale", "A1", empty))
    assert "B1" in goals(rolled("shark", "A1", empty))


def test_creatures_cross_what_is_no_stop() -> None:
    """R-55 [S-5.5]: other creatures and empty ships do not bar the way."""
    others = {"serpents": ["A2", "B2", "B3"], "whales": ["B2"], "ships": {"B3": []}}
    assert "B1" in goals(rolled("shark", "A1", others))


def test_a_move_ends_elsewhere() -> None:
    """R-56 [S-5.5]: no out and back; staying is declining. The same for ships and swimmers moved by tiles."""
    for kind in ("serpent", "shark", "whale"):
        assert "A1" not in goals(rolled(kind, "A1", {}))
    hands = {"red": ["beach wind", "beach swim"]}
    state = at({"step": "tile", "hands": hands, "ships": {"A1": ["Ra"]}, "explorers": {"Rb": "A7"}})
    assert "A1" not in goals(play(state.clone(), "play beach wind", "pick ship A1"))
    assert "A7" not in goals(play(state.clone(), "play beach swim", "pick Rb"))
    state = play(at({"step": "roll", "ships": {"A1": []}}, ch6=True), "roll ship", "roll 2", "pick ship A1")
    assert "A1" not in goals(state)


def test_no_attack_without_entering() -> None:
    """S-5.7: declining to move leaves a swimmer next door alone."""
    state = at({"step": "roll", "sharks": ["F1"], "explorers": {"Ba": "F2"}})
    play(state, "roll shark", "end")
    assert fate(state, "Ba") == "swimmer F2"
    assert events(state, "window_opened") == []


def test_lagoon_serpent_is_shut_in() -> None:
    """CS-58 [S-5.1, S-5.5, S-5.7]: on turn 1 it has no move; the one in B1 has B2, C1 and C2."""
    state = play(at({"serpents": ["B1", "C11", "G6", "K1", "L10"], "step": "roll"}), "roll serpent")
    assert starting(state, "pick") == {f"serpent {space}" for space in ("B1", "C11", "K1", "L10")}
    assert goals(play(state, "pick serpent B1")) == {"B2", "C1", "C2"}


def test_serpent_takes_ship_and_all() -> None:
    """CS-57 [S-5.8] R-62: ship, passengers and swimmers are out at once, and nobody is asked to defend."""
    hands = {"blue": ["forest repel_shark", "forest repel_whale"]}
    state = rolled("serpent", "B1", {"ships": {"B2": ["Ba", "Bb"]}, "explorers": {"Bc": "B2"}, "hands": hands})
    play(state, "to B2")
    assert fates(state, "Ba", "Bb", "Bc") == ["out"] * 3
    assert ships(state) == {}
    assert events(state, "window_opened") == []
    assert len({event["n"] for event in events(state, "explorer_lost")}) == 1


def test_serpent_leaves_an_empty_ship() -> None:
    """CS-57 [S-5.8]: the empty ship in B2 stays."""
    assert ships(play(rolled("serpent", "B1", {"ships": {"B2": []}}), "to B2")) == {"B2": []}


def test_shark_takes_swimmers_not_passengers() -> None:
    """CS-53 [S-5.9]: undefended, the swimmer is out and the ship stays."""
    state = rolled("shark", "F1", {"explorers": {"Ba": "F2"}, "ships": {"F2": ["Ga"]}})
    play(state, "to F2")
    assert fates(state, "Ba", "Ga") == ["out", "aboard F2"]
    assert events(state, "no_defence")[0]["text"] == "Nobody defends F2 against the shark."


def test_whale_passes_empty_ships_and_swimmers() -> None:
    """CS-54 [S-5.5, S-5.6, S-5.10]: by I2 and I3 to J3, and nothing happens on the way."""
    state = rolled("whale", "I1", {"ships": {"I2": []}, "explorers": {"Ba": "I3", "Ga": "I3"}})
    play(state, "to J3")
    assert (ships(state), fates(state, "Ba", "Ga")) == ({"I2": []}, ["swimmer I3"] * 2)
    assert creatures(state, "whale") == ["J3"]


def test_whale_without_an_occupied_ship_does_nothing() -> None:
    """S-5.10: an empty ship and swimmers where it arrives stay as they are."""
    state = play(rolled("whale", "A1", {"ships": {"A2": []}, "explorers": {"Ba": "A2"}}), "to A2")
    assert (ships(state), fate(state, "Ba")) == ({"A2": []}, "swimmer A2")


def test_whale_capsizes_a_ship_among_sharks() -> None:
    """CS-56 [S-5.11, S-5.12]: nobody defends in either window: ship and passenger are out, whale and shark stay."""
    state = rolled("whale", "I1", {"ships": {"I2": ["Ba"]}, "sharks": ["I2"]})
    play(state, "to I2")
    assert (ships(state), fate(state, "Ba")) == ({}, "out")
    assert (creatures(state, "whale"), creatures(state, "shark")) == (["I2"], ["I2"])
    assert [event["creature"] for event in events(state, "no_defence")] == ["whale", "shark"]


def test_hurting_oneself() -> None:
    """S-5.13 R-57: a shark may be moved onto the own swimmer, whose owner cannot defend in the own turn."""
    hands = {"red": ["forest repel_shark"]}
    state = rolled("shark", "F1", {"explorers": {"Ra": "F2"}, "hands": hands})
    play(state, "to F2")
    assert fate(state, "Ra") == "out"
    assert see(state, 0)["hand"] == ["forest repel_shark"]


def test_repelled_whale_is_gone_and_no_other_moves() -> None:
    """CS-126 [S-5.14]: red has had the move; the whale is neither on the board nor in supply."""
    hands = {"blue": ["forest repel_whale"]}
    state = rolled("whale", "I1", {"whales": ["I1", "A1"], "ships": {"I2": ["Ba"]}, "hands": hands})
    play(state, "to I2", "play forest repel_whale")
    assert creatures(state, "whale") == ["A1"]
    assert see(state)["supply"]["whale"] == 3
    assert see(state)["turn"] == 2


def test_sinking_hits_nothing_at_sea() -> None:
    """S-5.15 R-63: ships, passengers and creatures beside the sinking tile stay; only its back has effects."""
    state = at({"step": "sink", "ships": {"F2": ["Ba"]}, "sharks": ["E2"], "whales": ["G2"], "explorers": {"Ra": "F3"}})
    play(state, "sink F3", "back wind")
    assert fates(state, "Ra", "Ba") == ["swimmer F3", "aboard F2"]
    assert (creatures(state, "shark"), creatures(state, "whale")) == (["E2"], ["G2"])
    assert events(state, "window_opened") == []


@pytest.mark.parametrize(("back", "end"), [("shark", "out"), ("whale", "swimmer F3")])
def test_placed_creatures_open_no_window(back: str, end: str) -> None:
    """S-5.16 R-15: placement is no movement; the shark takes the swimmers, the whale finds no ship."""
    hands = {"blue": ["forest repel_shark", "forest repel_whale"]}
    state = at({"step": "sink", "explorers": {"Ba": "F3"}, "hands": hands})
    play(state, "sink F3", f"back {back}")
    assert fate(state, "Ba") == end
    assert events(state, "window_opened") == []
    assert creatures(state, back) == ["F3"]


def test_relocation_attacks_nothing() -> None:
    """S-5.17: the piece ends on a vacant space, so no window opens and nobody is lost."""
    hands = {"red": ["beach move_shark"], "blue": ["forest repel_shark"]}
    state = at({"step": "tile", "sharks": ["A1"], "explorers": {"Ra": "H5", "Ba": "F2"}, "hands": hands})
    play(state, "play beach move_shark", "pick shark A1")
    assert "to F2" not in texts(state)
    play(state, "to F1")
    assert decision(state) == ("move", 0)
    assert (fate(state, "Ba"), events(state, "window_opened")) == ("swimmer F2", [])


def test_enclosed_sunk_space_is_a_prison() -> None:
    """CS-128 [S-5.18]: the shark in E6 has no move while its six neighbours are tiles, and one afterwards."""
    state = at({"sunk": ["E6"], "sharks": ["E6"], "step": "roll"})
    assert see(play(state, "roll shark"))["turn"] == 2
    state = play(at({"sunk": ["E6", "D5"], "sharks": ["E6"], "step": "roll"}), "roll shark", "pick shark E6")
    assert "D5" in goals(state)


def test_all_serpents_gone() -> None:
    """CS-129 [S-5.19, S-3.12]: whirlpools took the five serpents, so a serpent roll does nothing."""
    tiles = {"F3": "forest whirlpool", "F4": "forest whirlpool"}
    state = at({**drowned(tiles), "step": "sink", "serpents": ["E2", "E3", "F2", "G2", "G2"]})
    play(state, "sink F3", "back whirlpool")
    assert creatures(state, "serpent") == []
    assert see(state)["supply"]["serpent"] == 0
    play(state, "roll serpent")
    assert see(state)["turn"] == 2
