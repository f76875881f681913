"""The libraries: drawing, keeping, laying down, and the hand limit (sections 6.4 and 6.10)."""

from __future__ import annotations

from rising_helpers import do, texts
from rising_scenes import acting, asked, goods, hand, library_pile, no_free_steps, parts, refused, see
from tidefall.rising.rules.content import CARDS

TWO_CARDS = ("activate p1:follower libraries_3", "card foresight", "card surge_of_power")


def test_keep_one_and_pay_for_the_other() -> None:
    """SC-064 R-6.14 R-6.15 R-6.27: one card more for 1 energy, the drawer's own."""
    state = do(acting({"followers": ["libraries_3"], "goods": {"energy": 1}}), *TWO_CARDS)
    assert "turn" in refused(state, "extra energy", seat=1)
    do(state, "keep foresight", "extra energy", "keep surge_of_power")
    assert (hand(state, 0), goods(state, 0)) == (["foresight", "surge_of_power"], {})


def test_keep_one_and_lay_down_the_other() -> None:
    """SC-064 R-6.14 R-10.15: without paying, the other card is discarded or put on the bottom, as the drawer likes."""
    state = do(acting({"followers": ["libraries_3"], "goods": {"energy": 1}}), *TWO_CARDS, "keep foresight", "done")
    assert texts(state) == ["discard surge_of_power", "bottom surge_of_power"]
    do(state, "discard surge_of_power")
    assert (hand(state, 0), goods(state, 0), library_pile(state)) == (["foresight"], {"energy": 1}, ["surge_of_power"])
    state = do(acting({"followers": ["libraries_3"]}), *TWO_CARDS, "keep foresight", "bottom surge_of_power")
    assert library_pile(state) == []


def test_keeping_fewer_is_legal() -> None:
    """R-6.14 R-10.15: nothing must be kept; each card goes its own way."""
    state = do(acting({"followers": ["libraries_3"]}), *TWO_CARDS, "done", "bottom foresight", "discard surge_of_power")
    assert (hand(state, 0), library_pile(state)) == ([], ["surge_of_power"])


def test_outer_libraries_keep_two() -> None:
    """R-6.14: the number kept is the tile's; where both are kept there is nothing to pay for."""
    state = acting({"followers": ["libraries_6"], "goods": {"energy": 1}})
    do(state, "activate p1:follower libraries_6", "card foresight", "card tide_chart", "keep foresight")
    assert texts(state) == ["done", "keep tide_chart"]
    do(state, "keep tide_chart")
    assert (hand(state, 0), goods(state, 0)) == (["foresight", "tide_chart"], {"energy": 1})


def test_an_extra_card_once_per_activation() -> None:
    """R-6.15: with three cards drawn, one kept and one paid for, the third cannot be bought."""
    state = acting({"councilor": "scholar", "leader": "libraries_2", "goods": {"energy": 3}})
    do(state, "activate p1:leader libraries_2", "card foresight", "card tide_chart", "card surge_of_power")
    do(state, "keep foresight", "extra energy", "keep tide_chart")
    assert texts(state) == ["discard surge_of_power", "bottom surge_of_power"]
    assert goods(state, 0) == {"energy": 2}


def test_scholar_draws_three() -> None:
    """SC-066 R-1.19 R-6.14: three drawn, as many kept as ever, for the figures of others too."""
    state = acting(
        {"councilor": "scholar", "leader": "libraries_2"},
        {"followers": ["libraries_2"]},
        starting_player=1,
        effects={"extra_spaces": {"libraries_2": 2}},
    )
    do(state, "activate p2:follower libraries_2", "card foresight", "card tide_chart", "card surge_of_power")
    do(state, "keep surge_of_power", "discard foresight", "discard tide_chart")
    assert hand(state, 1) == ["surge_of_power"]


def test_astrolabe_draws_one_more_once_a_round() -> None:
    """R-1.24 R-6.14: with the Scholar four; the second draw of the round is plain."""
    state = acting(
        {
            "councilor": "scholar",
            "leader": "libraries_2",
            "followers": ["libraries_3"],
            "cards": ["astrolabe_of_secrets"],
        }
    )
    do(state, "activate p1:leader libraries_2", "card foresight", "card tide_chart", "card surge_of_power")
    do(state, "card libram_of_unity", "done", "discard foresight", "discard tide_chart", "discard surge_of_power")
    do(state, "discard libram_of_unity", "activate p1:follower libraries_3", "card foresight", "card tide_chart")
    assert asked(state) == ("keep_card", 0)


def test_an_artifact_works_at_once() -> None:
    """R-6.34 R-1.22: kept in one activation, it helps in the next; it is not played."""
    state = acting({"followers": ["libraries_5", "libraries_4"]})
    do(state, "activate p1:follower libraries_5", "card astrolabe_of_secrets", "card foresight")
    do(state, "keep astrolabe_of_secrets", "done", "discard foresight")
    assert hand(state, 0) == ["astrolabe_of_secrets"]
    do(state, "activate p1:follower libraries_4", "card tide_chart", "card tide_chart")
    assert asked(state)[0] == "draw_card"


