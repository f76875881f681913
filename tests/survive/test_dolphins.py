"""Challenge 6, Dolphins & Dive Dice: section 8.6 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from survive_helpers import (
    at,
    creatures,
    decision,
    drowned,
    events,
    explorer,
    fate,
    fates,
    goals,
    play,
    protected,
    see,
    ships,
    starting,
    texts,
    why_not,
)
from tidefall.kernel.state import State

SEA_SPACES = 93


def dive(position: dict[str, Any], face: str, distance: str, **options: object) -> State:
    """The dive dice were rolled."""
    return play(at({"step": "roll", **position}, ch6=True, **options), f"roll {face}", f"roll {distance}")


def test_red_die_is_not_used() -> None:
    """S-8.6.1, S-8.6.3: two dice are rolled, one after the other, and both are seen by all."""
    state = dive({"sharks": ["A1"]}, "shark", "2")
    for seat in (None, 0, 3):
        assert see(state, seat)["roll"] == {"face": "shark", "distance": "2"}
    assert events(state, "rolled")[0]["text"] == "The dice show: shark, 2."


def test_dolphin_tile() -> None:
    """CS-90 [S-8.6.2, S-8.6.10] R-39: a dolphin in F3; red chooses its protégé; the tile is out, not in hand."""
    state = at({"step": "sink", "explorers": {"Ba": "F3", "Ga": "F3"}}, ch6=True)
    play(state, "sink F3", "back swim")
    assert creatures(state, "dolphin") == ["F3"]
    assert decision(state) == ("dolphin", 0)
    assert texts(state) == {"protect Ba", "protect Ga"}
    play(state, "protect Ga")
    assert protected(state) == {"Ga": "F3"}
    assert see(state, 0)["hand"] == []
    assert see(state)["shown"] == {"beach swim": 1}


def test_single_swimmer_is_taken_without_asking() -> None:
    """S-8.6.2, S-8.6.10 R-39: nothing to choose, so nobody is asked."""
    state = play(at({"step": "sink", "explorers": {"Ba": "F3"}}, ch6=True), "sink F3", "back swim")
    assert protected(state) == {"Ba": "F3"}
    assert explorer(state, "Ba")["protected"] is True
    assert "roll shark" in texts(state)


def test_shark_among_protected_and_unprotected() -> None:
    """CS-92 [S-5.9, S-6.11]: it stops; green may defend, blue is not asked; undefended only green's is out."""
    hands = {"blue": ["beach repel_shark"], "green": ["forest repel_shark"]}
    position: dict[str, Any] = {"sharks": ["B1"], "explorers": {"Ba": "C2", "Ga": "C2"}, "dolphins": [["C2", "Ba"]]}
    state = play(dive({**position, "hands": hands}, "shark", "3"), "pick shark B1", "to C2")
    assert decision(state) == ("defend", 2)
    play(state, "end")
    assert fates(state, "Ba", "Ga") == ["swimmer C2", "out"]


def test_protection_from_serpents() -> None:
    """CS-93 [S-8.6.9, C-3] R-34: the swimmer stays although the serpent entered."""
    position: dict[str, Any] = {"serpents": ["B1"], "explorers": {"Ba": "C2"}, "dolphins": [["C2", "Ba"]]}
    state = play(dive(position, "serpent", "1"), "pick serpent B1", "to C2")
    assert fate(state, "Ba") == "swimmer C2"
    assert (protected(state), creatures(state, "serpent")) == ({"Ba": "C2"}, ["C2"])


@pytest.mark.parametrize("kind", ["serpent", "shark"])
def test_protected_swimmers_stop_nobody(kind: str) -> None:
    """S-8.6.9 R-38 [S-5.6]: the creature swims through; with an unprotected one there, it must stop."""
    row = {"Ba": "A2", "Bb": "B2", "Bc": "B3"}
    position: dict[str, Any] = {f"{kind}s": ["A1"], "explorers": row}
    dolphins = [[space, name] for name, space in row.items()]
    state = play(dive({**position, "dolphins": dolphins}, kind, "2"), f"pick {kind} A1")
    assert "B1" in goals(state)
    state = play(dive(position, kind, "2"), f"pick {kind} A1")
    assert goals(state) == {"A2", "B2", "B3"}


