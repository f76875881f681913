"""Abilities at second hand: copied with the Cipher of Expertise (R-6.44), and the Hologram with each (R-4.13)."""

from __future__ import annotations

import pytest

from rising_helpers import as_seat, do, pass_until, place_rest, texts
from rising_scenes import (
    act,
    acting,
    asked,
    built,
    drawing,
    followers,
    goods,
    hand,
    hologram,
    land,
    leader,
    moving,
    no_free_steps,
    parts,
    placing,
    refused,
    see,
    starting,
)


def test_cipher_of_expertise() -> None:
    """SC-093 R-6.44 R-10.49: for this round everybody on the tile has the Explorer's help."""
    state = placing({"councilor": "artificer", "cards": ["cipher_of_expertise"]}, seats=3)
    act(state, 0, "play cipher_of_expertise", "copy explorer")
    as_seat(state, 0, "leader@hills_4")
    as_seat(state, 1, "follower@hills_4")
    pass_until(place_rest(state), "actions")
    no_free_steps(state)
    do(state, "activate p1:leader hills_4", "roll 3")
    act(state, 1, "activate p2:follower hills_4", "roll 3")
    assert (goods(state, 0), goods(state, 1)) == ({"gold": 1}, {"gold": 1})
    pass_until(state, "place")
    assert see(state)["players"][0]["copied"] is None


def test_the_own_ability_stays_beside_a_copy() -> None:
    """SC-093 R-6.44: an Artificer who copies the Explorer still builds for less."""
    state = acting(
        {"councilor": "artificer", "leader": "gate_build_1", "goods": {"crystal": 1}},
        effects={"copied": {"0": "explorer"}},
    )
    do(state, "activate gate_build_1", "build aether_lens")
    assert built(state) == {"aether_lens"}


def test_copying_the_own_councilor_has_no_effect() -> None:
    """R-6.44: a Priestess twice gives once."""
    state = acting({"councilor": "priestess", "leader": "mystic_power_source"}, effects={"copied": {"0": "priestess"}})
    do(state, "activate p1:leader mystic_power_source")
    assert goods(state, 0) == {"energy": 2}


def test_copied_stormcaller() -> None:
    """R-6.44: the Leader goes to the supply as usual."""
    state = drawing({"councilor": "scholar"}, effects={"copied": {"0": "stormcaller"}})
    do(state, "card flood_hills", "cancel flood_hills")
    assert (leader(state, 0), land(state, "hills")) == ("supply", 6)


def test_copied_sentinel_and_adept() -> None:
    """R-6.44: in MISFORTUNE and in END_MISF."""
    state = drawing({"councilor": "scholar", "leader": "hills_2"}, effects={"copied": {"0": "sentinel"}})
    do(state, "card flood_hills", "block hills")
    assert land(state, "hills") == 6
    state = moving({"councilor": "scholar", "leader": "cities_5.d"}, {}, effects={"copied": {"0": "adept"}})
    do(state, "adept leader", "move p1:follower pool")
    assert followers(state, 0, "cities_5.d") == 1


def test_copied_emissary() -> None:
    """R-6.44 R-4.9: played before the Leader is placed, it opens a full tile."""
    state = placing({"councilor": "scholar", "cards": ["cipher_of_expertise"]}, {}, {})
    for seat, move in [(0, "follower@forests_6"), (0, "play cipher_of_expertise"), (0, "copy emissary")]:
        as_seat(state, seat, move)
    as_seat(state, 0, "leader@forests_6")
    as_seat(state, 1, "follower@forests_6")
    assert "no empty space" in refused(state, "follower@forests_6", seat=2)


@pytest.mark.parametrize(
    ("councilor", "place", "moves", "gained"),
    [
        ("metallurgist", "forges_5", ["convert 2 ore"], {"atlantium": 6}),
        ("priestess", "forges_5", ["convert 0 ore"], {"ore": 2, "energy": 1}),
        ("mystic", "forests_4", ["roll 3", "boost mystic"], {"ore": 2, "crystal": 1}),
        ("explorer", "forests_4", ["roll 3"], {"ore": 2, "crystal": 1}),
    ],
)
def test_copies_of_abilities_that_help_acting(
    councilor: str, place: str, moves: list[str], gained: dict[str, int]
) -> None:
    """R-6.44 R-1.19: a copy works as the own ability does."""
    copied = {"copied": {"0": councilor}}
    state = acting({"councilor": "adept", "leader": place, "goods": {"ore": 2}}, effects=copied)
    do(state, f"activate p1:leader {place}", *moves)
    assert goods(state, 0) == gained


def test_copied_scholar() -> None:
    """R-6.44: three cards in the libraries."""
    state = acting({"councilor": "adept", "leader": "libraries_1"}, effects={"copied": {"0": "scholar"}})
    do(state, "activate p1:leader libraries_1", "card foresight", "card foresight", "card tide_chart", "done")
    assert asked(state)[0] == "lay_down"


# The Hologram with each ability.


def test_hologram_adept() -> None:
    """R-4.13 R-6.38: it draws a figure to its own site."""
    state = moving({"followers": ["pool"]}, {}, seats=2, hologram="cities_5.d", hologram_power="adept")
    do(state, "adept hologram", "move p1:follower pool")
    assert followers(state, 0, "cities_5.d") == 1