def test_hand_limit_by_discarding_an_artifact() -> None:
    """SC-065 R-6.36 R-6.34: five cards, artifacts in play among them, are one too many."""
    state = acting({"followers": ["libraries_6"], "cards": ["chalice_of_the_source", "foresight", "rallying_cry"]})
    do(state, "activate p1:follower libraries_6", "card tide_chart", "card libram_of_unity")
    do(state, "keep tide_chart", "keep libram_of_unity")
    assert asked(state) == ("hand_limit", 0)
    do(state, "discard chalice_of_the_source")
    assert hand(state, 0) == ["foresight", "libram_of_unity", "rallying_cry", "tide_chart"]
    assert library_pile(state) == ["chalice_of_the_source"]


def test_hand_limit_by_playing() -> None:
    """R-6.36 R-10.38: a card of the ACTIONS window may be played at once; any other must be discarded."""
    state = acting({"followers": ["libraries_6"], "cards": ["surge_of_power", "foresight", "favorable_winds"]})
    do(state, "pass", "activate p1:follower libraries_6", "card tide_chart", "card ward_of_the_deep")
    do(state, "keep tide_chart", "keep ward_of_the_deep")
    assert [text for text in texts(state) if text.startswith("play")] == [
        "play surge_of_power",
        "play ward_of_the_deep",
    ]
    assert "cannot be played at this point" in refused(state, "play foresight")
    assert "cannot be played at this point" in refused(state, "play favorable_winds")
    do(state, "play ward_of_the_deep", "ward hills")
    assert len(hand(state, 0)) == 4


def test_the_wonder_counts_in_hand() -> None:
    """R-6.35 R-6.36: it is one of the four."""
    state = acting(
        {"followers": ["libraries_3"], "cards": ["foresight", "tide_chart", "rallying_cry", "wellspring_of_ages"]}
    )
    do(
        state,
        "activate p1:follower libraries_3",
        "card foresight",
        "card tide_chart",
        "keep foresight",
        "discard tide_chart",
    )
    assert asked(state) == ("hand_limit", 0)
    assert "discard wellspring_of_ages" in texts(state)


def test_tablets_of_memory() -> None:
    """R-1.24 R-6.36: six cards may be held, and four once the tablets are gone."""
    cards = ["tablets_of_memory", "foresight", "tide_chart", "rallying_cry", "libram_of_unity"]
    state = acting({"followers": ["libraries_6", "libraries_5"], "cards": cards})
    do(
        state,
        "activate p1:follower libraries_6",
        "card foresight",
        "card tide_chart",
        "keep foresight",
        "done",
        "discard tide_chart",
    )
    assert (len(hand(state, 0)), asked(state)[0]) == (6, "actions")
    do(
        state,
        "activate p1:follower libraries_5",
        "card libram_of_unity",
        "card rallying_cry",
        "keep libram_of_unity",
        "done",
        "discard rallying_cry",
    )
    do(state, "discard tablets_of_memory")
    assert asked(state) == ("hand_limit", 0)
    do(state, "discard foresight")
    assert asked(state) == ("hand_limit", 0)
    do(state, "discard foresight")
    assert hand(state, 0) == ["libram_of_unity", "libram_of_unity", "rallying_cry", "tide_chart"]


def all_but(*names: str) -> dict[str, int]:
    """The library with these four artifacts, without one copy of each card named."""
    cards = {"breath_of_poseidon": 1, "cipher_of_expertise": 1, "wellspring_of_ages": 1}
    cards |= dict.fromkeys(["mystic_adze", "diviners_rod", "orators_laurel", "hammer_of_brontes"], 1)
    left = {name: cards.get(name, 2) for name in [*CARDS[:12], *cards]}
    return {name: count - names.count(name) for name, count in left.items() if count > names.count(name)}


def test_empty_library_does_not_come_back() -> None:
    """R-6.15 R-10.26: in the middle of a draw too; the discard pile stays where it is."""
    piles = {"deck": {"tide_chart": 1}, "discard": all_but("tide_chart"), "hidden_artifacts": 0}
    state = acting({"followers": ["libraries_6"]}, library=piles)
    do(state, "activate p1:follower libraries_6")
    assert texts(state) == ["card tide_chart"]
    pile = library_pile(state)
    assert len(pile) == 26
    do(state, "card tide_chart")
    assert asked(state)[0] == "keep_card"
    do(state, "keep tide_chart")
    assert (hand(state, 0), library_pile(state)) == (["tide_chart"], pile)