def test_protection_does_not_help_in_a_whirlpool() -> None:
    """CS-102 [S-6.3, S-8.6.9]: dolphin and protégé are both out."""
    tiles = {"F3": "forest whirlpool", "J7": "mountain shark"}
    position: dict[str, Any] = {"explorers": {"Ba": "F2", "Ga": "J7"}, "dolphins": [["F2", "Ba"]]}
    state = at({**drowned(tiles), "step": "sink", **position}, ch6=True)
    play(state, "sink F3", "back whirlpool")
    assert (fate(state, "Ba"), creatures(state, "dolphin")) == ("out", [])


def test_protected_swimmers_are_lost_in_the_eruption() -> None:
    """S-8.6.9: nobody at sea survives it."""
    tiles = {"F3": "mountain volcano", "J7": "mountain shark"}
    state = at({**drowned(tiles), "step": "sink", "explorers": {"Ba": "A1"}, "dolphins": [["A1", "Ba"]]}, ch6=True)
    play(state, "sink F3", "back volcano")
    assert see(state)["result"]["saved"] == [0, 0, 0, 0]


def test_dolphin_leaves_its_swimmer_to_the_shark() -> None:
    """CS-94 [S-8.6.14]: dolphin/1 moved to D2: blue's swimmer is out, and no window opened."""
    position: dict[str, Any] = {"sharks": ["E2"], "explorers": {"Ba": "E2"}, "dolphins": [["E2", "Ba"]]}
    state = dive({**position, "hands": {"blue": ["forest repel_shark"]}}, "dolphin", "1")
    assert starting(state, "pick") == {"dolphin E2 with Ba"}
    play(state, "pick dolphin E2 with Ba", "to D2")
    assert fate(state, "Ba") == "out"
    assert events(state, "window_opened") == []
    assert creatures(state, "dolphin") == ["D2"]


def test_another_dolphin_takes_over() -> None:
    """S-8.6.14, S-8.6.16: of two dolphins in the space one leaves; the free one takes the swimmer."""
    position: dict[str, Any] = {"sharks": ["E2"], "explorers": {"Ba": "E2"}, "dolphins": [["E2", "Ba"], ["E2", None]]}
    state = play(dive(position, "dolphin", "1"), "pick dolphin E2 with Ba", "to D2")
    assert (fate(state, "Ba"), protected(state)) == ("swimmer E2", {"Ba": "E2"})


def test_dolphins_have_no_stops() -> None:
    """S-8.6.14 [S-5.6]: any dolphin, past swimmers, occupied ships and monsters."""
    position: dict[str, Any] = {
        "explorers": {"Ba": "A2"},
        "ships": {"B2": ["Bb"]},
        "serpents": ["B3"],
        "dolphins": [["A1", None]],
    }
    state = play(dive(position, "dolphin", "2"), "pick dolphin A1")
    assert {"A3", "B1", "C2", "C3", "B4"} <= goals(state)


def test_boarding_leaves_the_dolphin_behind() -> None:
    """CS-96 [S-8.6.13, S-8.6.10] R-36: red boards, the dolphin stays and takes the second swimmer at once."""
    position: dict[str, Any] = {"explorers": {"Ra": "E2", "Ba": "E2"}, "ships": {"E2": []}, "dolphins": [["E2", "Ra"]]}
    state = play(at(position, ch6=True), "Ra E2 board")
    assert creatures(state, "dolphin") == ["E2"]
    assert (fate(state, "Ra"), protected(state)) == ("aboard E2", {"Ba": "E2"})


