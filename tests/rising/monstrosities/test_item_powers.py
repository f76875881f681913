"""What the magic items do, and their single uses (M-9.8 to M-9.13)."""

from __future__ import annotations

from typing import Any

import pytest

from rising.monstrosities.test_items import NOBODY, act, goods, owning, told
from rising_helpers import do, pass_until, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules import steps
from tidefall.rising.rules.content import HELM_OF_INVISIBILITY, MISFORTUNES
from tidefall.rising.rules.flooding import CHARYBDIS, flood
from tidefall.rising.rules.island import HILLS, SITE_NAMES
from tidefall.rising.rules.rolling import total
from tidefall.rising.rules.state import OMEN_PILE, OMEN_PLACES, OUT, POOL, SUPPLY


def turned(card: str, item: str, *players: dict[str, Any], bearer: str = "p1_follower_1", **more: Any) -> State:
    """A card has just been turned over by the first seat; a figure of that seat carries an item."""
    return owning(item, *players, bearer=bearer, step="misfortune", misfortunes={"card": card}, draws=1, **more)


def pile_of(state: State, name: str) -> int:
    return int(of(state).omens[MISFORTUNES.index(name) * OMEN_PLACES + OMEN_PILE])


# The Horn of Plenty.


def test_the_horn_helps_all_on_its_tile() -> None:
    """MC-066, M-9.8, M-4.6: Blue has +1 beside Red's carrier."""
    both = [{"followers": ["hills_3"]}, {"followers": ["hills_3", "forests_3"]}]
    state = owning("horn_of_plenty", *both, bearer="p1_follower_1")
    table = of(state)
    table.first_die = 3
    assert [int(total(table, figure)) for figure in (1, 9, 10)] == [4, 4, 3]


def test_the_horn_counts_for_each_die_of_a_pair() -> None:
    """M-4.6."""
    state = owning("horn_of_plenty", {"followers": ["cities_3.d", "cities_3.d"]}, bearer="p1_follower_1")
    table = of(state)
    table.first_die = table.second_die = 3
    space = int(table.where[1])
    assert total(table, 256 + space) == 3 + 3 + 1 + 1 + table.level()


def test_the_horn_is_given_up_for_resources() -> None:
    """M-9.9, M-9.10, DM-93, MC-185: between activations, four in any mix; the item may be built again."""
    state = owning("horn_of_plenty", {"goods": {}, "followers": ["hills_3"]}, bearer="p1_follower_1")
    act(state, "unleash horn_of_plenty", "take gold", "take gold", "take ore", "take crystal")
    assert goods(state, 0) == {"crystal": 1, "gold": 2, "ore": 1}
    assert told(state, "horn_of_plenty") == "supply"


def test_an_item_that_nobody_carries_cannot_be_used() -> None:
    """M-9.6."""
    state = owning("horn_of_plenty", {"followers": ["hills_3"]})
    assert "unleash horn_of_plenty" not in texts(state)


# The Constellation Cloak.


def test_the_cloak_keeps_a_flood_off_its_tile() -> None:
    """MC-061, M-9.11, DM-38: once a round; the card is over."""
    state = turned("flood_hills", "constellation_cloak", {"followers": ["hills_6"]})
    do(state, "pass")
    assert texts(state) == ["pass hills", "wield constellation_cloak"]
    do(state, "wield constellation_cloak")
    table = of(state)
    assert (int(table.land[HILLS]), pile_of(state, "flood_hills"), int(table.where[1]) >= 0) == (6, 1, True)
    flood(table, HILLS, 0)
    table.card = MISFORTUNES.index("flood_hills")
    assert not table.rules.hooks.offers[7][0].is_open(table, 0)


def test_the_cloak_ends_a_double_flood_as_a_whole() -> None:
    """M-9.11: floods already carried out stand."""
    state = turned("flood_forests", "constellation_cloak", {"followers": ["hills_6"]}, land={"forests": 0})
    do(state, "pass", "flood mountains", "flood hills", "wield constellation_cloak")
    table = of(state)
    assert (int(table.land[HILLS]), int(table.land[2])) == (6, 5)
    assert state.step().name != "choose_flood"


