"""The Allies: placing them and what they do (M-5)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising_helpers import do, pass_until, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules.content import GOODS
from tidefall.rising.rules.island import SITE_NAMES, SPACE_NAMES
from tidefall.rising.rules.monstrosities import allies as numbers


def acting(*players: dict[str, Any], allies: dict[str, Any] | None = None, **position: Any) -> State:
    """Take Actions, with Allies where they are said to be: `{"dryad": (0, "forests_3")}`."""
    placed = {name: {"seat": seat, "at": at} for name, (seat, at) in (allies or {}).items()}
    given = [{"goods": {}, "followers": [], **player} for player in players]
    given += [{"goods": {}, "followers": []} for _ in range(4 - len(given))]
    told = {"allies": placed, **position.pop("monstrosities", {})}
    named = {"step": "actions", "players": given, "monstrosities": told, **position}
    return monstrous(4, 2, {"councilors": "random"}, **named)


def goods(state: State, seat: int) -> dict[str, int]:
    return {good: int(of(state).has(seat, place)) for place, good in enumerate(GOODS) if of(state).has(seat, place)}


def at(state: State, ally: int) -> str:
    place = int(of(state).where[ally])
    return SPACE_NAMES[place] if place >= 0 else {-1: "pool", -2: "supply", -3: "box"}[place]


# Placing.


def placing(allies: dict[str, int], **position: Any) -> State:
    placed = {name: {"seat": seat} for name, seat in allies.items()}
    players = [{"followers": [], "leader": "supply"} for _ in range(4)]
    return monstrous(4, 2, None, players=players, monstrosities={"allies": placed}, **position)


def test_an_ally_is_placed_like_a_follower() -> None:
    """M-5.2, M-5.5, DM-20: from the pool of whoever recruited it, in two answers."""
    state = placing({"phoenix": 0})
    assert "bring phoenix" in texts(state)
    assert "ready" not in texts(state)
    do(state, "bring phoenix", "to forges_6")
    assert at(state, numbers.PHOENIX) == "forges_6"
    assert "lift phoenix forges_6" in texts(state, 0)


def test_the_giant_takes_two_spaces_of_a_wild_tile() -> None:
    """M-5.12, DM-22, M-24.34, M-27.9: hills_5 has two spaces; a follower finds no room there afterwards."""
    state = placing({"giant": 0})
    do(state, "bring giant")
    sites = {text.split(" ")[1].split("_")[0] for text in texts(state)}
    assert sites == {"forests", "hills", "mountains"}
    assert "to hills_6" not in texts(state)
    do(state, "to hills_5")
    assert of(state).held[SPACE_NAMES.index("hills_5")] == 2
    with pytest.raises(Refused):
        monstrous(
            4, 2, None, players=[{"followers": ["hills_5"]}],
            monstrosities={"allies": {"giant": {"seat": 0, "at": "hills_5"}}},
        )  # fmt: skip


def test_a_giant_without_a_tile_stays_in_the_pool() -> None:
    """MC-033, M-5.12, M-24.62: where every wild tile has at most one empty space."""
    state = placing({"giant": 0}, land={"forests": 0, "hills": 0, "mountains": 0})
    assert "bring giant" not in texts(state)
    assert "ready" in texts(state)


def test_the_mermaid_stands_on_flooded_tiles_only() -> None:
    """M-5.19, DM-23, M-24.35, M-24.62."""
    dry = placing({"mermaid": 0})
    assert "ready" in texts(dry)
    state = placing({"mermaid": 0}, land={"forests": 5, "cities": 4})
    do(state, "bring mermaid")
    assert texts(state) == ["to forests_6", "to cities_5.d", "to cities_6.d"]
    do(state, "to forests_6")
    assert of(state).held[SPACE_NAMES.index("forests_6")] == 0


# Acting.


def test_the_mermaid_gives_energy_before_an_action() -> None:
    """MC-042, M-5.19: once a round each, for those on tiles that touch hers."""
    state = acting({"followers": ["forests_5", "forests_5"]}, {"followers": ["forests_4"]},
                   allies={"mermaid": (2, "forests_6")}, land={"forests": 5})  # fmt: skip
    do(state, "activate p1:follower forests_5")
    assert goods(state, 0) == {"energy": 1}
    do(state, "roll 6", "activate p1:follower forests_5")
    assert goods(state, 0)["energy"] == 2
    do(state, "roll 6", "activate p2:follower forests_4")
    assert "energy" not in goods(state, 1)


def test_a_flood_in_her_peninsula_sends_the_mermaid_away() -> None:
    """M-5.19, M-22.10, M-24.36."""
    state = monstrous(
        4, 2, None, step="misfortune", land={"forests": 5}, misfortunes={"card": "flood_forests"},
        players=[{"councilor": "adept", "followers": []}],
        monstrosities={"allies": {"mermaid": {"seat": 2, "at": "forests_6"}}},
    )  # fmt: skip
    assert at(state, numbers.MERMAID) == "supply"


def test_where_the_dryad_is_everybody_throws_twice() -> None:
    """MC-022, M-4.6, M-5.10: the higher throw counts."""
    state = acting({"followers": ["forests_3"]}, allies={"dryad": (1, "forests_3")})
    do(state, "activate p1:follower forests_3", "roll 2", "roll 5")
    assert goods(state, 0) == {"crystal": 1}
    other = acting({"followers": ["hills_3"]}, allies={"dryad": (1, "forests_3")})
    do(other, "activate p1:follower hills_3", "roll 2")
    assert other.step().name != "die"


def test_the_giant_collects_by_the_size_of_its_roll() -> None:
    """MC-032, M-5.12, M-4.3: 5 and 6 and one energy make 12; divided by 4 that is 3 gold."""
    state = acting({"goods": {"energy": 2}}, allies={"giant": (0, "hills_5")})
    do(state, "activate p1:giant hills_5", "roll 5", "roll 6", "boost energy", "pass")
    assert goods(state, 0) == {"gold": 3, "energy": 1}


def test_giant_and_dryad_throw_the_pair_twice() -> None:
    """MC-182, M-5.10: 2 + 3 and 5 + 6; 11 divided by 5 is 2 crystal."""
    state = acting(allies={"giant": (0, "forests_2"), "dryad": (1, "forests_2")})
    table = of(state)
    goal = int(table.rules.target[SITE_NAMES.index("forests_2")])
    do(state, "activate p1:giant forests_2", "roll 2", "roll 3", "roll 5", "roll 6")
    assert goods(state, 0) == {"crystal": 11 // goal}


def test_the_divisor_is_at_least_two() -> None:
    """M-5.12: however low the target number is."""
    state = acting(allies={"giant": (0, "hills_5")}, monstrosities={"telluric_gnomon": {"hills": 4}})
    do(state, "activate p1:giant hills_5", "roll 1", "roll 2")
    assert goods(state, 0) == {"gold": 1}


def test_the_ram_sells_more_gold() -> None:
    """MC-036, M-5.13, M-5.6, DM-73."""
    state = acting({"followers": ["hills_3"], "goods": {"energy": 1}}, allies={"golden_ram": (0, "hills_3")})
    do(state, "activate p1:follower hills_3", "roll 6", "buy gold", "activate p1:golden_ram hills_3", "roll 6")
    assert goods(state, 0) == {"gold": 3}


def test_the_gryphon_gives_gold_for_ore() -> None:
    """MC-037, M-5.14, DM-74."""
    state = acting({}, {"followers": ["mountains_3"]}, allies={"gryphon": (0, "mountains_3")}, starting_player=1)
    do(state, "activate p2:follower mountains_3", "roll 6", "gild 1")
    assert goods(state, 1) == {"gold": 1}


def test_the_phoenix_adds_atlantium() -> None:
    """M-5.15, M-5.7: one more for an exchange on its tile, none elsewhere."""
    state = acting({"followers": ["forges_4"], "goods": {"ore": 2}}, allies={"phoenix": (1, "forges_4")})
    do(state, "activate p1:follower forges_4", "convert 1 ore")
    assert goods(state, 0) == {"ore": 1, "atlantium": 3}
    away = acting({"followers": ["forges_4"], "goods": {"ore": 2}}, allies={"phoenix": (1, "forges_3")})
    do(away, "activate p1:follower forges_4", "convert 1 ore")
    assert goods(away, 0) == {"ore": 1, "atlantium": 2}


def test_the_centaur_acts_twice() -> None:
    """MC-030, M-5.9, DM-72: after a failed roll too, and never a third time."""
    state = acting(allies={"centaur": (0, "hills_3")})
    do(state, "activate p1:centaur hills_3", "roll 1")
    assert state.step().name == "centaur_step"
    assert {"stay", "to mystic_power_source", "to forests_2"} <= set(texts(state))
    assert not any(text.startswith("to gate") for text in texts(state))
    do(state, "to forests_2", "roll 6")
    assert goods(state, 0) == {"crystal": 1}
    assert state.step().name != "centaur_step"


def test_the_centaur_completes_a_pair() -> None:
    """M-5.9: beside a lone Atlantean in the Cities the two act at once."""
    state = acting({}, {"followers": ["cities_6.d"]}, allies={"centaur": (0, "mystic_power_source")})
    do(state, "activate p1:centaur mystic_power_source", "to cities_6.d")
    assert state.step().name == "die"


# Returning.


def hit(card: str, allies: dict[str, Any], *players: dict[str, Any], **position: Any) -> State:
    placed = {name: {"seat": seat, "at": space} for name, (seat, space) in allies.items()}
    given = [{"goods": {}, "followers": [], **player} for player in players]
    given += [{"goods": {}, "followers": []} for _ in range(4 - len(given))]
    given[0].setdefault("councilor", "adept")
    return monstrous(
        4, 2, {"councilors": "random"}, step="misfortune", players=given, misfortunes={"card": card},
        monstrosities={"allies": placed}, **position,
    )  # fmt: skip


def test_the_faun_takes_in_whom_a_flood_sends_home() -> None:
    """MC-034, M-5.11, DM-39: in seat order from the drawer, until its tile is full."""
    followers = [{"followers": ["hills_5"]}, {"followers": ["hills_5", "hills_2"]}]
    state = hit("flood_hills", {"faun": (3, "hills_2")}, *followers, land={"hills": 5})
    assert (state.current_player(), texts(state)) == (0, ["return", "to hills_2"])
    do(state, "to hills_2")
    table = of(state)
    assert [int(table.where[figure]) for figure in (1, 9)] == [SPACE_NAMES.index("hills_2"), -1]


def test_whoever_draws_is_asked_first() -> None:
    """M-5.11: clockwise from the drawer."""
    followers = [{"followers": ["hills_5"]}, {"followers": ["hills_5"]}]
    state = hit("flood_hills", {"faun": (3, "hills_2")}, *followers, land={"hills": 5}, drawer=1)
    assert state.current_player() == 1


def test_the_faun_works_for_special_misfortunes() -> None:
    """M-5.11: whoever moves keeps its action."""
    state = hit("sirens_call", {"faun": (3, "hills_1")}, {"followers": ["hills_3"]})
    do(state, "return p1:follower hills_3")
    assert texts(state) == ["return", "to hills_1"]


def test_the_unicorn_protects_those_with_it() -> None:
    """MC-040, MC-172, M-5.17, M-13.3, DM-34: they are picked, and stay."""
    state = hit("plague_arrows", {"unicorn": (0, "hills_1")}, {"followers": ["hills_1"]})
    do(state, texts(state)[0])
    table = of(state)
    assert (at(state, numbers.UNICORN), int(table.where[1])) == ("hills_1", SPACE_NAMES.index("hills_1"))


def test_the_unicorn_counts_toward_an_omen() -> None:
    """MC-040, M-6.4: three protected and two others are named; the two return."""
    state = hit(
        "omen_centaurs", {"unicorn": (0, "hills_1")}, {"followers": ["hills_1", "hills_1"]},
        {"followers": ["forests_1", "forests_2", "forests_3"]}, land={"forests": 5, "hills": 5, "mountains": 5},
    )  # fmt: skip
    for name in ("p1:unicorn hills_1", "p1:follower hills_1", "p1:follower hills_1", "p2:follower forests_1"):
        do(state, f"return {name}")
    do(state, "return p2:follower forests_2")
    table = of(state)
    assert at(state, numbers.UNICORN) == "hills_1"
    assert [int(table.where[figure]) >= 0 for figure in (1, 2, 9, 10, 11)] == [True, True, False, False, True]


def test_the_unicorn_stays_when_a_peninsula_is_closed() -> None:
    """M-5.17: Panic in the Streets sends everybody home but those with it."""
    state = hit("panic_in_the_streets", {"unicorn": (0, "cities_1.d")}, {"followers": ["cities_1.d", "cities_2.d"]})
    table = of(state)
    assert at(state, numbers.UNICORN) == "cities_1.d"
    assert [int(table.where[figure]) >= 0 for figure in (1, 2)] == [True, False]


def test_floods_take_the_unicorn_too() -> None:
    """M-24.55, M-7.8: its text names special misfortunes only."""
    state = hit("flood_hills", {"unicorn": (0, "hills_6")})
    assert at(state, numbers.UNICORN) == "pool"


@pytest.mark.parametrize("ally", ["dryad", "giant", "gryphon", "golden_ram", "centaur"])
def test_positions_in_the_middle_of_an_action(ally: str) -> None:
    """Each step of an Ally's action is written and read back."""
    tile = {"dryad": "forests_5", "giant": "hills_5", "gryphon": "mountains_3"}.get(ally, "hills_3")
    state = acting({"goods": {"energy": 3}}, allies={ally: (0, tile)})
    do(state, f"activate p1:{ally} {tile}")
    for _ in range(5):
        assert state.game.from_position(state.position()).position() == state.position()
        do(state, texts(state)[-1])


def test_an_ally_recruited_late_waits_for_the_next_round() -> None:
    """MC-180, M-5.2."""
    state = hit("omen_dryads", {}, {"goods": {"crystal": 6}, "followers": ["hills_1"]})
    do(state, "avert omen_dryads")
    pass_until(state, "actions")
    assert at(state, numbers.DRYAD) == "pool"
