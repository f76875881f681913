"""The harpies and their Lair (M-16)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrous import monstrous
from rising_helpers import do, pass_until, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules.content import CARDS, GOODS
from tidefall.rising.rules.figures import CREW, FIGURE_NAMES, THE_HOLOGRAM
from tidefall.rising.rules.island import SPACE_NAMES
from tidefall.rising.rules.monstrosities.harpies import live_harpies, outermost_figures
from tidefall.rising.rules.monstrosities.lair import LAIR_SITE, is_anything_stolen, retrieved, stolen_figures
from tidefall.rising.rules.monstrosities.spoils import TREASURES
from tidefall.rising.rules.monstrosities.store import DEFEATED, LOCATIONS_IN_PLAY, LOOT, LOOT_CARDS
from tidefall.rising.rules.state import AT_LAIR, CARD_PLACES, OUT, POOL, STONE, SUPPLY, UNSEEN

LAIR = "harpies_lair.d"


def table(step: str, *players: dict[str, Any], seats: int = 4, options: dict[str, Any] | None = None,
          told: dict[str, Any] | None = None, **position: Any) -> State:  # fmt: skip
    """A game with the harpies at a step; whoever is not named has nothing and nobody."""
    given = [{"goods": {}, "followers": [], **player} for player in players]
    given += [{"goods": {}, "followers": []} for _ in range(seats - len(given))]
    chosen = {"harpies": True, "councilors": "random", **(options or {})}
    return monstrous(seats, 2, chosen, step=step, players=given, monstrosities=told or {}, **position)


def attack(*players: dict[str, Any], **position: Any) -> State:
    """The harpies are about to act."""
    return table("monsters_slot", *players, **position)


def raid(*players: dict[str, Any], **position: Any) -> State:
    """Two figures stand at the Lair, of the first two players, and act."""
    mine = [{"followers": [LAIR]}, {"followers": [LAIR]}]
    given = [{**pair, **player, "followers": [*pair["followers"], *player.get("followers", [])]}
             for pair, player in zip(mine, [*players, {}, {}][:2], strict=True)]  # fmt: skip
    state = table("actions", *given, *players[2:], **position)
    while f"activate {LAIR}" not in texts(state):
        do(state, "pass")
    return do(state, f"activate {LAIR}")


def agreed(state: State, *moves: str) -> State:
    """Say moves; whoever else is asked agrees to each."""
    for move in moves:
        do(state, move)
        while state.step().name == "objections":
            do(state, "agree")
    return state


def loot(state: State) -> dict[str, int]:
    """What lies at the Lair beside figures."""
    table = of(state)
    goods = {good: int(LOOT.of(table, number)) for number, good in enumerate(GOODS)}
    cards = {card: int(LOOT_CARDS.of(table, number)) for number, card in enumerate(CARDS)}
    return {name: count for name, count in {**goods, **cards}.items() if count}


def has(state: State, seat: int, good: str) -> int:
    return int(of(state).has(seat, GOODS.index(good)))


def where(state: State, figure: int) -> str:
    place = int(of(state).where[figure])
    names = {int(POOL): "pool", int(SUPPLY): "supply", int(OUT): "box", int(AT_LAIR): "lair"}
    return SPACE_NAMES[place] if place >= 0 else names[place]


def follower(seat: int, number: int = 1) -> int:
    return seat * int(CREW) + number


# Setting up.


def test_the_lair_is_there_from_the_start_with_an_unseen_treasure() -> None:
    """M-16.1, M-16.2, M-16.3: three harpies; nobody knows which of seven treasures lies there, so nothing says it."""
    state = table("place", {"followers": ["pool", "pool"]}, {"followers": ["pool"]})
    assert live_harpies(of(state)) == 3
    assert len(TREASURES) == 7
    assert f"follower@{LAIR}" in texts(state)
    do(state, f"follower@{LAIR}")
    do(state, f"follower@{LAIR}")
    assert f"follower@{LAIR}" not in texts(state)
    assert not is_anything_stolen(of(state))


def test_without_the_option_there_is_no_lair() -> None:
    """M-16.1, M-2.7."""
    state = monstrous(4, 2, None, step="place")
    assert f"follower@{LAIR}" not in texts(state)
    with pytest.raises(Refused):
        monstrous(4, 2, {"monstrosities": False, "harpies": True})


# The harpies act.


def test_each_harpy_steals_from_the_outermost_figure_of_its_peninsula() -> None:
    """M-16.4, M-16.5, M-16.6, M-16.9, M-22.6, M-27.5: a die each; all are home again afterwards."""
    state = attack({"followers": ["forests_5", "forests_2"]}, {"followers": ["cities_4.d", "mystic_power_source"]})
    do(state, "roll 1", "roll 4", "roll 2")
    assert texts(state) == ["harpy forests", "harpy cities"]
    do(state, "harpy cities")
    assert where(state, follower(0, 1)) == "lair"
    assert where(state, follower(0, 2)) == "forests_2"
    assert where(state, follower(1, 1)) == "lair"
    assert where(state, follower(1, 2)) == "mystic_power_source"
    assert stolen_figures(of(state)) == 2
    assert of(state).held[SPACE_NAMES.index("forests_5")] == 0


def test_what_a_harpy_takes_goes_by_kinds() -> None:
    """M-16.8, DM-44: a resource, else a card, else energy, else the figure, which may be given up at any time."""
    rich = {"followers": ["hills_1"], "goods": {"gold": 1, "ore": 2, "energy": 3}, "cards": ["foresight"]}
    state = pass_until(do(attack(rich), "roll 2", "roll 5", "roll 5"), "tribute")
    assert texts(state) == ["yield p1:follower hills_1", "tribute_good gold", "tribute_good ore"]
    do(state, "tribute_good ore")
    assert loot(state) == {"ore": 1}
    assert has(state, 0, "ore") == 1

    bookish = {"followers": ["hills_1"], "goods": {"energy": 3}, "cards": ["foresight", "tide_chart"]}
    state = pass_until(do(attack(bookish), "roll 2", "roll 5", "roll 5"), "tribute")
    assert texts(state) == ["yield p1:follower hills_1", "tribute foresight", "tribute tide_chart"]
    do(state, "tribute tide_chart")
    assert loot(state) == {"tide_chart": 1}

    state = do(attack({"followers": ["hills_1"], "goods": {"energy": 3}}), "roll 5", "roll 2", "roll 5")
    pass_until(state, "tribute")
    assert texts(state) == ["yield p1:follower hills_1", "tribute_good energy"]
    do(state, "yield p1:follower hills_1")
    assert has(state, 0, "energy") == 3
    assert where(state, follower(0)) == "lair"


def test_energy_under_the_fog_can_still_be_stolen() -> None:
    """M-16.8, M-4.8: a theft is no spending."""
    state = attack({"followers": ["hills_1"], "goods": {"energy": 1}}, told={"fogs": 1})
    do(state, "roll 2", "roll 5", "roll 5")
    assert "tribute_good energy" in texts(state)


def test_the_starter_may_raise_each_die() -> None:
    """M-4.1, M-4.4, M-4.3, M-24.6: all dice are shown first; a result is capped at six and never wraps."""
    state = attack({"followers": ["forests_1", "forges_1"], "goods": {"energy": 4}}, {"goods": {"energy": 4}})
    do(state, "roll 1", "roll 6", "roll 5")
    assert state.step().name == "roll_window"
    assert state.current_player() == 0
    do(state, "pass")
    assert state.step().name == "roll_window"
    do(state, "boost energy")
    assert has(state, 0, "energy") == 3
    assert texts(state) == ["harpy forests", "harpy forges"]


def test_a_harpy_sees_active_figures_only() -> None:
    """MC-098, M-14.7, M-24.11, M-16.6: nobody active in the peninsula, nothing stolen."""
    state = attack({"followers": ["hills_3"], "goods": {"gold": 2}})
    of(state).where[follower(0)] = STONE - SPACE_NAMES.index("hills_3")
    do(state, "roll 2", "roll 2", "roll 2")
    assert loot(state) == {}
    assert stolen_figures(of(state)) == 0
    assert state.step().name != "tribute"


def test_a_harpy_may_find_somebody_on_a_flooded_tile() -> None:
    """M-16.6, M-24.59: the Mermaid."""
    told = {"allies": {"mermaid": {"seat": 0, "at": "hills_6"}}}
    state = attack({"followers": ["hills_2"]}, told=told, land={"hills": 5})
    assert outermost_figures(of(state), 1) == 11
    do(state, "roll 2", "roll 5", "roll 5")
    assert where(state, follower(0)) == "hills_2"
    assert stolen_figures(of(state)) == 1


def test_a_second_harpy_goes_inward_when_nobody_is_left() -> None:
    """MC-100, M-16.10."""
    state = attack(
        {"followers": ["forests_5"], "goods": {"gold": 1}}, {"followers": ["forests_3"], "goods": {"ore": 1}}
    )
    do(state, "roll 1", "roll 1", "roll 6", "yield p1:follower forests_5")
    assert state.current_player() == 1
    assert "yield p2:follower forests_3" in texts(state)


def test_a_second_harpy_may_take_from_the_same_figure() -> None:
    """MC-101, M-16.7, M-16.10."""
    state = attack(
        {"followers": ["forests_5"], "goods": {"gold": 2}}, {"followers": ["forests_3"], "goods": {"ore": 1}}
    )
    do(state, "roll 1", "roll 1", "roll 6", "tribute_good gold")
    assert state.current_player() == 0
    do(state, "tribute_good gold")
    assert loot(state) == {"gold": 2}


def test_fewer_harpies_roll_fewer_dice_and_share_a_peninsula() -> None:
    """MC-194, DM-42, DM-43, M-16.5, M-16.7, M-16.17."""
    state = attack({"followers": ["hills_2"], "goods": {"ore": 1}}, {"followers": ["hills_2"], "goods": {"ore": 1}},
                   told={"defeated_harpies": 1})  # fmt: skip
    do(state, "roll 2", "roll 2")
    assert state.step().name == "harpy_target"
    assert texts(state) == ["prey p1:follower hills_2", "prey p2:follower hills_2"]
    do(state, "prey p2:follower hills_2", "tribute_good ore", "prey p1:follower hills_2", "tribute_good ore")
    assert loot(state) == {"ore": 2}


def test_the_tablets_lower_the_limit_at_once_when_they_are_stolen() -> None:
    """MC-220, M-16.8, R-6.36."""
    hand = ["tablets_of_memory", "foresight", "foresight", "tide_chart", "tide_chart", "hidden_stores"]
    state = attack({}, {}, {}, {"followers": ["forges_2"], "cards": hand})
    do(state, "roll 6", "roll 1", "roll 1", "tribute tablets_of_memory")
    assert state.step().name == "hand_limit"
    assert {text.split(" ")[0] for text in texts(state)} == {"discard"}
    do(state, "discard foresight")
    assert of(state).cards_in(3) == 4
    assert loot(state) == {"tablets_of_memory": 1}


def test_the_mask_shields_a_figure_from_a_harpy() -> None:
    """M-14.6, M-24.54, DM-51, MC-105: the harpy leaves with nothing."""
    state = attack({"followers": ["hills_3"], "goods": {"gold": 1}, "cards": ["apotropaic_mask"]})
    do(state, "roll 2", "roll 5", "roll 5")
    do(state, "use apotropaic_mask")
    assert loot(state) == {}
    assert has(state, 0, "gold") == 1
    assert where(state, follower(0)) == "hills_3"


def test_the_hologram_can_be_stolen() -> None:
    """M-16.16, M-18.9: it lies at the Lair, and no power is revealed while it does."""
    state = attack({}, {}, seats=2, hologram="forges_1", options={"harpies": True})
    do(state, "roll 6", "roll 1", "roll 1")
    assert where(state, int(THE_HOLOGRAM)) == "lair"
    assert of(state).hologram_back > of(state).round


# Raiding.


def test_one_figure_alone_does_nothing_at_the_lair() -> None:
    """MC-052, M-24.15, M-8.10: it returns to its pool."""
    state = table("actions", {"followers": [LAIR]})
    assert f"activate {LAIR}" not in texts(state)
    pass_until(state, "place")
    assert where(state, follower(0)) == "pool"


def test_without_loot_the_two_can_only_fight() -> None:
    """M-16.11, DM-81."""
    state = raid()
    assert state.step().name == "die"
    do(state, "roll 6", "roll 6")
    assert DEFEATED.of(of(state)) == 1


def test_the_raiders_declare_before_they_roll() -> None:
    """M-16.11, DM-81: steal or fight, as the two agree."""
    state = raid({}, {}, told={"lair_goods": {"gold": 1}})
    assert texts(state) == ["raid steal", "raid fight"]
    do(state, "raid steal")
    assert state.step().name == "objections"
    do(state, "agree")
    assert state.step().name == "die"


def test_stealing_counts_stolen_figures_and_defeated_harpies() -> None:
    """MC-102, M-16.11, M-16.12, DM-82: 5 + 4 + 2 makes 11, which is three things."""
    state = raid({}, {}, {"followers": ["lair", "lair"]}, told={"defeated_harpies": 1, "lair_goods": {"ore": 4}})
    agreed(state, "raid steal")
    do(state, "roll 2", "roll 3")
    assert state.step().name == "loot"
    agreed(state, "retrieve_figure p3:follower")
    assert where(state, follower(2)) == "pool"
    agreed(state, "retrieve_good ore", "hand_good ore p2")
    assert has(state, 1, "ore") == 1
    agreed(state, "retrieve_good ore", "hand_good ore p1")
    assert has(state, 0, "ore") == 1
    assert state.step().name != "loot"


def test_steal_bands() -> None:
    """M-16.12."""
    assert [int(retrieved(total)) for total in (2, 3, 5, 6, 8, 9, 12, 13, 20)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_earthquake_shifts_the_fight_but_not_the_bands() -> None:
    """MC-130, M-24.60, M-21.2, M-16.13: a Fight of 12 fails; a Steal of 12 still retrieves three."""
    state = raid(told={"lair_goods": {"ore": 9}}, effects={"earthquakes": 1})
    agreed(state, "raid fight")
    do(state, "roll 6", "roll 6")
    assert DEFEATED.of(of(state)) == 0
    state = raid(told={"lair_goods": {"ore": 9}}, effects={"earthquakes": 1})
    agreed(state, "raid steal")
    do(state, "roll 6", "roll 6")
    agreed(state, *["retrieve_good ore", "hand_good ore p1"] * 3)
    assert has(state, 0, "ore") == 3
    assert state.step().name != "loot"


def test_both_who_rolled_may_raise_the_fight() -> None:
    """MC-018, M-4.1, M-4.2, M-16.13: 10 and two energy make 12; nobody else may spend."""
    state = raid({"goods": {"energy": 2}}, {}, {"goods": {"energy": 5}})
    do(state, "roll 5", "roll 5")
    assert state.current_player() == 0
    do(state, "boost energy", "boost energy")
    assert DEFEATED.of(of(state)) == 1
    assert has(state, 0, "energy") == 0


def test_a_steal_stays_open_until_its_rollers_pass() -> None:
    """M-4.3: it counts by its size; energy is not refunded."""
    state = raid({"goods": {"energy": 1}}, {"goods": {"energy": 1}}, told={"lair_goods": {"gold": 1}})
    agreed(state, "raid steal")
    do(state, "roll 6", "roll 6", "boost energy")
    assert state.step().name == "roll_window"
    assert state.current_player() == 1
    do(state, "pass")
    assert state.step().name == "loot"


def test_a_stolen_card_counts_for_the_hand_limit_again() -> None:
    """M-16.12: hand limits apply at once."""
    hand = ["foresight", "foresight", "tide_chart", "tide_chart"]
    state = raid({"cards": hand}, {}, told={"lair_cards": {"hidden_stores": 1}})
    agreed(state, "raid steal")
    do(state, "roll 1", "roll 2")
    agreed(state, "retrieve hidden_stores", "hand hidden_stores p1")
    assert state.step().name == "hand_limit"


def test_a_retrieved_volunteer_goes_to_a_participant_for_the_next_round() -> None:
    """M-16.12, M-24.32, M-27.12."""
    state = raid({}, {}, {"volunteers": ["lair"]})
    agreed(state, "raid steal")
    do(state, "roll 1", "roll 2")
    agreed(state, "retrieve_figure volunteer", "hand_figure volunteer p2")
    figure = FIGURE_NAMES.index("volunteer_1")
    pass_until(state, "place")
    assert of(state).owner[figure] == 1
    assert where(state, figure) == "pool"


def test_the_last_harpy_leaves_everything_to_the_two() -> None:
    """MC-104, MC-193, M-16.14, M-16.15, M-16.17, DM-83: treasure and loot are shared; others get their figures back."""
    state = raid({}, {}, {"followers": ["lair"]}, told={"defeated_harpies": 2, "lair_goods": {"gold": 2}})
    agreed(state, "raid fight")
    do(state, "roll 3", "roll 3")
    assert state.step().name == "treasure"
    assert len(texts(state)) == 7
    do(state, "treasure treasure_ichor")
    assert state.step().name == "spoils"
    agreed(state, "portion 2 gold p1", "portion 4 energy p1")
    assert (has(state, 0, "gold"), has(state, 0, "energy"), has(state, 1, "energy")) == (2, 4, 2)
    assert where(state, follower(2)) == "pool"
    assert where(state, follower(0)) == "pool"
    assert where(state, follower(1)) == "pool"
    assert LOCATIONS_IN_PLAY.of(of(state), 0) == 0
    pass_until(state, "place")
    assert f"follower@{LAIR}" not in texts(state)
    pass_until(state, "actions")
    assert live_harpies(of(state)) == 0


def test_one_councilor_with_both_figures_takes_all_spoils() -> None:
    """M-16.14: the treasures, one by one."""
    gains = {
        "treasure_ingots": {"atlantium": 3},
        "treasure_regalia": {"gold": 3, "atlantium": 1},
        "treasure_prisms": {"crystal": 3, "atlantium": 1},
        "treasure_meteorite": {"ore": 4, "atlantium": 1},
        "treasure_ichor": {"energy": 6},
    }
    for name, gain in gains.items():
        state = table("actions", {"followers": [LAIR, LAIR]}, told={"defeated_harpies": 2})
        do(state, f"activate {LAIR}", "roll 6", "roll 6", f"treasure {name}")
        assert {good: has(state, 0, good) for good in GOODS if has(state, 0, good)} == gain


def test_scrolls_and_the_relic_bring_cards() -> None:
    """M-16.15: three library cards to keep; a random artifact that is not in the game."""
    state = table("actions", {"followers": [LAIR, LAIR]}, told={"defeated_harpies": 2})
    do(state, f"activate {LAIR}", "roll 6", "roll 6", "treasure treasure_scrolls")
    for card in ("foresight", "tide_chart", "hidden_stores"):
        do(state, f"card {card}")
    assert of(state).cards_in(0) == 3
    assert has(state, 0, "energy") == 1

    state = table("actions", {"followers": [LAIR, LAIR]}, told={"defeated_harpies": 2})
    unseen = of(state).cards_in(UNSEEN)
    hidden = of(state).hidden_artifacts
    do(state, f"activate {LAIR}", "roll 6", "roll 6", "treasure treasure_relic")
    assert state.step().name == "unused_artifact"
    do(state, "card brazen_bellows")
    assert of(state).cards[CARDS.index("brazen_bellows") * CARD_PLACES] == 1
    assert of(state).hidden_artifacts == hidden
    assert of(state).cards_in(UNSEEN) == unseen - 1
    assert of(state).game.from_position(state.position()).position() == state.position()
    told = {"defeated_harpies": 2, "unused_artifacts": {"brazen_bellows": 1}, "brought_artifacts": 1}
    state = table("actions", {"followers": [LAIR, LAIR]}, told=told)
    do(state, f"activate {LAIR}", "roll 6", "roll 6", "treasure treasure_relic")
    assert "card brazen_bellows" in texts(state)


def test_cards_and_volunteers_among_the_spoils_are_handed_out_one_by_one() -> None:
    """M-16.14, DM-83."""
    state = raid({}, {"volunteers": ["lair"]}, told={"defeated_harpies": 2, "lair_cards": {"foresight": 1}})
    agreed(state, "raid fight")
    do(state, "roll 6", "roll 6", "treasure treasure_ingots")
    agreed(state, "portion 0 atlantium p1", "hand foresight p2", "hand_figure volunteer p1")
    assert has(state, 1, "atlantium") == 3
    assert of(state).holds(1, CARDS.index("foresight"))
    assert of(state).owner[FIGURE_NAMES.index("volunteer_1")] == 0


def test_the_end_of_the_misfortunes_comes_after_the_monsters() -> None:
    """M-14.1, M-14.4: what is played then waits until the harpies are home."""
    state = attack({"followers": ["hills_3"], "cards": ["foresight"]}, {"followers": ["forests_2"]})
    assert state.step().name == "harpy_die"
    do(state, "roll 1", "roll 5", "roll 5")
    assert state.step().name == "end_misf"
    assert "play foresight" in texts(state)


def test_the_numbers_of_the_lair() -> None:
    """M-24.5, M-16.13: a Fight needs 12."""
    assert of(attack()).rules.target[LAIR_SITE] == 12


def test_a_position_tells_of_the_harpies() -> None:
    """M-14.10: who is defeated, what is stolen, and that the Lair is there."""
    told = {"defeated_harpies": 1, "lair_goods": {"gold": 2}, "lair_cards": {"foresight": 1}}
    state = table("place", {"followers": ["lair"]}, told=told)
    position = state.position()
    assert {name: position["monstrosities"][name] for name in told} == told
    assert position["monstrosities"]["locations"] == {"harpies_lair": 1}
    assert position["players"][0]["followers"][0] == "lair"
    assert state.game.from_position(position).position() == position


def test_a_stolen_carrier_takes_its_item_along() -> None:
    """MC-106, M-9.7, M-16.9: and brings it back."""
    told = {"items": {"horn_of_plenty": {"seat": 0, "with": "p1_follower_1"}}}
    state = do(attack({"followers": ["hills_3"]}, told=told), "roll 2", "roll 5", "roll 5")
    assert where(state, follower(0)) == "lair"
    assert state.position()["monstrosities"]["items"]["horn_of_plenty"] == {"seat": 0, "with": "p1_follower_1"}
    raiders = [{"followers": ["lair"]}, {"followers": [LAIR, LAIR]}]
    state = table("actions", *raiders, told=told, starting_player=1)
    do(state, f"activate {LAIR}", "raid steal", "roll 1", "roll 2", "retrieve_figure p1:follower")
    assert where(state, follower(0)) == "pool"
    assert state.position()["monstrosities"]["items"]["horn_of_plenty"] == {"seat": 0}


def test_the_helm_sends_a_harpy_away() -> None:
    """MC-105, M-14.6, M-24.54: whoever shares a tile with its carrier is not robbed."""
    told = {"items": {"helm_of_invisibility": {"seat": 0, "with": "p1_follower_1"}}}
    state = attack({"followers": ["hills_3"]}, {"followers": ["hills_3"], "goods": {"gold": 1}}, told=told)
    do(state, "pass", "roll 2", "roll 5", "roll 5", "prey p2:follower hills_3")
    assert loot(state) == {}
    assert where(state, follower(1)) == "hills_3"