@pytest.mark.parametrize("card", ["controlled_flood", "tsunami", "omen_giants"])
def test_the_cloak_keeps_off_basic_floods_only(card: str) -> None:
    """M-9.11, M-24.17: no Controlled Flood, special or omen."""
    state = turned(card, "constellation_cloak", {"followers": ["hills_6"]})
    do(state, "pass")
    while state.step().name != "turn_over":
        assert "wield constellation_cloak" not in texts(state)
        answers = [text for text in texts(state) if text.endswith("hills")] or texts(state)
        do(state, answers[0])


def test_the_cloak_does_not_stop_charybdis() -> None:
    """MC-120, M-24.17."""
    state = owning("constellation_cloak", {"followers": ["hills_6"]}, bearer="p1_follower_1", step="misfortune")
    table = of(state)
    table.drawer = 0
    flood(table, HILLS, CHARYBDIS)
    table.advance()
    assert table.land[HILLS] == 5


def test_the_cloak_and_its_bearer_cancel_any_misfortune() -> None:
    """MC-062, M-9.9, M-9.11, DM-38: the follower is removed, the Cloak back in the supply."""
    state = turned("earthquake", "constellation_cloak", {"followers": ["hills_6"]})
    do(state, "unleash constellation_cloak")
    table = of(state)
    assert (int(table.earthquakes), int(table.where[1])) == (0, OUT)
    assert (told(state, "constellation_cloak"), pile_of(state, "earthquake")) == ("supply", 1)


def test_a_leader_given_up_with_the_cloak_goes_to_the_supply() -> None:
    """M-9.11, M-3.4: and the item is not destroyed twice."""
    state = turned("earthquake", "constellation_cloak", {"leader": "hills_6"}, bearer="p1_leader")
    do(state, "unleash constellation_cloak")
    assert int(of(state).where[0]) == SUPPLY
    assert [event["kind"] for event in state.events(None, 0)].count("item_lost") == 1


def test_a_volunteer_may_be_given_up_with_the_cloak() -> None:
    """M-24.65, M-9.7."""
    state = turned("earthquake", "constellation_cloak", {"volunteers": ["hills_6"]}, bearer="volunteer_1")
    do(state, "unleash constellation_cloak")
    assert (int(of(state).where[56]), int(of(state).owner[56])) == (SUPPLY, -1)


# The Helm of Invisibility.


def test_the_helm_spares_all_on_its_tile_from_specials() -> None:
    """M-9.10, M-13.3: they count, are picked, and stay."""
    crowd = {"followers": ["hills_4", "hills_4", "forests_3"]}
    state = turned("sirens_call", "helm_of_invisibility", crowd, {"followers": ["hills_3"]})
    do(state, "pass", "return p1:follower+helm_of_invisibility hills_4", "return p1:follower hills_4")
    table = of(state)
    assert [int(table.where[figure]) for figure in (1, 2)] == [SITE_NAMES.index("hills_4")] * 2


def test_the_helm_shields_from_monsters() -> None:
    """M-9.10, MC-105: also whoever is beside its carrier."""
    state = owning(
        "helm_of_invisibility", {"followers": ["hills_3"]}, {"followers": ["hills_3", "hills_4"]},
        bearer="p1_follower_1",
    )  # fmt: skip
    table = of(state)
    shields = [thing for thing in table.rules.hooks.shields if type(thing).__name__ == "HelmOfInvisibility"]
    assert [shields[0].shields(table, figure) for figure in (1, 9, 10)] == [True, True, False]


def test_the_helm_cancels_a_special_misfortune() -> None:
    """M-9.9, M-9.10, DM-50: an omen too, but no flood; the carrier stays."""
    for card in ("earthquake", "omen_centaurs"):
        state = turned(card, "helm_of_invisibility", {"followers": ["hills_6"]})
        do(state, "unleash helm_of_invisibility")
        assert (told(state, "helm_of_invisibility"), pile_of(state, card)) == ("supply", 1)
        assert int(of(state).where[1]) >= 0
    flooded = turned("flood_hills", "helm_of_invisibility", {"followers": ["forests_6"]})
    assert of(flooded).land[HILLS] == 5


