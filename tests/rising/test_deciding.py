"""Who decides, who consents, and how shared choices are settled: sections 3.1 and 3.7 of the rules."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
import tidefall
from rising_helpers import as_seat, do, pass_until, table, texts
from rising_scenes import (
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
    no_free_steps,
    parts,
    placing,
    refused,
    see,
)
from tidefall.kernel.state import State
from tidefall.rising.table import Table

VOTE = {"options": {"vote": True}}
TRUST = {"options": {"trust": True}}
PAIR = ({}, {"leader": "cities_6.d"}, {"leader": "cities_6.d"}, {"leader": "hills_6"})
"""Seats 1 and 2 in a pair, seat 0 starts, and somebody has another unit."""


# One authority for each decision.


def test_drawer_and_starting_player() -> None:
    """R-3.1, R-3.17, R-3.27: who draws decides inside a misfortune, the starting player in WRATH."""
    state = drawing({}, {}, land={"hills": 0}, wrath=1, draws=1)
    do(state, "card flood_hills")
    assert asked(state) == ("choose_flood", 1)
    refused(state, "flood forests", seat=0)
    do(state, "flood forests", "flood cities")
    pass_until(state, "wrath")
    assert asked(state) == ("wrath", 0)
    refused(state, "flood forests", seat=1)


def test_owners() -> None:
    """R-3.1: figures, cards and tokens are their owners' to use."""
    state = placing({"cards": ["surge_of_power"]}, {"leader": "hills_6"})
    assert "do not hold" in refused(state, "play surge_of_power", seat=1)
    refused(state, "lift leader hills_6", seat=0)


def test_authority_of_every_decision() -> None:
    """R-3.29, R-3.1: in random games whoever is asked is the one whom the table of decisions names."""
    met: set[str] = set()
    for seed, options in enumerate(
        [{"seats": 1}, {"seats": 2, "level": 2}, {"seats": 3, "level": 3, "vote": True}, {"seats": 5, "level": 5}] * 4
    ):
        rng = random.Random(seed)
        state = tidefall.load_game("rising", max_rounds=6, **options).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                tidefall.deal(state, rng)
                continue
            name, seat = asked(state)
            met.add(name)
            assert seat in authorities(cast("Table", state), name), (name, seat)
            state.apply_action(rng.choice(state.legal_actions()))
    assert {"place", "choose_flood", "omen", "actions", "may_forgo", "wrath", "consent", "hologram_power"} <= met


def authorities(state: Table, name: str) -> set[int]:
    """The seats that may be asked at a step."""
    everybody = set(range(int(state.rules.seats)))
    if name in ("hologram_power", "award", "start_actions", "wrath"):
        return {int(state.starter)}
    if name in ("choose_flood", "discard_barrier", "tsunami", "omen"):
        return {int(state.drawer)}
    if name == "pick_component":
        return {0}
    if name in ("consent", "vote"):
        return everybody - {int(state.b()) & 255 if name == "consent" else int(state.starter)}
    if name in ("greet", "build", "conduit", "foundry", "seal_return", "share_barrier", "may_forgo"):
        return {int(state.activator), int(state.starter)}
    return everybody


# Consent.


def test_consent() -> None:
    """R-3.2, R-3.29 (D-15, D-90): the initiator splits the price; every other payer is asked; then all pay at once."""
    state = placing({"goods": {"energy": 2}}, {"goods": {"energy": 3}}, {"goods": {"energy": 1}})
    do(state, "barrier mountains")
    assert (asked(state), texts(state)) == (
        ("payment", 0),
        ["p1 pays 0 energy", "p1 pays 1 energy", "p1 pays 2 energy"],
    )
    do(state, "p1 pays 1 energy")
    assert texts(state) == ["p2 pays 2 energy", "p2 pays 3 energy"]
    do(state, "p2 pays 2 energy")
    assert (asked(state), texts(state)) == (("consent", 1), ["accept", "refuse"])
    do(state, "accept")
    assert (asked(state), barriers(state)) == (("consent", 2), set())
    do(state, "accept")
    assert barriers(state) == {"mountains"}
    assert [goods(state, seat) for seat in range(3)] == [{"energy": 1}, {"energy": 1}, {}]


def test_refused_consent() -> None:
    """R-3.2, R-3.5, R-0.5: one refusal and nothing is paid."""
    state = placing({"goods": {"energy": 2}}, {"goods": {"energy": 1}}, {"goods": {"energy": 1}})
    do(state, "barrier mountains", "accept", "refuse")
    assert (asked(state), barriers(state)) == (("place", 0), set())
    assert [goods(state, seat) for seat in range(3)] == [{"energy": 2}, {"energy": 1}, {"energy": 1}]


def test_own_payment_needs_nobody() -> None:
    """R-3.2: the initiator has consented by proposing."""
    state = placing({"goods": {"energy": 4}})
    do(state, "barrier mountains")
    assert (barriers(state), goods(state, 0)) == ({"mountains"}, {})


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


# No asking twice.