def test_going_ashore_leaves_the_dolphin_behind() -> None:
    """S-8.6.13, S-8.6.11: dolphins do not enter isles; its next protégé is chosen by who left."""
    position: dict[str, Any] = {"explorers": {"Ra": "C1", "Ba": "C1", "Ga": "C1"}, "dolphins": [["C1", "Ra"]]}
    state = play(at(position, ch6=True), "Ra C1>NW")
    assert decision(state) == ("dolphin", 0)
    play(state, "protect Ga")
    assert protected(state) == {"Ga": "C1"}
    assert creatures(state, "dolphin") == ["C1"]


def test_serpent_dive() -> None:
    """CS-97 [S-8.6.5, S-5.6]: serpent/3: C2 is a stop; C3 and D2 are reached around it; base ranges do not apply."""
    state = play(dive({"serpents": ["B1"], "explorers": {"Ba": "C2"}}, "serpent", "3"), "pick serpent B1")
    assert {"C2", "C3", "D2"} <= goals(state)
    state = play(dive({"serpents": ["B1"], "explorers": {"Ba": "C2"}}, "serpent", "2"), "pick serpent B1")
    assert "C3" in goals(state)
    assert "D2" not in goals(state)
    assert "out of reach" in why_not(state, "to D2")


def test_number_sets_the_range_and_the_attack_follows() -> None:
    """S-8.6.5: shark/1 goes one space only, then attacks with a window as usual."""
    position: dict[str, Any] = {"sharks": ["A1"], "explorers": {"Ba": "A2"}, "hands": {"blue": ["forest repel_shark"]}}
    state = play(dive(position, "shark", "1"), "pick shark A1")
    assert goals(state) == {"A2", "B2", "B3"}
    play(state, "to A2")
    assert decision(state) == ("defend", 1)


def test_d_means_anywhere_vacant() -> None:
    """S-8.6.6 [S-5.17]: any vacant sea space, no path, no attack, no window."""
    state = play(dive({"sharks": ["A1"], "explorers": {"Ba": "A2"}}, "shark", "D"), "pick shark A1")
    assert len(goals(state)) == SEA_SPACES - 2
    assert "A2" not in goals(state)
    play(state, "to M7")
    assert (fate(state, "Ba"), creatures(state, "shark")) == ("swimmer A2", ["M7"])
    state = play(dive({"ships": {"A1": []}}, "ship", "D"), "pick ship A1", "to G6")
    assert ships(state) == {"G6": []}


def test_only_empty_ships_move_by_the_dice() -> None:
    """CS-98 [S-8.6.7] R-58: ship/2 from F1 without crossing E1; red's own ship in E1 may not be moved."""
    state = dive({"ships": {"F1": [], "E1": ["Ra"]}}, "ship", "2")
    assert starting(state, "pick") == {"ship F1"}
    play(state, "pick ship F1")
    assert goals(state) == {"F2", "G1", "E2", "G2", "H1", "H2"}


def test_dice_driven_ship_meets_no_other_obstacle() -> None:
    """S-8.6.7: creatures and swimmers do not bar it, nobody boards, nothing happens to it."""
    position: dict[str, Any] = {"ships": {"A1": []}, "whales": ["A2", "B2"], "explorers": {"Ra": "B3"}}
    state = play(dive(position, "ship", "2"), "pick ship A1")
    assert {"A2", "B3", "A3", "C2"} <= goals(state)
    play(state, "to B3")
    assert (ships(state), fate(state, "Ra")) == ({"B3": []}, "swimmer B3")


def test_starfish() -> None:
    """CS-101 [S-8.6.3, S-8.6.4, S-8.6.8]: one serpent, shark, whale, dolphin or empty ship, or nothing."""
    position: dict[str, Any] = {
        "serpents": ["A1"],
        "sharks": ["A3"],
        "whales": ["A5"],
        "dolphins": [["A7", None]],
        "ships": {"M1": [], "M4": ["Ra"]},
    }
    state = dive(position, "starfish", "1")
    assert texts(state) == {
        "pass",
        "pick serpent A1",
        "pick shark A3",
        "pick whale A5",
        "pick dolphin A7",
        "pick ship M1",
    }
    assert goals(play(state.clone(), "pick serpent A1")) == {"A2", "B2", "B3"}
    play(state, "end")
    assert see(state)["turn"] == 2


