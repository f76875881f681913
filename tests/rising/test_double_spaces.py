"""Components with double spaces: what a pair does there, and how the two agree (sections 1.4 and 6.8)."""

from __future__ import annotations

from rising_helpers import do, texts
from rising_scenes import (
    act,
    acting,
    asked,
    barriers,
    followers,
    goods,
    land,
    no_free_steps,
    parts,
    placing,
    refused,
)


def test_spirit_seal() -> None:
    """SC-085 R-1.14 R-6.26: one follower goes to the supply, two tiles come back, of one peninsula if one likes."""
    state = acting(
        {"followers": ["spirit_seal.d", "mystic_power_source"]},
        {"followers": ["spirit_seal.d"]},
        land={"libraries": 2},
        **parts(built=["spirit_seal"]),
    )
    do(state, "activate spirit_seal.d")
    assert texts(state) == ["pass", "return p1:follower spirit_seal.d", "return p2:follower spirit_seal.d"]
    do(state, "return p1:follower spirit_seal.d", "agree", "raise libraries", "agree", "raise libraries", "agree")
    assert land(state, "libraries") == 4
    assert (followers(state, 0, "supply"), followers(state, 1, "spirit_seal.d")) == (3, 1)


def test_spirit_seal_needs_the_owners_consent() -> None:
    """R-3.2 R-6.26: the return is a cost that its owner may refuse; then the other one, or nothing."""
    state = acting(
        {"followers": ["spirit_seal.d"]},
        {"followers": ["spirit_seal.d"]},
        land={"hills": 5},
        **parts(built=["spirit_seal"]),
    )
    do(state, "activate spirit_seal.d", "return p2:follower spirit_seal.d", "agree", "refuse")
    assert texts(state) == ["pass", "return p1:follower spirit_seal.d"]
    do(state, "pass", "agree")
    assert (land(state, "hills"), followers(state, 0, "supply")) == (5, 3)


def test_spirit_seal_without_a_flooded_tile() -> None:
    """R-6.26: nobody leaves for nothing."""
    state = acting(
        {"followers": ["spirit_seal.d", "spirit_seal.d", "mystic_power_source"]}, **parts(built=["spirit_seal"])
    )
    do(state, "activate spirit_seal.d")
    assert followers(state, 0, "spirit_seal.d") == 2
    assert asked(state)[0] == "actions"


def test_aegis_of_nereus() -> None:
    """R-1.14 R-6.23: the two controllers agree on up to two barriers."""
    state = acting({"leader": "aegis_of_nereus.d"}, {"leader": "aegis_of_nereus.d"}, **parts(built=["aegis_of_nereus"]))
    do(state, "activate aegis_of_nereus.d", "ward hills", "agree", "ward forges", "agree")
    assert barriers(state) == {"hills", "forges"}


def test_disagreement_on_a_double_space() -> None:
    """R-6.23 R-10.51: the starting player settles it."""
    state = acting(
        {}, {"leader": "aegis_of_nereus.d"}, {"leader": "aegis_of_nereus.d"}, **parts(built=["aegis_of_nereus"])
    )
    act(state, 1, "activate aegis_of_nereus.d", "ward hills", "object")
    assert asked(state) == ("share_barrier", 0)
    do(state, "ward cities")
    assert barriers(state) == {"cities"}


def test_orichalcum_foundry() -> None:
    """R-1.14 R-6.23: one of the two discards a raw resource and gains 4 Atlantium."""
    state = acting(
        {"leader": "orichalcum_foundry.d", "goods": {"atlantium": 1}},
        {"leader": "orichalcum_foundry.d", "goods": {"gold": 1, "crystal": 1}},
        **parts(built=["orichalcum_foundry"]),
    )
    do(state, "activate orichalcum_foundry.d")
    assert texts(state) == ["pass", "smelter p2"]  # Atlantium is not raw
    do(state, "smelter p2", "agree")
    assert (asked(state), texts(state)) == (("smelt", 1), ["refuse", "give crystal", "give gold"])
    do(state, "give gold")
    assert (goods(state, 0), goods(state, 1)) == ({"atlantium": 1}, {"crystal": 1, "atlantium": 4})


def test_soul_conduit() -> None:
    """R-1.14 R-6.23: one of the two recruits without a roll."""
    state = acting(
        {"leader": "soul_conduit.d"},
        {"leader": "soul_conduit.d", "followers": ["pool"]},
        **parts(built=["soul_conduit"]),
    )
    do(state, "activate soul_conduit.d", "recruit p2", "agree")
    assert (followers(state, 0, "supply"), followers(state, 1, "supply")) == (2, 2)


def test_chronal_gyroscope() -> None:
    """SC-086 R-7.1 R-6.26 R-1.14: one Wrath flood less; the cities still add the full level."""
    state = acting(
        {"followers": ["chronal_gyroscope.d", "chronal_gyroscope.d", "cities_3.d", "cities_3.d"]},
        round=6,
        wrath=5,
        **parts(built=["chronal_gyroscope"]),
    )
    do(state, "activate chronal_gyroscope.d", "activate cities_3.d", "roll 3", "roll 3")
    assert asked(state) == ("wrath", 0)
    do(state, "flood hills", "flood hills")
    assert asked(state)[0] == "place"
    assert land(state, "hills") == 4


def test_component_spaces_need_pairs() -> None:
    """R-6.23: a lone figure on a double space has no activation."""
    state = acting({"leader": "soul_conduit.d", "followers": ["mystic_power_source"]}, **parts(built=["soul_conduit"]))
    assert not any("soul_conduit" in text for text in texts(state))


def test_third_space_with_five_players() -> None:
    """R-1.13 R-6.23: three activations of one component."""
    state = acting({"followers": ["mystic_siphon"] * 3}, seats=5, **parts(built=["mystic_siphon"]))
    for _ in range(3):
        do(no_free_steps(state), "activate p1:follower mystic_siphon")
    assert goods(state, 0) == {"energy": 6}


def test_unbuilt_components_are_closed() -> None:
    """R-4.1 R-10.41: only the Artificer's Leader finds room there."""
    state = placing({"councilor": "artificer"}, {})
    assert "leader@mystic_siphon" in texts(state, 0)
    assert "no empty space" in refused(state, "follower@mystic_siphon", seat=0)
    assert "no empty space" in refused(state, "leader@mystic_siphon", seat=1)
