"""Where figures may stand: sections 4 and 4.5 of the rules."""

from __future__ import annotations

from rising_helpers import as_seat, do, pass_until, place_rest, texts
from rising_scenes import followers, goods, leader, moving, parts, placing, refused, see
from tidefall.kernel.state import State


def spaces_for(state: State, kind: str, seat: int | None = None) -> set[str]:
    """Where a seat may place a figure of a kind."""
    return {text.split("@")[1] for text in texts(state, seat) if text.startswith(f"{kind}@")}


def test_where_figures_stand() -> None:
    """R-4.1, R-1.12, R-1.13: land, the centre, build spaces and built action components; nothing else."""
    state = placing(land={"hills": 4, "forges": 0}, **parts(built=["mystic_siphon", "aether_lens"]))
    tiles = {f"{peninsula}_{ring}" for peninsula in ("forests", "mountains", "libraries") for ring in range(1, 7)}
    tiles |= {f"hills_{ring}" for ring in range(1, 5)} | {f"cities_{ring}.d" for ring in range(1, 7)}
    others = {"mystic_power_source", "gate_build_1", "gate_build_2", "mystic_siphon"}
    assert spaces_for(state, "follower") == tiles | others
    refused(state, "follower@mnemonic_vault")
    refused(state, "follower@aether_lens")


def test_occupied_space() -> None:
    """SC-009, R-4.1, R-4.2: one figure a space."""
    state = placing({"followers": ["forests_6", "pool", "supply", "supply"]})
    assert "no empty space" in refused(state, "leader@forests_6", seat=1)
    as_seat(state, 1, "leader@forests_5")
    as_seat(state, 2, "leader@forests_5")
    assert "no empty space" in refused(state, "leader@forests_5", seat=3)


def test_flooded_tile() -> None:
    """SC-010, R-4.1, R-5.2."""
    state = placing(land={"hills": 4})
    assert "flooded" in refused(state, "follower@hills_5")
    do(state, "follower@hills_4")
    assert followers(state, 0, "hills_4") == 1


def test_unlimited_spaces() -> None:
    """R-4.2, R-1.11, R-10.9: the centre and the build spaces hold any number of figures of any players."""
    state = placing()
    for seat in range(4):
        for _ in range(2):
            as_seat(state, seat, "follower@mystic_power_source")
        as_seat(state, seat, "leader@gate_build_1")
    assert [leader(state, seat) for seat in range(4)] == ["gate_build_1"] * 4
    assert sum(followers(state, seat, "mystic_power_source") for seat in range(4)) == 8


def test_five_plus_spaces() -> None:
    """SC-014, R-4.5, R-1.13: the third space of a component opens with five players."""
    siphon = {"followers": ["mystic_siphon", "mystic_siphon", "supply", "supply"]}
    state = placing(siphon, **parts(built=["mystic_siphon"]))
    assert "no empty space" in refused(state, "leader@mystic_siphon", seat=1)
    state = placing(siphon, seats=5, **parts(built=["mystic_siphon"]))
    as_seat(state, 1, "leader@mystic_siphon")
    refused(state, "leader@mystic_siphon", seat=2)


def test_five_plus_double_spaces() -> None:
    """R-4.5, R-1.13: letter D has one double space, and a second from five players on."""
    pair = {"followers": ["soul_conduit.d", "soul_conduit.d", "supply", "supply"]}
    assert "soul_conduit.e" not in spaces_for(placing(pair, **parts(built=["soul_conduit"])), "leader")
    assert "soul_conduit.e" in spaces_for(placing(pair, seats=5, **parts(built=["soul_conduit"])), "leader")


def test_double_spaces() -> None:
    """R-4.6, R-6.9: two slots for the same or different players; a lone figure has no action and goes home."""
    state = placing()
    for seat in (0, 1):
        as_seat(state, seat, "leader@cities_6.d")
    as_seat(state, 2, "follower@cities_5.d")
    as_seat(state, 2, "follower@cities_5.d")
    as_seat(state, 3, "leader@cities_4.d")
    refused(state, "leader@cities_6.d", seat=2)
    place_rest(state)
    pass_until(state, "actions")
    units = {text for text in texts(state) if "cities" in text and text.startswith("activate")}
    assert units == {"activate cities_6.d", "activate cities_5.d"}
    pass_until(state, "place")
    assert (see(state)["round"], leader(state, 3)) == (2, "pool")