@pytest.mark.parametrize("face", ["serpent", "shark", "whale", "dolphin", "ship"])
def test_without_such_a_piece_nothing_happens(face: str) -> None:
    """S-8.6.8 R-4: the turn ends; with a piece the move may still be declined."""
    assert see(dive({}, face, "3"))["turn"] == 2


def test_arriving_swimmer_is_protected_at_once() -> None:
    """S-8.6.10: and keeps the protection against later arrivals."""
    state = at({"explorers": {"Ra": "E2", "Rb": "D1"}, "dolphins": [["E1", None]], "sharks": ["E1"]}, ch6=True)
    play(state, "Ra E2>E1")
    assert protected(state) == {"Ra": "E1"}
    play(state, "Rb D1>E1")
    assert fates(state, "Ra", "Rb") == ["swimmer E1", "out"]


def test_mover_of_the_dolphin_chooses() -> None:
    """S-8.6.10 R-37: red moves a dolphin to swimmers of blue and green, and picks."""
    state = dive({"dolphins": [["A1", None]], "explorers": {"Ba": "A2", "Ga": "A2"}}, "dolphin", "1")
    play(state, "pick dolphin A1", "to A2")
    assert decision(state) == ("dolphin", 0)


def test_passengers_who_fall_meet_the_dolphin() -> None:
    """S-5.11, S-8.6.10: the free dolphin takes its pick before the sharks; the window is for the rest."""
    position: dict[str, Any] = {
        "whales": ["A1"],
        "ships": {"A2": ["Ba", "Ga"]},
        "sharks": ["A2"],
        "dolphins": [["A2", None]],
    }
    state = play(dive(position, "whale", "1"), "pick whale A1", "to A2")
    assert decision(state) == ("dolphin", 0)
    play(state, "protect Ga")
    assert fates(state, "Ba", "Ga") == ["out", "swimmer A2"]


def test_protection_ends_when_they_part() -> None:
    """S-8.6.11: the swimmer leaves without its dolphin, and both are free."""
    state = at({"explorers": {"Ra": "E2"}, "dolphins": [["E2", "Ra"]]}, ch6=True)
    play(state, "Ra E2>E1")
    assert (protected(state), creatures(state, "dolphin")) == ({}, ["E2"])
    assert explorer(state, "Ra")["protected"] is False


def test_riding() -> None:
    """S-8.6.12: the dolphin comes along at no cost; one space and one wet move as ever."""
    state = at({"explorers": {"Ra": "E2"}, "dolphins": [["E2", "Ra"]], "sharks": ["E1"]}, ch6=True)
    assert {"Ra E2>E1", "Ra E2>E1 ride"} <= texts(state)
    play(state, "Ra E2>E1 ride")
    assert [(moved["from"], moved["to"]) for moved in events(state, "creature_moved")] == [("E2", "E1")]
    assert (fate(state, "Ra"), protected(state), see(state)["points"]) == ("swimmer E1", {"Ra": "E1"}, 2)
    assert not [text for text in texts(state) if text.startswith("Ra")]
    unprotected = at({"explorers": {"Ra": "E2"}}, ch6=True)
    assert "has no dolphin" in why_not(unprotected, "Ra E2>E1 ride")


def test_switch() -> None:
    """CS-100 [S-8.6.15]: dolphin/2 switches from A to B; A is then unprotected."""
    position: dict[str, Any] = {"explorers": {"Ba": "E2", "Ga": "E2"}, "dolphins": [["E2", "Ba"]]}
    for distance in ("2", "D"):
        state = play(dive(position, "dolphin", distance), "pick dolphin E2 with Ba")
        assert "switch Ga" in texts(state)
        assert "switch Ba" not in texts(state)
        play(state, "switch Ga")
        assert protected(state) == {"Ga": "E2"}