def test_visit_to_an_empty_library() -> None:
    """R-6.15 R-10.26: the figure acts and draws nothing, whatever lies on the discard pile."""
    piles = {"deck": {}, "discard": all_but(), "hidden_artifacts": 0}
    state = acting({"followers": ["libraries_6", "hills_6"]}, library=piles)
    do(state, "activate p1:follower libraries_6")
    assert asked(state)[0] == "actions"
    assert hand(state, 0) == []
    assert len(library_pile(state)) == 27


def test_nothing_to_draw() -> None:
    """R-6.15: with deck and discard pile empty nothing is drawn either."""
    cards = [name for name, count in all_but().items() for _ in range(count)]
    hands = [cards[:3], *[cards[first : first + 4] for first in range(3, 27, 4)]]
    piles = {"deck": {}, "discard": {}, "hidden_artifacts": 0}
    players = [{"cards": held} for held in hands]
    state = acting({**players[0], "followers": ["libraries_6"]}, *players[1:], seats=7, library=piles)
    no_free_steps(state)
    do(state, "activate p1:follower libraries_6")
    assert hand(state, 0) == hands[0]
    assert asked(state)[0] != "draw_card"


def test_known_bottom_comes_last() -> None:
    """R-9.6 R-6.14: what was put on the bottom is drawn after all else, in the order it was put there."""
    known = ["tide_chart", "foresight"]
    piles = {"deck": {"surge_of_power": 1}, "bottom": known, "discard": all_but("surge_of_power", *known)}
    state = acting({"followers": ["libraries_6", "libraries_5"]}, library={**piles, "hidden_artifacts": 0})
    do(state, "activate p1:follower libraries_6")
    assert texts(state) == ["card surge_of_power"]
    do(state, "card surge_of_power")
    assert texts(state) == ["card tide_chart"]
    do(state, "card tide_chart", "done", "bottom surge_of_power", "bottom tide_chart")
    do(state, "activate p1:follower libraries_5")
    assert texts(state) == ["card foresight"]
    do(state, "card foresight")
    assert texts(state) == ["card surge_of_power"]


def test_known_bottom_is_known_to_all() -> None:
    """SC-134 R-9.6 R-6.14 R-9.1: of nine cards the lowest is known, the other eight are not."""
    ten = {"foresight": 2, "tide_chart": 2, "rallying_cry": 2, "hidden_stores": 2, "surge_of_power": 2}
    rest = all_but(*[name for name in ten for _ in range(2)])
    state = acting({"followers": ["libraries_3"]}, library={"deck": ten, "discard": rest, "hidden_artifacts": 0})
    do(state, "activate p1:follower libraries_3", "card foresight", "card tide_chart", "keep foresight")
    do(state, "bottom tide_chart")
    library = see(state)["library"]
    assert (library["deck"], library["bottom"], sum(library["left"].values())) == (9, ["tide_chart"], 8)
    assert library["left"]["tide_chart"] == 1


def test_mystics_free_extra_card() -> None:
    """R-6.40 R-1.19: it replaces the payment and does not allow a second extra card."""
    state = acting(
        {"councilor": "mystic", "leader": "libraries_3", "goods": {"energy": 1}, "cards": ["astrolabe_of_secrets"]}
    )
    do(state, "activate p1:leader libraries_3", "card foresight", "card tide_chart", "card surge_of_power")
    do(state, "keep foresight")
    assert texts(state) == ["done", "extra energy", "extra mystic"]
    do(state, "extra mystic", "keep tide_chart")
    assert texts(state) == ["discard surge_of_power", "bottom surge_of_power"]
    assert goods(state, 0) == {"energy": 1}


def test_mnemonic_vault_draws_one() -> None:
    """R-6.26 R-1.14: one card, kept; no extra card is for sale; the Astrolabe lets choose."""
    state = acting({"followers": ["mnemonic_vault"], "goods": {"energy": 1}}, **parts(built=["mnemonic_vault"]))
    do(state, "activate p1:follower mnemonic_vault", "card foresight", "keep foresight")
    assert (hand(state, 0), asked(state)[0]) == (["foresight"], "place")
    state = acting(
        {"followers": ["mnemonic_vault"], "goods": {"energy": 1}, "cards": ["astrolabe_of_secrets"]},
        **parts(built=["mnemonic_vault"]),
    )
    do(state, "activate p1:follower mnemonic_vault", "card foresight", "card tide_chart", "keep foresight")
    assert texts(state) == ["discard tide_chart", "bottom tide_chart"]


def test_odds_of_a_draw() -> None:
    """R-9.6 R-2.4: a card is drawn by its copies; each unseen artifact may be one of the four hidden ones."""
    state = do(acting({"followers": ["libraries_6"]}), "activate p1:follower libraries_6")
    odds = {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}
    assert odds["card foresight"] == odds["card surge_of_power"] == 2 * odds["card breath_of_poseidon"]
    assert round(27 * odds["card breath_of_poseidon"], 9) == 1
    assert round(27 * odds["card mystic_adze"], 9) == 0.4
