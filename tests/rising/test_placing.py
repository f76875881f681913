"""PLACE, the phase in which everybody places at once: section 3.3 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rising_helpers import as_seat, do, pass_until, place_rest, texts
from rising_scenes import (
    asked,
    barriers,
    followers,
    goods,
    leader,
    parts,
    placing,
    refused,
    see,
)
from tidefall.kernel.state import State
from tidefall.rising.rules import island

if TYPE_CHECKING:
    pass

AT_THE_CENTRE = {"leader": "mystic_power_source", "followers": ["mystic_power_source"] * 2 + ["supply"] * 2}


def ready(state: State) -> list[int]:
    return [player["seat"] for player in see(state)["players"] if player["ready"]]


def test_all_must_be_placed() -> None:
    """SC-012, R-4.3, R-3.10 (D-12), R-10.35: nobody is ready with a figure in the pool; the centre is always open."""
    state = placing(
        {**AT_THE_CENTRE, "followers": ["mystic_power_source", "pool", "supply", "supply"]},
        land=dict.fromkeys(island.PENINSULAS, 0),
    )
    assert "Place every figure" in refused(state, "ready")
    assert "follower@mystic_power_source" in texts(state)
    do(state, "follower@mystic_power_source")
    as_seat(state, 0, "ready")
    assert ready(state) == [0]


def test_any_order() -> None:
    """R-4.4, R-3.3, R-3.9: in free mode anybody places at any time, several figures in a row."""
    state = placing(starting_player=2)
    for move in ("leader@hills_6", "follower@hills_5", "follower@hills_5", "ready"):
        as_seat(state, 3, move)
    assert (leader(state, 3), followers(state, 3, "hills_5")) == ("hills_6", 2)
    assert asked(state) == ("place", 0)


def test_serial_order() -> None:
    """R-3.9: clockwise from the starting player, one figure each; those without are skipped; then all pass in a row."""
    state = placing({}, AT_THE_CENTRE, starting_player=2)
    order = []
    while asked(state)[0] == "place" and "ready" not in texts(state):
        order.append(state.current_player())
        do(state, next(text for text in texts(state) if text.endswith("@mystic_power_source")))
    assert order == [2, 3, 0] * 3
    assert [asked(do(state, "ready"))[1] for _ in range(3)] == [3, 0, 1]
    do(state, "lift leader mystic_power_source")
    assert asked(state) == ("place", 1)
    do(state, "leader@hills_6")
    assert [asked(state)[1]] + [asked(do(state, "ready"))[1] for _ in range(3)] == [2, 3, 0, 1]
    do(state, "ready")
    assert asked(state) == ("turn_over", -1)


def test_free_steps_do_not_end_a_turn() -> None:
    """R-3.9: any number of free steps, then one figure."""
    state = placing({"goods": {"energy": 9}, "cards": ["surge_of_power"]}, land={"hills": 5})
    do(state, "barrier hills", "play surge_of_power", "unflood hills")
    assert asked(state) == ("place", 0)
    do(state, "leader@hills_6")
    assert asked(state) == ("place", 1)


def test_free_and_serial_mode_agree() -> None:
    """SC-026, R-3.3, R-3.9: the same figures on the same spaces give the same state."""
    serial = placing(seats=2, hologram_power="explorer")
    free = serial.clone()
    plan = {
        0: ["leader@hills_6", "hologram@forges_6", *["follower@forests_1"] * 3, "follower@cities_6.d"],
        1: ["leader@cities_6.d", *["follower@libraries_5", "follower@mystic_power_source"] * 2],
    }
    plan[1][3] = "follower@libraries_4"
    for seat in (1, 0):
        for move in (*reversed(plan[seat]), "ready"):
            as_seat(free, seat, move)
    while asked(serial)[0] == "place":
        left = plan[serial.current_player()]
        do(serial, left.pop(0) if left else "ready")
    assert asked(free) == asked(serial) == ("turn_over", -1)
    assert sorted_followers(free) == sorted_followers(serial)


def sorted_followers(state: State) -> dict[str, Any]:
    """The position, followers of a colour in one order: they are alike."""
    position = state.position()
    players = [{**player, "followers": sorted(player["followers"])} for player in position["players"]]
    return {**position, "players": players}


def test_close() -> None:
    """R-3.11: the phase closes when everybody is ready."""
    state = placing(*[AT_THE_CENTRE] * 4)
    for seat in (2, 0, 3):
        as_seat(state, seat, "ready")
    assert asked(state) == ("place", 1)
    as_seat(state, 1, "ready")
    assert asked(state) == ("turn_over", -1)


def test_lifting() -> None:
    """R-3.10 (D-11, D-12), R-3.9: an own figure goes back to the pool, once a round, and its owner is not ready."""
    state = placing({**AT_THE_CENTRE, "leader": "hills_6"}, AT_THE_CENTRE)
    as_seat(state, 0, "ready")
    refused(state, "lift leader hills_6", seat=1)
    as_seat(state, 0, "lift leader hills_6")
    assert leader(state, 0) == "pool"
    assert ready(state) == []
    assert "Place every figure" in refused(state, "ready", seat=0)
    as_seat(state, 0, "leader@forests_6")
    refused(state, "lift leader forests_6", seat=0)
    assert sum(text.startswith("lift follower") for text in texts(state, 0)) == 1


def test_dispute() -> None:
    """SC-013, R-3.10 (D-13, D-14), R-4.4: the starting player awards the space; the claimant contests it once."""
    state = placing(starting_player=3)
    as_seat(state, 0, "follower@libraries_6")
    as_seat(state, 1, "contest p1:follower libraries_6")
    assert asked(state) == ("award", 3)
    assert texts(state) == ["award p1 libraries_6", "award p2 libraries_6"]
    refused(state, "award p2 libraries_6", seat=1)
    do(state, "award p2")
    assert asked(state) == ("claim", 1)
    do(state, "leader@libraries_6")
    assert (followers(state, 0, "pool"), leader(state, 1)) == (2, "libraries_6")
    as_seat(state, 0, "contest p2:leader libraries_6")
    do(state, "award p1", "follower@libraries_6")
    assert (followers(state, 0, "libraries_6"), leader(state, 1)) == (1, "pool")
    refused(state, "contest p1:follower libraries_6", seat=1)
    as_seat(state, 2, "contest p1:follower libraries_6")


def test_dispute_in_the_next_round() -> None:
    """R-3.10 (D-13): once a round, so again in the next."""
    state = placing({"followers": ["libraries_6", "pool", "supply", "supply"]}, starting_player=3)
    as_seat(state, 1, "contest p1:follower libraries_6")
    do(state, "award p1")
    refused(state, "contest p1:follower libraries_6", seat=1)
    place_rest(state)
    pass_until(state, "place")
    as_seat(state, 0, "follower@libraries_6")
    as_seat(state, 1, "contest p1:follower libraries_6")
    assert asked(state) == ("award", 0)


def test_dispute_of_the_starting_player() -> None:
    """R-3.10 (D-14): a starting player who is a party still decides; the one who has the space may keep it."""
    state = placing({"followers": ["libraries_6", "pool", "supply", "supply"]}, starting_player=0)
    as_seat(state, 1, "contest p1:follower libraries_6")
    assert asked(state) == ("award", 0)
    do(state, "award p1")
    assert (followers(state, 0, "libraries_6"), asked(state)[0]) == (1, "place")


def test_what_can_be_contested() -> None:
    """R-3.10 (D-13): a space taken by another, no room left, that an own figure of the pool could fill."""
    seal = parts(built=["spirit_seal"])
    state = placing(
        {"leader": "hills_5", "followers": ["spirit_seal.d", "spirit_seal.d", "supply", "supply"]},
        {"leader": "forests_6"},
        {"leader": "pool", "followers": ["mystic_power_source"] * 2 + ["supply"] * 2},
        {"leader": "gate_build_1", "followers": ["gate_build_1", "pool", "supply", "supply"]},
        **seal,
    )
    contests = [[text for text in texts(state, seat) if text.startswith("contest")] for seat in range(4)]
    assert contests == [
        [],
        ["contest p1:follower spirit_seal.d"],
        ["contest p2:leader forests_6"],
        ["contest p1:follower spirit_seal.d", "contest p2:leader forests_6"],
    ]


def test_a_leader_who_opens_places_does_not_keep_followers_from_contesting() -> None:
    """R-3.10 (D-13), R-4.9: the Emissary could go there without asking, his followers could not."""
    state = placing({"leader": "libraries_6"}, {"councilor": "emissary"})
    assert "contest p1:leader libraries_6" in texts(state, 1)
    as_seat(state, 1, "contest p1:leader libraries_6")
    do(state, "award p2")
    assert "follower@libraries_6" in texts(state, 1)


def test_barriers_while_placing() -> None:
    """R-4.20, R-6.28: before or after any figure, without using one."""
    state = placing({"goods": {"energy": 8}})
    do(state, "barrier hills")
    assert asked(state) == ("place", 0)
    for kind in ("leader", "follower", "follower"):
        as_seat(state, 0, f"{kind}@mystic_power_source")
    as_seat(state, 0, "barrier forests")
    assert barriers(state) == {"hills", "forests"}
    assert goods(state, 0) == {}