def test_followers_only() -> None:
    """SC-016, R-4.7, R-0.4: a prohibition stands against the general permission to place anywhere."""
    state = placing(
        {"followers": ["spirit_seal.d", *["pool"] * 3], "volunteers": ["pool"]},
        seats=2,
        hologram_power="explorer",
        **parts(built=["spirit_seal"]),
    )
    for kind in ("leader", "volunteer", "hologram"):
        assert "Only followers" in refused(state, f"{kind}@spirit_seal.d")
    assert "Only followers" in refused(state, "leader@spirit_seal.d", seat=1)
    as_seat(state, 1, "follower@spirit_seal.d")
    assert followers(state, 1, "spirit_seal.d") == 1


def test_emissary_on_a_full_tile() -> None:
    """SC-017, R-1.19, R-4.8, R-4.9, R-0.4: for itself and for one more, whoever that is."""
    state = placing(
        {"councilor": "emissary"}, {"followers": ["hills_4", "hills_4", "supply", "supply"]}, starting_player=0
    )
    refused(state, "follower@hills_4")
    refused(state, "leader@hills_4", seat=1)
    do(state, "leader@hills_4")
    as_seat(state, 2, "follower@hills_4")
    assert "no empty space" in refused(state, "follower@hills_4", seat=3)
    assert (leader(state, 0), followers(state, 2, "hills_4")) == ("hills_4", 1)


def test_emissary_and_water() -> None:
    """R-4.8, R-0.4: the Emissary opens no flooded tile, and none of a component."""
    state = placing({"councilor": "emissary"}, land={"hills": 4})
    assert "flooded" in refused(state, "leader@hills_5")
    refused(state, "leader@mystic_siphon")


def test_emissary_in_the_cities() -> None:
    """SC-018, R-4.9, R-6.9: a second pair with its own activation."""
    state = placing(
        {"councilor": "emissary"},
        {"leader": "cities_5.d", "followers": ["cities_5.d", "pool", "supply", "supply"]},
    )
    assert spaces_for(state, "leader") >= {"cities_5.e"}
    assert "cities_5.e" not in spaces_for(state, "follower")
    do(state, "leader@cities_5.e")
    as_seat(state, 2, "follower@cities_5.e")
    refused(state, "follower@cities_5.e", seat=3)
    place_rest(state)
    pass_until(state, "actions")
    assert {"activate cities_5.d", "activate cities_5.e"} <= set(texts(state))


def test_an_emissary_beside_a_lone_figure() -> None:
    """R-4.9 SC-136: an Emissary present gives its double space, whoever came first."""
    rooms = []
    for first, then in (("leader", "follower"), ("follower", "leader")):
        state = placing({"councilor": "emissary"}, starting_player=0)
        for figure in (first, then):
            state.submit(0 if figure == "leader" else 1, f"{figure}@cities_4.d")
        tile = see(state)["island"]["cities"]["tiles"][3]
        rooms.append((tile["capacity"], tile["used"]))
        state.submit(1, "follower@cities_4.e")
    assert rooms == [(4, 2), (4, 2)]


def test_an_emissary_who_leaves_a_pair_takes_the_room_along() -> None:
    """R-4.9: it may be lifted as long as nobody stands where only it made room."""
    state = placing({"councilor": "emissary", "followers": ["mystic_power_source"] * 2 + ["supply"] * 2})
    state.submit(1, "follower@cities_4.d")
    state.submit(0, "leader@cities_4.d")
    assert "lift leader cities_4.d" in texts(state, 0)
    state.submit(1, "follower@cities_4.e")
    assert "lift leader cities_4.d" not in texts(state, 0)


def test_emissary_leaves() -> None:
    """R-3.10 (D-11), R-4.9: no lift while a piece stands on the space it brought; a flood or cancel takes it away."""
    full = {"followers": ["hills_4", "hills_4", "supply", "supply"], "leader": "mystic_power_source"}
    state = placing({"councilor": "emissary", "followers": ["mystic_power_source"] * 2 + ["supply"] * 2}, full)
    do(state, "leader@hills_4")
    assert "lift leader hills_4" in texts(state, 0)
    as_seat(state, 2, "leader@hills_4")
    assert "lift leader hills_4" not in texts(state, 0)
    as_seat(state, 2, "follower@mystic_power_source")
    as_seat(state, 2, "follower@mystic_power_source")
    as_seat(state, 2, "lift leader hills_4")
    as_seat(state, 0, "lift leader hills_4")
    assert "no empty space" in refused(state, "leader@hills_4", seat=2)


def test_emissary_leaves_the_cities() -> None:
    """R-3.10 (D-11), R-4.9: not while both double spaces are needed, the printed one and the one it brought."""
    state = placing({"councilor": "emissary", "followers": ["mystic_power_source"] * 2 + ["supply"] * 2})
    do(state, "leader@cities_5.d")
    assert "lift leader cities_5.d" in texts(state, 0)
    as_seat(state, 1, "leader@cities_5.d")
    assert "lift leader cities_5.d" in texts(state, 0)
    as_seat(state, 2, "leader@cities_5.e")
    assert "lift leader cities_5.d" not in texts(state, 0)


