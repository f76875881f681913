"""What a choice brings about, as it says itself: tiles, figures and barriers that go, and what has to be paid."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tidefall
from rising_helpers import do, texts
from rising_scenes import acting, barriers, drawing, goods, land, no_free_steps, standing
from tidefall.kernel.state import State
from tidefall.kernel.testing_tools import random_action
from tidefall.rising.rules import steps
from tidefall.rising.rules.island import PENINSULAS

DRY = dict.fromkeys(PENINSULAS, 0)
GAMES = 6 if tidefall.COMPILED else 1
NO_HARM: dict[str, Any] = {"lost": [], "may": [], "most": 0, "defenders": []}


def choice(state: State, text: str, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
    asked = state.current_player() if seat is None else seat
    return next(found for found in state.choices(asked, lang) if found["text"] == text)


def harm(state: State, text: str) -> dict[str, Any]:
    """The harm of a choice without its words, pieces in short: `forests_6`, `leader 0 hills_4`, `barrier hills`."""
    told = {**NO_HARM, **choice(state, text).get("harm", {})}
    for field in ("lost", "may"):
        told[field] = [short(one) for one in told[field]]
    return {field: told[field] for field in NO_HARM}


def short(one: dict[str, Any]) -> str:
    if one["kind"] == "figure":
        return f"{one['piece']} {one['seat']} {one['at']}"
    return str(one["piece"]) if one["kind"] == "tile" else f"barrier {one['at']}"


def only(**some: Any) -> dict[str, Any]:
    return {**NO_HARM, **some}


def price(state: State, text: str, seat: int | None = None) -> tuple[dict[str, int], int, int, list[int]] | None:
    told = choice(state, text, seat).get("price")
    return (told["goods"], told["more"], told["less"], told["payers"]) if told else None


# Floods.


def test_a_flood_takes_the_tile_and_sends_its_figures_home() -> None:
    """R-5.1 to R-5.3: and what the flood after it does, if there is no choice left."""
    state = drawing({"leader": "cities_2.d"}, land={**DRY, "cities": 2, "forges": 1, "forests": 1})
    do(state, "card flood_hills")
    assert harm(state, "flood cities") == only(lost=["cities_2", "leader 0 cities_2.d"])
    assert harm(state, "flood forges") == only(lost=["forges_1"])


def test_a_barrier_is_spent_instead() -> None:
    """R-5.4: a chosen flood is absorbed."""
    state = drawing({"leader": "forges_3"}, land={"hills": 0, "forges": 3}, barriers=["forges"])
    do(state, "card flood_hills")
    assert harm(state, "flood forges") == only(lost=["barrier forges"])


def test_a_sentinel_may_block_it() -> None:
    """D-25: until the Sentinel has passed; then it is certain."""
    state = drawing({"councilor": "sentinel", "leader": "hills_2"}, land={"forests": 0, "hills": 4})
    do(state, "card flood_forests")
    assert harm(state, "flood hills") == only(may=["hills_4"], most=1, defenders=[0])
    do(state, "flood hills")
    assert harm(state, "pass hills") == only(lost=["hills_4"])
    assert harm(state, "block hills") == only(lost=["leader 0 hills_2"])


def test_a_stormcaller_may_cancel_the_card() -> None:
    """D-21: passing lets the card happen; cancelling costs the Leader."""
    state = drawing({"councilor": "stormcaller", "leader": "cities_1.d"}, land={"hills": 4})
    do(state, "card flood_hills")
    assert harm(state, "pass flood_hills") == only(lost=["hills_4"])
    assert harm(state, "cancel flood_hills") == only(lost=["leader 0 None"])


def test_a_controlled_flood_takes_a_barrier_first() -> None:
    """R-5.12: which of two, the drawer chooses."""
    state = drawing(barriers=["hills", "forges"])
    do(state, "card controlled_flood")
    assert harm(state, "discard_barrier hills") == only(lost=["barrier hills"])


def test_a_tsunami() -> None:
    """R-5.15: the floods come when all peninsulas are chosen, so none is certain before."""
    state = drawing(land={"forests": 5, "hills": 5, "mountains": 5, "cities": 3, "libraries": 3, "forges": 3})
    do(state, "card tsunami")
    told = harm(state, texts(state)[0])
    assert "forests_5" in [*told["lost"], *told["may"]]


# Omens.


def test_an_omen_of_loss() -> None:
    """R-5.19: flood the mountains, or pay ore together."""
    state = drawing({"goods": {"ore": 2}}, {"goods": {"ore": 2}}, land={"mountains": 4})
    do(state, "card omen_of_ash")
    suffer, avert = (text for text in texts(state) if text.split(" ")[0] in ("suffer", "avert"))
    assert harm(state, suffer) == only(lost=["mountains_4"])
    due = price(state, avert)
    assert due is not None
    assert due[0] == {"ore": state.game.rules.misfortune_number[state.card]}  # type: ignore[attr-defined]
    assert harm(state, avert) == NO_HARM


def test_an_omen_with_a_flood_of_choice() -> None:
    """R-5.19: one of the farthest tiles; or everybody loses energy."""
    state = drawing({"goods": {"energy": 5}}, {"goods": {"energy": 1}}, land={**DRY, "forests": 3, "hills": 2})
    do(state, "card omen_of_ebbing")
    suffer, avert = (text for text in texts(state) if text.split(" ")[0] in ("suffer", "avert"))
    assert harm(state, suffer) == only(may=["forests_3", "hills_2"], most=1)
    due = price(state, avert)
    assert due is not None
    assert (list(due[0]), due[3]) == (["energy"], [0, 1])


def test_an_omen_of_exile() -> None:
    """R-5.19: the outer civilized tiles are left."""
    state = drawing({"leader": "cities_6.d"}, {"followers": ["forges_6"]})
    do(state, "card omen_of_exile")
    avert = next(text for text in texts(state) if text.startswith("avert"))
    assert harm(state, avert) == only(lost=["leader 0 cities_6.d", "follower 1 forges_6"])


# Prices.


def test_a_barrier_costs_what_is_paid() -> None:
    """R-6.27: alone, or by whoever may be asked."""
    state = acting({"goods": {"energy": 9}, "leader": "hills_1"})
    assert price(state, "barrier hills") == ({"energy": 4}, 0, 0, [0])
    state = acting({"goods": {"energy": 9}, "leader": "hills_1"}, {"goods": {"energy": 9}})
    assert price(state, "barrier hills") == ({"energy": 4}, 0, 0, [0, 1, 2, 3])


def test_the_horn_makes_it_cheaper() -> None:
    """R-6.29: by one, if its owner pays a share."""
    state = acting({"goods": {"energy": 9}, "leader": "hills_1", "cards": ["tidewardens_horn"]})
    due = price(state, "barrier hills")
    assert due is not None
    assert due[0]["energy"] - due[2] == 3


def test_a_component_with_discounts_and_malfunctions() -> None:
    """R-1.17, R-5.17: the printed cost where nothing changes it; else what comes on top and what comes off."""
    rich = {"leader": "gate_build_1", "goods": {"crystal": 4, "gold": 4, "ore": 4, "atlantium": 4}}
    state = do(no_free_steps(acting(rich)), "activate gate_build_1")
    printed = price(state, "build aether_lens")
    assert printed is not None
    assert printed[1:] == (0, 0, [0])
    state = do(no_free_steps(acting({**rich, "councilor": "artificer"})), "activate gate_build_1")
    cheaper = price(state, "build aether_lens")
    assert cheaper is not None
    assert sum(cheaper[0].values()) - cheaper[2] == sum(printed[0].values()) - 1
    state = do(no_free_steps(acting(rich, effects={"malfunctions": 1})), "activate gate_build_1")
    dearer = price(state, "build aether_lens")
    assert dearer is not None
    assert sum(dearer[0].values()) + dearer[1] == sum(printed[0].values()) + 1


def test_shares() -> None:
    """R-3.2: a share costs its payer that much; whoever consents pays what it was asked for."""
    here = {"leader": "gate_build_1", "goods": {"crystal": 2}}
    state = acting(here, {"followers": ["gate_build_1"], "goods": {"crystal": 2}})
    do(state, "activate gate_build_1")
    assert price(state, "build aether_lens") == ({"crystal": 2}, 0, 0, [0, 1])
    do(state, "build aether_lens", "agree")
    assert price(state, "p1 pays 1 crystal") == ({"crystal": 1}, 0, 0, [0])
    assert price(state, "p1 pays 0 crystal") is None
    do(state, "p1 pays 1 crystal")
    assert price(state, "accept", 1) == ({"crystal": 1}, 0, 0, [1])
    assert price(state, "refuse", 1) is None


def test_who_has_built_is_not_lost() -> None:
    """R-6.20: the figures of a build space go home as a matter of course."""
    state = acting({"leader": "gate_build_1", "goods": {"crystal": 2}})
    do(state, "activate gate_build_1")
    assert harm(state, "build aether_lens") == NO_HARM


# In words.


def test_consequences_in_words() -> None:
    state = drawing({"leader": "cities_2.d"}, land={**DRY, "cities": 2, "forges": 1, "forests": 1}, starting_player=1)
    do(state, "card flood_hills")
    name = state.game.spoken("en", state.game.say_seats()[0])
    assert choice(state, "flood cities")["harm"]["sentence"] == f"floods Cities 2 and sends {name}’s Leader home"
    state = acting({"goods": {"energy": 9}, "leader": "hills_1"})
    assert choice(state, "barrier hills")["price"]["sentence"] == "costs 4 mystic energy"
    assert choice(state, "barrier hills", lang="es")["price"]["sentence"] == "cuesta 4 de energía mística"


# Neither too much nor too little.


SEALED = ("sentinels", "response", "choose_flood", "tsunami", "discard_barrier", "wrath_barrier")


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_harm_and_price_are_what_happens(seats: int) -> None:
    """What goes before anybody is asked is `lost`; what goes then is in `may`; what is paid at once is in the price."""
    rng = random.Random(seats)
    told = 0
    for level in range(1, GAMES + 1):
        state = tidefall.load_game("rising", seats=seats, level=min(level, 5)).new_initial_state()
        while not state.is_terminal():
            # Most decisions are placements, which harm nobody.
            if state.current_player() >= 0 and rng.random() < (0.02 if state.step().name == "place" else 0.3):
                told += sum(check(state, found, rng) for found in state.choices(state.current_player(), None))
            state.apply_action(random_action(state, rng))
    assert told


def check(state: State, found: dict[str, Any], rng: random.Random) -> int:
    told = found.get("harm", NO_HARM)
    world = state.clone()
    world.apply_action(found["action"])
    check_price(state, world, found)
    while world.is_chance_node() and len(world.legal_actions()) == 1:
        world.apply_action(world.legal_actions()[0])
    lost, may = set(map(short, told["lost"])), set(map(short, told["may"]))
    gone = gone_between(state, world)
    assert gone <= lost, found["text"]
    assert {one for one in lost if len(one.split(" ")) < 3} <= gone, found["text"]
    if state.step().name in ("choose_flood", "wrath", "discard_barrier"):
        return bool(lost)  # the next flood is another choice
    while not world.is_terminal() and world.step().name in SEALED:
        defends = world.step().name in ("sentinels", "response")
        world.apply_action(0 if defends else rng.choice(world.legal_actions()))
    assert gone_between(state, world) <= lost | may, found["text"]
    return bool(lost)


def gone_between(state: State, world: State) -> set[str]:
    """Tiles and barriers that are gone, and the figures that stood on those tiles."""
    tiles = {f"{arm}_{ring}" for arm in PENINSULAS for ring in range(land(world, arm) + 1, land(state, arm) + 1)}
    stood = [] if cleaned_up(state, world) else [one for one in standing(state) if one["space"].split(".")[0] in tiles]
    figures = {f"{one['kind']} {one['seat']} {one['space']}" for one in stood}
    return tiles | {f"barrier {arm}" for arm in barriers(state) - barriers(world)} | figures


def cleaned_up(state: State, world: State) -> bool:
    """Whether everybody has gone home at the end of the round, before the Wrath came (R-3.26)."""
    rounds = (state.observation(None)["round"], world.observation(None)["round"])
    return rounds[0] != rounds[1] or (state.place_of(steps.CLEANUP) >= 0 and world.place_of(steps.CLEANUP) < 0)


def check_price(state: State, world: State, found: dict[str, Any]) -> None:
    if state.step().name in ("payment", "consent"):
        return  # the last share completes what others pay
    due = found.get("price", {"goods": {}})["goods"]
    spent: Counter[str] = Counter()
    for seat in range(state.game.seats):
        spent += Counter(goods(state, seat)) - Counter(goods(world, seat))
    assert all(due.get(good, 0) >= amount for good, amount in spent.items()), found["text"]
