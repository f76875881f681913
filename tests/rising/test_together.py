"""Deciding together: objections, votes and the options of a table: R-3.4, R-3.31 and R-10.10 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from rising_helpers import as_seat, do, pass_until, table, texts
from rising_scenes import (
    Player,
    acting,
    asked,
    barriers,
    built,
    drawing,
    followers,
    goods,
    land,
    leader,
    moving,
    parts,
    placing,
    see,
)
from tidefall.kernel.state import State

VOTE: dict[str, Any] = {"options": {"vote": True}}
TRUST: dict[str, Any] = {"options": {"trust": True}}
PAIR: tuple[Player, ...] = ({}, {"leader": "cities_6.d"}, {"leader": "cities_6.d"}, {"leader": "hills_6"})
"""Seats 1 and 2 in a pair, seat 0 starts, and somebody has another unit."""


def test_objection() -> None:
    """R-3.31, R-3.29 (D-37, D-42): the activating player proposes; an objection gives it to the starting player."""
    state = acting(*PAIR)
    do(state, "activate cities_6.d")
    assert asked(state) == ("may_forgo", 1)
    do(state, "act", "roll 6", "roll 6")
    assert (asked(state), texts(state)) == (("greet", 1), ["recruit p2", "recruit p3"])
    do(state, "recruit p2")
    assert (asked(state), texts(state)) == (("objections", 2), ["agree", "object"])
    do(state, "object")
    assert asked(state) == ("greet", 0)
    do(state, "recruit p3")
    assert (followers(state, 1, "pool"), followers(state, 2, "pool")) == (2, 3)


def test_no_objection() -> None:
    """R-3.31: the proposal stands."""
    state = acting(*PAIR)
    do(state, "activate cities_6.d", "act", "roll 6", "roll 6", "recruit p2", "agree")
    assert (followers(state, 1, "pool"), followers(state, 2, "pool")) == (3, 2)


def test_activating_player() -> None:
    """R-3.31: in free mode whoever activated, in serial mode the first present clockwise from the starting player."""
    state = acting(*PAIR)
    as_seat(state, 2, "activate cities_6.d")
    do(state, "roll 6", "roll 6")
    assert asked(state) == ("greet", 2)
    state = acting(*PAIR, starting_player=3)
    do(state, "activate cities_6.d")
    assert asked(state) == ("may_forgo", 1)
    state = acting(*PAIR, starting_player=2)
    do(state, "activate cities_6.d", "roll 6", "roll 6")
    assert asked(state) == ("greet", 2)


@pytest.mark.parametrize(("verdict", "forgone"), [("act", False), ("forgo", True)])
def test_forgoing_a_pair(verdict: str, forgone: bool) -> None:
    """R-3.31, R-3.29 (D-31): whoever would rather act may object."""
    state = acting(*PAIR)
    do(state, "activate cities_6.d", "forgo", "object")
    assert asked(state) == ("may_forgo", 0)
    do(state, verdict)
    assert (asked(state)[0] == "actions") == forgone
    if forgone:
        assert "activate cities_6.d" not in texts(state)


def test_forgoing_a_pair_in_free_mode() -> None:
    """R-3.31, R-3.22 (D-31): said once, then the other one is asked."""
    state = acting(*PAIR)
    as_seat(state, 2, "forgo cities_6.d")
    assert asked(state) == ("objections", 1)
    do(state, "agree")
    assert "activate cities_6.d" not in texts(state)


def test_joint_build() -> None:
    """R-3.31, R-3.2 (D-34): contributors may object; then the starting player names it; payers still consent."""
    state = acting(
        {"leader": "hills_6"},
        {"leader": "gate_build_1", "goods": {"crystal": 2}},
        {"leader": "gate_build_1", "goods": {"gold": 2}},
    )
    do(state, "activate gate_build_1")
    assert (asked(state), texts(state)) == (
        ("build", 1),
        ["nothing", "build aether_lens", "build resonant_bell", "build mnemonic_vault"],
    )
    do(state, "build aether_lens", "object")
    assert asked(state) == ("build", 0)
    do(state, "build resonant_bell")
    assert asked(state) == ("consent", 2)
    do(state, "refuse")
    assert (built(state), goods(state, 2)) == (set(), {"gold": 2})


def test_joint_effect_of_a_build() -> None:
    """R-3.31: a one-time effect is the contributors' to decide, one choice after the other."""
    state = acting(
        {"leader": "hills_6"},
        {"leader": "gate_build_1", "goods": {"atlantium": 2}},
        {"leader": "gate_build_1"},
    )
    do(state, "activate gate_build_1", "build tidal_bulwark", "agree")
    assert asked(state) == ("share_barrier", 1)
    do(state, "ward hills", "object")
    assert asked(state) == ("share_barrier", 0)
    do(state, "ward forests")
    assert (barriers(state), asked(state)) == ({"forests"}, ("share_barrier", 1))
    do(state, "ward hills", "agree")
    assert barriers(state) == {"forests", "hills"}


def test_joint_component() -> None:
    """R-3.31, R-3.29 (D-39): the two on a double space agree on what it does."""
    pair = {"followers": ["soul_conduit.d", "pool", "supply", "supply"]}
    state = acting({"leader": "hills_6"}, pair, pair, **parts(built=["soul_conduit"]))
    do(state, "activate soul_conduit.d", "act", "recruit p2", "object")
    assert asked(state) == ("conduit", 0)
    do(state, "recruit p3")
    assert (followers(state, 1, "supply"), followers(state, 2, "supply")) == (2, 1)


def contested(**position: Any) -> State:
    state = placing({"followers": ["libraries_6", "pool", "supply", "supply"]}, starting_player=3, **position)
    return as_seat(state, 1, "contest p1:follower libraries_6")