def test_hologram_artificer() -> None:
    """R-4.13 R-6.39: a discount where it builds, or a prototype."""
    state = acting({"goods": {"crystal": 1}}, {}, seats=2, hologram="gate_build_1", hologram_power="artificer")
    do(state, "activate gate_build_1", "build aether_lens")
    assert built(state) == {"aether_lens"}
    state = acting({}, {}, seats=2, hologram="mystic_siphon", hologram_power="artificer")
    do(state, "activate p1:hologram mystic_siphon")
    assert goods(state, 0) == {"energy": 2}
    state = placing({}, {}, seats=2, hologram_power="artificer")
    assert "hologram@mystic_siphon" in texts(state, 0)
    assert "leader@mystic_siphon" not in texts(state, 0)


def test_hologram_emissary() -> None:
    """R-4.13 R-4.9: it comes to a full tile and opens one more space."""
    state = placing({}, {}, seats=2, hologram_power="emissary")
    for seat, move in [(1, "follower@forests_6"), (0, "hologram@forests_6"), (0, "follower@forests_6")]:
        as_seat(state, seat, move)
    assert "no empty space" in refused(state, "follower@forests_6", seat=1)


@pytest.mark.parametrize(
    ("power", "place", "moves", "gained"),
    [
        ("explorer", "hills_4", ["roll 3"], {"ore": 2, "gold": 1}),
        ("metallurgist", "forges_5", ["convert 2 ore"], {"atlantium": 6}),
        ("mystic", "hills_4", ["roll 3", "boost mystic"], {"ore": 2, "gold": 1}),
        ("priestess", "mystic_power_source", [], {"ore": 2, "energy": 2}),
    ],
)
def test_hologram_abilities_that_help_acting(power: str, place: str, moves: list[str], gained: dict[str, int]) -> None:
    """R-4.13: read with "Hologram" for "Leader"; what it gains is the starting player's."""
    state = acting({"goods": {"ore": 2}}, {}, seats=2, hologram=place, hologram_power=power)
    do(state, f"activate p1:hologram {place}", *moves)
    assert goods(state, 0) == gained


def test_hologram_scholar() -> None:
    """R-4.13: three cards, of which its controller keeps one."""
    state = acting({}, {}, seats=2, hologram="libraries_2", hologram_power="scholar")
    do(state, "activate p1:hologram libraries_2", "card foresight", "card foresight", "card tide_chart")
    do(state, "keep tide_chart", "discard foresight", "discard foresight")
    assert hand(state, 0) == ["tide_chart"]


def test_hologram_has_not_its_controllers_ability() -> None:
    """R-4.13: the Scholar's Hologram draws two."""
    state = acting({"councilor": "scholar"}, {}, seats=2, hologram="libraries_2", hologram_power="explorer")
    do(state, "activate p1:hologram libraries_2", "card foresight", "card foresight")
    assert asked(state) == ("keep_card", 0)


def test_hologram_sentinel() -> None:
    """R-4.13 R-6.42: its controller is asked."""
    state = drawing({}, {}, seats=2, hologram="hills_2", hologram_power="sentinel")
    do(state, "card flood_hills", "block hills")
    assert (hologram(state), land(state, "hills")) == ("pool", 6)


def test_hologram_stormcaller() -> None:
    """SC-118 R-4.15: out of play in rounds 3 and 4, no boards in round 4, back in round 5."""
    state = drawing({}, {}, seats=2, round=3, wrath=2, hologram="hills_2", hologram_power="stormcaller")
    do(state, "card flood_hills", "cancel flood_hills")
    assert (hologram(state), land(state, "hills")) == ("supply", 6)
    pass_until(state, "place")
    assert (see(state)["round"], hologram(state), asked(state)[1]) == (4, "supply", 1)
    assert not any(text.startswith("hologram@") for text in texts(state))
    pass_until(do(state, "follower@mystic_power_source"), "reveal_board")
    assert (see(state)["round"], hologram(state)) == (5, "pool")


def test_hologram_on_the_watchtower_with_the_cards_of_its_controller() -> None:
    """R-4.13: artifacts serve their owner, the Hologram's rolls included."""
    state = starting(
        {"cards": ["diviners_rod"]}, {}, seats=2, hologram="astral_watchtower", hologram_power="scholar",
        **parts(built=["astral_watchtower"]),
    )  # fmt: skip
    do(state, "to hills_4", "activate p1:hologram hills_4", "roll 3")
    assert goods(state, 0) == {"gold": 1}


def test_two_priestesses_bless_themselves_and_two_others_each() -> None:
    """R-1.19, R-6.41: each has energy for herself, whichever of them stands first in line."""
    centre = "mystic_power_source"
    state = acting(
        {"councilor": "scholar", "leader": centre, "followers": [centre] * 4},
        {"councilor": "mystic"},
        seats=2,
        hologram=centre,
        hologram_power="priestess",
        effects={"copied": {"0": "priestess"}},
    )
    for figure in ("leader", "hologram", *["follower"] * 4):
        while "pass" in texts(state):
            do(state, "pass")
        do(state, f"activate p1:{figure}")
    assert goods(state, 0) == {"energy": 12}
