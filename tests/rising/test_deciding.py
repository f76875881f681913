"""Who decides, and who consents: section 3.1 and R-3.29, R-3.30 of the rules."""

from __future__ import annotations

import random
from typing import cast

import tidefall
from rising_helpers import as_seat, do, pass_until, texts
from rising_scenes import (
    acting,
    asked,
    barriers,
    built,
    drawing,
    goods,
    land,
    leader,
    moving,
    no_free_steps,
    placing,
    refused,
)
from tidefall.rising.rules.payment import Consent
from tidefall.rising.rules.state import RisingState


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
    assert "do not have that card" in refused(state, "play surge_of_power", seat=1)
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
            assert seat in authorities(cast("RisingState", state), name), (name, seat)
            state.apply_action(rng.choice(state.legal_actions()))
    assert {"place", "choose_flood", "omen", "actions", "may_forgo", "wrath", "consent", "hologram_power"} <= met


def authorities(state: RisingState, name: str) -> set[int]:
    """The seats that may be asked at a step."""
    everybody = set(range(int(state.rules.seats)))
    if name in ("hologram_power", "award", "start_actions", "wrath"):
        return {int(state.starter)}
    if name in ("choose_flood", "discard_barrier", "tsunami", "omen"):
        return {int(state.drawer)}
    if name == "pick_component":
        return {0}
    if name in ("consent", "vote"):
        return everybody - {int(Consent.INITIATOR.of(state)) if name == "consent" else int(state.starter)}
    if name in ("greet", "build", "conduit", "foundry", "seal_return", "share_barrier", "may_forgo"):
        return {int(state.activator), int(state.starter)}
    return everybody


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


def test_no_asking_twice_while_placing() -> None:
    """R-3.30: whoever refused is not asked for the same purchase again before a figure is placed; for another it is."""
    state = placing({"goods": {"energy": 2}}, {"goods": {"energy": 3}}, land={"hills": 5})
    do(state, "barrier mountains", "p1 pays 2 energy", "refuse")
    assert "barrier mountains" not in texts(state)
    assert "from whoever is willing to pay" in refused(state, "barrier mountains")
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


def test_asked_again_after_a_draw() -> None:
    """R-3.30: who refused in PLACE may be asked for an omen, and for the same purchase in ACTIONS."""
    centre = {"leader": "mystic_power_source", "followers": ["mystic_power_source"] * 2 + ["supply"] * 2}
    rich = {**centre, "goods": {"energy": 2, "gold": 2}}
    state = placing({**centre, "goods": {"energy": 2}}, rich, centre, centre)
    do(state, "barrier mountains", "refuse")
    refused(state, "barrier mountains")
    do(state, *["ready"] * 4, "card omen_of_tarnish", "avert omen_of_tarnish")
    assert asked(state) == ("consent", 1)
    do(state, "accept")
    pass_until(state, "actions")
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