def test_no_vote_without_the_option() -> None:
    """R-3.4: the starting player's word is final."""
    assert asked(do(contested(), "award p2"))[0] == "claim"


def test_vote() -> None:
    """R-3.4, R-3.29 (D-91, D-14): a majority of the others returns it once; the second word is final."""
    state = contested(**VOTE)
    do(state, "award p2")
    votes = []
    for answer in ("return", "agree", "return"):
        assert (asked(state)[0], texts(state)) == ("vote", ["agree", "return"])
        votes.append(state.current_player())
        do(state, answer)
    assert votes == [0, 1, 2]
    assert asked(state) == ("award", 3)
    do(state, "award p2")
    assert asked(state)[0] == "claim"


def test_vote_without_majority() -> None:
    """R-3.4: with half or less for returning it, it stands."""
    state = contested(**VOTE)
    do(state, "award p2", "return", "agree", "agree")
    assert asked(state)[0] == "claim"
    state = acting({"leader": "hills_6"}, {}, {}, seats=3, wrath=1, **VOTE)
    do(state, "end", "flood hills", "return", "agree")
    assert land(state, "hills") == 5


def test_vote_on_wrath() -> None:
    """R-3.4, R-3.29 (D-40): each flood anew."""
    state = acting({"leader": "hills_6"}, seats=2, hologram_power="explorer", wrath=3, **VOTE)
    do(state, "end", "flood hills", "return", "flood forests")
    assert (land(state, "hills"), land(state, "forests")) == (6, 5)
    do(state, "flood hills")
    assert asked(state) == ("vote", 1)
    do(state, "agree")
    assert land(state, "hills") == 5


def test_vote_on_what_was_objected_to() -> None:
    """R-3.4, R-3.31: what the starting player settles after an objection; not what nobody objects to."""
    state = acting(*PAIR, **VOTE)
    do(state, "activate cities_6.d", "act", "roll 6", "roll 6", "recruit p2", "object", "recruit p3")
    assert asked(state) == ("vote", 1)
    do(state, "return", "agree", "return", "recruit p3")
    assert followers(state, 2, "pool") == 3
    state = acting(*PAIR, **VOTE)
    do(state, "activate cities_6.d", "act", "roll 6", "roll 6", "recruit p2", "agree")
    assert followers(state, 1, "pool") == 3


def test_vote_on_acting_after_all() -> None:
    """R-3.4, R-3.31 (D-31): the starting player's word that a pair acts is voted on like any other it settles."""
    state = acting(*PAIR, **VOTE)
    do(state, "activate cities_6.d", "forgo", "object", "act")
    assert asked(state) == ("vote", 1)
    do(state, "agree", "agree", "agree")
    assert asked(state)[0] == "die"


def test_what_is_not_voted_on() -> None:
    """R-3.4: neither the Hologram's power, nor a misfortune, nor a barrier spent against Wrath."""
    state = drawing({"goods": {"ore": 2}}, seats=2, hologram_power="explorer", land={"hills": 0}, **VOTE)
    do(state, "card flood_hills", "flood forests", "flood forests", "card omen_of_ash", "avert omen_of_ash")
    assert asked(state)[0] == "turn_over"
    pass_until(state, "hologram_power")
    do(state, texts(state)[0])
    assert asked(state)[0] == "place"


def test_trust() -> None:
    """R-3.2, option trust: consent is assumed, to pay, to be moved and to act."""
    state = placing({"goods": {"energy": 2}}, {"goods": {"energy": 2}}, **TRUST)
    do(state, "barrier mountains")
    assert (barriers(state), goods(state, 1)) == ({"mountains"}, {})
    state = moving({"councilor": "adept", "leader": "mystic_power_source"}, {"leader": "hills_6"}, **TRUST)
    do(state, "adept leader", "move p2:leader hills_6")
    assert leader(state, 1) == "mystic_power_source"
    state = acting(*PAIR, **TRUST)
    do(state, "activate p4:leader hills_6")
    assert asked(state)[0] == "die"
    do(state, "roll 6", "activate cities_6.d", "roll 6", "roll 6")
    assert asked(state) == ("greet", 1)
    do(state, "recruit p3")
    assert followers(state, 2, "pool") == 3


@pytest.mark.parametrize(("answer", "left", "standing"), [("spend", 3, set()), ("keep", 2, {"hills"})])
def test_barriers_stop_wrath(answer: str, left: int, standing: set[str]) -> None:
    """R-10.10: by option the starting player spends the barrier, or lets the flood come."""
    options = {"barriers_stop_wrath": True}
    state = acting({"leader": "forests_6"}, wrath=1, land={"hills": 3}, barriers=["hills"], options=options)
    do(state, "end", "flood hills")
    assert (asked(state), texts(state)) == (("wrath_barrier", 0), ["spend_barrier hills", "keep_barrier hills"])
    do(state, f"{answer}_barrier hills")
    assert (land(state, "hills"), barriers(state), asked(state)[0]) == (left, standing, "place")


def test_barriers_do_not_stop_wrath() -> None:
    """R-10.10, R-5.8: by default they have no say."""
    state = acting({"leader": "forests_6"}, wrath=1, land={"hills": 3}, barriers=["hills"])
    do(state, "end", "flood hills")
    assert (land(state, "hills"), barriers(state), asked(state)[0]) == (2, {"hills"}, "place")


def test_concession_is_an_option() -> None:
    """R-3.29: nobody is asked to give up unless the table wants it (R-8.5)."""
    assert "concede" not in texts(table())
    state = table(options={"concession": True})
    do(state, "concede")
    assert asked(state) == ("concession", 1)
    do(state, "object")
    assert asked(state) == ("place", 0)
    assert "concede" not in texts(state)
    assert not see(state)["result"]