def test_no_asking_twice_while_placing() -> None:
    """R-3.30: whoever refused is not asked for the same purchase again before a figure is placed; for another it is."""
    state = placing({"goods": {"energy": 2}}, {"goods": {"energy": 3}}, land={"hills": 5})
    do(state, "barrier mountains", "p1 pays 2 energy", "refuse")
    assert "barrier mountains" not in texts(state)
    assert "from those who will pay" in refused(state, "barrier mountains")
    assert {"barrier forests", "unflood hills"} <= set(texts(state))
    as_seat(state, 3, "leader@forests_6")
    assert "barrier mountains" in texts(state, 0)


def test_others_may_pay_instead() -> None:
    """R-3.30: only splits with the one who refused are closed, and it may still buy itself."""
    state = placing({"goods": {"energy": 2}}, {"goods": {"energy": 4}}, {"goods": {"energy": 2}})
    do(state, "barrier mountains", "p1 pays 2 energy", "p2 pays 2 energy", "refuse")
    assert "barrier mountains" in texts(state, 1)
    as_seat(state, 0, "barrier mountains")
    assert asked(state) == ("consent", 2)
    do(state, "accept")
    assert (barriers(state), goods(state, 1)) == ({"mountains"}, {"energy": 4})


def test_no_asking_twice_in_actions() -> None:
    """R-3.30: an activation opens the question again."""
    state = acting({"goods": {"energy": 2}, "leader": "hills_6"}, {"goods": {"energy": 2}}, {"leader": "hills_5"})
    do(state, "barrier mountains", "refuse")
    assert "barrier mountains" not in texts(state)
    no_free_steps(state)
    do(state, "activate p3:leader hills_5", "act", "roll 1")
    assert "barrier mountains" in texts(state)


def test_no_asking_twice_inside_an_activation() -> None:
    """R-3.30, R-3.29 (D-34): a refusal closes every split with that payer for this build."""
    state = acting(
        {"leader": "gate_build_1", "goods": {"crystal": 1}},
        {"leader": "gate_build_1", "goods": {"crystal": 2}},
        {"leader": "gate_build_1", "goods": {"crystal": 1}},
        {"leader": "hills_6"},
    )
    do(state, "activate gate_build_1", "build aether_lens", "agree", "agree", "p1 pays 1 crystal", "p2 pays 1 crystal")
    do(state, "refuse")
    assert (asked(state), texts(state)) == (("settle_cost", 0), ["pay aether_lens", "nothing"])
    do(state, "pay")
    assert asked(state) == ("consent", 2)
    do(state, "refuse")
    assert (built(state), asked(state)[0]) == (set(), "actions")


def test_refused_move() -> None:
    """R-3.30, R-3.2: an owner who will not be moved by the Adept is not asked for that figure again."""
    state = moving({"councilor": "adept", "leader": "mystic_power_source"}, {"leader": "hills_6"})
    do(state, "adept leader", "move p2:leader hills_6", "refuse")
    assert (leader(state, 1), asked(state)) == ("hills_6", ("end_misf", 0))
    do(state, "adept leader")
    assert "move p2:leader hills_6" not in texts(state)
    assert "move p2:follower pool" in texts(state)


def test_refused_omen() -> None:
    """R-3.30, R-5.19: with the only purse closed, only the flood is left."""
    state = drawing({}, {"goods": {"gold": 2}}, {"goods": {"gold": 1}}, starting_player=3)
    do(state, "card omen_of_tarnish", "avert omen_of_tarnish", "p2 pays 2 gold", "refuse")
    assert (land(state, "hills"), goods(state, 1), asked(state)[0]) == (5, {"gold": 2}, "turn_over")


# Joint decisions.


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
    """R-3.31, R-3.2 (D-34): contributors may object to what is named; the starting player names; payers still consent."""
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


# The vote.


def contested(**position: Any) -> State:
    state = placing({"followers": ["libraries_6", "pool", "supply", "supply"]}, starting_player=3, **position)
    return as_seat(state, 1, "contest p1:follower libraries_6")


def test_no_vote_without_the_option() -> None:
    """R-3.4: the starting player's word is final."""
    assert asked(do(contested(), "award p2"))[0] == "claim"


def test_vote() -> None:
    """R-3.4, R-3.29 (D-91, D-14): a majority of the others returns it once; then the starting player's word is final."""
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


def test_what_is_not_voted_on() -> None:
    """R-3.4: neither the Hologram's power, nor a misfortune, nor a barrier spent against Wrath."""
    state = drawing({"goods": {"ore": 2}}, seats=2, hologram_power="explorer", land={"hills": 0}, **VOTE)
    do(state, "card flood_hills", "flood forests", "flood forests", "card omen_of_ash", "avert omen_of_ash")
    assert asked(state)[0] == "turn_over"
    pass_until(state, "hologram_power")
    do(state, texts(state)[0])
    assert asked(state)[0] == "place"


# Barriers against Wrath.


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


def test_vote_on_acting_after_all() -> None:
    """R-3.4, R-3.31 (D-31): the starting player's word that a pair acts is voted on like any other it settles."""
    state = acting(*PAIR, **VOTE)
    do(state, "activate cities_6.d", "forgo", "object", "act")
    assert asked(state) == ("vote", 1)
    do(state, "agree", "agree", "agree")
    assert asked(state)[0] == "die"