def test_the_helm_keeps_a_monster_from_acting() -> None:
    """M-9.10, DM-50, MC-133, M-22.4: the monster that was announced, whose action lies below the window."""
    state = owning("helm_of_invisibility", {"followers": ["hills_3"]}, bearer="p1_follower_1")
    table = of(state)
    depth = table.depth
    offer = next(row for row in table.rules.hooks.offers[10] if type(row).__name__ == "HelmAgainstMonster")
    assert [offer.is_open(table, seat) for seat in range(4)] == [True, False, False, False]
    table.push(steps.LAY_ASIDE)
    table.push(steps.LAY_ASIDE)
    offer.take(table, 0, offer.first)
    assert (table.depth, told(state, "helm_of_invisibility")) == (depth, "supply")
    assert HELM_OF_INVISIBILITY == 1


# The Winged Sandals.


def resting(*players: dict[str, Any], **more: Any) -> State:
    return owning("winged_sandals", *players, bearer="p1_follower_1", step="end_misf", **more)


def test_the_sandals_carry_all_who_share_the_place() -> None:
    """MC-199, M-9.13, DM-61: each once, also after the carrier has gone."""
    state = resting({"followers": ["hills_3"]}, {"followers": ["hills_3"]})
    assert texts(state) == ["pass", "fly p1:follower hills_3"]
    do(state, "fly p1:follower hills_3", "to hills_5")
    assert texts(state) == ["pass", "fly p2:follower hills_3"]
    do(state, "fly p2:follower hills_3", "to mystic_power_source")
    table = of(state)
    assert [SITE_NAMES[table.site(figure)] for figure in (1, 9)] == ["hills_5", "mystic_power_source"]
    assert state.step().name != "end_misf"
    assert told(state, "winged_sandals") == {"seat": 0, "with": "p1_follower_1"}


def test_the_sandals_go_to_the_same_peninsula_or_the_source() -> None:
    """M-9.10: unflooded tiles with an empty space; from a location only to the Source."""
    state = resting({"followers": ["hills_3"]}, {"followers": ["hills_2", "hills_2", "hills_2"]}, land={"hills": 4})
    do(state, "fly p1:follower hills_3")
    assert texts(state) == ["to hills_1", "to hills_4", "to mystic_power_source"]
    gate = resting({"followers": ["gate_build_1"]})
    do(gate, "fly p1:follower gate_build_1")
    assert texts(gate) == ["to mystic_power_source"]


def test_the_sandals_take_others_out_of_a_flood() -> None:
    """M-9.10, M-9.13, DM-50: up to three from one tile, with the consent of their owners."""
    here = {"followers": ["hills_5", "hills_4"]}
    state = turned("flood_hills", "winged_sandals", here, {"followers": ["hills_5", "hills_3"]}, land={"hills": 5})
    assert texts(state) == ["pass hills", "unleash winged_sandals"]
    do(state, "unleash winged_sandals", "move p2:follower hills_5", "to forests_3", "accept")
    assert texts(state) == ["done", "move p1:follower hills_5"]
    do(state, "move p1:follower hills_5", "to forests_3")
    table = of(state)
    assert [SITE_NAMES[table.site(figure)] for figure in (1, 2, 9)] == ["forests_3", "hills_4", "forests_3"]
    assert (int(table.land[HILLS]), told(state, "winged_sandals")) == (4, "supply")


def test_nobody_is_carried_off_against_its_owners_will() -> None:
    """M-9.13, D-90."""
    state = turned("flood_hills", "winged_sandals", {"followers": ["hills_6"]}, {"followers": ["forests_3"]})
    do(state, "unleash winged_sandals", "move p2:follower forests_3", "to forests_4", "refuse")
    assert "move p2:follower forests_3" not in texts(state)
    do(state, "done")
    assert int(of(state).where[1]) == POOL


def test_a_window_says_what_is_at_hand() -> None:
    """M-22.3: whoever has no Stormcaller is not asked about one."""
    state = turned("earthquake", "constellation_cloak", {"followers": ["hills_6"]})
    assert state.prompt(0, "en") == "“Earthquake” is drawn. Use something against it?"
    with pytest.raises(Refused):
        do(state, "cancel earthquake")


def test_nobody_is_asked_whose_items_lie_with_their_cards() -> None:
    """M-9.6."""
    state = owning("winged_sandals", {"followers": ["hills_3"]}, step="end_misf")
    assert state.step().name == "actions"
    assert NOBODY["followers"] == []
    pass_until(state, "place")