def test_switch_needs_an_unprotected_swimmer() -> None:
    """S-8.6.15: a swimmer with a dolphin of its own cannot be switched to."""
    position: dict[str, Any] = {
        "explorers": {"Ba": "E2", "Ga": "E2", "Ya": "E2"},
        "dolphins": [["E2", "Ba"], ["E2", "Ga"]],
    }
    state = play(dive(position, "dolphin", "1"), "pick dolphin E2 with Ba")
    assert starting(state, "switch") == {"Ya"}


def test_switch_is_settled() -> None:
    """S-8.6.15, S-8.6.9: the other dolphin keeps its own protégé, and the one left is unprotected."""
    position: dict[str, Any] = {
        "explorers": {"Ba": "E2", "Ga": "E2", "Ya": "E2"},
        "dolphins": [["E2", "Ba"], ["E2", "Ga"]],
    }
    state = play(dive(position, "dolphin", "1"), "pick dolphin E2 with Ba", "switch Ya")
    assert protected(state) == {"Ga": "E2", "Ya": "E2"}
    assert explorer(state, "Ba")["protected"] is False


def test_two_dolphins_for_two_swimmers() -> None:
    """CS-136 [S-8.6.16]: two free dolphins in C3 protect both who fall there together."""
    position: dict[str, Any] = {
        "ships": {"D2": ["Ra", "Ba"]},
        "whales": ["C3"],
        "dolphins": [["C3", None], ["C3", None]],
    }
    state = play(at({**position, "sharks": ["C3"]}, ch6=True), "ship D2>C3")
    assert protected(state) == {"Ra": "C3", "Ba": "C3"}
    assert fates(state, "Ra", "Ba") == ["swimmer C3"] * 2


def test_dolphins_do_nothing_for_ships() -> None:
    """CS-137 [S-8.6.17, S-5.8] R-35: the serpent takes ship and passengers; the dolphin stays."""
    position: dict[str, Any] = {"serpents": ["B1"], "ships": {"B2": ["Ba", "Bb"]}, "dolphins": [["B2", None]]}
    state = play(dive(position, "serpent", "1"), "pick serpent B1", "to B2")
    assert (ships(state), fates(state, "Ba", "Bb")) == ({}, ["out", "out"])
    assert creatures(state, "dolphin") == ["B2"]


def test_sailing_into_a_serpent_beside_a_dolphin() -> None:
    """R-35 [S-4.11]: the passengers do swim first, so a free dolphin saves one."""
    position: dict[str, Any] = {"serpents": ["F1"], "ships": {"F2": ["Ra", "Rb"]}, "dolphins": [["F1", None]]}
    state = play(at(position, ch6=True), "ship F2>F1")
    assert decision(state) == ("dolphin", 0)
    play(state, "protect Rb")
    assert fates(state, "Ra", "Rb") == ["out", "swimmer F1"]


def test_dolphins_share_spaces_with_everything() -> None:
    """S-8.6.16: other creatures, ships and dolphins."""
    position: dict[str, Any] = {
        "sharks": ["A2"],
        "whales": ["A2"],
        "ships": {"A2": []},
        "dolphins": [["A1", None], ["A2", None]],
    }
    state = play(dive(position, "dolphin", "1"), "pick dolphin A1", "to A2")
    assert creatures(state, "dolphin") == ["A2", "A2"]
    assert (creatures(state, "shark"), creatures(state, "whale"), ships(state)) == (["A2"], ["A2"], {"A2": []})


def test_squid_with_the_dive_dice() -> None:
    """S-8.10.4, S-8.6.4, S-8.6.6: the whale face and the starfish allow a squid; after a D it attacks."""
    position: dict[str, Any] = {"squids": ["A1"], "explorers": {"Ba": "F3"}}
    for face in ("whale", "starfish"):
        state = dive(position, face, "D", squid=True)
        assert "squid A1" in starting(state, "pick")
        play(state, "pick squid A1", "to F2")
        assert decision(state) == ("victim", 0)