def test_pieces_stay_when_the_emissary_goes() -> None:
    """R-4.9: those who came into its spaces stay and act."""
    state = placing(
        {"councilor": "stormcaller", "cards": ["cipher_of_expertise"]},
        {"followers": ["hills_4", "hills_4", "supply", "supply"]},
    )
    do(state, "play cipher_of_expertise", "copy emissary", "leader@hills_4")
    as_seat(state, 2, "leader@hills_4")
    place_rest(state)
    do(state, "card flood_hills", "cancel")
    assert (leader(state, 0), leader(state, 2)) == ("supply", "hills_4")
    pass_until(state, "actions")
    assert "activate p3:leader hills_4" in texts(state)


def test_prototype() -> None:
    """SC-020, R-1.19, R-4.10, R-6.39, R-0.4: an unbuilt action component of letters A to C, for the Artificer alone."""
    state = placing({"councilor": "artificer"}, **parts(unbuilt=["mystic_siphon", "soul_conduit", "aether_lens"]))
    for component in ("soul_conduit.d", "aether_lens", "power_core"):
        refused(state, f"leader@{component}")
    refused(state, "follower@mystic_siphon")
    do(state, "leader@mystic_siphon")
    refused(state, "leader@mystic_siphon", seat=1)
    place_rest(state)
    pass_until(state, "actions")
    do(state, "activate p1:leader mystic_siphon")
    assert goods(state, 0) == {"energy": 2}


def test_one_prototype_a_component() -> None:
    """R-4.10: a copy of the Artificer finds it taken."""
    state = placing({"councilor": "artificer"}, {"cards": ["cipher_of_expertise"]})
    as_seat(state, 1, "play cipher_of_expertise")
    as_seat(state, 1, "copy artificer")
    assert {"mystic_siphon", "matter_converter"} <= spaces_for(state, "leader", 1)
    as_seat(state, 0, "leader@mystic_siphon")
    refused(state, "leader@mystic_siphon", seat=1)
    as_seat(state, 1, "leader@matter_converter")


def test_libram_of_unity() -> None:
    """R-4.8: two more spaces, or in the cities one more double space; not at the centre, not where there is water."""
    state = placing({"cards": ["libram_of_unity", "libram_of_unity"]}, seats=7, land={"hills": 4})
    do(state, "play libram_of_unity")
    assert not {"widen mystic_power_source", "widen hills_5"} & set(texts(state))
    do(state, "widen hills_4", "play libram_of_unity", "widen cities_6")
    for seat in range(4):
        as_seat(state, seat, "leader@hills_4")
    refused(state, "leader@hills_4", seat=4)
    for seat in range(4):
        as_seat(state, seat, f"follower@cities_6.{'ddee'[seat]}")
    assert "cities_6.f" not in spaces_for(state, "leader", 4)


def test_extra_spaces_vanish() -> None:
    """R-4.8: with a flood, and in CLEANUP."""
    state = placing({"cards": ["libram_of_unity", "breath_of_poseidon"]}, {}, {"councilor": "mystic"})
    do(state, "play libram_of_unity", "widen hills_6")
    for seat in range(3):
        as_seat(state, seat, "leader@hills_6")
    place_rest(state)
    do(state, "card flood_hills", *["card calm_seas"] * 3)
    assert [leader(state, seat) for seat in range(3)] == ["pool"] * 3
    do(state, "play breath_of_poseidon")
    pass_until(state, "place")
    do(state, "leader@hills_6")
    refused(state, "leader@hills_6")


def test_extra_spaces_last_a_round() -> None:
    """R-4.8, R-3.26."""
    state = placing({"cards": ["libram_of_unity"]})
    do(state, "play libram_of_unity", "widen hills_6")
    place_rest(state)
    pass_until(state, "actions")
    pass_until(state, "place")
    do(state, "leader@hills_6")
    refused(state, "leader@hills_6")


def test_moving_is_not_placing() -> None:
    """R-4.21, R-4.10: a prototype comes from placing only, and so does an Emissary's space."""
    state = moving({"councilor": "artificer", "cards": ["foresight"], "leader": "hills_6"})
    do(state, "play foresight", "move p1:leader hills_6")
    assert "to mystic_siphon" not in texts(state)
    assert "to hills_5" in texts(state)
    full = {"followers": ["hills_5", "hills_5", "supply", "supply"]}
    state = moving({"councilor": "emissary", "cards": ["foresight"], "leader": "hills_6"}, full)
    do(state, "play foresight", "move p1:leader hills_6")
    refused(state, "to hills_5")
